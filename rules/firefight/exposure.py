"""Who has shown themselves, at whom may be shot, who still may shoot, of whom something is expected (rules page 1)."""

from __future__ import annotations

from rules.core.refusal import Refusal
from rules.firefight.state import Fighter, FirefightState


def acted(fighter: Fighter) -> bool:
    """Fired, suppressed, relocated, charged, broke off or ran away this round."""
    return _did(fighter) or fighter.turn.charged or fighter.turn.ran or fighter.turn.broke


def shielded_by_hold(fighter: Fighter) -> bool:
    """Declared a hold that counts."""
    return fighter.turn.held and fighter.turn.hold_earns


def exposed(state: FirefightState, fighter: Fighter) -> bool:
    """Whether enemies can shoot at this player: enemies themselves can always be shot at. In contact the game master's
    word alone decides.
    """
    if not fighter.standing:
        return False
    if state.melee.engaged(fighter.id):
        return in_the_clear(state, fighter)
    return fighter.side == "enemies" or _exposes(state, fighter)


def in_the_clear(state: FirefightState, fighter: Fighter) -> bool:
    """Whether nobody is in contact with this fighter, or the game master lets shots be fired into it (rules page 2)."""
    return not state.melee.engaged(fighter.id) or fighter.id in state.fire_into


def seen(state: FirefightState, fighter: Fighter) -> bool:
    """Whether fire that waited finds this player: as ``exposed``, but who has left since does not escape it."""
    return _exposes(state, fighter)


def exposed_players(state: FirefightState) -> tuple[Fighter, ...]:
    """Players at whom enemies can shoot now, in roster order."""
    return tuple(f for f in state.fighters if f.side == "players" and exposed(state, f))


def standing_enemies(state: FirefightState) -> tuple[Fighter, ...]:
    """Enemies in the fight and not out, in roster order."""
    return tuple(f for f in state.fighters if f.side == "enemies" and f.standing)


def clear_enemies(state: FirefightState) -> tuple[Fighter, ...]:
    """Those at whom may be shot: not the ones in a melee."""
    return tuple(f for f in standing_enemies(state) if in_the_clear(state, f))


def require_clear_enemies(state: FirefightState) -> tuple[Fighter, ...]:
    """The same, where there is one. Raises ``Refusal``: ``no_enemies``, ``all_in_melee``."""
    enemies = clear_enemies(state)
    if not enemies:
        raise Refusal("all_in_melee" if standing_enemies(state) else "no_enemies")
    return enemies


def can_fire(state: FirefightState, enemy: Fighter) -> bool:
    """Whether an enemy's fire of this round is still to come."""
    return state.rules.shooting == "yes" and can_attack(state, enemy)


def can_attack(state: FirefightState, enemy: Fighter) -> bool:
    """Whether an enemy's fire or charge of this round is still to come."""
    turn = enemy.turn
    return not (turn.suppressed or turn.fired or turn.ran or state.melee.engaged(enemy.id))


def awaited(state: FirefightState) -> tuple[Fighter, ...]:
    """Players of whom the round still expects something."""
    players = (f for f in state.fighters if f.side == "players" and f.standing)
    return tuple(f for f in players if _awaited(state, f))


def _did(fighter: Fighter) -> bool:
    return fighter.turn.shots > 0 or fighter.turn.suppressing or fighter.turn.relocated is not None


def _exposes(state: FirefightState, fighter: Fighter) -> bool:
    if fighter.turn.shown:
        return True
    if fighter.turn.held:
        return not fighter.turn.hold_earns
    return _did(fighter) or fighter.turn.reacted or fighter.turn.broke or state.rules.absent == "exposed"


def _awaited(state: FirefightState, fighter: Fighter) -> bool:
    """A hero's choice is awaited whatever else was done; agreeing to fight on is an answer too."""
    if any(question.fighter == fighter.id for question in state.melee.questions):
        return True
    brawler, turn = state.melee.of(fighter.id), fighter.turn
    return not (acted(fighter) or turn.held or turn.late or brawler.agreed or brawler.fought)
