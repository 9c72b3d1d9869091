"""Dice notation: ``2d6+1``, ``d100``, ``4к6kh3``; no brackets, no recursion, hard limits.

Terms joined by + and −: a number, NdM, NdMkhK (keep the K highest), NdMklK (keep the K lowest).
d, D, к, К, д, Д all mean a die.
"""

from __future__ import annotations

import re

from msgspec import Struct

from rules.core.contract import Dice
from rules.core.refusal import Refusal

MAX_CHARACTERS = 100
MAX_DICE = 100
"""In the whole expression."""
MAX_SIDES = 1000
MAX_NUMBER = 1_000_000

_TERM = re.compile(
    r"([+\-−–]?)\s*(?:([0-9]{0,7})\s*[dкд]\s*([0-9]{1,7})(?:\s*(kh|kl)\s*([0-9]{1,7}))?|([0-9]{1,7}))\s*", re.IGNORECASE
)


class Term(Struct, frozen=True):
    """``sign`` times ``count`` dice of ``sides`` (keeping some), or times ``number`` where ``sides`` is 0."""

    sign: int
    number: int = 0
    count: int = 0
    sides: int = 0
    keep: int = 0
    highest: bool = True


class Thrown(Struct, frozen=True):
    """A term with its faces in the order thrown; ``kept`` are the places of those that count."""

    term: Term
    faces: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()

    @property
    def value(self) -> int:
        """What the term adds to the total."""
        if not self.term.sides:
            return self.term.sign * self.term.number
        return self.term.sign * sum(self.faces[place] for place in self.kept)


def parse(text: str) -> tuple[Term, ...]:
    """The terms of an expression.

    Raises ``Refusal``: ``dice_too_long``, ``dice_unreadable``, ``dice_too_many``, ``dice_sides``, ``dice_keep``,
    ``dice_number``.
    """
    text = text.strip()
    if len(text) > MAX_CHARACTERS:
        raise Refusal("dice_too_long", limit=MAX_CHARACTERS)
    terms: list[Term] = []
    at = 0
    while at < len(text):
        match = _TERM.match(text, at)
        if match is None or (terms and not match[1]):
            raise Refusal("dice_unreadable", text=text)
        terms.append(_term(match))
        at = match.end()
    if not terms:
        raise Refusal("dice_unreadable", text=text)
    if sum(term.count for term in terms) > MAX_DICE:
        raise Refusal("dice_too_many", limit=MAX_DICE)
    return tuple(terms)


def throw(terms: tuple[Term, ...], dice: Dice, purpose: str, fighter: str | None = None) -> tuple[Thrown, ...]:
    """Throw all dice of all terms, left to right."""
    return tuple(_throw(term, dice, purpose, fighter) for term in terms)


def written(terms: tuple[Term, ...]) -> str:
    """The expression in plain form: ``2d6 + 1``."""
    words: list[str] = []
    for term in terms:
        dice = f"{term.count}d{term.sides}"
        if term.keep:
            dice += f"k{'h' if term.highest else 'l'}{term.keep}"
        body = dice if term.sides else str(term.number)
        sign = "−" if term.sign < 0 else "+"
        words.append(f"{sign} {body}" if words else (body if term.sign > 0 else f"−{body}"))
    return " ".join(words)


def _term(match: re.Match[str]) -> Term:
    sign = -1 if match[1] and match[1] in "-−–" else 1
    if match[6] is not None:
        if int(match[6]) > MAX_NUMBER:
            raise Refusal("dice_number", limit=MAX_NUMBER)
        return Term(sign, number=int(match[6]))
    count, sides = int(match[2] or 1), int(match[3])
    if not 1 <= count <= MAX_DICE:
        raise Refusal("dice_too_many", limit=MAX_DICE)
    if not 2 <= sides <= MAX_SIDES:
        raise Refusal("dice_sides", limit=MAX_SIDES)
    keep = int(match[5]) if match[5] else 0
    if match[4] and not 1 <= keep <= count:
        raise Refusal("dice_keep", count=count)
    return Term(sign, count=count, sides=sides, keep=keep, highest=(match[4] or "kh").lower() == "kh")


def _throw(term: Term, dice: Dice, purpose: str, fighter: str | None) -> Thrown:
    faces = tuple(dice.throw(term.sides, purpose, fighter) for _ in range(term.count))
    places = sorted(range(len(faces)), key=lambda place: faces[place], reverse=term.highest)
    return Thrown(term, faces, tuple(sorted(places[: term.keep or len(faces)])))
