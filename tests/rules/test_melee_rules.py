"""Hand to hand in a firefight (rules page 2): the page's examples, then rule by rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from bot.present.lines import render_all
from bot.present.locales import language
from rules.core.contract import PUBLIC, Actor
from rules.core.recruit import Recruit
from rules.core.refusal import Refusal
from rules.firefight import actions as a
from rules.firefight import events as e
from rules.firefight.state import Condition
from rules.melee import actions as m
from rules.melee import events as me
from tests.rules.dice import Fight


@pytest.fixture
def fight() -> Fight:
    """Anna behind a wall and Boris in the open against Crow in a barn and Jay in the open."""
    fight = Fight()
    fight.place("Wall", "B4")
    fight.place("Barn", "H4")
    fight.player("Anna", "Wall")
    fight.player("Boris")
    fight.enemy("Crow", cover="Barn")
    fight.enemy("Jay")
    return fight


def stats(fight: Fight, name: str, **more: int) -> None:
    fight.gm(m.SetStats(name, "test", **more))


def engage(fight: Fight, name: str, target: str) -> None:
    """A charge that gets there: both dice pass; the target is ready without a shot, or too frightened to run."""
    fight.gm(a.RuleReach(name, target, True, "test"))
    public = fight.public(target)
    faces = (6, 5) if public["cover"] or public["engaged_with"] else (4, 5)
    fight.by(name, m.Charge(target), 1, 2, *faces)


def ordered(fight: Fight, enemy: str, target: str) -> None:
    fight.gm(a.GiveOrder(enemy, "charge", (target,)))


def only(kind: type, events: Iterable[Any]) -> Any:
    (found,) = (event for event in events if isinstance(event, kind))
    return found


def outcomes(events: Iterable[Any]) -> list[str]:
    return [event.outcome for event in events if isinstance(event, me.TestTaken)]


def refused(code: str, work: Callable[[], Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        work()
    assert refusal.value.code == code


# The page's worked examples


def veteran() -> Fight:
    """Example 1: a veteran (Skill 5, Damage 3) with two bandits (Skill 4, Damage 3) upon him."""
    fight = Fight()
    fight.player("Veteran")
    for name in ("One", "Two"):
        fight.enemy(name)
    stats(fight, "Veteran", skill=5, damage=3)
    for name in ("One", "Two"):
        stats(fight, name, damage=3)
    engage(fight, "Veteran", "One")
    fight.gm(a.GiveOrder("Two", "charge", ("Veteran",)))
    return fight


def test_example_1_a_veteran_against_two_bandits() -> None:
    fight = veteran()
    events = fight.advance(1, 2, 2, 2, 4, 3, 6, 4, 5, 5, 3, 2)
    fought = only(me.MeleeFought, events)
    mine = [pair.first if pair.first.fighter == "f1" else pair.second for pair in fought.pairs]
    assert [(stroke.needed, stroke.passed) for stroke in mine] == [(4, 2), (4, 2)]
    assert [pair.blow.margin for pair in fought.pairs] == [1, 2]
    assert [(pair.blow.face, pair.blow.result) for pair in fought.pairs] == [(3, "out"), (2, "out")]
    assert {fight.public(name)["condition"] for name in ("One", "Two")} == {"out"}
    assert fight.public("Veteran")["engaged_with"] == []


def test_example_1_with_other_damage_dice() -> None:
    fight = veteran()
    fought = only(me.MeleeFought, fight.advance(1, 2, 2, 2, 4, 3, 6, 4, 5, 5, 4, 1))
    assert [pair.blow.result for pair in fought.pairs] == ["down", "killed"]
    assert fight.public("One")["marks"] == ["down", "in-melee"]
    assert fight.public("Two")["condition"] == "out"


def test_example_2_a_pipe_against_a_machete() -> None:
    fight = Fight()
    fight.player("Anna")
    fight.enemy("Jay")
    stats(fight, "Jay", damage=3)
    engage(fight, "Anna", "Jay")
    fought = only(me.MeleeFought, fight.gm(m.FightOn(), 2, 5, 3, 6))
    (pair,) = fought.pairs
    assert (pair.first.needed, pair.first.passed) == (2, 1)
    assert (pair.second.needed, pair.second.passed) == (4, 1)
    assert pair.blow is None
    assert fight.public("Anna")["engaged_with"] == ["Jay"]


def test_example_3_double_one_passes_on_two_and_makes_a_hero(fight: Fight) -> None:
    events = fight.by("Anna", m.Charge("Crow"), 1, 1, 6, 5)
    assert outcomes(events) == ["charges", "readies"]
    assert "hero" in fight.public("Anna")["marks"]


def test_example_3_charged_in_cover_6_and_5_readies_without_a_shot(fight: Fight) -> None:
    events = fight.by("Anna", m.Charge("Crow"), 4, 3, 6, 5)
    assert outcomes(events) == ["charges", "readies"]
    assert not [event for event in events if isinstance(event, me.ShotProvoked)]
    assert fight.public("Anna")["engaged_with"] == ["Crow"]


def test_example_4_skill_3_lying_down_throws_one_die() -> None:
    fight = Fight()
    fight.player("Anna")
    fight.enemy("Jay")
    stats(fight, "Anna", skill=3)
    engage(fight, "Anna", "Jay")
    fight.gm(a.SetCondition("Anna", "down", "test"))
    fought = only(me.MeleeFought, fight.gm(m.FightOn(), 3, 5, 6, 2))
    assert fought.dice[0] == me.Dice("f1", (3,), lying=True)
    assert fought.pairs[0].first.passed == 1


def test_example_4_two_weapons_against_two_opponents_no_penalty() -> None:
    fight = veteran()
    stats(fight, "Veteran", weapons=2)
    fought = only(me.MeleeFought, fight.advance(1, 2, 2, 2, 5, 5, 6, 6, 6, 6, 4, 4))
    mine = [pair.first if pair.first.fighter == "f1" else pair.second for pair in fought.pairs]
    assert [stroke.needed for stroke in mine] == [5, 5]


# Charging


def test_a_charge_takes_the_place_of_the_volley_and_leaves_the_cover(fight: Fight) -> None:
    fight.by("Anna", a.ThrowCover(), 5)
    fight.by("Anna", m.Charge("Crow"), 4, 4, 6, 5)
    anna = fight.public("Anna")
    assert (anna["cover"], anna["cover_value"], anna["shots"]) == (None, 0, 0)
    assert (anna["marks"], anna["engaged_with"]) == (["in-melee"], ["Crow"])
    assert fight.public("Crow")["cover"] == "Barn"


def test_cover_value_is_0_all_round_for_who_charged_without_a_cover_die(fight: Fight) -> None:
    fight.by("Anna", m.Charge("Jay"), 4, 4, 6, 6)
    anna = fight.public("Anna")
    assert (anna["cover_face"], anna["cover_value"], anna["engaged_with"]) == (None, 0, [])
    fight.by("Anna", a.Relocate("Wall"), 3)  # there is no cover die in this round
    assert fight.public("Anna")["cover_value"] == 0
    refused("no_cover_this_round", lambda: fight.by("Anna", a.ThrowCover()))


def test_one_die_in_cover_stays_and_fires_against_the_cover_value(fight: Fight) -> None:
    events = fight.by("Anna", m.Charge("Crow"), 4, 6, 4)
    assert outcomes(events) == ["fires"]
    read = only(e.ShotRead, events)
    assert (read.row_number, read.face, read.less, read.outcome) == (1, 4, 0, "hit")
    anna = fight.public("Anna")
    assert (anna["cover"], anna["shots"], anna["engaged_with"]) == ("Wall", 0, [])


def test_one_die_in_the_open_charges(fight: Fight) -> None:
    assert outcomes(fight.by("Boris", m.Charge("Jay"), 4, 6, 4, 6)) == ["charges", "readies"]


def test_no_die_and_nobody_moves_and_nobody_is_exposed(fight: Fight) -> None:
    assert outcomes(fight.by("Anna", m.Charge("Crow"), 6, 6)) == ["stays"]
    assert fight.public("Anna")["cover"] == "Wall"
    refused("not_exposed", lambda: fight.gm(a.GiveOrder("Crow", "shoot", ("Anna",))))


def test_a_stopped_charge_exposes_the_charger_to_fire(fight: Fight) -> None:
    events = fight.by("Anna", m.Charge("Crow"), 4, 4, 1, 2, 4)
    assert outcomes(events) == ["charges", "fires"]
    assert only(e.ShotRead, events).outcome == "hit"
    assert only(me.ChargeStopped, events).fighter == "f1"
    anna = fight.public("Anna")
    assert (anna["condition"], anna["cover"], anna["engaged_with"]) == ("wounded", None, [])
    fight.gm(a.GiveOrder("Jay", "shoot", ("Anna",)))


def test_a_missed_shot_does_not_stop_the_charge(fight: Fight) -> None:
    events = fight.by("Anna", m.Charge("Crow"), 4, 4, 1, 2, 3)
    assert only(e.ShotRead, events).outcome == "miss"
    assert only(me.ContactMade, events) == me.ContactMade("f1", "f3")


def test_a_kill_stops_the_charge_and_makes_a_casualty(fight: Fight) -> None:
    fight.by("Anna", m.Charge("Crow"), 4, 4, 2, 2, 5)
    assert fight.rules.view(fight.state, PUBLIC).public["casualties"] == ["Anna"]


def test_snake_oil_ignores_the_hit_so_that_the_charge_goes_on() -> None:
    fight = Fight()
    fight.enemy("Crow")
    fight.by("Anna", a.Join("Anna", recruit=Recruit("c1", "Anna", "Anna", oiled=True)))
    events = fight.by("Anna", m.Charge("Crow"), 4, 4, 1, 2, 4)
    assert only(e.ShotRead, events).ignored
    assert fight.public("Anna")["engaged_with"] == ["Crow"]


def test_a_tests_shot_uses_up_nothing_of_the_enemys_fire(fight: Fight) -> None:
    fight.by("Anna", m.Charge("Crow"), 4, 4, 1, 2, 4)
    events = fight.advance(1, 1)  # Crow and Jay fire at Anna
    assert [event.fighter for event in events if isinstance(event, e.VolleyFired)] == ["f3", "f4"]


def test_the_charger_is_fired_at_without_a_cover_value_or_a_flank(fight: Fight) -> None:
    fight.by("Anna", a.ThrowCover(), 6)
    read = only(e.ShotRead, fight.by("Anna", m.Charge("Crow"), 4, 4, 1, 2, 1))
    assert (read.cover, read.less, read.bonuses) == (None, 0, ())


def test_who_runs_is_in_the_open_exposed_and_loses_the_rest_of_the_round(fight: Fight) -> None:
    fight.by("Boris", m.Charge("Jay"), 4, 4, 6, 6)
    assert fight.public("Jay")["engaged_with"] == []
    events = fight.advance(1)  # Crow fires at Boris, Jay does nothing
    assert [event.why for event in events if isinstance(event, e.EnemyPassed)] == ["ran"]


def test_a_player_who_runs_can_do_nothing_more(fight: Fight) -> None:
    fight.gm(a.ChangeRule("mode", "immediate", "test"))
    fight.by("Anna", a.Relocate("Barn"), 4, 1)  # stays, and has shown herself
    ordered(fight, "Jay", "Anna")
    fight.gm(a.RuleFlank("Jay", "Anna", True, "behind her"))
    fight.gm(a.Advance("Anna"), 1, 1, 4, 6, 1)  # Crow fires, then Jay charges in the flank
    anna = fight.public("Anna")
    assert (anna["cover"], anna["cover_value"]) == (None, 0)
    for action in (a.Shoot(("Crow",)), a.Suppress("Barn"), m.Charge("Crow")):
        refused("ran_away", lambda action=action: fight.by("Anna", action))  # type: ignore[misc]


def test_in_flank_by_geometry_two_dice_turn_and_skill_minus_1_for_the_first_round(fight: Fight) -> None:
    fight.gm(a.PlaceCover("Barn", "H4", shields="E"))
    events = fight.by("Anna", m.Charge("Crow"), 4, 4, 1, 4)
    assert outcomes(events) == ["charges", "turns"]
    assert events[1].side == "flank"
    first = only(me.MeleeFought, fight.gm(m.FightOn(), 6, 6, 6, 6))
    assert [part.source for part in first.pairs[0].second.parts] == ["turned"]
    second = only(me.MeleeFought, fight.gm(m.FightOn(), 6, 6, 6, 6))
    assert second.pairs[0].second.parts == ()


def test_the_charger_says_from_where(fight: Fight) -> None:
    events = fight.by("Anna", m.Charge("Crow", "rear"), 4, 4, 4, 6)
    assert outcomes(events) == ["charges", "runs"]
    assert fight.public("Crow")["cover"] is None


def test_who_is_in_contact_already_neither_fires_nor_runs(fight: Fight) -> None:
    engage(fight, "Boris", "Crow")
    events = fight.by("Anna", m.Charge("Crow"), 4, 4, 1, 2)  # both pass, no shot follows
    assert outcomes(events) == ["charges", "readies"]
    assert fight.public("Crow")["engaged_with"] == ["Boris", "Anna"]


# A round


@pytest.mark.parametrize(("count", "penalty"), [(1, 0), (2, -1), (3, -2), (4, -3)])
def test_opponents_lower_the_skill(count: int, penalty: int) -> None:
    fight = Fight()
    fight.enemy("Crow")
    for n in range(count):
        fight.player(f"P{n}")
        fight.by(f"P{n}", m.Charge("Crow"), 4, 4, 4, 6)
    fought = only(me.MeleeFought, fight.gm(m.FightOn(), *[6] * (2 * count + 2)))
    assert {sum(part.amount for part in pair.second.parts) for pair in fought.pairs} == {penalty}


def test_skill_never_falls_below_1(fight: Fight) -> None:
    stats(fight, "Anna", skill=2)
    stats(fight, "Crow", damage=6)
    engage(fight, "Anna", "Crow")
    fought = only(me.MeleeFought, fight.gm(m.FightOn(), 1, 2, 6, 6, 1))
    assert (fought.pairs[0].first.needed, fought.pairs[0].first.passed) == (1, 1)
    assert [part.source for part in fought.pairs[0].first.parts] == ["damage", "floor"]


def test_extra_dice_are_thrown(fight: Fight) -> None:
    stats(fight, "Anna", dice=1)
    engage(fight, "Anna", "Crow")
    fought = only(me.MeleeFought, fight.gm(m.FightOn(), 1, 2, 3, 6, 6, 2))
    assert (len(fought.dice[0].faces), fought.pairs[0].blow.margin) == (3, 3)
    assert fight.public("Crow")["condition"] == "out"


def test_damage_dice_fall_by_the_winners_place_then_the_losers_and_the_worst_stands() -> None:
    """Anna and Boris against Crow; both win by one: Anna's die knocks down, Boris's kills."""
    fight = Fight()
    for name in ("Anna", "Boris"):
        fight.player(name)
    fight.enemy("Crow")
    engage(fight, "Boris", "Crow")  # the older contact, but the later place
    engage(fight, "Anna", "Crow")
    fought = only(me.MeleeFought, fight.gm(m.FightOn(), 4, 6, 4, 6, 6, 6, 5, 1))
    assert [(pair.blow.winner, pair.blow.face) for pair in fought.pairs] == [("f2", 1), ("f1", 5)]
    assert fought.fates == (me.Fate("f3", "killed", "f2"),)


def test_results_take_effect_together(fight: Fight) -> None:
    """Crow puts Anna out in the round in which Boris puts Crow out."""
    engage(fight, "Anna", "Crow")
    engage(fight, "Boris", "Crow")
    stats(fight, "Crow", dice=1)
    fought = only(me.MeleeFought, fight.gm(m.FightOn(), 6, 6, 1, 2, 3, 6, 6, 1, 1))
    assert {fate.fighter for fate in fought.fates} == {"f1", "f3"}
    assert fight.state.melee.contacts == ()


def test_knocked_down_is_a_mark_beside_the_condition(fight: Fight) -> None:
    engage(fight, "Boris", "Jay")
    fight.gm(m.FightOn(), 1, 6, 6, 6, 6)
    jay = fight.public("Jay")
    assert (jay["condition"], jay["marks"]) == ("fit", ["down", "in-melee"])


def test_rounds_run_in_the_gms_phase_after_the_fire_the_oldest_melee_first(fight: Fight) -> None:
    engage(fight, "Boris", "Jay")
    engage(fight, "Anna", "Crow")
    events = fight.advance(6, 6, 6, 6, 6, 6, 6, 6)
    kinds = [type(event).__name__ for event in events]
    assert kinds == ["GmPhaseBegan", "EnemyPassed", "EnemyPassed", "MeleeFought", "MeleeFought", "RoundClosed"]
    assert [event.dice[0].fighter for event in events if isinstance(event, me.MeleeFought)] == ["f2", "f1"]
    assert {event.why for event in events if isinstance(event, e.EnemyPassed)} == {"in_melee"}


def test_in_contact_nobody_can_be_shot_at_without_the_gms_word(fight: Fight) -> None:
    engage(fight, "Boris", "Jay")
    refused("target_in_melee", lambda: fight.by("Anna", a.Shoot(("Jay",))))
    refused("target_in_melee", lambda: fight.by("Anna", a.Suppress(targets=("Jay",))))
    refused("not_exposed", lambda: fight.gm(a.GiveOrder("Crow", "shoot", ("Boris",))))
    fight.gm(a.RuleFireInto("Jay", True, "a clear line"))
    fight.by("Anna", a.Shoot(("Jay",)), 4, 5)
    assert fight.public("Jay")["condition"] == "out"
    assert fight.public("Boris")["engaged_with"] == []


def test_the_gms_word_on_fire_into_contact_lasts_a_round_and_can_be_taken_back(fight: Fight) -> None:
    engage(fight, "Boris", "Jay")
    fight.gm(a.RuleFireInto("Jay", True, "a clear line"))
    fight.gm(a.RuleFireInto("Jay", False, "smoke"))
    refused("target_in_melee", lambda: fight.by("Anna", a.Shoot(("Jay",))))
    fight.gm(a.RuleFireInto("Jay", True, "a clear line"))
    fight.advance(6, 6, 6, 6)
    refused("target_in_melee", lambda: fight.by("Anna", a.Shoot(("Jay",))))


def test_by_the_gms_word_a_player_in_contact_is_shot_at_though_they_did_nothing_this_round(fight: Fight) -> None:
    engage(fight, "Boris", "Jay")
    fight.advance(6, 6, 6, 6)
    refused("not_exposed", lambda: fight.gm(a.GiveOrder("Crow", "shoot", ("Boris",))))
    fight.gm(a.RuleFireInto("Boris", True, "no scruples"))
    fight.gm(a.GiveOrder("Crow", "shoot", ("Boris",)))
    fight.advance(4, 6, 6, 6, 6)
    assert fight.public("Boris")["condition"] == "wounded"


def test_players_agree_to_a_round_between_phases_once_a_round(fight: Fight) -> None:
    engage(fight, "Anna", "Crow")
    engage(fight, "Boris", "Crow")
    (agreed,) = fight.by("Anna", m.FightOn())
    assert agreed.missing == ("f2",)
    refused("already_agreed", lambda: fight.by("Anna", m.FightOn()))
    events = fight.by("Boris", m.FightOn(), 6, 6, 6, 6, 6, 6)
    assert only(me.MeleeFought, events).agreed
    refused("fought_already", lambda: fight.by("Anna", m.FightOn()))
    fight.advance(1, 6, 6, 6, 6, 6, 6)
    fight.by("Anna", m.FightOn())


# Lying and standing up


def lying(fight: Fight, name: str) -> None:
    fight.gm(a.SetCondition(name, "down", "test"))


def test_standing_up_takes_one_passing_die(fight: Fight) -> None:
    lying(fight, "Anna")
    assert outcomes(fight.by("Anna", m.StandUp(), 4, 6)) == ["stands"]
    assert fight.public("Anna")["marks"] == []


def test_two_failing_dice_and_the_fighter_stays_down_for_this_round(fight: Fight) -> None:
    lying(fight, "Anna")
    assert outcomes(fight.by("Anna", m.StandUp(), 5, 6)) == ["lies"]
    for action in (m.StandUp(), a.Shoot(("Crow",)), a.Relocate("Barn"), m.Charge("Crow"), a.Suppress("Barn")):
        refused("still_down", lambda action=action: fight.by("Anna", action))  # type: ignore[misc]
    fight.by("Anna", a.Hold())
    fight.advance()
    assert outcomes(fight.by("Anna", m.StandUp(), 1, 1)) == ["stands"]
    assert fight.public("Anna")["marks"] == [], "no hero by standing up"


def test_another_action_stands_up_first_by_itself(fight: Fight) -> None:
    lying(fight, "Anna")
    events = fight.by("Anna", a.Shoot(("Jay",)), 4, 6, 3, 5)
    assert [type(event).__name__ for event in events][:3] == ["TestTaken", "CoverThrown", "VolleyFired"]


def test_enemies_who_lie_test_first_thing_in_the_gms_phase(fight: Fight) -> None:
    lying(fight, "Crow")
    lying(fight, "Jay")
    fight.by("Boris", a.Shoot(("Jay",)), 1)
    events = fight.advance(5, 6, 1, 6, 1)
    assert [type(event).__name__ for event in events][:3] == ["GmPhaseBegan", "TestTaken", "TestTaken"]
    assert outcomes(events) == ["lies", "stands"]
    assert only(e.EnemyPassed, events).why == "lying"


def test_cover_value_stays_for_who_is_knocked_down(fight: Fight) -> None:
    fight.by("Anna", a.Shoot(("Jay",)), 5, 1)
    lying(fight, "Anna")
    assert fight.public("Anna")["cover_value"] == 5


@pytest.mark.parametrize("condition", ["fit", "wounded"])
def test_the_gm_gets_somebody_up(fight: Fight, condition: Condition) -> None:
    lying(fight, "Anna")
    fight.gm(a.SetCondition("Anna", condition, "helped up"))
    assert fight.public("Anna")["marks"] == []


# Breaking off


def test_breaking_off_allows_one_shot_against_cover_value_0(fight: Fight) -> None:
    fight.gm(a.ChangeRule("mode", "immediate", "test"))
    fight.by("Anna", a.Relocate("Barn"), 6, 1)  # stays behind the wall, and has shown herself
    ordered(fight, "Jay", "Anna")
    fight.gm(a.Advance("Anna"), 1, 1, 2, 6, 6)  # Crow fires, Jay charges
    assert (fight.public("Anna")["cover"], fight.public("Anna")["cover_value"]) == ("Wall", 4)
    events = fight.by("Anna", m.BreakOff(), 4, 6, 4)
    assert outcomes(events) == ["fires"]
    read = only(e.ShotRead, events)
    assert (read.cover, read.less, read.outcome) == (None, 0, "hit")
    assert fight.public("Anna")["engaged_with"] == []


def test_no_die_in_sight_and_no_shot(fight: Fight) -> None:
    engage(fight, "Boris", "Jay")
    assert outcomes(fight.by("Boris", m.BreakOff(), 5, 6)) == ["passes"]


def test_double_one_in_sight_makes_no_hero(fight: Fight) -> None:
    engage(fight, "Boris", "Jay")
    fight.by("Boris", m.BreakOff(), 1, 1, 1)
    assert fight.public("Jay")["marks"] == []


def test_who_is_still_in_contact_or_lies_does_not_fire_after_who_breaks_off(fight: Fight) -> None:
    engage(fight, "Boris", "Crow")
    engage(fight, "Anna", "Crow")
    (broken,) = fight.by("Anna", m.BreakOff())
    assert broken.opponents == ("f3",)
    assert fight.public("Crow")["engaged_with"] == ["Boris"]
    lying(fight, "Crow")
    fight.by("Boris", m.BreakOff())
    assert fight.state.melee.contacts == ()


def test_each_of_several_opponents_tests_in_roster_order_until_the_breaker_is_out(fight: Fight) -> None:
    fight.enemy("Grey")
    fight.by("Boris", m.Charge("Jay"), 4, 4, 4, 6)
    for enemy in ("Grey", "Crow"):
        ordered(fight, enemy, "Boris")
    fight.advance(1, 2, 1, 2, 1, 2, 1, 2, *[6] * 8)
    assert fight.public("Boris")["engaged_with"] == ["Jay", "Crow", "Grey"]
    events = fight.by("Boris", m.BreakOff(), 4, 6, 3, 1, 6, 5)
    assert [event.fighter for event in events if isinstance(event, me.TestTaken)] == ["f3", "f4"]
    assert fight.public("Boris")["condition"] == "out"


# Heroes


def hero(fight: Fight, name: str, target: str) -> None:
    """A charge that makes a hero and comes to nothing: the target runs."""
    fight.by(name, m.Charge(target, "rear"), 1, 1, 6, 5)


def test_a_hero_chooses_the_result_of_a_charge(fight: Fight) -> None:
    hero(fight, "Boris", "Jay")
    fight.advance(1)
    events = fight.by("Boris", m.Charge("Jay", result=2), 4, 6)
    assert (events[0].faces, events[0].outcome) == ((), "charges")


def test_a_hero_stands_up_without_a_throw(fight: Fight) -> None:
    hero(fight, "Boris", "Jay")
    lying(fight, "Boris")
    (stood,) = fight.by("Boris", m.StandUp())
    assert (stood.faces, stood.outcome) == ((), "stands")


def asked(fight: Fight) -> int:
    """Boris, a hero, is charged by Jay in the game master's phase; the number of the question."""
    hero(fight, "Boris", "Jay")
    ordered(fight, "Crow", "Boris")
    fight.advance(1, 2)
    (question,) = fight.state.melee.questions
    return question.number


