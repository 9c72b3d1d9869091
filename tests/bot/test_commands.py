"""Discord's limits on commands, in every language."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest

from bot.client import Perestrelka
from bot.commands.declaring import Translator
from bot.table.table import Table

NAME = re.compile(r"[-_'\w]{1,32}")
COMMAND_SIZE = 8000


@pytest.fixture
async def payload(table: Table) -> list[dict[str, Any]]:
    bot = Perestrelka(table)
    await bot.tree.set_translator(Translator())
    return await bot._payload()


def walk(node: dict[str, Any]) -> list[dict[str, Any]]:
    return [node, *(inner for option in node.get("options") or [] for inner in walk(option))]


def longest(node: dict[str, Any], field: str) -> int:
    """The length of a text in its longest language."""
    texts = [node.get(field) or "", *(node.get(f"{field}_localizations") or {}).values()]
    return max(map(len, texts))


def size(node: dict[str, Any]) -> int:
    """Names, descriptions and choice values of a command, as Discord counts them."""
    choices = sum(longest(choice, "name") + len(str(choice["value"])) for choice in node.get("choices") or [])
    own = longest(node, "name") + longest(node, "description") + choices
    return own + sum(size(option) for option in node.get("options") or [])


async def test_no_command_is_larger_than_discord_takes(payload: list[dict[str, Any]]) -> None:
    for command in payload:
        assert size(command) <= COMMAND_SIZE, command["name"]


async def test_names_fit_the_pattern_and_are_unique_in_every_language(payload: list[dict[str, Any]]) -> None:
    for siblings in ([payload], [node.get("options") or [] for command in payload for node in walk(command)]):
        for group in siblings:
            for locale in (None, discord.Locale.russian.value):
                names = [_name(node, locale) for node in group]
                assert len(set(names)) == len(names), names
                for name in names:
                    assert NAME.fullmatch(name), name
                    assert name == name.lower()


async def test_everything_has_a_russian_name_and_description(payload: list[dict[str, Any]]) -> None:
    for command in payload:
        for node in walk(command):
            assert "ru" in node["name_localizations"], node["name"]
            assert "ru" in node["description_localizations"], node["name"]
            assert 1 <= longest(node, "description") <= 100, node["name"]
            for choice in node.get("choices") or []:
                assert "ru" in choice["name_localizations"], choice


async def test_no_more_than_25_options_and_required_ones_first(payload: list[dict[str, Any]]) -> None:
    for command in payload:
        for node in walk(command):
            options = node.get("options") or []
            assert len(options) <= 25
            required = [bool(option.get("required")) for option in options]
            assert required == sorted(required, reverse=True), node["name"]


async def test_commands_are_for_servers_only(payload: list[dict[str, Any]]) -> None:
    assert all(command["contexts"] == [0] or command["dm_permission"] is False for command in payload)


async def test_the_agreed_commands_and_options_are_there(payload: list[dict[str, Any]]) -> None:
    found = {}
    for command in payload:
        subcommands = [o for o in command.get("options") or [] if o["type"] == 1]
        for leaf in subcommands or [command]:
            path = f"{command['name']} {leaf['name']}" if subcommands else command["name"]
            found[path] = [option["name"] for option in leaf.get("options") or []]
    agreed = {
        "fight new": ["name", "ruleset", "mode", "rules"],
        "fight show": [],
        "fight map": [],
        "fight rules": [],
        "fight log": ["round"],
        "fight undo": [],
        "fight end": [],
        "fight export": ["format"],
        "fight verify": [],
        "fight gm": ["user"],
        "why": ["fighter"],
        "join": ["character", "cover", "player"],
        "leave": [],
        "cover": ["fighter"],
        "relocate": ["cover", "fighter"],
        "shoot": ["first", "second", "third", "fighter"],
        "suppress": ["cover", "first", "second", "third", "fighter"],
        "hold": ["fighter"],
        "shift": ["note", "fighter"],
        "check": ["what", "dice"],
        "me": ["fighter"],
        "roll": ["dice", "reason"],
        "table": ["name"],
        "setup": [],
        "gm advance": ["player"],
        "gm enemy": ["type", "name", "count", "cover"],
        "gm type": [
            "name",
            "shots",
            "bonus",
            "cover_die",
            "cover_bonus",
            "rows",
            "rows_against",
            "hits_to_out",
        ],
        "gm place": ["name", "cell", "kind", "shields", "capacity", "modifier", "legend", "rows"],
        "gm map": ["columns", "rows"],
        "gm order": ["fighter", "do", "first", "second", "third", "cover"],
        "gm bonus": ["fighter", "kind", "amount", "reason", "lasts"],
        "gm flank": ["shooter", "target", "grant", "reason"],
        "gm restock": ["fighter", "reason"],
        "gm set": ["fighter", "condition", "reason"],
        "gm move": ["fighter", "cover", "reason"],
        "gm remove": ["fighter", "reason"],
        "gm rule": ["key", "value", "reason"],
        "gm narrate": ["text"],
        "gm rule-on": ["check", "text"],
    }
    for path, options in agreed.items():
        assert [option for option in found[path] if option in options] == options, path


def _name(node: dict[str, Any], locale: str | None) -> str:
    name: str = (node.get("name_localizations") or {}).get(locale, node["name"]) if locale else node["name"]
    return name
