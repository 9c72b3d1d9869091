# The cover firefight. Story lines of one result never contain another result's word
# (miss, hit, kill, out, lost): people and scripts look for these words.

type-name-bandit = Bandit
type-name-marauder = Marauder
type-name-stalker = Stalker
kind-name-low = low
kind-name-high = high
kind-name-sturdy = sturdy
kind-name-flimsy = flimsy
type-name-veteran = Veteran

## Parts

place-open = in the open
place-cover = behind { $cover }
piece-place = { $cover }
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
bonus-gm-flank = flank, GM's ruling
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
    [charge] charge
    [break] break off
    [stand] stand up
    [round] fight a round
   *[other] { $action }
}

## Setting up

opened = ⚔️ The firefight { $name } begins.
map-sized = 🗺️ The map is now { $columns } × { $rows } cells.
terrain-drawn = 🗺️ On the map: { $kind }, { $cells ->
    [one] one cell
   *[other] { $cells } cells
}.
ground-pictured = 🗺️ The game master put a picture under the map.
ground-bare = 🗺️ The picture under the map is gone.
laid-out = 🗺️ The field: { $columns } × { $rows } cells, covers: { $covers }, enemies: { $enemies }.
cover-placed = 🧱 New cover: { $cover } at { $cell } ({ $pieces }).
cover-changed = 🧱 Changed cover: { $cover } at { $cell } ({ $pieces }).
shields-all = shields all sides
shields-none = shields no side
shields = shields { $sides }
side = { $side }
room = room for { $capacity }
cover-modifier = { $amount } to the cover die
cover-rows = rows: { $rows }
kind-described = { $kind }: { $legend }
type-defined = 📋 New enemy type. { $type }
type-changed = 📋 Enemy type changed. { $type }
player-joined = 🟦 { $who } joins the fight { $place }.
enemy-joined = 🟥 { $who } appears { $place }.
fighter-left = 🚪 { $who } leaves the fight.
player-returned = 🟦 { $who } returns to the fight { $place }.
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
relocated-failed-2 = { $who } starts towards { $place } and has to dive back.
relocated-failed-3 = { $who } cannot break away to { $place } and stays put.
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
shot-between = ▸ { $shooter } → { $target }, shot { $number }: { $dice } → **{ $result }**. { $story }
shot-result = { $outcome ->
    [hit] { $condition ->
        [out] hit, out
        [ignored] hit, ignored
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
shot-miss-4 = The bullet whines off a stone.
shot-hit-1 = { $target } staggers, but stays up.
shot-hit-2 = { $target } cries aloud in pain.
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
shot-lost-2 = { $target } is past caring; the shot is wasted.
shot-lost-3 = The shot is wasted on the fallen.
shot-unseen-1 = { $target } keeps hidden.
shot-unseen-2 = Nobody shows.
shot-unseen-3 = { $target } has not shown { $target_gender ->
    [he] himself
    [she] herself
   *[they] themselves
} at all.
enemy-miss-1 = The bullet whistles past { $target }.
enemy-miss-2 = A bullet cracks past { $target }.
enemy-miss-3 = { $target } ducks just in time.
enemy-hit-1 = { $target } is struck!
enemy-hit-2 = { $target } reels from the blow.
enemy-hit-3 = Blood on the sleeve: { $target } is bleeding.
enemy-kill-1 = { $target } goes down.
enemy-kill-2 = { $target } falls and lies still.
enemy-kill-3 = One shot, and { $target } drops.
enemy-lost-1 = { $target } is down already; the bullet comes too late.
enemy-lost-2 = The bullet strikes the ground where { $target } fell.
enemy-lost-3 = { $target } is past caring; the shot is wasted.
enemy-unseen-1 = { $target } keeps hidden.
enemy-unseen-2 = Nobody shows.
enemy-unseen-3 = There is no sign of { $target }.
suppression-1 = 🔥 { $who } pours fire at { $targets }: nobody there dares raise their head.
suppression-2 = 🔥 { $who } empties the magazine at { $targets }; they stay down until the round closes.
suppression-3 = 🔥 Under { $who }'s fire { $targets } can neither shoot nor move this round.
low-ammo = 🪫 { $who } is low on ammunition.
held-1 = ⏸️ { $who } holds, unseen.
held-2 = ⏸️ { $who } keeps low and waits for a better moment.
held-3 = ⏸️ { $who } holds fire and listens.
held-too-long = ⏸️ { $who } holds once more, but has been in one place too long: no shelter from fire and no bonus.
shifted = ↔️ { $who } shifts: { $note }

## The GM's word

order-shoot = 🤫 Order: { $who } shoots at { $targets }.
order-relocate = 🤫 Order: { $who } relocates to { $place }{ $aimed ->
    [0] {""}
   *[other] , then shoots at { $targets }
}.
order-down = 🤫 Order: { $who } stays down.
order-auto = 🤫 Order: { $who } chooses targets by the rule again.
order-in-vain = ⚠️ { $who } is suppressed or has fired: an order will change nothing this round.
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
flank-granted = 🎩 GM's ruling: { $shooter } flanks { $target } this round ({ $reason }).
flank-denied = 🎩 GM's ruling: { $shooter } has no flank on { $target } this round ({ $reason }).
restocked = 🎩 { $who } has ammunition again: { $reason }
condition-set = 🎩 { $who }: { $before } → **{ $after }**; GM's ruling: { $reason }
moved = 🎩 { $who } is now { $place }: { $reason }
rule-changed = 🎩 House rule `{ $key }`: { $before } → **{ $value }**: { $reason }

## The GM's phase

gm-phase-began-1 = ## Round { $round }: the GM's phase
gm-phase-began-2 = ## Round { $round }: fire and return fire
gm-phase-began-3 = ## Round { $round }: what the bullets found
answer-began = ## Round { $round }: fire at { $who }
passed-suppressed = ▪️ { $who } is pinned down and does not fire.
passed-down = ▪️ { $who } stays down.
passed-no-target = ▪️ { $who } sees nobody to fire at.
passed-target-lost = ▪️ { $who } has lost the target of the order.
passed-suppressed-many = ▪️ Pinned down, no fire: { $who }.
passed-down-many = ▪️ Staying down: { $who }.
passed-no-target-many = ▪️ Nobody to fire at: { $who }.
passed-target-lost-many = ▪️ The target of the order is gone: { $who }.
answer-nobody = ▪️ Nobody is left to fire this round.
round-begun-1 = ⏳ **Round { $round }** begins.
round-begun-2 = ⏳ The smoke drifts off. **Round { $round }**.
round-begun-3 = ⏳ A breath, and on: **round { $round }**.
ended = 🏁 The firefight { $name } is over after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
casualty = 🩸 Casualties: { $who }
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
}{ $felled ->
    [0] {""}
   *[other] , { $felled } put down in melee
}

## The summary

summary-head = ### { $name } · round { $round }{ $phase ->
    [ended] {" "}· over
   *[players] {" "}· players' phase
}
summary-awaited = ⏳ Awaited: { $who }
summary-all-acted = ✅ All have acted: the GM may advance.
summary-players = 🟦 **Players** ({ $count })
summary-enemies = 🟥 **Enemies** ({ $count })
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
summary-casualties = 🩸 Casualties: { $who }
summary-checks = 🎲 Waiting for a ruling: { $checks }
summary-check = { $number } ({ $who })
did-shots = { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}
did-relocate = { $result ->
    [1] failed to relocate
    [2] relocated
   *[3] relocated well
}
did-hold = holding
did-hold-void = ⚠️ the hold does not count
mark-exposed = 👁
mark-cover-die = ⭐
piece-cover = 🛡️ { $dice }
piece-wounded = { $condition }{ $limit ->
    [0] {""}
    [2] {""}
   *[other] {" "}{ $hits }/{ $limit }
}
did-suppress = suppressing
mark-low-ammo = 🪫 low on ammunition
mark-keeping-down = ⬇️ staying down
mark-suppressed = 🔥 suppressed
piece-now = { $amount } now
piece-next = { $amount } next round
own-cover = 🛡️ cover { $value } ({ $dice })
own-cover-open = 🛡️ no cover in the open
own-cover-unthrown = 🛡️ cover die not thrown yet: it will come to { $least } … { $most }

