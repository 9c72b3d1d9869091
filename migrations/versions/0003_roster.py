"""A server's roster beside its fights; posts in the order in which they were made; campaigns can be switched off."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ROSTER = sa.text("kind = 'roster'")


def upgrade() -> None:
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.add_column(sa.Column("kind", sa.String(length=8), nullable=False, server_default="fight"))
        batch_op.create_check_constraint(op.f("ck_games_kind"), "kind IN ('fight', 'roster')")
        batch_op.create_index(
            "uq_games_guild_id_roster", ["guild_id"], unique=True, sqlite_where=ROSTER, postgresql_where=ROSTER
        )
    with op.batch_alter_table("posts", schema=None) as batch_op:
        batch_op.add_column(sa.Column("first_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True))
    with op.batch_alter_table("guilds", schema=None) as batch_op:
        batch_op.add_column(sa.Column("roster_on", sa.Boolean(), nullable=False, server_default=sa.true()))
    posts = sa.table("posts", *(sa.column(name) for name in ("id", "game_id", "kind", "seq", "part", "first_id")))
    first = posts.alias("first")
    whole = sa.select(first.c.id).where(
        first.c.game_id == posts.c.game_id, first.c.kind == posts.c.kind, first.c.seq == posts.c.seq, first.c.part == 0
    )
    op.execute(posts.update().where(posts.c.part > 0).values(first_id=whole.scalar_subquery()))


def downgrade() -> None:
    for table in ("entries", "epochs", "posts", "pictures"):
        op.execute(f"DELETE FROM {table} WHERE game_id IN (SELECT id FROM games WHERE kind = 'roster')")
    op.execute("DELETE FROM games WHERE kind = 'roster'")
    with op.batch_alter_table("guilds", schema=None) as batch_op:
        batch_op.drop_column("roster_on")
    with op.batch_alter_table("posts", schema=None) as batch_op:
        batch_op.drop_column("first_id")
    with op.batch_alter_table("games", schema=None) as batch_op:
        batch_op.drop_index("uq_games_guild_id_roster")
        batch_op.drop_constraint(op.f("ck_games_kind"), type_="check")
        batch_op.drop_column("kind")
