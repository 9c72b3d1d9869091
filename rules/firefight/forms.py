"""The forms behind the summary's buttons: what may be chosen, and what each choice would mean."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from rules.core.contract import Actor
from rules.core.form import NAME, Choice, Field, Form, Picks, picked
from rules.core.geometry import Cell, column_name
from rules.core.refusal import Refusal
from rules.core.telling import Fact, Line, Said, Signed, line
from rules.core.terrain import GROUND, KINDS, SIGNS
from rules.firefight import actions as a
from rules.firefight import odds, words
from rules.firefight.movement import require_free_to_move
from rules.firefight.options import covers_with_room, suppressible, targets_of
from rules.firefight.reckoning import bonuses_of, exposed, free_places
from rules.firefight.state import Fighter, FirefightState
from rules.firefight.suppression import require_ammunition
from rules.firefight.tables import MAX_SHOTS, RELOCATION_BONUS_FROM, RELOCATION_DIE, RELOCATION_PENALTY, STANDARD_ROWS
from rules.firefight.volley import require_free_to_fire

PLAYERS = ("shoot", "relocate", "suppress")
GMS = ("order", "layout")

_FIGHTER, _SHOTS, _PLACE = "f", "abc", "p"
_ENEMY, _DO, _KIND, _COLUMN, _ROW = "e", "d", "k", "x", "y"
_ORDERS = ("shoot", "relocate", "down", "auto")


def form(state: FirefightState, actor: Actor, do: str, picks: Picks) -> Form:
    """A form with these picks. Raises ``Refusal`` where nothing of the kind may be done now."""
    return _kind_of(do).form(state, actor, picks)


def fill(state: FirefightState, actor: Actor, do: str, picks: Picks) -> a.Action:
    """The action that a form asks for, from its picks as the form itself understands them. Raises ``Refusal``."""
    shown = form(state, actor, do, picks)
    if shown.confirm is None:
        raise Refusal("form_incomplete")
    found = {field.key: field.picked for field in shown.fields if field.picked is not None}
    return _kind_of(do).fill(state, actor, {**found, **{key: picks[key] for key in picks if key == NAME}})


class _Form(NamedTuple):
    form: Callable[[FirefightState, Actor, Picks], Form]
    fill: Callable[[FirefightState, Actor, Picks], a.Action]


def _kind_of(do: str) -> _Form:
    if do not in _FORMS:
        raise Refusal("button_stale")
    return _FORMS[do]


# Players


def _shoot(state: FirefightState, actor: Actor, picks: Picks) -> Form:
    fighter, asked = _acting(state, actor, picks)
    if fighter is None:
        return Form((line("form-shoot"),), asked)
    require_free_to_fire(fighter)
    targets = targets_of(state, fighter)
    if not targets:
        raise Refusal("no_enemies")
    aimed = _aimed(targets, picks) or (_easiest(state, fighter, targets).id,)
    fields = [_shot_field(state, fighter, targets, aimed, place) for place in range(min(len(aimed) + 1, MAX_SHOTS))]
    lines = [line("form-shoot-who", who=fighter.who), *_volley_lines(state, fighter, aimed)]
    return Form(tuple(lines), (*asked, *fields), line("button-shoot-go", shots=len(aimed)))


def _fill_shoot(state: FirefightState, actor: Actor, picks: Picks) -> a.Action:
    targets = tuple(state.fighter(picks[key]).name for key in _SHOTS if key in picks)
    return a.Shoot(targets, _named(state, actor, picks))


def _relocate(state: FirefightState, actor: Actor, picks: Picks) -> Form:
    fighter, asked = _acting(state, actor, picks)
    if fighter is None:
        return Form((line("form-relocate"),), asked)
    require_free_to_move(fighter)
    covers = covers_with_room(state, fighter)
    if not covers:
        raise Refusal("no_room_anywhere")
    choices = tuple(_place_choice(state, name) for name in covers)
    aim = picked(picks, _PLACE, choices)
    lines = (line("form-relocate-who", who=fighter.who), *_relocation_lines(fighter))
    confirm = line("button-relocate-go") if aim is not None else None
    return Form(lines, (*asked, Field(_PLACE, line("form-ask-cover"), choices, aim)), confirm)


def _fill_relocate(state: FirefightState, actor: Actor, picks: Picks) -> a.Action:
    return a.Relocate(_cover_name(state, picks[_PLACE]), _named(state, actor, picks))


def _suppress(state: FirefightState, actor: Actor, picks: Picks) -> Form:
    fighter, asked = _acting(state, actor, picks)
    if fighter is None:
        return Form((line("form-suppress"),), asked)
    require_free_to_fire(fighter)
    require_ammunition(state, fighter)
    enemies = suppressible(state)
    if not enemies:
        raise Refusal("no_enemies")
    lines = [line("form-suppress-who", who=fighter.who), *_cover_lines(odds.after_suppressing(state, fighter), fighter)]
    if state.rules.suppress_scope == "all":
        return Form((*lines, line("form-suppress-all")), asked, line("button-suppress-go"))
    choices = _suppress_choices(state, enemies)
    aim = picked(picks, _PLACE, choices) or (choices[0].value if len(choices) == 1 else None)
    confirm = line("button-suppress-go") if aim is not None else None
    return Form(tuple(lines), (*asked, Field(_PLACE, line("form-ask-suppress"), choices, aim)), confirm)


def _fill_suppress(state: FirefightState, actor: Actor, picks: Picks) -> a.Action:
    fighter, aim = _named(state, actor, picks), picks.get(_PLACE)
    if aim is None:
        return a.Suppress(fighter=fighter)
    if aim.startswith("c"):
        return a.Suppress(cover=_cover_name(state, aim), fighter=fighter)
    return a.Suppress(targets=(state.fighter(aim).name,), fighter=fighter)


# Game masters


def _order(state: FirefightState, actor: Actor, picks: Picks) -> Form:
    _require_gm(actor)
    enemies = [f for f in state.fighters if f.side == "enemies" and f.standing]
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
    ready = do in ("down", "auto")
    if do == "relocate":
        covers = tuple(_place_choice(state, name) for name in covers_with_room(state, state.fighter(enemy)))
        fields.append(Field(_PLACE, line("form-ask-cover"), covers, picked(picks, _PLACE, covers)))
        ready = fields[-1].picked is not None
    if do == "shoot":
        fields += _order_targets(state, state.fighter(enemy), picks)
        ready = any(field.picked is not None for field in fields[2:])
    lines = (line("form-order-who", who=state.fighter(enemy).who),)
    return Form(lines, tuple(fields), line("button-order-go") if ready else None)


def _fill_order(state: FirefightState, _: Actor, picks: Picks) -> a.Action:
    targets = tuple(state.fighter(picks[key]).name for key in _SHOTS if key in picks)
    cover = _cover_name(state, picks[_PLACE]) if _PLACE in picks else None
    return a.GiveOrder(state.fighter(picks[_ENEMY]).name, picks[_DO], targets, cover)  # type: ignore[arg-type]


def _layout(state: FirefightState, actor: Actor, picks: Picks) -> Form:
    _require_gm(actor)
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
    cell = Cell(int(column), int(row)).name
    if kind.startswith("t"):
        lines = (line("form-layout-ground", cell=cell, kind=line("terrain", kind=_terrain_of(kind))),)
        return Form(lines, fields, line("button-layout-go"))
    name = line("form-layout-cover", cell=cell, name=Said(_cover_label(state, kind, cell)))
    return Form((name,), fields, line("button-layout-go"), line("button-layout-name"))


def _fill_layout(state: FirefightState, _: Actor, picks: Picks) -> a.Action:
    kind, cell = picks[_KIND], Cell(int(picks[_COLUMN]), int(picks[_ROW])).name
    if kind.startswith("t"):
        return a.ChangeMap(terrain=_terrain_of(kind), area=cell)
    name = picks.get(NAME) or _cover_label(state, kind, cell)
    return a.PlaceCover(name, cell, state.kinds[int(kind[1:])].name)


_FORMS: dict[str, _Form] = {
    "shoot": _Form(_shoot, _fill_shoot),
    "relocate": _Form(_relocate, _fill_relocate),
    "suppress": _Form(_suppress, _fill_suppress),
    "order": _Form(_order, _fill_order),
    "layout": _Form(_layout, _fill_layout),
}


# Who acts


def _acting(state: FirefightState, actor: Actor, picks: Picks) -> tuple[Fighter | None, tuple[Field, ...]]:
    """The fighter who acts; a game master without one is asked for whom. Raises ``Refusal``."""
    own = [f for f in state.present if f.owner == actor.user]
    standing = next((f for f in own if f.standing), None)
    if standing is not None:
        return standing, ()
    if not actor.gm:
        raise Refusal("fighter_out", name=own[-1].name) if own else Refusal("no_fighter")
    players = [f for f in state.fighters if f.side == "players" and f.standing]
    if not players:
        raise Refusal("no_players")
    choices = tuple(Choice(f.id, f.who) for f in players)
    chosen = picked(picks, _FIGHTER, choices)
    field = Field(_FIGHTER, line("form-ask-fighter"), choices, chosen)
    return (state.fighter(chosen) if chosen is not None else None), (field,)


def _named(state: FirefightState, actor: Actor, picks: Picks) -> str | None:
    return state.fighter(picks[_FIGHTER]).name if _FIGHTER in picks else None


def _require_gm(actor: Actor) -> None:
    if not actor.gm:
        raise Refusal("gm_only")


# Shots


def _aimed(targets: tuple[Fighter, ...], picks: Picks) -> tuple[str, ...]:
    """The targets picked, in order; after the first shot that is left out there are no more."""
    known, aimed = {f.id for f in targets}, []
    for key in _SHOTS:
        if picks.get(key) not in known:
            break
        aimed.append(picks[key])
    return tuple(aimed)


def _easiest(state: FirefightState, fighter: Fighter, targets: tuple[Fighter, ...]) -> Fighter:
    """The enemy whom one shot most likely puts out, then hits."""

    def chance(target: Fighter) -> tuple[bool, Fraction, Fraction]:
        one = odds.of_volley(state, fighter, (target.id,))[target.id]
        return target.side == "enemies", one.out, one.hit

    return max(targets, key=chance)


def _shot_field(
    state: FirefightState, fighter: Fighter, targets: tuple[Fighter, ...], aimed: tuple[str, ...], place: int
) -> Field:
    before = aimed[:place]
    choices = [Choice(t.id, t.who, _shot_about(state, fighter, (*before, t.id))) for t in targets]
    if place:
        choices.append(Choice("0", line("form-no-shot", number=place + 1)))
    return Field(
        _SHOTS[place],
        line("form-ask-shot", number=place + 1),
        tuple(choices),
        aimed[place] if place < len(aimed) else None,
    )


def _shot_about(state: FirefightState, fighter: Fighter, aimed: tuple[str, ...]) -> Line:
    """What the volley up to this shot would make of the shot's target."""
    target = state.fighter(aimed[-1])
    if _waits(state, target):
        return line("form-odds-later")
    return _odds_line("form-odds", odds.of_volley(state, fighter, aimed)[target.id])


