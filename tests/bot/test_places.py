"""Fights that move, are put aside, are opened again: posts follow, secrets turn, the roster counts what has ended."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from bot.post.messenger import Message, Undeliverable
from bot.post.outbox import Outbox
from bot.store.store import Store
from bot.table.exporting import log_of
from bot.table.requests import Deadlining, Drafting, Placing, Request
from bot.table.table import Table
from bot.table.verifying import verify
from rules.campaign.actions import NewCharacter
from rules.core.chronicle import Archive
from rules.core.refusal import Refusal
from rules.firefight import actions as a
from tests.bot.playing import (
    CHANNEL,
    GUILD,
    Channel,
    act,
    caller,
    new_interaction,
    on_roster,
    open_fight,
    two_in_a_fight,
)

ELSEWHERE = 20


async def placing(table: Table, who: str = "gm", channel: int = ELSEWHERE, **more: Any) -> Placing:
    seen = await table.look(CHANNEL, caller("gm"), ended_too=True)
    return replace(Placing(seen.game.id, GUILD, channel, caller(who), new_interaction()), **more)


async def drained(outbox: Outbox) -> None:
    await outbox.wake_all()
    await outbox.idle()


async def test_what_was_not_said_yet_is_said_where_the_fight_has_gone(table: Table) -> None:
    channel = Channel()
    outbox = Outbox(table, channel, pauses=())
    await two_in_a_fight(table)
    await drained(outbox)
    (panel,) = channel.panels
    await act(table, "anna", a.Hold())
    assert await table.move(await placing(table)) == CHANNEL
    await drained(outbox)
    assert panel in channel.folded
    assert len(channel.panels) == 1
    assert sum("goes on" in text for text in channel.texts) == 2
    assert sum("holds" in text or ("Anna" in text and "⏸️" in text) for text in channel.texts) == 1
    seen = await table.look(ELSEWHERE, caller("anna"))
    assert seen.game.channel_id == ELSEWHERE
    with pytest.raises(Refusal):
        await table.look(CHANNEL, caller("anna"))


async def test_a_move_twice_before_anything_was_posted_folds_the_summary_that_was_seen(table: Table) -> None:
    channel = Channel()
    outbox = Outbox(table, channel, pauses=())
    await two_in_a_fight(table)
    await drained(outbox)
    (panel,) = channel.panels
    await table.move(await placing(table))
    seen = await table.look(ELSEWHERE, caller("gm"))
    await table.move(Placing(seen.game.id, GUILD, 30, caller("gm"), new_interaction()))
    await drained(outbox)
    assert panel in channel.folded
    assert len(channel.panels) == 1


class Deleted(Channel):
    """Where the first channel is no more."""

    async def send(self, channel: int, message: Message, nonce: str) -> int:
        if channel == CHANNEL:
            raise Undeliverable("10003 Unknown Channel")
        return await super().send(channel, message, nonce)


async def test_in_a_deleted_channel_nobody_is_left_to_tell(table: Table) -> None:
    channel = Deleted()
    outbox = Outbox(table, channel, pauses=())
    await two_in_a_fight(table)
    await drained(outbox)
    assert len(channel.warnings) == 1  # the first post that could not be sent
    await table.move(await placing(table))
    await drained(outbox)
    assert len(channel.warnings) == 1
    assert any("begins" in text for text in channel.texts)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"guild_id": GUILD + 1}, "no_open_fight"),
        ({"channel_id": CHANNEL}, "move_same"),
        ({"caller": caller("anna")}, "gm_only"),
    ],
)
async def test_a_move_that_is_refused_changes_nothing(table: Table, change: dict[str, Any], code: str) -> None:
    await two_in_a_fight(table)
    with pytest.raises(Refusal) as refusal:
        await table.move(await placing(table, **change))
    assert refusal.value.code == code
    assert (await table.look(CHANNEL, caller("gm"))).game.channel_id == CHANNEL


async def test_two_fights_never_share_a_channel(table: Table) -> None:
    await two_in_a_fight(table)
    await open_fight(table, channel=ELSEWHERE, name="Other")
    with pytest.raises(Refusal, match="two_fights_there"):
        await table.move(await placing(table))


async def test_put_aside_the_roster_counts_nothing_and_opened_again_the_dice_are_new(table: Table) -> None:
    await on_roster(table, "anna", NewCharacter("Anna"))
    await two_in_a_fight(table)
    await act(table, "anna", a.Shoot(("Crow",)))
    before = (await table.look_at_roster(GUILD, CHANNEL, caller("gm"))).game.revision
    archived = await act(table, "gm", Archive())
    assert not archived.game.is_open
    assert (await table.look_at_roster(GUILD, CHANNEL, caller("gm"))).game.revision == before
    opened = await table.reopen(await placing(table))
    assert opened.game.is_open
    assert opened.after == archived.before
    await act(table, "anna", a.MakeCheck("look", "d100"), channel=ELSEWHERE)
    now = (await table.look(ELSEWHERE, caller("gm"))).game
    log = await table.store.read(lambda c: log_of(c, now, kept=True))
    assert [epoch.number for epoch in log.epochs] == [1, 2]
    assert log.epochs[0].secret != log.epochs[1].secret
    assert verify(log).findings == ()


async def test_only_a_game_master_puts_aside_or_opens_again(table: Table) -> None:
    await two_in_a_fight(table)
    with pytest.raises(Refusal, match="gm_only"):
        await act(table, "anna", Archive())
    with pytest.raises(Refusal, match="already_open"):
        await table.reopen(await placing(table))
    await act(table, "gm", Archive())
    with pytest.raises(Refusal, match="gm_only"):
        await table.reopen(await placing(table, "anna"))
    with pytest.raises(Refusal, match="no_open_fight"):
        await act(table, "gm", a.Hold("Anna"))


async def test_the_clock_stands_while_a_fight_is_put_aside_or_written_up(store: Store, table: Table) -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    clocked = Table(store, table.vault, clock=lambda: now)
    await two_in_a_fight(clocked)
    seen = await clocked.look(CHANNEL, caller("gm"))
    await clocked.set_deadline(Deadlining(seen.game.id, caller("gm"), hours=10))
    await clocked.act(Request(a.Advance(), caller("gm"), CHANNEL, interaction_id=new_interaction(), preview=True))
    now += timedelta(hours=50)
    await clocked.keep_time()
    known = await clocked.deadline(seen.game)
    assert known is not None
    assert not known.passed
    draft = await clocked.draft(seen.game)
    assert draft is not None
    await clocked.publish(Drafting(seen.game.id, draft.entry.seq, 0, caller("gm"), new_interaction()))
    await act(clocked, "gm", Archive())
    now += timedelta(hours=50)
    assert await clocked.keep_time() == set()
    await clocked.reopen(await placing(clocked, channel=CHANNEL))
    fresh = await clocked.deadline(seen.game)
    assert fresh is not None
    assert fresh.due_at == now + timedelta(hours=10)
