"""The tables. Everything in them is written by ``bot/table`` and ``bot/post`` alone."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Utc(sa.types.TypeDecorator[datetime]):
    """An aware time in UTC, stored without its zone."""

    impl = sa.DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Any) -> datetime | None:
        return value.astimezone(UTC).replace(tzinfo=None) if value is not None else None

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None else None


Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("key", sa.String(32), nullable=False, unique=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("channel_id", sa.BigInteger),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("name_folded", sa.Text, nullable=False),
    sa.Column("ruleset", sa.String(32), nullable=False),
    sa.Column("locale", sa.String(8), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False, server_default="fight"),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("tag", sa.String(16), nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("snapshot", sa.Text, nullable=False),
    sa.Column("snapshot_version", sa.Integer, nullable=False),
    sa.Column("created_at", Utc, nullable=False),
    sa.Column("ended_at", Utc),
    sa.CheckConstraint("status IN ('open', 'ended')", name="status"),
    sa.CheckConstraint("kind IN ('fight', 'roster')", name="kind"),
    sa.Index(
        "uq_games_guild_id_roster",
        "guild_id",
        unique=True,
        sqlite_where=sa.text("kind = 'roster'"),
        postgresql_where=sa.text("kind = 'roster'"),
    ),
    sa.Index(
        "uq_games_channel_id_open",
        "channel_id",
        unique=True,
        sqlite_where=sa.text("status = 'open'"),
        postgresql_where=sa.text("status = 'open'"),
    ),
    sa.Index("ix_games_guild_id_name_folded", "guild_id", "name_folded"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("events", sa.Text, nullable=False),
    sa.Column("throws", sa.Text, nullable=False),
    sa.Column("actor_id", sa.BigInteger, nullable=False),
    sa.Column("interaction_id", sa.BigInteger),
    sa.Column("source", sa.String(80), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("tag", sa.String(16), nullable=False),
    sa.Column("voids", sa.Integer),
    sa.Column("hangs_on_game", Id),
    sa.Column("hangs_on_seq", sa.Integer),
    sa.Column("created_at", Utc, nullable=False),
    sa.UniqueConstraint("interaction_id", "game_id"),
    sa.Index(
        "ix_entries_hangs_on_game_hangs_on_seq",
        "hangs_on_game",
        "hangs_on_seq",
        sqlite_where=sa.text("hangs_on_game IS NOT NULL"),
        postgresql_where=sa.text("hangs_on_game IS NOT NULL"),
    ),
    sqlite_with_rowid=False,
)

epochs = sa.Table(
    "epochs",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("opened_seq", sa.Integer, nullable=False),
    sa.Column("closed_seq", sa.Integer),
)

posts = sa.Table(
    "posts",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("game_id", Id, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("part", sa.Integer, nullable=False),
    sa.Column("first_id", Id),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("nonce", sa.String(25), nullable=False),
    sa.Column("message_id", sa.BigInteger),
    sa.Column("stale_id", sa.BigInteger),
    sa.Column("stale_channel_id", sa.BigInteger),
    sa.Column("wanted", sa.Integer, nullable=False),
    sa.Column("shown", sa.Integer, nullable=False),
    sa.Column("undone", sa.Boolean, nullable=False),
    sa.Column("error", sa.Text),
    sa.Column("created_at", Utc, nullable=False),
    sa.CheckConstraint("kind IN ('append', 'notice', 'panel')", name="kind"),
    sa.CheckConstraint("state IN ('due', 'sending', 'sent', 'parked')", name="state"),
    sa.UniqueConstraint("game_id", "kind", "seq", "part"),
    sa.Index(
        "ix_posts_channel_id_pending",
        "channel_id",
        sqlite_where=sa.text("state IN ('due', 'sending')"),
        postgresql_where=sa.text("state IN ('due', 'sending')"),
    ),
)

deadlines = sa.Table(
    "deadlines",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    sa.Column("hours", sa.Integer),
    sa.Column("at", sa.String(5)),
    sa.Column("days", sa.Integer, nullable=False),
    sa.Column("lead", sa.Integer, nullable=False),
    sa.Column("page", sa.Integer, nullable=False),
    sa.Column("due_at", Utc),
    sa.Column("next_at", Utc),
    sa.Column("left", sa.Integer),
    sa.Column("reminded", sa.Boolean, nullable=False),
    sa.Column("passed", sa.Boolean, nullable=False),
    sa.Column("all_told", sa.Boolean, nullable=False),
    sa.Index(
        "ix_deadlines_next_at",
        "next_at",
        sqlite_where=sa.text("next_at IS NOT NULL"),
        postgresql_where=sa.text("next_at IS NOT NULL"),
    ),
)

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("game_id", Id, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("page", sa.Integer, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("facts", sa.Text, nullable=False),
    sa.Column("created_at", Utc, nullable=False),
    sa.Index("ix_notices_game_id_revision", "game_id", "revision"),
)

drafts = sa.Table(
    "drafts",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("events", sa.Text, nullable=False),
    sa.Column("throws", sa.Text, nullable=False),
    sa.Column("actor_id", sa.BigInteger, nullable=False),
    sa.Column("interaction_id", sa.BigInteger),
    sa.Column("source", sa.String(80), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("created_at", Utc, nullable=False),
)

wordings = sa.Table(
    "wordings",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("actor_id", sa.BigInteger, nullable=False),
    sa.Column("created_at", Utc, nullable=False),
)

departures = sa.Table(
    "departures",
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("left_at", Utc, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("silent", sa.Boolean, nullable=False),
)

pictures = sa.Table(
    "pictures",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

guilds = sa.Table(
    "guilds",
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("locale", sa.String(8)),
    sa.Column("gm_role_id", sa.BigInteger),
    sa.Column("timezone", sa.String(64)),
    sa.Column("quiet_hours", sa.String(16)),
    sa.Column("house_rules", sa.Text),
    sa.Column("roster_on", sa.Boolean, nullable=False, server_default=sa.true()),
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("key", sa.String(80), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
