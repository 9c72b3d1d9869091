"""``perestrelka play`` in a real browser: a GM and two players play a round by clicks."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

PICTURES = Path(os.environ.get("PERESTRELKA_PICTURES", "test-pictures"))
"""Where the screenshots go; a CI keeps them."""

MAP_WIDTH = 924
"""Of the demonstration fight's map, in pixels, once the browser has read the picture."""

WORDS = {
    "en": {
        "shoot": "Shoot",
        "fire": "Fire: 2 shots",
        "second": "Second shot: at whom?",
        "where": "To which cover?",
        "whom": "Which enemy?",
        "what": "What to do?",
        "target": "Grey",
        "odds": "Your cover value",
        "relocate": "Relocate",
        "cover": "Well",
        "go": "Go",
        "hold": "Hold",
        "order": "Order",
        "do": "stay down",
        "give": "Give the order",
        "advance": "Advance",
        "round": "round 2",
        "alt": "round [12]",
        "enemy": "Bandit 2",
    },
    "ru": {
        "shoot": "Стрелять",
        "fire": "Огонь: 2 выстрела",
        "second": "Второй выстрел: в кого?",
        "where": "К какому укрытию?",
        "whom": "Кому?",
        "what": "Что делать?",
        "target": "Седой",
        "odds": "Значение вашего укрытия",
        "relocate": "Сменить укрытие",
        "cover": "Колодец",
        "go": "Бегом",
        "hold": "Выждать",
        "order": "Приказ",
        "do": "не высовываться",
        "give": "Отдать приказ",
        "advance": "Ход ведущего",
        "round": "ход 2",
        "alt": "ход [12]",
        "enemy": "Бандит 2",
    },
}


@contextmanager
def playing(*options: str, stderr: int | None = None) -> Iterator[subprocess.Popen[str]]:
    """`perestrelka play` as a process of its own, which never outlives the test."""
    command = [sys.executable, "-c", "from bot.cli import main; main()", "play", "--no-browser", *options]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=stderr, text=True, cwd=Path(__file__).parents[2]
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.fixture(params=sorted(WORDS))
def table(request: pytest.FixtureRequest) -> Iterator[tuple[str, str, subprocess.Popen[str]]]:
    """A local table: its language, its address, its process."""
    with playing("--locale", request.param) as process:
        assert process.stdout is not None
        yield request.param, process.stdout.readline().split()[-1], process


def as_user(page: Page, name: str) -> None:
    """Look as somebody else."""
    page.get_by_label("Viewing as").select_option(label=name)


def newest(page: Page, name: str) -> None:
    """Press the newest button of this name."""
    page.get_by_role("button", name=name, exact=True).last.click()


def choose(page: Page, menu: str, name: str, shows: Locator) -> None:
    """Pick in the newest menu that asks this, until it shows; a post that arrives draws the page anew meanwhile."""
    for _ in range(6):
        page.get_by_role("combobox", name=menu).last.click()
        try:
            page.get_by_role("option", name=name).first.click(timeout=5_000)
            shows.wait_for(timeout=8_000)
        except PlaywrightTimeout:
            continue
        return
    pytest.fail(f"{menu}: {name} cannot be picked")


def test_a_whole_round_by_clicks_alone_as_both_players_and_the_gm(
    browser: object, table: tuple[str, str, subprocess.Popen[str]]
) -> None:
    locale, url, process = table
    words = WORDS[locale]
    page = browser.new_page(viewport={"width": 1000, "height": 1500})  # type: ignore[attr-defined]

    def picture(name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.mouse.move(500, 700)
        page.mouse.wheel(0, 9000)
        shown = page.get_by_role("img", name=re.compile(words["alt"])).last
        expect(shown).to_have_js_property("naturalWidth", MAP_WIDTH, timeout=15_000)
        page.screenshot(path=PICTURES / f"{name}-{locale}.png")

    def button(word: str) -> Locator:
        found: Locator = page.get_by_role("button", name=words[word], exact=True)
        return found

    page.goto(url)
    as_user(page, "anna")
    newest(page, words["shoot"])
    expect(page.get_by_text(words["odds"]).last).to_be_visible()
    choose(page, words["second"], words["target"], button("fire"))
    picture("1-shoot")
    newest(page, words["fire"])
    expect(button("fire")).to_have_count(0)

    as_user(page, "boris")
    newest(page, words["relocate"])
    choose(page, words["where"], words["cover"], button("go"))
    newest(page, words["go"])
    expect(button("go")).to_have_count(0)

    as_user(page, "gm")
    newest(page, words["order"])
    choose(page, words["whom"], words["enemy"], page.get_by_role("combobox", name=words["what"]))
    choose(page, words["what"], words["do"], button("give"))
    picture("2-order")
    newest(page, words["give"])
    expect(button("give")).to_have_count(0)
    newest(page, words["advance"])
    expect(page.get_by_text(words["round"]).last).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(words["round"])).last).to_be_visible()
    picture("3-round")
    page.close()
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=30) == 0


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_scenario_at_the_local_table_that_stops_as_soon_as_it_is_told(stop: signal.Signals) -> None:
    with playing("barn") as process:
        assert process.stdout is not None
        assert "http://" in process.stdout.readline()
        process.send_signal(stop)
        assert process.wait(timeout=30) == 0


def test_a_scenario_that_is_not_there_is_said_in_a_line() -> None:
    with playing("no such scenario", stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        assert process.wait(timeout=30) == 2
        assert process.stderr.read().startswith("🚫 There is no scenario")
