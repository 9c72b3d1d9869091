"""A transcript as Markdown: the chat's own markup with what only the chat understands taken out."""

from __future__ import annotations

import re

from bot.present.locales import language
from bot.present.transcript.bbcode import picture_name
from bot.present.transcript.markup import Marked, marked
from bot.present.transcript.story import Chapter, Passage, Transcript
from bot.present.transcript.wording import dice_lines, fact_lines, passage_head, stamped

_TAGS = {"+strong": "**", "-strong": "**", "+em": "*", "-em": "*", "+strike": "~~", "-strike": "~~"}
_MARKUP = re.compile(r"([\\`*_\[\]<>~|&])")
_BLOCK = re.compile(r"^(\s*)([-+#=]|\d+[.)])")


def markdown(found: Transcript) -> str:
    """The whole of it; maps by file name."""
    spoken = language(found.locale)
    parts = [f"# {_plain(found.title)}", "  \n".join(map(_plain, fact_lines(found, spoken)))]
    for chapter in found.chapters:
        parts += _chapter(chapter, found, spoken.text("transcript-round", {"round": chapter.round}))
    parts += [f"## {spoken.text('transcript-summary')}", _lines(found.summary)]
    parts += [f"## {spoken.text('transcript-dice')}", "  \n".join(map(_plain, dice_lines(found, spoken)))]
    parts += [f"## {spoken.text('transcript-trust')}", _lines(found.proof)]
    return "\n\n".join(parts) + "\n"


def _chapter(chapter: Chapter, found: Transcript, heading: str) -> list[str]:
    parts = [f"## {heading}", *(_passage(passage, found) for passage in chapter.passages)]
    if chapter.map is not None:
        about = " ".join(chapter.map.about.split()).replace("[", "(").replace("]", ")")
        parts.append(f"![{about}]({picture_name(found, chapter)})")
    return parts


def _passage(passage: Passage, found: Transcript) -> str:
    spoken = language(found.locale)
    head = passage_head(passage, spoken)
    told = _lines(passage.lines) + f"  \n*{_plain(stamped(passage, spoken))}*"
    if head is not None:
        told = f"*{_plain(head)}*  \n{told}"
    return "\n".join(f"> {line}" for line in told.split("\n")) if passage.undone else told


def _lines(lines: tuple[str, ...]) -> str:
    return "  \n".join(_written(marked(line)) for line in lines if line.strip())


def _written(line: Marked) -> str:
    inside = ""
    for piece in line.pieces:
        inside += f"`{piece.words}`" if piece.kind == "code" else _TAGS.get(piece.kind) or _plain(piece.words)
    inside = _BLOCK.sub(_unblocked, inside)
    return f"**{inside.replace('**', '')}**" if line.kind in ("heading", "title") else inside


def _plain(words: str) -> str:
    """Words in which nothing is markup."""
    return _MARKUP.sub(r"\\\1", words)


def _unblocked(match: re.Match[str]) -> str:
    """The beginning of a line that would be a list, a heading or a rule, as text."""
    return f"{match[1]}{match[2][:-1]}\\{match[2][-1]}"
