"""The firefight rule by rule (rules page 1); each test is named for what the page says."""

from __future__ import annotations

import pytest

from rules.core.contract import PUBLIC, Viewer
from rules.core.refusal import Refusal
from rules.firefight import actions as a
from rules.firefight import events as e
from tests.rules.dice import Fight


@pytest.fixture
def fight() -> Fight:
    return two_players()


def two_players(**settings: str) -> Fight:
    found = Fight(**settings)
    found.place("Wall", "B3")
    found.place("Truck", "D3")
    found.place("Barn", "B1", shields="S")
    found.enemy("Crow")
    found.enemy("Jay")
    found.player("Anna", "Wall")
    found.player("Boris", "Truck")
    return found


def refused(code: str, fight: Fight, user: str, action: object) -> None:
    before = fight.state
    with pytest.raises(Refusal) as refusal:
        fight.by(user, action)
    assert refusal.value.code == code
    assert fight.state == before


def refused_gm(code: str, fight: Fight, action: object) -> None:
    before = fight.state
    with pytest.raises(Refusal) as refusal:
        fight.gm(action)
    assert refusal.value.code == code
    assert fight.state == before


def test_one_volley_a_round(fight: Fight) -> None:
    fight.by("Anna", a.Shoot(("Crow",)), 3, 1)
    refused("already_fired", fight, "Anna", a.Shoot(("Crow",)))
    refused("already_fired", fight, "Anna", a.Suppress(targets=("Crow",)))


def test_a_volley_has_at_most_three_shots(fight: Fight) -> None:
    refused("too_many_shots", fight, "Anna", a.Shoot(("Crow",) * 4))
    refused("no_targets", fight, "Anna", a.Shoot(()))


def test_a_declared_hold_stands(fight: Fight) -> None:
    fight.by("Anna", a.Hold())
    for action in (a.Shoot(("Crow",)), a.Relocate("Truck"), a.Suppress(targets=("Crow",)), a.Hold()):
        refused("already_held", fight, "Anna", action)
    fight.by("Anna", a.Shift("behind the chimney"))
    fight.by("Anna", a.MakeCheck("listen", "d100"), 50)
    assert fight.public("Anna")["held"] is True


def test_who_has_acted_cannot_hold(fight: Fight) -> None:
    fight.by("Anna", a.Relocate("Truck"), 4, 2)
    refused("hold_after_acting", fight, "Anna", a.Hold())


def test_relocate_once_before_or_after_firing(fight: Fight) -> None:
    fight.by("Anna", a.Shoot(("Crow",)), 3, 1)
    fight.by("Anna", a.Relocate("Truck"), 2)
    refused("already_relocated", fight, "Anna", a.Relocate("Wall"))
    assert fight.public("Anna")["cover_value"] == 2


def test_a_full_cover_is_refused_before_any_die(fight: Fight) -> None:
    fight.place("Well", "F3", capacity=1)
    fight.player("Vera", "Well")
    refused("cover_full", fight, "Anna", a.Relocate("Well"))
    refused("same_cover", fight, "Anna", a.Relocate("Wall"))
    refused("unknown_cover", fight, "Anna", a.Relocate("Moon"))
    refused("cover_full", fight, "Gleb", a.Join("Gleb", "Well"))
    refused_gm("cover_full", fight, a.AddEnemies("bandit", cover="Well"))
    refused_gm("cover_full", fight, a.Move("Anna", "Well", "pushed"))


def test_the_out_take_no_room(fight: Fight) -> None:
    fight.place("Well", "F3", capacity=1)
    fight.player("Vera", "Well")
    fight.gm(a.SetCondition("Vera", "out", "fell"))
    fight.by("Anna", a.Relocate("Well"), 4, 3)
    assert fight.public("Anna")["cover"] == "Well"


