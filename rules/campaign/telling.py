"""What to say about each event between fights."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.campaign import events as e
from rules.campaign import words
from rules.campaign.state import CountedFight, RosterState
from rules.core import chronicle
from rules.core.chronicle import CheckMade, CheckRuled, GmAppointed, Narrated, Rolled
from rules.core.telling import Fact, Line, Said, Signed, Who, line

_MISSED = ("miss_next", "recovering", "jailed")
"""What people see as one: fights to miss."""


def tell(state: RosterState, event: e.Event) -> Sequence[Line]:
    """Lines about an event, given the roster after it."""
    return _TELL[type(event)](state, event)


def concerns(event: e.Event, character: str) -> bool:
    """Whether an event belongs in a character's history."""
    match event:
        case e.CharacterMade(character=made):
            return made.id == character
        case e.CharacterEdited(after=after):
            return after.id == character
        case e.Freed():
            return character in (event.character, event.against)
        case e.FightCounted(fight=fight) | e.FightTakenBack(fight=fight):
            return character in fight.fought or any(m.character == character for m in fight.missed)
        case e.ChoiceAsked(choice=choice) | e.ChoiceMade(choice=choice):
            return choice.character == character
        case _:
            return getattr(event, "character", None) == character


def _who(state: RosterState, character: str) -> Who:
    return state.character(character).who


def _band(state: RosterState, band: str | None) -> Who:
    return words.band_name(state.band(band))


def _faces(faces: tuple[int, ...]) -> str:
    return " ".join(map(str, faces))


def _opened(_: RosterState, event: e.RosterOpened) -> Sequence[Line]:
    return (line("roster-opened"),)


def _stood_in(state: RosterState, event: e.StoodIn) -> Sequence[Line]:
    return (line("roster-stood-in", who=_who(state, event.character)),)


def _made(state: RosterState, event: e.CharacterMade) -> Sequence[Line]:
    made = event.character
    band = state.band_of(made)
    facts: dict[str, Fact] = {"who": made.who, "role": made.role, "band": _band(state, made.band)}
    return (line("character-made", **facts, has_band=int(band is not None)), words.numbers(made))


def _edited(state: RosterState, event: e.CharacterEdited) -> Sequence[Line]:
    before, after = event.before, event.after
    fields = dict.fromkeys(_MISSED if field in _MISSED else (field,) for field in event.changed)
    pieces = tuple(line("edited-field", field=field[0]) for field in fields)
    told = [
        line("character-edited", who=before.who, now=after.who, renamed=int(before.name != after.name), what=pieces)
    ]
    if event.reason is not None:
        told.append(line("edited-reason", reason=Said(event.reason)))
    if "characteristics" in event.changed or "brawl" in event.changed:
        told.append(words.numbers(after))
    return told


def _band_made(state: RosterState, event: e.BandMade) -> Sequence[Line]:
    return (line("band-made"), words.band_head(state, event.band), words.band_lists(event.band))


def _band_edited(state: RosterState, event: e.BandEdited) -> Sequence[Line]:
    told = line("band-edited", band=event.before.who, reason=Said(event.reason))
    return (told, words.band_head(state, event.after), words.band_lists(event.after))


def _money(state: RosterState, event: e.MoneyChanged) -> Sequence[Line]:
    facts: dict[str, Fact] = {"band": _band(state, event.band), "amount": abs(event.amount), "money": event.money}
    gained = int(event.amount > 0)
    return (line(f"money-{event.why}", **facts, gained=gained, reason=Said(event.reason or "")),)


def _enlisted(state: RosterState, event: e.Enlisted) -> Sequence[Line]:
    who = _who(state, event.character)
    if event.band is None:
        return (line("left-band", who=who, band=_band(state, event.before)),)
    return (line("joined-band", who=who, band=_band(state, event.band)),)


def _injury_began(state: RosterState, event: e.InjuryBegan) -> Sequence[Line]:
    who = _who(state, event.character)
    if event.fight_name is None:
        return (line("injury-began", who=who),)
    return (line("injury-began-after", who=who, fight=Said(event.fight_name)),)


