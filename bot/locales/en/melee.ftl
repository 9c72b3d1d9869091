# Hand to hand, in a firefight and alone.

opened-answer-melee = ✅ The brawl { $name } is open. Next: `/gm enemy` enemies, `/gm type` and `/gm set-stats` for Skill, Damage and weapons; players use `/join`.
opened-brawl = ⚔️ The brawl { $name } begins: nobody shoots, and there is no cover.
ended-brawl = 🏁 The brawl { $name } is over after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.

## Reaction tests

test-taken = 🎲 { $test ->
    [charge] { $who } wants to charge { $against }
    [charged] { $who } is charged by { $against }
    [sight] { $who } sees { $against } step back
   *[stand] { $who } tries to stand up
}{ $side ->
    [flank] {" "}from the flank
    [rear] {" "}from the rear
   *[front] {""}
}: { $dice } against Skill { $skill }, { $passed ->
    [0] neither passes
    [1] one passes
   *[other] both pass
}. { $story }
test-chosen = 🌟 A hero chooses: { $test ->
    [charge] { $who } and a charge at { $against }
    [charged] { $who }, charged by { $against }
    [sight] { $who }, who sees { $against } step back
   *[stand] { $who }, on the ground
}{ $side ->
    [flank] {" "}(from the flank)
    [rear] {" "}(from the rear)
   *[front] {""}
}: { $passed ->
    [0] neither passes
    [1] one passes
   *[other] both pass
}, no dice. { $story }
charge-charges-1 = { $who } charges!
charge-charges-2 = Patience is at an end: { $who } runs straight at { $against }.
charge-charges-3 = Teeth bared, { $who } rushes { $against }.
charge-fires-1 = { $who } stays behind cover and fires instead.
charge-fires-2 = { $who } thinks better of it and fires from cover.
charge-fires-3 = One step, and back: { $who } fires from cover.
charge-stays-1 = { $who } cannot bring { $who_gender ->
    [he] himself
    [she] herself
   *[they] themselves
} to do it and stays.
charge-stays-2 = { $who } does not move.
charge-stays-3 = The legs will not obey: { $who } stays put.
charged-turns-1 = { $who } swings round to face the charge.
charged-turns-2 = { $who } turns in the nick of time.
charged-turns-3 = Off balance, { $who } spins round.
charged-fires-1 = { $who } fires at { $against } and makes ready.
charged-fires-2 = { $who } keeps a cool head and fires first.
charged-fires-3 = A shot at the last moment: { $who } is ready.
charged-readies-1 = { $who } makes ready to fight.
charged-readies-2 = { $who } braces for the clash.
charged-readies-3 = { $who } waits for { $against }, weapon raised.
charged-runs-1 = { $who } turns and runs.
charged-runs-2 = { $who } does not wait for { $against } and runs.
charged-runs-3 = Nerves fail: { $who } runs into the open.
sight-fires-1 = { $who } fires after { $against }.
sight-fires-2 = { $who } raises the gun at once.
sight-fires-3 = { $who } does not let { $against } go so easily.
sight-passes-1 = { $who } lets { $against } go.
sight-passes-2 = { $who } is too slow to fire.
sight-passes-3 = { $who } only watches { $against } go.
stand-stands-1 = { $who } is up again.
stand-stands-2 = { $who } scrambles up.
stand-stands-3 = { $who } gets to { $who_gender ->
    [he] his
    [she] her
   *[they] their
} feet.
stand-lies-1 = { $who } cannot get up yet.
stand-lies-2 = { $who } sinks back to the ground.
stand-lies-3 = The head spins: { $who } stays on the ground.
hero-made = 🌟 Double one! { $who } is a **hero** now and may choose the result of any test instead of throwing.
result-asked = 🌟 { $who } is a hero and chooses: { $test ->
    [sight] { $against } steps back
   *[charged] { $against } charges
}. If nothing is chosen by the GM's phase, the dice decide.
answer-turns = Turn to face
answer-fires = Fire
answer-readies = Make ready
answer-runs = Run away
answer-passes = Let go
answer-throw = Throw the dice
answer-about = { $answer } ({ $against })
shot-provoked = 🔫 { $who } fires one shot at { $target }.
charge-missed = 💨 { $who } charged too, but { $target } is gone.
charge-stopped = 🛑 The charge of { $who } at { $target } is stopped.
contact-made = ⚔️ { $first } and { $second } are hand to hand.
broken-off = ↩️ { $who } breaks off and steps back from { $opponents }.
round-agreed = 🤝 { $who } wants to fight the next round now{ $missing_count ->
    [0] {""}
   *[other] ; still to agree: { $missing }
}.

