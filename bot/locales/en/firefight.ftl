# The cover firefight. Story lines of one result never contain another result's word
# (miss, hit, kill, out, lost): people and scripts look for these words.

type-name-bandit = Bandit
type-name-marauder = Marauder
type-name-stalker = Stalker
type-name-veteran = Veteran

## Parts

place-open = in the open
place-cover = behind { $cover }
condition = { $condition ->
    [fit] fit
    [wounded] wounded
   *[out] out
}
row = ≤ { $below } miss, { $hit } hit, ≥ { $kill } kill
kind = { $kind ->
    [low] low
    [high] high
    [sturdy] sturdy
    [flimsy] flimsy
   *[other] { $name }
}
bonus-flank = flank
bonus-gm-flank = flank by the GM's word
bonus-held = held
bonus-relocated = relocated
bonus-type = type
bonus-gm = GM ({ $reason })
cover-place = cover
cover-type = type
cover-gm = GM ({ $reason })
cover-shots = shots
cover-suppression = suppressing
cover-relocation = relocation
less-cover = cover
action = { $action ->
    [cover] throw for cover
    [relocate] relocate
    [shoot] shoot
    [suppress] suppress
    [hold] hold
    [shift] shift
   *[other] { $action }
}

## Setting up

opened = ⚔️ The firefight **{ $name }** begins.
map-sized = 🗺️ The map is now { $columns } × { $rows } cells.
cover-placed = 🧱 New cover: { $cover } at { $cell } ({ $kind }), room for { $capacity }.
cover-changed = 🧱 Changed cover: { $cover } at { $cell } ({ $kind }), room for { $capacity }.
kind-described = { $kind }: { $legend }
type-defined = 📋 New enemy type: **{ $type }**.
type-changed = 📋 Enemy type **{ $type }** is changed.
player-joined = 🟦 { $who } joins the fight { $place }.
enemy-joined = 🟥 { $who } appears { $place }.
fighter-left = 🚪 { $who } leaves the fight.
fighter-removed = 🚪 { $who } is removed by the GM: { $reason }
stood-in = 🎩 GM for { $who }:

## The players' phase

cover-thrown = 🛡️ { $who } throws { $face } for cover.
relocation = 🏃 { $dice }: { $story }
relocated-failed-1 = { $who } darts for { $place }, but bullets drive { $who_gender ->
    [he] him
    [she] her
   *[they] them
} back to the old place.
relocated-failed-2 = { $who } starts towards { $place } and has to dive back: it stays the old place.
relocated-failed-3 = { $who } cannot break away to { $place } and stays in the old place.
relocated-dear-1 = { $who } makes it to { $place }, in full view for a moment too long.
relocated-dear-2 = { $who } stumbles across to { $place } and takes cover badly.
relocated-dear-3 = { $who } reaches { $place }, winded and half exposed.
relocated-clean-1 = { $who } slips across to { $place } with a good line of fire.
relocated-clean-2 = { $who } rolls in behind { $place }, ready to fire.
relocated-clean-3 = { $who } crosses to { $place } in one clean dash.
relocation-blocked = 🏃 { $who } wanted to reach { $place }, but there is no room: no die.
volley-1 = 🔫 { $who } fires { $shots ->
    [one] one shot
   *[other] { $shots } shots
} at { $targets }.
volley-2 = 🔫 { $who } takes aim: { $shots ->
    [one] one shot
   *[other] { $shots } shots
} at { $targets }.
volley-3 = 🔫 { $shots ->
    [one] One shot
   *[other] { $shots } shots
} from { $who } at { $targets }.
volley-enemy-1 = 🔻 { $who } answers: { $shots ->
    [one] one shot
   *[other] { $shots } shots
} at { $targets }.
volley-enemy-2 = 🔻 { $who } opens fire on { $targets }: { $shots ->
    [one] one shot
   *[other] { $shots } shots
}.
volley-enemy-3 = 🔻 { $shots ->
    [one] One shot
   *[other] { $shots } shots
} from { $who } at { $targets }.
shot-read = ▸ { $target }, shot { $number }: { $dice } → **{ $result }**. { $story }
shot-result = { $outcome ->
    [hit] { $condition ->
        [out] hit, out
       *[wounded] hit, wounded
    }
    [kill] kill, out
    [lost] lost
    [unseen] miss, no one to be seen
   *[miss] miss
}
shot-aimed = ▸ { $target }, shot { $number }: { $dice } — thrown, read in the GM's phase.
shot-miss-1 = The bullet goes wide.
shot-miss-2 = Dust jumps beside { $target }.
shot-miss-3 = { $target } ducks in time.
shot-miss-4 = Only splinters fly.
shot-hit-1 = { $target } staggers, but stays up.
shot-hit-2 = { $target } cries in pain.
shot-hit-3 = The bullet finds flesh; { $target } grits { $target_gender ->
    [he] his
    [she] her
   *[they] their
} teeth.
out-1 = { $target } has had enough and goes down.
out-2 = That is the last straw: { $target } collapses.
out-3 = { $target } sinks to the ground and does not get up.
shot-kill-1 = { $target } drops where { $target_gender ->
    [he] he stands
    [she] she stands
   *[they] they stand
}.
shot-kill-2 = A clean shot, and { $target } falls.
shot-kill-3 = { $target } falls silent.
shot-lost-1 = { $target } is down already; the bullet strikes the ground.
shot-lost-2 = Nobody is left to aim at.
shot-lost-3 = The shot is wasted on the fallen.
shot-unseen-1 = { $target } keeps hidden.
shot-unseen-2 = Nothing but the edge of cover.
shot-unseen-3 = { $target } has not shown { $target_gender ->
    [he] himself
    [she] herself
   *[they] themselves
} at all.
enemy-miss-1 = The bullet whistles past { $target }.
enemy-miss-2 = { $target } feels chips of the cover fly.
enemy-miss-3 = { $target } keeps { $target_gender ->
    [he] his
    [she] her
   *[they] their
} head low in time.
enemy-hit-1 = { $target } is struck!
enemy-hit-2 = { $target } reels from the blow.
enemy-hit-3 = Blood on the cover: { $target } is bleeding.
enemy-kill-1 = { $target } goes down.
enemy-kill-2 = { $target } falls and lies still.
enemy-kill-3 = One shot, and { $target } drops.
enemy-lost-1 = { $target } is down already; the shot is wasted.
enemy-lost-2 = The bullet strikes the ground where { $target } fell.
enemy-lost-3 = Nobody is left to aim at.
enemy-unseen-1 = { $target } keeps hidden.
enemy-unseen-2 = Nothing but the edge of cover.
enemy-unseen-3 = There is no sign of { $target }.
suppression-1 = 🔥 { $who } pours fire at { $targets }: nobody there dares to lift a head.
suppression-2 = 🔥 { $who } empties the magazine at { $targets }; they stay down until the round closes.
suppression-3 = 🔥 Under { $who }'s fire { $targets } can neither shoot nor move this round.
low-ammo = 🪫 { $who } is low on ammunition.
held-1 = ⏸️ { $who } holds, unseen.
held-2 = ⏸️ { $who } keeps low and waits for a better moment.
held-3 = ⏸️ { $who } holds fire and listens.
held-too-long = ⏸️ { $who } holds once more, but has been in one place too long: no shelter from fire and no bonus.
shifted = ↔️ { $who } shifts behind cover: { $note }

