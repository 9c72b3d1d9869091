"""A process killed at any point between accepting, committing and posting: nothing is lost, nothing happens twice."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.post.outbox import Outbox
from bot.store import queries
from bot.store.store import Store
from bot.table.table import Table
from tests.bot.kill_child import POINTS, FileChannel
from tests.bot.playing import CHANNEL, new_interaction, two_in_a_fight

ROOT = Path(__file__).parents[2]


def run_child(database: str, file: Path, interaction: int, point: str) -> int:
    command = [sys.executable, "-m", "tests.bot.kill_child", database, str(file), str(interaction), point]
    return subprocess.run(command, cwd=ROOT, check=False, timeout=60).returncode


@pytest.mark.parametrize("point", POINTS)
async def test_killed_at(point: str, table: Table, store: Store, database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "channel.jsonl"
    await two_in_a_fight(table)
    before = Outbox(table, FileChannel(file, "never"))
    before.wake(CHANNEL)
    await before.idle()
    interaction = new_interaction()

    assert run_child(database_url, file, interaction, point) == -signal.SIGKILL
    committed = store.read_here(lambda connection: queries.entries_of_interaction(connection, interaction))
    assert len(committed) == (0 if point == "deciding" else 1)

    # A restart, and the same interaction delivered once more.
    assert run_child(database_url, file, interaction, "never") == 0
    (entry,) = store.read_here(lambda connection: queries.entries_of_interaction(connection, interaction))
    posted = [json.loads(line)["text"] or "" for line in file.read_text().splitlines()]
    assert sum(entry.tag in text for text in posted) == 1
