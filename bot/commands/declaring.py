"""Declaring a command: its words come from the locale files, its suggestions from what is legal now."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.commands.playing import Ask, refuse
from bot.present.locales import LOCALES, language
from rules.core.refusal import Refusal

CHOICE_LENGTH = 100

_SUGGESTED: dict[discord.AppCommandOptionType, type[str] | type[int]] = {
    discord.AppCommandOptionType.string: str,
    discord.AppCommandOptionType.integer: int,
}

Handler = Callable[..., Coroutine[Any, Any, None]]
Suggest = Callable[[Any, str, str, str], Awaitable[list[str]]]


def command_key(qualified_name: str) -> str:
    """The locale key of a command: ``cmd-gm-order``."""
    return f"cmd-{qualified_name.replace(' ', '-')}"


def option_key(qualified_name: str, option: str) -> str:
    """The locale key of an option: its own in this command, else the one that all share."""
    own = f"opt-{qualified_name.replace(' ', '-')}-{option.replace('_', '-')}"
    return own if language("en").has(own) else f"opt-{option.replace('_', '-')}"


def group(name: str, **options: Any) -> app_commands.Group:
    """A group of commands, for servers only."""
    return app_commands.Group(name=name, description=_about(command_key(name)), guild_only=True, **options)


def command(
    name: str, handler: Handler, *, parent: app_commands.Group | None = None, suggest: Suggest | None = None
) -> app_commands.Command[Any, Any, Any]:
    """A command from its handler: option names are the handler's parameters, their descriptions the locale's.

    Texts and whole numbers without choices are suggested from what is legal now, where ``suggest`` knows any.
    A ``Refusal`` that the handler raises is worded for the caller.
    """
    qualified = f"{parent.name} {name}" if parent is not None else name
    options = list(inspect.signature(handler).parameters)[1:]
    shown = {option: _shown(handler, option) for option in options}
    about = {option: _about(option_key(qualified, name)) for option, name in shown.items()}
    described = app_commands.describe(**about)(_refusing(handler))
    if parent is None:
        described = app_commands.guild_only()(described)
    made: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=name, description=_about(command_key(qualified)), callback=described, parent=parent
    )
    if parent is not None:
        parent.add_command(made)
    if suggest is not None:
        for parameter in made.parameters:
            if parameter.type in _SUGGESTED and not parameter.choices:
                made.autocomplete(parameter.name)(
                    _suggesting(suggest, name, parameter.display_name, _SUGGESTED[parameter.type])
                )
    return made


def _shown(handler: Handler, option: str) -> str:
    """An option's name as people see it: some names are words of Python."""
    renamed: dict[str, str] = getattr(handler, "__discord_app_commands_param_rename__", {})
    return renamed.get(option, option)


def choices(*values: str) -> list[app_commands.Choice[str]]:
    """Fixed choices; their words are the locale's ``choice-…``."""
    return [app_commands.Choice(name=language("en").text(f"choice-{value}"), value=value) for value in values]


class Translator(app_commands.Translator):
    """Names, descriptions and choices of commands in Discord's languages, from the locale files."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        short = locale.value.split("-")[0]
        if short not in LOCALES or short == "en":
            return None
        key = _key_of(context)
        words = language(short)
        return words.text(key) if key is not None and words.has(key) else None


def _key_of(context: app_commands.TranslationContextTypes) -> str | None:
    places = app_commands.TranslationContextLocation
    data: Any = context.data
    match context.location:
        case places.command_name | places.group_name:
            return f"{command_key(data.qualified_name)}-name"
        case places.command_description | places.group_description:
            return command_key(data.qualified_name)
        case places.parameter_name:
            return f"{option_key(data.command.qualified_name, data.display_name)}-name"
        case places.parameter_description:
            return option_key(data.command.qualified_name, data.display_name)
        case places.choice_name:
            return f"choice-{data.value}"
        case _:
            return None


def _refusing(handler: Handler) -> Handler:
    @functools.wraps(handler)
    async def run(ask: Ask, **options: Any) -> None:
        try:
            await handler(ask, **options)
        except Refusal as refusal:
            await refuse(ask, refusal)

    run.__signature__ = inspect.signature(handler, eval_str=True)  # type: ignore[attr-defined]
    return run


def _suggesting(suggest: Suggest, do: str, field: str, kind: type[str] | type[int]) -> Any:
    async def complete(interaction: discord.Interaction[Any], current: Any) -> list[app_commands.Choice[Any]]:
        names = await suggest(interaction, do, field, str(current))
        return [app_commands.Choice(name=name[:CHOICE_LENGTH], value=kind(name[:CHOICE_LENGTH])) for name in names]

    return complete


def _about(key: str) -> str:
    return language("en").text(key)
