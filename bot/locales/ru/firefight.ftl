# Перестрелка из укрытий. В строке об одном исходе не стоит слово другого исхода.
# Пол бойца: он, она; «they» — пол не назван, тогда настоящее время.

type-name-bandit = Бандит
type-name-marauder = Мародёр
type-name-stalker = Сталкер
type-name-veteran = Ветеран

## Части

place-open = на открытом месте
place-cover = за укрытием { $cover }
condition = { $condition ->
    [fit] { $gender ->
        [he] цел
        [she] цела
       *[they] в строю
    }
    [wounded] { $gender ->
        [he] ранен
        [she] ранена
       *[they] ранение
    }
   *[out] { $gender ->
        [he] выбыл
        [she] выбыла
       *[they] вне боя
    }
}
row = ≤ { $below } мимо, { $hit } попадание, ≥ { $kill } насмерть
kind = { $kind ->
    [low] низкое
    [high] высокое
    [sturdy] прочное
    [flimsy] хлипкое
   *[other] { $name }
}
bonus-flank = фланг
bonus-gm-flank = фланг по слову ведущего
bonus-held = выжидание
bonus-relocated = смена укрытия
bonus-type = тип
bonus-gm = ведущий ({ $reason })
cover-place = укрытие
cover-type = тип
cover-gm = ведущий ({ $reason })
cover-shots = стрельба
cover-suppression = подавление
cover-relocation = смена укрытия
less-cover = укрытие
action = { $action ->
    [cover] бросить на укрытие
    [relocate] сменить укрытие
    [shoot] стрелять
    [suppress] подавлять
    [hold] выжидать
    [shift] сместиться
   *[other] { $action }
}

## Подготовка

opened = ⚔️ Перестрелка **{ $name }** начинается.
map-sized = 🗺️ Карта теперь { $columns } × { $rows } клеток.
cover-placed = 🧱 Новое укрытие: { $cover }, клетка { $cell } ({ $kind }), мест: { $capacity }.
cover-changed = 🧱 Укрытие изменено: { $cover }, клетка { $cell } ({ $kind }), мест: { $capacity }.
kind-described = { $kind }: { $legend }
type-defined = 📋 Новый тип противников: **{ $type }**.
type-changed = 📋 Тип противников **{ $type }** изменён.
player-joined = 🟦 { $who } вступает в бой { $place }.
enemy-joined = 🟥 { $who } появляется { $place }.
fighter-left = 🚪 { $who } { $who_gender ->
    [he] покинул
    [she] покинула
   *[they] покидает
} бой.
fighter-removed = 🚪 Ведущий убирает бойца { $who }: { $reason }
stood-in = 🎩 Ведущий за бойца { $who }:

## Фаза игроков

