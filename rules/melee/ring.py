"""What a melee needs of the fight around it, and who must be free for what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rules.core.contract import Means
from rules.core.refusal import Refusal
from rules.melee.events import MeleeEvent
from rules.melee.state import Combatant, Melee


class Seen(Protocol):
    """A fight that has a melee in it, to be looked at: its people and the melee."""

    @property
    def melee(self) -> Melee:
        """The melee as it stands after all that was told."""
        ...

    def combatants(self) -> Sequence[Combatant]:
        """Everybody who is not out, in roster order."""
        ...


class Ring(Seen, Protocol):
    """The same to be played in: its dice, its log."""

    @property
    def means(self) -> Means:
        """The dice."""
        ...

    def tell(self, event: MeleeEvent) -> None:
        """Let it happen."""
        ...


class ArmedRing(Ring, Protocol):
    """The same with its guns."""

    def fire(self, shooter: str, target: str) -> bool:
        """One shot at once, in the first row, against the cover value, 0 without a die. Whether it did harm."""
        ...

    def fire_at_bare(self, shooter: str, target: str) -> bool:
        """The same against cover value 0."""
        ...


def combatant(ring: Seen, fighter: str) -> Combatant:
    """Somebody who is not out."""
    return next(one for one in ring.combatants() if one.id == fighter)


def require_no_question(melee: Melee, fighter: str, name: str) -> None:
    """Raises ``Refusal("result_open")`` while a hero's choice that concerns this fighter is open."""
    if melee.waiting(fighter) is not None:
        raise Refusal("result_open", name=name)
