"""What a decision in a firefight has caused so far, and who may act in it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import ledger
from rules.core.contract import Actor, Means
from rules.core.names import find
from rules.core.refusal import Refusal
from rules.firefight.contact import combatants
from rules.firefight.events import CoverThrown, Event, StoodIn
from rules.firefight.evolve import evolve
from rules.firefight.reckoning import bonuses_of, throws_cover_die
from rules.firefight.state import Cover, Fighter, FirefightState
from rules.firefight.tables import COVER_DIE, RELOCATION_DIE, SHOT_DIE
from rules.melee.events import MeleeEvent
from rules.melee.state import Combatant, Melee


class Ledger(ledger.Ledger[FirefightState, Event]):
    """Collects the events of one action of a firefight."""

    def __init__(self, state: FirefightState, actor: Actor, means: Means) -> None:
        super().__init__(state, actor, means, evolve)

    @property
    def melee(self) -> Melee:
        """Hand-to-hand fighting as it stands; with the next two this is a ring for it."""
        return self.state.melee

    def combatants(self) -> Sequence[Combatant]:
        """Everybody who is not out, as a melee sees them."""
        return combatants(self.state)

    def tell(self, event: MeleeEvent) -> None:
        """Let something happen hand to hand."""
        self.record(event)

    def throw_cover(self, fighter: str) -> None:
        """Throw the cover die of a fighter who has one and has not thrown it this round."""
        who = self.state.fighter(fighter)
        if who.turn.cover_face is None and throws_cover_die(self.state, who):
            face = self.means.dice.throw(COVER_DIE, "cover", who.name)
            self.record(CoverThrown(fighter, face, bonuses_of(who, "cover", "next")))

    def throw_shots(self, fighter: str, shots: int) -> tuple[int, ...]:
        """A face for each shot of a volley; a single die for all under ``shot_dice`` one."""
        name = self.state.fighter(fighter).name
        if self.state.rules.shot_dice == "one":
            return (self.means.dice.throw(SHOT_DIE, "shot", name),) * shots
        return tuple(self.means.dice.throw(SHOT_DIE, "shot", name) for _ in range(shots))

    def throw_relocation(self, fighter: str) -> int:
        """The d3 of a relocation."""
        return self.means.dice.throw(RELOCATION_DIE, "relocation", self.state.fighter(fighter).name)

    def acting(self, name: str | None) -> Fighter:
        """The player's fighter that acts: the actor's own, or anyone's where a game master says so.

        Raises ``Refusal``: ``no_fighter``, ``unknown_fighter``, ``not_your_fighter``, ``enemy_acts_by_order``,
        ``fighter_out``.
        """
        fighter = self._own() if name is None else self.named(name)
        if fighter.owner != self.actor.user and not self.actor.gm:
            raise Refusal("not_your_fighter", name=fighter.name)
        if fighter.side == "enemies":
            raise Refusal("enemy_acts_by_order", name=fighter.label or fighter.name)
        if not fighter.standing:
            raise Refusal("fighter_out", name=fighter.name)
        if fighter.owner != self.actor.user:
            self.record(StoodIn(fighter.id))
        return fighter

    def named(self, name: str) -> Fighter:
        """Anyone in the fight by name. Raises ``Refusal("unknown_fighter")``."""
        return find(name, self.state.present, lambda f: (f.name, f.label), "unknown_fighter")

    def enemy(self, name: str) -> Fighter:
        """An enemy who is not out. Raises ``Refusal``: ``unknown_fighter``, ``not_an_enemy``, ``enemy_out``."""
        fighter = self.named(name)
        if fighter.side != "enemies":
            raise Refusal("not_an_enemy", name=fighter.name)
        if not fighter.standing:
            raise Refusal("enemy_out", name=fighter.label or fighter.name)
        return fighter

    def place(self, name: str) -> Cover:
        """A cover by name. Raises ``Refusal("unknown_cover")``."""
        return find(name, self.state.covers, lambda c: (c.name,), "unknown_cover")

    def _own(self) -> Fighter:
        own = [f for f in self.state.present if f.owner == self.actor.user]
        if not own:
            raise Refusal("no_fighter")
        return next((f for f in own if f.standing), own[-1])
