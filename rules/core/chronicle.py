"""What every game has besides its rules: game masters, the master's words, checks, free throws, the end.

A rule system takes these actions and events into its own unions and keeps a :class:`Chronicle` in its state.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from rules.core import notation
from rules.core.contract import Action, Actor, Event, Means
from rules.core.names import clean_speech, clean_text
from rules.core.notation import Thrown
from rules.core.refusal import Refusal
from rules.core.telling import Fact, Line, Said, Who, line, minus

MAX_OPEN_CHECKS = 50


class Check(Struct, frozen=True):
    """A check that waits for the master's ruling."""

    number: int
    who: str
    what: str


class Chronicle(Struct, frozen=True):
    """The part of a game's state that no rule system owns. ``gms`` are user ids; ``checks`` those still open;
    ``archived``: put aside before its end.
    """

    gms: tuple[str, ...] = ()
    checks: tuple[Check, ...] = ()
    checks_made: int = 0
    archived: bool = False


class AppointGm(Action, frozen=True, tag="appoint_gm"):
    """Make a user a game master too; ``name`` is shown."""

    user: str
    name: str


class Narrate(Action, frozen=True, tag="narrate"):
    """Speak as the game master."""

    text: str


class RuleOn(Action, frozen=True, tag="rule_on"):
    """Answer an open check by its number."""

    check: int
    text: str


class Roll(Action, frozen=True, tag="roll"):
    """Throw dice that decide nothing by themselves."""

    dice: str
    who: str
    reason: str | None = None


class Archive(Action, frozen=True, tag="archive"):
    """Put a fight aside; nothing is decided by that. A roster knows nothing of the kind."""


class GmAppointed(Event, frozen=True, tag="gm_appointed"):
    user: str
    name: str


class Narrated(Event, frozen=True, tag="narrated"):
    text: str


class CheckMade(Event, frozen=True, tag="check_made"):
    number: int
    who: str
    what: str
    thrown: tuple[Thrown, ...]


class CheckRuled(Event, frozen=True, tag="check_ruled"):
    number: int
    who: str
    what: str
    text: str


class Rolled(Event, frozen=True, tag="rolled"):
    who: str
    thrown: tuple[Thrown, ...]
    reason: str | None = None


class Archived(Event, frozen=True, tag="archived"):
    pass


ChronicleAction = AppointGm | Narrate | RuleOn | Roll
ChronicleEvent = GmAppointed | Narrated | CheckMade | CheckRuled | Rolled


def require_gm(actor: Actor) -> None:
    """Raises ``Refusal("gm_only")``."""
    if not actor.gm:
        raise Refusal("gm_only")


def decide(chronicle: Chronicle, action: ChronicleAction, actor: Actor, means: Means) -> ChronicleEvent:
    """The one event of a chronicle action."""
    match action:
        case Roll(dice, who, reason):
            thrown = notation.throw(notation.parse(dice), means.dice, "roll")
            return Rolled(who, thrown, clean_text(reason) if reason else None)
        case AppointGm(user, name):
            if not actor.admin:  # who may take over a fight whose master is gone
                require_gm(actor)
            if user in chronicle.gms:
                raise Refusal("already_gm", name=name)
            return GmAppointed(user, name)
        case Narrate(text):
            require_gm(actor)
            return Narrated(clean_speech(text))
        case RuleOn(number, text):
            require_gm(actor)
            for check in chronicle.checks:
                if check.number == number:
                    return CheckRuled(number, check.who, check.what, clean_speech(text))
            still_open = [str(check.number) for check in chronicle.checks]
            raise Refusal("no_such_check", number=number, open=", ".join(still_open))


def archive(actor: Actor) -> Archived:
    """Put a fight aside. Raises ``Refusal("gm_only")``."""
    require_gm(actor)
    return Archived()


def make_check(chronicle: Chronicle, who: str, what: str, dice: str, means: Means) -> CheckMade:
    """Throw a fighter's check; the master rules on it later."""
    terms = notation.parse(dice)
    what = clean_text(what)
    if len(chronicle.checks) >= MAX_OPEN_CHECKS:
        raise Refusal("too_many_checks", limit=MAX_OPEN_CHECKS)
    return CheckMade(chronicle.checks_made + 1, who, what, notation.throw(terms, means.dice, "check", who))


def evolve(chronicle: Chronicle, event: ChronicleEvent | Archived) -> Chronicle:
    """The chronicle after one of its events."""
    match event:
        case GmAppointed(user):
            return replace(chronicle, gms=(*chronicle.gms, user))
        case CheckMade(number, who, what):
            checks = (*chronicle.checks, Check(number, who, what))
            return replace(chronicle, checks=checks, checks_made=number)
        case CheckRuled(number):
            return replace(chronicle, checks=tuple(c for c in chronicle.checks if c.number != number))
        case Archived():
            return replace(chronicle, archived=True)
        case Narrated() | Rolled():
            return chronicle


def tell(event: ChronicleEvent | Archived) -> Line:
    """What to say about a chronicle event."""
    match event:
        case GmAppointed(name=name):
            return line("gm-appointed", who=Who(name))
        case Archived():
            return line("archived")
        case Narrated(text):
            return line("narrated", text=Said(text))
        case CheckMade(number, who, what, thrown):
            return line("check-made", number=number, who=Who(who), what=Said(what), **throw_facts(thrown))
        case CheckRuled(number, who, what, text):
            return line("check-ruled", number=number, who=Who(who), what=Said(what), text=Said(text))
        case Rolled(who, thrown, reason):
            key = "rolled-for" if reason else "rolled"
            return line(key, who=Who(who), reason=Said(reason or ""), **throw_facts(thrown))


def throw_facts(thrown: tuple[Thrown, ...]) -> dict[str, Fact]:
    """A throw as facts: what was thrown, the faces (struck through where they do not count), the total."""
    return {
        "dice": notation.written(tuple(t.term for t in thrown)),
        "faces": " · ".join(_faces(t) for t in thrown if t.faces),
        "single": int(len(thrown) == 1 and len(thrown[0].faces) == 1),
        "total": minus(sum(t.value for t in thrown)),
    }


def _faces(thrown: Thrown) -> str:
    return " ".join(str(f) if place in thrown.kept else f"~~{f}~~" for place, f in enumerate(thrown.faces))
