"""What happened in a firefight: facts with every face and modifier that produced them. Fighters stand by id."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rules.core import contract
from rules.core.chronicle import Archived, CheckMade, CheckRuled, GmAppointed, Narrated, Rolled
from rules.core.recruit import Recruit
from rules.core.telling import Pronoun
from rules.core.terrain import Terrain
from rules.firefight.state import (
    AimedShot,
    Condition,
    Cover,
    CoverKind,
    EnemyType,
    Fighter,
    GmBonus,
    Order,
    ShotBonus,
    StandingOrder,
)
from rules.firefight.tables import HouseRules, Row
from rules.melee.events import MeleeEvent

CoverSource = Literal["place", "type", "gm", "shots", "suppression", "relocation"]
Outcome = Literal["miss", "hit", "kill", "lost", "unseen"]


class Opened(contract.Event, frozen=True, tag="opened"):
    name: str
    gm: str
    rules: HouseRules
    types: tuple[EnemyType, ...]
    kinds: tuple[CoverKind, ...]
    columns: int
    rows: int


class MapSized(contract.Event, frozen=True, tag="map_sized"):
    columns: int
    rows: int


class TerrainDrawn(contract.Event, frozen=True, tag="terrain_drawn"):
    """The whole ground as it is now; ``kind`` and ``cells``: what was changed, where it was a single kind."""

    terrain: Terrain
    kind: str | None = None
    cells: int = 0


class GroundPictured(contract.Event, frozen=True, tag="ground_pictured"):
    """A picture as the map's ground; ``None``: none any more."""

    picture: str | None


class LaidOut(contract.Event, frozen=True, tag="laid_out"):
    """All that a scenario lays out, at once; its enemy types are in the opening."""

    columns: int
    rows: int
    terrain: Terrain
    kinds: tuple[CoverKind, ...]
    covers: tuple[Cover, ...]
    fighters: tuple[Fighter, ...]


class CoverPlaced(contract.Event, frozen=True, tag="cover_placed"):
    cover: Cover
    changed: bool = False


class KindDescribed(contract.Event, frozen=True, tag="kind_described"):
    kind: CoverKind


class TypeDefined(contract.Event, frozen=True, tag="type_defined"):
    type: EnemyType
    changed: bool = False


class FighterJoined(contract.Event, frozen=True, tag="fighter_joined"):
    fighter: Fighter


class FighterReturned(contract.Event, frozen=True, tag="fighter_returned"):
    """Who left is back, in the condition and with the round's deeds of before, without what was earned meanwhile.

    ``recruit``: a character now, who came under a plain name before.
    """

    fighter: str
    place: str | None
    recruit: Recruit | None = None


class FighterLeft(contract.Event, frozen=True, tag="fighter_left"):
    """Left, or removed by a game master with a reason."""

    fighter: str
    reason: str | None = None


class StandingOrderGiven(contract.Event, frozen=True, tag="standing_order_given"):
    """What is to be done for somebody who is absent when a deadline passes."""

    fighter: str
    order: StandingOrder


class StandingOrderFollowed(contract.Event, frozen=True, tag="standing_order_followed"):
    """A deadline has passed without a word from the player; ``does``: what of the order could be done."""

    fighter: str
    order: StandingOrder
    does: StandingOrder


class FighterAssigned(contract.Event, frozen=True, tag="fighter_assigned"):
    """A game master gave somebody's fighter to another user, who is shown by ``name``."""

    fighter: str
    user: str
    name: str


class OldWoundThrown(contract.Event, frozen=True, tag="old_wound_thrown"):
    """A character with an old wound would join. ``sits_out``: not this time."""

    name: str
    character: str
    pronoun: Pronoun
    face: int
    sits_out: bool


class StoodIn(contract.Event, frozen=True, tag="stood_in"):
    """A game master acts for this fighter."""

    fighter: str


class CoverModifier(Struct, frozen=True):
    """A named change of a cover value."""

    source: CoverSource
    amount: int
    reason: str | None = None


class CoverThrown(contract.Event, frozen=True, tag="cover_thrown"):
    """``bonuses`` were used up by this die."""

    fighter: str
    face: int
    bonuses: tuple[GmBonus, ...] = ()


class Relocated(contract.Event, frozen=True, tag="relocated"):
    """``result`` is ``face`` plus ``bonuses``, clamped to 1 … 3; ``place`` is where the fighter stands after it."""

    fighter: str
    face: int
    bonuses: tuple[GmBonus, ...]
    result: int
    origin: str | None
    aim: str
    place: str | None


class RelocationBlocked(contract.Event, frozen=True, tag="relocation_blocked"):
    """An enemy's aim filled up (or vanished) before it moved: no die."""

    fighter: str
    aim: str


class VolleyFired(contract.Event, frozen=True, tag="volley_fired"):
    """All shots of a volley, thrown before any is read."""

    fighter: str
    targets: tuple[str, ...]
    faces: tuple[int, ...]