## In private

may-still = You can still: { $actions }.
may-nothing = Nothing more to do this round.
own-condition = { $who } { $place }: { $condition }{ $limit ->
    [0] {""}
   *[other] {" "}({ $hits } of { $limit } hits)
}.
own-bonuses = Shooting bonus now { $now }{ $parts_count ->
    [0] {""}
   *[other] {" "}({ $parts })
}, next round { $next }.
own-bonus = { $amount } to { $kind ->
    [cover] the cover die
   *[relocation] relocation
} by the GM.
own-ammo = { $low ->
    [1] 🪫 Low on ammunition: no suppression until the GM restocks.
   *[0] Ammunition: enough.
}
own-threats = Could fire at you: { $who }
stance-held = 🙈 You hold: nobody can fire at you this round.
stance-exposed = 👁 You have shown yourself: enemies can fire at you.
stance-unseen = 🙈 You have not shown yourself yet: nobody can fire at you.
stance-absent = 👁 By the house rule absent you can be fired at even if you do nothing.
own-no-threats = Nobody is left to fire at you now.
own-aimed = 🎯 Players have fired at you, read in the GM's phase: { $who }
hold-void = ⚠️ One more hold would not count: no shelter and no bonus.
own-out = ⚫ { $who } is out. Only the GM can return a fighter to the fight.

