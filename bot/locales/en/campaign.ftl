# Between fights: characters, bands, injuries, advances, skills.

roster-name-own = Roster
roster-opened = 📖 The roster of this server is open.
roster-stood-in = 🎩 The GM for { $who }:

## Characteristics

number = { $letter } { $value }{ $letter ->
    [S] +
    [M] ″
   *[other] {""}
}
numbers = { $all }
characteristic = { $letter ->
    [S] Shooting
    [F] Fighting
    [St] Strength
    [G] Grit
    [A] Attacks
    [W] Wounds
    [P] Pluck
    [FA] Fame
    [FT] Fortune
   *[M] Move
}
number-changed = → { $name } ({ $before } → **{ $now }**)
number-kept = → { $name } stays at { $now }: that is as far as it goes.

## Characters and bands

character-made = 📖 { $who } joins the roster as a { $role ->
    [hero] hero
   *[henchman] henchman
}{ $has_band ->
    [1] {" "}of { $band }
   *[0] {""}
}.
character-edited = ✏️ { $who }{ $renamed ->
    [1] {" "}(now { $now })
   *[0] {""}
}, changed: { $what }.
edited-reason = Reason: { $reason }
edited-field = { $field ->
    [name] name
    [owner] player
    [pronoun] pronoun
    [role] role
    [band] band
    [characteristics] characteristics
    [brawl] hand to hand
    [injuries] injuries
    [skills] skills
    [gear] gear
    [experience] experience
    [hates] hatred
    [fate] return to the roster
    [captured] captivity
    [captive_of] captor
   *[miss_next] fights to miss
}
band-made = 📖 A new band:
band-edited = ✏️ { $band } is changed ({ $reason }):
band-head = **{ $band }** · { $kind ->
    [lawful] lawful
   *[outlaw] outlaw
} · ${ $money } · rating { $rating } · { $people ->
    [one] one member
   *[other] { $people } members
}
band-lists = Preferred skills: { $lists_count ->
    [0] any list
   *[other] { $lists }
}
band-nobody = Nobody is in this band yet.
band-prisoners = ⛓️ Held captive here: { $who }
joined-band = 🤝 { $who } joins { $band }.
left-band = 🚪 { $who } leaves { $band }.
money-reason = 💰 { $band }: { $gained ->
    [1] +
   *[0] −
}${ $amount } → ${ $money } ({ $reason })
money-bail = 💰 { $band }: ${ $amount } bail paid, ${ $money } left.
money-ransom = 💰 { $band }: { $gained ->
    [1] +
   *[0] −
}${ $amount } ransom → ${ $money }
money-reward = 💰 { $band }: ${ $amount } reward, now ${ $money }.

## Injuries

injury-began = 🩹 What became of { $who }?
injury-began-after = 🩹 After “{ $fight }”: what became of { $who }?
injury-thrown = 🎲 { $dice } · **{ $result }**. { $story }
injury-again = 🎲 ~~{ $dice } · { $result }~~ (thrown again)
injuries-counted = 🎲 { $face } · { $face ->
    [one] one further throw
   *[other] { $face } further throws
}:
nested-thrown = 🎲 { $dice } · { $story }

injury-dead-name = Dead
injury-multiple-name = Multiple injuries
injury-leg-name = Leg wound
injury-hand-name = Hand wound
injury-madness-name = Madness
injury-nerves-name = Shaken nerves
injury-torso-name = Chest wound
injury-eye-name = Lost eye
injury-old-wound-name = Old wound
injury-snake-oil-name = Snake oil
injury-arm-name = Arm wound
injury-deep-wound-name = Deep wound
injury-robbed-name = Robbed
injury-recovered-name = Recovered
injury-hatred-name = Hatred
injury-captured-name = Captured
injury-hardened-name = Hardened
injury-trial-name = On trial
injury-survivor-name = Survivor

