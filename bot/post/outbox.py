"""The outbox: drains what is due in a channel. A post is claimed in the database, sent, then marked as sent."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

import structlog
from msgspec import Struct
from sqlalchemy.engine import Connection

from bot.post.messenger import Message, MessageGone, Messenger, TryLater, Undeliverable
from bot.present.locales import language
from bot.present.narration import narrate
from bot.present.panel import panel
from bot.store import outbox, queries
from bot.store.rows import Game, Post
from bot.table.table import Table

RETRY_SECONDS = (1, 5, 30)
"""Pauses before the next try when the other side has trouble; then the post waits for the next wake-up."""

log = structlog.get_logger()


class Claimed(Struct, frozen=True):
    """A post that is being sent: what was rendered, and whether it may have been sent before."""

    post: Post
    game: Game
    message: Message
    tag: str
    maybe_sent: bool


class Outbox:
    """Sends the posts of all channels, each channel in its own task, in order."""

    def __init__(self, table: Table, messenger: Messenger, pauses: Sequence[float] = RETRY_SECONDS) -> None:
        self._pauses = pauses
        self._table = table
        self._messenger = messenger
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()

    def wake(self, channel: int) -> None:
        """Something is due in this channel."""
        if channel in self._tasks:
            self._again.add(channel)
        else:
            self._tasks[channel] = asyncio.get_running_loop().create_task(self._drain(channel))

    async def wake_all(self) -> None:
        """After a start: send what is still due anywhere."""
        for channel in await self._table.store.read(outbox.channels_with_posts):
            self.wake(channel)

    async def idle(self) -> None:
        """Wait until nothing is being sent."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _drain(self, channel: int) -> None:
        try:
            while True:
                self._again.discard(channel)
                while (claimed := await self._table.store.write(lambda c: self._claim(c, channel))) is not None:
                    if not await self._send(claimed):
                        return
                if channel not in self._again:
                    return
        except Exception:
            log.exception("outbox.failed", channel=channel)
        finally:
            del self._tasks[channel]
            if channel in self._again:
                self.wake(channel)

    async def _send(self, claimed: Claimed) -> bool:
        """Whether the channel's next post may follow."""
        for pause in (*self._pauses, None):
            try:
                sent = await self._deliver(claimed)
            except TryLater as trouble:
                log.warning("post.delayed", channel=claimed.post.channel_id, post=claimed.post.id, error=str(trouble))
                if pause is None:
                    return False
                await asyncio.sleep(pause)
            except Undeliverable as trouble:
                await self._park(claimed, str(trouble))
                return True
            else:
                await self._table.store.write(partial(outbox.finish, post=claimed.post, message=sent))
                return True
        return False

    async def _deliver(self, claimed: Claimed) -> int:
        post = claimed.post
        message_id = post.message_id
        if message_id is None and claimed.maybe_sent and post.kind == "append":
            message_id = await self._messenger.find(post.channel_id, claimed.tag)
            if message_id is not None and not post.undone:
                return message_id
        if message_id is not None and not (post.kind == "panel" and post.anew):
            try:
                await self._messenger.edit(post.channel_id, message_id, claimed.message)
            except MessageGone:
                if post.kind == "append":
                    return message_id
            else:
                return message_id
        nonce = post.nonce if post.kind == "append" else f"{post.nonce}{claimed.game.revision}"
        return await self._messenger.send(post.channel_id, claimed.message, nonce)

    async def _park(self, claimed: Claimed, error: str) -> None:
        post, game = claimed.post, claimed.game
        log.warning("post.parked", channel=post.channel_id, game=game.id, seq=post.seq, error=error)
        await self._table.store.write(lambda c: outbox.finish(c, post, post.message_id, state="parked", error=error))
        facts = {"channel": str(post.channel_id), "name": game.name, "error": error}
        gms = await self._table.store.read(lambda c: self._table.state_of(c, game).chronicle.gms)
        for gm in gms:
            await self._messenger.warn(int(gm), language(game.locale).text("parked-dm", facts))

    def _claim(self, connection: Connection, channel: int) -> Claimed | None:
        post = outbox.next_post(connection, channel)
        if post is None:
            return None
        game = queries.game_by_id(connection, post.game_id)
        assert game is not None
        claimed = Claimed(post, game, *self._render(connection, game, post), maybe_sent=post.state == "sending")
        outbox.set_post(connection, post.id, state="sending", anew=False)
        return claimed

    def _render(self, connection: Connection, game: Game, post: Post) -> tuple[Message, str]:
        if post.kind == "panel":
            return Message(panel=panel(game, self._table.state_of(connection, game))), ""
        story = self._table.story(connection, game, post.seq)
        parts = narrate(story, undone=post.undone)
        if post.part == 0 and len(parts) > 1:
            outbox.add_parts(connection, post, len(parts), self._table.clock())
        part = parts[min(post.part, len(parts) - 1)]
        return Message(text=part), part.splitlines()[-1]
