"""The statements about drafts and about a game master's own words."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from bot.dice import Throw
from bot.store.rows import NewEntry, Wording
from bot.store.schema import drafts, wordings

_KEPT = ("action", "events", "throws", "actor_id", "interaction_id", "source", "rules_version")
_DRAFT = sa.select(*(drafts.c[name] for name in _KEPT)).where(drafts.c.game_id == sa.bindparam("game"))
_WORDING = sa.select(*(wordings.c[name] for name in Wording.__struct_fields__))
_LAST = (
    _WORDING.where(wordings.c.game_id == sa.bindparam("game"), wordings.c.seq == sa.bindparam("seq"))
    .order_by(wordings.c.number.desc())
    .limit(1)
)


def draft_of(connection: Connection, game: int) -> NewEntry | None:
    """The entry that a game's open draft would add."""
    row = connection.execute(_DRAFT, {"game": game}).mappings().first()
    if row is None:
        return None
    return NewEntry(**{**row, "throws": msgspec.json.decode(row["throws"], type=tuple[Throw, ...])})


def keep_draft(connection: Connection, game: int, entry: NewEntry, now: datetime) -> None:
    """Open a draft; there is one in a game at most."""
    row = {name: getattr(entry, name) for name in _KEPT}
    row["throws"] = msgspec.json.encode(entry.throws).decode()
    connection.execute(sa.insert(drafts).values(game_id=game, created_at=now, **row))


def drop_draft(connection: Connection, game: int) -> None:
    """A draft is posted or withdrawn."""
    connection.execute(sa.delete(drafts).where(drafts.c.game_id == game))


def wording(connection: Connection, game: int, seq: int) -> Wording | None:
    """The last wording of an entry."""
    row = connection.execute(_LAST, {"game": game, "seq": seq}).first()
    return Wording(*row) if row is not None else None


def wordings_of(connection: Connection, game: int) -> Sequence[Wording]:
    """Every wording of a game's entries, in order."""
    query = _WORDING.where(wordings.c.game_id == game).order_by(wordings.c.seq, wordings.c.number)
    return [Wording(*row) for row in connection.execute(query)]


def add_wording(connection: Connection, added: Wording) -> None:
    """Add a wording."""
    connection.execute(sa.insert(wordings).values(**msgspec.structs.asdict(added)))
