"""Every rule system, by key. To add one, see CONTRIBUTING.md."""

from __future__ import annotations

from typing import Any

from rules.campaign import Campaign
from rules.core.contract import FightRules, RosterRules, Ruleset
from rules.firefight import Firefight
from rules.melee.engine import Melee

DEFAULT = Firefight.key
"""The rule system of a game that names none."""

FIGHTS: dict[str, FightRules[Any, Any, Any]] = {ruleset.key: ruleset for ruleset in (Firefight(), Melee())}
"""What a game in a channel may be played by."""

ROSTER: RosterRules[Any, Any, Any] = Campaign()
"""What lasts between a server's fights."""

RULESETS: dict[str, Ruleset[Any, Any, Any]] = {**FIGHTS, ROSTER.key: ROSTER}
