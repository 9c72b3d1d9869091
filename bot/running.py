"""``perestrelka run``: the bot on Discord. What its owner can mend is one clear line and exit status 2."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from pathlib import Path

import aiohttp
import discord
import structlog
from pydantic import ValidationError
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from bot.client import Perestrelka
from bot.logs import configure
from bot.present.locales import rule_words
from bot.settings import Settings, vault_key_path
from bot.store.migrating import NewerDatabase, upgrade
from bot.store.store import Store
from bot.table.table import Table
from bot.vault import KeyVault

OWNER_CAN_MEND = 2

log = structlog.get_logger()


class CannotStart(Exception):
    """Something that the owner has to mend, in one line."""


def run_bot() -> int:
    """Run until stopped; the exit status."""
    try:
        asyncio.run(_run(_settings()))
    except CannotStart as error:
        print(f"perestrelka: {error}", file=sys.stderr)  # noqa: T201
        return OWNER_CAN_MEND
    except KeyboardInterrupt:
        return 0
    return 0


def _settings() -> Settings:
    try:
        settings = Settings()
    except ValidationError as error:
        wrong = "; ".join(f"PERESTRELKA_{'_'.join(map(str, e['loc'])).upper()}: {e['msg']}" for e in error.errors())
        raise CannotStart(f"settings: {wrong}") from None
    if settings.token is None or not settings.token.get_secret_value().strip():
        raise CannotStart("no token: set PERESTRELKA_TOKEN in the environment or in .env (see the README)")
    return settings


async def _run(settings: Settings) -> None:
    configure(settings.log_level, settings.log_format)
    store = _open_store(settings.database_url)
    try:
        table = Table(store, _open_vault(vault_key_path(settings)), words=rule_words)
        bot = Perestrelka(table, test_guild=settings.test_guild)
        assert settings.token is not None
        async with bot:
            _stop_on_signals(bot)
            await _connect(bot, settings.token.get_secret_value().strip())
    finally:
        store.close()


def _open_store(url: str) -> Store:
    try:
        store = Store(url)
        upgrade(store.engine)
    except NewerDatabase as error:
        raise CannotStart(f"the database is of a newer release (revision {error}): install that release") from None
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise CannotStart(f"PERESTRELKA_DATABASE_URL cannot be used: {_first_line(error)}") from None
    except (SQLAlchemyError, OSError) as error:
        raise CannotStart(f"the database cannot be reached: {_first_line(error)}") from None
    return store


def _open_vault(path: Path) -> KeyVault:
    try:
        return KeyVault.at(path)
    except (ValueError, OSError) as error:
        raise CannotStart(f"the key for hidden choices cannot be used ({path}): {_first_line(error)}") from None


async def _connect(bot: Perestrelka, token: str) -> None:
    try:
        await bot.start(token)
    except discord.LoginFailure:
        raise CannotStart("Discord refused the token: copy it anew from the developer portal") from None
    except discord.HTTPException as error:
        raise CannotStart(f"Discord refused to start the bot: {error.status} {error.text}") from None
    except (aiohttp.ClientError, OSError) as error:
        raise CannotStart(f"Discord cannot be reached: {_first_line(error)}") from None


def _stop_on_signals(bot: Perestrelka) -> None:
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, lambda: loop.create_task(bot.close()))


def _first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
