"""Pictures that go with posts: the map of a summary, of a round that was played, of a whole fight in motion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.present.locales import language
from bot.present.picture.alt import alternative_text
from bot.present.picture.drawing import draw
from bot.present.picture.raster import animate, rasterise
from bot.store.rows import Game
from bot.table.codec import codec_of
from bot.table.requests import Story
from rules.core.contract import PUBLIC
from rules.core.scene import Scene
from rules.registry import FIGHTS

MAX_FRAMES = 30
"""Of a fight in motion; a longer one leaves rounds out."""


Grounds = Mapping[str, bytes]
"""The pictures under a game's maps, by name."""


class Attached(Struct, frozen=True):
    """A file of a post, with its alternative text."""

    name: str
    data: bytes
    about: str


def map_of(game: Game, state: Any, tag: str, grounds: Grounds) -> Attached | None:
    """The map as it stands; none of a field where nothing is yet."""
    scene = scene_of(game, state)
    return _attached(game, scene, tag, grounds) if _worth_drawing(scene) else None


def map_of_story(story: Story, grounds: Grounds) -> Attached | None:
    """The map of the round that an entry played, with everything that was done in it; none for what plays no round."""
    rules = codec_of(story.game.ruleset)
    if story.entry.seq == 1 or not any(rules.ruleset.is_milestone(event) for event in story.events):
        return None
    scene = scene_of(story.game, rules.pictured(story.before, story.events))
    return _attached(story.game, replace(scene, past=()), story.entry.tag, grounds) if _worth_drawing(scene) else None


def film(story: Story, grounds: Grounds) -> Attached | None:
    """The whole fight round by round, where an entry ends it."""
    spoken = language(story.game.locale)
    scenes = [(replace(scene_of(story.game, state), past=()), tag) for state, tag in story.frames]
    shown = [(scene, tag) for scene, tag in scenes if _worth_drawing(scene)]
    if len(shown) < 2:
        return None
    step = -(-len(shown) // MAX_FRAMES)
    chosen = [*shown[:-1:step], shown[-1]]
    pictures = [_drawn(story.game, scene, tag, grounds) for scene, tag in chosen]
    last = shown[-1][0]
    about = spoken.text("map-film-alt", {"title": last.title.text, "rounds": last.round})
    return Attached(f"fight-{story.entry.tag.lower()}.webp", animate(pictures), about)


def scene_of(game: Game, state: Any) -> Scene:
    """The map that everybody may see."""
    return FIGHTS[game.ruleset].view(state, PUBLIC).scene()


def _attached(game: Game, scene: Scene, tag: str, grounds: Grounds) -> Attached:
    about = alternative_text(scene, language(game.locale))
    return Attached(f"map-{tag.lower()}.png", _drawn(game, scene, tag, grounds), about)


def _drawn(game: Game, scene: Scene, tag: str, grounds: Grounds) -> bytes:
    ground = grounds.get(scene.ground) if scene.ground is not None else None
    return rasterise(draw(scene, language(game.locale), tag=tag, picture=ground))


def _worth_drawing(scene: Scene) -> bool:
    return bool(scene.places or scene.tokens or scene.terrain or scene.ground)
