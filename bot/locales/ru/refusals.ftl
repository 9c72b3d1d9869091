# Отказы: что не так и что делать вместо этого.

refusal-gm-only = Это может только ведущий.
refusal-gm-present = Ведущий этого боя на месте, назначить другого может только он.
refusal-already-gm = { $name } уже среди ведущих.
refusal-no-such-check = Открытой проверки { $number } нет.{ $has_open ->
    [0] {" "}Открытых сейчас нет.
   *[other] {" "}Открытые: { $open }.
}
refusal-too-many-checks = Открытых проверок уже { $limit }. Ведущий решает их командой `/ведущий решить`.
refusal-no-open-fight = В этом канале нет открытого боя. Ведущий открывает его командой `/перестрелка новая`.
refusal-fight-over = Бой окончен. Ведущий может вернуть его командой `/перестрелка отменить`.
refusal-two-fights = В этом канале уже идёт бой. Завершите его командой `/перестрелка конец` или откройте новый в ветке.
refusal-gm-role-needed = Открывать бой могут только те, у кого на сервере роль ведущего. Попросите кого-нибудь из них или смените роль в `/настройка`.
refusal-unknown-ruleset = Набора правил «{ $name }» нет. Попробуйте: { $nearest }.
refusal-bad-settings = Не удалось разобрать домашние правила: «{ $text }». Пишите парами, например `cover_floor=none hits_to_out=0`.
refusal-unknown-rule = Домашнего правила «{ $key }» нет. Есть такие: { $known }.
refusal-bad-rule-value = Правило { $key }: значение «{ $value }» не подходит. Выберите одно из: { $allowed }.
refusal-button-stale = Эта кнопка устарела: бой ушёл вперёд. Откройте свежую сводку (`/перестрелка показать`).
refusal-undo-nothing = Отменять больше нечего: само начало боя не отменить.
refusal-undo-hangs = От этой записи зависит запись в ростере или в другом бою. Сначала отмените её: `/ростер отменить` или там же `/перестрелка отменить`.
refusal-missing-permissions = Мне не хватает прав в этом канале: { $names }. Попросите администратора их выдать и попробуйте снова.
refusal-not-in-guild = Я работаю только на серверах.

refusal-name-blank = Имя пустое. Нужен хотя бы один видимый знак.
refusal-name-too-long = В этом имени { $length ->
    [one] { $length } знак
    [few] { $length } знака
   *[many] { $length } знаков
}, а можно не больше { $limit }. Придумайте покороче.
refusal-name-hidden = В этом имени есть невидимые знаки или знаки, меняющие направление письма. Наберите его обычными буквами.
refusal-name-markup = В имени не должно быть обратных кавычек, переносов строки, упоминаний и знака «<» перед буквой или «/». Выберите другое.
refusal-name-taken = Имя «{ $name }» здесь уже занято. Выберите другое.
refusal-name-reserved = У слова «{ $name }» здесь свой смысл. Выберите другое имя.
refusal-text-blank = Текст пустой. Напишите хоть пару слов.
refusal-text-too-long = В этом тексте { $length ->
    [one] { $length } знак
    [few] { $length } знака
   *[many] { $length } знаков
}, а можно не больше { $limit }. Сократите.

refusal-dice-too-long = Слишком длинная запись кубиков: можно не больше { $limit ->
    [one] { $limit } знака
   *[many] { $limit } знаков
}.
refusal-dice-unreadable = Непонятно, какие кубики бросать. Пишите, например, `2d6+1`, `d100` или `4d6kh3`; без скобок.
refusal-dice-too-many = Кубиков слишком много или ни одного; всего можно от 1 до { $limit }.
refusal-dice-sides = Граней у кубика может быть от 2 до { $limit }.
refusal-dice-keep = Из этих кубиков можно оставить от 1 до { $count }.
refusal-dice-number = Числа здесь не больше { $limit }.

refusal-bad-cell = Клетки «{ $text }» не бывает. Пишите латинскую букву и число, от A1 до { $last }.
refusal-cell-outside = Клетка { $cell } за краем карты, последняя — { $last }. Выберите другую или увеличьте карту: `/ведущий карта`.
refusal-bad-direction = Стороны «{ $text }» нет. Пишите С СВ В ЮВ Ю ЮЗ З СЗ (или N NE …), либо `all`, либо `none`.
refusal-map-size = На карте столбцов может быть от { $least } до { $columns }, рядов — от { $least } до { $rows }.
refusal-map-cuts-cover = Укрытие «{ $cover }», клетка { $cell }, окажется за краем карты. Сначала переставьте его: `/ведущий укрытие`.

