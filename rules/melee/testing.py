"""Reaction tests: two dice against Skill, read by the number that pass; heroes choose instead (rules page 2)."""

from __future__ import annotations

from rules.melee.events import ResultAsked, TestTaken
from rules.melee.ring import Ring, Seen, combatant
from rules.melee.state import Combatant, Melee, Question
from rules.melee.tables import (
    CHARGE,
    CHARGED,
    CHARGED_IN_FLANK,
    DIE,
    HEROIC,
    IN_SIGHT,
    NO_HERO,
    STAND,
    TEST_DICE,
    Outcome,
    Side,
    Test,
)


def passing(faces: tuple[int, ...], skill: int) -> int:
    """How many dice show the Skill or less."""
    return sum(face <= skill for face in faces)


def outcome_of(
    test: Test, passed: int, tester: Combatant, melee: Melee, side: Side = "front", target: Combatant | None = None
) -> Outcome:
    """What a test comes to for this tester. Who has nothing to fire with readies, stays or lets go; who is in contact
    or lies neither fires nor runs.
    """
    if test == "stand":
        return STAND[passed]
    may_fire = tester.may_fire and (target is None or target.in_the_clear)
    if test == "sight":
        return IN_SIGHT[passed] if may_fire else "passes"
    if test == "charge":
        found = CHARGE[passed][tester.in_cover]
        return "stays" if found == "fires" and not may_fire else found
    table = CHARGED if side == "front" else CHARGED_IN_FLANK
    found = table[passed][tester.in_cover]
    if found == "fires" and not may_fire:
        return "readies"
    bound = melee.engaged(tester.id) or melee.of(tester.id).down
    return "readies" if found == "runs" and bound else found


def take(
    ring: Ring,
    test: Test,
    fighter: str,
    against: str | None = None,
    side: Side = "front",
    *,
    chosen: int | None = None,
    question: int | None = None,
) -> Outcome:
    """Throw a test, or let a hero choose how many dice pass (``chosen``); what it comes to."""
    tester = combatant(ring, fighter)
    dice = ring.means.dice
    faces = () if chosen is not None else tuple(dice.throw(DIE, test, tester.name) for _ in range(TEST_DICE))
    passed = chosen if chosen is not None else passing(faces, tester.stats.skill)
    target = combatant(ring, against) if against is not None else None
    outcome = outcome_of(test, passed, tester, ring.melee, side, target)
    hero = faces == HEROIC and test not in NO_HERO and not ring.melee.of(fighter).hero
    skill = tester.stats.skill
    ring.tell(TestTaken(fighter, test, faces, skill, passed, outcome, against, side, hero, question))
    return outcome


def ask(ring: Ring, question: Question) -> None:
    """Ask a hero which result it is to be."""
    two, one, none = (chosen_outcome(ring, question, passed) for passed in (2, 1, 0))
    ring.tell(ResultAsked(question, (two, one, none)))


def chosen_outcome(ring: Seen, question: Question, passed: int) -> Outcome:
    """What so many passing dice would come to now, for a hero who is asked."""
    tester, target = combatant(ring, question.fighter), combatant(ring, question.against)
    return outcome_of(question.test, passed, tester, ring.melee, question.side, target)


def get_up(ring: Ring, fighter: str) -> bool:
    """Who lies tests to stand, once a round; whether they are on their feet then. A hero just stands."""
    brawler = ring.melee.of(fighter)
    if not brawler.down:
        return True
    return take(ring, "stand", fighter, chosen=TEST_DICE if brawler.hero else None) == "stands"
