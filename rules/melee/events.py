"""What happened hand to hand: facts with every die, Skill and modifier. Fighters stand by id."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rules.core import contract
from rules.melee.state import GivenStats, Question
from rules.melee.tables import Outcome, Result, Side, Test

Modifier = Literal["crowd", "damage", "turned", "floor"]


class TestTaken(contract.Event, frozen=True, tag="test_taken", omit_defaults=True):
    """A reaction test. ``faces`` are empty where a hero chose ``passed``; ``against``: whom it is about, the target of
    a charge, the charger, who breaks off. ``hero``: the faces made one. ``question``: the one that this answers.
    """

    __test__ = False  # not for pytest

    fighter: str
    test: Test
    faces: tuple[int, ...]
    skill: int
    passed: int
    outcome: Outcome
    against: str | None = None
    side: Side = "front"
    hero: bool = False
    question: int | None = None


class ResultAsked(contract.Event, frozen=True, tag="result_asked"):
    """A hero is to choose the result of a test; ``outcomes``: what two, one and no passing dice would mean."""

    question: Question
    outcomes: tuple[Outcome, Outcome, Outcome]


class ShotProvoked(contract.Event, frozen=True, tag="shot_provoked"):
    """A test lets somebody fire one shot, which takes nothing from the fire of the round."""

    fighter: str
    target: str
    face: int


class ChargeStopped(contract.Event, frozen=True, tag="charge_stopped"):
    """Who charged was hit on the way."""

    fighter: str
    target: str


class ChargeMissed(contract.Event, frozen=True, tag="charge_missed"):
    """Who charged finds the target gone before it could choose an answer."""

    fighter: str
    target: str


class ContactMade(contract.Event, frozen=True, tag="contact_made", omit_defaults=True):
    """``first`` has charged home; ``turned``: the other had to turn to face."""

    first: str
    second: str
    turned: bool = False


class BrokenOff(contract.Event, frozen=True, tag="broken_off"):
    fighter: str
    opponents: tuple[str, ...]


class RoundAgreed(contract.Event, frozen=True, tag="round_agreed"):
    """``missing``: whose agreement is still needed."""

    fighter: str
    missing: tuple[str, ...]


class SkillPart(Struct, frozen=True):
    """A named change of a Skill."""

    source: Modifier
    amount: int


class Stroke(Struct, frozen=True):
    """One side of a pair: Skill with all that changes it against this opponent, and how many dice pass."""

    fighter: str
    skill: int
    parts: tuple[SkillPart, ...]
    passed: int

    @property
    def needed(self) -> int:
        """What a die must show at most."""
        return self.skill + sum(part.amount for part in self.parts)


class Dice(Struct, frozen=True):
    """What a fighter threw in a round, once against all opponents; ``lying``: with a die less."""

    fighter: str
    faces: tuple[int, ...]
    lying: bool = False


class Blow(Struct, frozen=True):
    """The damage die of who won a pair by ``margin`` dice, the weapon's Damage, and what it does to the other."""

    winner: str
    loser: str
    margin: int
    face: int
    damage: int
    result: Result


class Pair(Struct, frozen=True):
    """Two in contact compared; no blow where as many dice pass on both sides."""

    first: Stroke
    second: Stroke
    blow: Blow | None = None


class Fate(Struct, frozen=True):
    """What a round does to somebody: the worst result, and by whom."""

    fighter: str
    result: Result
    by: str


class MeleeFought(contract.Event, frozen=True, tag="melee_fought", omit_defaults=True):
    """A round of one melee; results take effect together at its end. ``agreed``: between phases."""

    dice: tuple[Dice, ...]
    pairs: tuple[Pair, ...]
    fates: tuple[Fate, ...]
    agreed: bool = False


class StatsSet(contract.Event, frozen=True, tag="stats_set"):
    fighter: str
    given: GivenStats
    reason: str


class KnockedDown(contract.Event, frozen=True, tag="knocked_down"):
    """By a game master's word."""

    fighter: str
    reason: str


MeleeEvent = (
    TestTaken
    | ResultAsked
    | ShotProvoked
    | ChargeStopped
    | ChargeMissed
    | ContactMade
    | BrokenOff
    | RoundAgreed
    | MeleeFought
    | StatsSet
    | KnockedDown
)
