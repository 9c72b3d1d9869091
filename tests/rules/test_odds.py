"""The exact odds of rules page 1, found by throwing every face there is."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from rules.firefight import odds
from rules.firefight.actions import (
    Advance,
    DefineType,
    GiveBonus,
    GiveOrder,
    Hold,
    SetCondition,
    Shoot,
    Suppress,
    ThrowCover,
)
from rules.firefight.events import ShotRead
from tests.rules.dice import Fight


def _fight_with_bonus(bonus: int, **settings: str) -> Fight:
    fight = Fight(**settings)
    fight.enemy("Crow")
    fight.player("Anna")
    if bonus:
        fight.gm(GiveBonus("Anna", "shot", bonus, "test"))
    return fight


def _share(fight: Fight, shots: int, condition: str) -> Fraction:
    """How often a volley leaves the enemy in this condition."""
    before, found = fight.state, 0
    for faces in product(range(1, 7), repeat=shots):
        fight.state = before
        fight.by("Anna", Shoot(("Crow",) * shots), *faces)
        found += fight.public("Crow")["condition"] == condition
    fight.state = before
    return Fraction(found, 6**shots)


@pytest.mark.parametrize(
    ("bonus", "one", "two", "three"),
    [
        (0, Fraction(1, 3), Fraction(4, 9), Fraction(4, 9)),
        (1, Fraction(1, 2), Fraction(2, 3), Fraction(13, 18)),
        (2, Fraction(2, 3), Fraction(5, 6), Fraction(8, 9)),
    ],
)
def test_odds_of_a_kill_in_a_volley_at_a_coverless_target(
    bonus: int, one: Fraction, two: Fraction, three: Fraction
) -> None:
    fight = _fight_with_bonus(bonus, hits_to_out="0")
    assert [_share(fight, shots, "out") for shots in (1, 2, 3)] == [one, two, three]


@pytest.mark.parametrize(("bonus", "out"), [(0, Fraction(109, 216)), (1, Fraction(83, 108)), (2, Fraction(199, 216))])
def test_odds_of_out_by_kill_or_two_hits_with_three_shots(bonus: int, out: Fraction) -> None:
    assert _share(_fight_with_bonus(bonus), 3, "out") == out


@pytest.mark.parametrize(
    ("floor", "modifier", "hits", "kills"),
    [
        ("0", 0, 2, 1),
        ("0", -1, 3, 3),
        ("0", -2, 4, 5),
        ("0", -3, 5, 7),
        ("0", -4, 6, 9),
        ("none", 0, 2, 1),
        ("none", -1, 3, 3),
        ("none", -2, 4, 6),
        ("none", -3, 5, 10),
        ("none", -4, 6, 15),
    ],
)
def test_odds_of_one_enemy_shot_at_a_cover_die(floor: str, modifier: int, hits: int, kills: int) -> None:
    fight = Fight(cover_floor=floor)
    fight.place("Wall", "B3", modifier=modifier)
    fight.enemy("Crow")
    fight.enemy("Jay")
    fight.player("Anna", "Wall")
    before, outcomes = fight.state, []
    for cover, face in product(range(1, 7), repeat=2):
        fight.state = before
        fight.by("Anna", Shoot(("Jay",)), cover, 6)
        shots = [event for event in fight.advance(face) if isinstance(event, ShotRead)]
        outcomes.append(shots[0].outcome)
    assert (outcomes.count("hit"), outcomes.count("kill")) == (hits, kills)


@pytest.mark.parametrize(
    ("shooters", "killed"),
    [(1, Fraction(1, 36)), (2, Fraction(11, 108)), (3, Fraction(67, 324)), (4, Fraction(323, 972))],
)
def test_odds_of_a_kill_by_several_shooters_at_one_cover_die(shooters: int, killed: Fraction) -> None:
    fight = Fight(hits_to_out="0")
    fight.place("Wall", "B3")
    for number in range(shooters):
        fight.enemy(f"Crow {number}")
    fight.enemy("Jay")
    fight.player("Anna", "Wall")
    before, found = fight.state, 0
    for cover, *faces in product(range(1, 7), repeat=1 + shooters):
        fight.state = before
        fight.by("Anna", Shoot(("Jay",)), cover, 6)
        fight.advance_with_any_of(faces)
        found += fight.public("Anna")["condition"] == "out"
    assert Fraction(found, 6 ** (1 + shooters)) == killed


def test_a_hold_earns_half_of_all_first_shots_a_kill() -> None:
    fight = _fight_with_bonus(0, hits_to_out="0")
    fight.by("Anna", Hold())
    fight.gm(Advance())
    assert _share(fight, 1, "out") == Fraction(1, 2)


def _enumerated(fight: Fight, targets: tuple[str, ...], dice: int) -> dict[str, tuple[Fraction, Fraction]]:
    """By throwing every face through the rules themselves: how often each target goes out, or is hit and stays."""
    before, found = fight.state, {name: [0, 0] for name in dict.fromkeys(targets)}
    hits = {name: before.fighter(_id(fight, name)).hits for name in found}
    for faces in product(range(1, 7), repeat=dice):
        fight.state = before
        fight.by("Anna", Shoot(targets), *faces)
        for name, counts in found.items():
            who = fight.state.fighter(_id(fight, name))
            counts[0] += who.condition == "out"
            counts[1] += who.condition != "out" and who.hits > hits[name]
    fight.state = before
    return {name: (Fraction(out, 6**dice), Fraction(hit, 6**dice)) for name, (out, hit) in found.items()}


def _id(fight: Fight, name: str) -> str:
    return fight.rules.find_fighter(fight.state, name)


@pytest.mark.parametrize(
    ("targets", "dice"),
    [
        (("Crow",), 1),
        (("Crow", "Crow", "Crow"), 3),
        (("Grey",), 2),
        (("Grey", "Grey", "Crow"), 4),
        (("Crow", "Grey", "Grey"), 4),
    ],
)
@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"decay": "shot"},
        {"shot_rows": "target"},
        {"cover_floor": "none", "hits_to_out": "1"},
        {"relocation_penalty": "worst", "hits_to_out": "0"},
    ],
)
def test_the_odds_shown_before_a_volley_are_those_of_every_face_thrown(
    targets: tuple[str, ...], dice: int, settings: dict[str, str]
) -> None:
    fight = Fight(**settings)
    fight.place("Wall", "B3", shields="N")
    fight.place("Cart", "E8", shields="N", modifier=-1)
    fight.enemy("Crow")
    fight.enemy("Grey", "veteran", "Cart")
    fight.player("Anna", "Wall")
    fight.by("Anna", ThrowCover(), 3)
    fight.gm(GiveBonus("Anna", "shot", 1, "calm", "next"))
    fight.gm(GiveBonus("Grey", "cover", 2, "planks", "next"))
    ids = tuple(_id(fight, name) for name in targets)
    told = odds.of_volley(fight.state, fight.state.fighter(_id(fight, "Anna")), ids)
    for name, (out, hit) in _enumerated(fight, targets, dice).items():
        assert (told[_id(fight, name)].out, told[_id(fight, name)].hit) == (out, hit)


def test_the_odds_of_one_die_for_the_whole_volley() -> None:
    fight = Fight(shot_dice="one")
    fight.enemy("Crow")
    fight.player("Anna")
    crow = _id(fight, "Crow")
    told = odds.of_volley(fight.state, fight.state.fighter(_id(fight, "Anna")), (crow,) * 3)
    assert (told[crow].out, told[crow].hit) == (Fraction(2, 6), Fraction(1, 6))


@pytest.mark.parametrize(("shots", "hits", "kills"), [(1, 2, 1), (2, 3, 3), (3, 4, 5)])
def test_the_danger_shown_before_a_volley_is_the_pages_table(shots: int, hits: int, kills: int) -> None:
    """Odds of one enemy shot at a cover die with modifier 0, −1, −2 (floor 0), of 36."""
    fight = Fight()
    fight.place("Wall", "B3")
    fight.player("Anna", "Wall")
    fight.enemy("Crow")
    anna = fight.state.fighter(_id(fight, "Anna"))
    worst = odds.of_worst_fire(odds.after_volley(fight.state, anna, shots), anna)
    assert worst is not None
    assert (worst[1].hit, worst[1].out) == (Fraction(hits, 36), Fraction(kills, 36))


def test_the_danger_shown_is_that_of_the_worst_enemy_who_may_fire() -> None:
    fight = Fight()
    fight.place("Wall", "B3", shields="W")
    fight.place("Barn", "H3")
    fight.gm(DefineType("beast", bonus=2))
    fight.player("Anna", "Wall")
    fight.enemy("Crow")
    fight.enemy("Flanker", cover="Barn")
    assert _worst(fight)[0] == "Flanker"
    fight.enemy("Beast", "beast", "Barn")
    name, told = _worst(fight)
    assert name == "Beast"
    assert (told.out, told.hit) == _fire_of(fight, "Beast", "Crow", "Flanker")
    fight.player("Vera", "Wall")
    fight.by("Vera", Suppress("Barn"), 3)
    assert _worst(fight)[0] == "Crow"


def test_nobody_is_dangerous_once_all_fire_is_spent_or_suppressed() -> None:
    fight = Fight()
    fight.place("Barn", "H3")
    fight.player("Anna")
    fight.player("Vera")
    fight.enemy("Crow", cover="Barn")
    fight.by("Vera", Suppress("Barn"))
    assert odds.of_worst_fire(fight.state, fight.state.fighter(_id(fight, "Anna"))) is None


def _worst(fight: Fight) -> tuple[str, odds.Odds]:
    """The most dangerous enemy once Anna has fired one shot, and its odds."""
    anna = fight.state.fighter(_id(fight, "Anna"))
    worst = odds.of_worst_fire(odds.after_volley(fight.state, anna, 1), anna)
    assert worst is not None
    return worst[0].name, worst[1]


def _fire_of(fight: Fight, enemy: str, *others: str) -> tuple[Fraction, Fraction]:
    """How often this enemy's shot puts Anna out, or hits her, after she has fired one: by playing every round."""
    before, conditions = fight.state, []
    for cover, face in product(range(1, 7), repeat=2):
        fight.state = before
        for other in others:
            fight.gm(GiveOrder(other, "down"))
        fight.by("Anna", Shoot((enemy,)), cover, 1)
        fight.advance(face)
        conditions.append(fight.public("Anna")["condition"])
    fight.state = before
    return Fraction(conditions.count("out"), 36), Fraction(conditions.count("wounded"), 36)


