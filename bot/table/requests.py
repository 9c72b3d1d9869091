"""What is asked of the table, and what it answers."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from rules.core.contract import Actor, Viewer

from bot.store.rows import Entry, Epoch, Game, GuildSettings, Picture

WITHDRAWN = "withdrawn "
"""Begins the source of the entry that takes a draft back."""


class Caller(Struct, frozen=True):
    """Who asks, as the chat knows them."""

    user_id: int
    name: str
    roles: frozenset[int] = frozenset()
    manages_server: bool = False
    locale: str = "en"


class Request(Struct, frozen=True):
    """An action on the open game of a channel, on a game by id, or on a server's roster.

    ``interaction_id`` makes it happen once; without one ``source`` must name what caused it. ``revision``: refused
    unless the game's last entry still has this number; ``stands``: refused unless this entry of the game still stands.
    ``picture`` is kept with the game if the action is accepted. ``answer``: to a choice by its number, instead of
    ``action``.

    ``roster``: on the roster of ``guild_id``; ``casualty`` (a fight's id, a fighter's) throws for one instead of
    ``action``. What the roster says is told in ``channel_id``.

    ``preview``: decided and thrown, but kept as a draft until a game master posts or withdraws it.
    """

    action: Any
    caller: Caller
    channel_id: int | None = None
    game_id: int | None = None
    interaction_id: int | None = None
    source: str | None = None
    revision: int | None = None
    picture: Picture | None = None
    roster: bool = False
    guild_id: int | None = None
    guild_locale: str = "en"
    casualty: tuple[int, str] | None = None
    answer: tuple[int, str] | None = None
    stands: int | None = None
    preview: bool = False


class Undoing(Struct, frozen=True):
    """Entry ``seq`` of a game and all after it are to be void; ``revision``: the last entry that the caller saw."""

    game_id: int
    seq: int
    revision: int
    caller: Caller
    interaction_id: int
    channel_id: int | None = None


class Placing(Struct, frozen=True):
    """A game is to go on in another channel: an open one moves, one that has ended is opened again."""

    game_id: int
    guild_id: int
    channel_id: int
    caller: Caller
    interaction_id: int


class Drafting(Struct, frozen=True):
    """What becomes of a game's draft; ``version``: how often it had been reworded when it was shown."""

    game_id: int
    seq: int
    version: int
    caller: Caller
    interaction_id: int


class Rewording(Struct, frozen=True):
    """A game master's own words for entry ``seq`` of a game, or for its draft; no words are the book's again.

    ``version``: how often it had been reworded when the caller saw it.
    """

    game_id: int
    seq: int
    version: int
    text: str
    caller: Caller


class Deadlining(Struct, frozen=True):
    """What is asked of a game's deadline: one of a new one (``hours``, or ``at`` with ``days``), another ``lead``, to
    ``postpone`` it by hours, ``off``, to ``stop`` it; with none of it, to go on.

    ``page``: refused unless the deadline is still that of this round.
    """

    game_id: int
    caller: Caller
    hours: int | None = None
    at: str | None = None
    days: int | None = None
    lead: int | None = None
    postpone: int | None = None
    off: bool = False
    stop: bool = False
    page: int | None = None


class Opening(Struct, frozen=True):
    """A new game in a channel."""

    guild_id: int
    channel_id: int
    name: str
    ruleset: str
    caller: Caller
    interaction_id: int
    settings: str = ""
    locale: str | None = None
    guild_locale: str = "en"
    mode: str | None = None
    scenario: dict[str, Any] | None = None


class Outcome(Struct, frozen=True):
    """An accepted action: its entry and the states around it. ``repeated``: it had happened before; ``drafted``: it is
    kept as a draft, and its entry is what posting it would add.
    """

    game: Game
    entry: Entry
    events: tuple[Any, ...]
    before: Any
    after: Any
    actor: Actor
    repeated: bool = False
    drafted: bool = False


class Seen(Struct, frozen=True):
    """A game as it stands, and as whom the caller looks at it."""

    game: Game
    state: Any
    actor: Actor
    settings: GuildSettings

    @property
    def viewer(self) -> Viewer:
        return Viewer(self.actor.user, self.actor.gm)


class Told(Struct, frozen=True):
    """A log entry with its events and the state before them; ``undone``: a later entry voids it; ``words``: a game
    master's own for it, if any.
    """

    entry: Entry
    before: Any
    events: tuple[Any, ...]
    undone: bool
    words: str | None = None


class Story(Struct, frozen=True):
    """An entry with all that its telling needs.

    ``announced``: an epoch that begins with it; ``revealed``: one that ends with it; ``undone`` the entries that it
    undoes; ``frames`` the states, with their tags, that show the whole game round by round, where it ends
    with this entry. ``words``: a game master's own, if any; ``version``: how often it was reworded.
    """

    game: Game
    entry: Entry
    events: tuple[Any, ...]
    before: Any
    after: Any
    announced: Epoch | None = None
    revealed: Epoch | None = None
    undone: tuple[Entry, ...] = ()
    frames: tuple[tuple[Any, str], ...] = ()
    words: str | None = None
    version: int = 0

    @property
    def withdrawn(self) -> bool:
        """Whether it takes back a draft that was never posted."""
        return self.entry.source.startswith(WITHDRAWN)
