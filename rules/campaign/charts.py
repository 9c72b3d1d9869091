"""The tables thrown without a character: all that nests in them comes by itself (rules page 3)."""

from __future__ import annotations

from rules.campaign import tables as t
from rules.campaign.words import skill_about, skill_name, slug
from rules.core.contract import Dice
from rules.core.telling import Line, line

CHARTS: tuple[str, ...] = (
    "injuries",
    "henchman-injuries",
    "hand",
    "eye",
    "elixir",
    "trial",
    "advances",
    "henchman-advances",
    *t.SKILLS,
)
"""Their names."""

_NESTED = {
    "hand": ("hand", t.HAND),
    "eye": ("eye", t.EYE),
    "snake oil": ("elixir", t.ELIXIR),
    "trial": ("trial", t.TRIAL),
}
_SINGLE = {
    "henchman-injuries": ("injury", t.HENCHMAN_INJURIES),
    "hand": ("hand", t.HAND),
    "eye": ("eye", t.EYE),
    "elixir": ("elixir", t.ELIXIR),
    "trial": ("trial", t.TRIAL),
    "henchman-advances": ("advance", t.HENCHMAN_ADVANCES),
}


def throw_chart(name: str, dice: Dice) -> list[Line]:
    """What a throw on a table says, a line a die or pair of dice."""
    if name == "injuries":
        return _injuries(dice)
    if name == "advances":
        key, told = _read("advance", t.HERO_ADVANCES, dice)
        return [told, _read("fame", t.FAME, dice)[1]] if key == "fame or fortune" else [told]
    if name in t.SKILLS:
        face = dice.throw(6, "skill")
        skill = t.SKILLS[name][face - 1]
        return [line("chart-skill", face=face, skill=skill_name(skill), about=skill_about(skill))]
    return _outcome(*_SINGLE[name], dice)


def _injuries(dice: Dice) -> list[Line]:
    key, told = _read("injury", t.HERO_INJURIES, dice)
    if key != "multiple":
        return [told, *_deeper(key, dice)]
    left = dice.throw(t.COUNT_DIE, "injuries")
    lines = [told, line("injuries-counted", face=left)]
    while left:
        key, told = _read("injury", t.HERO_INJURIES, dice, struck=t.THROWN_AGAIN)
        lines.append(told)
        if key in t.THROWN_AGAIN:
            continue
        left -= 1
        nested = _deeper(key, dice)
        lines += nested
        if any(line_.facts.get("result") == _HANGED for line_ in nested):
            break  # leaving the roster ends the throws
    return lines


_HANGED = line("trial-hanged-name")


def _deeper(key: str, dice: Dice) -> list[Line]:
    if key == "deep wound":
        return [_missed(dice)]
    return _outcome(*_NESTED[key], dice) if key in _NESTED else []


def _outcome(name: str, table: t.Table, dice: Dice) -> list[Line]:
    key, told = _read(name, table, dice)
    return [told, line("chart-bail", face=dice.throw(t.BAIL_DIE, "bail")), _missed(dice)] if key == "bail" else [told]


def _missed(dice: Dice) -> Line:
    return line("chart-missed", face=dice.throw(t.MISSED_DIE, "missed"))


def _read(name: str, table: t.Table, dice: Dice, struck: tuple[str, ...] = ()) -> tuple[str, Line]:
    faces = tuple(dice.throw(table.sides, name) for _ in range(table.dice))
    key = table.read(table.value(faces))
    shown = " ".join(map(str, faces))
    result = line(f"{name}-{slug(key)}-name")
    return key, line("chart-again" if key in struck else "chart-result", dice=shown, result=result)
