"""The forms of hand-to-hand fighting: legal while of use, true odds, and what they confirm is accepted."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.present.lines import render_all
from bot.present.locales import LOCALES, language
from rules.core.contract import Actor, Means
from rules.core.form import Form
from rules.core.refusal import Refusal
from rules.core.telling import line
from rules.firefight import actions as a
from rules.firefight.contact import round_odds
from rules.melee import actions as m
from tests.rules.dice import GM, Faces, Fight, NoVault

MASTER, ANNA, BORIS = Actor(GM, gm=True), Actor("Anna"), Actor("Boris")


def in_the_fray() -> Fight:
    """Anna, a hero, hand to hand with Crow; Boris free behind a wall; Vera on the ground; Jay in the open."""
    fight = Fight()
    fight.place("Wall", "B4")
    fight.place("Barn", "H4", shields="E")
    for name, cover in (("Anna", None), ("Boris", "Wall"), ("Vera", None)):
        fight.player(name, cover)
    fight.enemy("Crow", cover="Barn")
    fight.enemy("Jay")
    fight.gm(m.SetStats("Anna", "a machete", 5, 3))
    fight.by("Anna", m.Charge("Crow"), 1, 1, 6, 5)
    fight.gm(a.SetCondition("Vera", "down", "slipped"))
    return fight


FIGHT = in_the_fray()


def shown(actor: Actor, do: str, fight: Fight = FIGHT, **picks: str) -> Form:
    form: Form = fight.rules.form(fight.state, actor, do, picks)
    for locale in LOCALES:
        render_all(form.lines, language(locale))
    return form


def test_a_charge_shows_its_test_the_answer_and_the_first_round_in_exact_odds() -> None:
    form = shown(BORIS, "charge", t="f5")
    charge, charged, shot, first = form.lines[1:5]
    assert [line.facts["percent"] for line in charge.facts["chances"]] == [44, 44, 11]  # type: ignore[union-attr]
    assert [line.facts["outcome"] for line in charged.facts["chances"]] == ["fires", "readies", "runs"]  # type: ignore[union-attr]
    boris, jay = FIGHT.state.fighter("f2"), FIGHT.state.fighter("f5")
    assert (shot.facts["hit"], shot.facts["out"]) == (50, 33)  # 4 and more in the first row, 5 and more is a kill
    assert first.facts["foe_out"] == round_odds(FIGHT.state, boris, jay)["foe_out"]


def test_breaking_off_shows_the_test_and_the_shot_of_each_who_is_free_then() -> None:
    fight = in_the_fray()
    fight.advance(6, 6, 6, 6)
    head, test, shot = shown(ANNA, "break", fight).lines
    assert [line.facts["percent"] for line in test.facts["chances"]] == [89, 11]  # type: ignore[union-attr]
    assert (head.key, test.facts["test"], shot.facts["hit"]) == ("form-break-who", "sight", 50)
    fight.by("Boris", m.Charge("Crow"), 4, 4, 6, 6)  # Crow stays hand to hand with Boris
    assert [line.key for line in shown(ANNA, "break", fight).lines] == ["form-break-who", "form-shot-none"]


@pytest.mark.parametrize("do", ["shoot", "suppress", "charge", "stand", "relocate"])
def test_who_lies_is_shown_the_test_to_stand_before_anything_else(do: str) -> None:
    test = shown(Actor("Vera"), do).lines[1]
    assert test.facts["test"] == "stand"
    assert [line.facts["percent"] for line in test.facts["chances"]] == [89, 11]  # type: ignore[union-attr]


def test_who_lies_is_shown_the_odds_of_a_charge_on_their_feet() -> None:
    lines = shown(Actor("Vera"), "charge", t="f5").lines
    vera, jay = FIGHT.state.fighter("f3"), FIGHT.state.fighter("f5")
    assert lines[-1].facts["foe_out"] > round_odds(FIGHT.state, vera, jay)["foe_out"]  # type: ignore[operator]


def test_who_agrees_to_a_round_on_the_ground_is_told_so() -> None:
    fight = in_the_fray()
    fight.advance(6, 6, 6, 6)
    fight.gm(a.SetCondition("Anna", "down", "slipped"))
    keys = [line.key for line in shown(ANNA, "round", fight).lines]
    assert keys == ["form-round-who", "form-round-lying", "form-melee-round"]


def test_round_odds_are_those_of_all_faces() -> None:
    """Skill 4 and Damage 1 on both sides: ahead by two 4·16/36², by one (16·16 + 16·4)/36²."""
    boris, jay = FIGHT.state.fighter("f2"), FIGHT.state.fighter("f5")
    two, one = Fraction(16 * 4, 36**2), Fraction(16 * 16 + 16 * 4, 36**2)
    expected = {"out": two + one / 6, "down": one * Fraction(5, 6)}
    odds = round_odds(FIGHT.state, boris, jay)
    assert odds["foe_out"] == odds["own_out"] == round(100 * expected["out"])
    assert odds["foe_down"] == odds["own_down"] == round(100 * expected["down"])


def test_the_side_is_what_the_map_says_until_another_is_picked() -> None:
    side = {field.key: field.picked for field in shown(BORIS, "charge", t="f4").fields}["s"]
    assert side == "flank"
    picked = shown(BORIS, "charge", t="f4", s="front")
    assert picked.picks == {"t": "f4", "s": "front"}
    assert FIGHT.rules.fill(FIGHT.state, "charge", picked) == m.Charge("Crow", "front")


def test_only_a_hero_is_asked_for_a_result() -> None:
    fight = in_the_fray()
    fight.advance(6, 6, 6, 6)
    fight.by("Anna", m.BreakOff(), 6, 6)
    form = shown(ANNA, "charge", fight, t="f5")
    assert form.picks["r"] == "2"
    assert fight.rules.fill(fight.state, "charge", form) == m.Charge("Jay", "front", 2)
    thrown = shown(ANNA, "charge", fight, t="f5", r="throw")
    assert fight.rules.fill(fight.state, "charge", thrown) == m.Charge("Jay", "front", None)
    assert "r" not in shown(BORIS, "charge", t="f5").picks


@pytest.mark.parametrize(
    ("actor", "do", "code"),
    [
        (ANNA, "charge", "already_charged"),
        (ANNA, "stand", "not_down"),
        (ANNA, "shoot", "already_charged"),
        (BORIS, "break", "not_in_melee"),
        (BORIS, "round", "not_in_melee"),
    ],
)
def test_a_form_that_is_of_no_use_says_why(actor: Actor, do: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        shown(actor, do)


def test_the_summary_offers_what_somebody_could_use() -> None:
    fight = Fight()
    fight.player("Anna")
    assert fight.rules.more_forms(fight.state) == []
    fight.enemy("Crow")
    assert fight.rules.more_forms(fight.state) == ["charge"]
    assert FIGHT.rules.more_forms(FIGHT.state) == ["charge", "break", "stand", "round"]
    fight.gm(a.End())
    assert fight.rules.more_forms(fight.state) == ()


def test_with_all_enemies_in_a_melee_the_volley_aims_at_no_friend_by_itself() -> None:
    fight = Fight()
    for name in ("Anna", "Boris"):
        fight.player(name)
    fight.enemy("Crow")
    fight.by("Anna", m.Charge("Crow"), 4, 4, 4, 6)
    for do in ("shoot", "suppress"):
        with pytest.raises(Refusal, match="all_in_melee"):
            shown(BORIS, do, fight)
    fight.player("Vera")
    form = shown(BORIS, "shoot", fight)
    assert form.confirm is None
    assert [choice.value for choice in form.fields[0].choices] == ["f4"]
    assert shown(BORIS, "shoot", fight, a="f4").confirm is not None


@given(
    do=st.sampled_from(["charge", "break", "stand", "round", "order"]),
    picks=st.dictionaries(
        st.sampled_from(list("aefdrstp")),
        st.sampled_from([*(f"f{n}" for n in range(1, 7)), "front", "rear", "2", "0", "throw", "charge", "auto", "x"]),
    ),
    actor=st.sampled_from([ANNA, BORIS, Actor("Vera"), MASTER]),
)
@settings(max_examples=300, deadline=None)
def test_whatever_can_be_confirmed_is_accepted_by_the_rules(do: str, picks: dict[str, str], actor: Actor) -> None:
    try:
        form = FIGHT.rules.form(FIGHT.state, actor, do, picks)
    except Refusal:
        return
    if form.confirm is None:
        with pytest.raises(Refusal, match="form_incomplete"):
            FIGHT.rules.fill(FIGHT.state, do, form)
        return
    action: Any = FIGHT.rules.fill(FIGHT.state, do, form)
    assert FIGHT.rules.decide(FIGHT.state, action, actor, Means(Faces([4] * 20), NoVault()))


def test_the_form_shows_the_side_that_will_hold_by_the_gms_word() -> None:
    fight = in_the_fray()
    fight.gm(a.RuleFlank("Boris", "Crow", False, "test"))
    assert shown(BORIS, "charge", fight, t="f4", s="rear").picks["s"] == "front"


def test_the_round_after_a_charge_in_flank_is_shown_with_the_turn_to_face() -> None:
    front, rear = (shown(BORIS, "charge", t="f5", s=side).lines[-1].facts["foe_out"] for side in ("front", "rear"))
    turned = FIGHT.state.fighter("f5")
    assert (front, rear) == (
        round_odds(FIGHT.state, FIGHT.state.fighter("f2"), turned)["foe_out"],
        round_odds(FIGHT.state, FIGHT.state.fighter("f2"), turned, "rear")["foe_out"],
    )
    assert int(str(rear)) > int(str(front))


def test_a_game_master_who_picks_a_fighter_calls_the_round_by_their_own_word() -> None:
    assert shown(MASTER, "round", f="f1").confirm == line("button-round-call")
    fight = in_the_fray()
    fight.advance(6, 6, 6, 6)
    assert shown(ANNA, "round", fight).confirm == line("button-round-go")
