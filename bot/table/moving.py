"""Moving a fight to another channel, and opening one again that has ended or was put aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from rules.core.chronicle import require_gm
from rules.core.names import fold, nearest
from rules.core.refusal import Refusal
from rules.registry import FIGHTS
from sqlalchemy.engine import Connection

from bot.store import deadlines, outbox, queries
from bot.store.rows import Game, NoticeFacts, Seat
from bot.table import undoing
from bot.table.codec import live
from bot.table.requests import Outcome, Placing, Undoing
from bot.table.saying import say

if TYPE_CHECKING:
    from bot.table.table import Table

KEY_SHOWN = 4
"""Characters of a game's key that tell two fights of one name apart."""


def titles(fights: list[Game]) -> dict[str, Game]:
    """The fights of a server by name; of those that share one all are named with the beginning of their key."""
    names = [fold(game.name) for game in fights]
    return {
        game.name if names.count(fold(game.name)) == 1 else f"{game.name} · {game.key[:KEY_SHOWN]}": game
        for game in fights
    }


def fight_named(connection: Connection, guild: int, name: str, *, is_open: bool) -> Game:
    """The newest fight of a server by the title that is suggested for it, or by its bare name.

    Raises ``Refusal("no_such_fight")``.
    """
    fights = [game for game in queries.fights_of(connection, guild) if game.is_open is is_open]
    known, wanted = titles(fights), fold(name)
    for title, game in [*known.items(), *((game.name, game) for game in fights)]:
        if fold(title) == wanted:
            return game
    raise Refusal("no_such_fight", name=name.strip()[:40], nearest=nearest(name, known), open=int(is_open))


def move(table: Table, connection: Connection, asked: Placing) -> int | None:
    """An open fight goes on in another channel; the channel that it leaves.

    Raises ``Refusal``: ``no_open_fight``, ``gm_only``, ``move_same``, ``two_fights_there``.
    """
    seat = _seat(table, connection, asked)
    if not seat.game.is_open:
        raise Refusal("no_open_fight")
    if seat.game.channel_id == asked.channel_id:
        raise Refusal("move_same")
    if queries.open_game(connection, asked.channel_id) is not None:
        raise Refusal("two_fights_there")
    return _moved(table, connection, seat.game, asked.channel_id)


def reopen(table: Table, connection: Connection, asked: Placing) -> Outcome:
    """An ended fight goes on: what ended it is undone, and its dice follow from a new secret.

    Raises ``Refusal``: ``no_open_fight``, ``gm_only``, ``already_open``, ``two_fights``, and what an undo refuses.
    """
    seat = _seat(table, connection, asked)
    if seat.game.is_open:
        raise Refusal("already_open")
    if queries.open_game(connection, asked.channel_id) is not None:
        raise Refusal("two_fights")
    if seat.game.channel_id != asked.channel_id:
        _moved(table, connection, seat.game, asked.channel_id)
    ended_by = live(queries.all_entries(connection, seat.game.id))[-1].seq
    revision, channel = seat.game.revision, asked.channel_id
    undo = Undoing(seat.game.id, ended_by, revision, asked.caller, asked.interaction_id, channel)
    return undoing.undo(table, connection, undo)


def channel_gone(table: Table, connection: Connection, channel: int) -> Game | None:
    """A channel was deleted: its open fight stays, and nobody is waited for until it has moved."""
    game = queries.open_game(connection, channel)
    if game is None:
        return None
    known, now = deadlines.deadline_of(connection, game.id), table.clock()
    if known is not None and known.due_at is not None:
        left = max(0, int((known.due_at - now).total_seconds()))
        deadlines.save_deadline(connection, replace(known, due_at=None, next_at=None, left=left))
    return game


def _seat(table: Table, connection: Connection, asked: Placing) -> Seat:
    seat = queries.seat_by_id(connection, asked.game_id, None)
    if seat is None or seat.game.guild_id != asked.guild_id or seat.game.is_roster:
        raise Refusal("no_open_fight")
    seen = table.seen(connection, seat.game, asked.caller)
    if not seen.actor.admin:  # whoever may take over a fight whose master has gone
        require_gm(seen.actor)
    return seat


def _moved(table: Table, connection: Connection, game: Game, channel: int) -> int | None:
    now, page = table.clock(), FIGHTS[game.ruleset].page(table.state_of(connection, game))
    left = game.channel_id
    queries.set_channel(connection, game.id, channel)
    outbox.move(connection, game.id, channel)
    outbox.panel_due(connection, game.id, channel, f"{game.key[:8]}-", now, anew=False)
    if left is not None:
        say(connection, game, "moved-away", page, NoticeFacts(channel=channel), now, channel=left)
    say(connection, game, "moved-here", page, NoticeFacts(channel=left), now, channel=channel)
    return left
