# Playing by post: deadlines, reminders, standing orders.

deadline-runs = ⏰ Until <t:{ $due }:f> (<t:{ $due }:R>)
deadline-passed = ⏰ The deadline has passed (<t:{ $due }:R>)
deadline-stopped = ⏸️ The clock is stopped
deadline-none = There is no deadline: the GM advances when it suits. To set one: `/fight deadline`, `hours:72`, or `at:21:00` with `days:3`.
deadline-plan = { $hours ->
    [0] Each round until { $at } ({ $zone }), { $days ->
        [one] the next day at the latest
       *[other] on day { $days }
    }
    [one] Each round one hour
   *[other] Each round { $hours } hours
}; { $lead ->
    [0] no reminder.
    [one] a reminder one hour before.
   *[other] a reminder { $lead } hours before.
}

notice-set = ⏰ Round { $round }: please act until <t:{ $due }:f> (<t:{ $due }:R>). Who is away: `/standing`.
notice-postponed = ⏰ The deadline of round { $round } is put off until <t:{ $due }:f> (<t:{ $due }:R>).
notice-off = ⏰ There is no deadline any more.
notice-stopped = ⏸️ The clock is stopped: nobody is waited for, and nobody is late.
notice-resumed = ▶️ The clock goes on: round { $round } until <t:{ $due }:f> (<t:{ $due }:R>).
notice-remind = 🔔 Round { $round } is waited for until <t:{ $due }:f> (<t:{ $due }:R>):
notice-late = 🔔 The reminder of round { $round } could not be sent in time, so the deadline is put off until <t:{ $due }:f> (<t:{ $due }:R>):
notice-all-acted = ✅ All have acted in round { $round }. { $gms }
notice-passed = ⌛ The deadline of round { $round } has passed. { $gms }
notice-remind-who = ▫️ { $who }{ $order ->
    [hold] {" "}— else holds
    [fire] {" "}— else fires at the nearest
    [nothing] {" "}— else does nothing
   *[none] {""}
}
notice-late-who = ▫️ { $who }{ $order ->
    [hold] {" "}— else holds
    [fire] {" "}— else fires at the nearest
    [nothing] {" "}— else does nothing
   *[none] {""}
}
notice-passed-who = ▫️ { $who }: { $order ->
    [hold] standing order: hold
    [fire] standing order: fire at the nearest
    [nothing] standing order: nothing
   *[none] no standing order; the GM decides (`/hold`, `/shoot` with `fighter:`, or go on)
}
notice-foot = -# ⏰ { $name } · round { $round } · N{ $number }
button-postpone = +{ $hours } h

standing-given = 🕰️ { $who }, if away at the deadline: { $order ->
    [hold] hold
    [fire] stay behind cover and fire at the nearest enemy
   *[nothing] nothing
}.
standing-followed = 🕰️ { $who } is away: by standing order { $does ->
    [hold] { $order ->
        [fire] no shot is possible, so the fighter holds.
       *[other] the fighter holds.
    }
    [fire] one shot at the nearest enemy.
   *[nothing] { $order ->
        [nothing] nothing is done.
       *[other] there is nothing that could be done.
    }
}
own-standing = 🕰️ Standing order, if you are away at the deadline: { $order ->
    [hold] hold
    [fire] fire at the nearest
   *[nothing] nothing
}.
standing-now = { $name }: { $order ->
    [hold] if away at the deadline, holds.
    [fire] if away at the deadline, stays behind cover and fires at the nearest enemy.
    [nothing] if away at the deadline, does nothing.
   *[none] no standing order; if away at the deadline, the GM decides. To give one: `/standing`, `order:`
}
standing-reminders = { $silent ->
    [0] 🔔 Reminders ping you. To be named only: `/standing`, `reminders:`
   *[other] 🔕 Reminders name you without a ping.
}
fighter-assigned = 🎩 { $who } is played by { $user } from now on.
choice-hold = hold
choice-fire = fire at the nearest
choice-nothing = nothing
choice-ping = ping me
choice-quiet = name me only

refusal-bad-time = I cannot read “{ $text }” as a time of day. Write for example `21:00`.
refusal-no-deadline = This fight has no deadline. Set one: `/fight deadline`, `hours:72`.
refusal-deadline-hours = A deadline is from 1 to { $most } hours long.
refusal-deadline-days = Days are from 1 to { $most }.
refusal-deadline-days-alone = Days go with a time of day: `at:21:00 days:3`. For hours alone: `hours:72`.
refusal-deadline-lead = A reminder is from 0 (none) to { $most } hours before this deadline.
refusal-deadline-postpone = A deadline is put off by 1 to { $most } hours at once.
refusal-deadline-twice = Either hours, or a time of day with days; not both.
refusal-deadline-stopped = The clock is stopped already. To let it go on: `/fight pause`, `on:no`.
refusal-deadline-runs = The clock is running. To stop it: `/fight pause`.
refusal-unknown-standing-order = That cannot be ordered in this fight. Choose one that is offered.
refusal-standing-already = { $name } has that standing order already.
refusal-no-standing-order = { $name } has no standing order. Give one: `/standing`, `order:`.
refusal-not-awaited = { $name } is not awaited this round.
refusal-assigned-already = { $name } is played by { $user } already.
refusal-user-has-fighter = { $user } already plays a fighter in this fight. Take that one out first (`/gm remove`), or choose somebody else.

cmd-fight-deadline = GM: until when a round is waited for; with nothing said it is shown
cmd-fight-deadline-name = deadline
opt-hours = Hours that each round has
opt-hours-name = hours
opt-fight-deadline-at = A time of day in the server's zone, such as 21:00
opt-fight-deadline-at-name = at
opt-days = With a time of day: on which day (default 1)
opt-days-name = days
opt-remind = Hours before the deadline to remind (0: never)
opt-remind-name = remind
opt-postpone = Put this round's deadline off by so many hours
opt-postpone-name = postpone
opt-off = No deadline any more
opt-off-name = off
cmd-fight-pause = GM: stop the clock, or let it go on
cmd-fight-pause-name = pause
opt-fight-pause-on = yes: stopped; no: it goes on
opt-fight-pause-on-name = on
cmd-standing = What is done for you if you are away at the deadline
cmd-standing-name = standing
opt-standing-order = Hold, fire at the nearest from cover, or nothing
opt-standing-order-name = order
opt-reminders = Whether reminders ping you
opt-reminders-name = reminders
cmd-gm-assign = Give a player's fighter to another user
cmd-gm-assign-name = assign
opt-gm-assign-user = Who plays it from now on
opt-gm-assign-user-name = user
