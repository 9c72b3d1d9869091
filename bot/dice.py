"""Dice that cannot be fudged: faces follow from a secret fixed beforehand and from ids that Discord gives.

Face n of an action = HMAC-SHA-256(secret, game ‖ source ‖ n), mapped without bias. The secret's SHA-256 is posted
when a game opens, the secret when it ends. Every entry has a tag that hangs on the one before it.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from typing import Annotated, Protocol

from msgspec import Meta, Struct

SECRET_BYTES = 32
TAG_LENGTH = 8
_WORD = 2**32


class Throw(Struct, frozen=True, omit_defaults=True):
    """A die as the log keeps it; ``scripted``: dictated by a rehearsal, not thrown."""

    sides: Annotated[int, Meta(ge=2, le=1000)]
    face: Annotated[int, Meta(ge=1, le=1000)]
    purpose: str
    fighter: str | None = None
    scripted: bool = False


class ActionDice(Protocol):
    """The dice of one action; ``throws`` is what has been thrown so far."""

    throws: list[Throw]

    def throw(self, sides: int, purpose: str, fighter: str | None = None) -> int:
        """See :class:`rules.core.contract.Dice`."""
        ...

    def settle(self) -> None:
        """Called once the action is in the database."""
        ...


DiceBox = Callable[[str, str, str], ActionDice]
"""Dice for an action, given the epoch's secret (hex), the game's key and the action's source."""


class SecretDice:
    """Dice of a secret epoch."""

    def __init__(self, secret: str, game: str, source: str) -> None:
        self._secret = bytes.fromhex(secret)
        self._game, self._source = game, source
        self.throws: list[Throw] = []

    def throw(self, sides: int, purpose: str, fighter: str | None = None) -> int:
        face = face_of(self._secret, self._game, self._source, len(self.throws), sides)
        self.throws.append(Throw(sides, face, purpose, fighter))
        return face

    def settle(self) -> None:
        """Nothing to do: the same faces would fall again."""


class SystemDice:
    """The system's randomness, for throws outside any game."""

    def __init__(self) -> None:
        self.throws: list[Throw] = []

    def throw(self, sides: int, purpose: str, fighter: str | None = None) -> int:
        face = secrets.randbelow(sides) + 1
        self.throws.append(Throw(sides, face, purpose, fighter))
        return face

    def settle(self) -> None:
        """Nothing to do."""


def face_of(secret: bytes, game: str, source: str, n: int, sides: int) -> int:
    """The n-th face of an action, 1 … ``sides``: the first 32-bit word of the digest below the largest multiple of
    ``sides`` decides, so that no face is favoured."""
    limit = _WORD - _WORD % sides
    attempt = 0
    while True:
        message = f"{game}|{source}|{n}" + (f"|{attempt}" if attempt else "")
        digest = hmac.digest(secret, message.encode(), "sha256")
        for at in range(0, len(digest), 4):
            word = int.from_bytes(digest[at : at + 4], "big")
            if word < limit:
                return word % sides + 1
        attempt += 1


def new_secret() -> str:
    """A fresh epoch's secret in hex."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_of(secret: str) -> str:
    """The SHA-256 that is posted before anything is thrown."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def tag_of(previous: str, source: str, faces: Sequence[int], voids: int | None = None) -> str:
    """An entry's tag from the previous tag, its source, its faces and what it undoes: eight letters and digits."""
    text = f"{previous}|{source}|{' '.join(map(str, faces))}" + (f"|{voids}" if voids is not None else "")
    return base64.b32encode(hashlib.sha256(text.encode()).digest()).decode()[:TAG_LENGTH]
