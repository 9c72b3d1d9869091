"""Laying out a fight: the opening, the map, covers, enemy types, who joins and who leaves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from rules.core import terrain
from rules.core.chronicle import require_gm
from rules.core.contract import Setup
from rules.core.geometry import (
    DIRECTIONS,
    MAX_COLUMNS,
    MAX_ROWS,
    MIN_COLUMNS,
    MIN_ROWS,
    parse_cell,
    parse_directions,
)
from rules.core.names import clean_name, clean_text, find, fold
from rules.core.recruit import Recruit
from rules.core.refusal import Refusal
from rules.firefight import actions as a
from rules.firefight import events as e
from rules.firefight import tables as t
from rules.firefight.exposure import acted
from rules.firefight.freedom import require_apart
from rules.firefight.gm_rulings import OPEN_WORDS
from rules.firefight.ledger import Ledger
from rules.firefight.reckoning import free_places, is_full, occupants
from rules.firefight.state import Cover, CoverKind, EnemyType, Fighter, Turn
from rules.melee.state import given_stats


def opening(setup: Setup, settings: Mapping[str, str]) -> e.Opened:
    """The opening: house rules, the enemy types and kinds of cover that are there from the start.

    Raises ``Refusal``: a name's, ``unknown_rule``, ``bad_rule_value``.
    """
    rules = t.HouseRules()
    for key, value in settings.items():
        field, typed = t.read_rule(key, value)
        rules = replace(rules, **{field: typed})
    types = tuple(
        EnemyType(name, setup.words.get(f"type-{name}", name), cover_die=name in t.STRONG_TYPES)
        for name in t.TYPE_NAMES
    )
    kinds = tuple(CoverKind(name, label=setup.words.get(f"kind-{name}", name)) for name in t.KINDS)
    name = clean_name(setup.name)
    return e.Opened(name, setup.gm, rules, types, kinds, t.DEFAULT_COLUMNS, t.DEFAULT_ROWS)


def change_map(ledger: Ledger, action: a.ChangeMap) -> None:
    """Change the grid, its ground, its picture, in this order; covers must stay inside. All of it or nothing."""
    require_gm(ledger.actor)
    if action.columns is not None or action.rows is not None:
        columns = action.columns if action.columns is not None else ledger.state.columns
        _size(ledger, columns, action.rows if action.rows is not None else ledger.state.rows)
    if action.terrain is not None or action.area is not None:
        _paint(ledger, action.terrain, action.area)
    if action.picture is not None:
        ledger.record(e.GroundPictured(action.picture or None))
    if not ledger.events:
        raise Refusal("map_nothing")


def _size(ledger: Ledger, columns: int, rows: int) -> None:
    if not (MIN_COLUMNS <= columns <= MAX_COLUMNS and MIN_ROWS <= rows <= MAX_ROWS):
        raise Refusal("map_size", columns=MAX_COLUMNS, rows=MAX_ROWS, least=MIN_COLUMNS)
    for cover in ledger.state.covers:
        if cover.cell.column >= columns or cover.cell.row >= rows:
            raise Refusal("map_cuts_cover", cover=cover.name, cell=cover.cell.name)
    ledger.record(e.MapSized(columns, rows))


def _paint(ledger: Ledger, kind: str | None, area: str | None) -> None:
    if kind is None or area is None:
        raise Refusal("terrain_half")
    state, sign = ledger.state, terrain.parse_kind(kind)
    cells = terrain.parse_area(area, state.columns, state.rows)
    drawn = terrain.painted(state.terrain, state.columns, state.rows, cells, sign)
    ledger.record(e.TerrainDrawn(drawn, terrain.KINDS[sign], len(cells)))


def place_cover(ledger: Ledger, action: a.PlaceCover) -> None:
    """Add a cover or change one: what is left out stays as it is."""
    require_gm(ledger.actor)
    state = ledger.state
    name = clean_name(action.name)
    if fold(name) in OPEN_WORDS:
        raise Refusal("name_reserved", name=name)
    known = next((c for c in state.covers if fold(c.name) == fold(name)), None)
    if known is None and len(state.covers) >= t.MAX_COVERS:
        raise Refusal("too_many_covers", limit=t.MAX_COVERS)
    cover = known or Cover(name, parse_cell("A1", 1, 1), t.DEFAULT_KIND, DIRECTIONS, t.DEFAULT_CAPACITY)
    cover = replace(cover, cell=parse_cell(action.cell, state.columns, state.rows), **_given(ledger, action))
    if not 1 <= cover.capacity <= t.MAX_CAPACITY:
        raise Refusal("bad_capacity", limit=t.MAX_CAPACITY)
    if known is not None and len(occupants(state, known.name)) > cover.capacity:
        raise Refusal("capacity_taken", cover=known.name, taken=len(occupants(state, known.name)))
    if cover.modifier is not None and abs(cover.modifier) > t.MAX_BONUS:
        raise Refusal("bonus_too_large", limit=t.MAX_BONUS)
    own = {kind.name for kind in state.kinds} - set(t.KINDS)
    if cover.kind not in (*own, *t.KINDS) and len(own) >= t.MAX_KINDS:
        raise Refusal("too_many_kinds", limit=t.MAX_KINDS)
    if action.legend is not None or all(kind.name != cover.kind for kind in state.kinds):
        old = next((kind for kind in state.kinds if kind.name == cover.kind), CoverKind(cover.kind))
        legend = clean_text(action.legend, limit=t.LEGEND_LENGTH) if action.legend is not None else old.legend
        ledger.record(e.KindDescribed(replace(old, legend=legend)))
    ledger.record(e.CoverPlaced(cover, changed=known is not None))


def define_type(ledger: Ledger, action: a.DefineType) -> None:
    """Add an enemy type or change one: what is left out stays as it is, and holds at once."""
    require_gm(ledger.actor)
    name = clean_name(action.name)
    known = next((k for k in ledger.state.types if fold(name) in (fold(k.name), fold(k.label))), None)
    if known is None and len(ledger.state.types) >= t.MAX_TYPES:
        raise Refusal("too_many_types", limit=t.MAX_TYPES)
    given: dict[str, Any] = {
        "shots": action.shots,
        "bonus": action.bonus,
        "cover_die": action.cover_die,
        "cover_bonus": action.cover_bonus,
        "rows": t.parse_rows(action.rows) if action.rows is not None else None,
        "rows_against": t.parse_rows(action.rows_against) if action.rows_against is not None else None,
        "hits_to_out": action.hits_to_out,
        "label": clean_name(action.label) if action.label is not None else None,
    }
    changed = replace(known or EnemyType(name, name), **{k: v for k, v in given.items() if v is not None})
    fights = given_stats(action.skill, action.damage, action.weapons, action.dice)
    changed = replace(changed, stats=fights.over(changed.stats))
    if not 1 <= changed.shots <= t.MAX_SHOTS:
        raise Refusal("bad_type_shots", limit=t.MAX_SHOTS)
    if abs(changed.bonus) > t.MAX_BONUS or abs(changed.cover_bonus) > t.MAX_BONUS:
        raise Refusal("bonus_too_large", limit=t.MAX_BONUS)
    if changed.hits_to_out is not None and not 0 <= changed.hits_to_out <= 9:
        raise Refusal("bad_hits_to_out")
    ledger.record(e.TypeDefined(changed, changed=known is not None))


def add_enemies(ledger: Ledger, action: a.AddEnemies) -> None:
    """One enemy takes the name, or the type's; several take it with a number. All of them or none."""
    require_gm(ledger.actor)
    if not 1 <= action.count <= t.MAX_ENEMIES_AT_ONCE:
        raise Refusal("bad_count", limit=t.MAX_ENEMIES_AT_ONCE)
    enemy_type = find(action.type, ledger.state.types, lambda k: (k.name, k.label), "unknown_type")
    _require_places(ledger, action.count)
    place = _free_place(ledger, action.cover, action.count)
    name = clean_name(action.name) if action.name is not None else enemy_type.name
    label = name if action.name is not None else enemy_type.label
    for suffix in _suffixes(ledger, action, name, label):
        enemy = Fighter(
            id=_next_id(ledger),
            name=_free_name(ledger, name + suffix),
            label=clean_name(label + suffix),
            side="enemies",
            pronoun=action.pronoun,
            type=enemy_type.name,
            cover=place,
        )
        ledger.record(e.FighterJoined(enemy))


