# Refusals: what is wrong, and what to do instead.

refusal-gm-only = Only the game master may do that.
refusal-gm-present = The game master of this fight is still here. Only they can appoint another one.
refusal-already-gm = { $name } is a game master already.
refusal-no-such-check = There is no open check { $number }.{ $has_open ->
    [0] {" "}None is open.
   *[other] {" "}Open: { $open }.
}
refusal-too-many-checks = { $limit } checks are open already. The GM rules on them with `/gm rule-on`.
refusal-no-open-fight = There is no open fight in this channel. A GM opens one with `/fight new`.
refusal-fight-over = The fight is over. The GM can take the end back with `/fight undo`.
refusal-two-fights = There is a fight in this channel already. End it with `/fight end`, or open the new one in a thread.
refusal-gm-role-needed = Only holders of the server's GM role may open a fight. Ask one of them, or change it with `/setup`.
refusal-unknown-ruleset = There is no ruleset “{ $name }”. Try: { $nearest }.
refusal-bad-settings = I cannot read “{ $text }” as house rules. Write pairs such as `cover_floor=none hits_to_out=0`.
refusal-unknown-rule = There is no house rule “{ $key }”. Known: { $known }.
refusal-bad-rule-value = “{ $value }” is not a value for { $key }. Choose one of: { $allowed }.
refusal-button-stale = That button is out of date: the fight has moved on. Use the newest summary (`/fight show`).
refusal-undo-nothing = There is nothing to undo; the opening stays.
refusal-undo-hangs = Something on the roster or in another fight hangs on this entry. Undo that first: `/roster undo`, or `/fight undo` there.
refusal-missing-permissions = I lack permissions in this channel: { $names }. Ask an administrator to grant them, then try again.
refusal-not-in-guild = I work in servers only.

refusal-name-blank = That name is empty. Give a name with at least one visible character.
refusal-name-too-long = That name has { $length } characters; at most { $limit } fit. Choose a shorter one.
refusal-name-hidden = That name holds invisible or direction-changing characters. Type it again with ordinary letters.
refusal-name-markup = A name may not hold backticks, line breaks, mentions, or “<” before a letter or “/”. Choose another.
refusal-name-taken = Someone or something here is already called “{ $name }”. Choose another name.
refusal-name-reserved = “{ $name }” has a meaning of its own here. Choose another name.
refusal-text-blank = That text is empty. Write a few words.
refusal-text-too-long = That text has { $length } characters; at most { $limit } fit. Shorten it.

refusal-dice-too-long = That dice expression is too long; at most { $limit } characters.
refusal-dice-unreadable = I cannot read those dice. Write for example `2d6+1`, `d100` or `4d6kh3`; no brackets.
refusal-dice-too-many = Too many dice, or none; from 1 to { $limit } in all.
refusal-dice-sides = A die has from 2 to { $limit } sides.
refusal-dice-keep = You can keep from 1 to { $count } of those dice.
refusal-dice-number = Numbers go up to { $limit }.

refusal-bad-cell = “{ $text }” is not a cell. Write a letter and a number, from A1 to { $last }.
refusal-cell-outside = { $cell } lies outside the map, which ends at { $last }. Choose another cell, or enlarge the map with `/gm map`.
refusal-bad-direction = “{ $text }” is not a side. Use N NE E SE S SW W NW, or `all`, or `none`.
refusal-map-size = A map has from { $least } to { $columns } columns and from { $least } to { $rows } rows.
refusal-map-cuts-cover = { $cover } at { $cell } would fall off the map. Move it first with `/gm place`.

