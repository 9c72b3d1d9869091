"""Help: it knows every command, and says what can be done here and now."""

from __future__ import annotations

from typing import Any

import pytest
from discord import app_commands

from bot.client import Perestrelka
from bot.commands.help import GM_ALONE, GM_GROUPS, OWNERS, view_of_command
from bot.present.lines import render_all
from bot.present.locales import language
from bot.present.transcript.html import page
from rules.core.contract import Setup
from rules.registry import FIGHTS


@pytest.fixture
async def names(table: Any) -> list[str]:
    walked = Perestrelka(table).tree.walk_commands()
    return [one.qualified_name for one in walked if not isinstance(one, app_commands.Group)]


async def test_whose_commands_are_all_there(names: list[str]) -> None:
    assert set(OWNERS) <= set(names)
    assert set(GM_ALONE) <= set(names)
    assert {name.split()[0] for name in names} >= set(GM_GROUPS)
    assert {view_of_command(name) for name in names} == {"player", "gm", "owner"}


async def test_every_command_fits_into_the_help_of_somebody(names: list[str]) -> None:
    """Five private messages are all that is sent; more would be cut."""
    for locale in ("en", "ru"):
        spoken = language(locale)
        for view in ("player", "gm", "owner"):
            mine = [name for name in names if view_of_command(name) == view]
            keys = [f"cmd-{name.replace(' ', '-')}" for name in mine]
            written = sum(len(spoken.text(key)) + len(spoken.text(f"{key}-name")) + 25 for key in keys)
            assert written + len(spoken.text(f"help-{view}")) < 5 * 1900


@pytest.mark.parametrize("locale", ["en", "ru"])
@pytest.mark.parametrize("key", sorted(FIGHTS))
@pytest.mark.parametrize(
    "settings", [{}, {"hits_to_out": "0", "hold_limit": "2", "cover_floor": "none", "pvp": "order"}]
)
def test_the_rules_read_as_a_page_in_every_language(key: str, locale: str, settings: dict[str, str]) -> None:
    rules = FIGHTS[key]
    state = rules.blank()
    for event in rules.start(Setup("Farm & co", "1", settings)):
        state = rules.evolve(state, event)
    lines = render_all(rules.handbook(state), language(locale))
    assert sum(line.startswith("## ") for line in lines) >= 4
    written = page("Farm & co", lines, locale)
    assert "Farm &amp; co" in written
    assert written.count("<h3>") >= 4
    assert written.count("<h1>") == 1
    assert sum(map(len, lines)) < 5 * 1900


def test_house_rules_stand_in_their_places() -> None:
    rules = FIGHTS["firefight"]
    texts = []
    for settings in ({}, {"hits_to_out": "0"}):
        state = rules.blank()
        for event in rules.start(Setup("Farm", "1", settings)):
            state = rules.evolve(state, event)
        texts.append("\n".join(render_all(rules.handbook(state), language("en"))))
    assert "2 hits put out" in texts[0]
    assert "nobody goes out by them" in texts[1]
