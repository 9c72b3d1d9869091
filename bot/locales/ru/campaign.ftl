# Между боями: персонажи, команды, ранения, продвижения, умения.
# Пол персонажа: он, она; «they» — пол не назван, тогда настоящее время или безличный оборот.

roster-name-own = Ростер
roster-opened = 📖 Ростер этого сервера открыт.
roster-stood-in = 🎩 Ведущий вместо игрока ({ $who }):

## Характеристики

number = { $letter ->
    [S] Стр
    [F] Бб
    [St] Сил
    [G] Вын
    [A] Ат
    [W] Ран
    [P] См
    [FA] Сл
    [FT] Уд
   *[M] Дв
} { $value }{ $letter ->
    [S] +
    [M] ″
   *[other] {""}
}
numbers = { $all }
characteristic = { $letter ->
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
}
number-changed = → { $name } ({ $before } → **{ $now }**)
number-kept = → { $name }: по-прежнему { $now }, дальше некуда.

## Персонажи и команды

character-made = 📖 Новый персонаж в ростере: { $who }, { $role ->
    [hero] герой
   *[henchman] наёмник
}{ $has_band ->
    [1] , команда { $band }
   *[0] {""}
}.
character-edited = ✏️ { $who }{ $renamed ->
    [1] {" "}(теперь { $now })
   *[0] {""}
}. Изменено: { $what }.
edited-reason = Причина: { $reason }
edited-field = { $field ->
    [name] имя
    [owner] игрок
    [pronoun] местоимение
    [role] роль
    [band] команда
    [characteristics] характеристики
    [brawl] рукопашная
    [injuries] ранения
    [skills] умения
    [gear] снаряжение
    [experience] опыт
    [hates] ненависть
    [fate] возвращение в ростер
    [captured] плен
    [captive_of] у кого в плену
   *[miss_next] пропуск боёв
}
band-made = 📖 Новая команда:
band-edited = ✏️ Команда { $band } изменена ({ $reason }):
band-head = **{ $band }** · { $kind ->
    [lawful] законники
   *[outlaw] преступники
} · ${ $money } · рейтинг { $rating } · { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
}
band-lists = Предпочитаемые умения: { $lists_count ->
    [0] любой список
   *[other] { $lists }
}
band-nobody = В этой команде пока никого.
band-prisoners = ⛓️ Здесь в плену: { $who }
joined-band = 🤝 { $who } теперь в команде { $band }.
left-band = 🚪 { $who } больше не в команде { $band }.
money-reason = 💰 { $band }: { $gained ->
    [1] +
   *[0] −
}${ $amount } → ${ $money } ({ $reason })
money-bail = 💰 Команда { $band } платит залог ${ $amount }, остаётся ${ $money }.
money-ransom = 💰 { $band }: { $gained ->
    [1] +
   *[0] −
}${ $amount } выкупа → ${ $money }
money-reward = 💰 Команда { $band } получает ${ $amount }, в кассе ${ $money }.

## Ранения

injury-began = 🩹 Что стало с бойцом по имени { $who }?
injury-began-after = 🩹 После боя «{ $fight }»: что стало с бойцом по имени { $who }?
injury-thrown = 🎲 { $dice } · **{ $result }**. { $story }
injury-again = 🎲 ~~{ $dice } · { $result }~~ (переброс)
injuries-counted = 🎲 { $face } · { $face ->
    [one] ещё { $face } бросок
    [few] ещё { $face } броска
   *[many] ещё { $face } бросков
}:
nested-thrown = 🎲 { $dice } · { $story }

injury-dead-name = Смерть
injury-multiple-name = Много ран
injury-leg-name = Рана в ногу
injury-hand-name = Рана в кисть
injury-madness-name = Безумие
injury-nerves-name = Расшатанные нервы
injury-torso-name = Рана в грудь
injury-eye-name = Выбит глаз
injury-old-wound-name = Старая рана
injury-snake-oil-name = Змеиное масло
injury-arm-name = Рана в руку
injury-deep-wound-name = Глубокая рана
injury-robbed-name = Обобран до нитки
injury-recovered-name = Обошлось
injury-hatred-name = Ненависть
injury-captured-name = Плен
injury-hardened-name = Закалка
injury-trial-name = Под судом
injury-survivor-name = Вопреки всему

