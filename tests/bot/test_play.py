"""``perestrelka play`` in a real browser: a GM and two players play a round by clicks and commands."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
WORDS = {
    "en": {"hold": "Hold", "advance": "Advance", "round": "round 2", "answer": "You can still", "undo": "Undo"},
    "ru": {"hold": "Выждать", "advance": "Ход ведущего", "round": "ход 2", "answer": "Ещё можно", "undo": "Отменить"},
}


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


@pytest.fixture(params=sorted(WORDS))
def table(request: pytest.FixtureRequest) -> Iterator[tuple[str, str, subprocess.Popen[str]]]:
    """A local table: its language, its address, its process."""
    command = [sys.executable, "-c", "from bot.cli import main; main()", "play", "--no-browser"]
    with subprocess.Popen(
        [*command, "--locale", request.param], stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]
    ) as process:
        assert process.stdout is not None
        yield request.param, process.stdout.readline().split()[-1], process
        process.kill()


def as_user(page: Page, name: str) -> None:
    """Look as somebody else."""
    page.get_by_label("Viewing as").select_option(label=name)


def newest(page: Page, name: str) -> None:
    """Press the newest button of this name."""
    page.get_by_role("button", name=name, exact=True).last.click()


def test_a_round_in_the_browser(browser: object, table: tuple[str, str, subprocess.Popen[str]]) -> None:
    locale, url, process = table
    words = WORDS[locale]
    page = browser.new_page(viewport={"width": 1000, "height": 1400})  # type: ignore[attr-defined]
    page.goto(url)
    as_user(page, "anna")
    newest(page, words["hold"])
    expect(page.get_by_text(words["answer"]).last).to_be_visible()
    as_user(page, "gm")
    newest(page, words["advance"])
    expect(page.get_by_text(words["round"]).last).to_be_visible()
    pictures = os.environ.get("PERESTRELKA_PICTURES")
    if pictures:
        Path(pictures).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=Path(pictures) / f"round-{locale}.png")
    page.close()
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=30) == 0