def _injury_thrown(state: RosterState, event: e.InjuryThrown) -> Sequence[Line]:
    who, dice = _who(state, event.character), _faces(event.faces)
    key = words.slug(event.key)
    if event.again:
        return (line("injury-again", dice=dice, result=line(f"injury-{key}-name")),)
    side = {"captured": _band(state, event.by_band), "hatred": _band(state, event.by_band)}.get(key)
    if side is not None:
        story = line(f"injury-{key}", who=who, band=side, known=int(event.by_band is not None))
    else:
        story = line(f"injury-{key}", who=who)
    return (line("injury-thrown", dice=dice, result=line(f"injury-{key}-name"), story=story),)


def _injuries_counted(_: RosterState, event: e.InjuriesCounted) -> Sequence[Line]:
    return (line("injuries-counted", face=event.face),)


def _nested(state: RosterState, event: e.NestedThrown) -> Sequence[Line]:
    story = line(f"{event.table}-{words.slug(event.key)}", who=_who(state, event.character))
    return (line("nested-thrown", dice=str(event.face), story=story),)


def _eye_again(state: RosterState, event: e.EyeLostAgain) -> Sequence[Line]:
    return (line("eye-again", who=_who(state, event.character)),)


def _characteristic(_: RosterState, event: e.CharacteristicChanged) -> Sequence[Line]:
    before, after = words.number(event.letter, event.before), words.number(event.letter, event.after)
    name = words.characteristic(event.letter)
    if event.before == event.after:
        return (line("number-kept", name=name, now=after),)
    return (line("number-changed", name=name, before=before, now=after),)


def _to_miss(state: RosterState, event: e.FightsToMiss) -> Sequence[Line]:
    who = _who(state, event.character)
    if event.next:
        return (line("misses-next", who=who, total=event.total),)
    return (
        line(f"misses-{words.slug(event.why)}", who=who, dice=str(event.face), fights=event.face, total=event.total),
    )


def _gear_lost(_: RosterState, event: e.GearLost) -> Sequence[Line]:
    return (line("gear-lost", gear=words.gear(event.gear)),) if event.gear else ()


def _captor(state: RosterState, event: e.CaptorNamed) -> Sequence[Line]:
    return (line("captor-named", who=_who(state, event.character), band=_band(state, event.band)),)


def _freed(state: RosterState, event: e.Freed) -> Sequence[Line]:
    who = _who(state, event.character)
    if event.against is not None:
        return (line("exchanged", who=who, other=_who(state, event.against)),)
    return (line("ransomed", who=who, band=_band(state, event.band), amount=event.amount),)


def _handed_over(state: RosterState, event: e.HandedOver) -> Sequence[Line]:
    facts: dict[str, Fact] = {"who": _who(state, event.character), "band": _band(state, event.band)}
    return (line("handed-over", **facts, dice=str(event.face), reward=event.reward),)


def _bail(_: RosterState, event: e.BailSet) -> Sequence[Line]:
    return (line("bail-set", dice=str(event.face), amount=event.face, money=event.money, short=int(event.short)),)


def _left(state: RosterState, event: e.LeftRoster) -> Sequence[Line]:
    who = _who(state, event.character)
    if event.why == "retired":
        has_reason = int(event.reason is not None)
        return (line("left-retired", who=who, reason=Said(event.reason or ""), has_reason=has_reason),)
    return (line(f"left-{event.why}", who=who),)


def _experience(state: RosterState, event: e.ExperienceGained) -> Sequence[Line]:
    total = state.character(event.character).experience
    return (line("experience-gained", amount=Signed(event.amount), total=total),)


def _advance(state: RosterState, event: e.AdvanceThrown) -> Sequence[Line]:
    result = line(f"advance-{words.slug(event.key)}-name")
    if event.again:
        return (line("advance-again", dice=_faces(event.faces), result=result),)
    key = "advance-thrown-same" if event.same else "advance-thrown"
    return (line(key, who=_who(state, event.character), dice=_faces(event.faces), result=result),)


def _fame(_: RosterState, event: e.FameThrown) -> Sequence[Line]:
    return (line("fame-thrown", dice=str(event.face), name=words.characteristic(event.letter)),)


def _nothing_raised(state: RosterState, event: e.NothingRaised) -> Sequence[Line]:
    names = tuple(words.characteristic(letter) for letter in event.letters)
    return (line("nothing-raised", who=_who(state, event.character), names=names),)


