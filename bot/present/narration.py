"""What is posted about an entry: the same words whenever it is rendered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.dice import Throw
from bot.present.lines import render_all
from bot.present.locales import Language, language
from bot.table.codec import codec_of
from bot.table.requests import Story
from rules.core.contract import PUBLIC, Viewer
from rules.core.telling import Line

MESSAGE_LENGTH = 2000
"""Discord's limit for a message's text."""

MAX_PARTS = 5


def narrate(story: Story, *, undone: bool = False) -> list[str]:
    """The messages about an entry, each within Discord's limit; the last bears the tag.

    ``undone``: marked as such, with everything still to be read.
    """
    spoken = language(story.game.locale)
    lines = [line for text in _told(story, spoken) for line in text.split("\n")]
    if undone:
        lines = [spoken.text("undone-mark"), *(f"> {line.removeprefix('## ')}" for line in lines)]
    return split(lines, spoken, spoken.text("tag", {"tag": story.entry.tag, "seq": story.entry.seq}))


def tell_events(
    story_events: Sequence[Any], before: Any, ruleset: str, spoken: Language, viewer: Viewer, salt: int
) -> list[str]:
    """What a viewer is told about events that follow each other."""
    rules = codec_of(ruleset).ruleset
    state = before
    lines: list[Line] = []
    for event in story_events:
        state = rules.evolve(state, event)
        lines.extend(rules.tell(state, event, viewer))
    return render_all(lines, spoken, salt)


def split(lines: Sequence[str], spoken: Language, tail: str) -> list[str]:
    """Lines as messages within the limit. Over five messages the rest is counted, not dropped in silence."""
    room = MESSAGE_LENGTH - len(tail) - 60
    parts: list[list[str]] = [[]]
    size = 0
    for place, line in enumerate(lines):
        line = line if len(line) <= room else line[: room - 1] + "…"
        if size + len(line) + 1 > room:
            if len(parts) == MAX_PARTS:
                parts[-1].append(spoken.text("more-lines", {"count": len(lines) - place}))
                break
            parts.append([])
            size = 0
        parts[-1].append(line)
        size += len(line) + 1
    parts[-1].append(tail)
    return ["\n".join(part) for part in parts]


def throws_of(text: str) -> tuple[Throw, ...]:
    """The dice of a log entry."""
    return msgspec.json.decode(text, type=tuple[Throw, ...])


def _told(story: Story, spoken: Language) -> list[str]:
    seq, game = story.entry.seq, story.game
    told = tell_events(story.events, story.before, game.ruleset, spoken, PUBLIC, seq)
    if story.undone:
        told.append(spoken.text("undid", {"count": len(story.undone)}))
        told += [_undone_entry(entry.tag, throws_of(entry.throws), spoken) for entry, _ in story.undone]
    if story.revealed is not None:
        revealed = {"secret": story.revealed.secret, "commitment": story.revealed.commitment}
        told.append(spoken.text("secret-revealed", revealed))
    if story.announced is not None:
        told.append(spoken.text("secret-announced", {"commitment": story.announced.commitment}))
    return told


def _undone_entry(tag: str, throws: Sequence[Throw], spoken: Language) -> str:
    faces = " ".join(str(throw.face) for throw in throws) or spoken.text("undid-nothing-thrown")
    return spoken.text("undid-entry", {"tag": tag, "faces": faces})
