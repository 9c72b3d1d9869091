"""Modals that are opened by buttons and come back: matched by their ids, so that they work after a restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.commands.playing import Ask, apologise, refuse
from bot.commands.rewording import ask_for_words, worded
from bot.commands.roster import open_modal, submit_character
from bot.components import ids
from bot.components.base import GameButton
from bot.components.forms import named
from rules.core.refusal import Refusal


class NewCharacterButton(GameButton, template=ids.OPEN_CHARACTER):
    """Ask for a new character."""

    async def press(self, ask: Ask) -> None:
        await open_modal(ask)


class WordsButton(GameButton, template=ids.WORDS):
    """Ask for other words for an entry."""

    async def press(self, ask: Ask) -> None:
        await ask_for_words(ask, self.fields["game"], self.fields["seq"])


async def _new_character(ask: Ask, _: Mapping[str, Any], values: Mapping[str, str]) -> None:
    await submit_character(ask, values)


_MODALS: tuple[tuple[str, Callable[[Ask, Mapping[str, Any], Mapping[str, str]], Awaitable[None]]], ...] = (
    (ids.NAMED, named),
    (ids.NEW_CHARACTER, _new_character),
    (ids.WORDED, worded),
)


async def submitted(ask: Ask) -> None:
    """Do what a modal asked for."""
    data: Any = ask.data
    for pattern, handler in _MODALS:
        match = re.fullmatch(pattern, str(data.get("custom_id")))
        if match is None:
            continue
        fields = {key: int(value) if value.isdecimal() else value for key, value in match.groupdict().items()}
        values = {str(field["custom_id"]): str(field["value"]) for row in data["components"] for field in _inputs(row)}
        try:
            await handler(ask, fields, values)
        except Refusal as refusal:
            await refuse(ask, refusal)
        except Exception as error:
            await apologise(ask, error)


def _inputs(row: dict[str, Any]) -> list[dict[str, Any]]:
    """The inputs in a row or under a label of a modal."""
    return row["components"] if "components" in row else [row["component"]] if "component" in row else [row]


OPENERS = (NewCharacterButton, WordsButton)
