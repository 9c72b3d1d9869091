# The rules of a fight as a text to read.

handbook-head = # The rules of { $name }
handbook-round = ## A round
    First the players act, in any order; then the GM answers for the enemies, and the round closes. In a round you may fire **one volley** (`/shoot`, one to three shots) **or** suppress (`/suppress`), and change cover once (`/relocate`), before or after it. Or you hold (`/hold`) and do neither. Moving behind your own cover (`/shift`), your cover die (`/cover`) and checks (`/check`) are free.{ $mode ->
        [immediate] {" "}This fight is immediate: the GM may have the enemies answer a single player at once.
       *[batch] {""}
    }
handbook-shooting = ## Shooting
    You name a target for every shot, then the dice are thrown{ $dice ->
        [one] : one face, read for every shot
       *[each] , a d6 for each shot
    }. What counts is the face, plus your bonuses, minus the target's cover; it is read by { $rows ->
        [target] which shot at that target it is
       *[volley] its place in the volley
    } (first · second · third): { $table }. A shot at somebody who has just gone down is lost. Every further shot costs you cover: two shots −1, three shots −2.
handbook-bonuses = ## Bonuses
    {""}**Flank** +2: from behind, or from a side that the target's cover does not shield; { $flank ->
        [no] enemies have no use of it
       *[yes] enemies use it too
    }. **Held last round** +1 on every shot of the next round. **Relocated with a 3** +1 { $bonus ->
        [next] in the next round
       *[now] on shots after it in the same round
    }. The GM may give others, with a reason that all can read.
handbook-cover = ## Cover
    Your cover die is one d6 a round, thrown by itself when you first need it. Its face and the modifiers of place, shots and relocation are your **cover value**: it is taken off whatever is fired at you. { $decay ->
        [shot] Every further shot at you in the round meets it lower by one.
       *[shooter] Every further shooter at you in the round meets it lower by one.
    } { $floor ->
        [none] It may fall below zero, and then helps the shooter.
       *[0] It never counts below zero.
    } In the open there is no cover value. Enemies can fire only at those who fired, suppressed or relocated in this round{ $absent ->
        [exposed] , and at those who did nothing at all
       *[hold] {""}
    }.
handbook-relocation = ## Changing cover
    A d3. **1**: you stay, cover −2, and may still fire. **2**: you are there, cover −1. **3**: you are there, and +1 to shooting. { $penalty ->
        [worst] Of this penalty and that of your shots the larger counts.
       *[add] This penalty and that of your shots add up.
    } A full cover takes nobody more.
handbook-suppression = ## Suppressing
    No die: the suppressed may neither fire nor move until the round closes. It is for { $scope ->
        [chosen] the enemies that you name
        [all] all enemies
       *[cover] all enemies at one cover, or one in the open
    }. Your cover takes −2{ $ammo ->
        [off] .
       *[flag] , and you are low on ammunition: no second time until the GM restocks you.
    }
handbook-hold = ## Holding
    Nobody can fire at you, and your shots of the next round get +1. Declared is declared; only the GM's undo lifts it.{ $limit ->
        [0] {""}
       *[other] {" "}After { $limit } in a row a further one does nothing for you.
    } Who does nothing at all counts as holding, without the bonus.
handbook-results = ## What a hit does
    A kill puts out of the fight. { $hits ->
        [0] A hit wounds, and however many there are, nobody goes out by them.
        [1] A hit puts out of the fight too.
       *[other] A hit wounds; { $hits } hits put out of the fight.
    } A player's character who is out is a casualty, not dead: that is decided after the fight.
handbook-enemies = ## The enemies
    In the GM's phase each enemy in turn fires at the exposed player at whom the fewest have fired yet, unless the GM has ordered otherwise. Weak ones have no cover die. Strong ones have, and it wears off as yours does.
handbook-pvp = ## Player against player
    The dice fall when you declare it. They are read { $pvp ->
        [order] at once.
       *[end] in the GM's phase, against the cover that the other has by then; whoever held is not there to be hit.
    }
handbook-melee = ## Hand to hand
    `/melee charge` at somebody takes a test, and so does being charged. Those in contact fight rounds: each throws 2d6, and dice that show the Skill (4) or less pass. Equal: nothing. One more: a damage die. Two more: worse. Lying costs a die, a weaker weapon and more than one opponent cost Skill, down to 1. `/melee break` gets you out, `/melee stand` up again.
handbook-brawl-round = ## A round
    First the players act, in any order; then the GM answers for the enemies, and the round closes. In a round you charge (`/melee charge`), break off (`/melee break`), stand up (`/melee stand`) or hold (`/hold`). Nobody fires here.
handbook-brawl-enemies = ## The enemies
    In the GM's phase each enemy does what the GM ordered; then those who are in contact fight a round.
handbook-types = ## Enemy types
