"""Rules page 3, rule by rule: each test names the one that it proves."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from rules.campaign import actions as a
from rules.campaign import events as e
from rules.campaign.charts import throw_chart
from rules.core.contract import Actor
from rules.core.names import skeleton
from rules.core.recruit import Aftermath, Fought, Recruit
from rules.core.refusal import Refusal
from rules.firefight import actions as fa
from tests.rules.dice import Faces, Fight
from tests.rules.roster import Roster


@pytest.fixture
def roster() -> Roster:
    made = Roster()
    made.gm(a.NewBand("Wolves", 9, "outlaw", "shooting moving", 40))
    made.gm(a.NewBand("Crows"))
    made.hero("Anna", pronoun="she", band="Wolves", gear="revolver, knife")
    made.by("Boris", a.NewCharacter("Boris", "he", "Wolves", "henchman"))
    return made


def refused(code: str, roster: Roster, user: str | None, action: Any, *faces: int) -> None:
    """The action is refused with this code, before any die, and nothing changes."""
    before = roster.state
    play = roster.gm if user is None else partial(roster.by, user)
    with pytest.raises(Refusal, match=code):
        play(action, *faces)
    assert roster.state == before


def joins(roster: Roster, name: str, user: str | None = None) -> Recruit | None:
    return roster.rules.recruit(roster.state, name, Actor(user or name))


# Worked examples


def test_example_1_multiple(roster: Roster) -> None:
    events = roster.injure("Anna", 1, 6, 3, 4, 1, 2, 2, 3, 3, 6, 1, 1, 2, 5)
    thrown = [(event.faces, event.again) for event in events if isinstance(event, e.InjuryThrown)]
    assert thrown == [
        ((1, 6), False),
        ((4, 1), True),
        ((2, 2), False),
        ((3, 3), False),
        ((1, 1), True),
        ((2, 5), False),
    ]
    anna = roster.public("Anna")
    assert (anna["characteristics"]["M"], anna["characteristics"]["P"]) == (5, 2)
    assert anna["marks"] == ["snake-oil"]
    recruit = joins(roster, "Anna")
    assert recruit is not None
    assert recruit.oiled


def test_example_2_bail_that_the_band_cannot_pay(roster: Roster) -> None:
    roster.gm(a.ChangeMoney("Wolves", -6, "spent"))
    roster.injure("Anna", 6, 5, 3, 4, 2)
    assert roster.public("Anna")["fights_to_miss"] == 2
    for fight in ("one", "two"):
        with pytest.raises(Refusal, match="misses_fights"):
            joins(roster, "Anna")
        roster.fight(fight, "Boris")
    assert joins(roster, "Anna") is not None
    assert roster.state.bands[0].money == 3


def test_example_3_both_eyes(roster: Roster) -> None:
    roster.injure("Anna", 3, 1, 2)
    assert roster.public("Anna")["injuries"] == ["eye left"]
    roster.injure("Anna", 3, 1, 1)
    assert roster.public("Anna")["injuries"] == ["eye left"]
    events = roster.injure("Anna", 3, 1, 5)
    assert events[-1] == e.LeftRoster(roster.character("Anna").id, "blind")
    anna = roster.public("Anna")
    assert (anna["alive"], anna["on_roster"]) == (True, False)


def test_example_4_the_second_six_of_a_band_is_thrown_again(roster: Roster) -> None:
    roster.by("Vera", a.NewCharacter("Vera", "she", "Wolves", "henchman"))
    roster.fight("one", "Boris", "Vera")
    roster.by("Boris", a.ThrowAdvance("Boris"), 6)
    assert roster.public("Boris")["role"] == "hero"
    assert roster.public("Boris")["characteristics"]["FA"] == 1
    events = roster.by("Vera", a.ThrowAdvance("Vera"), 6, 6, 5)
    assert [event.again for event in events if isinstance(event, e.AdvanceThrown)] == [True, True, False]
    assert roster.public("Vera")["role"] == "henchman"
    assert roster.character("Vera").earned == 0
    roster.fight("two", "Vera")
    roster.by("Vera", a.ThrowAdvance("Vera"), 6)
    assert roster.public("Vera")["role"] == "hero"


def test_a_six_of_another_bands_henchman_counts(roster: Roster) -> None:
    roster.by("Vera", a.NewCharacter("Vera", "she", "Crows", "henchman"))
    roster.fight("one", "Boris", "Vera")
    roster.by("Boris", a.ThrowAdvance("Boris"), 6)
    roster.by("Vera", a.ThrowAdvance("Vera"), 6)
    assert roster.public("Vera")["role"] == "hero"


# Characters


def test_an_owner_mends_role_and_characteristics_until_something_has_happened(roster: Roster) -> None:
    roster.by("Anna", a.EditCharacter("Anna", role="henchman", stats="F4", band="Crows", rename="Annie"))
    assert roster.public("Annie")["characteristics"]["F"] == 4
    assert roster.public("Annie")["band"] == "Crows"
    refused("edit_gm_only", roster, "Anna", a.EditCharacter("Annie", experience=3, reason="why"))
    roster.gm(a.EditCharacter("Annie", experience=1, reason="a reward"))
    refused("edit_gm_only", roster, "Anna", a.EditCharacter("Annie", stats="F5"))
    roster.gm(a.EditCharacter("Annie", stats="F5"))
    refused("reason_needed", roster, None, a.EditCharacter("Annie", experience=2))
    refused("not_your_character", roster, "Boris", a.EditCharacter("Annie", gear="nothing"))


# Serious injuries


@pytest.mark.parametrize(
    ("faces", "letter", "value"), [((2, 2), "M", 5), ((2, 5), "P", 2), ((2, 6), "G", 2), ((3, 4), "F", 2)]
)
def test_rows_22_25_26_34_take_one(roster: Roster, faces: tuple[int, ...], letter: str, value: int) -> None:
    roster.injure("Anna", *faces)
    assert roster.public("Anna")["characteristics"][letter] == value


def test_rows_25_and_34_stop_at_1_and_22_and_26_at_0() -> None:
    roster = Roster()
    roster.hero("Anna", stats="P1 F1 M0 G0")
    for faces in ((2, 5), (3, 4), (2, 2), (2, 6)):
        roster.injure("Anna", *faces)
    numbers = roster.public("Anna")["characteristics"]
    assert [numbers[letter] for letter in ("P", "F", "M", "G")] == [1, 1, 0, 0]


@pytest.mark.parametrize(("face", "missed", "injuries"), [(1, 0, ["hand amputated"]), (2, 1, []), (6, 1, [])])
def test_row_23_hand(roster: Roster, face: int, missed: int, injuries: list[str]) -> None:
    roster.injure("Anna", 2, 3, face)
    assert roster.public("Anna")["fights_to_miss"] == missed
    assert roster.public("Anna")["injuries"] == injuries


def test_row_24_madness_is_kept_once(roster: Roster) -> None:
    roster.injure("Anna", 2, 4)
    roster.injure("Anna", 2, 4)
    assert roster.public("Anna")["injuries"] == ["madness"]


@pytest.mark.parametrize(
    ("face", "missed", "marks"), [(1, 1, []), (2, 1, []), (3, 0, []), (5, 0, []), (6, 0, ["snake-oil"])]
)
def test_row_33_snake_oil(roster: Roster, face: int, missed: int, marks: list[str]) -> None:
    roster.injure("Anna", 3, 3, face)
    assert roster.public("Anna")["fights_to_miss"] == missed
    assert roster.public("Anna")["marks"] == marks


def test_row_35_deep_wound_counts_down_and_does_not_rate(roster: Roster) -> None:
    roster.gm(a.EditCharacter("Anna", experience=7, reason="old times"))
    assert roster.state.rating(roster.state.bands[0]) == 47
    roster.injure("Anna", 3, 5, 2)
    assert roster.public("Anna")["fights_to_miss"] == 2
    assert roster.state.rating(roster.state.bands[0]) == 40
    refused("recovering", roster, "Anna", a.ThrowAdvance("Anna"))
    refused("recovering", roster, None, a.LearnSkill("Anna", "savvy"))
    roster.fight("one", "Boris")
    roster.fight("two", "Boris")
    assert roster.state.rating(roster.state.bands[0]) == 47
    assert joins(roster, "Anna") is not None


def test_row_36_robbed(roster: Roster) -> None:
    roster.injure("Anna", 3, 6)
    assert roster.public("Anna")["gear"] == []


@pytest.mark.parametrize("faces", [(4, 1), (4, 6), (5, 1), (5, 6)])
def test_rows_41_to_56_recovered(roster: Roster, faces: tuple[int, int]) -> None:
    before = roster.public("Anna")
    roster.injure("Anna", *faces)
    assert roster.public("Anna") == before


def test_row_61_hatred_of_the_band_that_did_it(roster: Roster) -> None:
    roster.injure("Anna", 6, 1, by_band="Crows")
    assert roster.public("Anna")["hates"] == ["Crows"]
    assert roster.public("Anna")["injuries"] == ["hatred"]


def test_row_61_without_a_known_band_waits_for_the_master(roster: Roster) -> None:
    roster.injure("Anna", 6, 1)
    assert roster.public("Anna")["hates"] == []
    roster.gm(a.EditCharacter("Anna", hates="Crows", reason="it was them"))
    assert roster.public("Anna")["hates"] == ["Crows"]


@pytest.mark.parametrize("faces", [(6, 3), (6, 4)])
def test_rows_63_and_64_hardened(roster: Roster, faces: tuple[int, int]) -> None:
    roster.injure("Anna", *faces)
    assert roster.public("Anna")["injuries"] == ["hardened"]


def test_row_65_hanged(roster: Roster) -> None:
    roster.injure("Anna", 6, 5, 1)
    anna = roster.public("Anna")
    assert (anna["alive"], anna["on_roster"], anna["gear"]) == (False, False, [])


def test_row_65_acquitted(roster: Roster) -> None:
    before = roster.public("Anna")
    roster.injure("Anna", 6, 5, 6)
    assert roster.public("Anna") == before


def test_row_65_bail_is_a_choice_where_the_band_has_it(roster: Roster) -> None:
    roster.injure("Anna", 6, 5, 2, 4)
    roster.choose("Anna", "pay")
    assert roster.state.bands[0].money == 5
    roster.injure("Anna", 6, 5, 5, 5)
    roster.choose("Anna", "jail", 3)
    assert roster.public("Anna")["fights_to_miss"] == 3
    assert roster.state.bands[0].money == 5


def test_bail_that_cannot_be_paid_any_more_leaves_the_choice_open(roster: Roster) -> None:
    roster.injure("Anna", 6, 5, 2, 6)
    roster.gm(a.ChangeMoney("Wolves", -5, "spent"))
    refused("money_short", roster, "Anna", a.Choose(1, "pay"))
    roster.choose("Anna", "jail", 1)


def test_row_66_survivor(roster: Roster) -> None:
    roster.injure("Anna", 6, 6)
    assert roster.public("Anna")["experience"] == 1
    assert roster.character("Anna").earned == 1


@pytest.mark.parametrize(("face", "alive"), [(1, False), (2, False), (3, True), (6, True)])
def test_henchmen_throw_a_d6(roster: Roster, face: int, alive: bool) -> None:
    roster.injure("Boris", face)
    assert roster.public("Boris")["alive"] is alive


def test_leaving_the_roster_ends_the_throws_of_multiple(roster: Roster) -> None:
    roster.injure("Anna", 2, 1, 5, 6, 5, 1)
    assert not roster.public("Anna")["on_roster"]


def test_a_choice_within_multiple_is_made_before_the_next_throw(roster: Roster) -> None:
    roster.injure("Anna", 1, 6, 3, 2, 2, 6, 5, 4, 2)
    refused("choice_open", roster, "Anna", a.Injure("Anna"))
    roster.choose("Anna", "jail", 2, 2, 5)
    anna = roster.public("Anna")
    assert anna["injuries"] == ["leg", "nerves"]
    assert anna["fights_to_miss"] == 2
    assert roster.state.choices == ()


def test_to_miss_is_the_larger_of_next_and_the_sum_of_the_d3s(roster: Roster) -> None:
    roster.injure("Anna", 2, 3, 4)
    roster.injure("Anna", 3, 3, 1)
    assert roster.public("Anna")["fights_to_miss"] == 1
    roster.injure("Anna", 3, 5, 2)
    assert roster.public("Anna")["fights_to_miss"] == 2
    roster.injure("Anna", 6, 5, 3, 4)
    roster.choose("Anna", "jail", 3)
    assert roster.public("Anna")["fights_to_miss"] == 5
    for left in (4, 3, 2, 1, 0):
        roster.fight(f"fight {left}", "Boris")
        assert roster.public("Anna")["fights_to_miss"] == left


def test_a_fight_is_a_bands_if_any_member_joined(roster: Roster) -> None:
    roster.hero("Carl", band="Crows")
    roster.injure("Anna", 2, 3, 4)
    roster.fight("one", "Carl")
    assert roster.public("Anna")["fights_to_miss"] == 1
    roster.fight("two", "Carl", "Boris")
    assert roster.public("Anna")["fights_to_miss"] == 0


def test_an_injury_thrown_during_a_fight_is_not_counted_down_by_it(roster: Roster) -> None:
    roster.injure("Anna", 2, 3, 4)
    roster.fight("one", "Anna", "Boris")
    assert roster.public("Anna")["fights_to_miss"] == 1


def test_snake_oil_lapses_with_the_next_fight_joined(roster: Roster) -> None:
    roster.injure("Anna", 3, 3, 6)
    roster.fight("one", "Boris")
    assert roster.public("Anna")["marks"] == ["snake-oil"]
    roster.fight("two", "Anna")
    assert roster.public("Anna")["marks"] == []


# Captives


def test_row_62_ransom_exchange_and_the_law(roster: Roster) -> None:
    roster.injure("Anna", 6, 2)
    refused("captor_unknown", roster, None, a.Ransom("Anna", 3))
    refused("character_captive", roster, "Anna", a.Injure("Anna"))
    with pytest.raises(Refusal, match="character_captive"):
        joins(roster, "Anna")
    roster.gm(a.HoldCaptive("Anna", "Crows"))
    roster.by("Anna", a.Ransom("Anna", 4))
    refused("not_your_captive", roster, "Anna", a.Choose(1, "accept"))
    roster.gm(a.Choose(1, "accept"))
    assert [band.money for band in roster.state.bands] == [5, 4]
    assert roster.public("Anna")["gear"] == ["revolver", "knife"]
    roster.injure("Anna", 6, 2, by_band="Crows")
    roster.gm(a.HandOver("Anna"), 6)
    assert roster.state.bands[1].money == 34
    anna = roster.public("Anna")
    assert (anna["on_roster"], anna["alive"], anna["gear"]) == (False, True, [])


def test_the_law_takes_only_outlaws(roster: Roster) -> None:
    roster.hero("Carl", band="Crows")
    roster.injure("Carl", 6, 2, by_band="Wolves")
    refused("not_an_outlaw", roster, None, a.HandOver("Carl"), 3)


def test_an_exchange_needs_captives_of_each_others_bands(roster: Roster) -> None:
    roster.hero("Carl", band="Crows")
    roster.injure("Anna", 6, 2, by_band="Crows")
    refused("not_captive", roster, None, a.Exchange("Anna", "Carl"))
    roster.injure("Carl", 6, 2)
    refused("exchange_wrong", roster, None, a.Exchange("Anna", "Carl"))
    roster.gm(a.HoldCaptive("Carl", "Wolves"))
    roster.by("Anna", a.Exchange("Anna", "Carl"))
    roster.gm(a.Choose(1, "decline"))
    roster.gm(a.Exchange("Anna", "Carl"))
    assert not roster.character("Anna").captured
    assert not roster.character("Carl").captured


# Advances and skills


def test_a_throw_is_earned_by_each_fight_and_each_point_of_experience(roster: Roster) -> None:
    refused("advance_unearned", roster, "Anna", a.ThrowAdvance("Anna"))
    roster.fight("one", "Anna")
    roster.by("Anna", a.ThrowAdvance("Anna"), 4, 4)
    refused("advance_unearned", roster, "Anna", a.ThrowAdvance("Anna"))
    refused("advance_unearned", roster, None, a.ThrowAdvance("Anna"))


@pytest.mark.parametrize(
    ("faces", "answer", "letter", "value"),
    [
        ((2, 3), None, "S", 3),
        ((3, 3), None, "S", 3),
        ((3, 4), "St", "St", 4),
        ((3, 4), "F", "F", 4),
        ((4, 4), None, "G", 4),
        ((4, 5), "W", "W", 2),
        ((4, 5), "A", "A", 2),
        ((5, 5), None, "P", 4),
        ((5, 6, 1), None, "FA", 1),
        ((5, 6, 3), None, "FA", 1),
        ((5, 6, 4), None, "FT", 1),
        ((5, 6, 6), None, "FT", 1),
    ],
)
def test_advances_of_heroes(
    roster: Roster, faces: tuple[int, ...], answer: str | None, letter: str, value: int
) -> None:
    roster.fight("one", "Anna")
    roster.by("Anna", a.ThrowAdvance("Anna"), *faces)
    if answer is not None:
        roster.choose("Anna", answer)
    assert roster.public("Anna")["characteristics"][letter] == value


@pytest.mark.parametrize(
    ("face", "answer", "letter", "value"),
    [
        (1, "St", "St", 4),
        (1, "G", "G", 4),
        (2, "A", "A", 2),
        (2, "W", "W", 2),
        (3, "S", "S", 3),
        (4, "F", "F", 4),
        (5, None, "P", 4),
    ],
)
def test_advances_of_henchmen(roster: Roster, face: int, answer: str | None, letter: str, value: int) -> None:
    roster.fight("one", "Boris")
    roster.by("Boris", a.ThrowAdvance("Boris"), face)
    if answer is not None:
        roster.choose("Boris", answer)
    assert roster.public("Boris")["characteristics"][letter] == value


def test_shooting_does_not_get_better_than_2() -> None:
    roster = Roster()
    roster.hero("Anna", stats="S2+")
    roster.fight("one", "Anna")
    events = roster.by("Anna", a.ThrowAdvance("Anna"), 3, 3)
    assert events[-1] == e.NothingRaised("c1", ("S",))
    assert roster.public("Anna")["characteristics"]["S"] == 2


def test_where_only_one_of_two_can_rise_nothing_is_asked() -> None:
    roster = Roster()
    roster.hero("Anna", stats="F10")
    roster.fight("one", "Anna")
    roster.by("Anna", a.ThrowAdvance("Anna"), 3, 4)
    assert roster.public("Anna")["characteristics"]["St"] == 4


@pytest.mark.parametrize("faces", [(1, 1), (1, 2), (1, 3)])
def test_2_to_4_gives_a_skill_of_the_preferred_lists(roster: Roster, faces: tuple[int, int]) -> None:
    roster.fight("one", "Anna")
    roster.by("Anna", a.ThrowAdvance("Anna"), *faces)
    refused("skill_not_preferred", roster, "Anna", a.LearnSkill("Anna", "savvy"))
    roster.by("Anna", a.LearnSkill("Anna", "moving"), 5)
    assert roster.public("Anna")["skills"] == ["dodge"]
    refused("skill_unearned", roster, "Anna", a.LearnSkill("Anna", "moving"))


def test_12_gives_a_skill_of_any_list(roster: Roster) -> None:
    roster.fight("one", "Anna")
    roster.by("Anna", a.ThrowAdvance("Anna"), 6, 6)
    roster.by("Anna", a.LearnSkill("Anna", "savvy"), 4)
    assert roster.public("Anna")["skills"] == ["repartee"]


def test_a_skill_held_already_may_be_thrown_again_or_gains_nothing(roster: Roster) -> None:
    roster.gm(a.LearnSkill("Anna", "moving"), 2)
    roster.gm(a.LearnSkill("Anna", "moving"), 2)
    roster.choose("Anna", "again", 2)
    roster.choose("Anna", "again", 3)
    assert roster.public("Anna")["skills"] == ["nimble", "stealthy"]
    roster.gm(a.LearnSkill("Anna", "moving"), 2)
    roster.choose("Anna", "keep")
    assert roster.public("Anna")["skills"] == ["nimble", "stealthy"]


def test_trick_shooter_counts_up_to_three_times_one_weapon_each(roster: Roster) -> None:
    for weapon in ("revolver", "rifle", "heavy-pistol"):
        roster.gm(a.LearnSkill("Anna", "shooting"), 2)
        roster.choose("Anna", weapon)
    held = ["trick shooter revolver", "trick shooter rifle", "trick shooter heavy-pistol"]
    assert roster.public("Anna")["skills"] == held
    roster.gm(a.LearnSkill("Anna", "shooting"), 2)
    roster.choose("Anna", "keep")
    assert roster.public("Anna")["skills"] == held


def test_which_weapon_may_wait(roster: Roster) -> None:
    roster.gm(a.LearnSkill("Anna", "shooting"), 2)
    roster.gm(a.LearnSkill("Anna", "shooting"), 5)
    assert roster.public("Anna")["skills"] == ["trick shooter", "rifleman"]
    roster.choose("Anna", "revolver")
    assert roster.public("Anna")["skills"] == ["trick shooter revolver", "rifleman"]


# Casualties


def test_an_injury_once_for_each_casualty(roster: Roster) -> None:
    aftermath = roster.fight("one", "Anna", "Boris", out=("Anna",), by_band="b2")
    casualty = a.InjureCasualty("one", "one", "f1", aftermath)
    refused("not_your_character", roster, "Boris", casualty)
    refused("no_such_casualty", roster, None, a.InjureCasualty("one", "one", "f2", aftermath))
    roster.by("Anna", casualty, 6, 1)
    assert roster.public("Anna")["hates"] == ["Crows"]
    refused("injury_thrown", roster, None, casualty)
    refused("injury_thrown", roster, "Anna", a.Injure("Anna"))
    roster.fight("two", "Anna")
    roster.injure("Anna", 4, 1)


def test_the_command_throws_for_an_open_casualty(roster: Roster) -> None:
    aftermath = roster.fight("one", "Anna", out=("Anna",), by_band="b2")
    roster.injure("Anna", 6, 1)
    assert roster.public("Anna")["hates"] == ["Crows"]
    refused("injury_thrown", roster, None, a.InjureCasualty("one", "one", "f1", aftermath))
    assert roster.rules.casualties(roster.state, "one", aftermath) == ()


def test_taking_a_fight_back_restores_all_that_it_counted(roster: Roster) -> None:
    roster.injure("Anna", 3, 5, 3)
    roster.hero("Vera", band="Wolves")
    roster.injure("Vera", 3, 3, 6)
    roster.injure("Boris", 6)
    before = roster.state
    roster.fight("one", "Boris", "Vera")
    roster.gm(a.TakeBackFight("one"))
    assert roster.state == before
    refused("undo_hangs", roster, None, a.TakeBackFight("one"))


def test_taking_a_fight_back_is_refused_while_something_hangs_on_it(roster: Roster) -> None:
    aftermath = roster.fight("one", "Anna", "Boris", out=("Anna",))
    roster.by("Anna", a.InjureCasualty("one", "one", "f1", aftermath), 4, 1)
    refused("undo_hangs", roster, None, a.TakeBackFight("one"))
    roster.fight("two", "Boris")
    roster.by("Boris", a.ThrowAdvance("Boris"), 5)
    roster.by("Boris", a.ThrowAdvance("Boris"), 5)
    refused("undo_hangs", roster, None, a.TakeBackFight("two"))


def test_a_fight_counts_once(roster: Roster) -> None:
    aftermath = roster.fight("one", "Anna")
    refused("fight_counted", roster, None, a.CountFight("one", "one", aftermath))


def test_each_casualty_is_thrown_for_once_however_many_fights_come_after(roster: Roster) -> None:
    first = roster.fight("first", "Anna", out=("Anna",))
    roster.injure("Anna", 4, 1)
    for number in range(60):
        plain = Aftermath((Fought("f1", f"Stranger {number}", f"user {number}", out=True),))
        roster.gm(a.InjureCasualty(f"plain {number}", "plain", "f1", plain), 4, 1)
        roster.fight(f"later {number}", "Boris")
    refused("injury_thrown", roster, None, a.InjureCasualty("first", "first", "f1", first))
    plain = Aftermath((Fought("f1", "Stranger 0", "user 0", out=True),))
    refused("injury_thrown", roster, None, a.InjureCasualty("plain 0", "plain", "f1", plain))


def test_an_older_fights_casualty_does_not_hide_a_later_one(roster: Roster) -> None:
    first = roster.fight("one", "Anna", "Boris", out=("Anna", "Boris"))
    roster.injure("Anna", 4, 1)
    roster.fight("two", "Anna", out=("Anna",))
    roster.by("Boris", a.InjureCasualty("one", "one", "f2", first), 5)
    roster.injure("Anna", 4, 1)
    refused("injury_thrown", roster, "Anna", a.Injure("Anna"))


def test_nobody_joins_while_a_choice_waits(roster: Roster) -> None:
    roster.injure("Anna", 6, 5, 3, 4)
    with pytest.raises(Refusal, match="choice_open"):
        joins(roster, "Anna")


def test_the_own_band_is_neither_hated_nor_captor(roster: Roster) -> None:
    roster.injure("Anna", 6, 1, by_band="Wolves")
    roster.injure("Anna", 6, 2, by_band="Wolves")
    assert roster.public("Anna")["hates"] == []
    assert roster.public("Anna")["captive_of"] is None


def test_a_player_does_not_overrule_what_the_fight_knows(roster: Roster) -> None:
    roster.gm(a.NewBand("Foxes"))
    roster.fight("one", "Anna", out=("Anna",), by_band="b2")
    roster.injure("Anna", 6, 1, by_band="Foxes")
    assert roster.public("Anna")["hates"] == ["Crows"]


def test_a_correction_keeps_what_the_fights_are_missed_for(roster: Roster) -> None:
    roster.injure("Anna", 3, 5, 3)
    roster.gm(a.EditCharacter("Anna", fights_to_miss=2, reason="a good doctor"))
    assert roster.public("Anna")["marks"] == ["deep-wound"]
    assert roster.public("Anna")["fights_to_miss"] == 2
    roster.gm(a.EditCharacter("Anna", fights_to_miss=0, reason="a miracle"))
    assert roster.public("Anna")["marks"] == []


def test_a_skill_taken_away_takes_its_question_along(roster: Roster) -> None:
    roster.gm(a.LearnSkill("Anna", "shooting"), 2)
    roster.gm(a.EditCharacter("Anna", without="trick shooter", reason="forgotten"))
    refused("choice_gone", roster, "Anna", a.Choose(1, "rifle"))
    assert roster.state.choices == ()


def test_every_trick_shooter_is_asked_for_a_weapon(roster: Roster) -> None:
    for _ in range(3):
        roster.gm(a.LearnSkill("Anna", "shooting"), 2)
    for weapon in ("rifle", "revolver", "heavy-pistol"):
        roster.choose("Anna", weapon)
    assert roster.state.choices == ()
    assert all(skill.detail for skill in roster.character("Anna").skills)


def test_hatred_taken_away_takes_its_band_along(roster: Roster) -> None:
    roster.injure("Anna", 6, 1, by_band="Crows")
    roster.gm(a.EditCharacter("Anna", without="hatred", reason="they made peace"))
    assert roster.public("Anna")["hates"] == []


def test_a_new_offer_takes_the_place_of_the_one_before(roster: Roster) -> None:
    roster.injure("Anna", 6, 2, by_band="Crows")
    roster.by("Anna", a.Ransom("Anna", 4))
    roster.by("Anna", a.Ransom("Anna", 2))
    refused("choice_gone", roster, None, a.Choose(1, "accept"))
    roster.gm(a.Choose(2, "accept"))
    assert [band.money for band in roster.state.bands] == [7, 2]


def test_a_captive_or_accused_does_not_change_bands(roster: Roster) -> None:
    roster.injure("Anna", 6, 5, 3, 4)
    refused("choice_open", roster, "Anna", a.EditCharacter("Anna", band="Crows"))
    refused("choice_open", roster, "Anna", a.Enlist("Crows", "Anna"))
    roster.choose("Anna", "pay")
    roster.injure("Anna", 6, 2, by_band="Crows")
    refused("character_captive", roster, "Anna", a.EditCharacter("Anna", band="none"))


def test_whoever_was_thrown_for_is_not_mended_by_the_owner(roster: Roster) -> None:
    roster.injure("Anna", 4, 1)
    refused("edit_gm_only", roster, "Anna", a.EditCharacter("Anna", stats="F9"))


def test_an_offer_ends_with_the_captivity(roster: Roster) -> None:
    roster.injure("Anna", 6, 2, by_band="Crows")
    roster.by("Anna", a.Ransom("Anna", 4))
    roster.gm(a.EditCharacter("Anna", back=True, reason="she slipped away"))
    refused("choice_gone", roster, None, a.Choose(1, "accept"))
    assert [band.money for band in roster.state.bands] == [9, 0]


# In the firefight


def recruited(**more: Any) -> Recruit:
    return Recruit("c1", "Anna", "Anna", **more)


def one_on_one(recruit: Recruit) -> Fight:
    fight = Fight()
    fight.enemy("Crow")
    fight.by("Anna", fa.Join("Anna", recruit=recruit))
    return fight


@pytest.mark.parametrize(("face", "outcome"), [(4, "miss"), (5, "hit"), (6, "kill")])
def test_one_eye_takes_one_from_each_shooting_die(face: int, outcome: str) -> None:
    fight = one_on_one(recruited(one_eyed=True))
    events = fight.by("Anna", fa.Shoot(("Crow",)), face)
    assert events[-1].outcome == outcome
    assert fight.public("Anna")["bonus_now"] == 0


def test_snake_oil_cancels_the_first_hit_and_no_more() -> None:
    fight = one_on_one(recruited(oiled=True))
    assert fight.public("Anna")["marks"] == ["snake-oil"]
    fight.by("Anna", fa.Shoot(("Crow",)), 1)
    fight.advance(4)
    assert fight.public("Anna")["condition"] == "fit"
    assert fight.public("Anna")["marks"] == []
    fight.by("Anna", fa.Shoot(("Crow",)), 1)
    fight.advance(4)
    assert fight.public("Anna")["condition"] == "wounded"


def test_snake_oil_does_not_cancel_a_kill() -> None:
    fight = one_on_one(recruited(oiled=True))
    fight.by("Anna", fa.Shoot(("Crow",)), 1)
    fight.advance(6)
    assert fight.public("Anna")["condition"] == "out"


def test_old_wounds_throw_one_die_when_joining() -> None:
    fight = Fight()
    fight.by("Anna", fa.Join("Anna", recruit=recruited(old_wound=True)), 1)
    assert fight.state.fighters == ()
    with pytest.raises(Refusal, match="sits_out"):
        fight.by("Anna", fa.Join("Anna", recruit=recruited(old_wound=True)))
    other = Fight()
    other.by("Anna", fa.Join("Anna", recruit=recruited(old_wound=True)), 2)
    other.by("Anna", fa.Leave())
    other.by("Anna", fa.Join("Anna", recruit=recruited(old_wound=True)))
    assert other.public("Anna")["condition"] == "fit"


def test_hatred_hardened_and_madness_are_shown_where_they_matter() -> None:
    fight = one_on_one(recruited(hates=("b2",), hardened=True, madness=True))
    assert fight.public("Anna")["marks"] == ["madness"]
    fight.by("Carl", fa.Join("Carl", recruit=Recruit("c2", "Carl", "Carl", band="b2", fearsome=True)))
    assert fight.public("Anna")["marks"] == ["hardened", "hatred", "madness"]
    assert fight.public("Carl")["marks"] == []


def test_the_aftermath_knows_whose_band_caused_it() -> None:
    fight = one_on_one(recruited())
    fight.by("Carl", fa.Join("Carl", recruit=Recruit("c2", "Carl", "Carl", band="b2")))
    fight.by("Anna", fa.Shoot(("Crow",)), 1)
    fight.by("Carl", fa.Shoot(("Anna",)), 6)
    fight.advance(1)
    (down,) = fight.rules.aftermath(fight.state).casualties
    assert (down.name, down.character, down.by_band) == ("Anna", "c1", "b2")


def test_whom_the_master_removed_did_not_fight() -> None:
    fight = one_on_one(recruited())
    fight.gm(fa.Remove("Anna", "a mistake"))
    assert fight.rules.aftermath(fight.state).fought == ()


def test_a_master_may_bring_several_characters_of_one_player() -> None:
    fight = one_on_one(recruited())
    pup = Recruit("c2", "Pup", "Anna", role="henchman")
    with pytest.raises(Refusal, match="already_joined"):
        fight.by("Anna", fa.Join("Pup", recruit=pup))
    fight.gm(fa.Join("Pup", recruit=pup))
    assert fight.state.fighters[-1].owner == "Anna"


# Names and tables


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("Anna", "Аnna", True),
        ("Вера", "Bepa", True),
        ("ВЕРА", "вера", True),
        ("Крот", "Kpot", True),
        ("Артём", "Артем", True),
        ("Anna", "Anne", False),
        ("Пётр", "Petr", False),
    ],
)
def test_names_alike_to_the_eye(one: str, other: str, alike: bool) -> None:
    assert (skeleton(one) == skeleton(other)) is alike


def test_a_fighters_name_may_not_look_like_a_characters(roster: Roster) -> None:
    with pytest.raises(Refusal, match="name_alike"):
        joins(roster, "Аnnа", "Boris")
    assert joins(roster, "Nobody") is None


def test_a_table_thrown_without_a_character_throws_all_that_nests() -> None:
    dice = Faces([1, 6, 2, 4, 1, 2, 3, 1, 3, 1, 6])
    keys = [told.key for told in throw_chart("injuries", dice)]
    assert keys == [
        "chart-result",
        "injuries-counted",
        "chart-again",
        "chart-result",
        "chart-result",
        "chart-result",
        "chart-result",
    ]
    assert not dice.left
