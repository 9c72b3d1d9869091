"""Opening a game: who may, with which settings, in which language, under which dice secret."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING

from rules.core.contract import Actor, Setup
from rules.core.names import clean_name, nearest
from rules.core.refusal import Refusal
from rules.registry import FIGHTS
from sqlalchemy.engine import Connection

from bot.dice import commitment_of, new_secret
from bot.store import queries
from bot.store.rows import Epoch, Game, GuildSettings, NewEntry
from bot.table.codec import codec_of, encode
from bot.table.requests import Caller, Opening, Outcome

if TYPE_CHECKING:
    from bot.table.table import Table

_SETTING = re.compile(r"([a-z_]+)\s*[=:]\s*(\S+)", re.IGNORECASE)


def open_game(table: Table, connection: Connection, asked: Opening) -> Outcome:
    """Open a game in a channel; its author is the game master.

    Raises ``Refusal``: ``two_fights``, ``gm_role_needed``, ``unknown_ruleset``, and what the rule system refuses.
    """
    guild = require_opener(connection, asked.channel_id, asked.guild_id, asked.caller)
    if asked.ruleset not in FIGHTS:
        known = nearest(asked.ruleset, FIGHTS) or ", ".join(FIGHTS)
        raise Refusal("unknown_ruleset", name=asked.ruleset[:40], nearest=known)
    codec, locale = codec_of(asked.ruleset), _locale(asked, guild)
    setup = Setup(
        clean_name(asked.name),
        str(asked.caller.user_id),
        _settings(asked),
        dict(table.words(locale)),
        read_settings(guild.house_rules or ""),
        asked.scenario,
        locale,
    )
    events = tuple(codec.ruleset.start(setup))
    state = codec.fold(codec.ruleset.blank(), events)
    game = add_game(
        table,
        connection,
        guild=asked.guild_id,
        channel=asked.channel_id,
        name=setup.name,
        ruleset=asked.ruleset,
        locale=locale,
        kind="fight",
    )
    action = {"action": "open", "setup": setup}
    new = NewEntry(
        encode(action),
        encode(events),
        (),
        asked.caller.user_id,
        asked.interaction_id,
        str(asked.interaction_id),
        codec.ruleset.version,
    )
    entry = table.append(connection, game, new, state, told=True, anew=True)
    opened = queries.game_by_id(connection, game.id)
    assert opened is not None
    return Outcome(opened, entry, events, codec.ruleset.blank(), state, Actor(setup.gm, gm=True))


def require_opener(connection: Connection, channel: int, guild: int, caller: Caller) -> GuildSettings:
    """The server's settings, if this caller may open a game here now. Raises ``two_fights``, ``gm_role_needed``."""
    if queries.open_game(connection, channel) is not None:
        raise Refusal("two_fights")
    settings = queries.guild_settings(connection, guild)
    if settings.gm_role_id is not None and settings.gm_role_id not in caller.roles:
        raise Refusal("gm_role_needed")
    return settings


def read_settings(text: str) -> dict[str, str]:
    """Settings such as ``cover_floor=none hits_to_out=0``. Raises ``Refusal("bad_settings")``."""
    rest = _SETTING.sub("", text)
    if rest.replace(",", " ").replace(";", " ").strip():
        raise Refusal("bad_settings", text=rest.strip()[:60])
    return {key.lower(): value.strip(",;").lower() for key, value in _SETTING.findall(text)}


def begin_epoch(connection: Connection, game: int, number: int, seq: int) -> None:
    """A new dice secret whose hash is posted with entry ``seq``."""
    secret = new_secret()
    queries.open_epoch(connection, game, Epoch(number, secret, commitment_of(secret), seq, None))


def _settings(asked: Opening) -> dict[str, str]:
    settings = read_settings(asked.settings)
    return {**settings, "mode": asked.mode} if asked.mode is not None else settings


def _locale(asked: Opening, guild: GuildSettings) -> str:
    if asked.locale is not None:
        return asked.locale
    return guild.locale or ("ru" if asked.guild_locale.startswith("ru") else "en")


def add_game(
    table: Table,
    connection: Connection,
    *,
    guild: int,
    channel: int | None,
    name: str,
    ruleset: str,
    locale: str,
    kind: str,
) -> Game:
    """A game without entries yet, under its first dice secret."""
    key = secrets.token_hex(8)
    game = queries.add_game(
        connection,
        key=key,
        guild_id=guild,
        channel_id=channel,
        name=name,
        ruleset=ruleset,
        locale=locale,
        kind=kind,
        status="open",
        revision=0,
        tag=key,
        epoch=1,
        snapshot="null",
        snapshot_version=0,
        created_at=table.clock(),
    )
    begin_epoch(connection, game, 1, 1)
    added = queries.game_by_id(connection, game)
    assert added is not None
    return added