injury-dead-1 = { $who } { $who_gender ->
    [he] не дожил
    [she] не дожила
   *[they] не доживает
} до утра; на холме стоит доска с именем.
injury-dead-2 = Доктору осталось только закрыть глаза. { $who } больше не встанет, а карманы кто-то успел вывернуть.
injury-dead-3 = Могилу вырыли до заката. { $who } больше никуда не поскачет.
injury-multiple = { $who } на носилках: дыр столько, что штопать придётся по очереди.
injury-leg = Кость срослась криво: { $who } теперь хромает.
injury-hand = Хирург склоняется над ладонью. { $who } { $who_gender ->
    [he] отвернулся
    [she] отвернулась
   *[they] отводит глаза
}.
injury-madness = По ночам { $who } слышит то, чего не слышит больше никто.
injury-nerves = Хлопнула дверь — { $who } { $who_gender ->
    [he] вздрогнул
    [she] вздрогнула
   *[they] вздрагивает
}. Это уже не пройдёт.
injury-torso = Рёбра срослись, а дыхание не вернулось: { $who } теперь быстро выдыхается.
injury-eye = Повязка закрывает пол-лица. { $who } учится смотреть заново.
injury-old-wound = Пулю решили не трогать. { $who } ещё почувствует её к перемене погоды.
injury-snake-oil = Заезжий торговец божится, что его пузырёк лечит всё. { $who } { $who_gender ->
    [he] выпил
    [she] выпила
   *[they] пьёт
} до дна.
injury-arm = Рука цела, но прежней силы в ней нет: { $who } бьёт слабее.
injury-deep-wound = { $who } лежит пластом: доктор не велит даже шевелиться.
injury-robbed = { $who } { $who_gender ->
    [he] очнулся
    [she] очнулась
   *[they] приходит в себя
} в канаве: ни оружия, ни сапог, ни гроша.
injury-recovered-1 = { $who } { $who_gender ->
    [he] сел, пересчитал пальцы и попросил
    [she] села, пересчитала пальцы и попросила
   *[they] садится, считает пальцы и просит
} кофе.
injury-recovered-2 = Царапина. { $who } снова в строю.
injury-recovered-3 = { $who } { $who_gender ->
    [he] лежал
    [she] лежала
   *[they] лежит
} и не { $who_gender ->
    [he] шевелился
    [she] шевелилась
   *[they] шевелится
} — и правильно. Всё на месте.
injury-hatred = { $who } { $who_gender ->
    [he] дал клятву
    [she] дала клятву
   *[they] даёт клятву
}, { $known ->
    [1] и команда { $band } о ней ещё услышит
   *[0] а против какой команды, скажет ведущий
}.
injury-captured = { $who } { $who_gender ->
    [he] очнулся связанным
    [she] очнулась связанной
   *[they] приходит в себя в верёвках
}, { $known ->
    [1] кругом люди команды { $band }
   *[0] а у кого в руках, скажет ведущий
}.
injury-hardened = После такого громкими именами не напугать: { $who } только пожимает плечами.
injury-trial = До своих { $who } не { $who_gender ->
    [he] добрался
    [she] добралась
   *[they] добирается
}: маршал уже зачитывает обвинение.
injury-survivor = { $who } { $who_gender ->
    [he] должен был умереть — и теперь рассказывает
    [she] должна была умереть — и теперь рассказывает
   *[they] вопреки всему рассказывает
} об этом всё лучше.

