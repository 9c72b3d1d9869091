"""Shooting: volleys of players, and how any shot is read (rules page 1, Shooting and Fire at a fighter …)."""

from __future__ import annotations

from rules.core.refusal import Refusal
from rules.firefight.actions import Shoot
from rules.firefight.events import Outcome, ShotAimed, ShotRead, VolleyFired
from rules.firefight.ledger import Ledger
from rules.firefight.reckoning import (
    condition_after,
    cover_modifiers,
    cover_value,
    flank_ruled,
    ignores,
    nth_shooter,
    outcome_of,
    row_for,
    row_number,
    seen,
    shielded_by_hold,
    shot_bonuses,
    taken_away,
    throws_cover_die,
)
from rules.firefight.state import AimedShot, Fighter, ShotBonus
from rules.firefight.tables import MAX_SHOTS


def shoot(ledger: Ledger, action: Shoot) -> None:
    """A player's volley of 1 to 3 shots."""
    fighter = ledger.acting(action.fighter)
    require_free_to_fire(fighter)
    if not action.targets:
        raise Refusal("no_targets")
    if len(action.targets) > MAX_SHOTS:
        raise Refusal("too_many_shots", limit=MAX_SHOTS)
    targets = [_target(ledger, fighter, name) for name in action.targets]
    ledger.throw_cover(fighter.id)
    for target in targets:
        if target.side == "enemies":
            ledger.throw_cover(target.id)
    fire(ledger, fighter.id, tuple(target.id for target in targets))


def require_free_to_fire(fighter: Fighter) -> None:
    """Raises ``Refusal``: ``already_held``, ``already_fired``, ``already_suppressed``."""
    if fighter.turn.held:
        raise Refusal("already_held", name=fighter.name)
    if fighter.turn.shots:
        raise Refusal("already_fired", name=fighter.name)
    if fighter.turn.suppressing:
        raise Refusal("already_suppressed", name=fighter.name)


def fire(ledger: Ledger, shooter: str, targets: tuple[str, ...]) -> None:
    """Throw all shots of a volley, then read them in order; shots between players may wait."""
    before = ledger.state.fighter(shooter)
    faces = ledger.throw_shots(shooter, len(targets))
    shots = [_shot(ledger, before, targets, number, face) for number, face in enumerate(faces, start=1)]
    ledger.record(VolleyFired(shooter, targets, faces))
    for shot in shots:
        if _waits(ledger, before, shot.target):
            ledger.record(ShotAimed(shot))
        else:
            read(ledger, shot)


def read_waiting(ledger: Ledger) -> None:
    """Read the fire between players that waited, against the targets' final cover values."""
    for shot in ledger.state.waiting:
        read(ledger, shot, waited=True)


def read(ledger: Ledger, shot: AimedShot, *, waited: bool = False) -> None:
    """Read one shot: face, bonuses, the target's cover value, the row."""
    state = ledger.state
    shooter, target = state.fighter(shot.shooter), state.fighter(shot.target)
    bonuses = _bonuses_when_read(ledger, shot)
    row, nth = row_for(state, shooter, target, shot.row), nth_shooter(state.rules, shooter, target)
    less = taken_away(state, target, nth)
    has_value = throws_cover_die(state, target) and target.turn.cover_face is not None
    outcome: Outcome
    if target.condition == "out":
        outcome = "lost"
    elif _finds_nobody(ledger, target, waited):
        outcome = "unseen"
    else:
        outcome = outcome_of(shot.face + sum(b.amount for b in bonuses) - less, row)
    condition, hits = condition_after(state, target, outcome)
    ledger.record(
        ShotRead(
            shooter=shot.shooter,
            target=shot.target,
            number=shot.number,
            row_number=shot.row,
            row=row,
            face=shot.face,
            bonuses=bonuses,
            cover_face=target.turn.cover_face if has_value else None,
            modifiers=cover_modifiers(state, target) if has_value else (),
            cover=cover_value(state, target) if has_value else None,
            nth=nth,
            less=less,
            outcome=outcome,
            condition=condition,
            hits=hits,
            ignored=ignores(target, outcome),
        )
    )


def _shot(ledger: Ledger, shooter: Fighter, targets: tuple[str, ...], number: int, face: int) -> AimedShot:
    state, target = ledger.state, targets[number - 1]
    bonuses = shot_bonuses(state, shooter, state.fighter(target), number)
    return AimedShot(shooter.id, target, number, row_number(state.rules, targets, number), face, bonuses)


def _bonuses_when_read(ledger: Ledger, shot: AimedShot) -> tuple[ShotBonus, ...]:
    """The bonuses of the moment of firing; a game master's later word on the flank overrules them."""
    shooter, target = ledger.state.fighter(shot.shooter), ledger.state.fighter(shot.target)
    ruled = flank_ruled(ledger.state, shooter, target)
    if ruled is None:
        return shot.bonuses
    return (*ruled, *(b for b in shot.bonuses if b.source not in ("flank", "gm_flank")))


def _target(ledger: Ledger, shooter: Fighter, name: str) -> Fighter:
    target = ledger.named(name)
    if target.id == shooter.id:
        raise Refusal("own_self")
    if not target.standing:
        raise Refusal("target_out", name=target.label or target.name)
    return target


def _waits(ledger: Ledger, shooter: Fighter, target: str) -> bool:
    between_players = shooter.side == "players" and ledger.state.fighter(target).side == "players"
    return between_players and ledger.state.rules.pvp == "end"


def _finds_nobody(ledger: Ledger, target: Fighter, waited: bool) -> bool:
    if target.side == "enemies":
        return False
    return not seen(ledger.state, target) if waited else shielded_by_hold(target)
