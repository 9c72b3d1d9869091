"""JSON of a rule system's states, actions and events, and folding a log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Protocol, TypeVar

import msgspec
from rules.core.contract import Ruleset
from rules.registry import RULESETS

from bot.store.rows import Entry


class Voidable(Protocol):
    """A log's entry, wherever it comes from."""

    @property
    def seq(self) -> int: ...

    @property
    def voids(self) -> int | None: ...


L = TypeVar("L", bound=Voidable)


class Codec:
    """Reads and writes one rule system's JSON."""

    def __init__(self, ruleset: Ruleset[Any, Any, Any]) -> None:
        self.ruleset = ruleset
        self._states = msgspec.json.Decoder(ruleset.state_type)
        self._actions = msgspec.json.Decoder(ruleset.action_type)
        self._events = msgspec.json.Decoder(tuple[ruleset.event_type, ...])  # type: ignore[name-defined]

    def state(self, text: str) -> Any:
        """A state from its snapshot."""
        return self._states.decode(text)

    def action(self, text: str) -> Any:
        """An action from a log entry."""
        return self._actions.decode(text)

    def events(self, text: str) -> tuple[Any, ...]:
        """The events of a log entry."""
        return self._events.decode(text)

    def fold(self, state: Any, events: Iterable[Any]) -> Any:
        """The state after these events."""
        for event in events:
            state = self.ruleset.evolve(state, event)
        return state

    def pictured(self, state: Any, events: Iterable[Any]) -> Any:
        """The state to be drawn after these events: with all that was done in a round, before the next one begins."""
        page = self.ruleset.page(state)
        for event in events:
            after = self.ruleset.evolve(state, event)
            if self.ruleset.page(after) != page:
                return state
            state = after
        return state

    def rounds(self, log: Iterable[tuple[str, str]]) -> dict[int, tuple[Any, str]]:
        """How each round looked at its end, and how the last one looks now: by number, the state and its tag.

        ``log``: the events and the tag of each live entry.
        """
        found: dict[int, tuple[Any, str]] = {}
        state = self.ruleset.blank()
        for text, tag in log:
            events = self.events(text)
            shown, state = self.pictured(state, events), self.fold(state, events)
            found[self.ruleset.page(shown)] = (shown, tag)
            found[self.ruleset.page(state)] = (state, tag)
        return found

    def fold_log(self, entries: Sequence[Entry]) -> Any:
        """The state after a log, leaving out what was undone."""
        state = self.ruleset.blank()
        for entry in live(entries):
            state = self.fold(state, self.events(entry.events))
        return state


@cache
def codec_of(ruleset: str) -> Codec:
    """The codec of a rule system by key."""
    return Codec(RULESETS[ruleset])


def encode(value: Any) -> str:
    """JSON text of a state, action or events."""
    return msgspec.json.encode(value).decode()


def live(entries: Iterable[L]) -> list[L]:
    """The entries of a log that are not undone, without the undoing ones."""
    kept: list[L] = []
    for entry in entries:
        if entry.voids is None:
            kept.append(entry)
        else:
            while kept and kept[-1].seq >= entry.voids:
                kept.pop()
    return kept
