"""What a firefight leaves for the roster: who fought, who is out, whose band caused it (rules page 3)."""

from __future__ import annotations

from rules.core.recruit import Aftermath, Fought
from rules.firefight.state import Fighter, FirefightState


def of(state: FirefightState) -> Aftermath:
    """Every player's fighter who was in the fight, also one who left; whom a game master removed was not."""
    players = (f for f in state.fighters if f.side == "players" and (not f.gone or f.may_return))
    return Aftermath(tuple(_fought(state, fighter) for fighter in players))


def _fought(state: FirefightState, fighter: Fighter) -> Fought:
    out = fighter.id in state.casualties
    by = state.fighter(fighter.downed_by) if out and fighter.downed_by is not None else None
    return Fought(
        fighter=fighter.id,
        name=fighter.name,
        owner=fighter.owner,
        pronoun=fighter.pronoun,
        character=fighter.recruit.character if fighter.recruit is not None else None,
        out=out,
        left=fighter.gone,
        by_band=by.recruit.band if by is not None and by.recruit is not None else None,
    )
