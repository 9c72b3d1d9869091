"""Fighters on the map: players in rounded blue tokens, enemies in pointed red ones, the out struck through."""

from __future__ import annotations

import math
from typing import NamedTuple

from bot.present.picture.fonts import width
from bot.present.picture.placing import Rect
from bot.present.picture.plan import Chip, Plan
from bot.present.picture.svg import at, element, icon, number, text
from bot.present.picture.symbols import CONDITIONS, ENEMIES, INK, OUT, PAPER, PLAYERS, SWORDS
from rules.core.scene import Scene

LEAN = 0.55
"""How far a fallen token leans, as a share of its height."""


class Melees(NamedTuple):
    """Bars, which lie under the tokens, and swords, which lie above them."""

    bars: str
    swords: str


def tokens(plan: Plan) -> str:
    """The covers' names and the way to their people, the tokens above them."""
    ways = "".join(f"M{at(start)}L{at(end)}" for start, end in plan.leaders)
    drawn = element("path", d=ways, stroke=INK, stroke_width=1.6, stroke_dasharray="1 4", fill="none") if ways else ""
    for label in plan.labels:
        x, y = label.box.middle[0], label.box.y + label.box.height * 0.78
        drawn += text(x, y, label.text, plan.font * 0.8, anchor="middle", halo=PAPER, fill=INK)
    return drawn + "".join(_token(chip, plan.font) for chip in plan.chips.values())


def contacts(scene: Scene, plan: Plan) -> Melees:
    """Who fights hand to hand: a bar from token to token, which lies under them, and crossed swords on it."""
    pairs = [(plan.chips[one].box, plan.chips[other].box) for one, other in scene.contacts if one in plan.chips]
    bars = "".join(f"M{at(one.middle)}L{at(other.middle)}" for one, other in pairs)
    under = element("path", d=bars, stroke=INK, stroke_width=7, fill="none") if bars else ""
    return Melees(under, "".join(swords(_meeting(one, other), plan.font * 0.5) for one, other in pairs))


def swords(spot: tuple[float, float], radius: float) -> str:
    """The sign of a melee around a point."""
    x, y = spot
    plate = element("circle", cx=x, cy=y, r=radius, fill=INK, stroke=PAPER, stroke_width=2)
    return plate + icon(SWORDS, x - radius * 0.7, y - radius * 0.7, radius * 1.4, fill=PAPER)


def _meeting(one: Rect, other: Rect) -> tuple[float, float]:
    """Where two tokens meet, beside their names: at the left of a stack, between the ends of a row, else half way."""
    if one.gap(other) > one.height:
        return (one.middle[0] + other.middle[0]) / 2, (one.middle[1] + other.middle[1]) / 2
    if abs(one.middle[1] - other.middle[1]) > one.height / 2:
        low, high = sorted((one, other), key=lambda box: box.y)
        return max(one.x, other.x) + 2, (low.y + low.height + high.y) / 2
    left, right = sorted((one, other), key=lambda box: box.x)
    return (left.x + left.width + right.x) / 2, one.middle[1]


def token_shape(box: Rect, side: str) -> str:
    """The outline of a token: round ends for players, points for enemies."""
    x, y, high = number(box.x), number(box.y), number(box.height)
    right, bottom = number(box.x + box.width), number(box.y + box.height)
    if side == "players":
        half, flat = number(box.height / 2), number(box.width - box.height)
        start = f"M{number(box.x + box.height / 2)} {y}"
        return f"{start}h{flat}a{half} {half} 0 0 1 0 {high}h-{flat}a{half} {half} 0 0 1 0 -{high}z"
    cut, middle = box.height * 0.36, number(box.y + box.height / 2)
    left_in, right_in = number(box.x + cut), number(box.x + box.width - cut)
    return f"M{x} {middle}L{left_in} {y}L{right_in} {y}L{right} {middle}L{right_in} {bottom}L{left_in} {bottom}Z"


def token_colour(side: str, condition: str) -> str:
    """A token's colour."""
    if condition == "out":
        return OUT
    return PLAYERS if side == "players" else ENEMIES


def _token(chip: Chip, font: float) -> str:
    box, out = chip.box, chip.token.condition == "out"
    fill = token_colour(chip.token.side, chip.token.condition)
    drawn = element("path", d=token_shape(box, chip.token.side), fill=fill, stroke=PAPER, stroke_width=2.2)
    icon_size = font * 0.82
    inside = len(chip.icons) * (icon_size + 3) + width(chip.name, font)
    x, middle = box.x + (box.width - inside) / 2, box.y + box.height / 2
    for name in chip.icons:
        drawn += icon(CONDITIONS[name], x, middle - icon_size / 2, icon_size, fill="#ffffff", fill_rule="evenodd")
        x += icon_size + 3
    drawn += text(x, middle + font * 0.34, chip.name, font, fill="#ffffff")
    if "down" in chip.token.marks:
        drawn = element("g", drawn, transform=_lying(box))
    if out:
        struck = f"M{number(x - 1)} {number(middle)}H{number(x + 1 + width(chip.name, font))}"
        drawn += element("path", d=struck, stroke="#ffffff", stroke_width=2)
    return drawn


def _lying(box: Rect) -> str:
    """A token that has fallen over: slanted about its middle."""
    shift = box.y + box.height / 2
    return f"translate({number(shift * LEAN)} 0) skewX({-math.degrees(math.atan(LEAN)):.1f})"
