"""The rules of a fight as a text to read, with its house rules in their places (rules pages 1 and 2)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.telling import Line, Said, line
from rules.firefight import words
from rules.firefight.state import FirefightState
from rules.firefight.tables import STANDARD_ROWS

_SHOOTING = ("round", "shooting", "bonuses", "cover", "relocation", "suppression", "hold", "results", "enemies", "pvp")
_MELEE = ("melee",)
_BRAWL = ("brawl-round", "melee", "brawl-enemies")


def handbook(state: FirefightState) -> Sequence[Line]:
    """Headings and paragraphs: what a player does in a round, and what the dice mean."""
    rules = state.rules
    shooting = rules.shooting == "yes"
    facts = {
        "mode": rules.mode,
        "dice": rules.shot_dice,
        "rows": rules.shot_rows,
        "penalty": rules.relocation_penalty,
        "bonus": rules.relocation_bonus,
        "floor": rules.cover_floor,
        "hits": rules.hits_to_out,
        "scope": rules.suppress_scope,
        "ammo": rules.low_ammo,
        "decay": rules.decay,
        "flank": rules.flank_for_enemies,
        "limit": rules.hold_limit or 0,
        "absent": rules.absent,
        "pvp": rules.pvp,
    }
    table = tuple(words.row(row) for row in STANDARD_ROWS)
    sections = (*_SHOOTING, *_MELEE) if shooting else _BRAWL
    lines = [line("handbook-head", name=Said(state.name))]
    lines += [line(f"handbook-{section}", **facts, table=table) for section in sections]
    lines += [line("rulebook-tests" if shooting else "rulebook-tests-brawl"), line("rulebook-damage")]
    lines.append(line("handbook-types"))
    return [*lines, *(words.enemy_type(rules, enemy_type) for enemy_type in state.types)]
