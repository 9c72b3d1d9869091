"""What the game master of a firefight does."""

from __future__ import annotations

import asyncio
from typing import Literal

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.commands.declaring import choices, command, group
from bot.commands.player import given
from bot.commands.playing import Ask, answer, play, see
from bot.commands.rewording import draft, look, reword, show_draft
from bot.commands.suggesting import suggest, suggest_entries
from bot.present.illustration import scene_of
from bot.present.locales import Language
from bot.present.picture.ground import fitting_columns, ground_picture, require_size
from bot.table.requests import Outcome
from rules.core.chronicle import Narrate, RuleOn, require_gm
from rules.core.names import shown_name
from rules.core.terrain import SIGNS
from rules.firefight import actions as a
from rules.melee.actions import SetStats

YesNo = Literal["yes", "no"]


@app_commands.choices(preview=choices("yes"))
async def advance(ask: Ask, player: str | None = None, preview: Literal["yes"] | None = None) -> None:
    async def tell(_: Outcome) -> None:
        await show_draft(ask, await look(ask))

    drafting = preview is not None
    await play(ask, a.Advance(player), preview=drafting, tell=tell if drafting else None)


async def assign(ask: Ask, fighter: str, user: discord.Member) -> None:
    await play(ask, a.AssignFighter(fighter, str(user.id), shown_name(user.display_name)))


@app_commands.choices(pronoun=choices("he", "she", "they"))
async def enemy(
    ask: Ask,
    type: str,
    name: str | None = None,
    count: int = 1,
    cover: str | None = None,
    pronoun: Literal["he", "she", "they"] = "he",
) -> None:
    await play(ask, a.AddEnemies(type, name, count, cover, pronoun))


@app_commands.choices(cover_die=choices("yes", "no"))
async def define_type(
    ask: Ask,
    name: str,
    shots: int | None = None,
    bonus: int | None = None,
    cover_die: YesNo | None = None,
    cover_bonus: int | None = None,
    rows: str | None = None,
    rows_against: str | None = None,
    hits_to_out: int | None = None,
    skill: int | None = None,
    damage: int | None = None,
    weapons: int | None = None,
    dice: int | None = None,
) -> None:
    has_die = cover_die == "yes" if cover_die is not None else None
    shooting = a.DefineType(name, shots, bonus, has_die, cover_bonus, rows, rows_against, hits_to_out)
    await play(ask, replace(shooting, skill=skill, damage=damage, weapons=weapons, dice=dice))


async def place(
    ask: Ask,
    name: str,
    cell: str,
    kind: str | None = None,
    shields: str | None = None,
    capacity: int | None = None,
    modifier: int | None = None,
    legend: str | None = None,
    rows: str | None = None,
) -> None:
    await play(ask, a.PlaceCover(name, cell, kind, shields, capacity, modifier, legend, rows))


@app_commands.choices(terrain=choices(*SIGNS), without_image=choices("yes"))
async def change_map(
    ask: Ask,
    columns: int | None = None,
    rows: int | None = None,
    terrain: str | None = None,
    area: str | None = None,
    image: discord.Attachment | None = None,
    without_image: Literal["yes"] | None = None,
) -> None:
    """A picture is fetched and encoded anew before anything happens; it is never linked."""
    seen = await see(ask)
    if seen is None:
        return
    require_gm(seen.actor)
    picture = None
    if image is not None:
        require_size(image.size)
        picture = await asyncio.to_thread(ground_picture, await image.read())
    name = picture.name if picture is not None else "" if without_image is not None else None

    def compose(outcome: Outcome, spoken: Language) -> list[str]:
        scene = scene_of(outcome.game, outcome.after)
        fitting = fitting_columns(picture, scene) if picture is not None else None
        cut = [spoken.text("ground-cut", {"columns": fitting, "rows": scene.rows})] if fitting is not None else []
        return [*answer(outcome, spoken), *cut]

    await play(ask, a.ChangeMap(columns, rows, terrain, area, name), compose=compose, picture=picture)


@app_commands.choices(do=choices("shoot", "charge", "break", "relocate", "down", "auto"))
async def order(
    ask: Ask,
    fighter: str,
    do: Literal["shoot", "charge", "break", "relocate", "down", "auto"],
    first: str | None = None,
    second: str | None = None,
    third: str | None = None,
    cover: str | None = None,
) -> None:
    await play(ask, a.GiveOrder(fighter, do, given(first, second, third), cover))


@app_commands.choices(kind=choices("shot", "cover", "relocation"), lasts=choices("next", "round", "kept"))
async def bonus(
    ask: Ask,
    fighter: str,
    kind: Literal["shot", "cover", "relocation"],
    amount: int,
    reason: str,
    lasts: Literal["next", "round", "kept"] = "round",
) -> None:
    await play(ask, a.GiveBonus(fighter, kind, amount, reason, lasts))


@app_commands.choices(grant=choices("yes", "no"))
async def flank(ask: Ask, shooter: str, target: str, grant: YesNo, reason: str) -> None:
    await play(ask, a.RuleFlank(shooter, target, grant == "yes", reason))


async def restock(ask: Ask, fighter: str, reason: str) -> None:
    await play(ask, a.Restock(fighter, reason))


@app_commands.choices(condition=choices("fit", "wounded", "out", "knocked-down"))
async def set_condition(
    ask: Ask, fighter: str, condition: Literal["fit", "wounded", "out", "knocked-down"], reason: str
) -> None:
    await play(ask, a.SetCondition(fighter, "down" if condition == "knocked-down" else condition, reason))


async def set_stats(
    ask: Ask,
    fighter: str,
    reason: str,
    skill: int | None = None,
    damage: int | None = None,
    weapons: int | None = None,
    dice: int | None = None,
) -> None:
    await play(ask, SetStats(fighter, reason, skill, damage, weapons, dice))


@app_commands.choices(grant=choices("yes", "no"))
async def fire_into(ask: Ask, fighter: str, grant: YesNo, reason: str) -> None:
    await play(ask, a.RuleFireInto(fighter, grant == "yes", reason))


@app_commands.choices(grant=choices("yes", "no"))
async def reach(ask: Ask, fighter: str, target: str, grant: YesNo, reason: str) -> None:
    await play(ask, a.RuleReach(fighter, target, grant == "yes", reason))


async def move(ask: Ask, fighter: str, cover: str, reason: str) -> None:
    await play(ask, a.Move(fighter, cover, reason))


async def remove(ask: Ask, fighter: str, reason: str) -> None:
    await play(ask, a.Remove(fighter, reason))


async def rule(ask: Ask, key: str, value: str, reason: str) -> None:
    await play(ask, a.ChangeRule(key, value, reason))


async def narrate(ask: Ask, text: str) -> None:
    await play(ask, Narrate(text))


async def rule_on(ask: Ask, check: int, text: str) -> None:
    await play(ask, RuleOn(check, text))


GROUP = group("gm")
for _name, _handler in (
    ("advance", advance),
    ("assign", assign),
    ("enemy", enemy),
    ("type", define_type),
    ("place", place),
    ("map", change_map),
    ("order", order),
    ("bonus", bonus),
    ("flank", flank),
    ("set-stats", set_stats),
    ("fire-into", fire_into),
    ("reach", reach),
    ("restock", restock),
    ("set", set_condition),
    ("move", move),
    ("remove", remove),
    ("rule", rule),
    ("narrate", narrate),
    ("draft", draft),
    ("reword", reword),
    ("rule-on", rule_on),
):
    command(_name, _handler, parent=GROUP, suggest=suggest_entries if _name == "reword" else suggest)

COMMANDS = [GROUP]
