"""The melee alone (rules page 2): a firefight in which nobody shoots and nothing is a cover.

It states only what differs. Joining, the game master's phase, rulings, the summary are the firefight's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta
from msgspec.structs import replace

from rules.core.contract import Actor, Means, Option, Setup
from rules.core.refusal import Refusal
from rules.firefight import Firefight, scenario
from rules.firefight import actions as a
from rules.firefight.engine import without_standing_orders
from rules.firefight.events import Event
from rules.firefight.state import FirefightState

WITHOUT: tuple[type, ...] = (
    a.ThrowCover,
    a.Relocate,
    a.Shoot,
    a.Suppress,
    a.Shift,
    a.PlaceCover,
    a.GiveBonus,
    a.Restock,
    a.RuleFireInto,
)
"""Actions of a firefight that a brawl has not."""

_NAMES = ("cover", "relocate", "shoot", "suppress", "shift", "place", "bonus", "restock", "fire-into")


class BrawlScenario(scenario.Scenario, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A brawl laid out, as a firefight is, without covers."""

    ruleset: Literal["melee"] = "melee"  # type: ignore[assignment]
    covers: Annotated[tuple[scenario.Place, ...], Meta(max_length=0)] = ()


class Melee(Firefight):
    """The melee alone (rules page 2)."""

    key = "melee"
    version = 2
    scenario_type = BrawlScenario
    player_forms: Sequence[str] = ("charge",)
    gm_forms: Sequence[str] = ("order",)
    standing_orders: Sequence[str] = ("hold", "nothing")

    def start(self, setup: Setup) -> Sequence[Event]:
        if "shooting" in setup.settings:
            raise Refusal("not_in_a_brawl")
        return super().start(replace(setup, settings={**setup.settings, "shooting": "no"}))

    def decide(self, state: FirefightState, action: a.Action, actor: Actor, means: Means) -> Sequence[Event]:
        if isinstance(action, WITHOUT) or (
            isinstance(action, a.ChangeRule) and action.key.strip().lower() == "shooting"
        ):
            raise Refusal("not_in_a_brawl")
        return super().decide(state, action, actor, means)

    def known_to(self, state: FirefightState, version: int) -> FirefightState:
        return without_standing_orders(state) if version < 2 else state

    def scenario_of(self, state: FirefightState) -> Mapping[str, Any]:
        return {"ruleset": self.key, **super().scenario_of(state)}

    def options(self, state: FirefightState, actor: Actor) -> Sequence[Option]:
        return tuple(option for option in super().options(state, actor) if option.do not in _NAMES)
