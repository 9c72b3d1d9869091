# What every game has, the buttons, private answers.

gm-appointed = 🎩 { $who } is now a game master of this fight.
narrated = { $text }
check-made = 🎲 Check { $number }, { $who }: { $what } — { $dice }: { $single ->
    [1] {""}
   *[other] { $faces } ={" "}
}**{ $total }**. The GM rules on it.
check-ruled = 🎩 Check { $number }, { $who }, { $what }: { $text }
rolled = 🎲 { $who }: { $dice }: { $single ->
    [1] {""}
   *[other] { $faces } ={" "}
}**{ $total }**
rolled-for = 🎲 { $who } for { $reason }: { $dice }: { $single ->
    [1] {""}
   *[other] { $faces } ={" "}
}**{ $total }**
roll-system = 🎲 { $dice }: { $single ->
    [1] {""}
   *[other] { $faces } ={" "}
}**{ $total }** (outside the fight, in no log)
chart-thrown = · { $table } (in no log):
    { $result }

## Posts

tag = -# { $tag } · { $seq }{ $parts ->
    [1] {""}
   *[other] {" "}({ $part }/{ $parts })
}
secret-announced-fight = 🔒 The dice of this fight follow from a secret fixed now. Its SHA-256: `{ $commitment }`
secret-revealed-fight = 🔓 The dice secret was `{ $secret }`; its SHA-256 `{ $commitment }` was posted at the start. Anyone can check with `/fight verify`.
secret-announced-roster = 🔒 The roster's dice until the next fight ends follow from a secret fixed now. Its SHA-256: `{ $commitment }`
secret-revealed-roster = 🔓 The roster's dice secret up to here was `{ $secret }`; its SHA-256 `{ $commitment }` was posted before. Anyone can check with `/roster verify`.
undone-mark = ❌ **Undone:**
undid = ↩️ The GM undid { $count ->
    [one] one entry
   *[other] { $count } entries
}; the faces stay on show:
undid-from = ↩️ The GM undid { $single ->
    [1] entry { $first }
   *[other] entries { $first } to { $last }
}.
undid-entry = • { $tag }: { $faces }
undid-nothing-thrown = nothing thrown
more-lines = +{ $count } more

## Summary and map

map-open = in the open
map-empty = nobody
map-place = { $cover } ({ $cell }, { $about }): { $who }
summary-folded = -# 🗺️ { $name }: [the newest summary]({ $link })
button-hold = Hold
button-me = Me
button-shoot = Shoot
button-relocate = Relocate
button-suppress = Suppress
button-order = Order
button-layout = Layout
button-shoot-go = { $shots ->
    [one] Fire
   *[other] Fire: { $shots } shots
}
button-relocate-go = Go
button-suppress-go = Suppress
button-order-go = Give the order
button-layout-go = Place
button-layout-name = Name and place
button-advance = Advance
button-undo = Undo
button-undo-confirm = Undo { $count ->
    [one] this entry
   *[other] { $count } entries
}

## Private answers

done = ✅ Done.
done-again = ✅ Already done.
opened-answer = ✅ The fight **{ $name }** is open. Next: `/gm place` covers, `/gm enemy` enemies; players use `/join`.
undo-ask = ↩️ { $count ->
    [1] Undo the last entry, number { $seq }? What it said:
   *[other] Undo the last { $count } entries, from number { $seq }? { $counted ->
        [1] A fight was counted and taken back among them.
       *[other] {""}
    } What they said:
}
undo-done = ↩️ Undone.
parked-warning = { $count ->
    [one] ⚠️ One post could not be sent
   *[other] ⚠️ { $count } posts could not be sent
}: check my permissions in the channel.
parked-dm = ⚠️ I could not post in <#{ $channel }> for the fight **{ $name }**: { $error }. The fight itself is intact; check my permissions there.
apology = ⚠️ Something went wrong on my side, and nothing was changed. Try again; if it stays so, tell the server owner the reference `{ $reference }`.
apology-after = ⚠️ It was done and is in the log, but I could not answer properly. If it happens again, tell the server owner the reference `{ $reference }`.
setup-saved = ✅ Saved.
setup-shown = **Settings of this server**
    Language: { $locale ->
        [ru] Russian
        [en] English
       *[none] as the server's
    }
    GM role: { $role }
    Time zone: { $timezone }
    Quiet hours: { $quiet }
    House rules: { $rules }
    Campaign between fights: { $roster ->
        [1] on
       *[0] off
    }
