"""What a line of a rehearsal did, and how it failed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from bot.dice import Throw
from bot.local.posts import Posted


class StepFailed(Exception):
    """A step or an expectation did not hold."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


class Step(Struct):
    """What a line did: the posts that its user saw, the dice that fell, whether it was refused."""

    line: int
    text: str
    user: str
    posts: list[Posted]
    throws: list[dict[str, Any]]
    refused: bool = False

    def as_json(self) -> dict[str, Any]:
        """One object of ``--json``."""
        return {
            "line": self.line,
            "user": self.user,
            "posts": [post.as_json() for post in self.posts],
            "throws": self.throws,
        }


def shown(step: Step) -> str:
    """What a step posted, for the person who looks for the mistake."""
    posts = [f"{'(private) ' if post.private else ''}{post.text}" for post in step.posts]
    return "\n---\n".join(posts) or "(nothing)"


def bare(throw: Throw) -> dict[str, Any]:
    """A throw as ``--json`` has it."""
    return {name: value for name, value in asdict(throw).items() if name != "scripted"}
