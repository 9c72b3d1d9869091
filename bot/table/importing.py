"""A fight from a log file into this database: the same entries, tags and state."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from rules.registry import FIGHTS
from sqlalchemy.engine import Connection

from bot.clock import Clock
from bot.store import drafts, queries
from bot.store.rows import Epoch, Game, Picture, Wording
from bot.table.codec import codec_of, encode
from bot.table.exporting import Log, LoggedEpoch, entries_of
from bot.table.opening import begin_epoch
from bot.table.verifying import verify


class CannotImport(ValueError):
    """A log that is not taken: ``code`` says why, worded in the locale files as ``import-<code>``."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code, self.facts = code, facts


def import_log(connection: Connection, log: Log, guild: int, clock: Clock) -> Game:
    """Add a fight to a server; it has no channel until it is moved to one.

    The secret of dice that were still falling is not in a log: such a fight goes on under a new one.

    Raises:
        CannotImport: ``roster``, ``empty``, ``wrong`` (it does not check out), ``known`` (it is there already).
    """
    if log.ruleset not in FIGHTS:
        raise CannotImport("roster")
    if not log.entries:
        raise CannotImport("empty")
    findings = verify(log).findings
    if findings:
        raise CannotImport("wrong", count=len(findings))
    if queries.game_by_key(connection, log.key) is not None:
        raise CannotImport("known", key=log.key)
    codec, entries = codec_of(log.ruleset), entries_of(log)
    state, last = codec.fold_log(entries), entries[-1]
    over = codec.ruleset.is_over(state)
    game = queries.add_game(
        connection,
        key=log.key,
        guild_id=guild,
        channel_id=None,
        name=log.name,
        ruleset=log.ruleset,
        locale=log.locale,
        kind="fight",
        status="ended" if over else "open",
        revision=last.seq,
        tag=last.tag,
        epoch=last.epoch,
        snapshot=encode(state),
        snapshot_version=codec.ruleset.version,
        created_at=entries[0].created_at,
        ended_at=last.created_at if over else None,
    )
    queries.add_entries(connection, (msgspec.structs.replace(entry, game_id=game) for entry in entries))
    for epoch in log.epochs:
        queries.open_epoch(connection, game, _epoch(epoch, [e.seq for e in entries if e.epoch == epoch.number]))
    if not over:
        begin_epoch(connection, game, log.epochs[-1].number + 1, last.seq + 1)
    for name, data in log.pictures.items():
        queries.keep_picture(connection, game, Picture(name, data))
    for seq, texts in log.words.items():
        for number, text in enumerate(texts, start=1):
            drafts.add_wording(connection, Wording(game, seq, number, text, 0, clock()))
    added = queries.game_by_id(connection, game)
    assert added is not None
    return added


def _epoch(logged: LoggedEpoch, seqs: Iterable[int]) -> Epoch:
    """An epoch with the entries between which its dice fell, as the log shows them."""
    fell = list(seqs) or [1]
    closed = fell[-1] if logged.secret is not None else None
    return Epoch(logged.number, logged.secret or "", logged.commitment, fell[0], closed)
