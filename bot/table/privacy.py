"""What is kept of a person: shown, and taken away so that the logs of others' fights still hold.

A log's tags hang on its faces and sources alone, so names and user ids in it can be replaced, the same everywhere, by a
pseudonym. Whether the log still folds and checks out is tried before anything is saved.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from rules.core.names import fold
from rules.core.refusal import Refusal
from sqlalchemy.engine import Connection

from bot.store import deadlines as deadline_rows
from bot.store import drafts, outbox, personal, queries
from bot.store.rows import Entry, Game
from bot.table.codec import codec_of, encode
from bot.table.exporting import log_of
from bot.table.verifying import verify

if TYPE_CHECKING:
    from bot.table.table import Table

KEPT_DAYS = 30
"""How long a server's data stay after the bot was removed."""

_TAGS = ("action", "event")
"""Fields that say what an action or event is; never somebody's name."""


class Held(Struct, frozen=True):
    """What is kept of somebody in one game: its name, how many entries they made, what their people are called."""

    game: str
    roster: bool
    is_open: bool
    entries: tuple[Entry, ...]
    names: tuple[str, ...]


class Kept(Struct, frozen=True):
    """What is kept of somebody on a server; ``silent``: whether they wish no ping."""

    games: tuple[Held, ...]
    silent: bool


class Forgotten(Struct, frozen=True):
    """What has been done: games rewritten, the pseudonym, and names that stayed because they are words of the rules."""

    games: tuple[int, ...]
    pseudonym: str
    stayed: tuple[str, ...] = ()


def kept_of(connection: Connection, guild: int, user: int) -> Kept:
    """All that is kept of somebody on a server."""
    found = []
    for number in personal.games_of_guild(connection, guild):
        game = queries.game_by_id(connection, number)
        assert game is not None
        log = queries.all_entries(connection, number)
        mine, names = tuple(entry for entry in log if entry.actor_id == user), _names(game, log, user)
        if mine or names or _mentions(log, user):
            found.append(Held(game.name, game.is_roster, game.is_open, mine, tuple(sorted(names))))
    return Kept(tuple(found), bool(deadline_rows.silent_among(connection, guild, {user})))


def forget_person(table: Table, connection: Connection, guild: int, user: int, word: Callable[[str], str]) -> Forgotten:
    """Replace somebody in every log of a server by a pseudonym; ``word`` is a player in a language."""
    personal.drop_person(connection, guild, user)
    games = [queries.game_by_id(connection, number) for number in personal.games_of_guild(connection, guild)]
    logs = [(game, queries.all_entries(connection, game.id)) for game in games if game is not None]
    concerned = [(game, log) for game, log in logs if _concerned(game, log, user)]
    number = _free_number(personal.acted_in(connection, guild), (log for _, log in logs))
    stayed: set[str] = set()
    for game, log in concerned:
        stayed |= _rewrite(connection, game, log, user, number, word(game.locale))
        table.states.forget(game.id)
        if game.channel_id is not None:
            outbox.panel_due(connection, game.id, game.channel_id, f"{game.key[:8]}-", table.clock(), anew=False)
    return Forgotten(tuple(game.id for game, _ in concerned), f"{word('en')} {number}", tuple(sorted(stayed)))


def forget_departed(table: Table, connection: Connection) -> list[int]:
    """Drop the data of servers from which the bot was removed long enough ago; which these are."""
    gone = personal.departed_before(connection, table.clock() - timedelta(days=KEPT_DAYS))
    for guild in gone:
        personal.drop_guild(connection, guild)
    return gone


def _concerned(game: Game, log: list[Entry], user: int) -> bool:
    return any(entry.actor_id == user for entry in log) or _mentions(log, user) or bool(_names(game, log, user))


def _mentions(log: Iterable[Entry], user: int) -> bool:
    quoted = f'"{user}"'
    return any(quoted in entry.action or quoted in entry.events for entry in log)


def _names(game: Game, log: list[Entry], user: int) -> set[str]:
    """What somebody and their people were ever called in a game."""
    codec, found = codec_of(game.ruleset), set[str]()
    state, mine = codec.ruleset.blank(), str(user)
    for entry in log:
        for event in codec.events(entry.events):
            state = codec.ruleset.evolve(state, event)
        found |= set(codec.ruleset.names_of(state, mine))
        action = msgspec.json.decode(entry.action)
        if entry.actor_id == user and action.get("action") == "roll" and entry.voids is None:
            found.add(action["who"])
        found |= _named_beside(action, mine) | _named_beside(msgspec.json.decode(entry.events), mine)
    return found


def _named_beside(value: Any, user: str) -> set[str]:
    """The names that stand beside a user's id, as where somebody is appointed."""
    if isinstance(value, list):
        return set().union(*(_named_beside(item, user) for item in value))
    if not isinstance(value, dict):
        return set()
    own = {value["name"]} if value.get("user") == user and isinstance(value.get("name"), str) else set()
    return own.union(*(_named_beside(item, user) for item in value.values()))


