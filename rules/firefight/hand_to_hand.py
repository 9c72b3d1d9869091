"""Hand to hand in a firefight: the melee's rules (rules page 2) with this fight's people, covers and guns."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.chronicle import require_gm
from rules.core.contract import Means
from rules.core.names import clean_text
from rules.core.refusal import Refusal
from rules.firefight.actions import RuleFireInto, RuleReach
from rules.firefight.contact import charge_side, require_chargeable
from rules.firefight.events import FireIntoRuled, ReachRuled
from rules.firefight.freedom import (
    require_free_to_attack,
    require_free_to_break_off,
    require_free_to_fight_on,
    require_free_to_stand,
)
from rules.firefight.ledger import Ledger
from rules.firefight.volley import fire_once, fire_once_at_bare
from rules.melee import actions as m
from rules.melee import charging, fighting
from rules.melee.events import MeleeEvent, RoundAgreed, StatsSet
from rules.melee.state import Combatant, Fray, Melee, fray_of, frays, given_stats
from rules.melee.tables import TEST_DICE
from rules.melee.testing import get_up


def charge(ledger: Ledger, action: m.Charge) -> None:
    """A player's charge in the place of a volley."""
    fighter = ledger.acting(action.fighter)
    require_free_to_attack(ledger.state, fighter)
    target = ledger.named(action.target)
    require_chargeable(ledger.state, fighter, target)
    if action.result is not None and not 0 <= action.result <= TEST_DICE:
        raise Refusal("bad_test_result")
    if action.result is not None and not ledger.melee.of(fighter.id).hero:
        raise Refusal("not_a_hero", name=fighter.name)
    side = charge_side(ledger.state, fighter, target, action.side)
    if get_up(ledger, fighter.id):
        charging.charge(_Armed(ledger), fighter.id, target.id, side, action.result)


def charge_by_order(ledger: Ledger, enemy: str, target: str) -> None:
    """An enemy's charge in the game master's phase; to order a hero is to choose the result."""
    state = ledger.state
    side = charge_side(state, state.fighter(enemy), state.fighter(target))
    chosen = TEST_DICE if ledger.melee.of(enemy).hero else None
    charging.charge(_Armed(ledger), enemy, target, side, chosen)


def break_off_by_order(ledger: Ledger, enemy: str) -> bool:
    """An enemy steps back out of the melee in the game master's phase; whether it is on its feet to do so."""
    brawler = ledger.melee.of(enemy)
    if brawler.down and (brawler.tried or not get_up(ledger, enemy)):
        return False
    charging.break_off(_Armed(ledger), enemy)
    return True


def break_off(ledger: Ledger, action: m.BreakOff) -> None:
    """A player steps back out of the melee."""
    fighter = ledger.acting(action.fighter)
    require_free_to_break_off(ledger.state, fighter)
    if get_up(ledger, fighter.id):
        charging.break_off(_Armed(ledger), fighter.id)


def stand_up(ledger: Ledger, action: m.StandUp) -> None:
    """A player's test to stand."""
    fighter = ledger.acting(action.fighter)
    require_free_to_stand(ledger.state, fighter)
    get_up(ledger, fighter.id)


def fight_on(ledger: Ledger, action: m.FightOn) -> None:
    """A round between phases: a game master calls all melees or somebody's, players agree to their own."""
    if ledger.actor.gm:
        called = frays(ledger.melee) if action.fighter is None else _fray(ledger, ledger.named(action.fighter).id)
        if not called:
            raise Refusal("no_melee")
        for fray in called:
            fighting.fight(ledger, fray)
        return
    fighter = ledger.acting(action.fighter)
    require_free_to_fight_on(ledger.state, fighter)
    (fray,) = _fray(ledger, fighter.id)
    ledger.tell(RoundAgreed(fighter.id, _not_agreed(ledger, fray, fighter.id)))
    if not _not_agreed(ledger, fray, fighter.id):
        fighting.fight(ledger, fray, agreed=True)


