"""Scenario files: every mistake named at once with its path; what is written from a fight lays it out again."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.present.lines import refusal_lines
from bot.present.locales import LOCALES, language, rule_words
from bot.table import scenarios
from rules.core.contract import PUBLIC, Setup
from rules.core.refusal import Refusal
from rules.core.scenario import MAX_MISTAKES, Mistakes
from rules.firefight import Firefight
from rules.firefight import actions as a
from rules.firefight.state import FirefightState
from rules.registry import FIGHTS
from tests.rules.dice import Fight

RULES = Firefight()


def opened(scenario: dict[str, Any], locale: str = "en", **more: Any) -> FirefightState:
    rules = rules_of(scenario)
    state: FirefightState = rules.blank()
    for event in rules.start(Setup("Test", "1", words=rule_words(locale), scenario=scenario, locale=locale, **more)):
        state = rules.evolve(state, event)
    return state


def rules_of(scenario: dict[str, Any]) -> Any:
    """The rule system that a scenario is for; the firefight where the file has that wrong."""
    key = scenario.get("ruleset")
    return FIGHTS[key] if isinstance(key, str) and key in FIGHTS else RULES


def mistakes(scenario: dict[str, Any]) -> dict[str, str]:
    with pytest.raises(Mistakes) as caught:
        opened(scenario)
    for locale in LOCALES:
        assert len(refusal_lines(caught.value, language(locale))) == len(caught.value.mistakes) + 1
    return {mistake.path: mistake.refusal.code for mistake in caught.value.mistakes}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", sorted(scenarios.bundled()))
def test_a_bundled_scenario_opens_in_every_language(name: str, locale: str) -> None:
    content = scenarios.bundled()[name]
    state = opened(content, locale)
    assert len(state.covers) == len(content.get("covers", ()))
    assert len(state.fighters) == sum(enemy.get("count", 1) for enemy in content["enemies"])
    assert {"title", "about", "opening"} <= content.keys()


def test_six_come_along_two_of_them_large_and_each_text_in_both_languages() -> None:
    every = scenarios.bundled()
    assert len(every) >= 6
    maps = [content["map"] for content in every.values() if "map" in content]
    assert sum(drawn["columns"] >= 20 and drawn["rows"] >= 14 for drawn in maps) >= 2
    for content in every.values():
        texts = [content[key] for key in ("title", "about", "opening")]
        texts += [cover["name"] for cover in content.get("covers", ())]
        assert all(set(text) == set(LOCALES) for text in texts)


def test_texts_come_in_the_games_language_and_covers_are_meant_in_any() -> None:
    plan = {
        "covers": [{"name": {"en": "Wall", "ru": "Стена"}, "cell": "A1"}],
        "enemies": [{"type": "bandit", "cover": "Wall"}],
    }
    state = opened(plan, "ru")
    assert state.covers[0].name == "Стена"
    assert state.fighters[0].cover == "Стена"


def test_the_shape_of_everything_is_checked_at_once() -> None:
    assert mistakes(
        {
            "ruleset": "chess",
            "titel": "x",
            "map": {"columns": 99, "rows": "x", "terrain": ["..", 3, "..X"]},
            "covers": [{"name": {"en": "W", "rus": "С"}, "cell": "B2"}, {"cell": 4, "name": 5, "capacity": True}, {}],
            "enemies": [{"type": "bandit", "pronoun": "it"}, "crow"],
            "rules": {"hits_to_out": [1]},
            "kinds": {"name": "x"},
            "opening": "x" * 2000,
        }
    ) == {
        "ruleset": "shape_choice",
        "titel": "shape_unknown",
        "map.columns": "shape_range",
        "map.rows": "shape_type",
        "map.terrain[2]": "shape_type",
        "map.terrain[3]": "shape_signs",
        "covers[1].name.rus": "shape_language",
        "covers[2].cell": "shape_type",
        "covers[2].name": "shape_type",
        "covers[2].capacity": "shape_type",
        "covers[3].name": "shape_missing",
        "covers[3].cell": "shape_missing",
        "enemies[1].pronoun": "shape_choice",
        "enemies[2]": "shape_type",
        "rules.hits_to_out": "shape_type",
        "kinds": "shape_type",
        "opening": "shape_too_long",
    }


def test_what_does_not_fit_together_is_named_beside_what_is_of_the_wrong_shape() -> None:
    assert mistakes(
        {
            "rules": {"mode": "chess", "gravity": 1},
            "map": {"columns": 5, "rows": 4, "terrain": [".....", "....."]},
            "kinds": [{"name": "`"}],
            "covers": [
                {"name": "Wall", "cell": "Z9", "shields": "up", "rows": "9"},
                {"name": "Barn", "cell": "A1", "capacity": 1},
                {"name": "barn", "cell": "A2"},
                {"name": 5, "cell": "A1"},
            ],
            "types": [{"name": "gunner", "rows": "x", "rows_against": "y"}, {"name": " "}],
            "enemies": [
                {"type": "bandi"},
                {"type": "bandit", "cover": "Barn", "count": 2},
                {"type": "bandit", "cover": "Wall"},
                {"type": "bandit", "name": "@everyone"},
            ],
            "opening": " ",
        }
    ) == {
        "rules.mode": "bad_rule_value",
        "rules.gravity": "unknown_rule",
        "map.terrain": "terrain_rows",
        "kinds[1]": "name_markup",
        "covers[1].cell": "cell_outside",
        "covers[1].shields": "bad_direction",
        "covers[1].rows": "bad_rows",
        "covers[3].name": "name_taken",
        "covers[4].name": "shape_type",
        "types[1].rows": "bad_rows",
        "types[1].rows_against": "bad_rows",
        "types[2]": "name_blank",
        "enemies[1]": "unknown_type",
        "enemies[2]": "cover_full",
        "enemies[4]": "name_markup",
        "opening": "text_blank",
    }


@pytest.mark.parametrize(("terrain", "code"), [(["....."], "terrain_rows"), (["...."] * 4, "terrain_row")])
def test_a_drawn_ground_must_fit_the_map(terrain: list[str], code: str) -> None:
    assert mistakes({"map": {"columns": 5, "rows": 4, "terrain": terrain}}) == {"map.terrain": code}


def test_absurd_numbers_of_things_are_refused() -> None:
    assert mistakes({"covers": [{"name": "x", "cell": "A1"}] * 51}) == {"covers": "shape_too_many"}
    assert mistakes({"enemies": [{"type": "bandit", "count": 20}] * 4}) == {"enemies[4]": "too_many_fighters"}


def test_house_rules_of_the_server_yield_to_the_files_and_those_to_the_masters() -> None:
    plan = {"rules": {"hits_to_out": 3, "decay": "shot"}}
    state = opened(plan, defaults={"hits_to_out": "5", "pvp": "order"}, settings={"decay": "shooter"})
    assert (state.rules.hits_to_out, state.rules.decay, state.rules.pvp) == (3, "shooter", "order")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", sorted(scenarios.bundled()))
def test_a_fight_written_as_a_scenario_lays_the_same_field_out(name: str, locale: str) -> None:
    state = opened(scenarios.bundled()[name], locale)
    text = scenarios.written(rules_of(scenarios.bundled()[name]).scenario_of(state))
    again = opened(tomllib.loads(text), locale)
    for part in ("rules", "columns", "rows", "terrain", "covers", "kinds", "types"):
        assert getattr(again, part) == getattr(state, part), part
    told = [[(f.type, f.label, f.cover, f.stats) for f in one.fighters] for one in (again, state)]
    assert told[0] == told[1]


def test_a_played_fight_is_written_without_players_and_without_the_out() -> None:
    fight = Fight(decay="shot")
    fight.gm(a.ChangeMap(14, 9, "water", "A1:B9"))
    fight.place("Wall", "C3", kind="sandbags", legend="sacks", shields="none", rows="3/5", modifier=1)
    fight.gm(a.DefineType("gunner", shots=2, cover_die=True, rows="4/6", hits_to_out=0))
    fight.enemy("Ace", "gunner", "Wall")
    fight.enemy("Crow")
    fight.player("Anna", "Wall")
    fight.gm(a.SetCondition("Crow", "out", "test"))
    again = opened(tomllib.loads(scenarios.written(RULES.scenario_of(fight.state))))
    assert [f.name for f in again.fighters] == ["Ace"]
    assert again.covers == fight.state.covers
    assert again.terrain == fight.state.terrain
    assert again.rules == fight.state.rules
    assert next(t for t in again.types if t.name == "gunner") == next(
        t for t in fight.state.types if t.name == "gunner"
    )
    assert next(k for k in again.kinds if k.name == "sandbags").legend == "sacks"


def test_the_opening_is_told_in_one_go_and_the_masters_words_after_it() -> None:
    events = RULES.start(Setup("Test", "1", scenario=scenarios.bundled()["barn"], locale="ru"))
    assert [type(event).__name__ for event in events] == ["Opened", "Narrated", "LaidOut"]
    view = RULES.view(opened(scenarios.bundled()["barn"]), PUBLIC)
    assert len(view.scene().places) >= 2


LEAF = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**30), 10**30),
    st.floats(allow_nan=False),
    st.text(max_size=12),
    st.datetimes(),
    st.sampled_from(["barn", "A1", "bandit", "N S", "all", "high", "", "\n", "..\n", "firefight"]),
)
FILE_KEYS = ("title", "opening", "rules", "map", "kinds", "covers", "types", "enemies", "a.b", "covers[1]")
ITEM_KEYS = ("name", "cell", "type", "cover", "columns", "rows", "terrain", "count", "shields", "capacity", "en", "ru")
KEYS = st.sampled_from((*FILE_KEYS, *ITEM_KEYS, "label", "legend"))
NESTED = st.recursive(
    LEAF, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=5), max_leaves=25
)


@given(st.dictionaries(KEYS, NESTED, max_size=8))
@settings(max_examples=400, deadline=None)
def test_whatever_a_file_holds_it_opens_or_names_its_mistakes(content: dict[str, Any]) -> None:
    found = refused({key: value for key, value in content.items() if key != "ruleset"})
    if found is not None:
        assert 1 <= len(found.mistakes) <= MAX_MISTAKES
        assert all(line for locale in LOCALES for line in refusal_lines(found, language(locale)))


def refused(content: dict[str, Any]) -> Mistakes | None:
    try:
        opened(content)
    except Mistakes as mistakes:
        return mistakes
    return None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a" + ".a" * 60_000 + " = 1", "scenario_not_toml"),
        ("x = " + "[" * 60_000, "scenario_not_toml"),
        ("x = " + "9" * 5_000, "scenario_not_toml"),
        ("x = ", "scenario_not_toml"),
        ("#" + " " * 256 * 1024, "scenario_too_large"),
        ("x = '\udcff'", "scenario_not_text"),
    ],
)
def test_a_file_that_is_made_to_harm_is_refused_at_once(text: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        scenarios.read_scenario(text.encode("utf-8", "surrogateescape"))


@pytest.mark.parametrize("ruleset", [{"a": 1}, [1], 5, "chess", None, True, pytest.param(16**9000, id="huge")])
def test_a_rule_system_that_is_none_is_refused(ruleset: object) -> None:
    with pytest.raises(Refusal, match="unknown_ruleset"):
        scenarios.ruleset_of({"ruleset": ruleset})


def test_a_list_as_suggested_is_a_name_too() -> None:
    for suggested in scenarios.titles("ru"):
        assert scenarios.named(suggested)["enemies"]


@pytest.mark.parametrize("field", [{"map": "x"}, {"map": {"rows": 99}}, {"map": {"columns": "x"}}])
def test_no_cover_is_blamed_for_a_map_that_cannot_be_read(field: dict[str, Any]) -> None:
    found = mistakes({**field, "covers": [{"name": "Wall", "cell": "Z19"}]})
    assert not any(path.startswith("covers") for path in found)
