"""Deadlines under a clock of our own: reminders once, quiet hours, daylight saving, downtime, standing orders."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from bot.local.scripted_dice import DiceScript
from bot.post.messenger import Message, TryLater
from bot.post.outbox import Outbox
from bot.store.rows import Deadline
from bot.store.store import Store
from bot.table import calendar
from bot.table.requests import Deadlining, Undoing
from bot.table.table import Table
from bot.vault import KeyVault
from rules.core.refusal import Refusal
from rules.firefight import actions as a
from tests.bot.playing import CHANNEL, GUILD, PEOPLE, Channel, act, caller, new_interaction, two_in_a_fight

START = datetime(2026, 3, 2, 12, tzinfo=UTC)
MOSCOW, BERLIN = ZoneInfo("Europe/Moscow"), ZoneInfo("Europe/Berlin")


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> datetime:
        return self.now

    def wait(self, hours: float) -> None:
        self.now += timedelta(hours=hours)


class Group:
    """A fight by post with Anna and Boris: its table, clock, and what is posted about it."""

    def __init__(self, store: Store, vault: KeyVault) -> None:
        self.clock, self.dice, self.channel = Clock(), DiceScript(), Channel()
        self.store, self.vault = store, vault
        self.table = self.fresh_table()

    def fresh_table(self) -> Table:
        """The table of a program that has just been started."""
        return Table(self.store, self.vault, clock=self.clock, dice=self.dice.box)

    async def deadline(self, who: str = "gm", **asked: Any) -> Deadline | None:
        seen = await self.table.look(CHANNEL, caller(who))
        return await self.table.set_deadline(Deadlining(seen.game.id, caller(who), **asked))

    async def known(self) -> Deadline:
        seen = await self.table.look(CHANNEL, caller("gm"))
        found = await self.table.deadline(seen.game)
        assert found is not None
        return found

    async def tick(self, hours: float = 0) -> list[Message]:
        """Time passes; the notices that are posted then."""
        self.clock.wait(hours)
        await self.table.keep_time()
        return await self.posted()

    async def posted(self) -> list[Message]:
        """The notices posted since the last call."""
        known = set(self.channel.messages)
        outbox = Outbox(self.table, self.channel, pauses=())
        outbox.wake(CHANNEL)
        await outbox.idle()
        fresh = [message for id, message in self.channel.messages.items() if id not in known]
        return [message for message in fresh if message.text is not None and "-# ⏰" in message.text]


@pytest.fixture
async def group(store: Store, vault: KeyVault) -> Group:
    group = Group(store, vault)
    await two_in_a_fight(group.table)
    await group.posted()
    return group


def refused(code: str) -> Any:
    return pytest.raises(Refusal, match=code)


async def test_who_is_awaited_is_reminded_once_and_only_they_are_pinged(group: Group) -> None:
    await group.deadline(hours=72)
    await act(group.table, "anna", a.Hold())
    await group.posted()
    assert await group.tick(53) == []
    (reminder,) = await group.tick(1)  # a quarter of the time before, a day at most
    assert reminder.pings == (PEOPLE["boris"],)
    assert "Boris" in str(reminder.text)
    assert "Anna" not in str(reminder.text)
    assert await group.tick(1) == []


async def test_the_summary_names_the_deadline(group: Group) -> None:
    await group.deadline(hours=72)
    await group.posted()
    (panel,) = group.channel.panels
    due = int((START + timedelta(hours=72)).timestamp())
    shown = group.channel.messages[panel].panel
    assert shown is not None
    assert f"<t:{due}:R>" in shown.texts[0]


async def test_who_wishes_no_ping_is_named_only(group: Group) -> None:
    await group.deadline(hours=72)
    await group.table.set_silent(GUILD, PEOPLE["anna"], silent=True)
    (_, reminder) = await group.tick(60)
    assert reminder.pings == (PEOPLE["boris"],)
    assert "Anna" in str(reminder.text)
    assert f"<@{PEOPLE['anna']}>" not in str(reminder.text)


async def test_all_have_acted_and_the_game_master_hears_of_it_once(group: Group) -> None:
    await group.deadline(hours=72)
    await act(group.table, "anna", a.Hold())
    last = await act(group.table, "boris", a.Hold())
    (_, told) = await group.posted()
    assert told.pings == (PEOPLE["gm"],)
    await act(group.table, "boris", a.Shift("left"))
    assert await group.posted() == []
    undone = Undoing(last.game.id, last.entry.seq, last.entry.seq + 1, caller("gm"), new_interaction(), CHANNEL)
    await group.table.undo(undone)
    await group.posted()
    struck = [m for m in group.channel.messages.values() if m.text is not None and m.text.startswith("~~")]
    assert not struck
    crossed = [str(m.text) for m in group.channel.messages.values() if m.text is not None and "> ✅" in m.text]
    assert len(crossed) == 1  # the notice says that it is undone
    await act(group.table, "boris", a.Hold())
    (again,) = await group.posted()
    assert again.pings == (PEOPLE["gm"],)


async def test_without_a_deadline_nobody_is_called(group: Group) -> None:
    await act(group.table, "anna", a.Hold())
    await act(group.table, "boris", a.Hold())
    assert await group.tick(1000) == []


async def test_at_the_deadline_orders_are_followed_and_the_game_master_decides_on_the_others(group: Group) -> None:
    await group.deadline(hours=72)
    await act(group.table, "anna", a.GiveStandingOrder("fire"))
    await group.tick(60)
    group.dice.queue.extend([4, 6])
    (passed,) = await group.tick(12)
    assert passed.pings == (PEOPLE["gm"],)
    assert "fire" in str(passed.text)
    seen = await group.table.look(CHANNEL, caller("gm"))
    assert seen.state.fighter("f2").turn.shots == 1
    told = (await group.table.log(seen))[-1]
    assert told.entry.actor_id == PEOPLE["anna"]
    assert told.entry.interaction_id is None
    assert told.entry.source.startswith("deadline 1.0 ")
    assert await group.tick(1) == []
    assert (await group.table.verified(seen)).findings == ()


async def test_a_new_round_has_a_new_deadline(group: Group) -> None:
    await group.deadline(hours=48)
    group.clock.wait(10)
    await act(group.table, "gm", a.Advance())
    known = await group.known()
    assert (known.page, known.due_at) == (2, START + timedelta(hours=58))


async def test_a_double_start_reminds_and_obeys_once(group: Group) -> None:
    await group.deadline(hours=72)
    await act(group.table, "anna", a.GiveStandingOrder("hold"))
    other = group.fresh_table()
    group.clock.wait(60)
    await asyncio.gather(group.table.keep_time(), other.keep_time())
    assert len(await group.posted()) == 2  # that it is set, and one reminder
    group.clock.wait(12)
    await asyncio.gather(group.table.keep_time(), other.keep_time())
    assert len(await group.posted()) == 1
    seen = await group.fresh_table().look(CHANNEL, caller("gm"))
    followed = [told for told in await group.table.log(seen) if told.entry.source.startswith("deadline")]
    assert len(followed) == 1


async def test_after_downtime_a_missed_reminder_comes_once_and_the_deadline_waits_for_it(group: Group) -> None:
    await group.deadline(hours=72)
    await group.posted()
    group.clock.wait(200)
    group.table = group.fresh_table()
    (late,) = await group.tick()
    assert set(late.pings) == {PEOPLE["anna"], PEOPLE["boris"]}
    assert (await group.known()).due_at == group.clock.now + timedelta(hours=18)
    assert await group.tick(17) == []
    (passed,) = await group.tick(1)
    assert passed.pings == (PEOPLE["gm"],)


async def test_a_reminder_is_kept_until_it_can_be_delivered(group: Group) -> None:
    await group.deadline(hours=72)
    await group.posted()
    group.channel.failures = [TryLater("503")]
    assert await group.tick(60) == []
    (reminder,) = await group.tick()
    assert len(reminder.pings) == 2


async def test_put_off_it_reminds_anew(group: Group) -> None:
    await group.deadline(hours=72)
    await group.tick(60)
    known = await group.deadline(postpone=48, page=1)
    assert known is not None
    assert known.due_at == START + timedelta(hours=120)
    (said,) = await group.posted()
    assert said.pings == ()
    (reminder,) = await group.tick(48)
    assert len(reminder.pings) == 2
    with refused("button_stale"):
        await group.deadline(postpone=24, page=2)


async def test_stopped_it_calls_nobody_and_goes_on_with_what_was_left(group: Group) -> None:
    await group.deadline(hours=72)
    group.clock.wait(10)
    await group.deadline(stop=True)
    await group.posted()
    assert await group.tick(1000) == []
    with refused("deadline_stopped"):
        await group.deadline(stop=True)
    with refused("deadline_stopped"):
        await group.deadline(postpone=5)
    resumed = await group.deadline()
    assert resumed is not None
    assert resumed.due_at == group.clock.now + timedelta(hours=62)
    with refused("deadline_runs"):
        await group.deadline()


async def test_stopped_over_the_end_of_a_round_the_next_one_has_its_whole_time(group: Group) -> None:
    await group.deadline(hours=72)
    await group.deadline(stop=True)
    await act(group.table, "gm", a.Advance())
    resumed = await group.deadline()
    assert resumed is not None
    assert (resumed.page, resumed.due_at) == (2, START + timedelta(hours=72))


async def test_an_undone_round_is_waited_for_again_and_what_was_said_meanwhile_is_marked(group: Group) -> None:
    await group.deadline(hours=72)
    last = await act(group.table, "gm", a.Advance())
    (_, reminder) = await group.tick(60)
    assert "2" in str(reminder.text)
    undone = Undoing(last.game.id, last.entry.seq, last.entry.seq, caller("gm"), new_interaction(), CHANNEL)
    await group.table.undo(undone)
    await group.posted()
    marked = [m for m in group.channel.messages.values() if m.text is not None and "> 🔔" in m.text]
    assert len(marked) == 1
    assert (marked[0].pings, marked[0].rows) == ((), ())
    known = await group.known()
    assert (known.page, known.reminded) == (1, False)


async def test_the_end_of_a_fight_is_the_end_of_its_deadline(group: Group) -> None:
    await group.deadline(hours=72)
    await act(group.table, "gm", a.End())
    await group.posted()
    assert await group.tick(1000) == []


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"hours": 0}, "deadline_hours"),
        ({"hours": 721}, "deadline_hours"),
        ({"at": "21:00", "days": 31}, "deadline_days"),
        ({"hours": 5, "lead": 5}, "deadline_lead"),
        ({"hours": 5, "at": "21:00"}, "deadline_twice"),
        ({"postpone": 5}, "no_deadline"),
        ({"off": True}, "no_deadline"),
        ({}, "no_deadline"),
    ],
)
async def test_what_cannot_be_asked_changes_nothing(group: Group, asked: dict[str, Any], code: str) -> None:
    with refused(code):
        await group.deadline(**asked)
    with refused("gm_only"):
        await group.deadline("anna", hours=72)
    assert await group.posted() == []


async def test_taken_off_it_is_gone(group: Group) -> None:
    await group.deadline(hours=72)
    assert await group.deadline(off=True) is None
    await group.posted()
    assert await group.tick(100) == []


async def test_in_the_quiet_hours_nobody_is_pinged(group: Group) -> None:
    """The reminder would fall at midnight; it comes at eight, before the deadline at noon."""
    await group.table.configure(GUILD, {"quiet_hours": "23-8"})
    await group.deadline(hours=24, lead=12)
    await group.posted()
    assert await group.tick(12) == []
    (reminder,) = await group.tick(8)
    assert group.clock.now.hour == 8
    assert len(reminder.pings) == 2


async def test_back_from_downtime_in_the_quiet_hours_the_reminder_waits_for_their_end(group: Group) -> None:
    await group.table.configure(GUILD, {"quiet_hours": "23-8"})
    await group.deadline(hours=24, lead=14)  # at ten in the evening
    await group.posted()
    assert await group.tick(13) == []  # back at one in the night
    (reminder,) = await group.tick(7)
    assert not reminder.silent


async def test_what_passes_in_the_quiet_hours_is_said_without_a_sound(group: Group) -> None:
    await group.table.configure(GUILD, {"quiet_hours": "23-8"})
    await group.deadline(hours=14, lead=0)
    (_, passed) = await group.tick(14)
    assert passed.silent


def reminded(due: datetime, lead: int, quiet: str | None, zone: ZoneInfo) -> datetime:
    return calendar.remind_at(due, lead, due - timedelta(days=9), quiet, zone).astimezone(zone)


def test_reminders_and_quiet_hours_over_midnight() -> None:
    noon = datetime(2026, 3, 3, 12, tzinfo=MOSCOW).astimezone(UTC)
    assert reminded(noon, 12, "23-8", MOSCOW).hour == 8
    assert reminded(noon, 2, "23-8", MOSCOW).hour == 10
    assert reminded(noon, 12, None, MOSCOW).hour == 0
    early = datetime(2026, 3, 3, 7, tzinfo=MOSCOW).astimezone(UTC)
    assert reminded(early, 3, "23-8", MOSCOW) == datetime(
        2026, 3, 2, 23, tzinfo=MOSCOW
    )  # before them: after is too late
    assert reminded(noon, 3, "9-17", MOSCOW) == datetime(2026, 3, 3, 9, tzinfo=MOSCOW)
    assert reminded(noon, 3, "8-8", MOSCOW).hour == 9


@pytest.mark.parametrize(("moment", "quiet"), [(22, False), (23, True), (0, True), (7, True), (8, False)])
def test_quiet_hours_end_when_they_end(moment: int, quiet: bool) -> None:
    at = datetime(2026, 3, 3, moment, tzinfo=BERLIN)
    assert (calendar.quiet_spell(at.astimezone(UTC), "23-8", BERLIN) is not None) is quiet


def test_hours_are_hours_and_a_time_of_day_is_the_servers_over_daylight_saving() -> None:
    """In Berlin the clocks go forward on 29 March 2026 and back on 25 October."""
    evening = Deadline(1, None, "21:00", 1, 6)
    start = datetime(2026, 3, 28, 20, 30, tzinfo=BERLIN)
    due = calendar.due_after(evening, start.astimezone(UTC), BERLIN)
    assert due == datetime(2026, 3, 29, 21, tzinfo=BERLIN).astimezone(UTC)
    assert due - start == timedelta(hours=23, minutes=30)
    day = Deadline(1, 24, None, 1, 6)
    assert calendar.due_after(day, start.astimezone(UTC), BERLIN) - start == timedelta(hours=24)
    skipped = calendar.due_after(replace(evening, at="02:30"), datetime(2026, 3, 28, 10, tzinfo=UTC), BERLIN)
    assert skipped.astimezone(BERLIN).strftime("%d %H:%M") == "29 03:30"
    twice = calendar.due_after(replace(evening, at="02:30"), datetime(2026, 10, 24, 10, tzinfo=UTC), BERLIN)
    assert twice == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)  # the first of the two


def test_a_time_of_day_leaves_half_a_day_at_least() -> None:
    start = datetime(2026, 3, 2, 20, 55, tzinfo=MOSCOW).astimezone(UTC)
    for days, expected in ((1, 3), (2, 4), (3, 5)):
        due = calendar.due_after(Deadline(1, None, "21:00", days, 6), start, MOSCOW)
        assert due.astimezone(MOSCOW) == datetime(2026, 3, expected, 21, tzinfo=MOSCOW)


@pytest.mark.parametrize(("text", "read"), [("21:00", "21:00"), (" 9 ", "09:00"), ("7.45", "07:45")])
def test_a_time_of_day_is_read(text: str, read: str) -> None:
    assert calendar.read_at(text) == read


@pytest.mark.parametrize("text", ["24:00", "21:60", "noon", "", "9:5"])
def test_what_is_no_time_of_day(text: str) -> None:
    with refused("bad_time"):
        calendar.read_at(text)
