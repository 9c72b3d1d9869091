"""When a round is due and who may be disturbed when: hours, times of day in a zone, quiet hours over midnight."""

from __future__ import annotations

import re
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from rules.core.refusal import Refusal

from bot.store.rows import Deadline, GuildSettings

MOST_HOURS, MOST_DAYS = 720, 30
"""The longest deadline."""

LEAST_LEAD, MOST_LEAD = 1, 24
"""Hours between a reminder and its deadline where nothing is said: a quarter of the time, within these bounds."""

_AT = re.compile(r"([01]?\d|2[0-3])(?:[:.]([0-5]\d))?")


def read_at(text: str) -> str:
    """A time of day such as ``21:00`` or ``9``. Raises ``Refusal("bad_time")``."""
    match = _AT.fullmatch(text.strip())
    if match is None:
        raise Refusal("bad_time", text=text.strip()[:20])
    return f"{int(match[1]):02}:{match[2] or '00'}"


def zone_of(settings: GuildSettings) -> ZoneInfo:
    """A server's zone; UTC where none is set."""
    return ZoneInfo(settings.timezone) if settings.timezone is not None else ZoneInfo("UTC")


def due_after(deadline: Deadline, start: datetime, zone: ZoneInfo) -> datetime:
    """When a round that began at ``start`` is due.

    A time of day is the server's own: an hour that the clocks skip counts as the one after, of an hour that comes
    twice the first counts. It is never sooner than :func:`least_hours`.
    """
    if deadline.at is None:
        return start + timedelta(hours=deadline.hours or 0)
    hour, minute = map(int, deadline.at.split(":"))
    local = start.astimezone(zone)
    day = local.date() + timedelta(days=deadline.days - 1)
    while True:
        due = datetime.combine(day, time(hour, minute), zone).astimezone(UTC)
        if due - start >= timedelta(hours=least_hours(deadline)):
            return due
        day += timedelta(days=1)


def least_hours(deadline: Deadline) -> int:
    """The hours that a round has at least: half a day, and a whole one more for each further day."""
    return deadline.hours if deadline.hours is not None else 24 * deadline.days - 12


def lead_of(deadline: Deadline) -> int:
    """The lead that suits a deadline."""
    hours = deadline.hours if deadline.hours is not None else deadline.days * 24
    return max(LEAST_LEAD, min(MOST_LEAD, hours // 4))


def remind_at(due: datetime, lead: int, now: datetime, quiet: str | None, zone: ZoneInfo) -> datetime:
    """When to remind: not in the quiet hours, but after them where that is still before the deadline, else before."""
    moment = max(now, due - timedelta(hours=lead))
    spell = quiet_spell(moment, quiet, zone)
    if spell is None:
        return moment
    begins, ends = spell
    if ends < due:
        return ends
    return max(now, begins)


def quiet_spell(moment: datetime, quiet: str | None, zone: ZoneInfo) -> tuple[datetime, datetime] | None:
    """The quiet hours in which a moment lies: when they begin and end; ``None`` outside them."""
    if quiet is None:
        return None
    first, last = map(int, quiet.split("-"))
    if first == last:
        return None
    local = moment.astimezone(zone)
    for back in (0, 1):
        day = local.date() - timedelta(days=back)
        begins = datetime.combine(day, time(first), zone).astimezone(UTC)
        ends = datetime.combine(day + timedelta(days=int(last <= first)), time(last), zone).astimezone(UTC)
        if begins <= moment < ends:
            return begins, ends
    return None
