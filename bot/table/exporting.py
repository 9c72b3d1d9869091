"""A game's log as a file, and what can be checked about it."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any

import msgspec
from msgspec import Struct
from rules.registry import RULESETS
from sqlalchemy.engine import Connection

from bot.dice import Throw
from bot.store import queries
from bot.store.rows import Entry, Game
from bot.table.codec import codec_of
from bot.table.reading import read_all

FORMAT = "perestrelka-log"
FORMAT_VERSION = 1


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

    ``pictures`` are those that lie under its map, by name.
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


def read_log(data: bytes) -> Log:
    """A log from a file. Raises ``ValueError`` for anything else."""
    try:
        log = msgspec.json.decode(data, type=Log)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(str(error)) from error
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
        LoggedEpoch(e.number, e.commitment, e.secret if kept or e.closed_seq is not None else None)
        for e in queries.all_epochs(connection, game.id)
    )
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
