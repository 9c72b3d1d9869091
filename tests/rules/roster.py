"""A roster that actions are played in, with scripted dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.campaign import Campaign
from rules.campaign import actions as a
from rules.campaign.state import Character, RosterState
from rules.core.contract import PUBLIC, Actor, Means, Setup
from rules.core.recruit import Aftermath, Fought
from tests.rules.dice import GM, Faces, NoVault


class Roster:
    """Players act for characters of their own name."""

    def __init__(self) -> None:
        self.rules = Campaign()
        self.state: RosterState = self.rules.blank()
        self.events: list[Any] = []
        self._fold(self.rules.start(Setup("Roster", "")))

    def gm(self, action: Any, *faces: int) -> Sequence[Any]:
        """The game master's action."""
        return self._play(action, Actor(GM, gm=True), faces)

    def by(self, user: str, action: Any, *faces: int) -> Sequence[Any]:
        """A player's action."""
        return self._play(action, Actor(user), faces)

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

    def _play(self, action: Any, actor: Actor, faces: Sequence[int]) -> Sequence[Any]:
        dice = Faces(faces)
        events = self.rules.decide(self.state, action, actor, Means(dice, NoVault()))
        assert not dice.left, f"faces left over: {dice.left}"
        self._fold(events)
        return events

    def _fold(self, events: Sequence[Any]) -> None:
        for event in events:
            self.state = self.rules.evolve(self.state, event)
            self.events.append(event)
