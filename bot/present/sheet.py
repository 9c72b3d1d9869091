"""A character's sheet as a layout: what holds, what waits for an answer, what happened and when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from msgspec import Struct

from bot.present.lines import render_all
from bot.present.locales import Language
from bot.present.narration import tell_events
from bot.present.paging import counted
from bot.present.panel import ACCENT, ROOM, ROW, PanelButton, answer_buttons, button_row
from bot.table.codec import codec_of
from bot.table.requests import Seen, Told
from rules.core.telling import Line

HISTORY, EVENT_LENGTH = 12, 300
"""Entries of the history that are shown, and of each about so many characters."""


class Sheet(Struct, frozen=True):
    """A sheet in words; the layout is built where it is sent."""

    head: str
    body: str
    history: str
    buttons: tuple[PanelButton, ...]

    def layout(self) -> discord.ui.LayoutView:
        """The layout. Call it in the event loop."""
        layout = discord.ui.LayoutView(timeout=None)
        texts: list[discord.ui.Item[Any]] = [discord.ui.TextDisplay(self.head), discord.ui.TextDisplay(self.body)]
        if self.history:
            texts += [discord.ui.Separator(), discord.ui.TextDisplay(self.history)]
        layout.add_item(discord.ui.Container(*texts, accent_colour=ACCENT))
        for at in range(0, len(self.buttons), ROW):
            layout.add_item(button_row(self.buttons[at : at + ROW]))
        layout.stop()
        return layout


def sheet(
    seen: Seen, log: Sequence[Told], character: str, owner: str, lines: Sequence[Line], spoken: Language
) -> Sheet:
    """A character's sheet from the lines about it and the roster's log."""
    head, *body = render_all(lines, spoken)
    body.insert(0, spoken.text("sheet-owner", {"user": owner}))
    text = counted(body, ROOM * 2 // 3, spoken)
    history = counted(_history(seen, log, character, spoken), ROOM - len(head) - len(text), spoken)
    return Sheet(head, text, history, _answers(seen, log, character, spoken))


def _history(seen: Seen, log: Sequence[Told], character: str, spoken: Language) -> list[str]:
    """The newest first: when, by whose command, what; what was undone is marked."""
    rules = codec_of(seen.game.ruleset).ruleset
    mine = [told for told in log if any(rules.threw(event, character) for event in told.events)]
    if not mine:
        return []
    lines = [spoken.text("sheet-history")]
    for told in mine[: -HISTORY - 1 : -1]:
        said = tell_events(told.events, told.before, seen.game.ruleset, spoken, seen.viewer, told.entry.seq)
        facts = {
            "when": int(told.entry.created_at.timestamp()),
            "user": str(told.entry.actor_id),
            "text": _short(said),
            "tag": told.entry.tag,
            "undone": int(told.undone),
        }
        lines.append(spoken.text("sheet-event", facts))
    older = len(mine) - HISTORY
    return [*lines, spoken.text("more-lines", {"count": older})] if older > 0 else lines


def _short(lines: Sequence[str]) -> str:
    """As many whole lines as fit, so that no markup is cut."""
    kept = list(lines[:1])
    for line in lines[1:]:
        if sum(map(len, kept)) + len(line) > EVENT_LENGTH:
            return " ".join([*kept, "…"])
        kept.append(line)
    return " ".join(kept)


def _answers(seen: Seen, log: Sequence[Told], character: str, spoken: Language) -> tuple[PanelButton, ...]:
    """Buttons for the choices that wait, each with the entry that asked for it."""
    rules = codec_of(seen.game.ruleset).ruleset
    found: list[PanelButton] = []
    for told in log:
        if told.undone:
            continue
        for event in told.events:
            if rules.threw(event, character):
                answers = rules.answers(seen.state, event)
                found += answer_buttons(seen.game.id, told.entry.seq, answers, spoken)
    return tuple(found)
