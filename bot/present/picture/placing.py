"""Where things go so that they do not cover each other: rectangles, each put where it is least in the way."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from msgspec import Struct


class Rect(Struct, frozen=True):
    """A rectangle by its upper left corner, in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return self.x + self.width / 2, self.y + self.height / 2

    def shared(self, other: Rect) -> float:
        """The area that both cover."""
        right, bottom = self.x + self.width, self.y + self.height
        if other.x >= right or other.y >= bottom:
            return 0.0
        far, low = other.x + other.width, other.y + other.height
        if far <= self.x or low <= self.y:
            return 0.0
        return (min(right, far) - max(self.x, other.x)) * (min(bottom, low) - max(self.y, other.y))

    def gap(self, other: Rect) -> float:
        """How far apart they are, at the nearest."""
        across = max(self.x - other.x - other.width, other.x - self.x - self.width, 0.0)
        down = max(self.y - other.y - other.height, other.y - self.y - self.height, 0.0)
        return math.hypot(across, down)

    def nearest(self, point: tuple[float, float]) -> tuple[float, float]:
        """The point of it that is nearest to another."""
        x, y = point
        return min(max(x, self.x), self.x + self.width), min(max(y, self.y), self.y + self.height)

    def grown(self, by: float) -> Rect:
        """The same with a margin."""
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


OUTSIDE, TAKEN, MARK, OWN_MARK, FAR = 16.0, 6.0, 5.0, 4.0, 3.0
"""What a square pixel outside, over another's place, over a mark, over the own mark costs; and a pixel of distance."""


def put(size: tuple[float, float], mark: Rect, inside: Rect, marks: Iterable[Rect], taken: Iterable[Rect]) -> Rect:
    """A place for something of this size near its mark: inside the area, off the other marks, off what is taken."""
    others, placed = [m for m in marks if m != mark], list(taken)

    def cost(rect: Rect) -> float:
        over = sum(map(rect.shared, placed)) * TAKEN + sum(map(rect.shared, others)) * MARK
        out = rect.width * rect.height - rect.shared(inside)
        (x, y), (mx, my) = rect.middle, mark.middle
        return over + out * OUTSIDE + rect.shared(mark) * OWN_MARK + (abs(x - mx) + abs(y - my)) * FAR

    return min(_around(size, mark), key=cost)


def _around(size: tuple[float, float], mark: Rect) -> Iterator[Rect]:
    """Places beside a mark, the usual ones first: below, above, right, left, at the corners, shifted, further off."""
    wide, high = size
    x, y = mark.middle
    for gap in (2.0, mark.height * 0.55, mark.height * 1.3):
        right, left = mark.x + mark.width + gap, mark.x - gap - wide
        below, above = mark.y + mark.height + gap, mark.y - gap - high
        for shift in (0.0, 0.5, -0.5, 0.9, -0.9):
            yield Rect(x - wide / 2 + shift * wide, below, wide, high)
            yield Rect(x - wide / 2 + shift * wide, above, wide, high)
            yield Rect(right, y - high / 2 + shift * high, wide, high)
            yield Rect(left, y - high / 2 + shift * high, wide, high)
