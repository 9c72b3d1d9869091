"""Reading a game's log: every entry with the state before it, what was undone marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy.engine import Connection

from bot.store import drafts, queries
from bot.store.rows import Entry, Game
from bot.table.codec import Codec, codec_of, live
from bot.table.requests import Told


def read_all(connection: Connection, game: Game) -> list[Told]:
    """The whole log in order. An entry that undoes others has no events."""
    words = {one.seq: one.text or None for one in drafts.wordings_of(connection, game.id)}
    return told(codec_of(game.ruleset), queries.all_entries(connection, game.id), words)


def told(codec: Codec, log: Sequence[Entry], words: Mapping[int, str | None]) -> list[Told]:
    """The same from the entries themselves and a game master's words for some of them."""
    kept = {entry.seq for entry in live(log)}
    states = [(0, codec.ruleset.blank())]
    found: list[Told] = []
    for entry in log:
        if entry.voids is not None:
            while states[-1][0] >= entry.voids:
                states.pop()
            found.append(Told(entry, states[-1][1], (), undone=False))
            continue
        before, events = states[-1][1], codec.events(entry.events)
        found.append(Told(entry, before, events, undone=entry.seq not in kept, words=words.get(entry.seq)))
        states.append((entry.seq, codec.fold(before, events)))
    return found


def rounds(connection: Connection, game: Game) -> dict[int, tuple[Any, str]]:
    """How each round of a game looked at its end, and how the last one looks now: the state and its tag."""
    entries = queries.all_entries(connection, game.id)
    return codec_of(game.ruleset).rounds((entry.events, entry.tag) for entry in live(entries))
