"""A simulated server around the real bot: users, channels, one database."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import simcord
import sqlalchemy as sa

from bot.client import Perestrelka
from bot.clock import Clock
from bot.dice import ActionDice, DiceBox, SecretDice, SystemDice
from bot.local import simcord_private
from bot.present.locales import rule_words
from bot.store.migrating import upgrade
from bot.store.schema import entries
from bot.store.store import Store
from bot.table.table import Table
from bot.vault import KeyVault

SETTLE_SECONDS = 30.0


class World:
    """One server with one bot. Enter as an async context manager."""

    def __init__(
        self,
        url: str,
        key_file: Path,
        *,
        guild_locale: str = "en",
        dice: DiceBox = SecretDice,
        free_dice: Callable[[], ActionDice] = SystemDice,
    ) -> None:
        self._url, self._key_file = url, key_file
        self._dice, self._free_dice = dice, free_dice
        self._locales: dict[int | str, str] = {simcord_private.GUILD: discord_locale(guild_locale)}
        self._guild_locale = discord_locale(guild_locale)
        self.users: dict[str, simcord.MemberActor] = {}
        self.channels: dict[str, simcord.ChannelHandle] = {}
        self.env: simcord.Env
        self.bot: Perestrelka
        self.store: Store
        self.guild: simcord.GuildHandle

    async def __aenter__(self) -> World:
        self.bot = self._make_bot(lambda: self.env.now())
        self.env = simcord.Env(self.bot, settle_timeout=SETTLE_SECONDS, check_errors=False)
        simcord_private.name_bot(self.env, "Perestrelka")
        simcord_private.speak(self.env, self._locales)
        await self.env.start()
        return self

    async def __aexit__(self, *exc: Any) -> None:
        await self.env.shutdown()
        self.store.close()

    async def settle_in(self, users: list[tuple[str, str]]) -> None:
        """Make the server, its first text channel and its members, the first of whom owns it."""
        owner = self.env.create_user(users[0][0])
        self.guild = self.env.create_guild("Perestrelka", owner=owner, preferred_locale=self._guild_locale)
        self.channels["table"] = self.guild.create_text_channel("table")
        self.add_user(users[0][0], users[0][1], owner)
        for name, locale in users[1:]:
            self.add_user(name, locale)
        await self.env.settle()
        await self._move_past_last_session()

    def add_user(self, name: str, locale: str, user: simcord.UserHandle | None = None) -> None:
        """One more member, with a client in this language."""
        member = self.guild.add_member(user or self.env.create_user(name))
        self.users[name] = member
        self._locales[member.id] = discord_locale(locale)

    def set_locale(self, name: str, locale: str) -> None:
        """Change the language of a member's client."""
        self._locales[self.users[name].id] = discord_locale(locale)

    def channel(self, name: str) -> simcord.ChannelHandle:
        """A channel by name, made if new."""
        if name not in self.channels:
            self.channels[name] = self.guild.create_text_channel(name)
        return self.channels[name]

    async def restart(self) -> None:
        """Stop the bot and start it on the same database, with the same channels."""
        await self.env.settle()
        old = self.store
        self.bot = self._make_bot(lambda: self.env.now())
        await self.env.restart_bot(self.bot)
        old.close()
        await self.env.settle()

    def _make_bot(self, clock: Clock) -> Perestrelka:
        self.store = Store(self._url)
        upgrade(self.store.engine)
        table = Table(self.store, KeyVault.at(self._key_file), clock=clock, dice=self._dice, words=rule_words)
        return Perestrelka(table, free_dice=self._free_dice)

    async def _move_past_last_session(self) -> None:
        """The simulation's clock and ids begin anew in every world: on a kept database go on after the last entry."""
        latest: datetime | None = self.store.read_here(
            lambda c: c.execute(sa.select(sa.func.max(entries.c.created_at))).scalar()
        )
        if latest is not None:
            behind = (latest - self.env.now()).total_seconds()
            if behind >= 0:
                await self.env.advance_time(behind + 1)


def discord_locale(locale: str) -> str:
    """A Discord locale for a short one: ``en`` is ``en-US`` there."""
    return "en-US" if locale == "en" else locale
