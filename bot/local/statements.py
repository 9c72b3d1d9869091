"""What a rehearsal script can say, one statement a line."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Line(Struct, frozen=True):
    """A statement with its line number."""

    number: int
    text: str


class Users(Line, frozen=True):
    names: tuple[tuple[str, str | None], ...]


class GuildLocale(Line, frozen=True):
    locale: str


class Channel(Line, frozen=True):
    name: str


class Dice(Line, frozen=True):
    faces: tuple[int, ...]


class Wait(Line, frozen=True):
    seconds: float


class Restart(Line, frozen=True):
    pass


class Attach(Line, frozen=True):
    path: str


class Command(Line, frozen=True):
    """``suggest``: only the last option is typed, and what is offered counts."""

    user: str
    path: tuple[str, ...]
    options: dict[str, str]
    suggest: bool = False
    deliveries: int = 1


class Press(Line, frozen=True):
    user: str
    label: str
    deliveries: int = 1


class Choose(Line, frozen=True):
    """``place``: of the menus of one message that offer this, which one, counted from 1."""

    user: str
    label: str
    deliveries: int = 1
    place: int = 1


class Submit(Line, frozen=True):
    user: str
    values: dict[str, str]


class Say(Line, frozen=True):
    user: str
    words: str


class Together(Line, frozen=True):
    lines: tuple[Command | Press | Choose, ...]


class ExpectText(Line, frozen=True):
    words: str
    absent: bool = False
    private: bool = False


class ExpectRefused(Line, frozen=True):
    words: str | None = None


class ExpectState(Line, frozen=True):
    """``roster``: it looks into the server's roster, not into the channel's game."""

    path: tuple[str, ...]
    value: Any
    roster: bool = False


Statement = (
    Users
    | GuildLocale
    | Channel
    | Dice
    | Wait
    | Restart
    | Attach
    | Command
    | Press
    | Choose
    | Submit
    | Say
    | Together
    | ExpectText
    | ExpectRefused
    | ExpectState
)


class Script(Struct, frozen=True):
    """All statements of a file in order."""

    statements: tuple[Statement, ...]
