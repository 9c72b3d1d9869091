"""The forms of players: a volley, a relocation, suppression, each with its exact odds."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from rules.core.contract import Actor
from rules.core.form import Choice, Field, Form, Picks, picked
from rules.core.refusal import Refusal
from rules.core.telling import Fact, Line, Signed, line, minus
from rules.firefight import actions as a
from rules.firefight import odds, words
from rules.firefight.choices import FIGHTER, PLACE, SHOTS, aimed_at, cover_name, named, percent, place_choice
from rules.firefight.exposure import require_clear_enemies
from rules.firefight.freedom import require_free_to_fire, require_free_to_move
from rules.firefight.melee_forms import rising
from rules.firefight.options import covers_with_room, targets_of
from rules.firefight.reckoning import bonuses_of, shot_bonuses
from rules.firefight.state import Fighter, FirefightState
from rules.firefight.suppression import require_ammunition
from rules.firefight.tables import MAX_SHOTS, RELOCATION_BONUS_FROM, RELOCATION_DIE, RELOCATION_PENALTY

FormOf = Callable[[FirefightState, Actor, Picks], Form]
AGREED = "round"


def for_fighter(do: str, build: Callable[[FirefightState, Fighter, Picks], Form]) -> FormOf:
    """A form for the actor's own fighter; a game master without one is asked for whom first."""

    def form(state: FirefightState, actor: Actor, picks: Picks) -> Form:
        fighter, asked = _acting(state, actor, picks)
        if fighter is None:
            return Form((line(f"form-{do}"),), asked)
        built = build(state, fighter, picks)
        head, *rest = built.lines
        first = rising(state, fighter) if do != AGREED else []  # to agree to a round is no action
        return replace(built, lines=(head, *first, *rest), fields=(*asked, *built.fields))

    return form


def shoot(state: FirefightState, fighter: Fighter, picks: Picks) -> Form:
    """A target for each shot; at first the one most easily put out. Raises ``Refusal``: why no volley may be fired."""
    require_free_to_fire(state, fighter)
    targets = targets_of(state, fighter)
    if not targets:
        require_clear_enemies(state)
    aimed = aimed_at(targets, picks) or _easiest(state, fighter, targets)
    fields = [_shot_field(state, fighter, targets, aimed, place) for place in range(min(len(aimed) + 1, MAX_SHOTS))]
    lines = [line("form-shoot-who", who=fighter.who), *(_volley_lines(state, fighter, aimed) if aimed else ())]
    return Form(tuple(lines), tuple(fields), line("button-shoot-go", shots=len(aimed)) if aimed else None)


def fill_shoot(state: FirefightState, picks: Picks) -> a.Action:
    """The volley."""
    targets = tuple(state.fighter(picks[key]).name for key in SHOTS if key in picks)
    return a.Shoot(targets, named(state, picks))


def relocate(state: FirefightState, fighter: Fighter, picks: Picks) -> Form:
    """Where to, of the covers with room. Raises ``Refusal``: why nobody may go anywhere."""
    require_free_to_move(state, fighter)
    covers = covers_with_room(state, fighter)
    if not covers:
        raise Refusal("no_room_anywhere")
    choices = tuple(place_choice(state, name) for name in covers)
    aim = picked(picks, PLACE, choices)
    lines = (line("form-relocate-who", who=fighter.who), *_relocation_lines(state, fighter))
    confirm = line("button-relocate-go") if aim is not None else None
    return Form(lines, (Field(PLACE, line("form-ask-cover"), choices, aim),), confirm)


def fill_relocate(state: FirefightState, picks: Picks) -> a.Action:
    """The relocation."""
    return a.Relocate(cover_name(state, picks[PLACE]), named(state, picks))


def suppress(state: FirefightState, fighter: Fighter, picks: Picks) -> Form:
    """Which enemies are to keep down, as the house rule takes them. Raises ``Refusal``: why not."""
    require_free_to_fire(state, fighter)
    require_ammunition(state, fighter)
    enemies = require_clear_enemies(state)
    lines = [line("form-suppress-who", who=fighter.who), *_cover_lines(odds.after_suppressing(state, fighter), fighter)]
    if state.rules.suppress_scope == "all":
        return Form((*lines, line("form-suppress-all")), (), line("button-suppress-go"))
    choices = _suppress_choices(state, enemies)
    aim = picked(picks, PLACE, choices) or (choices[0].value if len(choices) == 1 else None)
    confirm = line("button-suppress-go") if aim is not None else None
    return Form(tuple(lines), (Field(PLACE, line("form-ask-suppress"), choices, aim),), confirm)