refusal-no-fighter = У вас нет бойца в этом бою. Вступите командой `/вступить`.
refusal-unknown-fighter = Бойца с именем «{ $name }» здесь нет.{ $has_nearest ->
    [0] {""}
   *[other] {" "}Может быть, «{ $nearest }»?
}
refusal-unknown-cover = Укрытия «{ $name }» на карте нет.{ $has_nearest ->
    [0] {""}
   *[other] {" "}Может быть, «{ $nearest }»?
}
refusal-unknown-type = Типа противников «{ $name }» нет.{ $has_nearest ->
    [0] {""}
   *[other] {" "}Может быть, «{ $nearest }»?
} Новый тип задаёт `/ведущий тип`.
refusal-not-your-fighter = { $name } — не ваш боец. Чтобы действовать своим, оставьте `боец` пустым.
refusal-enemy-acts-by-order = { $name } — противник, а противники действуют в фазу ведущего, по `/ведущий приказ`.
refusal-fighter-out = { $name } вне боя и действовать не может.
refusal-not-an-enemy = { $name } — не противник. Назовите противника.
refusal-target-out = { $name } уже вне боя. Выберите другую цель.
refusal-enemy-out = { $name } уже вне боя, приказы ни к чему. Выберите другого противника.
refusal-own-self = В себя не стреляют. Выберите другую цель.
refusal-no-targets = Назовите хотя бы одну цель.
refusal-too-many-shots = В залпе не больше { $limit ->
    [one] { $limit } выстрела
   *[many] { $limit } выстрелов
}.
refusal-already-held = { $name } в этом ходу выжидает, и передумать нельзя. Снять выжидание может только ведущий, отменив запись.
refusal-already-fired = { $name } больше не стреляет: залп этого хода уже сделан. Дождитесь следующего хода.
refusal-already-suppressed = { $name } больше не стреляет: весь огонь этого хода ушёл на подавление. Дождитесь следующего хода.
refusal-already-relocated = { $name } больше не может сменить укрытие: в этом ходу смена уже была. Дождитесь следующего хода.
refusal-hold-after-acting = { $name } уже не может выжидать: в этом ходу была стрельба, подавление, смена укрытия, атака или рукопашная.
refusal-in-the-open = { $name } на открытом месте, кубика укрытия здесь нет. Сначала займите укрытие.
refusal-cover-thrown = { $name }: кубик укрытия в этом ходу уже брошен, выпало { $face }.
refusal-same-cover = Это и есть нынешнее место: { $cover }. Выберите другое; сместиться за этим же можно командой `/сместиться`.
refusal-cover-full = { $cover }: { $free ->
    [0] мест больше нет
   *[other] свободных мест только { $free }
}. Выберите другое укрытие.
refusal-low-on-ammo = { $name }: патроны на исходе, подавлять нельзя, пока ведущий не пополнит. Стреляйте или выжидайте.
refusal-no-enemies = Подавлять некого: противников нет.
refusal-nobody-there = За укрытием «{ $cover }» противников нет. Назовите укрытие, где они есть.
refusal-not-at-cover = Не все названные стоят за укрытием «{ $cover }». Назовите тех, кто там, или только укрытие.
refusal-suppress-one-cover = Один боец подавляет одно укрытие или, по имени, одного противника на открытом месте.
refusal-suppress-what = Скажите, кого подавлять: назовите укрытие или противников по именам.