def test_a_hero_who_is_charged_is_asked_and_only_the_owner_or_the_gm_answers(fight: Fight) -> None:
    number = asked(fight)
    assert fight.public("Boris")["engaged_with"] == []
    assert fight.rules.view(fight.state, PUBLIC).public["awaited"] == ["Anna", "Boris"]
    refused("result_open", lambda: fight.by("Boris", a.Shoot(("Jay",))))
    refused("not_your_choice", lambda: fight.by("Anna", m.ChooseResult(number, "readies")))
    fight.by("Boris", m.ChooseResult(number, "readies"))
    assert fight.public("Boris")["engaged_with"] == ["Crow"]
    refused("choice_gone", lambda: fight.by("Boris", m.ChooseResult(number, "readies")))


def test_a_heros_chosen_shot_may_stop_the_charge(fight: Fight) -> None:
    number = asked(fight)
    events = fight.by("Boris", m.ChooseResult(number, "fires"), 5)
    assert only(me.ChargeStopped, events).fighter == "f3"
    assert fight.public("Crow")["condition"] == "out"


def test_a_hero_may_throw_all_the_same_and_who_does_not_choose_throws_in_the_gms_phase(fight: Fight) -> None:
    number = asked(fight)
    assert outcomes(fight.by("Boris", m.ChooseResult(number, "throw"), 4, 6)) == ["readies"]
    other = Fight()
    other.player("Boris")
    for name in ("Crow", "Jay"):
        other.enemy(name)
    asked(other)
    events = other.advance(4, 6, 6, 6, 6, 6)
    assert outcomes(events) == ["readies"]
    assert other.public("Boris")["engaged_with"] == ["Crow"]


