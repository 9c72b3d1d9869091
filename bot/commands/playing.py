"""From an interaction to the table and back: acknowledge, act, answer."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
import structlog

from bot.present.lines import refusal_lines, render_all
from bot.present.locales import Language, language
from bot.present.narration import MESSAGE_LENGTH, tell_events
from bot.present.paging import pages
from bot.store.rows import Picture
from bot.table.codec import codec_of
from bot.table.requests import Caller, Outcome, Request, Seen
from rules.core.contract import PUBLIC, Viewer
from rules.core.names import shown_name
from rules.core.refusal import Refusal
from rules.registry import FIGHTS

if TYPE_CHECKING:
    from bot.client import Perestrelka

    Ask = discord.Interaction[Perestrelka]
else:
    Ask = discord.Interaction

ALREADY_ACKNOWLEDGED, UNKNOWN_INTERACTION = 40060, 10062
ROOM = MESSAGE_LENGTH - 60
"""Of a private message, leaving place to say how much more there is."""

PRIVATE_PARTS = 5

NEEDED = ("view_channel", "send_messages", "read_message_history", "attach_files")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "read_message_history", "attach_files")

NO_PINGS = discord.AllowedMentions.none()

log = structlog.get_logger()


class TooLate(Exception):
    """Discord has given the interaction up before it could be acknowledged: nothing was accepted."""


async def acknowledge(ask: Ask) -> bool:
    """Answer Discord at once, before any work. ``False``: another delivery of the same interaction was first."""
    if ask.response.is_done():
        return True
    try:
        if ask.message is not None:  # a click on it, or a modal that a click opened
            await ask.response.defer()
        else:
            await ask.response.defer(ephemeral=True, thinking=True)
    except discord.HTTPException as error:
        if error.code == ALREADY_ACKNOWLEDGED:
            return False
        if error.code == UNKNOWN_INTERACTION:
            raise TooLate from error
        raise
    return True


async def play(
    ask: Ask,
    action: Any,
    *,
    compose: Callable[[Outcome, Language], list[str]] | None = None,
    revision: int | None = None,
    picture: Picture | None = None,
    preview: bool = False,
    tell: Callable[[Outcome], Awaitable[None]] | None = None,
) -> None:
    """Play an action in this channel's open game and tell the actor in private what came of it.

    ``compose`` words the private answer; ``revision``: refused if anything has happened since that entry; ``picture``
    is kept with the game; ``preview``: only as a draft. ``tell``: answers instead of words.
    """

    async def act() -> Outcome:
        request = Request(
            action,
            caller_of(ask),
            channel_of(ask),
            interaction_id=ask.id,
            revision=revision,
            picture=picture,
            preview=preview,
        )
        return await ask.client.table.act(request)

    async def say_it(outcome: Outcome) -> None:
        await say_lines(ask, (compose or answer)(outcome, language_of(ask)))

    await carry_out(ask, act, tell or say_it)


async def play_on_roster(ask: Ask, action: Any = None, *, casualty: tuple[int, str] | None = None) -> None:
    """Play an action on the server's roster, or a casualty's throw; what it says is posted here."""
    await _play_asked(
        ask, action, roster=True, guild_locale=str(ask.guild_locale or "en"), guild_id=ask.guild_id, casualty=casualty
    )


async def play_answer(ask: Ask, chosen: tuple[int, str], *, game: int, stands: int) -> None:
    """Answer a choice of a game, by its number and the answer's value, while the entry that asked it stands."""
    await _play_asked(ask, None, game_id=game, guild_id=ask.guild_id, answer=chosen, stands=stands)


async def _play_asked(ask: Ask, action: Any, **more: Any) -> None:
    async def act() -> Outcome:
        require_permissions(ask)
        return await ask.client.table.act(
            Request(action, caller_of(ask), channel_of(ask), interaction_id=ask.id, **more)
        )

    async def tell(outcome: Outcome) -> None:
        await say_lines(ask, answer(outcome, language_of(ask)))

    await carry_out(ask, act, tell)


async def see_roster(ask: Ask) -> Seen | None:
    """Acknowledge and look at the server's roster. Raises ``Refusal``; ``None``: another delivery is answered."""
    if not await acknowledge(ask):
        return None
    return await ask.client.table.look_at_roster(ask.guild_id or 0, channel_of(ask), caller_of(ask))


async def play_fighter(ask: Ask, action: Any, fighter: str | None) -> None:
    """The same for a fighter's own action: the answer shows their cover and what they may still do."""
    await play(ask, action, compose=partial(answer_with_status, fighter=fighter))


async def carry_out(
    ask: Ask, change: Callable[[], Awaitable[Outcome]], tell: Callable[[Outcome], Awaitable[None]]
) -> None:
    """Every change of a game: acknowledge, commit, let the posts go out, and only then tell the actor in private."""
    first = await acknowledge(ask)
    outcome = await change()
    await _wake(ask, outcome)
    if first:
        async with answering(ask):
            await tell(outcome)
            await _warn_of_parked(ask, outcome)


async def _wake(ask: Ask, outcome: Outcome) -> None:
    """Let the posts go out; what the roster says may concern a summary in another channel."""
    if outcome.game.channel_id is not None:
        ask.client.outbox.wake(outcome.game.channel_id)
    else:
        await ask.client.outbox.wake_all()


@asynccontextmanager
async def answering(ask: Ask) -> AsyncIterator[None]:
    """Answer about what is done already: if that fails, the apology does not say that nothing was changed."""
    try:
        yield
    except Exception as error:
        await apologise(ask, error, "apology-after")


