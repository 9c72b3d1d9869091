"""Names short enough for a token, each still its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from bot.present.picture.fonts import drawable

TOKEN, COVER = 11, 20
"""Longest name on a token, and at a cover, in characters."""

_NUMBERED = re.compile(r"(.*\S)\s*(\d{1,3})")


def short_names(names: Iterable[str], length: int = TOKEN) -> list[str]:
    """A short form of each name, in order, no two alike: whole, its first word, initials, else numbered."""
    taken: set[str] = set()
    found = []
    for name in map(drawable, names):
        short = next((made for form in _FORMS if (made := form(name, length)) and made not in taken), None)
        if short is None:
            short = next(made for number in range(2, 1000) if (made := f"{name[: length - 4]}…{number}") not in taken)
        taken.add(short)
        found.append(short)
    return found


def _whole(name: str, length: int) -> str | None:
    return name if len(name) <= length else None


def _first_word(name: str, length: int) -> str | None:
    stem, number = _parts(name)
    return _cut(stem.split()[0], number, length) if stem.split() else None


def _initials(name: str, length: int) -> str | None:
    stem, number = _parts(name)
    *first, last = stem.split() or [""]
    return _cut("".join(f"{word[0]}." for word in first[:2]) + last, number, length)


def _cut(word: str, number: str, length: int) -> str:
    room = length - (len(number) + 1 if number else 0)
    kept = word if len(word) <= room else f"{word[: room - 1]}…"
    return f"{kept} {number}" if number else kept


def _parts(name: str) -> tuple[str, str]:
    """A name without its number, and the number."""
    match = _NUMBERED.fullmatch(name)
    return (match[1], match[2]) if match is not None else (name, "")


_FORMS: tuple[Callable[[str, int], str | None], ...] = (_whole, _first_word, _initials)
