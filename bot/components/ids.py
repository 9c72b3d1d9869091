"""The ids of buttons and menus. Openers carry the game alone; what acts carries the page or entry it was shown for.

A form's menus carry what was picked so far, so that nothing has to be remembered between two clicks.
"""

from __future__ import annotations

from collections.abc import Mapping

_PICKS = r"(?P<picks>[a-z0-9=.-]*)"

HOLD = r"hold:(?P<game>\d+):(?P<page>\d+)"
ME = r"me:(?P<game>\d+)"
ADVANCE = r"advance:(?P<game>\d+):(?P<revision>\d+)"
UNDO = r"undo:(?P<game>\d+)"
UNDO_CONFIRM = r"undo-confirm:(?P<game>\d+):(?P<seq>\d+):(?P<revision>\d+)"

FORM = r"form:(?P<game>\d+):(?P<do>[a-z]+)"
PICK = rf"pick:(?P<game>\d+):(?P<do>[a-z]+):(?P<field>[a-z]):(?P<page>\d+):{_PICKS}"
CONFIRM = rf"do:(?P<game>\d+):(?P<revision>\d+):(?P<do>[a-z]+):{_PICKS}"
NAMING = rf"naming:(?P<game>\d+):(?P<revision>\d+):(?P<do>[a-z]+):{_PICKS}"
NAMED = rf"named:(?P<game>\d+):(?P<revision>\d+):(?P<do>[a-z]+):{_PICKS}"

DRAFT = r"draft:(?P<game>\d+)"
POST_DRAFT = r"post-draft:(?P<game>\d+):(?P<seq>\d+):(?P<version>\d+)"
DROP_DRAFT = r"drop-draft:(?P<game>\d+):(?P<seq>\d+):(?P<version>\d+)"
WORDS = r"words:(?P<game>\d+):(?P<seq>\d+)"
WORDED = r"worded:(?P<game>\d+):(?P<seq>\d+):(?P<version>\d+)"

FORGET = r"forget:(?P<what>me|server):(?P<user>\d+)"

POSTPONE = r"postpone:(?P<game>\d+):(?P<page>\d+)"

ANSWER = r"answer:(?P<game>\d+):(?P<seq>\d+):(?P<choice>\d+):(?P<value>[A-Za-z-]+)"
INJURY = r"injury:(?P<game>\d+):(?P<fighter>f\d+)"
NEW_CHARACTER = r"new-character"
OPEN_CHARACTER = r"open-character"


def hold(game: int, page: int) -> str:
    """Hold, in this round only."""
    return f"hold:{game}:{page}"


def me(game: int) -> str:
    """The private panel."""
    return f"me:{game}"


def advance(game: int, revision: int) -> str:
    """The game master's phase, if nothing has happened since."""
    return f"advance:{game}:{revision}"


def postpone(game: int, page: int) -> str:
    """Put off the deadline of this round."""
    return f"postpone:{game}:{page}"


def draft(game: int) -> str:
    """Open the draft."""
    return f"draft:{game}"


def post_draft(game: int, seq: int, version: int) -> str:
    """Post the draft in the words in which it was shown."""
    return f"post-draft:{game}:{seq}:{version}"


def drop_draft(game: int, seq: int, version: int) -> str:
    """Withdraw the draft."""
    return f"drop-draft:{game}:{seq}:{version}"


def words(game: int, seq: int) -> str:
    """Ask for other words for an entry or a draft."""
    return f"words:{game}:{seq}"


def worded(game: int, seq: int, version: int) -> str:
    """The words that were asked for, if there are none newer."""
    return f"worded:{game}:{seq}:{version}"


def forget(what: str, user: int) -> str:
    """Forget ``me`` or the ``server``; whose button it is."""
    return f"forget:{what}:{user}"


def undo(game: int) -> str:
    """Ask what to undo."""
    return f"undo:{game}"


def undo_confirm(game: int, seq: int, revision: int) -> str:
    """Undo this entry and all after it, if nothing has happened since."""
    return f"undo-confirm:{game}:{seq}:{revision}"


def form(game: int, do: str) -> str:
    """Open a form."""
    return f"form:{game}:{do}"


def pick(game: int, do: str, field: str, page: int, picks: Mapping[str, str]) -> str:
    """A menu of a form, at a page of its choices."""
    return f"pick:{game}:{do}:{field}:{page}:{packed(picks)}"


def confirm(game: int, revision: int, do: str, picks: Mapping[str, str]) -> str:
    """Do what a form says, if nothing has happened since."""
    return f"do:{game}:{revision}:{do}:{packed(picks)}"


def naming(game: int, revision: int, do: str, picks: Mapping[str, str]) -> str:
    """Ask for a name before the same."""
    return f"naming:{game}:{revision}:{do}:{packed(picks)}"


def named(game: int, revision: int, do: str, picks: Mapping[str, str]) -> str:
    """The answer to it."""
    return f"named:{game}:{revision}:{do}:{packed(picks)}"


def answer(game: int, seq: int, choice: int, value: str) -> str:
    """An answer to a choice that an entry asked for, while that entry stands."""
    return f"answer:{game}:{seq}:{choice}:{value}"


def injury(game: int, fighter: str) -> str:
    """Throw for a casualty of an ended fight."""
    return f"injury:{game}:{fighter}"


def packed(picks: Mapping[str, str]) -> str:
    """Picks as a part of an id."""
    return ".".join(f"{key}={value}" for key, value in picks.items())


def unpacked(text: str) -> dict[str, str]:
    """Picks from a part of an id."""
    return dict(pair.split("=", 1) for pair in text.split(".") if "=" in pair)