def test_a_question_lapses_with_who_it_is_about(fight: Fight) -> None:
    number = asked(fight)
    fight.gm(a.SetCondition("Crow", "out", "a beam"))
    refused("choice_gone", lambda: fight.by("Boris", m.ChooseResult(number, "readies")))


def test_an_enemy_hero_is_the_gms_to_answer(fight: Fight) -> None:
    fight.by("Boris", m.Charge("Jay"), 4, 4, 1, 1, 1)  # Jay becomes a hero, fires and misses: contact
    assert "hero" in fight.public("Jay")["marks"]
    events = fight.by("Anna", m.Charge("Jay"), 4, 4)
    number = only(me.ResultAsked, events).question.number
    refused("not_your_choice", lambda: fight.by("Anna", m.ChooseResult(number, "readies")))
    fight.gm(m.ChooseResult(number, "readies"))
    assert fight.public("Jay")["engaged_with"] == ["Boris", "Anna"]


def test_a_hero_is_one_until_out(fight: Fight) -> None:
    hero(fight, "Boris", "Jay")
    fight.gm(a.SetCondition("Boris", "out", "test"))
    fight.gm(a.SetCondition("Boris", "fit", "helped"))
    assert fight.public("Boris")["marks"] == []


# Refusals


def test_charges_that_cannot_be(fight: Fight) -> None:
    refused("charge_friend", lambda: fight.by("Anna", m.Charge("Boris")))
    refused("charge_self", lambda: fight.by("Anna", m.Charge("Anna")))
    refused("unknown_fighter", lambda: fight.by("Anna", m.Charge("Nobody")))
    refused("not_a_hero", lambda: fight.by("Anna", m.Charge("Crow", result=2)))
    refused("bad_test_result", lambda: fight.by("Anna", m.Charge("Crow", result=3)))
    fight.gm(a.SetCondition("Jay", "out", "test"))
    refused("target_out", lambda: fight.by("Anna", m.Charge("Jay")))
    fight.by("Anna", a.Shoot(("Crow",)), 3, 1)
    refused("already_fired", lambda: fight.by("Anna", m.Charge("Crow")))
    fight.by("Boris", a.Hold())
    refused("already_held", lambda: fight.by("Boris", m.Charge("Crow")))


