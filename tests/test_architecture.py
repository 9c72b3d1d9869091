"""The one road through the house: who may import whom."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.registry import RULESETS

ROOT = Path(__file__).parent.parent
FORBIDDEN = {
    "rules": {"random", "secrets", "time", "datetime"},
    "bot/store": {"discord", "simcord", "bot.table", "bot.post", "bot.present", "bot.commands", "bot.components"},
    "bot/table": {"discord", "simcord", "bot.post", "bot.present", "bot.commands", "bot.components"},
    "bot/present": {"sqlalchemy", "bot.post", "bot.commands", "bot.local", "bot.components.buttons"},
    "bot/commands": {"sqlalchemy", "bot.store.queries", "bot.store.outbox", "bot.store.store", "bot.local"},
    "bot/components": {"sqlalchemy", "bot.store", "bot.local"},
    "bot/post": {"bot.commands", "bot.components", "bot.local"},
}


def imports(folder: str) -> Iterator[tuple[Path, str]]:
    """Every module imported under a folder, except for type checking only."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(_without_type_checking(ast.parse(path.read_text("utf-8")))):
            if isinstance(node, ast.Import):
                yield from ((path, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                yield from ((path, f"{node.module}.{alias.name}") for alias in node.names)


@pytest.mark.parametrize("folder", sorted(FORBIDDEN))
def test_no_import_against_the_road(folder: str) -> None:
    for path, name in imports(folder):
        for forbidden in FORBIDDEN[folder]:
            assert f"{name}.".startswith(f"{forbidden}.") is False, f"{path}: {name}"


def test_rules_import_the_standard_library_and_msgspec_alone() -> None:
    allowed = set(sys.stdlib_module_names) | {"msgspec", "rules"}
    for path, name in imports("rules"):
        assert name.split(".")[0] in allowed, f"{path}: {name}"


def test_the_rules_of_a_melee_know_no_firefight_but_the_engine_that_plays_it_alone() -> None:
    for path, name in imports("rules/melee"):
        assert path.name == "engine.py" or not name.startswith("rules.firefight"), f"{path}: {name}"
    for path, name in imports("rules/core"):
        assert not name.startswith("rules.") or name.startswith("rules.core"), f"{path}: {name}"


COMMAND_GROUPS = {f"bot/commands/{name}.py" for name in ("player", "gm", "melee", "roster", "campaign")}


def test_the_core_and_the_bot_name_no_ruleset_but_in_its_command_group() -> None:
    for folder in ("rules/core", "bot"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path.relative_to(ROOT).as_posix() in COMMAND_GROUPS:
                continue
            text = path.read_text("utf-8")
            for key in RULESETS:
                assert f'"{key}"' not in text, path
                assert f"rules.{key}" not in text, path


def _without_type_checking(tree: ast.Module) -> ast.Module:
    tree.body = [n for n in tree.body if not (isinstance(n, ast.If) and "TYPE_CHECKING" in ast.unparse(n.test))]
    return tree