refusal-no-fighter = You have no fighter in this fight. Enter with `/join`.
refusal-unknown-fighter = There is nobody called “{ $name }” here.{ $has_nearest ->
    [0] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
}
refusal-unknown-cover = There is no cover called “{ $name }” on the map.{ $has_nearest ->
    [0] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
}
refusal-unknown-type = There is no enemy type “{ $name }”.{ $has_nearest ->
    [0] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
} Define one with `/gm type`.
refusal-not-your-fighter = { $name } is not your fighter. Leave `fighter` empty to act for your own.
refusal-enemy-acts-by-order = { $name } is an enemy: enemies act in the GM's phase, by `/gm order`.
refusal-fighter-out = { $name } is out of the fight and cannot act.
refusal-not-an-enemy = { $name } is not an enemy. Name an enemy.
refusal-target-out = { $name } is out already. Choose another target.
refusal-enemy-out = { $name } is out and takes no orders. Choose another enemy.
refusal-own-self = Nobody shoots at themselves. Choose another target.
refusal-no-targets = Name at least one target.
refusal-too-many-shots = A volley has at most { $limit } shots.
refusal-already-held = { $name } holds this round, and a declared hold stands. Only an undo by the GM lifts it.
refusal-already-fired = { $name } has fired this round's volley already, and a round has one volley or one charge. Wait for the next round.
refusal-already-suppressed = { $name } has spent this round's fire on suppression. Wait for the next round.
refusal-already-relocated = { $name } has relocated this round already. Wait for the next round.
refusal-hold-after-acting = { $name } has acted this round (fired, suppressed, relocated, charged or fought), and so cannot hold any more.
refusal-in-the-open = { $name } is in the open: there is no cover die. Relocate behind a cover first.
refusal-cover-thrown = { $name } has thrown for cover this round already: { $face }.
refusal-same-cover = That is the present place, { $cover }. Choose another one; to shift behind it, use `/shift`.
refusal-cover-full = { $cover } has no room for that: { $free ->
    [0] it is full
   *[other] room for { $free } more
}. Choose another cover.
refusal-low-on-ammo = { $name } is low on ammunition and cannot suppress until the GM restocks. Shoot or hold instead.
refusal-no-enemies = There is no enemy to suppress.
refusal-nobody-there = No enemy is at { $cover }. Name a cover where enemies are.
refusal-not-at-cover = Not all of those are at { $cover }. Name enemies who are there, or only the cover.
refusal-suppress-one-cover = One fighter suppresses one cover, or one enemy in the open by name.
refusal-suppress-what = Say what to suppress: a cover, or enemies by name.

refusal-not-immediate = This fight closes rounds for all at once. Use `/gm advance` without a player, or change the house rule `mode`.
refusal-not-exposed = { $name } cannot be shot at now: only players who have shown themselves this round and are not out can be.
refusal-order-needs-target = Name whom to shoot at (`first`).
refusal-order-needs-cover = Name where to go (`cover`).
refusal-order-too-many-targets = { $name } has { $shots ->
    [one] one shot
   *[other] { $shots } shots
}; name no more targets than that.
refusal-fire-waiting = Fire between players waits to be read. Close the round with `/gm advance` first.
refusal-bonus-too-large = From −{ $limit } to +{ $limit }, please.
refusal-no-kept-bonus = { $name } has no kept bonus of that kind to take away.
refusal-too-many-bonuses = That fighter has { $limit } bonuses already. Take some away first (amount 0).
refusal-not-low-on-ammo = { $name } is not low on ammunition.
refusal-already-in-the-open = { $name } is in the open already.
refusal-too-many-covers = At most { $limit } covers fit on a map.
refusal-too-many-types = At most { $limit } enemy types fit in a fight.
refusal-too-many-fighters = At most { $limit } fighters fit in a fight. Remove some first.
refusal-bad-capacity = A cover has room for 1 to { $limit }.
refusal-capacity-taken = { $taken } are at { $cover } already; its room cannot be smaller than that.
refusal-bad-type-shots = A type has from 1 to { $limit } shots.
refusal-bad-hits-to-out = From 0 (never) to 9 hits, please.
refusal-bad-rows = I cannot read “{ $text }” as rows. Write one to three pairs “hit from/kill from”, such as `4/5 5/6 6/7`, with numbers from 1 to 30.
refusal-bad-count = From 1 to { $limit } at once.
refusal-already-joined = You already have { $name } in this fight. Use `/leave` first to bring another.
refusal-unknown-table = There is no table “{ $name }”.{ $has_nearest ->
    [0] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
}
refusal-unknown-tag = There is no post with the tag “{ $name }” in this fight.
refusal-no-such-round = There is no round { $round } yet; the log has rounds 1 to { $last }.
refusal-no-throw-yet = { $has_name ->
    [0] Your fighter has
   *[other] { $name } has
} not thrown anything yet.
refusal-bad-timezone = There is no time zone “{ $text }”. Write for example `Europe/Moscow`.
refusal-bad-quiet-hours = I cannot read “{ $text }” as quiet hours. Write for example `23-8`.
refusal-setup-permission = Only people who can manage the server may change its settings.

refusal-form-incomplete = Something is still to be chosen. Open the form again from the summary.
refusal-no-players = There are no players in the fight yet. They join with `/join`.
refusal-no-room-anywhere = There is no other cover with room. Ask the GM, or stay where you are.
refusal-nobody-exposed = No player can be shot at now: nobody has shown themselves this round.