def test_nothing_but_the_melee_is_left_to_who_is_in_contact(fight: Fight) -> None:
    engage(fight, "Boris", "Jay")
    for action in (a.Shoot(("Crow",)), a.Suppress("Barn"), m.Charge("Crow")):
        refused("already_charged", lambda action=action: fight.by("Boris", action))  # type: ignore[misc]
    fight.advance(6, 6, 6, 6)
    for later in (a.Shoot(("Crow",)), a.Suppress("Barn"), m.Charge("Crow"), a.Relocate("Wall"), a.Hold()):
        refused("in_melee", lambda later=later: fight.by("Boris", later))  # type: ignore[misc]


def test_breaking_off_standing_and_fighting_on_need_their_occasion(fight: Fight) -> None:
    refused("not_in_melee", lambda: fight.by("Anna", m.BreakOff()))
    refused("not_in_melee", lambda: fight.by("Anna", m.FightOn()))
    refused("not_down", lambda: fight.by("Anna", m.StandUp()))
    refused("no_melee", lambda: fight.gm(m.FightOn()))
    refused("not_your_fighter", lambda: fight.by("Anna", m.BreakOff("Boris")))


def test_a_player_who_is_not_seen_cannot_be_charged_by_order(fight: Fight) -> None:
    fight.by("Anna", a.Hold())
    refused("not_exposed", lambda: ordered(fight, "Crow", "Anna"))
    refused("order_needs_one_target", lambda: fight.gm(a.GiveOrder("Crow", "charge")))


