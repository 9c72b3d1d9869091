"""Facts for the telling: rule systems say *what* happened by key, the locale files say it in words.

A :class:`Line` is a message key with facts. The presenter turns facts into text: it escapes what people
typed (:class:`Who`, :class:`Said`), signs numbers (:class:`Signed`) and renders nested lines.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

Pronoun = Literal["he", "she", "they"]


class Who(Struct, frozen=True):
    """A person or thing with a typed name; ``pronoun`` lets a language choose its gender."""

    name: str
    pronoun: Pronoun = "they"


class Said(Struct, frozen=True):
    """Text that somebody typed."""

    text: str


class Signed(Struct, frozen=True):
    """A number shown with its sign: ``+2``, ``−1``."""

    value: int


class Part(Struct, frozen=True):
    """One named bonus or penalty of a :class:`Sum`."""

    amount: int
    label: Line


class Sum(Struct, frozen=True):
    """A die with what is added to it, then what is taken away: ``4 +2 flank = 6; − 3 cover = 3``."""

    face: int
    parts: tuple[Part, ...] = ()
    less: Part | None = None

    @property
    def total(self) -> int:
        """Face plus bonuses, before what is taken away."""
        return self.face + sum(part.amount for part in self.parts)

    @property
    def read(self) -> int:
        """What is read in the row."""
        return self.total - (self.less.amount if self.less else 0)


class Line(Struct, frozen=True):
    """A message key with its facts; the locale may hold several variants of it (``key-1``, ``key-2``, …)."""

    key: str
    facts: dict[str, Fact] = field(default_factory=dict)


class Spaced(Struct, frozen=True):
    """Short words in a row with nothing but spaces between them."""

    lines: tuple[Line, ...]


Fact = str | int | Who | Said | Signed | Sum | Line | Spaced | tuple[Line, ...] | tuple[Who, ...]


def line(key: str, /, **facts: Fact) -> Line:
    """Shorthand for a :class:`Line`."""
    return Line(key, facts)


def minus(value: int) -> str:
    """A number with a real minus, without a plus."""
    return str(value).replace("-", "−")
