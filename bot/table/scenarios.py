"""Scenario files: the bundled ones by name, anybody's as text, and writing one from a game."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import tomlkit
from rules.core.names import find
from rules.core.refusal import Refusal
from rules.core.scenario import shown, text_in
from rules.registry import DEFAULT, FIGHTS

FOLDER = Path(__file__).parent.parent / "scenarios"
MAX_BYTES = 256 * 1024
_KEY = r"""(?:[\w-]+|"[^"\n]*"|'[^'\n]*')"""
_DEEP = re.compile(rf"{_KEY}(?:[ \t]*\.[ \t]*{_KEY}){{20}}")
"""A key of more than twenty parts: reading one takes time by the square of its length."""

BEFORE_ABOUT = " · "
"""Between a title and what it is about, in suggestions."""

SCHEMA = "https://json-schema.org/draft/2020-12/schema"


def read_scenario(data: bytes) -> dict[str, Any]:
    """A file's content, of which only the TOML has been checked.

    Raises ``Refusal``: ``scenario_too_large``, ``scenario_not_text``, ``scenario_not_toml``.
    """
    if len(data) > MAX_BYTES:
        raise Refusal("scenario_too_large", limit=MAX_BYTES // 1024, size=-(-len(data) // 1024))
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise Refusal("scenario_not_text") from error
    if _DEEP.search(text):
        raise Refusal("scenario_not_toml", reason="keys within keys without end")
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise Refusal("scenario_not_toml", reason="lists within lists without end") from error
    except ValueError as error:
        raise Refusal("scenario_not_toml", reason=str(error)[:120]) from error


@cache
def bundled() -> Mapping[str, dict[str, Any]]:
    """The scenarios that come along, by file name."""
    return {path.stem: read_scenario(path.read_bytes()) for path in sorted(FOLDER.glob("*.toml"))}


def titles(locale: str) -> list[str]:
    """The bundled scenarios in a language, each with what it is about."""
    found = bundled().items()
    return [f"{title_of(name, data, locale)}{BEFORE_ABOUT}{text_in(data['about'], locale)}" for name, data in found]


def named(name: str) -> dict[str, Any]:
    """A bundled scenario by its file name or its title in any language. Raises ``Refusal("unknown_scenario")``."""
    return bundled()[path_of(name).stem]


def path_of(name: str) -> Path:
    """The file of a bundled scenario, by the same names. Raises ``Refusal("unknown_scenario")``."""
    every = bundled()
    name = name.split(BEFORE_ABOUT)[0]
    try:
        key = find(name, every, lambda key: (key, *_titles(every[key])), "unknown_scenario")
    except Refusal as refusal:
        raise Refusal("unknown_scenario", **refusal.facts, known=", ".join(every)) from None
    return FOLDER / f"{key}.toml"


def title_of(name: str, data: Mapping[str, Any], locale: str) -> str:
    """A scenario's title in a language, else its file name."""
    return text_in(data["title"], locale) if "title" in data else name


def ruleset_of(data: Mapping[str, Any]) -> str:
    """The rule system that a scenario is for. Raises ``Refusal("unknown_ruleset")``."""
    key = data.get("ruleset", DEFAULT)
    if not isinstance(key, str) or key not in FIGHTS:
        raise Refusal("unknown_ruleset", name=shown(key), nearest=", ".join(FIGHTS))
    return key


def written(content: Mapping[str, Any]) -> str:
    """A scenario as TOML: short tables on a line each, the ground as rows of a drawing."""
    document = tomlkit.document()
    for key, value in content.items():
        document.add(key, _item(value))
    return tomlkit.dumps(document)


def schema(ruleset: str) -> dict[str, Any]:
    """A JSON Schema of a rule system's scenario files, for editors."""
    kind = FIGHTS[ruleset].scenario_type
    (found,), components = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    return {"$schema": SCHEMA, "title": "A scenario of Perestrelka", **found, "$defs": components}


def _titles(data: Mapping[str, Any]) -> tuple[str, ...]:
    title = data.get("title", "")
    return (title,) if isinstance(title, str) else tuple(title.values())


def _item(value: Any) -> Any:
    if isinstance(value, list | tuple) and value and isinstance(value[0], Mapping):
        tables = tomlkit.aot()
        for one in value:
            tables.append(_table(one))
        return tables
    return _table(value) if isinstance(value, Mapping) else value


def _table(value: Mapping[str, Any]) -> Any:
    table = tomlkit.table()
    for key, one in value.items():
        if isinstance(one, Mapping):
            inline = tomlkit.inline_table()
            inline.update(one)
            table.add(key, inline)
        elif isinstance(one, list | tuple):
            rows = tomlkit.array()
            rows.extend(one)
            table.add(key, rows.multiline(True))
        else:
            table.add(key, one)
    return table
