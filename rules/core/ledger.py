"""What a decision has caused so far: events in order, and the state they lead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from rules.core.contract import Actor, Means

S = TypeVar("S")
E = TypeVar("E")


class Ledger(Generic[S, E]):
    """Collects the events of one action. Nothing of it counts if a ``Refusal`` is raised."""

    def __init__(self, state: S, actor: Actor, means: Means, evolve: Callable[[S, E], S]) -> None:
        self.state = state
        self.actor = actor
        self.means = means
        self.events: list[E] = []
        self._evolve = evolve

    def record(self, event: E) -> None:
        """Let an event happen."""
        self.state = self._evolve(self.state, event)
        self.events.append(event)
