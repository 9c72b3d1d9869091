"""The ground, the grid with its letters and numbers, the covers with the sides that they shield."""

from __future__ import annotations

import base64
import math
from collections.abc import Iterable

from bot.present.escaping import visible
from bot.present.lines import render
from bot.present.locales import Language
from bot.present.picture.fonts import drawable
from bot.present.picture.palette import FADED
from bot.present.picture.plan import Plan
from bot.present.picture.svg import at, element, icon, number, text
from bot.present.picture.symbols import CRATE, FAINT, FLOOR, GRID, GROUND, INK, KINDS, PAPER, PATTERN, PATTERNS, SIGN
from rules.core.geometry import DIRECTIONS, Cell, column_name
from rules.core.scene import Place, Scene
from rules.core.terrain import KINDS as TERRAIN

_PATTERN = {"fill": "none", "stroke": PATTERN, "stroke_width": 1.3, "opacity": FADED}


SHARP = 0.5
"""Shifts a line one pixel wide onto a row of pixels."""


def field(scene: Scene, plan: Plan, spoken: Language, picture: bytes | None) -> str:
    """The grid with everything that does not move."""
    grid = plan.grid
    drawn = element("rect", x=grid.x, y=grid.y, width=grid.width, height=grid.height, fill=FLOOR)
    if picture is not None:
        data = base64.b64encode(picture).decode()
        box = {"x": grid.x, "y": grid.y, "width": grid.width, "height": grid.height}
        href = f"data:image/jpeg;base64,{data}"
        drawn += element("image", href=href, preserveAspectRatio="xMidYMid slice", **box)
    drawn += _terrain(scene, plan, faint=picture is not None) + _lines(scene, plan, light=picture is not None)
    drawn += _rulers(scene, plan)
    return drawn + "".join(cover(place, plan, spoken) for place in scene.places)


def cover(place: Place, plan: Plan, spoken: Language) -> str:
    """A cover: an eight-sided plate, thick where it shields, with the sign of its kind."""
    box = plan.marks[place.name]
    return mark(place, kind_label(place, spoken), *box.middle, box.width)


def kind_label(place: Place, spoken: Language) -> str:
    """What a cover's kind is called."""
    return drawable(visible(render(place.label, spoken)) if place.label is not None else place.kind)


def mark(place: Place, label: str, x: float, y: float, size: float) -> str:
    """A cover's mark of this size around a point, for the map and for the legend."""
    corners = _octagon(x, y, size / 2)
    plate = "M" + "L".join(at(corner) for corner in corners) + "Z"
    drawn = element("path", d=plate, fill=PAPER, stroke=PAPER, stroke_width=3)
    drawn += element("path", d=plate, fill=PAPER, stroke=FAINT, stroke_width=1.2, stroke_dasharray="2 3")
    drawn += kind_sign(place.kind, label, x, y, size * 0.52)
    shielded = [DIRECTIONS.index(side) for side in place.sides]
    edges = "".join(f"M{at(corners[n])}L{at(corners[(n + 1) % 8])}" for n in shielded)
    if edges:
        width = max(3.6, size * 0.085)
        drawn += element("path", d=edges, stroke=PAPER, stroke_width=width + 3, stroke_linecap="round", fill="none")
        drawn += element("path", d=edges, stroke=INK, stroke_width=width, stroke_linecap="round", fill="none")
    return drawn


def kind_sign(kind: str, label: str, x: float, y: float, size: float) -> str:
    """The sign of a kind of cover around a point; any but the standard ones by the first letter of its name."""
    drawn = icon(KINDS.get(kind, CRATE), x - size / 2, y - size / 2, size, fill=SIGN, fill_rule="evenodd")
    if kind in KINDS:
        return drawn
    letter = drawable(label[:1].upper())
    return drawn + text(x, y + size * 0.24, letter, size * 0.66, anchor="middle", fill=SIGN)


def swatch(kind: str, x: float, y: float, size: float) -> str:
    """A cell of this ground, by its upper left corner."""
    drawn = element("rect", x=x, y=y, width=size, height=size, fill=GROUND[kind])
    return drawn + icon(PATTERNS[kind], x, y, size, **_PATTERN)


def _terrain(scene: Scene, plan: Plan, *, faint: bool) -> str:
    """The ground that is not bare, one colour and one pattern for each kind."""
    cells: dict[str, list[Cell]] = {}
    for row, signs in enumerate(scene.terrain[: scene.rows]):
        for column, sign in enumerate(signs[: scene.columns]):
            cells.setdefault(TERRAIN.get(sign, "ground"), []).append(Cell(column, row))
    drawn = "".join(_ground(kind, cells[kind], plan) for kind in GROUND if kind in cells)
    return element("g", drawn, opacity=0.55) if faint and drawn else drawn


def _ground(kind: str, cells: Iterable[Cell], plan: Plan) -> str:
    corners = [plan.corner(cell) for cell in cells]
    squares = "".join(
        f"M{at(corner)}h{number(plan.cell)}v{number(plan.cell)}h{number(-plan.cell)}z" for corner in corners
    )
    pattern = element("path", id=f"ground-{kind}", d=PATTERNS[kind], transform=f"scale({plan.cell / 24:.3f})")
    uses = "".join(element("use", href=f"#ground-{kind}", x=x, y=y) for x, y in corners)
    signs = element("g", element("defs", pattern), uses, **_PATTERN)
    return element("path", d=squares, fill=GROUND[kind]) + signs


def _lines(scene: Scene, plan: Plan, *, light: bool) -> str:
    grid, cell = plan.grid, plan.cell
    left, top = grid.x + SHARP, grid.y + SHARP
    down = (f"M{number(left + n * cell)} {number(grid.y)}v{number(grid.height)}" for n in range(scene.columns))
    across = (f"M{number(grid.x)} {number(top + n * cell)}h{number(grid.width)}" for n in range(scene.rows))
    path = "".join((*down, *across))
    drawn = element("path", d=path, stroke=INK, stroke_width=3, fill="none", opacity=0.25) if light else ""
    drawn += element("path", d=path, stroke=PAPER if light else GRID, stroke_width=1, fill="none")
    box = {"x": grid.x, "y": grid.y, "width": grid.width, "height": grid.height}
    return drawn + element("rect", **box, fill="none", stroke=INK, stroke_width=2)


def _rulers(scene: Scene, plan: Plan) -> str:
    size, grid = min(19.0, plan.cell * 0.4), plan.grid
    columns = (
        text(grid.x + (n + 0.5) * plan.cell, grid.y - 9, column_name(n), size, anchor="middle", fill=INK)
        for n in range(scene.columns)
    )
    rows = (
        text(grid.x - 8, grid.y + (n + 0.5) * plan.cell + size * 0.35, str(n + 1), size, anchor="end", fill=INK)
        for n in range(scene.rows)
    )
    return "".join((*columns, *rows))


def _octagon(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    """Corners of an octagon whose first edge looks north, clockwise: edge n looks in direction n."""
    reach = radius / math.cos(math.pi / 8)
    turns = (math.pi / 8 * (2 * corner - 1) - math.pi / 2 for corner in range(8))
    return [(x + reach * math.cos(turn), y + reach * math.sin(turn)) for turn in turns]
