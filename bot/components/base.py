"""What every button shares: a refusal is worded, a bug becomes an apology, never silence."""

from __future__ import annotations

import re
from typing import Any, Self

import discord

from bot.commands.playing import Ask, apologise, refuse
from rules.core.refusal import Refusal

Button = discord.ui.Button[Any]


class GameButton(discord.ui.DynamicItem[Button], template=r"^$"):
    """A button matched by its id. ``fields`` are the numbers in the id."""

    def __init__(self, item: Button, fields: dict[str, int]) -> None:
        super().__init__(item)
        self.fields = fields

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        assert isinstance(item, discord.ui.Button)
        return cls(item, {name: int(value) for name, value in match.groupdict().items()})

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        try:
            await self.press(interaction)
        except Refusal as refusal:
            await refuse(interaction, refusal)
        except Exception as error:
            await apologise(interaction, error)

    async def press(self, ask: Ask) -> None:
        """What the button does."""
        raise NotImplementedError
