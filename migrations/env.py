"""Alembic's entry: runs revisions on the connection handed over, or on ``PERESTRELKA_DATABASE_URL``."""

from __future__ import annotations

from alembic import context
from sqlalchemy.engine import Connection

from bot.settings import Settings
from bot.store.schema import metadata
from bot.store.store import make_engine


def run(connection: Connection) -> None:
    """Run what is asked for on this connection."""
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    with make_engine(Settings().database_url).connect() as connection:
        run(connection)
        connection.commit()