def join(ledger: Ledger, action: a.Join) -> None:
    """A player's fighter enters, behind a cover with room or in the open; who had left comes back with their wounds.

    A game master may bring several characters of the roster for one player.
    """
    if action.player is not None and action.player != ledger.actor.user:
        require_gm(ledger.actor)
    recruit = action.recruit
    owner = action.player or (recruit.owner if recruit is not None else ledger.actor.user)
    for fighter in ledger.state.fighters:
        if fighter.owner == owner and fighter.standing and not (recruit is not None and ledger.actor.gm):
            raise Refusal("already_joined", name=fighter.name)
    if recruit is not None and _recruited(ledger.state.present, recruit) is not None:
        raise Refusal("already_here", name=recruit.name)
    _require_places(ledger, 1)
    name = _free_name(ledger, recruit.name if recruit is not None else clean_name(action.name))
    place = _free_place(ledger, action.cover, 1)
    if recruit is not None and not _able_to_fight(ledger, recruit):
        return
    for fighter in ledger.state.fighters:
        if fighter.may_return and fighter.owner == owner and _is_same(fighter, name, recruit):
            ledger.record(e.FighterReturned(fighter.id, place, recruit if fighter.recruit is None else None))
            return
    under_way = any(acted(f) or f.turn.held for f in ledger.state.fighters if f.side == "players")
    fighter = Fighter(
        id=_next_id(ledger),
        name=name,
        side="players",
        owner=owner,
        recruit=recruit,
        pronoun=action.pronoun or (recruit.pronoun if recruit is not None else "they"),
        cover=place,
        turn=Turn(late=under_way),
    )
    ledger.record(e.FighterJoined(fighter))