## A round

melee-round-1 = ⚔️ **Melee:** { $people }
melee-round-2 = ⚔️ **Blow for blow:** { $people }
melee-round-3 = ⚔️ **At close quarters:** { $people }
melee-dice = ▸ { $fighter }: 🎲 { $dice }{ $lying ->
    [0] {""}
   *[other] {" "}(on the ground: one die fewer)
}
melee-even = ▸ { $first } (Skill { $first_skill }: { $first_passed } passed) — { $second } (Skill { $second_skill }: { $second_passed } passed): **even**, it goes on.
melee-won = ▸ { $first } (Skill { $first_skill }: { $first_passed } passed) — { $second } (Skill { $second_skill }: { $second_passed } passed): { $winner } wins by { $margin }. Damage die { $face }{ $margin ->
    [1] {" "}(Damage { $damage })
   *[other] {""}
}: { $loser } **{ $result ->
    [killed] killed
    [out] out
   *[down] knocked down
}**.
fate-killed-1 = { $who } falls dead at { $by }'s feet.
fate-killed-2 = { $by } leaves { $who } no chance: dead.
fate-killed-3 = One blow too many, and { $who } is dead.
fate-out-1 = { $who } goes limp: out of the fight.
fate-out-2 = { $by } beats { $who } senseless.
fate-out-3 = { $who } folds up and is out of it.
fate-down-1 = { $who } is knocked off { $who_gender ->
    [he] his
    [she] her
   *[they] their
} feet.
fate-down-2 = { $by } sends { $who } sprawling.
fate-down-3 = { $who } goes to the ground.
skill-crowd = several opponents
skill-damage = weaker weapon
skill-turned = turned to face
skill-floor = never below 1
stat-skill = Skill { $value }
stat-damage = Damage { $value }
stat-weapons = { $value ->
    [1] one weapon
   *[other] a weapon in each hand
}
stat-dice = melee dice +{ $value }
stats-set = 🎩 { $who }, hand to hand: { $pieces }; GM's ruling: { $reason }
knocked-down = 🎩 { $who } is knocked down; GM's ruling: { $reason }
fire-into-granted = 🎩 GM's ruling: { $who } may be shot at in the melee this round ({ $reason }).
fire-into-denied = 🎩 GM's ruling: no shots at { $who } in the melee ({ $reason }).
reach-granted = 🎩 GM's ruling: { $who } can reach { $target } this round ({ $reason }).
reach-denied = 🎩 GM's ruling: { $who } cannot reach { $target } this round ({ $reason }).
order-break = 🤫 Order: { $who } breaks off the melee.
order-charge = 🤫 Order: { $who } charges { $targets }.
passed-in-melee = ▪️ { $who } is in the melee and does not fire.
passed-ran = ▪️ { $who } is still running.
passed-lying = ▪️ { $who } lies on the ground and does not fire.
passed-in-melee-many = ▪️ In the melee, no fire: { $who }.
passed-ran-many = ▪️ Still running: { $who }.
passed-lying-many = ▪️ On the ground, no fire: { $who }.
statistic-melee = { $who }: { $felled } put down in melee

player-joined-brawl = 🟦 { $who } joins the brawl.
enemy-joined-brawl = 🟥 { $who } joins the brawl.
laid-out-brawl = 👥 Enemies there: { $enemies }.
held-brawl = ⏸️ { $who } waits for the others to come.

gm-phase-brawl = ## Round { $round }: the GM's phase
round-begun-brawl = ⏳ **Round { $round }** begins.

## Why

