"""A form: an action chosen step by step, with what each choice means before it is confirmed.

A rule system says which fields there are and what may be chosen now; a presenter shows them as menus. What was picked
so far travels with the menus (``picks``), so a form needs no memory and works after a restart.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from rules.core.telling import Line, Who

Picks = Mapping[str, str]
"""What was picked: a field's key and a choice's value. Both are short: letters, digits, hyphens."""


class Choice(Struct, frozen=True):
    """Something that may be picked in a field; ``about`` says what it would mean."""

    value: str
    label: Line | Who
    about: Line | None = None


class Field(Struct, frozen=True):
    """A question of a form; ``key`` is one letter. ``picked`` is a choice's value, or ``None``."""

    key: str
    ask: Line
    choices: tuple[Choice, ...]
    picked: str | None = None


class Form(Struct, frozen=True):
    """What is asked, what the picks so far would mean, and the word on the confirming button once they suffice.

    ``naming``: what a short text may be given for besides, if anything; it comes back as the pick ``name``. ``again``:
    once it is done the form is shown anew, with what was picked in these fields.
    """

    lines: tuple[Line, ...]
    fields: tuple[Field, ...]
    confirm: Line | None = None
    naming: Line | None = None
    again: tuple[str, ...] | None = None

    @property
    def picks(self) -> dict[str, str]:
        """What is picked in its fields, as the form itself understands it."""
        return {field.key: field.picked for field in self.fields if field.picked is not None}


NAME = "name"
"""The pick that a text is given in."""


def picked(picks: Picks, key: str, choices: tuple[Choice, ...]) -> str | None:
    """What was picked in a field, if it may still be chosen."""
    value = picks.get(key)
    return value if any(choice.value == value for choice in choices) else None
