"""The statements about deadlines, notices and who wishes no ping."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from bot.store.rows import Deadline, Notice, NoticeFacts
from bot.store.schema import deadlines, notices, people

_DEADLINE = sa.select(*(deadlines.c[name] for name in Deadline.__struct_fields__))
_OF_GAME = _DEADLINE.where(deadlines.c.game_id == sa.bindparam("game"))
_NOTICE = sa.select(*(notices.c[name] for name in Notice.__struct_fields__))


def deadline_of(connection: Connection, game: int) -> Deadline | None:
    """A game's deadline, if it has ever had one."""
    row = connection.execute(_OF_GAME, {"game": game}).first()
    return Deadline(*row) if row is not None else None


def save_deadline(connection: Connection, deadline: Deadline) -> None:
    """Replace a game's deadline."""
    connection.execute(sa.delete(deadlines).where(deadlines.c.game_id == deadline.game_id))
    connection.execute(sa.insert(deadlines).values(**msgspec.structs.asdict(deadline)))


def drop_deadline(connection: Connection, game: int) -> None:
    """A game has no deadline any more."""
    connection.execute(sa.delete(deadlines).where(deadlines.c.game_id == game))


def games_due(connection: Connection, now: datetime) -> list[int]:
    """The games about whose deadline something is to be done, the longest overdue first."""
    due = sa.select(deadlines.c.game_id).where(deadlines.c.next_at <= now).order_by(deadlines.c.next_at)
    return list(connection.execute(due).scalars())


def add_notice(
    connection: Connection, game: int, kind: str, page: int, revision: int, facts: NoticeFacts, now: datetime
) -> int:
    """A new notice; its number."""
    row: dict[str, Any] = {
        "game_id": game,
        "kind": kind,
        "page": page,
        "revision": revision,
        "facts": msgspec.json.encode(facts).decode(),
        "created_at": now,
    }
    return int(connection.execute(sa.insert(notices).values(**row).returning(notices.c.id)).scalar_one())


def notice(connection: Connection, number: int) -> Notice:
    """A notice by number."""
    *row, facts = connection.execute(_NOTICE.where(notices.c.id == number)).one()
    return Notice(*row, msgspec.json.decode(facts, type=NoticeFacts))  # type: ignore[call-arg]


def silent_among(connection: Connection, guild: int, users: Collection[int]) -> frozenset[int]:
    """Who of these wishes no ping in this server."""
    mine = (people.c.guild_id == guild, people.c.user_id.in_(users), people.c.silent.is_(True))
    return frozenset(connection.execute(sa.select(people.c.user_id).where(*mine)).scalars())


def save_silent(connection: Connection, guild: int, user: int, silent: bool) -> None:
    """Whether somebody wishes no ping in this server."""
    connection.execute(sa.delete(people).where(people.c.guild_id == guild, people.c.user_id == user))
    connection.execute(sa.insert(people).values(guild_id=guild, user_id=user, silent=silent))
