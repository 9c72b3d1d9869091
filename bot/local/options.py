"""A script's options as the values that the command declares."""

from __future__ import annotations

from typing import Any

import discord
import simcord

from bot.local import simcord_private
from bot.local.statements import Command
from bot.local.world import World

_YES = {"yes": True, "true": True, "no": False, "false": False}
_KINDS = discord.AppCommandOptionType


def typed_options(world: World, statement: Command, attachment: tuple[str, bytes] | None = None) -> dict[str, Any]:
    """The options of a command line, numbers and users as such. Raises ``simcord.SetupError``."""
    declared = simcord_private.option_types(world.env, world.guild.id, list(statement.path))
    if declared is None:
        raise simcord.SetupError(f"no command /{' '.join(statement.path)}")
    options = {name: _value(world, name, text, declared.get(name)) for name, text in statement.options.items()}
    if attachment is not None:
        slot = next((name for name, kind in declared.items() if kind == _KINDS.attachment.value), None)
        if slot is None:
            raise simcord.SetupError(f"/{' '.join(statement.path)} takes no attachment")
        options[slot] = attachment
    return options


def _value(world: World, name: str, text: str, kind: int | None) -> Any:
    if kind == _KINDS.integer.value and text.lstrip("-").isdecimal():
        return int(text)
    if kind == _KINDS.boolean.value:
        return _YES.get(text.lower(), text)
    if kind == _KINDS.user.value:
        if text not in world.users:
            raise simcord.SetupError(f"{name}: no user {text!r}; known: {', '.join(world.users)}")
        return world.users[text]
    if kind == _KINDS.channel.value:
        return world.channel(text)
    return text
