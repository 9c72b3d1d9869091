"""The bot: discord.py's client with the table, the outbox, the commands and the buttons."""

from __future__ import annotations

import contextlib
import hashlib
from collections import deque
from collections.abc import Callable
from typing import Any

import discord
import msgspec
import structlog
from discord import app_commands
from discord.ext import tasks

from bot.commands import campaign, deadline, dice, fight, free, gm, help, melee, player, privacy, roster
from bot.commands.declaring import Translator
from bot.commands.playing import apologise
from bot.components.buttons import BUTTONS
from bot.components.forms import FORMS
from bot.components.modals import OPENERS, submitted
from bot.dice import ActionDice, SystemDice
from bot.post.discord_messenger import DiscordMessenger
from bot.post.outbox import Outbox
from bot.present.escaping import plain
from bot.present.locales import language
from bot.store import queries
from bot.table.requests import Caller
from bot.table.table import Table

BUGS_KEPT = 20
SWEEP_SECONDS = 300
"""How often posts that could not be sent are tried again."""

WATCH_SECONDS = 120
"""How often the clock is looked at."""

log = structlog.get_logger()


class Tree(app_commands.CommandTree["Perestrelka"]):
    """The command tree: a bug becomes an apology with a reference."""

    async def on_error(
        self, interaction: discord.Interaction[Perestrelka], error: app_commands.AppCommandError, /
    ) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await apologise(interaction, cause)


class Perestrelka(discord.Client):
    """The running bot. ``free_dice``: for throws outside any game; ``bugs``: the last things that went wrong."""

    def __init__(
        self,
        table: Table,
        *,
        free_dice: Callable[[], ActionDice] = SystemDice,
        test_guild: int | None = None,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
        )
        self.table = table
        self.bugs: deque[BaseException] = deque(maxlen=BUGS_KEPT)
        self.free_dice = free_dice
        self.messenger = DiscordMessenger(self)
        self.outbox = Outbox(table, self.messenger)
        self.tree = Tree(self)
        for module in (fight, gm, player, deadline, dice, help, privacy, melee, free, roster, campaign):
            for command in module.COMMANDS:
                self.tree.add_command(command)
        self.add_dynamic_items(*BUTTONS, *FORMS, *OPENERS)
        self._scope = discord.Object(test_guild) if test_guild is not None else None

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Translator())
        await self.sync_commands()
        self._sweep.start()
        self._watch.start()

    async def on_interaction(self, interaction: discord.Interaction[Perestrelka]) -> None:
        """Modals; commands, buttons and menus find their way by themselves."""
        if interaction.type is discord.InteractionType.modal_submit:
            await submitted(interaction)

    async def on_ready(self) -> None:
        """What happened to servers while the bot was away."""
        await self.table.see_guilds({guild.id for guild in self.guilds})

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The server's data stay."""
        await self.table.see_guilds({guild.id for guild in self.guilds})

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """After a while the server's data go."""
        await self.table.depart(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The fight that was played there stays, and can be moved."""
        await self._channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The same for a thread."""
        await self._channel_gone(payload.thread_id)

    async def _channel_gone(self, channel: int) -> None:
        try:
            game = await self.table.channel_gone(channel)
            if game is None:
                return
            seen = await self.table.look(channel, Caller(0, ""))
            words = language(game.locale).text("channel-gone-dm", {"name": plain(game.name)})
            for gm in seen.state.chronicle.gms:
                await self.messenger.warn(int(gm), words)
        except Exception:
            log.exception("channel.failed", channel=channel)

    async def close(self) -> None:
        self._sweep.cancel()
        self._watch.cancel()
        await self.outbox.close()
        await super().close()

    async def sync_commands(self) -> bool:
        """Register the commands, in one scope and only if they changed; whether anything was sent."""
        if self._scope is not None:
            self.tree.copy_global_to(guild=self._scope)
        payload = await self._payload()
        digest = f"{self._scope_name} {hashlib.sha256(msgspec.json.encode(payload)).hexdigest()}"
        key = f"commands:{self.application_id}"
        known = await self.table.store.read(lambda connection: queries.note(connection, key))
        registered = await self.tree.fetch_commands(guild=self._scope)
        if known == digest and {c.name for c in registered} == {c["name"] for c in payload}:
            return False
        await self._clear_scope(known)
        await self.tree.sync(guild=self._scope)
        await self.table.store.write(lambda connection: queries.remember(connection, key, digest))
        log.info("commands.synced", count=len(payload))
        return True

    @property
    def _scope_name(self) -> str:
        return str(self._scope.id) if self._scope is not None else "global"

    async def _clear_scope(self, known: str | None) -> None:
        """Take the commands away where they were registered before, so that nobody sees them twice."""
        before = known.split()[0] if known is not None else self._scope_name
        if before == self._scope_name or self.application_id is None:
            return
        if before == "global":
            await self.http.bulk_upsert_global_commands(self.application_id, payload=[])
        else:
            with contextlib.suppress(discord.Forbidden, discord.NotFound):  # the bot may have left that server
                await self.http.bulk_upsert_guild_commands(self.application_id, int(before), payload=[])

    async def _payload(self) -> list[dict[str, Any]]:
        translator = self.tree.translator
        commands = self.tree.get_commands(guild=self._scope)
        assert translator is not None
        return [await command.get_translated_payload(self.tree, translator) for command in commands]

    @tasks.loop(seconds=SWEEP_SECONDS)
    async def _sweep(self) -> None:
        try:
            await self.outbox.wake_all()
            for guild in await self.table.forget_departed():
                log.info("guild.forgotten", guild=guild)
        except Exception:  # a loop that ends is never begun again
            log.exception("sweep.failed")

    @tasks.loop(seconds=WATCH_SECONDS)
    async def _watch(self) -> None:
        try:
            for channel in await self.table.keep_time():
                self.outbox.wake(channel)
        except Exception:  # a loop that ends is never begun again
            log.exception("watch.failed")

    @_watch.before_loop
    @_sweep.before_loop
    async def _before_sweep(self) -> None:
        await self.wait_until_ready()
