"""Serious injuries with every nested throw (rules page 3, Serious injuries of heroes, Order of throws)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from rules.campaign import actions as a
from rules.campaign import events as e
from rules.campaign import tables as t
from rules.campaign.ledger import Ledger
from rules.campaign.roster import new_one
from rules.campaign.state import Character, Choice, CountedFight, Down, Injury, RosterState, casualty
from rules.core.names import fold, skeleton
from rules.core.recruit import Fought
from rules.core.refusal import Refusal

BOTH_EYES = {"left", "right"}


class Cause(Struct, frozen=True):
    """Whose deed it was, and how many throws of ``multiple`` are still to come."""

    by_band: str | None
    left: int = 0


def injure(ledger: Ledger, action: a.Injure) -> None:
    """A throw for a character; where an injury of theirs is still to be thrown after a fight, that one."""
    character = ledger.able(action.character)
    by_band = ledger.band(action.by_band).id if action.by_band is not None else None
    open_, last = _open_casualty(ledger.state, character), _last_fight(ledger.state, character)
    if open_ is not None:
        fight, down = open_
        by_band = _cause(ledger, character, down.by_band, by_band)
        began = e.InjuryBegan(character.id, character.role, fight.fight, fight.name, down.fighter, by_band)
    elif last is not None and any(down.character == character.id for down in last.downs):
        raise Refusal("injury_thrown", name=character.name, fight=last.name)
    else:
        by_band = _cause(ledger, character, None, by_band)
        began = e.InjuryBegan(character.id, character.role, by_band=by_band)
    ledger.record(began)
    _throw(ledger, character, by_band)


def injure_casualty(ledger: Ledger, action: a.InjureCasualty) -> None:
    """A throw for a casualty of an ended fight, by the owner or a game master; once."""
    down = next((one for one in action.aftermath.casualties if one.fighter == action.fighter), None)
    if down is None:
        raise Refusal("no_such_casualty")
    if casualty(action.fight, down.fighter) in ledger.state.thrown:
        raise Refusal("injury_thrown", name=down.name, fight=action.name)
    character = _character_of(ledger, down)
    said = ledger.band(action.by_band).id if action.by_band is not None else None
    by_band = _cause(ledger, character, down.by_band, said)
    ledger.record(e.InjuryBegan(character.id, character.role, action.fight, action.name, down.fighter, by_band))
    _throw(ledger, character, by_band)


def _cause(ledger: Ledger, character: Character, known: str | None, said: str | None) -> str | None:
    """Whose deed it was: what the fight knows, unless a game master says otherwise; never one's own band, and only
    one that there still is.
    """
    band = (said or known) if ledger.actor.gm else (known or said)
    return band if band != character.band and ledger.state.band(band) is not None else None


def _open_casualty(state: RosterState, character: Character) -> tuple[CountedFight, Down] | None:
    """The latest fight after which a character's injury is still to be thrown."""
    for fight in reversed(state.fights):
        for down in fight.downs:
            if down.character == character.id and casualty(fight.fight, down.fighter) not in state.thrown:
                return fight, down
    return None


def _last_fight(state: RosterState, character: Character) -> CountedFight | None:
    return next((fight for fight in reversed(state.fights) if character.id in fight.fought), None)


def character_for(state_characters: tuple[Character, ...], down: Fought) -> Character | None:
    """The character that a casualty is, or would be by name and owner; ``None``: a new one."""
    for character in state_characters:
        if character.id == down.character:
            return character
        if down.character is None and character.owner == down.owner and fold(character.name) == fold(down.name):
            return character
    return None


def answer_bail(ledger: Ledger, choice: Choice, answer: str) -> None:
    """Pay, or go to jail; then what was left of ``multiple``."""
    character = ledger.state.character(choice.character)
    if answer == "pay":
        band = ledger.state.band_of(character)
        if band is None or band.money < choice.amount:
            raise Refusal("money_short", band=band.name if band is not None else "", money=band.money if band else 0)
        ledger.record(e.ChoiceMade(choice, answer))
        ledger.record(e.MoneyChanged(band.id, -choice.amount, band.money - choice.amount, "bail"))
    else:
        ledger.record(e.ChoiceMade(choice, answer))
        _jail(ledger, character.id)
    _throw_more(ledger, character.id, choice.by_band, choice.left)


