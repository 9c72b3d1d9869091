"""How often each face fell, and whether fair dice would look so."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from bot.dice import Throw

LEAST = 5
"""Throws for each face before the chi-square test says anything; the usual rule of thumb."""

UNUSUAL, RARE = 0.05, 0.01


class Tally(Struct, frozen=True):
    """The throws of one kind of die; ``faces``: how often each fell, from 1 on."""

    sides: int
    faces: tuple[int, ...]

    @property
    def thrown(self) -> int:
        """How many throws there were."""
        return sum(self.faces)

    @property
    def mean(self) -> float:
        """The mean face."""
        return sum(face * count for face, count in enumerate(self.faces, start=1)) / self.thrown

    @property
    def fair_mean(self) -> float:
        """The mean of a fair die."""
        return (self.sides + 1) / 2

    @property
    def chi_square(self) -> float:
        """Pearson's statistic: how far the faces are from as many of each."""
        expected = self.thrown / self.sides
        return sum((count - expected) ** 2 / expected for count in self.faces)

    @property
    def chance(self) -> float | None:
        """The share of fair dice that would look at least as uneven, 0 to 1; ``None`` for too few throws."""
        return chi_square_tail(self.chi_square, self.sides - 1) if self.thrown >= LEAST * self.sides else None

    @property
    def verdict(self) -> str:
        """``few``, ``usual``, ``unusual`` (fewer than 1 in 20 fair dice look so), ``rare`` (fewer than 1 in 100)."""
        if self.chance is None:
            return "few"
        return "rare" if self.chance < RARE else "unusual" if self.chance < UNUSUAL else "usual"


def tallies(throws: Iterable[Throw]) -> tuple[Tally, ...]:
    """A tally for each kind of die, the most thrown first."""
    counted = Counter((throw.sides, throw.face) for throw in throws)
    kinds = {sides for sides, _ in counted}
    found = [Tally(sides, tuple(counted[sides, face] for face in range(1, sides + 1))) for sides in kinds]
    return tuple(sorted(found, key=lambda tally: (-tally.thrown, tally.sides)))


def chi_square_tail(x: float, freedom: int) -> float:
    """P(χ² ≥ x) at whole degrees of freedom, by the closed forms (Abramowitz and Stegun 26.4.4 and 26.4.5)."""
    if x <= 0:
        return 1.0
    half = x / 2
    if freedom % 2 == 0:
        term, total = 1.0, 1.0
        for k in range(1, freedom // 2):
            term *= half / k
            total += term
        return math.exp(-half) * total
    term, total = math.sqrt(half) / math.gamma(1.5), 0.0
    for k in range(1, (freedom + 1) // 2):
        total += term
        term *= half / (k + 0.5)
    return math.erfc(math.sqrt(half)) + math.exp(-half) * total
