"""The tables and odds of the melee (rules page 2): no gap, no overlap, the page's figures by enumeration."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import get_args

import pytest

from rules.melee import odds
from rules.melee import tables as t
from rules.melee.state import Combatant, Contact, Fray, Melee, Stats, frays
from rules.melee.testing import outcome_of, passing

FREE = Melee()
SIXTH = Fraction(1, 6)


def someone(*, in_cover: bool = False, may_fire: bool = True, skill: int = 4) -> Combatant:
    return Combatant("f1", "Anna", Stats(skill=skill), in_cover, may_fire)


def test_every_test_has_an_outcome_for_every_number_of_passing_dice() -> None:
    for table in (t.CHARGE, t.CHARGED, t.CHARGED_IN_FLANK):
        assert set(table) == {0, 1, 2}
        assert all(set(row) == {True, False} for row in table.values())
    assert set(t.IN_SIGHT) == set(t.STAND) == {0, 1, 2}


@pytest.mark.parametrize(
    ("passed", "in_cover", "outcome"),
    [
        (2, True, "charges"),
        (2, False, "charges"),
        (1, True, "fires"),
        (1, False, "charges"),
        (0, True, "stays"),
        (0, False, "stays"),
    ],
)
def test_charge_row(passed: int, in_cover: bool, outcome: str) -> None:
    assert outcome_of("charge", passed, someone(in_cover=in_cover), FREE) == outcome


@pytest.mark.parametrize(
    ("side", "passed", "in_cover", "outcome"),
    [
        ("flank", 2, True, "turns"),
        ("rear", 2, False, "turns"),
        ("flank", 1, True, "runs"),
        ("rear", 1, False, "runs"),
        ("flank", 0, True, "readies"),
        ("rear", 0, False, "runs"),
        ("front", 2, True, "fires"),
        ("front", 2, False, "fires"),
        ("front", 1, True, "fires"),
        ("front", 1, False, "readies"),
        ("front", 0, True, "readies"),
        ("front", 0, False, "runs"),
    ],
)
def test_being_charged_row(side: t.Side, passed: int, in_cover: bool, outcome: str) -> None:
    assert outcome_of("charged", passed, someone(in_cover=in_cover), FREE, side) == outcome


def test_who_cannot_fire_readies_or_stays() -> None:
    unable = someone(in_cover=True, may_fire=False)
    assert outcome_of("charged", 2, unable, FREE) == "readies"
    assert outcome_of("charge", 1, unable, FREE) == "stays"


def test_who_is_in_contact_neither_fires_nor_runs() -> None:
    melee = Melee(contacts=(Contact("f1", "f9"),))
    bound = someone(may_fire=False)
    for side, passed in product(get_args(t.Side), (0, 1, 2)):
        assert outcome_of("charged", passed, bound, melee, side) in ("readies", "turns")


@pytest.mark.parametrize(
    ("opponents", "weapons", "penalty"), [(1, 1, 0), (2, 1, -1), (3, 1, -2), (4, 1, -3), (5, 1, -4)]
)
def test_opponents_take_one_each_from_the_second_on(opponents: int, weapons: int, penalty: int) -> None:
    assert t.crowd_penalty(opponents, weapons) == penalty


def test_a_second_weapon_leaves_one_opponent_out() -> None:
    assert [t.crowd_penalty(n, 2) for n in (1, 2, 3, 4)] == [0, 0, -1, -2]


def test_damage_table_has_a_result_for_every_face_and_damage() -> None:
    for damage, face in product(range(1, 7), range(1, 7)):
        expected = "killed" if face == 1 else "out" if face <= damage else "down"
        assert t.result_of(1, face, damage) == expected
        assert t.result_of(2, face, damage) == t.result_of(3, face, damage) == ("killed" if face == 1 else "out")


def test_damage_1_still_kills_on_a_1() -> None:
    assert [t.result_of(1, face, 1) for face in range(1, 7)] == ["killed", *["down"] * 5]


def test_odds_margin_1_at_damage_3() -> None:
    results = [t.result_of(1, face, 3) for face in range(1, 7)]
    shares = {key: Fraction(results.count(key), 6) for key in ("killed", "out", "down")}
    assert shares == {"killed": SIXTH, "out": 2 * SIXTH, "down": 3 * SIXTH}


def test_odds_margin_2() -> None:
    results = [t.result_of(2, face, 3) for face in range(1, 7)]
    assert (results.count("killed"), results.count("out")) == (1, 5)


@pytest.mark.parametrize(
    ("skill", "none", "one", "two"), [(1, 25, 10, 1), (4, 4, 16, 16), (5, 1, 10, 25), (6, 0, 0, 36)]
)
def test_odds_of_passing_on_two_dice(skill: int, none: int, one: int, two: int) -> None:
    assert odds.of_passing(2, skill) == {0: Fraction(none, 36), 1: Fraction(one, 36), 2: Fraction(two, 36)}


def test_odds_of_a_pair_are_those_of_all_faces_thrown() -> None:
    """Skill 5, Damage 3 against Skill 4, Damage 1 (so Skill 2 in this pair), every face of five dice counted."""
    first, second = Combatant("a", "A", Stats(5, 3), False, True), Combatant("b", "B", Stats(4, 1), False, True)
    melee = Melee(contacts=(Contact("a", "b"),))
    counted: dict[object, int] = {}
    for *faces, damage in product(range(1, 7), repeat=5):
        mine, theirs = passing((faces[0], faces[1]), 5), passing((faces[2], faces[3]), 2)
        key: object = None
        if mine != theirs:
            hurt = ("second", 3) if mine > theirs else ("first", 1)
            key = (hurt[0], t.result_of(abs(mine - theirs), damage, hurt[1]))
        counted[key] = counted.get(key, 0) + 1
    assert odds.of_pair(melee, first, second) == {key: Fraction(count, 6**5) for key, count in counted.items()}


def test_a_melee_is_everyone_linked_by_contact_the_oldest_first() -> None:
    ab, cd, be = Contact("a", "b"), Contact("c", "d"), Contact("e", "b")
    assert frays(Melee(contacts=(ab, cd, be))) == (
        Fray(frozenset("abe"), (ab, be)),
        Fray(frozenset("cd"), (cd,)),
    )
    joined = Contact("c", "b")
    (whole,) = frays(Melee(contacts=(ab, cd, be, joined)))
    assert whole.fighters == frozenset("abcde")
    assert whole.contacts == (ab, cd, be, joined)
