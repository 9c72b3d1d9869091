"""A table to play at in tests: a game opened, people by name, interactions numbered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

from bot.post.messenger import Message, MessageGone, Undeliverable
from bot.table.requests import Caller, Opening, Outcome, Request
from bot.table.table import Table
from rules.firefight import actions as a

CHANNEL, GUILD = 10, 1
PEOPLE = {"gm": 100, "anna": 101, "boris": 102}
_interactions = count(1_000)


def caller(name: str, **more: Any) -> Caller:
    """Somebody by name."""
    return Caller(PEOPLE[name] if name in PEOPLE else int(name), name, **more)


async def open_fight(
    table: Table, *, channel: int = CHANNEL, name: str = "Farm", ruleset: str = "firefight", **more: Any
) -> Outcome:
    """A fight whose game master is gm."""
    return await table.open(
        Opening(GUILD, channel, name, ruleset, more.pop("by", caller("gm")), next(_interactions), **more)
    )


async def act(table: Table, name: str, action: Any, *, channel: int = CHANNEL, interaction: int = 0) -> Outcome:
    """An action of somebody in the channel's fight."""
    return await table.act(Request(action, caller(name), channel, interaction_id=interaction or next(_interactions)))


async def on_roster(table: Table, who: str | Caller, action: Any, **more: Any) -> Outcome:
    """An action of somebody on the roster."""
    who = caller(who) if isinstance(who, str) else who
    interaction = more.pop("interaction", 0) or new_interaction()
    channel = more.pop("channel", CHANNEL)
    request = Request(action, who, channel, interaction_id=interaction, roster=True, guild_id=GUILD, **more)
    return await table.act(request)


async def two_in_a_fight(table: Table) -> None:
    """A fight with Anna and Boris behind a wall, and a bandit."""
    await open_fight(table)
    await act(table, "gm", a.PlaceCover("Wall", "B3"))
    await act(table, "gm", a.AddEnemies("bandit", "Crow"))
    await act(table, "anna", a.Join("Anna", "Wall"))
    await act(table, "boris", a.Join("Boris", "Wall"))


def new_interaction() -> int:
    """An interaction id never used before."""
    return next(_interactions)


class Channel:
    """Where posts go in tests: a stand-in for Discord that can be told to fail."""

    def __init__(self) -> None:
        self.messages: dict[int, Message] = {}
        self.nonces: dict[str, int] = {}
        self.edits: list[int] = []
        self.warnings: list[tuple[int, str]] = []
        self.failures: list[Exception] = []
        self.edit_failures: list[Exception] = []
        self.forbidden = False
        self.limit = 10_000_000
        self.no_files = False
        self.meanwhile: Callable[[], Awaitable[None]] | None = None

    async def send(self, channel: int, message: Message, nonce: str) -> int:
        self._fail()
        if self.no_files and (message.files or (message.panel is not None and message.panel.map is not None)):
            raise Undeliverable("50013 Missing Permissions")
        if nonce in self.nonces:
            return self.nonces[nonce]
        if self.meanwhile is not None:
            meanwhile, self.meanwhile = self.meanwhile, None
            await meanwhile()
        identity = len(self.nonces) + 1
        self.nonces[nonce] = identity
        self.messages[identity] = message
        return identity

    async def edit(self, channel: int, message_id: int, message: Message) -> None:
        self._fail()
        if self.edit_failures:
            raise self.edit_failures.pop(0)
        if message_id not in self.messages:
            raise MessageGone
        self.messages[message_id] = message
        self.edits.append(message_id)

    async def find(self, channel: int, text: str) -> int | None:
        return next((i for i, m in self.messages.items() if m.text is not None and text in m.text), None)

    async def warn(self, user: int, text: str) -> None:
        self.warnings.append((user, text))

    def upload_limit(self, guild: int) -> int:
        return self.limit

    @property
    def texts(self) -> list[str]:
        """The narration posts in order."""
        return [message.text for message in self.messages.values() if message.text is not None]

    @property
    def panels(self) -> list[int]:
        """The message ids of summaries that are not folded, in order."""
        return [identity for identity, message in self.messages.items() if message.panel and message.panel.rows]

    @property
    def folded(self) -> list[int]:
        """The message ids of summaries that are folded to a line, in order."""
        return [identity for identity, message in self.messages.items() if message.panel and not message.panel.rows]

    def _fail(self) -> None:
        if self.forbidden:
            raise Undeliverable("50013 Missing Permissions")
        if self.failures:
            raise self.failures.pop(0)
