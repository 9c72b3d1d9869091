"""The languages: Fluent files behind a small port."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

LOCALES = ("en", "ru")
DEFAULT = "en"
_FOLDER = Path(__file__).parent.parent / "locales"


# Fluent gives up on facts of over 2,500 characters; a speech with escapes or a list of sixty people is longer.
resolver.MAX_PART_LENGTH = 100_000


class MissingMessage(KeyError):
    """A key that a language does not have, or a message with a mistake: a bug."""


class Language:
    """One language's messages. A key may have variants: ``key-1``, ``key-2``, …"""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        self.keys: set[str] = set()
        for path in sorted((_FOLDER / locale).glob("*.ftl")):
            resource = FluentResource(path.read_text("utf-8"))
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise MissingMessage(f"{path}: {entry.content!r}")
                if isinstance(entry, ast.Message):
                    if entry.id.name in self.keys:
                        raise MissingMessage(f"{path}: {entry.id.name} stands twice")
                    self.keys.add(entry.id.name)
            self._bundle.add_resource(resource)
        self._variants: dict[str, int] = {}

    def has(self, key: str) -> bool:
        """Whether the language has this message, or variants of it."""
        return key in self.keys or f"{key}-1" in self.keys

    def text(self, key: str, facts: dict[str, Any] | None = None, salt: int = 0) -> str:
        """A message with its facts filled in; ``salt`` chooses among variants, the same one for the same salt."""
        chosen = key if key in self.keys else f"{key}-{salt % self._count(key) + 1}"
        message = self._bundle.get_message(chosen)
        if message.value is None:
            raise MissingMessage(f"{self.locale}: {chosen} has no value")
        arguments = {name: _number(value) for name, value in (facts or {}).items()}
        text, errors = self._bundle.format_pattern(message.value, arguments)
        if errors:
            raise MissingMessage(f"{self.locale}: {chosen}: {errors}")
        return str(text)

    def _count(self, key: str) -> int:
        count = self._variants.get(key)
        if count is None:
            count = 0
            while f"{key}-{count + 1}" in self.keys:
                count += 1
            if not count:
                raise MissingMessage(f"{self.locale}: {key}")
            self._variants[key] = count
        return count


@cache
def language(locale: str) -> Language:
    """The language for a locale such as ``ru``, ``en-US``; English where there is no better one."""
    short = locale.split("-")[0].lower()
    return _language(short if short in LOCALES else DEFAULT)


def rule_words(locale: str) -> dict[str, str]:
    """The names that rule systems bring along, in this language."""
    spoken = language(locale)
    named = (key for key in spoken.keys if key.startswith(("type-name-", "kind-name-", "roster-name-")))
    return {key.replace("-name-", "-"): spoken.text(key) for key in named}


@cache
def _language(locale: str) -> Language:
    return Language(locale)


def _number(value: Any) -> Any:
    if isinstance(value, float):
        return fluent_number(value, useGrouping=False, maximumFractionDigits=2)
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value
