"""What keeps a player's fighter from acting: a hold, what was done already, a melee, lying on the ground."""

from __future__ import annotations

from rules.core.refusal import Refusal
from rules.firefight.exposure import acted
from rules.firefight.state import Fighter, FirefightState
from rules.melee.ring import require_no_question
from rules.melee.state import fray_of


def require_free_to_fire(state: FirefightState, fighter: Fighter) -> None:
    """For a volley or suppression. Raises ``Refusal``: ``no_shooting``, and as below."""
    if state.rules.shooting == "no":
        raise Refusal("no_shooting")
    require_free_to_attack(state, fighter)


def require_free_to_attack(state: FirefightState, fighter: Fighter) -> None:
    """For a volley, suppression or a charge, one of which a round has.

    Raises ``Refusal``: ``already_held``, ``already_fired``, ``already_suppressed``, ``already_charged``, and those of
    :func:`require_loose`.
    """
    if fighter.turn.held:
        raise Refusal("already_held", name=fighter.name)
    if fighter.turn.shots:
        raise Refusal("already_fired", name=fighter.name)
    if fighter.turn.suppressing:
        raise Refusal("already_suppressed", name=fighter.name)
    if fighter.turn.charged:
        raise Refusal("already_charged", name=fighter.name)
    require_loose(state, fighter)


def require_free_to_move(state: FirefightState, fighter: Fighter) -> None:
    """For a relocation. Raises ``Refusal``: ``already_held``, ``already_relocated``, those of :func:`require_loose`."""
    if fighter.turn.held:
        raise Refusal("already_held", name=fighter.name)
    if fighter.turn.relocated is not None:
        raise Refusal("already_relocated", name=fighter.name)
    require_loose(state, fighter)


def require_free_to_hold(state: FirefightState, fighter: Fighter) -> None:
    """Raises ``Refusal``: ``already_held``, ``hold_after_acting``, ``in_melee``, ``result_open``."""
    if fighter.turn.held:
        raise Refusal("already_held", name=fighter.name)
    if acted(fighter) or fighter.turn.reacted or state.melee.of(fighter.id).fought:
        raise Refusal("hold_after_acting", name=fighter.name)
    require_apart(state, fighter)


def require_loose(state: FirefightState, fighter: Fighter) -> None:
    """In no melee, and able to get up.

    Raises ``Refusal``: ``ran_away``, ``in_melee``, ``result_open``, ``still_down``.
    """
    if fighter.turn.ran:
        raise Refusal("ran_away", name=fighter.name)
    require_apart(state, fighter)
    require_able_to_rise(state, fighter)


def require_free_to_break_off(state: FirefightState, fighter: Fighter) -> None:
    """Raises ``Refusal``: ``not_in_melee``, ``ran_away``, ``result_open``, ``still_down``."""
    if not state.melee.engaged(fighter.id):
        raise Refusal("not_in_melee", name=fighter.name)
    _require_in_hand(state, fighter)
    require_able_to_rise(state, fighter)


def require_free_to_stand(state: FirefightState, fighter: Fighter) -> None:
    """Raises ``Refusal``: ``not_down``, ``ran_away``, ``result_open``, ``still_down``."""
    if not state.melee.of(fighter.id).down:
        raise Refusal("not_down", name=fighter.name)
    _require_in_hand(state, fighter)
    require_able_to_rise(state, fighter)


def require_free_to_fight_on(state: FirefightState, fighter: Fighter) -> None:
    """To agree to a round of one's own melee, of which the players in it may have one between two phases.

    Raises ``Refusal``: ``not_in_melee``, ``fought_already``, ``already_agreed``, ``ran_away``, ``result_open``.
    """
    fray = fray_of(state.melee, fighter.id)
    if fray is None:
        raise Refusal("not_in_melee", name=fighter.name)
    players = (f.id for f in state.fighters if f.side == "players" and f.id in fray.fighters)
    if any(state.melee.of(player).fought for player in players):
        raise Refusal("fought_already", name=fighter.name)
    if state.melee.of(fighter.id).agreed:
        raise Refusal("already_agreed", name=fighter.name)
    _require_in_hand(state, fighter)


def _require_in_hand(state: FirefightState, fighter: Fighter) -> None:
    if fighter.turn.ran:
        raise Refusal("ran_away", name=fighter.name)
    require_no_question(state.melee, fighter.id, fighter.name)


def require_able_to_rise(state: FirefightState, fighter: Fighter) -> None:
    """Raises ``Refusal("still_down")`` for who lies and has tried to stand up this round."""
    brawler = state.melee.of(fighter.id)
    if brawler.down and brawler.tried:
        raise Refusal("still_down", name=fighter.name)


def require_apart(state: FirefightState, fighter: Fighter) -> None:
    """In no melee, and about to be in none. Raises ``Refusal``: ``in_melee``, ``result_open``."""
    if state.melee.engaged(fighter.id):
        raise Refusal("in_melee", name=fighter.name)
    require_no_question(state.melee, fighter.id, fighter.name)