hand-amputated = Кисть не спасти. { $who } отныне держит только одноручное оружие.
hand-light = Кость цела. Рука в лубке, и { $who } пока остаётся в лагере.
eye-left = Левый глаз потерян. { $who }: −1 на каждый кубик стрельбы и метания.
eye-right = Правый глаз потерян. { $who }: −1 на каждый кубик стрельбы и метания.
eye-again = → { $who }: этот глаз потерян ещё раньше, ничего не меняется.
elixir-worse = Жжёт нутро. { $who } чувствует себя хуже прежнего.
elixir-water = Крашеная вода и капля виски. { $who } не чувствует ничего.
elixir-cure = Надо же, помогло! { $who } в следующем своём бою не замечает первого попадания, если оно не насмерть.
trial-hanged = Присяжные даже не совещались. В полдень { $who } на виселице.
trial-bail = { $who } может идти — за деньги.
trial-acquitted = Свидетелей не нашлось. { $who } на свободе.
bail-set = 🎲 { $dice } · Залог: ${ $amount }. { $short ->
    [1] В кассе команды ${ $money }: не хватает.
   *[0] В кассе команды ${ $money }.
}
misses-next = → { $who } пропускает следующий бой (всего пропустить: { $total }).
misses-deep-wound = 🎲 { $dice } · { $who } только лежит и пропускает { $fights ->
    [one] { $fights } бой
    [few] { $fights } боя
   *[many] { $fights } боёв
} (всего пропустить: { $total }).
misses-jail = 🎲 { $dice } · Тюрьма: { $who } пропускает { $fights ->
    [one] { $fights } бой
    [few] { $fights } боя
   *[many] { $fights } боёв
} (всего пропустить: { $total }).
gear-lost = → Пропало: { $gear }
experience-gained = → Опыт { $amount } (теперь { $total }).
left-dead = ✝️ { $who } больше не в ростере; оружие и снаряжение пропали.
left-hanged = ✝️ { $who } больше не в ростере — если никто не успеет перерезать верёвку.
left-blind = 🚪 { $who } больше не в ростере: оба глаза потеряны.
left-law = 🚪 { $who } больше не в ростере.
left-retired = 🚪 { $who } на покое и больше не в ростере{ $has_reason ->
    [1] {" "}({ $reason })
   *[0] {""}
}.

## Пленные

captor-named = ⛓️ { $who } в плену у команды { $band }.
ransomed = 🕊️ { $who } на свободе, со всем снаряжением: команда { $band } получает за это ${ $amount }.
exchanged = 🕊️ Обмен пленными: { $who } и { $other } возвращаются к своим со всем снаряжением.
handed-over = ⚖️ { $who } в руках закона: 🎲 { $dice } × 5 = ${ $reward }, снаряжение достаётся команде { $band }.

## Продвижения и умения