def _volley_lines(state: FirefightState, fighter: Fighter, aimed: tuple[str, ...]) -> list[Line]:
    lines = _cover_lines(odds.after_volley(state, fighter, len(aimed)), fighter)
    found = odds.of_volley(state, fighter, aimed)
    for target in dict.fromkeys(aimed):
        who, shots = state.fighter(target), aimed.count(target)
        if _waits(state, who):
            lines.append(line("form-volley-later", who=who.who, shots=shots))
        else:
            lines.append(_odds_line("form-volley", found[target], who=who.who, shots=shots))
    return lines


def _odds_line(key: str, of: odds.Odds, **facts: Any) -> Line:
    out, hit = _percent(of.out), _percent(of.hit)
    return line(key, **facts, out=out, hit=hit, miss=max(0, 100 - out - hit), exact=str(of.out))


def _cover_lines(state: FirefightState, fighter: Fighter) -> list[Line]:
    """The own cover value to come, and what one enemy's shot would then make of it."""
    who = state.fighter(fighter.id)
    least, most = odds.cover_to_come(state, who)
    shown: dict[str, Fact] = {"least": _minus(least), "most": _minus(most), "sure": int(least == most)}
    lines = [line("form-cover", **shown) if who.cover is not None else line("form-cover-open")]
    place = state.cover(who.cover)
    rows = place.rows if place is not None and place.rows is not None else STANDARD_ROWS
    return [*lines, _odds_line("form-danger", odds.of_enemy_fire(state, who, rows))]