def fight_all(ledger: Ledger) -> None:
    """The rounds of the game master's phase, the melee with the oldest contact first."""
    for fray in frays(ledger.melee):
        fighting.fight(ledger, fray)


def begin_phase(ledger: Ledger) -> None:
    """First thing in the game master's phase: open choices are thrown, enemies who lie test to stand."""
    charging.throw_unanswered(_Armed(ledger))
    for fighter in ledger.state.fighters:
        if fighter.side == "enemies" and fighter.standing and not ledger.melee.of(fighter.id).tried:
            get_up(ledger, fighter.id)


def choose_result(ledger: Ledger, action: m.ChooseResult) -> None:
    """A hero's choice, by its owner or a game master."""
    question = next((q for q in ledger.melee.questions if q.number == action.question), None)
    if question is None:
        raise Refusal("choice_gone")
    fighter = ledger.state.fighter(question.fighter)
    if ledger.actor.user != fighter.owner and not ledger.actor.gm:
        raise Refusal("not_your_choice", name=fighter.label or fighter.name)
    answers = charging.choices(ledger, question)
    if action.answer not in answers:
        raise Refusal("result_gone")
    if fighter.side == "players":
        ledger.acting(fighter.name)
    charging.answer(_Armed(ledger), question, answers[action.answer])


def set_stats(ledger: Ledger, action: m.SetStats) -> None:
    """Say how somebody fights hand to hand."""
    require_gm(ledger.actor)
    fighter, reason = ledger.named(action.fighter), clean_text(action.reason)
    given = given_stats(action.skill, action.damage, action.weapons, action.dice)
    if not given.said:
        raise Refusal("stats_nothing")
    ledger.tell(StatsSet(fighter.id, given, reason))


def rule_fire_into(ledger: Ledger, action: RuleFireInto) -> None:
    """Allow or forbid shots at somebody in contact, for this round."""
    require_gm(ledger.actor)
    fighter = ledger.named(action.fighter)
    ledger.record(FireIntoRuled(fighter.id, action.grant, clean_text(action.reason)))


def rule_reach(ledger: Ledger, action: RuleReach) -> None:
    """Say whether somebody can reach a target this round."""
    require_gm(ledger.actor)
    fighter, target = ledger.named(action.fighter), ledger.named(action.target)
    if fighter.id == target.id:
        raise Refusal("own_self")
    ledger.record(ReachRuled(fighter.id, target.id, action.grant, clean_text(action.reason)))


def _fray(ledger: Ledger, fighter: str) -> tuple[Fray, ...]:
    """The melee that somebody is in. Raises ``Refusal("not_in_melee")``."""
    fray = fray_of(ledger.melee, fighter)
    if fray is None:
        raise Refusal("not_in_melee", name=ledger.state.fighter(fighter).name)
    return (fray,)


def _not_agreed(ledger: Ledger, fray: Fray, agreeing: str) -> tuple[str, ...]:
    """Players' fighters in a melee who have not agreed to the next round."""
    there = (f for f in ledger.state.fighters if f.id in fray.fighters and f.side == "players")
    return tuple(f.id for f in there if f.id != agreeing and not ledger.melee.of(f.id).agreed)


class _Armed:
    """The ledger with the guns that tests may fire."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    @property
    def means(self) -> Means:
        return self._ledger.means

    @property
    def melee(self) -> Melee:
        return self._ledger.melee

    def combatants(self) -> Sequence[Combatant]:
        return self._ledger.combatants()

    def tell(self, event: MeleeEvent) -> None:
        self._ledger.tell(event)

    def fire(self, shooter: str, target: str) -> bool:
        return fire_once(self._ledger, shooter, target)

    def fire_at_bare(self, shooter: str, target: str) -> bool:
        return fire_once_at_bare(self._ledger, shooter, target)
