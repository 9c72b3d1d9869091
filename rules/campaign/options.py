"""What is legal now between fights: feeds the suggestions."""

from __future__ import annotations

from collections.abc import Sequence

from rules.campaign.state import Character, RosterState
from rules.core.contract import Actor, Option


def options(state: RosterState, actor: Actor) -> Sequence[Option]:
    """Names for each command's options: the own characters, for a game master everybody's."""
    mine = tuple(c for c in state.characters if actor.gm or c.owner == actor.user)
    everybody = _names(state.characters)
    bands = tuple(band.name for band in state.bands)
    able = tuple(c for c in mine if c.on_roster and not c.captured)
    captives = tuple(c for c in state.characters if c.captured)
    owned = tuple(b.name for b in state.bands if actor.gm or b.owner == actor.user)
    return [
        Option("join", choices={"character": _names(tuple(c for c in able if not c.to_miss))}),
        Option("injury", choices={"character": _names(able), "by_band": bands}),
        Option("experience", choices={"character": _names(tuple(c for c in able if c.earned and not c.recovering))}),
        Option("skill", choices={"character": _names(tuple(c for c in able if c.owed or actor.gm))}),
        Option("captive", choices={"character": _names(captives), "for": _names(captives), "by_band": bands}),
        Option("new", choices={"band": bands}),
        Option("edit", choices={"name": _names(mine), "band": owned if not actor.gm else bands, "hates": bands}),
        Option("show", choices={"name": everybody, "band": bands}),
        Option("retire", choices={"name": _names(tuple(c for c in mine if c.on_roster))}),
        Option("money", choices={"band": owned}),
        Option("members", choices={"band": bands, "add": _names(able), "remove": _names(able)}),
    ]


def _names(characters: tuple[Character, ...]) -> tuple[str, ...]:
    return tuple(c.name for c in characters)
