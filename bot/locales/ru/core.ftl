# То, что есть в любой игре; кнопки; личные ответы.

gm-appointed = 🎩 { $who } теперь среди ведущих этого боя.
narrated = { $text }
check-made = 🎲 Проверка { $number }, { $who }: { $what } — { $dice }: { $faces } = **{ $total }**. Слово ведущему.
check-ruled = 🎩 Проверка { $number }, { $who }, { $what }: { $text }
rolled = 🎲 { $who }: { $dice }: { $faces } = **{ $total }**
rolled-for = 🎲 { $who } ({ $reason }): { $dice }: { $faces } = **{ $total }**
roll-system = 🎲 { $dice }: { $faces } = **{ $total }** (генератор случайных чисел системы, не кубики игры)
chart-thrown = { $result } (генератор случайных чисел системы, не кубики игры)

## Сообщения

tag = -# { $tag } · { $seq }
secret-announced = 🔒 Все кубики этого боя определяет секрет, и он уже выбран. Его SHA-256: `{ $commitment }`
secret-revealed = 🔓 Секрет кубиков: `{ $secret }`; его SHA-256 `{ $commitment }` опубликован в начале. Проверить может каждый: `/перестрелка проверить`.
undone-mark = ❌ **Отменено:**
undid = ↩️ Ведущий отменяет { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}; что выпало, остаётся на виду:
undid-from = ↩️ Ведущий отменил записи с { $first } по { $last }.
undid-entry = • { $tag }: { $faces }
undid-nothing-thrown = бросков не было
more-lines = и ещё { $count }

## Сводка и карта

map-title = 🗺️
map-open = на открытом месте
map-empty = никого
map-place = `{ $letter }` { $cover } ({ $cell }, { $kind }, защита: { $shields }): { $who }
map-shields-all = со всех сторон
map-shields-none = нет
map-hidden = 🗺️ Карта слишком велика для этого сообщения: `/перестрелка карта`
button-hold = Выждать
button-me = Я
button-advance = Ход ведущего
button-undo = Отменить
button-undo-confirm = Отменить { $count ->
    [1] эту запись
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}

## Личные ответы

done = ✅ Готово.
done-again = ✅ Уже сделано.
opened-answer = ✅ Перестрелка **{ $name }** открыта. Дальше: укрытия — `/ведущий укрытие`, противники — `/ведущий противник`; игроки вступают командой `/вступить`.
opened-everyone = Пока в `/настройка` не задана роль ведущего, открыть бой может кто угодно.
ended-answer = 🏁 Бой окончен.
joined-answer = ✅ { $who } в бою, { $place }.
undo-ask = ↩️ Отменить последнюю запись, номер { $seq }? Вот она:
undo-done = ↩️ Отменено.
parked-warning = ⚠️ Не удалось отправить { $count ->
    [one] { $count } сообщение
    [few] { $count } сообщения
   *[many] { $count } сообщений
}: проверьте мои права в этом канале.
parked-dm = ⚠️ Не получилось написать в <#{ $channel }>, бой **{ $name }**: { $error }. С самим боем всё в порядке; проверьте там мои права.
apology = ⚠️ У меня что-то сломалось; ничего не изменилось. Попробуйте ещё раз, а если не поможет, передайте владельцу сервера код `{ $reference }`.
gm-notice = 🎩 Вы ведущий.
setup-saved = ✅ Сохранено.
setup-shown = **Настройки сервера**
    Язык: { $locale ->
        [ru] русский
        [en] английский
       *[none] как у сервера
    }
    Роль ведущего: { $role }
    Часовой пояс: { $timezone }
    Тихие часы: { $quiet }
    Домашние правила: { $rules }
not-set = не задано
gm-appoint-answer = ✅ { $who } теперь среди ведущих.
export-answer = 📎 Журнал боя **{ $name }**, { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[many] { $entries } записей
}.
export-cut = Приказы ведущего в этом ходу — тайна: журнал обрывается перед ними.
log-head = ### { $name } · ход { $round }
log-entry = `{ $seq }` { $tag }{ $undone ->
    [1] {" "}❌
   *[0] {""}
} { $text }
log-empty = В этом ходу ничего не случилось.
why-head = **Почему** ({ $tag })
why-nothing = Бросков тут не было, объяснять нечего.
verify-ok = ✅ Всё сходится: { $faces ->
    [one] { $faces } кубик
    [few] { $faces } кубика
   *[many] { $faces } кубиков
}, { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[many] { $entries } записей
}. Каждый кубик следует из секрета, хеш которого опубликован в начале, каждая метка — из предыдущей, а из журнала выходит нынешнее состояние боя.
verify-open = Сам секрет откроется, когда бой закончится; тогда эту проверку сможет повторить каждый.
verify-proves = Это доказывает, что ни один кубик не подобран задним числом и ни одна запись не убрана, не добавлена и не изменена. Честно ли программа применяла правила, этим не доказано: судите по журналу.
verify-scripted = ⚠️ Не брошено, а задано репетицией: { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}.
verify-bad-face = ❌ Запись { $seq }, кубик { $n }: в журнале { $face }, по секрету { $expected }.
verify-bad-tag = ❌ Запись { $seq }: метка { $tag } не следует из предыдущей. Здесь или прямо перед этим запись убрали, добавили или изменили.
verify-bad-seq = ❌ На месте записи { $expected } стоит запись { $seq }.
verify-bad-secret = ❌ Секрет эпохи { $number } не подходит к опубликованному хешу.
verify-bad-outcome = ❌ Запись { $seq }: по правилам из этих кубиков выходит не то, что в журнале.
verify-bad-state = ❌ По журналу состояние боя выходит другим.
verify-sealed = 🔒 Пока не проверить: { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}. Секрет ещё не раскрыт.