refusal-not-immediate = В этом бою ход закрывается для всех сразу. Дайте `/ведущий ход` без игрока или смените домашнее правило `mode`.
refusal-not-exposed = По цели «{ $name }» сейчас стрелять нельзя: только по игрокам, которые в этом ходу обнаружили себя и не выбыли.
refusal-order-needs-target = Укажите, в кого стрелять (`первая`).
refusal-order-needs-cover = Укажите, куда идти (`укрытие`).
refusal-order-too-many-targets = { $name } делает { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}; целей не может быть больше.
refusal-fire-waiting = Выстрелы игроков друг в друга ещё не разобраны. Сначала закройте ход: `/ведущий ход`.
refusal-bonus-too-large = Можно от −{ $limit } до +{ $limit }.
refusal-no-kept-bonus = { $name }: такого постоянного бонуса нет, снимать нечего.
refusal-too-many-bonuses = У этого бойца уже { $limit ->
    [one] { $limit } бонус
    [few] { $limit } бонуса
   *[many] { $limit } бонусов
}. Сначала снимите лишние (сколько: 0).
refusal-not-low-on-ammo = { $name }: патронов и так хватает.
refusal-already-in-the-open = { $name } и так на открытом месте.
refusal-too-many-covers = На карте помещается не больше { $limit ->
    [one] { $limit } укрытия
   *[many] { $limit } укрытий
}.
refusal-too-many-types = В бою помещается не больше { $limit ->
    [one] { $limit } типа
   *[many] { $limit } типов
} противников.
refusal-too-many-fighters = В бою помещается не больше { $limit ->
    [one] { $limit } бойца
   *[many] { $limit } бойцов
}. Сначала уберите кого-нибудь.
refusal-bad-capacity = Мест за укрытием может быть от 1 до { $limit }.
refusal-capacity-taken = За укрытием «{ $cover }» уже { $taken ->
    [one] { $taken } боец
    [few] { $taken } бойца
   *[many] { $taken } бойцов
}; мест не может быть меньше.
refusal-bad-type-shots = Выстрелов у типа может быть от 1 до { $limit }.
refusal-bad-hits-to-out = Попаданий может быть от 0 (никогда) до 9.
refusal-bad-rows = Не удалось разобрать строки: «{ $text }». Напишите от одной до трёх пар «попадание от/насмерть от», например `4/5 5/6 6/7`, числа от 1 до 30.
refusal-bad-count = За раз можно от 1 до { $limit }.
refusal-already-joined = У вас уже есть боец в этом бою: { $name }. Чтобы ввести другого, сначала `/выйти`.
refusal-unknown-table = Таблицы «{ $name }» нет.{ $has_nearest ->
    [0] {""}
   *[other] {" "}Может быть, «{ $nearest }»?
}
refusal-unknown-tag = Сообщения с меткой «{ $name }» в этом бою нет.
refusal-no-such-round = Хода { $round } ещё не было; в журнале ходы с 1 по { $last }.
refusal-no-throw-yet = { $has_name ->
    [0] У вашего бойца бросков ещё не было.
   *[other] У бойца «{ $name }» бросков ещё не было.
}
refusal-bad-timezone = Часового пояса «{ $text }» нет. Пишите, например, `Europe/Moscow`.
refusal-bad-quiet-hours = Не удалось разобрать тихие часы: «{ $text }». Пишите, например, `23-8`.
refusal-setup-permission = Менять настройки может только тот, у кого есть право управлять сервером.

refusal-form-incomplete = Ещё не всё выбрано. Откройте форму заново из сводки.
refusal-no-players = В бою ещё нет игроков. Они вступают командой `/вступить`.
refusal-no-room-anywhere = Нет другого укрытия со свободным местом. Спросите ведущего или оставайтесь на месте.
refusal-nobody-exposed = Сейчас стрелять не по кому: в этом ходу никто из игроков себя не обнаружил.

refusal-map-nothing = Скажите, что изменить: столбцы и ряды, местность с областью или картинку.
refusal-unknown-terrain = Местности «{ $name }» нет. Выберите из: { $known }.
refusal-terrain-half = Нужны оба параметра: местность и область, например `C3:E5 F6`.
refusal-bad-area = Не могу прочесть «{ $text }» как клетки. Напишите, например, `C3:E5 F6` или `всё`.
refusal-too-many-kinds = Видов укрытий уже { $limit }, больше нельзя. Возьмите один из имеющихся.
refusal-picture-too-large = Картинка больше { $limit } МБ. Уменьшите её и приложите снова.
refusal-picture-unknown = Не могу прочесть это как картинку. Приложите PNG, JPEG или WebP.
refusal-picture-too-many-pixels = В картинке больше { $limit } миллионов точек. Уменьшите её и приложите снова.