def test_out_of_the_open_the_cover_die_falls_after_the_d3_if_it_moved(fight: Fight) -> None:
    fight.player("Vera")
    fight.by("Vera", a.Relocate("Wall"), 2, 5)
    assert fight.public("Vera")["cover_value"] == 4
    fight.player("Gleb")
    fight.by("Gleb", a.Relocate("Truck"), 1)
    assert fight.public("Gleb")["cover"] is None
    assert fight.public("Gleb")["cover_face"] is None


def test_the_gms_relocation_bonus_is_clamped_to_3(fight: Fight) -> None:
    fight.gm(a.GiveBonus("Anna", "relocation", 2, "smoke", "next"))
    fight.by("Anna", a.Relocate("Truck"), 4, 2)
    assert fight.public("Anna")["relocated"] == 3
    assert fight.public("Anna")["bonus_now"] == 1


def test_in_the_open_the_cover_value_is_0_and_no_die_is_thrown(fight: Fight) -> None:
    fight.player("Vera")
    refused("in_the_open", fight, "Vera", a.ThrowCover())
    fight.by("Vera", a.Shoot(("Crow",)), 1)
    shots = [event for event in fight.advance(4, 4) if isinstance(event, e.ShotRead)]
    assert [(shot.less, shot.outcome) for shot in shots] == [(0, "hit"), (0, "hit")]


def test_a_shot_at_who_is_out_by_the_same_volley_is_lost(fight: Fight) -> None:
    fight.by("Anna", a.Shoot(("Crow", "Crow", "Jay")), 3, 5, 1, 6)
    outcomes = [event.outcome for event in fight.events if isinstance(event, e.ShotRead)]
    assert outcomes == ["kill", "lost", "hit"]
    refused("target_out", fight, "Boris", a.Shoot(("Crow",)))


def test_rows_go_by_the_place_in_the_volley_or_by_target_under_the_house_rule() -> None:
    by_volley = two_players()
    by_volley.by("Anna", a.Shoot(("Crow", "Jay")), 3, 4, 4)
    assert by_volley.public("Jay")["condition"] == "fit"
    by_target = two_players(shot_rows="target")
    by_target.by("Anna", a.Shoot(("Crow", "Jay")), 3, 4, 4)
    assert by_target.public("Jay")["condition"] == "wounded"


def test_one_shot_die_is_read_in_all_rows() -> None:
    fight = two_players(shot_dice="one")
    fight.by("Anna", a.Shoot(("Crow", "Jay", "Jay")), 3, 5)
    assert (fight.public("Crow")["condition"], fight.public("Jay")["condition"]) == ("out", "wounded")


def test_flank_from_a_side_that_the_cover_does_not_shield(fight: Fight) -> None:
    fight.enemy("Rook", cover="Barn")
    fight.by("Anna", a.Shoot(("Rook",)), 3, 2)  # B3 lies south of B1, which shields the south
    fight.by("Boris", a.Shoot(("Rook",)), 3, 2)  # D3 lies south-east
    bonuses = [event.bonuses for event in fight.events if isinstance(event, e.ShotRead)]
    assert [[bonus.source for bonus in shot] for shot in bonuses] == [[], ["flank"]]
    assert fight.public("Rook")["condition"] == "wounded"


def test_the_gm_can_grant_a_flank_in_the_open_and_deny_one_for_the_round(fight: Fight) -> None:
    fight.gm(a.RuleFlank("Anna", "Crow", True, "he looks away"))
    fight.by("Anna", a.Shoot(("Crow",)), 3, 3)
    assert fight.public("Crow")["condition"] == "out"
    fight.enemy("Rook", cover="Barn")
    fight.gm(a.RuleFlank("Boris", "Rook", False, "fog"))
    fight.by("Boris", a.Shoot(("Rook",)), 3, 3)
    assert fight.public("Rook")["condition"] == "fit"
    fight.advance(1, 1)
    assert fight.state.flanks == ()