def test_an_ordered_charge_at_who_is_out_throws_nothing(fight: Fight) -> None:
    fight.by("Anna", a.Shoot(("Jay",)), 3, 1)
    ordered(fight, "Crow", "Anna")
    fight.gm(a.GiveOrder("Jay", "down"))
    fight.gm(a.SetCondition("Anna", "out", "a beam"))
    assert [event.why for event in fight.advance() if isinstance(event, e.EnemyPassed)] == ["target_lost", "down"]


def test_stats_within_bounds(fight: Fight) -> None:
    for bad in ({"skill": 0}, {"skill": 7}, {"damage": 0}, {"damage": 7}, {"weapons": 3}, {"dice": 4}):
        refused("bad_melee_stat", lambda bad=bad: fight.gm(m.SetStats("Anna", "test", **bad)))  # type: ignore[misc]
    refused("stats_nothing", lambda: fight.gm(m.SetStats("Anna", "test")))
    refused("gm_only", lambda: fight.by("Anna", m.SetStats("Anna", "test", skill=6)))


# Reach


@pytest.fixture
def walled(fight: Fight) -> Fight:
    fight.gm(a.ChangeMap(terrain="wall", area="E1:E8"))
    return fight


def test_walls_without_a_way_keep_a_target_out_of_reach(walled: Fight) -> None:
    refused("out_of_reach", lambda: walled.by("Anna", m.Charge("Crow")))
    walled.gm(a.ChangeMap(terrain="ground", area="E8"))
    walled.by("Anna", m.Charge("Crow"), 6, 6)


def test_a_way_cuts_no_blocked_corner(walled: Fight) -> None:
    walled.gm(a.ChangeMap(terrain="wall", area="A1:L8"))
    walled.gm(a.ChangeMap(terrain="ground", area="B4 C5 D4 F4 G4 H4 E5"))  # steps only over corners
    refused("out_of_reach", lambda: walled.by("Anna", m.Charge("Crow")))


def test_the_gms_word_beats_the_map_both_ways_for_the_round(walled: Fight) -> None:
    walled.gm(a.RuleReach("Anna", "Crow", True, "a hole in the wall"))
    walled.by("Anna", m.Charge("Crow"), 6, 6)
    walled.gm(a.RuleReach("Boris", "Jay", False, "a ditch"))
    refused("out_of_reach", lambda: walled.by("Boris", m.Charge("Jay")))
    walled.advance()
    walled.by("Boris", m.Charge("Jay"), 6, 6)


@pytest.mark.parametrize(("reach", "allowed"), [("5", False), ("6", True), ("none", True)])
def test_the_house_rule_limits_a_charge_in_cells(fight: Fight, reach: str, allowed: bool) -> None:
    """From B4 to H4 are six cells."""
    fight.gm(a.ChangeRule("charge_reach", reach, "test"))
    if allowed:
        fight.by("Anna", m.Charge("Crow"), 6, 6)
    else:
        refused("out_of_reach", lambda: fight.by("Anna", m.Charge("Crow")))


# Stats, and what comes from elsewhere


def test_stats_come_from_the_type_the_character_and_the_gm(fight: Fight) -> None:
    fight.gm(a.DefineType("butcher", skill=5, damage=4, weapons=2, dice=1))
    fight.enemy("Hog", "butcher")
    fight.by("Vera", a.Join("Vera", recruit=Recruit("c1", "Vera", "Vera", skill=6, damage=2)))
    shown = {name: [fight.public(name)[key] for key in ("skill", "damage", "weapons")] for name in ("Hog", "Vera")}
    assert shown == {"Hog": [5, 4, 2], "Vera": [6, 2, 1]}
    fight.gm(m.SetStats("Vera", "a broken blade", damage=1))
    assert [fight.public("Vera")[key] for key in ("skill", "damage", "weapons")] == [6, 1, 1]
    fight.gm(a.DefineType("butcher", damage=2))
    assert fight.public("Hog")["damage"] == 2


@pytest.mark.parametrize("action", [a.Remove("Boris", "test"), a.Move("Boris", "Wall", "test")])
def test_whom_the_gm_removes_or_moves_is_in_no_melee_any_more(fight: Fight, action: Any) -> None:
    engage(fight, "Boris", "Jay")
    assert fight.public("Jay")["engaged_with"] == ["Boris"]
    refused("in_melee", lambda: fight.by("Boris", a.Leave()))  # nobody slips away, to come back at once
    fight.gm(action)
    assert fight.state.melee.contacts == ()


def test_who_is_in_contact_is_awaited_until_they_break_off_or_agree_to_fight_on(fight: Fight) -> None:
    engage(fight, "Boris", "Jay")
    fight.advance(6, 6, 6, 6)
    assert fight.rules.view(fight.state, PUBLIC).public["awaited"] == ["Anna", "Boris"]
    options = {option.do for option in fight.rules.options(fight.state, Actor("Boris")) if option.fighter}
    assert {"break", "round"} <= options
    assert options.isdisjoint({"shoot", "relocate", "hold", "suppress", "charge"})
    fight.by("Boris", m.FightOn(), 6, 6, 6, 6)
    assert fight.rules.view(fight.state, PUBLIC).public["awaited"] == ["Anna"]


def test_statistics_count_who_was_put_down_in_melee(fight: Fight) -> None:
    engage(fight, "Boris", "Jay")
    fight.gm(m.FightOn(), 1, 2, 6, 6, 4)
    assert fight.state.fighter("f2").tally_felled == 1


def test_who_stays_and_fires_does_so_against_the_cover_value_of_a_strong_target(fight: Fight) -> None:
    """Grey's cover die is thrown by Boris's shot; the shot of Anna, who stays, is read against it, as the second."""
    fight.enemy("Grey", "veteran", "Barn")
    fight.by("Boris", a.Shoot(("Grey",)), 4, 1)
    read = only(e.ShotRead, fight.by("Anna", m.Charge("Grey"), 4, 6, 6))
    assert (read.cover, read.nth, read.less, read.outcome) == (4, 2, 3, "miss")


