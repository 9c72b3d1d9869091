"""Dice whose faces a script dictates. The log marks them as scripted, so nobody mistakes them for thrown ones."""

from __future__ import annotations

from collections import deque

from bot.dice import Throw


class ScriptedDiceTrouble(Exception):
    """The faces ran out, or the next one does not fit the die."""


class DiceScript:
    """Queued faces; an action that fails leaves them where they are."""

    def __init__(self) -> None:
        self.queue: deque[int] = deque()
        self.thrown: list[Throw] = []
        self.trouble: str | None = None

    def box(self, secret: str, game: str, source: str) -> _ActionDice:
        """See :data:`bot.dice.DiceBox`."""
        return _ActionDice(self)

    def free(self) -> _ActionDice:
        """Dice for a throw outside any game: settled as they fall."""
        return _FreeDice(self)


class _ActionDice:
    def __init__(self, script: DiceScript) -> None:
        self._script = script
        self.throws: list[Throw] = []

    def throw(self, sides: int, purpose: str, fighter: str | None = None) -> int:
        queue, at = self._script.queue, len(self.throws)
        if at >= len(queue):
            self._fail(f"dice ran out: a d{sides} for {purpose} is next")
        if not 1 <= queue[at] <= sides:
            self._fail(f"face {queue[at]} does not fit a d{sides} for {purpose}")
        self.throws.append(Throw(sides, queue[at], purpose, fighter, scripted=True))
        return queue[at]

    def settle(self) -> None:
        for throw in self.throws:
            self._script.queue.popleft()
            self._script.thrown.append(throw)

    def _fail(self, trouble: str) -> None:
        self._script.trouble = trouble
        raise ScriptedDiceTrouble(trouble)


class _FreeDice(_ActionDice):
    def throw(self, sides: int, purpose: str, fighter: str | None = None) -> int:
        face = super().throw(sides, purpose, fighter)
        self.settle()
        self.throws.clear()
        return face