def _able_to_fight(ledger: Ledger, recruit: Recruit) -> bool:
    """Whether an old wound lets a character fight: thrown once, when they first join (rules page 3, row 32)."""
    state = ledger.state
    if recruit.character in state.sitting_out:
        raise Refusal("sits_out", name=recruit.name)
    if not recruit.old_wound or _recruited(state.fighters, recruit) is not None:
        return True
    face = ledger.means.dice.throw(t.OLD_WOUND_DIE, "old wound", recruit.name)
    sits_out = face == t.OLD_WOUND_SITS_OUT
    ledger.record(e.OldWoundThrown(recruit.name, recruit.character, recruit.pronoun, face, sits_out))
    return not sits_out


def _recruited(fighters: Iterable[Fighter], recruit: Recruit) -> Fighter | None:
    """The fighter that a character is in this fight, under whatever name."""
    return next((f for f in fighters if f.recruit is not None and f.recruit.character == recruit.character), None)


def _is_same(fighter: Fighter, name: str, recruit: Recruit | None) -> bool:
    """Whether who joins is this fighter, who had left: the same character, else the same name."""
    if fighter.recruit is not None:
        return recruit is not None and fighter.recruit.character == recruit.character
    return fold(fighter.name) == fold(name)


def leave(ledger: Ledger, action: a.Leave) -> None:
    """A player's fighter leaves, out of no melee; fire already aimed is read."""
    own = [f for f in ledger.state.present if f.owner == ledger.actor.user]
    if action.fighter is None and own and not any(f.standing for f in own):
        ledger.record(e.FighterLeft(own[-1].id))
        return
    fighter = ledger.acting(action.fighter)
    require_apart(ledger.state, fighter)
    ledger.record(e.FighterLeft(fighter.id))


def _given(ledger: Ledger, action: a.PlaceCover) -> dict[str, Any]:
    given = {
        "kind": _kind(ledger, action.kind) if action.kind is not None else None,
        "shields": parse_directions(action.shields) if action.shields is not None else None,
        "capacity": action.capacity,
        "modifier": action.modifier,
        "rows": t.parse_rows(action.rows) if action.rows is not None else None,
    }
    return {key: value for key, value in given.items() if value is not None}


def _kind(ledger: Ledger, name: str) -> str:
    """A kind by its name or by what the game's language calls it; an unknown one is the master's own."""
    typed = clean_name(name).lower()
    kinds = ledger.state.kinds
    return next((kind.name for kind in kinds if fold(typed) in (fold(kind.name), fold(kind.label))), typed)


def _suffixes(ledger: Ledger, action: a.AddEnemies, name: str, label: str) -> list[str]:
    """`` 1``, `` 2``, … past the numbers in use; none for a single enemy, unless an unasked-for name is taken."""
    taken = {fold(known) for f in ledger.state.present for known in (f.name, f.label) if known}
    if action.count == 1 and (action.name is not None or not taken & {fold(name), fold(label)}):
        return [""]
    first = 2 if action.count == 1 else 1
    numbers = (n for n in range(first, 1000) if not taken & {fold(f"{name} {n}"), fold(f"{label} {n}")})
    return [f" {number}" for number, _ in zip(numbers, range(action.count), strict=False)]


def _free_name(ledger: Ledger, name: str) -> str:
    name = clean_name(name)
    if any(fold(name) in (fold(f.name), fold(f.label)) for f in ledger.state.present):
        raise Refusal("name_taken", name=name)
    return name


def _free_place(ledger: Ledger, name: str | None, newcomers: int) -> str | None:
    if name is None or fold(name) in OPEN_WORDS:
        return None
    cover = ledger.place(name)
    if is_full(ledger.state, cover, newcomers):
        raise Refusal("cover_full", cover=cover.name, free=free_places(ledger.state, cover))
    return cover.name


def _require_places(ledger: Ledger, newcomers: int) -> None:
    if len(ledger.state.present) + newcomers > t.MAX_FIGHTERS:
        raise Refusal("too_many_fighters", limit=t.MAX_FIGHTERS)


def _next_id(ledger: Ledger) -> str:
    return f"f{len(ledger.state.fighters) + 1}"
