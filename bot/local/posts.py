"""Watching a simulated server: what was posted or edited, the newest buttons and selects."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import sqlalchemy as sa
from msgspec import Struct
from simcord.backend.models import Message
from simcord.results import to_discord_message

from bot.components import ids
from bot.local import simcord_private
from bot.local import statements as s
from bot.local.world import World
from bot.present.escaping import visible
from bot.present.locales import LOCALES, language
from bot.store.schema import entries, posts

_BUTTON, _SELECT, _TEXT = 2, 3, 10
_BUTTON_KEYS = ("hold", "me", "advance", "undo", "undo-confirm", "draft", "post-draft", "drop-draft", "words")
_FORM_KEYS = {"form": "button-{}", "do": "button-{}-go", "naming": "button-{}-name"}


class NotFound(Exception):
    """No such button or select."""


class Posted(Struct, frozen=True):
    """A message as its reader sees it."""

    private: bool
    text: str
    buttons: tuple[str, ...] = ()
    attachments: tuple[str, ...] = ()

    def contains(self, words: str) -> bool:
        """Whether any visible part contains these words, without regard to case."""
        wanted = words.casefold()
        return any(wanted in part.casefold() for part in (self.text, *self.buttons, *self.attachments))

    def as_json(self) -> dict[str, Any]:
        """One post of ``--json``."""
        return {
            "private": self.private,
            "text": self.text,
            "buttons": list(self.buttons),
            "attachments": list(self.attachments),
        }


class Watch:
    """Remembers what each message looked like, and tells what is new. ``keep``: a folder for attachments."""

    def __init__(self, world: World, keep: Path | None = None) -> None:
        self._world = world
        self._seen: dict[int, tuple[Any, ...]] = {}
        self._parked: set[int] = set()
        self.keep = keep
        self.news(None)

    def news(self, users: set[int] | None) -> list[Posted]:
        """Messages created or edited since the last call that one of the users sees (``None``: that everybody sees)."""
        found: list[Posted] = []
        for message in simcord_private.messages(self._world.env):
            look = (message.content, repr(message.components), repr(message.embeds), repr(message.attachments))
            if self._seen.get(message.id) == look:
                continue
            self._seen[message.id] = look
            self._keep_attachments(message)
            sees = any(simcord_private.visible_to(message, user) for user in users or ()) or not message.is_ephemeral
            if sees and message.author_id == self._world.env.backend.bot_user.id:
                found.append(posted(message))
        return found

    def button(self, user: int, channel: int, wanted: s.Press) -> tuple[discord.Message, str]:
        """The newest message visible to a user with a button whose label contains this; English labels count too."""
        words = wanted.label.casefold()
        for message in self._newest_first(user, channel):
            for component in simcord_private.components(message):
                if component.get("type") == _BUTTON and any(words in label for label in _labels(component)):
                    return to_discord_message(self._world.env, message), component["custom_id"]
        raise NotFound(f"{wanted.user} sees no button {wanted.label!r}")

    def select(self, user: int, channel: int, wanted: s.Choose) -> tuple[discord.Message, str, str]:
        """The newest select visible to a user that offers this."""
        words = wanted.label.casefold()
        for message in self._newest_first(user, channel):
            offers = [found for c in simcord_private.components(message) if (found := _offered(c, words)) is not None]
            if len(offers) >= wanted.place:
                return to_discord_message(self._world.env, message), *offers[wanted.place - 1]
        raise NotFound(f"{wanted.user} sees no select that offers {wanted.label!r}")

    def entries(self) -> int:
        """How many log entries there are."""
        return int(
            self._world.store.read_here(
                lambda c: c.execute(sa.select(sa.func.count()).select_from(entries)).scalar_one()
            )
        )

    def parked(self) -> str | None:
        """The error of a post that could not be sent since the last call."""
        query = sa.select(posts.c.id, posts.c.error).where(posts.c.state == "parked")
        for post, error in self._world.store.read_here(lambda c: c.execute(query).all()):
            if post not in self._parked:
                self._parked.add(post)
                return str(error)
        return None

    def _newest_first(self, user: int, channel: int) -> list[Message]:
        here = [
            message
            for message in simcord_private.messages(self._world.env)
            if message.channel_id == channel and simcord_private.visible_to(message, user)
        ]
        return here[::-1]

    def _keep_attachments(self, message: Message) -> None:
        if self.keep is None:
            return
        self.keep.mkdir(parents=True, exist_ok=True)
        for attachment in message.attachments:
            name = f"{message.id}-{Path(attachment['filename']).name}"
            data = simcord_private.attachment_bytes(self._world.env, attachment["url"])
            (self.keep / name).write_bytes(data)


def posted(message: Message) -> Posted:
    """A message as it is seen: text, labels of buttons, names of files."""
    components = simcord_private.components(message)
    texts = [message.content, *(c["content"] for c in components if c.get("type") == _TEXT)]
    return Posted(
        message.is_ephemeral,
        "\n".join(visible(text) for text in texts if text),
        tuple(c["label"] for c in components if c.get("type") == _BUTTON and c.get("label")),
        tuple(attachment["filename"] for attachment in message.attachments),
    )


def _offered(component: dict[str, Any], words: str) -> tuple[str, str] | None:
    """A menu's id and the value of its choice whose label contains this, or whose value is this."""
    for option in component.get("options") or () if component.get("type") == _SELECT else ():
        if words in option["label"].casefold() or words == option["value"]:
            return component["custom_id"], option["value"]
    return None


def _labels(component: dict[str, Any]) -> list[str]:
    """A button's label, and what it is called in the other languages, so that one script serves all."""
    labels = [str(component.get("label") or "").casefold()]
    kind, *parts = str(component.get("custom_id") or "").split(":")
    key = f"button-{kind}" if kind in _BUTTON_KEYS else None
    if kind in _FORM_KEYS:
        key = _FORM_KEYS[kind].format(parts[1] if kind == "form" else parts[2])
    if kind == "forget":
        key = f"button-forget-{parts[0]}"
    if kind == "answer":
        key = f"answer-{parts[-1].lower()}"
    if kind == ids.OPEN_CHARACTER:
        key = "modal-character"
    if key is not None:
        labels += [language(locale).text(key, {"count": 1, "shots": 1, "amount": 0}).casefold() for locale in LOCALES]
    return labels