advance-thrown = 📈 { $who }, продвижение: 🎲 { $dice } · { $result }
advance-thrown-same = 📈 { $who }, ещё раз: 🎲 { $dice } · { $result }
advance-again = 📈 🎲 ~~{ $dice } · { $result }~~ (после этого боя в команде уже есть новый герой: переброс)
advance-preferred-skill-name = умение из предпочитаемых списков команды
advance-shooting-name = Стрельба лучше на 1
advance-strength-or-fighting-name = Сила или Ближний бой +1
advance-grit-name = Выносливость +1
advance-wounds-or-attacks-name = Раны или Атаки +1
advance-pluck-name = Смелость +1
advance-fame-or-fortune-name = Слава или Удача +1
advance-any-skill-name = умение из любого списка
advance-strength-or-grit-name = Сила или Выносливость +1
advance-attacks-or-wounds-name = Атаки или Раны +1
advance-shooting-or-fighting-name = Стрельба или Ближний бой лучше на 1
advance-hero-name = становится героем
fame-thrown = 🎲 { $dice } · { $name } +1
fame-fa-name = Слава +1
fame-ft-name = Удача +1
nothing-raised = → { $who }: предел уже достигнут ({ $names }), ничего не меняется.
skill-owed = → { $who }: бросок на умение, { $owed ->
    [preferred] список на выбор: { $lists }
   *[any] список любой
}. `/умение`
became-hero = 🌟 { $who } теперь герой: Слава { $fame }, остальное как было.
skill-thrown = 🎓 { $who }, { $list }: 🎲 { $dice } · { $counts ->
    [1] **{ $skill }**
   *[0] ~~{ $skill }~~ (уже есть)
}
skill-learnt = → { $about }
weapon-chosen = → { $who }: { $weapon }.
weapon = { $weapon ->
    [revolver] револьвер
    [heavy-pistol] тяжёлый пистолет
   *[rifle] винтовка
}
skill-list = { $list ->
    [moving] движение
    [brawling] драка
    [shooting] стрельба
   *[savvy] смекалка
}
skill-born-in-the-saddle = Рождённый в седле
skill-nimble = Проворство
skill-stealthy = Скрытность
skill-lightning = Молния
skill-dodge = Уклонение
skill-scout = Следопыт
skill-pugilist = Боксёр
skill-strongman = Силач
skill-dirty-fighter = Грязный боец
skill-swordsman = Фехтовальщик
skill-fury = Ярость
skill-haymaker = Тяжёлый кулак
skill-fast-draw = Быстрый выхват
skill-trick-shooter = Хитрый стрелок
skill-pistolier = Пистольер
skill-trigger-happy = Палец на спуске
skill-rifleman = Снайпер
skill-deadeye = Меткий глаз
skill-true-grit = Крепкий орешек
skill-seasoned-veteran = Бывалый
skill-trader = Торгаш
skill-repartee = Острый язык
skill-card-sharp = Шулер
skill-fearsome-reputation = Пугающая репутация
skill-born-in-the-saddle-about = +1 на прыжки верхом и на проверки посадки и падения; не на прыжок прямо в седло.
skill-nimble-about = Пеший боец бросает ещё раз за неудачный прыжок, подъём или прыжок в седло; второй бросок в силе.
skill-stealthy-about = Пеший боец за преградой не дальше 1″: стрелку сперва нужен удачный бросок на обнаружение.
skill-lightning-about = Пеший боец вместо стрельбы: ещё d6″ движения; не при соприкосновении и не для нападения.
skill-dodge-about = Пеший боец ранен выстрелом: d6, на 6 рана не в счёт.
skill-scout-about = Трудная местность не замедляет.
skill-pugilist-about = Без оружия дерётся как с одноручным.
skill-strongman-about = Двуручное оружие без штрафа.
skill-dirty-fighter-about = Каждая 6 на рану в рукопашной — ещё одна атака по любому в соприкосновении.
skill-swordsman-about = С саблей: 1 при решении исхода рукопашной можно бросить ещё раз; второй бросок в силе.
skill-fury-about = Ещё одна атака при нападении; пропадает, если потом нападёт другой.
skill-haymaker-about = На рану в рукопашной никогда не нужно больше 4+; Слава по-прежнему меняет бросок.
skill-fast-draw-about = Каждая фаза стрельбы начинается для бойца «быстрой рукой», и Слава на это не уходит; только сам боец.
skill-trick-shooter-about = Помехи не в счёт при стрельбе из одного вида оружия; выпало снова — ещё из одного.
skill-pistolier-about = С двумя револьверами стреляет дважды; веером тогда нельзя.
skill-trigger-happy-about = На бойца вне рукопашной нападают: враг замирает в 1″, боец может сделать один обычный выстрел из поясного оружия (заряжено, не заклинило). Попадание без раны: враг проверяется на залегание. Уцелел и не залёг — нападение продолжается. Стреляют оба — сначала сторона с преимуществом.
skill-rifleman-about = Промахи из винтовки, и магазинной тоже, бросаются ещё раз; второй бросок в силе.
skill-deadeye-about = +1 на рану при стрельбе и метании.
skill-true-grit-about = Первая проваленная за бой проверка Смелости бросается ещё раз.
skill-seasoned-veteran-about = В 6″ от вражеского героя, объявившего геройское действие: может объявить такое же даром.
skill-trader-about = +2 при поиске редких товаров.
skill-repartee-about = Враги в рукопашной должны пройти проверку Смелости, чтобы ударить.
skill-card-sharp-about = Известно только название: решает ведущий.
skill-fearsome-reputation-about = Известно только название: решает ведущий.

## Выбор

