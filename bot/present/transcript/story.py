"""A fight's whole story, made from its log alone: rounds, what was told in each, dice, maps, how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from msgspec import Struct

from bot.dice import Throw
from bot.present.illustration import Attached, map_of
from bot.present.lines import render_all
from bot.present.locales import Language, language
from bot.present.narration import faces_of, tell_events, throws_of
from bot.store.rows import Game
from bot.table.codec import Codec, codec_of, live
from bot.table.exporting import Log, entries_of
from bot.table.reading import told
from bot.table.requests import WITHDRAWN, Told
from bot.table.tallies import Tally, tallies
from rules.core.contract import PUBLIC
from rules.registry import FIGHTS


class Passage(Struct, frozen=True):
    """What one entry told: lines with the chat's markup, its dice as text, its tag.

    ``words``: the lines are a game master's own, and ``book`` are the rules'.
    """

    seq: int
    tag: str
    at: datetime
    lines: tuple[str, ...]
    faces: str
    undone: bool = False
    words: bool = False
    book: tuple[str, ...] = ()


class Chapter(Struct, frozen=True):
    """A round; ``map``: as it was at its end."""

    round: int
    passages: tuple[Passage, ...]
    map: Attached | None = None


class Rolled(Struct, frozen=True):
    """The dice of a side, or of all; ``whose``: ``all``, ``players``, ``enemies``."""

    whose: str
    tallies: tuple[Tally, ...]


class Transcript(Struct, frozen=True):
    """The whole of it. ``summary`` and ``proof`` are lines with the chat's markup."""

    key: str
    title: str
    locale: str
    over: bool
    chapters: tuple[Chapter, ...]
    summary: tuple[str, ...]
    dice: tuple[Rolled, ...]
    proof: tuple[str, ...]

    @property
    def passages(self) -> Iterable[Passage]:
        """All passages in order."""
        return (passage for chapter in self.chapters for passage in chapter.passages)


def transcript(log: Log, *, pictures: bool = True, locale: str | None = None) -> Transcript:
    """A fight's story in its own language or another, as anybody may read it."""
    spoken, codec = language(locale or log.locale), codec_of(log.ruleset)
    entries = entries_of(log)
    read = told(codec, entries, log.last_words())
    state = codec.fold_log(entries)
    maps = _maps(log, codec, spoken.locale) if pictures else {}
    by_round: dict[int, list[Passage]] = {}
    for one in read:
        passage = _passage(one, read, log, spoken)
        if passage is not None:
            by_round.setdefault(_page(codec, one), []).append(passage)
    chapters = tuple(Chapter(page, tuple(found), maps.get(page)) for page, found in sorted(by_round.items()))
    view = FIGHTS[log.ruleset].view(state, PUBLIC)
    return Transcript(
        log.key,
        log.name,
        spoken.locale,
        codec.ruleset.is_over(state),
        chapters,
        tuple(render_all(view.summary(), spoken)),
        _rolled(view.public, [throw for entry in log.entries for throw in entry.throws]),
        _proof(log, spoken),
    )


def _page(codec: Codec, one: Told) -> int:
    """The round in which an entry was told; the opening belongs to the first."""
    return max(1, codec.ruleset.page(one.before))


def _passage(one: Told, read: Sequence[Told], log: Log, spoken: Language) -> Passage | None:
    """What an entry told the public; ``None`` for what was told to nobody."""
    entry = one.entry
    faces = faces_of(throws_of(entry.throws), log.ruleset, codec_of(log.ruleset).fold(one.before, one.events))
    if entry.voids is not None:
        gone = [other for other in read if entry.voids <= other.entry.seq < entry.seq and other.entry.voids is None]
        facts = {"first": entry.voids, "last": entry.seq - 1, "single": int(entry.voids == entry.seq - 1)}
        key = "transcript-withdrawn" if entry.source.startswith(WITHDRAWN) else "undid-from"
        return Passage(entry.seq, entry.tag, entry.created_at, (spoken.text(key, facts),), "") if gone else None
    lines = tell_events(one.events, one.before, log.ruleset, spoken, PUBLIC, entry.seq)
    book = tuple(line for text in lines for line in text.split("\n"))
    if not book and not faces:
        return None
    if one.words is None:
        return Passage(entry.seq, entry.tag, entry.created_at, book, faces, one.undone)
    own = tuple(one.words.split("\n"))
    return Passage(entry.seq, entry.tag, entry.created_at, own, faces, one.undone, words=True, book=book)


def _maps(log: Log, codec: Codec, locale: str) -> dict[int, Attached]:
    """The map of each round as it was at its end."""
    rounds = codec.rounds((bytes(entry.events).decode(), entry.tag) for entry in live(log.entries))
    game = _game(log, locale)
    drawn = {page: map_of(game, state, tag, log.pictures) for page, (state, tag) in rounds.items()}
    return {page: picture for page, picture in drawn.items() if picture is not None}


def _game(log: Log, locale: str) -> Game:
    """A log's game as far as drawing asks for it."""
    last = log.entries[-1]
    return Game(
        0,
        log.key,
        0,
        None,
        log.name,
        log.ruleset,
        locale,
        "fight",
        "ended",
        last.seq,
        last.tag,
        1,
        "",
        0,
        last.created_at,
    )


def _rolled(public: Any, throws: Sequence[Throw]) -> tuple[Rolled, ...]:
    """The dice of all and of each side, as far as they were somebody's."""
    sides = {name: fighter["side"] for name, fighter in public["fighters"].items()}
    found = [Rolled("all", tallies(throws))]
    for side in ("players", "enemies"):
        theirs = tallies(throw for throw in throws if sides.get(throw.fighter) == side)
        found += [Rolled(side, theirs)] if theirs else []
    return tuple(one for one in found if one.tallies)


def _proof(log: Log, spoken: Language) -> tuple[str, ...]:
    """What the dice followed from."""
    lines = []
    for epoch in log.epochs:
        facts = {"secret": epoch.secret or "", "commitment": epoch.commitment}
        lines.append(spoken.text("secret-revealed-fight" if epoch.secret else "secret-announced-fight", facts))
    return (*(line for text in lines for line in text.split("\n")), spoken.text("transcript-proof"))