def test_no_flank_for_enemies_under_the_house_rule_but_the_gms_word() -> None:
    for setting, kill in (("yes", True), ("no", False)):
        fight = Fight(flank_for_enemies=setting)
        fight.place("Wall", "B3", shields="S")
        fight.place("Barn", "B1")
        fight.enemy("Crow", cover="Barn")
        fight.enemy("Jay")
        fight.player("Anna", "Wall")
        fight.by("Anna", a.Shoot(("Jay",)), 1, 1)
        fight.gm(a.GiveOrder("Jay", "down"))
        fight.advance(4)
        assert fight.public("Anna")["condition"] == ("out" if kill else "fit")


def test_hold_bonus_once_for_every_shot_of_the_next_round(fight: Fight) -> None:
    for _ in range(2):
        fight.by("Anna", a.Hold())
        fight.advance()
    assert fight.public("Anna")["bonus_now"] == 1
    fight.by("Anna", a.Shoot(("Crow", "Jay")), 3, 4, 4)
    assert fight.public("Crow")["condition"] == "out"
    assert fight.public("Jay")["condition"] == "wounded"


def test_absent_counts_as_holding_but_earns_nothing(fight: Fight) -> None:
    fight.advance()
    assert fight.public("Anna")["bonus_now"] == 0
    assert fight.public("Anna")["condition"] == "fit"


def test_absent_exposed_can_be_shot_at_value_0() -> None:
    fight = two_players(absent="exposed")
    fight.by("Boris", a.Hold())
    shots = [event for event in fight.advance(4, 3) if isinstance(event, e.ShotRead)]
    assert [(shot.target, shot.less, shot.outcome) for shot in shots] == [("f3", 0, "hit"), ("f3", 0, "miss")]


def test_hold_limit_further_holds_earn_nothing_and_shield_from_nothing() -> None:
    fight = two_players(hold_limit="1")
    fight.by("Anna", a.Hold())
    fight.advance()
    fight.by("Anna", a.Hold())
    assert fight.public("Anna")["bonus_next"] == 0
    fight.advance(4, 1)
    assert fight.public("Anna")["condition"] == "wounded"


def test_gm_shot_bonus_next_is_for_one_shot_round_for_the_round_kept_until_removed(fight: Fight) -> None:
    fight.gm(a.GiveBonus("Anna", "shot", 1, "aim", "next"))
    fight.gm(a.GiveBonus("Anna", "shot", 2, "height", "round"))
    fight.gm(a.GiveBonus("Anna", "shot", 3, "scope", "kept"))
    assert fight.public("Anna")["bonus_now"] == 6
    fight.by("Anna", a.Shoot(("Crow", "Jay")), 3, 1, 1)
    totals = [sum(b.amount for b in s.bonuses) for s in fight.events if isinstance(s, e.ShotRead)]
    assert totals == [6, 5]
    fight.advance()
    assert fight.public("Anna")["bonus_now"] == 3
    fight.gm(a.GiveBonus("Anna", "shot", 0, "broken scope"))
    assert fight.public("Anna")["bonus_now"] == 0
    refused_gm("no_kept_bonus", fight, a.GiveBonus("Anna", "shot", 0, "again"))


def test_gm_cover_bonus_next_belongs_to_the_next_cover_die(fight: Fight) -> None:
    fight.gm(a.GiveBonus("Anna", "cover", 2, "prone", "next"))
    fight.by("Anna", a.ThrowCover(), 3)
    assert fight.public("Anna")["cover_value"] == 5
    fight.advance()
    fight.by("Anna", a.ThrowCover(), 3)
    assert fight.public("Anna")["cover_value"] == 3


