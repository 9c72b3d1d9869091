"""Any sequence of actions folds, round-trips and tells itself; refusals change nothing."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bot.present.lines import refusal_text, render_all
from bot.present.locales import LOCALES, language, rule_words
from bot.present.panel import texts
from bot.table.codec import codec_of, encode
from rules.core.contract import PUBLIC, Actor, Means, Setup, Viewer
from rules.core.refusal import Refusal
from rules.firefight import Firefight
from rules.firefight import actions as a
from rules.firefight.state import FirefightState
from rules.firefight.tables import RULE_VALUES
from tests.rules.dice import Faces, NoVault

PLAYERS, ENEMIES = ("Anna", "Борис", "Vera"), ("Crow", "Ворон", "Grey", "bandit", "bandit 2")
COVERS = ("Wall", "Сарай", "Well", "open")
NAMES = st.sampled_from((*PLAYERS, *ENEMIES, "Nobody"))
TARGETS = st.lists(NAMES, min_size=0, max_size=4).map(tuple)
MAYBE_PLAYER = st.none() | st.sampled_from(PLAYERS)
RULES = st.sampled_from(sorted(RULE_VALUES)).flatmap(
    lambda key: st.tuples(st.just(key), st.sampled_from(RULE_VALUES[key]))
)
ACTIONS: st.SearchStrategy[Any] = st.one_of(
    st.builds(a.ThrowCover, MAYBE_PLAYER),
    st.builds(a.Relocate, st.sampled_from(COVERS), MAYBE_PLAYER),
    st.builds(a.Shoot, TARGETS, MAYBE_PLAYER),
    st.builds(a.Shoot, TARGETS, MAYBE_PLAYER),
    st.builds(a.Suppress, st.none() | st.sampled_from(COVERS), TARGETS, MAYBE_PLAYER),
    st.builds(a.Hold, MAYBE_PLAYER),
    st.builds(a.Shift, st.just("left"), MAYBE_PLAYER),
    st.builds(a.MakeCheck, st.just("look"), st.sampled_from(("d100", "2d6kh1-1", "((")), MAYBE_PLAYER),
    st.builds(a.Join, st.sampled_from(PLAYERS), st.none() | st.sampled_from(COVERS)),
    st.builds(a.Leave, MAYBE_PLAYER),
    st.builds(a.Advance, MAYBE_PLAYER),
    st.just(a.Advance()),
    st.builds(
        a.AddEnemies,
        st.sampled_from(("bandit", "Ветеран", "gunner")),
        st.none() | st.sampled_from(ENEMIES),
        st.integers(0, 3),
        st.none() | st.sampled_from(COVERS),
    ),
    st.builds(
        a.DefineType,
        st.sampled_from(("gunner", "bandit")),
        shots=st.none() | st.integers(0, 4),
        cover_die=st.none() | st.booleans(),
        rows=st.none() | st.sampled_from(("3/4", "4/5 5/6", "x")),
        hits_to_out=st.none() | st.integers(0, 3),
    ),
    st.builds(
        a.PlaceCover,
        st.sampled_from(COVERS),
        st.sampled_from(("A1", "C4", "Z9")),
        shields=st.none() | st.sampled_from(("N", "none", "all")),
        capacity=st.none() | st.integers(0, 3),
        modifier=st.none() | st.integers(-2, 2),
        rows=st.none() | st.just("3/5"),
    ),
    st.builds(
        a.GiveOrder,
        NAMES,
        st.sampled_from(("shoot", "relocate", "down", "auto")),
        TARGETS,
        st.none() | st.sampled_from(COVERS),
    ),
    st.builds(
        a.GiveBonus,
        NAMES,
        st.sampled_from(("shot", "cover", "relocation")),
        st.integers(-2, 2),
        st.just("why"),
        st.sampled_from(("next", "round", "kept")),
    ),
    st.builds(a.RuleFlank, NAMES, NAMES, st.booleans(), st.just("why")),
    st.builds(a.Restock, NAMES, st.just("why")),
    st.builds(a.SetCondition, NAMES, st.sampled_from(("fit", "wounded", "out")), st.just("why")),
    st.builds(a.Move, NAMES, st.sampled_from(COVERS), st.just("why")),
    st.builds(a.Remove, NAMES, st.just("why")),
    RULES.map(lambda pair: a.ChangeRule(pair[0], pair[1], "why")),
)


class _AnyDice:
    """Dice whose faces hypothesis draws."""

    def __init__(self, data: st.DataObject) -> None:
        self._data = data

    def throw(self, sides: int, purpose: str, fighter: str | None = None) -> int:
        return self._data.draw(st.integers(1, sides))


class AnyFight(RuleBasedStateMachine):
    """Anybody does anything; the rules must hold at every point."""

    ruleset = Firefight()
    codec = codec_of("firefight")

    @initialize()
    def open(self) -> None:
        opened = self.ruleset.start(Setup("Any", "gm", {}, rule_words("ru")))
        self.state: FirefightState = self.codec.fold(self.ruleset.blank(), opened)
        self.log: list[tuple[Any, ...]] = [tuple(opened)]
        self.states = [self.state]
        for action in (
            a.PlaceCover("Wall", "B3", shields="N"),
            a.PlaceCover("Сарай", "E5"),
            a.AddEnemies("bandit", "Crow", 1, "Сарай"),
            a.AddEnemies("veteran", "Grey", 1, "Wall"),
        ):
            self._accept(
                action, self.ruleset.decide(self.state, action, Actor("gm", gm=True), Means(Faces([]), NoVault()))
            )

    @rule(action=ACTIONS, user=st.sampled_from(("gm", *PLAYERS)), data=st.data())
    def act(self, action: Any, user: str, data: st.DataObject) -> None:
        before = encode(self.state)
        try:
            events = self.ruleset.decide(
                self.state, action, Actor(user, user == "gm"), Means(_AnyDice(data), NoVault())
            )
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
    def folds_and_round_trips(self) -> None:
        if not hasattr(self, "state"):
            return
        assert self.codec.state(encode(self.state)) == self.state

    @invariant()
    def nothing_impossible(self) -> None:
        if not hasattr(self, "state"):
            return
        public = self.ruleset.view(self.state, PUBLIC).public
        for name, fighter in public["fighters"].items():
            assert fighter["relocated"] in (None, 1, 2, 3), name
            assert 0 <= fighter["shots"] <= 3
            assert fighter["cover_value"] is None or fighter["cover_face"] is not None
            assert fighter["marks"] == sorted(fighter["marks"])
            assert fighter["cover"] is None or fighter["cover"] in public["covers"]
        players = {name for name, fighter in public["fighters"].items() if fighter["side"] == "players"}
        assert set(public["awaited"]) <= players
        for locale in LOCALES:
            assert sum(map(len, texts(self.ruleset.view(self.state, PUBLIC), language(locale)))) <= 4000

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
        for option in self.ruleset.options(self.state, Actor("gm", gm=True)):
            assert option.do
        for fighter in self.state.fighters:
            render_all(self.ruleset.personal(self.state, fighter.id), language("en"))
        self.log.append(tuple(events))
        self.states.append(self.state)


TestAnyFight = AnyFight.TestCase
TestAnyFight.settings = settings(
    max_examples=60, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