test-outcome = { $outcome ->
    [charges] Charges.
    [fires] Fires.
    [stays] Stays.
    [turns] Turns to face.
    [readies] Makes ready.
    [runs] Runs away.
    [passes] No shot.
    [stands] Stands.
   *[lies] Stays down.
}
why-charge = • Both dice pass: the charge. One: whoever is in cover stays and fires (just stays without a gun, or where the target is hand to hand), others charge. None: nobody moves.
why-charged = { $side ->
    [front] • Both pass: a shot if able, then ready. One: in cover the same, otherwise ready without a shot. None: in cover ready, otherwise runs away.
   *[other] • From flank or rear. Both pass: turns to face, Skill −1 in the first round. One: runs away. None: in cover ready, otherwise runs away.
} Anyone already in contact neither fires nor runs.
why-sight = • One die or both pass: one shot at once, first row, against cover value 0. None: no shot.
why-stand = • One die or both pass: up. None: still down.
why-melee = • A die passes if it shows the Skill or less. One more than the other: the damage die kills on 1, puts out up to the weapon's Damage, knocks down above it. Two more: kills on 1, else out.
chart-melee-damage = ⚔️ { $face }: **{ $face ->
    [1] killed
   *[other] out with Damage { $face } or more, else knocked down
}**
chart-melee-clear = ⚔️ { $face }: **{ $face ->
    [1] killed
   *[other] out
}**
chart-name-melee-damage = melee damage
chart-name-melee-clear = clear win in melee

## The summary, in private

piece-melee = ⚔️ with { $who }
did-charge = { $left ->
    [1] charged
   *[0] tried to charge
}
summary-choices = 🌟 To choose a result: { $who }
did-run = running
mark-down = 🛌 knocked down
mark-hero = 🌟 hero
map-down = knocked down
map-hero = hero
map-in-melee = in melee
map-charge = charge
own-cover-left = 🛡️ cover 0: you were out in the open this round
stance-melee = ⚔️ You are hand to hand: nobody can fire at you without the GM's word.
own-melee = ⚔️ Hand to hand: { $pieces }
own-hero = 🌟 You are a hero: choose the result of any test instead of throwing.
own-down = 🛌 You lie on the ground: one die fewer. { $tried ->
    [0] You test to stand by `/melee stand`, or before your next action; agreeing to a round is none.
   *[other] You have tried to stand this round.
}
own-marks = { $marks }
own-ran = 🏃 You ran away and lose the rest of the round.
own-condition-brawl = { $who }: { $condition }.
own-question = 🌟 First choose your result against { $against }: the buttons are under the post that asks.
own-opponent = ⚔️ Next round against { $who }: out { $foe_out }%, knocked down { $foe_down }%; you yourself out { $own_out }%, knocked down { $own_down }%.

## The rules

rulebook-melee = **Hand to hand** (`/melee charge`, `break`, `stand`, `round`). Everybody has Skill 4, Damage 1 and one weapon unless said otherwise. Each throws 2d6 a round; dice that show the Skill or less pass. Lying: one die fewer. Lower Damage than the opponent: Skill minus the difference. Two opponents: Skill −1, three −2 (a second weapon leaves one out); never below 1.
rulebook-tests = **Tests** (2d6 against Skill; double 1 makes a hero). Charge: both charge, one: in cover stay and fire, none: stay. Charged: both or (in cover) one: fire, then ready; one in the open: ready; none: in cover ready, else run. From flank or rear: both turn (−1), else run. Stand up, and fire at whoever breaks off: one is enough.
rulebook-tests-brawl = **Tests** (2d6 against Skill; double 1 makes a hero). Charge: one or both charge, none: stay. Charged: one or both: ready, none: run. From flank or rear: both turn (−1), else run. Stand up: one is enough.
rulebook-damage = **Damage die.** Won by one: 1 killed, up to Damage out, above it knocked down. Won by two or more: 1 killed, else out.
rule-shooting = { $value ->
    [yes] guns may be fired
   *[other] nobody shoots
}
rule-charge-reach = { $value ->
    [none] a charge may be of any length
    [one] a charge is one cell long at most
   *[other] a charge is { $value } cells long at most
}

## Forms