not-set = not set
export-answer = 📎 The log of **{ $name }**, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
export-cut = The GM's orders of this round stay secret: the log ends before them.
log-head = ### Round { $round } of { $name }
log-entry = `{ $seq }` { $tag }{ $undone ->
    [1] {" "}❌
   *[0] {""}
} { $text }
log-empty = Nothing happened in that round.
why-head = **Why** ({ $tag })
why-nothing = No throw to explain.
verify-ok = ✅ { $faces ->
    [one] One face
   *[other] { $faces } faces
} of { $entries } entries follow from the secret, every tag follows from the one before, { $all ->
    [1] every outcome follows from its faces by the rules,
   *[other] every outcome of this release follows from its faces by the rules,
} and the log gives the state of the game.
verify-commitment = Compare with the first post: the secret's SHA-256 is `{ $commitment }`.
verify-last-tag = Compare with the newest post: the last tag is `{ $tag }`.
verify-other-rules = ℹ️ { $count ->
    [one] One entry was
   *[other] { $count } entries were
} played by another release's rules: faces and tags are checked, the outcomes only added up.
verify-open-fight = The secret itself is shown when the fight ends; then anyone can repeat this check.
verify-open-roster = The newest secret is shown when the next fight ends; then anyone can repeat this check.
verify-proves = If both agree with what was posted, no face was chosen after the fact and no entry was dropped or added. Names, texts and who acted are not part of a tag: compare them with the posts where it matters.
verify-how = -# In plain words: before the first throw the bot put all of its luck into an envelope and posted a fingerprint of it. Every face is worked out from what is in there and from the number that Discord gave the command, so neither the GM nor the bot could pick one. The envelope is opened at the end, and this check does every sum again.
verify-scripted = ⚠️ { $count ->
    [one] One face was
   *[other] { $count } faces were
} dictated by a rehearsal, not thrown.
verify-bad-face = ❌ Entry { $seq }, die { $n }: the log says { $face }, the secret gives { $expected }.
verify-bad-tag = ❌ Entry { $seq }: the tag { $tag } does not follow from the one before it. An entry was dropped, added or changed here or just before.
verify-bad-epoch = ❌ Entry { $seq }: its dice are said to be of secret { $number }, which was not in force.
verify-bad-seq = ❌ Entry { $seq } stands where entry { $expected } should be.
verify-bad-secret = ❌ The secret of epoch { $number } does not fit its posted hash.
verify-bad-outcome = ❌ Entry { $seq }: by the rules these faces give something else than the log says.
verify-bad-state = ❌ The log does not give the state of the game.
verify-sealed = 🔒 { $count ->
    [one] One face
   *[other] { $count } faces
} cannot be checked yet: the secret is still sealed.

## Map

map-round = Round { $round }
map-players = players
map-enemies = enemies
map-wounded = wounded
map-out = out
map-suppressed = suppressed
map-held = holding
map-keeping-down = staying down
map-low-ammo = low on ammunition
map-shot-miss = miss
map-shot-hit = hit
map-shot-kill = kill
map-shot-lost = lost
map-shot-unseen = no one to be seen
map-shot-aimed = not read yet
map-shielded = shielded side
map-run = change of cover
map-run-stays = did not get there
map-fan = suppression
map-past = the round before
map-alt = { $title }, round { $round }. { $who }
map-alt-out = Out: { $who }.
terrain = { $kind ->
    [ground] open ground
    [wall] wall
    [water] water
    [building] building
    [road] road
    [trees] trees
   *[anomaly] anomaly
}
map-film-alt = { $title }: the whole fight, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
export-scenario-answer = The field of { $name } as a scenario: map, covers, types, the enemies who still stand (without opening words and picture). Open it with `/fight new` and the option “file”.

## Forms

form-page-before = ▲ Back
form-page-after = ▼ { $count } more
form-changed = ⚠️ Something has happened since you opened this. Check your choice, then confirm.
form-name = { $name }
naming-title = A name
naming-label = Name
opened-answer-scenario = ✅ { $name } begins, and the field is laid out. Players join with `/join`.
ground-cut = ✂️ The edges of the picture are cut to the map's proportions. { $columns } × { $rows } cells would show all of it: `/gm map`.
