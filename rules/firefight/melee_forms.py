"""The forms of hand-to-hand fighting: a charge with its odds, breaking off, standing up, fighting on."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from msgspec.structs import replace

from rules.core.form import Choice, Field, Form, Picks, picked
from rules.core.refusal import Refusal
from rules.core.telling import Fact, Line, line
from rules.firefight import odds as shots
from rules.firefight.choices import FIGHTER, named, percent
from rules.firefight.contact import charge_side, chargeable, combatant_of, round_odds
from rules.firefight.freedom import (
    require_free_to_attack,
    require_free_to_break_off,
    require_free_to_fight_on,
    require_free_to_stand,
)
from rules.firefight.state import Fighter, FirefightState
from rules.melee import actions as m
from rules.melee import odds
from rules.melee.events import BrokenOff
from rules.melee.evolve import evolve, on_feet
from rules.melee.tables import Outcome, Side, Test

_TARGET, _SIDE, _RESULT = "t", "s", "r"
_SIDES: tuple[Side, ...] = ("front", "flank", "rear")
_THROW = "throw"


def charge(state: FirefightState, fighter: Fighter, picks: Picks) -> Form:
    """Whom to charge and from where; a hero chooses the result too. Raises ``Refusal``: why no charge may be made."""
    require_free_to_attack(state, fighter)
    state = replace(state, melee=on_feet(state.melee, fighter.id))  # as it is once the fighter charges
    targets = chargeable(state, fighter)
    if not targets:
        raise Refusal("nobody_to_charge")
    who = tuple(Choice(t.id, t.who, _about(state, fighter, t)) for t in targets)
    target = picked(picks, _TARGET, who) or (who[0].value if len(who) == 1 else None)
    fields = [Field(_TARGET, line("form-ask-charge"), who, target)]
    lines = [line("form-charge-who", who=fighter.who, leaves=int(fighter.cover is not None))]
    hero = state.melee.of(fighter.id).hero
    if not hero:
        aimed_at = state.fighter(target) if target is not None else None
        lines.append(_test_line(state, "charge", fighter, "front", aimed_at))
    if target is None:
        return Form(tuple(lines), tuple(fields))
    foe = state.fighter(target)
    sides = tuple(Choice(side, line("form-side", side=side)) for side in _SIDES)
    said = next((side for side in _SIDES if side == picks.get(_SIDE)), None)
    side = charge_side(state, fighter, foe, said)
    fields.append(Field(_SIDE, line("form-ask-side"), sides, side))
    if hero:
        results = (
            *(Choice(str(n), line("form-result", passed=n)) for n in (2, 1, 0)),
            Choice(_THROW, line("form-throw")),
        )
        fields.append(Field(_RESULT, line("form-ask-result"), results, picked(picks, _RESULT, results) or "2"))
    lines += _against(state, fighter, foe, side)
    return Form(tuple(lines), tuple(fields), line("button-charge-go"))


def fill_charge(state: FirefightState, picks: Picks) -> m.Charge:
    """The charge."""
    side = next((known for known in _SIDES if known == picks.get(_SIDE)), None)
    result = picks.get(_RESULT, _THROW)
    target = state.fighter(picks[_TARGET]).name
    return m.Charge(target, side, int(result) if result != _THROW else None, named(state, picks))


def break_off(state: FirefightState, fighter: Fighter, _: Picks) -> Form:
    """Out of the melee, with what the others' shots may do. Raises ``Refusal``: ``not_in_melee``, ``still_down``."""
    require_free_to_break_off(state, fighter)
    foes = state.melee.opponents(fighter.id)
    apart = replace(state, melee=evolve(state.melee, BrokenOff(fighter.id, foes)))
    key = "form-break-who" if state.rules.shooting == "yes" else "form-break-brawl"
    lines = [line(key, who=fighter.who, foes=tuple(state.fighter(foe).who for foe in foes))]
    lines += [told for foe in foes for told in _parting_shot(apart, state.fighter(foe), fighter)]
    return Form(tuple(lines), (), line("button-break-go"))


def fill_break(state: FirefightState, picks: Picks) -> m.BreakOff:
    """The breaking off."""
    return m.BreakOff(named(state, picks))