def test_suppression_scopes() -> None:
    fight = two_players()
    fight.enemy("Rook", cover="Barn")
    fight.enemy("Owl", cover="Barn")
    refused("suppress_what", fight, "Anna", a.Suppress())
    refused("suppress_one_cover", fight, "Anna", a.Suppress(targets=("Crow", "Jay")))
    refused("suppress_one_cover", fight, "Anna", a.Suppress(targets=("Crow", "Rook")))
    refused("nobody_there", fight, "Anna", a.Suppress(cover="Truck"))
    fight.by("Anna", a.Suppress(targets=("Crow",)), 3)
    fight.by("Boris", a.Suppress(cover="Barn"), 3)
    marked = [name for name in ("Crow", "Jay", "Rook", "Owl") if fight.public(name)["marks"]]
    assert marked == ["Crow", "Rook", "Owl"]
    everybody = two_players(suppress_scope="all")
    everybody.by("Anna", a.Suppress(), 3)
    assert [everybody.public(name)["marks"] for name in ("Crow", "Jay")] == [["suppressed"], ["suppressed"]]


def test_suppressed_enemies_neither_shoot_nor_relocate_but_can_be_shot_at(fight: Fight) -> None:
    fight.gm(a.GiveOrder("Crow", "relocate", cover="Barn"))
    fight.by("Anna", a.Suppress(targets=("Crow",)), 3)
    fight.by("Boris", a.Shoot(("Crow",)), 3, 4)
    assert fight.public("Crow")["condition"] == "wounded"
    events = fight.advance(1)
    assert [event.why for event in events if isinstance(event, e.EnemyPassed)] == ["suppressed"]
    assert fight.public("Crow")["cover"] is None


def test_low_on_ammunition_until_restocked_and_not_at_all_under_off() -> None:
    fight = two_players()
    fight.by("Anna", a.Suppress(targets=("Crow",)), 3)
    fight.advance(1)
    refused("low_on_ammo", fight, "Anna", a.Suppress(targets=("Crow",)))
    fight.gm(a.Restock("Anna", "a belt"))
    refused_gm("not_low_on_ammo", fight, a.Restock("Anna", "again"))
    free = two_players(low_ammo="off")
    free.by("Anna", a.Suppress(targets=("Crow",)), 3)
    assert free.public("Anna")["marks"] == []


def test_enemies_choose_the_exposed_player_at_whom_the_fewest_have_fired(fight: Fight) -> None:
    fight.enemy("Rook")
    fight.by("Anna", a.Shoot(("Crow",)), 6, 1)
    fight.by("Boris", a.Shoot(("Crow",)), 6, 1)
    targets = [event.targets for event in fight.advance(1, 1, 1) if isinstance(event, e.VolleyFired)]
    assert targets == [("f3",), ("f4",), ("f3",)]


def test_an_enemy_without_a_target_throws_nothing(fight: Fight) -> None:
    fight.by("Anna", a.Shoot(("Crow",)), 1, 1)
    fight.advance(6)  # the Crow kills Anna, the Jay sees nobody
    assert fight.public("Anna")["condition"] == "out"


def test_orders_targets_relocation_staying_down_and_back_to_the_rule(fight: Fight) -> None:
    refused_gm("not_exposed", fight, a.GiveOrder("Crow", "shoot", ("Boris",)))
    refused_gm("order_needs_target", fight, a.GiveOrder("Crow", "shoot"))
    refused_gm("order_needs_cover", fight, a.GiveOrder("Crow", "relocate"))
    fight.by("Anna", a.Shoot(("Jay",)), 6, 1)
    fight.by("Boris", a.Shoot(("Jay",)), 6, 1)
    refused_gm("order_too_many_targets", fight, a.GiveOrder("Crow", "shoot", ("Anna", "Boris")))
    fight.gm(a.GiveOrder("Crow", "down"))
    fight.gm(a.GiveOrder("Crow", "auto"))
    fight.gm(a.GiveOrder("Crow", "shoot", ("Boris",)))
    fight.gm(a.GiveOrder("Jay", "relocate", cover="Barn"))
    events = fight.advance(1, 3, 1)
    assert [event.targets for event in events if isinstance(event, e.VolleyFired)] == [("f4",), ("f3",)]
    assert fight.public("Jay")["cover"] == "Barn"
    assert fight.state.fighter("f2").order is None