## The rules of the fight

rulebook-head = ### Rules of { $name }
rulebook-rule = `{ $key }` **{ $value }**{ $default ->
    [1] {""}
   *[0] {" "}⚠️
} — { $about }
rule-shot-dice = { $value ->
    [each] a die for each shot
   *[other] one die, read in all rows
}
rule-shot-rows = { $value ->
    [volley] rows by the place in the volley
   *[other] rows by the count of shots at each target
}
rule-relocation-penalty = { $value ->
    [add] relocation and shot penalties add up
   *[other] only the larger of relocation and shot penalty counts
}
rule-relocation-bonus = { $value ->
    [now] the +1 for a 3 counts this round
   *[other] the +1 for a 3 counts next round
}
rule-cover-floor = { $value ->
    [none] cover may help the shooter when it falls below 0
   *[other] cover never counts below 0
}
rule-hits-to-out = { $value ->
    [0] hits never put a fighter out
    [1] one hit puts a fighter out
   *[other] { $value } hits put a fighter out
}
rule-suppress-scope = suppression pins { $value ->
    [cover] all enemies at one cover
    [chosen] the enemies that are named
   *[all] every enemy
}
rule-low-ammo = { $value ->
    [flag] suppression leaves the fighter low on ammunition
   *[other] suppression costs no ammunition
}
rule-decay = { $value ->
    [shooter] cover wears off by each different shooter
   *[other] cover wears off by each shot
}
rule-flank-for-enemies = { $value ->
    [yes] enemies profit from flanks too
   *[other] enemies have no flank but by the GM
}
rule-hold-limit = { $value ->
    [none] any number of holds in a row counts
   *[other] more than { $value } holds in a row do not count
}
rule-absent = { $value ->
    [hold] who does nothing cannot be shot at
   *[other] who does nothing can be shot at
}
rule-pvp = { $value ->
    [end] fire between players is read in the GM's phase
   *[other] fire between players is read at once
}
rule-mode = { $value ->
    [batch] enemies answer all together
   *[other] enemies may answer each player at once
}
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
why-cover = • Cover of { $target }: { $dice }{ $lowered ->
    [0] {""}
   *[other] , − { $lowered } for earlier fire at this target this round
}; { $less } is taken away.
why-row = • Row { $number } ({ $row }): { $read } → **{ $result }**.
why-lost = • An earlier shot had put { $target } down already.
why-unseen = • { $target } held or did nothing this round: no one to be seen.
why-cover-die = { $who } threw **{ $face }** for cover.
why-relocation = { $who } threw { $dice } for the relocation: result **{ $result }**, own cover value { $penalty } this round.
why-aimed = • { $target } is a player: read in the GM's phase against the final cover value.

