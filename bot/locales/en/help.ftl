# Help.

cmd-help = What can I do now? Every command; the rules of this fight
cmd-help-name = help
opt-topic = For whom, or the rules of this fight (default: what fits)
opt-topic-name = topic
choice-player = for a player
choice-gm = for a GM
choice-owner = for the server's owner
choice-rules = the rules of this fight

help-player = ## Playing
    A fight is in a channel. The newest **summary** there shows the map, everybody's condition and whom the round waits for; its buttons do what the commands do. `/me` shows in private what your cover is worth, who can fire at you and what is still possible. `/why` explains any throw. If you are away: `/standing`.
help-gm = ## Being the GM
    `/fight new` opens a fight, from a scenario or empty. In each round the players act, then you press **Advance** (`/gm advance`; `preview:yes` to reword it first), and the enemies fire by the book or by your `/gm order`. Whatever you overrule asks for a reason and is shown. A mistake: `/fight undo`. By post: `/fight deadline`.
help-owner = ## Owning the server
    `/setup` says who may open fights (`gm_role`), in which language posts speak, the time zone and the quiet hours of reminders. The bot needs no privileged intents. Everything is in one database; `perestrelka export` and `perestrelka import` take single fights out and in. `/privacy` shows and deletes what is kept.
help-now = ### Now, in this channel
help-commands = ### Commands
help-more = -# `/help` has other sides: `topic:`. The rules of a fight as a text: `topic:rules`.
help-no-fight = There is no fight here. `/fight list` shows where there are some; `/fight new` opens one.
help-over = **{ $name }** is over. `/fight export` takes it home, `/fight verify` checks its dice; the GM may go on with `/fight reopen`.
help-draft = Your draft waits: `/gm draft`.
help-awaited = ⏳ Awaited: { $names }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
} You may act for anybody with `fighter:`, or go on: `/gm advance`.
help-waits = ⏳ The round waits for you:
help-acted = ✅ Nothing is expected of you in this round. Still possible:
help-all-acted = ✅ All have acted: `/gm advance`.
help-nobody = Nobody is in the fight yet. Covers: `/gm place`. Enemies: `/gm enemy`. Players come in with `/join`.
help-check = 🎲 Check { $number } waits for your ruling: `/gm rule-on`.