def test_order_with_fewer_targets_than_shots_the_last_takes_the_rest_and_the_out_are_dropped(fight: Fight) -> None:
    fight.gm(a.DefineType("gunner", shots=3))
    fight.enemy("Ace", "gunner")
    fight.by("Anna", a.Shoot(("Jay",)), 1, 1)
    fight.by("Boris", a.Shoot(("Jay",)), 6, 1)
    fight.gm(a.GiveOrder("Ace", "shoot", ("Anna", "Boris")))
    for name in ("Crow", "Jay"):
        fight.gm(a.GiveOrder(name, "down"))
    events = fight.advance(1, 1, 1)
    assert [event.targets for event in events if isinstance(event, e.VolleyFired)] == [("f3", "f4", "f4")]


def test_an_enemys_relocation_penalty_holds_until_the_end_of_the_next_players_phase(fight: Fight) -> None:
    fight.enemy("Grey", "veteran", "Barn")
    fight.by("Anna", a.Shoot(("Crow",)), 6, 1)
    fight.gm(a.GiveOrder("Grey", "relocate", cover="Truck"))
    fight.advance(1, 1, 2, 1)
    assert fight.public("Grey")["relocated"] is None
    fight.by("Anna", a.Shoot(("Grey",)), 6, 3, 1)
    assert fight.public("Grey")["cover_value"] == 2
    fight.advance(1, 1, 1)
    fight.by("Anna", a.Shoot(("Grey",)), 6, 3, 1)
    assert fight.public("Grey")["cover_value"] == 3


def test_an_enemys_cover_filled_up_meanwhile_it_stays_and_throws_nothing(fight: Fight) -> None:
    fight.place("Well", "F3", capacity=1)
    fight.gm(a.GiveOrder("Crow", "relocate", cover="Well"))
    fight.by("Anna", a.Relocate("Well"), 6, 3)
    events = fight.advance(1, 1)
    assert any(isinstance(event, e.RelocationBlocked) for event in events)
    assert fight.public("Crow")["cover"] is None


def test_a_strong_enemys_cover_value_is_lowered_by_its_types_shots_but_not_while_suppressed(fight: Fight) -> None:
    fight.gm(a.DefineType("gunner", shots=3, cover_die=True, cover_bonus=1))
    fight.enemy("Ace", "gunner", "Barn")
    fight.by("Anna", a.Shoot(("Ace",)), 6, 4, 1)
    assert fight.public("Ace")["cover_value"] == 3
    fight.by("Boris", a.Suppress(cover="Barn"), 6)
    assert fight.public("Ace")["cover_value"] == 5


def test_decay_by_shot() -> None:
    fight = two_players(decay="shot")
    fight.enemy("Grey", "veteran", "Barn")
    fight.by("Anna", a.Shoot(("Grey", "Grey", "Grey")), 6, 5, 1, 1, 1)
    assert [s.less for s in fight.events if isinstance(s, e.ShotRead)] == [5, 4, 3]


def test_relocation_penalty_worst_and_bonus_next() -> None:
    worst = two_players(relocation_penalty="worst")
    worst.by("Anna", a.Relocate("Truck"), 6, 2)
    worst.by("Anna", a.Shoot(("Crow",) * 3), 1, 1, 1)
    assert worst.public("Anna")["cover_value"] == 4
    later = two_players(relocation_bonus="next")
    later.by("Anna", a.Relocate("Truck"), 6, 3)
    assert (later.public("Anna")["bonus_now"], later.public("Anna")["bonus_next"]) == (0, 1)
    later.advance(1, 1)
    assert later.public("Anna")["bonus_now"] == 1


def test_hits_to_out_of_the_fight_and_of_the_type() -> None:
    fight = two_players(hits_to_out="3")
    fight.by("Anna", a.Shoot(("Crow", "Crow")), 6, 4, 5)
    assert fight.public("Crow")["condition"] == "wounded"
    fight.gm(a.DefineType("bandit", hits_to_out=1))
    fight.by("Boris", a.Shoot(("Jay",)), 6, 4)
    assert fight.public("Jay")["condition"] == "out"


