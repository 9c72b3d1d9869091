"""The forms of game masters: an order to an enemy, a cover or ground on a cell."""

from __future__ import annotations

from rules.core.chronicle import require_gm
from rules.core.contract import Actor
from rules.core.form import NAME, Choice, Field, Form, Picks, picked
from rules.core.geometry import Cell, column_name
from rules.core.refusal import Refusal
from rules.core.telling import Fact, Line, Said, line
from rules.core.terrain import GROUND, KINDS, SIGNS
from rules.firefight import actions as a
from rules.firefight import words
from rules.firefight.choices import PLACE, SHOTS, aimed_at, cover_name, place_choice
from rules.firefight.contact import chargeable
from rules.firefight.exposure import exposed_players, standing_enemies
from rules.firefight.options import covers_with_room
from rules.firefight.state import Cover, Fighter, FirefightState

_ENEMY, _DO, _KIND, _COLUMN, _ROW = "e", "d", "k", "x", "y"
_ORDERS = ("shoot", "charge", "break", "relocate", "down", "auto")


def order(state: FirefightState, actor: Actor, picks: Picks) -> Form:
    """An enemy, what it is to do, and at whom or where. Raises ``Refusal``: ``gm_only``, ``no_enemies``, …"""
    require_gm(actor)
    enemies = standing_enemies(state)
    if not enemies:
        raise Refusal("no_enemies")
    who = tuple(Choice(f.id, f.who, _enemy_about(state, f)) for f in enemies)
    enemy = picked(picks, _ENEMY, who)
    fields = [Field(_ENEMY, line("form-ask-enemy"), who, enemy)]
    if enemy is None:
        return Form((line("form-order"),), tuple(fields))
    what = tuple(Choice(do, line("form-order-do", do=do)) for do in _ORDERS)
    do = picked(picks, _DO, what)
    fields.append(Field(_DO, line("form-ask-order"), what, do))
    ready = do in ("down", "break", "auto")
    if do == "relocate":
        covers = tuple(place_choice(state, name) for name in covers_with_room(state, state.fighter(enemy)))
        fields.append(Field(PLACE, line("form-ask-cover"), covers, picked(picks, PLACE, covers)))
        ready = fields[-1].picked is not None
    if do == "charge":
        fields.append(_charge_target(state, state.fighter(enemy), picks))
        ready = fields[-1].picked is not None
    if do == "shoot":
        fields += _order_targets(state, state.fighter(enemy), picks)
        ready = any(field.picked is not None for field in fields[2:])
    lines = (line("form-order-who", who=state.fighter(enemy).who),)
    return Form(lines, tuple(fields), line("button-order-go") if ready else None)


def fill_order(state: FirefightState, picks: Picks) -> a.Action:
    """The order."""
    targets = tuple(state.fighter(picks[key]).name for key in SHOTS if key in picks)
    cover = cover_name(state, picks[PLACE]) if PLACE in picks else None
    return a.GiveOrder(state.fighter(picks[_ENEMY]).name, picks[_DO], targets, cover)  # type: ignore[arg-type]


