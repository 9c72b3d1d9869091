"""What may be seen of a roster: the public state, a character's sheet, the list, a band."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.campaign import words
from rules.campaign.state import Band, Character, RosterState
from rules.campaign.tables import LETTERS
from rules.core.telling import Line, Said, line


class RosterView:
    """A roster as anybody may see it: it keeps no secrets."""

    def __init__(self, state: RosterState) -> None:
        self._state = state

    @property
    def public(self) -> Mapping[str, Any]:
        """The public roster as JSON."""
        state = self._state
        return {
            "characters": {c.name: self._public_character(c) for c in state.characters},
            "bands": {b.name: {"money": b.money, "rating": state.rating(b)} for b in state.bands},
        }

    def sheet(self, character: Character) -> Sequence[Line]:
        """A character's sheet; the first line is its heading."""
        state = self._state
        lines = [words.sheet_head(state, character), words.numbers(character)]
        lines += words.standing(state, character)
        if character.injuries:
            lines.append(line("sheet-injuries"))
            lines += [words.injury_line(state, character, injury) for injury in character.injuries]
        if character.skills or character.owed:
            lines.append(line("sheet-skills"))
            lines += [words.skill_line(skill) for skill in character.skills]
            lines += [words.owed_line(state, character, owed) for owed in character.owed]
        gear = ", ".join(character.gear)
        lines.append(line("sheet-gear", gear=Said(gear)) if gear else line("sheet-no-gear"))
        lines.append(line("sheet-experience", experience=character.experience, fights=character.fights))
        if character.earned and character.on_roster:
            lines.append(line("sheet-earned", count=character.earned))
        return lines

    def listing(self) -> Sequence[Line]:
        """Every band with its people, then those without one, then who has left."""
        state = self._state
        lines: list[Line] = []
        for band in state.bands:
            lines.append(words.band_head(state, band))
            lines += [words.list_line(state, c) for c in state.members(band.id)]
        free = [c for c in state.characters if c.band is None and c.on_roster]
        lines += [line("list-free"), *(words.list_line(state, c) for c in free)] if free else []
        gone = [c for c in state.characters if not c.on_roster]
        lines += [line("list-gone"), *(words.list_line(state, c) for c in gone)] if gone else []
        return lines or [line("list-empty")]

    def band(self, band: Band) -> Sequence[Line]:
        """A band with its money, rating, lists and people."""
        state = self._state
        members = state.members(band.id)
        lines = [words.band_head(state, band), words.band_lists(band)]
        lines += [words.list_line(state, c) for c in members] or [line("band-nobody")]
        prisoners = tuple(c.who for c in state.characters if c.captive_of == band.id)
        return [*lines, line("band-prisoners", who=prisoners)] if prisoners else lines

    def _public_character(self, character: Character) -> dict[str, Any]:
        state = self._state
        band, captor = state.band_of(character), state.band(character.captive_of)
        hated = (state.band(id) for id in character.hates)
        return {
            "role": character.role,
            "band": band.name if band is not None else None,
            "alive": character.alive,
            "on_roster": character.on_roster,
            "gear": list(character.gear),
            "hates": [band.name for band in hated if band is not None],
            "marks": list(words.marks(character)),
            "characteristics": {letter: character.characteristics.of(letter) for letter in LETTERS},
            "skill": character.hand_to_hand.skill,
            "damage": character.hand_to_hand.damage,
            "weapons": character.hand_to_hand.weapons,
            "injuries": [injury.name for injury in character.injuries],
            "skills": [skill.name for skill in character.skills],
            "fights_to_miss": character.to_miss,
            "captive_of": captor.name if captor is not None else None,
            "experience": character.experience,
        }
