"""Every script plays in both languages, to the same state; broken ones fail as they should."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli import app

FOLDER = Path(__file__).parent.parent / "rehearsals"
SCRIPTS = sorted(FOLDER.glob("*.table"))


def rehearse(path: Path, *options: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["rehearse", str(path), *options])
    return result.exit_code, result.stdout, result.stderr


def test_every_worked_example_has_its_scripts() -> None:
    numbers = [int(path.stem.split("-")[1]) for path in SCRIPTS if path.stem.startswith("example-")]
    assert numbers == [1, 2, 3, 4, 5, 5, 6, 7, 8, 8]


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_script_holds_in_both_languages(path: Path) -> None:
    lines = [*path.read_text("utf-8").splitlines(), ""]
    states = []
    for locale in ("en", "ru"):
        status, output, errors = rehearse(path, "--json", "--locale", locale)
        assert status == 0, errors
        *steps, last = [json.loads(line) for line in output.splitlines()]
        answered = [s for s in steps if "> /" in lines[s["line"] - 1] and "> submit" not in lines[s["line"]]]
        assert all(step["posts"] for step in answered)
        states.append(last["state"])
    assert states[0] == states[1]


def _script(tmp_path: Path, body: str) -> Path:
    path = tmp_path / "script.table"
    path.write_text(f"users gm anna\n{body}", "utf-8")
    return path


OPENED = 'gm> /fight new name:"X"\ngm> /gm enemy type:bandit name:"Crow"\nanna> /join character:"Anna"\n'


@pytest.mark.parametrize(
    ("body", "line", "reason"),
    [
        (OPENED + "dice 7\nanna> /shoot first:Crow", 6, "does not fit"),
        (OPENED + 'anna> /shoot first:"Crow"', 5, "ran out"),
        (OPENED + "dice 3", 4, "left over"),
        (OPENED + "anna> /gm advance", 5, "refused"),
        (OPENED + "anna> /gm advance\nanna> /hold", 5, "refused"),
        (OPENED + "anna> /hold\nexpect refused", 6, "not refused"),
        (OPENED + 'anna> /hold\nexpect "banana"', 6, "banana"),
        (OPENED + 'anna> /hold\nexpect not "Anna"', 6, "must not contain"),
        (OPENED + 'anna> /hold\nexpect private "SHA-256"', 6, "SHA-256"),
        (OPENED + "expect state round 7", 5, "round is 1"),
        (OPENED + "expect state round true", 5, "round is 1"),
        (OPENED + "expect state fighters.Ana.shots 0", 5, "did you mean 'Anna'"),
        (OPENED + 'anna> press "Banana"', 5, "no button"),
        (OPENED + "anna> /banana", 5, "no command"),
        (OPENED + "bob> /hold", 5, "no user"),
        (OPENED + "anna> /hold banana:1", 5, "banana"),
        (OPENED + "anna> /join charcter:Anna\nexpect refused", 5, "did you mean 'character'"),
    ],
)
def test_a_step_that_does_not_hold_is_named_with_exit_status_1(
    tmp_path: Path, body: str, line: int, reason: str
) -> None:
    status, _, errors = rehearse(_script(tmp_path, body))
    assert status == 1
    assert f"line {line}:" in errors
    assert reason in errors


@pytest.mark.parametrize(
    "body",
    [
        "sing",
        "dice many",
        'anna> hum "x"',
        "wait long",
        "expect state x nonsense",
        "together",
        "expect roster x nonsense",
    ],
)
def test_a_line_that_cannot_be_read_has_exit_status_2(tmp_path: Path, body: str) -> None:
    status, _, errors = rehearse(_script(tmp_path, body))
    assert status == 2
    assert "line 2" in errors


def test_a_missing_file_has_exit_status_2(tmp_path: Path) -> None:
    assert rehearse(tmp_path / "none.table")[0] == 2


def test_json_has_throws_with_sides_face_purpose_fighter(tmp_path: Path) -> None:
    path = _script(tmp_path, OPENED + "dice 5\nanna> /shoot first:Crow")
    status, output, _ = rehearse(path, "--json")
    assert status == 0
    step = json.loads(output.splitlines()[-2])
    assert step["line"] == 6
    assert step["user"] == "anna"
    assert step["throws"] == [{"sides": 6, "face": 5, "purpose": "shot", "fighter": "Anna"}]
    assert {post["private"] for post in step["posts"]} == {True, False}
    assert any("Hold" in post["buttons"] for post in step["posts"])


def test_keep_writes_attachments_and_a_kept_database_goes_on(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/kept.db"
    first = _script(tmp_path, OPENED + "gm> /fight export format:json\n")
    assert rehearse(first, "--database-url", url, "--keep", str(tmp_path / "files"))[0] == 0
    (kept,) = (tmp_path / "files").glob("*.json")
    assert list((tmp_path / "files").glob("*.png"))
    assert json.loads(kept.read_bytes())["format"] == "perestrelka-log"
    second = _script(tmp_path, "expect state revision 3\nanna> /hold\nexpect state revision 4\n")
    status, _, errors = rehearse(second, "--database-url", url)
    assert status == 0, errors


def test_time_can_be_moved_and_the_bot_restarted(tmp_path: Path) -> None:
    body = OPENED + "wait 25h\nrestart\nanna> /hold\nexpect state fighters.Anna.held true\n"
    status, _, errors = rehearse(_script(tmp_path, body))
    assert status == 0, errors
