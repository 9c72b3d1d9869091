"""The numbers between fights, each once (rules page 3; source: the campaign tables of the Old West)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Role = Literal["hero", "henchman"]
SkillList = Literal["moving", "brawling", "shooting", "savvy"]
Letter = Literal["S", "F", "St", "G", "A", "W", "P", "FA", "FT", "M"]


class Span(Struct, frozen=True, array_like=True):
    """A row of a table: from the first face to the last, the same result."""

    first: int
    last: int
    key: str


class Table(Struct, frozen=True):
    """A table with the dice that are thrown on it: ``dice`` of ``sides``, added up, or read as tens and units."""

    sides: int
    rows: tuple[Span, ...]
    dice: int = 1
    tens: bool = False

    def read(self, value: int) -> str:
        """The result of a throw's value."""
        return next(row.key for row in self.rows if row.first <= value <= row.last)

    def value(self, faces: tuple[int, ...]) -> int:
        """What faces in the order of throwing come to."""
        return faces[0] * 10 + faces[1] if self.tens else sum(faces)


HERO_INJURIES = Table(
    6,
    (
        Span(11, 15, "dead"),
        Span(16, 21, "multiple"),
        Span(22, 22, "leg"),
        Span(23, 23, "hand"),
        Span(24, 24, "madness"),
        Span(25, 25, "nerves"),
        Span(26, 26, "torso"),
        Span(31, 31, "eye"),
        Span(32, 32, "old wound"),
        Span(33, 33, "snake oil"),
        Span(34, 34, "arm"),
        Span(35, 35, "deep wound"),
        Span(36, 36, "robbed"),
        Span(41, 56, "recovered"),
        Span(61, 61, "hatred"),
        Span(62, 62, "captured"),
        Span(63, 64, "hardened"),
        Span(65, 65, "trial"),
        Span(66, 66, "survivor"),
    ),
    dice=2,
    tens=True,
)
HENCHMAN_INJURIES = Table(6, (Span(1, 2, "dead"), Span(3, 6, "recovered")))
THROWN_AGAIN = ("dead", "captured", "recovered", "multiple")
"""Results that do not count among the throws of ``multiple``."""

HAND = Table(6, (Span(1, 1, "amputated"), Span(2, 6, "light")))
EYE = Table(6, (Span(1, 3, "left"), Span(4, 6, "right")))
ELIXIR = Table(6, (Span(1, 2, "worse"), Span(3, 5, "water"), Span(6, 6, "cure")))
TRIAL = Table(6, (Span(1, 1, "hanged"), Span(2, 5, "bail"), Span(6, 6, "acquitted")))
OLD_WOUND = Table(6, (Span(1, 1, "sits out"), Span(2, 6, "fights")))

HERO_ADVANCES = Table(
    6,
    (
        Span(2, 4, "preferred skill"),
        Span(5, 6, "shooting"),
        Span(7, 7, "strength or fighting"),
        Span(8, 8, "grit"),
        Span(9, 9, "wounds or attacks"),
        Span(10, 10, "pluck"),
        Span(11, 11, "fame or fortune"),
        Span(12, 12, "any skill"),
    ),
    dice=2,
)
HENCHMAN_ADVANCES = Table(
    6,
    (
        Span(1, 1, "strength or grit"),
        Span(2, 2, "attacks or wounds"),
        Span(3, 4, "shooting or fighting"),
        Span(5, 5, "pluck"),
        Span(6, 6, "hero"),
    ),
)
FAME = Table(6, (Span(1, 3, "FA"), Span(4, 6, "FT")))

RAISED: dict[str, tuple[Letter, ...]] = {
    "shooting": ("S",),
    "strength or fighting": ("St", "F"),
    "grit": ("G",),
    "wounds or attacks": ("W", "A"),
    "pluck": ("P",),
    "strength or grit": ("St", "G"),
    "attacks or wounds": ("A", "W"),
    "shooting or fighting": ("S", "F"),
}
"""Advances that raise a characteristic; of several the player chooses."""

SKILL_OWED: dict[str, Literal["preferred", "any"]] = {"preferred skill": "preferred", "any skill": "any"}

SKILLS: dict[SkillList, tuple[str, ...]] = {
    "moving": ("born in the saddle", "nimble", "stealthy", "lightning", "dodge", "scout"),
    "brawling": ("pugilist", "strongman", "dirty fighter", "swordsman", "fury", "haymaker"),
    "shooting": ("fast draw", "trick shooter", "pistolier", "trigger-happy", "rifleman", "deadeye"),
    "savvy": (
        "true grit",
        "seasoned veteran",
        "trader",
        "repartee",
        "card sharp",
        "fearsome reputation",
    ),
}
"""Skill lists, the skill of each face of a d6."""

REPEATED = "trick shooter"
"""The one skill that may be held more than once."""

WEAPONS = ("revolver", "heavy-pistol", "rifle")
"""Weapon kinds of the trick shooter, one for each time."""

UNDERDOG = (Span(0, 50, "0"), Span(51, 75, "1"), Span(76, 100, "2"))
UNDERDOG_MOST = 3
"""Re-throws of the lower side by the difference of ratings; above the last row the most."""

MISSED_DIE, BAIL_DIE, COUNT_DIE, REWARD_DIE = 3, 6, 6, 6
REWARD_FACTOR = 5
FAME_OF_NEW_HERO = 1

LETTERS: dict[Letter, str] = {
    "S": "shooting",
    "F": "fighting",
    "St": "strength",
    "G": "grit",
    "A": "attacks",
    "W": "wounds",
    "P": "pluck",
    "FA": "fame",
    "FT": "fortune",
    "M": "move",
}
"""Characteristics by their letters."""

BOUNDS: dict[Letter, tuple[int, int]] = {
    "S": (2, 6),
    "F": (1, 10),
    "St": (1, 10),
    "G": (0, 10),
    "A": (0, 10),
    "W": (0, 10),
    "P": (1, 10),
    "FA": (0, 10),
    "FT": (0, 10),
    "M": (0, 24),
}
"""Lowest and highest of each; the page's where it gives one (S, F, P, G, M), else what keeps a sheet readable."""

INJURED: dict[str, Letter] = {"leg": "M", "nerves": "P", "torso": "G", "arm": "F"}
"""Injuries that take one from a characteristic."""

MAX_CHARACTERS, MAX_BANDS = 500, 100
MAX_MONEY, MAX_RATING, MAX_EXPERIENCE = 1_000_000, 100_000, 10_000
MAX_GEAR, GEAR_LENGTH = 20, 40
MAX_FIGHTS_KEPT = 40
"""Fights whose casualties can still be thrown for, and whose end can still be taken back."""


def rethrows(ours: int, theirs: int) -> int:
    """Re-throws of the lower side, by the difference of the two ratings."""
    difference = abs(ours - theirs)
    return next((int(row.key) for row in UNDERDOG if row.first <= difference <= row.last), UNDERDOG_MOST)
