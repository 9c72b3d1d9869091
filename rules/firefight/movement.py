"""Cover dice, relocation, holding, shifting (rules page 1, The round and Relocation)."""

from __future__ import annotations

from rules.core.names import clean_text
from rules.core.refusal import Refusal
from rules.firefight.actions import Hold, Relocate, Shift, ThrowCover
from rules.firefight.events import Held, Relocated, Shifted
from rules.firefight.freedom import require_free_to_hold, require_free_to_move
from rules.firefight.ledger import Ledger
from rules.firefight.reckoning import bonuses_of, free_places, is_full
from rules.firefight.state import Cover, Fighter
from rules.firefight.tables import RELOCATION_DIE, RELOCATION_STAYS
from rules.melee.testing import get_up


def throw_cover(ledger: Ledger, action: ThrowCover) -> None:
    """A player's cover die, at most once a round."""
    fighter = ledger.acting(action.fighter)
    if fighter.cover is None:
        raise Refusal("in_the_open", name=fighter.name)
    if fighter.turn.shown:
        raise Refusal("no_cover_this_round", name=fighter.name)
    if fighter.turn.cover_face is not None:
        raise Refusal("cover_thrown", name=fighter.name, face=fighter.turn.cover_face)
    ledger.throw_cover(fighter.id)


def relocate(ledger: Ledger, action: Relocate) -> None:
    """A player's change of cover, once a round, before or after firing."""
    fighter = ledger.acting(action.fighter)
    require_free_to_move(ledger.state, fighter)
    aim = ledger.place(action.cover)
    require_room(ledger, fighter, aim)
    if not get_up(ledger, fighter.id):
        return
    ledger.throw_cover(fighter.id)
    change_cover(ledger, fighter.id, aim.name)
    ledger.throw_cover(fighter.id)


def require_room(ledger: Ledger, fighter: Fighter, aim: Cover) -> None:
    """Raises ``Refusal``: ``same_cover``, ``cover_full``."""
    if aim.name == fighter.cover:
        raise Refusal("same_cover", cover=aim.name)
    if is_full(ledger.state, aim):
        raise Refusal("cover_full", cover=aim.name, free=free_places(ledger.state, aim))


def change_cover(ledger: Ledger, fighter: str, aim: str) -> None:
    """Throw the d3 of anybody's relocation and move them where it says."""
    who = ledger.state.fighter(fighter)
    bonuses = bonuses_of(who, "relocation", "next", "round", "kept")
    face = ledger.throw_relocation(fighter)
    result = max(1, min(RELOCATION_DIE, face + sum(b.amount for b in bonuses)))
    place = who.cover if result == RELOCATION_STAYS else aim
    ledger.record(Relocated(fighter, face, bonuses, result, who.cover, aim, place))


def hold(ledger: Ledger, action: Hold) -> None:
    """Neither shooting nor relocating this round; only undo lifts it."""
    if action.round is not None and action.round != ledger.state.round:
        raise Refusal("button_stale")
    fighter = ledger.acting(action.fighter)
    require_free_to_hold(ledger.state, fighter)
    limit = ledger.state.rules.hold_limit
    ledger.record(Held(fighter.id, earns=limit is None or fighter.hold_streak < limit))


def shift(ledger: Ledger, action: Shift) -> None:
    """Shift behind the own cover: no die, not a relocation, breaks no hold."""
    fighter = ledger.acting(action.fighter)
    ledger.record(Shifted(fighter.id, clean_text(action.note)))