def _waits(state: FirefightState, target: Fighter) -> bool:
    return target.side == "players" and state.rules.pvp == "end"


# Places


def _place_choice(state: FirefightState, name: str) -> Choice:
    at = next(number for number, cover in enumerate(state.covers) if cover.name == name)
    cover = state.covers[at]
    about = line(
        "form-place",
        cell=cover.cell.name,
        kind=words.kind(state, cover.kind),
        shields=words.shields(cover),
        free=free_places(state, cover),
    )
    return Choice(f"c{at}", line("form-name", name=Said(name)), about)


def _cover_name(state: FirefightState, value: str) -> str:
    return state.covers[int(value[1:])].name


def _relocation_lines(fighter: Fighter) -> list[Line]:
    """What each result of the d3 comes to, with its exact odds."""
    bonus = sum(b.amount for b in bonuses_of(fighter, "relocation", "next", "round", "kept"))
    results = [max(1, min(RELOCATION_DIE, face + bonus)) for face in range(1, RELOCATION_DIE + 1)]
    lines = [line("form-relocation-bonus", amount=Signed(bonus))] if bonus else []
    for result in range(1, RELOCATION_DIE + 1):
        chance = Fraction(results.count(result), RELOCATION_DIE)
        facts: dict[str, Fact] = {"percent": _percent(chance), "penalty": _minus(RELOCATION_PENALTY[result])}
        gains = int(result >= RELOCATION_BONUS_FROM)
        lines += [line("form-relocation", result=result, gains=gains, **facts)] if chance else []
    return lines


