"""First tables: games, their logs and dice secrets, posts, server settings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("name_folded", sa.Text(), nullable=False),
        sa.Column("ruleset", sa.String(length=32), nullable=False),
        sa.Column("locale", sa.String(length=8), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("tag", sa.String(length=16), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("snapshot", sa.Text(), nullable=False),
        sa.Column("snapshot_version", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.Column("ended_at", sa.DateTime(), nullable=True),
        sa.CheckConstraint("status IN ('open', 'ended')", name=op.f("ck_games_status")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
        sa.UniqueConstraint("key", name=op.f("uq_games_key")),
    )
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.create_index("ix_games_guild_id_name_folded", ["guild_id", "name_folded"], unique=False)
        batch_op.create_index(
            "uq_games_channel_id_open",
            ["channel_id"],
            unique=True,
            sqlite_where=sa.text("status = 'open'"),
            postgresql_where=sa.text("status = 'open'"),
        )

    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("locale", sa.String(length=8), nullable=True),
        sa.Column("gm_role_id", sa.BigInteger(), nullable=True),
        sa.Column("timezone", sa.String(length=64), nullable=True),
        sa.Column("quiet_hours", sa.String(length=16), nullable=True),
        sa.Column("house_rules", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_guilds")),
    )
    op.create_table(
        "notes",
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_notes")),
    )
    op.create_table(
        "entries",
        sa.Column("game_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("throws", sa.Text(), nullable=False),
        sa.Column("actor_id", sa.BigInteger(), nullable=False),
        sa.Column("interaction_id", sa.BigInteger(), nullable=True),
        sa.Column("source", sa.String(length=80), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("tag", sa.String(length=16), nullable=False),
        sa.Column("voids", sa.Integer(), nullable=True),
        sa.Column("hangs_on_game", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("hangs_on_seq", sa.Integer(), nullable=True),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_entries_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "seq", name=op.f("pk_entries")),
        sa.UniqueConstraint("interaction_id", "game_id", name=op.f("uq_entries_interaction_id_game_id")),
        sqlite_with_rowid=False,
    )
    with op.batch_alter_table("entries", schema=None) as batch_op:
        batch_op.create_index(
            "ix_entries_hangs_on_game_hangs_on_seq",
            ["hangs_on_game", "hangs_on_seq"],
            unique=False,
            sqlite_where=sa.text("hangs_on_game IS NOT NULL"),
            postgresql_where=sa.text("hangs_on_game IS NOT NULL"),
        )

    op.create_table(
        "epochs",
        sa.Column("game_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("opened_seq", sa.Integer(), nullable=False),
        sa.Column("closed_seq", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_epochs_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "number", name=op.f("pk_epochs")),
    )
    op.create_table(
        "posts",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("game_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("part", sa.Integer(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("nonce", sa.String(length=25), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("wanted", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("undone", sa.Boolean(), nullable=False),
        sa.Column("error", sa.Text(), nullable=True),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.CheckConstraint("kind IN ('append', 'panel')", name=op.f("ck_posts_kind")),
        sa.CheckConstraint("state IN ('due', 'sending', 'sent', 'parked')", name=op.f("ck_posts_state")),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_posts_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_posts")),
        sa.UniqueConstraint("game_id", "kind", "seq", "part", name=op.f("uq_posts_game_id_kind_seq_part")),
    )
    with op.batch_alter_table("posts", schema=None) as batch_op:
        batch_op.create_index(
            "ix_posts_channel_id_pending",
            ["channel_id"],
            unique=False,
            sqlite_where=sa.text("state IN ('due', 'sending')"),
            postgresql_where=sa.text("state IN ('due', 'sending')"),
        )


def downgrade() -> None:
    with op.batch_alter_table("posts", schema=None) as batch_op:
        batch_op.drop_index(
            "ix_posts_channel_id_pending",
            sqlite_where=sa.text("state IN ('due', 'sending')"),
            postgresql_where=sa.text("state IN ('due', 'sending')"),
        )

    op.drop_table("posts")
    op.drop_table("epochs")
    with op.batch_alter_table("entries", schema=None) as batch_op:
        batch_op.drop_index(
            "ix_entries_hangs_on_game_hangs_on_seq",
            sqlite_where=sa.text("hangs_on_game IS NOT NULL"),
            postgresql_where=sa.text("hangs_on_game IS NOT NULL"),
        )

    op.drop_table("entries")
    op.drop_table("notes")
    op.drop_table("guilds")
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.drop_index(
            "uq_games_channel_id_open",
            sqlite_where=sa.text("status = 'open'"),
            postgresql_where=sa.text("status = 'open'"),
        )
        batch_op.drop_index("ix_games_guild_id_name_folded")

    op.drop_table("games")
