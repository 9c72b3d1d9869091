"""The chat's markup taken apart, a line at a time, so that it can be written as something else.

Only what narration uses is markup: emphasis, strikethrough, code, headings, small print, quotes, and the chat's own
timestamps and mentions. Everything that a player typed is escaped in it, and stays text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime

from markdown_it import MarkdownIt
from msgspec import Struct

_MARKDOWN = MarkdownIt("zero").enable(["emphasis", "strikethrough", "escape", "backticks"])
_STAMP = re.compile(r"(?<!\\)<t:(\d{1,11})(?::[a-zA-Z])?>")
_MENTION = re.compile(r"(?<!\\)<([@#])[!&]?(\d+)>")
_PREFIXES = (("### ", "heading"), ("## ", "heading"), ("# ", "title"), ("-# ", "small"), ("> ", "quote"))
_OPEN = {"strong_open": "strong", "em_open": "em", "s_open": "strike"}
_CLOSE = {"strong_close": "strong", "em_close": "em", "s_close": "strike"}


class Piece(Struct, frozen=True):
    """A piece of a line: ``text`` or ``code`` with its words, or the beginning (``+strong``) or end (``-strong``) of
    ``strong``, ``em``, ``strike``.
    """

    kind: str
    words: str = ""


class Marked(Struct, frozen=True):
    """A line: ``title``, ``heading``, ``small``, ``quote`` or ``plain``, and its pieces."""

    kind: str
    pieces: tuple[Piece, ...]

    @property
    def words(self) -> str:
        """The words alone."""
        return "".join(piece.words for piece in self.pieces)


def marked(line: str) -> Marked:
    """A line of the chat, taken apart."""
    kind = "plain"
    for prefix, name in _PREFIXES:
        if line.startswith(prefix):
            kind, line = name, line.removeprefix(prefix)
            break
    return Marked(kind, tuple(_pieces(_readable(line))))


def _pieces(line: str) -> Iterator[Piece]:
    for block in _MARKDOWN.parseInline(line):
        for token in block.children or ():
            if token.type in _OPEN:
                yield Piece(f"+{_OPEN[token.type]}")
            elif token.type in _CLOSE:
                yield Piece(f"-{_CLOSE[token.type]}")
            else:
                yield Piece("code" if token.type == "code_inline" else "text", token.content)


def _readable(line: str) -> str:
    """Timestamps as dates, mentions as numbers: a page knows neither zones nor names."""
    line = _STAMP.sub(lambda match: f"{datetime.fromtimestamp(int(match[1]), UTC):%Y-%m-%d %H:%M} UTC", line)
    return _MENTION.sub(r"\1\2", line)