cover-thrown = 🛡️ { $who }: на укрытие выпало { $face }.
relocation = 🏃 { $dice }: { $story }
relocated-failed-1 = { $who } { $who_gender ->
    [he] рванулся
    [she] рванулась
   *[they] рвётся
} к укрытию { $place }, но огонь не пускает: место прежнее.
relocated-failed-2 = { $who } { $who_gender ->
    [he] метнулся
    [she] метнулась
   *[they] бросается
} к укрытию { $place } и тут же назад: место прежнее.
relocated-failed-3 = { $who } { $who_gender ->
    [he] не смог
    [she] не смогла
   *[they] не может
} добраться до укрытия { $place }: место прежнее.
relocated-dear-1 = { $who } { $who_gender ->
    [he] перебежал
    [she] перебежала
   *[they] перебегает
} к укрытию { $place }, слишком долго на виду.
relocated-dear-2 = { $who } { $who_gender ->
    [he] доковылял
    [she] доковыляла
   *[they] добирается
} до укрытия { $place } и { $who_gender ->
    [he] укрылся
    [she] укрылась
   *[they] укрывается
} кое-как.
relocated-dear-3 = { $who } { $who_gender ->
    [he] добежал
    [she] добежала
   *[they] добегает
} до укрытия { $place }, запыхавшись, наполовину на виду.
relocated-clean-1 = { $who } { $who_gender ->
    [he] перебежал
    [she] перебежала
   *[they] перебегает
} к укрытию { $place } на удобную линию огня.
relocated-clean-2 = { $who } { $who_gender ->
    [he] скользнул
    [she] скользнула
   *[they] проскальзывает
} за укрытие { $place }, оружие наготове.
relocated-clean-3 = Один рывок — и { $who } уже за укрытием { $place }.
relocation-blocked = 🏃 { $who } { $who_gender ->
    [he] хотел
    [she] хотела
   *[they] хочет
} занять укрытие { $place }, но мест нет: без броска.
volley-1 = 🔫 { $who } { $who_gender ->
    [he] сделал
    [she] сделала
   *[they] делает
} { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}, цель: { $targets }.
volley-2 = 🔫 { $who } { $who_gender ->
    [he] открыл
    [she] открыла
   *[they] открывает
} огонь — { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}, цель: { $targets }.
volley-3 = 🔫 { $who } { $who_gender ->
    [he] прицелился
    [she] прицелилась
   *[they] целится
}: { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}, цель: { $targets }.
volley-enemy-1 = 🔻 { $who } { $who_gender ->
    [he] ответил
    [she] ответила
   *[they] отвечает
} огнём: { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}, цель: { $targets }.
volley-enemy-2 = 🔻 { $who } бьёт по цели: { $targets } — { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}.
volley-enemy-3 = 🔻 { $who } { $who_gender ->
    [he] высунулся
    [she] высунулась
   *[they] высовывается
}: { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}, цель: { $targets }.
shot-read = ▸ { $target }, выстрел { $number }: { $dice } → **{ $result }**. { $story }
shot-result = { $outcome ->
    [hit] { $condition ->
        [out] попадание, { $gender ->
            [he] выбыл
            [she] выбыла
           *[they] вне боя
        }
       *[wounded] попадание, { $gender ->
            [he] ранен
            [she] ранена
           *[they] ранение
        }
    }
    [kill] насмерть, { $gender ->
        [he] выбыл
        [she] выбыла
       *[they] вне боя
    }
    [lost] впустую
    [unseen] мимо, никого не видно
   *[miss] мимо
}
shot-aimed = ▸ { $target }, выстрел { $number }: { $dice } — кубик брошен, итог в фазу ведущего.
shot-miss-1 = Пуля уходит в сторону.
shot-miss-2 = Рядом взлетает пыль.
shot-miss-3 = { $target } { $target_gender ->
    [he] успел
    [she] успела
   *[they] успевает
} пригнуться.
shot-miss-4 = Только щепки летят.
shot-hit-1 = { $target } { $target_gender ->
    [he] пошатнулся, но устоял
    [she] пошатнулась, но устояла
   *[they] шатается, но стоит на ногах
}.
shot-hit-2 = { $target } { $target_gender ->
    [he] вскрикнул
    [she] вскрикнула
   *[they] вскрикивает
} от боли.
shot-hit-3 = Пуля нашла цель; { $target } стискивает зубы.
out-1 = { $target } больше не боец.
out-2 = Это была последняя капля: { $target } { $target_gender ->
    [he] свалился
    [she] свалилась
   *[they] валится
} на землю.
out-3 = { $target } { $target_gender ->
    [he] осел и больше не поднялся
    [she] осела и больше не поднялась
   *[they] оседает и больше не встаёт
}.
shot-kill-1 = { $target } { $target_gender ->
    [he] рухнул как подкошенный
    [she] рухнула как подкошенная
   *[they] падает замертво
}.
shot-kill-2 = Точный выстрел, и { $target } { $target_gender ->
    [he] упал
    [she] упала
   *[they] падает
}.
shot-kill-3 = { $target } { $target_gender ->
    [he] замолчал
    [she] замолчала
   *[they] замолкает
} навсегда.
shot-lost-1 = { $target } уже на земле; пуля бьёт в грунт.
shot-lost-2 = Целиться больше не в кого.
shot-lost-3 = Пуля достаётся лежачему.
shot-unseen-1 = { $target } не показывается.
shot-unseen-2 = Виден только край укрытия.
shot-unseen-3 = { $target } { $target_gender ->
    [he] так и не высунулся
    [she] так и не высунулась
   *[they] так и не высовывается
}.
enemy-miss-1 = Пуля свистит над головой: { $target } { $target_gender ->
    [he] только вздрогнул
    [she] только вздрогнула
   *[they] только вздрагивает
}.
enemy-miss-2 = { $target } слышит, как крошится укрытие.
enemy-miss-3 = { $target } вовремя { $target_gender ->
    [he] пригнулся
    [she] пригнулась
   *[they] пригибается
}.
enemy-hit-1 = { $target } { $target_gender ->
    [he] поймал
    [she] поймала
   *[they] ловит
} пулю!
enemy-hit-2 = { $target } { $target_gender ->
    [he] отшатнулся
    [she] отшатнулась
   *[they] отшатывается
} от удара.
enemy-hit-3 = На укрытии кровь: { $target } { $target_gender ->
    [he] задет
    [she] задета
   *[they] истекает кровью
}.
enemy-kill-1 = { $target } { $target_gender ->
    [he] упал
    [she] упала
   *[they] падает
}.
enemy-kill-2 = { $target } { $target_gender ->
    [he] упал и не шевелится
    [she] упала и не шевелится
   *[they] падает и не шевелится
}.
enemy-kill-3 = Один выстрел, и { $target } { $target_gender ->
    [he] рухнул
    [she] рухнула
   *[they] валится
}.
enemy-lost-1 = { $target } уже на земле; пуля зря.
enemy-lost-2 = Пуля бьёт в землю, где { $target_gender ->
    [he] упал
    [she] упала
   *[they] лежит
} { $target }.
enemy-lost-3 = Целиться больше не в кого.
enemy-unseen-1 = { $target } не показывается.
enemy-unseen-2 = Виден только край укрытия.
enemy-unseen-3 = { $target } — ни тени, ни звука.
suppression-1 = 🔥 { $who } поливает огнём: { $targets }. Голову там никто не поднимет.
suppression-2 = 🔥 { $who } { $who_gender ->
    [he] высадил
    [she] высадила
   *[they] высаживает
} магазин: { $targets } — лежать до конца хода.
suppression-3 = 🔥 Под огнём бойца { $who } ни стрелять, ни двигаться: { $targets }.
low-ammo = 🪫 { $who }: патроны на исходе.
held-1 = ⏸️ { $who } { $who_gender ->
    [he] затаился
    [she] затаилась
   *[they] выжидает
}, с глаз долой.
held-2 = ⏸️ { $who } ждёт удобного мига.
held-3 = ⏸️ { $who } не стреляет и слушает.
held-too-long = ⏸️ { $who } снова выжидает, но слишком долго на одном месте: ни защиты от огня, ни бонуса.
shifted = ↔️ { $who } { $who_gender ->
    [he] сместился
    [she] сместилась
   *[they] смещается
} за укрытием: { $note }

