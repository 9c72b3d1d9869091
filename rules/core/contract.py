"""The contract of a rule system, and what is handed to it.

The decider pattern: ``decide`` looks at the state and says what happens, ``evolve`` makes it so. Chance and
secrecy come in as arguments (:class:`Means`), so that the same log always folds to the same state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar

from msgspec import Struct, field

from rules.core.form import Form, Picks
from rules.core.recruit import Aftermath, Recruit
from rules.core.scene import Scene
from rules.core.telling import Line, Who


class Dice(Protocol):
    """Where faces come from."""

    def throw(self, sides: int, purpose: str, fighter: str | None = None) -> int:
        """A face from 1 to ``sides`` (2 … 1,000); ``purpose`` and the fighter's name are noted in the log."""
        ...


class Vault(Protocol):
    """Keeps a hidden choice until it is revealed."""

    def seal(self, owner: str, value: str) -> Sealed:
        """Lock a user's choice away: a commitment that anyone may see, a ciphertext that only the key opens."""
        ...

    def open(self, sealed: Sealed) -> str:
        """The choice again, checked against its commitment. Raises ``ValueError`` if it does not fit."""
        ...


class Sealed(Struct, frozen=True):
    """A hidden choice as the state and the log hold it."""

    owner: str
    commitment: str
    ciphertext: str


class Means(Struct, frozen=True):
    """What a decision may use besides the state. ``source``: what caused it, never the same twice in a game."""

    dice: Dice
    vault: Vault
    source: str = ""


class _NoDice:
    def throw(self, sides: int, purpose: str, fighter: str | None = None) -> int:
        raise AssertionError(f"nothing is thrown here: {purpose}")


class _NoVault:
    def seal(self, owner: str, value: str) -> Sealed:
        raise AssertionError("nothing is hidden here")

    def open(self, sealed: Sealed) -> str:
        raise AssertionError("nothing is hidden here")


NO_MEANS = Means(_NoDice(), _NoVault())
"""For what neither throws nor hides, such as laying a game out."""


class Action(Struct, frozen=True, tag_field="action"):
    """Base of what people ask for; each carries a ``tag``."""


class Event(Struct, frozen=True, tag_field="event"):
    """Base of what happened; each carries a ``tag``."""


class Actor(Struct, frozen=True):
    """Who acts: a user's id, whether as a game master of this game, whether as the server's administrator."""

    user: str
    gm: bool = False
    admin: bool = False


class Viewer(Struct, frozen=True):
    """Who looks: nobody in particular (the public) where ``user`` is ``None``."""

    user: str | None = None
    gm: bool = False


PUBLIC = Viewer()


class Setup(Struct, frozen=True, omit_defaults=True):
    """What a game is opened with. ``words`` are the guild language's names for what the rules bring along.

    ``defaults`` are the server's settings, below a scenario's, below ``settings``. ``scenario`` is a scenario file's
    content, not yet checked, whose texts are taken in ``locale``.
    """

    name: str
    gm: str
    settings: dict[str, str] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)
    defaults: dict[str, str] = field(default_factory=dict)
    scenario: dict[str, Any] | None = None
    locale: str = "en"


class Option(Struct, frozen=True):
    """Something that is legal now: an action's name, for whom, and what each of its fields may be."""

    do: str
    fighter: str | None = None
    choices: dict[str, tuple[str, ...]] = field(default_factory=dict)


class Answer(Struct, frozen=True):
    """One of the answers to an open choice: its number, the answer's value (letters, hyphens), its word."""

    choice: int
    value: str
    label: Line


class Casualty(Struct, frozen=True):
    """Somebody out of an ended fight whose injury is still to be thrown; ``role`` says on which table."""

    fighter: str
    who: Who
    role: str


class View(Protocol):
    """All that may be seen of a game."""

    @property
    def public(self) -> Mapping[str, Any]:
        """The game as JSON for scripts and exports; a secret that is not yet revealed is ``None``."""
        ...


class FightView(View, Protocol):
    """All that a presenter may see of a fight."""

    def summary(self) -> Sequence[Line]:
        """The tactical summary, a line each; the first is its heading."""
        ...

    def brief(self) -> Sequence[Line]:
        """The same in the fewest words, for a game too large for the whole summary."""
        ...

    def scene(self) -> Scene:
        """The map."""
        ...


