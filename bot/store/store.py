"""Opening the database and running transactions in worker threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine

T = TypeVar("T")

READERS = 4
WRITERS_POSTGRESQL = 8
BUSY_SECONDS = 15


class Store:
    """One database. ``write`` and ``read`` run a function as one transaction, whole in one worker thread."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self._writing = self.engine.execution_options(immediate=True)
        writers = 1 if self.engine.dialect.name == "sqlite" else WRITERS_POSTGRESQL
        self._writers = ThreadPoolExecutor(writers, thread_name_prefix="store-write")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-read")

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction that changes something; an exception rolls all of it back."""
        return await asyncio.get_running_loop().run_in_executor(self._writers, self.write_here, work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction that only looks."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_here, work)

    def write_here(self, work: Callable[[Connection], T]) -> T:
        """``write`` in the calling thread."""
        with self._writing.begin() as connection:
            return _finished(work, connection)

    def read_here(self, work: Callable[[Connection], T]) -> T:
        """``read`` in the calling thread."""
        with self.engine.connect() as connection:
            return _finished(work, connection)

    def close(self) -> None:
        """Finish what is running and let the database go."""
        self._writers.shutdown()
        self._readers.shutdown()
        self.engine.dispose()


def _finished(work: Callable[[Connection], T], connection: Connection) -> T:
    """A future cannot carry a ``StopIteration``: whoever waits for it would wait for ever."""
    try:
        return work(connection)
    except StopIteration as error:
        raise RuntimeError("a bug: nothing of the kind was found") from error


def make_engine(url: str) -> Engine:
    """An engine for a database URL; on SQLite every transaction that writes takes the lock at once."""
    engine = sa.create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        f"busy_timeout={BUSY_SECONDS * 1000}",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    immediate = connection.get_execution_options().get("immediate")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