def test_set_by_the_gm_wounded_counts_as_one_hit_and_fit_as_none(fight: Fight) -> None:
    fight.gm(a.SetCondition("Crow", "wounded", "cut"))
    fight.by("Anna", a.Shoot(("Crow",)), 6, 4)
    assert fight.public("Crow")["condition"] == "out"
    fight.gm(a.SetCondition("Crow", "fit", "bandaged"))
    fight.by("Boris", a.Shoot(("Crow",)), 6, 4)
    assert fight.public("Crow")["condition"] == "wounded"


def test_a_player_out_is_on_the_casualty_list_until_the_gm_says_otherwise(fight: Fight) -> None:
    fight.gm(a.SetCondition("Anna", "out", "mine"))
    assert fight.rules.view(fight.state, PUBLIC).public["casualties"] == ["Anna"]
    refused("fighter_out", fight, "Anna", a.Hold())
    fight.gm(a.SetCondition("Anna", "wounded", "revived"))
    assert fight.state.casualties == ()


def test_a_places_rows_beat_the_types_and_the_types_the_standard(fight: Fight) -> None:
    fight.gm(a.DefineType("giant", rows_against="6/7"))
    fight.enemy("Ogre", "giant")
    fight.by("Anna", a.Shoot(("Ogre",)), 6, 5)
    assert fight.public("Ogre")["condition"] == "fit"
    fight.place("Pit", "F6", rows="2/3")
    fight.gm(a.Move("Ogre", "Pit", "falls in"))
    fight.by("Boris", a.Shoot(("Ogre",)), 6, 2)
    assert fight.public("Ogre")["condition"] == "wounded"


def test_player_against_player_at_once_under_pvp_order() -> None:
    fight = two_players(pvp="order")
    fight.by("Anna", a.Shoot(("Boris",)), 6, 4)
    assert fight.public("Boris")["condition"] == "wounded"
    held = two_players(pvp="order")
    held.by("Boris", a.Hold())
    held.by("Anna", a.Shoot(("Boris",)), 6, 6)
    assert held.public("Boris")["condition"] == "fit"


def test_aimed_fire_is_read_even_if_the_shooter_goes_out_leaves_or_the_target_leaves(fight: Fight) -> None:
    fight.by("Anna", a.Shoot(("Boris",)), 6, 6)
    fight.by("Boris", a.Shoot(("Anna",)), 1, 6)
    fight.by("Anna", a.Leave())
    fight.gm(a.GiveOrder("Crow", "down"))
    fight.gm(a.GiveOrder("Jay", "down"))
    events = fight.advance()
    outcomes = [event.outcome for event in events if isinstance(event, e.ShotRead)]
    assert outcomes == ["kill", "miss"]  # 6 − 1; 6 − 6 at Anna, who has left but does not escape it
    assert fight.state.fighter("f4").condition == "out"


def test_nobody_waits_for_who_joins_leaves_or_is_removed_in_mid_round(fight: Fight) -> None:
    assert _awaited(fight) == ["Anna", "Boris"]
    fight.by("Anna", a.Shoot(("Crow",)), 6, 1)
    fight.player("Vera", "Wall")
    assert _awaited(fight) == ["Boris"]
    fight.gm(a.Remove("Boris", "moved away"))
    assert _awaited(fight) == []
    fight.advance(1, 1)
    assert _awaited(fight) == ["Anna", "Vera"]


def test_immediate_mode_enemies_answer_one_player_at_once_and_fire_once_a_round() -> None:
    fight = two_players(mode="immediate")
    fight.by("Anna", a.Shoot(("Crow",)), 6, 1)
    refused_gm("not_exposed", fight, a.Advance("Boris"))
    fight.gm(a.GiveOrder("Jay", "down"))
    fight.gm(a.Advance("Anna"), 1)
    assert fight.state.round == 1
    fight.gm(a.GiveOrder("Jay", "auto"))
    fight.by("Boris", a.Shoot(("Crow",)), 6, 1)
    events = fight.advance(1)
    assert [event.targets for event in events if isinstance(event, e.VolleyFired)] == [("f4",)]
    refused_gm("not_immediate", two_players(), a.Advance("Anna"))


