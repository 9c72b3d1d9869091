"""Commands beside the fight: why, free throws, tables, the server's settings."""

from __future__ import annotations

import asyncio
import re
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import discord
from discord import app_commands

from bot.commands.declaring import choices, command
from bot.commands.playing import (
    NO_PINGS,
    ROOM,
    Ask,
    acknowledge,
    answering,
    caller_of,
    channel_of,
    language_of,
    play,
    say,
    say_lines,
)
from bot.commands.suggesting import matching, suggest
from bot.commands.telling import why_lines
from bot.present.escaping import plain
from bot.present.lines import render_all
from bot.present.locales import LOCALES
from bot.present.locales import language as spoken_in
from bot.present.paging import pages
from bot.store.rows import GuildSettings
from bot.table.opening import read_settings
from bot.table.requests import Seen
from rules.core import notation
from rules.core.chronicle import Roll, throw_facts
from rules.core.names import clean_text, find, fold, shown_name
from rules.core.refusal import Refusal
from rules.registry import DEFAULT, FIGHTS, RULESETS

NOTHING = ("none", "нет", "-", "—")
"""Takes a setting away."""

PARTS = 5
"""Messages of a throw on a table, at most."""

_QUIET_HOURS = re.compile(r"([01]?\d|2[0-3])\s*[-–—]\s*([01]?\d|2[0-3])")


async def why(ask: Ask, fighter: str | None = None, tag: str | None = None) -> None:
    """Of the channel's fight; a post's tag may be the roster's too."""
    if not await acknowledge(ask):
        return
    try:
        seen = await ask.client.table.look(channel_of(ask), caller_of(ask), ended_too=True)
        lines = await _explained(ask, seen, fighter, tag)
    except Refusal as refusal:
        if tag is None or refusal.code not in ("unknown_tag", "no_open_fight"):
            raise
        lines = await _explained_by_roster(ask, tag)
    await say_lines(ask, lines)


async def _explained(ask: Ask, seen: Seen, fighter: str | None, tag: str | None) -> list[str]:
    log = await ask.client.table.log(seen)
    return await asyncio.to_thread(why_lines, log, seen, language_of(ask), fighter=fighter, tag=tag)


async def _explained_by_roster(ask: Ask, tag: str) -> list[str]:
    """A post of the server's roster. Raises ``Refusal("unknown_tag")``."""
    try:
        seen = await ask.client.table.look_at_roster(ask.guild_id or 0, channel_of(ask), caller_of(ask))
    except Refusal:
        raise Refusal("unknown_tag", name=tag.strip()[:20]) from None
    return await _explained(ask, seen, None, tag)


async def roll(ask: Ask, dice: str, reason: str | None = None) -> None:
    """In a game's channel the throw is the game's and in its log; elsewhere the system's randomness."""
    if not await acknowledge(ask):
        return
    terms = notation.parse(dice)
    reason = clean_text(reason) if reason is not None else None
    try:
        await ask.client.table.look(channel_of(ask), caller_of(ask))
    except Refusal as refusal:
        if refusal.code != "no_open_fight":
            raise
        await _roll_freely(ask, terms, reason)
    else:
        await play(ask, Roll(dice, shown_name(ask.user.display_name), reason))


async def table(ask: Ask, name: str) -> None:
    if not await acknowledge(ask):
        return
    charts = {key: ruleset for ruleset in RULESETS.values() for key in ruleset.charts}
    key = find(name, charts, _names_of, "unknown_table")
    spoken = language_of(ask)
    thrown = render_all(charts[key].throw_chart(key, ask.client.free_dice()), spoken)
    facts = {"table": spoken.text(f"chart-name-{key}"), "result": "\n".join(thrown), "lines": len(thrown)}
    await post_freely(ask, spoken.text("chart-thrown", facts))


def _names_of(chart: str) -> tuple[str, ...]:
    """A table's key, and what it is called in every language."""
    return (chart, *(spoken_in(locale).text(f"chart-name-{chart}") for locale in LOCALES))


@app_commands.choices(language=choices("en", "ru"), campaign=choices("on", "off"))
async def setup(
    ask: Ask,
    language: Literal["en", "ru"] | None = None,
    gm_role: discord.Role | None = None,
    timezone: str | None = None,
    quiet_hours: str | None = None,
    rules: str | None = None,
    campaign: Literal["on", "off"] | None = None,
) -> None:
    if not await acknowledge(ask):
        return
    if not ask.permissions.manage_guild:
        raise Refusal("setup_permission")
    changes: dict[str, object] = {"locale": language} if language is not None else {}
    if campaign is not None:
        changes["roster_on"] = campaign == "on"
    if gm_role is not None:  # the everyone role takes the restriction away
        changes["gm_role_id"] = None if gm_role.is_default() else gm_role.id
    for key, text, read in (
        ("timezone", timezone, _timezone),
        ("quiet_hours", quiet_hours, _quiet_hours),
        ("house_rules", rules, _house_rules),
    ):
        if text is not None:
            changes[key] = None if fold(text) in NOTHING else read(text)
    saved = await ask.client.table.configure(ask.guild_id or 0, changes)
    async with answering(ask):
        await say(ask, _settings_text(ask, saved, changed=bool(changes)))


async def _roll_freely(ask: Ask, terms: tuple[notation.Term, ...], reason: str | None) -> None:
    thrown = notation.throw(terms, ask.client.free_dice(), "roll")
    text = language_of(ask).text("roll-system", dict(throw_facts(thrown)))
    await post_freely(ask, f"{text} — {plain(reason)}" if reason is not None else text)


async def post_freely(ask: Ask, text: str) -> None:
    """A throw that belongs to no game: for everybody to see, and kept nowhere."""
    spoken = language_of(ask)
    await say(ask, spoken.text("done"))
    whole = f"**{plain(shown_name(ask.user.display_name))}** {text}"
    for page in pages(whole.split("\n"), ROOM, PARTS, spoken):
        await ask.followup.send(page, allowed_mentions=NO_PINGS)


def _timezone(text: str) -> str:
    try:
        return ZoneInfo(text.strip()).key
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refusal("bad_timezone", text=text.strip()[:40]) from None


def _quiet_hours(text: str) -> str:
    match = _QUIET_HOURS.fullmatch(text.strip())
    if match is None:
        raise Refusal("bad_quiet_hours", text=text.strip()[:40])
    return f"{int(match[1])}-{int(match[2])}"


def _house_rules(text: str) -> str:
    cleaned = clean_text(text)
    FIGHTS[DEFAULT].check_settings(read_settings(cleaned))
    return cleaned


def _settings_text(ask: Ask, settings: GuildSettings, *, changed: bool) -> str:
    spoken = language_of(ask)
    unset = spoken.text("not-set")
    facts = {
        "locale": settings.locale or "none",
        "role": f"<@&{settings.gm_role_id}>" if settings.gm_role_id is not None else unset,
        "timezone": settings.timezone or unset,
        "quiet": settings.quiet_hours or unset,
        "rules": plain(settings.house_rules or unset),
        "roster": int(settings.roster_on),
    }
    shown = spoken.text("setup-shown", facts)
    return f"{spoken.text('setup-saved')}\n{shown}" if changed else shown


async def suggest_table(ask: Ask, do: str, field: str, current: str) -> list[str]:
    """Tables by the caller's names for them."""
    spoken = language_of(ask)
    return matching(current, (spoken.text(f"chart-name-{key}") for r in RULESETS.values() for key in r.charts))


COMMANDS = [
    command("why", why, suggest=suggest),
    command("roll", roll),
    command("table", table, suggest=suggest_table),
    command("setup", setup),
]
