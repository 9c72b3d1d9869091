"""The summary as a layout: text, map, buttons. Fits Discord's limits at any size of fight, and drops no row."""

from __future__ import annotations

from typing import Any

import discord
from msgspec import Struct

from bot.components import ids
from bot.present.escaping import plain
from bot.present.illustration import Attached
from bot.present.lines import render_all
from bot.present.locales import Language, language
from bot.present.paging import counted
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
    """The summary, rendered in a worker thread; the layout is built where it is sent. The map stands after the head."""

    texts: tuple[str, ...]
    rows: tuple[tuple[PanelButton, ...], ...] = ()
    map: Attached | None = None

    def layout(self) -> discord.ui.LayoutView:
        """The layout. Call it in the event loop: elsewhere discord.py would keep every summary for ever."""
        layout = discord.ui.LayoutView(timeout=None)
        inside: list[discord.ui.Item[Any]] = [discord.ui.TextDisplay(text) for text in self.texts]
        if self.map is not None:
            gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
            gallery.add_item(media=f"attachment://{self.map.name}", description=self.map.about)
            inside.insert(1, gallery)
        layout.add_item(discord.ui.Container(*inside, accent_colour=ACCENT))
        for buttons in self.rows:
            row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
            for button in buttons:
                style = discord.ButtonStyle[button.style]
                row.add_item(discord.ui.Button(style=style, label=button.label, custom_id=button.custom_id))
            layout.add_item(row)
        # A finished view is not kept; its buttons are matched by their ids, also after a restart.
        layout.stop()
        return layout


def panel(game: Game, state: Any, map_: Attached | None = None) -> Panel:
    """The summary with its map and buttons; an ended game has none."""
    spoken = language(game.locale)
    rules = codec_of(game.ruleset).ruleset
    rows = _buttons(game, state, spoken) if game.is_open else ()
    view = rules.view(state, PUBLIC)
    return Panel(tuple(texts(view, spoken)), rows, map_)


def folded(game: Game, link: str) -> Panel:
    """What is left of a summary that was posted anew: a line that leads to the new one."""
    return Panel((language(game.locale).text("summary-folded", {"name": plain(game.name), "link": link}),))


def texts(view: View, spoken: Language) -> list[str]:
    """The heading, then as many words as fit; every fighter is always there."""
    for lines in (render_all(view.summary(), spoken), render_all(view.brief(), spoken)):
        head, rest = lines[0], "\n".join(lines[1:])
        if len(head) + len(rest) <= ROOM:
            return [head, rest] if rest else [head]
    return [lines[0], counted(lines[1:], ROOM - len(lines[0]), spoken)]


def _buttons(game: Game, state: Any, spoken: Language) -> tuple[tuple[PanelButton, ...], ...]:
    """The players' row, then the game master's."""
    rules = codec_of(game.ruleset).ruleset
    page = rules.page(state)

    def opener(do: str, style: str = "secondary") -> PanelButton:
        return PanelButton(style, spoken.text(f"button-{do}"), ids.form(game.id, do))

    first, *others = rules.player_forms
    return (
        (
            opener(first, "danger"),
            *map(opener, others),
            PanelButton("secondary", spoken.text("button-hold"), ids.hold(game.id, page)),
            PanelButton("primary", spoken.text("button-me"), ids.me(game.id)),
        ),
        (
            PanelButton("success", spoken.text("button-advance"), ids.advance(game.id, game.revision)),
            *map(opener, rules.gm_forms),
            PanelButton("secondary", spoken.text("button-undo"), ids.undo(game.id)),
        ),
    )
