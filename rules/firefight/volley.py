"""Shooting: volleys of players, and how any shot is read (rules page 1, Shooting and Fire at a fighter …)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.refusal import Refusal
from rules.firefight.actions import Shoot
from rules.firefight.events import Outcome, ShotAimed, ShotRead, VolleyFired
from rules.firefight.exposure import in_the_clear, seen, shielded_by_hold
from rules.firefight.freedom import require_free_to_fire
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
    shot_bonuses,
    taken_away,
    throws_cover_die,
)
from rules.firefight.state import AimedShot, Fighter, ShotBonus
from rules.firefight.tables import MAX_SHOTS
from rules.melee.events import ShotProvoked
from rules.melee.testing import get_up


def shoot(ledger: Ledger, action: Shoot) -> None:
    """A player's volley of 1 to 3 shots."""
    fighter = ledger.acting(action.fighter)
    require_free_to_fire(ledger.state, fighter)
    if not action.targets:
        raise Refusal("no_targets")
    if len(action.targets) > MAX_SHOTS:
        raise Refusal("too_many_shots", limit=MAX_SHOTS)
    targets = [_target(ledger, fighter, name) for name in action.targets]
    if not get_up(ledger, fighter.id):
        return
    ledger.throw_cover(fighter.id)
    for target in targets:
        if target.side == "enemies":
            ledger.throw_cover(target.id)
    fire(ledger, fighter.id, tuple(target.id for target in targets))


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


def fire_once(ledger: Ledger, shooter: str, target: str) -> bool:
    """The one shot that a reaction test allows, in the first row, against the target's cover value (rules page 2).

    Whether it did harm: wounded or put out; not where snake oil ignores it.
    """
    aimed_at = ledger.state.fighter(target)
    shot = _provoked(ledger, shooter, aimed_at)
    return _read(ledger, shot, aimed_at, hidden=_finds_nobody(ledger, aimed_at, waited=False), provoked=True)


def fire_once_at_bare(ledger: Ledger, shooter: str, target: str) -> bool:
    """The same against cover value 0, wherever the target stands."""
    bare = replace(ledger.state.fighter(target), cover=None)
    return _read(ledger, _provoked(ledger, shooter, bare), bare, hidden=False, provoked=True)


def read_waiting(ledger: Ledger) -> None:
    """Read the fire between players that waited, against the targets' final cover values."""
    for shot in ledger.state.waiting:
        read(ledger, shot, waited=True)


def read(ledger: Ledger, shot: AimedShot, *, waited: bool = False) -> None:
    """Read one shot: face, bonuses, the target's cover value, the row."""
    target = ledger.state.fighter(shot.target)
    _read(ledger, shot, target, hidden=_finds_nobody(ledger, target, waited))


def _read(ledger: Ledger, shot: AimedShot, target: Fighter, *, hidden: bool, provoked: bool = False) -> bool:
    """Read a shot at this target as it stands, or where it is ``hidden``. Whether it did harm."""
    state, shooter = ledger.state, ledger.state.fighter(shot.shooter)
    bonuses = _bonuses_when_read(ledger, shot)
    row, nth = row_for(state, shooter, target, shot.row), nth_shooter(state.rules, shooter, target)
    less = taken_away(state, target, nth)
    has_value = throws_cover_die(state, target) and target.turn.cover_face is not None
    outcome: Outcome
    if target.condition == "out":
        outcome = "lost"
    elif hidden:
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
            provoked=provoked,
        )
    )
    return outcome in ("hit", "kill") and not ignores(target, outcome)


def _provoked(ledger: Ledger, shooter: str, target: Fighter) -> AimedShot:
    """Throw the die of a shot that a test allows."""
    before = ledger.state.fighter(shooter)
    bonuses = shot_bonuses(ledger.state, before, target, 1)
    (face,) = ledger.throw_shots(shooter, 1)
    ledger.record(ShotProvoked(shooter, target.id, face))
    return AimedShot(shooter, target.id, 1, 1, face, bonuses)


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
    if not in_the_clear(ledger.state, target):
        raise Refusal("target_in_melee", name=target.label or target.name)
    return target


def _waits(ledger: Ledger, shooter: Fighter, target: str) -> bool:
    between_players = shooter.side == "players" and ledger.state.fighter(target).side == "players"
    return between_players and ledger.state.rules.pvp == "end"


def _finds_nobody(ledger: Ledger, target: Fighter, waited: bool) -> bool:
    if target.side == "enemies" or ledger.melee.engaged(target.id):
        return False
    return not seen(ledger.state, target) if waited else shielded_by_hold(target)
