"""Names, dice notation and the grid."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import notation
from rules.core.geometry import DIRECTIONS, Cell, direction, parse_cell, parse_directions
from rules.core.names import clean_name, clean_speech, clean_text, find, fold, shown_name
from rules.core.refusal import Refusal
from tests.rules.dice import Faces


def _code(call: object, *arguments: object) -> str:
    with pytest.raises(Refusal) as refusal:
        call(*arguments)  # type: ignore[operator]
    return refusal.value.code


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Старый Ворон",
        "Pup 1",
        "🐺 Wolf",
        "👩‍🚒",
        "❤️ Red",
        "🩷 Anna",
        "🫨",
        "O'Neil-Смит",
        "Zoë",
        "李雷",
        "x" * 40,
    ],
)
def test_names_of_any_script_with_spaces_and_emoji_are_fine(name: str) -> None:
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name_blank"),
        ("   ", "name_blank"),
        ("\u200b", "name_blank"),
        ("\u200d\ufe0f", "name_blank"),
        ("\u2800\u3164", "name_blank"),
        ("x" * 41, "name_too_long"),
        ("x" * 2000, "name_too_long"),
        ("An\u200bna", "name_hidden"),
        ("An\u200dna", "name_hidden"),
        ("\u202eannA", "name_hidden"),
        ("Anna\u2066", "name_hidden"),
        ("An\x00na", "name_hidden"),
        ("Z" + "\u0301" * 8, "name_hidden"),
        ("`rm`", "name_markup"),
        ("@everyone", "name_markup"),
        ("hi @HERE", "name_markup"),
        ("<@123>", "name_markup"),
        ("<:smile:1>", "name_markup"),
        ("two\nlines", "name_markup"),
    ],
)
def test_hostile_names_are_refused(name: str, code: str) -> None:
    assert _code(clean_name, name) == code


@given(st.text(max_size=60))
def test_a_cleaned_name_is_clean(text: str) -> None:
    try:
        name = clean_name(text)
    except Refusal:
        return
    assert name == clean_name(name)
    assert 1 <= len(name) <= 40


def test_text_loses_hidden_characters_and_is_limited() -> None:
    assert clean_text(" a\u202eb\u200b\nc ") == "ab c"
    assert clean_speech(" a\u202eb\u200b\nc ") == "ab\nc"
    assert shown_name("\u202e\u200b") == "?"
    assert len(shown_name("x" * 99)) == 40
    assert _code(clean_text, "\u200b") == "text_blank"
    assert _code(clean_text, "x" * 301) == "text_too_long"


def test_names_are_found_without_regard_to_case_and_the_nearest_is_offered() -> None:
    names = ["Бандит 1", "Ёжик", "Anna"]
    assert find("бандит  1", names, lambda n: (n,), "unknown") == "Бандит 1"
    assert fold("АННА") == fold("анна")
    with pytest.raises(Refusal) as refusal:
        find("Бандти 1", names, lambda n: (n,), "unknown")
    assert refusal.value.facts["nearest"] == "Бандит 1"


@pytest.mark.parametrize(
    ("text", "faces", "total"),
    [
        ("2d6+1", [3, 4], 8),
        ("d100", [55], 55),
        ("3К6 − 2", [1, 2, 3], 4),
        ("2Д8", [8, 1], 9),
        ("4d6kh3", [1, 6, 5, 4], 15),
        ("4d6 kl 1", [3, 6, 2, 4], 2),
        ("10 + d2 - 3", [2], 9),
        ("-1", [], -1),
    ],
)
def test_dice_notation(text: str, faces: list[int], total: int) -> None:
    dice = Faces(faces)
    thrown = notation.throw(notation.parse(text), dice, "roll")
    assert sum(term.value for term in thrown) == total
    assert not dice.left


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("999999d999999", "dice_too_many"),
        ("(" * 10_000, "dice_too_long"),
        ("(1)", "dice_unreadable"),
        ("", "dice_unreadable"),
        ("2d", "dice_unreadable"),
        ("1 2", "dice_unreadable"),
        ("d6*2", "dice_unreadable"),
        ("0d6", "dice_too_many"),
        ("101d6", "dice_too_many"),
        ("60d6+60d6", "dice_too_many"),
        ("d1", "dice_sides"),
        ("d1001", "dice_sides"),
        ("2d6kh3", "dice_keep"),
        ("2d6kh0", "dice_keep"),
        ("9999999", "dice_number"),
        ("1e5", "dice_unreadable"),
        ("²d6", "dice_unreadable"),
    ],
)
def test_dice_that_cannot_be_thrown_are_refused_at_once(text: str, code: str) -> None:
    assert _code(notation.parse, text) == code


@given(st.text(alphabet="0123456789dкD+-− khl()*", max_size=120))
def test_any_text_is_parsed_within_limits_or_refused(text: str) -> None:
    try:
        terms = notation.parse(text)
    except Refusal:
        return
    assert sum(term.count for term in terms) <= notation.MAX_DICE
    assert notation.parse(notation.written(terms)) == terms


@pytest.mark.parametrize(
    ("end", "expected"),
    [
        (Cell(5, 0), "N"),
        (Cell(10, 5), "E"),
        (Cell(5, 10), "S"),
        (Cell(0, 5), "W"),
        (Cell(8, 2), "NE"),
        (Cell(0, 10), "SW"),
        (Cell(7, 0), "N"),
        (Cell(8, 0), "NE"),
        (Cell(10, 7), "E"),
        (Cell(10, 8), "SE"),
        (Cell(5, 5), None),
    ],
)
def test_the_nearest_of_eight_directions_row_1_is_north(end: Cell, expected: str | None) -> None:
    assert direction(Cell(5, 5), end) == expected


@given(*(st.integers(0, 29) for _ in range(4)))
def test_back_is_the_opposite_direction(a: int, b: int, c: int, d: int) -> None:
    there, back = direction(Cell(a, b), Cell(c, d)), direction(Cell(c, d), Cell(a, b))
    if there is not None and back is not None:
        assert (DIRECTIONS.index(there) + 4) % 8 == DIRECTIONS.index(back)
    else:
        assert there is back is None


def test_cells_and_sides_are_read() -> None:
    assert parse_cell(" b3 ", 12, 8) == Cell(1, 2)
    assert parse_cell("AD20", 30, 20).name == "AD20"
    assert _code(parse_cell, "M1", 12, 8) == "cell_outside"
    assert _code(parse_cell, "A0", 12, 8) == "bad_cell"
    assert parse_directions("С св NW") == ("N", "NE", "NW")
    assert parse_directions("all") == DIRECTIONS
    assert parse_directions("нет") == ()
    assert _code(parse_directions, "up") == "bad_direction"