def test_an_enemy_who_failed_to_stand_in_an_answer_does_not_test_again_at_the_close(fight: Fight) -> None:
    fight.gm(a.ChangeRule("mode", "immediate", "test"))
    fight.by("Boris", a.Shoot(("Jay",)), 1)
    lying(fight, "Crow")
    fight.gm(a.Advance("Boris"), 5, 6, 1)  # Crow tests in vain, Jay fires
    events = fight.advance()
    assert outcomes(events) == []
    assert [event.why for event in events if isinstance(event, e.EnemyPassed)] == ["lying"]


def test_a_suppressed_enemy_cannot_fire_at_who_charges_or_breaks_off(fight: Fight) -> None:
    fight.by("Anna", a.Suppress(targets=("Jay",)), 3)
    assert outcomes(fight.by("Boris", m.Charge("Jay"), 4, 4, 1, 2)) == ["charges", "readies"]
    assert [type(event) for event in fight.by("Boris", m.BreakOff())] == [me.BrokenOff]


def test_who_ran_fires_at_nobody_for_the_rest_of_the_round(fight: Fight) -> None:
    fight.by("Boris", m.Charge("Jay"), 4, 4, 6, 6)
    assert outcomes(fight.by("Anna", m.Charge("Jay"), 4, 4, 1, 2)) == ["charges", "readies"]


def test_an_enemy_whose_charge_came_to_nothing_does_not_fire_besides(fight: Fight) -> None:
    fight.gm(a.ChangeRule("mode", "immediate", "test"))
    fight.by("Boris", a.Shoot(("Jay",)), 1)
    ordered(fight, "Jay", "Boris")
    fight.gm(a.Advance("Boris"), 1, 6, 6)  # Crow fires, Jay does not dare
    assert [type(event) for event in fight.advance()] == [e.GmPhaseBegan, e.RoundClosed]


def test_who_fired_a_tests_shot_has_shown_themselves(fight: Fight) -> None:
    """Anna stays behind the wall and fires: Jay may now be ordered to shoot at her."""
    fight.by("Anna", m.Charge("Crow"), 4, 6, 1)
    assert fight.public("Anna")["cover"] == "Wall"
    fight.gm(a.GiveOrder("Jay", "shoot", ("Anna",)))


def test_who_broke_off_has_shown_themselves_and_cannot_hold(fight: Fight) -> None:
    engage(fight, "Boris", "Jay")
    fight.advance(6, 6, 6, 6)
    fight.by("Boris", m.BreakOff(), 6, 6)
    refused("hold_after_acting", lambda: fight.by("Boris", a.Hold()))
    fight.gm(a.GiveOrder("Crow", "shoot", ("Boris",)))
    fight.by("Boris", a.Shoot(("Jay",)), 1)  # but the volley of the round is still there


def test_a_tests_shot_is_counted_and_uses_a_bonus_for_the_next_shot(fight: Fight) -> None:
    fight.gm(a.GiveBonus("Crow", "shot", 3, "steady", "next"))
    read = only(e.ShotRead, fight.by("Anna", m.Charge("Crow"), 4, 4, 1, 2, 1))
    assert [bonus.amount for bonus in read.bonuses] == [3]
    crow = fight.state.fighter("f3")
    assert (crow.bonuses, crow.tally_shots, crow.tally_hits) == ((), 1, 1)


def test_the_aftermath_says_who_put_somebody_out_in_melee(fight: Fight) -> None:
    engage(fight, "Boris", "Jay")
    fight.gm(m.FightOn(), 6, 6, 1, 2, 4)
    assert fight.state.fighter("f2").downed_by == "f4"
    (boris,) = fight.rules.aftermath(fight.state).casualties
    assert boris.name == "Boris"


@pytest.mark.parametrize(
    "action",
    [a.Relocate("Barn"), a.Suppress("Barn"), m.Charge("Crow"), a.Shoot(("Crow",))],
    ids=lambda a: type(a).__name__,
)
def test_no_action_happens_whose_standing_up_failed(fight: Fight, action: Any) -> None:
    lying(fight, "Anna")
    before = fight.public("Anna")
    assert outcomes(fight.by("Anna", action, 6, 6)) == ["lies"]
    assert fight.public("Anna") == before


def test_nobody_breaks_off_whose_standing_up_failed(fight: Fight) -> None:
    engage(fight, "Boris", "Jay")
    lying(fight, "Boris")
    assert outcomes(fight.by("Boris", m.BreakOff(), 6, 6)) == ["lies"]
    assert fight.public("Boris")["engaged_with"] == ["Jay"]
    refused("still_down", lambda: fight.by("Boris", m.BreakOff()))


def test_on_the_map_a_melee_stands_in_one_place_friend_and_foe_by_turns(fight: Fight) -> None:
    engage(fight, "Anna", "Crow")
    engage(fight, "Boris", "Crow")
    scene = fight.rules.view(fight.state, PUBLIC).scene()
    assert [(token.who.name, token.place) for token in scene.tokens] == [
        ("Anna", "Barn"),
        ("Crow", "Barn"),
        ("Boris", "Barn"),
        ("Jay", None),
    ]
    assert scene.contacts == (("f1", "f3"), ("f2", "f3"))
    lying(fight, "Crow")
    assert "down" in fight.rules.view(fight.state, PUBLIC).scene().tokens[1].marks


# What a review found


def immediate(fight: Fight) -> None:
    fight.gm(a.ChangeRule("mode", "immediate", "test"))


def test_in_an_answer_too_nobody_fires_into_a_contact_just_made(fight: Fight) -> None:
    immediate(fight)
    fight.by("Anna", a.Shoot(("Jay",)), 4, 1)
    ordered(fight, "Crow", "Anna")
    events = fight.gm(a.Advance("Anna"), 1, 2, 6, 6)
    assert fight.public("Anna")["engaged_with"] == ["Crow"]
    assert [event.why for event in events if isinstance(event, e.EnemyPassed)] == ["no_target"]


def test_a_tests_shot_leaves_the_fire_between_players_that_waits(fight: Fight) -> None:
    immediate(fight)
    fight.by("Anna", a.Shoot(("Boris",)), 4, 6)
    ordered(fight, "Crow", "Anna")
    fight.gm(a.GiveOrder("Jay", "down"))
    fight.by("Boris", a.Hold())
    fight.gm(a.Advance("Anna"), 1, 2, 1, 2, 1)  # Crow charges, Anna fires at him and misses
    assert len(fight.state.waiting) == 1
    shots = [(deed.target, deed.result) for deed in fight.state.deeds if deed.do == "shot"]
    assert shots == [("f2", "aimed"), ("f3", "miss")]
    events = fight.advance(6, 6, 6, 6)
    assert [(event.face, event.outcome) for event in events if isinstance(event, e.ShotRead)] == [(6, "unseen")]


@pytest.mark.parametrize("how", ["runs", "down", "contact"])
def test_a_charge_that_waits_for_a_hero_comes_to_nothing_if_the_charger_cannot_go_on(fight: Fight, how: str) -> None:
    number = asked(fight)
    if how == "runs":
        fight.by("Anna", m.Charge("Crow", "rear"), 4, 4, 4, 6)
    elif how == "down":
        lying(fight, "Crow")
    else:
        fight.by("Anna", m.Charge("Crow"), 4, 4, 4, 6)
    refused("choice_gone", lambda: fight.by("Boris", m.ChooseResult(number, "readies")))
    assert fight.public("Boris")["engaged_with"] == []


