# Перестрелка из укрытий. В строке об одном исходе не стоит слово другого исхода.
# Пол бойца: он, она; «they» — пол не назван, тогда настоящее время.

type-name-bandit = Бандит
type-name-marauder = Мародёр
type-name-stalker = Сталкер
kind-name-low = низкое
kind-name-high = высокое
kind-name-sturdy = прочное
kind-name-flimsy = хлипкое
type-name-veteran = Ветеран

## Части

place-open = на открытом месте
place-cover = за укрытием { $cover }
piece-place = { $cover }
condition = { $condition ->
    [fit] { $gender ->
        [he] цел
        [she] цела
       *[they] без ранений
    }
    [wounded] { $gender ->
        [he] ранен
        [she] ранена
       *[they] с ранением
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
bonus-gm-flank = фланг, решение ведущего
bonus-held = выжидание
bonus-relocated = смена укрытия
bonus-type = за тип противника
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
    [charge] атаковать врукопашную
    [break] выйти из рукопашной
    [stand] встать
    [round] драться дальше
   *[other] { $action }
}

## Подготовка

opened = ⚔️ Перестрелка { $name } начинается.
map-sized = 🗺️ Карта теперь { $columns } × { $rows } клеток.
terrain-drawn = 🗺️ На карте: { $kind }, { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[many] { $cells } клеток
}.
ground-pictured = 🗺️ Ведущий сделал фоном карты свою картинку.
ground-bare = 🗺️ Картинка под картой убрана.
laid-out = 🗺️ Поле боя: { $columns } × { $rows } клеток, укрытий: { $covers }, противников: { $enemies }.
cover-placed = 🧱 Новое укрытие: { $cover }, клетка { $cell } ({ $pieces }).
cover-changed = 🧱 Укрытие изменено: { $cover }, клетка { $cell } ({ $pieces }).
shields-all = прикрывает со всех сторон
shields-none = не прикрывает
shields = прикрывает: { $sides }
side = { $side ->
    [N] С
    [NE] СВ
    [E] В
    [SE] ЮВ
    [S] Ю
    [SW] ЮЗ
    [W] З
   *[NW] СЗ
}
room = мест: { $capacity }
cover-modifier = к кубику укрытия { $amount }
cover-rows = строки: { $rows }
kind-described = { $kind }: { $legend }
type-defined = 📋 Новый тип противников. { $type }
type-changed = 📋 Тип противников изменён. { $type }
player-joined = 🟦 { $who } вступает в бой { $place }.
enemy-joined = 🟥 { $who } появляется { $place }.
fighter-left = 🚪 { $who } { $who_gender ->
    [he] покинул
    [she] покинула
   *[they] покидает
} бой.
player-returned = 🟦 { $who } { $who_gender ->
    [he] вернулся
    [she] вернулась
   *[they] возвращается
} в бой { $place }.
fighter-removed = 🚪 Ведущий убирает из боя: { $who } ({ $reason }).
stood-in = 🎩 { $who } — ходит ведущий:

## Фаза игроков

cover-thrown = 🛡️ { $who }: на укрытие выпало { $face }.
relocation = 🏃 { $dice }: { $story }
relocated-failed-1 = { $who } { $who_gender ->
    [he] рванулся к укрытию { $place }, но огонь отбросил его назад
    [she] рванулась к укрытию { $place }, но огонь отбросил её назад
   *[they] рвётся к укрытию { $place }, но огонь отбрасывает назад
}.
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
    [he] перебежал к укрытию { $place }, но слишком долго был на виду
    [she] перебежала к укрытию { $place }, но слишком долго была на виду
   *[they] перебегает к укрытию { $place }, слишком долго на виду
}.
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
} к укрытию { $place }: отсюда удобно стрелять.
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
} занять укрытие { $place }, но мест там нет, кубик не брошен.
volley-1 = 🔫 { $who } { $who_gender ->
    [he] сделал
    [she] сделала
   *[they] делает
} { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}, { $targets_count ->
    [1] цель
   *[other] цели
}: { $targets }.
volley-2 = 🔫 { $who } { $who_gender ->
    [he] открыл
    [she] открыла
   *[they] открывает
} огонь — { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}, { $targets_count ->
    [1] цель
   *[other] цели
}: { $targets }.
volley-3 = 🔫 { $who } { $who_gender ->
    [he] прицелился
    [she] прицелилась
   *[they] целится
}: { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}, { $targets_count ->
    [1] цель
   *[other] цели
}: { $targets }.
volley-enemy-1 = 🔻 { $who } { $who_gender ->
    [he] ответил
    [she] ответила
   *[they] отвечает
} огнём: { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}, { $targets_count ->
    [1] цель
   *[other] цели
}: { $targets }.
volley-enemy-2 = 🔻 { $who } ведёт огонь, { $targets_count ->
    [1] цель
   *[other] цели
}: { $targets } — { $shots ->
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
}, { $targets_count ->
    [1] цель
   *[other] цели
}: { $targets }.
shot-read = ▸ { $target }, выстрел { $number }: { $dice } → **{ $result }**. { $story }
shot-between = ▸ { $shooter } → { $target }, выстрел { $number }: { $dice } → **{ $result }**. { $story }
shot-result = { $outcome ->
    [hit] { $condition ->
        [out] попадание, { $gender ->
            [he] выбыл
            [she] выбыла
           *[they] вне боя
        }
        [ignored] попадание, не в счёт
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
shot-aimed = ▸ { $target }, выстрел { $number }: { $dice } — кубик брошен, итог в фазе ведущего.
shot-miss-1 = Пуля уходит в сторону.
shot-miss-2 = Рядом взлетает пыль.
shot-miss-3 = { $target } { $target_gender ->
    [he] успел
    [she] успела
   *[they] успевает
} пригнуться.
shot-miss-4 = Пуля уходит рикошетом.
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
out-2 = Этого хватило: { $target } { $target_gender ->
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
shot-lost-2 = { $target } и так не встаёт: выстрел в пустоту.
shot-lost-3 = Пуля достаётся лежачему.
shot-unseen-1 = { $target } не показывается.
shot-unseen-2 = Никого на виду: стрелять не в кого.
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
enemy-miss-2 = { $target } слышит, как пуля щёлкает рядом.
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
enemy-hit-3 = На рукаве кровь: { $target } { $target_gender ->
    [he] задет
    [she] задета
   *[they] зажимает рану
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
enemy-lost-1 = { $target } уже на земле; пуля потрачена зря.
enemy-lost-2 = Пуля бьёт в землю там, где { $target_gender ->
    [he] упал
    [she] упала
   *[they] лежит
} { $target }.
enemy-lost-3 = { $target } и так не встаёт: выстрел в пустоту.
enemy-unseen-1 = { $target } не показывается.
enemy-unseen-2 = Никого на виду.
enemy-unseen-3 = { $target } — ни тени, ни звука.
suppression-1 = 🔥 { $who } поливает огнём: { $targets }. Голову там никто не поднимет.
suppression-2 = 🔥 { $who } { $who_gender ->
    [he] высадил
    [she] высадила
   *[they] высаживает
} магазин: { $targets } — лежать до конца хода.
suppression-3 = 🔥 { $who } прижимает огнём: { $targets }. Ни выстрелить, ни двинуться.
low-ammo = 🪫 { $who }: патроны на исходе.
held-1 = ⏸️ { $who } { $who_gender ->
    [he] затаился
    [she] затаилась
   *[they] выжидает
} и не показывается.
held-2 = ⏸️ { $who } ждёт удобного момента.
held-3 = ⏸️ { $who } не стреляет и слушает.
held-too-long = ⏸️ { $who } снова выжидает, но слишком долго на одном месте: ни защиты от огня, ни бонуса.
shifted = ↔️ { $who } { $who_gender ->
    [he] сместился
    [she] сместилась
   *[they] смещается
}: { $note }

## Слово ведущего

order-shoot = 🤫 Приказ: { $who } стреляет, цель: { $targets }.
order-relocate = 🤫 Приказ: { $who } меняет укрытие: { $place }{ $aimed ->
    [0] {""}
   *[other] , затем стреляет, цель: { $targets }
}.
order-down = 🤫 Приказ: { $who } не высовывается.
order-auto = 🤫 Приказ: { $who } снова выбирает цель по правилу.
order-in-vain = ⚠️ { $who }: { $who_gender ->
    [he] прижат огнём
    [she] прижата огнём
   *[they] лежит под огнём
} или залп уже сделан, в этом ходу приказ ничего не изменит.
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
flank-granted = 🎩 Решение ведущего: { $shooter } в этом ходу стреляет с фланга, цель: { $target } ({ $reason }).
flank-denied = 🎩 Решение ведущего: в этом ходу фланга нет: { $shooter } → { $target } ({ $reason }).
restocked = 🎩 { $who }: патроны пополнены ({ $reason }).
condition-set = 🎩 { $who }: { $before } → **{ $after }**; решение ведущего: { $reason }
moved = 🎩 { $who } теперь { $place }: { $reason }
rule-changed = 🎩 Домашнее правило `{ $key }`: { $before } → **{ $value }**: { $reason }

## Фаза ведущего

gm-phase-began-1 = ## Ход { $round }: фаза ведущего
gm-phase-began-2 = ## Ход { $round }: огонь и ответный огонь
gm-phase-began-3 = ## Ход { $round }: чем всё обернулось
answer-began = ## Ход { $round }: огонь по цели: { $who }
passed-suppressed = ▪️ { $who } { $who_gender ->
    [he] прижат огнём и не стреляет
    [she] прижата огнём и не стреляет
   *[they] лежит под огнём и не стреляет
}.
passed-down = ▪️ { $who } не высовывается.
passed-no-target = ▪️ { $who } никого не видит.
passed-target-lost = ▪️ { $who }: цель приказа уже вне боя.
passed-suppressed-many = ▪️ Прижаты огнём и не стреляют: { $who }.
passed-down-many = ▪️ Не высовываются: { $who }.
passed-no-target-many = ▪️ Никого не видят: { $who }.
passed-target-lost-many = ▪️ Цель приказа уже вне боя: { $who }.
answer-nobody = ▪️ Стрелять в этом ходу больше некому.
round-begun-1 = ⏳ Начинается **ход { $round }**.
round-begun-2 = ⏳ Дым рассеивается. **Ход { $round }**.
round-begun-3 = ⏳ Вдох, и дальше: **ход { $round }**.
ended = 🏁 Перестрелка { $name } окончена за { $rounds ->
    [one] { $rounds } ход
    [few] { $rounds } хода
   *[many] { $rounds } ходов
}.
casualty = 🩸 Пострадавшие: { $who }
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
}, насмерть { $kills }{ $felled ->
    [0] {""}
   *[other] , повержено в рукопашной { $felled }
}

## Сводка

summary-head = ### { $name } · ход { $round }{ $phase ->
    [ended] {" "}· окончена
   *[players] {" "}· фаза игроков
}
summary-awaited = ⏳ Ждём: { $who }
summary-all-acted = ✅ Все сходили, слово за ведущим.
summary-players = 🟦 **Игроки** ({ $count })
summary-enemies = 🟥 **Противники** ({ $count })
summary-fighter = { $condition ->
    [fit] 🟢
    [wounded] 🟡
   *[out] ⚫
} { $who } · { $pieces }
summary-brief = { $condition ->
    [fit] 🟢
    [wounded] 🟡
   *[out] ⚫
}{ $awaited ->
    [0] {""}
   *[other] ⏳
} { $who }{ $cell }{ $cover }{ $melee ->
    [0] {""}
   *[other] {" "}⚔️
}
summary-casualties = 🩸 Пострадавшие: { $who }
summary-checks = 🎲 Ждут решения: { $checks }
summary-check = № { $number } ({ $who })
did-shots = { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}
did-relocate = { $result ->
    [1] перебежка не удалась
    [2] перебежка
   *[3] чистая перебежка
}
did-hold = выжидание
did-hold-void = ⚠️ выжидание не засчитано
mark-exposed = 👁
mark-cover-die = ⭐
piece-cover = 🛡️ { $dice }
piece-wounded = { $condition }{ $limit ->
    [0] {""}
    [2] {""}
   *[other] {" "}{ $hits }/{ $limit }
}
did-suppress = подавление
mark-low-ammo = 🪫 патроны на исходе
mark-keeping-down = ⬇️ не высовывается
mark-suppressed = 🔥 под огнём
piece-now = { $amount } сейчас
piece-next = { $amount } в следующем ходу
own-cover = 🛡️ укрытие { $value } ({ $dice })
own-cover-open = 🛡️ укрытия нет, открытое место
own-cover-unthrown = 🛡️ кубик укрытия ещё не брошен: выйдет от { $least } до { $most }

## Лично

may-still = Ещё можно: { $actions }.
may-nothing = В этом ходу больше ничего.
own-condition = { $who } { $place }: { $condition }{ $limit ->
    [0] {""}
   *[other] {" "}(попаданий { $hits } из { $limit })
}.
own-bonuses = Бонус к стрельбе сейчас { $now }{ $parts_count ->
    [0] {""}
   *[other] {" "}({ $parts })
}, в следующем ходу { $next }.
own-bonus = { $amount } к { $kind ->
    [cover] кубику укрытия
   *[relocation] смене укрытия
} от ведущего.
own-ammo = { $low ->
    [1] 🪫 Патроны на исходе: подавлять нельзя, пока ведущий не пополнит.
   *[0] Патронов хватает.
}
own-threats = По вам могут стрелять: { $who }
stance-held = 🙈 Вы выжидаете: в этом ходу по вам не стреляют.
stance-exposed = 👁 Вы обнаружили себя: противник может стрелять по вам.
stance-unseen = 🙈 Вы ещё не обнаружили себя: по вам не стреляют.
stance-absent = 👁 По домашнему правилу absent по вам могут стрелять, даже если вы ничего не делаете.
own-no-threats = Сейчас стрелять по вам некому.
own-aimed = 🎯 По вам уже стреляют игроки, итог в фазе ведущего: { $who }
hold-void = ⚠️ Выжидать ещё раз бесполезно: ни защиты, ни бонуса.
own-out = ⚫ { $who } вне боя. Вернуть может ведущий.

## Правила боя

rulebook-head = ### Правила: { $name }
rulebook-rule = `{ $key }` **{ $value }**{ $default ->
    [1] {""}
   *[0] {" "}⚠️
} — { $about }
rule-shot-dice = { $value ->
    [each] кубик на каждый выстрел
   *[other] один кубик на все выстрелы
}
rule-shot-rows = { $value ->
    [volley] строка по месту выстрела в залпе
   *[other] строка по счёту выстрелов в каждую цель
}
rule-relocation-penalty = { $value ->
    [add] штрафы за смену укрытия и стрельбу складываются
   *[other] из штрафов за смену укрытия и стрельбу берётся больший
}
rule-relocation-bonus = { $value ->
    [now] +1 за тройку действует в этом ходу
   *[other] +1 за тройку действует в следующем ходу
}
rule-cover-floor = { $value ->
    [none] укрытие ниже нуля помогает стрелку
   *[other] укрытие ниже нуля не считается
}
rule-hits-to-out = { $value ->
    [0] попадания никогда не выводят из боя
    [1] из боя выводит одно попадание
   *[other] попаданий до выбывания: { $value }
}
rule-suppress-scope = подавление прижимает { $value ->
    [cover] всех за одним укрытием
    [chosen] названных противников
   *[all] всех противников
}
rule-low-ammo = { $value ->
    [flag] после подавления патроны на исходе
   *[other] подавление не тратит патронов
}
rule-decay = { $value ->
    [shooter] укрытие слабеет с каждым новым стрелком
   *[other] укрытие слабеет с каждым выстрелом
}
rule-flank-for-enemies = { $value ->
    [yes] противнику фланг тоже даёт бонус
   *[other] противнику фланг даёт только ведущий
}
rule-hold-limit = { $value ->
    [none] выжидать можно сколько угодно ходов подряд
   *[other] выжиданий подряд засчитывается не больше { $value }
}
rule-absent = { $value ->
    [hold] по тем, кто ничего не делал, не стреляют
   *[other] по тем, кто ничего не делал, стрелять можно
}
rule-pvp = { $value ->
    [end] огонь между игроками решается в фазе ведущего
   *[other] огонь между игроками решается сразу
}
rule-mode = { $value ->
    [batch] противник отвечает всем вместе
   *[other] противник может ответить каждому сразу
}
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
why-cover = • Укрытие цели { $target }: { $dice }{ $lowered ->
    [0] {""}
   *[other] , − { $lowered } за огонь по этой цели раньше в этом ходу
}; вычитается { $less }.
why-row = • Строка { $number } ({ $row }): { $read } → **{ $result }**.
why-lost = • { $target } уже вне боя после более раннего выстрела.
why-unseen = • { $target } в этом ходу не обнаруживает себя: стрелять не в кого.
why-cover-die = { $who }: на укрытие выпало **{ $face }**.
why-relocation = { $who }: на смену укрытия { $dice }, итог **{ $result }**, к своему укрытию { $penalty } в этом ходу.
why-aimed = • { $target } — игрок: итог в фазе ведущего, против окончательного укрытия.

## Формы

form-shoot = 🎯 Стрельба
form-shoot-who = 🎯 { $who }: цель для каждого выстрела
form-relocate = 🏃 Смена укрытия
form-relocate-who = 🏃 { $who }: куда?
form-suppress = 🔥 Подавление
form-suppress-who = 🔥 { $who }: кого прижать? Кубик не нужен: подавление удаётся всегда.
form-suppress-all = Всех противников разом (домашнее правило).
form-order = 🎩 Кому отдать приказ? Увидят его только ведущие.
form-order-who = 🎩 { $who }: что делать в фазе ведущего?
form-layout = 🗺️ Выберите, что поставить, затем клетку.
form-layout-cover = 🗺️ { $cell }: { $name }
form-layout-ground = 🗺️ { $cell }: { $kind }
form-ask-fighter = За кого?
form-ask-shot = { $number ->
    [1] Первый
    [2] Второй
   *[3] Третий
} выстрел: в кого?
form-ask-cover = К какому укрытию?
form-ask-suppress = Кого подавить?
form-ask-enemy = Кому?
form-ask-order = Что делать?
form-ask-kind = Укрытие или местность?
form-ask-column = Столбец
form-ask-row = Ряд
form-no-shot = Без { $number ->
    [2] второго
   *[3] третьего
} выстрела
form-column = Столбец { $name }
form-row = Ряд { $name }
form-odds = выбывает { $out }% · ранение { $hit }% · мимо { $miss }%
form-odds-later = другой игрок: итог в фазе ведущего
form-volley = • { $who }, { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}: **выбывает { $out }%**{ $sure ->
    [1] {""}
   *[0] {" "}({ $exact })
} · ранение { $hit }% · мимо { $miss }%
form-volley-later = • { $who }, { $shots ->
    [one] { $shots } выстрел
    [few] { $shots } выстрела
   *[many] { $shots } выстрелов
}: кубики сейчас, итог в фазе ведущего
form-cover = 🛡️ Значение вашего укрытия: { $sure ->
    [1] { $least }
   *[0] от { $least } до { $most } (кубик ещё не брошен)
}.
form-cover-open = 🛡️ Открытое место: укрытия нет.
form-danger = 👁 Вы себя обнаружите. Опаснее всех { $who }{ $bonus ->
    [0] {""}
   *[other] {" "}({ $amount })
}. Первый выстрел по вам: выбываете { $out }%{ $sure ->
    [1] {""}
   *[0] {" "}({ $exact })
} · ранение { $hit }% · мимо { $miss }%
form-relocation = • d3 { $result } ({ $percent }%): { $result ->
    [1] остаётесь на месте
   *[other] добираетесь
}, укрытие { $penalty }{ $gains ->
    [1] , +1 к выстрелам
    [2] , +1 к выстрелам следующего хода
   *[0] {""}
}
form-relocation-bonus = • учтён бонус ведущего { $amount }
form-place = { $cell } · { $kind }{ $modifier ->
    [0] {""}
   *[other] {" "}({ $amount })
} · { $shields } · свободно мест: { $free }{ $there_count ->
    [0] {""}
   *[other] {" "}· там { $there }
}
form-suppress-there = { $who }
form-enemy = { $place } · сейчас: { $order }
form-order-do = { $do ->
    [shoot] стрелять
    [charge] атаковать врукопашную
    [break] выйти из рукопашной
    [relocate] сменить укрытие
    [down] не высовываться
   *[auto] по правилам
}
form-no-danger = 👁 Вы себя обнаружите, но стрелять в этом ходу некому.
form-layout-change = 🗺️ { $cell }: здесь стоит { $name }, вид станет { $kind }

## Из ростера

bonus-one-eyed = один глаз
mark-madness = 🌀 безумие: перед действием проверка Смелости
mark-hatred = 🔥 ненависть: здесь кто-то из той самой команды
mark-hardened = 🪨 чужая пугающая репутация не пугает
mark-one-eyed = 🩹 один глаз: −1 к выстрелам
mark-snake-oil = 🧴 первое попадание не в счёт
old-wound-sits-out = 🤕 { $who } рвётся в бой, но старая рана против (🎲 { $face }): этот бой придётся переждать.
old-wound-fights = 🤕 { $who }: старая рана молчит (🎲 { $face }).
shot-ignored = { $target } ничего не { $target_gender ->
    [he] заметил
    [she] заметила
   *[they] замечает
}: змеиное масло сработало.
why-ignored = • { $target }: змеиное масло отменило первое попадание, больше оно не действует.
