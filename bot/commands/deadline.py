"""Playing by post: deadlines, pauses, standing orders."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from msgspec.structs import replace

from bot.commands.declaring import choices, command
from bot.commands.player import personal_fighter
from bot.commands.playing import (
    Ask,
    acknowledge,
    answering,
    caller_of,
    channel_of,
    language_of,
    play,
    require_permissions,
    say,
    see,
)
from bot.commands.suggesting import suggest
from bot.present.escaping import plain
from bot.present.locales import Language
from bot.present.panel import until
from bot.store.rows import Deadline
from bot.table.calendar import read_at
from bot.table.requests import Deadlining, Seen
from rules.core.refusal import Refusal
from rules.registry import FIGHTS


@app_commands.choices(off=choices("yes"))
async def deadline(
    ask: Ask,
    hours: int | None = None,
    at: str | None = None,
    days: int | None = None,
    remind: int | None = None,
    postpone: int | None = None,
    off: Literal["yes"] | None = None,
) -> None:
    """A game master's; without anything said it only shows the deadline, to anyone."""
    seen = await see(ask)
    if seen is None:
        return
    given = [hours, at, days, remind, postpone, off]
    if all(one is None for one in given):
        await say(ask, _shown(await ask.client.table.deadline(seen.game), seen, language_of(ask)))
        return
    if postpone is not None and not 1 <= postpone <= MOST_POSTPONED:
        raise Refusal("deadline_postpone", most=MOST_POSTPONED)
    if days is not None and at is None:
        raise Refusal("deadline_days_alone")
    asked = Deadlining(seen.game.id, caller_of(ask), hours, read_at(at) if at is not None else None, days, remind)
    await change_deadline(ask, replace(asked, postpone=postpone, off=off is not None))


MOST_POSTPONED = 720
"""Hours by which a deadline may be put off at once."""


@app_commands.choices(on=choices("yes", "no"))
async def pause(ask: Ask, on: Literal["yes", "no"] = "yes") -> None:
    """Stop the clock, or let it go on with what was left."""
    seen = await see(ask)
    if seen is not None:
        await change_deadline(ask, Deadlining(seen.game.id, caller_of(ask), stop=on == "yes"))


async def change_deadline(ask: Ask, asked: Deadlining) -> None:
    """Change a deadline, let it be said, tell the game master in private. Raises ``Refusal``."""
    require_permissions(ask)
    changed = await ask.client.table.set_deadline(asked)
    ask.client.outbox.wake(channel_of(ask))
    async with answering(ask):
        spoken = language_of(ask)
        await say(ask, until(changed, spoken) if changed is not None else spoken.text("deadline-none"))


def _shown(known: Deadline | None, seen: Seen, spoken: Language) -> str:
    if known is None:
        return spoken.text("deadline-none")
    zone = seen.settings.timezone or "UTC"
    facts = {"hours": known.hours or 0, "at": known.at or "", "days": known.days, "lead": known.lead, "zone": zone}
    return f"{until(known, spoken)}\n{spoken.text('deadline-plan', facts)}"


@app_commands.choices(order=choices("hold", "fire", "nothing"), reminders=choices("ping", "quiet"))
async def standing(
    ask: Ask,
    order: Literal["hold", "fire", "nothing"] | None = None,
    reminders: Literal["ping", "quiet"] | None = None,
    fighter: str | None = None,
) -> None:
    """What is done for an absent player at a deadline, and whether a reminder calls them."""
    if not await acknowledge(ask):
        return
    guild, user = ask.guild_id or 0, ask.user.id
    if reminders is not None:
        await ask.client.table.set_silent(guild, user, silent=reminders == "quiet")
    if order is not None:
        seen = await ask.client.table.look(channel_of(ask), caller_of(ask))
        rules = FIGHTS[seen.game.ruleset]
        if order not in rules.standing_orders:
            raise Refusal("unknown_standing_order")
        await play(ask, rules.give_standing_order(order, fighter))
        return
    async with answering(ask):
        await say(ask, await _how_it_stands(ask, fighter))


async def _how_it_stands(ask: Ask, fighter: str | None) -> str:
    spoken = language_of(ask)
    silent = await ask.client.table.is_silent(ask.guild_id or 0, ask.user.id)
    lines = [spoken.text("standing-reminders", {"silent": int(silent)})]
    try:
        seen = await ask.client.table.look(channel_of(ask), caller_of(ask))
        own = personal_fighter(seen, fighter)
    except Refusal:
        return lines[0]
    rules = FIGHTS[seen.game.ruleset]
    order = rules.standing_order(seen.state, own) or "none"
    who = plain(rules.name_of(seen.state, own).name)
    return "\n".join([spoken.text("standing-now", {"name": who, "order": order}), *lines])


COMMANDS = [command("standing", standing, suggest=suggest)]
