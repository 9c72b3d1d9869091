"""The numbers of the firefight, each once (rules page 1; source: the forum post on firefights with people)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rules.core.refusal import Refusal


class Row(Struct, frozen=True, array_like=True):
    """What a shot's total means: below ``hit`` a miss, from ``hit`` a hit, from ``kill`` a kill."""

    hit: int
    kill: int


STANDARD_ROWS = (Row(4, 5), Row(5, 6), Row(6, 7))
"""First, second and third shot of a volley."""

SHOT_PENALTY = {0: 0, 1: 0, 2: -1, 3: -2}
"""Shots in the volley → own cover value."""

SUPPRESSION_PENALTY = -2
RELOCATION_PENALTY = {1: -2, 2: -1, 3: 0}
"""The d3 → own cover value this round; 1 stays, 2 and 3 move."""

RELOCATION_STAYS = 1
RELOCATION_BONUS_FROM = 3
"""From this d3 the shots after it get the relocation bonus."""

RELOCATION_BONUS = 1
HOLD_BONUS = 1
FLANK_BONUS = 2
ONE_EYED_PENALTY = -1
"""To every shooting die of a character with one eye (rules page 3)."""

OLD_WOUND_DIE, OLD_WOUND_SITS_OUT = 6, 1
"""Thrown when a character with an old wound joins; on this face they sit the fight out (rules page 3)."""

MAX_SHOTS = 3
COVER_DIE, SHOT_DIE, RELOCATION_DIE = 6, 6, 3
CHECK_DICE = "d100"
DEFAULT_CAPACITY = 2
DEFAULT_KIND = "high"
DEFAULT_COLUMNS, DEFAULT_ROWS = 12, 8
KINDS = ("low", "high", "sturdy", "flimsy")
TYPE_NAMES = ("bandit", "marauder", "stalker", "veteran")
STRONG_TYPES = ("veteran",)

MAX_COVERS = 50
MAX_FIGHTERS = 60
MAX_TYPES = 30
MAX_KINDS = 30
LEGEND_LENGTH = 100
MAX_ENEMIES_AT_ONCE = 20
MAX_BONUS = 20
MAX_CAPACITY = 20
MAX_ROW = 30
MAX_KEPT_BONUSES = 10


class HouseRules(Struct, frozen=True):
    """A group's choices; the defaults are the page's."""

    shot_dice: Literal["each", "one"] = "each"
    shot_rows: Literal["volley", "target"] = "volley"
    relocation_penalty: Literal["add", "worst"] = "add"
    relocation_bonus: Literal["now", "next"] = "now"
    cover_floor: Literal["0", "none"] = "0"
    hits_to_out: int = 2
    suppress_scope: Literal["cover", "chosen", "all"] = "cover"
    low_ammo: Literal["flag", "off"] = "flag"
    decay: Literal["shooter", "shot"] = "shooter"
    flank_for_enemies: Literal["yes", "no"] = "yes"
    hold_limit: int | None = None
    absent: Literal["hold", "exposed"] = "hold"
    pvp: Literal["end", "order"] = "end"
    mode: Literal["batch", "immediate"] = "batch"
    shooting: Literal["yes", "no"] = "yes"
    charge_reach: int | None = None


RULE_VALUES: dict[str, tuple[str, ...]] = {
    "shot_dice": ("each", "one"),
    "shot_rows": ("volley", "target"),
    "relocation_penalty": ("add", "worst"),
    "relocation_bonus": ("now", "next"),
    "cover_floor": ("0", "none"),
    "hits_to_out": tuple("2013456789"),
    "suppress_scope": ("cover", "chosen", "all"),
    "low_ammo": ("flag", "off"),
    "decay": ("shooter", "shot"),
    "flank_for_enemies": ("yes", "no"),
    "hold_limit": ("none", *"123456789"),
    "absent": ("hold", "exposed"),
    "pvp": ("end", "order"),
    "mode": ("batch", "immediate"),
    "shooting": ("yes", "no"),
    "charge_reach": ("none", *map(str, range(1, 31))),
}
"""Every house rule with its values, the default first."""


BRAWL_RULES = ("mode",)
"""Those that mean something where nobody shoots and nothing is a cover."""


def read_rule(key: str, value: str) -> tuple[str, object]:
    """A house rule's field and typed value.

    Raises ``Refusal``: ``unknown_rule``, ``bad_rule_value``.
    """
    key, value = key.strip().lower(), value.strip().lower()
    if key not in RULE_VALUES:
        raise Refusal("unknown_rule", key=key[:40], known=", ".join(RULE_VALUES))
    if value not in RULE_VALUES[key]:
        raise Refusal("bad_rule_value", key=key, value=value[:40], allowed=", ".join(sorted(RULE_VALUES[key])))
    if key == "hits_to_out":
        return key, int(value)
    if key in ("hold_limit", "charge_reach"):
        return key, None if value == "none" else int(value)
    return key, value


def rule_value(rules: HouseRules, key: str) -> str:
    """A house rule's value as people type it."""
    value = getattr(rules, key)
    return "none" if value is None else str(value)


def row_of(rows: tuple[Row, ...], place: int) -> Row:
    """The row of the ``place``-th shot, counted from 1; with too few rows the last one repeats."""
    return rows[min(place, len(rows)) - 1]


def parse_rows(text: str) -> tuple[Row, ...]:
    """Rows such as ``"4/5 5/6 6/7"``: hit from / kill from, a pair a shot, 1 to 3 pairs.

    Raises ``Refusal("bad_rows")``.
    """
    rows: list[Row] = []
    for pair in text.replace(",", " ").split():
        hit, slash, kill = pair.partition("/")
        if not (slash and hit.isascii() and hit.isdigit() and kill.isascii() and kill.isdigit() and len(pair) <= 5):
            raise Refusal("bad_rows", text=text[:40])
        rows.append(Row(int(hit), int(kill)))
    if not 1 <= len(rows) <= MAX_SHOTS or any(not 1 <= row.hit <= row.kill <= MAX_ROW for row in rows):
        raise Refusal("bad_rows", text=text[:40])
    return tuple(rows)


CHARTS = {
    "cover": COVER_DIE,
    "first-shot": SHOT_DIE,
    "second-shot": SHOT_DIE,
    "third-shot": SHOT_DIE,
    "relocation": RELOCATION_DIE,
}
"""Tables that ``/table`` throws without a fighter, with their die."""
