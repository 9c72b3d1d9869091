"""The numbers of the melee, each once (rules page 2; source: the reaction tests of a longer rulebook)."""

from __future__ import annotations

from typing import Literal

Test = Literal["charge", "charged", "sight", "stand"]
Outcome = Literal["charges", "fires", "stays", "turns", "readies", "runs", "passes", "stands", "lies"]
Side = Literal["front", "flank", "rear"]
Result = Literal["killed", "out", "down"]

DIE = 6
TEST_DICE = 2
"""Dice of a reaction test, and of a round of melee before modifiers."""

DEFAULT_SKILL, LEAST_SKILL, MOST_SKILL = 4, 1, 6
IMPROVISED, MOST_DAMAGE = 1, 6
"""The Damage of an improvised weapon, which everybody has; of the best one."""

MOST_WEAPONS = 2
MOST_DICE = 3
"""Further melee dice of a weapon or an ability, at most."""

BOUNDS = {
    "skill": (LEAST_SKILL, MOST_SKILL),
    "damage": (IMPROVISED, MOST_DAMAGE),
    "weapons": (1, MOST_WEAPONS),
    "dice": (0, MOST_DICE),
}
"""Lowest and highest of what is said of somebody's hand-to-hand fighting."""

LYING_DICE = -1
TURNED = -1
"""To the Skill of who was charged in flank or rear and turned to face, in the first round."""

HEROIC = (1, 1)
"""The faces of a reaction test that make a hero."""

NO_HERO = ("sight", "stand")
"""Tests in which they do not."""

CHARGE: dict[int, dict[bool, Outcome]] = {
    2: {True: "charges", False: "charges"},
    1: {True: "fires", False: "charges"},
    0: {True: "stays", False: "stays"},
}
"""The charge test: dice that passed → whether the tester is in cover → what follows."""

CHARGED_IN_FLANK: dict[int, dict[bool, Outcome]] = {
    2: {True: "turns", False: "turns"},
    1: {True: "runs", False: "runs"},
    0: {True: "readies", False: "runs"},
}
CHARGED: dict[int, dict[bool, Outcome]] = {
    2: {True: "fires", False: "fires"},
    1: {True: "fires", False: "readies"},
    0: {True: "readies", False: "runs"},
}
"""The test of who is charged, in flank or rear, and otherwise; as above."""

IN_SIGHT: dict[int, Outcome] = {2: "fires", 1: "fires", 0: "passes"}
STAND: dict[int, Outcome] = {2: "stands", 1: "stands", 0: "lies"}

CLEAR_MARGIN = 2
"""From this margin a win is never a knock-down."""

WORST: tuple[Result, ...] = ("killed", "out", "down")
"""Results, the worst first."""


def crowd_penalty(opponents: int, weapons: int) -> int:
    """What several opponents take from the Skill: two 1, three 2, and so on; a second weapon leaves one out."""
    return -max(0, opponents - (weapons - 1) - 1)


def result_of(margin: int, face: int, damage: int) -> Result:
    """What the winner's d6 does: margin 1 by the damage table, a greater one without a knock-down."""
    if face == 1:
        return "killed"
    return "out" if margin >= CLEAR_MARGIN or face <= damage else "down"


CHARTS = ("melee-damage", "melee-clear")
"""Tables that can be thrown without a fighter: margin 1 with Damage 1 to 6 side by side, and a greater margin."""
