"""The roster after an event. Total: reads every event ever released, throws no dice, refuses nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from rules.campaign import events as e
from rules.campaign.state import Character, Choice, RosterState, casualty
from rules.campaign.tables import LETTERS, MAX_FIGHTS_KEPT, REPEATED
from rules.core import chronicle
from rules.core.chronicle import CheckMade, CheckRuled, GmAppointed, Narrated, Rolled


def evolve(state: RosterState, event: e.Event) -> RosterState:
    """The state after an event."""
    return _EVOLVE[type(event)](state, event)


def _opened(state: RosterState, event: e.RosterOpened) -> RosterState:
    return replace(state, name=event.name)


def _made(state: RosterState, event: e.CharacterMade) -> RosterState:
    return replace(state, characters=(*state.characters, event.character))


def _edited(state: RosterState, event: e.CharacterEdited) -> RosterState:
    characters = tuple(event.after if c.id == event.after.id else c for c in state.characters)
    return _without_idle_choices(replace(state, characters=characters))


def _band_made(state: RosterState, event: e.BandMade) -> RosterState:
    return replace(state, bands=(*state.bands, event.band))


def _band_edited(state: RosterState, event: e.BandEdited) -> RosterState:
    return replace(state, bands=tuple(event.after if b.id == event.after.id else b for b in state.bands))


def _money(state: RosterState, event: e.MoneyChanged) -> RosterState:
    return _change_band(state, event.band, money=event.money)


def _enlisted(state: RosterState, event: e.Enlisted) -> RosterState:
    return _change(state, event.character, band=event.band)


def _injury_began(state: RosterState, event: e.InjuryBegan) -> RosterState:
    state = _change(state, event.character, proven=True)
    if event.fight is None or event.fighter is None:
        return state
    return replace(state, thrown=(*state.thrown, casualty(event.fight, event.fighter)))


def _injury_kept(state: RosterState, event: e.InjuryKept) -> RosterState:
    return _change(state, event.character, injuries=(*state.character(event.character).injuries, event.injury))


def _characteristic(state: RosterState, event: e.CharacteristicChanged) -> RosterState:
    numbers = replace(state.character(event.character).characteristics, **{LETTERS[event.letter]: event.after})
    return _change(state, event.character, characteristics=numbers)


def _fights_to_miss(state: RosterState, event: e.FightsToMiss) -> RosterState:
    if event.next:
        return _change(state, event.character, miss_next=True)
    character = state.character(event.character)
    if event.why == "jail":
        return _change(state, character.id, jailed=character.jailed + event.face)
    return _change(state, character.id, recovering=character.recovering + event.face)


def _gear_lost(state: RosterState, event: e.GearLost) -> RosterState:
    return _change(state, event.character, gear=())


def _oiled(state: RosterState, event: e.Oiled) -> RosterState:
    return _change(state, event.character, oiled=True)


def _hatred(state: RosterState, event: e.HatredBorn) -> RosterState:
    hates = state.character(event.character).hates
    return _change(state, event.character, hates=hates if event.band in hates else (*hates, event.band))


def _captured(state: RosterState, event: e.Captured) -> RosterState:
    return _change(state, event.character, captured=True, captive_of=event.band)


def _captor(state: RosterState, event: e.CaptorNamed) -> RosterState:
    return _without_idle_choices(_change(state, event.character, captive_of=event.band), offers=event.character)


def _freed(state: RosterState, event: e.Freed) -> RosterState:
    for freed in filter(None, (event.character, event.against)):
        state = _change(state, freed, captured=False, captive_of=None)
    return _without_idle_choices(state)


def _left(state: RosterState, event: e.LeftRoster) -> RosterState:
    gear = () if event.why in ("dead", "hanged", "law") else state.character(event.character).gear
    changes: dict[str, Any] = {"fate": event.why, "gear": gear, "captured": False, "captive_of": None}
    return _without_idle_choices(_change(state, event.character, **changes))


def _experience(state: RosterState, event: e.ExperienceGained) -> RosterState:
    return _change(state, event.character, experience=state.character(event.character).experience + event.amount)


def _advance(state: RosterState, event: e.AdvanceThrown) -> RosterState:
    if event.same:
        return state
    return _change(state, event.character, advances=state.character(event.character).advances + 1, proven=True)


def _owed(state: RosterState, event: e.SkillOwed) -> RosterState:
    return _change(state, event.character, owed=(*state.character(event.character).owed, event.owed))


def _became_hero(state: RosterState, event: e.BecameHero) -> RosterState:
    character = state.character(event.character)
    numbers = replace(character.characteristics, fame=event.fame)
    state = _change(state, character.id, role="hero", characteristics=numbers)
    return _change_band(state, character.band, promoted=True) if character.band is not None else state


def _skill_thrown(state: RosterState, event: e.SkillThrown) -> RosterState:
    state = _change(state, event.character, proven=True)
    if event.paid is None:
        return state
    owed = list(state.character(event.character).owed)
    owed.remove(event.paid)
    return _change(state, event.character, owed=tuple(owed))


def _skill_learnt(state: RosterState, event: e.SkillLearnt) -> RosterState:
    return _change(state, event.character, skills=(*state.character(event.character).skills, event.skill))


def _weapon(state: RosterState, event: e.WeaponChosen) -> RosterState:
    skills = list(state.character(event.character).skills)
    for at, skill in enumerate(skills):
        if skill.key == REPEATED and not skill.detail:
            skills[at] = replace(skill, detail=event.weapon)
            break
    return _change(state, event.character, skills=tuple(skills))


def _asked(state: RosterState, event: e.ChoiceAsked) -> RosterState:
    asked, others = event.choice, state.choices
    if asked.is_offer:
        others = tuple(c for c in others if not (c.is_offer and c.character == asked.character))
    return replace(state, choices=(*others, asked), choices_made=asked.number)


def _chosen(state: RosterState, event: e.ChoiceMade) -> RosterState:
    return replace(state, choices=tuple(c for c in state.choices if c.number != event.choice.number))


def _counted(state: RosterState, event: e.FightCounted) -> RosterState:
    fight = event.fight
    for id in fight.fought:
        state = _change(state, id, fights=state.character(id).fights + 1, proven=True)
    for id in fight.oiled:
        state = _change(state, id, oiled=False)
    for missed in fight.missed:
        character = state.character(missed.character)
        changes: dict[str, Any] = {"miss_next": False} if missed.next else {}
        if missed.what:
            changes[missed.what] = getattr(character, missed.what) - 1
        state = _change(state, character.id, **changes)
    for band in fight.promoting:
        state = _change_band(state, band, promoted=False)
    fights = (*state.fights, fight)[-MAX_FIGHTS_KEPT:]
    return replace(state, fights=fights, fights_counted=state.fights_counted + 1)


def _taken_back(state: RosterState, event: e.FightTakenBack) -> RosterState:
    fight = event.fight
    for id in fight.fought:
        state = _change(state, id, fights=state.character(id).fights - 1)
    for id in fight.oiled:
        state = _change(state, id, oiled=True)
    for missed in fight.missed:
        character = state.character(missed.character)
        changes: dict[str, Any] = {"miss_next": True} if missed.next else {}
        if missed.what:
            changes[missed.what] = getattr(character, missed.what) + 1
        state = _change(state, character.id, **changes)
    for band in fight.promoting:
        state = _change_band(state, band, promoted=True)
    fights = tuple(f for f in state.fights if f.fight != fight.fight)
    return replace(state, fights=fights, fights_counted=state.fights_counted - 1)


def _chronicled(state: RosterState, event: chronicle.ChronicleEvent) -> RosterState:
    return replace(state, chronicle=chronicle.evolve(state.chronicle, event))


def _nothing(state: RosterState, _: e.Event) -> RosterState:
    return state


def _without_idle_choices(state: RosterState, offers: str | None = None) -> RosterState:
    """Without the choices that nothing is left to be chosen in; ``offers``: whose ransom is no longer on offer."""

    def stands(choice: Choice) -> bool:
        character = state.character(choice.character)
        if not character.on_roster:
            return False
        match choice.kind:
            case "weapon":
                return any(skill.key == REPEATED and not skill.detail for skill in character.skills)
            case "ransom" | "exchange":
                other = state.character(choice.against) if choice.against else character
                return character.captured and other.captured and character.id != offers
            case _:
                return True

    return replace(state, choices=tuple(choice for choice in state.choices if stands(choice)))


def _change(state: RosterState, character: str, **changes: Any) -> RosterState:
    def changed(characters: Iterable[Character]) -> tuple[Character, ...]:
        return tuple(replace(c, **changes) if c.id == character else c for c in characters)

    return replace(state, characters=changed(state.characters))


def _change_band(state: RosterState, band: str, **changes: Any) -> RosterState:
    return replace(state, bands=tuple(replace(b, **changes) if b.id == band else b for b in state.bands))


_EVOLVE: dict[type, Callable[[RosterState, Any], RosterState]] = {
    e.RosterOpened: _opened,
    e.StoodIn: _nothing,
    e.CharacterMade: _made,
    e.CharacterEdited: _edited,
    e.BandMade: _band_made,
    e.BandEdited: _band_edited,
    e.MoneyChanged: _money,
    e.Enlisted: _enlisted,
    e.InjuryBegan: _injury_began,
    e.InjuryThrown: _nothing,
    e.InjuriesCounted: _nothing,
    e.NestedThrown: _nothing,
    e.InjuryKept: _injury_kept,
    e.EyeLostAgain: _nothing,
    e.CharacteristicChanged: _characteristic,
    e.FightsToMiss: _fights_to_miss,
    e.GearLost: _gear_lost,
    e.Oiled: _oiled,
    e.HatredBorn: _hatred,
    e.Captured: _captured,
    e.CaptorNamed: _captor,
    e.Freed: _freed,
    e.HandedOver: _nothing,
    e.BailSet: _nothing,
    e.LeftRoster: _left,
    e.ExperienceGained: _experience,
    e.AdvanceThrown: _advance,
    e.FameThrown: _nothing,
    e.NothingRaised: _nothing,
    e.SkillOwed: _owed,
    e.BecameHero: _became_hero,
    e.SkillThrown: _skill_thrown,
    e.SkillLearnt: _skill_learnt,
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
