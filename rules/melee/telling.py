"""What to say about each event hand to hand, and why it ended so: every die, Skill and modifier."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.core.contract import Answer, Dice
from rules.core.telling import Fact, Line, Said, line
from rules.melee import events as e
from rules.melee import words
from rules.melee.charging import choices
from rules.melee.ring import Seen
from rules.melee.tables import DIE
from rules.melee.words import People


def tell(who: People, event: e.MeleeEvent) -> Sequence[Line]:
    """Lines about an event."""
    return _TELL[type(event)](who, event)


def explain(who: People, event: e.MeleeEvent) -> Sequence[Line]:
    """All that decided a throw; empty for what threw nothing."""
    if isinstance(event, e.TestTaken):
        told = _test_line(who, event, line("test-outcome", outcome=event.outcome))
        return (told, line(f"why-{event.test}", side=event.side))
    if isinstance(event, e.MeleeFought):
        return [*_dice_lines(who, event), *_pair_lines(who, event), line("why-melee")]
    return ()


def concerns(event: e.MeleeEvent, fighter: str) -> bool:
    """Whether this is a throw of a fighter, or one that is about them."""
    if isinstance(event, e.TestTaken):
        return fighter in (event.fighter, event.against)
    return isinstance(event, e.MeleeFought) and any(thrown.fighter == fighter for thrown in event.dice)


def answers(ring: Seen, who: People, event: e.ResultAsked) -> Sequence[Answer]:
    """What a hero may choose now, as long as the question is open: each outcome once, and the dice."""
    number, against = event.question.number, who(event.question.against)
    question = next((q for q in ring.melee.questions if q.number == number), None)
    if question is None:
        return ()
    return [
        Answer(number, value, line("answer-about", answer=line(f"answer-{value}"), against=against))
        for value in choices(ring, question)
    ]


def throw_chart(name: str, dice: Dice) -> Sequence[Line]:
    """A throw on a damage table without a fighter."""
    return (line(f"chart-{name}", face=dice.throw(DIE, "table")),)


def _test(who: People, event: e.TestTaken) -> Sequence[Line]:
    facts: dict[str, Fact] = {"who": who(event.fighter), "against": who(event.against or event.fighter)}
    lines = [_test_line(who, event, line(f"{event.test}-{event.outcome}", **facts))]
    return [*lines, line("hero-made", who=who(event.fighter))] if event.hero else lines


def _test_line(who: People, event: e.TestTaken, story: Line) -> Line:
    facts: dict[str, Fact] = {"who": who(event.fighter), "against": who(event.against or event.fighter)}
    if not event.faces:
        return line("test-chosen", test=event.test, passed=event.passed, side=event.side, story=story, **facts)
    return line(
        "test-taken",
        test=event.test,
        dice=words.faces(event.faces),
        skill=event.skill,
        passed=event.passed,
        side=event.side,
        story=story,
        **facts,
    )


def _asked(who: People, event: e.ResultAsked) -> Sequence[Line]:
    question = event.question
    fighter, against = who(question.fighter), who(question.against)
    return (line("result-asked", who=fighter, test=question.test, against=against),)


def _shot(who: People, event: e.ShotProvoked) -> Sequence[Line]:
    return (line("shot-provoked", who=who(event.fighter), target=who(event.target)),)


def _stopped(who: People, event: e.ChargeStopped) -> Sequence[Line]:
    return (line("charge-stopped", who=who(event.fighter), target=who(event.target)),)


def _missed(who: People, event: e.ChargeMissed) -> Sequence[Line]:
    return (line("charge-missed", who=who(event.fighter), target=who(event.target)),)


def _contact(who: People, event: e.ContactMade) -> Sequence[Line]:
    return (line("contact-made", first=who(event.first), second=who(event.second)),)


def _broken_off(who: People, event: e.BrokenOff) -> Sequence[Line]:
    return (line("broken-off", who=who(event.fighter), opponents=tuple(map(who, event.opponents))),)


def _agreed(who: People, event: e.RoundAgreed) -> Sequence[Line]:
    return (line("round-agreed", who=who(event.fighter), missing=tuple(map(who, event.missing))),)


def _fought(who: People, event: e.MeleeFought) -> Sequence[Line]:
    head = line("melee-round", people=tuple(who(thrown.fighter) for thrown in event.dice))
    fates = [line(f"fate-{fate.result}", who=who(fate.fighter), by=who(fate.by)) for fate in event.fates]
    return [head, *_dice_lines(who, event), *_pair_lines(who, event), *fates]


def _dice_lines(who: People, event: e.MeleeFought) -> list[Line]:
    return [
        line("melee-dice", fighter=who(d.fighter), dice=words.faces(d.faces), lying=int(d.lying)) for d in event.dice
    ]


def _pair_lines(who: People, event: e.MeleeFought) -> list[Line]:
    return [_pair_line(who, pair) for pair in event.pairs]


def _pair_line(who: People, pair: e.Pair) -> Line:
    first, second = pair.first, pair.second
    facts: dict[str, Fact] = {
        "first": who(first.fighter),
        "second": who(second.fighter),
        "first_skill": words.skill(first),
        "second_skill": words.skill(second),
        "first_passed": first.passed,
        "second_passed": second.passed,
    }
    blow = pair.blow
    if blow is None:
        return line("melee-even", **facts)
    won: dict[str, Fact] = {"winner": who(blow.winner), "loser": who(blow.loser), "margin": blow.margin}
    return line("melee-won", **facts, **won, face=blow.face, damage=blow.damage, result=blow.result)


def _stats_set(who: People, event: e.StatsSet) -> Sequence[Line]:
    return (line("stats-set", who=who(event.fighter), pieces=words.given(event.given), reason=Said(event.reason)),)


def _knocked_down(who: People, event: e.KnockedDown) -> Sequence[Line]:
    return (line("knocked-down", who=who(event.fighter), reason=Said(event.reason)),)


_TELL: dict[type, Callable[[People, Any], Sequence[Line]]] = {
    e.TestTaken: _test,
    e.ResultAsked: _asked,
    e.ShotProvoked: _shot,
    e.ChargeStopped: _stopped,
    e.ChargeMissed: _missed,
    e.ContactMade: _contact,
    e.BrokenOff: _broken_off,
    e.RoundAgreed: _agreed,
    e.MeleeFought: _fought,
    e.StatsSet: _stats_set,
    e.KnockedDown: _knocked_down,
}