## Слово ведущего

order-shoot = 🤫 Приказ: { $who } стреляет, цель: { $targets }.
order-relocate = 🤫 Приказ: { $who } меняет укрытие на { $place }{ $aimed ->
    [0] {""}
   *[other] , затем стреляет, цель: { $targets }
}.
order-down = 🤫 Приказ: { $who } не высовывается.
order-auto = 🤫 Приказ: { $who } снова выбирает цель по правилу.
order-in-vain = ⚠️ { $who } под подавлением или уже отстрелялся: в этом ходу приказ ничего не изменит.
bonus-given = 🎩 { $who }: { $amount } к { $kind ->
    [shot] стрельбе
    [cover] кубику укрытия
   *[relocation] смене укрытия
} ({ $lasts ->
    [next] на следующий бросок
    [round] на этот ход
   *[kept] пока не снят
}): { $reason }
bonus-taken = 🎩 { $who } теряет постоянный бонус к { $kind ->
    [shot] стрельбе
    [cover] кубику укрытия
   *[relocation] смене укрытия
}: { $reason }
flank-granted = 🎩 По слову ведущего { $shooter } в этом ходу с фланга, цель: { $target }. { $reason }
flank-denied = 🎩 По слову ведущего у бойца { $shooter } в этом ходу нет фланга, цель: { $target }. { $reason }
restocked = 🎩 { $who }: патроны снова есть. { $reason }
condition-set = 🎩 { $who }: { $before } → **{ $after }**, по слову ведущего: { $reason }
moved = 🎩 { $who } теперь { $place }: { $reason }
rule-changed = 🎩 Домашнее правило `{ $key }`: { $before } → **{ $value }**: { $reason }

