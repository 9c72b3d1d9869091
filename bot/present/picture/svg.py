"""Writing SVG: elements with escaped attributes, text in the fonts that there are."""

from __future__ import annotations

from html import escape
from typing import Any

from bot.present.picture.fonts import runs, width


def element(name: str, *inside: str, **attributes: Any) -> str:
    """An element; ``stroke_width=2`` is written ``stroke-width="2"``. Numbers get at most one decimal."""
    written = "".join(f' {key.replace("_", "-")}="{_value(value)}"' for key, value in attributes.items())
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def text(
    x: float, y: float, words: str, size: float, *, anchor: str = "start", halo: str | None = None, **style: Any
) -> str:
    """A line of drawable text on its baseline, a text element for each font. ``halo`` is the colour behind it."""
    x -= width(words, size) * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    outline = {"paint_order": "stroke", "stroke": halo, "stroke_width": size / 4.5, "stroke_linejoin": "round"}
    written = []
    for family, piece in runs(words):
        shape = {"x": x, "y": y, "font_family": family, "font_size": size, **(outline if halo else {}), **style}
        written.append(element("text", escape(piece), **shape))
        x += width(piece, size)
    return "".join(written)


def icon(path: str, x: float, y: float, size: float, **style: Any) -> str:
    """A sign that fills 24 by 24, this large, by its upper left corner."""
    where = f"translate({number(x)} {number(y)}) scale({size / 24:.3f})"
    return element("path", d=path, transform=where, **style)


def at(point: tuple[float, float]) -> str:
    """A point in a path."""
    return f"{number(point[0])} {number(point[1])}"


def number(value: float) -> str:
    """A number with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0").replace("-0", "0" if -0.05 < value < 0.05 else "-0")


def _value(value: Any) -> str:
    if isinstance(value, float):
        return number(value)
    return escape(str(value))
