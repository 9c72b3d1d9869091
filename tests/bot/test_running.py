"""What a server owner can mend is one clear line and exit status 2, never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from discord.http import Route
from typer.testing import CliRunner

from bot.cli import app
from bot.running import run_bot
from bot.store.migrating import upgrade
from bot.store.store import Store

ROOT = Path(__file__).parents[2]


def run(tmp_path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """``perestrelka run`` in an empty folder."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PERESTRELKA_")}
    return subprocess.run(
        [sys.executable, "-c", "from bot.cli import main; main()", "run"],
        cwd=tmp_path,
        env={**clean, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def newer_database(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path}/newer.db"
    store = Store(url)
    upgrade(store.engine)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    return url


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({}, "PERESTRELKA_TOKEN"),
        ({"PERESTRELKA_TOKEN": " "}, "PERESTRELKA_TOKEN"),
        ({"PERESTRELKA_TOKEN": "x", "PERESTRELKA_LOG_LEVEL": "loud"}, "PERESTRELKA_LOG_LEVEL"),
        ({"PERESTRELKA_TOKEN": "x", "PERESTRELKA_DATABASE_URL": "nonsense"}, "PERESTRELKA_DATABASE_URL"),
        ({"PERESTRELKA_TOKEN": "x", "PERESTRELKA_DATABASE_URL": "oracle+nothing://x"}, "PERESTRELKA_DATABASE_URL"),
        ({"PERESTRELKA_TOKEN": "x", "PERESTRELKA_DATABASE_URL": "sqlite:////nowhere/at/all.db"}, "cannot be reached"),
        ({"PERESTRELKA_TOKEN": "x", "PERESTRELKA_DATABASE_URL": "newer"}, "newer release"),
        ({"PERESTRELKA_TOKEN": "x", "PERESTRELKA_VAULT_KEY_FILE": "/dev/null"}, "/dev/null"),
        ({"PERESTRELKA_TOKEN": "x", "PERESTRELKA_VAULT_KEY_FILE": "/proc/nowhere/key"}, "/proc/nowhere"),
    ],
)
def test_one_clear_line(tmp_path: Path, environment: dict[str, str], words: str) -> None:
    if environment.get("PERESTRELKA_DATABASE_URL") == "newer":
        environment = {**environment, "PERESTRELKA_DATABASE_URL": newer_database(tmp_path)}
    result = run(tmp_path, **environment)
    assert result.returncode == 2, result.stderr
    assert words in result.stderr
    assert "Traceback" not in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_dot_env_file_is_read(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("PERESTRELKA_TOKEN=x\nPERESTRELKA_DATABASE_URL=nonsense\n", "utf-8")
    assert "PERESTRELKA_DATABASE_URL" in run(tmp_path).stderr


def test_the_token_never_shows_in_what_is_printed(tmp_path: Path) -> None:
    result = run(tmp_path, PERESTRELKA_TOKEN="s3cr3t", PERESTRELKA_DATABASE_URL="nonsense")
    assert "s3cr3t" not in result.stderr + result.stdout


class _RefusesEverybody(BaseHTTPRequestHandler):
    """Discord's REST as it answers a wrong token."""

    def do_GET(self) -> None:
        body = b'{"message": "401: Unauthorized", "code": 0}'
        self.send_response(401)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Quiet."""


@pytest.mark.parametrize(("answers", "words"), [(True, "refused the token"), (False, "cannot be reached")])
def test_a_refused_token_and_an_unreachable_discord(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], answers: bool, words: str
) -> None:
    with HTTPServer(("127.0.0.1", 0), _RefusesEverybody) as server:
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{server.server_port}/api")
        monkeypatch.setenv("PERESTRELKA_TOKEN", "s3cr3t")
        monkeypatch.setenv("PERESTRELKA_LOG_LEVEL", "error")
        monkeypatch.chdir(tmp_path)
        if answers:
            threading.Thread(target=server.serve_forever, daemon=True).start()
        else:
            server.server_close()
        assert run_bot() == 2
        if answers:
            server.shutdown()
    printed = capsys.readouterr().err
    assert words in printed
    assert "s3cr3t" not in printed
    assert (tmp_path / "perestrelka.db").exists()


@pytest.mark.parametrize("command", ["play", "rehearse"])
@pytest.mark.parametrize("url", ["nonsense", "sqlite:////nowhere/at/all.db"])
def test_a_local_table_on_a_database_that_cannot_be_used(tmp_path: Path, command: str, url: str) -> None:
    script = tmp_path / "x.table"
    script.write_text("users gm anna\n", "utf-8")
    more = ["--no-browser"] if command == "play" else [str(script)]
    result = CliRunner().invoke(app, [command, *more, "--database-url", url])
    assert result.exit_code == 2
    assert result.exception is None or isinstance(result.exception, SystemExit)
