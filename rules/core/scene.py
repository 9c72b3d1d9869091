"""The map as data: what a presenter draws, in whatever way it draws."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rules.core.geometry import Cell, Direction
from rules.core.telling import Line, Said, Who
from rules.core.terrain import Terrain


class Place(Struct, frozen=True):
    """A cover on the map; ``about`` says its kind, sides and what else matters.

    ``kind`` chooses how it is drawn, ``label`` names it in the legend; ``sides`` are those that it shields.
    """

    name: str
    cell: Cell
    about: tuple[Line, ...]
    kind: str = ""
    label: Line | None = None
    sides: tuple[Direction, ...] = ()


class Token(Struct, frozen=True):
    """A fighter on the map, in a place or (``place`` is ``None``) in the open.

    ``marks`` are states besides the condition: ``suppressed``, ``held``, ``keeping-down``, ``low-ammo``, ``down``
    (lying), ``in-melee``, ``hero``.
    """

    id: str
    who: Who
    side: Literal["players", "enemies"]
    place: str | None
    condition: str
    marks: tuple[str, ...] = ()


class Deed(Struct, frozen=True, omit_defaults=True):
    """Something that was done and is drawn: a shot, a relocation, suppression. ``at``: from which place.

    A shot has a ``target`` (a fighter), the place ``to`` where the target was, and a ``result``: miss, hit, kill, lost,
    unseen, or aimed while it waits to be read. A relocation goes ``to`` a place (``result`` moved), or
    would have (stays). Suppression names one target each. A charge at a target charges, stays, fires or is stopped.
    """

    do: Literal["shot", "moved", "suppressed", "charged"]
    fighter: str
    at: str | None = None
    target: str | None = None
    to: str | None = None
    result: str = ""


class Scene(Struct, frozen=True):
    """A grid with its ground, places and tokens; ``legend`` explains the kinds of place in use. No ``rows``: no grid,
    all stand in the open.

    ``contacts`` are pairs who fight hand to hand; each stands in one place, one after the other.
    ``deeds`` are of the present round, ``past`` of the one before. ``ground`` names a picture to draw the grid on.
    """

    title: Said
    round: int
    columns: int
    rows: int
    places: tuple[Place, ...]
    tokens: tuple[Token, ...]
    legend: tuple[Line, ...] = ()
    terrain: Terrain = ()
    deeds: tuple[Deed, ...] = ()
    past: tuple[Deed, ...] = ()
    contacts: tuple[tuple[str, str], ...] = ()
    ground: str | None = None
