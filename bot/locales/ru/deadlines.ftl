# Игра по переписке: сроки, напоминания, наказы на случай отлучки.

deadline-runs = ⏰ До <t:{ $due }:f> (<t:{ $due }:R>)
deadline-passed = ⏰ Срок вышел (<t:{ $due }:R>)
deadline-stopped = ⏸️ Часы остановлены
deadline-none = Срока нет: ведущий делает ход, когда удобно. Назначить: `/перестрелка срок`, `часы:72` или `время:21:00` и `дни:3`.
deadline-plan = { $hours ->
    [0] Каждый ход до { $at } ({ $zone }), { $days ->
        [one] не позже чем на следующий день
       *[other] на { $days }-й день
    }
    [one] Каждый ход { $hours } час
    [few] Каждый ход { $hours } часа
   *[other] Каждый ход { $hours } часов
}; { $lead ->
    [0] без напоминания.
    [one] напоминание за { $lead } час.
    [few] напоминание за { $lead } часа.
   *[other] напоминание за { $lead } часов.
}

notice-set = ⏰ Ход { $round }: ждём действий до <t:{ $due }:f> (<t:{ $due }:R>). Уезжаете — оставьте наказ: `/наказ`.
notice-postponed = ⏰ Срок хода { $round } отложен до <t:{ $due }:f> (<t:{ $due }:R>).
notice-off = ⏰ Срока больше нет.
notice-stopped = ⏸️ Часы остановлены: никого не ждём, никто не опаздывает.
notice-resumed = ▶️ Часы идут: ход { $round } до <t:{ $due }:f> (<t:{ $due }:R>).
notice-remind = 🔔 Ход { $round } ждёт до <t:{ $due }:f> (<t:{ $due }:R>):
notice-late = 🔔 Напоминание о ходе { $round } вовремя не ушло, поэтому срок отложен до <t:{ $due }:f> (<t:{ $due }:R>):
notice-all-acted = ✅ В ходе { $round } действовали все. { $gms }
notice-passed = ⌛ Срок хода { $round } вышел. { $gms }
notice-remind-who = ▫️ { $who }{ $order ->
    [hold] {" "}— иначе выжидает
    [fire] {" "}— иначе стреляет по ближайшему
    [nothing] {" "}— иначе ничего не делает
   *[none] {""}
}
notice-late-who = ▫️ { $who }{ $order ->
    [hold] {" "}— иначе выжидает
    [fire] {" "}— иначе стреляет по ближайшему
    [nothing] {" "}— иначе ничего не делает
   *[none] {""}
}
notice-passed-who = ▫️ { $who }: { $order ->
    [hold] наказ — выжидать
    [fire] наказ — стрелять по ближайшему
    [nothing] наказ — ничего не делать
   *[none] наказа нет, решает ведущий (`/выждать`, `/стрелять` с `боец:` или следующий ход)
}
notice-foot = -# ⏰ { $name } · ход { $round } · N{ $number }
button-postpone = +{ $hours } ч

standing-given = 🕰️ { $who }, если к сроку никого не будет: { $order ->
    [hold] выжидать
    [fire] оставаться за укрытием и стрелять по ближайшему противнику
   *[nothing] ничего не делать
}.
standing-followed = 🕰️ { $who } без игрока, по наказу: { $does ->
    [hold] { $order ->
        [fire] выстрелить нельзя, поэтому выжидает.
       *[other] выжидает.
    }
    [fire] один выстрел по ближайшему противнику.
   *[nothing] { $order ->
        [nothing] ничего не делает.
       *[other] сделать ничего нельзя.
    }
}
own-standing = 🕰️ Наказ, если к сроку вас не будет: { $order ->
    [hold] выжидать
    [fire] стрелять по ближайшему
   *[nothing] ничего не делать
}.
standing-now = { $name }: { $order ->
    [hold] если к сроку никого не будет — выжидает.
    [fire] если к сроку никого не будет — остаётся за укрытием и стреляет по ближайшему противнику.
    [nothing] если к сроку никого не будет — ничего не делает.
   *[none] наказа нет; если к сроку никого не будет, решит ведущий. Оставить: `/наказ`, `приказ:`
}
standing-reminders = { $silent ->
    [0] 🔔 Напоминания вас зовут. Чтобы только называли: `/наказ`, `напоминания:`
   *[other] 🔕 Напоминания называют вас, но не зовут.
}
fighter-assigned = 🎩 За бойца { $who } теперь играет { $user }.
choice-hold = выжидать
choice-fire = стрелять по ближайшему
choice-nothing = ничего
choice-ping = звать меня
choice-quiet = только называть

refusal-bad-time = Не могу прочитать «{ $text }» как время. Напишите, например, `21:00`.
refusal-no-deadline = У этого боя нет срока. Назначьте: `/перестрелка срок`, `часы:72`.
refusal-deadline-hours = Срок — от 1 до { $most } часов.
refusal-deadline-days = Дней — от 1 до { $most }.
refusal-deadline-days-alone = Дни бывают только со временем суток: `время:21:00 дни:3`. Просто часы: `часы:72`.
refusal-deadline-lead = Напоминание — за 0 (никогда) … { $most } часов до этого срока.
refusal-deadline-postpone = Отложить срок за раз можно на 1 … { $most } часов.
refusal-deadline-twice = Либо часы, либо время суток с днями, но не то и другое.
refusal-deadline-stopped = Часы уже остановлены. Пустить: `/перестрелка пауза`, `стоп:нет`.
refusal-deadline-runs = Часы идут. Остановить: `/перестрелка пауза`.
refusal-unknown-standing-order = В этом бою так не наказать. Выберите из предложенного.
refusal-standing-already = { $name }: такой наказ уже есть.
refusal-no-standing-order = { $name }: наказа нет. Оставьте его: `/наказ`, `приказ:`.
refusal-not-awaited = { $name }: в этом ходу уже никого не ждут.
refusal-assigned-already = { $name }: за этого бойца { $user } уже играет.
refusal-user-has-fighter = { $user } уже играет в этом бою за другого бойца. Сначала уберите того (`/ведущий убрать`) или выберите кого-то ещё.

cmd-fight-deadline = Ведущий: до какого срока ждать ход; без слов — показать срок
cmd-fight-deadline-name = срок
opt-hours = Сколько часов на каждый ход
opt-hours-name = часы
opt-fight-deadline-at = Время суток в часовом поясе сервера, например 21:00
opt-fight-deadline-at-name = время
opt-days = Со временем суток: на какой день (обычно 1)
opt-days-name = дни
opt-remind = За сколько часов напомнить (0 — никогда)
opt-remind-name = напомнить
opt-postpone = Отложить срок этого хода на столько часов
opt-postpone-name = отложить
opt-off = Больше без срока
opt-off-name = снять
cmd-fight-pause = Ведущий: остановить часы или пустить снова
cmd-fight-pause-name = пауза
opt-fight-pause-on = да — стоят, нет — идут
opt-fight-pause-on-name = стоп
cmd-standing = Что делать за вас, если к сроку вас не будет
cmd-standing-name = наказ
opt-standing-order = Выжидать, стрелять по ближайшему из укрытия или ничего
opt-standing-order-name = приказ
opt-reminders = Звать ли вас напоминаниями
opt-reminders-name = напоминания
cmd-gm-assign = Отдать бойца другому игроку
cmd-gm-assign-name = передать
opt-gm-assign-user = Кто играет теперь
opt-gm-assign-user-name = кому