choice-asked = ❓ { $about }
choice-about-bail = Заплатить залог ${ $amount } или в тюрьму? ({ $options })
choice-about-advance = Что именно? ({ $options })
choice-about-skill = Это умение уже есть: бросить ещё раз или оставить как есть? ({ $options })
choice-about-weapon = С каким видом оружия? ({ $options })
choice-about-ransom = Предложен выкуп, ${ $amount } ({ $who }); слово за командой { $band }. ({ $options })
choice-about-exchange = Предложен обмен: { $who } и { $other }; слово за командой { $band }. ({ $options })
choice-made = ❗ { $who }: **{ $answer }**
choice-waits = ❓ { $about }
answer-pay = Заплатить ${ $amount }
answer-jail = В тюрьму
answer-again = Ещё раз
answer-keep = Оставить
answer-accept = Согласиться
answer-decline = Отказать
answer-s = Стрельба
answer-f = Ближний бой
answer-st = Сила
answer-g = Выносливость
answer-w = Раны
answer-a = Атаки
answer-revolver = Револьвер
answer-heavy-pistol = Тяжёлый пистолет
answer-rifle = Винтовка

## Бои

fight-counted = 📖 Бой «{ $fight }» записан в ростер. В бою были: { $who }
fight-missed = → { $who }: бой пропущен; { $left ->
    [0] на следующий можно
    [one] осталось пропустить ещё { $left } бой
    [few] осталось пропустить ещё { $left } боя
   *[many] осталось пропустить ещё { $left } боёв
}.
oil-lapsed = → { $who }: действие змеиного масла кончилось.
fight-taken-back = 📖 Конец боя «{ $fight }» отменён, а с ним и всё, что ростер по нему записал.

## Лист и список

sheet-head = ## { $who }
    { $role ->
        [hero] Герой
       *[henchman] Наёмник
    }{ $has_band ->
        [1] , команда { $band }
       *[0] {""}
    }
sheet-owner = Игрок: <@{ $user }>
sheet-injuries = **Ранения**
sheet-skills = **Умения**
held-skill = { $skill }{ $has_weapon ->
    [1] {" "}({ $weapon })
   *[0] {""}
}
sheet-skill = • { $skill }. { $about }
sheet-owed = • ещё бросить, `/умение`: { $owed ->
    [preferred] { $lists }
   *[any] любой список
}
sheet-gear = **Снаряжение:** { $gear }
sheet-no-gear = **Снаряжение:** нет
sheet-experience = Опыт { $experience }, боёв { $fights }
sheet-earned = 📈 { $count ->
    [one] Заслужен { $count } бросок продвижения
    [few] Заслужено { $count } броска продвижения
   *[many] Заслужено { $count } бросков продвижения
}: `/опыт`
sheet-history = **История**
sheet-event = <t:{ $when }:d> <@{ $user }>{ $undone ->
    [1] {" "}❌
   *[0] {""}
} { $text } `{ $tag }`
standing-captive = ⛓️ В плену{ $known ->
    [1] {" "}у команды { $band }
   *[0] ; у кого, ещё скажет ведущий
}.
standing-misses = 🛌 Пропускает { $fights ->
    [1] следующий бой
    [one] { $fights } бой
    [few] { $fights } боя
   *[many] { $fights } боёв
}.
standing-recovering = 🛌 Глубокая рана: ещё { $fights ->
    [one] { $fights } бой
    [few] { $fights } боя
   *[many] { $fights } боёв
} только лежит, и опыт в рейтинг не идёт.
standing-oiled = 🧴 В следующем своём бою не замечает первого попадания, если оно не насмерть.
fate = 🚪 Не в ростере: { $fate ->
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
    [blind] без обоих глаз
    [law] в руках закона
   *[retired] на покое
}.
fate-short = { $fate ->
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
    [blind] без обоих глаз
    [law] в руках закона
   *[retired] на покое
}
kept-leg = • Нога: Движение −1
kept-hand-amputated = • Нет кисти: только одноручное оружие
kept-madness = • Безумие: перед каждым ходом проверка Смелости. Провал: ход пропадает, Ближний бой 1, в рукопашной один кубик при любых Атаках, победа без удара; Слава и Удача доступны, геройские действия нет
kept-nerves = • Нервы: Смелость −1
kept-torso = • Грудь: Выносливость −1
kept-eye-left = • Нет левого глаза: −1 на каждый кубик стрельбы и метания
kept-eye-right = • Нет правого глаза: −1 на каждый кубик стрельбы и метания
kept-old-wound = • Старая рана: кубик при вступлении в бой, на 1 этот бой проводит в стороне
kept-arm = • Рука: Ближний бой −1
kept-hatred = • Ненависть{ $bands_count ->
    [0] ; к какой команде, ещё скажет ведущий (`/персонаж изменить`)
   *[other] {" "}(команды: { $bands }): против них все проверки Смелости, кроме бегства, пройдены без броска; неудачу при бегстве можно перебросить, второй бросок в силе
}
kept-hardened = • Закалка: против бойцов с пугающей репутацией проверки Смелости пройдены без броска
lasting-leg = нога
lasting-hand-amputated = потерянная кисть
lasting-madness = безумие
lasting-nerves = нервы
lasting-torso = грудь
lasting-eye-left = левый глаз
lasting-eye-right = правый глаз
lasting-old-wound = старая рана
lasting-arm = рука
lasting-hatred = ненависть
lasting-hardened = закалка
list-free = **Без команды**
list-gone = **Не в ростере**
list-empty = В ростере пусто. Начните с `/персонаж новый`.
list-line = • { $who }, { $role ->
    [hero] герой
   *[henchman] наёмник
}{ $matters_count ->
    [0] {""}
   *[other] {" "}· { $matters }
}
matter-captive = в плену
matter-misses = пропускает { $fights ->
    [one] { $fights } бой
    [few] { $fights } боя
   *[many] { $fights } боёв
}
matter-injuries = { $count ->
    [one] { $count } ранение
    [few] { $count } ранения
   *[many] { $count } ранений
}
matter-earned = { $count ->
    [one] { $count } бросок продвижения
    [few] { $count } броска продвижения
   *[many] { $count } бросков продвижения
}
matter-choice = ждёт выбора