refusal-map-nothing = Say what to change: columns and rows, terrain with an area, or an image.
refusal-unknown-terrain = There is no ground “{ $name }”. Choose one of: { $known }.
refusal-terrain-half = Give both: terrain, and an area such as `C3:E5 F6`.
refusal-bad-area = I cannot read “{ $text }” as cells. Write for example `C3:E5 F6`, or `all`.
refusal-too-many-kinds = { $limit } kinds of cover are enough. Use one that is there.
refusal-picture-too-large = That picture is larger than { $limit } MB. Save it smaller and attach it again.
refusal-picture-unknown = I cannot read that as a picture. Attach a PNG, JPEG or WebP.
refusal-picture-too-many-pixels = That picture has more than { $limit } million pixels. Scale it down and attach it again.

refusal-scenario-mistakes = { $count ->
    [one] There is a mistake in that file.
   *[other] There are { $count } mistakes in that file.
} Nothing was opened. Mend it and attach it again:
refusal-scenario-too-large = That file has { $size } KB; a scenario may have { $limit }. Shorten it.
refusal-scenario-not-text = That file is not UTF-8 text. Save it as UTF-8.
refusal-scenario-not-toml = That file is not TOML: { $reason }
refusal-scenario-twice = Give either a scenario's name or a file, not both.
refusal-unknown-scenario = There is no scenario “{ $name }”.{ $has_nearest ->
    [1] {" "}Did you mean “{ $nearest }”?
   *[0] {" "}Choose one from the list ({ $known }), or attach a file.
}
refusal-shape-missing = “{ $key }” is missing. Add it.
refusal-shape-unknown = There is no “{ $key }” here.{ $has_nearest ->
    [1] {" "}Did you mean “{ $nearest }”?
   *[0] {" "}There may be: { $known }.
}
refusal-shape-type = { $expected ->
    [text] A text in quotes
    [number] A whole number
    [yes-no] true or false
    [list] A list
    [table] A table
   *[text-or-table] A text, or texts by language as in { "{ en = \"…\", ru = \"…\" }" },
} is needed here, not “{ $value }”.
refusal-shape-range = { $value } is out of range: from { $low } to { $high }.
refusal-shape-choice = “{ $value }” is not one of: { $known }.
refusal-shape-too-long = { $length } characters; at most { $limit } fit.
refusal-shape-too-many = { $count } of them; at most { $limit } fit.
refusal-shape-empty = This must not be empty.
refusal-shape-language = “{ $value }” is no language. Write en or ru.
refusal-shape-signs = “{ $value }” holds an unknown sign. There are: { $known }
refusal-terrain-row = Row { $row } has { $length } signs; the map has { $columns } columns.
refusal-terrain-rows = { $count } rows are drawn; the map has { $rows }.
refusal-too-many-pictures = This fight has { $limit } pictures already; it keeps no more. Use one of those attached before.

