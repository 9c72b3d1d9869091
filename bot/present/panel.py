"""The summary as a layout: text, map, buttons. Fits Discord's limits at any size of fight, and drops no row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from msgspec import Struct

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
ACCENT = discord.Colour(0x5A6B52)


class PanelButton(Struct, frozen=True):
    """A button of the summary."""

    style: str
    label: str
    custom_id: str


class Panel(Struct, frozen=True):
    """The summary, rendered in a worker thread; the layout is built where it is sent."""

    texts: tuple[str, ...]
    rows: tuple[tuple[PanelButton, ...], ...]

    def layout(self) -> discord.ui.LayoutView:
        """The layout. Call it in the event loop: elsewhere discord.py would keep every summary for ever."""
        layout = discord.ui.LayoutView(timeout=None)
        texts = (discord.ui.TextDisplay[Any](text) for text in self.texts)
        layout.add_item(discord.ui.Container(*texts, accent_colour=ACCENT))
        for buttons in self.rows:
            row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
            for button in buttons:
                style = discord.ButtonStyle[button.style]
                row.add_item(discord.ui.Button(style=style, label=button.label, custom_id=button.custom_id))
            layout.add_item(row)
        # A finished view is not kept; its buttons are matched by their ids, also after a restart.
        layout.stop()
        return layout


def panel(game: Game, state: Any) -> Panel:
    """The summary with its buttons; an ended game has none."""
    spoken = language(game.locale)
    rules = codec_of(game.ruleset).ruleset
    rows = _buttons(game, rules.page(state), spoken) if game.is_open else ()
    return Panel(tuple(texts(rules.view(state, PUBLIC), spoken)), rows)


def texts(view: View, spoken: Language) -> list[str]:
    """Summary and map, as much of the map and as many words as fit; every fighter is always there."""
    scene = view.scene()
    grid = textmap.grid(scene)
    legend = textmap.legend(scene, spoken)
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


def _buttons(game: Game, page: int, spoken: Language) -> tuple[tuple[PanelButton, ...], ...]:
    """The players' row, then the game master's."""
    return (
        (
            PanelButton("primary", spoken.text("button-me"), ids.me(game.id)),
            PanelButton("secondary", spoken.text("button-hold"), ids.hold(game.id, page)),
        ),
        (
            PanelButton("success", spoken.text("button-advance"), ids.advance(game.id, game.revision)),
            PanelButton("secondary", spoken.text("button-undo"), ids.undo(game.id)),
        ),
    )
