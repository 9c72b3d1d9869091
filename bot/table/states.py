"""States lately seen. A tag names one state of a log for ever, unless somebody in it asks to be forgotten."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Any

KEPT = 512


class States:
    """The newest states by game and tag, shared between threads."""

    def __init__(self) -> None:
        self._states: OrderedDict[tuple[int, str], Any] = OrderedDict()
        self._lock = Lock()

    def get(self, game: int, tag: str) -> Any:
        """The state after the entry with this tag, or ``None``."""
        with self._lock:
            return self._states.get((game, tag))

    def forget(self, game: int) -> None:
        """A game's log was rewritten, so that somebody is named no more."""
        with self._lock:
            for key in [key for key in self._states if key[0] == game]:
                del self._states[key]

    def put(self, game: int, tag: str, state: Any) -> None:
        """Remember a state."""
        with self._lock:
            self._states[game, tag] = state
            self._states.move_to_end((game, tag))
            while len(self._states) > KEPT:
                self._states.popitem(last=False)