injury-dead-1 = { $who } did not last the night; a plank with a name stands on the hill.
injury-dead-2 = The doctor only closed the eyes. { $who } is gone, and the pockets were emptied before anyone came.
injury-dead-3 = They dug a grave for { $who } before sunset.
injury-multiple = { $who } was carried off in a blanket: there is more than one hole to mend.
injury-leg = The bone grew together crooked, and { $who } limps from now on.
injury-hand = { $who } looks away while the surgeon bends over the hand.
injury-madness = { $who } wakes screaming at noises nobody else hears.
injury-nerves = A door slams, and { $who } flinches. It will not pass.
injury-torso = The ribs have healed, but { $who } never quite gets the breath back.
injury-eye = A bandage covers half the face, and { $who } learns to see anew.
injury-old-wound = The bullet stays inside { $who }, and it will stir before the weather changes.
injury-snake-oil = A travelling salesman swears that his bottle cures anything. { $who } drinks it.
injury-arm = The arm is whole again, but { $who } does not strike as before.
injury-deep-wound = { $who } lies still and must not even be moved.
injury-robbed = { $who } comes to in a ditch with empty hands: weapons, boots, all gone.
injury-recovered-1 = { $who } sits up, counts the fingers and asks for coffee.
injury-recovered-2 = Only a scratch: { $who } will be there the next time.
injury-recovered-3 = { $who } lay still, and that was the wisest thing to do. Nothing broken.
injury-hatred = { $who } has sworn an oath at the bedside, { $known ->
    [1] and { $band } will hear of it
   *[0] and the GM will name the band that it is against
}.
injury-captured = { $who } wakes up bound, { $known ->
    [1] among the people of { $band }
   *[0] and the GM will say in whose hands
}.
injury-hardened = After this, big names make { $who } shrug.
injury-trial = Before { $who } could get home, a marshal read out a charge.
injury-survivor = { $who } should be dead, and tells it better each time.

hand-amputated = The hand cannot be saved: { $who } carries one-handed weapons only, for good.
hand-light = It was only flesh: splints, and { $who } stays in camp a while.
eye-left = The left eye is lost: { $who } has −1 on every shooting and throwing die.
eye-right = The right eye is lost: { $who } has −1 on every shooting and throwing die.
eye-again = → { $who } lost that eye before: nothing changes.
elixir-worse = The stuff burns, and { $who } is worse off than before.
elixir-water = Coloured water and a little whiskey. { $who } feels nothing at all.
elixir-cure = It helps, of all things! In the next fight { $who } ignores the first hit, unless it kills.
trial-hanged = The jury did not leave the room: { $who } is hanged at noon.
trial-bail = { $who } may walk, for money.
trial-acquitted = Not a single witness came forward: { $who } walks free.
bail-set = 🎲 { $dice } · Bail is ${ $amount }. { $short ->
    [1] The band has ${ $money }: not enough.
   *[0] The band has ${ $money }.
}
misses-next = → { $who } misses the next fight (to miss in all: { $total }).
misses-deep-wound = 🎲 { $dice } · { $who } can do nothing else and misses { $fights ->
    [one] one fight
   *[other] { $fights } fights
} (to miss in all: { $total }).
misses-jail = 🎲 { $dice } · Jail: { $who } misses { $fights ->
    [one] one fight
   *[other] { $fights } fights
} (to miss in all: { $total }).
gear-lost = → Lost: { $gear }
experience-gained = → Experience { $amount } (now { $total }).
left-dead = ✝️ { $who } leaves the roster; weapons and gear are lost.
left-hanged = ✝️ { $who } leaves the roster, unless somebody cuts the rope first.
left-blind = 🚪 With both eyes lost, { $who } leaves the roster alive.
left-law = 🚪 { $who } leaves the roster.
left-retired = 🚪 { $who } retires from the roster{ $has_reason ->
    [1] {" "}({ $reason })
   *[0] {""}
}.

## Captives

captor-named = ⛓️ { $who } is held by { $band }.
ransomed = 🕊️ { $who } goes free with all gear; ${ $amount } for { $band }.
exchanged = 🕊️ { $who } and { $other } are exchanged and go home with all their gear.
handed-over = ⚖️ { $who } is handed to the law: 🎲 { $dice } × 5 = ${ $reward }; the gear stays with { $band }.

## Advances and skills

