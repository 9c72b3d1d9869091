"""Parts of lines about hand-to-hand fighting."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.telling import Line, Part, Sum, Who, line
from rules.melee.events import Stroke
from rules.melee.state import GivenStats, Stats

People = Callable[[str], Who]
"""From a fighter's id to the fact that names them."""


def faces(values: tuple[int, ...]) -> str:
    """Faces as they were thrown."""
    return " · ".join(map(str, values))


def skill(stroke: Stroke) -> Sum:
    """A Skill with every modifier."""
    return Sum(stroke.skill, tuple(Part(p.amount, line(f"skill-{p.source}")) for p in stroke.parts))


def stats(of: Stats) -> tuple[Line, ...]:
    """How somebody fights, in full."""
    pieces = [line("stat-skill", value=of.skill), line("stat-damage", value=of.damage)]
    pieces += [line("stat-weapons", value=of.weapons)] if of.weapons > 1 else []
    pieces += [line("stat-dice", value=of.dice)] if of.dice else []
    return tuple(pieces)


def given(of: GivenStats) -> tuple[Line, ...]:
    """What was said of somebody's stats."""
    return tuple(line(f"stat-{name}", value=value) for name, value in of.said.items())
