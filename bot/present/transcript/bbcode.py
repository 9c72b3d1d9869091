"""A transcript as phpBB understands it: ``b i size color quote img list code`` and nothing else.

phpBB has no way to escape a bracket, so a bracket in somebody's words is followed by a character that cannot be seen.
"""

from __future__ import annotations

from bot.present.locales import language
from bot.present.transcript.markup import Marked, marked
from bot.present.transcript.story import Chapter, Passage, Transcript
from bot.present.transcript.wording import dice_lines, fact_lines, passage_head, stamped

_TAGS = {
    "+strong": "[b]",
    "-strong": "[/b]",
    "+em": "[i]",
    "-em": "[/i]",
    "+strike": "[color=#999999]",
    "-strike": "[/color]",
}
_UNSEEN = "\u200b"


def bbcode(found: Transcript) -> str:
    """The whole of it; maps by file name, for whoever uploads them."""
    spoken = language(found.locale)
    parts = [f"[size=150][b]{_plain(found.title)}[/b][/size]", "\n".join(map(_plain, fact_lines(found, spoken)))]
    parts += [
        _chapter(chapter, found, spoken.text("transcript-round", {"round": chapter.round}))
        for chapter in found.chapters
    ]
    parts.append(_section(spoken.text("transcript-summary")) + "\n" + "\n".join(map(_line, found.summary)))
    dice = "\n".join(map(_plain, dice_lines(found, spoken)))
    parts.append(_section(spoken.text("transcript-dice")) + "\n" + dice)
    parts.append(_section(spoken.text("transcript-trust")) + "\n" + "\n".join(map(_line, found.proof)))
    return "\n\n".join(parts) + "\n"


def picture_name(found: Transcript, chapter: Chapter) -> str:
    """The file of a round's map."""
    return f"{found.key[:6]}-round-{chapter.round}.png"


def _chapter(chapter: Chapter, found: Transcript, heading: str) -> str:
    picture = [f"[img]{picture_name(found, chapter)}[/img]"] if chapter.map is not None else []
    return "\n\n".join([_section(heading), *(_passage(passage, found) for passage in chapter.passages), *picture])


def _passage(passage: Passage, found: Transcript) -> str:
    spoken = language(found.locale)
    foot = f"[size=85][color=#888888]{_plain(stamped(passage, spoken))}[/color][/size]"
    told = "\n".join([*map(_line, passage.lines), foot])
    head = passage_head(passage, spoken)
    if head is not None:
        told = f"[i]{_plain(head)}[/i]\n{told}"
    return f"[quote]{told}[/quote]" if passage.undone else told


def _section(words: str) -> str:
    return f"[size=120][b]{_plain(words)}[/b][/size]"


def _line(line: str) -> str:
    return _written(marked(line))


def _written(line: Marked) -> str:
    inside = "".join(_TAGS.get(piece.kind) or _plain(piece.words) for piece in line.pieces)
    match line.kind:
        case "heading" | "title":
            return f"[b]{inside}[/b]" if "[b]" not in inside else inside
        case "small":
            return f"[size=85]{inside}[/size]"
        case "quote":
            return f"[color=#777777]{inside}[/color]"
        case _:
            return inside


def _plain(words: str) -> str:
    return words.replace("[", f"[{_UNSEEN}")
