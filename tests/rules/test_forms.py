"""Forms: what may be chosen, what it would mean; whatever a form lets be confirmed, the rules accept."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.present.lines import render_all
from bot.present.locales import LOCALES, language
from rules.core.contract import Actor, Means
from rules.core.form import Form
from rules.core.refusal import Refusal
from rules.core.telling import Signed
from rules.firefight import actions as a
from tests.rules.dice import GM, Faces, Fight, NoVault

PLAYER, MASTER = Actor("Anna"), Actor(GM, gm=True)


@pytest.fixture
def fight() -> Fight:
    made = Fight()
    made.place("Wall", "B3", capacity=3)
    made.place("Cart", "E5", capacity=1)
    made.place("Barn", "H2")
    made.enemy("Crow", cover="Barn")
    made.enemy("Grey", "veteran", "Cart")
    made.enemy("Fox")
    made.player("Anna", "Wall")
    made.player("Boris", "Wall")
    return made


def shown(fight: Fight, do: str, actor: Actor = PLAYER, /, **picks: str) -> Form:
    form = fight.rules.form(fight.state, actor, do, picks)
    for locale in LOCALES:
        assert render_all(form.lines, language(locale))
    return form


def filled(fight: Fight, actor: Actor, do: str, picks: dict[str, str]) -> Any:
    """The action of a form with these picks."""
    form = fight.rules.form(fight.state, actor, do, picks)
    return fight.rules.fill(fight.state, do, form, picks.get("name"))


def labels(form: Form, key: str) -> list[str]:
    field = next(field for field in form.fields if field.key == key)
    return [getattr(choice.label, "name", choice.value) for choice in field.choices]


def facts(form: Form, key: str) -> dict[str, Any]:
    return next(line.facts for line in form.lines if line.key == key)


def test_shoot_offers_enemies_first_and_has_picked_the_one_most_easily_put_out(fight: Fight) -> None:
    form = shown(fight, "shoot")
    assert labels(form, "a") == ["Crow", "Grey", "Fox", "Boris"]
    assert form.fields[0].picked == "f1"
    assert form.confirm is not None
    assert filled(fight, PLAYER, "shoot", {}) == a.Shoot(("Crow",))


def test_shoot_asks_for_one_more_shot_until_there_are_three(fight: Fight) -> None:
    assert [f.key for f in shown(fight, "shoot", a="f1").fields] == ["a", "b"]
    assert [f.key for f in shown(fight, "shoot", a="f1", b="f3").fields] == ["a", "b", "c"]
    assert [f.key for f in shown(fight, "shoot", a="f1", b="f3", c="f1").fields] == ["a", "b", "c"]
    assert filled(fight, PLAYER, "shoot", {"a": "f1", "b": "f3", "c": "f1"}) == a.Shoot(("Crow", "Fox", "Crow"))


def test_shoot_shows_the_cover_to_come_and_the_exact_odds(fight: Fight) -> None:
    form = shown(fight, "shoot", a="f1", b="f1", c="f1")
    assert facts(form, "form-cover") == {"least": "−1", "most": "4", "sure": 0}
    assert facts(form, "form-volley")["exact"] == "109/216"
    fight.by("Anna", a.ThrowCover(), 5)
    assert facts(shown(fight, "shoot", a="f1", b="f1"), "form-cover") == {"least": "4", "most": "4", "sure": 1}


def test_the_danger_is_shown_with_every_bonus_its_shot_would_have(fight: Fight) -> None:
    """Rules page 1: the type's bonus and the game master's add up."""
    fight.gm(a.DefineType("beast", bonus=2))
    fight.enemy("Beast", "beast", "Barn")
    fight.gm(a.GiveBonus("Beast", "shot", 1, "rage"))
    danger = facts(shown(fight, "shoot"), "form-danger")
    assert (danger["who"].name, danger["bonus"], danger["amount"]) == ("Beast", 3, Signed(3))


def test_shoot_at_another_player_says_that_it_is_read_later(fight: Fight) -> None:
    form = shown(fight, "shoot", a="f5")
    assert [line.key for line in form.lines][-1] == "form-volley-later"


def test_a_shot_taken_back_ends_the_volley_there(fight: Fight) -> None:
    assert filled(fight, PLAYER, "shoot", {"a": "f1", "b": "0", "c": "f3"}) == a.Shoot(("Crow",))


def test_who_is_gone_is_picked_no_more(fight: Fight) -> None:
    fight.gm(a.SetCondition("Crow", "out", "test"))
    form = shown(fight, "shoot", a="f1", b="f3")
    assert form.fields[0].picked == "f3"
    assert "Crow" not in labels(form, "a")


def test_relocate_offers_covers_with_room_and_the_odds_of_the_d3(fight: Fight) -> None:
    form = shown(fight, "relocate")
    assert labels(form, "p") == ["c2"]  # the cart is full, the wall is the own cover
    assert form.confirm is None
    assert [line.facts["percent"] for line in form.lines if line.key == "form-relocation"] == [33, 33, 33]
    fight.gm(a.GiveBonus("Anna", "relocation", 1, "smoke"))
    told = [(line.facts["result"], line.facts["percent"]) for line in shown(fight, "relocate").lines[2:]]
    assert told == [(2, 33), (3, 67)]
    assert filled(fight, PLAYER, "relocate", {"p": "c2"}) == a.Relocate("Barn")


def test_suppress_offers_covers_with_enemies_and_those_in_the_open_by_name(fight: Fight) -> None:
    assert [c.value for c in shown(fight, "suppress").fields[0].choices] == ["c2", "c1", "f3"]
    assert filled(fight, PLAYER, "suppress", {"p": "c2"}) == a.Suppress(cover="Barn")
    assert filled(fight, PLAYER, "suppress", {"p": "f3"}) == a.Suppress(targets=("Fox",))


def test_suppress_everyone_needs_no_choice() -> None:
    fight = Fight(suppress_scope="all")
    fight.enemy("Crow")
    fight.player("Anna")
    assert shown(fight, "suppress").confirm is not None
    assert filled(fight, PLAYER, "suppress", {}) == a.Suppress()


def test_a_gm_without_a_fighter_is_asked_for_whom(fight: Fight) -> None:
    form = shown(fight, "shoot", MASTER)
    assert labels(form, "f") == ["Anna", "Boris"]
    assert form.confirm is None
    assert filled(fight, MASTER, "shoot", {"f": "f5", "a": "f2"}) == a.Shoot(("Grey",), "Boris")


def test_order_a_target_a_cover_or_neither(fight: Fight) -> None:
    fight.by("Anna", a.Shoot(("Crow",)), 4, 1)
    assert labels(shown(fight, "order", MASTER), "e") == ["Crow", "Grey", "Fox"]
    picks = {"e": "f1", "d": "shoot", "a": "f4"}
    assert labels(shown(fight, "order", MASTER, **picks), "a") == ["Anna"]
    assert filled(fight, MASTER, "order", picks) == a.GiveOrder("Crow", "shoot", ("Anna",))
    assert filled(fight, MASTER, "order", {"e": "f1", "d": "down"}) == a.GiveOrder("Crow", "down")
    moved = filled(fight, MASTER, "order", {"e": "f1", "d": "relocate", "p": "c0"})
    assert isinstance(moved, a.GiveOrder)
    assert (moved.do, moved.cover) == ("relocate", "Wall")


def test_layout_places_a_cover_named_by_itself_or_by_the_master(fight: Fight) -> None:
    picks = {"k": "k2", "x": "4", "y": "6"}
    assert shown(fight, "layout", MASTER, **picks).naming is not None
    assert filled(fight, MASTER, "layout", picks) == a.PlaceCover("Sturdy E7", "E7", "sturdy")
    named = filled(fight, MASTER, "layout", {**picks, "name": "Tower"})
    assert named == a.PlaceCover("Tower", "E7", "sturdy")
    assert filled(fight, MASTER, "layout", {**picks, "k": "t2"}) == a.ChangeMap(terrain="water", area="E7")


@pytest.mark.parametrize("do", ["order", "layout"])
def test_a_player_is_refused_the_masters_forms(fight: Fight, do: str) -> None:
    with pytest.raises(Refusal, match="gm_only"):
        shown(fight, do)


@pytest.mark.parametrize(
    ("do", "before", "code"),
    [
        ("shoot", a.Hold(), "already_held"),
        ("relocate", a.Hold(), "already_held"),
        ("suppress", a.Hold(), "already_held"),
        ("nonsense", None, "button_stale"),
    ],
)
def test_a_form_of_what_may_not_be_done_is_refused_with_the_reason(
    fight: Fight, do: str, before: Any, code: str
) -> None:
    if before is not None:
        fight.by("Anna", before)
    with pytest.raises(Refusal, match=code):
        shown(fight, do)


def test_a_stranger_and_an_ended_fight_are_refused(fight: Fight) -> None:
    with pytest.raises(Refusal, match="no_fighter"):
        shown(fight, "shoot", Actor("somebody"))
    fight.gm(a.End())
    with pytest.raises(Refusal, match="fight_over"):
        shown(fight, "shoot")


VALUES = st.sampled_from(["0", "1", "5", "c0", "c1", "c2", "c9", "f1", "f2", "f4", "f9", "k0", "k3", "t1", "down", "x"])


@given(
    do=st.sampled_from(["shoot", "relocate", "suppress", "order", "layout"]),
    picks=st.dictionaries(st.sampled_from(list("abcdefkpxy")), VALUES | st.sampled_from(["shoot", "relocate", "auto"])),
    master=st.booleans(),
)
@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_whatever_can_be_confirmed_is_accepted_by_the_rules(
    fight: Fight, do: str, picks: dict[str, str], master: bool
) -> None:
    actor = MASTER if master else PLAYER
    try:
        form = shown(fight, do, actor, **picks)
    except Refusal:
        return
    if form.confirm is None:
        with pytest.raises(Refusal, match="form_incomplete"):
            filled(fight, actor, do, picks)
        return
    action = filled(fight, actor, do, picks)
    assert fight.rules.decide(fight.state, action, actor, Means(Faces([1] * 9), NoVault()))


def test_layout_on_a_cell_with_a_cover_changes_that_cover(fight: Fight) -> None:
    picks = {"k": "k3", "x": "1", "y": "2"}
    form = shown(fight, "layout", MASTER, **picks)
    assert form.lines[0].key == "form-layout-change"
    assert form.naming is None
    action = filled(fight, MASTER, "layout", {**picks, "name": "Other"})
    assert action == a.PlaceCover("Wall", "B3", "flimsy")
    fight.gm(action)
    assert len(fight.state.covers) == 3
    assert fight.state.covers[0].capacity == 3


def test_layout_is_shown_anew_with_the_kind_and_the_column_kept(fight: Fight) -> None:
    assert shown(fight, "layout", MASTER, k="t2", x="4", y="6").again == ("k", "x")
    assert shown(fight, "shoot").again is None


def test_a_place_to_go_says_its_modifier_and_who_is_there(fight: Fight) -> None:
    fight.gm(a.PlaceCover("Barn", "H2", modifier=-1))
    about = shown(fight, "relocate").fields[0].choices[0].about
    assert about is not None
    assert about.facts["modifier"] == -1
    assert [who.name for who in about.facts["there"]] == ["Crow"]  # type: ignore[union-attr]


@pytest.mark.parametrize(("rule", "before", "gains"), [("now", False, 1), ("now", True, 0), ("next", True, 2)])
def test_a_clean_run_promises_its_bonus_only_to_shots_still_to_come(rule: str, before: bool, gains: int) -> None:
    fight = Fight(relocation_bonus=rule)
    fight.place("Wall", "B3")
    fight.place("Barn", "H2")
    fight.enemy("Crow")
    fight.player("Anna", "Wall")
    if before:
        fight.by("Anna", a.Shoot(("Crow",)), 4, 1)
    lines = [line for line in shown(fight, "relocate").lines if line.key == "form-relocation"]
    assert [line.facts["gains"] for line in lines] == [0, 0, gains]


def test_the_own_panel_says_what_the_cover_will_come_to(fight: Fight) -> None:
    fight.gm(a.PlaceCover("Wall", "B3", modifier=2))
    first = fight.rules.personal(fight.state, "f4")[0]
    assert (first.key, first.facts) == ("own-cover-unthrown", {"least": "3", "most": "8"})