def _suppress_choices(state: FirefightState, enemies: tuple[Fighter, ...]) -> tuple[Choice, ...]:
    """Covers with enemies, and enemies one by one where they stand in the open or the house rule says so."""
    covers = dict.fromkeys(f.cover for f in enemies if f.cover is not None)
    found = []
    for name in covers:
        there = tuple(f.who for f in enemies if f.cover == name)
        choice = _place_choice(state, name)
        found.append(Choice(choice.value, choice.label, line("form-suppress-there", who=there)))
    single = [f for f in enemies if f.cover is None or state.rules.suppress_scope == "chosen"]
    return (*found, *(Choice(f.id, f.who, words.whereabouts(f.cover)) for f in single))


# Orders and layout


def _order_targets(state: FirefightState, enemy: Fighter, picks: Picks) -> list[Field]:
    seen = [f for f in state.fighters if f.side == "players" and exposed(state, f)]
    if not seen:
        raise Refusal("nobody_exposed")
    enemy_type = state.type_of(enemy)
    shots = enemy_type.shots if enemy_type is not None else 1
    choices = tuple(Choice(f.id, f.who, words.whereabouts(f.cover)) for f in seen)
    aimed = _aimed(tuple(seen), picks)
    return [
        Field(key, line("form-ask-shot", number=place + 1), choices, aimed[place] if place < len(aimed) else None)
        for place, key in enumerate(_SHOTS[: min(shots, len(aimed) + 1)])
    ]


def _enemy_about(state: FirefightState, enemy: Fighter) -> Line:
    order = enemy.order.do if enemy.order is not None else "auto"
    return line("form-enemy", place=words.whereabouts(enemy.cover), order=line("form-order-do", do=order))


def _there(state: FirefightState, column: str | None, row: int) -> Line | None:
    """What a cell holds already."""
    if column is None:
        return None
    cover = next((c for c in state.covers if c.cell == Cell(int(column), row)), None)
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


def _percent(chance: Fraction) -> int:
    return round(chance * 100)


def _minus(value: int) -> str:
    return str(value).replace("-", "−")
