"""A process that plays one action at a table and kills itself with SIGKILL at a chosen point.

Its channel is a file: what stands there was posted. Run as a module with: database, file, interaction, point.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from pathlib import Path

from bot.dice import SecretDice
from bot.post.messenger import Message
from bot.post.outbox import Outbox
from bot.store.migrating import upgrade
from bot.store.store import Store
from bot.table.table import Table
from bot.vault import KeyVault
from rules.firefight import actions as a
from tests.bot.playing import CHANNEL, act

POINTS = ("deciding", "committed", "claimed", "posted")


def die() -> None:
    """As if the power went out for this process."""
    os.kill(os.getpid(), signal.SIGKILL)


class FileChannel:
    """Appends to a file, flushed to the disk; knows no nonces."""

    def __init__(self, path: Path, point: str) -> None:
        self._path, self._point = path, point

    async def send(self, channel: int, message: Message, nonce: str) -> int:
        if self._point == "claimed":
            die()
        with self._path.open("a") as file:
            file.write(json.dumps({"text": message.text}) + "\n")
            file.flush()
            os.fsync(file.fileno())
        if self._point == "posted" and message.text is not None:
            die()
        return len(self._path.read_text().splitlines())

    async def edit(self, channel: int, message_id: int, message: Message) -> None:
        """The summary is not looked at here."""

    async def find(self, channel: int, text: str) -> int | None:
        lines = self._path.read_text().splitlines() if self._path.exists() else []
        found = (number for number, line in enumerate(lines, start=1) if text in (json.loads(line)["text"] or ""))
        return next(found, None)

    async def warn(self, user: int, text: str) -> None:
        raise AssertionError(text)

    def upload_limit(self, guild: int) -> int:
        return 10_000_000


def dice_that_die(point: str) -> type[SecretDice]:
    """Dice that end the process while deciding, or once the action is in the database."""

    class Deadly(SecretDice):
        def throw(self, sides: int, purpose: str, fighter: str | None = None) -> int:
            if point == "deciding":
                die()
            return super().throw(sides, purpose, fighter)

        def settle(self) -> None:
            if point == "committed":
                die()

    return Deadly


async def play(database: str, file: Path, interaction: int, point: str) -> None:
    """Send what is still due, then play the action and send that."""
    store = Store(database)
    upgrade(store.engine)
    table = Table(store, KeyVault.at(file.with_suffix(".key")), dice=dice_that_die(point))
    outbox = Outbox(table, FileChannel(file, point))
    await outbox.wake_all()
    await outbox.idle()
    await act(table, "anna", a.Shoot(("Crow",)), interaction=interaction)
    outbox.wake(CHANNEL)
    await outbox.idle()
    store.close()


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4]))
