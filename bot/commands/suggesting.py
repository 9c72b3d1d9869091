"""Suggestions: names that are legal now for an option of a command."""

from __future__ import annotations

from collections.abc import Iterable

from bot.commands.playing import Ask, caller_of, channel_of, language_of
from bot.commands.telling import entry_titles
from bot.table.codec import codec_of
from bot.table.requests import Seen
from rules.core.names import fold
from rules.core.refusal import Refusal
from rules.registry import FIGHTS

MAX_SUGGESTIONS = 25
CHARACTER = ("join", "character")
"""The option that names somebody of the roster, not of the fight."""


async def suggest(ask: Ask, do: str, field: str, current: str) -> list[str]:
    """Names that are legal now for an option of a command."""
    if (do, field) == CHARACTER:
        return await suggest_on_roster(ask, do, field, current)
    try:
        return _legal(ask, await ask.client.table.look(channel_of(ask), caller_of(ask)), do, field, current)
    except Refusal:
        return []


async def suggest_on_roster(ask: Ask, do: str, field: str, current: str) -> list[str]:
    """Names on the server's roster for an option of a command."""
    try:
        seen = await ask.client.table.look_at_roster(ask.guild_id or 0, channel_of(ask), caller_of(ask))
    except Refusal:
        return []
    options = codec_of(seen.game.ruleset).ruleset.options(seen.state, seen.actor)
    return matching(current, (name for o in options if o.do == do for name in o.choices.get(field, ())))


async def suggest_entries(ask: Ask, do: str, field: str, current: str) -> list[str]:
    """The entries of the channel's fight that stand, the newest first."""
    try:
        seen = await ask.client.table.look(channel_of(ask), caller_of(ask), ended_too=True)
    except Refusal:
        return []
    log = await ask.client.table.log(seen)
    return matching(current, entry_titles(log, seen, language_of(ask)))


def _legal(ask: Ask, seen: Seen, do: str, field: str, current: str) -> list[str]:
    rules = FIGHTS[seen.game.ruleset]
    options = [option for option in rules.options(seen.state, seen.actor) if option.do == do]
    if field == "fighter":
        acting = (option.fighter for option in options if option.fighter is not None)
        return matching(current, (*acting, *(name for o in options for name in o.choices.get(field, ()))))
    typed, key = getattr(ask.namespace, "fighter", None), getattr(ask.namespace, "key", None)
    wanted = rules.find_fighter(seen.state, typed) if typed else rules.own_fighter(seen.state, seen.actor.user)
    chosen = [o for o in options if o.fighter is None or wanted == rules.find_fighter(seen.state, o.fighter)]
    names = [n for o in chosen for n in (*o.choices.get(field, ()), *o.choices.get(f"{field}:{key}", ()))]
    return matching(current, names)


def matching(current: str, among: Iterable[str]) -> list[str]:
    """Names that contain what was typed so far, without regard to case, at most 25, best first."""
    typed = fold(current)
    found = [name for name in dict.fromkeys(among) if typed in fold(name)]
    return sorted(found, key=lambda name: not fold(name).startswith(typed))[:MAX_SUGGESTIONS]
