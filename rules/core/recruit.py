"""Between a fight and the roster: what a lasting character brings in, and what a fight leaves (rules page 3)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rules.core.telling import Pronoun


class Recruit(Struct, frozen=True, omit_defaults=True):
    """A character as a fight needs to know it. ``character`` and bands are the roster's ids.

    ``old_wound``: throws a die when joining; ``oiled``: ignores the first hit; ``one_eyed``: worse at shooting;
    ``hates``: bands; ``fearsome``: has a reputation that the ``hardened`` do not mind. ``skill``, ``damage`` and
    ``weapons`` are for fighting hand to hand (rules page 2), where the sheet gives them.
    """

    character: str
    name: str
    owner: str
    pronoun: Pronoun = "they"
    role: Literal["hero", "henchman"] = "hero"
    band: str | None = None
    one_eyed: bool = False
    old_wound: bool = False
    oiled: bool = False
    madness: bool = False
    hardened: bool = False
    fearsome: bool = False
    hates: tuple[str, ...] = ()
    skill: int | None = None
    damage: int | None = None
    weapons: int | None = None


class Fought(Struct, frozen=True, omit_defaults=True):
    """Somebody who was in a fight. ``out``: a casualty; ``by_band``: of whoever caused it, where that is known.
    ``left``: before its end.
    """

    fighter: str
    name: str
    owner: str | None = None
    pronoun: Pronoun = "they"
    character: str | None = None
    out: bool = False
    left: bool = False
    by_band: str | None = None


class Aftermath(Struct, frozen=True):
    """What a fight leaves: the players' fighters in roster order."""

    fought: tuple[Fought, ...] = ()

    @property
    def casualties(self) -> tuple[Fought, ...]:
        """Who is out."""
        return tuple(one for one in self.fought if one.out)
