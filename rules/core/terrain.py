"""The ground of a map: what each cell is, one sign a cell. It is drawn and has no effect on any number."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rules.core.geometry import Cell, parse_cell
from rules.core.refusal import Refusal

GROUND = "."
SIGNS = {"ground": GROUND, "wall": "#", "water": "~", "building": "B", "road": "=", "trees": "T", "anomaly": "*"}
"""Kinds of ground and the sign of each in a drawing."""

PATTERN = f"^[{''.join(SIGNS.values())}]*$"
"""What a row of a drawing looks like."""

KINDS = {sign: kind for kind, sign in SIGNS.items()}
EVERYWHERE = ("ALL", "ВСЁ", "ВСЕ")

Terrain = tuple[str, ...]
"""Rows from the north, a sign a cell; no rows at all: open ground everywhere."""


def parse_kind(name: str) -> str:
    """The sign of a kind of ground. Raises ``Refusal("unknown_terrain")``."""
    typed = name.strip().lower()
    if typed not in SIGNS:
        raise Refusal("unknown_terrain", name=name.strip()[:20], known=", ".join(SIGNS))
    return SIGNS[typed]


def parse_area(text: str, columns: int, rows: int) -> frozenset[Cell]:
    """Cells such as ``"C3:E5 F6"``, corners in any order; ``all`` is the whole map.

    Raises ``Refusal``: ``bad_area``, ``bad_cell``, ``cell_outside``.
    """
    words = re.split(r"[\s,;]+", text.strip().upper())
    if len(words) == 1 and words[0] in EVERYWHERE:
        return frozenset(Cell(column, row) for column in range(columns) for row in range(rows))
    cells: set[Cell] = set()
    for word in words:
        corners = [parse_cell(corner, columns, rows) for corner in re.split(r"[:\-–—]", word)]
        if len(corners) > 2:
            raise Refusal("bad_area", text=word[:20])
        cells.update(_between(corners[0], corners[-1]))
    return frozenset(cells)


def painted(terrain: Terrain, columns: int, rows: int, cells: Iterable[Cell], sign: str) -> Terrain:
    """The ground with these cells changed."""
    grid = [list(row) for row in fitted(terrain, columns, rows)]
    for cell in cells:
        grid[cell.row][cell.column] = sign
    return _plain(tuple("".join(row) for row in grid))


def fitted(terrain: Terrain, columns: int, rows: int) -> Terrain:
    """All rows of a map of this size: what lies outside is cut, what is new is open ground."""
    known = (row[:columns].ljust(columns, GROUND) for row in terrain[:rows])
    found = tuple(known)
    return (*found, *(GROUND * columns for _ in range(rows - len(found))))


def resized(terrain: Terrain, columns: int, rows: int) -> Terrain:
    """The ground of a map that changes its size."""
    return _plain(fitted(terrain, columns, rows)) if terrain else ()


def _plain(terrain: Terrain) -> Terrain:
    return terrain if any(row.strip(GROUND) for row in terrain) else ()


def _between(one: Cell, other: Cell) -> Iterable[Cell]:
    columns, rows = sorted((one.column, other.column)), sorted((one.row, other.row))
    for column in range(columns[0], columns[1] + 1):
        for row in range(rows[0], rows[1] + 1):
            yield Cell(column, row)
