"""The campaign's tables have no gap and no overlap, and give the page's odds (rules page 3)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from rules.campaign import actions as a
from rules.campaign import tables as t
from rules.campaign.events import InjuryThrown
from rules.core.contract import Actor, Means
from tests.rules.dice import Faces, NoVault
from tests.rules.roster import Roster

SINGLE = ("hand", "madness", "eye", "robbed", "hatred", "captured", "trial", "survivor")
TABLES = {
    "injuries of heroes": t.HERO_INJURIES,
    "injuries of henchmen": t.HENCHMAN_INJURIES,
    "hand": t.HAND,
    "eye": t.EYE,
    "elixir": t.ELIXIR,
    "trial": t.TRIAL,
    "old wound": t.OLD_WOUND,
    "advances of heroes": t.HERO_ADVANCES,
    "advances of henchmen": t.HENCHMAN_ADVANCES,
    "fame or fortune": t.FAME,
}


@pytest.mark.parametrize("name", TABLES)
def test_every_throw_has_exactly_one_row_and_every_row_a_throw(name: str) -> None:
    table = TABLES[name]
    values = [table.value(faces) for faces in product(range(1, table.sides + 1), repeat=table.dice)]
    for value in values:
        assert sum(row.first <= value <= row.last for row in table.rows) == 1, value
    for row in table.rows:
        assert any(row.first <= value <= row.last for value in values), row
    assert [row.first for row in table.rows] == sorted(row.first for row in table.rows)


@pytest.mark.parametrize("name", t.SKILLS)
def test_every_skill_list_has_a_skill_for_each_face(name: str) -> None:
    assert len(set(t.SKILLS[name])) == 6  # type: ignore[index]


def test_no_skill_stands_on_two_lists() -> None:
    every = [skill for skills in t.SKILLS.values() for skill in skills]
    assert len(every) == len(set(every)) == 24


@pytest.mark.parametrize(
    ("difference", "expected"), [(0, 0), (50, 0), (51, 1), (75, 1), (76, 2), (100, 2), (101, 3), (5000, 3)]
)
def test_underdog_has_no_gap(difference: int, expected: int) -> None:
    assert t.rethrows(200, 200 + difference) == t.rethrows(200 + difference, 200) == expected


def test_odds_of_one_d66_by_enumeration_through_the_rules() -> None:
    """Every pair of faces is thrown for a hero: dead 5/36, multiple 2/36, recovered 12/36, the rest as the page."""
    roster = Roster()
    roster.hero("Anna")
    found: Counter[str] = Counter()
    for faces in product(range(1, 7), repeat=2):
        dice = _ThenOnes(faces)
        events = roster.rules.decide(roster.state, a.Injure("Anna"), Actor("Anna"), Means(dice, NoVault()))
        found[next(e.key for e in events if isinstance(e, InjuryThrown))] += 1
    odds = {key: Fraction(count, 36) for key, count in found.items()}
    single = dict.fromkeys((*t.INJURED, *SINGLE), Fraction(1, 36))
    expected = {
        **single,
        **dict.fromkeys(("old wound", "snake oil", "deep wound"), Fraction(1, 36)),
        "dead": Fraction(5, 36),
        "multiple": Fraction(2, 36),
        "recovered": Fraction(12, 36),
        "hardened": Fraction(2, 36),
    }
    assert odds == expected
    assert sum(odds.values()) == 1


def test_odds_of_a_henchmans_injury() -> None:
    dead = [face for face in range(1, 7) if t.HENCHMAN_INJURIES.read(face) == "dead"]
    assert Fraction(len(dead), 6) == Fraction(1, 3)


def test_odds_of_the_advances_of_heroes() -> None:
    found: Counter[str] = Counter(t.HERO_ADVANCES.read(sum(faces)) for faces in product(range(1, 7), repeat=2))
    assert {key: Fraction(count, 36) for key, count in found.items()} == {
        "preferred skill": Fraction(6, 36),
        "shooting": Fraction(9, 36),
        "strength or fighting": Fraction(6, 36),
        "grit": Fraction(5, 36),
        "wounds or attacks": Fraction(4, 36),
        "pluck": Fraction(3, 36),
        "fame or fortune": Fraction(2, 36),
        "any skill": Fraction(1, 36),
    }


def test_odds_of_leaving_the_roster_by_one_throw_that_is_not_multiple() -> None:
    """Dead 5/36, hanged 1/36 × 1/6: with every nested die enumerated."""
    roster = Roster()
    roster.hero("Anna")
    gone = Fraction(0)
    for tens, units, nested in product(range(1, 7), repeat=3):
        if t.HERO_INJURIES.read(tens * 10 + units) == "multiple":
            continue
        dice = _ThenOnes((tens, units, nested))
        events = roster.rules.decide(roster.state, a.Injure("Anna"), Actor("Anna"), Means(dice, NoVault()))
        state = roster.state
        for event in events:
            state = roster.rules.evolve(state, event)
        gone += Fraction(not state.characters[0].on_roster, 216)
    assert gone == Fraction(5, 36) + Fraction(1, 36) * Fraction(1, 6)


class _ThenOnes(Faces):
    """These faces, then for further throws of ``multiple`` a leg each, so that it ends."""

    def throw(self, sides: int, purpose: str, fighter: str | None = None) -> int:
        if self.left:
            return min(self.left.pop(0), sides)
        return 2 if purpose == "injury" else 1
