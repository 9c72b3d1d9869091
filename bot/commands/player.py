"""What players do in a firefight."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands

from bot.commands.declaring import choices, command
from bot.commands.playing import Ask, language_of, play, play_fighter, say_lines, see
from bot.commands.suggesting import suggest
from bot.present.lines import render_all
from bot.table.requests import Seen
from rules.core.refusal import Refusal
from rules.firefight import actions as a
from rules.firefight.tables import CHECK_DICE
from rules.registry import FIGHTS


def given(*names: str | None) -> tuple[str, ...]:
    """The names that were filled in."""
    return tuple(name for name in names if name is not None)


@app_commands.choices(pronoun=choices("he", "she", "they"))
async def join(
    ask: Ask,
    character: str,
    cover: str | None = None,
    player: discord.Member | None = None,
    pronoun: Literal["he", "she", "they"] | None = None,
) -> None:
    owner = str(player.id) if player is not None else None
    await play_fighter(ask, a.Join(character, cover, pronoun, owner), character)


async def leave(ask: Ask, fighter: str | None = None) -> None:
    await play(ask, a.Leave(fighter))


async def cover(ask: Ask, fighter: str | None = None) -> None:
    await play_fighter(ask, a.ThrowCover(fighter), fighter)


async def relocate(ask: Ask, cover: str, fighter: str | None = None) -> None:
    await play_fighter(ask, a.Relocate(cover, fighter), fighter)


async def shoot(
    ask: Ask, first: str, second: str | None = None, third: str | None = None, fighter: str | None = None
) -> None:
    await play_fighter(ask, a.Shoot(given(first, second, third), fighter), fighter)


async def suppress(
    ask: Ask,
    cover: str | None = None,
    first: str | None = None,
    second: str | None = None,
    third: str | None = None,
    fighter: str | None = None,
) -> None:
    await play_fighter(ask, a.Suppress(cover, given(first, second, third), fighter), fighter)


async def hold(ask: Ask, fighter: str | None = None) -> None:
    await play_fighter(ask, a.Hold(fighter), fighter)


async def shift(ask: Ask, note: str, fighter: str | None = None) -> None:
    await play_fighter(ask, a.Shift(note, fighter), fighter)


async def check(ask: Ask, what: str, dice: str = CHECK_DICE, fighter: str | None = None) -> None:
    await play_fighter(ask, a.MakeCheck(what, dice, fighter), fighter)


async def me(ask: Ask, fighter: str | None = None) -> None:
    seen = await see(ask)
    if seen is not None:
        await show_personal(ask, seen, fighter)


async def show_personal(ask: Ask, seen: Seen, fighter: str | None) -> None:
    """The private panel: of the own fighter, or for a game master of anyone. Raises ``Refusal``."""
    found = personal_fighter(seen, fighter)
    rules = FIGHTS[seen.game.ruleset]
    await say_lines(ask, render_all(rules.personal(seen.state, found), language_of(ask)))


def personal_fighter(seen: Seen, name: str | None) -> str:
    """The fighter whose private panel a caller may see. Raises ``Refusal``."""
    rules = FIGHTS[seen.game.ruleset]
    if name is None:
        own = rules.own_fighter(seen.state, seen.actor.user)
        if own is None:
            raise Refusal("no_fighter")
        return own
    found = rules.find_fighter(seen.state, name)
    if rules.owner_of(seen.state, found) != seen.actor.user and not seen.actor.gm:
        raise Refusal("not_your_fighter", name=name)
    return found


COMMANDS = [
    command(name, handler, suggest=suggest)
    for name, handler in (
        ("join", join),
        ("leave", leave),
        ("cover", cover),
        ("relocate", relocate),
        ("shoot", shoot),
        ("suppress", suppress),
        ("hold", hold),
        ("shift", shift),
        ("check", check),
        ("me", me),
    )
]
