"""What people type about characters and bands: characteristics, gear, skill lists."""

from __future__ import annotations

import re
from typing import cast

from msgspec.structs import replace

from rules.campaign.state import Characteristics
from rules.campaign.tables import BOUNDS, GEAR_LENGTH, LETTERS, MAX_GEAR, SKILLS, Letter, SkillList
from rules.core.names import clean_text, fold
from rules.core.refusal import Refusal
from rules.core.telling import line
from rules.melee.state import Stats, given_stats

_STAT = re.compile(r"([^\W\d_]{1,4})\s*[:=]?\s*(\d{1,2})\+?", re.IGNORECASE)
_SHORT: dict[str, Letter] = {
    **{letter.casefold(): letter for letter in LETTERS},
    "стр": "S",
    "бб": "F",
    "сил": "St",
    "вын": "G",
    "ат": "A",
    "ран": "W",
    "см": "P",
    "сл": "FA",
    "уд": "FT",
    "дв": "M",
}
"""Characteristics as they are typed, by their letters and by what the Russian sheet calls them."""

_MELEE = {"sk": "skill", "ум": "skill", "d": "damage", "ущ": "damage", "wp": "weapons", "ор": "weapons"}
"""What is for fighting hand to hand (rules page 2): Skill, Damage, weapons."""

NOTHING = ("-", "—", "none", "нет")
"""Typed for no gear, no band, no hatred, no lists."""

_LISTS: dict[str, SkillList] = {
    **{key: key for key in SKILLS},
    "движение": "moving",
    "драка": "brawling",
    "стрельба": "shooting",
    "смекалка": "savvy",
}


def read_stats(text: str, base: Characteristics, brawl: Stats) -> tuple[Characteristics, Stats]:
    """Characteristics such as ``S4+ F3 St3``, and for the melee ``Sk5 D3 Wp2``; those left out stay as they are.

    Raises ``Refusal``: ``bad_stats``, ``stat_range``, ``bad_melee_stat``.
    """
    changes: dict[str, int] = {}
    given: dict[str, int] = {}
    rest = _STAT.sub(lambda match: _noted(match, changes, given), text)
    if rest.replace(",", " ").replace(";", " ").strip():
        raise Refusal("bad_stats", text=rest.strip()[:40])
    fights = given_stats(given.get("skill"), given.get("damage"), given.get("weapons"), None)
    return replace(base, **changes), fights.over(brawl)


def read_gear(text: str) -> tuple[str, ...]:
    """Things with commas between them; a dash or nothing: none. Raises ``Refusal``: ``too_much_gear``, a text's."""
    things = [piece for piece in text.replace(";", ",").split(",") if piece.strip()]
    if fold(text) in NOTHING:
        return ()
    if len(things) > MAX_GEAR:
        raise Refusal("too_much_gear", limit=MAX_GEAR)
    return tuple(clean_text(thing, limit=GEAR_LENGTH) for thing in things)


def read_lists(text: str) -> tuple[SkillList, ...]:
    """Skill lists with spaces or commas between them. Raises ``Refusal("unknown_skill_list")``."""
    found: dict[SkillList, None] = {}
    for word in text.replace(",", " ").split():
        if fold(word) not in _LISTS:
            known = tuple(line("skill-list", list=name) for name in SKILLS)
            raise Refusal("unknown_skill_list", name=word[:40], known=known)
        found[_LISTS[fold(word)]] = None
    return tuple(found)


def _noted(match: re.Match[str], changes: dict[str, int], given: dict[str, int]) -> str:
    if match[1].casefold() in _MELEE:
        given[_MELEE[match[1].casefold()]] = int(match[2])
        return " "
    letter, value = _SHORT.get(match[1].casefold()), int(match[2])
    if letter is None:
        return match[0]
    low, high = BOUNDS[letter]
    if not low <= value <= high:
        raise Refusal("stat_range", letter=cast(str, letter), low=low, high=high, value=value)
    changes[LETTERS[letter]] = value
    return " "