advance-thrown = 📈 { $who } advances: 🎲 { $dice } · { $result }
advance-thrown-same = 📈 { $who }, again: 🎲 { $dice } · { $result }
advance-again = 📈 🎲 ~~{ $dice } · { $result }~~ (another henchman of this band has just become a hero: thrown again)
advance-preferred-skill-name = a skill from the band's preferred lists
advance-shooting-name = Shooting improves
advance-strength-or-fighting-name = Strength or Fighting +1
advance-grit-name = Grit +1
advance-wounds-or-attacks-name = Wounds or Attacks +1
advance-pluck-name = Pluck +1
advance-fame-or-fortune-name = Fame or Fortune +1
advance-any-skill-name = a skill from any list
advance-strength-or-grit-name = Strength or Grit +1
advance-attacks-or-wounds-name = Attacks or Wounds +1
advance-shooting-or-fighting-name = Shooting or Fighting improves
advance-hero-name = becomes a hero
fame-thrown = 🎲 { $dice } · { $name } +1
fame-fa-name = Fame +1
fame-ft-name = Fortune +1
nothing-raised = → { $who } has reached the limit already ({ $names }): nothing gained.
skill-owed = → { $who } may throw for a skill from { $owed ->
    [preferred] one of these lists: { $lists }
   *[any] any list
}. `/skill`
became-hero = 🌟 { $who } is a hero from now on: Fame { $fame }, everything else as before.
skill-thrown = 🎓 { $who }, { $list }: 🎲 { $dice } · { $counts ->
    [1] **{ $skill }**
   *[0] ~~{ $skill }~~ (known already)
}
skill-learnt = → { $about }
weapon-chosen = → { $who }: { $weapon }.
weapon = { $weapon ->
    [revolver] revolver
    [heavy-pistol] heavy pistol
   *[rifle] rifle
}
skill-list = { $list ->
    [moving] moving
    [brawling] brawling
    [shooting] shooting
   *[savvy] savvy
}
skill-born-in-the-saddle = Born in the saddle
skill-nimble = Nimble
skill-stealthy = Stealthy
skill-lightning = Lightning
skill-dodge = Dodge
skill-scout = Scout
skill-pugilist = Pugilist
skill-strongman = Strongman
skill-dirty-fighter = Dirty fighter
skill-swordsman = Swordsman
skill-fury = Fury
skill-haymaker = Haymaker
skill-fast-draw = Fast draw
skill-trick-shooter = Trick shooter
skill-pistolier = Pistolier
skill-trigger-happy = Trigger-happy
skill-rifleman = Rifleman
skill-deadeye = Deadeye
skill-true-grit = True grit
skill-seasoned-veteran = Seasoned veteran
skill-trader = Trader
skill-repartee = Repartee
skill-card-sharp = Card sharp
skill-fearsome-reputation = Fearsome reputation
skill-born-in-the-saddle-about = +1 on jumping tests in the saddle and on mounting and falling tests; not on leaping into the saddle.
skill-nimble-about = On foot, a failed jump, climb or leap into the saddle is thrown once more; the second throw stands.
skill-stealthy-about = On foot, with a barrier within 1″ between: a shooter must pass a spotting throw first.
skill-lightning-about = On foot, instead of shooting: one more move of d6″; not in contact, and no charge.
skill-dodge-about = On foot, wounded by shooting: d6, a 6 ignores it.
skill-scout-about = Difficult ground does not slow.
skill-pugilist-about = Unarmed counts as armed with a one-handed weapon.
skill-strongman-about = No penalty for two-handed weapons.
skill-dirty-fighter-about = Each 6 to wound in melee gives one more attack on anyone in contact.
skill-swordsman-about = With a sabre, a 1 when deciding the melee may be thrown again; the second throw stands.
skill-fury-about = One more attack when charging; lost if charged by another afterwards.
skill-haymaker-about = Never needs more than 4+ to wound in melee; fame may still change the throw.
skill-fast-draw-about = A quick draw at the start of each shooting phase without spending fame; for this fighter alone.
skill-trick-shooter-about = Ignores in-the-way throws with one kind of weapon, one kind for each time it is learnt.
skill-pistolier-about = With two revolvers fires twice; no fanning then.
skill-trigger-happy-about = Charged while not in melee: the charger stops 1″ away, and this fighter may fire one ordinary shot with a belt weapon (loaded, not jammed). A hit without a wound: the charger tests for going to ground. Alive and not gone to ground, the charger goes on. If both may fire: first the side with priority.
skill-rifleman-about = Misses with a rifle, a repeating one too, are thrown once more; the second throw stands.
skill-deadeye-about = +1 to wound when shooting or throwing.
skill-true-grit-about = The first failed pluck test of a fight is thrown again.
skill-seasoned-veteran-about = Within 6″ of an enemy hero who declares a heroic action: may declare the same one free.
skill-trader-about = +2 when looking for rare goods.
skill-repartee-about = Enemies in melee must pass a pluck test to strike.
skill-card-sharp-about = Only the name is known: the GM rules on it.
skill-fearsome-reputation-about = Only the name is known: the GM rules on it.

