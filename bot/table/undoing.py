"""Undo: an entry that voids another and all after it. What was thrown stays in the log and on show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.core.refusal import Refusal
from sqlalchemy.engine import Connection

from bot.store import outbox, queries
from bot.store.rows import Entry, NewEntry
from bot.table.codec import Codec, codec_of, encode, live
from bot.table.opening import begin_epoch
from bot.table.requests import Caller, Outcome

if TYPE_CHECKING:
    from bot.table.table import Table


def undo(
    table: Table,
    connection: Connection,
    game_id: int,
    seq: int,
    revision: int,
    caller: Caller,
    interaction_id: int,
) -> Outcome:
    """Void entry ``seq`` and everything after it in this game.

    Raises ``Refusal``: ``gm_only``, ``button_stale``, ``undo_nothing``, ``undo_hangs``, ``two_fights``.
    """
    seat = queries.seat_by_id(connection, game_id)
    if seat is None:
        raise Refusal("no_open_fight")
    game = seat.game
    seen = table.seen(connection, game, caller)
    if not seen.actor.gm:
        raise Refusal("gm_only")
    if game.revision != revision:
        raise Refusal("button_stale")
    log = queries.all_entries(connection, game.id)
    kept = live(log)
    if seq <= 1 or all(entry.seq != seq for entry in kept):
        raise Refusal("undo_nothing")
    if queries.hanging_on(connection, game.id, seq) is not None:
        raise Refusal("undo_hangs")
    codec = codec_of(game.ruleset)
    state = codec.fold_log([entry for entry in kept if entry.seq < seq])
    if not game.is_open and not codec.ruleset.is_over(state):
        _reopen(connection, game.id, game.channel_id, game.epoch, game.revision + 1)
        reopened = queries.game_by_id(connection, game.id)
        assert reopened is not None
        game = reopened
    action = encode({"action": "undo", "entry": seq})
    new = NewEntry(
        action, "[]", (), caller.user_id, interaction_id, str(interaction_id), codec.ruleset.version, voids=seq
    )
    entry = table.append(connection, game, codec, new, state, told=True, anew=True)
    outbox.mark_undone(connection, game.id, seq, entry.seq - 1)
    undone = queries.game_by_id(connection, game.id)
    assert undone is not None
    return Outcome(undone, entry, (), seen.state, state, seen.actor)


def undoable(connection: Connection, game: int) -> Entry | None:
    """The last entry that is not undone, unless it is the opening."""
    kept = live(queries.all_entries(connection, game))
    return kept[-1] if len(kept) > 1 else None


def undone_by(log: list[Entry], codec: Codec) -> tuple[tuple[Entry, tuple[Any, ...]], ...]:
    """What the last entry of this log undid, each entry with its events."""
    first = log[-1].voids
    assert first is not None
    return tuple((entry, codec.events(entry.events)) for entry in live(log[:-1]) if entry.seq >= first)


def _reopen(connection: Connection, game: int, channel: int | None, epoch: int, seq: int) -> None:
    if channel is not None and queries.open_game(connection, channel) is not None:
        raise Refusal("two_fights")
    queries.set_status(connection, game, "open", None)
    begin_epoch(connection, game, epoch + 1, seq)
