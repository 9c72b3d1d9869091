"""What every rule system in the registry must do. A new one is tested here without a line being added."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.present.lines import render_all
from bot.present.locales import LOCALES, language, rule_words
from bot.table.codec import codec_of
from rules.core.contract import PUBLIC, Actor, Means, Setup, Viewer
from rules.core.refusal import Refusal
from rules.core.scene import Scene
from rules.registry import RULESETS
from tests.rules.dice import Faces, NoVault

GM = Actor("1", gm=True)
NO_MEANS = Means(Faces([]), NoVault())


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
