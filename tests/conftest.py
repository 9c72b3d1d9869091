"""What all tests share: scripted dice, a store in a file, a table."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import hypothesis
import pytest
from playwright.sync_api import sync_playwright

from bot.logs import configure
from bot.store.migrating import upgrade
from bot.store.store import Store
from bot.table.table import Table
from bot.vault import KeyVault

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")

configure("warning", "console")
hypothesis.settings.register_profile("steady", deadline=None, print_blob=True)
hypothesis.settings.load_profile("steady")


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/games.db"


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    opened = Store(database_url)
    upgrade(opened.engine)
    yield opened
    opened.close()


@pytest.fixture
def vault(tmp_path: Path) -> KeyVault:
    return KeyVault.at(tmp_path / "vault.key")


@pytest.fixture
def table(store: Store, vault: KeyVault) -> Table:
    start = datetime(2026, 1, 1, tzinfo=UTC)
    ticks = iter(range(1_000_000))
    return Table(store, vault, clock=lambda: start + timedelta(seconds=next(ticks)))


@pytest.fixture(scope="module")
def browser() -> Iterator[object]:
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("CI must install chromium")
        pytest.skip("no chromium: apt-get install chromium")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-background-networking"]
        )
        yield launched
        launched.close()