refusal-no-roster = Nobody is on this server's roster yet. Begin with `/character new` or `/band new`.
refusal-campaign-off = The campaign is switched off on this server: casualties are only listed. `/setup` switches it on; `/table` still throws.
refusal-unknown-character = There is no character “{ $name }”.{ $has_nearest ->
    [0] {" "}See `/character list`.
   *[other] {" "}Did you mean “{ $nearest }”?
}
refusal-unknown-band = There is no band “{ $name }”.{ $has_nearest ->
    [0] {" "}Make one with `/band new`.
   *[other] {" "}Did you mean “{ $nearest }”?
}
refusal-not-your-character = { $name } is somebody else's character. Use your own, or ask the GM.
refusal-not-your-band = { $name } is not your band. Its owner or the GM can do that.
refusal-character-gone = { $name } { $fate ->
    [dead] is dead
    [hanged] was hanged
    [blind] has lost both eyes
    [law] is in the hands of the law
   *[retired] is retired
} and can do nothing any more. If that was a mistake, the GM can undo it (`/roster undo`) or bring the character back (`/character edit`, `back`).
refusal-character-captive = { $name } is a captive. Ransom, exchange or the law come first: `/captive`.
refusal-not-captive = { $name } is not a captive. `/character list` shows who is.
refusal-captor-unknown = Nobody knows yet who holds { $name }. The GM says so first: `/captive`, do “name the captor”.
refusal-captor-wrong = { $band } cannot be the new captor of { $name }: it is their own band, or holds them already. Name another band.
refusal-captor-needs-band = Say which band holds the captive (`by_band`).
refusal-ransom-needs-amount = Say how much is paid (`amount`); 0 is possible.
refusal-exchange-needs-other = Say against which other captive (`for`).
refusal-exchange-wrong = { $name } and { $other } cannot be exchanged: each must be a captive of the other's band.
refusal-not-an-outlaw = { $name } belongs to no band of outlaws; the law pays nothing. Ransom or exchange instead.
refusal-amount-negative = An amount cannot be less than 0. Give 0 or more.
refusal-money-short = { $has_band ->
    [0] There is no band that could pay. Give 0, or ask the GM.
   *[other] { $band } has only ${ $money }. Name a smaller sum, or add money first (`/band money`).
}
refusal-money-range = Money goes from 0 to { $limit } dollars.
refusal-rating-range = A rating goes from 0 to { $limit }.
refusal-experience-range = Experience goes from 0 to { $limit }.
refusal-missed-range = From 0 to { $limit } fights can be missed.
refusal-misses-fights = { $name } misses { $fights ->
    [one] one more fight
   *[other] { $fights } more fights
}. It counts down as the band's fights end; join with somebody else.
refusal-sits-out = The old wound keeps { $name } from this fight. Join with somebody else, or wait for the next fight.
refusal-choice-open = { $name } still has a choice to make. Press one of the buttons under the question (`/character show` has them too).
refusal-choice-gone = That choice is not open any more. How things stand: `/me` in a fight, `/character show` between fights.
refusal-recovering = { $name } lies with a deep wound: no advances and skills for { $fights ->
    [one] one more fight
   *[other] { $fights } more fights
}. Throw after that.
refusal-injury-thrown = The injury of { $name } after “{ $fight }” has been thrown already. To throw anew, the GM has to undo it first (`/roster undo`).
refusal-no-such-casualty = Nobody of that fight is still to be thrown for. Use the newest summary (`/fight show`).
refusal-fight-counted = “{ $name }” has been counted already.
refusal-advance-unearned = { $name } has no advance throw to make: each fight fought earns one, and each point of experience.
refusal-skill-unearned = { $name } has no skill to throw for: a hero's advance of 2–4 or 12 gives one; otherwise only the GM can throw it.
refusal-skill-not-preferred = This skill comes from one of the preferred lists: { $known }.
refusal-unknown-skill-list = There is no skill list “{ $name }”. There are: { $known }.
refusal-bad-stats = I cannot read “{ $text }” as characteristics. Write for example `S4+ F3 St3 G3 A1 W1 P3 M6`.
refusal-stat-range = { $letter } { $value } is out of bounds. Give it from { $low } to { $high }.
refusal-too-much-gear = At most { $limit } things fit on a sheet. Leave some out.
refusal-too-many-characters = This roster has { $limit } characters already, and that is the most. Change one of them: `/character edit`.
refusal-too-many-bands = This roster has { $limit } bands already, and that is the most. Change one of them: `/band edit`.
refusal-name-alike = “{ $name }” looks just like “{ $other }”, in other letters. Choose a name that can be told apart.
refusal-edit-nothing = That changes nothing. Say what is to be different.
refusal-edit-gm-only = Only the GM changes that. You may change name, pronoun, gear and band; role and characteristics until the first fight or throw.
refusal-reason-needed = Give a reason (`reason`); it stays in the history.
refusal-nothing-such = There is no injury or skill “{ $name }” on that sheet.{ $has_known ->
    [0] {""}
   *[other] {" "}There are: { $known }.
}
refusal-member-already = { $name } is in { $band } already.
refusal-member-not = { $name } is not in { $band }.
refusal-add-or-remove = Add or remove, one at a time.
refusal-unknown-word = I do not know “{ $text }” here. Write one of: { $known }.
refusal-undo-counted = This entry counts an ended fight. Undo that fight's end in its channel instead (`/fight undo`).
refusal-not-your-captive = That is for the owner of { $band } or the GM to say.
refusal-in-another-fight = { $name } is in another open fight, or out of it. That one has to end first (`/fight end`); who is fit may leave it (`/leave`).
refusal-in-open-fight = { $name } is in an open fight. End it first (`/fight end`): its casualties are thrown for then.
refusal-character-needs-name = Give a `name` as well: without one a form opens, which has no room for gear and player.
refusal-already-here = { $name } is in this fight already. Join with somebody else.
refusal-casualty-name-taken = Somebody else has a character called “{ $other }” by now, so { $name } cannot become one. The GM renames that one first: `/character edit`.
