"""What may be seen of a firefight: the public state, the tactical summary, the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from rules.core.contract import Viewer
from rules.core.scene import Place, Scene, Token
from rules.core.telling import Line, Said, Signed, Who, line
from rules.firefight import words
from rules.firefight.contact import stats_of
from rules.firefight.exposure import awaited, exposed
from rules.firefight.reckoning import bonus_next, bonus_now, cover_value, hits_to_out, throws_cover_die
from rules.firefight.state import Cover, Fighter, FirefightState, Side
from rules.melee.state import fray_of

MAX_CHECKS_SHOWN = 10
BRAWL_WIDTH = 7
"""Columns of a picture without a grid: narrow enough to be read on a telephone."""


class FirefightView:
    """A firefight as a viewer may see it. Orders are the game master's: nothing here shows them."""

    def __init__(self, state: FirefightState, viewer: Viewer, ruleset: str) -> None:
        self._state, self._ruleset = state, ruleset

    @property
    def public(self) -> Mapping[str, Any]:
        """The public state as JSON."""
        state = self._state
        return {
            "game": state.name,
            "ruleset": self._ruleset,
            "round": state.round,
            "phase": state.phase,
            "fighters": {f.name: self._public_fighter(f) for f in state.present},
            "covers": {c.name: _public_cover(c) for c in state.covers},
            "awaited": [f.name for f in awaited(state)],
            "casualties": [state.fighter(c).name for c in state.casualties],
        }

    def summary(self) -> Sequence[Line]:
        """Round, who is awaited, every fighter, casualties."""
        state = self._state
        lines = [self._head(), *self._awaited()]
        asked = tuple(dict.fromkeys(state.fighter(question.fighter).who for question in state.melee.questions))
        lines += [line("summary-choices", who=asked)] if asked else []
        lines += self._side("players", self._fighter_line) + self._side("enemies", self._fighter_line)
        if state.casualties:
            lines.append(line("summary-casualties", who=tuple(state.fighter(c).who for c in state.casualties)))
        checks = state.chronicle.checks
        if checks:
            shown = tuple(line("summary-check", number=c.number, who=Who(c.who)) for c in checks[:MAX_CHECKS_SHOWN])
            more = len(checks) - len(shown)
            lines.append(line("summary-checks", checks=(*shown, line("more-lines", count=more)) if more else shown))
        return lines

    def brief(self) -> Sequence[Line]:
        """Every fighter in the fewest words: the cover's cell, the cover value, whether awaited."""
        return [self._head(), *self._side("players", self._brief_line), *self._side("enemies", self._brief_line)]

    def scene(self) -> Scene:
        """The map."""
        state = self._state
        used = {c.kind for c in state.covers}
        return Scene(
            title=Said(state.name),
            round=state.round,
            columns=BRAWL_WIDTH if _without_field(state) else state.columns,
            rows=0 if _without_field(state) else state.rows,
            places=tuple(
                Place(
                    c.name,
                    c.cell,
                    (words.kind(state, c.kind), words.shields(c), *words.cover_extras(state, c)),
                    c.kind,
                    words.kind(state, c.kind),
                    c.shields,
                )
                for c in state.covers
            ),
            tokens=tuple(_token(state, f) for f in _together(state)),
            legend=tuple(
                line("kind-described", kind=words.kind(state, k.name), legend=Said(k.legend))
                for k in state.kinds
                if k.name in used and k.legend
            ),
            terrain=state.terrain,
            deeds=state.deeds,
            past=state.past,
            ground=state.ground,
            contacts=tuple((contact.first, contact.second) for contact in state.melee.contacts),
        )

    def _public_fighter(self, fighter: Fighter) -> dict[str, Any]:
        state, stats = self._state, stats_of(self._state, fighter)
        return {
            "side": fighter.side,
            "cover": fighter.cover,
            "condition": fighter.condition,
            "cover_face": fighter.turn.cover_face,
            "cover_value": cover_value(state, fighter),
            "shots": fighter.turn.shots,
            "relocated": fighter.turn.relocated,
            "held": fighter.turn.held,
            "marks": list(words.marks(state, fighter)),
            "bonus_now": bonus_now(state, fighter),
            "bonus_next": bonus_next(state, fighter),
            "skill": stats.skill,
            "damage": stats.damage,
            "weapons": stats.weapons,
            "engaged_with": [state.fighter(other).name for other in state.melee.opponents(fighter.id)],
        }

    def _head(self) -> Line:
        state = self._state
        return line("summary-head", name=Said(state.name), round=state.round, phase=state.phase)

    def _awaited(self) -> list[Line]:
        state, waiting = self._state, awaited(self._state)
        players = [f for f in state.fighters if f.side == "players" and f.standing]
        if state.phase != "players" or not players:
            return []
        if not waiting:
            return [line("summary-all-acted")]
        return [line("summary-awaited", who=tuple(f.who for f in waiting))]

    def _side(self, side: Side, fighter_line: Any) -> list[Line]:
        fighters = [f for f in self._state.present if f.side == side]
        if not fighters:
            return []
        return [line(f"summary-{side}", count=len(fighters)), *(fighter_line(f) for f in fighters)]

    def _fighter_line(self, fighter: Fighter) -> Line:
        return line("summary-fighter", who=fighter.who, condition=fighter.condition, pieces=self._pieces(fighter))

    def _pieces(self, fighter: Fighter) -> tuple[Line, ...]:
        state, turn, enemy_type = self._state, fighter.turn, self._state.type_of(fighter)
        if fighter.condition == "out":
            return (words.condition("out", fighter.pronoun),)
        opponents = tuple(state.fighter(other).who for other in state.melee.opponents(fighter.id))
        nowhere = fighter.cover is None and (opponents or state.rules.shooting == "no")
        pieces = [] if nowhere else [words.whereabouts(fighter.cover)]
        pieces += [line("piece-melee", who=opponents)] if opponents else []
        if fighter.condition == "wounded":
            condition = words.condition("wounded", fighter.pronoun)
            limit = hits_to_out(state, fighter)
            pieces.append(line("piece-wounded", condition=condition, hits=fighter.hits, limit=limit))
        if throws_cover_die(state, fighter) and cover_value(state, fighter) is not None:
            pieces.append(line("piece-cover", dice=words.cover_sum(state, fighter)))
        elif enemy_type is not None and enemy_type.cover_die:
            pieces.append(line("mark-cover-die"))
        pieces += [line("did-shots", shots=turn.shots)] if turn.shots else []
        pieces += [line("did-relocate", result=turn.relocated)] if turn.relocated is not None else []
        pieces += [line("did-hold" if turn.hold_earns else "did-hold-void")] if turn.held else []
        pieces += [line("did-suppress")] if turn.suppressing else []
        pieces += [line("did-charge", left=int(turn.shown))] if turn.charged and not opponents else []
        pieces += [line("did-run")] if turn.ran else []
        pieces += [line(f"mark-{mark}") for mark in words.marks(state, fighter) if mark != "in-melee"]
        if state.rules.shooting == "no":
            return tuple(pieces) or (words.condition(fighter.condition, fighter.pronoun),)
        pieces += [line("mark-exposed")] if fighter.side == "players" and exposed(state, fighter) else []
        now, later = bonus_now(state, fighter), bonus_next(state, fighter)
        pieces += [line("piece-now", amount=Signed(now))] if now and not (turn.shots or turn.suppressing) else []
        pieces += [line("piece-next", amount=Signed(later))] if later else []
        return tuple(pieces)

    def _brief_line(self, fighter: Fighter) -> Line:
        state, value = self._state, cover_value(self._state, fighter)
        cover = state.cover(fighter.cover)
        return line(
            "summary-brief",
            who=fighter.who,
            cell="" if cover is None else f" {cover.cell.name}",
            melee=int(state.melee.engaged(fighter.id)),
            condition=fighter.condition,
            cover="" if value is None else f" 🛡{value}".replace("-", "−"),
            awaited=int(fighter in awaited(state)),
        )