class ShotAimed(contract.Event, frozen=True, tag="shot_aimed"):
    """A shot between players that waits for the game master's phase."""

    shot: AimedShot


class ShotRead(contract.Event, frozen=True, tag="shot_read"):
    """A shot with all that decided it.

    ``number`` is its place in the volley, ``row_number`` the row it was read in. ``cover`` is the target's cover
    value before the floor and n, ``None`` where the target has none; ``nth`` the shooter's (or shot's) place among
    those at this target; ``less`` what was taken from the total. ``condition`` and ``hits``: the target's afterwards.
    ``ignored``: a hit that snake oil cancels. ``provoked``: the one shot that a reaction test allowed.
    """

    shooter: str
    target: str
    number: int
    row_number: int
    row: Row
    face: int
    bonuses: tuple[ShotBonus, ...]
    cover_face: int | None
    modifiers: tuple[CoverModifier, ...]
    cover: int | None
    nth: int
    less: int
    outcome: Outcome
    condition: Condition
    hits: int
    ignored: bool = False
    provoked: bool = False


class Suppressed(contract.Event, frozen=True, tag="suppressed"):
    """``low_ammo``: the shooter is now low on ammunition."""

    fighter: str
    targets: tuple[str, ...]
    cover: str | None
    low_ammo: bool


class Held(contract.Event, frozen=True, tag="held"):
    """``earns``: within the limit, so it shields and earns the bonus."""

    fighter: str
    earns: bool


class Shifted(contract.Event, frozen=True, tag="shifted"):
    fighter: str
    note: str


class OrderGiven(contract.Event, frozen=True, tag="order_given"):
    """``order`` ``None``: back to the rule."""

    fighter: str
    order: Order | None


class BonusGiven(contract.Event, frozen=True, tag="bonus_given"):
    fighter: str
    bonus: GmBonus


class BonusTaken(contract.Event, frozen=True, tag="bonus_taken"):
    """The kept bonuses of a kind are gone."""

    fighter: str
    kind: Literal["shot", "cover", "relocation"]
    reason: str


class FlankRuled(contract.Event, frozen=True, tag="flank_ruled"):
    shooter: str
    target: str
    grant: bool
    reason: str


class FireIntoRuled(contract.Event, frozen=True, tag="fire_into_ruled"):
    fighter: str
    grant: bool
    reason: str


class ReachRuled(contract.Event, frozen=True, tag="reach_ruled"):
    fighter: str
    target: str
    grant: bool
    reason: str


class Restocked(contract.Event, frozen=True, tag="restocked"):
    fighter: str
    reason: str


class ConditionSet(contract.Event, frozen=True, tag="condition_set"):
    fighter: str
    before: Condition
    condition: Condition
    reason: str


class Moved(contract.Event, frozen=True, tag="moved"):
    fighter: str
    origin: str | None
    place: str | None
    reason: str


class RuleChanged(contract.Event, frozen=True, tag="rule_changed"):
    key: str
    before: str
    value: str
    rules: HouseRules
    reason: str


class GmPhaseBegan(contract.Event, frozen=True, tag="gm_phase_began"):
    """``player``: only the fire at that one."""

    round: int
    player: str | None = None


class EnemyPassed(contract.Event, frozen=True, tag="enemy_passed"):
    """An enemy that does not fire in this phase, and why."""

    fighter: str
    why: Literal["suppressed", "down", "no_target", "target_lost", "in_melee", "ran", "lying"]


class NobodyAnswered(contract.Event, frozen=True, tag="nobody_answered"):
    """Immediate mode: no enemy was left to fire at this player."""

    player: str


class RoundClosed(contract.Event, frozen=True, tag="round_closed"):
    round: int


class Ended(contract.Event, frozen=True, tag="ended"):
    round: int


Event = (
    Opened
    | MapSized
    | TerrainDrawn
    | GroundPictured
    | LaidOut
    | CoverPlaced
    | KindDescribed
    | TypeDefined
    | FighterJoined
    | FighterReturned
    | FighterLeft
    | StandingOrderGiven
    | StandingOrderFollowed
    | FighterAssigned
    | OldWoundThrown
    | StoodIn
    | CoverThrown
    | Relocated
    | RelocationBlocked
    | VolleyFired
    | ShotAimed
    | ShotRead
    | Suppressed
    | Held
    | Shifted
    | OrderGiven
    | BonusGiven
    | BonusTaken
    | FlankRuled
    | FireIntoRuled
    | ReachRuled
    | Restocked
    | ConditionSet
    | Moved
    | RuleChanged
    | GmPhaseBegan
    | EnemyPassed
    | NobodyAnswered
    | RoundClosed
    | Ended
    | MeleeEvent
    | GmAppointed
    | Archived
    | Narrated
    | CheckMade
    | CheckRuled
    | Rolled
)
