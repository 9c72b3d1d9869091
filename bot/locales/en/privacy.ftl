# What is kept, and how it goes.

cmd-privacy = What the bot keeps about you here: show it, delete it
cmd-privacy-name = privacy
opt-privacy-do = What to do (default: show)
opt-privacy-do-name = do
choice-show = show what is kept about me
choice-forget-me = forget me on this server
choice-forget-server = forget this whole server (who manages it)

privacy-head = ## What is kept about you on this server
    Your user id with each of your actions, the names that you gave, your wishes. No messages, no addresses, no list of members. { $count ->
        [0] There is nothing.
        [one] You are in one game:
       *[other] You are in { $count } games:
    }
privacy-game = • { $roster ->
    [1] the roster
   *[other] **{ $game }**
}: { $entries ->
    [one] one action
   *[other] { $entries } actions
}{ $named ->
    [0] {""}
   *[other] ; names: { $names }
}
privacy-reminders = { $silent ->
    [1] 🔕 Your wish: reminders do not ping you.
   *[other] 🔔 Reminders may ping you (`/standing`).
}
privacy-foot = -# All your actions are in the file. To be forgotten: `/privacy` and “forget me”. When the bot is removed from a server, its data go after { $days } days.
privacy-ask-me = Forget you on this server? Your id and your people's names are replaced by “Player” and a number, in { $count ->
    [one] one game
   *[other] { $count } games
}; the fights of the others stay whole and can still be checked. What has been posted already stays in the channels.{ $playing ->
    [0] {""}
    [one] {" "}**You are in an open fight**: you lose your people there.
   *[other] {" "}**You are in { $playing } open fights**: you lose your people there.
} This cannot be undone.
privacy-ask-server = Forget this whole server? Every fight, the roster, all settings go at once and for good. `/fight export` saves a fight first.
privacy-forgot-me = ✅ Forgotten in { $count ->
    [one] one game
   *[other] { $count } games
}.{ $any ->
    [0] {""}
   *[other] {" "}These names stay, because they are words of the rules too: { $stayed }.
}
privacy-forgot-server = ✅ Forgotten: { $count ->
    [one] one game
   *[other] { $count } games
} and all settings.
privacy-player = Player
button-forget-me = Forget me
button-forget-server = Forget this server
refusal-nothing-kept = Nothing is kept about you on this server.
refusal-forget-permission = Only people who can manage the server may have it forgotten. For yourself: `/privacy` and “forget me”.
