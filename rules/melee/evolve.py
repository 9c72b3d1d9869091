"""The melee after an event. Total: throws no dice, refuses nothing. Stats and conditions are the fight's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rules.melee import events as e
from rules.melee.state import Brawler, Contact, Melee, fray_of


def evolve(melee: Melee, event: e.MeleeEvent) -> Melee:
    """The melee after one of its events."""
    return _EVOLVE[type(event)](melee, event)


def out(melee: Melee, fighter: str) -> Melee:
    """Somebody is out: in no contact, no hero any more."""
    melee = parted(melee, fighter)
    return replace(melee, brawlers={id: b for id, b in melee.brawlers.items() if id != fighter})


def parted(melee: Melee, fighter: str) -> Melee:
    """Somebody is not where they were: in no contact, and no charge of theirs or at them waits."""
    questions = tuple(q for q in melee.questions if fighter not in (q.fighter, q.against))
    return _apart(replace(melee, questions=questions), fighter)


def on_feet(melee: Melee, fighter: str) -> Melee:
    """Somebody stands, by a game master's word."""
    return _changed(melee, fighter, down=False)


def uncharging(melee: Melee, *fighters: str) -> Melee:
    """Without the charges of these that still waited for a hero's choice."""
    open_ = (q for q in melee.questions if q.test != "charged" or q.against not in fighters)
    return replace(melee, questions=tuple(open_))


def rested(melee: Melee) -> Melee:
    """The melee at the start of the next round."""
    for fighter in melee.brawlers:
        melee = _changed(melee, fighter, tried=False, fought=False, agreed=False)
    return replace(melee, questions=tuple(replace(question, late=True) for question in melee.questions))


def _test_taken(melee: Melee, event: e.TestTaken) -> Melee:
    if event.test == "stand":
        melee = _changed(melee, event.fighter, down=event.outcome == "lies", tried=True)
    if event.hero:
        melee = _changed(melee, event.fighter, hero=True)
    melee = replace(melee, questions=tuple(q for q in melee.questions if q.number != event.question))
    return parted(melee, event.fighter) if event.outcome == "runs" else melee


def _asked(melee: Melee, event: e.ResultAsked) -> Melee:
    return replace(melee, questions=(*melee.questions, event.question), asked=event.question.number)


def _contact(melee: Melee, event: e.ContactMade) -> Melee:
    melee = _with_contacts(melee, (*melee.contacts, Contact(event.first, event.second)))
    if event.turned:
        melee = _changed(melee, event.second, turned=True)
    return uncharging(melee, event.first, event.second)


def _broken_off(melee: Melee, event: e.BrokenOff) -> Melee:
    return _apart(melee, event.fighter)


def _agreed(melee: Melee, event: e.RoundAgreed) -> Melee:
    return _changed(melee, event.fighter, agreed=True)


def _fought(melee: Melee, event: e.MeleeFought) -> Melee:
    for thrown in event.dice:
        fought = melee.of(thrown.fighter).fought or event.agreed
        melee = _changed(melee, thrown.fighter, turned=False, agreed=False, fought=fought)
    for fate in event.fates:
        melee = _fallen(melee, fate.fighter) if fate.result == "down" else out(melee, fate.fighter)
    return melee


def _knocked_down(melee: Melee, event: e.KnockedDown) -> Melee:
    return _fallen(melee, event.fighter)


def _nothing(melee: Melee, _: e.MeleeEvent) -> Melee:
    return melee


def _fallen(melee: Melee, fighter: str) -> Melee:
    """Somebody lies, whose charge comes to nothing if it still waited; a new fall, a new test to stand."""
    brawler = melee.of(fighter)
    return uncharging(_changed(melee, fighter, down=True, tried=brawler.tried and brawler.down), fighter)


def _apart(melee: Melee, fighter: str) -> Melee:
    return _with_contacts(melee, tuple(c for c in melee.contacts if fighter not in (c.first, c.second)))


def _with_contacts(melee: Melee, contacts: tuple[Contact, ...]) -> Melee:
    """With other contacts: what was agreed holds in no melee that has changed, a turn to face in none that is over."""
    before, melee = melee, replace(melee, contacts=contacts)
    for fighter in melee.brawlers:
        was, is_ = fray_of(before, fighter), fray_of(melee, fighter)
        if was is None or is_ is None or was.fighters != is_.fighters:
            turned = melee.of(fighter).turned and is_ is not None
            melee = _changed(melee, fighter, agreed=False, turned=turned)
    return melee


def _changed(melee: Melee, fighter: str, **changes: Any) -> Melee:
    """With something else remembered of a fighter; where it is nothing, the fighter is forgotten."""
    changed = replace(melee.of(fighter), **changes)
    others = {id: brawler for id, brawler in melee.brawlers.items() if id != fighter}
    return replace(melee, brawlers=others if changed == Brawler() else {**others, fighter: changed})


_EVOLVE: dict[type, Callable[[Melee, Any], Melee]] = {
    e.TestTaken: _test_taken,
    e.ResultAsked: _asked,
    e.ShotProvoked: _nothing,
    e.ChargeStopped: _nothing,
    e.ChargeMissed: _nothing,
    e.ContactMade: _contact,
    e.BrokenOff: _broken_off,
    e.RoundAgreed: _agreed,
    e.MeleeFought: _fought,
    e.StatsSet: _nothing,
    e.KnockedDown: _knocked_down,
}
