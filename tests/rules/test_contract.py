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
from rules.registry import FIGHTS, RULESETS

GM = Actor("1", gm=True)


@pytest.fixture(params=sorted(RULESETS))
def ruleset(request: pytest.FixtureRequest) -> Any:
    return RULESETS[request.param]


@pytest.fixture(params=sorted(FIGHTS))
def fight(request: pytest.FixtureRequest) -> Any:
    return FIGHTS[request.param]


class Paths:
    """Dice for every path through a table: the first throws take every face in turn, later ones the highest."""

    def __init__(self) -> None:
        self.path: list[int] = []
        self.sides: list[int] = []

    def throw(self, sides: int, purpose: str, fighter: str | None = None) -> int:
        at = len(self.sides)
        self.sides.append(sides)
        if at < len(self.path):
            return self.path[at]
        if at < DEPTH:
            self.path.append(1)
            return 1
        return sides

    def next(self) -> bool:
        """Go on to the next path; ``False`` after the last one."""
        while self.path and self.path[-1] == self.sides[len(self.path) - 1]:
            self.path.pop()
        self.sides.clear()
        if self.path:
            self.path[-1] += 1
        return bool(self.path)


DEPTH = 4


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


def test_the_opener_is_gm_and_the_game_is_not_over(fight: Any) -> None:
    state = _opened(fight)
    assert state.chronicle.gms == ("1",)
    assert not fight.is_over(state)
    ended = codec_of(fight.key).fold(state, fight.decide(state, fight.end(), GM, NO_MEANS))
    assert fight.is_over(ended)
    assert fight.options(ended, GM) == ()


def test_strangers_are_refused_the_gms_actions(fight: Any) -> None:
    state = _opened(fight)
    for action in (fight.advance(), fight.end()):
        with pytest.raises(Refusal):
            fight.decide(state, action, Actor("2"), NO_MEANS)


def test_unknown_settings_are_refused(fight: Any) -> None:
    with pytest.raises(Refusal):
        fight.start(Setup("Game", "1", {"gravity": "off"}))


def test_view_summary_scene_and_rulebook_can_be_shown_in_every_language(fight: Any) -> None:
    state = _opened(fight)
    view = fight.view(state, PUBLIC)
    assert view.public["game"] == "Game"
    assert view.public["ruleset"] == fight.key
    assert isinstance(view.scene(), Scene)
    for locale in LOCALES:
        spoken = language(locale)
        assert render_all(view.summary(), spoken)
        assert render_all(view.brief(), spoken)
        assert render_all(fight.rulebook(state), spoken)
        assert len(render_all(fight.handbook(state), spoken)) >= 3
        for event in fight.start(Setup("Game", "1")):
            assert render_all(fight.tell(state, event, Viewer("1", gm=True)), spoken)


def test_charts_read_every_face_in_every_language(ruleset: Any) -> None:
    for name in ruleset.charts:
        dice, more = Paths(), True
        while more:
            thrown = ruleset.throw_chart(name, dice)
            for locale in LOCALES:
                assert render_all(thrown, language(locale))
                assert language(locale).has(f"chart-name-{name}")
            more = dice.next()


def test_an_event_that_asks_nothing_has_no_answers(ruleset: Any) -> None:
    state = _opened(ruleset)
    for event in ruleset.start(Setup("Game", "1")):
        assert list(ruleset.answers(state, event)) == []
    assert list(ruleset.options(state, Actor("2"))) is not None


def test_an_unknown_choice_is_refused(ruleset: Any) -> None:
    with pytest.raises(Refusal, match="choice_gone"):
        ruleset.decide(_opened(ruleset), ruleset.choose(7, "any"), GM, NO_MEANS)


def test_only_who_joins_is_looked_up_on_the_roster(fight: Any) -> None:
    assert fight.recruits(fight.end()) is None
    assert fight.aftermath(_opened(fight)).fought == ()


def test_an_opened_game_is_written_as_a_scenario_that_opens_it_again(fight: Any) -> None:
    state = _opened(fight)
    content = tomllib.loads(written(fight.scenario_of(state)))
    again = fight.start(Setup("Game", "1", {}, rule_words("ru"), scenario=content, locale="ru"))
    view = fight.view(codec_of(fight.key).fold(fight.blank(), again), PUBLIC)
    assert view.public == fight.view(state, PUBLIC).public
    assert schema(fight.key)["$defs"]


@pytest.mark.parametrize("content", [{"nonsense": 1}, {"title": 5}])
def test_a_scenario_with_mistakes_opens_nothing(fight: Any, content: dict[str, Any]) -> None:
    with pytest.raises(Mistakes):
        fight.start(Setup("Game", "1", scenario=content))


def test_every_form_shows_itself_or_is_refused_and_has_its_words(fight: Any) -> None:
    state = _opened(fight)
    for do in (*fight.player_forms, *fight.gm_forms):
        for locale in LOCALES:
            assert language(locale).has(f"button-{do}")
            assert language(locale).has(f"button-{do}-go")
        for actor in (GM, Actor("2")):
            try:
                form = fight.form(state, actor, do, {})
            except Refusal as refusal:
                for locale in LOCALES:
                    refusal_text(refusal, language(locale))
                continue
            for locale in LOCALES:
                render_all(form.lines, language(locale))
            if form.confirm is None:
                with pytest.raises(Refusal, match="form_incomplete"):
                    fight.fill(state, do, form)


def test_a_state_of_this_release_is_known_to_it_whole(ruleset: Any) -> None:
    state = _opened(ruleset)
    assert ruleset.known_to(state, ruleset.version) == state
    assert 1 <= ruleset.decides_as <= ruleset.version
