"""Where fights are played: several in a server, moved, put aside, opened again."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.playing import (
    NEEDED,
    NEEDED_IN_THREADS,
    Ask,
    acknowledge,
    answer,
    answering,
    caller_of,
    carry_out,
    channel_of,
    language_of,
    missing_among,
    play,
    require_permissions,
    say,
    say_lines,
)
from bot.commands.suggesting import matching
from bot.present.escaping import plain
from bot.present.panel import until
from bot.store.rows import Game
from bot.table.requests import Outcome, Placing, Seen
from rules.core.chronicle import Archive
from rules.core.refusal import Refusal
from rules.registry import FIGHTS

Place = app_commands.AppCommandChannel | app_commands.AppCommandThread
_SPEAKING = (discord.ChannelType.text, discord.ChannelType.news)
NAMED = 10
"""People named as awaited in a line of the list."""


async def move(ask: Ask, channel: Place | None = None, fight: str | None = None) -> None:
    """To another channel or thread; or a fight of elsewhere to this one."""
    if not await acknowledge(ask):
        return
    if channel is None and fight is None:
        raise Refusal("move_where")
    game = await _open_fight(ask, fight)
    if channel is None:
        require_permissions(ask)
    else:
        _require_place(ask, channel)
    where = channel.id if channel is not None else channel_of(ask)
    await ask.client.table.move(Placing(game.id, ask.guild_id or 0, where, caller_of(ask), ask.id))
    await ask.client.outbox.wake_all()
    async with answering(ask):
        await say(ask, language_of(ask).text("moved-answer", {"name": plain(game.name), "channel": str(where)}))


async def archive(ask: Ask) -> None:
    """Put the channel's fight aside."""
    await play(ask, Archive())


async def reopen(ask: Ask, fight: str | None = None) -> None:
    """The channel's last fight goes on, or another of the server's, here."""
    if not await acknowledge(ask):
        return
    require_permissions(ask)
    guild = ask.guild_id or 0
    if fight is not None:
        game = await ask.client.table.fight_named(guild, fight, is_open=False)
    else:
        game = (await ask.client.table.look(channel_of(ask), caller_of(ask), ended_too=True)).game

    async def work() -> Outcome:
        return await ask.client.table.reopen(Placing(game.id, guild, channel_of(ask), caller_of(ask), ask.id))

    async def tell(outcome: Outcome) -> None:
        await say_lines(ask, answer(outcome, language_of(ask)))

    await carry_out(ask, work, tell)
    await ask.client.outbox.wake_all()


async def fights(ask: Ask) -> None:
    """The open fights of the server: where, which round, who is awaited until when."""
    if not await acknowledge(ask):
        return
    spoken = language_of(ask)
    lines = [await _listed(ask, seen) for seen in await ask.client.table.fights(ask.guild_id or 0)]
    await say_lines(ask, [spoken.text("fights-head", {"count": len(lines)}), *lines])


async def _listed(ask: Ask, seen: Seen) -> str:
    rules, game, spoken = FIGHTS[seen.game.ruleset], seen.game, language_of(ask)
    awaited = [plain(rules.name_of(seen.state, fighter).name) for fighter in rules.awaited(seen.state)]
    facts = {
        "name": plain(game.name),
        "channel": str(game.channel_id),
        "round": rules.page(seen.state),
        "gms": " ".join(f"<@{gm}>" for gm in seen.state.chronicle.gms),
        "awaited": ", ".join(awaited[:NAMED]),
        "count": len(awaited),
        "more": max(0, len(awaited) - NAMED),
    }
    deadline = await ask.client.table.deadline(game)
    line = spoken.text("fights-line", facts)
    return f"{line} {until(deadline, spoken)}" if deadline is not None else line


async def suggest_fights(ask: Ask, do: str, field: str, current: str) -> list[str]:
    """The fights of the server that a command can be about."""
    return matching(current, await ask.client.table.titles(ask.guild_id or 0, is_open=do != "reopen"))


async def _open_fight(ask: Ask, name: str | None) -> Game:
    if name is not None:
        return await ask.client.table.fight_named(ask.guild_id or 0, name, is_open=True)
    return (await ask.client.table.look(channel_of(ask), caller_of(ask))).game


def _require_place(ask: Ask, channel: Place) -> None:
    """Raises ``Refusal`` where the caller may not speak, or the bot lacks something, or nothing can be posted."""
    thread = isinstance(channel, app_commands.AppCommandThread)
    if not thread and channel.type not in _SPEAKING:
        raise Refusal("move_where")
    theirs = channel.permissions.send_messages_in_threads if thread else channel.permissions.send_messages
    if not theirs:
        raise Refusal("move_not_yours")
    known = ask.guild.get_channel_or_thread(channel.id) if ask.guild is not None else None
    if known is not None and ask.guild is not None:
        missing_among(ask, known.permissions_for(ask.guild.me), NEEDED_IN_THREADS if thread else NEEDED)