def _free_number(actors: set[int], logs: Iterable[list[Entry]]) -> int:
    """A number that is nobody's id on a server, and stands in no log as a name's."""
    text = "\n".join(f"{entry.action}{entry.events}" for log in logs for entry in log)
    number = 1
    while number in actors or f'"{number}"' in text or re.search(rf" {number}\b", text):
        number += 1
    return number


def _rewrite(connection: Connection, game: Game, log: list[Entry], user: int, number: int, word: str) -> set[str]:
    """Save a game without somebody; the names that stayed, since without them the log would not hold."""
    names = sorted(_names(game, log, user), key=len, reverse=True)
    was = verify(log_of(connection, game, kept=True)).findings

    def holds_without(gone: list[str], *, keep: bool) -> bool:
        """Whether the log holds with these names replaced; ``keep``: saved if so."""
        savepoint = connection.begin_nested()
        try:
            _save(connection, game, log, _Change(user, number, gone, word))
            rewritten = queries.game_by_id(connection, game.id)
            assert rewritten is not None
            holds = verify(log_of(connection, rewritten, kept=True)).findings == was
        except (msgspec.DecodeError, LookupError, ValueError, Refusal):
            holds = False
        if holds and keep:
            savepoint.commit()
        else:
            savepoint.rollback()
        return holds

    if holds_without(names, keep=True):
        return set()
    stayed = {name for name in names if not holds_without([name], keep=False)}
    if not holds_without([name for name in names if name not in stayed], keep=True):
        raise AssertionError(f"game {game.id} does not hold with another user's id")
    return stayed


class _Change:
    """Replaces somebody's id and names in texts and in JSON."""

    def __init__(self, user: int, number: int, names: list[str], word: str) -> None:
        self.user, self.number = user, number
        self._names = {fold(name): f"{word} {number}{_letter(place)}" for place, name in enumerate(names)}
        pattern = "|".join(re.escape(name) for name in names)
        self._words = re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE) if names else None

    def actor(self, actor: int) -> int:
        """An entry's user."""
        return self.number if actor == self.user else actor

    def json(self, text: str) -> str:
        """A JSON text."""
        return msgspec.json.encode(self._value(msgspec.json.decode(text))).decode()

    def text(self, text: str) -> str:
        """Words."""
        if self._words is None:
            return text
        return self._words.sub(lambda match: self._names[fold(match[0])], text)

    def _value(self, value: Any, key: str = "") -> Any:
        if isinstance(value, str):
            if value == str(self.user):
                return str(self.number)
            return value if key in _TAGS else self._names.get(fold(value)) or self.text(value)
        if isinstance(value, list):
            return [self._value(item) for item in value]
        if isinstance(value, dict):
            return {self._key(name): self._value(item, name) for name, item in value.items()}
        return self.number if value == self.user and not isinstance(value, (bool, float)) else value

    def _key(self, name: str) -> str:
        return str(self.number) if name == str(self.user) else self._names.get(fold(name), name)


def _save(connection: Connection, game: Game, log: list[Entry], change: _Change) -> None:
    codec = codec_of(game.ruleset)
    rewritten = [_changed(entry, change) for entry in log]
    for before, entry in zip(log, rewritten, strict=True):
        if entry != before:
            values = {"action": entry.action, "events": entry.events, "throws": entry.throws}
            personal.rewrite_entry(connection, game.id, entry.seq, actor_id=entry.actor_id, **values)
    personal.rewrite_game(connection, game.id, encode(codec.fold_log(rewritten)), codec.ruleset.version)
    draft = drafts.draft_of(connection, game.id)
    if draft is not None:
        throws = tuple(replace(t, fighter=change.text(t.fighter) if t.fighter else None) for t in draft.throws)
        texts = {"action": change.json(draft.action), "events": change.json(draft.events)}
        drafts.drop_draft(connection, game.id)
        new = replace(draft, throws=throws, actor_id=change.actor(draft.actor_id), **texts)
        drafts.keep_draft(connection, game.id, new, log[-1].created_at)
    for kind, numbers, actor, text in personal.texts_beside(connection, game.id):
        changed = change.json(text) if kind == "notices" else change.text(text)
        personal.rewrite_beside(connection, kind, game.id, numbers, change.actor(actor), changed)


def _changed(entry: Entry, change: _Change) -> Entry:
    action, events, throws = map(change.json, (entry.action, entry.events, entry.throws))
    if entry.voids is not None:
        action = entry.action
    return replace(entry, action=action, events=events, throws=throws, actor_id=change.actor(entry.actor_id))


def _letter(place: int) -> str:
    """Nothing for somebody's first name, then a letter."""
    return "" if place == 0 else f" {chr(ord('A') + place % 26)}{place // 26 or ''}"
