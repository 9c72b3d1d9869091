"""A game's log as a file, and what can be checked about it."""

from __future__ import annotations

import gzip
import io
import zlib
from datetime import datetime
from typing import Annotated, Any

import msgspec
from msgspec import Struct
from rules.registry import RULESETS
from sqlalchemy.engine import Connection

from bot.dice import Throw
from bot.store import drafts, queries
from bot.store.rows import Entry, Game
from bot.table.codec import codec_of
from bot.table.reading import read_all

FORMAT = "perestrelka-log"
FORMAT_VERSION = 1

MAX_BYTES = 500_000_000
"""Of a log that comes compressed."""

_GZIP = b"\x1f\x8b"


Secret = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Positive = Annotated[int, msgspec.Meta(ge=1)]


class LoggedEntry(Struct, frozen=True, omit_defaults=True):
    """An entry as a file has it; actions and events as the database has them."""

    seq: Positive
    action: msgspec.Raw
    events: msgspec.Raw
    throws: tuple[Throw, ...]
    actor: str
    source: str
    rules_version: int
    epoch: int
    tag: str
    created_at: datetime
    voids: Annotated[int, msgspec.Meta(ge=2)] | None = None


class LoggedEpoch(Struct, frozen=True):
    """An epoch; ``secret`` is ``None`` while its dice still fall."""

    number: int
    commitment: str
    secret: Secret | None


class Log(Struct, frozen=True):
    """A game's whole log. ``state`` is what it folds to; ``cut``: later entries were left out as still secret.

    ``pictures`` are those that lie under its map, by name; ``words`` a game master's own, for each entry that was
    reworded, the last of them in use (an empty one: the book's again).
    """

    format: str
    version: int
    key: str
    name: str
    ruleset: str
    locale: str
    epochs: tuple[LoggedEpoch, ...]
    entries: tuple[LoggedEntry, ...]
    state: msgspec.Raw
    cut: bool = False
    pictures: dict[str, bytes] = {}
    words: dict[int, tuple[str, ...]] = {}

    def last_words(self) -> dict[int, str | None]:
        """A game master's words in use, by entry."""
        return {seq: texts[-1] or None for seq, texts in self.words.items() if texts}


def entries_of(log: Log) -> list[Entry]:
    """A log's entries as the database has them."""
    return [
        Entry(
            game_id=0,
            seq=entry.seq,
            action=bytes(entry.action).decode(),
            events=bytes(entry.events).decode(),
            throws=msgspec.json.encode(entry.throws).decode(),
            actor_id=int(entry.actor),
            interaction_id=None,
            source=entry.source,
            rules_version=entry.rules_version,
            epoch=entry.epoch,
            tag=entry.tag,
            voids=entry.voids,
            created_at=entry.created_at,
        )
        for entry in log.entries
    ]


def _unpacked(data: bytes) -> bytes:
    """What a compressed file holds, if it is one. Raises ``ValueError`` for one that would be too large."""
    if not data.startswith(_GZIP):
        return data
    with gzip.GzipFile(fileobj=io.BytesIO(data)) as packed:
        found = packed.read(MAX_BYTES + 1)
    if len(found) > MAX_BYTES:
        raise ValueError(f"more than {MAX_BYTES} bytes")
    return found


def read_log(data: bytes) -> Log:
    """A log from a file, compressed or not. Raises ``ValueError`` for anything else."""
    try:
        log = msgspec.json.decode(_unpacked(data), type=Log)
    except (msgspec.DecodeError, RecursionError, OSError, EOFError, zlib.error) as error:
        raise ValueError(str(error)) from error
    if not all(entry.actor.isdecimal() for entry in log.entries):
        raise ValueError("actor")
    if log.format != FORMAT or log.version != FORMAT_VERSION or log.ruleset not in RULESETS:
        raise ValueError(f"{log.format} {log.version} {log.ruleset}")
    try:
        codec_of(log.ruleset).state(bytes(log.state).decode())
    except msgspec.DecodeError as error:
        raise ValueError(str(error)) from error
    return log


def log_of(connection: Connection, game: Game, *, kept: bool = False, upto: int | None = None) -> Log:
    """A game's log, only up to an entry if one is given.

    ``kept``: for a check inside, with secrets that are still sealed and the state that the game goes on with.
    """
    entries = queries.all_entries(connection, game.id, upto)
    codec = codec_of(game.ruleset)
    state = game.snapshot.encode() if kept else msgspec.json.encode(codec.fold_log(entries))
    epochs = tuple(
        LoggedEpoch(e.number, e.commitment, (e.secret or None) if kept or e.closed_seq is not None else None)
        for e in queries.all_epochs(connection, game.id)
    )
    words: dict[int, tuple[str, ...]] = {}
    for one in drafts.wordings_of(connection, game.id):
        if one.seq <= len(entries):  # not of a draft, nor of what is still secret
            words[one.seq] = (*words.get(one.seq, ()), one.text)
    return Log(
        FORMAT,
        FORMAT_VERSION,
        game.key,
        game.name,
        game.ruleset,
        game.locale,
        epochs,
        tuple(_logged(entry) for entry in entries),
        msgspec.Raw(state),
        cut=upto is not None and upto < game.revision,
        pictures={} if kept else queries.pictures_of(connection, game.id),
        words=words,
    )


def last_public_entry(connection: Connection, game: Game, state: Any) -> int:
    """The last entry that everybody may see: before this round's first order, also one that was undone."""
    codec = codec_of(game.ruleset)
    if codec.ruleset.is_over(state):
        return game.revision
    now = codec.ruleset.page(state)
    for told in read_all(connection, game):
        if codec.ruleset.page(told.before) >= now and any(codec.ruleset.is_secret(event) for event in told.events):
            return told.entry.seq - 1
    return game.revision


def _logged(entry: Entry) -> LoggedEntry:
    return LoggedEntry(
        entry.seq,
        msgspec.Raw(entry.action.encode()),
        msgspec.Raw(entry.events.encode()),
        msgspec.json.decode(entry.throws, type=tuple[Throw, ...]),
        str(entry.actor_id),
        entry.source,
        entry.rules_version,
        entry.epoch,
        entry.tag,
        entry.created_at,
        entry.voids,
    )
