"""The state of a roster: characters, bands, open choices, the fights that have been counted."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field
from msgspec.structs import replace

from rules.campaign.tables import LETTERS, SKILLS, Letter, Role, SkillList
from rules.core.chronicle import Chronicle
from rules.core.refusal import Refusal
from rules.core.telling import Pronoun, Who
from rules.melee.state import Stats

Fate = Literal["active", "dead", "hanged", "blind", "law", "retired"]
BandKind = Literal["lawful", "outlaw"]
ChoiceKind = Literal["bail", "advance", "skill", "weapon", "ransom", "exchange"]
Owed = Literal["preferred", "any"]


class Characteristics(Struct, frozen=True):
    """``shooting`` is a target number (4 is 4+), ``move`` in inches."""

    shooting: int = 4
    fighting: int = 3
    strength: int = 3
    grit: int = 3
    attacks: int = 1
    wounds: int = 1
    pluck: int = 3
    fame: int = 0
    fortune: int = 0
    move: int = 6

    def of(self, letter: Letter) -> int:
        """A characteristic by its letter."""
        value: int = getattr(self, LETTERS[letter])
        return value


class Injury(Struct, frozen=True, omit_defaults=True):
    """A lasting injury: the table's key, with which eye or what became of the hand."""

    key: str
    detail: str = ""

    @property
    def name(self) -> str:
        return f"{self.key} {self.detail}".strip()


class Skill(Struct, frozen=True, omit_defaults=True):
    """``detail``: the weapon kind of a trick shooter, once it is chosen."""

    key: str
    detail: str = ""

    @property
    def name(self) -> str:
        return f"{self.key} {self.detail}".strip()


class Character(Struct, frozen=True, omit_defaults=True):
    """Somebody who lasts between fights. ``owner`` is a user's id, ``band`` a band's, ``brawl`` for the melee.

    ``fights`` fought and ``experience`` earn advance throws, ``advances`` have been made. ``miss_next``: something says
    "the next fight"; ``recovering`` (a deep wound) and ``jailed`` count fights. ``oiled``: ignores the first hit of the
    next fight joined. ``captured`` with no ``captive_of``: by whom is still to be said. ``proven``: a fight was fought,
    or something thrown for the character.
    """

    id: str
    name: str
    owner: str
    pronoun: Pronoun = "they"
    role: Role = "hero"
    band: str | None = None
    characteristics: Characteristics = Characteristics()
    brawl: Stats = Stats()
    injuries: tuple[Injury, ...] = ()
    skills: tuple[Skill, ...] = ()
    gear: tuple[str, ...] = ()
    experience: int = 0
    fights: int = 0
    advances: int = 0
    owed: tuple[Owed, ...] = ()
    miss_next: bool = False
    recovering: int = 0
    jailed: int = 0
    oiled: bool = False
    captured: bool = False
    captive_of: str | None = None
    hates: tuple[str, ...] = ()
    fate: Fate = "active"
    proven: bool = False

    @property
    def who(self) -> Who:
        return Who(self.name, self.pronoun)

    @property
    def on_roster(self) -> bool:
        return self.fate == "active"

    @property
    def alive(self) -> bool:
        return self.fate not in ("dead", "hanged")

    @property
    def unproven(self) -> bool:
        """Nothing has happened to this character yet."""
        return not (self.proven or self.experience)

    @property
    def to_miss(self) -> int:
        """Fights to miss: the larger of one, if anything says "the next", and the sum of the d3s."""
        return max(int(self.miss_next), self.recovering + self.jailed)

    @property
    def earned(self) -> int:
        """Advance throws earned and not yet made: one a fight fought, one a point of experience."""
        return max(0, self.fights + self.experience - self.advances)

    def suffers(self, key: str) -> bool:
        """Whether a lasting injury of this kind is there."""
        return any(injury.key == key for injury in self.injuries)

    @property
    def hand_to_hand(self) -> Stats:
        """As a melee takes them: who has lost a hand holds one weapon (rules page 3, row 23)."""
        one_handed = any((injury.key, injury.detail) == ("hand", "amputated") for injury in self.injuries)
        return replace(self.brawl, weapons=1) if one_handed else self.brawl

    def knows(self, key: str) -> int:
        """How often this skill is held."""
        return sum(skill.key == key for skill in self.skills)


