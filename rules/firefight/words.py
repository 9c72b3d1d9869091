"""Parts of lines that the telling, the summary and the explanations share."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.telling import Line, Part, Said, Sum, Who, line
from rules.firefight.events import CoverModifier, ShotRead
from rules.firefight.reckoning import cover_modifiers, exposed, shielded_by_hold
from rules.firefight.state import Fighter, FirefightState, GmBonus, ShotBonus
from rules.firefight.tables import Row


def place(name: str | None) -> Line:
    """Where somebody is."""
    return line("place-open") if name is None else line("place-cover", cover=Who(name))


def condition(value: str, pronoun: str) -> Line:
    """Fit, wounded, out."""
    return line("condition", condition=value, gender=pronoun)


def row(value: Row) -> Line:
    """A row's thresholds."""
    return line("row", below=value.hit - 1, hit=value.hit, kill=value.kill)


def shot_part(bonus: ShotBonus) -> Part:
    """A shooting bonus by name."""
    return Part(bonus.amount, line(f"bonus-{bonus.source}".replace("_", "-"), reason=Said(bonus.reason or "")))


def gm_part(bonus: GmBonus) -> Part:
    """A game master's bonus by its reason."""
    return Part(bonus.amount, line("bonus-gm", reason=Said(bonus.reason)))


def cover_part(modifier: CoverModifier) -> Part:
    """A cover modifier by name."""
    return Part(modifier.amount, line(f"cover-{modifier.source}", reason=Said(modifier.reason or "")))


def shot_sum(shot: ShotRead) -> Sum:
    """Face, each bonus, the target's cover."""
    less = Part(shot.less, line("less-cover")) if shot.less or shot.cover is not None else None
    return Sum(shot.face, tuple(shot_part(b) for b in shot.bonuses), less)


def cover_sum(state: FirefightState, fighter: Fighter) -> Sum:
    """A fighter's cover die with every modifier; only where it is thrown."""
    return modifiers_sum(fighter.turn.cover_face or 0, cover_modifiers(state, fighter))


def modifiers_sum(face: int, modifiers: Iterable[CoverModifier]) -> Sum:
    """A cover die with these modifiers."""
    return Sum(face, tuple(cover_part(m) for m in modifiers))


def marks(fighter: Fighter) -> tuple[str, ...]:
    """A fighter's marks, sorted."""
    found = {"low-ammo": fighter.low_ammo, "suppressed": fighter.turn.suppressed}
    return tuple(sorted(mark for mark, holds in found.items() if holds))


def standing_now(state: FirefightState, fighter: Fighter) -> Line:
    """Whether a player can be shot at now, and why."""
    if shielded_by_hold(fighter):
        return line("stance-held")
    return line("stance-exposed") if exposed(state, fighter) else line("stance-unseen")
