# A fight as a text to keep, and its dice in numbers.

transcript-round = Round { $round }
transcript-summary = How it stands
transcript-dice = The dice
transcript-trust = Can the dice be trusted?
transcript-map = The map at the end of round { $round }
transcript-book = In the words of the rules
transcript-facts = { $days ->
    [0] { $began }
   *[other] { $began } to { $last }
} · { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} · { $throws ->
    [one] one throw
   *[other] { $throws } throws
}{ $over ->
    [1] {""}
   *[other] {" "}· not over yet
}
transcript-stamp = { $tag } · { $seq } · { $at } UTC
transcript-stamp-dice = 🎲 { $faces } · { $tag } · { $seq } · { $at } UTC
transcript-undone = ❌ Undone; the faces stay on show
transcript-words = ✍️ In the GM's words
transcript-withdrawn = ↩️ The GM withdrew the draft before this; its faces stay on show.
transcript-proof = Each entry carries a tag that hangs on the one before it, so whoever kept the posts sees whether one was changed, dropped or added. Once the secret is shown, `perestrelka verify` computes every face anew from the exported log.

dice-whose = { $whose ->
    [players] Players
    [enemies] Enemies
   *[all] All together
}
dice-none = Nothing has been thrown.
dice-tally = d{ $sides }: { $count ->
    [one] one throw
   *[other] { $count } throws
}, mean { $mean } (a fair die: { $fair }){ $one_by_one ->
    [1] ; { $faces }
   *[other] {""}
}.
dice-few = Too few to judge: at least { $least } are needed.
dice-usual = Nothing odd: { $below ->
    [1] fewer than { $percent }%
   *[other] { $percent }%
} of fair dice look at least this uneven.
dice-unusual = Rather uneven: only { $below ->
    [1] fewer than { $percent }%
   *[other] { $percent }%
} of fair dice look so. Of twenty fair dice one does.
dice-rare = Very uneven: { $below ->
    [1] fewer than { $percent }%
   *[other] { $percent }%
} of fair dice look so. Check the faces with `/fight verify`.
dice-chart-head = d{ $sides } — { $count ->
    [one] one throw
   *[other] { $count } throws
}

choice-html = web page (with maps)
choice-markdown = Markdown
choice-bbcode = BBCode (for a forum)
export-html = Open it in any browser; it needs nothing else, and prints.
export-bbcode = Paste the text into a post. The maps are in the other file: upload them to the forum or anywhere, and put their addresses where their names stand.
export-markdown = The maps are in the other file, by name.
export-json = For checking (`perestrelka verify`), or for another database (`perestrelka import`).
export-bare = 🖼️ With pictures it would be larger than this server takes, so they are left out. The owner's `perestrelka export` makes it with them.

import-done = { $name }: { $entries } entries, last tag { $tag }. In the channel where it shall go on: `/fight move` with `fight:` (an ended one: `/fight reopen`).
import-roster = this is a roster's log; only fights can be taken over
import-empty = the log has no entries
import-wrong = the log does not check out ({ $count } findings); perestrelka verify names them
import-known = this fight is in the database already (key { $key })

cmd-dice = The dice in numbers: faces, mean, and whether fair dice look so
cmd-dice-name = dice
opt-where = Of this fight or of the whole server (default: this fight)
opt-where-name = where
opt-dice-side = Only the dice of this side
opt-dice-side-name = side
opt-dice-player = Only the dice of this player's fighters
opt-dice-player-name = player
opt-dice-fighter = Only the dice of this fighter
opt-dice-fighter-name = fighter
choice-fight = this fight
choice-server = the whole server
choice-players = players
choice-enemies = enemies
dice-head = 🎲 { $server ->
    [1] **All fights of this server**
   *[other] **{ $name }**
}{ $narrowed ->
    [1] {" "}— { $whose }
   *[other] {""}
}
dice-foot = -# All throws count, undone ones too. `/fight verify` checks that nobody chose a face.
