"""The melee alone: a ruleset of its own, without covers or shooting (rules page 2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.present.lines import render_all
from bot.present.locales import LOCALES, language
from rules.core.contract import PUBLIC, Actor, Setup
from rules.core.refusal import Refusal
from rules.core.scenario import Mistakes
from rules.firefight import actions as a
from rules.melee import actions as m
from rules.melee import events as me
from rules.melee.engine import WITHOUT, Melee
from tests.rules.dice import GM, Fight, Played


class Brawl(Fight):
    """A melee alone, with Anna and Boris against Crow and Jay."""

    rules = Melee()

    def __init__(self) -> None:
        super().__init__()
        for name in ("Anna", "Boris"):
            self.player(name)
        for name in ("Crow", "Jay"):
            self.enemy(name)


@pytest.fixture
def brawl() -> Brawl:
    return Brawl()


def refused(code: str, work: Callable[[], Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        work()
    assert refusal.value.code == code


BELONGING_ELSEWHERE = (
    a.ThrowCover(),
    a.Relocate("Wall"),
    a.Shoot(("Crow",)),
    a.Suppress(targets=("Crow",)),
    a.Shift("left"),
    a.PlaceCover("Wall", "A1"),
    a.GiveBonus("Anna", "shot", 1, "test"),
    a.Restock("Anna", "test"),
    a.RuleFireInto("Anna", True, "test"),
    a.ChangeRule(" Shooting ", "yes", "test"),
)


@pytest.mark.parametrize("action", BELONGING_ELSEWHERE, ids=lambda action: type(action).__name__)
def test_neither_covers_nor_shooting(brawl: Brawl, action: Any) -> None:
    refused("not_in_a_brawl", lambda: brawl.gm(action))


def test_every_action_that_it_is_without_is_refused_here() -> None:
    assert {type(action) for action in BELONGING_ELSEWHERE} - {a.ChangeRule} == set(WITHOUT)


def test_nobody_can_open_it_with_shooting() -> None:
    refused("not_in_a_brawl", lambda: Melee().start(Setup("Test", GM, {"shooting": "yes"})))


def test_a_scenario_brings_enemies_with_their_stats_but_no_covers() -> None:
    enemies = [{"type": "bandit", "name": "Hog", "skill": 5, "damage": 4, "weapons": 2, "dice": 1}]
    scenario = {"ruleset": "melee", "enemies": enemies}

    class Laid(Played):
        rules = Melee()

    laid = Laid(Setup("Test", GM, scenario=scenario))
    shown = laid.rules.view(laid.state, PUBLIC).public["fighters"]["Hog"]
    assert [shown[key] for key in ("skill", "damage", "weapons", "cover")] == [5, 4, 2, None]
    again = laid.rules.scenario_of(laid.state)
    assert again["ruleset"] == "melee"
    assert again["enemies"][0] | enemies[0] == again["enemies"][0]
    with pytest.raises(Mistakes):
        Laid(Setup("Test", GM, scenario={**scenario, "covers": [{"name": "Wall", "cell": "A1"}]}))


def test_the_public_state_names_its_ruleset(brawl: Brawl) -> None:
    assert brawl.rules.view(brawl.state, PUBLIC).public["ruleset"] == "melee"


def test_nobody_fires_at_who_charges_or_breaks_off_so_no_test_in_sight_is_thrown(brawl: Brawl) -> None:
    events = brawl.by("Anna", m.Charge("Crow"), 4, 4, 1, 2)
    assert [event.outcome for event in events if isinstance(event, me.TestTaken)] == ["charges", "readies"]
    brawl.by("Anna", m.BreakOff())
    assert brawl.state.melee.contacts == ()


def test_enemies_charge_by_order_whoever_stands_there_and_do_nothing_without(brawl: Brawl) -> None:
    brawl.by("Anna", a.Hold())
    brawl.gm(a.GiveOrder("Crow", "charge", ("Anna",)))
    brawl.advance(4, 4, 4, 6, 6, 6, 6, 6)
    assert brawl.public("Anna")["engaged_with"] == ["Crow"]
    assert brawl.public("Jay")["engaged_with"] == []


def test_options_offer_nothing_that_would_be_refused(brawl: Brawl) -> None:
    offered = {option.do for option in brawl.rules.options(brawl.state, Actor(GM, gm=True))}
    assert offered.isdisjoint({"cover", "relocate", "shoot", "suppress", "shift", "place", "bonus", "restock"})
    assert {"charge", "hold", "order", "round", "set-stats", "advance", "end"} <= offered


def test_personal_rulebook_and_summary_say_nothing_of_covers_and_guns(brawl: Brawl) -> None:
    brawl.by("Anna", m.Charge("Crow"), 4, 4, 1, 2)
    state, rules = brawl.state, brawl.rules
    anna = rules.find_fighter(state, "Anna")
    for locale, words in (("en", ("cover die", "shot", "🛡️")), ("ru", ("кубик укрытия", "выстрел", "🛡️"))):
        spoken = language(locale)
        told = [*rules.personal(state, anna), *rules.view(state, PUBLIC).summary()]
        text = "\n".join(render_all(told, spoken))
        assert all(word not in text for word in words), text
    for locale in LOCALES:
        assert "cover_floor" not in "\n".join(render_all(rules.rulebook(state), language(locale)))


def test_the_picture_has_no_grid_until_ground_is_drawn(brawl: Brawl) -> None:
    assert brawl.rules.view(brawl.state, PUBLIC).scene().rows == 0
    brawl.gm(a.ChangeMap(terrain="water", area="A1"))
    assert brawl.rules.view(brawl.state, PUBLIC).scene().rows == 8
