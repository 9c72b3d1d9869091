"""The README is true: its round can be played, its settings exist."""

from __future__ import annotations

import re
from pathlib import Path

from typer.testing import CliRunner

from bot.cli import app
from bot.local.drawing import check_scenario
from bot.settings import Settings
from bot.table.scenarios import bundled, read_scenario

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = [block.removeprefix("\n") for block in README.split("```")[1::2]]


def test_the_round_in_ten_lines_plays(tmp_path: Path) -> None:
    block = next(block for block in BLOCKS if block.startswith("gm>"))
    assert len(block.splitlines()) == 10
    script = tmp_path / "readme.table"
    script.write_text(f'users gm anna boris\ndice 4 2 2 1 1\n{block}expect private "shot 1"\n', "utf-8")
    result = CliRunner().invoke(app, ["rehearse", str(script)])
    assert result.exit_code == 0, result.stderr


def test_the_evening_between_fights_plays(tmp_path: Path) -> None:
    block = next(block for block in BLOCKS if block.startswith("gm>    /band"))
    script = tmp_path / "readme.table"
    expected = 'expect private "Anna"\nexpect roster characters.Anna.injuries ["leg"]\n'
    script.write_text(f"users gm anna\ndice 2 2 4 4\n{block}{expected}", "utf-8")
    result = CliRunner().invoke(app, ["rehearse", str(script)])
    assert result.exit_code == 0, result.stderr


def test_the_melee_plays(tmp_path: Path) -> None:
    block = next(block for block in BLOCKS if "/melee charge" in block)
    script = tmp_path / "readme.table"
    dice = "dice 1 2 4 5 2 3 1 2 6 6 6 5 6 6 5 6 5 6"
    expected = 'expect private "step back"\nexpect state fighters.Anna.engaged_with []\n'
    script.write_text(f"users gm anna\n{dice}\n{block}{expected}", "utf-8")
    result = CliRunner().invoke(app, ["rehearse", str(script)])
    assert result.exit_code == 0, result.stderr


def test_the_fight_by_post_plays(tmp_path: Path) -> None:
    block = next(block for block in BLOCKS if "/fight deadline" in block)
    script = tmp_path / "readme.table"
    expected = 'expect private "📎"\nexpect state round 2\n'
    script.write_text(f"users gm anna\n{block}{expected}", "utf-8")
    result = CliRunner().invoke(app, ["rehearse", str(script)])
    assert result.exit_code == 0, result.stderr


def test_every_setting_stands_in_the_readme_and_no_other() -> None:
    named = set(re.findall(r"`PERESTRELKA_([A-Z_]+)`", README))
    assert named == {name.upper() for name in Settings.model_fields}


def test_every_command_of_the_program_is_in_the_readme() -> None:
    for command in app.registered_commands:
        assert command.callback is not None
        assert f"perestrelka {command.name or command.callback.__name__}" in README


def test_the_scenario_of_the_readme_opens() -> None:
    block = next(iter(re.findall(r"```toml\n(.*?)```", README, re.DOTALL)))
    state = check_scenario(read_scenario(block.encode()), "ru")
    assert state.covers[0].name == "Log"
    assert len(state.fighters) == 2


def test_every_bundled_scenario_is_named_and_every_picture_is_there() -> None:
    assert all(f"`{name}`" in README for name in bundled())
    for path in re.findall(r"\]\((docs/[^)]+)\)", README):
        assert (ROOT / path).is_file(), path
