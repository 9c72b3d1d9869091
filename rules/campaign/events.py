"""What happened between fights: facts with every face that produced them. Characters and bands stand by id."""

from __future__ import annotations

from typing import Literal

from rules.campaign.state import Band, Character, Choice, CountedFight, Injury, Owed, Skill
from rules.campaign.tables import Letter, Role, SkillList
from rules.core import contract
from rules.core.chronicle import CheckMade, CheckRuled, GmAppointed, Narrated, Rolled


class RosterOpened(contract.Event, frozen=True, tag="roster_opened"):
    name: str


class StoodIn(contract.Event, frozen=True, tag="stood_in"):
    """A game master acts for this character."""

    character: str


class CharacterMade(contract.Event, frozen=True, tag="character_made"):
    character: Character


class CharacterEdited(contract.Event, frozen=True, tag="character_edited", omit_defaults=True):
    """``changed`` names what differs from ``before``."""

    before: Character
    after: Character
    changed: tuple[str, ...]
    reason: str | None = None


class BandMade(contract.Event, frozen=True, tag="band_made"):
    band: Band


class BandEdited(contract.Event, frozen=True, tag="band_edited"):
    before: Band
    after: Band
    changed: tuple[str, ...]
    reason: str


class MoneyChanged(contract.Event, frozen=True, tag="money_changed", omit_defaults=True):
    """``money`` is what the band has after it; ``why``: a game master's reason, or what the tables took or gave."""

    band: str
    amount: int
    money: int
    why: Literal["reason", "bail", "ransom", "reward"] = "reason"
    reason: str | None = None


class Enlisted(contract.Event, frozen=True, tag="enlisted", omit_defaults=True):
    """``band`` ``None``: out of ``before``."""

    character: str
    band: str | None
    before: str | None = None


class InjuryBegan(contract.Event, frozen=True, tag="injury_began", omit_defaults=True):
    """A character is about to be thrown for; where a casualty of a fight: of which, and as which fighter."""

    character: str
    role: Role
    fight: str | None = None
    fight_name: str | None = None
    fighter: str | None = None
    by_band: str | None = None


class InjuryThrown(contract.Event, frozen=True, tag="injury_thrown", omit_defaults=True):
    """A throw on the injury table. ``again``: it does not count and is thrown again."""

    character: str
    faces: tuple[int, ...]
    key: str
    again: bool = False
    by_band: str | None = None


class InjuriesCounted(contract.Event, frozen=True, tag="injuries_counted"):
    """How many further throws ``multiple`` brings."""

    character: str
    face: int


class NestedThrown(contract.Event, frozen=True, tag="nested_thrown"):
    """A throw on a table within a result: ``hand``, ``eye``, ``elixir``, ``trial``."""

    character: str
    table: Literal["hand", "eye", "elixir", "trial"]
    face: int
    key: str


class InjuryKept(contract.Event, frozen=True, tag="injury_kept"):
    """Something that lasts."""

    character: str
    injury: Injury


class EyeLostAgain(contract.Event, frozen=True, tag="eye_lost_again"):
    """The same eye: no effect."""

    character: str
    detail: str


class CharacteristicChanged(contract.Event, frozen=True, tag="characteristic_changed"):
    """By injury or advance; ``before`` and ``after`` are equal at its bound."""

    character: str
    letter: Letter
    before: int
    after: int


class FightsToMiss(contract.Event, frozen=True, tag="fights_to_miss", omit_defaults=True):
    """``next``: the next one; else ``face`` of a d3 for a deep wound or jail. ``total``: to miss in all, after it."""

    character: str
    why: Literal["hand", "snake oil", "deep wound", "jail"]
    total: int
    next: bool = False
    face: int = 0


class GearLost(contract.Event, frozen=True, tag="gear_lost"):
    character: str
    gear: tuple[str, ...]


class Oiled(contract.Event, frozen=True, tag="oiled"):
    character: str


class HatredBorn(contract.Event, frozen=True, tag="hatred_born"):
    character: str
    band: str


class Captured(contract.Event, frozen=True, tag="captured"):
    """``band`` ``None``: by whom, a game master says later."""

    character: str
    band: str | None


