"""What the map draws of a round: shots, relocations, suppression, each from where it was done."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.scene import Deed
from rules.firefight import events as e
from rules.firefight.state import FirefightState
from rules.melee.events import ChargeStopped, TestTaken

AIMED = "aimed"
"""The result of a shot that is not read yet."""


def run(state: FirefightState, event: e.Relocated) -> FirefightState:
    """A relocation, also one that failed."""
    result = "moved" if event.place == event.aim else "stays"
    return _with(state, Deed("moved", event.fighter, event.origin, None, event.aim, result))


def aimed(state: FirefightState, event: e.ShotAimed) -> FirefightState:
    """A shot that waits to be read."""
    return _with(state, _shot(state, event.shot.shooter, event.shot.target, AIMED))


def read(state: FirefightState, event: e.ShotRead) -> FirefightState:
    """A shot with its result; one that had waited stays where it was aimed. Given the state before the event."""
    if any((w.shooter, w.number) == (event.shooter, event.number) for w in state.waiting):
        for place, deed in enumerate(state.deeds):
            if (deed.fighter, deed.target, deed.result) == (event.shooter, event.target, AIMED):
                known = replace(deed, result=event.outcome)
                return replace(state, deeds=(*state.deeds[:place], known, *state.deeds[place + 1 :]))
    return _with(state, _shot(state, event.shooter, event.target, event.outcome))


def charged(state: FirefightState, event: TestTaken) -> FirefightState:
    """A charge, with what the test made of it. Given the state before the event."""
    at, to = state.fighter(event.fighter).cover, state.fighter(event.against or "").cover
    return _with(state, Deed("charged", event.fighter, at, event.against, to, event.outcome))


def stopped(state: FirefightState, event: ChargeStopped) -> FirefightState:
    """The last charge of somebody, who was hit on the way."""
    places = [n for n, deed in enumerate(state.deeds) if (deed.do, deed.fighter) == ("charged", event.fighter)]
    if not places:  # it began last round, and a hero has only now chosen
        return state
    at = places[-1]
    known = replace(state.deeds[at], result="stopped")
    return replace(state, deeds=(*state.deeds[:at], known, *state.deeds[at + 1 :]))


def suppressed(state: FirefightState, event: e.Suppressed) -> FirefightState:
    """Suppression, of each enemy where it is."""
    at = state.fighter(event.fighter).cover
    return _with(state, *(Deed("suppressed", event.fighter, at, t, state.fighter(t).cover) for t in event.targets))


def _shot(state: FirefightState, shooter: str, target: str, result: str) -> Deed:
    return Deed("shot", shooter, state.fighter(shooter).cover, target, state.fighter(target).cover, result)


def _with(state: FirefightState, *done: Deed) -> FirefightState:
    return replace(state, deeds=(*state.deeds, *done))
