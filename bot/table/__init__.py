"""The only writer of games: lock, load, decide, append, commit."""
