"""Every statement that the product runs, each once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from rules.core.names import fold
from rules.core.refusal import Refusal
from sqlalchemy.engine import Connection

from bot.dice import Throw, tag_of
from bot.store.rows import Entry, Epoch, Game, GuildSettings, Hanging, NewEntry, Picture, Seat
from bot.store.schema import drafts, entries, epochs, games, guilds, notes, pictures

T = TypeVar("T")

MAX_PICTURES = 6
"""That a game keeps for the ground of its maps."""

_GAME = sa.select(*(games.c[name] for name in Game.__struct_fields__))
_ENTRY = sa.select(*(entries.c[name] for name in Entry.__struct_fields__))
_EPOCH = sa.select(*(epochs.c[name] for name in Epoch.__struct_fields__))
_GUILD = sa.select(*(guilds.c[name] for name in GuildSettings.__struct_fields__))

_OPEN_GAME = _GAME.where(games.c.channel_id == sa.bindparam("channel"), games.c.status == "open")
_GAME_BY_ID = _GAME.where(games.c.id == sa.bindparam("game"))
_MADE_AN_ENTRY = sa.exists().where(entries.c.interaction_id == sa.bindparam("interaction"))
_DRAFTED = sa.exists().where(drafts.c.game_id == games.c.id)
_SEAT = (
    _GAME.add_columns(epochs.c.secret, guilds.c.gm_role_id, _MADE_AN_ENTRY, _DRAFTED)
    .join(epochs, sa.and_(epochs.c.game_id == games.c.id, epochs.c.number == games.c.epoch))
    .outerjoin(guilds, guilds.c.guild_id == games.c.guild_id)
    .with_for_update(of=games)
)
_OPEN_SEAT = _SEAT.where(games.c.channel_id == sa.bindparam("channel"), games.c.status == "open")
_SEAT_BY_ID = _SEAT.where(games.c.id == sa.bindparam("game"))
_ROSTER = _GAME.where(games.c.guild_id == sa.bindparam("guild"), games.c.kind == "roster")
_GUILD_BY_ID = _GUILD.where(guilds.c.guild_id == sa.bindparam("guild"))
_BY_INTERACTION = _ENTRY.where(entries.c.interaction_id == sa.bindparam("interaction")).order_by(
    entries.c.hangs_on_game.is_not(None), entries.c.game_id
)
_ADD_ENTRY = sa.insert(entries)
_ADVANCE = (
    sa.update(games)
    .where(games.c.id == sa.bindparam("game"))
    .values(
        revision=sa.bindparam("seq"),
        tag=sa.bindparam("new_tag"),
        snapshot=sa.bindparam("state"),
        snapshot_version=sa.bindparam("version"),
    )
)


def open_game(connection: Connection, channel: int) -> Game | None:
    """The open game of a channel."""
    return _one(Game, connection.execute(_OPEN_GAME, {"channel": channel}))


def open_seat(connection: Connection, channel: int, interaction: int | None) -> Seat | None:
    """The open game of a channel, locked until this transaction ends."""
    return _one(_seat, connection.execute(_OPEN_SEAT, {"channel": channel, "interaction": interaction}))


def seat_by_id(connection: Connection, game: int, interaction: int | None) -> Seat | None:
    """A game by id, open or ended, locked until this transaction ends."""
    return _one(_seat, connection.execute(_SEAT_BY_ID, {"game": game, "interaction": interaction}))


def roster_of(connection: Connection, guild: int) -> Game | None:
    """A server's roster."""
    return _one(Game, connection.execute(_ROSTER, {"guild": guild}))


def open_fights(connection: Connection, guild: int) -> list[Game]:
    """The open fights of a server."""
    mine = _GAME.where(games.c.guild_id == guild, games.c.kind == "fight", games.c.status == "open")
    return [Game(*row) for row in connection.execute(mine)]


def fights_of(connection: Connection, guild: int) -> list[Game]:
    """Every fight of a server, open or ended, the newest first."""
    mine = _GAME.where(games.c.guild_id == guild, games.c.kind == "fight").order_by(games.c.id.desc())
    return [Game(*row) for row in connection.execute(mine)]


def set_channel(connection: Connection, game: int, channel: int) -> None:
    """A game goes on in another channel."""
    connection.execute(sa.update(games).where(games.c.id == game).values(channel_id=channel))


def set_roster_locale(connection: Connection, guild: int, locale: str) -> None:
    """The language in which a server's roster speaks from now on."""
    mine = (games.c.guild_id == guild, games.c.kind == "roster")
    connection.execute(sa.update(games).where(*mine).values(locale=locale))


