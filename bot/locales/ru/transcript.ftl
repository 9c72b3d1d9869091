# Бой как текст на память и его броски в числах.

transcript-round = Ход { $round }
transcript-summary = Что в итоге
transcript-dice = Броски
transcript-trust = Можно ли верить броскам?
transcript-map = Карта в конце хода { $round }
transcript-book = Словами правил
transcript-facts = { $days ->
    [0] { $began }
   *[other] { $began } — { $last }
} · { $rounds ->
    [one] { $rounds } ход
    [few] { $rounds } хода
   *[many] { $rounds } ходов
} · { $throws ->
    [one] { $throws } бросок
    [few] { $throws } броска
   *[many] { $throws } бросков
}{ $over ->
    [1] {""}
   *[other] {" "}· бой не окончен
}
transcript-stamp = { $tag } · { $seq } · { $at } UTC
transcript-stamp-dice = 🎲 { $faces } · { $tag } · { $seq } · { $at } UTC
transcript-undone = ❌ Отменено; выпавшее остаётся на виду
transcript-words = ✍️ Словами ведущего
transcript-withdrawn = ↩️ Ведущий отозвал предыдущий черновик; выпавшее остаётся на виду.
transcript-proof = Каждая запись несёт метку, которая зависит от предыдущей, поэтому сохранивший сообщения увидит, если запись изменили, убрали или добавили. Когда секрет раскрыт, `perestrelka verify` заново вычисляет каждый бросок по выгруженному журналу.

dice-whose = { $whose ->
    [players] Игроки
    [enemies] Противники
   *[all] Все вместе
}
dice-none = Бросков не было.
dice-tally = d{ $sides }: { $count ->
    [one] { $count } бросок
    [few] { $count } броска
   *[many] { $count } бросков
}, среднее { $mean } (у честного кубика { $fair }){ $one_by_one ->
    [1] ; { $faces }
   *[other] {""}
}.
dice-few = Судить рано: нужно хотя бы { $least }.
dice-usual = Ничего странного: настолько же или более неровно выглядят { $below ->
    [1] менее { $percent } %
   *[other] { $percent } %
} честных кубиков.
dice-unusual = Довольно неровно: так выглядят только { $below ->
    [1] менее { $percent } %
   *[other] { $percent } %
} честных кубиков. Из двадцати честных это один.
dice-rare = Очень неровно: так выглядят { $below ->
    [1] менее { $percent } %
   *[other] { $percent } %
} честных кубиков. Проверьте броски: `/перестрелка проверить`.
dice-chart-head = d{ $sides } — { $count ->
    [one] { $count } бросок
    [few] { $count } броска
   *[many] { $count } бросков
}

choice-html = веб-страница (с картами)
choice-markdown = Markdown
choice-bbcode = BBCode (для форума)
export-html = Откройте в любом браузере; больше ничего не нужно, и её можно распечатать.
export-bbcode = Вставьте текст в сообщение. Карты во втором файле: загрузите их на форум или куда угодно и поставьте их адреса вместо имён.
export-markdown = Карты во втором файле, по именам.
export-json = Для проверки (`perestrelka verify`) или для другой базы (`perestrelka import`).
export-bare = 🖼️ С картинками файл больше, чем принимает этот сервер, поэтому они убраны. Владелец получит файл с ними командой `perestrelka export`.

import-done = { $name }: записей { $entries }, последняя метка { $tag }. В канале, где бой продолжится: `/перестрелка перенести` с `бой:` (законченный: `/перестрелка продолжить`).
import-roster = это журнал ростера; перенести можно только бой
import-empty = в журнале нет записей
import-wrong = журнал не сходится (замечаний: { $count }); их назовёт perestrelka verify
import-known = этот бой уже есть в базе (ключ { $key })

cmd-dice = Броски в числах: сколько чего выпало и похоже ли это на честные кубики
cmd-dice-name = броски
opt-where = В этом бою или на всём сервере (по умолчанию в этом бою)
opt-where-name = где
opt-dice-side = Только броски этой стороны
opt-dice-side-name = сторона
opt-dice-player = Только броски бойцов этого игрока
opt-dice-player-name = игрок
opt-dice-fighter = Только броски этого бойца
opt-dice-fighter-name = боец
choice-fight = этот бой
choice-server = весь сервер
choice-players = игроки
choice-enemies = противники
dice-head = 🎲 { $server ->
    [1] **Все бои сервера**
   *[other] **{ $name }**
}{ $narrowed ->
    [1] {" "}— { $whose }
   *[other] {""}
}
dice-foot = -# Считаются все броски, и отменённые тоже. Что никто не выбирал грани, проверит `/перестрелка проверить`.
