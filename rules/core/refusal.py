"""The one error that a person can cause."""

from __future__ import annotations

from collections.abc import Mapping


class Refusal(Exception):
    """An action that the rules or the state of the game do not allow.

    ``code`` names the message in the locale files (``refusal-<code>`` with ``_`` written as ``-``);
    ``facts`` fill its placeholders. Raised before anything is decided: a refused action changes nothing.
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: Mapping[str, object] = facts
