"""The dice in numbers, for whoever thinks that they are rigged."""

from __future__ import annotations

import asyncio
import io
from typing import Literal

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.commands.declaring import choices, command
from bot.commands.playing import Ask, acknowledge, answering, caller_of, channel_of, language_of, say_lines
from bot.commands.suggesting import suggest
from bot.present.dice import chart, tally_text
from bot.present.escaping import plain
from bot.present.locales import Language
from bot.present.picture.raster import rasterise
from bot.table.tallies import Tally, tallies
from bot.table.throws import Counting
from rules.core.refusal import Refusal


@app_commands.choices(where=choices("fight", "server"), side=choices("players", "enemies"))
async def dice(
    ask: Ask,
    where: Literal["fight", "server"] | None = None,
    side: Literal["players", "enemies"] | None = None,
    player: discord.Member | None = None,
    fighter: str | None = None,
) -> None:
    """How often each face fell. Where no fight is or was in the channel, on the whole server."""
    if not await acknowledge(ask):
        return
    asked = Counting(ask.guild_id or 0, None, player.id if player is not None else None, fighter, side)
    facts = {"name": "", "server": 1}
    if where != "server":
        try:
            seen = await ask.client.table.look(channel_of(ask), caller_of(ask), ended_too=True)
            asked = replace(asked, game_id=seen.game.id)
            facts = {"name": plain(seen.game.name), "server": 0}
        except Refusal:
            if where == "fight":
                raise
    spoken = language_of(ask)
    found = tallies(await ask.client.table.throws(asked))
    drawn = await asyncio.to_thread(_drawn, found, spoken)
    async with answering(ask):
        whose = [plain(player.display_name)] if player is not None else []
        whose += [plain(fighter)] if fighter is not None else []
        whose += [spoken.text("dice-whose", {"whose": side})] if side is not None else []
        head = spoken.text("dice-head", {**facts, "whose": ", ".join(whose), "narrowed": int(asked.narrowed)})
        lines = [head, *(tally_text(tally, spoken) for tally in found)] if found else [head, spoken.text("dice-none")]
        about = " ".join(tally_text(tally, spoken) for tally in found)[:1000]
        files = [discord.File(io.BytesIO(drawn), "dice.png", description=about)] if drawn is not None else []
        await say_lines(ask, [*lines, spoken.text("dice-foot")], files=files)


def _drawn(found: tuple[Tally, ...], spoken: Language) -> bytes | None:
    svg = chart(found, spoken)
    return rasterise(svg) if svg is not None else None


COMMANDS = [command("dice", dice, suggest=suggest)]
