"""Undo: an entry that voids another and all after it. What was thrown stays in the log and on show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.core.contract import PUBLIC
from rules.core.refusal import Refusal
from rules.registry import ROSTER
from sqlalchemy.engine import Connection

from bot.store import outbox, queries
from bot.store.rows import Entry, Game, Hanging, NewEntry
from bot.table import playing, rosters
from bot.table.codec import Codec, codec_of, encode, live
from bot.table.opening import begin_epoch
from bot.table.requests import Outcome, Request, Undoing

if TYPE_CHECKING:
    from bot.table.table import Table


def undo(table: Table, connection: Connection, asked: Undoing) -> Outcome:
    """Void an entry and everything after it in its game.

    Raises ``Refusal``: ``gm_only``, ``button_stale``, ``undo_nothing``, ``undo_hangs``, ``undo_counted``,
    ``two_fights``.
    """
    seat = queries.seat_by_id(connection, asked.game_id, None)
    if seat is None:
        raise Refusal("no_open_fight")
    game = seat.game
    seen = table.seen(connection, game, asked.caller, asked.channel_id)
    if not seen.actor.gm:
        raise Refusal("gm_only")
    if seat.drafted:
        raise Refusal("draft_open")
    if game.revision != asked.revision:
        raise Refusal("button_stale")
    kept = live(queries.all_entries(connection, game.id))
    if asked.seq <= 1 or all(entry.seq != asked.seq for entry in kept):
        raise Refusal("undo_nothing")
    codec = codec_of(game.ruleset)
    gone = [entry for entry in kept if entry.seq >= asked.seq]
    hanging = queries.hanging_on(connection, game.id, [entry.seq for entry in gone])
    if any(not one.companion for one in hanging):
        raise Refusal("undo_hangs")
    state = codec.fold_log([entry for entry in kept if entry.seq < asked.seq])
    if game.is_roster and ROSTER.counted(state) != ROSTER.counted(seen.state):
        raise Refusal("undo_counted")
    if not game.is_open and not codec.ruleset.is_over(state):
        rosters.require_reopenable(table, connection, game, state)
        _reopen(connection, game.id, game.channel_id, game.epoch, game.revision + 1)
        reopened = queries.game_by_id(connection, game.id)
        assert reopened is not None
        game = reopened
    entry = _void(table, connection, asked, game, kept, asked.seq, state)
    for one in hanging:  # the roster had counted the fight whose end is undone
        _take_back(table, connection, asked, game, one)
    for other in queries.hung_upon(connection, game.id, [undone.seq for undone in gone]):
        fight = queries.game_by_id(connection, other)
        assert fight is not None
        rosters.show_casualties(connection, fight, table.clock())
    undone = queries.game_by_id(connection, game.id)
    assert undone is not None
    return Outcome(undone, entry, (), seen.state, state, seen.actor)


def _void(
    table: Table, connection: Connection, asked: Undoing, game: Game, kept: list[Entry], seq: int, state: Any
) -> Entry:
    """The entry that undoes one of a game and all after it; ``kept`` are its live ones, ``state`` what is left."""
    codec, gone = codec_of(game.ruleset), [entry for entry in kept if entry.seq >= seq]
    before = table.state_of(connection, game)
    new = NewEntry(
        encode({"action": "undo", "entry": seq}),
        "[]",
        (),
        asked.caller.user_id,
        asked.interaction_id,
        str(asked.interaction_id),
        codec.ruleset.version,
        voids=seq,
    )
    told = _was_told(codec, kept, gone)
    entry = table.append(connection, game, new, state, told=told, anew=told, channel=asked.channel_id)
    outbox.mark_undone(connection, game.id, [undone.seq for undone in gone])
    playing.show_choices(connection, game, before, state)
    return entry


def _take_back(table: Table, connection: Connection, asked: Undoing, fight: Game, counted: Hanging) -> None:
    """What the roster counted at a fight's end: undone with it where it was the roster's last, else taken back."""
    seat = queries.seat_by_id(connection, counted.game_id, None)
    assert seat is not None
    kept = live(queries.all_entries(connection, counted.game_id))
    if kept[-1].seq == counted.seq:
        state = codec_of(seat.game.ruleset).fold_log(kept[:-1])
        _void(table, connection, asked, seat.game, kept, counted.seq, state)
    else:
        action = ROSTER.take_back(fight.key)
        request = Request(action, asked.caller, interaction_id=asked.interaction_id)
        playing.tell_roster(table, connection, fight, action, request, [], None)


def undone_by(log: list[Entry]) -> tuple[Entry, ...]:
    """The entries that the last entry of this log undid."""
    first = log[-1].voids
    assert first is not None
    return tuple(entry for entry in live(log[:-1]) if entry.seq >= first)


def _was_told(codec: Codec, kept: list[Entry], gone: list[Entry]) -> bool:
    """Whether the public heard of any of it: undoing what was secret is not told either."""
    state = codec.fold_log([entry for entry in kept if entry not in gone])
    for entry in gone:
        for event in codec.events(entry.events):
            state = codec.ruleset.evolve(state, event)
            if codec.ruleset.tell(state, event, PUBLIC):
                return True
    return False


def _reopen(connection: Connection, game: int, channel: int | None, epoch: int, seq: int) -> None:
    if channel is not None and queries.open_game(connection, channel) is not None:
        raise Refusal("two_fights")
    queries.set_status(connection, game, "open", None)
    begin_epoch(connection, game, epoch + 1, seq)
