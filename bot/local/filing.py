"""``perestrelka export`` and ``import``: fights between a database and files, without a bot."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.clock import system_clock
from bot.present.escaping import visible
from bot.present.locales import Language
from bot.present.transcript.files import packed, pictures_of
from bot.present.transcript.story import transcript
from bot.settings import Settings
from bot.store import queries
from bot.store.migrating import upgrade
from bot.store.store import Store
from bot.table.exporting import Log, log_of, read_log
from bot.table.importing import import_log
from rules.core.names import fold
from rules.registry import FIGHTS

_TEXTS = ("markdown", "bbcode")


def export_source(source: str, format: str, folder: Path, locale: str | None, url: str | None) -> Iterator[Path]:
    """Write a fight's files; a text's maps beside it. Raises ``OSError``, ``ValueError``, ``LookupError``."""
    log = read_log(Path(source).read_bytes()) if Path(source).is_file() else _logged(source, url)
    if log.ruleset not in FIGHTS and format != "json":
        raise ValueError("a roster has no story; choose json")
    folder.mkdir(parents=True, exist_ok=True)
    text, *_ = packed(log, format, locale=locale).files
    maps = pictures_of(transcript(log, locale=locale)) if format in _TEXTS else []
    for file in (text, *maps):
        path = folder / file.name
        path.write_bytes(file.data)
        yield path


def import_file(file: Path, guild: int, url: str | None, spoken: Language) -> str:
    """Take a log in; what to say. Raises ``OSError``, ``ValueError``, ``CannotImport``."""
    log = read_log(file.read_bytes())
    with _opened(url) as store, store.engine.begin() as connection:
        game = import_log(connection, log, guild, system_clock)
    facts = {"name": game.name, "entries": game.revision, "tag": game.tag}
    return visible(spoken.text("import-done", facts))


def _logged(name: str, url: str | None) -> Log:
    """The newest fight of this name, or the one with this key."""
    with _opened(url) as store, store.engine.connect() as connection:
        game = queries.game_by_key(connection, name) or queries.fight_by_name(connection, fold(name))
        if game is None:
            raise LookupError("no such fight, by name or key, and no such file")
        return log_of(connection, game)


@contextmanager
def _opened(url: str | None) -> Iterator[Store]:
    store = Store(url or Settings().database_url)
    try:
        upgrade(store.engine)
        yield store
    finally:
        store.close()
