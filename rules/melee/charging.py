"""Charging and being charged, breaking off, and the fire that these tests cause (rules page 2)."""

from __future__ import annotations

from rules.melee.events import BrokenOff, ChargeMissed, ChargeStopped, ContactMade
from rules.melee.ring import ArmedRing, Seen
from rules.melee.state import Question
from rules.melee.tables import Outcome, Side
from rules.melee.testing import ask, chosen_outcome, take

THROW = "throw"
"""A hero's answer that leaves it to the dice."""


def charge(ring: ArmedRing, charger: str, target: str, side: Side, chosen: int | None = None) -> None:
    """The charge test, the fire of who stays, and if the charge arrives the test of who is charged."""
    outcome = take(ring, "charge", charger, target, side, chosen=chosen)
    if outcome == "fires":
        ring.fire(charger, target)
    elif outcome == "charges":
        if ring.melee.of(target).hero:
            ask(ring, _question(ring, "charged", target, charger, side))
        else:
            _arrive(ring, charger, target, side, take(ring, "charged", target, charger, side))


def break_off(ring: ArmedRing, fighter: str) -> None:
    """Step back from everybody in contact; each of them who is free then, and could fire, tests in sight."""
    opponents = ring.melee.opponents(fighter)
    ring.tell(BrokenOff(fighter, opponents))
    for one in ring.combatants():
        if one.id in opponents and one.may_fire and _stands(ring, fighter):
            _sight(ring, one.id, fighter)


def choices(ring: Seen, question: Question) -> dict[str, int | None]:
    """What a hero may answer now, with how many dice pass by it: each outcome once, and the dice."""
    found: dict[str, int | None] = {}
    for passed in (2, 1, 0):
        found.setdefault(chosen_outcome(ring, question, passed), passed)
    return {**found, THROW: None}


def answer(ring: ArmedRing, question: Question, chosen: int | None) -> None:
    """A hero has chosen how many dice pass, or (``None``) that they are thrown."""
    fighter, against, side = question.fighter, question.against, question.side
    others = [q for q in ring.melee.questions if q.fighter == fighter and q != question]
    outcome = take(ring, question.test, fighter, against, side, chosen=chosen, question=question.number)
    if question.test == "charged":
        _arrive(ring, against, fighter, side, outcome)
        for missed in others if outcome == "runs" else ():
            ring.tell(ChargeMissed(missed.against, fighter))
    elif outcome == "fires":
        ring.fire_at_bare(fighter, against)


def throw_unanswered(ring: ArmedRing) -> None:
    """Who has not chosen when the game master goes on throws like anybody, in roster order."""
    order = [one.id for one in ring.combatants()]
    for question in sorted(ring.melee.questions, key=lambda question: order.index(question.fighter)):
        if question in ring.melee.questions:  # the one before may have settled it
            answer(ring, question, None)


def _arrive(ring: ArmedRing, charger: str, target: str, side: Side, outcome: Outcome) -> None:
    if outcome == "fires" and ring.fire_at_bare(target, charger):
        ring.tell(ChargeStopped(charger, target))
    elif outcome != "runs":
        ring.tell(ContactMade(charger, target, turned=outcome == "turns"))


def _sight(ring: ArmedRing, fighter: str, against: str) -> None:
    if ring.melee.of(fighter).hero:
        ask(ring, _question(ring, "sight", fighter, against, "front"))
    elif take(ring, "sight", fighter, against) == "fires":
        ring.fire_at_bare(fighter, against)


def _question(ring: ArmedRing, test: str, fighter: str, against: str, side: Side) -> Question:
    return Question(ring.melee.asked + 1, test, fighter, against, side)  # type: ignore[arg-type]


def _stands(ring: ArmedRing, fighter: str) -> bool:
    return any(one.id == fighter for one in ring.combatants())
