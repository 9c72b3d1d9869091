"""The measures of a picture: how large the cells are, where each token and each cover's name stands."""

from __future__ import annotations

from msgspec import Struct

from bot.present.picture.fonts import width
from bot.present.picture.names import short_labels, short_names
from bot.present.picture.placing import Rect, put
from bot.present.picture.symbols import CONDITIONS
from rules.core.geometry import MAX_COLUMNS, MAX_ROWS, Cell
from rules.core.scene import Place, Scene, Token

WIDTH, HEIGHT = 940, 860
"""What the cells should fill, in pixels; a large map may take more, so that its cells stay readable."""

LEAST_CELL, GREATEST_CELL = 44, 88
LEAST_WIDTH = 560
RULER, HEADER, MARGIN = 30.0, 58.0, 14.0
LEAST_FONT, GREATEST_FONT = 18.0, 24.0
ACROSS = 56
"""How many letters' heights a wide map may be across, so that names can be read on a telephone."""

GAP = 3.0
STRIP_ROOM = 30.0
"""Above the tokens in the open, for the fire between them."""

MAX_TOKENS, MAX_PLACES = 120, 100


class Chip(Struct, frozen=True):
    """A token on the map: a fighter's short name with the icons of its condition."""

    token: Token
    name: str
    icons: tuple[str, ...]
    box: Rect


class Label(Struct, frozen=True):
    """A cover's name by its mark."""

    text: str
    box: Rect


Leader = tuple[tuple[float, float], tuple[float, float]]


class Plan(Struct, frozen=True):
    """Where everything is.

    ``strip`` is the open ground under the grid, ``None`` where nobody stands there. ``leaders`` lead from a cover's
    mark to its people, where they found room only further off.
    """

    cell: float
    font: float
    grid: Rect
    strip: Rect | None
    marks: dict[str, Rect]
    chips: dict[str, Chip]
    labels: tuple[Label, ...]
    leaders: tuple[Leader, ...]

    @property
    def width(self) -> float:
        """The whole picture's width: a small grid stands in its middle."""
        return 2 * (self.grid.x - RULER) + RULER + self.grid.width + MARGIN

    @property
    def bottom(self) -> float:
        """Where the legend begins."""
        lowest = self.strip or self.grid
        return lowest.y + lowest.height + MARGIN

    def corner(self, cell: Cell) -> tuple[float, float]:
        """A cell's upper left corner."""
        return self.grid.x + cell.column * self.cell, self.grid.y + cell.row * self.cell


