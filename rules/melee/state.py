"""What a melee knows: who is in contact with whom, who lies, who is a hero, which results are still to be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import asdict, replace

from rules.core.refusal import Refusal
from rules.melee.tables import (
    BOUNDS,
    DEFAULT_SKILL,
    IMPROVISED,
    LEAST_SKILL,
    MOST_DAMAGE,
    MOST_DICE,
    MOST_SKILL,
    MOST_WEAPONS,
    Side,
)

Skill = Annotated[int, Meta(ge=LEAST_SKILL, le=MOST_SKILL)]
Damage = Annotated[int, Meta(ge=IMPROVISED, le=MOST_DAMAGE)]
Weapons = Annotated[int, Meta(ge=1, le=MOST_WEAPONS)]
ExtraDice = Annotated[int, Meta(ge=0, le=MOST_DICE)]


class Stats(Struct, frozen=True, omit_defaults=True):
    """How somebody fights hand to hand: Skill 1 … 6, the weapon's Damage 1 … 6, weapons held (2: one in each hand),
    melee dice beyond the two that everybody throws.
    """

    skill: Skill = DEFAULT_SKILL
    damage: Damage = IMPROVISED
    weapons: Weapons = 1
    dice: ExtraDice = 0

    @property
    def unusual(self) -> dict[str, int]:
        """Those that not everybody has, by name."""
        usual, mine = asdict(Stats()), asdict(self)
        return {name: value for name, value in mine.items() if value != usual[name]}


class GivenStats(Struct, frozen=True, omit_defaults=True):
    """What was said of somebody's stats; ``None``: nothing."""

    skill: Skill | None = None
    damage: Damage | None = None
    weapons: Weapons | None = None
    dice: ExtraDice | None = None

    @property
    def said(self) -> dict[str, int]:
        """What was said, by name."""
        values = {"skill": self.skill, "damage": self.damage, "weapons": self.weapons, "dice": self.dice}
        return {name: value for name, value in values.items() if value is not None}

    def over(self, base: Stats) -> Stats:
        """These stats, and where nothing was said the others."""
        return replace(base, **self.said)


def given_stats(skill: int | None, damage: int | None, weapons: int | None, dice: int | None) -> GivenStats:
    """What was said, if it is within bounds. Raises ``Refusal("bad_melee_stat")``."""
    given = GivenStats(skill, damage, weapons, dice)
    for name, value in given.said.items():
        low, high = BOUNDS[name]
        if not low <= value <= high:
            raise Refusal("bad_melee_stat", stat=name, low=low, high=high)
    return given


class Brawler(Struct, frozen=True, omit_defaults=True):
    """What the melee remembers of a fighter.

    ``tried``: has tested to stand this round; ``turned``: faced about to a charge, so the next round of melee is
    fought at a penalty; ``agreed``: would fight the next round now; ``fought``: has, this round, by agreement.
    """

    down: bool = False
    hero: bool = False
    tried: bool = False
    turned: bool = False
    agreed: bool = False
    fought: bool = False


class Contact(Struct, frozen=True):
    """Two fighters hand to hand; ``first`` charged."""

    first: str
    second: str

    def other(self, fighter: str) -> str:
        """Whom this one of the two fights."""
        return self.second if fighter == self.first else self.first


class Question(Struct, frozen=True, omit_defaults=True):
    """A hero's test whose result is still to be chosen; ``against``: who charges, or breaks off. ``late``: asked in a
    round that is over.
    """

    number: int
    test: Literal["charged", "sight"]
    fighter: str
    against: str
    side: Side = "front"
    late: bool = False


class Melee(Struct, frozen=True):
    """All hand-to-hand fighting of one fight. ``contacts`` stand in the order in which they were made."""

    brawlers: Mapping[str, Brawler] = {}
    contacts: tuple[Contact, ...] = ()
    questions: tuple[Question, ...] = ()
    asked: int = 0

    def of(self, fighter: str) -> Brawler:
        """What is remembered of a fighter."""
        return self.brawlers.get(fighter, _NOBODY)

    def opponents(self, fighter: str) -> tuple[str, ...]:
        """Whom a fighter is in contact with, the oldest contact first."""
        return tuple(c.other(fighter) for c in self.contacts if fighter in (c.first, c.second))

    def engaged(self, fighter: str) -> bool:
        """Whether somebody is in contact with this fighter."""
        return any(fighter in (c.first, c.second) for c in self.contacts)

    def waiting(self, fighter: str) -> Question | None:
        """The open question that this fighter is to answer, or whose answer this fighter waits for."""
        return next((q for q in self.questions if fighter in (q.fighter, q.against)), None)


_NOBODY = Brawler()


class Combatant(Struct, frozen=True):
    """A fighter as the melee sees one. ``may_fire``: has something to fire with, and nothing keeps them from it;
    ``in_the_clear``: nobody is in contact with them, or shots into that are allowed.
    """

    id: str
    name: str
    stats: Stats
    in_cover: bool
    may_fire: bool
    in_the_clear: bool = True


class Fray(Struct, frozen=True):
    """One melee: everybody who is linked by contact, and the contacts, the oldest first."""

    fighters: frozenset[str]
    contacts: tuple[Contact, ...]


def frays(melee: Melee) -> tuple[Fray, ...]:
    """The melees of a fight, the one with the oldest contact first."""
    groups: list[set[str]] = []
    for contact in melee.contacts:
        pair = {contact.first, contact.second}
        touching = [group for group in groups if group & pair]
        whole = pair.union(*touching)
        at = groups.index(touching[0]) if touching else len(groups)
        groups = [group for group in groups if group not in touching]
        groups.insert(at, whole)
    return tuple(Fray(frozenset(g), tuple(c for c in melee.contacts if c.first in g)) for g in groups)


def fray_of(melee: Melee, fighter: str) -> Fray | None:
    """The melee that somebody is in."""
    return next((fray for fray in frays(melee) if fighter in fray.fighters), None)
