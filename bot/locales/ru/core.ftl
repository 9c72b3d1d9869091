# То, что есть в любой игре; кнопки; личные ответы.

gm-appointed = 🎩 { $who } теперь среди ведущих этого боя.
narrated = { $text }
check-made = 🎲 Проверка { $number }, { $who }: { $what } — { $dice }: { $single ->
    [1] {""}
   *[other] { $faces } ={" "}
}**{ $total }**. Слово за ведущим.
check-ruled = 🎩 Проверка { $number } ({ $who }: { $what }). { $text }
rolled = 🎲 { $who }: { $dice }: { $single ->
    [1] {""}
   *[other] { $faces } ={" "}
}**{ $total }**
rolled-for = 🎲 { $who } ({ $reason }): { $dice }: { $single ->
    [1] {""}
   *[other] { $faces } ={" "}
}**{ $total }**
roll-system = 🎲 { $dice }: { $single ->
    [1] {""}
   *[other] { $faces } ={" "}
}**{ $total }** (бросок вне боя, в журнал не входит)
chart-thrown = · { $table } (в журнал не входит):
    { $result }

## Сообщения

tag = -# { $tag } · { $seq }{ $parts ->
    [1] {""}
   *[other] {" "}({ $part }/{ $parts })
}
secret-announced-fight = 🔒 Броски этого боя определяет заранее выбранный секрет. Его SHA-256: `{ $commitment }`
secret-revealed-fight = 🔓 Секрет кубиков: `{ $secret }`; его SHA-256 `{ $commitment }` был опубликован в начале боя. Проверить может каждый: `/перестрелка проверить`.
secret-announced-roster = 🔒 Кубики ростера до конца следующего боя определяет заранее выбранный секрет. Его SHA-256: `{ $commitment }`
secret-revealed-roster = 🔓 Секрет кубиков ростера до этого места: `{ $secret }`; его SHA-256 `{ $commitment }` был опубликован раньше. Проверить может каждый: `/ростер проверить`.
undone-mark = ❌ **Отменено:**
undid = ↩️ Ведущий отменил { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}; выпавшее остаётся на виду:
undid-from = ↩️ Ведущий отменил { $single ->
    [1] запись { $first }
   *[other] записи с { $first } по { $last }
}.
undid-entry = • { $tag }: { $faces }
undid-nothing-thrown = бросков не было
more-lines = и ещё { $count }

## Сводка и карта

map-open = на открытом месте
map-empty = никого
map-place = { $cover } ({ $cell }, { $about }): { $who }
summary-folded = -# 🗺️ { $name }: [свежая сводка]({ $link })
button-hold = Выждать
button-me = Мой боец
button-shoot = Стрелять
button-relocate = Сменить укрытие
button-suppress = Подавлять
button-order = Приказ
button-layout = Разметка
button-shoot-go = { $shots ->
    [one] Огонь
    [few] Огонь: { $shots } выстрела
   *[many] Огонь: { $shots } выстрелов
}
button-relocate-go = Бегом
button-suppress-go = Подавить
button-order-go = Отдать приказ
button-layout-go = Поставить
button-layout-name = Назвать и поставить
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
undo-ask = ↩️ { $count ->
    [1] Отменить последнюю запись, номер { $seq }? Вот она:
   *[other] Отменить записи с номера { $seq }, всего { $count }? { $counted ->
        [1] Среди них бой, который записали и отменили.
       *[other] {""}
    } Вот они:
}
undo-done = ↩️ Отменено.
parked-warning = ⚠️ Не удалось отправить { $count ->
    [one] { $count } сообщение
    [few] { $count } сообщения
   *[many] { $count } сообщений
}: проверьте мои права в этом канале.
parked-dm = ⚠️ Не получилось написать в <#{ $channel }>, бой **{ $name }**: { $error }. С самим боем всё в порядке; проверьте там мои права.
apology = ⚠️ У меня что-то сломалось; ничего не изменилось. Попробуйте ещё раз, а если не поможет, передайте владельцу сервера код `{ $reference }`.
apology-after = ⚠️ Сделано и записано, но ответить как следует не удалось. Если повторится, сообщите владельцу сервера код `{ $reference }`.
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
    Кампания между боями: { $roster ->
        [1] включена
       *[0] выключена
    }