def test_someone_else_cannot_act_for_a_fighter_but_the_gm_and_the_log_says_so(fight: Fight) -> None:
    refused("not_your_fighter", fight, "Boris", a.Hold("Anna"))
    refused("no_fighter", fight, "Vera", a.Hold())
    events = fight.gm(a.Hold("Anna"))
    assert isinstance(events[0], e.StoodIn)
    refused_gm("enemy_acts_by_order", fight, a.Hold("Crow"))


def test_only_the_gm_rules(fight: Fight) -> None:
    for action in (
        a.Advance(),
        a.ChangeMap(5, 5),
        a.GiveBonus("Anna", "shot", 5, "me"),
        a.End(),
        a.Restock("Anna", "x"),
    ):
        refused("gm_only", fight, "Anna", action)


def test_an_order_is_seen_by_the_gm_alone(fight: Fight) -> None:
    (event,) = fight.gm(a.GiveOrder("Crow", "down"))
    assert fight.rules.tell(fight.state, event, PUBLIC) == ()
    assert fight.rules.tell(fight.state, event, Viewer("Anna")) == ()
    assert fight.rules.tell(fight.state, event, Viewer("gm", gm=True))
    assert fight.public("Crow")["marks"] == []


def test_enemies_are_numbered_and_names_are_free_of_case(fight: Fight) -> None:
    fight.gm(a.AddEnemies("bandit", count=2))
    fight.gm(a.AddEnemies("bandit", count=2))
    fight.gm(a.AddEnemies("marauder"))
    fight.gm(a.AddEnemies("marauder"))
    names = [f.name for f in fight.state.fighters[4:]]
    assert names == ["bandit 1", "bandit 2", "bandit 3", "bandit 4", "marauder", "marauder 2"]
    refused("name_taken", fight, "Vera", a.Join("ANNA"))
    refused_gm("name_taken", fight, a.AddEnemies("bandit", "crow"))
    fight.by("Anna", a.Shoot(("cROW",)), 6, 6)
    assert fight.public("Crow")["condition"] == "out"


def test_the_map_cannot_shrink_under_a_cover_nor_a_cover_under_its_occupants(fight: Fight) -> None:
    refused_gm("map_cuts_cover", fight, a.ChangeMap(3, 3))
    refused_gm("cell_outside", fight, a.PlaceCover("Far", "Z9"))
    refused_gm("bad_cell", fight, a.PlaceCover("Far", "9Z"))
    fight.player("Vera", "Wall")
    refused_gm("capacity_taken", fight, a.PlaceCover("Wall", "B3", capacity=1))


def test_a_house_rule_can_change_with_a_reason(fight: Fight) -> None:
    fight.gm(a.ChangeRule("hits_to_out", "1", "hard mode"))
    fight.by("Anna", a.Shoot(("Crow",)), 6, 4)
    assert fight.public("Crow")["condition"] == "out"
    refused_gm("unknown_rule", fight, a.ChangeRule("gravity", "off", "moon"))
    refused_gm("bad_rule_value", fight, a.ChangeRule("mode", "slow", "tea"))


def test_the_fight_cannot_end_while_fire_waits(fight: Fight) -> None:
    fight.by("Anna", a.Shoot(("Boris",)), 6, 6)
    refused_gm("fire_waiting", fight, a.End())
    fight.advance(1, 1)
    fight.gm(a.End())
    refused("fight_over", fight, "Anna", a.Hold())


def _awaited(fight: Fight) -> list[str]:
    return list(fight.rules.view(fight.state, PUBLIC).public["awaited"])


