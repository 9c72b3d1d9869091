"""Having something said about a game that is no entry of its log."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy.engine import Connection

from bot.store import deadlines, outbox
from bot.store.rows import Game, NoticeFacts


def say(
    connection: Connection,
    game: Game,
    kind: str,
    page: int,
    facts: NoticeFacts,
    now: datetime,
    *,
    channel: int | None = None,
) -> None:
    """Have something said where the game is played, or in another channel; ``page``: the round that it is about."""
    where = channel if channel is not None else game.channel_id
    if where is None:
        return
    number = deadlines.add_notice(connection, game.id, kind, page, game.revision, facts, now)
    outbox.add_notice(connection, game.id, where, number, f"{game.key[:8]}-n{number}", now)
