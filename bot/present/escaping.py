"""What people typed, made harmless: it breaks no markup and pings nobody."""

from __future__ import annotations

import re

_MARKUP = re.compile(r"([\\*_~`|<>\[\]()#@:])")
_LINE_MARKUP = re.compile(r"^(\s*(?:\d+)?)([-+=.])", re.MULTILINE)


def plain(text: str) -> str:
    """Player text to stand inside a message: every character that Discord would interpret is escaped."""
    return _LINE_MARKUP.sub(r"\1\\\2", _MARKUP.sub(r"\\\1", text))


def visible(text: str) -> str:
    """A message as the eye sees it: without escapes and markup. For scripts that look for a text."""
    unescaped: list[str] = []
    at = 0
    while at < len(text):
        if text[at] == "\\" and at + 1 < len(text) and not text[at + 1].isalnum():
            unescaped.append(text[at + 1])
            at += 2
        elif text.startswith("**", at) or text.startswith("~~", at) or text.startswith("-# ", at):
            at += 3 if text.startswith("-# ", at) else 2
        elif text[at] in "`*":
            at += 1
        else:
            unescaped.append(text[at])
            at += 1
    return "".join(unescaped)
