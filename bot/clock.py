"""Time comes in as an argument: a clock is any function that says what time it is in UTC."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], datetime]


def system_clock() -> datetime:
    """The machine's time, aware, in UTC."""
    return datetime.now(UTC)
