"""Characters and bands, and the roster that holds them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, cast

import discord
from discord import app_commands

from bot.commands.declaring import Handler, choices, command, group
from bot.commands.fight import answer_export, answer_report
from bot.commands.playing import (
    NO_PINGS,
    Ask,
    acknowledge,
    caller_of,
    language_of,
    play_on_roster,
    say_lines,
    see_roster,
)
from bot.commands.suggesting import matching, suggest_on_roster
from bot.components import ids
from bot.components.buttons import undo_question
from bot.present.escaping import visible
from bot.present.lines import render, render_all
from bot.present.locales import LOCALES, Language, language
from bot.present.sheet import sheet
from rules.campaign import actions as a
from rules.campaign import words
from rules.campaign.state import Injury, RosterState, Skill
from rules.campaign.tables import INJURED, REPEATED, SKILLS, WEAPONS
from rules.campaign.view import RosterView
from rules.core.names import NAME_LENGTH, find, fold
from rules.core.refusal import Refusal
from rules.core.telling import line

Pronoun = Literal["he", "she", "they"]
Role = Literal["hero", "henchman"]
Kind = Literal["lawful", "outlaw"]

_INPUTS = ("name", "pronoun", "band", "role", "stats")
_INPUT_LENGTH = 100


@app_commands.choices(pronoun=choices("he", "she", "they"), role=choices("hero", "henchman"))
async def new(
    ask: Ask,
    name: str | None = None,
    pronoun: Pronoun = "they",
    band: str | None = None,
    role: Role = "hero",
    stats: str = "",
    gear: str = "",
    player: discord.Member | None = None,
) -> None:
    """Without a name a modal asks for everything."""
    if name is None and (gear or player is not None):
        await acknowledge(ask)
        raise Refusal("character_needs_name")
    if name is None:
        await open_modal(ask, pronoun, band or "", role, stats)
        return
    owner = str(player.id) if player is not None else None
    await play_on_roster(ask, a.NewCharacter(name, pronoun, band, role, stats, gear, owner))


async def open_modal(ask: Ask, pronoun: str = "they", band: str = "", role: str = "hero", stats: str = "") -> None:
    """Ask for a new character. What opens a modal cannot be acknowledged before, and looks nothing up."""
    await ask.response.send_modal(_modal(language_of(ask), pronoun, band, role, stats))


async def submit_character(ask: Ask, values: Mapping[str, str]) -> None:
    """The modal comes back; this works after a restart too."""
    if not await acknowledge(ask):
        return
    pronoun, role = values.get("pronoun", "").strip(), values.get("role", "").strip()
    action = a.NewCharacter(
        values.get("name", ""),
        cast(Pronoun, _chosen(pronoun or "they", ("he", "she", "they"))),
        values.get("band", "").strip() or None,
        cast(Role, _chosen(role or "hero", ("hero", "henchman"))),
        values.get("stats", ""),
    )
    await play_on_roster(ask, action)


@app_commands.choices(pronoun=choices("he", "she", "they"), role=choices("hero", "henchman"), back=choices("yes"))
async def edit(
    ask: Ask,
    name: str,
    rename: str | None = None,
    pronoun: Pronoun | None = None,
    gear: str | None = None,
    band: str | None = None,
    role: Role | None = None,
    stats: str | None = None,
    experience: int | None = None,
    fights_to_miss: int | None = None,
    hates: str | None = None,
    without: str | None = None,
    player: discord.Member | None = None,
    back: Literal["yes"] | None = None,
    reason: str | None = None,
) -> None:
    owner = str(player.id) if player is not None else None
    without = _lasting().get(fold(without), without) if without is not None else None
    action = a.EditCharacter(
        name,
        rename,
        pronoun,
        gear,
        band,
        role,
        stats,
        experience,
        fights_to_miss,
        hates,
        without,
        owner,
        back is not None,
        reason,
    )
    await play_on_roster(ask, action)


async def show(ask: Ask, name: str) -> None:
    """The sheet, in private, with its history."""
    seen = await see_roster(ask)
    if seen is None:
        return
    state: RosterState = seen.state
    character = find(name, state.characters, lambda c: (c.name,), "unknown_character")
    log, spoken = await ask.client.table.log(seen), language_of(ask)
    lines = RosterView(state).sheet(character)
    drawn = await asyncio.to_thread(sheet, seen, log, character.id, character.owner, lines, spoken)
    await ask.followup.send(view=drawn.layout(), ephemeral=True, allowed_mentions=NO_PINGS)


async def show_all(ask: Ask) -> None:
    seen = await see_roster(ask)
    if seen is not None:
        spoken = language_of(ask)
        view = discord.ui.View(timeout=None)
        label = spoken.text("modal-character")
        view.add_item(discord.ui.Button(label=label, custom_id=ids.OPEN_CHARACTER, style=discord.ButtonStyle.primary))
        view.stop()
        await say_lines(ask, render_all(RosterView(seen.state).listing(), spoken), view=view)


async def retire(ask: Ask, name: str, reason: str | None = None) -> None:
    await play_on_roster(ask, a.Retire(name, reason))


@app_commands.choices(kind=choices("lawful", "outlaw"))
async def new_band(
    ask: Ask, name: str, money: int = 0, kind: Kind = "lawful", preferred: str = "", rating: int = 0
) -> None:
    await play_on_roster(ask, a.NewBand(name, money, kind, preferred, rating))


@app_commands.choices(kind=choices("lawful", "outlaw"))
async def edit_band(
    ask: Ask,
    band: str,
    reason: str,
    rename: str | None = None,
    kind: Kind | None = None,
    preferred: str | None = None,
    rating: int | None = None,
) -> None:
    await play_on_roster(ask, a.EditBand(band, reason, rename, kind, preferred, rating))


async def show_band(ask: Ask, band: str) -> None:
    seen = await see_roster(ask)
    if seen is not None:
        found = find(band, seen.state.bands, lambda b: (b.name,), "unknown_band")
        await say_lines(ask, render_all(RosterView(seen.state).band(found), language_of(ask)))


async def money(ask: Ask, band: str, amount: int, reason: str) -> None:
    await play_on_roster(ask, a.ChangeMoney(band, amount, reason))


async def members(ask: Ask, band: str, add: str | None = None, remove: str | None = None) -> None:
    """Who is in a band; ``add`` or ``remove`` changes it."""
    if not await acknowledge(ask):
        return
    if add is not None and remove is not None:
        raise Refusal("add_or_remove")
    if add is None and remove is None:
        await show_band(ask, band)
        return
    await play_on_roster(ask, a.Enlist(band, add or remove or "", into=add is not None))


async def undo(ask: Ask) -> None:
    seen = await see_roster(ask)
    if seen is not None:
        await undo_question(ask, seen)


async def verify(ask: Ask) -> None:
    seen = await see_roster(ask)
    if seen is not None:
        await answer_report(ask, seen)


async def export(ask: Ask) -> None:
    seen = await see_roster(ask)
    if seen is not None:
        await answer_export(ask, seen, "json")


def _modal(spoken: Language, pronoun: str, band: str, role: str, stats: str) -> discord.ui.Modal:
    filled = {
        "pronoun": spoken.text(f"choice-{pronoun}"),
        "band": band,
        "role": spoken.text(f"choice-{role}"),
        "stats": stats or spoken.text("modal-stats-standard"),
    }
    modal = discord.ui.Modal(title=spoken.text("modal-character"), custom_id=ids.NEW_CHARACTER)
    for key in _INPUTS:
        limit = NAME_LENGTH if key in ("name", "band") else _INPUT_LENGTH
        modal.add_item(
            discord.ui.TextInput(
                label=spoken.text(f"modal-{key}"),
                custom_id=key,
                default=filled.get(key, "")[:limit] or None,
                required=key == "name",
                max_length=limit,
            )
        )
    return modal


@cache
def _lasting() -> Mapping[str, str]:
    """What lasting injuries and skills are called in every language, to their keys."""
    injuries = [Injury(key) for key in (*INJURED, "madness", "old wound", "hardened", "hatred")]
    injuries += [Injury("hand", "amputated"), Injury("eye", "left"), Injury("eye", "right")]
    skills = [Skill(key) for keys in SKILLS.values() for key in keys]
    skills += [Skill(REPEATED, weapon) for weapon in WEAPONS]
    named = [
        *((words.injury_name(one), one.name) for one in injuries),
        *((words.held_skill(s), s.name) for s in skills),
    ]
    return {fold(visible(render(called, language(locale)))): key for locale in LOCALES for called, key in named}


async def _suggest(ask: Ask, do: str, field: str, current: str) -> list[str]:
    """Names of the roster; for what may be taken away, what that character has."""
    if field != "without":
        return await suggest_on_roster(ask, do, field, current)
    try:
        seen = await ask.client.table.look_at_roster(ask.guild_id or 0, ask.channel_id or 0, caller_of(ask))
        typed = getattr(ask.namespace, "name", None) or ""
        character = find(typed, seen.state.characters, lambda c: (c.name,), "unknown_character")
    except Refusal:
        return []
    has = (*map(words.injury_name, character.injuries), *map(words.held_skill, character.skills))
    return matching(current, (visible(text) for text in render_all(has, language_of(ask))))


def _chosen(text: str, values: tuple[str, ...]) -> str:
    """A value by its word in any language. Raises ``Refusal("unknown_word")``."""
    for value in values:
        if fold(text) in (value, *(fold(language(locale).text(f"choice-{value}")) for locale in LOCALES)):
            return value
    raise Refusal("unknown_word", text=text[:40], known=tuple(line(f"choice-{value}") for value in values))


def _declared(parent: app_commands.Group, handlers: tuple[tuple[str, Handler], ...]) -> app_commands.Group:
    for name, handler in handlers:
        command(name, handler, parent=parent, suggest=_suggest)
    return parent


COMMANDS: list[Any] = [
    _declared(
        group("character"),
        (("new", new), ("edit", edit), ("show", show), ("list", show_all), ("retire", retire)),
    ),
    _declared(
        group("band"),
        (("new", new_band), ("edit", edit_band), ("show", show_band), ("money", money), ("members", members)),
    ),
    _declared(group("roster"), (("show", show_all), ("undo", undo), ("verify", verify), ("export", export))),
]