class Band(Struct, frozen=True, omit_defaults=True):
    """A band: money in dollars; ``base`` is the rating without the members' experience.

    ``promoted``: a henchman of it has become a hero since its last fight.
    """

    id: str
    name: str
    owner: str
    money: int = 0
    kind: BandKind = "lawful"
    preferred: tuple[SkillList, ...] = ()
    base: int = 0
    promoted: bool = False

    @property
    def who(self) -> Who:
        return Who(self.name)


class Choice(Struct, frozen=True, omit_defaults=True):
    """A choice that waits for its character's owner or a game master.

    ``amount`` is a bail or a ransom in dollars, ``list`` the skill list of a throw. ``left``: throws of ``multiple``
    still to come after it; ``by_band``: whose deed the injury was; ``against``: the other captive of an exchange.
    A ransom or an exchange waits for the owner of the band that holds the captive.
    """

    number: int
    character: str
    kind: ChoiceKind
    options: tuple[str, ...]
    amount: int = 0
    list: str = ""
    left: int = 0
    by_band: str | None = None
    against: str | None = None

    @property
    def is_offer(self) -> bool:
        """Whether the captor answers it, not the character's owner."""
        return self.kind in ("ransom", "exchange")


def casualty(fight: str, fighter: str) -> str:
    """A casualty's name among all of them: the fight's key and the fighter's id in it."""
    return f"{fight}:{fighter}"


class Missed(Struct, frozen=True, omit_defaults=True):
    """A fight that a character missed, and what of it was counted down."""

    character: str
    next: bool = False
    what: Literal["recovering", "jailed", ""] = ""


class Down(Struct, frozen=True, omit_defaults=True):
    """A casualty of a counted fight; ``by_band``: of whoever caused it."""

    fighter: str
    character: str
    by_band: str | None = None


class CountedFight(Struct, frozen=True, omit_defaults=True):
    """A fight that has ended, with all that is needed to take its counting back. ``oiled``: whose snake oil has lapsed
    with it; ``promoting``: bands that may promote a henchman again.
    """

    fight: str
    name: str
    fought: tuple[str, ...] = ()
    downs: tuple[Down, ...] = ()
    missed: tuple[Missed, ...] = ()
    oiled: tuple[str, ...] = ()
    promoting: tuple[str, ...] = ()


class RosterState(Struct, frozen=True):
    """A server's roster. ``fights`` are the last ones counted, in that order; ``thrown`` names every casualty whose
    injury has been thrown, for ever (see :func:`casualty`).
    """

    name: str = ""
    characters: tuple[Character, ...] = ()
    bands: tuple[Band, ...] = ()
    choices: tuple[Choice, ...] = ()
    choices_made: int = 0
    fights: tuple[CountedFight, ...] = ()
    fights_counted: int = 0
    thrown: tuple[str, ...] = ()
    chronicle: Chronicle = field(default_factory=Chronicle)

    def character(self, id: str) -> Character:
        """A character by id."""
        return next(c for c in self.characters if c.id == id)

    def band(self, id: str | None) -> Band | None:
        """A band by id."""
        return next((b for b in self.bands if b.id == id), None)

    def band_of(self, character: Character) -> Band | None:
        """A character's band."""
        return self.band(character.band)

    def members(self, band: str) -> tuple[Character, ...]:
        """Who is in a band and on the roster."""
        return tuple(c for c in self.characters if c.band == band and c.on_roster)

    def rating(self, band: Band) -> int:
        """A band's reputation: its base and its members' experience; of a deep wound's patient it does not count."""
        return band.base + sum(c.experience for c in self.members(band.id) if not c.recovering)

    def preferred(self, character: Character) -> tuple[SkillList, ...]:
        """The lists that a character's band prefers; all of them where it has said nothing."""
        band = self.band_of(character)
        return band.preferred if band is not None and band.preferred else tuple(SKILLS)

    def choice(self, number: int) -> Choice:
        """An open choice. Raises ``Refusal("choice_gone")``."""
        for choice in self.choices:
            if choice.number == number:
                return choice
        raise Refusal("choice_gone")

    def asked_of(self, character: str) -> tuple[Choice, ...]:
        """Open choices of a character."""
        return tuple(c for c in self.choices if c.character == character)

    def fight(self, key: str) -> CountedFight | None:
        """A fight that is known, by its key."""
        return next((f for f in self.fights if f.fight == key), None)