refusal-scenario-mistakes = { $count ->
    [one] В файле { $count } ошибка.
    [few] В файле { $count } ошибки.
   *[many] В файле { $count } ошибок.
} Бой не открыт. Исправьте и приложите снова:
refusal-scenario-too-large = В файле { $size } КБ, а сценарию можно не больше { $limit }. Сократите его.
refusal-scenario-not-text = Файл не в UTF-8. Сохраните его в этой кодировке.
refusal-scenario-not-toml = Это не TOML: { $reason }
refusal-scenario-twice = Дайте либо название сценария, либо файл, но не оба сразу.
refusal-unknown-scenario = Сценария «{ $name }» нет.{ $has_nearest ->
    [1] {" "}Может быть, «{ $nearest }»?
   *[0] {" "}Выберите одно из списка ({ $known }) или приложите файл.
}
refusal-shape-missing = Не хватает «{ $key }». Добавьте.
refusal-shape-unknown = Ключа «{ $key }» здесь нет.{ $has_nearest ->
    [1] {" "}Может быть, «{ $nearest }»?
   *[0] {" "}Допустимы: { $known }.
}
refusal-shape-type = { $expected ->
    [text] Нужен текст в кавычках
    [number] Нужно целое число
    [yes-no] Нужно true или false
    [list] Нужен список
    [table] Нужна таблица
   *[text-or-table] Нужен текст или тексты по языкам, например { "{ en = \"…\", ru = \"…\" }" }
}, а стоит «{ $value }».
refusal-shape-range = { $value } не подходит: нужно от { $low } до { $high }.
refusal-shape-choice = «{ $value }» не из списка: { $known }.
refusal-shape-too-long = Здесь { $length } знаков, а помещается не больше { $limit }.
refusal-shape-too-many = Их { $count }, а можно не больше { $limit }.
refusal-shape-empty = Не может быть пустым.
refusal-shape-language = «{ $value }» — не язык. Пишите en или ru.
refusal-shape-signs = В «{ $value }» есть неизвестный знак. Допустимы: { $known }
refusal-terrain-row = В ряду { $row } знаков { $length }, а столбцов на карте { $columns }.
refusal-terrain-rows = Нарисовано рядов: { $count }, а на карте их { $rows }.
refusal-too-many-pictures = У этого боя уже { $limit } картинок, больше он не хранит. Возьмите одну из приложенных раньше.

