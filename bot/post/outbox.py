"""The outbox: drains what is due in a channel. A post is claimed in the database, sent, then marked as sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ParamSpec

import structlog
from msgspec import Struct
from sqlalchemy.engine import Connection

from bot.post.messenger import Message, MessageGone, Messenger, TryLater, Undeliverable
from bot.present.escaping import plain
from bot.present.illustration import Attached, Grounds, film, map_of, map_of_story
from bot.present.locales import language
from bot.present.narration import narrate
from bot.present.notices import said
from bot.present.panel import MOST_ROWS, PanelButton, answer_buttons, folded, panel
from bot.store import deadlines, drafts, outbox, queries
from bot.store.rows import Deadline, Game, Notice, Post
from bot.table import rosters
from bot.table.codec import codec_of
from bot.table.requests import Story
from bot.table.table import Table
from rules.core.contract import Casualty

RETRY_SECONDS = (1, 5, 30)
"""Pauses before the next try when the other side has trouble; then the post waits for the next wake-up."""

NO_CHANNEL = "10003"
"""Begins the error of a post whose channel was deleted."""

CLOSE_SECONDS = 5
"""How long a stop waits for what is being sent."""

P = ParamSpec("P")
Rows = tuple[tuple[PanelButton, ...], ...]

log = structlog.get_logger()


class Claimed(Struct, frozen=True):
    """A post that is being sent.

    ``grounds``: the pictures under its maps; ``casualties``: of an ended fight, those still to be thrown for;
    ``maybe_sent``: it may have been sent, before the program stopped.
    """

    post: Post
    game: Game
    story: Story | None
    notice: Notice | None
    state: Any
    grounds: Grounds
    casualties: tuple[Casualty, ...]
    deadline: Deadline | None
    drafted: bool
    maybe_sent: bool


class Outbox:
    """Sends the posts of all channels, each channel in its own task, in order."""

    def __init__(
        self,
        table: Table,
        messenger: Messenger,
        *,
        pauses: Sequence[float] = RETRY_SECONDS,
        close_seconds: float = CLOSE_SECONDS,
    ) -> None:
        self._pauses, self._close_seconds = pauses, close_seconds
        self._table = table
        self._messenger = messenger
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._told: tuple[tuple[Any, ...], list[Message]] | None = None

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

    async def close(self) -> None:
        """Finish what can be finished at once; the rest is in the database and goes out after the next start."""
        if self._tasks:
            await asyncio.wait(self._tasks.values(), timeout=self._close_seconds)
        for task in list(self._tasks.values()):
            task.cancel()
        self._again.clear()
        await self.idle()

    async def _drain(self, channel: int) -> None:
        try:
            while True:
                self._again.discard(channel)
                while (claimed := await self._table.store.write(partial(self._claim, channel=channel))) is not None:
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
        """Whether the channel's next post may follow. A post that fails for whatever reason never blocks the others."""
        for pause in (*self._pauses, None):
            try:
                sent = await self._deliver_as_can_be(claimed, await asyncio.to_thread(self._render, claimed))
            except TryLater as trouble:
                log.warning("post.delayed", channel=claimed.post.channel_id, post=claimed.post.id, error=str(trouble))
                if pause is None:
                    return False
                await asyncio.sleep(pause)
            except Undeliverable as trouble:
                await self._park(claimed, str(trouble))
                return True
            except Exception as bug:
                log.exception("post.failed", channel=claimed.post.channel_id, post=claimed.post.id)
                await self._park(claimed, f"{outbox.BUG}{type(bug).__name__}")
                return True
            else:
                await self._table.store.write(partial(outbox.finish, post=claimed.post, message=sent))
                return True
        return False

    async def _deliver_as_can_be(self, claimed: Claimed, parts: list[Message]) -> int | None:
        """With pictures; without them where a channel takes the words alone."""
        try:
            return await self._deliver(claimed, parts)
        except Undeliverable as trouble:
            bare = [part.without_pictures() for part in parts]
            if bare[claimed.post.part] == parts[claimed.post.part]:
                raise
            log.warning("pictures.refused", channel=claimed.post.channel_id, error=str(trouble))
            return await self._deliver(claimed, bare)

    async def _deliver(self, claimed: Claimed, parts: list[Message]) -> int | None:
        post = claimed.post
        if post.part >= len(parts):  # rendered in fewer messages than before
            return post.message_id
        message = parts[post.part]
        if post.stale_id is not None and post.message_id is not None:
            await self._fold(claimed, post.stale_id)
        if post.kind == "panel":
            return await self._show_panel(post, message)
        if post.part == 0 and len(parts) > 1:
            add_parts = partial(outbox.add_parts, post=post, parts=len(parts), now=self._table.clock())
            await self._table.store.write(add_parts)
        message_id = post.message_id
        if message_id is None and claimed.maybe_sent and message.text is not None:
            message_id = await self._messenger.find(post.channel_id, message.text.splitlines()[-1])
            if message_id is not None and not post.undone:
                return message_id
        if message_id is None and claimed.notice is not None and post.undone:
            return None  # nobody has heard of it
        if message_id is None:
            return await self._messenger.send(post.channel_id, message, post.nonce)
        try:
            await self._messenger.edit(post.channel_id, message_id, message)
        except MessageGone:
            log.info("post.deleted", channel=post.channel_id, post=post.id)
        return message_id

    async def _show_panel(self, post: Post, message: Message) -> int:
        if post.message_id is not None and post.shown == post.wanted:
            try:
                await self._messenger.edit(post.channel_id, post.message_id, message)
            except MessageGone:
                log.info("panel.deleted", channel=post.channel_id, post=post.id)
            else:
                return post.message_id
        nonce = f"{post.nonce}{post.wanted}-{(post.message_id or 0) % 10**8}"
        return await self._messenger.send(post.channel_id, message, nonce)

    async def _fold(self, claimed: Claimed, stale: int) -> None:
        """The summary before this one becomes a line; one that cannot be edited any more stays as it is."""
        post, game = claimed.post, claimed.game
        link = f"https://discord.com/channels/{game.guild_id}/{post.channel_id}/{post.message_id}"
        try:
            where = post.stale_channel_id or post.channel_id
            await self._messenger.edit(where, stale, Message(panel=folded(game, link)))
        except (MessageGone, Undeliverable) as trouble:
            log.info("panel.unfolded", channel=post.channel_id, post=post.id, error=str(trouble))

    async def _park(self, claimed: Claimed, error: str) -> None:
        post, game = claimed.post, claimed.game
        if post.kind == "notice" and error.startswith(NO_CHANNEL):  # there is nobody left to tell
            await self._table.store.write(partial(outbox.finish, post=post, message=None))
            return
        log.warning("post.parked", channel=post.channel_id, game=game.id, seq=post.seq, error=error)
        news = await self._table.store.write(partial(outbox.park, post=post, error=error))
        facts = {"channel": str(post.channel_id), "name": plain(game.name), "error": plain(error)}
        for gm in claimed.state.chronicle.gms if news else ():
            await self._messenger.warn(int(gm), language(game.locale).text("parked-dm", facts))

    def _claim(self, connection: Connection, channel: int) -> Claimed | None:
        post = outbox.next_post(connection, channel)
        if post is None:
            return None
        game = queries.game_by_id(connection, post.game_id)
        assert game is not None
        story = self._table.story(connection, game, post.seq) if post.kind == "append" else None
        state = self._table.state_of(connection, game)
        outbox.claim(connection, post)
        grounds = queries.pictures_of(connection, game.id)
        panel_ = post.kind == "panel"
        casualties = rosters.casualties(self._table, connection, game, state) if panel_ else ()
        deadline = deadlines.deadline_of(connection, game.id) if panel_ and game.is_open else None
        notice = deadlines.notice(connection, post.seq) if post.kind == "notice" else None
        drafted = panel_ and drafts.draft_of(connection, game.id) is not None
        sending = post.state == "sending"
        return Claimed(post, game, story, notice, state, grounds, casualties, deadline, drafted, sending)

    def _render(self, claimed: Claimed) -> list[Message]:
        """A summary, or the messages of a story: rendered once for all its parts."""
        post, story, game = claimed.post, claimed.story, claimed.game
        if claimed.notice is not None:
            told = said(claimed.notice, game, undone=post.undone)
            return [Message(told.text, rows=told.rows, pings=told.pings, silent=told.silent)]
        if story is None:
            state = claimed.state
            map_ = _drawn(map_of, game, state, game.tag, claimed.grounds)
            return [
                Message(panel=panel(game, state, map_, claimed.casualties, claimed.deadline, drafted=claimed.drafted))
            ]
        asked = () if post.undone else self._answers(story, claimed.state)
        key, known = (post.game_id, post.seq, post.undone, story.version, asked), self._told
        if known is None or known[0] != key:
            known = (key, self._tell(story, claimed, asked))
            self._told = known
        return known[1]

    def _tell(self, story: Story, claimed: Claimed, asked: Rows) -> list[Message]:
        """A story's messages, the last one with its pictures; one that the server does not take is left out."""
        messages = [Message(text=text) for text in narrate(story, undone=claimed.post.undone)]
        if not claimed.post.undone:
            limit = self._messenger.upload_limit(claimed.game.guild_id)
            drawn = (_drawn(map_of_story, story, claimed.grounds), _drawn(film, story, claimed.grounds))
            files = tuple(file for file in drawn if file is not None and len(file.data) <= limit)
            messages[-1] = Message(messages[-1].text, files=files, rows=asked)
        return messages

    def _answers(self, story: Story, now: Any) -> Rows:
        """A row of buttons for each choice that an entry asked for and nobody has made yet, the oldest that fit: the
        others follow as these are made.
        """
        rules, game = codec_of(story.game.ruleset).ruleset, story.game
        asked = [answers for event in story.events if (answers := rules.answers(now, event))]
        spoken = language(game.locale)
        return tuple(answer_buttons(game.id, story.entry.seq, answers, spoken) for answers in asked[:MOST_ROWS])


def _drawn(make: Callable[P, Attached | None], *given: P.args, **more: P.kwargs) -> Attached | None:
    """A picture; where drawing fails the words go without it."""
    try:
        return make(*given, **more)
    except Exception:
        log.exception("picture.failed")
        return None
