"""The buttons' ids. Openers carry the game alone; what acts carries the page or entry that it was shown for."""

from __future__ import annotations

HOLD = r"hold:(?P<game>\d+):(?P<page>\d+)"
ME = r"me:(?P<game>\d+)"
ADVANCE = r"advance:(?P<game>\d+):(?P<revision>\d+)"
UNDO = r"undo:(?P<game>\d+)"
UNDO_CONFIRM = r"undo-confirm:(?P<game>\d+):(?P<seq>\d+):(?P<revision>\d+)"


def hold(game: int, page: int) -> str:
    """Hold, in this round only."""
    return f"hold:{game}:{page}"


def me(game: int) -> str:
    """The private panel."""
    return f"me:{game}"


def advance(game: int, revision: int) -> str:
    """The game master's phase, if nothing has happened since."""
    return f"advance:{game}:{revision}"


def undo(game: int) -> str:
    """Ask what to undo."""
    return f"undo:{game}"


def undo_confirm(game: int, seq: int, revision: int) -> str:
    """Undo this entry and all after it, if nothing has happened since."""
    return f"undo-confirm:{game}:{seq}:{revision}"
