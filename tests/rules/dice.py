"""Scripted dice and a fight to use them in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rules.core.contract import PUBLIC, Actor, Means, Sealed, Setup
from rules.firefight import Firefight
from rules.firefight.actions import AddEnemies, Advance, Join, PlaceCover
from rules.firefight.state import FirefightState

GM = "gm"


class Faces:
    """Dice that show these faces in order, and complain if one does not fit or runs out."""

    def __init__(self, faces: Iterable[int]) -> None:
        self.left = list(faces)

    def throw(self, sides: int, purpose: str, fighter: str | None = None) -> int:
        assert self.left, f"no face left for {purpose}"
        face = self.left.pop(0)
        assert 1 <= face <= sides, f"{face} does not fit a d{sides} for {purpose}"
        return face


class NoVault:
    """The firefight hides no choices."""

    def seal(self, owner: str, value: str) -> Sealed:
        raise AssertionError(owner)

    def open(self, sealed: Sealed) -> str:
        raise AssertionError(sealed)


class Played:
    """A game that actions are played in with scripted dice; players act for those of their own name."""

    rules: Any

    def __init__(self, setup: Setup) -> None:
        self.state = self.rules.blank()
        self.events: list[Any] = []
        self._fold(self.rules.start(setup))

    def gm(self, action: Any, *faces: int) -> Sequence[Any]:
        """The game master's action."""
        return self._play(action, Actor(GM, gm=True), faces)

    def by(self, user: str, action: Any, *faces: int) -> Sequence[Any]:
        """A player's action."""
        return self._play(action, Actor(user), faces)

    def _play(self, action: Any, actor: Actor, faces: Sequence[int]) -> Sequence[Any]:
        dice = Faces(faces)
        events: Sequence[Any] = self.rules.decide(self.state, action, actor, Means(dice, NoVault()))
        assert not dice.left, f"faces left over: {dice.left}"
        self._fold(events)
        return events

    def _fold(self, events: Sequence[Any]) -> None:
        for event in events:
            self.state = self.rules.evolve(self.state, event)
            self.events.append(event)


class Fight(Played):
    """A firefight."""

    rules = Firefight()
    state: FirefightState

    def __init__(self, words: dict[str, str] | None = None, /, **settings: str) -> None:
        super().__init__(Setup("Test", GM, settings, words or {}))

    def advance(self, *faces: int) -> Sequence[Any]:
        """The game master's phase."""
        return self.gm(Advance(), *faces)

    def advance_with_any_of(self, faces: Sequence[int]) -> None:
        """The game master's phase; who has no target left throws nothing, so faces may be left over."""
        self._fold(self.rules.decide(self.state, Advance(), Actor(GM, gm=True), Means(Faces(faces), NoVault())))

    def place(self, name: str, cell: str, **more: Any) -> None:
        """A cover."""
        self.gm(PlaceCover(name, cell, **more))

    def enemy(self, name: str, type: str = "bandit", cover: str | None = None) -> None:
        """An enemy."""
        self.gm(AddEnemies(type, name, 1, cover))

    def player(self, name: str, cover: str | None = None) -> None:
        """A player whose user bears the same name."""
        self.by(name, Join(name, cover))

    def public(self, name: str) -> dict[str, Any]:
        """A fighter's public state."""
        found: dict[str, Any] = self.rules.view(self.state, PUBLIC).public["fighters"][name]
        return found
