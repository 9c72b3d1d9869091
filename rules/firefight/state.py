"""The state of a firefight: covers, fighters, what each has done this round."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from rules.core.chronicle import Chronicle
from rules.core.geometry import Cell, Direction
from rules.core.recruit import Recruit
from rules.core.scene import Deed
from rules.core.telling import Pronoun, Who
from rules.core.terrain import Terrain
from rules.firefight.tables import DEFAULT_COLUMNS, DEFAULT_ROWS, MAX_SHOTS, HouseRules, Row
from rules.melee.state import GivenStats, Melee, Stats

Side = Literal["players", "enemies"]
StandingOrder = Literal["hold", "fire", "nothing"]
Condition = Literal["fit", "wounded", "out"]
BonusKind = Literal["shot", "cover", "relocation"]
Lasts = Literal["next", "round", "kept"]


class EnemyType(Struct, frozen=True):
    """How enemies of a type shoot, are shot at and fight hand to hand. ``label`` is its name in the game's language."""

    name: str
    label: str
    rows: tuple[Row, ...] | None = None
    rows_against: tuple[Row, ...] | None = None
    shots: Annotated[int, Meta(ge=1, le=MAX_SHOTS)] = 1
    bonus: int = 0
    cover_die: bool = False
    cover_bonus: int = 0
    hits_to_out: int | None = None
    stats: Stats = Stats()


class CoverKind(Struct, frozen=True):
    """A kind of cover: its modifier to the cover die and its line in the map's legend; ``label`` as enemy types'."""

    name: str
    modifier: int = 0
    legend: str | None = None
    label: str = ""


class Cover(Struct, frozen=True):
    """A named place. ``modifier`` replaces its kind's; ``rows`` replace anybody's for shots at whoever is there."""

    name: str
    cell: Cell
    kind: str
    shields: tuple[Direction, ...]
    capacity: int
    modifier: int | None = None
    rows: tuple[Row, ...] | None = None


class GmBonus(Struct, frozen=True):
    """A bonus that a game master gave, with the reason."""

    kind: BonusKind
    amount: int
    reason: str
    lasts: Lasts


class Order(Struct, frozen=True):
    """What an enemy is to do in the game master's phase. ``targets`` are fighter ids; none: choose by the rule."""

    do: Literal["shoot", "relocate", "down", "charge", "break"]
    targets: tuple[str, ...] = ()
    cover: str | None = None


class Turn(Struct, frozen=True, omit_defaults=True):
    """What a fighter did, and suffered, in the present round.

    ``cover_bonuses`` were used up by the cover die. ``shot_at_by`` are the different shooters in order;
    ``shots_taken`` counts their single shots. ``fired`` says that an enemy's fire of the round is
    spent, ``down`` that it kept down instead.
    ``late``: joined when the round was under way, or is absent by their own order, so nobody waits for them.
    ``charged``: with a charge instead of a volley; ``shown``: left the cover to charge, or running away; ``ran``: the
    rest of the round is lost; ``reacted``: fired a shot that a test allowed; ``broke``: stepped out of a melee.
    """

    cover_face: int | None = None
    cover_bonuses: tuple[GmBonus, ...] = ()
    shots: int = 0
    suppressing: bool = False
    relocated: int | None = None
    held: bool = False
    hold_earns: bool = False
    shifted: bool = False
    suppressed: bool = False
    fired: bool = False
    down: bool = False
    shot_at_by: tuple[str, ...] = ()
    shots_taken: int = 0
    late: bool = False
    charged: bool = False
    shown: bool = False
    ran: bool = False
    reacted: bool = False
    broke: bool = False