def test_nobody_is_in_contact_twice_with_the_same_opponent(fight: Fight) -> None:
    """Boris's charge waits for the answer of Jay, a hero; meanwhile Jay, ordered to charge him, does not."""
    immediate(fight)
    fight.by("Boris", m.Charge("Jay"), 4, 4, 1, 1, 1)
    fight.gm(a.Move("Boris", "Wall", "thrown back"))
    fight.advance(1, 1)
    fight.by("Boris", m.Charge("Jay"), 4, 4)
    ordered(fight, "Jay", "Boris")
    fight.gm(a.Advance("Boris"), 1)  # Crow alone answers
    (question,) = fight.state.melee.questions
    fight.gm(m.ChooseResult(question.number, "readies"))
    assert fight.public("Boris")["engaged_with"] == ["Jay"]


@pytest.mark.parametrize("how", ["suppressed", "down", "contact"])
def test_a_hero_who_can_no_longer_fire_lets_go_who_broke_off(fight: Fight, how: str) -> None:
    fight.by("Boris", m.Charge("Jay"), 4, 4, 1, 1, 1)
    fight.advance(6, 6, 6, 6)
    number = only(me.ResultAsked, fight.by("Boris", m.BreakOff())).question.number
    if how == "suppressed":
        fight.by("Anna", a.Suppress(targets=("Jay",)), 3)
    elif how == "down":
        lying(fight, "Jay")
    else:
        question = only(me.ResultAsked, fight.by("Anna", m.Charge("Jay"), 4, 4)).question.number
        fight.gm(m.ChooseResult(question, "readies"))
    refused("result_gone", lambda: fight.gm(m.ChooseResult(number, "fires")))
    assert outcomes(fight.gm(m.ChooseResult(number, "passes"))) == ["passes"]


def test_who_fired_a_tests_shot_cannot_hold_any_more(fight: Fight) -> None:
    number = asked(fight)
    fight.by("Boris", m.ChooseResult(number, "fires"), 1)
    fight.by("Boris", m.BreakOff(), 6, 6)
    fight.advance(1, 1)
    number = asked_again(fight)
    fight.by("Boris", m.ChooseResult(number, "fires"), 5)
    refused("hold_after_acting", lambda: fight.by("Boris", a.Hold()))


def asked_again(fight: Fight) -> int:
    """Jay charges Boris, who is a hero, by order."""
    fight.by("Boris", a.Shoot(("Crow",)), 1)
    ordered(fight, "Jay", "Boris")
    fight.advance(1, 1, 2)
    (question,) = fight.state.melee.questions
    return question.number


def test_turned_to_face_ends_with_the_melee_that_was_not_fought(fight: Fight) -> None:
    fight.by("Boris", m.Charge("Jay", "flank"), 4, 4, 1, 2)
    assert fight.state.melee.of("f4").turned
    fight.by("Boris", m.BreakOff(), 6, 6)
    assert not fight.state.melee.of("f4").turned


def test_what_was_agreed_holds_in_no_melee_that_has_changed(fight: Fight) -> None:
    engage(fight, "Anna", "Jay")
    engage(fight, "Boris", "Jay")
    fight.by("Anna", m.FightOn())
    fight.by("Boris", m.BreakOff())
    assert only(me.MeleeFought, fight.by("Anna", m.FightOn(), 6, 6, 6, 6)).agreed


def test_who_left_the_cover_is_shown_none_that_holds_and_offered_no_die(fight: Fight) -> None:
    fight.place("Well", "D4")
    fight.by("Anna", a.ThrowCover(), 5)
    fight.by("Anna", m.Charge("Jay"), 4, 4, 6, 6)
    fight.by("Anna", a.Relocate("Well"), 3)
    summary = render_all(fight.rules.view(fight.state, PUBLIC).summary(), language("en"))
    assert not any("🛡️" in line for line in summary if "Anna" in line)
    assert fight.rules.personal(fight.state, "f1")[0].key == "own-cover-left"
    assert "cover" not in {o.do for o in fight.rules.options(fight.state, Actor("Anna")) if o.fighter == "Anna"}


@pytest.mark.parametrize(
    ("grant", "said", "side"),
    [
        (False, "rear", "front"),
        (False, None, "front"),
        (True, None, "flank"),
        (True, "front", "flank"),
        (True, "rear", "rear"),
    ],
)
def test_the_gms_word_on_the_flank_beats_what_the_charger_says(fight: Fight, grant: bool, said: Any, side: str) -> None:
    fight.gm(a.RuleFlank("Anna", "Crow", grant, "test"))
    assert fight.by("Anna", m.Charge("Crow", said), 6, 6)[-1].side == side


def test_to_order_an_enemy_hero_is_to_choose_the_charge(fight: Fight) -> None:
    fight.by("Boris", m.Charge("Jay"), 4, 4, 1, 1, 6)  # Jay fires and stops him
    assert "hero" in fight.public("Jay")["marks"]
    fight.by("Anna", a.Shoot(("Crow",)), 4, 1)
    ordered(fight, "Jay", "Anna")
    charge = next(event for event in fight.advance(1, *[6] * 6) if isinstance(event, me.TestTaken))
    assert (charge.fighter, charge.faces, charge.outcome) == ("f4", (), "charges")


def test_an_enemy_breaks_off_by_order_and_players_fire_after_it(fight: Fight) -> None:
    engage(fight, "Boris", "Jay")
    fight.gm(a.GiveOrder("Jay", "break"))
    events = fight.advance(4, 6, 5)
    assert outcomes(events) == ["fires"]
    assert fight.public("Jay")["condition"] == "out"
    refused("order_not_in_melee", lambda: fight.gm(a.GiveOrder("Crow", "break")))


def test_an_enemy_on_the_ground_that_fails_to_stand_does_not_break_off(fight: Fight) -> None:
    engage(fight, "Boris", "Jay")
    lying(fight, "Jay")
    fight.gm(a.GiveOrder("Jay", "break"))
    events = fight.advance(6, 6, 6, 6, 6)
    assert outcomes(events) == ["lies"]
    assert fight.public("Jay")["engaged_with"] == ["Boris"]


def test_unanswered_choices_are_thrown_in_roster_order(fight: Fight) -> None:
    fight.by("Anna", m.Charge("Crow", "rear"), 1, 1, 6, 4)
    fight.by("Boris", m.Charge("Jay", "rear"), 1, 1, 6, 5)
    fight.advance()  # both have run and do nothing this round
    for name, target in (("Anna", "Jay"), ("Boris", "Crow")):
        fight.by(name, a.Shoot((target,)), 1)
    ordered(fight, "Crow", "Boris")
    ordered(fight, "Jay", "Anna")
    fight.advance(1, 2, 1, 2)
    assert [question.fighter for question in fight.state.melee.questions] == ["f2", "f1"]
    events = fight.advance(4, 6, 4, 6, *[6] * 8)
    assert [event.fighter for event in events if isinstance(event, me.TestTaken)] == ["f1", "f2"]


def test_a_new_fall_a_new_test_to_stand(fight: Fight) -> None:
    engage(fight, "Boris", "Jay")
    lying(fight, "Boris")
    fight.by("Boris", m.StandUp(), 1, 2)
    lying(fight, "Boris")
    assert outcomes(fight.by("Boris", m.StandUp(), 1, 2)) == ["stands"]


def test_break_and_round_are_not_offered_while_a_choice_is_open(fight: Fight) -> None:
    asked(fight)
    fight.gm(a.SetCondition("Crow", "fit", "test"))
    offered = {option.do for option in fight.rules.options(fight.state, Actor("Boris")) if option.fighter}
    assert offered.isdisjoint({"break", "round", "shoot", "charge", "relocate", "hold", "leave"})


