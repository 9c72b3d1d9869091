# Where fights are played: several in a server, moved, put aside, opened again.

cmd-fight-move = GM: go on in another channel or thread; or bring a fight here
cmd-fight-move-name = move
cmd-fight-archive = GM: put the fight aside before its end
cmd-fight-archive-name = archive
cmd-fight-reopen = GM: go on with a fight that has ended or was put aside
cmd-fight-reopen-name = reopen
cmd-fight-list = The open fights of this server: where, which round, who is awaited
cmd-fight-list-name = list
opt-channel = Where it goes on (default: here)
opt-channel-name = channel
opt-fight = Which one (default: this channel's)
opt-fight-name = fight

archived = 📦 The GM put this fight aside. Nothing is decided, and it can be taken up again: `/fight reopen`.
archived-panel = 📦 Put aside. GM: `/fight reopen`, here or in another channel.
moved-answer = ✅ **{ $name }** goes on in <#{ $channel }>.
notice-moved-away = 🚪 This fight goes on in <#{ $channel }>.
notice-moved-here = 🚪 This fight goes on here{ $channel ->
    [0] .
   *[other] ; until now it was in <#{ $channel }>.
}
fights-head = { $count ->
    [0] There is no open fight on this server. `/fight new` opens one, `/fight reopen` goes on with an ended one.
    [one] One open fight:
   *[other] { $count } open fights:
}
fights-line = • **{ $name }** — <#{ $channel }>, round { $round }, { $gms }{ $count ->
    [0] .
   *[other] ; awaited: { $awaited }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
}
channel-gone-dm = 🚪 The channel in which “{ $name }” was played has been deleted. The fight is kept and its clock stands still. Go on wherever you like: `/fight move` there, with `fight:`.

refusal-move-where = Say where to: `channel:` is a text channel or a thread that takes messages. Or use the command in the new channel, with `fight:`.
refusal-move-not-yours = You may not write in that channel, so no fight can be moved there by you.
refusal-move-same = The fight is played there already.
refusal-two-fights-there = Another fight is open in that channel. End it or put it aside first (`/fight archive`), or choose another channel.
refusal-already-open = This fight is open; there is nothing to open again.
refusal-no-such-fight = There is no { $open ->
    [1] open fight
   *[other] ended fight
} “{ $name }” on this server.{ $has_nearest ->
    [0] {""}
   *[other] {" "}Did you mean “{ $nearest }”?
}
