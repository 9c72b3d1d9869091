"""Posts through discord.py. Channels are addressed by id: they need not be in the cache."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord
import structlog

from bot.post.messenger import Message, MessageGone, TryLater, Undeliverable

RECENT = 50
"""How many of the channel's last messages are searched for a post that may have been sent."""

_GONE = {10008, 30046}  # unknown message; too old to edit that often
_ARCHIVED = 50083
_NO_PINGS = discord.AllowedMentions.none()

T = TypeVar("T")

log = structlog.get_logger()


class DiscordMessenger:
    """The messenger of a running bot."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(self, channel: int, message: Message, nonce: str) -> int:
        return await self._awake(channel, lambda: self._send(channel, message, nonce))

    async def edit(self, channel: int, message_id: int, message: Message) -> None:
        await self._awake(channel, lambda: self._edit(channel, message_id, message))

    async def find(self, channel: int, text: str) -> int | None:
        return await self._awake(channel, lambda: self._find(channel, text))

    async def warn(self, user: int, text: str) -> None:
        try:
            person = await self._client.fetch_user(user)
            await person.send(text, allowed_mentions=_NO_PINGS)
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
            log.info("gm.unreachable", user=user, error=repr(error))

    def upload_limit(self, guild: int) -> int:
        known = self._client.get_guild(guild)
        return known.filesize_limit if known is not None else discord.utils.DEFAULT_FILE_SIZE_LIMIT_BYTES

    async def _find(self, channel: int, text: str) -> int | None:
        me = self._client.user
        async for message in self._client.get_partial_messageable(channel).history(limit=RECENT):
            if me is not None and message.author.id == me.id and text in message.content:
                return message.id
        return None

    async def _awake(self, channel: int, work: Callable[[], Awaitable[T]]) -> T:
        """Do it, once more if the thread was asleep and could be woken."""
        try:
            try:
                return await work()
            except discord.HTTPException as error:
                if error.code == _ARCHIVED and await self._woken(channel):
                    return await work()
                raise
        except discord.HTTPException as error:
            raise _translated(error) from error
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise TryLater(repr(error)) from error

    async def _send(self, channel: int, message: Message, nonce: str) -> int:
        target = self._client.get_partial_messageable(channel)
        if message.panel is not None:
            layout, files = message.panel.layout(), _files(message)
            sent = await target.send(view=layout, files=files, nonce=nonce, allowed_mentions=_NO_PINGS)
        else:
            sent = await target.send(
                message.text,
                files=_files(message),
                view=_view(message) or discord.utils.MISSING,
                nonce=nonce,
                suppress_embeds=not message.files,
                silent=message.silent,
                allowed_mentions=_pinging(message.pings),
            )
        return sent.id

    async def _edit(self, channel: int, message_id: int, message: Message) -> None:
        found = self._client.get_partial_messageable(channel).get_partial_message(message_id)
        if message.panel is not None:
            layout, files = message.panel.layout(), _files(message)
            await found.edit(view=layout, attachments=files, allowed_mentions=_NO_PINGS)
        else:
            await found.edit(content=message.text, view=_view(message), allowed_mentions=_NO_PINGS)

    async def _woken(self, channel: int) -> bool:
        """Wake an archived thread; whether that worked."""
        try:
            thread = await self._client.fetch_channel(channel)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)
                return True
        except discord.HTTPException as error:
            if error.status == 429 or error.status >= 500:
                raise
            log.warning("thread.asleep", channel=channel, code=error.code)
        return False


def _pinging(users: tuple[int, ...]) -> discord.AllowedMentions:
    """These users and nobody else."""
    named = [discord.Object(user) for user in users]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=named)


def _view(message: Message) -> discord.ui.View | None:
    """The buttons under a text; they are matched by their ids, also after a restart."""
    if not message.rows:
        return None
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(message.rows):
        for button in row:
            view.add_item(button.item(number))
    view.stop()
    return view


def _files(message: Message) -> list[discord.File]:
    shown = (message.panel.map,) if message.panel is not None and message.panel.map is not None else message.files
    return [discord.File(io.BytesIO(file.data), file.name, description=file.about) for file in shown]


def _translated(error: discord.HTTPException) -> Exception:
    if error.code in _GONE:
        return MessageGone()
    if error.status == 429 or error.status >= 500:
        return TryLater(f"{error.status} {error.text}")
    return Undeliverable(f"{error.code} {error.text}")
