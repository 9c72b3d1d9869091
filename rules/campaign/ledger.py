"""What a decision about the roster has caused so far, and who may act for whom."""

from __future__ import annotations

from rules.campaign.events import Event, StoodIn
from rules.campaign.evolve import evolve
from rules.campaign.state import Band, Character, RosterState
from rules.campaign.tables import Table
from rules.core import ledger
from rules.core.contract import Actor, Means
from rules.core.names import find
from rules.core.refusal import Refusal


class Ledger(ledger.Ledger[RosterState, Event]):
    """Collects the events of one action on the roster."""

    def __init__(self, state: RosterState, actor: Actor, means: Means) -> None:
        super().__init__(state, actor, means, evolve)

    @property
    def fresh(self) -> str:
        """What makes an id of this action's that no other has, also not after an undo."""
        return f"-{self.means.source}" if self.means.source else ""

    def die(self, sides: int, purpose: str, character: str) -> int:
        """A face for a character."""
        return self.means.dice.throw(sides, purpose, self.state.character(character).name)

    def throw(self, table: Table, purpose: str, character: str) -> tuple[tuple[int, ...], str]:
        """The faces of a throw on a table, in order, and its result."""
        faces = tuple(self.die(table.sides, purpose, character) for _ in range(table.dice))
        return faces, table.read(table.value(faces))

    def named(self, name: str) -> Character:
        """A character by name. Raises ``Refusal("unknown_character")``."""
        return find(name, self.state.characters, lambda c: (c.name,), "unknown_character")

    def band(self, name: str) -> Band:
        """A band by name. Raises ``Refusal("unknown_band")``."""
        return find(name, self.state.bands, lambda b: (b.name,), "unknown_band")

    def owned(self, name: str) -> Character:
        """The actor's own character, or anyone's for a game master, who is said to stand in.

        Raises ``Refusal``: ``unknown_character``, ``not_your_character``.
        """
        character = self.named(name)
        if character.owner != self.actor.user:
            if not self.actor.gm:
                raise Refusal("not_your_character", name=character.name)
            self.record(StoodIn(character.id))
        return character

    def able(self, name: str) -> Character:
        """The same, of somebody who can do something.

        Raises besides ``Refusal``: ``character_gone``, ``character_captive``, ``choice_open``.
        """
        character = self.owned(name)
        require_present(character)
        require_decided(self.state, character)
        return character


def require_decided(state: RosterState, character: Character) -> None:
    """Raises ``Refusal("choice_open")`` while a choice waits that the next steps hang on."""
    if any(choice.kind != "weapon" for choice in state.asked_of(character.id)):
        raise Refusal("choice_open", name=character.name)


def require_on_roster(character: Character) -> None:
    """Raises ``Refusal("character_gone")``: dead, hanged, blind, handed over, retired."""
    if not character.on_roster:
        raise Refusal("character_gone", name=character.name, fate=character.fate, gender=character.pronoun)


def require_present(character: Character) -> None:
    """Raises ``Refusal``: ``character_gone``, ``character_captive``."""
    require_on_roster(character)
    if character.captured:
        raise Refusal("character_captive", name=character.name)