## Фаза ведущего

gm-phase-began-1 = ## Ход { $round }: ответ противника
gm-phase-began-2 = ## Ход { $round }: ответный огонь
gm-phase-began-3 = ## Ход { $round }: слово другой стороне
answer-began = ## Ход { $round }: огонь по цели { $who }
passed-suppressed = ▪️ { $who } { $who_gender ->
    [he] прижат
    [she] прижата
   *[they] под подавлением
} и не стреляет.
passed-down = ▪️ { $who } не высовывается.
passed-no-target = ▪️ { $who } никого не видит.
round-begun-1 = ⏳ Начинается **ход { $round }**.
round-begun-2 = ⏳ Дым рассеивается. **Ход { $round }**.
round-begun-3 = ⏳ Вдох, и дальше: **ход { $round }**.
ended = 🏁 Перестрелка { $name } окончена, { $rounds ->
    [one] { $rounds } ход
    [few] { $rounds } хода
   *[many] { $rounds } ходов
}.
casualty = 🩸 Пострадавший: { $who }
no-casualties = Среди игроков пострадавших нет.
statistics = **Итоги**
statistic = { $who }: { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}, { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}, насмерть { $kills }

## Сводка

summary-head = ### { $name } · ход { $round }{ $phase ->
    [ended] {" "}· окончена
   *[players] {" "}· фаза игроков
}
summary-awaited = ⏳ Ждём: { $who }
summary-acted = ✔️ Уже: { $who }
summary-all-acted = ✅ Все сходили: слово ведущему.
summary-players = 🟦 **Игроки** ({ $count })
summary-enemies = 🟥 **Противники** ({ $count })
summary-fighter = { $condition ->
    [fit] 🟢
    [wounded] 🟡
   *[out] ⚫
} { $who } — { $pieces }
summary-brief = { $condition ->
    [fit] 🟢
    [wounded] 🟡
   *[out] ⚫
}{ $awaited ->
    [0] {""}
   *[other] ⏳
} { $who }{ $cell }{ $cover }
summary-casualties = 🩸 Пострадавшие: { $who }
did-shots = { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}
did-relocate = смена укрытия { $result }
did-hold = выжидание
did-suppress = подавление
mark-low-ammo = 🪫 патроны на исходе
mark-suppressed = 🔥 под подавлением
piece-now = { $amount } сейчас
piece-next = { $amount } в следующем ходу
own-cover = 🛡️ укрытие { $value } ({ $dice })
own-cover-open = 🛡️ укрытия нет, открытое место
own-cover-unthrown = 🛡️ кубик укрытия ещё не брошен

## Лично

