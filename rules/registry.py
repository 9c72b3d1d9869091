"""Every rule system, by key. To add one, see CONTRIBUTING.md."""

from __future__ import annotations

from typing import Any

from rules.core.contract import Ruleset
from rules.firefight import Firefight

DEFAULT = Firefight.key
"""The rule system of a game that names none."""

RULESETS: dict[str, Ruleset[Any, Any, Any]] = {ruleset.key: ruleset for ruleset in (Firefight(),)}