def _without_field(state: FirefightState) -> bool:
    """Whether there is nothing to draw but people: a brawl where nobody has drawn any ground."""
    return state.rules.shooting == "no" and not (state.covers or state.terrain or state.ground)


def _together(state: FirefightState) -> tuple[Fighter, ...]:
    """Everybody in roster order, those of one melee beside each other, friend and foe by turns."""
    found: dict[str, Fighter] = {}
    for fighter in state.present:
        fray = fray_of(state.melee, fighter.id)
        there = [f for f in state.present if fray is not None and f.id in fray.fighters]
        found.update((f.id, f) for f in (_by_turns(there) or [fighter]) if f.id not in found)
    return tuple(found.values())


def _by_turns(fighters: list[Fighter]) -> list[Fighter]:
    sides = [[f for f in fighters if f.side == side] for side in ("players", "enemies")]
    more, fewer = sorted(sides, key=len, reverse=True)
    return [f for pair in zip_longest(more, fewer) for f in pair if f is not None]


def _place(state: FirefightState, fighter: Fighter) -> str | None:
    """Where somebody is drawn: in a melee all where the first of them stands who has a cover."""
    fray = fray_of(state.melee, fighter.id)
    if fray is None:
        return fighter.cover
    order = (id for contact in fray.contacts for id in (contact.second, contact.first))
    return next((place for id in order if (place := state.fighter(id).cover) is not None), None)


def _token(state: FirefightState, fighter: Fighter) -> Token:
    marks = (*words.marks(state, fighter), "held") if fighter.turn.held else words.marks(state, fighter)
    return Token(fighter.id, fighter.who, fighter.side, _place(state, fighter), fighter.condition, marks)


def _public_cover(cover: Cover) -> dict[str, Any]:
    return {
        "cell": cover.cell.name,
        "kind": cover.kind,
        "shields": _compass(cover),
        "capacity": cover.capacity,
    }


def _compass(cover: Cover) -> list[str]:
    order = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
    return [side for side in order if side in cover.shields]
