"""Standing orders: what is done for a player who is absent when a deadline passes."""

from __future__ import annotations

from typing import get_args

from rules.core.geometry import Cell
from rules.core.refusal import Refusal
from rules.firefight.actions import FollowStandingOrder, GiveStandingOrder, Hold, Shoot
from rules.firefight.events import StandingOrderFollowed, StandingOrderGiven
from rules.firefight.exposure import awaited, clear_enemies
from rules.firefight.freedom import require_free_to_fire, require_free_to_hold
from rules.firefight.ledger import Ledger
from rules.firefight.movement import hold
from rules.firefight.options import name_of, permits
from rules.firefight.state import Fighter, FirefightState, StandingOrder
from rules.firefight.volley import shoot


def give(ledger: Ledger, action: GiveStandingOrder) -> None:
    """Say what is to be done. Raises ``Refusal``: ``unknown_standing_order``, ``no_shooting``, ``standing_already``."""
    fighter = ledger.acting(action.fighter)
    if action.order not in get_args(StandingOrder):
        raise Refusal("unknown_standing_order")
    if action.order == "fire" and ledger.state.rules.shooting == "no":
        raise Refusal("no_shooting")
    if fighter.standing_order == action.order:
        raise Refusal("standing_already", name=fighter.name)
    ledger.record(StandingOrderGiven(fighter.id, action.order))


def follow(ledger: Ledger, action: FollowStandingOrder) -> None:
    """Do it. What cannot be done falls back: fire to holding, holding to nothing.

    Raises ``Refusal``: ``not_your_fighter``, ``no_standing_order``, ``not_awaited``.
    """
    fighter = ledger.named(action.fighter)
    if fighter.owner != ledger.actor.user and not ledger.actor.gm:
        raise Refusal("not_your_fighter", name=fighter.name)
    if fighter.standing_order is None:
        raise Refusal("no_standing_order", name=fighter.name)
    if fighter not in awaited(ledger.state):
        raise Refusal("not_awaited", name=fighter.name)
    does = _possible(ledger.state, fighter)
    ledger.record(StandingOrderFollowed(fighter.id, fighter.standing_order, does))
    if does == "fire":
        shoot(ledger, Shoot((name_of(nearest_enemy(ledger.state, fighter)),), fighter.name))
    elif does == "hold":
        hold(ledger, Hold(fighter.name))


def nearest_enemy(state: FirefightState, fighter: Fighter) -> Fighter:
    """The enemy at whom may be shot with the shortest way between the cells; who has none comes after all others, and
    of equals the first in roster order.
    """
    own = _cell(state, fighter)

    def far(enemy: Fighter) -> float:
        cell = _cell(state, enemy)
        if own is None or cell is None:
            return float("inf")
        return (own.column - cell.column) ** 2 + (own.row - cell.row) ** 2

    return min(clear_enemies(state), key=far)


def _possible(state: FirefightState, fighter: Fighter) -> StandingOrder:
    if fighter.standing_order == "fire" and clear_enemies(state) and permits(require_free_to_fire, state, fighter):
        return "fire"
    if fighter.standing_order != "nothing" and permits(require_free_to_hold, state, fighter):
        return "hold"
    return "nothing"


def _cell(state: FirefightState, fighter: Fighter) -> Cell | None:
    cover = state.cover(fighter.cover)
    return cover.cell if cover is not None else None
