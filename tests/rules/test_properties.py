"""Any sequence of actions of a firefight: see :mod:`tests.rules.any_game`; and nothing impossible comes of it."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from bot.present.lines import render_all
from bot.present.locales import LOCALES, language, rule_words
from bot.present.panel import texts
from rules.core.contract import NO_MEANS, PUBLIC, Setup
from rules.core.recruit import Recruit
from rules.firefight import actions as a
from rules.firefight.tables import RULE_VALUES
from rules.melee import actions as m
from rules.registry import FIGHTS
from tests.rules.any_game import AnyGame

PLAYERS, ENEMIES = ("Anna", "Борис", "Vera"), ("Crow", "Ворон", "Grey", "bandit", "bandit 2")
COVERS = ("Wall", "Сарай", "Well", "open")
NAMES = st.sampled_from((*PLAYERS, *ENEMIES, "Nobody"))
TARGETS = st.lists(NAMES, min_size=0, max_size=4).map(tuple)
MAYBE_PLAYER = st.none() | st.sampled_from(PLAYERS)
RULES = st.sampled_from(sorted(RULE_VALUES)).flatmap(
    lambda key: st.tuples(st.just(key), st.sampled_from(RULE_VALUES[key]))
)
RECRUITS = st.builds(
    Recruit,
    character=st.sampled_from(("c1", "c2")),
    name=st.sampled_from(PLAYERS),
    owner=st.sampled_from(PLAYERS),
    band=st.sampled_from((None, "b1")),
    one_eyed=st.booleans(),
    old_wound=st.booleans(),
    oiled=st.booleans(),
    madness=st.booleans(),
    hates=st.sampled_from(((), ("b1",))),
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
    st.builds(a.Join, st.just("Anna"), st.none(), recruit=RECRUITS),
    st.builds(a.Leave, MAYBE_PLAYER),
    st.builds(a.GiveStandingOrder, st.sampled_from(("hold", "fire", "nothing")), MAYBE_PLAYER),
    st.builds(a.FollowStandingOrder, st.sampled_from(PLAYERS)),
    st.builds(a.AssignFighter, NAMES, st.sampled_from(PLAYERS), st.just("somebody")),
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
        st.sampled_from(("shoot", "charge", "charge", "relocate", "down", "auto")),
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
    st.builds(a.SetCondition, NAMES, st.sampled_from(("fit", "wounded", "out", "down")), st.just("why")),
    st.builds(a.Move, NAMES, st.sampled_from(COVERS), st.just("why")),
    st.builds(a.Remove, NAMES, st.just("why")),
    RULES.map(lambda pair: a.ChangeRule(pair[0], pair[1], "why")),
)
STATS = st.none() | st.integers(0, 7)
MELEE: st.SearchStrategy[Any] = st.one_of(
    st.builds(
        m.Charge,
        st.sampled_from(ENEMIES),
        st.sampled_from((None, "front", "flank", "rear")),
        st.none() | st.integers(0, 3),
        MAYBE_PLAYER,
    ),
    st.builds(m.Charge, st.sampled_from(ENEMIES)),
    st.builds(a.GiveOrder, NAMES, st.just("charge"), st.sampled_from(PLAYERS).map(lambda name: (name,))),
    st.builds(m.BreakOff, MAYBE_PLAYER),
    st.builds(m.StandUp, MAYBE_PLAYER),
    st.builds(m.FightOn, MAYBE_PLAYER),
    st.builds(
        m.ChooseResult, st.integers(1, 4), st.sampled_from(("fires", "turns", "readies", "runs", "passes", "throw"))
    ),
    st.builds(m.SetStats, NAMES, st.just("why"), STATS, STATS, st.none() | st.integers(1, 2), STATS),
    st.builds(a.RuleFireInto, NAMES, st.booleans(), st.just("why")),
    st.builds(a.RuleReach, NAMES, NAMES, st.booleans(), st.just("why")),
    st.builds(a.SetCondition, NAMES, st.just("down"), st.just("why")),
    st.just(a.Advance()),
)


class AnyFight(AnyGame):
    """A firefight."""

    key = "firefight"

    @initialize()
    def open(self) -> None:
        self.begin(Setup("Any", "gm", {}, rule_words("ru")), self.layout(), NO_MEANS)

    def layout(self) -> tuple[Any, ...]:
        return (
            a.PlaceCover("Wall", "B3", shields="N"),
            a.PlaceCover("Сарай", "E5"),
            a.AddEnemies("bandit", "Crow", 1, "Сарай"),
            a.AddEnemies("veteran", "Grey", 1, "Wall"),
        )

    @rule(action=ACTIONS, user=st.sampled_from(("gm", *PLAYERS)), data=st.data())
    def act(self, action: Any, user: str, data: st.DataObject) -> None:
        self.attempt(action, user, data)

    @invariant()
    def nothing_impossible(self) -> None:
        if not hasattr(self, "state"):
            return
        rules = FIGHTS[self.key]
        view = rules.view(self.state, PUBLIC)
        public = view.public
        for name, fighter in public["fighters"].items():
            assert fighter["relocated"] in (None, 1, 2, 3), name
            assert 0 <= fighter["shots"] <= 3
            charged = self.state.fighter(rules.find_fighter(self.state, name)).turn.shown
            assert fighter["cover_value"] is None or fighter["cover_face"] is not None or charged
            assert fighter["marks"] == sorted(fighter["marks"])
            assert fighter["cover"] is None or fighter["cover"] in public["covers"]
        players = {name for name, fighter in public["fighters"].items() if fighter["side"] == "players"}
        assert set(public["awaited"]) <= players
        for fighter in self.state.fighters:
            render_all(rules.personal(self.state, fighter.id), language("en"))
        for locale in LOCALES:
            assert sum(map(len, texts(view, language(locale)))) <= 4000


class AnyMelee(AnyFight):
    """A firefight in which people go at each other, with faces that make heroes now and then."""

    def layout(self) -> tuple[Any, ...]:
        enemies = (a.AddEnemies("bandit", "Ворон"), a.AddEnemies("bandit", "bandit"))
        players = (
            a.Join(name, cover, player=name) for name, cover in zip(PLAYERS, ("Wall", "Сарай", None), strict=True)
        )
        return (*super().layout(), *enemies, *players)

    @rule(action=MELEE, user=st.sampled_from(("gm", *PLAYERS)), data=st.data())
    def fight(self, action: Any, user: str, data: st.DataObject) -> None:
        self.attempt(action, user, data)

    @invariant()
    def nobody_fights_the_air(self) -> None:
        if not hasattr(self, "state"):
            return
        state, melee = self.state, self.state.melee
        pairs = [frozenset((contact.first, contact.second)) for contact in melee.contacts]
        assert len(pairs) == len(set(pairs))
        for contact in melee.contacts:
            first, second = state.fighter(contact.first), state.fighter(contact.second)
            assert first.standing
            assert second.standing
            assert first.side != second.side
        for question in melee.questions:
            assert melee.of(question.fighter).hero
            assert state.fighter(question.fighter).standing
            assert state.fighter(question.against).standing
        shown = FIGHTS[self.key].view(state, PUBLIC).public["fighters"]
        for name, fighter in shown.items():
            assert 1 <= fighter["skill"] <= 6
            assert ("in-melee" in fighter["marks"]) == bool(fighter["engaged_with"])
            assert all(name in shown[other]["engaged_with"] for other in fighter["engaged_with"])
            assert fighter["condition"] != "out" or not {"down", "hero", "in-melee"}.intersection(fighter["marks"])


class AnyBrawl(AnyMelee):
    """A melee alone: no shot, no cover."""

    key = "melee"

    def layout(self) -> tuple[Any, ...]:
        enemies = (a.AddEnemies("bandit", name) for name in ("Crow", "Ворон", "bandit"))
        return (*enemies, *(a.Join(name, player=name) for name in PLAYERS))

    @invariant()
    def nobody_shoots(self) -> None:
        if hasattr(self, "state"):
            assert all(fighter.tally_shots == 0 and fighter.cover is None for fighter in self.state.fighters)


SETTINGS = settings(max_examples=60, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck))
TestAnyFight, TestAnyMelee, TestAnyBrawl = AnyFight.TestCase, AnyMelee.TestCase, AnyBrawl.TestCase
for machine in (TestAnyFight, TestAnyMelee, TestAnyBrawl):
    machine.settings = SETTINGS
