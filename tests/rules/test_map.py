"""The map as data: ground, areas, what was done in a round, the marks of a fighter."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import terrain
from rules.core.contract import PUBLIC
from rules.core.geometry import Cell
from rules.core.refusal import Refusal
from rules.core.scene import Deed, Scene
from rules.firefight import actions as a
from tests.rules.dice import Fight


def scene(fight: Fight) -> Scene:
    return fight.rules.view(fight.state, PUBLIC).scene()


def marks(fight: Fight, name: str) -> tuple[str, ...]:
    return next(token.marks for token in scene(fight).tokens if token.who.name == name)


def two() -> Fight:
    fight = Fight()
    fight.place("Wall", "B3")
    fight.place("Barn", "H2")
    fight.enemy("Crow", cover="Barn")
    fight.enemy("Fox", cover="Barn")
    fight.player("Anna", "Wall")
    fight.player("Boris", "Wall")
    return fight


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("B2", {"B2"}),
        ("B2:C3", {"B2", "B3", "C2", "C3"}),
        ("c3-b2", {"B2", "B3", "C2", "C3"}),
        ("А1, е5", {"A1", "E5"}),  # Cyrillic letters
        ("A1 A1", {"A1"}),
    ],
)
def test_an_area_is_cells_and_rectangles(text: str, cells: set[str]) -> None:
    assert {cell.name for cell in terrain.parse_area(text, 5, 5)} == cells


@pytest.mark.parametrize("text", ["all", "ВСЁ"])
def test_everywhere_is_an_area_too(text: str) -> None:
    assert len(terrain.parse_area(text, 4, 3)) == 12


@pytest.mark.parametrize(
    ("text", "code"), [("", "bad_cell"), ("Z9", "cell_outside"), ("A1:B2:C3", "bad_area"), ("A1:", "bad_cell")]
)
def test_an_area_that_cannot_be_read_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        terrain.parse_area(text, 5, 5)


@given(st.integers(2, 30), st.integers(2, 20), st.integers(2, 30), st.integers(2, 20), st.data())
def test_the_ground_keeps_what_fits_when_the_map_changes_its_size(
    columns: int, rows: int, wider: int, taller: int, data: st.DataObject
) -> None:
    cell = Cell(data.draw(st.integers(0, columns - 1)), data.draw(st.integers(0, rows - 1)))
    drawn = terrain.painted((), columns, rows, [cell], "~")
    changed = terrain.resized(drawn, wider, taller)
    inside = cell.column < wider and cell.row < taller
    assert sum(row.count("~") for row in changed) == int(inside)
    assert not changed or {len(row) for row in changed} == {wider}


def test_ground_is_painted_and_washed_off_again() -> None:
    fight = Fight()
    fight.gm(a.ChangeMap(terrain="water", area="A1:B2"))
    assert scene(fight).terrain[0].startswith("~~.")
    fight.gm(a.ChangeMap(terrain="ground", area="all"))
    assert scene(fight).terrain == ()


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (a.ChangeMap(), "map_nothing"),
        (a.ChangeMap(terrain="lava", area="A1"), "unknown_terrain"),
        (a.ChangeMap(terrain="water"), "terrain_half"),
        (a.ChangeMap(area="A1"), "terrain_half"),
        (a.ChangeMap(columns=31), "map_size"),
        (a.ChangeMap(5, 5, "water", "A9"), "cell_outside"),
    ],
)
def test_a_map_that_cannot_be_is_refused_and_nothing_changes(action: a.ChangeMap, code: str) -> None:
    fight = Fight()
    before = fight.state
    with pytest.raises(Refusal, match=code):
        fight.gm(action)
    assert fight.state == before


def test_the_rounds_deeds_are_shots_with_results_runs_and_suppression() -> None:
    fight = two()
    fight.by("Anna", a.Shoot(("Crow", "Fox")), 5, 6, 1)
    fight.by("Boris", a.Suppress("Barn"), 3)
    assert scene(fight).deeds == (
        Deed("shot", "f3", "Wall", "f1", "Barn", "kill"),
        Deed("shot", "f3", "Wall", "f2", "Barn", "miss"),
        Deed("suppressed", "f4", "Wall", "f2", "Barn"),
    )
    fight.advance()
    assert scene(fight).deeds == ()
    assert len(scene(fight).past) == 3


def test_a_run_that_fails_is_drawn_too() -> None:
    fight = two()
    fight.place("Cart", "E5")
    fight.by("Anna", a.Relocate("Cart"), 4, 1)
    fight.by("Boris", a.Relocate("Cart"), 4, 2)
    assert [(deed.to, deed.result) for deed in scene(fight).deeds] == [("Cart", "stays"), ("Cart", "moved")]


def test_a_shot_between_players_is_drawn_as_aimed_and_then_as_read() -> None:
    fight = two()
    fight.by("Anna", a.Shoot(("Boris", "Boris")), 5, 6, 6)
    assert [deed.result for deed in scene(fight).deeds] == ["aimed", "aimed"]
    fight.by("Boris", a.Hold())
    fight.advance(1, 1)
    assert [deed.result for deed in scene(fight).past if deed.fighter == "f3"] == ["unseen", "unseen"]


def test_marks_say_suppressed_holding_and_staying_down() -> None:
    fight = two()
    fight.by("Anna", a.Suppress("Barn"), 4)
    fight.by("Boris", a.Hold())
    assert marks(fight, "Crow") == ("suppressed",)
    assert "held" in marks(fight, "Boris")
    fight = two()
    fight.gm(a.ChangeRule("mode", "immediate", "test"))
    fight.gm(a.GiveOrder("Crow", "down"))
    assert marks(fight, "Crow") == ()  # an order is secret until the phase
    fight.by("Anna", a.Shoot(("Fox",)), 4, 1)
    before = fight.state
    fight.advance(1)
    events = [event for event in fight.events if type(event).__name__ == "EnemyPassed"]
    state = fight.rules.evolve(before, events[-1])
    assert state.fighter("f1").turn.down
    assert fight.rules.view(state, PUBLIC).public["fighters"]["Crow"]["marks"] == ["keeping-down"]
