"""The summary at any size of fight: within Discord's limits, and nobody is dropped."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.present.escaping import plain, visible
from bot.present.illustration import map_of
from bot.present.locales import LOCALES, language
from bot.present.paging import pages
from bot.present.panel import TEXT_LENGTH, panel, texts
from bot.present.places import legend
from bot.store.rows import Game
from rules.core.contract import PUBLIC
from rules.firefight import actions as a
from tests.rules.dice import Fight

LONG = "Старший лейтенант Вишневецкий-Дорогой"


def crowded(fighters: int, *, long: bool = True) -> Fight:
    """A fight with so many fighters behind ten covers."""
    fight = Fight()
    fight.gm(a.ChangeMap(30, 20))
    for number in range(10):
        fight.place(f"{LONG if long else 'Cover'} {number}", f"{'ABCDEFGHIJ'[number]}{number + 1}", capacity=20)
    for number in range(fighters):
        name = f"{LONG if long else 'Fighter'} {number}"
        cover = f"{LONG if long else 'Cover'} {number % 10}"
        if number % 3:
            fight.by(name, a.Join(name, cover))
        else:
            fight.gm(a.AddEnemies("veteran", name, 1, cover))
    return fight


def game_in(locale: str) -> Game:
    """A game's row."""
    now = datetime(2026, 1, 1, tzinfo=UTC)
    return Game(1, "k", 1, 10, "Farm", "firefight", locale, "fight", "open", 41, "TAG", 1, "{}", 1, now)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("fighters", [0, 2, 10, 30, 60])
def test_texts_fit_and_nobody_is_dropped(locale: str, fighters: int) -> None:
    fight = crowded(fighters)
    found = texts(fight.rules.view(fight.state, PUBLIC), language(locale))
    whole = visible("\n".join(found))
    assert sum(map(len, found)) <= TEXT_LENGTH
    if fighters <= 30:
        for fighter in fight.state.fighters:
            assert fighter.name in whole
    else:
        assert sum(f.name in whole for f in fight.state.fighters) >= 40


@pytest.mark.parametrize("locale", LOCALES)
async def test_thirty_fighters_stay_within_the_components_and_the_map_is_there(locale: str) -> None:
    game, state = game_in(locale), crowded(30).state
    shown = panel(game, state, map_of(game, state, game.tag, {}))
    layout = shown.layout()
    assert layout.total_children_count <= 40
    assert layout.content_length() <= TEXT_LENGTH
    assert layout.is_finished()
    assert shown.map is not None
    assert shown.map.data.startswith(b"\x89PNG")
    assert 1 <= len(shown.map.about) <= 256
    gallery: Any = layout.to_components()[0]["components"][1]["items"][0]  # type: ignore[no-untyped-call]
    assert gallery["media"]["url"] == f"attachment://{shown.map.name}"
    assert gallery["description"] == shown.map.about


def test_an_empty_field_is_not_drawn_and_an_ended_game_has_no_buttons() -> None:
    assert map_of(game_in("en"), Fight().state, "TAG", {}) is None
    fight = crowded(2)
    fight.gm(a.End())
    assert panel(replace(game_in("en"), status="ended"), fight.state).rows == ()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_label_of_a_button_fits(locale: str) -> None:
    for row in panel(game_in(locale), Fight().state).rows:
        assert len(row) <= 5
        for button in row:
            assert 1 <= len(button.label) <= 80
            assert len(button.custom_id) <= 100


def test_the_map_in_words_names_each_cover_with_its_cell_sides_and_people() -> None:
    fight = crowded(4, long=False)
    lines = legend(fight.rules.view(fight.state, PUBLIC).scene(), language("en"))
    assert "**Cover 0** (A1, high, shields all sides): 🔸 Fighter 0" in lines


@pytest.mark.parametrize("text", ["*a* _b_ `c` ~~d~~ ||e|| <@1> [f](g) # h", "- list", "1. list", "> quote"])
def test_escaped_text_is_read_as_it_was_typed(text: str) -> None:
    assert visible(plain(text)) == text


@pytest.mark.parametrize("locale", LOCALES)
def test_sixty_players_with_names_that_double_when_escaped(locale: str) -> None:
    fight = Fight()
    for number in range(60):
        name = f"{'_' * 37}{number}"
        fight.by(name, a.Join(name))
    found = texts(fight.rules.view(fight.state, PUBLIC), language(locale))
    shown = sum(line.startswith("🟢") for text in found for line in text.splitlines())
    more = re.search(r"(?:\+|ещё )(\d+)", found[-1])
    assert sum(map(len, found)) <= TEXT_LENGTH
    assert shown + (int(more[1]) if more else 0) == 60


@given(st.lists(st.text(alphabet="ab \\_", max_size=120), max_size=30), st.integers(20, 60))
def test_pages_fit_and_lose_no_word(lines: list[str], room: int) -> None:
    found = pages(lines, room, 1_000, language("en"))
    assert all(len(page) <= room for page in found)
    assert "".join("".join(found).split()) == "".join("".join(lines).split())


def test_pages_over_the_limit_say_how_many_lines_there_are_more() -> None:
    found = pages([f"line {number:03}" for number in range(100)], 90, 3, language("en"))
    shown = sum(page.count("line ") for page in found)
    assert found[-1].splitlines()[-1] == f"+{100 - shown} more"
