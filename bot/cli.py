"""The command ``perestrelka``."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer

from bot import __version__
from rules.registry import DEFAULT

app = typer.Typer(
    help="Perestrelka, a Discord game master for firefights played by post.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Locale = Annotated[str, typer.Option(help="en or ru")]
DatabaseUrl = Annotated[str | None, typer.Option(help="Keep the games in this database (default: a temporary one).")]


@app.callback(invoke_without_command=True)
def root(version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False) -> None:
    """Show the version where it is asked for."""
    if version:
        typer.echo(__version__)
        raise typer.Exit


@app.command()
def run() -> None:
    """Connect to Discord. Settings come from PERESTRELKA_… in the environment or .env; see the README."""
    from bot.running import run_bot

    raise typer.Exit(run_bot())


@app.command()
def play(
    scenario: Annotated[str | None, typer.Argument(help="A scenario's name or file (default: a small fight).")] = None,
    locale: Locale = "en",
    database_url: DatabaseUrl = None,
    port: Annotated[int | None, typer.Option(help="Port of the page (default: any free one).")] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
) -> None:
    """Play at a local table in the browser: a GM, two players, a fight set up. No Discord account. Ctrl-C ends."""
    from bot.local.play import play_locally

    _quiet()
    _check_locale(locale)
    raise typer.Exit(asyncio.run(play_locally(locale, database_url, port, scenario, open_browser=browser)))


@app.command()
def rehearse(
    file: Annotated[Path, typer.Argument(help="The script.")],
    json_: Annotated[bool, typer.Option("--json", help="Print one JSON object a step, then the state.")] = False,
    locale: Locale = "en",
    database_url: DatabaseUrl = None,
    keep: Annotated[Path | None, typer.Option(help="Write every attachment into this folder.")] = None,
) -> None:
    """Play a script through the real bot with forced dice. 0: all held; 1: a line did not; 2: it cannot be read."""
    from sqlalchemy.exc import SQLAlchemyError

    from bot.local import script as scripts
    from bot.local.rehearsal import Rehearsal
    from bot.local.steps import Step, StepFailed
    from bot.store.migrating import NewerDatabase

    _quiet()
    _check_locale(locale)
    try:
        script = scripts.parse(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, scripts.ScriptError) as error:
        _fail(f"{file}: {error}", 2)

    def report(step: Step) -> None:
        print(json.dumps(step.as_json(), ensure_ascii=False) if json_ else f"{step.line:>4}  {step.text}")

    with tempfile.TemporaryDirectory() as folder:
        url = database_url or f"sqlite:///{folder}/rehearsal.db"
        rehearsal = Rehearsal(script, file.parent, locale, url, Path(folder) / "vault.key", report, keep)
        try:
            last = asyncio.run(rehearsal.run())
        except StepFailed as error:
            _fail(f"{file}: {error}", 1)
        except (SQLAlchemyError, NewerDatabase) as error:
            _fail(f"--database-url: {str(error).splitlines()[0]}", 2)
    print(json.dumps(last, ensure_ascii=False) if json_ else f"{file}: all held")


@app.command()
def draw(
    source: Annotated[str, typer.Argument(help="A scenario's name or file, or a log from /fight export.")],
    round_: Annotated[int | None, typer.Option("--round", help="Of a log: the map as this round ended.")] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="A .svg or .png (default: SOURCE.png).")] = None,
    every_round: Annotated[
        bool, typer.Option("--every-round", help="Of a log: a picture a round, and the fight in motion as WebP.")
    ] = False,
    locale: Annotated[str | None, typer.Option(help="en or ru (default: a log's own, else en).")] = None,
) -> None:
    """Draw the map of a scenario, or of a logged fight at any round. 0: drawn; 2: cannot be read."""
    from bot.local.drawing import draw_source
    from bot.present.lines import refusal_on_paper
    from bot.present.locales import language
    from rules.core.refusal import Refusal

    if locale is not None:
        _check_locale(locale)
    try:
        for path in draw_source(source, locale, round_, output, every_round=every_round):
            typer.echo(path)
    except Refusal as refusal:
        _fail(refusal_on_paper(refusal, language(locale or "en")), 2)
    except (OSError, ValueError) as error:
        _fail(f"{source}: {error}", 2)


@app.command()
def schema(ruleset: Annotated[str, typer.Argument(help="A rule system.")] = DEFAULT) -> None:
    """Print the JSON Schema of scenario files, for editors."""
    from bot.table.scenarios import schema as schema_of
    from rules.registry import FIGHTS

    if ruleset not in FIGHTS:
        _fail(f"choose one of {', '.join(FIGHTS)}", 2)
    typer.echo(json.dumps(schema_of(ruleset), ensure_ascii=False, indent=2))


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A log from /fight export.")],
    locale: Locale = "en",
) -> None:
    """Check an exported log: every face, tag, outcome and the final state. 0: all is well; 1: not; 2: not a log."""
    from bot.commands.telling import report_lines
    from bot.present.locales import language
    from bot.table.exporting import read_log
    from bot.table.verifying import verify as verify_log

    _check_locale(locale)
    try:
        log = read_log(file.read_bytes())
    except (OSError, ValueError) as error:
        _fail(f"{file}: {error}", 2)
    report = verify_log(log)
    for line in report_lines(report, language(locale)):
        typer.echo(line)
    raise typer.Exit(0 if report.ok else 1)


@app.command()
def export(
    source: Annotated[str, typer.Argument(help="A fight's name or key in the database, or a log from /fight export.")],
    format_: Annotated[str, typer.Option("--format", help="html, markdown, bbcode or json.")] = "html",
    output: Annotated[Path, typer.Option("--output", "-o", help="The folder to write into.")] = Path(),
    locale: Annotated[str | None, typer.Option(help="en or ru (default: the fight's own).")] = None,
    database_url: Annotated[str | None, typer.Option(help="The database (default: PERESTRELKA_DATABASE_URL).")] = None,
) -> None:
    """Write a fight's whole story: as a page, for a forum, or as a log. 0: written; 2: there is no such fight."""
    from bot.local.filing import export_source
    from bot.present.transcript.files import FORMATS

    if format_ not in FORMATS:
        _fail(f"--format: choose one of {', '.join(FORMATS)}", 2)
    if locale is not None:
        _check_locale(locale)
    try:
        for path in export_source(source, format_, output, locale, database_url):
            typer.echo(path)
    except (OSError, ValueError, LookupError) as error:
        _fail(f"{source}: {error}", 2)


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(help="A log from /fight export, format json.")],
    guild: Annotated[int, typer.Option(help="The id of the server that it shall belong to.")],
    database_url: Annotated[str | None, typer.Option(help="The database (default: PERESTRELKA_DATABASE_URL).")] = None,
    locale: Locale = "en",
) -> None:
    """Take a fight into a database, with its tags and state; `/fight move` finds it a channel. 0: taken; 2: not."""
    from bot.local.filing import import_file
    from bot.present.locales import language
    from bot.table.importing import CannotImport

    _check_locale(locale)
    try:
        typer.echo(import_file(file, guild, database_url, language(locale)))
    except CannotImport as error:
        _fail(f"{file}: {language(locale).text(f'import-{error.code}', error.facts)}", 2)
    except (OSError, ValueError) as error:
        _fail(f"{file}: {error}", 2)


def main() -> None:
    """The entry point."""
    app()


def _check_locale(locale: str) -> None:
    from bot.present.locales import LOCALES

    if locale not in LOCALES:
        _fail(f"--locale: choose one of {', '.join(LOCALES)}", 2)


def _quiet() -> None:
    """Only what went wrong is worth a line at a local table."""
    from bot.logs import configure

    configure("warning", "console")
    logging.getLogger("discord").setLevel(logging.ERROR)


def _fail(message: str, status: int) -> Any:
    print(message, file=sys.stderr)
    raise typer.Exit(status)
