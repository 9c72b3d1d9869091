"""Advances of heroes and henchmen, and skills (rules page 3, Advances, Skills)."""

from __future__ import annotations

from rules.campaign import actions as a
from rules.campaign import events as e
from rules.campaign import tables as t
from rules.campaign.injuries import change
from rules.campaign.ledger import Ledger
from rules.campaign.state import Character, Choice, Owed, Skill
from rules.core.refusal import Refusal
from rules.core.telling import line


def throw_advance(ledger: Ledger, action: a.ThrowAdvance) -> None:
    """An advance throw that somebody has earned."""
    character = ledger.able(action.character)
    if character.recovering:
        raise Refusal("recovering", name=character.name, fights=character.recovering)
    if not character.earned:
        raise Refusal("advance_unearned", name=character.name)
    (_hero if character.role == "hero" else _henchman)(ledger, character)


def learn_skill(ledger: Ledger, action: a.LearnSkill) -> None:
    """A throw on a skill list: one that an advance gave, or of a game master's giving."""
    character = ledger.able(action.character)
    if character.recovering:
        raise Refusal("recovering", name=character.name, fights=character.recovering)
    paid = _paid(ledger, character, action.list)
    _throw_skill(ledger, character.id, action.list, paid)


def answer_advance(ledger: Ledger, choice: Choice, answer: str) -> None:
    """Which of two characteristics."""
    ledger.record(e.ChoiceMade(choice, answer))
    change(ledger, choice.character, answer, 1)  # type: ignore[arg-type]


def answer_skill(ledger: Ledger, choice: Choice, answer: str) -> None:
    """Throw again for a skill that is held already, or leave it."""
    ledger.record(e.ChoiceMade(choice, answer))
    if answer == "again":
        _throw_skill(ledger, choice.character, choice.list, None)  # type: ignore[arg-type]


def answer_weapon(ledger: Ledger, choice: Choice, answer: str) -> None:
    """A trick shooter's weapon kind."""
    ledger.record(e.ChoiceMade(choice, answer))
    ledger.record(e.WeaponChosen(choice.character, answer))
    _ask_weapon(ledger, choice.character)


def _hero(ledger: Ledger, character: Character) -> None:
    faces, key = ledger.throw(t.HERO_ADVANCES, "advance", character.id)
    ledger.record(e.AdvanceThrown(character.id, "hero", faces, key))
    if key in t.SKILL_OWED:
        owed = t.SKILL_OWED[key]
        lists = ledger.state.preferred(character) if owed == "preferred" else tuple(t.SKILLS)
        ledger.record(e.SkillOwed(character.id, owed, lists))
    elif key == "fame or fortune":
        (face,), letter = ledger.throw(t.FAME, "fame", character.id)
        ledger.record(e.FameThrown(character.id, face, letter))  # type: ignore[arg-type]
        change(ledger, character.id, letter, 1)  # type: ignore[arg-type]
    else:
        _raise(ledger, character, t.RAISED[key])


def _henchman(ledger: Ledger, character: Character) -> None:
    """At most one henchman of a band becomes a hero between two fights: a further six is thrown again."""
    band, same = ledger.state.band_of(character), False
    while True:
        faces, key = ledger.throw(t.HENCHMAN_ADVANCES, "advance", character.id)
        again = key == "hero" and band is not None and band.promoted
        ledger.record(e.AdvanceThrown(character.id, "henchman", faces, key, again=again, same=same))
        if not again:
            break
        same = True
    if key == "hero":
        ledger.record(e.BecameHero(character.id, max(t.FAME_OF_NEW_HERO, character.characteristics.fame)))
    else:
        _raise(ledger, character, t.RAISED[key])


def _raise(ledger: Ledger, character: Character, letters: tuple[t.Letter, ...]) -> None:
    """One of these; the player chooses where more than one can still rise."""
    able = tuple(letter for letter in letters if _can_rise(character, letter))
    if not able:
        ledger.record(e.NothingRaised(character.id, letters))
    elif len(able) == 1:
        change(ledger, character.id, able[0], 1)
    else:
        ledger.record(e.ChoiceAsked(Choice(ledger.state.choices_made + 1, character.id, "advance", able)))


def _can_rise(character: Character, letter: t.Letter) -> bool:
    low, high = t.BOUNDS[letter]
    value = character.characteristics.of(letter)
    return value > low if letter == "S" else value < high


def _paid(ledger: Ledger, character: Character, wanted: t.SkillList) -> Owed | None:
    """Which right to throw is used up; a game master may give a throw that nothing has earned."""
    preferred = ledger.state.preferred(character)
    if "preferred" in character.owed and wanted in preferred:
        return "preferred"
    if "any" in character.owed:
        return "any"
    if "preferred" in character.owed:
        raise Refusal("skill_not_preferred", known=tuple(line("skill-list", list=name) for name in preferred))
    if not ledger.actor.gm:
        raise Refusal("skill_unearned", name=character.name)
    return None


def _throw_skill(ledger: Ledger, who: str, skills: t.SkillList, paid: Owed | None) -> None:
    face = ledger.die(6, "skill", who)
    skill = t.SKILLS[skills][face - 1]
    held = ledger.state.character(who).knows(skill)
    counts = not held or (skill == t.REPEATED and held < len(t.WEAPONS))
    ledger.record(e.SkillThrown(who, skills, face, skill, counts, paid, held))
    number = ledger.state.choices_made + 1
    if not counts:
        ledger.record(e.ChoiceAsked(Choice(number, who, "skill", ("again", "keep"), list=skills)))
        return
    ledger.record(e.SkillLearnt(who, Skill(skill)))
    if skill == t.REPEATED:
        _ask_weapon(ledger, who)


def _ask_weapon(ledger: Ledger, who: str) -> None:
    """Which weapon, one kind for each time; the answer may wait, the skill does not."""
    state = ledger.state
    skills = [skill for skill in state.character(who).skills if skill.key == t.REPEATED]
    left = tuple(weapon for weapon in t.WEAPONS if weapon not in {skill.detail for skill in skills})
    waiting = any(choice.kind == "weapon" for choice in state.asked_of(who))
    if not waiting and any(not skill.detail for skill in skills):
        ledger.record(e.ChoiceAsked(Choice(state.choices_made + 1, who, "weapon", left)))