def _owed(state: RosterState, event: e.SkillOwed) -> Sequence[Line]:
    lists = tuple(words.list_name(name) for name in event.lists)
    return (line("skill-owed", who=_who(state, event.character), owed=event.owed, lists=lists),)


def _hero(state: RosterState, event: e.BecameHero) -> Sequence[Line]:
    return (line("became-hero", who=_who(state, event.character), fame=event.fame),)


def _skill(state: RosterState, event: e.SkillThrown) -> Sequence[Line]:
    facts: dict[str, Fact] = {"who": _who(state, event.character), "list": words.list_name(event.list)}
    skill = words.skill_name(event.skill)
    thrown = line("skill-thrown", **facts, dice=str(event.face), skill=skill, counts=int(event.counts))
    return (thrown, line("skill-learnt", about=words.skill_about(event.skill))) if event.counts else (thrown,)


def _weapon(state: RosterState, event: e.WeaponChosen) -> Sequence[Line]:
    return (line("weapon-chosen", who=_who(state, event.character), weapon=line("weapon", weapon=event.weapon)),)


def _asked(state: RosterState, event: e.ChoiceAsked) -> Sequence[Line]:
    return (line("choice-asked", about=words.choice_about(state, event.choice)),)


def _chosen(state: RosterState, event: e.ChoiceMade) -> Sequence[Line]:
    choice, character = event.choice, state.character(event.choice.character)
    who = _band(state, character.captive_of) if choice.is_offer else character.who
    return (line("choice-made", who=who, answer=words.answer_label(choice, event.answer)),)


def _counted(state: RosterState, event: e.FightCounted) -> Sequence[Line]:
    fight = event.fight
    told = [line("fight-counted", fight=Said(fight.name), who=tuple(_who(state, id) for id in fight.fought))]
    for missed in fight.missed:
        character = state.character(missed.character)
        told.append(line("fight-missed", who=character.who, left=character.to_miss))
    told += [line("oil-lapsed", who=_who(state, id)) for id in _lapsed(state, fight)]
    return told


def _lapsed(state: RosterState, fight: CountedFight) -> tuple[str, ...]:
    return tuple(id for id in fight.oiled if state.character(id).on_roster)


def _taken_back(_: RosterState, event: e.FightTakenBack) -> Sequence[Line]:
    return (line("fight-taken-back", fight=Said(event.fight.name)),)


def _chronicled(_: RosterState, event: chronicle.ChronicleEvent) -> Sequence[Line]:
    return (chronicle.tell(event),)


def _silent(_: RosterState, __: e.Event) -> Sequence[Line]:
    """What the line before it has said already."""
    return ()


_TELL: dict[type, Callable[[RosterState, Any], Sequence[Line]]] = {
    e.RosterOpened: _opened,
    e.StoodIn: _stood_in,
    e.CharacterMade: _made,
    e.CharacterEdited: _edited,
    e.BandMade: _band_made,
    e.BandEdited: _band_edited,
    e.MoneyChanged: _money,
    e.Enlisted: _enlisted,
    e.InjuryBegan: _injury_began,
    e.InjuryThrown: _injury_thrown,
    e.InjuriesCounted: _injuries_counted,
    e.NestedThrown: _nested,
    e.InjuryKept: _silent,
    e.EyeLostAgain: _eye_again,
    e.CharacteristicChanged: _characteristic,
    e.FightsToMiss: _to_miss,
    e.GearLost: _gear_lost,
    e.Oiled: _silent,
    e.HatredBorn: _silent,
    e.Captured: _silent,
    e.CaptorNamed: _captor,
    e.Freed: _freed,
    e.HandedOver: _handed_over,
    e.BailSet: _bail,
    e.LeftRoster: _left,
    e.ExperienceGained: _experience,
    e.AdvanceThrown: _advance,
    e.FameThrown: _fame,
    e.NothingRaised: _nothing_raised,
    e.SkillOwed: _owed,
    e.BecameHero: _hero,
    e.SkillThrown: _skill,
    e.SkillLearnt: _silent,
    e.WeaponChosen: _weapon,
    e.ChoiceAsked: _asked,
    e.ChoiceMade: _chosen,
    e.FightCounted: _counted,
    e.FightTakenBack: _taken_back,
    GmAppointed: _chronicled,
    Narrated: _chronicled,
    CheckMade: _chronicled,
    CheckRuled: _chronicled,
    Rolled: _chronicled,
}
