"""A transcript as one page of HTML that needs nothing else: pictures and style are in it, and no script."""

from __future__ import annotations

import base64
from collections.abc import Iterable
from functools import cache
from html import escape
from importlib.resources import files

from bot.present.dice import MOST_SIDES, tally_text
from bot.present.locales import Language, language
from bot.present.transcript.markup import Marked, marked
from bot.present.transcript.story import Chapter, Passage, Rolled, Transcript
from bot.present.transcript.wording import fact_lines, passage_head, stamped
from bot.table.tallies import Tally

_PAGE = """<!doctype html>
<html lang="{locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>{style}</style></head><body><main>{body}</main></body></html>
"""
_TAGS = {
    "+strong": "<strong>",
    "-strong": "</strong>",
    "+em": "<em>",
    "-em": "</em>",
    "+strike": "<s>",
    "-strike": "</s>",
}
_ELEMENTS = {
    "title": ("<h1>", "</h1>"),
    "heading": ("<h3>", "</h3>"),
    "small": ('<p class="small">', "</p>"),
    "quote": ('<p class="quote">', "</p>"),
}


def html(found: Transcript) -> str:
    """The whole page."""
    spoken = language(found.locale)
    facts = escape(" ".join(fact_lines(found, spoken)))
    body = f'<header><h1>{escape(found.title)}</h1><p class="facts">{facts}</p>{_contents(found, spoken)}</header>'
    body += "".join(_chapter(chapter, spoken) for chapter in found.chapters)
    body += _section("summary", spoken.text("transcript-summary"), "".join(map(_line, found.summary)))
    body += _section("dice", spoken.text("transcript-dice"), _dice(found.dice, spoken))
    proof = f'<div class="proof">{"".join(map(_line, found.proof))}</div>'
    body += _section("trust", spoken.text("transcript-trust"), proof)
    return _PAGE.format(locale=found.locale, title=escape(found.title), style=_style(), body=body)


def page(title: str, lines: Iterable[str], locale: str) -> str:
    """A page of lines, the first of which may be its heading."""
    body = "".join(_line(line) for text in lines for line in text.split("\n"))
    return _PAGE.format(locale=locale, title=escape(title), style=_style(), body=body)


@cache
def _style() -> str:
    return files(__package__).joinpath("page.css").read_text("utf-8")


def _contents(found: Transcript, spoken: Language) -> str:
    links = [(f"round-{c.round}", spoken.text("transcript-round", {"round": c.round})) for c in found.chapters]
    links += [(name, spoken.text(f"transcript-{name}")) for name in ("summary", "dice", "trust")]
    written = (f'<a href="#{name}">{escape(words)}</a>' for name, words in links)
    return f"<nav>{''.join(written)}</nav>"


def _section(name: str, heading: str, inside: str) -> str:
    return f'<section id="{name}"><h2>{escape(heading)}</h2>{inside}</section>'


def _chapter(chapter: Chapter, spoken: Language) -> str:
    inside = "".join(_passage(passage, spoken) for passage in chapter.passages)
    if chapter.map is not None:
        data, about = base64.b64encode(chapter.map.data).decode(), escape(chapter.map.about)
        caption = escape(spoken.text("transcript-map", {"round": chapter.round}))
        image = f'<img src="data:image/png;base64,{data}" alt="{about}">'
        inside += f"<figure>{image}<figcaption>{caption}</figcaption></figure>"
    return _section(f"round-{chapter.round}", spoken.text("transcript-round", {"round": chapter.round}), inside)


def _passage(passage: Passage, spoken: Language) -> str:
    stamp = f'<p class="stamp">{escape(stamped(passage, spoken))}</p>'
    told, head = "".join(map(_line, passage.lines)), passage_head(passage, spoken)
    if passage.undone:
        return f'<details class="passage undone"><summary>{escape(head or "")}</summary>{told}{stamp}</details>'
    if passage.words:
        summary, book = escape(spoken.text("transcript-book")), "".join(map(_line, passage.book))
        told = f'<p class="head">{escape(head or "")}</p>{told}'
        return f'<div class="passage">{told}<details><summary>{summary}</summary>{book}</details>{stamp}</div>'
    return f'<div class="passage">{told}{stamp}</div>'


def _dice(found: Iterable[Rolled], spoken: Language) -> str:
    written = ""
    for rolled in found:
        whose = escape(spoken.text("dice-whose", {"whose": rolled.whose}))
        inside = "".join(_tally(tally, spoken) for tally in rolled.tallies)
        written += f'<div class="{rolled.whose}"><h3>{whose}</h3>{inside}</div>'
    return written or f"<p>{escape(spoken.text('dice-none'))}</p>"


def _tally(tally: Tally, spoken: Language) -> str:
    words = f"<p>{escape(tally_text(tally, spoken))}</p>"
    if tally.sides > MOST_SIDES:
        return words
    highest, rows = max(tally.faces), ""
    for face, count in enumerate(tally.faces, start=1):
        bar = f'<div class="bar" style="width:{100 * count / highest:.0f}%"></div>'
        rows += f"<tr><td>{face}</td><td>{bar}</td><td>{count}</td></tr>"
    return f'{words}<table class="faces">{rows}</table>'


def _line(line: str) -> str:
    return _written(marked(line)) if line.strip() else ""


def _written(line: Marked) -> str:
    inside = ""
    for piece in line.pieces:
        words = escape(piece.words)
        inside += f"<code>{words}</code>" if piece.kind == "code" else _TAGS.get(piece.kind) or words
    before, after = _ELEMENTS.get(line.kind, ("<p>", "</p>"))
    return f"{before}{inside}{after}"