def game_by_key(connection: Connection, key: str) -> Game | None:
    """A game by key."""
    return _one(Game, connection.execute(_GAME.where(games.c.key == key)))


def fight_by_name(connection: Connection, folded: str) -> Game | None:
    """The newest fight of this folded name, on any server."""
    mine = _GAME.where(games.c.name_folded == folded, games.c.kind == "fight")
    return _one(Game, connection.execute(mine.order_by(games.c.id.desc()).limit(1)))


def last_game(connection: Connection, channel: int) -> Game | None:
    """The newest game of a channel, open or ended."""
    newest = _GAME.where(games.c.channel_id == channel).order_by(games.c.id.desc()).limit(1)
    return _one(Game, connection.execute(newest))


def game_by_id(connection: Connection, game: int) -> Game | None:
    """A game by id."""
    return _one(Game, connection.execute(_GAME_BY_ID, {"game": game}))


def add_game(connection: Connection, **values: Any) -> int:
    """A new game; its id."""
    values["name_folded"] = fold(values["name"])
    return int(connection.execute(sa.insert(games).values(**values).returning(games.c.id)).scalar_one())


def set_status(connection: Connection, game: int, status: str, ended_at: datetime | None) -> None:
    """Open or ended."""
    connection.execute(sa.update(games).where(games.c.id == game).values(status=status, ended_at=ended_at))


def entries_of_interaction(connection: Connection, interaction: int) -> list[Entry]:
    """The entries that an interaction already made, the one that the others hang on first."""
    return [Entry(*row) for row in connection.execute(_BY_INTERACTION, {"interaction": interaction})]


def all_entries(connection: Connection, game: int, upto: int | None = None) -> list[Entry]:
    """A game's log in order, up to and with an entry."""
    query = _ENTRY.where(entries.c.game_id == game).order_by(entries.c.seq)
    if upto is not None:
        query = query.where(entries.c.seq <= upto)
    return [Entry(*row) for row in connection.execute(query)]


def entry_at(connection: Connection, game: int, seq: int) -> Entry | None:
    """One entry of a game."""
    return _one(Entry, connection.execute(_ENTRY.where(entries.c.game_id == game, entries.c.seq == seq)))


def hanging_on(connection: Connection, game: int, seqs: Sequence[int]) -> list[Hanging]:
    """Entries of other games, not undone themselves, that hang on one of these."""
    mine = entries.alias("mine")
    same = sa.and_(games.c.kind == "roster", mine.c.interaction_id == entries.c.interaction_id)
    query = (
        sa.select(entries.c.game_id, entries.c.seq, sa.func.coalesce(same, sa.false()))
        .join(games, games.c.id == entries.c.game_id)
        .join(mine, sa.and_(mine.c.game_id == entries.c.hangs_on_game, mine.c.seq == entries.c.hangs_on_seq))
        .where(entries.c.hangs_on_game == game, entries.c.hangs_on_seq.in_(seqs))
    )
    found = (Hanging(int(other), int(seq), bool(companion)) for other, seq, companion in connection.execute(query))
    return [hanging for hanging in found if not is_void(connection, hanging.game_id, hanging.seq)]


def hung_upon(connection: Connection, game: int, seqs: Sequence[int]) -> list[int]:
    """The games on whose entries one of these hangs."""
    query = sa.select(entries.c.hangs_on_game).where(
        entries.c.game_id == game, entries.c.seq.in_(seqs), entries.c.hangs_on_game.is_not(None)
    )
    return list(connection.execute(query.distinct()).scalars())


def next_entry(game: Game, entry: NewEntry, now: datetime) -> Entry:
    """What comes next in a game's log, with its tag."""
    return Entry(
        game_id=game.id,
        seq=game.revision + 1,
        action=entry.action,
        events=entry.events,
        throws=msgspec.json.encode(entry.throws).decode(),
        actor_id=entry.actor_id,
        interaction_id=entry.interaction_id,
        source=entry.source,
        rules_version=entry.rules_version,
        epoch=game.epoch,
        tag=tag_of(game.tag, entry.source, [throw.face for throw in entry.throws], entry.voids),
        voids=entry.voids,
        created_at=now,
    )


def append(connection: Connection, game: Game, entry: NewEntry, state: str, now: datetime) -> Entry:
    """Add an entry and advance the game to the state after it."""
    added = next_entry(game, entry, now)
    hangs = entry.hangs_on or (None, None)
    row = msgspec.structs.asdict(added)
    connection.execute(_ADD_ENTRY, {**row, "hangs_on_game": hangs[0], "hangs_on_seq": hangs[1]})
    advanced = {"game": game.id, "seq": added.seq, "new_tag": added.tag, "state": state, "version": added.rules_version}
    connection.execute(_ADVANCE, advanced)
    return added


