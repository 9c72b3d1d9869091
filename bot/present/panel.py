"""The summary as a layout: text, map, buttons. Fits Discord's limits at any size of fight, and drops no row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.components import ids
from bot.present import textmap
from bot.present.lines import render_all
from bot.present.locales import Language, language
from bot.store.rows import Game
from bot.table.codec import codec_of
from rules.core.contract import PUBLIC, View

TEXT_LENGTH = 4000
"""Discord's limit for all text of a layout."""

ROOM = TEXT_LENGTH - 100


def panel(game: Game, state: Any) -> discord.ui.LayoutView:
    """The summary with its buttons; an ended game has none."""
    spoken = language(game.locale)
    rules = codec_of(game.ruleset).ruleset
    layout = discord.ui.LayoutView(timeout=None)
    container: discord.ui.Container[Any] = discord.ui.Container(accent_colour=discord.Colour(0x5A6B52))
    for text in texts(rules.view(state, PUBLIC), spoken):
        container.add_item(discord.ui.TextDisplay(text))
    layout.add_item(container)
    if game.is_open:
        layout.add_item(_buttons(game, rules.page(state), spoken))
    # A finished view is not kept by discord.py: the buttons are matched by their ids, also after a restart.
    layout.stop()
    return layout


def texts(view: View, spoken: Language) -> list[str]:
    """Summary and map, as much of the map and as many words as fit; every fighter is always there."""
    scene = view.scene()
    grid = textmap.grid(scene)
    legend = [*textmap.whereabouts(scene, spoken), *render_all(scene.legend, spoken)]
    full, brief = render_all(view.summary(), spoken), render_all(view.brief(), spoken)
    hidden = [spoken.text("map-hidden")]
    has_map = [grid, *legend] if scene.places or scene.tokens else []
    for summary, map_lines in ((full, has_map), (full, hidden), (brief, has_map), (brief, hidden)):
        found = ["\n".join(summary), *(["\n".join(map_lines)] if map_lines else [])]
        if sum(map(len, found)) <= ROOM:
            return found
    return [_counted(brief, spoken)]


def _counted(lines: Sequence[str], spoken: Language) -> str:
    kept: list[str] = []
    for place, line in enumerate(lines):
        more = spoken.text("more-lines", {"count": len(lines) - place})
        if sum(map(len, kept)) + len(kept) + len(line) + len(more) > ROOM:
            return "\n".join([*kept, more])
        kept.append(line)
    return "\n".join(kept)


def _buttons(game: Game, page: int, spoken: Language) -> discord.ui.ActionRow[Any]:
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
    styles = discord.ButtonStyle
    for style, key, custom_id in (
        (styles.primary, "button-hold", ids.hold(game.id, page)),
        (styles.secondary, "button-me", ids.me(game.id)),
        (styles.success, "button-advance", ids.advance(game.id, game.revision)),
        (styles.secondary, "button-undo", ids.undo(game.id)),
    ):
        row.add_item(discord.ui.Button(style=style, label=spoken.text(key), custom_id=custom_id))
    return row
