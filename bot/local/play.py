"""``perestrelka play``: the real bot at a local table in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import tempfile
import webbrowser
from pathlib import Path

from simcord import SetupError
from sqlalchemy.exc import SQLAlchemyError

from bot.local import script as scripts
from bot.local.drawing import check_scenario, scenario_source
from bot.local.options import typed_options
from bot.local.statements import Command
from bot.local.world import World, discord_locale
from bot.present.lines import refusal_on_paper
from bot.present.locales import language
from bot.settings import Settings, vault_key_path
from bot.store import queries
from bot.store.migrating import NewerDatabase
from bot.table import scenarios
from rules.core.contract import Actor
from rules.core.names import NAME_LENGTH, clean_name
from rules.core.refusal import Refusal
from rules.registry import FIGHTS

USERS = ("gm", "anna", "boris")
_TABLES = Path(__file__).parent / "tables"
_PLAYERS = {"en": {"anna": "Anna", "boris": "Boris"}, "ru": {"anna": "Анна", "boris": "Борис"}}
_WORDS = {
    "en": "The table is at {url}\nSwitch between gm, anna and boris at the top of the page. Ctrl-C ends.",
    "ru": "Стол здесь: {url}\nПереключайтесь между gm, anna и boris вверху страницы. Имена команд на этой странице "
    "английские (/join, /shoot). Ctrl-C — конец.",
}


async def play_locally(
    locale: str, database_url: str | None, port: int | None, scenario: str | None = None, *, open_browser: bool
) -> int:
    """Set the table, print its address, stay until Ctrl-C or the page's own end; the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        url = database_url or f"sqlite:///{folder}/table.db"
        try:
            key = vault_key_path(Settings(database_url=url)) if database_url else Path(folder) / "vault.key"
            async with World(url, key, guild_locale=locale) as world:
                await world.settle_in([(name, locale) for name in USERS])
                await lay_out(world, locale, scenario)
                await _show(world, locale, port, open_browser=open_browser)
        except Refusal as refusal:
            print(refusal_on_paper(refusal, language(locale)), file=sys.stderr)
            return 2
        except (SetupError, NewerDatabase, SQLAlchemyError, ValueError, OSError) as error:
            print(f"perestrelka play: {str(error).splitlines()[0]}", file=sys.stderr)
            return 2
    return 0


async def lay_out(world: World, locale: str, scenario: str | None = None) -> None:
    """Lay out the demonstration fight, or a scenario; a kept database that has one open only shows it again.

    Raises ``Refusal`` for a scenario that is not there or has mistakes.
    """
    channel = world.channels["table"]
    if world.store.read_here(lambda connection: queries.open_game(connection, channel.id)) is not None:
        await world.users[USERS[0]].slash(channel, "fight show")
        return
    if scenario is not None:
        await _open_scenario(world, locale, scenario)
        return
    script = scripts.parse((_TABLES / f"demo.{locale}.table").read_text("utf-8"))
    for statement in script.statements:
        if isinstance(statement, Command):
            options = typed_options(world, statement)
            await world.users[statement.user].slash(channel, " ".join(statement.path), **options)
    await world.users[USERS[0]].slash(channel, "fight show")


async def _open_scenario(world: World, locale: str, source: str) -> None:
    """The scenario with the two players in it, behind its first covers."""
    name, data = await asyncio.to_thread(scenario_source, source)
    content = scenarios.read_scenario(data)
    check_scenario(content, locale)  # named here with all mistakes, before anything is asked of the bot
    channel, (gm, *players) = world.channels["table"], USERS
    title = clean_name(scenarios.title_of(name, content, locale)[:NAME_LENGTH])
    await world.users[gm].slash(channel, "fight new", name=title, file=("scenario.toml", data))
    seats = await asyncio.to_thread(_seats, world, len(players))
    for player, seat in zip(players, seats, strict=True):
        await world.users[player].slash(channel, "join", character=_PLAYERS[locale][player], **seat)


def _seats(world: World, count: int) -> list[dict[str, str]]:
    """The first free cover for each player, as suggested to them; in the open where there is none."""
    game = world.store.read_here(lambda connection: queries.open_game(connection, world.channels["table"].id))
    assert game is not None
    rules = FIGHTS[game.ruleset]
    state = world.store.read_here(lambda connection: world.bot.table.state_of(connection, game))
    offered = [o for o in rules.options(state, Actor("0")) if o.do == "join"]
    covers = offered[0].choices.get("cover", ()) if offered else ()
    return [{"cover": covers[place]} if place < len(covers) else {} for place in range(count)]


async def _show(world: World, locale: str, port: int | None, *, open_browser: bool) -> None:
    preview = world.env.preview(
        world.channels["table"],
        viewers=[world.users[name] for name in USERS],
        layout="channel",
        locale=discord_locale(locale),
        port=port,
    )
    async with preview:
        closed = asyncio.create_task(preview.wait_closed())
        for name in (signal.SIGINT, signal.SIGTERM):  # before the address is out: from then on somebody may stop it
            with contextlib.suppress(NotImplementedError):
                asyncio.get_running_loop().add_signal_handler(name, closed.cancel)
        print(_WORDS[locale].format(url=preview.url), flush=True)
        if open_browser:
            with contextlib.suppress(webbrowser.Error):
                await asyncio.to_thread(webbrowser.open, preview.url)
        with contextlib.suppress(asyncio.CancelledError):
            await closed