## Таблицы без персонажа

chart-result = 🎲 { $dice } · { $result }
chart-again = 🎲 ~~{ $dice } · { $result }~~ (переброс)
chart-missed = 🎲 { $face } · пропускает { $face ->
    [one] { $face } бой
    [few] { $face } боя
   *[many] { $face } боёв
}
chart-bail = 🎲 { $face } · залог ${ $face }; если его не внести, тюрьма:
chart-skill = 🎲 { $face } · { $skill }. { $about }
hand-amputated-name = кисти больше нет: только одноручное оружие
hand-light-name = рана лёгкая: пропускает следующий бой
eye-left-name = левый глаз
eye-right-name = правый глаз
elixir-worse-name = стало хуже: пропускает следующий бой
elixir-water-name = крашеная вода: ничего
elixir-cure-name = помогло: первое попадание следующего боя не в счёт
trial-hanged-name = виселица
trial-bail-name = под залог
trial-acquitted-name = оправдание
underdog = ⚖️ Рейтинги { $ours } и { $theirs }, разница { $difference }: { $count ->
    [0] перебросов нет
    [one] { $lower ->
        [ours] у нас { $count } переброс
       *[theirs] у них { $count } переброс
    }
    [few] { $lower ->
        [ours] у нас { $count } переброса
       *[theirs] у них { $count } переброса
    }
   *[many] { $lower ->
        [ours] у нас { $count } перебросов
       *[theirs] у них { $count } перебросов
    }
}{ $count ->
    [0] {""}
   *[other] {" "}(любой свой кубик боя, каждый не больше раза)
}.

## После боя

casualties-wait = 🩹 { $count ->
    [one] Ещё { $count } ранение ждёт броска
    [few] Ещё { $count } ранения ждут броска
   *[many] Ещё { $count } ранений ждут броска
}; бросает игрок или ведущий{ $more ->
    [0] {""}
   *[other] {" "}(следом появятся ещё кнопки: { $more })
}:
button-injury-hero = 🎲 { $name } · герой
button-injury-henchman = 🎲 { $name } · наёмник

## Окно нового персонажа

modal-character = Новый персонаж
modal-name = Имя
modal-pronoun = Местоимение: он, она, не указан
modal-band = Команда (можно не указывать)
modal-role = Роль: герой или наёмник
modal-stats = Характеристики
modal-stats-standard = Стр4+ Бб3 Сил3 Вын3 Ат1 Ран1 См3 Дв6 Сл0 Уд0
