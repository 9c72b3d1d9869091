"""What people ask for between fights. Names are as typed."""

from __future__ import annotations

from typing import Literal

from rules.campaign.tables import Role, SkillList
from rules.core import contract
from rules.core.chronicle import AppointGm, Narrate, Roll, RuleOn
from rules.core.recruit import Aftermath
from rules.core.telling import Pronoun


class NewCharacter(contract.Action, frozen=True, tag="new_character", omit_defaults=True):
    """``stats`` as typed: ``S4+ F3 …``; ``gear`` with commas; ``player`` is the owner where a game master asks."""

    name: str
    pronoun: Pronoun = "they"
    band: str | None = None
    role: Role = "hero"
    stats: str = ""
    gear: str = ""
    player: str | None = None


class EditCharacter(contract.Action, frozen=True, tag="edit_character", omit_defaults=True):
    """What is ``None`` stays. Owners change name, pronoun, gear, band, at first role and characteristics; the rest is a
    game master's, with a reason.
    """

    character: str
    rename: str | None = None
    pronoun: Pronoun | None = None
    gear: str | None = None
    band: str | None = None
    role: Role | None = None
    stats: str | None = None
    experience: int | None = None
    fights_to_miss: int | None = None
    hates: str | None = None
    without: str | None = None
    player: str | None = None
    back: bool = False
    reason: str | None = None


class Retire(contract.Action, frozen=True, tag="retire", omit_defaults=True):
    character: str
    reason: str | None = None


class NewBand(contract.Action, frozen=True, tag="new_band", omit_defaults=True):
    """``preferred``: skill lists as typed."""

    name: str
    money: int = 0
    kind: Literal["lawful", "outlaw"] = "lawful"
    preferred: str = ""
    rating: int = 0


class EditBand(contract.Action, frozen=True, tag="edit_band", omit_defaults=True):
    """What is ``None`` stays as it is."""

    band: str
    reason: str
    rename: str | None = None
    kind: Literal["lawful", "outlaw"] | None = None
    preferred: str | None = None
    rating: int | None = None


class ChangeMoney(contract.Action, frozen=True, tag="money"):
    """``amount`` is added; a negative one is taken."""

    band: str
    amount: int
    reason: str


class Enlist(contract.Action, frozen=True, tag="enlist"):
    """Into a band, or out of it."""

    band: str
    character: str
    into: bool = True


class Injure(contract.Action, frozen=True, tag="injure", omit_defaults=True):
    """A throw on the injury table. ``by_band``: whose deed it was."""

    character: str
    by_band: str | None = None


class InjureCasualty(contract.Action, frozen=True, tag="injure_casualty", omit_defaults=True):
    """The same for a casualty of an ended fight, once; somebody who had no character yet becomes one."""

    fight: str
    name: str
    fighter: str
    aftermath: Aftermath
    by_band: str | None = None


class ThrowAdvance(contract.Action, frozen=True, tag="advance"):
    character: str


class LearnSkill(contract.Action, frozen=True, tag="skill"):
    character: str
    list: SkillList


class Choose(contract.Action, frozen=True, tag="choose"):
    """An answer to an open choice."""

    choice: int
    answer: str


class HoldCaptive(contract.Action, frozen=True, tag="hold_captive"):
    """A game master says which band holds a captive."""

    character: str
    by_band: str


class Ransom(contract.Action, frozen=True, tag="ransom"):
    character: str
    amount: int


class Exchange(contract.Action, frozen=True, tag="exchange"):
    character: str
    against: str


class HandOver(contract.Action, frozen=True, tag="hand_over"):
    """An outlaw to the law, for a reward."""

    character: str


class CountFight(contract.Action, frozen=True, tag="count_fight"):
    """A fight has ended. ``fight`` is its key."""

    fight: str
    name: str
    aftermath: Aftermath


class TakeBackFight(contract.Action, frozen=True, tag="take_back_fight"):
    """The end of a fight was undone."""

    fight: str


Action = (
    NewCharacter
    | EditCharacter
    | Retire
    | NewBand
    | EditBand
    | ChangeMoney
    | Enlist
    | Injure
    | InjureCasualty
    | ThrowAdvance
    | LearnSkill
    | Choose
    | HoldCaptive
    | Ransom
    | Exchange
    | HandOver
    | CountFight
    | TakeBackFight
    | AppointGm
    | Narrate
    | Roll
    | RuleOn
)