## Choices

choice-asked = ❓ { $about }
choice-about-bail = Pay the bail of ${ $amount }, or go to jail? ({ $options })
choice-about-advance = Which one? ({ $options })
choice-about-skill = That skill is held already: throw again, or keep what there is? ({ $options })
choice-about-weapon = With which kind of weapon? ({ $options })
choice-about-ransom = A ransom of ${ $amount } is offered for { $who }; it is for { $band } to say. ({ $options })
choice-about-exchange = An exchange of { $who } for { $other } is offered; it is for { $band } to say. ({ $options })
choice-made = ❗ { $who }: **{ $answer }**
choice-waits = ❓ { $about }
answer-pay = Pay ${ $amount }
answer-jail = Jail
answer-again = Again
answer-keep = Keep
answer-accept = Accept
answer-decline = Decline
answer-s = Shooting
answer-f = Fighting
answer-st = Strength
answer-g = Grit
answer-w = Wounds
answer-a = Attacks
answer-revolver = Revolver
answer-heavy-pistol = Heavy pistol
answer-rifle = Rifle

## Fights

fight-counted = 📖 “{ $fight }” is in the roster. Fought: { $who }
fight-missed = → { $who } missed it; { $left ->
    [0] back for the next one
    [one] one more to miss
   *[other] { $left } more to miss
}.
oil-lapsed = → { $who }: the snake oil has worn off.
fight-taken-back = 📖 The end of “{ $fight }” was undone, and with it what the roster had counted.

## Sheet and list

sheet-head = ## { $who }
    { $role ->
        [hero] Hero
       *[henchman] Henchman
    }{ $has_band ->
        [1] {" "}of { $band }
       *[0] {""}
    }
