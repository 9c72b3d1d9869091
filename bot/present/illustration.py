"""Pictures that go with posts: the map of a summary, of a round that was played, of a whole fight in motion."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.present.locales import language
from bot.present.picture.alt import alternative_text
from bot.present.picture.drawing import draw
from bot.present.picture.raster import animate, rasterise
from bot.store.rows import Game
from bot.table.codec import codec_of
from bot.table.requests import Story
from rules.core.contract import PUBLIC
from rules.core.scene import Scene

MAX_FRAMES = 30
"""Of a fight in motion; a longer one leaves rounds out."""


class Attached(Struct, frozen=True):
    """A file of a post, with its alternative text."""

    name: str
    data: bytes
    about: str


def map_of(game: Game, state: Any, tag: str, ground: bytes | None) -> Attached | None:
    """The map as it stands; none of a field where nothing is yet."""
    scene = scene_of(game, state)
    if not _worth_drawing(scene):
        return None
    spoken = language(game.locale)
    data = rasterise(draw(scene, spoken, tag=tag, picture=ground))
    return Attached(f"map-{tag.lower()}.png", data, alternative_text(scene, spoken))


def map_of_story(story: Story, ground: bytes | None) -> Attached | None:
    """The map of the round that an entry played, with everything that was done in it; none for what plays no round."""
    rules = codec_of(story.game.ruleset)
    if story.entry.seq == 1 or not any(rules.ruleset.is_milestone(event) for event in story.events):
        return None
    return map_of(story.game, rules.pictured(story.before, story.events), story.entry.tag, ground)


def film(story: Story, ground: bytes | None) -> Attached | None:
    """The whole fight round by round, where an entry ends it."""
    spoken = language(story.game.locale)
    scenes = [scene for state in story.frames if _worth_drawing(scene := scene_of(story.game, state))]
    if len(scenes) < 2:
        return None
    step = -(-len(scenes) // MAX_FRAMES)
    chosen = [*scenes[:-1:step], scenes[-1]]
    pictures = [rasterise(draw(scene, spoken, tag=story.entry.tag, picture=ground)) for scene in chosen]
    about = spoken.text("map-film-alt", {"title": scenes[-1].title.text, "rounds": scenes[-1].round})
    return Attached(f"fight-{story.entry.tag.lower()}.webp", animate(pictures), about)


def scene_of(game: Game, state: Any) -> Scene:
    """The map that everybody may see."""
    return codec_of(game.ruleset).ruleset.view(state, PUBLIC).scene()


def _worth_drawing(scene: Scene) -> bool:
    return bool(scene.places or scene.tokens or scene.terrain or scene.ground)
