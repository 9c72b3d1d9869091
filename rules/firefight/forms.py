"""The forms behind the summary's buttons, each with the action that it comes to."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rules.core.contract import Actor
from rules.core.form import NAME, Form, Picks
from rules.core.refusal import Refusal
from rules.firefight import actions as a
from rules.firefight import gm_forms, melee_forms, options, player_forms
from rules.firefight.player_forms import for_fighter
from rules.firefight.state import FirefightState

PLAYERS = ("shoot", "relocate", "suppress")
GMS = ("order", "layout")
MELEE = ("charge", "break", "stand", "round")
"""On the summary while they are of use."""


def of_use(state: FirefightState) -> tuple[str, ...]:
    """The forms of hand-to-hand fighting that somebody among the players could use now."""
    players = [f for f in state.present if f.side == "players" and f.standing]
    legal = {option.do for fighter in players for option in options.hand_to_hand(state, fighter)}
    return tuple(do for do in MELEE if do in legal)


def form(state: FirefightState, actor: Actor, do: str, picks: Picks) -> Form:
    """A form with these picks. Raises ``Refusal`` where nothing of the kind may be done now."""
    return _kind_of(do).form(state, actor, picks)


def fill(state: FirefightState, do: str, form: Form, name: str | None) -> a.Action:
    """The action that a form comes to. Raises ``Refusal("form_incomplete")``."""
    if form.confirm is None:
        raise Refusal("form_incomplete")
    return _kind_of(do).fill(state, form.picks if name is None else {**form.picks, NAME: name})


class _Form(NamedTuple):
    form: Callable[[FirefightState, Actor, Picks], Form]
    fill: Callable[[FirefightState, Picks], a.Action]


def _kind_of(do: str) -> _Form:
    if do not in _FORMS:
        raise Refusal("button_stale")
    return _FORMS[do]


_FORMS: dict[str, _Form] = {
    "shoot": _Form(for_fighter("shoot", player_forms.shoot), player_forms.fill_shoot),
    "relocate": _Form(for_fighter("relocate", player_forms.relocate), player_forms.fill_relocate),
    "suppress": _Form(for_fighter("suppress", player_forms.suppress), player_forms.fill_suppress),
    "charge": _Form(for_fighter("charge", melee_forms.charge), melee_forms.fill_charge),
    "break": _Form(for_fighter("break", melee_forms.break_off), melee_forms.fill_break),
    "stand": _Form(for_fighter("stand", melee_forms.stand), melee_forms.fill_stand),
    "round": _Form(for_fighter("round", melee_forms.fight_on), melee_forms.fill_round),
    "order": _Form(gm_forms.order, gm_forms.fill_order),
    "layout": _Form(gm_forms.layout, gm_forms.fill_layout),
}
