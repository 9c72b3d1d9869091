"""Deadlines, what is said about them, and who wishes no ping."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
PENDING = sa.text("next_at IS NOT NULL")


def upgrade() -> None:
    op.create_table(
        "deadlines",
        sa.Column("game_id", ID, autoincrement=False, nullable=False),
        sa.Column("hours", sa.Integer(), nullable=True),
        sa.Column("at", sa.String(length=5), nullable=True),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("lead", sa.Integer(), nullable=False),
        sa.Column("page", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.DateTime(), nullable=True),
        sa.Column("next_at", sa.DateTime(), nullable=True),
        sa.Column("left", sa.Integer(), nullable=True),
        sa.Column("reminded", sa.Boolean(), nullable=False),
        sa.Column("passed", sa.Boolean(), nullable=False),
        sa.Column("all_told", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_deadlines_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_deadlines")),
    )
    op.create_index("ix_deadlines_next_at", "deadlines", ["next_at"], sqlite_where=PENDING, postgresql_where=PENDING)
    op.create_table(
        "notices",
        sa.Column("id", ID, autoincrement=True, nullable=False),
        sa.Column("game_id", ID, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("page", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=op.f("fk_notices_game_id_games"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
    )
    op.create_index("ix_notices_game_id_revision", "notices", ["game_id", "revision"])
    op.create_table(
        "people",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("silent", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name=op.f("pk_people")),
    )
    with op.batch_alter_table("posts", schema=None) as batch_op:
        batch_op.drop_constraint(op.f("ck_posts_kind"), type_="check")
        batch_op.create_check_constraint(op.f("ck_posts_kind"), "kind IN ('append', 'notice', 'panel')")


def downgrade() -> None:
    op.execute("DELETE FROM posts WHERE kind = 'notice'")
    with op.batch_alter_table("posts", schema=None) as batch_op:
        batch_op.drop_constraint(op.f("ck_posts_kind"), type_="check")
        batch_op.create_check_constraint(op.f("ck_posts_kind"), "kind IN ('append', 'panel')")
    op.drop_table("people")
    op.drop_table("notices")
    op.drop_table("deadlines")