def fill_suppress(state: FirefightState, picks: Picks) -> a.Action:
    """The suppression."""
    fighter, aim = named(state, picks), picks.get(PLACE)
    if aim is None:
        return a.Suppress(fighter=fighter)
    if aim.startswith("c"):
        return a.Suppress(cover=cover_name(state, aim), fighter=fighter)
    return a.Suppress(targets=(state.fighter(aim).name,), fighter=fighter)


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
    chosen = picked(picks, FIGHTER, choices)
    field = Field(FIGHTER, line("form-ask-fighter"), choices, chosen)
    return (state.fighter(chosen) if chosen is not None else None), (field,)


def _easiest(state: FirefightState, fighter: Fighter, targets: tuple[Fighter, ...]) -> tuple[str, ...]:
    """The enemy whom one shot most likely puts out, then hits; none where only friends can be shot at."""

    def chance(target: Fighter) -> tuple[Fraction, Fraction]:
        one = odds.of_volley(state, fighter, (target.id,))[target.id]
        return one.out, one.hit

    enemies = [target for target in targets if target.side == "enemies"]
    return (max(enemies, key=chance).id,) if enemies else ()


def _shot_field(
    state: FirefightState, fighter: Fighter, targets: tuple[Fighter, ...], aimed: tuple[str, ...], place: int
) -> Field:
    before = aimed[:place]
    choices = [Choice(t.id, t.who, _shot_about(state, fighter, (*before, t.id))) for t in targets]
    if place:
        choices.append(Choice("0", line("form-no-shot", number=place + 1)))
    return Field(
        SHOTS[place],
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
    out, hit, sure = percent(of.out), percent(of.hit), int(of.out in (0, 1))
    return line(key, **facts, out=out, hit=hit, miss=max(0, 100 - out - hit), exact=str(of.out), sure=sure)


def _cover_lines(state: FirefightState, fighter: Fighter) -> list[Line]:
    """The own cover value to come, and what the most dangerous enemy's shot would then do."""
    who = state.fighter(fighter.id)
    least, most = odds.cover_to_come(state, who)
    shown: dict[str, Fact] = {"least": minus(least), "most": minus(most), "sure": int(least == most)}
    lines = [line("form-cover", **shown) if who.cover is not None else line("form-cover-open")]
    worst = odds.of_worst_fire(state, who)
    if worst is None:
        return [*lines, line("form-no-danger")]
    enemy, danger = worst
    bonus = sum(b.amount for b in shot_bonuses(state, enemy, who, 1))
    return [*lines, _odds_line("form-danger", danger, who=enemy.who, bonus=bonus, amount=Signed(bonus))]


def _waits(state: FirefightState, target: Fighter) -> bool:
    return target.side == "players" and state.rules.pvp == "end"


def _relocation_lines(state: FirefightState, fighter: Fighter) -> list[Line]:
    """What each result of the d3 comes to, with its exact odds."""
    bonus = sum(b.amount for b in bonuses_of(fighter, "relocation", "next", "round", "kept"))
    results = [max(1, min(RELOCATION_DIE, face + bonus)) for face in range(1, RELOCATION_DIE + 1)]
    lines = [line("form-relocation-bonus", amount=Signed(bonus))] if bonus else []
    for result in range(1, RELOCATION_DIE + 1):
        chance = Fraction(results.count(result), RELOCATION_DIE)
        facts: dict[str, Fact] = {"percent": percent(chance), "penalty": minus(RELOCATION_PENALTY[result])}
        later = state.rules.relocation_bonus == "next"
        useless = not later and (fighter.turn.shots > 0 or fighter.turn.suppressing)
        gains = (2 if later else 1) if result >= RELOCATION_BONUS_FROM and not useless else 0
        lines += [line("form-relocation", result=result, gains=gains, **facts)] if chance else []
    return lines


def _suppress_choices(state: FirefightState, enemies: tuple[Fighter, ...]) -> tuple[Choice, ...]:
    """Covers with enemies, and enemies one by one where they stand in the open or the house rule says so."""
    covers = dict.fromkeys(f.cover for f in enemies if f.cover is not None)
    found = []
    for name in covers:
        there = tuple(f.who for f in enemies if f.cover == name)
        choice = place_choice(state, name)
        found.append(Choice(choice.value, choice.label, line("form-suppress-there", who=there)))
    single = [f for f in enemies if f.cover is None or state.rules.suppress_scope == "chosen"]
    return (*found, *(Choice(f.id, f.who, words.whereabouts(f.cover)) for f in single))
