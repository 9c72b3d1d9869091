"""Why a throw ended as it did, what a fighter's owner should know, and the fight's rules and tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, get_args

from rules.core import chronicle
from rules.core.chronicle import CheckMade, Rolled
from rules.core.contract import Dice
from rules.core.telling import Fact, Line, Said, Signed, Sum, line, minus
from rules.firefight import events as e
from rules.firefight import words
from rules.firefight.contact import round_odds, stats_of
from rules.firefight.exposure import can_fire, exposed, standing_enemies
from rules.firefight.options import still_possible
from rules.firefight.reckoning import bonus_next, bonus_now, hits_to_out, own_bonuses
from rules.firefight.state import Fighter, FirefightState
from rules.firefight.tables import (
    BRAWL_RULES,
    CHARTS,
    RELOCATION_PENALTY,
    RULE_VALUES,
    STANDARD_ROWS,
)
from rules.melee import telling as melee_telling
from rules.melee import words as melee_words
from rules.melee.events import MeleeEvent


def explain(state: FirefightState, event: e.Event) -> Sequence[Line]:
    """Every face, bonus, cover, row and rule of a throw."""
    if isinstance(event, get_args(MeleeEvent)):
        return melee_telling.explain(lambda fighter: state.fighter(fighter).who, event)
    explainer = _EXPLAIN.get(type(event))
    return explainer(state, event) if explainer is not None else ()


def concerns(event: e.Event, fighter: str) -> bool:
    """Whether this is a throw of, or at, a fighter."""
    match event:
        case e.ShotRead(shooter=shooter, target=target):
            return fighter in (shooter, target)
        case e.ShotAimed(shot=shot):
            return fighter in (shot.shooter, shot.target)
        case e.CoverThrown(fighter=thrower) | e.Relocated(fighter=thrower):
            return fighter == thrower
        case _:
            return isinstance(event, get_args(MeleeEvent)) and melee_telling.concerns(event, fighter)


def personal(state: FirefightState, fighter: Fighter) -> Sequence[Line]:
    """The own cover, what may still be done, condition, bonuses, who could fire."""
    if not fighter.standing:
        return (line("own-out", who=fighter.who),)
    if fighter.side == "enemies":
        foes = tuple(state.fighter(other).who for other in state.melee.opponents(fighter.id))
        marks = [line("piece-melee", who=foes)] if foes else []
        marks += [line(f"mark-{mark}") for mark in words.marks(state, fighter) if mark != "in-melee"]
        fights = line("own-melee", pieces=melee_words.stats(stats_of(state, fighter)))
        return [_condition(state, fighter), fights, *([line("own-marks", marks=tuple(marks))] if marks else [])]
    may = _what_next(state, fighter)
    if state.rules.shooting == "no":
        return [may, *_hand_to_hand(state, fighter), _condition(state, fighter), *_standing_order(fighter)]
    lines = [words.cover_line(state, fighter.id), may, *_hand_to_hand(state, fighter)]
    lines.append(_condition(state, fighter))
    now, later = bonus_now(state, fighter), bonus_next(state, fighter)
    parts = tuple(words.shot_part(bonus).label for bonus in own_bonuses(state, fighter))
    lines.append(line("own-bonuses", now=Signed(now), next=Signed(later), parts=parts))
    lines += [line("own-bonus", kind=b.kind, amount=Signed(b.amount)) for b in fighter.bonuses if b.kind != "shot"]
    lines.append(line("own-ammo", low=int(fighter.low_ammo)))
    limit = state.rules.hold_limit
    if limit is not None and fighter.hold_streak >= limit and not fighter.turn.held:
        lines.append(line("hold-void"))
    return [*lines, *_dangers(state, fighter), *_standing_order(fighter)]


def _standing_order(fighter: Fighter) -> list[Line]:
    order = fighter.standing_order
    return [line("own-standing", order=order)] if order is not None else []


def _what_next(state: FirefightState, fighter: Fighter) -> Line:
    """What may still be done; before anything else the choice that is open."""
    chargers = tuple(state.fighter(q.against).who for q in state.melee.questions if q.fighter == fighter.id)
    if chargers:
        return line("own-question", against=chargers)
    possible = still_possible(state, fighter)
    return line("may-still", actions=possible) if possible else line("may-nothing")


def _condition(state: FirefightState, fighter: Fighter) -> Line:
    condition = words.condition(fighter.condition, fighter.pronoun)
    if state.rules.shooting == "no":
        return line("own-condition-brawl", who=fighter.who, condition=condition)
    return line(
        "own-condition",
        who=fighter.who,
        condition=condition,
        hits=fighter.hits,
        limit=hits_to_out(state, fighter),
        place=words.place(fighter.cover),
    )


def _hand_to_hand(state: FirefightState, fighter: Fighter) -> list[Line]:
    """How this fighter fights hand to hand, with whom, and the first round's odds."""
    found = [line("own-melee", pieces=melee_words.stats(stats_of(state, fighter)))]
    brawler = state.melee.of(fighter.id)
    found += [line("own-hero")] if brawler.hero else []
    found += [line("own-down", tried=int(brawler.tried))] if brawler.down else []
    found += [line("own-ran")] if fighter.turn.ran else []
    for opponent in state.melee.opponents(fighter.id):
        foe = state.fighter(opponent)
        found.append(line("own-opponent", who=foe.who, **round_odds(state, fighter, foe)))
    return found