## The GM's word

order-shoot = 🤫 Order: { $who } shoots at { $targets }.
order-relocate = 🤫 Order: { $who } relocates to { $place }{ $aimed ->
    [0] {""}
   *[other] , then shoots at { $targets }
}.
order-down = 🤫 Order: { $who } stays down.
order-auto = 🤫 Order: { $who } chooses targets by the rule again.
order-in-vain = ⚠️ { $who } is suppressed or has fired: an order can change nothing this round.
bonus-given = 🎩 { $who }: { $amount } to { $kind ->
    [shot] shooting
    [cover] the cover die
   *[relocation] relocation
} ({ $lasts ->
    [next] the next time
    [round] this round
   *[kept] until removed
}): { $reason }
bonus-taken = 🎩 { $who } loses the kept bonus to { $kind ->
    [shot] shooting
    [cover] the cover die
   *[relocation] relocation
}: { $reason }
flank-granted = 🎩 By the GM's word { $shooter } has a flank on { $target } this round: { $reason }
flank-denied = 🎩 By the GM's word { $shooter } has no flank on { $target } this round: { $reason }
restocked = 🎩 { $who } has ammunition again: { $reason }
condition-set = 🎩 { $who }: { $before } → **{ $after }**, by the GM's word: { $reason }
moved = 🎩 { $who } is now { $place }: { $reason }
rule-changed = 🎩 House rule `{ $key }`: { $before } → **{ $value }**: { $reason }

## The GM's phase

gm-phase-began-1 = ## Round { $round }: the enemies answer
gm-phase-began-2 = ## Round { $round }: return fire
gm-phase-began-3 = ## Round { $round }: the other side speaks
answer-began = ## Round { $round }: fire at { $who }
passed-suppressed = ▪️ { $who } is pinned down and does not fire.
passed-down = ▪️ { $who } stays down.
passed-no-target = ▪️ { $who } sees nobody to fire at.
round-begun-1 = ⏳ **Round { $round }** begins.
round-begun-2 = ⏳ The smoke drifts off. **Round { $round }**.
round-begun-3 = ⏳ A breath, and on: **round { $round }**.
ended = 🏁 The firefight { $name } is over after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
casualty = 🩸 Casualty: { $who }
no-casualties = No casualties among the players.
statistics = **Statistics**
statistic = { $who }: { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $kills ->
    [one] 1 kill
   *[other] { $kills } kills
}