not-set = нет
export-answer = 📎 Журнал: **{ $name }**, { $entries ->
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
}. Каждый кубик следует из секрета, каждая метка — из предыдущей, { $all ->
    [1] каждый исход — из кубиков по правилам,
   *[other] каждый исход этого выпуска — из кубиков по правилам,
} и журнал приводит к нынешнему состоянию игры.
verify-commitment = Сравните с первым сообщением: SHA-256 секрета `{ $commitment }`.
verify-last-tag = Сравните с последним сообщением: последняя метка `{ $tag }`.
verify-other-rules = ℹ️ { $count ->
    [one] { $count } запись сыграна
    [few] { $count } записи сыграны
   *[many] { $count } записей сыграно
} по правилам другого выпуска: кубики и метки проверены, исходы только сложены.
verify-open-fight = Сам секрет откроется, когда бой закончится; тогда эту проверку сможет повторить каждый.
verify-open-roster = Новый секрет откроется, когда закончится следующий бой; тогда эту проверку сможет повторить каждый.
verify-proves = Если то и другое совпадает с опубликованным, ни один кубик не подобран задним числом и ни одна запись не убрана и не добавлена. Имена, тексты и то, кто действовал, в метку не входят: где это важно, сравните их с сообщениями.
verify-how = -# Простыми словами: до первого броска бот положил всё своё везение в конверт и опубликовал отпечаток конверта. Каждая выпавшая грань вычисляется из того, что внутри, и из номера, который Discord дал команде, так что ни ведущий, ни бот выбрать её не могли. В конце конверт вскрывают, и эта проверка пересчитывает всё заново.
verify-scripted = ⚠️ Не брошено, а задано репетицией: { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}.
verify-bad-face = ❌ Запись { $seq }, кубик { $n }: в журнале { $face }, по секрету { $expected }.
verify-bad-tag = ❌ Запись { $seq }: метка { $tag } не следует из предыдущей. Здесь или прямо перед этим запись убрали, добавили или изменили.
verify-bad-epoch = ❌ Запись { $seq }: кубики отнесены к секрету № { $number }, который тогда не действовал.
verify-bad-seq = ❌ На месте записи { $expected } стоит запись { $seq }.
verify-bad-secret = ❌ Секрет № { $number } не подходит к опубликованному хешу.
verify-bad-outcome = ❌ Запись { $seq }: по правилам из этих кубиков выходит не то, что в журнале.
verify-bad-state = ❌ По журналу состояние игры выходит другим.
verify-sealed = 🔒 Пока не проверить: { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}. Секрет ещё не раскрыт.

## Карта

map-round = Ход { $round }
map-players = игроки
map-enemies = противники
map-wounded = ранен
map-out = выбыл
map-suppressed = под огнём
map-held = выжидает
map-keeping-down = не высовывается
map-low-ammo = патроны на исходе
map-shot-miss = мимо
map-shot-hit = попал
map-shot-kill = наповал
map-shot-lost = впустую
map-shot-unseen = никого не видно
map-shot-aimed = итог в фазе ведущего
map-shielded = прикрытая сторона
map-run = смена укрытия
map-run-stays = не добежал
map-fan = подавление
map-past = прошлый ход
map-alt = { $title }, ход { $round }. { $who }
map-alt-out = Выбыли: { $who }.
terrain = { $kind ->
    [ground] земля
    [wall] стена
    [water] вода
    [building] здание
    [road] дорога
    [trees] деревья
   *[anomaly] аномалия
}
map-film-alt = { $title }: весь бой, { $rounds ->
    [one] { $rounds } ход
    [few] { $rounds } хода
   *[many] { $rounds } ходов
}
export-scenario-answer = Поле боя { $name } сохранено как сценарий: карта, укрытия, типы, ещё не выбывшие противники (без вступления и картинки). Откройте его командой `/перестрелка новая`, параметр «файл».

## Формы

form-page-before = ▲ Назад
form-page-after = ▼ Ещё { $count }
form-changed = ⚠️ Пока форма была открыта, в бою что-то изменилось. Проверьте выбор и подтвердите.
form-name = { $name }
naming-title = Название
naming-label = Название
opened-answer-scenario = ✅ { $name } начинается, поле уже разложено. Игроки вступают командой `/вступить`.
ground-cut = ✂️ Края картинки обрезаны под пропорции карты. Целиком она поместилась бы на { $columns } × { $rows } клеток: `/ведущий карта`.
