"""What is kept about people and servers: shown, and deleted."""

from __future__ import annotations

import io
from typing import Literal

import discord
import msgspec
from discord import app_commands

from bot.commands.declaring import choices, command
from bot.commands.playing import Ask, acknowledge, answering, language_of, say, say_lines
from bot.components import ids
from bot.present.escaping import plain
from bot.present.locales import language
from bot.table.privacy import KEPT_DAYS, Held, Kept
from rules.core.refusal import Refusal

GAMES = 15
"""Listed in words; the file has all."""


@app_commands.choices(do=choices("show", "forget-me", "forget-server"))
async def privacy(ask: Ask, do: Literal["show", "forget-me", "forget-server"] = "show") -> None:
    """Show what is kept about whoever asks, or ask whether to delete it."""
    if not await acknowledge(ask):
        return
    if do == "forget-server":
        _require_manager(ask)
        await _question(ask, "server", language_of(ask).text("privacy-ask-server"))
        return
    kept = await ask.client.table.kept_of(ask.guild_id or 0, ask.user.id)
    if do == "show":
        await _show(ask, kept)
        return
    count = len(kept.games)
    if not count and not kept.silent:
        raise Refusal("nothing_kept")
    playing = sum(held.is_open and not held.roster for held in kept.games)
    await _question(ask, "me", language_of(ask).text("privacy-ask-me", {"count": count, "playing": playing}))


async def forget(ask: Ask, what: str) -> None:
    """Do it."""
    if not await acknowledge(ask):
        return
    guild, spoken = ask.guild_id or 0, language_of(ask)
    if what == "server":
        _require_manager(ask)
        count = await ask.client.table.forget_guild(guild)
        text = spoken.text("privacy-forgot-server", {"count": count})
    else:
        done = await ask.client.table.forget_person(guild, ask.user.id, _player)
        await ask.client.outbox.wake_all()
        facts = {"count": len(done.games), "stayed": ", ".join(map(plain, done.stayed)), "any": len(done.stayed)}
        text = spoken.text("privacy-forgot-me", facts)
    async with answering(ask):
        await ask.edit_original_response(content=text, view=None)


def _player(locale: str) -> str:
    return language(locale).text("privacy-player")


async def _question(ask: Ask, what: str, text: str) -> None:
    label = language_of(ask).text(f"button-forget-{what}")
    view = discord.ui.View(timeout=None)
    custom_id = ids.forget(what, ask.user.id)
    view.add_item(discord.ui.Button(style=discord.ButtonStyle.danger, label=label, custom_id=custom_id))
    view.stop()
    await say(ask, text, view=view)


async def _show(ask: Ask, kept: Kept) -> None:
    spoken = language_of(ask)
    lines = [spoken.text("privacy-head", {"count": len(kept.games)})]
    for held in kept.games[-GAMES:]:
        names = ", ".join(map(plain, held.names))
        facts = {"game": plain(held.game), "entries": len(held.entries), "names": names, "roster": int(held.roster)}
        lines.append(spoken.text("privacy-game", {**facts, "named": len(held.names)}))
    lines.append(spoken.text("privacy-reminders", {"silent": int(kept.silent)}))
    lines.append(spoken.text("privacy-foot", {"days": KEPT_DAYS}))
    data = msgspec.json.format(msgspec.json.encode([_as_file(held) for held in kept.games]), indent=1)
    async with answering(ask):
        await say_lines(ask, lines, files=[discord.File(io.BytesIO(data), "kept.json")])


def _as_file(held: Held) -> dict[str, object]:
    return {
        "game": held.game,
        "names": held.names,
        "entries": [
            {"number": e.seq, "at": e.created_at, "action": msgspec.Raw(e.action.encode()), "tag": e.tag}
            for e in held.entries
        ],
    }


def _require_manager(ask: Ask) -> None:
    if not ask.permissions.manage_guild:
        raise Refusal("forget_permission")


COMMANDS = [command("privacy", privacy)]
