"""Drafts and rewording: what a game master may change about an entry before and after it is posted is its words.

A draft is decided and thrown like any action, but is no entry yet: nobody else sees it and nothing else is accepted.
Posted, it becomes the very entry that it was; withdrawn, it becomes that entry and its undoing, which shows the faces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from rules.core.chronicle import require_gm
from rules.core.names import clean_speech
from rules.core.refusal import Refusal
from sqlalchemy.engine import Connection

from bot.store import drafts, outbox, queries
from bot.store.rows import Game, NewEntry, Seat, Wording
from bot.table import playing
from bot.table.codec import codec_of, encode
from bot.table.playing import Decided
from bot.table.requests import WITHDRAWN, Drafting, Outcome, Request, Rewording, Story

if TYPE_CHECKING:
    from bot.table.table import Table

MOST_WORDS = 12_000
"""Characters of a game master's own words."""


def draft_of(table: Table, connection: Connection, game: Game) -> Story | None:
    """A game's open draft, as it would be told."""
    new = drafts.draft_of(connection, game.id)
    if new is None:
        return None
    codec, before = codec_of(game.ruleset), table.state_of(connection, game)
    events, entry = codec.events(new.events), queries.next_entry(game, new, table.clock())
    return worded(connection, Story(game, entry, events, before, codec.fold(before, events)))


def worded(connection: Connection, story: Story) -> Story:
    """A story with the game master's own words, if there are any."""
    known = drafts.wording(connection, story.game.id, story.entry.seq)
    if known is None:
        return story
    return replace(story, words=known.text or None, version=known.number)


def publish(table: Table, connection: Connection, asked: Drafting, thrown: list[Any]) -> Outcome:
    """A draft becomes an entry. Raises ``Refusal``: ``gm_only``, ``button_stale``."""
    seat, decided = _opened(table, connection, asked)
    drafts.drop_draft(connection, seat.game.id)
    request = Request(None, asked.caller, game_id=seat.game.id, interaction_id=decided.new.interaction_id)
    return playing.add(table, connection, decided, request, thrown)


def withdraw(table: Table, connection: Connection, asked: Drafting) -> Outcome:
    """A draft becomes an entry that is undone: its faces stay in the log and are shown. Raises as :func:`publish`."""
    seat, decided = _opened(table, connection, asked)
    drafts.drop_draft(connection, seat.game.id)
    queries.append(connection, seat.game, decided.new, encode(decided.after), table.clock())
    game = queries.game_by_id(connection, seat.game.id)
    assert game is not None
    new = NewEntry(
        encode({"action": "undo", "entry": game.revision}),
        "[]",
        (),
        asked.caller.user_id,
        asked.interaction_id,
        f"{WITHDRAWN}{asked.interaction_id}",
        decided.new.rules_version,
        voids=game.revision,
    )
    entry = table.append(connection, game, new, decided.before, told=True, anew=False)
    undone = queries.game_by_id(connection, game.id)
    assert undone is not None
    return Outcome(undone, entry, (), decided.before, decided.before, decided.actor)


def reword(table: Table, connection: Connection, asked: Rewording) -> Game:
    """Take a game master's words for an entry or a draft, in place of the book's.

    Raises ``Refusal``: ``gm_only``, ``button_stale``, ``reword_nothing``, ``text_too_long``.
    """
    seat = queries.seat_by_id(connection, asked.game_id, None)
    if seat is None:
        raise Refusal("no_open_fight")
    game = seat.game
    seen = table.seen(connection, game, asked.caller)
    require_gm(seen.actor)
    known = drafts.wording(connection, game.id, asked.seq)
    number = known.number if known is not None else 0
    drafted = seat.drafted and asked.seq == game.revision + 1
    if number != asked.version or not (drafted or may_be_reworded(table, connection, game, asked.seq)):
        raise Refusal("button_stale")
    text = clean_speech(asked.text, limit=MOST_WORDS) if asked.text.strip() else ""
    words = Wording(game.id, asked.seq, number + 1, text, asked.caller.user_id, table.clock())
    drafts.add_wording(connection, words)
    if not drafted:
        outbox.refresh(connection, game.id, asked.seq)
    return game


def may_be_reworded(table: Table, connection: Connection, game: Game, seq: int) -> bool:
    """Whether an entry stands and was told."""
    entry = queries.entry_at(connection, game.id, seq)
    return (
        entry is not None
        and entry.voids is None
        and not queries.is_void(connection, game.id, seq)
        and outbox.is_told(connection, game.id, seq)
    )


def _opened(table: Table, connection: Connection, asked: Drafting) -> tuple[Seat, Decided]:
    """The game and its draft, if it is still the one that was asked about."""
    seat = queries.seat_by_id(connection, asked.game_id, None)
    if seat is None:
        raise Refusal("no_open_fight")
    seen = table.seen(connection, seat.game, asked.caller)
    require_gm(seen.actor)
    story, new = draft_of(table, connection, seat.game), drafts.draft_of(connection, seat.game.id)
    if story is None or new is None or (story.entry.seq, story.version) != (asked.seq, asked.version):
        raise Refusal("button_stale")
    return seat, Decided(seat.game, new, story.events, story.before, story.after, seen.actor)
