"""A form as a private panel: what the picks mean, a menu for each field, the confirming button."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from msgspec import Struct

from bot.components import ids
from bot.present.escaping import visible
from bot.present.lines import render, render_all
from bot.present.locales import Language
from bot.present.paging import counted
from bot.present.panel import ACCENT, ROOM
from bot.store.rows import Game
from rules.core.form import Choice, Field, Form
from rules.core.telling import Line, Who

MENU, LABEL = 25, 100
"""Discord's limits: choices of a menu, characters of a choice's label or description."""

PAGE = MENU - 2
"""Choices of a page, leaving room for the ways to the page before and after."""

TURN = "page-"
"""Begins the value of a choice that turns the page."""


class Menu(Struct, frozen=True):
    """A field's choices as they are shown."""

    custom_id: str
    ask: str
    options: tuple[tuple[str, str, str, bool], ...]


class FormPanel(Struct, frozen=True):
    """A form in words; the layout is built where it is sent."""

    text: str
    menus: tuple[Menu, ...] = ()
    buttons: tuple[tuple[str, str], ...] = ()

    def layout(self) -> discord.ui.LayoutView:
        """The layout. Call it in the event loop."""
        layout = discord.ui.LayoutView(timeout=None)
        layout.add_item(discord.ui.Container(discord.ui.TextDisplay[Any](self.text), accent_colour=ACCENT))
        for menu in self.menus:
            options = [
                discord.SelectOption(label=label, value=value, description=about or None, default=chosen)
                for value, label, about, chosen in menu.options
            ]
            select: discord.ui.Select[Any] = discord.ui.Select(
                custom_id=menu.custom_id, placeholder=menu.ask, options=options
            )
            layout.add_item(discord.ui.ActionRow(select))
        if self.buttons:
            row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
            for place, (custom_id, label) in enumerate(self.buttons):
                style = discord.ButtonStyle.secondary if place else discord.ButtonStyle.success
                row.add_item(discord.ui.Button(style=style, label=label, custom_id=custom_id))
            layout.add_item(row)
        layout.stop()
        return layout


def form_panel(
    form: Form,
    game: Game,
    do: str,
    spoken: Language,
    *,
    turned: Mapping[str, int] | None = None,
    notice: str | None = None,
) -> FormPanel:
    """A form as it stands. ``turned``: the pages of menus that show others than their first."""
    picks = form.picks
    menus = tuple(
        _menu(field, game, do, picks, (turned or {}).get(field.key), spoken) for field in form.fields if field.choices
    )
    buttons = []
    if form.confirm is not None:
        buttons.append((ids.confirm(game.id, game.revision, do, picks), render(form.confirm, spoken)))
    if form.naming is not None:
        buttons.append((ids.naming(game.id, game.revision, do, picks), render(form.naming, spoken)))
    lines = [*([notice] if notice is not None else []), *render_all(form.lines, spoken)]
    return FormPanel(counted(lines, ROOM, spoken), menus, tuple(buttons))


def _menu(field: Field, game: Game, do: str, picks: Mapping[str, str], page: int | None, spoken: Language) -> Menu:
    """A menu with as many choices as it takes; more of them over pages, first the one with what was picked."""
    choices = field.choices
    if len(choices) <= MENU:
        page, shown = 0, choices
    else:
        last = (len(choices) - 1) // PAGE
        found = next((at for at, choice in enumerate(choices) if choice.value == field.picked), 0)
        page = min(page if page is not None else found // PAGE, last)
        shown = choices[page * PAGE : (page + 1) * PAGE]
    options = [_option(choice, choice.value == field.picked, spoken) for choice in shown]
    if page:
        options.insert(0, (f"{TURN}{page - 1}", spoken.text("form-page-before"), "", False))
    left = len(choices) - page * PAGE - len(shown)
    if len(choices) > MENU and left:
        options.append((f"{TURN}{page + 1}", spoken.text("form-page-after", {"count": left}), "", False))
    return Menu(ids.pick(game.id, do, field.key, page, picks), render(field.ask, spoken)[:LABEL], tuple(options))


def _option(choice: Choice, chosen: bool, spoken: Language) -> tuple[str, str, str, bool]:
    about = _words(choice.about, spoken) if choice.about is not None else ""
    return choice.value, _words(choice.label, spoken), about, chosen


def _words(label: Line | Who, spoken: Language) -> str:
    """What a menu shows: it knows no markup."""
    text = label.name if isinstance(label, Who) else visible(render(label, spoken))
    return text if len(text) <= LABEL else f"{text[: LABEL - 1]}…"
