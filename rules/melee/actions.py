"""What people ask for hand to hand. Names are as typed; ``fighter`` left out means the actor's own."""

from __future__ import annotations

from rules.core import contract
from rules.melee.tables import Side


class Charge(contract.Action, frozen=True, tag="charge"):
    """``side``: from where; left out, the map says. ``result``: a hero's choice of how many dice pass."""

    target: str
    side: Side | None = None
    result: int | None = None
    fighter: str | None = None


class BreakOff(contract.Action, frozen=True, tag="break"):
    fighter: str | None = None


class StandUp(contract.Action, frozen=True, tag="stand"):
    fighter: str | None = None


class FightOn(contract.Action, frozen=True, tag="melee_round"):
    """Fight a round now: a game master calls it, a player agrees to it."""

    fighter: str | None = None


class ChooseResult(contract.Action, frozen=True, tag="choose"):
    """A hero's answer to a question by its number: an outcome of the test, or ``throw``."""

    question: int
    answer: str


class SetStats(contract.Action, frozen=True, tag="stats"):
    """How somebody fights hand to hand from now on: what is ``None`` stays as it is."""

    fighter: str
    reason: str
    skill: int | None = None
    damage: int | None = None
    weapons: int | None = None
    dice: int | None = None


MeleeAction = Charge | BreakOff | StandUp | FightOn | ChooseResult | SetStats