def test_no_test_of_a_charge_lets_a_shot_into_a_melee_without_the_gms_word(fight: Fight) -> None:
    engage(fight, "Boris", "Crow")
    assert outcomes(fight.by("Anna", m.Charge("Crow"), 4, 6)) == ["stays"]
    fight.gm(a.RuleFireInto("Crow", True, "a clear line"))
    fight.by("Vera", a.Join("Vera", "Wall"))
    assert outcomes(fight.by("Vera", m.Charge("Crow"), 4, 6, 1)) == ["fires"]


def test_a_hero_lets_go_who_broke_off_and_is_in_another_melee_by_now(fight: Fight) -> None:
    immediate(fight)
    fight.by("Boris", m.Charge("Jay"), 4, 4, 1, 1, 1)
    number = only(me.ResultAsked, fight.by("Boris", m.BreakOff())).question.number
    ordered(fight, "Crow", "Boris")
    fight.gm(a.Advance("Boris"), 1, 2, 4, 6)
    assert fight.public("Boris")["engaged_with"] == ["Crow"]
    refused("result_gone", lambda: fight.gm(m.ChooseResult(number, "fires")))


def test_after_an_agreed_round_nobody_holds_and_there_is_no_second_one_for_who_comes_later(fight: Fight) -> None:
    engage(fight, "Anna", "Crow")
    fight.advance(6, 6, 6, 6)
    fight.by("Anna", m.FightOn(), 6, 6, 6, 6)
    engage(fight, "Boris", "Crow")
    refused("fought_already", lambda: fight.by("Boris", m.FightOn()))
    offered = {o.do for o in fight.rules.options(fight.state, Actor("Boris")) if o.fighter}
    assert "round" not in offered
    fight.gm(a.SetCondition("Crow", "out", "test"))
    refused("hold_after_acting", lambda: fight.by("Anna", a.Hold()))


def test_an_enemy_that_has_fired_in_an_answer_still_breaks_off_by_order(fight: Fight) -> None:
    immediate(fight)
    fight.by("Boris", a.Shoot(("Crow",)), 1)
    fight.gm(a.Advance("Boris"), 1, 1)
    fight.by("Anna", m.Charge("Jay"), 4, 4, 4, 6)
    fight.gm(a.GiveOrder("Jay", "break"))
    assert outcomes(fight.advance(6, 6)) == ["passes"]
    assert fight.public("Jay")["engaged_with"] == []


def test_who_ran_and_was_caught_does_nothing_more_this_round(fight: Fight) -> None:
    immediate(fight)
    fight.by("Boris", a.Shoot(("Jay",)), 1)
    ordered(fight, "Jay", "Boris")
    fight.gm(a.RuleFlank("Jay", "Boris", True, "test"))
    fight.gm(a.GiveOrder("Crow", "down"))
    fight.gm(a.Advance("Boris"), 1, 2, 6, 6)
    ordered(fight, "Crow", "Boris")
    fight.gm(a.Advance("Boris"), 1, 2, 4, 6)
    assert fight.public("Boris")["engaged_with"] == ["Crow"]
    for action in (m.BreakOff(), m.FightOn()):
        refused("ran_away", lambda action=action: fight.by("Boris", action))  # type: ignore[misc]


def test_a_hero_who_chooses_to_run_a_round_later_is_free_in_that_round(fight: Fight) -> None:
    number = asked(fight)
    fight.by("Boris", m.ChooseResult(number, "runs"))
    fight.by("Boris", a.Shoot(("Jay",)), 1)


def test_who_ran_and_then_holds_is_told_of_being_seen(fight: Fight) -> None:
    number = asked(fight)
    fight.by("Boris", m.ChooseResult(number, "runs"))
    told = [line.key for line in fight.rules.personal(fight.state, "f2")]
    assert "stance-exposed" in told
    fight.by("Boris", a.Hold())
    told = [line.key for line in fight.rules.personal(fight.state, "f2")]
    assert "stance-exposed" in told
    assert "stance-held" not in told


def test_a_hero_who_runs_from_one_charge_leaves_the_other_without_a_target_and_it_is_told(fight: Fight) -> None:
    fight.enemy("Grey")
    hero(fight, "Boris", "Grey")
    for enemy in ("Crow", "Jay"):
        ordered(fight, enemy, "Boris")
    first, second = (event for event in fight.advance(1, 2, 1, 2) if isinstance(event, me.ResultAsked))
    events = fight.by("Boris", m.ChooseResult(first.question.number, "runs"))
    missed = only(me.ChargeMissed, events)
    assert (missed.fighter, missed.target) == (second.question.against, "f2")
    assert fight.state.melee.questions == ()
    (told,) = render_all(fight.rules.tell(fight.state, missed, PUBLIC), language("en"))
    assert "Jay" in told


def test_a_hero_who_lies_answers_before_standing_up(fight: Fight) -> None:
    hero(fight, "Boris", "Jay")
    lying(fight, "Boris")
    ordered(fight, "Crow", "Boris")
    fight.advance(1, 2)
    refused("result_open", lambda: fight.by("Boris", m.StandUp()))
    assert "stand" not in {o.do for o in fight.rules.options(fight.state, Actor("Boris")) if o.fighter}


def test_who_is_hit_while_lying_gets_no_second_test(fight: Fight) -> None:
    engage(fight, "Boris", "Jay")
    fight.advance(6, 6, 6, 6)
    lying(fight, "Boris")
    fight.by("Boris", m.StandUp(), 6, 6)
    fight.by("Boris", m.FightOn(), 6, 4, 6, 6)  # one die; Jay wins by one and knocks him down again
    refused("still_down", lambda: fight.by("Boris", m.StandUp()))


def test_a_charge_that_waits_for_a_hero_ends_where_the_charger_is_suppressed(fight: Fight) -> None:
    number = asked(fight)
    fight.by("Anna", a.Suppress(targets=("Crow",)), 3)
    refused("choice_gone", lambda: fight.by("Boris", m.ChooseResult(number, "readies")))


def test_a_second_question_offers_only_what_the_answer_to_the_first_has_left(fight: Fight) -> None:
    """Crow and Jay both charge Boris, a hero: hand to hand with one, he can neither fire at the other nor run."""
    fight.enemy("Grey")
    hero(fight, "Boris", "Grey")
    for enemy in ("Crow", "Jay"):
        ordered(fight, enemy, "Boris")
    events = fight.advance(1, 2, 1, 2)
    first, second = (event for event in events if isinstance(event, me.ResultAsked))
    offered = [answer.value for answer in fight.rules.answers(fight.state, second)]
    assert offered == ["fires", "readies", "runs", "throw"]
    fight.by("Boris", m.ChooseResult(first.question.number, "readies"))
    assert [answer.value for answer in fight.rules.answers(fight.state, second)] == ["readies", "throw"]
    assert fight.rules.answers(fight.state, first) == ()
    refused("result_gone", lambda: fight.by("Boris", m.ChooseResult(second.question.number, "runs")))


def test_the_summary_says_who_has_a_result_to_choose(fight: Fight) -> None:
    fight.by("Boris", m.Charge("Jay"), 4, 4, 1, 1, 1)
    fight.by("Anna", m.Charge("Jay"), 4, 4)
    (told,) = (line for line in fight.rules.view(fight.state, PUBLIC).summary() if line.key == "summary-choices")
    assert [who.name for who in told.facts["who"]] == ["Jay"]  # type: ignore[union-attr]
