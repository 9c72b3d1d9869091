"""A scenario of a firefight: the file's type, laying a fight out by it, and writing one from a fight."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from rules.core import scenario, terrain
from rules.core.chronicle import Narrated
from rules.core.contract import NO_MEANS, Actor, Setup
from rules.core.geometry import DIRECTIONS, MAX_COLUMNS, MAX_ROWS, MIN_COLUMNS, MIN_ROWS, parse_cell, parse_directions
from rules.core.names import NAME_LENGTH, clean_name, clean_speech, clean_text, find, fold
from rules.core.refusal import Refusal
from rules.core.scenario import Draft, Reader, Text, all_texts, text_in
from rules.core.telling import Pronoun
from rules.firefight import actions as a
from rules.firefight import events as e
from rules.firefight import setup as layout
from rules.firefight import tables as t
from rules.firefight.evolve import evolve
from rules.firefight.gm_rulings import OPEN_WORDS
from rules.firefight.ledger import Ledger
from rules.firefight.state import Cover, CoverKind, EnemyType, Fighter, FirefightState
from rules.melee.events import StatsSet
from rules.melee.state import Damage, ExtraDice, GivenStats, Skill, Weapons

Modifier = Annotated[int, Meta(ge=-t.MAX_BONUS, le=t.MAX_BONUS)]
Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
Word = Annotated[str, Meta(max_length=60)]
TerrainRow = Annotated[str, Meta(max_length=MAX_COLUMNS, pattern=terrain.PATTERN)]


class Map(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Size in cells, and the ground drawn in rows from the north: ``.#~B=T*``, a sign a cell."""

    columns: Annotated[int, Meta(ge=MIN_COLUMNS, le=MAX_COLUMNS)] = t.DEFAULT_COLUMNS
    rows: Annotated[int, Meta(ge=MIN_ROWS, le=MAX_ROWS)] = t.DEFAULT_ROWS
    terrain: Annotated[tuple[TerrainRow, ...], Meta(max_length=MAX_ROWS)] = ()