may-still = Ещё можно: { $actions }.
may-nothing = В этом ходу больше ничего.
own-condition = { $who } { $place }: { $condition }{ $limit ->
    [0] {""}
   *[other] {" "}(попаданий { $hits } из { $limit })
}.
own-bonuses = Бонус к стрельбе сейчас { $now }, в следующем ходу { $next }.
own-ammo = { $low ->
    [1] 🪫 Патроны на исходе: подавлять нельзя, пока ведущий не пополнит.
   *[0] Патронов хватает.
}
own-threats = По вам могут стрелять: { $who }
stance-held = Вы выжидаете: в этом ходу по вам не стреляют.
stance-exposed = Вы себя показали: противник может стрелять по вам.
stance-unseen = Вы себя ещё не показали: по вам не стреляют.

## Правила боя

rulebook-head = ### Правила: { $name }
rulebook-rule = `{ $key }` **{ $value }**{ $default ->
    [1] {""}
   *[0] {" "}⚠️
} — { $about }
rule-shot-dice = кубик на каждый выстрел или один на все
rule-shot-rows = строка по месту выстрела в залпе или по счёту выстрелов в каждую цель
rule-relocation-penalty = штрафы за смену укрытия и стрельбу складываются или берётся худший
rule-relocation-bonus = +1 за тройку действует сейчас или в следующем ходу
rule-cover-floor = наименьшее, что укрытие отнимает у выстрела
rule-hits-to-out = сколько попаданий выводят из боя (0: никогда)
rule-suppress-scope = кого подавляют: всех за укрытием, выбранных или всех вообще
rule-low-ammo = после подавления патроны на исходе
rule-decay = укрытие слабеет с каждым стрелком или с каждым выстрелом
rule-flank-for-enemies = противнику фланг тоже даёт бонус
rule-hold-limit = сколько выжиданий подряд ещё засчитываются
rule-absent = кто ничего не делал, считается выжидающим или открыт огню
rule-pvp = огонь между игроками решается в фазу ведущего или сразу
rule-mode = противник отвечает всем вместе или каждому сразу
rulebook-rows = **Выстрелы** (первый · второй · третий): { $rows }
rulebook-types = **Типы противников**
rulebook-type = • **{ $type }**: { $pieces }
type-shots = { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}
type-bonus = { $amount } к стрельбе
type-cover-die = кубик укрытия{ $bonus ->
    [0] {""}
   *[other] {" "}{ $amount }
}
type-rows = свои строки: { $rows }
type-rows-against = строки по нему: { $rows }
type-hits = { $hits ->
    [0] попадания не выводят из боя
    [one] выбывает с { $hits } попадания
   *[many] выбывает с { $hits } попаданий
}
chart-cover = 🛡️ Кубик укрытия: **{ $face }**
chart-shot = 🎯 { $face } ({ $row }): **{ $outcome ->
    [kill] насмерть
    [hit] попадание
   *[miss] мимо
}**
chart-relocation = 🏃 { $face }: **{ $face ->
    [1] место прежнее
   *[other] укрытие сменилось
}**, к своему укрытию { $penalty }{ $face ->
    [3] , следующие выстрелы этого хода +1
   *[other] {""}
}

## Почему

why-shot = { $shooter } → { $target }, выстрел { $number }: на кубике **{ $face }**.
why-bonus = • { $amount } { $label }
why-no-cover = • У цели { $target } нет кубика укрытия: ничего не вычитается.
why-cover = • Укрытие цели { $target }: { $dice } → { $value }{ $lowered ->
    [0] {""}
   *[other] , − { $lowered }: это { $nth }-й стреляющий по этой цели
}; вычитается { $less }.
why-row = • Строка { $number } ({ $row }): { $read } → **{ $result }**.
why-lost = • { $target } уже вне боя после более раннего выстрела.
why-unseen = • { $target } в этом ходу себя не показывает: стрелять не в кого.
why-cover-die = { $who }: на укрытие выпало **{ $face }**.
why-relocation = { $who }: на смену укрытия { $dice }, итог **{ $result }**, к своему укрытию { $penalty } в этом ходу.
why-aimed = • { $target } — игрок: итог в фазу ведущего, против окончательного укрытия.