## Forms

form-shoot = 🎯 Shooting
form-shoot-who = 🎯 { $who }: a target for each shot
form-relocate = 🏃 Changing cover
form-relocate-who = 🏃 { $who }: where to?
form-suppress = 🔥 Suppression
form-suppress-who = 🔥 { $who }: who is to keep their head down? No die decides: it succeeds.
form-suppress-all = All enemies at once (house rule).
form-order = 🎩 Whom do you order? Only game masters see it.
form-order-who = 🎩 { $who }: what to do in the GM's phase?
form-layout = 🗺️ Choose what, then the cell.
form-layout-cover = 🗺️ { $cell }: { $name }
form-layout-ground = 🗺️ { $cell }: { $kind }
form-ask-fighter = For whom?
form-ask-shot = { $number ->
    [1] First shot
    [2] Second shot
   *[3] Third shot
}: at whom?
form-ask-cover = To which cover?
form-ask-suppress = Whom to suppress?
form-ask-enemy = Which enemy?
form-ask-order = What to do?
form-ask-kind = Cover or ground?
form-ask-column = Column
form-ask-row = Row
form-no-shot = No { $number ->
    [2] second
   *[3] third
} shot
form-column = Column { $name }
form-row = Row { $name }
form-odds = out { $out }% · hit { $hit }% · miss { $miss }%
form-odds-later = another player: read in the GM's phase
form-volley = • { $who }, { $shots ->
    [one] one shot
   *[other] { $shots } shots
}: **out { $out }%**{ $sure ->
    [1] {""}
   *[0] {" "}({ $exact })
} · wounded { $hit }% · missed { $miss }%
form-volley-later = • { $who }, { $shots ->
    [one] one shot
   *[other] { $shots } shots
}: thrown now, read in the GM's phase
form-cover = 🛡️ Your cover value will be { $sure ->
    [1] { $least }
   *[0] { $least } to { $most } (the die is still to be thrown)
}.
form-cover-open = 🛡️ In the open: no cover value.
form-danger = 👁 You will be seen. Most dangerous: { $who }{ $bonus ->
    [0] {""}
   *[other] {" "}({ $amount })
}. Their first shot: out { $out }%{ $sure ->
    [1] {""}
   *[0] {" "}({ $exact })
} · hit { $hit }% · miss { $miss }%
form-relocation = • d3 { $result } ({ $percent }%): { $result ->
    [1] you stay
   *[other] you get there
}, cover { $penalty }{ $gains ->
    [1] , +1 to shots
    [2] , +1 to the next round's shots
   *[0] {""}
}
form-relocation-bonus = • GM's bonus { $amount } counts
form-place = { $cell } · { $kind }{ $modifier ->
    [0] {""}
   *[other] {" "}({ $amount })
} · { $shields } · room { $free }{ $there_count ->
    [0] {""}
   *[other] {" "}· { $there }
}
form-suppress-there = { $who }
form-enemy = { $place } · now: { $order }
form-order-do = { $do ->
    [shoot] shoot
    [charge] charge
    [break] break off the melee
    [relocate] change cover
    [down] stay down
   *[auto] by the rule
}
form-no-danger = 👁 You will be seen, but no enemy can fire this round.
form-layout-change = 🗺️ { $cell }: { $name } stands here and becomes { $kind }

## From the roster

bonus-one-eyed = one eye
mark-madness = 🌀 madness: a pluck test before acting
mark-hatred = 🔥 hatred: somebody of the hated band is here
mark-hardened = 🪨 not afraid of the fearsome reputation here
mark-one-eyed = 🩹 one eye: −1 to shots
mark-snake-oil = 🧴 ignores the first hit
old-wound-sits-out = 🤕 The old wound says no (🎲 { $face }): { $who } sits this fight out.
old-wound-fights = 🤕 { $who }: the old wound keeps quiet (🎲 { $face }).
shot-ignored = { $target } does not even feel it: the snake oil is spent.
why-ignored = • Snake oil cancels the first hit against { $target }; it is spent now.