class CaptorNamed(contract.Event, frozen=True, tag="captor_named"):
    character: str
    band: str


class Freed(contract.Event, frozen=True, tag="freed", omit_defaults=True):
    """Ransomed for ``amount``, or exchanged (``against`` the other one)."""

    character: str
    band: str
    amount: int = 0
    against: str | None = None


class HandedOver(contract.Event, frozen=True, tag="handed_over"):
    """To the law, for ``reward`` dollars."""

    character: str
    band: str
    face: int
    reward: int


class BailSet(contract.Event, frozen=True, tag="bail_set"):
    """``money``: what the band has; ``short``: too little, so it is jail."""

    character: str
    face: int
    money: int
    short: bool


class LeftRoster(contract.Event, frozen=True, tag="left_roster", omit_defaults=True):
    character: str
    why: Literal["dead", "hanged", "blind", "law", "retired"]
    reason: str | None = None


class ExperienceGained(contract.Event, frozen=True, tag="experience_gained"):
    character: str
    amount: int


class AdvanceThrown(contract.Event, frozen=True, tag="advance_thrown", omit_defaults=True):
    """``again``: a further henchman's six; ``same``: the throw before it did not count, so this is the same advance."""

    character: str
    role: Role
    faces: tuple[int, ...]
    key: str
    again: bool = False
    same: bool = False


class FameThrown(contract.Event, frozen=True, tag="fame_thrown"):
    character: str
    face: int
    letter: Letter


class NothingRaised(contract.Event, frozen=True, tag="nothing_raised"):
    """All that the advance could raise is at its bound."""

    character: str
    letters: tuple[Letter, ...]


class SkillOwed(contract.Event, frozen=True, tag="skill_owed"):
    """A skill may be thrown for."""

    character: str
    owed: Owed
    lists: tuple[SkillList, ...]


class BecameHero(contract.Event, frozen=True, tag="became_hero"):
    character: str
    fame: int


class SkillThrown(contract.Event, frozen=True, tag="skill_thrown", omit_defaults=True):
    """``paid``: the right to throw that it used up; ``held``: how often it is held by now; ``counts``: it is learnt."""

    character: str
    list: SkillList
    face: int
    skill: str
    counts: bool
    paid: Owed | None = None
    held: int = 0


class SkillLearnt(contract.Event, frozen=True, tag="skill_learnt"):
    character: str
    skill: Skill


class WeaponChosen(contract.Event, frozen=True, tag="weapon_chosen"):
    """For a trick shooter's skill that had none yet."""

    character: str
    weapon: str


class ChoiceAsked(contract.Event, frozen=True, tag="choice_asked"):
    choice: Choice


class ChoiceMade(contract.Event, frozen=True, tag="choice_made"):
    choice: Choice
    answer: str


class FightCounted(contract.Event, frozen=True, tag="fight_counted"):
    """A fight of the roster's has ended."""

    fight: CountedFight


class FightTakenBack(contract.Event, frozen=True, tag="fight_taken_back"):
    """Its end was undone, and so is all that counting it did."""

    fight: CountedFight


Event = (
    RosterOpened
    | StoodIn
    | CharacterMade
    | CharacterEdited
    | BandMade
    | BandEdited
    | MoneyChanged
    | Enlisted
    | InjuryBegan
    | InjuryThrown
    | InjuriesCounted
    | NestedThrown
    | InjuryKept
    | EyeLostAgain
    | CharacteristicChanged
    | FightsToMiss
    | GearLost
    | Oiled
    | HatredBorn
    | Captured
    | CaptorNamed
    | Freed
    | HandedOver
    | BailSet
    | LeftRoster
    | ExperienceGained
    | AdvanceThrown
    | FameThrown
    | NothingRaised
    | SkillOwed
    | BecameHero
    | SkillThrown
    | SkillLearnt
    | WeaponChosen
    | ChoiceAsked
    | ChoiceMade
    | FightCounted
    | FightTakenBack
    | GmAppointed
    | Narrated
    | CheckMade
    | CheckRuled
    | Rolled
)