def _character_of(ledger: Ledger, down: Fought) -> Character:
    """Its character; a plain name becomes one, a hero of its player's."""
    known = character_for(ledger.state.characters, down)
    if known is not None:
        return ledger.able(known.name)
    if down.owner != ledger.actor.user and not ledger.actor.gm:
        raise Refusal("not_your_character", name=down.name)
    for other in ledger.state.characters:
        if skeleton(other.name) == skeleton(down.name):
            raise Refusal("casualty_name_taken", name=down.name, other=other.name)
    made = new_one(ledger, down.name, down.owner or ledger.actor.user, down.pronoun)
    ledger.record(e.CharacterMade(made))
    if made.owner != ledger.actor.user:
        ledger.record(e.StoodIn(made.id))
    return made


def _throw(ledger: Ledger, character: Character, by_band: str | None) -> None:
    if character.role == "henchman":
        faces, key = ledger.throw(t.HENCHMAN_INJURIES, "injury", character.id)
        ledger.record(e.InjuryThrown(character.id, faces, key))
        if key == "dead":
            ledger.record(e.LeftRoster(character.id, "dead"))
        return
    faces, key = ledger.throw(t.HERO_INJURIES, "injury", character.id)
    ledger.record(e.InjuryThrown(character.id, faces, key, by_band=by_band))
    if key == "multiple":
        count = ledger.die(t.COUNT_DIE, "injuries", character.id)
        ledger.record(e.InjuriesCounted(character.id, count))
        _throw_more(ledger, character.id, by_band, count)
    else:
        _EFFECTS[key](ledger, character.id, Cause(by_band))


def _throw_more(ledger: Ledger, who: str, by_band: str | None, left: int) -> None:
    """The throws of ``multiple``; a choice interrupts them, leaving the roster ends them."""
    while left and ledger.state.character(who).on_roster:
        faces, key = ledger.throw(t.HERO_INJURIES, "injury", who)
        again = key in t.THROWN_AGAIN
        ledger.record(e.InjuryThrown(who, faces, key, again, by_band))
        if again:
            continue
        left -= 1
        _EFFECTS[key](ledger, who, Cause(by_band, left))
        if any(choice.kind == "bail" for choice in ledger.state.asked_of(who)):
            return


def _dead(ledger: Ledger, who: str, _: Cause) -> None:
    ledger.record(e.LeftRoster(who, "dead"))


def _weaker(key: str) -> Callable[[Ledger, str, Cause], None]:
    def weaken(ledger: Ledger, who: str, _: Cause) -> None:
        ledger.record(e.InjuryKept(who, Injury(key)))
        change(ledger, who, t.INJURED[key], -1)

    return weaken


def _lasting(key: str) -> Callable[[Ledger, str, Cause], None]:
    def keep(ledger: Ledger, who: str, _: Cause) -> None:
        if key == "old wound" or not ledger.state.character(who).suffers(key):
            ledger.record(e.InjuryKept(who, Injury(key)))

    return keep


def _hand(ledger: Ledger, who: str, _: Cause) -> None:
    if _nested(ledger, who, "hand", t.HAND) == "light":
        _misses_next(ledger, who, "hand")
    elif not ledger.state.character(who).suffers("hand"):
        ledger.record(e.InjuryKept(who, Injury("hand", "amputated")))


def _eye(ledger: Ledger, who: str, _: Cause) -> None:
    side = _nested(ledger, who, "eye", t.EYE)
    lost = {injury.detail for injury in ledger.state.character(who).injuries if injury.key == "eye"}
    if side in lost:
        ledger.record(e.EyeLostAgain(who, side))
        return
    ledger.record(e.InjuryKept(who, Injury("eye", side)))
    if lost | {side} == BOTH_EYES:
        ledger.record(e.LeftRoster(who, "blind"))


