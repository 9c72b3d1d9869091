"""Reading a rehearsal script."""

from __future__ import annotations

import json
import re
from typing import Any

from bot.local.statements import (
    Attach,
    Channel,
    Choose,
    Command,
    Dice,
    ExpectRefused,
    ExpectState,
    ExpectText,
    GuildLocale,
    Press,
    Restart,
    Say,
    Script,
    Statement,
    Submit,
    Together,
    Users,
    Wait,
)

_WAIT = re.compile(r"(\d+(?:\.\d+)?)(s|m|h|d)")
_SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


class ScriptError(Exception):
    """A line that cannot be read."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


def parse(text: str) -> Script:
    """Read a script. Raises :class:`ScriptError` naming the line."""
    found: list[Statement] = []
    block: tuple[int, list[Command | Press | Choose]] | None = None
    for number, raw in enumerate(text.split("\n"), start=1):
        line = _without_comment(raw).strip()
        if not line:
            continue
        if line == "together":
            if block is not None:
                raise ScriptError(number, "together inside together")
            block = (number, [])
        elif line == "end":
            if block is None:
                raise ScriptError(number, "end without together")
            found.append(Together(block[0], "together", tuple(block[1])))
            block = None
        elif block is not None:
            statement = _statement(number, line)
            if not isinstance(statement, Command | Press | Choose):
                raise ScriptError(number, "only commands, presses and choices can happen together")
            block[1].append(statement)
        else:
            found.append(_statement(number, line))
    if block is not None:
        raise ScriptError(block[0], "together without end")
    if not any(isinstance(statement, Users) for statement in found):
        raise ScriptError(1, "a script begins with: users gm anna boris")
    return Script(tuple(found))


def _statement(number: int, line: str) -> Statement:
    user = re.match(r"(\w[\w.-]*)>\s*(.*)", line)
    if user is not None:
        return _user_line(number, line, user[1], user[2])
    word, _, rest = line.partition(" ")
    rest = rest.strip()
    try:
        return _plain_line(number, line, word, rest)
    except (ValueError, KeyError, IndexError) as error:
        if isinstance(error, ScriptError):
            raise
        raise ScriptError(number, f"cannot read {line!r}") from error


def _plain_line(number: int, line: str, word: str, rest: str) -> Statement:
    match word:
        case "users":
            names = [name.partition(":") for name in rest.split()]
            return Users(number, line, tuple((name, locale or None) for name, _, locale in names))
        case "guild-locale":
            return GuildLocale(number, line, rest)
        case "in":
            return Channel(number, line, _quoted(number, rest))
        case "dice":
            return Dice(number, line, tuple(int(face) for face in rest.split()))
        case "wait":
            match = _WAIT.fullmatch(rest)
            if match is None:
                raise ScriptError(number, "write for example: wait 25h")
            return Wait(number, line, float(match[1]) * _SECONDS[match[2]])
        case "restart":
            return Restart(number, line)
        case "attach":
            return Attach(number, line, _quoted(number, rest))
        case "twice":
            return _twice(number, rest)
        case "expect":
            return _expectation(number, line, rest)
        case _:
            raise ScriptError(number, f"unknown statement {word!r}")


def _twice(number: int, rest: str) -> Statement:
    if not rest:
        raise ScriptError(number, "twice stands before a command on the same line: twice anna> /hold")
    statement = _statement(number, rest)
    if isinstance(statement, Command):
        return Command(number, rest, statement.user, statement.path, statement.options, deliveries=2)
    if isinstance(statement, Press):
        return Press(number, rest, statement.user, statement.label, deliveries=2)
    if isinstance(statement, Choose):
        return Choose(number, rest, statement.user, statement.label, 2, statement.place)
    raise ScriptError(number, "only commands, presses and choices can be delivered twice")


def _user_line(number: int, line: str, user: str, rest: str) -> Statement:
    if rest.startswith("/"):
        return _command(number, line, user, rest[1:], suggest=False)
    word, _, argument = rest.partition(" ")
    match word:
        case "press":
            return Press(number, line, user, _quoted(number, argument))
        case "choose":
            label, place = _numbered(argument)
            return Choose(number, line, user, _quoted(number, label), place=place)
        case "say":
            return Say(number, line, user, _quoted(number, argument))
        case "submit":
            return Submit(number, line, user, _pairs(number, argument, "="))
        case "suggest" if argument.strip().startswith("/"):
            return _command(number, line, user, argument.strip()[1:], suggest=True)
        case _:
            raise ScriptError(number, f"cannot read {rest!r}")


def _numbered(text: str) -> tuple[str, int]:
    """``"Crow" 2``: of the menus that offer it, the second."""
    match = re.fullmatch(r"(.*\S)\s+(\d)", text.strip())
    return (match[1], int(match[2])) if match is not None and match[1].endswith('"') else (text, 1)


def _command(number: int, line: str, user: str, rest: str, *, suggest: bool) -> Command:
    path: list[str] = []
    while rest and (match := re.match(r"([^\s:\"]+)(\s+|$)", rest)) is not None:
        path.append(match[1])
        rest = rest[match.end() :]
    if not path:
        raise ScriptError(number, "a command needs a name")
    return Command(number, line, user, tuple(path), _pairs(number, rest, ":"), suggest=suggest)


def _pairs(number: int, text: str, sign: str) -> dict[str, str]:
    pairs: dict[str, str] = {}
    at = 0
    while text[at:].strip():
        match = re.compile(rf"\s*([^\s{sign}\"]+){sign}(?:\"((?:[^\"\\]|\\.)*)\"|(\S*))").match(text, at)
        if match is None:
            raise ScriptError(number, f"cannot read {text[at:].strip()!r}")
        pairs[match[1]] = _unescaped(match[2]) if match[2] is not None else match[3]
        at = match.end()
    return pairs


def _expectation(number: int, line: str, rest: str) -> Statement:
    word, _, argument = rest.partition(" ")
    match word:
        case "refused":
            return ExpectRefused(number, line, _quoted(number, argument) if argument.strip() else None)
        case "not":
            return ExpectText(number, line, _quoted(number, argument), absent=True)
        case "private":
            return ExpectText(number, line, _quoted(number, argument), private=True)
        case "state" | "roster":
            path, value = _path(number, argument.strip())
            return ExpectState(number, line, path, value, roster=word == "roster")
        case _:
            return ExpectText(number, line, _quoted(number, rest))


def _path(number: int, text: str) -> tuple[tuple[str, ...], Any]:
    segments: list[str] = []
    at = 0
    segment = re.compile(r'"((?:[^"\\]|\\.)*)"|([^\s."]+)')
    while (match := segment.match(text, at)) is not None:
        segments.append(_unescaped(match[1]) if match[1] is not None else match[2])
        at = match.end()
        if at >= len(text) or text[at] != ".":
            break
        at += 1
    try:
        return tuple(segments), json.loads(text[at:])
    except ValueError:
        raise ScriptError(number, f"the value must be JSON: {text[at:].strip()!r}") from None


def _quoted(number: int, text: str) -> str:
    match = re.fullmatch(r'\s*"((?:[^"\\]|\\.)*)"\s*', text)
    if match is None:
        raise ScriptError(number, f'put the text in quotes: "{text.strip()}"')
    return _unescaped(match[1])


def _unescaped(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


def _without_comment(line: str) -> str:
    quoted = False
    at = 0
    while at < len(line):
        if line[at] == "\\" and quoted:
            at += 1
        elif line[at] == '"':
            quoted = not quoted
        elif line[at] == "#" and not quoted:
            return line[:at]
        at += 1
    return line
