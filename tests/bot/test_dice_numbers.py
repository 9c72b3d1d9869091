"""Dice in numbers: tallies, and the chi-square test against the tables that every textbook prints."""

from __future__ import annotations

import pytest

from bot.dice import Throw
from bot.present.dice import chart, tally_text
from bot.present.locales import language
from bot.table.tallies import Tally, chi_square_tail, tallies


@pytest.mark.parametrize(
    ("freedom", "at_five", "at_one"),
    [
        (1, 3.841459, 6.634897),
        (2, 5.991465, 9.210340),
        (5, 11.070498, 15.086272),
        (9, 16.918978, 21.665994),
        (19, 30.143527, 36.190869),
        (99, 123.225221, 134.641617),
    ],
)
def test_the_tail_is_that_of_the_tables(freedom: int, at_five: float, at_one: float) -> None:
    """Critical values of the chi-square distribution at 5 % and 1 %."""
    assert chi_square_tail(at_five, freedom) == pytest.approx(0.05, rel=1e-5)
    assert chi_square_tail(at_one, freedom) == pytest.approx(0.01, rel=1e-5)
    assert chi_square_tail(0, freedom) == 1


def test_a_tally_counts_every_face_once() -> None:
    found = tallies([*(Throw(6, face, "shot") for face in (1, 1, 6)), Throw(3, 2, "relocation")])
    assert found == (Tally(6, (2, 0, 0, 0, 0, 1)), Tally(3, (0, 1, 0)))
    assert found[0].mean == pytest.approx(8 / 3)
    assert found[0].fair_mean == 3.5
    assert tallies([]) == ()


@pytest.mark.parametrize(
    ("faces", "verdict"),
    [
        ((4, 5, 5, 5, 5, 5), "few"),
        ((5, 5, 5, 5, 5, 5), "usual"),
        ((20, 20, 20, 20, 20, 20), "usual"),
        ((32, 20, 20, 20, 20, 8), "unusual"),  # 14.4 at 5 degrees: p = 0.013
        ((60, 20, 20, 20, 20, 20), "rare"),
    ],
)
def test_the_verdict_follows_the_share_of_fair_dice(faces: tuple[int, ...], verdict: str) -> None:
    tally = Tally(6, faces)
    assert tally.verdict == verdict
    assert (tally.chance is None) is (verdict == "few")


def test_the_statistic_is_pearsons() -> None:
    assert Tally(6, (32, 20, 20, 20, 20, 8)).chi_square == pytest.approx(14.4)


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_words_and_chart_hold_for_any_die(locale: str) -> None:
    spoken = language(locale)
    for tally in (Tally(2, (1, 0)), Tally(6, (9,) * 6), Tally(100, (1,) * 100), Tally(6, (900, 1, 1, 1, 1, 1))):
        assert f"d{tally.sides}" in tally_text(tally, spoken)
    assert chart([], spoken) is None
    assert chart([Tally(100, (1,) * 100)], spoken) is None
    drawn = chart([Tally(6, (9, 0, 0, 0, 0, 0)), Tally(3, (1, 2, 3)), Tally(20, (1,) * 20)], spoken)
    assert drawn is not None
    assert drawn.count("<rect") == 2 + 2 * 1 + 6 + 3
