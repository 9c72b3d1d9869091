"""The summary as a layout: text, map, buttons. Fits Discord's limits at any size of fight, and drops no row."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import discord
from msgspec import Struct

from bot.components import ids
from bot.present.escaping import plain, visible
from bot.present.illustration import Attached
from bot.present.lines import render, render_all
from bot.present.locales import Language, language
from bot.present.paging import counted
from bot.store.rows import Deadline, Game
from rules.core.contract import PUBLIC, Answer, Casualty, FightView
from rules.registry import FIGHTS

TEXT_LENGTH = 4000
"""Discord's limit for all text of a layout."""

ROOM = TEXT_LENGTH - 300
ROW, MOST_BUTTONS, MOST_ROWS = 5, 20, 5
"""Buttons in a row, for casualties in all, rows under a text; the others follow as the first are done."""

LABEL_LENGTH = 80
"""Discord's limit for a button's label."""

ACCENT = discord.Colour(0x5A6B52)


class PanelButton(Struct, frozen=True):
    """A button of the summary."""

    style: str
    label: str
    custom_id: str

    def item(self, row: int | None = None) -> discord.ui.Button[Any]:
        """The button itself, in this row under a text. Call it in the event loop."""
        style = discord.ButtonStyle[self.style]
        return discord.ui.Button(style=style, label=self.label, custom_id=self.custom_id, row=row)


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
            layout.add_item(button_row(buttons))
        # A finished view is not kept; its buttons are matched by their ids, also after a restart.
        layout.stop()
        return layout


def panel(
    game: Game,
    state: Any,
    map_: Attached | None = None,
    casualties: Sequence[Casualty] = (),
    deadline: Deadline | None = None,
    *,
    drafted: bool = False,
) -> Panel:
    """The summary with its map, deadline and buttons; of an ended fight those that throw for its casualties.

    ``drafted``: the game master has a draft open, and nobody can act.
    """
    spoken = language(game.locale)
    view = FIGHTS[game.ruleset].view(state, PUBLIC)
    shown = texts(view, spoken)
    if game.is_open:
        shown[0] += f"\n{until(deadline, spoken)}" if deadline is not None else ""
        if drafted:
            shown[0] += f"\n{spoken.text('draft-waited-for')}"
            me = PanelButton("primary", spoken.text("button-me"), ids.me(game.id))
            draft = PanelButton("success", spoken.text("button-draft"), ids.draft(game.id))
            return Panel(tuple(shown), ((me, draft),), map_)
        return Panel(tuple(shown), _buttons(game, state, spoken), map_)
    if state.chronicle.archived:
        return Panel((*shown, spoken.text("archived-panel")), (), map_)
    if not casualties:
        return Panel(tuple(shown), (), map_)
    more = max(0, len(casualties) - MOST_BUTTONS)
    waiting = spoken.text("casualties-wait", {"count": len(casualties), "more": more})
    return Panel((*shown, waiting), _casualties(game, casualties[:MOST_BUTTONS], spoken), map_)


def until(deadline: Deadline, spoken: Language) -> str:
    """Until when the round is waited for."""
    if deadline.due_at is None:
        return spoken.text("deadline-stopped")
    return spoken.text("deadline-passed" if deadline.passed else "deadline-runs", {"due": stamp(deadline.due_at)})


def stamp(moment: datetime) -> int:
    """A moment as Discord's own timestamps count it, which every client shows in its own zone and language."""
    return int(moment.timestamp())


def answer_buttons(game: int, seq: int, answers: Sequence[Answer], spoken: Language) -> tuple[PanelButton, ...]:
    """A button for each answer to what an entry asked."""
    return tuple(
        PanelButton(
            "primary",
            visible(render(answer.label, spoken))[:LABEL_LENGTH],
            ids.answer(game, seq, answer.choice, answer.value),
        )
        for answer in answers
    )


def button_row(buttons: Sequence[PanelButton]) -> discord.ui.ActionRow[Any]:
    """Buttons in a row. Call it in the event loop."""
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
    for button in buttons:
        row.add_item(button.item())
    return row


def folded(game: Game, link: str) -> Panel:
    """What is left of a summary that was posted anew: a line that leads to the new one."""
    return Panel((language(game.locale).text("summary-folded", {"name": plain(game.name), "link": link}),))


def texts(view: FightView, spoken: Language) -> list[str]:
    """The heading, then as many words as fit; every fighter is always there."""
    for lines in (render_all(view.summary(), spoken), render_all(view.brief(), spoken)):
        head, rest = lines[0], "\n".join(lines[1:])
        if len(head) + len(rest) <= ROOM:
            return [head, rest] if rest else [head]
    return [lines[0], counted(lines[1:], ROOM - len(lines[0]), spoken)]


def _buttons(game: Game, state: Any, spoken: Language) -> tuple[tuple[PanelButton, ...], ...]:
    """The players' rows, the second with what is only now of use, then the game master's."""
    rules = FIGHTS[game.ruleset]
    page = rules.page(state)

    def opener(do: str, style: str = "secondary") -> PanelButton:
        return PanelButton(style, spoken.text(f"button-{do}"), ids.form(game.id, do))

    first, *others = rules.player_forms
    players = (
        opener(first, "danger"),
        *map(opener, others),
        PanelButton("secondary", spoken.text("button-hold"), ids.hold(game.id, page)),
        PanelButton("primary", spoken.text("button-me"), ids.me(game.id)),
    )
    more = tuple(opener(do) for do in rules.more_forms(state))
    return (
        players,
        *((more,) if more else ()),
        (
            PanelButton("success", spoken.text("button-advance"), ids.advance(game.id, game.revision)),
            *map(opener, rules.gm_forms),
            PanelButton("secondary", spoken.text("button-undo"), ids.undo(game.id)),
        ),
    )


def _casualties(game: Game, casualties: Sequence[Casualty], spoken: Language) -> tuple[tuple[PanelButton, ...], ...]:
    buttons = [
        PanelButton(
            "secondary",
            spoken.text(f"button-injury-{one.role}", {"name": one.who.name})[:LABEL_LENGTH],
            ids.injury(game.id, one.fighter),
        )
        for one in casualties
    ]
    return tuple(tuple(buttons[at : at + ROW]) for at in range(0, len(buttons), ROW))