def layout(state: FirefightState, actor: Actor, picks: Picks) -> Form:
    """A kind of cover or of ground, and a cell for it. Raises ``Refusal("gm_only")``."""
    require_gm(actor)
    kinds = (
        *(Choice(f"k{at}", words.kind(state, kind.name)) for at, kind in enumerate(state.kinds)),
        *(Choice(f"t{at}", line("terrain", kind=name)) for at, name in enumerate(SIGNS)),
    )
    columns = tuple(Choice(f"{at}", line("form-column", name=column_name(at))) for at in range(state.columns))
    kind, column = picked(picks, _KIND, kinds), picked(picks, _COLUMN, columns)
    rows = tuple(Choice(f"{at}", line("form-row", name=at + 1), _there(state, column, at)) for at in range(state.rows))
    row = picked(picks, _ROW, rows)
    fields = (
        Field(_KIND, line("form-ask-kind"), kinds, kind),
        Field(_COLUMN, line("form-ask-column"), columns, column),
        Field(_ROW, line("form-ask-row"), rows, row),
    )
    if kind is None or column is None or row is None:
        return Form((line("form-layout"),), fields)
    cell, again = Cell(int(column), int(row)), (_KIND, _COLUMN)
    if kind.startswith("t"):
        lines = (line("form-layout-ground", cell=cell.name, kind=line("terrain", kind=_terrain_of(kind))),)
        return Form(lines, fields, line("button-layout-go"), again=again)
    known = _standing(state, cell)
    if known is not None:
        facts: dict[str, Fact] = {"name": Said(known.name), "kind": words.kind(state, state.kinds[int(kind[1:])].name)}
        return Form(
            (line("form-layout-change", cell=cell.name, **facts),), fields, line("button-layout-go"), again=again
        )
    name = line("form-layout-cover", cell=cell.name, name=Said(_cover_label(state, kind, cell.name)))
    return Form((name,), fields, line("button-layout-go"), line("button-layout-name"), again)


def fill_layout(state: FirefightState, picks: Picks) -> a.Action:
    """The cover, another kind for the one that stands there, or the change of the ground."""
    kind, cell = picks[_KIND], Cell(int(picks[_COLUMN]), int(picks[_ROW]))
    if kind.startswith("t"):
        return a.ChangeMap(terrain=_terrain_of(kind), area=cell.name)
    known = _standing(state, cell)
    name = known.name if known is not None else picks.get(NAME) or _cover_label(state, kind, cell.name)
    return a.PlaceCover(name, cell.name, state.kinds[int(kind[1:])].name)


def _standing(state: FirefightState, cell: Cell) -> Cover | None:
    """The cover that stands in a cell already."""
    return next((cover for cover in state.covers if cover.cell == cell), None)


def _order_targets(state: FirefightState, enemy: Fighter, picks: Picks) -> list[Field]:
    seen = exposed_players(state)
    if not seen:
        raise Refusal("nobody_exposed")
    enemy_type = state.type_of(enemy)
    shots = enemy_type.shots if enemy_type is not None else 1
    choices = tuple(Choice(f.id, f.who, words.whereabouts(f.cover)) for f in seen)
    aimed = aimed_at(seen, picks)
    return [
        Field(key, line("form-ask-shot", number=place + 1), choices, aimed[place] if place < len(aimed) else None)
        for place, key in enumerate(SHOTS[: min(shots, len(aimed) + 1)])
    ]


def _charge_target(state: FirefightState, enemy: Fighter, picks: Picks) -> Field:
    targets = chargeable(state, enemy)
    if not targets:
        raise Refusal("nobody_to_charge")
    key = SHOTS[0]
    choices = tuple(Choice(f.id, f.who, words.whereabouts(f.cover)) for f in targets)
    return Field(key, line("form-ask-charge"), choices, picked(picks, key, choices))


def _enemy_about(state: FirefightState, enemy: Fighter) -> Line:
    order = enemy.order.do if enemy.order is not None else "auto"
    return line("form-enemy", place=words.whereabouts(enemy.cover), order=line("form-order-do", do=order))


def _there(state: FirefightState, column: str | None, row: int) -> Line | None:
    """What a cell holds already."""
    if column is None:
        return None
    cover = _standing(state, Cell(int(column), row))
    if cover is not None:
        return line("form-name", name=Said(cover.name))
    sign = state.terrain[row][int(column)] if state.terrain else GROUND
    return line("terrain", kind=KINDS[sign]) if sign != GROUND else None


def _terrain_of(value: str) -> str:
    return tuple(SIGNS)[int(value[1:])]


def _cover_label(state: FirefightState, value: str, cell: str) -> str:
    """The name of a cover that is given none: its kind and its cell."""
    kind = state.kinds[int(value[1:])]
    label = kind.label or kind.name
    return f"{label[:1].upper()}{label[1:30]} {cell}"
