"""Fighting hand to hand: what players do, and the round that a game master calls."""

from __future__ import annotations

from typing import Literal

from discord import app_commands

from bot.commands.declaring import choices, command, group
from bot.commands.playing import Ask, play_fighter
from bot.commands.suggesting import suggest
from rules.melee import actions as m


@app_commands.rename(side="from")
@app_commands.choices(side=choices("front", "flank", "rear"))
async def charge(
    ask: Ask,
    target: str,
    side: Literal["front", "flank", "rear"] | None = None,
    result: app_commands.Range[int, 0, 2] | None = None,
    fighter: str | None = None,
) -> None:
    await play_fighter(ask, m.Charge(target, side, result, fighter), fighter)


async def break_off(ask: Ask, fighter: str | None = None) -> None:
    await play_fighter(ask, m.BreakOff(fighter), fighter)


async def stand(ask: Ask, fighter: str | None = None) -> None:
    await play_fighter(ask, m.StandUp(fighter), fighter)


async def fight_on(ask: Ask, fighter: str | None = None) -> None:
    await play_fighter(ask, m.FightOn(fighter), fighter)


GROUP = group("melee")
for _name, _handler in (("charge", charge), ("break", break_off), ("stand", stand), ("round", fight_on)):
    command(_name, _handler, parent=GROUP, suggest=suggest)

COMMANDS = [GROUP]
