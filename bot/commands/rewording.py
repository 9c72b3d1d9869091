"""A draft and a game master's own words: shown in private, worded in a modal, posted or withdrawn once."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Mapping
from typing import Any

import discord

from bot.commands.playing import (
    Ask,
    acknowledge,
    caller_of,
    carry_out,
    channel_of,
    language_of,
    refuse,
    say_lines,
    see,
)
from bot.commands.telling import entry_named
from bot.components import ids
from bot.present.escaping import plain
from bot.present.illustration import map_of_story
from bot.present.narration import narrate, words_of
from bot.present.paging import pages
from bot.table.drafts import MOST_WORDS
from bot.table.requests import Drafting, Outcome, Rewording, Seen, Story
from rules.core.chronicle import require_gm
from rules.core.refusal import Refusal

FIELD_LENGTH = 4000
"""Discord's limit for a modal's input."""

FIELDS = MOST_WORDS // FIELD_LENGTH


async def look(ask: Ask) -> Seen:
    """The channel's game, for an interaction that is acknowledged. Raises ``Refusal``."""
    return await ask.client.table.look(channel_of(ask), caller_of(ask), ended_too=True)


async def draft(ask: Ask) -> None:
    """Show the open draft to a game master."""
    seen = await see(ask)
    if seen is not None:
        await show_draft(ask, seen)


async def reword(ask: Ask, post: str) -> None:
    """Show what an entry says now, with a button that asks for other words."""
    seen = await see(ask, ended_too=True)
    if seen is None:
        return
    require_gm(seen.actor)
    told = entry_named(await ask.client.table.log(seen), post)
    story = await ask.client.table.to_reword(seen.game.id, told.entry.seq, caller_of(ask))
    if story is None:
        raise Refusal("reword_nothing")
    view = discord.ui.View(timeout=None)
    view.add_item(_words_button(ask, story))
    await _show(ask, story, "reword-ask", view)


async def show_draft(ask: Ask, seen: Seen) -> None:
    """What would be posted, in private, with the map. Raises ``Refusal``: ``gm_only``, ``no_draft``."""
    require_gm(seen.actor)
    story = await ask.client.table.draft(seen.game)
    if story is None:
        raise Refusal("no_draft")
    game, seq, spoken = story.game.id, story.entry.seq, language_of(ask)
    view = discord.ui.View(timeout=None)
    for style, key, custom_id in (
        (discord.ButtonStyle.success, "button-post-draft", ids.post_draft(game, seq, story.version)),
        (discord.ButtonStyle.danger, "button-drop-draft", ids.drop_draft(game, seq, story.version)),
    ):
        view.add_item(discord.ui.Button(style=style, label=spoken.text(key), custom_id=custom_id))
    view.add_item(_words_button(ask, story))
    grounds = await ask.client.table.pictures(seen.game)
    drawn = await asyncio.to_thread(map_of_story, story, grounds)
    files = [discord.File(io.BytesIO(drawn.data), drawn.name, description=drawn.about)] if drawn is not None else []
    await _show(ask, story, "draft-head", view, files)


async def _show(
    ask: Ask, story: Story, head: str, view: discord.ui.View, files: list[discord.File] | None = None
) -> None:
    view.stop()
    facts = {"tag": story.entry.tag, "name": plain(story.game.name)}
    told = [line for message in await asyncio.to_thread(narrate, story) for line in message.split("\n")]
    await say_lines(
        ask, [language_of(ask).text(head, facts), *(f"> {line}" for line in told)], files=files or (), view=view
    )


def _words_button(ask: Ask, story: Story) -> discord.ui.Button[Any]:
    label = language_of(ask).text("button-words")
    return discord.ui.Button(label=label, custom_id=ids.words(story.game.id, story.entry.seq))


async def ask_for_words(ask: Ask, game: int, seq: int) -> None:
    """Open the modal with the present words. What opens a modal cannot be acknowledged before."""
    spoken = language_of(ask)
    story = await ask.client.table.to_reword(game, seq, caller_of(ask))
    if story is None:
        await acknowledge(ask)
        await refuse(ask, Refusal("button_stale"))
        return
    found = pages(words_of(story).split("\n"), FIELD_LENGTH - 1, FIELDS, spoken)
    modal = discord.ui.Modal(title=spoken.text("words-title"), custom_id=ids.worded(game, seq, story.version))
    for place, page in enumerate([*found, ""][:FIELDS], start=1):
        field: discord.ui.TextInput[Any] = discord.ui.TextInput(
            label=spoken.text("words-label", {"place": place}),
            custom_id=f"words{place}",
            style=discord.TextStyle.paragraph,
            default=page,
            max_length=FIELD_LENGTH,
            required=False,
        )
        modal.add_item(field)
    await ask.response.send_modal(modal)


async def worded(ask: Ask, fields: Mapping[str, Any], values: Mapping[str, str]) -> None:
    """The words come back: kept, shown where the entry is posted, or with the draft."""
    if not await acknowledge(ask):
        return
    text = "\n".join(value for _, value in sorted(values.items()) if value.strip())
    asked = Rewording(fields["game"], fields["seq"], fields["version"], text, caller_of(ask))
    game = await ask.client.table.reword(asked)
    if game.channel_id is not None:
        ask.client.outbox.wake(game.channel_id)
    if fields["seq"] > game.revision:
        await show_draft(ask, await look(ask))
    else:
        await say_lines(ask, [language_of(ask).text("reword-done")])


async def post_draft(ask: Ask, fields: Mapping[str, Any]) -> None:
    """The draft becomes an entry."""

    async def publish() -> Outcome:
        return await ask.client.table.publish(_drafting(ask, fields))

    await _settle(ask, publish, "draft-posted")


async def drop_draft(ask: Ask, fields: Mapping[str, Any]) -> None:
    """The draft is withdrawn, for all to see."""

    async def withdraw() -> Outcome:
        return await ask.client.table.withdraw(_drafting(ask, fields))

    await _settle(ask, withdraw, "draft-dropped")


async def _settle(ask: Ask, change: Any, said: str) -> None:
    async def tell(_: Outcome) -> None:
        await ask.edit_original_response(content=language_of(ask).text(said), view=None, attachments=[])

    await carry_out(ask, change, tell)


def _drafting(ask: Ask, fields: Mapping[str, Any]) -> Drafting:
    return Drafting(fields["game"], fields["seq"], fields["version"], caller_of(ask), ask.id)
