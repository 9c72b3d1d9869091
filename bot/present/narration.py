"""What is posted about an entry: the same words whenever it is rendered."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec

from bot.dice import Throw
from bot.present.escaping import plain
from bot.present.lines import render_all
from bot.present.locales import Language, language
from bot.present.paging import pages
from bot.table.codec import codec_of
from bot.table.requests import Story
from rules.core.contract import PUBLIC, Viewer
from rules.core.refusal import Refusal
from rules.core.telling import Line, Who
from rules.registry import FIGHTS

MESSAGE_LENGTH = 2000
"""Discord's limit for a message's text."""

ROOM = MESSAGE_LENGTH - 80
"""Of a post, leaving place for its tag and for how much more there is."""

FOLDED = 20
"""How many people are named in one line."""

MAX_PARTS = 20
"""Of one entry's story; over that the rest is counted."""


def narrate(story: Story, *, undone: bool = False) -> list[str]:
    """The messages about an entry, each within Discord's limit and with the entry's tag as its last line.

    ``undone``: marked as such, with everything still to be read.
    """
    spoken = language(story.game.locale)
    lines = [line for text in _told(story, spoken) for line in text.split("\n")]
    if story.words is not None:
        lines = [spoken.text("reworded-mark"), *lines]
    if undone:
        lines = [spoken.text("undone-mark"), *(f"> {line.removeprefix('## ')}" for line in lines)]
    parts = pages(lines, ROOM, MAX_PARTS, spoken)
    facts = {"tag": story.entry.tag, "seq": story.entry.seq, "parts": len(parts)}
    tags = (spoken.text("tag", {**facts, "part": number}) for number in range(1, len(parts) + 1))
    return [f"{part}\n{tag}" for part, tag in zip(parts, tags, strict=True)]


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
    return render_all(_folded(lines, spoken), spoken, salt)


def _folded(lines: Sequence[Line], spoken: Language) -> list[Line]:
    """Lines in a row that say the same of different people as one, where the language has words for it (``…-many``)."""
    folded: list[Line] = []
    for key, run in groupby(lines, key=lambda line: line.key):
        group = list(run)
        people = [line.facts["who"] for line in group if line.facts.keys() == {"who"}]
        if len(people) == len(group) > 1 and spoken.has(f"{key}-many"):
            names = [who for who in people if isinstance(who, Who)]
            runs = (names[at : at + FOLDED] for at in range(0, len(names), FOLDED))
            folded += [Line(f"{key}-many", {"who": tuple(run)}) for run in runs]
        else:
            folded += group
    return folded


def throws_of(text: str) -> tuple[Throw, ...]:
    """The dice of a log entry."""
    return msgspec.json.decode(text, type=tuple[Throw, ...])


def _told(story: Story, spoken: Language) -> list[str]:
    game = story.game
    told = [words_of(story), *_faces(story, spoken)] if story.words is not None else book_words(story, spoken)
    if story.undone:
        told.append(spoken.text("draft-withdrawn" if story.withdrawn else "undid", {"count": len(story.undone)}))
        told += [_undone_entry(entry.tag, throws_of(entry.throws), spoken) for entry in story.undone]
    if story.revealed is not None:
        revealed = {"secret": story.revealed.secret, "commitment": story.revealed.commitment}
        told.append(spoken.text(f"secret-revealed-{game.kind}", revealed))
    if story.announced is not None:
        told.append(spoken.text(f"secret-announced-{game.kind}", {"commitment": story.announced.commitment}))
    return told


def book_words(story: Story, spoken: Language) -> list[str]:
    """What an entry tells in the book's words."""
    return tell_events(story.events, story.before, story.game.ruleset, spoken, PUBLIC, story.entry.seq)


def words_of(story: Story) -> str:
    """What an entry tells, without its dice and tag: the game master's own words, else the book's."""
    return story.words or "\n".join(book_words(story, language(story.game.locale)))


def faces_of(throws: Sequence[Throw], ruleset: str, state: Any) -> str:
    """Every face in its order, with whose it is: ``Crow: 4 3 · Jay: 6``. Text without markup."""
    runs = ((who, [str(throw.face) for throw in run]) for who, run in groupby(throws, key=lambda throw: throw.fighter))
    return " · ".join(
        f"{_shown(who, ruleset, state)}: {' '.join(faces)}" if who else " ".join(faces) for who, faces in runs
    )


def _shown(name: str, ruleset: str, state: Any) -> str:
    """A fighter of the dice under the name that is shown: an enemy's type is named in the game's language."""
    if ruleset not in FIGHTS:
        return name
    rules = FIGHTS[ruleset]
    try:
        return rules.name_of(state, rules.find_fighter(state, name)).name
    except Refusal:  # somebody who is not in it any more
        return name


def _faces(story: Story, spoken: Language) -> list[str]:
    """The dice, which no wording takes away."""
    faces = plain(faces_of(throws_of(story.entry.throws), story.game.ruleset, story.after))
    return [spoken.text("reworded-faces", {"faces": faces})] if faces else []


def _undone_entry(tag: str, throws: Sequence[Throw], spoken: Language) -> str:
    faces = " ".join(str(throw.face) for throw in throws) or spoken.text("undid-nothing-thrown")
    return spoken.text("undid-entry", {"tag": tag, "faces": faces})