class Kind(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A kind of cover: its modifier to the cover die, what it is called, its line in the legend."""

    name: Name
    label: Text | None = None
    modifier: Modifier = 0
    legend: Text | None = None


class Place(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A cover, as ``/gm place`` takes it."""

    name: Text
    cell: Word
    kind: Name = t.DEFAULT_KIND
    shields: Word = "all"
    capacity: Annotated[int, Meta(ge=1, le=t.MAX_CAPACITY)] = t.DEFAULT_CAPACITY
    modifier: Modifier | None = None
    rows: Word | None = None


class Type(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An enemy type, as ``/gm type`` takes it; a known one is changed."""

    name: Name
    label: Text | None = None
    shots: Annotated[int, Meta(ge=1, le=t.MAX_SHOTS)] | None = None
    bonus: Modifier | None = None
    cover_die: bool | None = None
    cover_bonus: Modifier | None = None
    rows: Word | None = None
    rows_against: Word | None = None
    hits_to_out: Annotated[int, Meta(ge=0, le=9)] | None = None
    skill: Skill | None = None
    damage: Damage | None = None
    weapons: Weapons | None = None
    dice: ExtraDice | None = None


class Enemy(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Enemies, as ``/gm enemy`` takes them; ``cover`` is a cover's name in any of its languages, none: in the open."""

    type: Name
    name: Text | None = None
    count: Annotated[int, Meta(ge=1, le=t.MAX_ENEMIES_AT_ONCE)] = 1
    cover: Name | None = None
    pronoun: Pronoun = "he"
    skill: Skill | None = None
    damage: Damage | None = None
    weapons: Weapons | None = None
    dice: ExtraDice | None = None


class Scenario(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A firefight laid out. ``title`` and ``about`` are for lists of scenarios; ``opening`` is the GM's first post."""

    ruleset: Literal["firefight"] = "firefight"
    title: Text | None = None
    about: Text | None = None
    opening: Text | None = None
    rules: dict[Word, Word | Annotated[int, Meta(ge=0, le=99)]] = {}
    map: Map = Map()
    kinds: Annotated[tuple[Kind, ...], Meta(max_length=t.MAX_KINDS + len(t.KINDS))] = ()
    covers: Annotated[tuple[Place, ...], Meta(max_length=t.MAX_COVERS)] = ()
    types: Annotated[tuple[Type, ...], Meta(max_length=t.MAX_TYPES)] = ()
    enemies: Annotated[tuple[Enemy, ...], Meta(max_length=t.MAX_FIGHTERS)] = ()


def start(setup: Setup, kind: type[Scenario]) -> tuple[e.Event, ...]:
    """What opens a fight by a scenario, all of it or nothing. Raises ``Refusal`` and :class:`Mistakes`."""
    draft = scenario.draft(setup.scenario or {}, kind)
    reader = scenario.Reader(draft.mistakes)
    rules = {}
    for key, value in draft.content.rules.items():
        if reader.attempt(f"rules.{key}"[:80], lambda key=key, value=value: t.read_rule(key, str(value))):  # type: ignore[misc]
            rules[key.strip().lower()] = str(value)
    opened = layout.opening(setup, {**setup.defaults, **rules, **setup.settings})
    begun = evolve(FirefightState(), opened)
    ledger = Ledger(begun, Actor(setup.gm, gm=True), NO_MEANS)
    speech = _Layout(ledger, draft, reader, setup.locale).run()
    reader.close()
    end = ledger.state
    spoken = (Narrated(speech),) if speech is not None else ()
    laid_out = e.LaidOut(end.columns, end.rows, end.terrain, end.kinds, end.covers, end.fighters)
    return (replace(opened, types=end.types), *spoken, laid_out)


class _Layout:
    """Does one by one what commands would do, so that the same rules refuse the same things."""

    def __init__(self, ledger: Ledger, draft: Draft[Scenario], reader: Reader, locale: str) -> None:
        self._ledger, self._draft, self._reader, self._locale = ledger, draft, reader, locale
        self._scenario = draft.content

    def run(self) -> str | None:
        """Lay it out; what the game master says first, if anything."""
        map_, attempt = self._scenario.map, self._reader.attempt
        wrong = {mistake.path.split("[")[0] for mistake in self._reader.mistakes}
        if wrong & {"map", "map.columns", "map.rows"}:
            map_ = Map(MAX_COLUMNS, MAX_ROWS)  # so that no cover is blamed for a size that could not be read
        elif "map.terrain" in wrong:
            map_ = Map(map_.columns, map_.rows)
        self._ledger.record(e.MapSized(map_.columns, map_.rows))
        attempt("map.terrain", lambda: _draw(self._ledger, map_))
        for path, kind in self._draft.numbered("kinds"):
            attempt(path, partial(self._kind, kind))
        for path, cover in self._draft.numbered("covers"):
            self._cover(path, cover)
        for path, enemy_type in self._draft.numbered("types"):
            self._type(path, enemy_type)
        for path, enemy in self._draft.numbered("enemies"):
            attempt(path, partial(self._enemies, enemy))
        speeches: list[str] = []
        opening = self._scenario.opening
        if opening is not None:
            attempt("opening", lambda: speeches.append(clean_speech(self._text(opening))))
        return speeches[0] if speeches else None

    def _text(self, text: Text) -> str:
        return text_in(text, self._locale)

    def _kind(self, kind: Kind) -> None:
        name = clean_name(kind.name).lower()
        known = next((k for k in self._ledger.state.kinds if fold(k.name) == fold(name)), CoverKind(name))
        legend = clean_text(self._text(kind.legend), limit=t.LEGEND_LENGTH) if kind.legend is not None else known.legend
        label = clean_name(self._text(kind.label)) if kind.label is not None else known.label
        label = label if label != name else ""
        described = replace(known, modifier=kind.modifier, legend=legend, label=label)
        self._ledger.record(e.KindDescribed(described))

    def _cover(self, path: str, cover: Place) -> None:
        state, name = self._ledger.state, self._text(cover.name)
        checks: dict[str, Callable[[], object]] = {
            "name": lambda: self._new_cover_name(name, all_texts(cover.name)),
            "cell": lambda: parse_cell(cover.cell, state.columns, state.rows),
            "shields": lambda: parse_directions(cover.shields),
            "rows": lambda: t.parse_rows(cover.rows) if cover.rows is not None else None,
        }
        if all([self._reader.attempt(f"{path}.{key}", check) for key, check in checks.items()]):
            placed = a.PlaceCover(
                name, cover.cell, cover.kind, cover.shields, cover.capacity, cover.modifier, None, cover.rows
            )
            self._reader.attempt(path, lambda: layout.place_cover(self._ledger, placed))

    def _new_cover_name(self, name: str, in_all_languages: tuple[str, ...]) -> None:
        for text in in_all_languages:
            clean_name(text)
        name = clean_name(name)
        if any(fold(name) == fold(known.name) for known in self._ledger.state.covers):
            raise Refusal("name_taken", name=name)

    def _type(self, path: str, of: Type) -> None:
        rows = {"rows": of.rows, "rows_against": of.rows_against}
        given = {key: text for key, text in rows.items() if text is not None}
        if not all([self._reader.attempt(f"{path}.{key}", partial(t.parse_rows, text)) for key, text in given.items()]):
            return
        defined = a.DefineType(
            of.name,
            of.shots,
            of.bonus,
            of.cover_die,
            of.cover_bonus,
            of.rows,
            of.rows_against,
            of.hits_to_out,
            self._text(of.label) if of.label is not None else None,
            of.skill,
            of.damage,
            of.weapons,
            of.dice,
        )
        self._reader.attempt(path, lambda: layout.define_type(self._ledger, defined))

    def _enemies(self, enemy: Enemy) -> None:
        name = self._text(enemy.name) if enemy.name is not None else None
        in_the_open = enemy.cover is None or fold(enemy.cover) in OPEN_WORDS
        cover = self._cover_meant(str(enemy.cover)) if not in_the_open else None
        known = {fold(name) for of in self._ledger.state.types for name in (of.name, of.label)}
        if fold(enemy.type) not in known and fold(enemy.type) in {fold(of.name) for of in self._scenario.types}:
            return  # what is wrong with the type has been said
        before = len(self._ledger.state.fighters)
        layout.add_enemies(self._ledger, a.AddEnemies(enemy.type, name, enemy.count, cover, enemy.pronoun))
        given = GivenStats(enemy.skill, enemy.damage, enemy.weapons, enemy.dice)
        for fighter in self._ledger.state.fighters[before:] if given.said else ():
            self._ledger.record(StatsSet(fighter.id, given, ""))

    def _cover_meant(self, name: str) -> str | None:
        """A cover by its name in any language, as it is called in this one; ``None`` where its own mistake is said."""
        covers = self._scenario.covers
        if any(mistake.path.startswith("covers") for mistake in self._reader.mistakes):
            placed = {fold(cover.name) for cover in self._ledger.state.covers}
            covers = tuple(c for c in covers if fold(self._text(c.name)) in placed)
            if all(fold(name) not in map(fold, scenario.all_texts(c.name)) for c in covers):
                return None
        meant = find(name, covers, lambda c: scenario.all_texts(c.name), "unknown_cover")
        return self._text(meant.name)


def _draw(ledger: Ledger, of: Map) -> None:
    for number, row in enumerate(of.terrain, start=1):
        if len(row) != of.columns:
            raise Refusal("terrain_row", row=number, length=len(row), columns=of.columns)
    if of.terrain and len(of.terrain) != of.rows:
        raise Refusal("terrain_rows", count=len(of.terrain), rows=of.rows)
    drawn = terrain.resized(of.terrain, of.columns, of.rows)
    if drawn:
        ledger.record(e.TerrainDrawn(drawn))


def written(state: FirefightState, kind: type[Scenario]) -> Scenario:
    """A scenario that lays this fight out: map, covers, types, the enemies who stand, house rules; no players."""
    rules = {key: t.rule_value(state.rules, key) for key in t.RULE_VALUES}
    return kind(
        title=state.name,
        rules={key: value for key, value in rules.items() if value != t.RULE_VALUES[key][0]},
        map=Map(state.columns, state.rows, terrain.fitted(state.terrain, state.columns, state.rows))
        if state.terrain
        else Map(state.columns, state.rows),
        kinds=tuple(_kind(kind) for kind in state.kinds if kind.modifier or kind.legend or kind.name not in t.KINDS),
        covers=tuple(_cover(cover) for cover in state.covers),
        types=tuple(_type(of) for of in state.types if of != _brought(of)),
        enemies=tuple(_enemy(state, f) for f in state.present if f.side == "enemies" and f.standing),
    )


def _kind(kind: CoverKind) -> Kind:
    label = kind.label if kind.name not in t.KINDS and kind.label not in ("", kind.name) else None
    return Kind(kind.name, label, kind.modifier, kind.legend)


def _cover(of: Cover) -> Place:
    shields = "all" if len(of.shields) == len(DIRECTIONS) else " ".join(of.shields) or "none"
    rows = " ".join(f"{row.hit}/{row.kill}" for row in of.rows) if of.rows is not None else None
    return Place(of.name, of.cell.name, of.kind, shields, of.capacity, of.modifier, rows)


def _brought(of: EnemyType) -> EnemyType | None:
    """A type as every fight has it from the start."""
    return EnemyType(of.name, of.label, cover_die=of.name in t.STRONG_TYPES) if of.name in t.TYPE_NAMES else None


def _type(of: EnemyType) -> Type:
    def rows(values: tuple[t.Row, ...] | None) -> str | None:
        return " ".join(f"{row.hit}/{row.kill}" for row in values) if values is not None else None

    label = of.label if of.label != of.name else None
    return Type(
        of.name,
        label,
        of.shots,
        of.bonus,
        of.cover_die,
        of.cover_bonus,
        rows(of.rows),
        rows(of.rows_against),
        of.hits_to_out,
        **of.stats.unusual,
    )


def _enemy(state: FirefightState, fighter: Fighter) -> Enemy:
    enemy_type = state.type_of(fighter)
    assert enemy_type is not None
    name, given = fighter.label or fighter.name, fighter.stats.said
    return Enemy(enemy_type.name, name, 1, fighter.cover, fighter.pronoun, **given)
