"""What every button and menu shares: a refusal is worded, a bug becomes an apology, never silence."""

from __future__ import annotations

import re
from typing import Any, Generic, Self, TypeVar

import discord

from bot.commands.playing import Ask, apologise, refuse, see
from bot.table.requests import Seen
from rules.core.refusal import Refusal

Button = discord.ui.Button[Any]
Select = discord.ui.Select[Any]
I = TypeVar("I", bound=discord.ui.Item[Any])  # noqa: E741


class _GameItem(discord.ui.DynamicItem[I], Generic[I], template=r"^$"):
    """Something clickable that is matched by its id. ``fields`` are the parts of the id, numbers as such."""

    def __init__(self, item: I, fields: dict[str, Any]) -> None:
        super().__init__(item)
        self.fields = fields

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        fields = {name: int(value) if value.isdecimal() else value for name, value in match.groupdict().items()}
        return cls(item, fields)  # type: ignore[arg-type]

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        try:
            await self.press(interaction)
        except Refusal as refusal:
            await refuse(interaction, refusal)
        except Exception as error:
            await apologise(interaction, error)

    async def press(self, ask: Ask) -> None:
        """What it does."""
        raise NotImplementedError


class GameButton(_GameItem[Button], template=r"^$"):
    """A button."""


class GameMenu(_GameItem[Select], template=r"^$"):
    """A menu of which one choice is taken."""

    @property
    def chosen(self) -> str:
        """The value of the choice."""
        return self.item.values[0]


async def game_here(ask: Ask, game: int) -> Seen | None:
    """The channel's game if it is the one that the button belongs to. Raises ``Refusal``."""
    seen = await see(ask, ended_too=True)
    if seen is not None and seen.game.id != game:
        raise Refusal("button_stale")
    return seen
