"""Exact odds hand to hand, every face counted: what a test and a pair's round may come to (rules page 2)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product

from rules.melee.fighting import dice_of, needed
from rules.melee.state import Combatant, Melee
from rules.melee.tables import DIE, TEST_DICE, Outcome, Result, Side, Test, result_of
from rules.melee.testing import outcome_of

Fate = tuple[str, Result] | None
"""Who of a pair is struck (``first`` or ``second``) and how; ``None``: nobody."""


def of_passing(dice: int, skill: int) -> Mapping[int, Fraction]:
    """How many of so many dice show the Skill or less, with the chance of each number."""
    sides = range(1, DIE + 1)
    counted = [sum(face <= skill for face in faces) for faces in product(sides, repeat=dice)]
    return {passed: Fraction(counted.count(passed), len(counted)) for passed in range(dice + 1)}


def of_test(
    test: Test, tester: Combatant, melee: Melee, side: Side = "front", target: Combatant | None = None
) -> Mapping[Outcome, Fraction]:
    """What a test may come to; a hero's is whatever the player likes."""
    found: dict[Outcome, Fraction] = {}
    chances = of_passing(TEST_DICE, tester.stats.skill)
    for passed, chance in sorted(chances.items(), reverse=True):
        outcome = outcome_of(test, passed, tester, melee, side, target)
        found[outcome] = found.get(outcome, Fraction(0)) + chance
    return found


def of_pair(melee: Melee, first: Combatant, second: Combatant) -> Mapping[Fate, Fraction]:
    """What the next round may do to two in contact, each by the other."""
    mine = of_passing(dice_of(melee, first), needed(melee, first, second))
    theirs = of_passing(dice_of(melee, second), needed(melee, second, first))
    found: dict[Fate, Fraction] = {}
    for (own, chance), (other, against) in product(mine.items(), theirs.items()):
        both = chance * against
        if own == other:
            found[None] = found.get(None, Fraction(0)) + both
            continue
        loser, damage = ("second", first.stats.damage) if own > other else ("first", second.stats.damage)
        for face in range(1, DIE + 1):
            fate: Fate = (loser, result_of(abs(own - other), face, damage))
            found[fate] = found.get(fate, Fraction(0)) + both / DIE
    return found
