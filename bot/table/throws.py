"""The dice that fell in a fight or on a whole server: all, a side's, a player's, a fighter's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from rules.core.contract import PUBLIC
from rules.core.refusal import Refusal
from rules.registry import FIGHTS
from sqlalchemy.engine import Connection

from bot.dice import Throw
from bot.store import queries
from bot.store.rows import Game

if TYPE_CHECKING:
    from bot.table.table import Table


class Counting(Struct, frozen=True):
    """Whose dice are asked about: of a server, of one of its fights; there of a player, a fighter or a side alone."""

    guild_id: int
    game_id: int | None = None
    user: int | None = None
    fighter: str | None = None
    side: str | None = None

    @property
    def narrowed(self) -> bool:
        """Whether it is about somebody's dice, not all."""
        return self.user is not None or self.fighter is not None or self.side is not None


def throws(table: Table, connection: Connection, asked: Counting) -> list[Throw]:
    """The throws, undone ones too: they fell. Raises ``Refusal("unknown_fighter")`` in one fight."""
    found: list[Throw] = []
    for game in _games(connection, asked):
        thrown = queries.throws_of(connection, game.id)
        if not asked.narrowed:
            found += thrown
        elif not game.is_roster:
            names = set(_names(table, connection, game, asked))
            found += [throw for throw in thrown if throw.fighter in names]
    return found


def _games(connection: Connection, asked: Counting) -> Iterable[Game]:
    if asked.game_id is not None:
        game = queries.game_by_id(connection, asked.game_id)
        return [game] if game is not None else []
    roster = queries.roster_of(connection, asked.guild_id)
    return [*queries.fights_of(connection, asked.guild_id), *([roster] if roster is not None else [])]


def _names(table: Table, connection: Connection, game: Game, asked: Counting) -> Iterator[str]:
    """The names of those in a fight whose dice are asked about."""
    rules, state = FIGHTS[game.ruleset], table.state_of(connection, game)
    known: Any = rules.view(state, PUBLIC).public["fighters"]
    wanted = None
    if asked.fighter is not None:
        try:
            wanted = rules.find_fighter(state, asked.fighter)
        except Refusal:
            if asked.game_id is not None:
                raise
            return
    for name, fighter in known.items():
        identity = rules.find_fighter(state, name)
        right = wanted is None or identity == wanted
        right = right and (asked.side is None or fighter["side"] == asked.side)
        if right and (asked.user is None or rules.owner_of(state, identity) == str(asked.user)):
            yield name
