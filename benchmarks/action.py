"""One action: `uv run python -m benchmarks.action`.

Inside the callbacks, in a simulated Discord: `/shoot` to its acknowledgement, its commit and its post, against a
command that only echoes. Then the table alone against raw sqlite3 writing the same bytes, as durably; and the
1,000th action of a fight against its 10th. Prints what is; nothing is asserted.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from bot.local import simcord_private
from bot.local.world import World
from bot.logs import configure
from bot.present.locales import rule_words
from bot.store.migrating import upgrade
from bot.store.rows import Entry, Game
from bot.store.store import Store
from bot.table.requests import Caller, Opening, Request
from bot.table.table import Table
from bot.vault import KeyVault
from rules.core.chronicle import Roll

SHOOTERS = 50
BATCH, BATCHES = 50, 8
CHANNEL, GM = 10, Caller(100, "gm")


class Stopwatch:
    """Milliseconds since the bot received the interaction."""

    def __init__(self) -> None:
        self.start = 0.0
        self.found: dict[str, list[float]] = {}

    def begin(self) -> None:
        self.start = perf_counter()

    def note(self, what: str) -> None:
        self.found.setdefault(what, []).append((perf_counter() - self.start) * 1000)

    def request(self, method: str, path: str) -> None:
        if path.endswith("/callback"):
            self.note("ack")
        elif method == "POST" and path.startswith("/channels/"):
            self.note("post")


async def through_discord(folder: Path) -> None:
    """`/shoot` against an echo command, by many users in one fight."""
    watch = Stopwatch()
    simcord_private.on_request(watch.request)
    users = [("gm", "en"), *((f"user{n}", "en") for n in range(SHOOTERS))]
    async with World(f"sqlite:///{folder}/discord.db", folder / "vault.key") as world:
        await world.settle_in(users)
        table, gm = world.channels["table"], world.users["gm"]
        await _add_echo(world)
        await gm.slash(table, "fight new", name="Bench")
        await gm.slash(table, "gm type", name="wall", rows_against="30/30")
        await gm.slash(table, "gm enemy", type="wall", name="Crow")
        for name, _ in users[1:]:
            await world.users[name].slash(table, "join", character=name)
        simcord_private.on_interaction(world.env, watch.begin)
        echo = await _timed(world, watch, lambda user: user.slash(table, "echo"))
        act = world.bot.table.act

        async def watched(request: Request) -> Any:
            outcome = await act(request)
            watch.note("commit")
            return outcome

        world.bot.table.act = watched  # type: ignore[method-assign]
        shoot = await _timed(world, watch, lambda user: user.slash(table, "shoot", first="Crow"))
    print(f"echo   acknowledged {echo['ack']:6.2f} ms")
    print(f"/shoot acknowledged {shoot['ack']:6.2f} ms   {shoot['ack'] / echo['ack']:.2f} of echo (aim ≤ 1.3)")
    print(f"/shoot committed    {shoot['commit']:6.2f} ms   {shoot['commit'] / echo['ack']:.1f} of echo")
    print(f"/shoot posted       {shoot['post']:6.2f} ms   {shoot['post'] / echo['ack']:.1f} of echo")


async def _add_echo(world: World) -> None:
    @world.bot.tree.command(name="echo", description="Only acknowledges.")
    async def echo(interaction: Any) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)

    await world.bot.tree.sync()


async def _timed(world: World, watch: Stopwatch, act: Callable[[Any], Any]) -> dict[str, float]:
    watch.found.clear()
    for number in range(SHOOTERS):
        await act(world.users[f"user{number}"])
    return {what: median(times) for what, times in watch.found.items()}


async def table_alone(folder: Path) -> None:
    """Actions through the table and raw writes of the same bytes, in turn."""
    store = Store(f"sqlite:///{folder}/table.db")
    upgrade(store.engine)
    table = Table(store, KeyVault.at(folder / "vault.key"), words=rule_words)
    await table.open(Opening(1, CHANNEL, "Bench", "firefight", GM, 1))
    numbers = iter(range(2, 1_000_000))
    entry, game = await _sample(table, numbers)
    raw = _raw_database(folder / "raw.db", entry, game)
    ratios, actions, writes = [], [], []
    for batch in range(BATCHES):
        acted = await _rate(table, numbers)
        written = _raw_rate(raw, entry, game, start=1 + batch * BATCH)
        actions.append(acted)
        writes.append(written)
        ratios.append(acted / written)
    print(f"table alone         {median(actions):6.0f} actions/s")
    print(f"raw sqlite3         {median(writes):6.0f} writes/s    {median(ratios):.2f} of raw (aim ≥ 0.3)")
    store.close()
    raw.close()


async def growth(folder: Path) -> None:
    """The 1,000th action of a fight against its 10th."""
    store = Store(f"sqlite:///{folder}/growth.db")
    upgrade(store.engine)
    table = Table(store, KeyVault.at(folder / "vault.key"), words=rule_words)
    await table.open(Opening(1, CHANNEL, "Bench", "firefight", GM, 1))
    times: list[float] = []
    for number in range(2, 1_050):
        start = perf_counter()
        await table.act(_roll(number))
        times.append((perf_counter() - start) * 1000)
    early, late = median(times[5:55]), median(times[-50:])
    print(f"10th action         {early:6.2f} ms")
    print(f"1,000th action      {late:6.2f} ms   {late / early:.2f} of the 10th (aim ≤ 1.1)")
    store.close()


def _roll(number: int) -> Request:
    return Request(Roll("2d6", "gm", "the weather"), GM, CHANNEL, interaction_id=number)


async def _sample(table: Table, numbers: Any) -> tuple[Entry, Game]:
    outcome = await table.act(_roll(next(numbers)))
    return outcome.entry, outcome.game


async def _rate(table: Table, numbers: Any) -> float:
    start = perf_counter()
    for _ in range(BATCH):
        await table.act(_roll(next(numbers)))
    return BATCH / (perf_counter() - start)


def _raw_database(path: Path, entry: Entry, game: Game) -> sqlite3.Connection:
    raw = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        raw.execute(f"PRAGMA {pragma}")
    raw.execute("CREATE TABLE games (id INTEGER PRIMARY KEY, revision INTEGER, tag TEXT, snapshot TEXT)")
    raw.execute(
        "CREATE TABLE entries (game_id INTEGER, seq INTEGER, action TEXT, events TEXT, throws TEXT, actor_id INTEGER,"
        " interaction_id INTEGER, source TEXT, tag TEXT, PRIMARY KEY (game_id, seq))"
    )
    raw.execute("INSERT INTO games VALUES (1, 0, '', '')")
    return raw


def _raw_rate(raw: sqlite3.Connection, entry: Entry, game: Game, start: int) -> float:
    begin = perf_counter()
    for seq in range(start, start + BATCH):
        row = (1, seq, entry.action, entry.events, entry.throws, entry.actor_id, seq, entry.source, entry.tag)
        raw.execute("BEGIN IMMEDIATE")
        raw.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        raw.execute(
            "UPDATE games SET revision = ?, tag = ?, snapshot = ? WHERE id = 1", (seq, entry.tag, game.snapshot)
        )
        raw.execute("COMMIT")
    return BATCH / (perf_counter() - begin)


def main() -> None:
    """Run all parts."""
    configure("error", "console")
    for part in (through_discord, table_alone, growth):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(part(Path(folder)))


if __name__ == "__main__":
    main()
