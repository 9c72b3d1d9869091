"""Any sequence of actions folds, round-trips and tells itself; refusals change nothing; undo returns what was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from bot.present.lines import refusal_text, render_all
from bot.present.locales import LOCALES, language
from bot.table.codec import codec_of, encode
from rules.core.contract import PUBLIC, Actor, Means, Ruleset, Setup, Viewer
from rules.core.refusal import Refusal
from rules.registry import RULESETS
from tests.rules.dice import NoVault

GM = Actor("gm", gm=True)


class AnyDice:
    """Dice whose faces hypothesis draws."""

    def __init__(self, data: st.DataObject) -> None:
        self._data = data

    def throw(self, sides: int, purpose: str, fighter: str | None = None) -> int:
        return self._data.draw(st.integers(1, sides))


class AnyGame(RuleBasedStateMachine):
    """Anybody does anything in a game of some rule system; what holds of every game must hold at every point."""

    key: str

    def __init__(self) -> None:
        super().__init__()
        self.ruleset: Ruleset[Any, Any, Any] = RULESETS[self.key]
        self.codec = codec_of(self.key)

    def begin(self, setup: Setup, layout: Sequence[Any], means: Means) -> None:
        """Open the game and play these actions as its master."""
        opened = self.ruleset.start(setup)
        self.state = self.codec.fold(self.ruleset.blank(), opened)
        self.log: list[tuple[Any, ...]] = [tuple(opened)]
        self.states = [self.state]
        for action in layout:
            self._accept(action, self.ruleset.decide(self.state, action, GM, means))

    def attempt(self, action: Any, user: str, data: st.DataObject) -> None:
        """Play an action, or have it refused in words, with nothing changed."""
        before = encode(self.state)
        try:
            events = self.ruleset.decide(self.state, action, Actor(user, user == "gm"), Means(AnyDice(data), NoVault()))
        except Refusal as refusal:
            assert encode(self.state) == before
            for locale in LOCALES:
                refusal_text(refusal, language(locale))
        else:
            self._accept(action, events)

    @rule(back=st.integers(1, 5))
    def undo(self, back: int) -> None:
        """Undo returns the state before, exactly."""
        keep = max(1, len(self.log) - back)
        self.log, expected = self.log[:keep], self.states[keep - 1]
        self.states = self.states[:keep]
        self.state = self.ruleset.blank()
        for events in self.log:
            self.state = self.codec.fold(self.state, events)
        assert self.state == expected

    @invariant()
    def round_trips(self) -> None:
        if hasattr(self, "state"):
            assert self.codec.state(encode(self.state)) == self.state

    def _accept(self, action: Any, events: Any) -> None:
        assert events, action
        assert self.codec.action(encode(action)) == action
        assert self.codec.events(encode(events)) == tuple(events)
        for event in events:
            self.state = self.ruleset.evolve(self.state, event)
            for viewer in (PUBLIC, Viewer("gm", gm=True)):
                for locale in LOCALES:
                    render_all(self.ruleset.tell(self.state, event, viewer), language(locale), len(self.log))
            render_all(self.ruleset.explain(self.state, event), language("ru"))
        for option in self.ruleset.options(self.state, GM):
            assert option.do
        self.log.append(tuple(events))
        self.states.append(self.state)
