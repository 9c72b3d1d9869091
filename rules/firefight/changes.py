"""Changes of a fighter that several events bring about."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.firefight.state import Fighter, FirefightState, GmBonus
from rules.melee import evolve as melee


def change(state: FirefightState, fighter: str, **changes: Any) -> FirefightState:
    """With something else about one fighter."""
    fighters = tuple(replace(f, **changes) if f.id == fighter else f for f in state.fighters)
    return replace(state, fighters=fighters)


def without_next(fighter: Fighter, kind: str) -> tuple[GmBonus, ...]:
    """A fighter's bonuses without those for the next time of a kind."""
    return tuple(b for b in fighter.bonuses if (b.kind, b.lasts) != (kind, "next"))


def fallen(state: FirefightState, fighter: str) -> FirefightState:
    """Somebody is out: in no melee, and if a player's on the casualty list."""
    return _with_casualty(replace(state, melee=melee.out(state.melee, fighter)), fighter)


def _with_casualty(state: FirefightState, fighter: str) -> FirefightState:
    if state.fighter(fighter).side != "players" or fighter in state.casualties:
        return state
    return replace(state, casualties=(*state.casualties, fighter))