S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


class Ruleset(Protocol[S, A, E]):
    """What every game has that is kept in a log: a fight, a server's roster.

    ``state_type``, ``action_type`` and ``event_type`` are msgspec types for the JSON codec. ``decides_as``: the
    earliest version whose actions are still decided alike, so that a log of it can be checked. ``charts``: tables that
    can be thrown without a fighter.
    """

    key: str
    version: int
    decides_as: int
    state_type: type[S]
    action_type: Any
    event_type: Any
    charts: Sequence[str]

    def start(self, setup: Setup) -> Sequence[E]:
        """The events that open a game. Raises ``Refusal`` for settings that do not exist, and ``Mistakes``."""
        ...

    def blank(self) -> S:
        """The state before the first event."""
        ...

    def decide(self, state: S, action: A, actor: Actor, means: Means) -> Sequence[E]:
        """What the action causes. Raises ``Refusal``, before any die where the rules say so; never half-applies."""
        ...

    def evolve(self, state: S, event: E) -> S:
        """The state after an event. Total: no dice, no refusal; reads every event ever released."""
        ...

    def known_to(self, state: S, version: int) -> S:
        """A state as an earlier release would have had it: without what has been added since."""
        ...

    def is_over(self, state: S) -> bool:
        """Whether the game has ended."""
        ...

    def is_milestone(self, event: E) -> bool:
        """Whether the summary is posted anew after this event, not edited in place."""
        ...

    def is_secret(self, event: E) -> bool:
        """Whether only a game master may see this event until the round closes."""
        ...

    def page(self, state: S) -> int:
        """The present round: what a log is paged by, and when last round's buttons no longer act."""
        ...

    def threw(self, event: E, fighter: str) -> bool:
        """Whether this event is a throw of, or at, this fighter."""
        ...

    def options(self, state: S, actor: Actor) -> Sequence[Option]:
        """What this actor may legally do now."""
        ...

    def answers(self, state: S, event: E) -> Sequence[Answer]:
        """The answers that may still be given to what an event asked; none where it asked nothing."""
        ...

    def choose(self, choice: int, value: str) -> A:
        """The action of an answer's button."""
        ...

    def lapsed(self, before: S, after: S) -> int:
        """How many choices were open before and are not any more: answered, or nothing is left to be chosen."""
        ...

    def view(self, state: S, viewer: Viewer) -> View:
        """What this viewer may see: secrets are stripped here."""
        ...

    def names_of(self, state: S, user: str) -> Sequence[str]:
        """What those are called who belong to a user."""
        ...

    def tell(self, state: S, event: E, viewer: Viewer) -> Sequence[Line]:
        """What to say about an event, given the state *after* it."""
        ...

    def explain(self, state: S, event: E) -> Sequence[Line]:
        """Every face, bonus, cover and row of a throw; empty where an event threw nothing."""
        ...

    def throw_chart(self, name: str, dice: Dice) -> Sequence[Line]:
        """Throw on one of the ``charts``, with every nested throw, and say what it means."""
        ...


