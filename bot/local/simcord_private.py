"""All use of SimCord's private parts, for release 3.2.1: client locales, several interactions at once, its messages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakKeyDictionary

import simcord
from simcord import actors, interactions
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.http import router

_LOCALES: WeakKeyDictionary[Any, dict[int | str, str]] = WeakKeyDictionary()
_build_payload = interactions.base_payload
GUILD = "guild"


def speak(env: simcord.Env, locales: dict[int | str, str]) -> None:
    """Let users' interactions carry their client's locale (by user id; ``GUILD``: the server's)."""
    _LOCALES[env.backend] = locales


def name_bot(env: simcord.Env, name: str) -> None:
    """What the bot's user is called, before it logs in."""
    env.backend.bot_user.name = name


def _localised_payload(backend: Any, **fields: Any) -> Any:
    record, payload = _build_payload(backend, **fields)
    locales = _LOCALES.get(backend, {})
    payload["locale"] = locales.get(fields["user_id"], payload["locale"])
    if "guild_locale" in payload:
        payload["guild_locale"] = locales.get(GUILD, payload["guild_locale"])
    return record, payload


interactions.base_payload = _localised_payload


@asynccontextmanager
async def at_once(env: simcord.Env, *, deliveries: int = 1) -> AsyncIterator[None]:
    """Hold back the interactions made inside, then deliver them together, each so many times."""
    held: list[dict[str, Any]] = []
    dispatch = actors._dispatch_actor_interaction

    async def hold(actor: Any, type: int, channel: Any, data: Any, **more: Any) -> simcord.InteractionResult:
        record, payload = interactions.base_payload(
            env.backend,
            type=type,
            channel_id=channel.id,
            guild_id=actor.guild.id,
            user_id=actor.id,
            data=data,
        )
        payload.update(more.get("extra") or {})
        if more.get("source_message_id") is not None:
            record.source_message_id = more["source_message_id"]
        held.append(payload)
        return simcord.InteractionResult(env, record)

    actors._dispatch_actor_interaction = hold
    try:
        yield
    finally:
        actors._dispatch_actor_interaction = dispatch
    for payload in held:
        for _ in range(deliveries):
            env.backend.emit("INTERACTION_CREATE", payload)
    await env.settle()


def messages(env: simcord.Env) -> Iterator[Message]:
    """Every message of the world, oldest first."""
    found = [message for channel in env.backend.messages.values() for message in channel.values()]
    return iter(sorted(found, key=lambda message: message.id))


def visible_to(message: Message, user: int) -> bool:
    """Whether a user sees a message: private answers are seen by their caller alone."""
    return message.visible_to(user)


def components(message: Message) -> list[dict[str, Any]]:
    """Every component of a message, nested ones too."""
    return list(walk_components(message.components))


def option_types(env: simcord.Env, guild: int, path: list[str]) -> dict[str, int] | None:
    """The declared option types of a registered command; ``None`` if there is no such command."""
    root = env.backend.find_command(path[0], guild) or env.backend.find_command(path[0], None)
    if root is None:
        return None
    try:
        leaf, _ = interactions.walk_to_subcommand(root, path[1:])
    except simcord.SetupError:
        return None
    return {option["name"]: option["type"] for option in leaf.get("options") or []}


def attachment_bytes(env: simcord.Env, url: str) -> bytes:
    """The contents of an attachment."""
    return env.backend.cdn.get(url) or b""


def on_interaction(env: simcord.Env, heard: Callable[[], None]) -> None:
    """Call this right before the bot receives an interaction."""
    env._register_dispatch_observer(lambda _: heard())


def on_request(heard: Callable[[str, str], None]) -> None:
    """Call this with method and path when a request of the bot arrives, before it is worked on."""
    dispatch = router.dispatch

    def watched(backend: Any, method: str, path: str, **more: Any) -> Any:
        heard(method, path)
        return dispatch(backend, method, path, **more)

    router.dispatch = watched


def make_thread(
    env: simcord.Env, channel: simcord.ChannelHandle, name: str, owner: simcord.MemberActor
) -> simcord.ChannelHandle:
    """A public thread that a member began, or a post in a forum channel, which is one too."""
    return simcord.ChannelHandle(env, owner.guild, env.backend.create_thread(channel.id, name, owner.id))
