"""The grid: cells such as ``B3`` (row 1 is north), eight directions, bounds."""

from __future__ import annotations

import re
from typing import Literal, get_args

from msgspec import Struct

from rules.core.refusal import Refusal

Direction = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
DIRECTIONS: tuple[Direction, ...] = get_args(Direction)
"""Clockwise from north."""

MAX_COLUMNS, MAX_ROWS = 30, 20
MIN_COLUMNS, MIN_ROWS = 2, 2

_CELL = re.compile(r"([A-Z]{1,2})([1-9][0-9]?)")
_LOOKALIKES = str.maketrans("АВСЕНКМОРТХ", "ABCEHKMOPTX")
_COMPASS_RU = {"С": "N", "СВ": "NE", "В": "E", "ЮВ": "SE", "Ю": "S", "ЮЗ": "SW", "З": "W", "СЗ": "NW"}


class Cell(Struct, frozen=True):
    """A square of the map; column and row count from 0, row 0 is the northern edge."""

    column: int
    row: int

    @property
    def name(self) -> str:
        """``A1`` for the north-western corner; column 27 is ``AA``."""
        return f"{column_name(self.column)}{self.row + 1}"


def column_name(column: int) -> str:
    """Letters of a column counted from 0: A … Z, AA … AD."""
    return chr(65 + column) if column < 26 else chr(64 + column // 26) + chr(65 + column % 26)


def parse_cell(text: str, columns: int, rows: int) -> Cell:
    """The cell that a person typed; Cyrillic letters that look like Latin ones are taken for them.

    Raises ``Refusal("bad_cell")`` for what is no cell, ``Refusal("cell_outside")`` beyond the map.
    """
    match = _CELL.fullmatch(text.strip().upper().translate(_LOOKALIKES))
    last = Cell(columns - 1, rows - 1).name
    if match is None:
        raise Refusal("bad_cell", text=text.strip()[:20], last=last)
    column = 0
    for letter in match[1]:
        column = column * 26 + ord(letter) - 64
    cell = Cell(column - 1, int(match[2]) - 1)
    if cell.column >= columns or cell.row >= rows:
        raise Refusal("cell_outside", cell=cell.name, last=last)
    return cell


def parse_directions(text: str) -> tuple[Direction, ...]:
    """Sides such as ``"N NE NW"`` or ``"С СВ СЗ"`` in compass order; ``all`` and ``none`` (``-``) are words too.

    Raises ``Refusal("bad_direction")``.
    """
    words = re.split(r"[\s,;]+", text.strip().upper())
    if words in (["ALL"], ["ВСЕ"]):
        return DIRECTIONS
    if words in (["NONE"], ["НЕТ"], ["-"], ["—"]):
        return ()
    sides = [_COMPASS_RU.get(word, word) for word in words]
    for typed, side in zip(words, sides, strict=True):
        if side not in DIRECTIONS:
            raise Refusal("bad_direction", text=typed[:20])
    return tuple(d for d in DIRECTIONS if d in sides)


def direction(start: Cell, end: Cell) -> Direction | None:
    """The nearest of the eight directions from one cell to another; ``None`` for the same cell.

    The border between two directions lies at 22.5°, whose tangent is irrational: no two cells lie on it.
    """
    east, south = end.column - start.column, end.row - start.row
    if east == 0 and south == 0:
        return None
    vertical = "" if _negligible(south, east) else ("S" if south > 0 else "N")
    horizontal = "" if _negligible(east, south) else ("E" if east > 0 else "W")
    return next(d for d in DIRECTIONS if d == vertical + horizontal)


def _negligible(part: int, other: int) -> bool:
    """Whether |part| < |other| · tan 22.5°, in whole numbers."""
    return (abs(part) + abs(other)) ** 2 < 2 * other * other
