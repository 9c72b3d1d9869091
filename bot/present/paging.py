"""Lines as messages within a limit: no word is lost, and what does not fit is counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.present.locales import Language


def pages(lines: Iterable[str], room: int, most: int, spoken: Language) -> list[str]:
    """Texts of at most ``room`` characters; over ``most`` of them the last says how many lines there are more."""
    left = [piece for line in lines for whole in line.split("\n") for piece in wrapped(whole, room)]
    found: list[list[str]] = [[]]
    size = 0
    for place, line in enumerate(left):
        if found[-1] and size + len(line) + 1 > room:
            if len(found) == most:
                found[-1].append(spoken.text("more-lines", {"count": len(left) - place}))
                break
            found.append([])
            size = 0
        found[-1].append(line)
        size += len(line) + 1
    return ["\n".join(page) for page in found]


def wrapped(line: str, room: int) -> list[str]:
    """A line in pieces of at most ``room`` characters, cut at a space where there is one, never inside an escape."""
    pieces: list[str] = []
    while len(line) > room:
        cut = line.rfind(" ", room // 2, room)
        if cut == -1:
            cut = room
            while cut > 1 and line[cut - 1] == "\\":
                cut -= 1
        pieces.append(line[:cut])
        line = line[cut:].lstrip(" ")
    return [*pieces, line]


def counted(lines: Sequence[str], room: int, spoken: Language) -> str:
    """As many whole lines as fit in ``room`` characters; the last one says how many there are more."""
    kept: list[str] = []
    for place, line in enumerate(lines):
        more = spoken.text("more-lines", {"count": len(lines) - place})
        if sum(map(len, kept)) + len(kept) + len(line) + len(more) > room:
            return "\n".join([*kept, more])
        kept.append(line)
    return "\n".join(kept)
