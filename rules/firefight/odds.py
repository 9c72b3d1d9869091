"""Exact odds of what a player may do, before it is done (rules page 1, Shooting and Exact odds).

Every face is counted; nothing is drawn at random. What a shot gets and how it is read stands in ``reckoning``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from rules.firefight.exposure import can_fire, shielded_by_hold, standing_enemies
from rules.firefight.reckoning import (
    condition_after,
    cover_value,
    nth_shooter,
    outcome_of,
    row_for,
    row_number,
    shot_bonuses,
    taken_away,
    throws_cover_die,
)
from rules.firefight.state import Fighter, FirefightState
from rules.firefight.tables import COVER_DIE, SHOT_DIE

Shots = tuple[str, ...]


class Odds(Struct, frozen=True):
    """What may become of a target: it goes out, or is hit and stays in the fight; the rest is that it is missed."""

    out: Fraction
    hit: Fraction


def of_volley(state: FirefightState, shooter: Fighter, targets: Shots) -> dict[str, Odds]:
    """The odds for each target of a volley at enemies, or at players where their fire is read at once."""
    return {target: _of_target(state, shooter, targets, target) for target in dict.fromkeys(targets)}


def of_worst_fire(state: FirefightState, fighter: Fighter) -> tuple[Fighter, Odds] | None:
    """The enemy whose first shot would be the most dangerous to this fighter as they would then stand, and its odds.

    Among those who may still fire this round; ``None`` where nobody may.
    """
    enemies = (enemy for enemy in standing_enemies(state) if can_fire(state, enemy))
    dangers = [(enemy, _of_target(state, enemy, (fighter.id,), fighter.id)) for enemy in enemies]
    return max(dangers, key=lambda danger: (danger[1].out, danger[1].hit), default=None)


def of_bare_shot(state: FirefightState, shooter: Fighter, target: Fighter) -> Odds:
    """The odds of the one shot that a test allows, against cover value 0 (rules page 2)."""
    return _of_target(_changed(state, replace(target, cover=None)), shooter, (target.id,), target.id)


def cover_to_come(state: FirefightState, fighter: Fighter) -> tuple[int, int]:
    """The least and the greatest cover value that this fighter may have, the die thrown or not."""
    values = [cover_value(placed, placed.fighter(fighter.id)) or 0 for placed in _with_cover_faces(state, fighter)]
    return min(values), max(values)


def after_volley(state: FirefightState, fighter: Fighter, shots: int) -> FirefightState:
    """The state in which this fighter has fired so many shots, whatever they did."""
    return _changed(state, replace(fighter, turn=replace(fighter.turn, shots=shots)))


def after_suppressing(state: FirefightState, fighter: Fighter) -> FirefightState:
    """The state in which this fighter has suppressed."""
    return _changed(state, replace(fighter, turn=replace(fighter.turn, suppressing=True)))


def _of_target(state: FirefightState, shooter: Fighter, targets: Shots, target: str) -> Odds:
    who = state.fighter(target)
    if shielded_by_hold(who):
        return Odds(Fraction(0), Fraction(0))
    # another player's fire (``pvp`` order) throws no cover die: it is read against what there is
    placed_states = _with_cover_faces(state, who) if shooter.side != who.side else [state]
    numbers = [number for number, aimed in enumerate(targets, start=1) if aimed == target]
    fates = [
        _fate(placed, shooter, targets, numbers, faces)
        for placed in placed_states
        for faces in _faces(state, len(numbers))
    ]
    return Odds(Fraction(fates.count("out"), len(fates)), Fraction(fates.count("hit"), len(fates)))


def _fate(state: FirefightState, shooter: Fighter, targets: Shots, numbers: list[int], faces: Iterable[int]) -> str:
    """What these faces make of the target of these shots of the volley."""
    target, fate = state.fighter(targets[numbers[0] - 1]), "missed"
    for number, face in zip(numbers, faces, strict=True):
        row = row_for(state, shooter, target, row_number(state.rules, targets, number))
        bonus = sum(b.amount for b in shot_bonuses(state, shooter, target, number))
        read = face + bonus - taken_away(state, target, nth_shooter(state.rules, shooter, target))
        outcome = outcome_of(read, row)
        condition, hits = condition_after(state, target, outcome)
        if condition == "out":
            return "out"
        fate = "hit" if outcome == "hit" else fate
        turn = replace(target.turn, shots_taken=target.turn.shots_taken + 1)
        target = replace(target, condition=condition, hits=hits, turn=turn)
    return fate


def _faces(state: FirefightState, shots: int) -> Iterator[tuple[int, ...]]:
    if state.rules.shot_dice == "one":
        return iter([(face,) * shots for face in range(1, SHOT_DIE + 1)])
    return product(range(1, SHOT_DIE + 1), repeat=shots)


def _with_cover_faces(state: FirefightState, fighter: Fighter) -> list[FirefightState]:
    """The state under each face of a cover die that is still to be thrown; else as it is."""
    who = state.fighter(fighter.id)
    if who.turn.cover_face is not None or not throws_cover_die(state, who):
        return [state]
    used = tuple(b for b in who.bonuses if (b.kind, b.lasts) == ("cover", "next"))
    turns = (replace(who.turn, cover_face=face, cover_bonuses=used) for face in range(1, COVER_DIE + 1))
    return [_changed(state, replace(who, turn=turn)) for turn in turns]


def _changed(state: FirefightState, fighter: Fighter) -> FirefightState:
    return replace(state, fighters=tuple(fighter if f.id == fighter.id else f for f in state.fighters))