## The summary

summary-head = ### { $name } · round { $round }{ $phase ->
    [ended] {" "}· over
   *[players] {" "}· players' phase
}
summary-awaited = ⏳ Awaited: { $who }
summary-acted = ✔️ Acted: { $who }
summary-all-acted = ✅ All have acted: the GM may advance.
summary-players = 🟦 **Players** ({ $count })
summary-enemies = 🟥 **Enemies** ({ $count })
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
summary-casualties = 🩸 Casualties: { $who }
did-shots = { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}
did-relocate = relocation { $result }
did-hold = holding
did-suppress = suppressing
mark-low-ammo = 🪫 low on ammunition
mark-suppressed = 🔥 suppressed
piece-now = { $amount } now
piece-next = { $amount } next round
own-cover = 🛡️ cover { $value } ({ $dice })
own-cover-open = 🛡️ no cover in the open
own-cover-unthrown = 🛡️ cover die not thrown yet

## In private

may-still = You may still: { $actions }.
may-nothing = Nothing more to do this round.
own-condition = { $who } { $place }: { $condition }{ $limit ->
    [0] {""}
   *[other] {" "}({ $hits } of { $limit } hits)
}.
own-bonuses = Shooting bonus now { $now }, next round { $next }.
own-ammo = { $low ->
    [1] 🪫 Low on ammunition: no suppression until the GM restocks.
   *[0] Ammunition: enough.
}
own-threats = Could fire at you: { $who }
stance-held = You hold: nobody can fire at you this round.
stance-exposed = You have shown yourself: enemies can fire at you.
stance-unseen = You have not shown yourself yet: nobody can fire at you.

## The rules of the fight

rulebook-head = ### Rules of { $name }
rulebook-rule = `{ $key }` **{ $value }**{ $default ->
    [1] {""}
   *[0] {" "}⚠️
} — { $about }
rule-shot-dice = a die for each shot, or one for all
rule-shot-rows = rows by the place in the volley, or by the shots at each target
rule-relocation-penalty = relocation and shot penalties add up, or the worst counts
rule-relocation-bonus = the +1 of a 3 holds now, or next round
rule-cover-floor = the least that cover takes from a shot
rule-hits-to-out = hits that put a fighter down for good (0: never)
rule-suppress-scope = who is suppressed: all at a cover, the chosen, or all
rule-low-ammo = suppression leaves the fighter low on ammunition
rule-decay = cover wears off by each shooter, or by each shot
rule-flank-for-enemies = enemies profit from flanks too
rule-hold-limit = holds in a row that still count
rule-absent = who does nothing counts as holding, or is exposed
rule-pvp = fire between players is read in the GM's phase, or at once
rule-mode = enemies answer together, or to each player at once
rulebook-rows = **Shots** (first · second · third): { $rows }
rulebook-types = **Enemy types**
rulebook-type = • **{ $type }**: { $pieces }
type-shots = { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}
type-bonus = { $amount } to hit
type-cover-die = cover die{ $bonus ->
    [0] {""}
   *[other] {" "}{ $amount }
}
type-rows = own rows: { $rows }
type-rows-against = rows when shot at: { $rows }
type-hits = { $hits ->
    [0] hits never put it down
    [one] 1 hit to go down
   *[other] { $hits } hits to go down
}
chart-cover = 🛡️ Cover die: **{ $face }**
chart-shot = 🎯 { $face } ({ $row }): **{ $outcome ->
    [kill] kill
    [hit] hit
   *[miss] miss
}**
chart-relocation = 🏃 { $face }: **{ $face ->
    [1] stays
   *[other] moves
}**, own cover value { $penalty }{ $face ->
    [3] , next shots this round +1
   *[other] {""}
}

## Why

why-shot = { $shooter } → { $target }, shot { $number }: the die shows **{ $face }**.
why-bonus = • { $amount } { $label }
why-no-cover = • { $target } has no cover value: nothing is taken away.
why-cover = • Cover of { $target }: { $dice } → { $value }{ $lowered ->
    [0] {""}
   *[other] , − { $lowered } as number { $nth } to fire at this target
}; { $less } is taken away.
why-row = • Row { $number } ({ $row }): { $read } → **{ $result }**.
why-lost = • An earlier shot had put { $target } down already.
why-unseen = • { $target } held or did nothing this round: no one to be seen.
why-cover-die = { $who } threw **{ $face }** for cover.
why-relocation = { $who } threw { $dice } for the relocation: result **{ $result }**, own cover value { $penalty } this round.
why-aimed = • { $target } is a player: read in the GM's phase against the final cover value.
