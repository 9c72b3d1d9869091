"""The map as data: what a presenter draws, in whatever way it draws."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rules.core.geometry import Cell
from rules.core.telling import Line, Who


class Place(Struct, frozen=True):
    """A cover on the map; ``letter`` marks it in text, ``about`` says its kind, sides and what else matters."""

    name: str
    letter: str
    cell: Cell
    about: tuple[Line, ...]


class Token(Struct, frozen=True):
    """A fighter on the map, in a place or (``place`` is ``None``) in the open."""

    who: Who
    side: Literal["players", "enemies"]
    place: str | None
    condition: str
    marks: tuple[str, ...] = ()


class Scene(Struct, frozen=True):
    """A grid with its places and tokens; ``legend`` explains the kinds of place in use."""

    columns: int
    rows: int
    places: tuple[Place, ...]
    tokens: tuple[Token, ...]
    legend: tuple[Line, ...] = ()
