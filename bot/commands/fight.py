"""Opening, showing, checking and closing a fight."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from typing import Any, Literal

import discord
from discord import app_commands

from bot.commands.deadline import deadline, pause
from bot.commands.declaring import Handler, choices, command, group
from bot.commands.moving import archive, fights, move, reopen, suggest_fights
from bot.commands.playing import (
    Ask,
    caller_of,
    carry_out,
    channel_of,
    language_of,
    play,
    require_permissions,
    say,
    say_lines,
    see,
)
from bot.commands.suggesting import matching, suggest_entries
from bot.commands.telling import log_lines, report_lines
from bot.components.buttons import undo_question
from bot.present import places
from bot.present.escaping import plain
from bot.present.illustration import map_of
from bot.present.lines import render_all
from bot.present.transcript.files import packed
from bot.table import scenarios
from bot.table.requests import Opening, Outcome, Seen
from rules.core.chronicle import AppointGm
from rules.core.contract import PUBLIC
from rules.core.names import shown_name
from rules.core.refusal import Refusal
from rules.registry import FIGHTS

FORM_BYTES = 4000
"""Of an upload that are not its files."""


@app_commands.choices(mode=choices("batch", "immediate"), language=choices("en", "ru"))
async def new(
    ask: Ask,
    name: str,
    ruleset: str | None = None,
    mode: Literal["batch", "immediate"] | None = None,
    rules: str = "",
    language: Literal["en", "ru"] | None = None,
    scenario: str | None = None,
    file: discord.Attachment | None = None,
) -> None:
    async def open_it() -> Outcome:
        require_permissions(ask)
        if scenario is not None or file is not None:
            await ask.client.table.require_opener(channel_of(ask), ask.guild_id or 0, caller_of(ask))
        plan = await _scenario(scenario, file)
        asked = Opening(
            ask.guild_id or 0,
            channel_of(ask),
            name,
            ruleset if ruleset is not None else scenarios.ruleset_of(plan or {}),
            caller_of(ask),
            ask.id,
            rules,
            language,
            str(ask.guild_locale or "en"),
            mode,
            plan,
        )
        return await ask.client.table.open(asked)

    async def tell(outcome: Outcome) -> None:
        spoken, own = language_of(ask), f"opened-answer-{outcome.game.ruleset}"
        key = "opened-answer-scenario" if scenario or file else own if spoken.has(own) else "opened-answer"
        await say(ask, spoken.text(key, {"name": plain(outcome.game.name)}))

    await carry_out(ask, open_it, tell)


async def _scenario(name: str | None, file: discord.Attachment | None) -> dict[str, Any] | None:
    """A scenario by name, or the attached one. Raises ``Refusal``."""
    if name is not None and file is not None:
        raise Refusal("scenario_twice")
    if name is not None:
        return scenarios.named(name)
    if file is None:
        return None
    if file.size > scenarios.MAX_BYTES:
        raise Refusal("scenario_too_large", limit=scenarios.MAX_BYTES // 1024, size=-(-file.size // 1024))
    return await asyncio.to_thread(scenarios.read_scenario, await file.read())


async def show(ask: Ask) -> None:
    seen = await see(ask, ended_too=True)
    if seen is not None:
        await ask.client.table.show_again(seen.game)
        ask.client.outbox.wake(channel_of(ask))
        await say(ask, language_of(ask).text("done"))


async def show_map(ask: Ask, round: int | None = None) -> None:
    """The map as it is, or as a round ended; the same in words."""
    seen = await see(ask, ended_too=True)
    if seen is None:
        return
    rules, state, tag = FIGHTS[seen.game.ruleset], seen.state, seen.game.tag
    if round is not None:
        rounds = await ask.client.table.rounds(seen)
        if round not in rounds:
            raise Refusal("no_such_round", round=round, last=rules.page(state))
        state, tag = rounds[round]
    drawn = await asyncio.to_thread(map_of, seen.game, state, tag, await ask.client.table.pictures(seen.game))
    pictures = [discord.File(io.BytesIO(drawn.data), drawn.name, description=drawn.about)] if drawn is not None else []
    legend = places.legend(rules.view(state, PUBLIC).scene(), language_of(ask))
    await say_lines(ask, legend, files=pictures)


async def rules(ask: Ask) -> None:
    seen = await see(ask, ended_too=True)
    if seen is not None:
        lines = FIGHTS[seen.game.ruleset].rulebook(seen.state)
        await say_lines(ask, render_all(lines, language_of(ask)))


async def log(ask: Ask, round: int | None = None) -> None:
    seen = await see(ask, ended_too=True)
    if seen is None:
        return
    last = FIGHTS[seen.game.ruleset].page(seen.state)
    spoken, page = language_of(ask), last if round is None else round
    if not 1 <= page <= last:
        raise Refusal("no_such_round", round=page, last=last)
    lines = await asyncio.to_thread(log_lines, await ask.client.table.log(seen), seen, page, spoken)
    head = spoken.text("log-head", {"round": page, "name": plain(seen.game.name)})
    await say_lines(ask, [head, *(lines or [spoken.text("log-empty")])])


async def undo(ask: Ask, to: str | None = None) -> None:
    """``to``: the entry that goes with all after it; the last one where none is named."""
    seen = await see(ask, ended_too=True)
    if seen is not None:
        await undo_question(ask, seen, to)


async def end(ask: Ask) -> None:
    seen = await see(ask)
    if seen is not None:
        await play(ask, FIGHTS[seen.game.ruleset].end())


@app_commands.choices(format=choices("json", "html", "bbcode", "markdown", "scenario"))
async def export(ask: Ask, format: Literal["html", "markdown", "bbcode", "json", "scenario"] = "json") -> None:
    """The whole story to keep, the log for checking, or the field to open it again."""
    seen = await see(ask, ended_too=True)
    if seen is None:
        return
    if format == "scenario":
        await _export_scenario(ask, seen)
        return
    await answer_export(ask, seen, format)


async def answer_export(ask: Ask, seen: Seen, format: str) -> None:
    """A game's log as files, as large as this server takes."""
    spoken, found = language_of(ask), await ask.client.table.exported(seen)
    limit = ask.client.messenger.upload_limit(seen.game.guild_id) - FORM_BYTES
    package = await asyncio.to_thread(packed, found, format, limit=limit)
    lines = [spoken.text("export-answer", {"name": plain(found.name), "entries": len(found.entries)})]
    lines += [spoken.text("export-cut")] if found.cut else []
    lines += [spoken.text(f"export-{format}")] if spoken.has(f"export-{format}") else []
    lines += [spoken.text("export-bare")] if package.bare else []
    files = [discord.File(io.BytesIO(file.data), file.name) for file in package.files]
    await say(ask, "\n".join(lines), files=files)


