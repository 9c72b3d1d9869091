"""Every migration goes up, down and up again with data in the tables, and gives the schema of the code."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from bot.store.migrating import NewerDatabase, downgrade, upgrade
from bot.store.schema import metadata
from bot.store.store import Store
from bot.table.table import Table
from rules.campaign.actions import NewCharacter
from tests.bot.playing import CHANNEL, GUILD, caller, on_roster, two_in_a_fight


def test_migrations_give_the_schema_of_the_code(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_every_constraint_has_a_name(store: Store) -> None:
    inspector = sa.inspect(store.engine)
    for name in metadata.tables:
        constraints = [*inspector.get_unique_constraints(name), *inspector.get_foreign_keys(name)]
        assert all(constraint["name"] for constraint in constraints)


async def test_up_down_up_with_data(store: Store, table: Table) -> None:
    await two_in_a_fight(table)
    downgrade(store.engine, "base")
    assert sa.inspect(store.engine).get_table_names() == ["alembic_version"]
    upgrade(store.engine)
    await two_in_a_fight(table)
    assert "games" in sa.inspect(store.engine).get_table_names()


async def test_a_roster_goes_with_the_revision_that_brought_it(store: Store, table: Table) -> None:
    await two_in_a_fight(table)
    await on_roster(table, "anna", NewCharacter("Anna"))
    downgrade(store.engine, "0002")
    with store.engine.connect() as connection:
        assert connection.execute(sa.text("SELECT ruleset FROM games")).scalars().all() == ["firefight"]
        assert connection.execute(sa.text("SELECT count(*) FROM entries")).scalar_one() == 5
    upgrade(store.engine)
    with store.engine.connect() as connection:
        assert connection.execute(sa.text("SELECT count(*) FROM entries")).scalar_one() == 5
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar_one() == 1
    await on_roster(table, "anna", NewCharacter("Anna"))
    assert len((await table.look_at_roster(GUILD, CHANNEL, caller("anna"))).state.characters) == 1


def test_a_newer_database_is_refused(store: Store) -> None:
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase):
        upgrade(store.engine)
