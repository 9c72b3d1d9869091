"""Drafts: dice locked, nothing else accepted, posted as they were or withdrawn with their faces; rewording."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from bot.post.outbox import Outbox
from bot.present.narration import narrate
from bot.store.store import Store
from bot.table.exporting import log_of
from bot.table.requests import Drafting, Outcome, Request, Rewording, Undoing
from bot.table.table import Table
from bot.table.verifying import verify
from rules.core.refusal import Refusal
from rules.firefight import actions as a
from tests.bot.playing import CHANNEL, Channel, act, caller, new_interaction, two_in_a_fight


async def draft(table: Table, who: str = "gm", interaction: int = 0) -> Outcome:
    """A draft of the game master's phase."""
    interaction = interaction or new_interaction()
    return await table.act(Request(a.Advance(), caller(who), CHANNEL, interaction_id=interaction, preview=True))


async def drafting(table: Table, who: str = "gm") -> Drafting:
    """What a button under the draft as it is now would ask."""
    seen = await table.look(CHANNEL, caller("gm"))
    story = await table.draft(seen.game)
    assert story is not None
    return Drafting(seen.game.id, story.entry.seq, story.version, caller(who), new_interaction())


async def reword(table: Table, text: str, seq: int, version: int = 0, who: str = "gm") -> None:
    seen = await table.look(CHANNEL, caller("gm"))
    await table.reword(Rewording(seen.game.id, seq, version, text, caller(who)))