async def _export_scenario(ask: Ask, seen: Seen) -> None:
    """The fight as it stands, to be opened again: map, covers, types, enemies; no players."""
    content = FIGHTS[seen.game.ruleset].scenario_of(seen.state)
    data = scenarios.written(content).encode()
    text = language_of(ask).text("export-scenario-answer", {"name": plain(seen.game.name)})
    await say(ask, text, file=discord.File(io.BytesIO(data), f"scenario-{seen.game.key}.toml"))


async def verify(ask: Ask) -> None:
    seen = await see(ask, ended_too=True)
    if seen is not None:
        await answer_report(ask, seen)


async def answer_report(ask: Ask, seen: Seen) -> None:
    """What checking a game's log found."""
    spoken = language_of(ask)
    lines = report_lines(await ask.client.table.verified(seen), spoken)
    await say_lines(ask, [*lines, spoken.text(f"verify-open-{seen.game.kind}")] if seen.game.is_open else lines)


async def appoint(ask: Ask, user: discord.Member) -> None:
    """A game master appoints another; an administrator may take over a fight whose masters have all left."""
    seen = await see(ask)
    if seen is None:
        return
    action = AppointGm(str(user.id), shown_name(user.display_name))
    takes_over = seen.actor.admin and not seen.actor.gm
    if takes_over and await _any_present(ask, seen.state.chronicle.gms):
        raise Refusal("gm_present")
    await play(ask, action)


async def _any_present(ask: Ask, users: Sequence[str]) -> bool:
    """Whether any of these users is still in the server."""
    assert ask.guild is not None
    for user in users:
        try:
            await ask.guild.fetch_member(int(user))
        except discord.NotFound:
            continue
        return True
    return False


async def suggest_opening(ask: Ask, do: str, field: str, current: str) -> list[str]:
    """The rule systems and the scenarios that there are."""
    if field == "scenario":
        return matching(current, scenarios.titles(ask.locale.value.split("-")[0]))
    return matching(current, FIGHTS) if field == "ruleset" else []


GROUP = group("fight")
_HANDLERS: tuple[tuple[str, Handler], ...] = (
    ("new", new),
    ("show", show),
    ("map", show_map),
    ("rules", rules),
    ("log", log),
    ("undo", undo),
    ("end", end),
    ("export", export),
    ("verify", verify),
    ("gm", appoint),
    ("deadline", deadline),
    ("pause", pause),
    ("move", move),
    ("archive", archive),
    ("reopen", reopen),
    ("list", fights),
)
_SUGGESTED = {"new": suggest_opening, "undo": suggest_entries, "move": suggest_fights, "reopen": suggest_fights}
for _name, _handler in _HANDLERS:
    command(_name, _handler, parent=GROUP, suggest=_SUGGESTED.get(_name))

COMMANDS = [GROUP]
