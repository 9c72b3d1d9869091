"""Who acts in which game: a request's games, locked, and its caller as an actor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.core.contract import Actor
from sqlalchemy.engine import Connection

from bot.store import queries
from bot.store.rows import Seat
from bot.table.requests import Caller, Request


def actor_for(state: Any, caller: Caller, gm_role: int | None) -> Actor:
    """A caller as an actor: a game master by appointment or by the server's role."""
    by_role = gm_role is not None and gm_role in caller.roles
    appointed = str(caller.user_id) in state.chronicle.gms
    return Actor(str(caller.user_id), by_role or appointed, caller.manages_server)


def address(request: Request) -> str:
    """What a request's game is known by before it is loaded."""
    if request.roster:
        return f"roster {request.guild_id}"
    return f"game {request.game_id}" if request.game_id is not None else f"channel {request.channel_id}"


def seats_of(
    connection: Connection, requests: Sequence[Request], roster: Callable[[Connection, Request], Seat]
) -> dict[str, Seat | None]:
    """The games of all requests, locked in id order where there are several; ``roster`` finds a server's."""
    if len(requests) == 1:
        request = requests[0]
        return {address(request): roster(connection, request) if request.roster else _seat(connection, request)}
    ids = {address(request): _game_id(connection, request) for request in requests}
    interaction = requests[0].interaction_id
    games = sorted(filter(None, ids.values()))
    locked = {game: queries.seat_by_id(connection, game, interaction) for game in games}
    return {address: locked.get(game) if game is not None else None for address, game in ids.items()}


def _game_id(connection: Connection, request: Request) -> int | None:
    if request.game_id is not None:
        return request.game_id
    game = queries.open_game(connection, request.channel_id or 0)
    return game.id if game is not None else None


def _seat(connection: Connection, request: Request) -> Seat | None:
    if request.game_id is not None:
        return queries.seat_by_id(connection, request.game_id, request.interaction_id)
    return queries.open_seat(connection, request.channel_id or 0, request.interaction_id)