def answer(outcome: Outcome, spoken: Language) -> list[str]:
    """What the actor reads in private: that it is done, and what the public is not told."""
    rules = codec_of(outcome.game.ruleset).ruleset
    state, hidden = outcome.before, []
    for event in outcome.events:
        before, state = state, rules.evolve(state, event)
        if not rules.tell(state, event, PUBLIC):
            hidden += _told(outcome, [event], before, spoken)
    return [spoken.text("done-again" if outcome.repeated else "done"), *hidden]


def told(outcome: Outcome, spoken: Language) -> list[str]:
    """What happened, as the actor may know it."""
    return _told(outcome, outcome.events, outcome.before, spoken)


def answer_with_status(outcome: Outcome, spoken: Language, *, fighter: str | None) -> list[str]:
    """What happened, the own cover, what may still be done; ``None``: with the actor's own fighter."""
    rules = FIGHTS[outcome.game.ruleset]
    concerned = rules.own_fighter(outcome.after, outcome.actor.user)
    if fighter is not None:
        try:
            concerned = rules.find_fighter(outcome.after, fighter)
        except Refusal:  # who wanted to join, and sits this fight out
            concerned = None
    lines = [spoken.text("done-again")] if outcome.repeated else []
    lines += _told(outcome, outcome.events, outcome.before, spoken)
    return [*lines, *render_all(rules.personal(outcome.after, concerned)[:2], spoken)] if concerned else lines


def _told(outcome: Outcome, events: Sequence[Any], before: Any, spoken: Language) -> list[str]:
    viewer = Viewer(outcome.actor.user, outcome.actor.gm)
    return tell_events(events, before, outcome.game.ruleset, spoken, viewer, outcome.entry.seq)


async def see(ask: Ask, *, ended_too: bool = False) -> Seen | None:
    """Acknowledge and look at this channel's game. Raises ``Refusal``; ``None``: another delivery is answered."""
    if not await acknowledge(ask):
        return None
    return await ask.client.table.look(channel_of(ask), caller_of(ask), ended_too=ended_too)


async def say(ask: Ask, text: str, **more: Any) -> None:
    """Answer in private, within Discord's limit."""
    if len(text) > MESSAGE_LENGTH:
        text = text[: MESSAGE_LENGTH - 1] + "…"
    await ask.followup.send(text, ephemeral=True, allowed_mentions=NO_PINGS, **more)


async def say_lines(
    ask: Ask, lines: Iterable[str], *, files: Sequence[discord.File] = (), view: discord.ui.View | None = None
) -> None:
    """Answer in private with as many messages as it takes, up to five; what does not fit is counted.

    ``files`` go with the first, ``view`` with the last.
    """
    found = pages(lines, ROOM, PRIVATE_PARTS, language_of(ask))
    for place, page in enumerate(found, start=1):
        more: dict[str, Any] = {"files": list(files)} if files and place == 1 else {}
        if view is not None and place == len(found):
            more["view"] = view
        await say(ask, page, **more)


async def refuse(ask: Ask, refusal: Refusal) -> None:
    """Say in private why not, and what to do instead; not for a second delivery, since the first one is answered."""
    if not ask.response.is_done():
        return
    log.info("refused", code=refusal.code, interaction=ask.id, channel=ask.channel_id, guild=ask.guild_id)
    await say_lines(ask, refusal_lines(refusal, language_of(ask)))


async def apologise(ask: Ask, error: BaseException, words: str = "apology") -> None:
    """After a bug: a reference for the person, the whole story for the log. ``words`` say whether anything was done."""
    if isinstance(error, TooLate):
        log.warning("too_late", interaction=ask.id, channel=ask.channel_id)
        return
    ask.client.bugs.append(error)
    reference = uuid.uuid4().hex[:8]
    log.error("bug", reference=reference, interaction=ask.id, channel=ask.channel_id, exc_info=error)
    text = language_of(ask).text(words, {"reference": reference})
    try:
        if ask.response.is_done():
            await ask.followup.send(text, ephemeral=True)
        else:
            await ask.response.send_message(text, ephemeral=True)
    except discord.HTTPException as trouble:
        log.warning("apology.unsent", reference=reference, code=trouble.code)


def caller_of(ask: Ask) -> Caller:
    """Who asks."""
    user = ask.user
    roles = frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset[int]()
    return Caller(user.id, shown_name(user.display_name), roles, ask.permissions.manage_guild, ask.locale.value)


def channel_of(ask: Ask) -> int:
    """Where it is asked. Raises ``Refusal("not_in_guild")``."""
    if ask.channel_id is None or ask.guild_id is None:
        raise Refusal("not_in_guild")
    return ask.channel_id


def language_of(ask: Ask) -> Language:
    """The caller's language: private answers are in it."""
    return language(ask.locale.value)


def require_permissions(ask: Ask) -> None:
    """Raises ``Refusal("missing_permissions")`` with what the bot lacks in this channel."""
    missing_among(ask, ask.app_permissions, NEEDED_IN_THREADS if isinstance(ask.channel, discord.Thread) else NEEDED)


def missing_among(ask: Ask, granted: discord.Permissions, needed: Sequence[str]) -> None:
    """Raises ``Refusal("missing_permissions")`` with what of this is not granted to the bot."""
    missing = [name for name in needed if not getattr(granted, name)]
    if missing:
        words = language_of(ask)
        raise Refusal(
            "missing_permissions", names=", ".join(words.text(f"permission-{n}".replace("_", "-")) for n in missing)
        )


async def _warn_of_parked(ask: Ask, outcome: Outcome) -> None:
    """A game master who takes no direct messages learns here that posts could not be sent."""
    if not outcome.actor.gm:
        return
    count = await ask.client.table.retry_unsent(outcome.game)
    if count:
        await _wake(ask, outcome)
        await say(ask, language_of(ask).text("parked-warning", {"count": count}))