def stand(state: FirefightState, fighter: Fighter, _: Picks) -> Form:
    """Up again. Raises ``Refusal``: ``not_down``, ``still_down``."""
    require_free_to_stand(state, fighter)
    return Form((line("form-stand-who", who=fighter.who),), (), line("button-stand-go"))


def fill_stand(state: FirefightState, picks: Picks) -> m.StandUp:
    """The test."""
    return m.StandUp(named(state, picks))


def fight_on(state: FirefightState, fighter: Fighter, picks: Picks) -> Form:
    """Agree to a round now, with its odds. Raises ``Refusal``: ``not_in_melee``, ``already_agreed``, …"""
    require_free_to_fight_on(state, fighter)
    called = FIGHTER in picks  # by a game master, who asks nobody
    lines = [line("form-round-called" if called else "form-round-who", who=fighter.who)]
    lines += [line("form-round-lying")] if state.melee.of(fighter.id).down else []
    lines += [_round_line(state, fighter, state.fighter(other)) for other in state.melee.opponents(fighter.id)]
    return Form(tuple(lines), (), line("button-round-call" if called else "button-round-go"))


def fill_round(state: FirefightState, picks: Picks) -> m.FightOn:
    """The agreement; a game master's word for somebody is the call."""
    return m.FightOn(named(state, picks))


def _against(state: FirefightState, fighter: Fighter, foe: Fighter, side: Side) -> list[Line]:
    """What the target may answer to a charge, and the first round."""
    hero = state.melee.of(foe.id).hero
    lines = [line("form-hero", who=foe.who) if hero else _test_line(state, "charged", foe, side)]
    answers = odds.of_test("charged", combatant_of(state, foe), state.melee, side)
    if answers.get("fires"):
        lines.append(_shot_line("form-shot-on-way", state, foe, fighter))
    return [*lines, _round_line(state, fighter, foe, side)]


def _parting_shot(apart: FirefightState, foe: Fighter, fighter: Fighter) -> list[Line]:
    """What somebody who is left alone may do about it, once they are ``apart``."""
    if not combatant_of(apart, foe).may_fire:
        return [line("form-shot-none", who=foe.who)] if apart.rules.shooting == "yes" else []
    hero = apart.melee.of(foe.id).hero
    test = line("form-hero", who=foe.who) if hero else _test_line(apart, "sight", foe, "front")
    return [test, _shot_line("form-shot-after", apart, foe, fighter)]


def _shot_line(key: str, state: FirefightState, shooter: Fighter, fighter: Fighter) -> Line:
    """The odds of a test's shot: that it finds its target, and that it puts it out."""
    chances = shots.of_bare_shot(state, shooter, fighter)
    return line(key, who=shooter.who, hit=percent(chances.hit + chances.out), out=percent(chances.out))


def _test_line(
    state: FirefightState, test: Test, fighter: Fighter, side: Side, aimed_at: Fighter | None = None
) -> Line:
    tester, target = combatant_of(state, fighter), combatant_of(state, aimed_at) if aimed_at is not None else None
    chances = _shares(odds.of_test(test, tester, state.melee, side, target))
    return line("form-test", test=test, who=fighter.who, skill=tester.stats.skill, chances=chances)


def _shares(chances: Mapping[Outcome, Fraction]) -> tuple[Line, ...]:
    likely = sorted(chances.items(), key=lambda chance: -chance[1])
    return tuple(line("form-chance", outcome=key, percent=percent(share)) for key, share in likely if share)


def _round_line(state: FirefightState, fighter: Fighter, foe: Fighter, side: Side = "front") -> Line:
    facts: dict[str, Fact] = {**round_odds(state, fighter, foe, side)}
    return line("form-melee-round", who=foe.who, **facts)


def rising(state: FirefightState, fighter: Fighter) -> list[Line]:
    """The test that comes before any action of who lies; a hero just stands."""
    brawler = state.melee.of(fighter.id)
    return [_test_line(state, "stand", fighter, "front")] if brawler.down and not brawler.hero else []


def _about(state: FirefightState, fighter: Fighter, target: Fighter) -> Line:
    chances = round_odds(state, fighter, target)
    return line("form-charge-about", foe_out=chances["foe_out"], own_out=chances["own_out"])
