"""Standing orders of players who are absent at a deadline; fighters that change hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules.core.contract import PUBLIC, Viewer
from rules.core.refusal import Refusal
from rules.firefight import actions as a
from rules.firefight import events as e
from rules.melee import actions as m
from tests.rules.dice import Fight


@pytest.fixture
def fight() -> Fight:
    """Anna behind a wall; Crow in a barn not far, Jay farther off, Grey in the open."""
    fight = Fight()
    fight.place("Wall", "A1")
    fight.place("Far", "H8")
    fight.place("Barn", "A4")
    fight.enemy("Grey")
    fight.enemy("Jay", cover="Far")
    fight.enemy("Crow", cover="Barn")
    fight.player("Anna", "Wall")
    return fight


def refused(code: str, work: Callable[[], Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        work()
    assert refusal.value.code == code


def follow(fight: Fight, *faces: int) -> Any:
    events = fight.by("Anna", a.FollowStandingOrder("Anna"), *faces)
    return next(event for event in events if isinstance(event, e.StandingOrderFollowed))


def test_fire_is_one_shot_from_cover_at_the_nearest_enemy(fight: Fight) -> None:
    fight.by("Anna", a.GiveStandingOrder("fire"))
    assert follow(fight, 5, 6).does == "fire"
    assert fight.public("Anna")["cover"] == "Wall"
    assert fight.public("Anna")["shots"] == 1
    assert fight.public("Crow")["condition"] == "out"
    assert fight.rules.awaited(fight.state) == []


def test_who_stands_in_no_cell_fires_at_the_first_in_roster_order(fight: Fight) -> None:
    fight.gm(a.Move("Anna", "open", "thrown out"))
    fight.by("Anna", a.GiveStandingOrder("fire"))
    follow(fight, 6)
    assert fight.public("Grey")["condition"] == "out"


def test_hold_is_a_hold_that_earns(fight: Fight) -> None:
    fight.by("Anna", a.GiveStandingOrder("hold"))
    assert follow(fight).does == "hold"
    assert fight.public("Anna")["held"] is True
    assert fight.public("Anna")["bonus_next"] == 1


def test_nothing_is_nothing_and_nobody_is_awaited_any_more_this_round(fight: Fight) -> None:
    fight.by("Anna", a.GiveStandingOrder("nothing"))
    assert follow(fight).does == "nothing"
    assert fight.rules.all_acted(fight.state)
    fight.advance()
    assert fight.rules.awaited(fight.state) == ["f4"]


def test_where_nobody_can_be_shot_at_fire_becomes_a_hold(fight: Fight) -> None:
    fight.by("Anna", a.GiveStandingOrder("fire"))
    for enemy in ("Grey", "Jay", "Crow"):
        fight.gm(a.SetCondition(enemy, "out", "asleep"))
    assert follow(fight).does == "hold"


def test_in_a_melee_nothing_can_be_done(fight: Fight) -> None:
    fight.by("Anna", a.GiveStandingOrder("fire"))
    fight.by("Anna", m.Charge("Grey"), 4, 4, 4, 6)
    fight.advance_with_any_of([6] * 9)
    assert follow(fight).does == "nothing"


def test_an_order_stays_until_another_is_given_and_goes_with_the_player(fight: Fight) -> None:
    fight.by("Anna", a.GiveStandingOrder("hold"))
    follow(fight)
    fight.advance()
    assert fight.rules.standing_order(fight.state, "f4") == "hold"
    fight.gm(a.AssignFighter("Anna", "Boris", "Boris"))
    assert fight.rules.standing_order(fight.state, "f4") is None
    assert fight.rules.own_fighter(fight.state, "Boris") == "f4"


def test_a_standing_order_is_told_to_its_owner_and_the_game_master_alone(fight: Fight) -> None:
    (given,) = fight.by("Anna", a.GiveStandingOrder("hold"))
    told = [bool(fight.rules.tell(fight.state, given, v)) for v in (PUBLIC, Viewer("Boris"), Viewer("Anna"))]
    assert told == [False, False, True]
    assert fight.rules.tell(fight.state, given, Viewer("gm", gm=True))


def test_what_cannot_be_ordered_or_followed(fight: Fight) -> None:
    refused("no_standing_order", lambda: follow(fight))
    fight.by("Anna", a.GiveStandingOrder("hold"))
    refused("standing_already", lambda: fight.by("Anna", a.GiveStandingOrder("hold")))
    refused("not_your_fighter", lambda: fight.by("Boris", a.FollowStandingOrder("Anna")))
    fight.by("Anna", a.Hold())
    refused("not_awaited", lambda: follow(fight))
    fight.gm(a.ChangeRule("shooting", "no", "truce"))
    refused("no_shooting", lambda: fight.by("Anna", a.GiveStandingOrder("fire")))


def test_who_cannot_be_given_a_fighter(fight: Fight) -> None:
    fight.player("Boris")
    refused("gm_only", lambda: fight.by("Anna", a.AssignFighter("Anna", "Vera", "Vera")))
    refused("enemy_acts_by_order", lambda: fight.gm(a.AssignFighter("Crow", "Vera", "Vera")))
    refused("assigned_already", lambda: fight.gm(a.AssignFighter("Anna", "Anna", "Anna")))
    refused("user_has_fighter", lambda: fight.gm(a.AssignFighter("Anna", "Boris", "Boris")))
