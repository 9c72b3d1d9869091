"""Names short enough for a token, each still its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from bot.present.picture.fonts import drawable

TOKEN, COVER = 11, 20
"""Longest name on a token, and at a cover, in characters."""

_NUMBERED = re.compile(r"(.*?[^\d\s])\s*(\d{1,3})")


def short_names(names: Iterable[str]) -> list[str]:
    """People's names for tokens, in order, no two alike: whole, by initials, the beginning, else numbered."""
    return _short(names, TOKEN, (_whole, _initials, _beginning))


def short_labels(names: Iterable[str]) -> list[str]:
    """Covers' names for the map, in order, no two alike: whole, the beginning, by initials, else numbered."""
    return _short(names, COVER, (_whole, _beginning, _initials))


def _short(names: Iterable[str], length: int, forms: tuple[Callable[[str, int], str | None], ...]) -> list[str]:
    taken: set[str] = set()
    found = []
    for name in map(drawable, names):
        short = next((made for form in forms if (made := form(name, length)) and made not in taken), None)
        if short is None:
            short = next(made for number in range(2, 1000) if (made := f"{name[: length - 4]}…{number}") not in taken)
        taken.add(short)
        found.append(short)
    return found


def _whole(name: str, length: int) -> str | None:
    return name if len(name) <= length else None


def _initials(name: str, length: int) -> str | None:
    """``Старший лейтенант Иванов 2`` as ``С.л.Иванов 2``; nothing for one word, or where the last one does not fit."""
    stem, number = _parts(name)
    *first, last = stem.split() or [""]
    short = "".join(f"{word[0]}." for word in first[:2]) + last
    return _cut(short, number, length) if first and len(short) + len(number) <= length else None


def _beginning(name: str, length: int) -> str | None:
    stem, number = _parts(name)
    return _cut(stem, number, length) if stem else None


def _cut(word: str, number: str, length: int) -> str:
    room = length - (len(number) + 1 if number else 0)
    kept = word if len(word) <= room else f"{word[: room - 1].rstrip()}…"
    return f"{kept} {number}" if number else kept


def _parts(name: str) -> tuple[str, str]:
    """A name without its number, and the number."""
    match = _NUMBERED.fullmatch(name)
    return (match[1], match[2]) if match is not None else (name, "")