sheet-owner = Player: <@{ $user }>
sheet-injuries = **Injuries**
sheet-skills = **Skills**
held-skill = { $skill }{ $has_weapon ->
    [1] {" "}({ $weapon })
   *[0] {""}
}
sheet-skill = • { $skill }. { $about }
sheet-owed = • still to be thrown for, `/skill`: { $owed ->
    [preferred] one of { $lists }
   *[any] any list
}
sheet-gear = **Gear:** { $gear }
sheet-no-gear = **Gear:** none
sheet-experience = Experience { $experience }, fights { $fights }
sheet-earned = 📈 { $count ->
    [one] One advance throw is earned
   *[other] { $count } advance throws are earned
}: `/experience`
sheet-history = **History**
sheet-event = <t:{ $when }:d> <@{ $user }>{ $undone ->
    [1] {" "}❌
   *[0] {""}
} { $text } `{ $tag }`
standing-captive = ⛓️ Captive{ $known ->
    [1] {" "}of { $band }
   *[0] ; by whom, the GM still has to say
}.
standing-misses = 🛌 Misses { $fights ->
    [one] the next fight
   *[other] the next { $fights } fights
}.
standing-recovering = 🛌 Deep wound: can do nothing else for { $fights ->
    [one] one fight
   *[other] { $fights } fights
}, and the experience does not count in the rating.
standing-oiled = 🧴 Ignores the first hit of the next fight joined, unless it kills.
fate = 🚪 Off the roster: { $fate ->
    [dead] dead
    [hanged] hanged
    [blind] both eyes lost
    [law] handed to the law
   *[retired] retired
}.
fate-short = { $fate ->
    [dead] dead
    [hanged] hanged
    [blind] blind
    [law] in the hands of the law
   *[retired] retired
}
kept-leg = • Leg: Move −1
kept-hand-amputated = • A hand lost: one-handed weapons only
kept-madness = • Madness: a pluck test before acting each turn. Failed: does nothing that turn, Fighting counts as 1, one melee die whatever the Attacks, a won melee strikes nobody; Fame and Fortune may be spent, heroic actions may not be taken
kept-nerves = • Nerves: Pluck −1
kept-torso = • Chest: Grit −1
kept-eye-left = • Left eye lost: −1 on every shooting and throwing die
kept-eye-right = • Right eye lost: −1 on every shooting and throwing die
kept-old-wound = • Old wound: a die when joining a fight, on a 1 sits it out
kept-arm = • Arm: Fighting −1
kept-hatred = • Hatred{ $bands_count ->
    [0] ; against which band, the GM still has to say (`/character edit`)
   *[other] {" "}of { $bands }: passes every pluck test against them except the rout test; a failed rout test may be thrown once more, the second throw stands
}
kept-hardened = • Hardened: passes pluck tests against a fearsome reputation
lasting-leg = leg
lasting-hand-amputated = lost hand
lasting-madness = madness
lasting-nerves = nerves
lasting-torso = chest
lasting-eye-left = left eye
lasting-eye-right = right eye
lasting-old-wound = old wound
lasting-arm = arm
lasting-hatred = hatred
lasting-hardened = hardened
list-free = **Without a band**
list-gone = **Off the roster**
list-empty = The roster is empty. `/character new` begins it.
list-line = • { $who }, { $role ->
    [hero] hero
   *[henchman] henchman
}{ $matters_count ->
    [0] {""}
   *[other] {" "}· { $matters }
}
matter-captive = captive
matter-misses = misses { $fights ->
    [one] a fight
   *[other] { $fights } fights
}
matter-injuries = { $count ->
    [one] one injury
   *[other] { $count } injuries
}
matter-earned = { $count ->
    [one] an advance throw
   *[other] { $count } advance throws
} to make
matter-choice = a choice to make

## Tables without a character

chart-result = 🎲 { $dice } · { $result }
chart-again = 🎲 ~~{ $dice } · { $result }~~ (thrown again)
chart-missed = 🎲 { $face } · misses { $face ->
    [one] one fight
   *[other] { $face } fights
}
chart-bail = 🎲 { $face } · bail ${ $face }; unpaid, it is jail:
chart-skill = 🎲 { $face } · { $skill }. { $about }
hand-amputated-name = hand lost: one-handed weapons only
hand-light-name = a light wound: misses the next fight
eye-left-name = the left eye
eye-right-name = the right eye
elixir-worse-name = worse: misses the next fight
elixir-water-name = coloured water: nothing
elixir-cure-name = it helps: ignores the first hit of the next fight
trial-hanged-name = hanged
trial-bail-name = out on bail
trial-acquitted-name = acquitted
underdog = ⚖️ Ratings { $ours } and { $theirs }, difference { $difference }: { $count ->
    [0] no re-throws
    [one] { $lower ->
        [ours] our side has one re-throw
       *[theirs] their side has one re-throw
    }
   *[other] { $lower ->
        [ours] our side has { $count } re-throws
       *[theirs] their side has { $count } re-throws
    }
}{ $count ->
    [0] {""}
   *[other] {" "}(any own die of the fight, each at most once)
}.

## After a fight

casualties-wait = 🩹 { $count ->
    [one] One injury is still to be thrown by its player or the GM
   *[other] { $count } injuries are still to be thrown by their players or the GM
}{ $more ->
    [0] {""}
   *[other] {" "}({ $more } more buttons follow)
}:
button-injury-hero = 🎲 { $name } · hero
button-injury-henchman = 🎲 { $name } · henchman

## The modal

modal-character = A new character
modal-name = Name
modal-pronoun = Pronoun: he, she, they
modal-band = Band (may stay empty)
modal-role = Role: hero or henchman
modal-stats = Characteristics
modal-stats-standard = S4+ F3 St3 G3 A1 W1 P3 M6 FA0 FT0