def test_who_left_and_joins_again_is_the_same_fighter_with_wounds_ammunition_and_the_rounds_deeds(fight: Fight) -> None:
    fight.gm(a.SetCondition("Anna", "wounded", "glass"))
    fight.by("Anna", a.Suppress(targets=("Crow",)), 3)
    fight.by("Anna", a.Leave())
    fight.by("Anna", a.Join("anna", "Truck"))
    anna = fight.public("Anna")
    assert (anna["condition"], anna["marks"], anna["cover"]) == ("wounded", ["low-ammo"], "Truck")
    refused("already_suppressed", fight, "Anna", a.Shoot(("Crow",)))
    fight.gm(a.SetCondition("Anna", "out", "bled"))
    fight.by("Anna", a.Leave())
    fight.by("Anna", a.Join("Anna"))
    assert fight.public("Anna")["condition"] == "out"
    assert fight.rules.view(fight.state, PUBLIC).public["casualties"] == ["Anna"]


def test_another_players_fighter_of_the_same_name_is_somebody_else(fight: Fight) -> None:
    fight.gm(a.SetCondition("Anna", "wounded", "glass"))
    fight.by("Anna", a.Leave())
    fight.by("Vera", a.Join("Anna"))
    assert fight.public("Anna")["condition"] == "fit"


def test_immediate_mode_enemies_ordered_at_others_or_down_or_suppressed_wait_for_the_close() -> None:
    fight = two_players(mode="immediate")
    fight.gm(a.DefineType("gunner", shots=2))
    fight.enemy("Ace", "gunner")
    fight.by("Anna", a.Shoot(("Jay",)), 6, 1)
    fight.by("Boris", a.Suppress(targets=("Jay",)), 6)
    fight.gm(a.GiveOrder("Ace", "shoot", ("Anna", "Boris")))
    fight.gm(a.GiveOrder("Crow", "down"))
    events = fight.gm(a.Advance("Anna"))
    assert [type(event).__name__ for event in events] == ["GmPhaseBegan", "NobodyAnswered"]
    assert [event.targets for event in fight.advance(1, 1) if isinstance(event, e.VolleyFired)] == [("f3", "f4")]


def test_fire_between_players_names_the_shooter_and_is_seen_coming(fight: Fight) -> None:
    fight.by("Anna", a.Shoot(("Boris",)), 6, 6)
    dangers = fight.rules.personal(fight.state, "f4")
    assert any(line.key == "own-aimed" for line in dangers)
    events = fight.advance(1, 1)
    read = next(event for event in events if isinstance(event, e.ShotRead))
    assert fight.rules.tell(fight.state, read, PUBLIC)[0].key == "shot-between"


def test_kinds_of_cover_are_known_by_the_games_language_too() -> None:
    fight = Fight({"kind-low": "низкое"})
    fight.place("Wall", "В3", kind="Низкое")
    fight.place("Truck", "D3", kind="мешки", modifier=1)
    covers = fight.rules.view(fight.state, PUBLIC).public["covers"]
    assert (covers["Wall"]["kind"], covers["Wall"]["cell"]) == ("low", "B3")
    assert covers["Truck"]["kind"] == "мешки"


def test_the_first_post_announces_house_rules_and_enemy_types() -> None:
    fight = Fight(hits_to_out="0")
    keys = [line.key for line in fight.rules.tell(fight.state, fight.events[0], PUBLIC)]
    assert keys == ["opened", "rulebook-rule", "rulebook-types", *["rulebook-type"] * 4]


def test_who_was_away_has_earned_nothing_and_who_was_removed_begins_anew(fight: Fight) -> None:
    fight.by("Anna", a.Hold())
    fight.by("Anna", a.Leave())
    fight.advance()
    fight.by("Anna", a.Join("Anna"))
    assert fight.public("Anna")["bonus_now"] == 0
    fight.gm(a.SetCondition("Anna", "wounded", "glass"))
    fight.gm(a.Remove("Anna", "mistake"))
    fight.by("Anna", a.Join("Anna"))
    assert fight.public("Anna")["condition"] == "fit"
