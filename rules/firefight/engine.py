"""The firefight as a rule system: what is asked for → what happens → what the state becomes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, get_args

from msgspec import to_builtins
from msgspec.structs import replace

from rules.core import chronicle
from rules.core.contract import NO_MEANS, Actor, Answer, Dice, Means, Option, Setup, Viewer
from rules.core.form import Form, Picks
from rules.core.names import find
from rules.core.recruit import Aftermath, Recruit
from rules.core.refusal import Refusal
from rules.core.telling import Line, Who
from rules.firefight import actions as a
from rules.firefight import (
    aftermath,
    explaining,
    forms,
    gm_phase,
    gm_rulings,
    hand_to_hand,
    movement,
    options,
    scenario,
    setup,
    standing,
    suppression,
    telling,
    volley,
)
from rules.firefight.events import Ended, Event, GmPhaseBegan, Opened, OrderGiven
from rules.firefight.evolve import evolve
from rules.firefight.exposure import awaited
from rules.firefight.handbook import handbook
from rules.firefight.ledger import Ledger
from rules.firefight.state import FirefightState, StandingOrder
from rules.firefight.tables import CHARTS, read_rule
from rules.firefight.view import FirefightView
from rules.melee import actions as m
from rules.melee import telling as melee_telling
from rules.melee.events import ResultAsked
from rules.melee.state import Melee
from rules.melee.tables import CHARTS as MELEE_CHARTS


def _make_check(ledger: Ledger, action: a.MakeCheck) -> None:
    fighter = ledger.acting(action.fighter)
    ledger.record(chronicle.make_check(ledger.state.chronicle, fighter.name, action.what, action.dice, ledger.means))


def _archive(ledger: Ledger, _: chronicle.Archive) -> None:
    ledger.record(chronicle.archive(ledger.actor))


def _chronicle(ledger: Ledger, action: chronicle.ChronicleAction) -> None:
    ledger.record(chronicle.decide(ledger.state.chronicle, action, ledger.actor, ledger.means))


NOBODY = Actor("")
"""Who looks at a ledger without doing anything."""

_DECIDE: dict[type, Callable[[Ledger, Any], None]] = {
    a.ThrowCover: movement.throw_cover,
    a.Relocate: movement.relocate,
    a.Shoot: volley.shoot,
    a.Suppress: suppression.suppress,
    a.Hold: movement.hold,
    a.Shift: movement.shift,
    a.MakeCheck: _make_check,
    a.Join: setup.join,
    a.Leave: setup.leave,
    a.GiveStandingOrder: standing.give,
    a.FollowStandingOrder: standing.follow,
    a.AssignFighter: gm_rulings.assign,
    a.Advance: gm_phase.advance,
    a.AddEnemies: setup.add_enemies,
    a.DefineType: setup.define_type,
    a.PlaceCover: setup.place_cover,
    a.ChangeMap: setup.change_map,
    a.GiveOrder: gm_rulings.give_order,
    a.GiveBonus: gm_rulings.give_bonus,
    a.RuleFlank: gm_rulings.rule_flank,
    a.RuleFireInto: hand_to_hand.rule_fire_into,
    a.RuleReach: hand_to_hand.rule_reach,
    a.Restock: gm_rulings.restock,
    a.SetCondition: gm_rulings.set_condition,
    a.Move: gm_rulings.move,
    a.Remove: gm_rulings.remove,
    a.ChangeRule: gm_rulings.change_rule,
    a.End: gm_rulings.end,
    m.Charge: hand_to_hand.charge,
    m.BreakOff: hand_to_hand.break_off,
    m.StandUp: hand_to_hand.stand_up,
    m.FightOn: hand_to_hand.fight_on,
    m.ChooseResult: hand_to_hand.choose_result,
    m.SetStats: hand_to_hand.set_stats,
    chronicle.AppointGm: _chronicle,
    chronicle.Narrate: _chronicle,
    chronicle.RuleOn: _chronicle,
    chronicle.Archive: _archive,
    chronicle.Roll: _chronicle,
}


def without_standing_orders(state: FirefightState) -> FirefightState:
    """A state as it was before there were any."""
    return replace(state, fighters=tuple(replace(f, standing_order=None) for f in state.fighters))


class Firefight:
    """The cover firefight (rules page 1)."""

    key = "firefight"
    version = 5
    decides_as = 1
    state_type = FirefightState
    action_type = a.Action
    event_type = Event
    scenario_type: type[scenario.Scenario] = scenario.Scenario
    player_forms: Sequence[str] = forms.PLAYERS
    gm_forms: Sequence[str] = forms.GMS
    charts: Sequence[str] = (*CHARTS, *MELEE_CHARTS)
    standing_orders: Sequence[str] = get_args(StandingOrder)

    def start(self, setup_: Setup) -> Sequence[Event]:
        """See :class:`rules.core.contract.Ruleset`; settings are house rules."""
        if setup_.scenario is not None:
            return scenario.start(setup_, self.scenario_type)
        return (setup.opening(setup_, {**setup_.defaults, **setup_.settings}),)

    def scenario_of(self, state: FirefightState) -> Mapping[str, Any]:
        found: dict[str, Any] = to_builtins(scenario.written(state, self.scenario_type))
        return found

    def check_settings(self, settings: Mapping[str, str]) -> None:
        for key, value in settings.items():
            read_rule(key, value)

    def blank(self) -> FirefightState:
        return FirefightState()

    def decide(self, state: FirefightState, action: a.Action, actor: Actor, means: Means) -> Sequence[Event]:
        if state.phase == "ended":
            raise Refusal("fight_over")
        ledger = Ledger(state, actor, means)
        _DECIDE[type(action)](ledger, action)
        return tuple(ledger.events)

    def evolve(self, state: FirefightState, event: Event) -> FirefightState:
        return evolve(state, event)

    def known_to(self, state: FirefightState, version: int) -> FirefightState:
        if version < 5:
            state = without_standing_orders(state)
        if version < 4:
            state = replace(state, melee=Melee())
        if version < 3:
            fighters = tuple(replace(f, downed_by=None) for f in state.fighters)
            state = replace(state, fighters=fighters, sitting_out=())
        if version < 2:
            fighters = tuple(replace(f, turn=replace(f.turn, down=False)) for f in state.fighters)
            state = replace(state, fighters=fighters, terrain=(), ground=None, deeds=(), past=())
        return state

    def is_over(self, state: FirefightState) -> bool:
        return state.phase == "ended" or state.chronicle.archived

    def is_milestone(self, event: Event) -> bool:
        return isinstance(event, (Opened, GmPhaseBegan, Ended, chronicle.Archived))

    def is_secret(self, event: Event) -> bool:
        return isinstance(event, OrderGiven)

    def page(self, state: FirefightState) -> int:
        return state.round

    def more_forms(self, state: FirefightState) -> Sequence[str]:
        if state.phase == "ended":
            return ()
        return [do for do in forms.of_use(state) if do not in self.player_forms]

    def form(self, state: FirefightState, actor: Actor, do: str, picks: Picks) -> Form:
        if state.phase == "ended":
            raise Refusal("fight_over")
        return forms.form(state, actor, do, picks)

    def fill(self, state: FirefightState, do: str, form: Form, name: str | None = None) -> a.Action:
        return forms.fill(state, do, form, name)

    def hold(self, page: int) -> a.Action:
        return a.Hold(round=page)

    def advance(self) -> a.Action:
        return a.Advance()

    def end(self) -> a.Action:
        return a.End()

    def awaited(self, state: FirefightState) -> Sequence[str]:
        return [fighter.id for fighter in awaited(state)] if state.phase == "players" else ()

    def all_acted(self, state: FirefightState) -> bool:
        players = any(f.side == "players" and f.standing for f in state.fighters)
        return state.phase == "players" and players and not awaited(state)

    def name_of(self, state: FirefightState, fighter: str) -> Who:
        return state.fighter(fighter).who

    def standing_order(self, state: FirefightState, fighter: str) -> str | None:
        return state.fighter(fighter).standing_order

    def give_standing_order(self, order: str, fighter: str | None) -> a.Action:
        return a.GiveStandingOrder(order, fighter)  # type: ignore[arg-type]

    def follow_standing_order(self, state: FirefightState, fighter: str) -> a.Action:
        return a.FollowStandingOrder(state.fighter(fighter).name)

    def own_fighter(self, state: FirefightState, user: str) -> str | None:
        own = [f for f in state.present if f.owner == user]
        return next((f.id for f in own if f.standing), own[-1].id if own else None)

    def find_fighter(self, state: FirefightState, name: str) -> str:
        return find(name, state.present, lambda f: (f.name, f.label), "unknown_fighter").id

    def owner_of(self, state: FirefightState, fighter: str) -> str | None:
        return state.fighter(fighter).owner

    def threw(self, event: Event, fighter: str) -> bool:
        return explaining.concerns(event, fighter)

    def options(self, state: FirefightState, actor: Actor) -> Sequence[Option]:
        return options.options(state, actor)

    def view(self, state: FirefightState, viewer: Viewer) -> FirefightView:
        return FirefightView(state, viewer, self.key)

    def tell(self, state: FirefightState, event: Event, viewer: Viewer) -> Sequence[Line]:
        return telling.tell(state, event, viewer)

    def explain(self, state: FirefightState, event: Event) -> Sequence[Line]:
        return explaining.explain(state, event)

    def personal(self, state: FirefightState, fighter: str) -> Sequence[Line]:
        return explaining.personal(state, state.fighter(fighter))

    def rulebook(self, state: FirefightState) -> Sequence[Line]:
        return explaining.rulebook(state)

    def names_of(self, state: FirefightState, user: str) -> Sequence[str]:
        return [name for f in state.fighters if f.owner == user for name in (f.name, f.label) if name]

    def handbook(self, state: FirefightState) -> Sequence[Line]:
        return handbook(state)

    def throw_chart(self, name: str, dice: Dice) -> Sequence[Line]:
        if name in MELEE_CHARTS:
            return melee_telling.throw_chart(name, dice)
        return explaining.throw_chart(name, dice)

    def answers(self, state: FirefightState, event: Event) -> Sequence[Answer]:
        if not isinstance(event, ResultAsked):
            return ()
        return melee_telling.answers(Ledger(state, NOBODY, NO_MEANS), lambda fighter: state.fighter(fighter).who, event)

    def choose(self, choice: int, value: str) -> a.Action:
        return m.ChooseResult(choice, value)

    def lapsed(self, before: FirefightState, after: FirefightState) -> int:
        still_open = {question.number for question in after.melee.questions}
        return sum(question.number not in still_open for question in before.melee.questions)

    def recruits(self, action: a.Action) -> str | None:
        return action.name if isinstance(action, a.Join) else None

    def with_recruit(self, action: a.Action, recruit: Recruit) -> a.Action:
        assert isinstance(action, a.Join)
        return replace(action, recruit=recruit)

    def aftermath(self, state: FirefightState) -> Aftermath:
        return aftermath.of(state)