def _snake_oil(ledger: Ledger, who: str, _: Cause) -> None:
    match _nested(ledger, who, "elixir", t.ELIXIR):
        case "worse":
            _misses_next(ledger, who, "snake oil")
        case "cure":
            ledger.record(e.Oiled(who))


def _deep_wound(ledger: Ledger, who: str, _: Cause) -> None:
    _misses_some(ledger, who, "deep wound")


def _robbed(ledger: Ledger, who: str, _: Cause) -> None:
    ledger.record(e.GearLost(who, ledger.state.character(who).gear))


def _recovered(_: Ledger, __: str, ___: Cause) -> None:
    pass


def _hatred(ledger: Ledger, who: str, cause: Cause) -> None:
    if not ledger.state.character(who).suffers("hatred"):
        ledger.record(e.InjuryKept(who, Injury("hatred")))
    if cause.by_band is not None:
        ledger.record(e.HatredBorn(who, cause.by_band))


def _captured(ledger: Ledger, who: str, cause: Cause) -> None:
    ledger.record(e.Captured(who, cause.by_band))


def _trial(ledger: Ledger, who: str, cause: Cause) -> None:
    verdict = _nested(ledger, who, "trial", t.TRIAL)
    if verdict == "hanged":
        ledger.record(e.LeftRoster(who, "hanged"))
    elif verdict == "bail":
        _bail(ledger, who, cause)


def _bail(ledger: Ledger, who: str, cause: Cause) -> None:
    """The court's sum; a band that has it may pay, another's fighter goes to jail at once."""
    amount = ledger.die(t.BAIL_DIE, "bail", who)
    band = ledger.state.band_of(ledger.state.character(who))
    money = band.money if band is not None else 0
    ledger.record(e.BailSet(who, amount, money, short=money < amount))
    if money < amount:
        _jail(ledger, who)
        return
    number = ledger.state.choices_made + 1
    choice = Choice(number, who, "bail", ("pay", "jail"), amount=amount, left=cause.left, by_band=cause.by_band)
    ledger.record(e.ChoiceAsked(choice))


def _survivor(ledger: Ledger, who: str, _: Cause) -> None:
    ledger.record(e.ExperienceGained(who, 1))


def _jail(ledger: Ledger, who: str) -> None:
    _misses_some(ledger, who, "jail")


def change(ledger: Ledger, who: str, letter: t.Letter, by: int) -> None:
    """Raise (+1) or lower (−1) a characteristic within its bounds; a lower S is a better one."""
    before = ledger.state.character(who).characteristics.of(letter)
    low, high = t.BOUNDS[letter]
    after = max(low, min(high, before - by if letter == "S" else before + by))
    ledger.record(e.CharacteristicChanged(who, letter, before, after))


def _nested(ledger: Ledger, who: str, name: str, table: t.Table) -> str:
    (face,), key = ledger.throw(table, name, who)
    ledger.record(e.NestedThrown(who, name, face, key))  # type: ignore[arg-type]
    return key


def _misses_next(ledger: Ledger, who: str, why: str) -> None:
    character = ledger.state.character(who)
    ledger.record(e.FightsToMiss(who, why, max(1, character.to_miss), next=True))  # type: ignore[arg-type]


def _misses_some(ledger: Ledger, who: str, why: str) -> None:
    face = ledger.die(t.MISSED_DIE, why, who)
    character = ledger.state.character(who)
    total = max(int(character.miss_next), character.recovering + character.jailed + face)
    ledger.record(e.FightsToMiss(who, why, total, face=face))  # type: ignore[arg-type]


_EFFECTS: dict[str, Callable[[Ledger, str, Cause], None]] = {
    "dead": _dead,
    **{key: _weaker(key) for key in t.INJURED},
    **{key: _lasting(key) for key in ("madness", "old wound", "hardened")},
    "hand": _hand,
    "eye": _eye,
    "snake oil": _snake_oil,
    "deep wound": _deep_wound,
    "robbed": _robbed,
    "recovered": _recovered,
    "hatred": _hatred,
    "captured": _captured,
    "trial": _trial,
    "survivor": _survivor,
}
"""What each result but ``multiple`` does."""
