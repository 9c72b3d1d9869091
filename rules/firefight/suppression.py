"""Suppression (rules page 1, Shooting, last paragraph)."""

from __future__ import annotations

from rules.core.refusal import Refusal
from rules.firefight.actions import Suppress
from rules.firefight.events import Suppressed
from rules.firefight.exposure import clear_enemies, in_the_clear, require_clear_enemies
from rules.firefight.freedom import require_free_to_fire
from rules.firefight.ledger import Ledger
from rules.firefight.state import Fighter, FirefightState
from rules.melee.testing import get_up


def suppress(ledger: Ledger, action: Suppress) -> None:
    """Keep the named enemies down until the round closes; takes the place of the volley."""
    fighter = ledger.acting(action.fighter)
    require_free_to_fire(ledger.state, fighter)
    require_ammunition(ledger.state, fighter)
    targets = _targets(ledger, action)
    cover = targets[0].cover if len({target.cover for target in targets}) == 1 else None
    if not get_up(ledger, fighter.id):
        return
    ledger.throw_cover(fighter.id)
    ledger.record(
        Suppressed(fighter.id, tuple(target.id for target in targets), cover, ledger.state.rules.low_ammo == "flag")
    )


def require_ammunition(state: FirefightState, fighter: Fighter) -> None:
    """Raises ``Refusal("low_on_ammo")``."""
    if state.rules.low_ammo == "flag" and fighter.low_ammo:
        raise Refusal("low_on_ammo", name=fighter.name)


def _targets(ledger: Ledger, action: Suppress) -> list[Fighter]:
    enemies = clear_enemies(ledger.state)
    scope = ledger.state.rules.suppress_scope
    if scope == "all":
        return list(require_clear_enemies(ledger.state))
    place = ledger.place(action.cover) if action.cover is not None else None
    if action.targets:
        named = list(dict.fromkeys(ledger.enemy(name) for name in action.targets))
        for target in named:
            if not in_the_clear(ledger.state, target):
                raise Refusal("target_in_melee", name=target.label or target.name)
        places = {target.cover for target in named}
        if place is not None and places != {place.name}:
            raise Refusal("not_at_cover", cover=place.name)
        if scope == "cover" and (len(places) > 1 or (None in places and len(named) > 1)):
            raise Refusal("suppress_one_cover")
        return named
    if place is None:
        raise Refusal("suppress_what")
    there = [enemy for enemy in enemies if enemy.cover == place.name]
    if not there:
        raise Refusal("nobody_there", cover=place.name)
    return there