class Fighter(Struct, frozen=True, omit_defaults=True):
    """Anyone who can shoot or be shot at.

    ``id`` stays with the fighter for the whole fight; ``recruit`` is what a lasting character brought along, and
    ``downed_by`` the fighter who put this one out; ``stats`` what the game master said of hand-to-hand fighting.
    ``hold_streak`` counts declared holds in a row; ``held_bonus`` and ``moved_bonus`` were earned last round;
    ``carried_relocation`` is an enemy's d3 of the last game master's phase, whose penalty still holds.
    ``gone``: left or removed; kept so that what was said of them can be said again. ``may_return``: left by
    themselves, so that joining under the same name brings them back with their wounds. ``standing_order``: what is to
    be done for them where they are absent at a deadline.
    """

    id: str
    name: str
    side: Side
    label: str = ""
    owner: str | None = None
    recruit: Recruit | None = None
    pronoun: Pronoun = "they"
    type: str | None = None
    cover: str | None = None
    condition: Condition = "fit"
    hits: int = 0
    low_ammo: bool = False
    hold_streak: int = 0
    held_bonus: int = 0
    moved_bonus: int = 0
    carried_relocation: int | None = None
    bonuses: tuple[GmBonus, ...] = ()
    order: Order | None = None
    gone: bool = False
    may_return: bool = False
    turn: Turn = Turn()
    tally_shots: int = 0
    tally_hits: int = 0
    tally_kills: int = 0
    tally_felled: int = 0
    stats: GivenStats = GivenStats()
    downed_by: str | None = None
    standing_order: StandingOrder | None = None

    @property
    def who(self) -> Who:
        """The fighter as a fact for the telling."""
        return Who(self.label or self.name, self.pronoun)

    @property
    def standing(self) -> bool:
        """In the fight and not out."""
        return not self.gone and self.condition != "out"


class FlankRuling(Struct, frozen=True):
    """A game master's word on a flank between two fighters, for this round."""

    shooter: str
    target: str
    grant: bool


class ReachRuling(Struct, frozen=True):
    """A game master's word on whether somebody can reach a target to charge it, for this round."""

    charger: str
    target: str
    grant: bool


class ShotBonus(Struct, frozen=True):
    """A named bonus to a shot; ``reason`` is a game master's."""

    source: Literal["flank", "gm_flank", "held", "relocated", "gm", "type", "one_eyed"]
    amount: int
    reason: str | None = None


class AimedShot(Struct, frozen=True):
    """A shot as it was thrown and shown; at another player it is read in the game master's phase.

    ``row`` is the place in the volley by which it is read; ``bonuses`` are those of the moment of firing.
    """

    shooter: str
    target: str
    number: int
    row: int
    face: int
    bonuses: tuple[ShotBonus, ...]


class FirefightState(Struct, frozen=True):
    """One firefight. ``fighters`` stand in roster order; ``waiting`` is fire between players not yet read.

    ``deeds`` are what the map draws of the present round, ``past`` of the one before; ``ground`` names a picture.
    ``sitting_out``: characters whom an old wound keeps from this fight. ``fire_into``: who may be shot at in contact
    this round, and ``reaches``: who can be reached, both by the game master's word.
    """

    name: str = ""
    rules: HouseRules = HouseRules()
    types: tuple[EnemyType, ...] = ()
    kinds: tuple[CoverKind, ...] = ()
    columns: int = DEFAULT_COLUMNS
    rows: int = DEFAULT_ROWS
    terrain: Terrain = ()
    ground: str | None = None
    covers: tuple[Cover, ...] = ()
    fighters: tuple[Fighter, ...] = ()
    round: int = 1
    phase: Literal["players", "ended"] = "players"
    waiting: tuple[AimedShot, ...] = ()
    flanks: tuple[FlankRuling, ...] = ()
    casualties: tuple[str, ...] = ()
    deeds: tuple[Deed, ...] = ()
    past: tuple[Deed, ...] = ()
    sitting_out: tuple[str, ...] = ()
    melee: Melee = Melee()
    fire_into: tuple[str, ...] = ()
    reaches: tuple[ReachRuling, ...] = ()
    chronicle: Chronicle = field(default_factory=Chronicle)

    def fighter(self, id: str) -> Fighter:
        """A fighter by id, also one who is gone."""
        return next(f for f in self.fighters if f.id == id)

    def cover(self, name: str | None) -> Cover | None:
        """A cover by its exact name; ``None`` in the open."""
        return next((c for c in self.covers if c.name == name), None)

    def type_of(self, fighter: Fighter) -> EnemyType | None:
        """An enemy's type; players have none."""
        return next((t for t in self.types if t.name == fighter.type), None)

    @property
    def present(self) -> tuple[Fighter, ...]:
        """Everybody who has not left or been removed."""
        return tuple(f for f in self.fighters if not f.gone)
