"""Bringing a database to this release's revision."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import migrations
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection, Engine


class NewerDatabase(Exception):
    """The database was made by a later release."""


def config_for(connection: Connection | None = None) -> Config:
    """Alembic's configuration for the revisions that this release carries."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.set_main_option("path_separator", "os")
    if connection is not None:
        config.attributes["connection"] = connection
    return config


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Create or migrate the database. Raises :class:`NewerDatabase`."""
    script = ScriptDirectory.from_config(config_for())
    with _rebuilding(engine) as connection:
        current = MigrationContext.configure(connection).get_current_revision()
        if current is not None and current not in {known.revision for known in script.walk_revisions()}:
            raise NewerDatabase(current)
        if current != script.get_current_head() or revision != "head":
            command.upgrade(config_for(connection), revision)


def downgrade(engine: Engine, revision: str) -> None:
    """Take the database back to an earlier revision."""
    with _rebuilding(engine) as connection:
        command.downgrade(config_for(connection), revision)


@contextmanager
def _rebuilding(engine: Engine) -> Iterator[Connection]:
    """A transaction in which tables may be rebuilt.

    SQLite rebuilds a table by dropping it, and while it minds foreign keys a drop deletes every row that refers to one
    of the table's, so it must not mind them meanwhile; they are checked at the end.
    """
    with engine.connect() as connection:
        sqlite = engine.dialect.name == "sqlite"
        if sqlite:
            connection.connection.cursor().execute("PRAGMA foreign_keys=OFF")
        try:
            with connection.begin():
                yield connection
                if sqlite and connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
                    raise RuntimeError("a bug: a migration left rows that refer to nothing")
        finally:
            if sqlite:
                connection.connection.cursor().execute("PRAGMA foreign_keys=ON")
