"""``perestrelka draw`` and ``perestrelka schema``: pictures of scenarios and of logged fights, without a bot."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner

from bot.cli import app
from bot.table import scenarios
from rules.registry import DEFAULT, FIGHTS

LOG = Path(__file__).parents[1] / "logs" / "firefight-2.json"
FILES = Path(__file__).parents[1] / "rehearsals" / "files"
DOCS = Path(__file__).parents[2] / "docs"


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(arguments))
    return result.exit_code, result.output


@pytest.mark.parametrize("name", sorted(scenarios.bundled()))
def test_a_scenario_by_name(name: str, tmp_path: Path) -> None:
    target = tmp_path / "map.png"
    assert run("draw", name, "--locale", "ru", "-o", str(target)) == (0, f"{target}\n")
    with Image.open(target) as image:
        assert image.format == "PNG"


def test_a_scenario_by_title_and_by_file_as_svg(tmp_path: Path) -> None:
    title = scenarios.titles("ru")[0]
    assert run("draw", title, "-o", str(tmp_path / "a.svg"))[0] == 0
    assert run("draw", str(FILES / "ford.toml"), "-o", str(tmp_path / "b.svg"))[0] == 0
    assert (tmp_path / "b.svg").read_text("utf-8").startswith("<svg ")


def test_a_logs_rounds_each_and_in_motion(tmp_path: Path) -> None:
    status, printed = run("draw", str(LOG), "--every-round", "-o", str(tmp_path / "fight.png"))
    assert status == 0
    written = [Path(line) for line in printed.splitlines()]
    assert [path.suffix for path in written] == [".png"] * (len(written) - 1) + [".webp"]
    with Image.open(written[-1]) as film:
        assert getattr(film, "n_frames") == len(written) - 1  # noqa: B009


def test_one_round_of_a_log(tmp_path: Path) -> None:
    assert run("draw", str(LOG), "--round", "2", "-o", str(tmp_path / "two.svg"))[0] == 0
    assert ">Round 2<" in (tmp_path / "two.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("draw", "no-such-thing"), "no scenario"),
        (("draw", "barn", "--round", "2"), "no rounds"),
        (("draw", "barn", "-o", "x.gif"), ".png"),
        (("draw", str(LOG), "--round", "99"), "99"),
        (("draw", str(FILES / "broken.toml")), "covers[1].cell"),
        (("draw", str(FILES / "not-toml.toml")), "TOML"),
        (("draw", "missing.json"), "missing.json"),
        (("draw", "barn", "--locale", "xx"), "--locale"),
        (("schema", "chess"), "firefight"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_a_line_and_exits_with_2(arguments: tuple[str, ...], words: str) -> None:
    status, printed = run(*arguments)
    assert status == 2
    assert words in printed


def test_a_damaged_log_is_no_traceback(tmp_path: Path) -> None:
    damaged = json.loads(LOG.read_text("utf-8"))
    damaged["entries"][1]["events"] = [{"event": "held", "fighter": "f99", "earns": True}]
    (tmp_path / "log.json").write_text(json.dumps(damaged), "utf-8")
    status, printed = run("draw", str(tmp_path / "log.json"), "-o", str(tmp_path / "x.png"))
    assert status == 2
    assert "verify" in printed


@pytest.mark.parametrize("ruleset", sorted(FIGHTS))
def test_the_schema_in_docs_is_the_programs(ruleset: str) -> None:
    """Made by `uv run perestrelka schema > docs/scenario.schema.json`; another system's is scenario-KEY.schema.json."""
    name = "scenario" if ruleset == DEFAULT else f"scenario-{ruleset}"
    status, printed = run("schema", ruleset)
    assert status == 0
    assert json.loads(printed) == json.loads((DOCS / f"{name}.schema.json").read_text("utf-8"))


def test_a_rosters_log_has_no_map() -> None:
    status, _ = run("draw", str(LOG.with_name("campaign-1.json")))
    assert status == 2