async def refused(code: str, asked: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        await asked
    assert refusal.value.code == code


async def under_fire(table: Table) -> None:
    """A round in which the enemy has somebody to fire at."""
    await two_in_a_fight(table)
    await act(table, "gm", a.AddEnemies("bandit", "Jay"))
    await act(table, "anna", a.Shoot(("Crow",)))


async def test_a_posted_draft_is_the_entry_that_it_was(table: Table) -> None:
    await under_fire(table)
    drafted = await draft(table)
    assert drafted.drafted
    assert drafted.entry.throws != "[]"
    before = await table.look(CHANNEL, caller("gm"))
    assert before.game.revision == drafted.entry.seq - 1
    posted = await table.publish(await drafting(table))
    assert replace(posted.entry, created_at=drafted.entry.created_at) == drafted.entry
    assert verify(await exported(table)).findings == ()


async def test_a_withdrawn_draft_stays_in_the_log_with_its_faces(table: Table) -> None:
    await under_fire(table)
    drafted, before = await draft(table), await table.look(CHANNEL, caller("gm"))
    gone = await table.withdraw(await drafting(table))
    after = await table.look(CHANNEL, caller("gm"))
    assert after.state == before.state
    log = await table.log(after)
    assert [told.undone for told in log[-2:]] == [True, False]
    assert log[-2].entry.throws == drafted.entry.throws
    assert log[-2].entry.tag == drafted.entry.tag
    assert verify(await exported(table)).findings == ()
    story = await table.store.read(lambda connection: table.story(connection, gone.game, gone.entry.seq))
    (text,) = narrate(story)
    assert "withdrew a draft" in text
    assert drafted.entry.tag in text
    again = await draft(table)
    assert again.entry.source != drafted.entry.source


async def test_while_a_draft_is_open_nothing_is_accepted(table: Table) -> None:
    await under_fire(table)
    await draft(table)
    seen = await table.look(CHANNEL, caller("gm"))
    await refused("draft_open", act(table, "boris", a.Hold()))
    await refused("draft_open", act(table, "gm", a.Advance()))
    await refused("draft_open", act(table, "gm", a.End()))
    await refused("draft_open", draft(table))
    undoing = Undoing(seen.game.id, seen.game.revision, seen.game.revision, caller("gm"), new_interaction())
    await refused("draft_open", table.undo(undoing))
    assert (await table.look(CHANNEL, caller("gm"))).game.revision == seen.game.revision


async def test_only_a_game_master_drafts_posts_withdraws_rewords(table: Table) -> None:
    await under_fire(table)
    await refused("gm_only", draft(table, "anna"))
    await draft(table)
    await refused("gm_only", table.publish(await drafting(table, "anna")))
    await refused("gm_only", table.withdraw(await drafting(table, "anna")))
    seq = (await drafting(table)).seq
    await refused("gm_only", reword(table, "Mine.", seq, who="anna"))


async def test_a_draft_survives_a_restart(table: Table, store: Store) -> None:
    await under_fire(table)
    drafted = await draft(table)
    later = Table(store, table.vault, clock=table.clock)
    assert (await later.publish(await drafting(later))).entry.throws == drafted.entry.throws


async def test_of_two_who_settle_a_draft_at_once_one_does(table: Table) -> None:
    await under_fire(table)
    await draft(table)
    asked = await drafting(table)
    both = [table.publish(asked), table.withdraw(replace(asked, interaction_id=new_interaction()))]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["Outcome", "Refusal"]
    await refused("no_draft_here", no_draft(table))


async def no_draft(table: Table) -> None:
    if await table.draft((await table.look(CHANNEL, caller("gm"))).game) is None:
        raise Refusal("no_draft_here")


async def test_a_button_under_older_words_posts_nothing(table: Table) -> None:
    await under_fire(table)
    await draft(table)
    shown = await drafting(table)
    await reword(table, "Smoke.", shown.seq)
    await refused("button_stale", table.publish(shown))
    await refused("button_stale", reword(table, "Fog.", shown.seq))
    posted = await table.publish(await drafting(table))
    story = await table.store.read(lambda connection: table.story(connection, posted.game, posted.entry.seq))
    assert story.words == "Smoke."


async def test_words_never_take_the_dice_away(table: Table) -> None:
    await under_fire(table)
    posted = await act(table, "gm", a.Advance())
    words = "```\n@everyone <@100> **bold\n" + "long " * 1500
    await reword(table, words, posted.entry.seq)
    story = await table.store.read(lambda connection: table.story(connection, posted.game, posted.entry.seq))
    messages = narrate(story)
    faces = [throw.face for throw in (await exported(table)).entries[-1].throws]
    assert all(len(message) <= 2000 for message in messages)
    assert all(str(face) in messages[-1].splitlines()[-2] for face in faces)
    assert all(message.splitlines()[-1].startswith(f"-# {posted.entry.tag}") for message in messages)
    await refused("text_too_long", reword(table, "x" * 12_001, posted.entry.seq, 1))


async def test_what_was_not_told_or_is_undone_cannot_be_reworded(table: Table) -> None:
    await under_fire(table)
    secret = await act(table, "gm", a.GiveOrder("Jay", "down"))
    await refused("button_stale", reword(table, "Hm.", secret.entry.seq))
    posted = await act(table, "gm", a.Advance())
    asked = Undoing(posted.game.id, posted.entry.seq, posted.entry.seq, caller("gm"), new_interaction())
    undone = await table.undo(asked)
    await refused("button_stale", reword(table, "Hm.", posted.entry.seq))
    await refused("button_stale", reword(table, "Hm.", undone.entry.seq))


async def test_a_reworded_post_is_edited_in_place(table: Table) -> None:
    await under_fire(table)
    posted, channel = await act(table, "gm", a.Advance()), Channel()
    outbox = Outbox(table, channel)
    outbox.wake(CHANNEL)
    await outbox.idle()
    before = len(channel.texts)
    await reword(table, "Only echoes.", posted.entry.seq)
    outbox.wake(CHANNEL)
    await outbox.idle()
    assert len(channel.texts) == before
    assert any("Only echoes." in text and posted.entry.tag in text for text in channel.texts)


async def exported(table: Table) -> Any:
    """The log with its secret, as the table itself checks it."""
    seen = await table.look(CHANNEL, caller("gm"))
    return await table.store.read(lambda connection: log_of(connection, seen.game, kept=True))


async def test_nobody_else_is_shown_what_a_draft_says(table: Table) -> None:
    await under_fire(table)
    drafted = await draft(table)
    game, seq = drafted.game.id, drafted.entry.seq
    assert await table.to_reword(game, seq, caller("anna")) is None
    assert await table.to_reword(game, seq, caller("gm")) is not None
