"""The few colours of a picture's PNG: those that are drawn with, and steps between those that meet."""

from __future__ import annotations

from functools import cache
from itertools import chain

from PIL import Image

from bot.present.picture.symbols import (
    ENEMIES,
    FAINT,
    FLOOR,
    GRID,
    GROUND,
    INK,
    OUT,
    PAPER,
    PATTERN,
    PLAYERS,
    RUN,
    SIGN,
)

Colour = tuple[int, ...]

STEPS = (1 / 3, 2 / 3)
"""Between two colours that meet at the edge of a letter or a line."""

FADED, CONE = 0.4, 0.2
WHITE = "#ffffff"
_FLAT = (PAPER, FLOOR, INK, FAINT, GRID, PLAYERS, ENEMIES, OUT, RUN, SIGN, WHITE, *GROUND.values())
_MEETING = (
    (PAPER, INK),
    (FLOOR, INK),
    (WHITE, PLAYERS),
    (WHITE, ENEMIES),
    (WHITE, OUT),
    (FLOOR, PLAYERS),
    (FLOOR, ENEMIES),
    (FLOOR, RUN),
)
_FADED = (PLAYERS, ENEMIES, RUN)
_OVER = (FADED * CONE, CONE, FADED)


@cache
def palette() -> Image.Image:
    """The colours as Pillow takes them."""
    colours = [_rgb(colour) for colour in _FLAT]
    colours += [_mixed(one, other, step) for one, other in _MEETING for step in STEPS]
    colours += [_mixed(ground, PATTERN, FADED) for ground in GROUND.values()]
    colours += [_mixed(FLOOR, colour, share) for colour in _FADED for share in (FADED, CONE, FADED * CONE)]
    over = [
        _mixed(ground, colour, share) for ground in GROUND.values() for colour in (PLAYERS, ENEMIES) for share in _OVER
    ]
    colours += over
    unique = list(dict.fromkeys(colours))
    image = Image.new("P", (1, 1))
    image.putpalette(list(chain.from_iterable([*unique, *unique[:1] * (256 - len(unique))])))
    return image


def _rgb(colour: str) -> Colour:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))


def _mixed(one: str, other: str, share: float) -> Colour:
    return tuple(round(a * (1 - share) + b * share) for a, b in zip(_rgb(one), _rgb(other), strict=True))
