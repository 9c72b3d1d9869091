"""The roster as a rule system: what is asked for → what happens → what the roster becomes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.campaign import actions as a
from rules.campaign import advances, captives, charts, counting, injuries, options, recruiting, roster, telling, words
from rules.campaign import events as e
from rules.campaign.evolve import evolve
from rules.campaign.ledger import Ledger
from rules.campaign.state import Choice, RosterState
from rules.campaign.view import RosterView
from rules.core import chronicle
from rules.core.contract import Actor, Answer, Casualty, Dice, Means, Option, Setup, Viewer
from rules.core.recruit import Aftermath, Recruit
from rules.core.refusal import Refusal
from rules.core.telling import Line


def _choose(ledger: Ledger, action: a.Choose) -> None:
    """An answer, of the character's owner or a game master; to an offer, of the captor."""
    choice = ledger.state.choice(action.choice)
    if choice.is_offer:
        captives.require_captor(ledger, choice)
    else:
        ledger.owned(ledger.state.character(choice.character).name)
    if action.answer not in choice.options:
        raise Refusal("choice_gone")
    _ANSWERS[choice.kind](ledger, choice, action.answer)


def _chronicle(ledger: Ledger, action: chronicle.ChronicleAction) -> None:
    ledger.record(chronicle.decide(ledger.state.chronicle, action, ledger.actor, ledger.means))


_ANSWERS: dict[str, Callable[[Ledger, Choice, str], None]] = {
    "bail": injuries.answer_bail,
    "advance": advances.answer_advance,
    "skill": advances.answer_skill,
    "weapon": advances.answer_weapon,
    "ransom": captives.answer_offer,
    "exchange": captives.answer_offer,
}

_DECIDE: dict[type, Callable[[Ledger, Any], None]] = {
    a.NewCharacter: roster.new_character,
    a.EditCharacter: roster.edit_character,
    a.Retire: roster.retire,
    a.NewBand: roster.new_band,
    a.EditBand: roster.edit_band,
    a.ChangeMoney: roster.change_money,
    a.Enlist: roster.enlist,
    a.Injure: injuries.injure,
    a.InjureCasualty: injuries.injure_casualty,
    a.ThrowAdvance: advances.throw_advance,
    a.LearnSkill: advances.learn_skill,
    a.Choose: _choose,
    a.HoldCaptive: captives.hold,
    a.Ransom: captives.ransom,
    a.Exchange: captives.exchange,
    a.HandOver: captives.hand_over,
    a.CountFight: counting.count_fight,
    a.TakeBackFight: counting.take_back,
    chronicle.AppointGm: _chronicle,
    chronicle.Narrate: _chronicle,
    chronicle.RuleOn: _chronicle,
    chronicle.Roll: _chronicle,
}


class Campaign:
    """Injuries, trials, advances, skills: what lasts between fights (rules page 3)."""

    key = "campaign"
    version = 1
    decides_as = 1
    state_type = RosterState
    action_type = a.Action
    event_type = e.Event
    charts: Sequence[str] = charts.CHARTS

    def start(self, setup: Setup) -> Sequence[e.Event]:
        return (e.RosterOpened(setup.name),)

    def blank(self) -> RosterState:
        return RosterState()

    def decide(self, state: RosterState, action: a.Action, actor: Actor, means: Means) -> Sequence[e.Event]:
        ledger = Ledger(state, actor, means)
        _DECIDE[type(action)](ledger, action)
        return tuple(ledger.events)

    def evolve(self, state: RosterState, event: e.Event) -> RosterState:
        return evolve(state, event)

    def known_to(self, state: RosterState, version: int) -> RosterState:
        return state

    def is_over(self, state: RosterState) -> bool:
        return False

    def is_milestone(self, event: e.Event) -> bool:
        return False

    def is_secret(self, event: e.Event) -> bool:
        return False

    def names_of(self, state: RosterState, user: str) -> Sequence[str]:
        return [character.name for character in state.characters if character.owner == user]

    def page(self, state: RosterState) -> int:
        """Fights counted so far, and one."""
        return state.fights_counted + 1

    def threw(self, event: e.Event, fighter: str) -> bool:
        return telling.concerns(event, fighter)

    def options(self, state: RosterState, actor: Actor) -> Sequence[Option]:
        return options.options(state, actor)

    def answers(self, state: RosterState, event: e.Event) -> Sequence[Answer]:
        if not isinstance(event, e.ChoiceAsked) or event.choice not in state.choices:
            return ()
        choice = event.choice
        return [Answer(choice.number, option, words.answer_label(choice, option)) for option in choice.options]

    def choose(self, choice: int, value: str) -> a.Action:
        return a.Choose(choice, value)

    def view(self, state: RosterState, viewer: Viewer) -> RosterView:
        return RosterView(state)

    def tell(self, state: RosterState, event: e.Event, viewer: Viewer) -> Sequence[Line]:
        return telling.tell(state, event)

    def explain(self, state: RosterState, event: e.Event) -> Sequence[Line]:
        """The telling leaves nothing out: every die is in it."""
        return telling.tell(state, event)

    def throw_chart(self, name: str, dice: Dice) -> Sequence[Line]:
        return charts.throw_chart(name, dice)

    def recruit(self, state: RosterState, name: str, actor: Actor) -> Recruit | None:
        return recruiting.recruit(state, name, actor)

    def benches(self, state: RosterState, action: a.Action) -> tuple[str, str] | None:
        return recruiting.benches(state, action)

    def count(self, fight: str, name: str, aftermath: Aftermath) -> a.Action | None:
        fought = any(one.character is not None for one in aftermath.fought)
        return a.CountFight(fight, name, aftermath) if fought else None

    def take_back(self, fight: str) -> a.Action:
        return a.TakeBackFight(fight)

    def for_casualty(
        self, state: RosterState, action: a.Action, fight: str, name: str, aftermath: Aftermath
    ) -> a.Action:
        return recruiting.for_casualty(state, action, fight, name, aftermath)

    def injure(self, fight: str, name: str, aftermath: Aftermath, fighter: str) -> a.Action:
        return a.InjureCasualty(fight, name, fighter, aftermath)

    def hangs_on(self, events: Sequence[e.Event]) -> str | None:
        return next((event.fight for event in events if isinstance(event, e.InjuryBegan)), None)

    def lapsed(self, before: RosterState, after: RosterState) -> int:
        return len(set(before.choices) - set(after.choices))

    def counted(self, state: RosterState) -> frozenset[str]:
        return frozenset(fight.fight for fight in state.fights)

    def casualties(self, state: RosterState, fight: str, aftermath: Aftermath) -> Sequence[Casualty]:
        return recruiting.casualties(state, fight, aftermath)
