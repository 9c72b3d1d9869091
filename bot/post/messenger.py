"""Where posts go: the port that the outbox sends through."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from bot.present.illustration import Attached
from bot.present.panel import Panel, PanelButton


class Message(Struct, frozen=True):
    """Something to show: text with files and rows of buttons, or a panel instead of it.

    ``pings``: the users whom it calls, once; ``silent``: it makes nobody's telephone ring.
    """

    text: str | None = None
    panel: Panel | None = None
    files: tuple[Attached, ...] = ()
    rows: tuple[tuple[PanelButton, ...], ...] = ()
    pings: tuple[int, ...] = ()
    silent: bool = False

    def without_pictures(self) -> Message:
        """The words and buttons alone."""
        panel = replace(self.panel, map=None) if self.panel is not None else None
        return Message(self.text, panel, rows=self.rows, pings=self.pings, silent=self.silent)


class Undeliverable(Exception):
    """It cannot be sent and trying again will not help: no permission, no channel, a payload that is refused."""


class MessageGone(Exception):
    """The message to be edited is deleted, or too old to edit: post it anew."""


class TryLater(Exception):
    """The other side has trouble; nothing is known to have been sent."""


class Messenger(Protocol):
    """Sends and edits messages. Raises :class:`Undeliverable`, :class:`TryLater`."""

    async def send(self, channel: int, message: Message, nonce: str) -> int:
        """Post a message; its id. The same nonce within minutes posts nothing twice."""
        ...

    async def edit(self, channel: int, message_id: int, message: Message) -> None:
        """Replace a message. Raises :class:`MessageGone` too."""
        ...

    async def find(self, channel: int, text: str) -> int | None:
        """An own recent message that contains this text. Raises :class:`Undeliverable`, :class:`TryLater`."""
        ...

    def upload_limit(self, guild: int) -> int:
        """The largest file that may be sent in a server, in bytes."""
        ...

    async def warn(self, user: int, text: str) -> None:
        """A direct message, if the user takes any; never raises."""
        ...