def throws_of(connection: Connection, game: int) -> list[Throw]:
    """Every throw of a game, undone ones too."""
    query = sa.select(entries.c.throws).where(entries.c.game_id == game, entries.c.throws != "[]")
    rows = connection.execute(query.order_by(entries.c.seq)).scalars()
    return [throw for row in rows for throw in msgspec.json.decode(row, type=list[Throw])]


def add_entries(connection: Connection, added: Iterable[Entry]) -> None:
    """Add entries that were made elsewhere."""
    rows = [{**msgspec.structs.asdict(entry), "hangs_on_game": None, "hangs_on_seq": None} for entry in added]
    connection.execute(_ADD_ENTRY, rows)


def all_epochs(connection: Connection, game: int) -> list[Epoch]:
    """A game's epochs in order."""
    query = _EPOCH.where(epochs.c.game_id == game).order_by(epochs.c.number)
    return [Epoch(*row) for row in connection.execute(query)]


def open_epoch(connection: Connection, game: int, epoch: Epoch) -> None:
    """Begin an epoch."""
    connection.execute(sa.insert(epochs).values(game_id=game, **msgspec.structs.asdict(epoch)))
    connection.execute(sa.update(games).where(games.c.id == game).values(epoch=epoch.number))


def close_epoch(connection: Connection, game: int, number: int, seq: int) -> None:
    """End an epoch: its secret may be shown from this entry on."""
    where = (epochs.c.game_id == game, epochs.c.number == number)
    connection.execute(sa.update(epochs).where(*where).values(closed_seq=seq))


def thrown_in(connection: Connection, game: int, number: int) -> bool:
    """Whether any die has fallen under an epoch's secret."""
    thrown = sa.exists().where(entries.c.game_id == game, entries.c.epoch == number, entries.c.throws != "[]")
    return bool(connection.execute(sa.select(thrown)).scalar_one())


def keep_picture(connection: Connection, game: int, picture: Picture) -> None:
    """Keep a picture, once. Raises ``Refusal("too_many_pictures")``."""
    known = sa.select(sa.exists().where(pictures.c.game_id == game, pictures.c.name == picture.name))
    if not connection.execute(known).scalar_one():
        kept = sa.select(sa.func.count()).where(pictures.c.game_id == game)
        if connection.execute(kept).scalar_one() >= MAX_PICTURES:
            raise Refusal("too_many_pictures", limit=MAX_PICTURES)
        row = {"game_id": game, "name": picture.name, "data": picture.data}
        connection.execute(sa.insert(pictures).values(row))


def pictures_of(connection: Connection, game: int) -> dict[str, bytes]:
    """Every picture that a game keeps, by name."""
    query = sa.select(pictures.c.name, pictures.c.data).where(pictures.c.game_id == game)
    return {name: data for name, data in connection.execute(query)}


def guild_settings(connection: Connection, guild: int) -> GuildSettings:
    """What a server set; nothing set where it never did."""
    found = _one(GuildSettings, connection.execute(_GUILD_BY_ID, {"guild": guild}))
    return found or GuildSettings(guild)


def save_guild_settings(connection: Connection, settings: GuildSettings) -> None:
    """Replace a server's settings."""
    connection.execute(sa.delete(guilds).where(guilds.c.guild_id == settings.guild_id))
    connection.execute(sa.insert(guilds).values(**msgspec.structs.asdict(settings)))


def note(connection: Connection, key: str) -> str | None:
    """A remembered value."""
    return connection.execute(sa.select(notes.c.value).where(notes.c.key == key)).scalar_one_or_none()


def remember(connection: Connection, key: str, value: str) -> None:
    """Remember a value."""
    connection.execute(sa.delete(notes).where(notes.c.key == key))
    connection.execute(sa.insert(notes).values(key=key, value=value))


def is_void(connection: Connection, game: int, seq: int) -> bool:
    """Whether a later entry undoes this one."""
    later = sa.select(sa.func.count()).where(
        entries.c.game_id == game, entries.c.voids <= seq, entries.c.seq > seq, entries.c.voids.is_not(None)
    )
    return bool(connection.execute(later).scalar_one())


def _seat(*row: Any) -> Seat:
    *game, secret, gm_role_id, repeated, drafted = row
    return Seat(Game(*game), secret, gm_role_id, bool(repeated), bool(drafted))


def _one(kind: Callable[..., T], rows: sa.CursorResult[Any]) -> T | None:
    row = rows.first()
    return kind(*row) if row is not None else None
