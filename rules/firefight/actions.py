"""What people ask for in a firefight. Names are as typed; ``fighter`` left out means the actor's own."""

from __future__ import annotations

from typing import Literal

from rules.core import contract
from rules.core.chronicle import AppointGm, Archive, Narrate, Roll, RuleOn
from rules.core.recruit import Recruit
from rules.core.telling import Pronoun
from rules.firefight.state import StandingOrder
from rules.melee.actions import MeleeAction


class ThrowCover(contract.Action, frozen=True, tag="cover"):
    fighter: str | None = None


class Relocate(contract.Action, frozen=True, tag="relocate"):
    cover: str
    fighter: str | None = None


class Shoot(contract.Action, frozen=True, tag="shoot"):
    targets: tuple[str, ...]
    fighter: str | None = None


class Suppress(contract.Action, frozen=True, tag="suppress"):
    """``cover`` or ``targets``; neither under ``suppress_scope`` all."""

    cover: str | None = None
    targets: tuple[str, ...] = ()
    fighter: str | None = None


class Hold(contract.Action, frozen=True, tag="hold"):
    """``round``: the round it was meant for, where a button says so."""

    fighter: str | None = None
    round: int | None = None


class Shift(contract.Action, frozen=True, tag="shift"):
    note: str
    fighter: str | None = None


class MakeCheck(contract.Action, frozen=True, tag="check"):
    what: str
    dice: str
    fighter: str | None = None


class Join(contract.Action, frozen=True, tag="join", omit_defaults=True):
    """A player's fighter enters. ``player`` is the owner where a game master asks for someone else; ``recruit`` what
    the character of that name brings from the roster.
    """

    name: str
    cover: str | None = None
    pronoun: Pronoun | None = None
    player: str | None = None
    recruit: Recruit | None = None


class Leave(contract.Action, frozen=True, tag="leave"):
    fighter: str | None = None


class GiveStandingOrder(contract.Action, frozen=True, tag="standing"):
    """What is to be done for an absent player's fighter when a deadline passes."""

    order: StandingOrder
    fighter: str | None = None


class FollowStandingOrder(contract.Action, frozen=True, tag="follow_standing"):
    """A deadline has passed: do what was ordered."""

    fighter: str


class AssignFighter(contract.Action, frozen=True, tag="assign"):
    """Give a player's fighter to another user."""

    fighter: str
    user: str
    name: str


class Advance(contract.Action, frozen=True, tag="advance"):
    """The game master's phase; with ``player`` only the enemies' fire at that one (immediate mode)."""

    player: str | None = None


class AddEnemies(contract.Action, frozen=True, tag="enemy"):
    type: str
    name: str | None = None
    count: int = 1
    cover: str | None = None
    pronoun: Pronoun = "he"


class DefineType(contract.Action, frozen=True, tag="type"):
    """A new enemy type, or changes to one: what is ``None`` stays as it is."""

    name: str
    shots: int | None = None
    bonus: int | None = None
    cover_die: bool | None = None
    cover_bonus: int | None = None
    rows: str | None = None
    rows_against: str | None = None
    hits_to_out: int | None = None
    label: str | None = None
    skill: int | None = None
    damage: int | None = None
    weapons: int | None = None
    dice: int | None = None


class PlaceCover(contract.Action, frozen=True, tag="place"):
    """A new cover, or changes to one: what is ``None`` stays as it is."""

    name: str
    cell: str
    kind: str | None = None
    shields: str | None = None
    capacity: int | None = None
    modifier: int | None = None
    legend: str | None = None
    rows: str | None = None


class ChangeMap(contract.Action, frozen=True, tag="map", omit_defaults=True):
    """Size, ground and picture: what is ``None`` stays as it is. ``terrain`` goes on the cells of ``area``.

    ``picture`` names a picture that the game keeps; an empty name takes it away.
    """

    columns: int | None = None
    rows: int | None = None
    terrain: str | None = None
    area: str | None = None
    picture: str | None = None


class GiveOrder(contract.Action, frozen=True, tag="order"):
    fighter: str
    do: Literal["shoot", "relocate", "down", "charge", "break", "auto"]
    targets: tuple[str, ...] = ()
    cover: str | None = None


class GiveBonus(contract.Action, frozen=True, tag="bonus"):
    fighter: str
    kind: Literal["shot", "cover", "relocation"]
    amount: int
    reason: str
    lasts: Literal["next", "round", "kept"] = "round"


class RuleFlank(contract.Action, frozen=True, tag="flank"):
    shooter: str
    target: str
    grant: bool
    reason: str


class RuleFireInto(contract.Action, frozen=True, tag="fire_into"):
    """Whether a fighter who is in contact may be shot at this round."""

    fighter: str
    grant: bool
    reason: str


class RuleReach(contract.Action, frozen=True, tag="reach"):
    """Whether a fighter can reach a target this round, to charge it."""

    fighter: str
    target: str
    grant: bool
    reason: str


class Restock(contract.Action, frozen=True, tag="restock"):
    fighter: str
    reason: str


class SetCondition(contract.Action, frozen=True, tag="set"):
    """``down``: knocked down, beside the condition; fit and wounded get somebody up."""

    fighter: str
    condition: Literal["fit", "wounded", "out", "down"]
    reason: str


class Move(contract.Action, frozen=True, tag="move"):
    """``cover`` is a cover's name, or ``open``."""

    fighter: str
    cover: str
    reason: str


class Remove(contract.Action, frozen=True, tag="remove"):
    fighter: str
    reason: str


class ChangeRule(contract.Action, frozen=True, tag="rule"):
    key: str
    value: str
    reason: str


class End(contract.Action, frozen=True, tag="end"):
    pass


PlayerAction = (
    ThrowCover
    | Relocate
    | Shoot
    | Suppress
    | Hold
    | Shift
    | MakeCheck
    | Join
    | Leave
    | GiveStandingOrder
    | FollowStandingOrder
)
GmAction = (
    Advance
    | AssignFighter
    | AddEnemies
    | DefineType
    | PlaceCover
    | ChangeMap
    | GiveOrder
    | GiveBonus
    | RuleFlank
    | RuleFireInto
    | RuleReach
    | Restock
    | SetCondition
    | Move
    | Remove
    | ChangeRule
    | End
)
Action = PlayerAction | GmAction | MeleeAction | AppointGm | Narrate | Roll | RuleOn | Archive