def plan(scene: Scene) -> Plan:
    """Measure a scene. Raises ``ValueError`` for one beyond all bounds, before anything is drawn."""
    counts = (scene.columns, MAX_COLUMNS), (scene.rows, MAX_ROWS), (len(scene.tokens), MAX_TOKENS)
    if any(not 0 <= count <= most for count, most in (*counts, (len(scene.places), MAX_PLACES))):
        raise ValueError("this map is beyond all bounds")
    cell = max(LEAST_CELL, min(GREATEST_CELL, WIDTH // scene.columns, HEIGHT // max(1, scene.rows)))
    font = max(LEAST_FONT, min(GREATEST_FONT, max(cell * 0.34, scene.columns * cell / ACROSS)))
    side = max(0.0, LEAST_WIDTH - scene.columns * cell - RULER - MARGIN) / 2
    top = HEADER + RULER if scene.rows else HEADER
    grid = Rect(RULER + side, top, float(scene.columns * cell), float(scene.rows * cell))
    marks = _marks(scene, grid, cell)
    sizes = _Sizes(scene, font)
    labels: list[Label] = []
    chips: dict[str, Chip] = {}
    taken: list[Rect] = []
    leaders: list[Leader] = []
    crowded = sorted(scene.places, key=lambda place: -len(sizes.at(place.name)))
    for place in crowded:
        label, stack = sizes.label(place), sizes.stack(sizes.at(place.name))
        size = (max(label[1], sizes.reserved(place.name)), sizes.label_height + stack.height)
        box = put(size, marks[place.name], grid.grown(6), marks.values(), taken)
        taken.append(box.grown(1))
        if box.gap(marks[place.name]) > cell * 0.3:
            leaders.append((marks[place.name].middle, box.nearest(marks[place.name].middle)))
        middle, top = box.x + box.width / 2, box.y
        labels.append(Label(label[0], Rect(middle - label[1] / 2, top, label[1], sizes.label_height)))
        chips.update(stack.chips(middle, top + sizes.label_height))
    strip, in_the_open = _strip(grid, sizes)
    return Plan(float(cell), font, grid, strip, marks, {**chips, **in_the_open}, tuple(labels), tuple(leaders))


class _Row(Struct, frozen=True):
    """Chips beside each other."""

    tokens: tuple[tuple[Token, str, float], ...]

    @property
    def width(self) -> float:
        return sum(wide for *_, wide in self.tokens) + GAP * (len(self.tokens) - 1)


class _Stack(Struct, frozen=True):
    """Rows of chips under each other."""

    rows: tuple[_Row, ...]
    chip: float

    @property
    def width(self) -> float:
        return max((row.width for row in self.rows), default=0.0)

    @property
    def height(self) -> float:
        return len(self.rows) * (self.chip + GAP)

    def chips(self, middle: float, top: float) -> dict[str, Chip]:
        """The chips, each row centred."""
        found = {}
        for number, row in enumerate(self.rows):
            left, y = middle - row.width / 2, top + number * (self.chip + GAP)
            for token, name, wide in row.tokens:
                found[token.id] = Chip(token, name, icons_of(token), Rect(left, y, wide, self.chip))
                left += wide + GAP
        return found


class _Sizes:
    """How large chips and names are in this font."""

    def __init__(self, scene: Scene, font: float) -> None:
        self._font, self.chip = font, round(font * 1.36)
        self.label_height = font * 0.95
        names = short_names(token.who.name for token in scene.tokens)
        called = short_labels(place.name for place in scene.places)
        self._called = {place.name: name for place, name in zip(scene.places, called, strict=True)}
        self._sized = [(token, name, self._wide(token, name)) for token, name in zip(scene.tokens, names, strict=True)]

    def at(self, place: str | None) -> list[tuple[Token, str, float]]:
        """The tokens in a place."""
        return [sized for sized in self._sized if sized[0].place == place]

    def reserved(self, place: str) -> float:
        """The width to find room for: the same whatever icons there are, so that a stack stays where it was."""
        widest = max((width(name, self._font) for _, name, _ in self.at(place)), default=0.0)
        return (widest + self._font * 1.8 + GAP) * _columns(len(self.at(place))) if widest else 0.0

    def label(self, place: Place) -> tuple[str, float]:
        """A cover's name as it is shown, and its width."""
        text = self._called[place.name]
        return text, width(text, self._font * 0.8)

    def stack(self, tokens: list[tuple[Token, str, float]]) -> _Stack:
        """Chips one under the other; in two or three columns where they are many."""
        columns = _columns(len(tokens))
        rows = (tuple(tokens[at : at + columns]) for at in range(0, len(tokens), columns))
        return _Stack(tuple(_Row(row) for row in rows), self.chip)

    def in_rows(self, tokens: list[tuple[Token, str, float]], room: float) -> _Stack:
        """Chips in rows of at most this width."""
        rows: list[list[tuple[Token, str, float]]] = [[]]
        for sized in tokens:
            if rows[-1] and _Row((*rows[-1], sized)).width > room:
                rows.append([])
            rows[-1].append(sized)
        return _Stack(tuple(_Row(tuple(row)) for row in rows if row), self.chip)

    def _wide(self, token: Token, name: str) -> float:
        icons = len(icons_of(token)) * (self._font * 0.82 + 3)
        room = self._font * (1.5 if "in-melee" in token.marks else 0.95)
        return max(width(name, self._font) + icons + room, self.chip * 1.5)


def _columns(count: int) -> int:
    return 1 if count <= 3 else 2 if count <= 8 else 3


def icons_of(token: Token) -> tuple[str, ...]:
    """The icons of a token: its condition, then its marks."""
    if token.condition == "out":
        return ("out",)
    return tuple(icon for icon in CONDITIONS if icon == token.condition or icon in token.marks)


def _marks(scene: Scene, grid: Rect, cell: float) -> dict[str, Rect]:
    """A mark for each cover in its cell; smaller ones beside each other where several share it."""
    shared: dict[Cell, list[str]] = {}
    for place in scene.places:
        shared.setdefault(place.cell, []).append(place.name)
    found = {}
    for place in scene.places:
        others = shared[place.cell]
        size = cell * (0.84 if len(others) == 1 else 0.5)
        across, down = _CORNERS[others.index(place.name) % 4] if len(others) > 1 else (0.0, 0.0)
        x = grid.x + (place.cell.column + 0.5 + across) * cell
        y = grid.y + (place.cell.row + 0.5 + down) * cell
        found[place.name] = Rect(x - size / 2, y - size / 2, size, size)
    return found


_CORNERS = ((-0.25, -0.25), (0.25, 0.25), (0.25, -0.25), (-0.25, 0.25))


def _strip(grid: Rect, sizes: _Sizes) -> tuple[Rect | None, dict[str, Chip]]:
    """Open ground has no cells: who stands there is shown under the grid."""
    tokens = sizes.at(None)
    if not tokens:
        return None, {}
    side = grid.x - RULER
    left, wide = RULER, grid.width + 2 * side
    stack = sizes.in_rows(tokens, wide - 2 * MARGIN)
    top = grid.y + grid.height + 10
    strip = Rect(left, top, wide, stack.height + sizes.label_height + STRIP_ROOM)
    return strip, stack.chips(left + wide / 2, top + sizes.label_height + STRIP_ROOM - 6)
