"""What hand-to-hand events do to the firefight around the melee: places, fire, conditions, what the map draws."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rules.firefight import deeds
from rules.firefight.changes import change, fallen, without_next
from rules.firefight.state import FirefightState
from rules.melee import events as m


def affect(state: FirefightState, event: m.MeleeEvent) -> FirefightState:
    """The firefight after an event, but for the melee itself."""
    effect = _EFFECTS.get(type(event))
    return effect(state, event) if effect is not None else state


def _tested(state: FirefightState, event: m.TestTaken) -> FirefightState:
    turn = state.fighter(event.fighter).turn
    if event.test == "charge":
        state = deeds.charged(state, event)
        turn = replace(turn, charged=True, fired=True)
    if event.outcome == "runs":  # a hero who chooses so in the next round has run in the one before
        late = any(question.number == event.question and question.late for question in state.melee.questions)
        turn = replace(turn, ran=not late)
    if event.outcome not in ("charges", "runs"):
        return change(state, event.fighter, turn=turn)
    return change(state, event.fighter, turn=replace(turn, shown=True), cover=None)


def _shot_provoked(state: FirefightState, event: m.ShotProvoked) -> FirefightState:
    fighter = state.fighter(event.fighter)
    turn, tally = replace(fighter.turn, reacted=True), fighter.tally_shots + 1
    return change(state, fighter.id, turn=turn, bonuses=without_next(fighter, "shot"), tally_shots=tally)


def _broken_off(state: FirefightState, event: m.BrokenOff) -> FirefightState:
    return change(state, event.fighter, turn=replace(state.fighter(event.fighter).turn, broke=True))


def _charge_stopped(state: FirefightState, event: m.ChargeStopped) -> FirefightState:
    return deeds.stopped(state, event)


def _melee_fought(state: FirefightState, event: m.MeleeFought) -> FirefightState:
    for fate in event.fates:
        if fate.result != "down":
            felled = state.fighter(fate.by).tally_felled + 1
            state = change(change(state, fate.by, tally_felled=felled), fate.fighter, condition="out")
            state = fallen(change(state, fate.fighter, downed_by=fate.by), fate.fighter)
    return state


def _stats_set(state: FirefightState, event: m.StatsSet) -> FirefightState:
    known = state.fighter(event.fighter).stats
    return change(state, event.fighter, stats=replace(known, **event.given.said))


_EFFECTS: dict[type, Callable[[FirefightState, Any], FirefightState]] = {
    m.TestTaken: _tested,
    m.ShotProvoked: _shot_provoked,
    m.BrokenOff: _broken_off,
    m.ChargeStopped: _charge_stopped,
    m.MeleeFought: _melee_fought,
    m.StatsSet: _stats_set,
}
