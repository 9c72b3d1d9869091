"""The statements about what is kept of a person or a server, and how it goes."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from bot.store.schema import departures, entries, games, guilds, notices, people, wordings


def games_of_guild(connection: Connection, guild: int) -> list[int]:
    """Every game of a server, its roster too."""
    query = sa.select(games.c.id).where(games.c.guild_id == guild).order_by(games.c.id)
    return list(connection.execute(query).scalars())


def rewrite_entry(connection: Connection, game: int, seq: int, **values: str | int) -> None:
    """Replace what an entry says of somebody."""
    connection.execute(sa.update(entries).where(entries.c.game_id == game, entries.c.seq == seq).values(**values))


def rewrite_game(connection: Connection, game: int, snapshot: str, version: int) -> None:
    """Replace a game's snapshot."""
    values = {"snapshot": snapshot, "snapshot_version": version}
    connection.execute(sa.update(games).where(games.c.id == game).values(values))


def texts_beside(connection: Connection, game: int) -> list[tuple[str, tuple[int, int], int, str]]:
    """What a game has beside its log: the table, the row's numbers, the user, the text."""
    found: list[tuple[str, tuple[int, int], int, str]] = []
    query = sa.select(wordings.c.seq, wordings.c.number, wordings.c.actor_id, wordings.c.text)
    for seq, number, actor, text in connection.execute(query.where(wordings.c.game_id == game)):
        found.append(("wordings", (seq, number), actor, text))
    noticed = sa.select(notices.c.id, notices.c.facts).where(notices.c.game_id == game)
    found += [("notices", (identity, 0), 0, facts) for identity, facts in connection.execute(noticed)]
    return found


def rewrite_beside(
    connection: Connection, table: str, game: int, numbers: tuple[int, int], actor: int, text: str
) -> None:
    """Replace one of these."""
    if table == "notices":
        connection.execute(sa.update(notices).where(notices.c.id == numbers[0]).values(facts=text))
        return
    mine = (wordings.c.game_id == game, wordings.c.seq == numbers[0], wordings.c.number == numbers[1])
    connection.execute(sa.update(wordings).where(*mine).values(text=text, actor_id=actor))


def acted_in(connection: Connection, guild: int) -> set[int]:
    """The users whose actions are in a server's logs."""
    query = sa.select(entries.c.actor_id).join(games, games.c.id == entries.c.game_id)
    return set(connection.execute(query.where(games.c.guild_id == guild).distinct()).scalars())


def drop_person(connection: Connection, guild: int, user: int) -> None:
    """Drop what somebody wished for on a server."""
    connection.execute(sa.delete(people).where(people.c.guild_id == guild, people.c.user_id == user))


def drop_guild(connection: Connection, guild: int) -> int:
    """Drop all of a server; how many games that were."""
    dropped = connection.execute(sa.delete(games).where(games.c.guild_id == guild)).rowcount
    for table in (guilds, people, departures):
        connection.execute(sa.delete(table).where(table.c.guild_id == guild))
    return dropped


def depart(connection: Connection, guild: int, now: datetime) -> None:
    """The bot is on a server no more; the first day of that counts."""
    known = sa.select(sa.exists().where(departures.c.guild_id == guild))
    if not connection.execute(known).scalar_one():
        connection.execute(sa.insert(departures).values(guild_id=guild, left_at=now))


def return_to(connection: Connection, present: Collection[int]) -> None:
    """The bot is on these servers."""
    connection.execute(sa.delete(departures).where(departures.c.guild_id.in_(present)))


def known_guilds(connection: Connection) -> set[int]:
    """The servers of which anything is kept."""
    found: set[int] = set()
    for table in (games, guilds, people):
        found |= set(connection.execute(sa.select(table.c.guild_id).distinct()).scalars())
    return found


def departed_before(connection: Connection, moment: datetime) -> list[int]:
    """The servers that were left before a moment."""
    return list(connection.execute(sa.select(departures.c.guild_id).where(departures.c.left_at < moment)).scalars())