def test_a_hit_puts_the_wounded_out_in_the_danger_shown() -> None:
    fight = Fight()
    fight.enemy("Crow")
    fight.player("Anna")
    fight.gm(SetCondition("Anna", "wounded", "test"))
    worst = odds.of_worst_fire(fight.state, fight.state.fighter(_id(fight, "Anna")))
    assert worst is not None
    assert (worst[1].out, worst[1].hit) == (Fraction(1, 2), Fraction(0))


def test_the_cover_value_to_come_is_sure_once_the_die_is_thrown() -> None:
    fight = Fight()
    fight.place("Wall", "B3")
    fight.player("Anna", "Wall")
    anna = fight.state.fighter(_id(fight, "Anna"))
    assert odds.cover_to_come(odds.after_volley(fight.state, anna, 3), anna) == (-1, 4)
    fight.by("Anna", ThrowCover(), 5)
    anna = fight.state.fighter(anna.id)
    assert odds.cover_to_come(odds.after_suppressing(fight.state, anna), anna) == (3, 3)


def test_the_odds_against_another_player_whose_die_is_not_thrown() -> None:
    """``pvp`` order: read at once, against 0 before the target's die."""
    fight = Fight(pvp="order")
    fight.place("Wall", "B3")
    fight.player("Anna")
    fight.player("Boris", "Wall")
    boris = _id(fight, "Boris")
    told = odds.of_volley(fight.state, fight.state.fighter(_id(fight, "Anna")), (boris,))[boris]
    found = _enumerated(fight, ("Boris",), 1)["Boris"]
    assert (told.out, told.hit) == found == (Fraction(1, 3), Fraction(1, 6))
