"""Names that people type: what is allowed, when two are the same, which one was meant."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import TypeVar

from rules.core.refusal import Refusal

NAME_LENGTH = 40
"""Longest name of a fighter, cover, type or game, in characters."""

TEXT_LENGTH = 300
"""Longest reason or note, in characters."""

SPEECH_LENGTH = 1500
"""Longest text that the game master speaks, in characters."""

_JOINER, _EMOJI_STYLE = "\u200d", "\ufe0f"
_PINGS = re.compile(r"@(everyone|here)\b|<[@#:/a-z]", re.IGNORECASE)
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_BLANK = "\u2800\u3164\u115f\u1160\uffa0\u034f"

T = TypeVar("T")


def fold(name: str) -> str:
    """The form in which names are compared: no case, one space between words, one way to write a letter."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


_ALIKE = str.maketrans("авекмнорстухіјѕԛԝһӏαβεηικμνορτυχ", "abekmhopctyxijsqwhlabehikmnoptyx")
"""Small letters of Cyrillic and Greek whose small or capital form looks like a Latin one, to that one."""


def skeleton(name: str) -> str:
    """The form in which two names are alike to the eye: as :func:`fold`, and letters that look the same are one."""
    return fold(name).replace("ё", "е").translate(_ALIKE)


def clean_name(name: str, *, limit: int = NAME_LENGTH) -> str:
    """A typed name without outer spaces.

    Raises ``Refusal``: ``name_blank``, ``name_too_long``, ``name_hidden`` (zero-width, control and
    direction-changing characters), ``name_markup`` (backticks, mentions, line breaks). Emoji with their joiners,
    any script and inner spaces are fine.
    """
    stripped = name.strip()
    if not any(_is_ink(c) for c in stripped):
        raise Refusal("name_blank")
    if len(stripped) > limit:
        raise Refusal("name_too_long", limit=limit, length=len(stripped))
    if "`" in stripped or "\n" in stripped or "\r" in stripped or _PINGS.search(stripped):
        raise Refusal("name_markup")
    if _has_hidden(stripped):
        raise Refusal("name_hidden")
    if any(sum(1 for c in group if unicodedata.combining(c)) > 3 for group in _clusters(stripped)):
        raise Refusal("name_hidden")
    return " ".join(stripped.split())


def clean_text(text: str, *, limit: int = TEXT_LENGTH) -> str:
    """A reason or note on one line, without hidden characters.

    Raises ``Refusal``: ``text_blank``, ``text_too_long``.
    """
    return _within(" ".join(_shown(text).split()), limit)


def clean_speech(text: str, *, limit: int = SPEECH_LENGTH) -> str:
    """What the game master says, in lines, without hidden characters. Raises as :func:`clean_text`."""
    return _within("\n".join(line.rstrip() for line in _shown(text).strip().split("\n")), limit)


def shown_name(name: str) -> str:
    """A name from elsewhere, such as a chat's display name, made fit to be shown; never refused."""
    return " ".join(_shown(name).split())[:NAME_LENGTH] or "?"


def find(name: str, among: Iterable[T], names_of: Callable[[T], Iterable[str]], refusal: str) -> T:
    """The one item that bears this name, without regard to case.

    Raises ``Refusal(refusal, name=…, nearest=…)``; ``nearest`` is the closest known name or empty.
    """
    items = list(among)
    wanted = fold(name)
    for item in items:
        if any(fold(known) == wanted for known in names_of(item)):
            return item
    known_names = (known for item in items for known in names_of(item) if known)
    raise Refusal(refusal, name=name.strip()[:NAME_LENGTH], nearest=nearest(name, known_names))


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name most like a mistyped one, or an empty string."""
    by_fold = {fold(k): k for k in known}
    close = difflib.get_close_matches(fold(name)[: 2 * NAME_LENGTH], by_fold, n=1, cutoff=0.5)
    return by_fold[close[0]] if close else ""


def _shown(text: str) -> str:
    return "".join(c for c in text if c == "\n" or c in (_JOINER, _EMOJI_STYLE) or _allowed_in_text(c))


def _within(text: str, limit: int) -> str:
    if not any(_is_ink(c) for c in text):
        raise Refusal("text_blank")
    if len(text) > limit:
        raise Refusal("text_too_long", limit=limit, length=len(text))
    return text


def _is_visible(c: str) -> bool:
    hidden = unicodedata.category(c) in _HIDDEN and not _is_new_emoji(c)
    return not hidden and not c.isspace() and c not in _BLANK


def _is_ink(c: str) -> bool:
    """Whether a character shows something by itself: a mark that sits on another does not."""
    return _is_visible(c) and not unicodedata.category(c).startswith("M")


def _allowed_in_text(c: str) -> bool:
    return unicodedata.category(c) not in _HIDDEN or _is_new_emoji(c)


def _has_hidden(text: str) -> bool:
    for at, c in enumerate(text):
        if c == _JOINER:
            if not (0 < at < len(text) - 1 and _is_pictorial(text[at - 1]) and _is_pictorial(text[at + 1])):
                return True
        elif c != _EMOJI_STYLE and c != " " and not _is_visible(c) and not c.isspace():
            return True
    return False


def _is_pictorial(c: str) -> bool:
    return c == _EMOJI_STYLE or unicodedata.category(c) in ("So", "Sk") or _is_new_emoji(c)


def _is_new_emoji(c: str) -> bool:
    """A picture of a newer Unicode than this Python knows."""
    return "\U0001f000" <= c <= "\U0001faff" and unicodedata.category(c) == "Cn"


def _clusters(text: str) -> Iterable[str]:
    start = 0
    for at in range(1, len(text)):
        if not unicodedata.combining(text[at]):
            yield text[start:at]
            start = at
    yield text[start:]
