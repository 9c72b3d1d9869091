"""Verifying a log: every face, every tag, every outcome, the state that it folds to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from rules.core.contract import Actor, Means, Sealed, Setup

from bot.dice import Throw, commitment_of, face_of, tag_of
from bot.table.codec import Codec, codec_of
from bot.table.exporting import Log, LoggedEntry


class Finding(Struct, frozen=True):
    """Something wrong, worded in the locale files as ``verify-<code>``."""

    code: str
    facts: dict[str, Any]


class Report(Struct, frozen=True):
    """What was checked.

    ``sealed``: faces whose secret is not known yet; ``scripted``: dictated by a rehearsal; ``other_rules``: entries of
    another release's rules, whose outcomes are only folded. ``commitments`` and ``last_tag`` are to be compared with
    the posts: a file alone could be invented from beginning to end.
    """

    entries: int
    faces: int
    sealed: int
    scripted: int
    other_rules: int
    commitments: tuple[str, ...]
    last_tag: str
    findings: tuple[Finding, ...]

    @property
    def ok(self) -> bool:
        """Nothing was found wrong and no face was dictated."""
        return not self.findings and not self.scripted


def verify(log: Log) -> Report:
    """Check a log as far as its secrets are known."""
    secrets = {epoch.number: epoch.secret for epoch in log.epochs}
    findings = [
        Finding("bad_secret", {"number": epoch.number})
        for epoch in log.epochs
        if epoch.secret is not None and commitment_of(epoch.secret) != epoch.commitment
    ]
    tag, counts, epoch = log.key, {"faces": 0, "sealed": 0, "scripted": 0}, 1
    for expected, entry in enumerate(log.entries, start=1):
        if entry.seq != expected:
            findings.append(Finding("bad_seq", {"seq": entry.seq, "expected": expected}))
        if entry.tag != tag_of(tag, entry.source, [throw.face for throw in entry.throws], entry.voids):
            findings.append(Finding("bad_tag", {"seq": entry.seq, "tag": entry.tag}))
        if entry.epoch not in secrets or entry.epoch not in (epoch, epoch + 1):
            findings.append(Finding("bad_epoch", {"seq": entry.seq, "number": entry.epoch}))
        tag, epoch = entry.tag, entry.epoch
        for n, throw in enumerate(entry.throws):
            secret = secrets.get(entry.epoch)
            counts["scripted" if throw.scripted else "faces" if secret is not None else "sealed"] += 1
            if secret is not None and not throw.scripted:
                findings.extend(_face(log, entry, n, throw, secret))
    findings.extend(_outcomes(log))
    decides_as = codec_of(log.ruleset).ruleset.decides_as
    return Report(
        entries=len(log.entries),
        other_rules=sum(entry.rules_version < decides_as for entry in log.entries),
        commitments=tuple(epoch.commitment for epoch in log.epochs),
        last_tag=tag,
        findings=tuple(findings),
        **counts,
    )


class _RecordedDice:
    """The faces of a log entry, thrown again."""

    def __init__(self, throws: tuple[Throw, ...]) -> None:
        self.left = list(throws)

    def throw(self, sides: int, purpose: str, fighter: str | None = None) -> int:
        thrown = self.left.pop(0) if self.left else None
        if thrown is None or (thrown.sides, thrown.purpose, thrown.fighter) != (sides, purpose, fighter):
            raise LookupError(purpose)
        return thrown.face


class _ShutVault:
    """Hidden choices are compared as they were sealed, so nothing may be sealed anew."""

    def seal(self, owner: str, value: str) -> Sealed:
        raise LookupError(owner)

    def open(self, sealed: Sealed) -> str:
        raise LookupError(sealed.owner)


def _face(log: Log, entry: LoggedEntry, n: int, throw: Throw, secret: str) -> Iterator[Finding]:
    expected = face_of(bytes.fromhex(secret), log.key, entry.source, n, throw.sides)
    if throw.face != expected:
        yield Finding("bad_face", {"seq": entry.seq, "n": n + 1, "face": throw.face, "expected": expected})


def _outcomes(log: Log) -> Iterator[Finding]:
    """Fold the log; where it was played by the present rules, decide every action again from the logged faces."""
    codec = codec_of(log.ruleset)
    states: list[tuple[int, Any]] = [(0, codec.ruleset.blank())]
    for entry in log.entries:
        if not 1 <= entry.rules_version <= codec.ruleset.version or (entry.voids and not _undoes(entry, states)):
            yield Finding("bad_outcome", {"seq": entry.seq})
            return
        if entry.voids is not None:
            while states[-1][0] >= entry.voids:
                states.pop()
            continue
        before = states[-1][1]
        try:
            events = codec.events(bytes(entry.events).decode())
            after = codec.fold(before, events)
        except Exception:  # whatever a forged log makes of the rules, it is not what they say
            yield Finding("bad_outcome", {"seq": entry.seq})
            return
        if entry.rules_version >= codec.ruleset.decides_as and not _same(codec, before, entry, events):
            yield Finding("bad_outcome", {"seq": entry.seq})
        states.append((entry.seq, after))
    if not _ends_as_said(codec, log, states[-1][1]):
        yield Finding("bad_state", {})


def _ends_as_said(codec: Codec, log: Log, folded: Any) -> bool:
    """Whether the log folds to the state in the file, as the release knew it that played the last entry."""
    version = log.entries[-1].rules_version if log.entries else codec.ruleset.version
    return bool(codec.state(bytes(log.state).decode()) == codec.ruleset.known_to(folded, version))


def _undoes(entry: LoggedEntry, states: list[tuple[int, Any]]) -> bool:
    """Whether an undoing entry is what it says: it undoes a live entry, and does nothing else."""
    try:
        action = msgspec.json.decode(bytes(entry.action))
    except msgspec.DecodeError:
        return False
    said = action == {"action": "undo", "entry": entry.voids}
    return said and bytes(entry.events) == b"[]" and not entry.throws and entry.voids in {seq for seq, _ in states[2:]}


def _same(codec: Codec, before: Any, entry: LoggedEntry, events: tuple[Any, ...]) -> bool:
    """Whether these faces give these events. Whoever acted was allowed to: as a game master, or for themselves."""
    if entry.seq == 1:
        try:
            opening = msgspec.json.decode(bytes(entry.action), type=_Opening)
            return tuple(codec.ruleset.start(opening.setup)) == events
        except Exception:  # whatever a forged log makes of the rules, it is not what they say
            return False
    return any(_decides(codec, before, entry, events, gm=gm) for gm in (True, False))


def _decides(codec: Codec, before: Any, entry: LoggedEntry, events: tuple[Any, ...], *, gm: bool) -> bool:
    dice = _RecordedDice(entry.throws)
    means = Means(dice, _ShutVault(), entry.source)
    try:
        action = codec.action(bytes(entry.action).decode())
        again = codec.ruleset.decide(before, action, Actor(entry.actor, gm=gm, admin=True), means)
    except Exception:  # refused, or other dice: whatever it is, it is not what the rules say
        return False
    return tuple(again) == events and not dice.left


class _Opening(Struct):
    setup: Setup
