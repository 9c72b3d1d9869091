"""The campaign's commands at the real bot: what a script cannot say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.local import simcord_private
from bot.local.scripted_dice import DiceScript
from bot.local.world import World
from bot.present.escaping import visible

USERS = [("gm", "en"), ("anna", "ru")]


@pytest.fixture
def script() -> DiceScript:
    return DiceScript()


def _last(world: World) -> Any:
    return list(simcord_private.messages(world.env))[-1]


async def test_why_finds_a_post_of_the_roster_where_there_was_no_fight(tmp_path: Path, script: DiceScript) -> None:
    async with World(f"sqlite:///{tmp_path}/g.db", tmp_path / "vault.key", dice=script.box) as world:
        await world.settle_in(USERS)
        channel, anna = world.channels["table"], world.users["anna"]
        await anna.slash(channel, "character new", name="Anna")
        script.queue.extend([2, 2])
        await anna.slash(channel, "injury", character="Anna")
        await world.env.settle()
        tag = re.findall(r"^-# (\w{8}) ", _last(world).content, re.MULTILINE)[-1]
        await anna.slash(channel, "why", tag=tag)
        assert "2 2" in visible(_last(world).content)
        await anna.slash(channel, "why", tag="AAAAAAAA")
        assert _last(world).content.startswith("🚫")
        await anna.slash(channel, "why", fighter="Anna")
        assert _last(world).content.startswith("🚫")


async def test_a_roster_command_where_the_bot_may_not_write_changes_nothing(tmp_path: Path) -> None:
    async with World(f"sqlite:///{tmp_path}/g.db", tmp_path / "vault.key") as world:
        await world.settle_in(USERS)
        me, anna = world.guild.me, world.users["anna"]
        assert me is not None
        denied = discord.PermissionOverwrite(send_messages=False)
        quiet = world.guild.create_text_channel("quiet", overwrites={me: denied})
        await world.env.settle()
        for command, options in (("character new", {"name": "Anna"}), ("character list", {})):
            answer = await anna.slash(quiet, command, **options)
            assert answer.response is not None
            assert answer.response.content.startswith("🚫")