def _dangers(state: FirefightState, fighter: Fighter) -> list[Line]:
    lines = [words.standing_now(state, fighter)]
    threats = tuple(f.who for f in standing_enemies(state) if can_fire(state, f))
    if exposed(state, fighter):
        lines.append(line("own-threats", who=threats) if threats else line("own-no-threats"))
    aiming = dict.fromkeys(shot.shooter for shot in state.waiting if shot.target == fighter.id)
    if aiming:
        lines.append(line("own-aimed", who=tuple(state.fighter(shooter).who for shooter in aiming)))
    return lines


def rulebook(state: FirefightState) -> Sequence[Line]:
    """House rules, the standard rows, enemy types, kinds of cover."""
    lines = [line("rulebook-head", name=Said(state.name))]
    shooting = state.rules.shooting == "yes"
    lines += [words.house_rule(state.rules, key) for key in (RULE_VALUES if shooting else BRAWL_RULES)]
    lines += [line("rulebook-rows", rows=tuple(words.row(row) for row in STANDARD_ROWS))] if shooting else []
    lines += [
        line("rulebook-melee"),
        line("rulebook-tests" if shooting else "rulebook-tests-brawl"),
        line("rulebook-damage"),
    ]
    lines.append(line("rulebook-types"))
    lines += [words.enemy_type(state.rules, enemy_type) for enemy_type in state.types]
    return lines


def throw_chart(name: str, dice: Dice) -> Sequence[Line]:
    """A throw on a table without a fighter."""
    return (_read_chart(name, dice.throw(CHARTS[name], "table")),)


def _read_chart(name: str, face: int) -> Line:
    if name == "relocation":
        return line("chart-relocation", face=face, penalty=minus(RELOCATION_PENALTY[face]))
    if name == "cover":
        return line("chart-cover", face=face)
    row = STANDARD_ROWS[("first-shot", "second-shot", "third-shot").index(name)]
    outcome = "kill" if face >= row.kill else "hit" if face >= row.hit else "miss"
    return line("chart-shot", face=face, row=words.row(row), outcome=outcome)


def _shot(state: FirefightState, event: e.ShotRead) -> Sequence[Line]:
    shooter, target = state.fighter(event.shooter), state.fighter(event.target)
    lines = [line("why-shot", shooter=shooter.who, target=target.who, number=event.number, face=event.face)]
    for bonus in event.bonuses:
        part = words.shot_part(bonus)
        lines.append(line("why-bonus", amount=Signed(bonus.amount), label=part.label))
    if event.cover is None or event.cover_face is None:
        lines.append(line("why-no-cover", target=target.who))
    else:
        facts: dict[str, Fact] = {
            "dice": words.modifiers_sum(event.cover_face, event.modifiers),
            "value": minus(event.cover),
            "nth": event.nth,
            "lowered": event.nth - 1,
            "less": minus(event.less),
        }
        lines.append(line("why-cover", target=target.who, **facts))
    result = words.shot_result(event, target)
    total = minus(words.shot_sum(event).read)
    lines.append(line("why-row", number=event.row_number, row=words.row(event.row), read=total, result=result))
    if event.outcome in ("lost", "unseen"):
        lines.append(line(f"why-{event.outcome}", target=target.who))
    if event.ignored:
        lines.append(line("why-ignored", target=target.who))
    return lines


def _cover(state: FirefightState, event: e.CoverThrown) -> Sequence[Line]:
    return (
        line("why-cover-die", who=state.fighter(event.fighter).who, face=event.face),
        words.cover_line(state, event.fighter),
    )


def _relocation(state: FirefightState, event: e.Relocated) -> Sequence[Line]:
    dice = Sum(event.face, tuple(words.gm_part(b) for b in event.bonuses))
    penalty = minus(RELOCATION_PENALTY[event.result])
    who = state.fighter(event.fighter).who
    return (line("why-relocation", who=who, dice=dice, result=event.result, penalty=penalty),)


def _aimed(state: FirefightState, event: e.ShotAimed) -> Sequence[Line]:
    shot = event.shot
    shooter, target = state.fighter(shot.shooter).who, state.fighter(shot.target).who
    lines = [line("why-shot", shooter=shooter, target=target, number=shot.number, face=shot.face)]
    return [*lines, line("why-aimed", target=target)]


def _chronicled(_: FirefightState, event: CheckMade | Rolled) -> Sequence[Line]:
    return (chronicle.tell(event),)


_EXPLAIN: dict[type, Callable[[FirefightState, Any], Sequence[Line]]] = {
    e.ShotRead: _shot,
    e.ShotAimed: _aimed,
    e.CoverThrown: _cover,
    e.Relocated: _relocation,
    CheckMade: _chronicled,
    Rolled: _chronicled,
}
