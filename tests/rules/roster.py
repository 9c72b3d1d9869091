"""A roster that actions are played in, with scripted dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.campaign import Campaign
from rules.campaign import actions as a
from rules.campaign.state import Character, RosterState
from rules.core.contract import PUBLIC, Setup
from rules.core.recruit import Aftermath, Fought
from tests.rules.dice import Played


class Roster(Played):
    """A roster."""

    rules = Campaign()
    state: RosterState

    def __init__(self) -> None:
        super().__init__(Setup("Roster", ""))

    def hero(self, name: str, **more: Any) -> None:
        """A hero of the user of the same name."""
        self.by(name, a.NewCharacter(name, **more))

    def injure(self, name: str, *faces: int, by_band: str | None = None) -> Sequence[Any]:
        """An injury of somebody, by the owner."""
        return self.by(name, a.Injure(name, by_band), *faces)

    def choose(self, name: str, answer: str, *faces: int) -> Sequence[Any]:
        """An answer to somebody's first open choice, by the owner."""
        choice = self.state.asked_of(self.character(name).id)[0]
        return self.by(name, a.Choose(choice.number, answer), *faces)

    def fight(self, key: str, *names: str, out: Sequence[str] = (), by_band: str | None = None) -> Aftermath:
        """A fight of these characters ends and is counted."""
        fought = tuple(
            Fought(
                f"f{n}",
                name,
                name,
                character=self.character(name).id,
                out=name in out,
                by_band=by_band if name in out else None,
            )
            for n, name in enumerate(names, start=1)
        )
        aftermath = Aftermath(fought)
        self.gm(a.CountFight(key, key, aftermath))
        return aftermath

    def character(self, name: str) -> Character:
        """A character by name."""
        return next(c for c in self.state.characters if c.name == name)

    def public(self, name: str) -> dict[str, Any]:
        """A character's public state."""
        found: dict[str, Any] = self.rules.view(self.state, PUBLIC).public["characters"][name]
        return found
