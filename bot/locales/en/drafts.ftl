# A game master's own words: drafts, rewording.

cmd-gm-draft = GM: the draft that waits to be posted
cmd-gm-draft-name = draft
cmd-gm-reword = GM: other words for something that was posted; its dice stay
cmd-gm-reword-name = reword
opt-gm-advance-preview = First only for you: read it, reword it, then post or withdraw it
opt-gm-advance-preview-name = preview
opt-post = Its number or tag, as under the post
opt-post-name = post
opt-to = This entry and all after it: its number or tag, as under the post (default: the last)
opt-to-name = to

draft-head = 📝 Only you see this draft. Its dice are thrown and stay; nobody can act until it is posted or withdrawn. A withdrawal is told to all, with its faces.
draft-posted = ✅ Posted.
draft-dropped = ↩️ Withdrawn; its faces are told to all.
draft-waited-for = 📝 **The GM is writing this round up. Nothing is accepted until it is posted.**
draft-withdrawn = ↩️ The GM withdrew a draft of the GM's phase before it was posted. Its faces were:
reworded-mark = ✍️ *In the GM's words:*
reworded-faces = -# 🎲 { $faces }
reword-ask = ✍️ So it reads now. You may put it in other words; dice, map and summary stay as they are, and the log keeps both.
reword-done = ✅ The post now reads as you wrote.
words-title = In your own words
words-label = Text, part { $place } (all empty: the book's words)
button-draft = Draft
button-post-draft = Post
button-drop-draft = Withdraw
button-words = Reword
log-words = ✍️ In the GM's words: { $text }

refusal-draft-open = The GM is writing the round up, and nothing is accepted until that is posted. GM: `/gm draft` shows it; post it or withdraw it.
refusal-no-draft = There is no draft. `/gm advance` with `preview:yes` makes one.
refusal-reword-nothing = There is nothing to reword in that entry: it was undone, or told to nobody. `/fight log` shows the numbers.
refusal-undo-not-this = Entry “{ $name }” cannot be undone: it is the opening, an undo, or undone already. `/fight log` shows the numbers.
