"""What every rule system in the registry must do. A new one is tested here without a line being added."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec
import pytest

from bot.present.lines import refusal_text, render_all
from bot.present.locales import LOCALES, language, rule_words
from bot.table.codec import codec_of
from bot.table.scenarios import schema, written
from rules.core.contract import NO_MEANS, PUBLIC, Actor, Setup, Viewer
from rules.core.refusal import Refusal
from rules.core.scenario import Mistakes
from rules.core.scene import Scene
from rules.registry import RULESETS

GM = Actor("1", gm=True)


@pytest.fixture(params=sorted(RULESETS))
def ruleset(request: pytest.FixtureRequest) -> Any:
    return RULESETS[request.param]


def _opened(ruleset: Any) -> Any:
    return codec_of(ruleset.key).fold(ruleset.blank(), ruleset.start(Setup("Game", "1", {}, rule_words("ru"))))


def test_key_and_version(ruleset: Any) -> None:
    assert RULESETS[ruleset.key] is ruleset
    assert ruleset.version >= 1


def test_states_and_events_round_trip_through_json(ruleset: Any) -> None:
    codec, state = codec_of(ruleset.key), _opened(ruleset)
    assert codec.state(msgspec.json.encode(state).decode()) == state
    events = ruleset.start(Setup("Game", "1"))
    assert list(codec.events(msgspec.json.encode(events).decode())) == list(events)


def test_json_schema_comes_with_the_types(ruleset: Any) -> None:
    assert msgspec.json.schema(ruleset.state_type)["$defs"]


def test_the_opener_is_gm_and_the_game_is_not_over(ruleset: Any) -> None:
    state = _opened(ruleset)
    assert state.chronicle.gms == ("1",)
    assert not ruleset.is_over(state)
    ended = codec_of(ruleset.key).fold(state, ruleset.decide(state, ruleset.end(), GM, NO_MEANS))
    assert ruleset.is_over(ended)
    assert ruleset.options(ended, GM) == ()


def test_strangers_are_refused_the_gms_actions(ruleset: Any) -> None:
    state = _opened(ruleset)
    for action in (ruleset.advance(), ruleset.end()):
        with pytest.raises(Refusal):
            ruleset.decide(state, action, Actor("2"), NO_MEANS)


def test_unknown_settings_are_refused(ruleset: Any) -> None:
    with pytest.raises(Refusal):
        ruleset.start(Setup("Game", "1", {"gravity": "off"}))


def test_view_summary_scene_and_rulebook_can_be_shown_in_every_language(ruleset: Any) -> None:
    state = _opened(ruleset)
    view = ruleset.view(state, PUBLIC)
    assert view.public["game"] == "Game"
    assert view.public["ruleset"] == ruleset.key
    assert isinstance(view.scene(), Scene)
    for locale in LOCALES:
        spoken = language(locale)
        assert render_all(view.summary(), spoken)
        assert render_all(view.brief(), spoken)
        assert render_all(ruleset.rulebook(state), spoken)
        for event in ruleset.start(Setup("Game", "1")):
            assert render_all(ruleset.tell(state, event, Viewer("1", gm=True)), spoken)


def test_charts_read_every_face_in_every_language(ruleset: Any) -> None:
    for name, sides in ruleset.chart().items():
        for face in range(1, sides + 1):
            for locale in LOCALES:
                assert render_all([ruleset.read_chart(name, face)], language(locale))


def test_an_opened_game_is_written_as_a_scenario_that_opens_it_again(ruleset: Any) -> None:
    state = _opened(ruleset)
    content = tomllib.loads(written(ruleset.scenario_of(state)))
    again = ruleset.start(Setup("Game", "1", {}, rule_words("ru"), scenario=content, locale="ru"))
    view = ruleset.view(codec_of(ruleset.key).fold(ruleset.blank(), again), PUBLIC)
    assert view.public == ruleset.view(state, PUBLIC).public
    assert schema(ruleset.key)["$defs"]


@pytest.mark.parametrize("content", [{"nonsense": 1}, {"title": 5}])
def test_a_scenario_with_mistakes_opens_nothing(ruleset: Any, content: dict[str, Any]) -> None:
    with pytest.raises(Mistakes):
        ruleset.start(Setup("Game", "1", scenario=content))


def test_every_form_shows_itself_or_is_refused_and_has_its_words(ruleset: Any) -> None:
    state = _opened(ruleset)
    for do in (*ruleset.player_forms, *ruleset.gm_forms):
        for locale in LOCALES:
            assert language(locale).has(f"button-{do}")
            assert language(locale).has(f"button-{do}-go")
        for actor in (GM, Actor("2")):
            try:
                form = ruleset.form(state, actor, do, {})
            except Refusal as refusal:
                for locale in LOCALES:
                    refusal_text(refusal, language(locale))
                continue
            for locale in LOCALES:
                render_all(form.lines, language(locale))
            if form.confirm is None:
                with pytest.raises(Refusal, match="form_incomplete"):
                    ruleset.fill(state, do, form)


def test_a_state_of_this_release_is_known_to_it_whole(ruleset: Any) -> None:
    state = _opened(ruleset)
    assert ruleset.known_to(state, ruleset.version) == state
    assert 1 <= ruleset.decides_as <= ruleset.version