form-charge = ⚔️ A charge
form-break = ↩️ Breaking off
form-stand = 🛌 Standing up
form-round = ⚔️ A round now
form-charge-who = ⚔️ { $who } charges{ $leaves ->
    [0] .
   *[other] {" "}instead of firing, and leaves the cover.
}
form-ask-charge = Charge whom?
form-ask-side = From where?
form-side = { $side ->
    [front] from the front
    [flank] from the flank
   *[rear] from the rear
}
form-ask-result = A hero's choice
form-result = { $passed ->
    [2] charge
    [1] in cover stay and fire, else charge
   *[0] stay
}
form-throw = throw the dice
form-charge-about = first round: out { $foe_out }%, you out { $own_out }%
form-test = • { $test ->
    [charge] Charge test
    [charged] { $who } is charged
    [sight] { $who } sees you go
   *[stand] Test to stand
} (2d6, Skill { $skill }): { $chances }
form-chance = { $outcome ->
    [charges] charges
    [fires] fires
    [stays] stays
    [turns] turns to face
    [readies] makes ready
    [runs] runs away
    [passes] no shot
    [stands] stands
   *[lies] stays down
} { $percent }%
form-shot-on-way = • If { $who } fires: { $hit }% to hit you ({ $out }% out), and a hit stops the charge.
form-shot-after = • If { $who } fires: { $hit }% to hit you ({ $out }% out).
form-shot-none = • { $who } cannot fire then.
form-round-lying = 🛌 You fight lying: one die fewer. To stand first: `/melee stand`.
form-hero = • { $who } is a hero and chooses the answer.
form-melee-round = • A round against { $who }: out { $foe_out }%, knocked down { $foe_down }%; you yourself out { $own_out }%, knocked down { $own_down }%.
form-break-who = ↩️ { $who } steps back from { $foes }. Whoever is free then may fire one shot at once, against cover value 0:
form-break-brawl = ↩️ { $who } steps back from { $foes }. Nobody shoots here, so nobody can hinder it.
form-round-called = ⚔️ { $who } and everybody in this melee fight the next round now, by your word.
form-stand-who = 🛌 { $who } tries to stand, once a round.
form-round-who = ⚔️ { $who } fights the next round now, once all players in this melee agree; otherwise it comes in the GM's phase.
button-charge = Charge
button-break = Break off
button-stand = Stand up
button-round = Fight now
button-charge-go = Charge!
button-break-go = Step back
button-stand-go = Get up
button-round-go = Agree
button-round-call = Fight the round

## Refusals

refusal-charge-self = Nobody charges at themselves. Choose an enemy.
refusal-no-shooting = Nobody shoots in this fight. Charge (`/melee charge`) or hold.
refusal-already-charged = { $name } has charged this round already, and a round has one volley or one charge. Shoot or charge again in the next one.
refusal-ran-away = { $name } ran away and loses the rest of the round. Act again in the next one.
refusal-in-melee = { $name } is hand to hand: fight on (`/melee round`) or break off first (`/melee break`).
refusal-result-open = { $name } waits for a hero's choice. Press one of the buttons under the post that asks; in the GM's phase the dice decide.
refusal-still-down = { $name } has tried to stand this round and lies on the ground. Try again next round.
refusal-no-cover-this-round = { $name } left the cover this round: no cover die until the next one.
refusal-charge-friend = { $name } is on the same side. Charge an enemy.
refusal-out-of-reach = { $name } cannot reach { $target }: no way there, or too long a way. Relocate first, or ask the GM (`/gm reach`).
refusal-bad-test-result = A result is 0, 1 or 2 passing dice.
refusal-not-a-hero = { $name } is no hero, so the dice decide: leave the result out. A double 1 in a test makes a hero.
refusal-not-in-melee = { $name } is not in a melee. Charge somebody first (`/melee charge`).
refusal-not-down = { $name } is already standing.
refusal-no-melee = Nobody is hand to hand. A melee begins with `/melee charge`.
refusal-fought-already = In the melee of { $name } a round was fought this phase. The next one comes in the GM's phase.
refusal-already-agreed = { $name } has agreed already; the others are awaited, or the GM.
refusal-stats-nothing = Say what changes: skill, damage, weapons or dice.
refusal-bad-melee-stat = { $stat ->
    [skill] Skill
    [damage] Damage
    [weapons] weapons
   *[dice] extra melee dice
}: from { $low } to { $high }.
refusal-target-in-melee = { $name } is hand to hand, and nobody shoots into that. Choose somebody else, or ask the GM (`/gm fire-into`).
refusal-order-needs-one-target = A charge has one target: name it as `first`.
refusal-nobody-to-charge = There is nobody to charge now: enemies must be in sight and within reach.
refusal-not-in-a-brawl = In a brawl nobody shoots, and there is no cover. What there is: `/melee charge`, `break`, `stand`, `round`, and for the GM `/gm order`, `/gm set`, `/gm advance`. For guns and covers, open a firefight.
refusal-all-in-melee = All enemies are hand to hand, and nobody shoots into that. Charge (`/melee charge`), or ask the GM (`/gm fire-into`).
refusal-not-your-choice = That choice belongs to { $name }'s player or the GM.
refusal-result-gone = That cannot be chosen any more: things have changed. What is possible now is under the post; see also `/me`.
refusal-order-not-in-melee = { $name } is not in a melee, so there is nothing to break off. To send it into one: `/gm order`, charge.
