"""Parts that the forms share: covers to choose, targets of a volley in order, numbers as they are shown."""

from __future__ import annotations

from fractions import Fraction

from rules.core.form import Choice, Picks
from rules.core.telling import Said, Signed, line
from rules.firefight import words
from rules.firefight.reckoning import free_places, occupants, place_modifier
from rules.firefight.state import Fighter, FirefightState

SHOTS, PLACE, FIGHTER = "abc", "p", "f"
"""Keys of the fields for each shot's target, for a cover, and for who acts."""


def aimed_at(targets: tuple[Fighter, ...], picks: Picks) -> tuple[str, ...]:
    """The targets picked, in order; after the first shot that is left out there are no more."""
    known = {f.id for f in targets}
    aimed: list[str] = []
    for key in SHOTS:
        if picks.get(key) not in known:
            break
        aimed.append(picks[key])
    return tuple(aimed)


def named(state: FirefightState, picks: Picks) -> str | None:
    """The fighter that a game master picked to act; ``None``: the actor's own."""
    return state.fighter(picks[FIGHTER]).name if FIGHTER in picks else None


def place_choice(state: FirefightState, name: str) -> Choice:
    """A cover as a choice, with its cell, kind, modifier, sides, room, and who is there."""
    at = next(number for number, cover in enumerate(state.covers) if cover.name == name)
    cover = state.covers[at]
    modifier = place_modifier(state, cover)
    about = line(
        "form-place",
        cell=cover.cell.name,
        kind=words.kind(state, cover.kind),
        shields=words.shields(cover),
        free=free_places(state, cover),
        modifier=modifier,
        amount=Signed(modifier),
        there=tuple(f.who for f in occupants(state, name)),
    )
    return Choice(f"c{at}", line("form-name", name=Said(name)), about)


def cover_name(state: FirefightState, value: str) -> str:
    """The cover of such a choice."""
    return state.covers[int(value[1:])].name


def percent(chance: Fraction) -> int:
    """A chance in whole percent."""
    return round(chance * 100)