refusal-no-roster = В ростере этого сервера пока никого. Начните с `/персонаж новый` или `/команда новая`.
refusal-campaign-off = Кампания на этом сервере выключена: пострадавших только перечисляют. Включить — `/настройка`; `/таблица` бросает и так.
refusal-unknown-character = Персонажа «{ $name }» нет.{ $has_nearest ->
    [0] {" "}Все — в `/персонаж список`.
   *[other] {" "}Может быть, «{ $nearest }»?
}
refusal-unknown-band = Команды «{ $name }» нет.{ $has_nearest ->
    [0] {" "}Создайте её: `/команда новая`.
   *[other] {" "}Может быть, «{ $nearest }»?
}
refusal-not-your-character = { $name } — чужой персонаж. Возьмите своего или попросите ведущего.
refusal-not-your-band = { $name } — не ваша команда. Это могут её хозяин и ведущий.
refusal-character-gone = { $name }: { $fate ->
    [dead] { $gender ->
        [he] погиб
        [she] погибла
       *[they] смерть
    }
    [hanged] { $gender ->
        [he] повешен
        [she] повешена
       *[they] виселица
    }
    [blind] без обоих глаз, вне ростера
    [law] в руках закона
   *[retired] на покое
}. Больше ничего сделать нельзя. Если это ошибка, ведущий может отменить запись (`/ростер отменить`) или вернуть персонажа (`/персонаж изменить`, параметр `вернуть`).
refusal-character-captive = { $name } в плену. Сначала выкуп, обмен или закон: `/пленный`.
refusal-not-captive = { $name } не в плену. Кто в плену, видно в `/персонаж список`.
refusal-captor-unknown = Пока неизвестно, у кого в плену { $name }. Сначала ведущий называет команду: `/пленный`, действие «назвать, у кого».
refusal-captor-wrong = { $name } не может быть в плену у команды { $band }: она своя или уже названа. Назовите другую.
refusal-captor-needs-band = Укажите, у какой команды пленный (`у-кого`).
refusal-ransom-needs-amount = Укажите, сколько платят (`сумма`); можно и 0.
refusal-exchange-needs-other = Укажите, на какого другого пленного меняют (`на`).
refusal-exchange-wrong = { $name } и { $other }: такой обмен не получится, каждый должен быть в плену у команды другого.
refusal-not-an-outlaw = { $name } не из команды преступников: закон за таких не платит. Остаются выкуп и обмен.
refusal-amount-negative = Меньше нуля сумма не бывает. Укажите 0 или больше.
refusal-money-short = { $has_band ->
    [0] Платить некому: команды нет. Укажите 0 или попросите ведущего.
   *[other] У команды { $band } только ${ $money }. Назовите сумму поменьше или пополните кассу (`/команда деньги`).
}
refusal-money-range = Денег может быть от 0 до { $limit } долларов.
refusal-rating-range = Рейтинг бывает от 0 до { $limit }.
refusal-experience-range = Опыт бывает от 0 до { $limit }.
refusal-missed-range = Пропустить можно от 0 до { $limit } боёв.
refusal-misses-fights = { $name } пропускает ещё { $fights ->
    [one] { $fights } бой
    [few] { $fights } боя
   *[many] { $fights } боёв
}. Счёт идёт по оконченным боям команды; вступите кем-нибудь другим.
refusal-sits-out = Старая рана не пускает: { $name } этот бой проводит в стороне. Вступите кем-нибудь другим или дождитесь следующего боя.
refusal-choice-open = { $name }: сначала надо сделать выбор. Нажмите одну из кнопок под вопросом (они есть и в `/персонаж показать`).
refusal-choice-gone = Этот выбор уже закрыт. Как обстоят дела: в бою `/я`, между боями `/персонаж показать`.
refusal-recovering = { $name } лежит с глубокой раной: ещё { $fights ->
    [one] { $fights } бой
    [few] { $fights } боя
   *[many] { $fights } боёв
} без продвижений и умений. Бросьте потом.
refusal-injury-thrown = { $name }: ранение после боя «{ $fight }» уже брошено. Чтобы бросить заново, пусть ведущий сначала отменит его (`/ростер отменить`).
refusal-no-such-casualty = В том бою бросать больше не за кого. Откройте свежую сводку (`/перестрелка показать`).
refusal-fight-counted = Бой «{ $name }» уже записан.
refusal-advance-unearned = { $name }: бросок продвижения не заслужен. Его даёт каждый сыгранный бой и каждое очко опыта.
refusal-skill-unearned = { $name }: бросок на умение не заслужен. Его даёт продвижение героя, 2–4 или 12; иначе бросить может только ведущий.
refusal-skill-not-preferred = Этот бросок — только по предпочитаемым спискам. Выберите из них: { $known }.
refusal-unknown-skill-list = Списка умений «{ $name }» нет. Есть такие: { $known }.
refusal-bad-stats = Не удалось разобрать характеристики: «{ $text }». Пишите, например, `S4+ F3 St3 G3 A1 W1 P3 M6` или `Стр4+ Бб3 Сил3`.
refusal-stat-range = { $letter ->
    [S] Стрельба
    [F] Ближний бой
    [St] Сила
    [G] Выносливость
    [A] Атаки
    [W] Раны
    [P] Смелость
    [FA] Слава
    [FT] Удача
   *[M] Движение
}: { $value } не годится, можно от { $low } до { $high }.
refusal-too-much-gear = На листе не больше { $limit } вещей. Уберите лишнее.
refusal-too-many-characters = В ростере уже { $limit } персонажей, больше нельзя. Измените кого-нибудь из прежних: `/персонаж изменить`.
refusal-too-many-bands = В ростере уже { $limit } команд, больше нельзя. Измените одну из прежних: `/команда изменить`.
refusal-name-alike = «{ $name }» выглядит точь-в-точь как «{ $other }», только другими буквами. Выберите имя, которое не спутать.
refusal-edit-nothing = Так ничего не изменится. Укажите, что должно стать другим.
refusal-edit-gm-only = Это меняет только ведущий. Вы можете менять имя, местоимение, снаряжение и команду; роль и характеристики — до первого боя или броска.
refusal-reason-needed = Укажите причину (`причина`): она останется в истории.
refusal-nothing-such = На этом листе нет ранения или умения «{ $name }».{ $has_known ->
    [0] {""}
   *[other] {" "}Есть: { $known }.
}
refusal-member-already = { $name } уже в команде { $band }.
refusal-member-not = { $name } не в команде { $band }.
refusal-add-or-remove = Что-нибудь одно: принять или отпустить.
refusal-unknown-word = Здесь непонятно «{ $text }». Напишите одно из: { $known }.
refusal-undo-counted = Эта запись учитывает оконченный бой. Отмените его конец в канале того боя (`/перестрелка отменить`).
refusal-not-your-captive = Это решает хозяин команды { $band } или ведущий.
refusal-in-another-fight = { $name } уже в другом открытом бою (или выбывает из него). Сначала пусть закончится тот (`/перестрелка конец`); кто цел, может из него выйти (`/выйти`).
refusal-in-open-fight = { $name } в открытом бою. Сначала завершите его (`/перестрелка конец`): тогда и бросают за пострадавших.
refusal-character-needs-name = Укажите и `имя`: без него откроется окно, а в нём нет места для снаряжения и игрока.
refusal-already-here = { $name } в этом бою уже есть. Вступите кем-нибудь другим.
refusal-casualty-name-taken = Персонаж «{ $other }» теперь есть у кого-то другого, и { $name } персонажем стать не может. Сначала ведущий переименует того: `/персонаж изменить`.