class FightRules(Ruleset[S, A, E], Protocol[S, A, E]):
    """A rule system of fights. ``scenario_type`` is for scenario files; the summary's buttons open ``player_forms``,
    three at most, and ``gm_forms``.
    """

    scenario_type: type[Any]
    player_forms: Sequence[str]
    gm_forms: Sequence[str]
    standing_orders: Sequence[str]

    def scenario_of(self, state: S) -> Mapping[str, Any]:
        """A scenario file's content that lays this game out anew."""
        ...

    def check_settings(self, settings: Mapping[str, str]) -> None:
        """Raises ``Refusal`` for settings that do not exist."""
        ...

    def more_forms(self, state: S) -> Sequence[str]:
        """Further forms of players, five at most, whose buttons are on the summary while they are of use."""
        ...

    def form(self, state: S, actor: Actor, do: str, picks: Picks) -> Form:
        """A form with these picks. Raises ``Refusal`` where nothing of the kind may be done now."""
        ...

    def fill(self, state: S, do: str, form: Form, name: str | None = None) -> A:
        """The action of a form, with the text given to it. Raises ``Refusal("form_incomplete")``."""
        ...

    def hold(self, page: int) -> A:
        """The action of the summary's Hold button, for the actor's own fighter."""
        ...

    def advance(self) -> A:
        """The action of the summary's Advance button."""
        ...

    def end(self) -> A:
        """The action that ends the game."""
        ...

    def own_fighter(self, state: S, user: str) -> str | None:
        """The id of the fighter that a user's actions mean, if there is one."""
        ...

    def find_fighter(self, state: S, name: str) -> str:
        """A fighter's id by name. Raises ``Refusal("unknown_fighter")``."""
        ...

    def owner_of(self, state: S, fighter: str) -> str | None:
        """Whose fighter it is."""
        ...

    def awaited(self, state: S) -> Sequence[str]:
        """The ids of players' fighters of whom the round still expects something."""
        ...

    def all_acted(self, state: S) -> bool:
        """Whether there are players in the fight, and nobody is awaited."""
        ...

    def name_of(self, state: S, fighter: str) -> Who:
        """A fighter as a fact for the telling."""
        ...

    def standing_order(self, state: S, fighter: str) -> str | None:
        """What is to be done for a fighter whose player is absent at a deadline: one of ``standing_orders``."""
        ...

    def give_standing_order(self, order: str, fighter: str | None) -> A:
        """The action that says so, for the actor's own fighter or another by name."""
        ...

    def follow_standing_order(self, state: S, fighter: str) -> A:
        """The action of a deadline that has passed, for a fighter by id, as its owner."""
        ...

    def recruits(self, action: A) -> str | None:
        """The name under which an action brings somebody into the fight; ``None`` for any other action."""
        ...

    def with_recruit(self, action: A, recruit: Recruit) -> A:
        """The same action with what that character brings from the roster."""
        ...

    def aftermath(self, state: S) -> Aftermath:
        """Who fought, and who is out, for the roster."""
        ...

    def view(self, state: S, viewer: Viewer) -> FightView:
        """What this viewer may see: secrets are stripped here."""
        ...

    def personal(self, state: S, fighter: str) -> Sequence[Line]:
        """What a fighter's owner sees in private; the first two lines are answer enough to an action."""
        ...

    def rulebook(self, state: S) -> Sequence[Line]:
        """The game's settings and tables."""
        ...

    def handbook(self, state: S) -> Sequence[Line]:
        """The rules as a text to read, with this game's settings in their places."""
        ...


class RosterRules(Ruleset[S, A, E], Protocol[S, A, E]):
    """A server's roster: who lasts from one fight to the next."""

    def recruit(self, state: S, name: str, actor: Actor) -> Recruit | None:
        """What the character of this name brings into a fight; ``None`` where there is none of that name.

        Raises ``Refusal`` where the character may not join, or not for this actor.
        """
        ...

    def benches(self, state: S, action: A) -> tuple[str, str] | None:
        """Id and name of the character whom an action may take off the roster; ``None`` for any other action."""
        ...

    def count(self, fight: str, name: str, aftermath: Aftermath) -> A | None:
        """The action that counts a fight which has ended; ``None`` where nobody of the roster fought in it."""
        ...

    def take_back(self, fight: str) -> A:
        """The action that takes the counting of a fight back. It refuses where something hangs on it."""
        ...

    def for_casualty(self, state: S, action: A, fight: str, name: str, aftermath: Aftermath) -> A:
        """An action as it is after a fight: a throw for one of its casualties counts as that one's."""
        ...

    def injure(self, fight: str, name: str, aftermath: Aftermath, fighter: str) -> A:
        """The action of a casualty's button."""
        ...

    def hangs_on(self, events: Sequence[E]) -> str | None:
        """The key of the ended fight on which these events hang, if any."""
        ...

    def counted(self, state: S) -> frozenset[str]:
        """The keys of the fights that are counted."""
        ...

    def casualties(self, state: S, fight: str, aftermath: Aftermath) -> Sequence[Casualty]:
        """Whose injuries are still to be thrown after a fight."""
        ...
