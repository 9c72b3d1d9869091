"""Any sequence of actions on a roster: see :mod:`tests.rules.any_game`; and nothing impossible comes of it."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from bot.present.lines import render_all
from bot.present.locales import LOCALES, language
from rules.campaign import actions as a
from rules.campaign.state import RosterState
from rules.campaign.tables import BOUNDS, LETTERS, SKILLS
from rules.campaign.view import RosterView
from rules.core.contract import NO_MEANS, Setup
from rules.core.recruit import Aftermath, Fought
from rules.registry import ROSTER
from tests.rules.any_game import AnyGame

PLAYERS, BANDS = ("Anna", "Борис", "Vera"), ("Wolves", "Вороны")
NAMES = st.sampled_from((*PLAYERS, "Pup", "Nobody"))
BAND = st.sampled_from((*BANDS, "Foxes"))
CHOICES = st.sampled_from(
    (
        "pay",
        "jail",
        "again",
        "keep",
        "accept",
        "decline",
        "S",
        "F",
        "St",
        "G",
        "W",
        "A",
        "revolver",
        "heavy-pistol",
        "rifle",
    )
)
FOUGHT = st.builds(
    Fought,
    fighter=st.sampled_from(("f1", "f2")),
    name=st.sampled_from((*PLAYERS, "Stranger")),
    owner=st.sampled_from(PLAYERS),
    character=st.sampled_from((None, "c1", "c2", "c3")),
    out=st.booleans(),
    by_band=st.sampled_from((None, "b1", "b2")),
)
AFTERMATH = st.lists(FOUGHT, max_size=3).map(lambda fought: Aftermath(tuple(fought)))
FIGHT = st.sampled_from(("one", "two"))
ACTIONS: st.SearchStrategy[Any] = st.one_of(
    st.builds(a.NewCharacter, NAMES, band=st.none() | BAND, role=st.sampled_from(("hero", "henchman"))),
    st.builds(a.Injure, NAMES, st.none() | BAND),
    st.builds(a.Injure, NAMES),
    st.builds(a.Injure, NAMES),
    st.builds(a.InjureCasualty, FIGHT, FIGHT, st.sampled_from(("f1", "f2")), AFTERMATH),
    st.builds(a.ThrowAdvance, NAMES),
    st.builds(a.ThrowAdvance, NAMES),
    st.builds(a.LearnSkill, NAMES, st.sampled_from(tuple(SKILLS))),
    st.builds(a.Choose, st.integers(1, 12), CHOICES),
    st.builds(a.Choose, st.integers(1, 12), CHOICES),
    st.builds(
        a.EditCharacter,
        NAMES,
        rename=st.none() | st.sampled_from(("Аnna", "Gleb")),
        experience=st.none() | st.integers(-1, 9),
        fights_to_miss=st.none() | st.integers(0, 3),
        hates=st.none() | BAND,
        stats=st.none() | st.sampled_from(("S2+ F10 P1", "S9")),
        without=st.none() | st.sampled_from(("leg", "eye left", "nimble")),
        back=st.booleans(),
        reason=st.none() | st.just("why"),
    ),
    st.builds(a.EditCharacter, NAMES, experience=st.integers(3, 9), reason=st.just("why")),
    st.builds(a.Retire, NAMES),
    st.builds(a.ChangeMoney, BAND, st.integers(-9, 9), st.just("why")),
    st.builds(a.EditBand, BAND, st.just("why"), kind=st.sampled_from(("lawful", "outlaw")), rating=st.integers(0, 99)),
    st.builds(a.Enlist, BAND, NAMES, st.booleans()),
    st.builds(a.HoldCaptive, NAMES, BAND),
    st.builds(a.Ransom, NAMES, st.integers(-1, 5)),
    st.builds(a.Exchange, NAMES, NAMES),
    st.builds(a.HandOver, NAMES),
    st.builds(a.CountFight, FIGHT, FIGHT, AFTERMATH),
    st.builds(a.TakeBackFight, FIGHT),
)


class AnyRoster(AnyGame):
    """A roster."""

    key = ROSTER.key
    state: RosterState

    @initialize()
    def open(self) -> None:
        layout = (
            a.NewBand("Wolves", 5, "outlaw", "moving savvy"),
            a.NewBand("Вороны"),
            *(a.NewCharacter(name, "she", "Wolves", player=name) for name in PLAYERS),
            a.NewCharacter("Pup", "he", "Вороны", "henchman", "S2+ F1 P1 M0 G0", player="Anna"),
        )
        self.begin(Setup("Roster", ""), layout, NO_MEANS)

    @rule(action=ACTIONS, user=st.sampled_from(("gm", "gm", *PLAYERS)), data=st.data())
    def act(self, action: Any, user: str, data: st.DataObject) -> None:
        gone = {c.name for c in self.state.characters if not c.on_roster}
        before = len(self.log)
        self.attempt(action, user, data)
        named = getattr(action, "character", None)
        if named in gone and not isinstance(action, a.EditCharacter):
            assert len(self.log) == before, "who is dead, hanged, blind, handed over or retired can do nothing"

    @invariant()
    def nothing_impossible(self) -> None:
        if not hasattr(self, "state"):
            return
        view = RosterView(self.state)
        for name, character in view.public["characters"].items():
            for letter, value in character["characteristics"].items():
                low, high = BOUNDS[letter]
                assert low <= value <= high, (name, letter)
            assert set(character["characteristics"]) == set(LETTERS)
            assert character["fights_to_miss"] >= 0
            assert character["experience"] >= 0
            assert character["marks"] == sorted(character["marks"])
            eyes = [injury for injury in character["injuries"] if injury.startswith("eye")]
            assert len(eyes) == len(set(eyes))
            assert character["captive_of"] is None or character["on_roster"]
            assert character["skills"].count("trick shooter") <= 3
        for band in view.public["bands"].values():
            assert band["money"] >= 0
            assert band["rating"] >= 0
        for choice in self.state.choices:
            assert self.state.character(choice.character).on_roster
        names = [c.name for c in self.state.characters]
        assert len(names) == len(set(names))

    @invariant()
    def can_be_shown(self) -> None:
        if not hasattr(self, "state"):
            return
        view = RosterView(self.state)
        for locale in LOCALES:
            spoken = language(locale)
            render_all(view.listing(), spoken)
            for character in self.state.characters:
                render_all(view.sheet(character), spoken)
            for band in self.state.bands:
                render_all(view.band(band), spoken)


TestAnyRoster = AnyRoster.TestCase
TestAnyRoster.settings = settings(
    max_examples=60, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
