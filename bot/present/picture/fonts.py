"""The two fonts of a picture: what they can show, how wide it is, and what stands for the rest."""

from __future__ import annotations

import unicodedata
from functools import cache
from itertools import groupby
from pathlib import Path

from fontTools.ttLib import TTFont
from msgspec import Struct

FOLDER = Path(__file__).parent / "fonts"
FALLBACK = "◇"
"""For what neither font has, such as most emoji."""

_JOINED = {"\u200d", "\ufe0e", "\ufe0f"}


class Font(Struct, frozen=True):
    """A font: its family as SVG knows it, and each character's width for a size of 1."""

    family: str
    widths: dict[str, float]


@cache
def fonts() -> tuple[Font, ...]:
    """The main font, then the one for other scripts and signs."""
    return (
        _read("PTSansNarrow-Bold.ttf", "PT Sans"),
        _read("DejaVuSansCondensed-Bold.ttf", "DejaVu Sans"),
    )


def drawable(text: str) -> str:
    """The text with a lozenge for every character that neither font has; joined emoji become one."""
    shown: list[str] = []
    joined = False
    for character in unicodedata.normalize("NFC", text):
        if character in _JOINED or unicodedata.category(character) == "Sk":
            joined = character == "\u200d"
        elif _font_of(character) is not None:
            shown.append(character)
            joined = False
        elif not joined and unicodedata.category(character) not in ("Mn", "Me", "Cc", "Cf"):
            shown.append(FALLBACK)
    return "".join(shown)


def width(text: str, size: float) -> float:
    """How wide a drawable text is, in pixels."""
    return size * sum(_width_of(character) for character in text)


def fitted(text: str, size: float, room: float) -> str:
    """A drawable text of at most this width, cut with an ellipsis."""
    if width(text, size) <= room:
        return text
    while text and width(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def runs(text: str) -> list[tuple[str, str]]:
    """A drawable text in pieces of one font each: the font's family and the piece."""
    pieces = groupby(text, key=lambda character: font.family if (font := _font_of(character)) else fonts()[0].family)
    return [(family, "".join(characters)) for family, characters in pieces]


@cache
def _font_of(character: str) -> Font | None:
    return next((font for font in fonts() if character in font.widths), None)


def _width_of(character: str) -> float:
    font = _font_of(character)
    return font.widths[character] if font is not None else 0.0


def _read(name: str, family: str) -> Font:
    with TTFont(FOLDER / name, lazy=True) as font:
        size, metrics = font["head"].unitsPerEm, font["hmtx"]
        names = font.getBestCmap()
        return Font(family, {chr(code): metrics[glyph][0] / size for code, glyph in names.items()})
