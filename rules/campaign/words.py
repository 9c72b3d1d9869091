"""Parts of lines that the telling and the sheets share."""

from __future__ import annotations

from rules.campaign.state import Band, Character, Choice, Injury, Owed, RosterState, Skill
from rules.campaign.tables import LETTERS, Letter, SkillList
from rules.core.telling import Fact, Line, Said, Who, line


def slug(key: str) -> str:
    """A table's key as a part of a message's."""
    return key.replace(" ", "-").lower()


def number(letter: str, value: int) -> Line:
    """A characteristic with its value: ``S 4+``, ``M 6″``."""
    return line("number", letter=letter, value=value)


def numbers(character: Character) -> Line:
    """All characteristics in a row, then what is unusual about fighting hand to hand."""
    of = character.characteristics.of
    brawl = (line(f"stat-{name}", value=value) for name, value in character.hand_to_hand.unusual.items())
    return line("numbers", all=(*(number(letter, of(letter)) for letter in LETTERS), *brawl))


def characteristic(letter: Letter | str) -> Line:
    """What a characteristic is called."""
    return line("characteristic", letter=letter)


def list_name(name: SkillList | str) -> Line:
    """What a skill list is called."""
    return line("skill-list", list=name)


def skill_name(key: str) -> Line:
    """What a skill is called."""
    return line(f"skill-{slug(key)}")


def skill_about(key: str) -> Line:
    """What a skill is good for."""
    return line(f"skill-{slug(key)}-about")


def injury_name(injury: Injury) -> Line:
    """What a lasting injury is called."""
    return line(f"lasting-{slug(injury.name)}")


def held_skill(skill: Skill) -> Line:
    """A skill that somebody holds, with its weapon."""
    weapon = line("weapon", weapon=skill.detail) if skill.detail else ""
    return line("held-skill", skill=skill_name(skill.key), weapon=weapon, has_weapon=int(bool(skill.detail)))


def answer_label(choice: Choice, answer: str) -> Line:
    """The word on an answer's button."""
    return line(f"answer-{slug(answer)}", amount=choice.amount)


def band_name(band: Band | None) -> Who:
    """A band's name as typed."""
    return Who(band.name if band is not None else "")


def marks(character: Character) -> tuple[str, ...]:
    """What else holds of a character, sorted."""
    found = {
        "captive": character.captured,
        "deep-wound": character.recovering > 0,
        "hardened": character.suffers("hardened"),
        "jailed": character.jailed > 0,
        "madness": character.suffers("madness"),
        "one-handed": character.suffers("hand"),
        "snake-oil": character.oiled,
    }
    return tuple(sorted(mark for mark, holds in found.items() if holds))


def sheet_head(state: RosterState, character: Character) -> Line:
    """Name, role, band."""
    band = state.band_of(character)
    return line(
        "sheet-head",
        who=character.who,
        role=character.role,
        band=Who(band.name) if band is not None else "",
        has_band=int(band is not None),
    )


def standing(state: RosterState, character: Character) -> list[Line]:
    """What keeps a character from the next fight, or helps in it; what waits for an answer."""
    if not character.on_roster:
        return [line("fate", fate=character.fate, gender=character.pronoun)]
    found: list[Line] = []
    if character.captured:
        captor = state.band(character.captive_of)
        known = int(captor is not None)
        found.append(line("standing-captive", band=band_name(captor), known=known, gender=character.pronoun))
    if character.to_miss:
        found.append(line("standing-misses", fights=character.to_miss))
    if character.recovering:
        found.append(line("standing-recovering", fights=character.recovering))
    if character.oiled:
        found.append(line("standing-oiled"))
    found += [line("choice-waits", about=choice_about(state, choice)) for choice in state.asked_of(character.id)]
    return found


def choice_about(state: RosterState, choice: Choice) -> Line:
    """What a choice is about; an offer says of whom and to whom."""
    options = tuple(answer_label(choice, option) for option in choice.options)
    facts: dict[str, Fact] = {"amount": choice.amount, "options": options}
    if choice.is_offer:
        captive = state.character(choice.character)
        other = state.character(choice.against).who if choice.against is not None else ""
        facts |= {"who": captive.who, "other": other, "band": band_name(state.band(captive.captive_of))}
    return line(f"choice-about-{choice.kind}", **facts)


def injury_line(state: RosterState, character: Character, injury: Injury) -> Line:
    """A lasting injury with what it does."""
    hated = tuple(band.who for id in character.hates if (band := state.band(id)) is not None)
    if injury.key == "hatred":
        return line("kept-hatred", bands=hated)
    return line(f"kept-{slug(injury.name)}")


def skill_line(skill: Skill) -> Line:
    """A skill with what it does."""
    return line("sheet-skill", skill=held_skill(skill), about=skill_about(skill.key))


def owed_line(state: RosterState, character: Character, owed: Owed) -> Line:
    """A skill that may be thrown for."""
    lists = state.preferred(character) if owed == "preferred" else ()
    return line("sheet-owed", owed=owed, lists=tuple(list_name(name) for name in lists))


def list_line(state: RosterState, character: Character) -> Line:
    """A character in a list: who, what, and what is the matter."""
    return line("list-line", who=character.who, role=character.role, matters=tuple(_matters(state, character)))


def band_head(state: RosterState, band: Band) -> Line:
    """A band with its money and rating."""
    people = len(state.members(band.id))
    return line("band-head", band=band.who, kind=band.kind, money=band.money, rating=state.rating(band), people=people)


def band_lists(band: Band) -> Line:
    """The lists that a band prefers."""
    return line("band-lists", lists=tuple(list_name(name) for name in band.preferred))


def gear(things: tuple[str, ...]) -> Said:
    """Things with commas between them."""
    return Said(", ".join(things))


def _matters(state: RosterState, character: Character) -> list[Line]:
    if not character.on_roster:
        return [line("fate-short", fate=character.fate, gender=character.pronoun)]
    found = [line("matter-captive", gender=character.pronoun)] if character.captured else []
    found += [line("matter-misses", fights=character.to_miss)] if character.to_miss else []
    found += [line("matter-injuries", count=len(character.injuries))] if character.injuries else []
    found += [line("matter-earned", count=character.earned)] if character.earned else []
    found += [line("matter-choice")] if state.asked_of(character.id) else []
    return found
