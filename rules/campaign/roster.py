"""Making and mending characters and bands (rules page 3, What the product does with it)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.campaign import actions as a
from rules.campaign import events as e
from rules.campaign import words
from rules.campaign.ledger import Ledger, require_decided, require_on_roster, require_present
from rules.campaign.state import Band, Character, Injury, RosterState
from rules.campaign.tables import MAX_BANDS, MAX_CHARACTERS, MAX_EXPERIENCE, MAX_MONEY, MAX_RATING
from rules.campaign.typed import NOTHING, read_gear, read_lists, read_stats
from rules.core.chronicle import require_gm
from rules.core.contract import Actor
from rules.core.names import clean_name, clean_text, fold, skeleton
from rules.core.refusal import Refusal
from rules.core.telling import Pronoun

MAX_MISSED = 20
OWNERS, OWNERS_AT_FIRST = {"rename", "pronoun", "gear", "band"}, {"role", "stats"}
"""What a character's owner may change, always and until something has happened to the character."""


def new_character(ledger: Ledger, action: a.NewCharacter) -> None:
    """A character of the actor's, or by a game master for somebody else."""
    if action.player is not None and action.player != ledger.actor.user:
        require_gm(ledger.actor)
    band = _joined_band(ledger, action.band)
    character = new_one(ledger, action.name, action.player or ledger.actor.user, action.pronoun)
    characteristics, brawl = read_stats(action.stats, character.characteristics, character.brawl)
    made = replace(
        character,
        role=action.role,
        band=band.id if band is not None else None,
        characteristics=characteristics,
        brawl=brawl,
        gear=read_gear(action.gear),
    )
    ledger.record(e.CharacterMade(made))


def new_one(ledger: Ledger, name: str, owner: str, pronoun: Pronoun) -> Character:
    """A hero with nothing but a name, not yet on the roster. Raises ``Refusal``: a name's, ``too_many_characters``."""
    state, name = ledger.state, clean_name(name)
    require_free_name(state, name)
    if len(state.characters) >= MAX_CHARACTERS:
        raise Refusal("too_many_characters", limit=MAX_CHARACTERS)
    return Character(f"c{len(state.characters) + 1}{ledger.fresh}", name, owner, pronoun)


def edit_character(ledger: Ledger, action: a.EditCharacter) -> None:
    """Change a character; what an owner may not change needs a game master, a correction a reason too."""
    before = ledger.owned(action.character)
    free = OWNERS | (OWNERS_AT_FIRST if before.unproven else set())
    given = {name for name in action.__struct_fields__ if name not in ("character", "reason") and getattr(action, name)}
    given |= {n for n in ("gear", "stats", "experience", "fights_to_miss") if getattr(action, n) is not None}
    if not given:
        raise Refusal("edit_nothing")
    if given - free:
        if not ledger.actor.gm:
            raise Refusal("edit_gm_only")
        if action.reason is None and given - OWNERS - OWNERS_AT_FIRST:
            raise Refusal("reason_needed")
    if not action.back:
        require_on_roster(before)
    if action.band is not None and not ledger.actor.gm:
        require_present(before)
        require_decided(ledger.state, before)
    after = _edited(ledger, before, action)
    changed = tuple(name for name in Character.__struct_fields__ if getattr(before, name) != getattr(after, name))
    if not changed:
        raise Refusal("edit_nothing")
    reason = clean_text(action.reason) if action.reason is not None else None
    ledger.record(e.CharacterEdited(before, after, changed, reason))


def retire(ledger: Ledger, action: a.Retire) -> None:
    """Take a character off the roster for good."""
    character = ledger.owned(action.character)
    require_on_roster(character)
    if not ledger.actor.gm:
        require_present(character)
    reason = clean_text(action.reason) if action.reason is not None else None
    ledger.record(e.LeftRoster(character.id, "retired", reason))


def new_band(ledger: Ledger, action: a.NewBand) -> None:
    """A band; who makes it keeps its purse."""
    name = clean_name(action.name)
    _require_free_band(ledger.state, name)
    if len(ledger.state.bands) >= MAX_BANDS:
        raise Refusal("too_many_bands", limit=MAX_BANDS)
    _require_money(action.money)
    _require_rating(action.rating)
    preferred = read_lists(action.preferred)
    band = Band(f"b{len(ledger.state.bands) + 1}{ledger.fresh}", name, ledger.actor.user)
    made = replace(band, money=action.money, kind=action.kind, preferred=preferred, base=action.rating)
    ledger.record(e.BandMade(made))


def edit_band(ledger: Ledger, action: a.EditBand) -> None:
    """Change a band, with a reason."""
    before = _own_band(ledger, action.band)
    changes: dict[str, Any] = {}
    if action.rename is not None:
        changes["name"] = clean_name(action.rename)
        _require_free_band(ledger.state, changes["name"], besides=before.id)
    if action.kind is not None:
        changes["kind"] = action.kind
    if action.preferred is not None:
        none = fold(action.preferred) in NOTHING
        changes["preferred"] = () if none else read_lists(action.preferred)
    if action.rating is not None:
        _require_rating(action.rating)
        changes["base"] = action.rating
    after = replace(before, **changes)
    changed = tuple(name for name in Band.__struct_fields__ if getattr(before, name) != getattr(after, name))
    if not changed:
        raise Refusal("edit_nothing")
    ledger.record(e.BandEdited(before, after, changed, clean_text(action.reason)))


def change_money(ledger: Ledger, action: a.ChangeMoney) -> None:
    """Give or take money; a band never owes."""
    band = _own_band(ledger, action.band)
    if not action.amount:
        raise Refusal("edit_nothing")
    money = band.money + action.amount
    if money < 0:
        raise Refusal("money_short", band=band.name, money=band.money)
    _require_money(money)
    ledger.record(e.MoneyChanged(band.id, action.amount, money, reason=clean_text(action.reason)))


def enlist(ledger: Ledger, action: a.Enlist) -> None:
    """Into a band, by the character's owner or a game master; out of it by the band's owner too."""
    band = ledger.band(action.band)
    character = ledger.named(action.character)
    if action.into or band.owner != ledger.actor.user:
        character = ledger.owned(action.character)
    require_present(character)
    require_decided(ledger.state, character)
    if action.into == (character.band == band.id):
        raise Refusal("member_already" if action.into else "member_not", name=character.name, band=band.name)
    ledger.record(e.Enlisted(character.id, band.id if action.into else None, character.band))


def require_free_name(state: RosterState, name: str, besides: str | None = None) -> None:
    """Raises ``Refusal``: ``name_taken``, ``name_alike``."""
    for other in state.characters:
        if other.id != besides and skeleton(other.name) == skeleton(name):
            same = fold(other.name) == fold(name)
            raise Refusal("name_taken" if same else "name_alike", name=name, other=other.name)


def _require_free_band(state: RosterState, name: str, besides: str | None = None) -> None:
    if fold(name) in NOTHING:
        raise Refusal("name_reserved", name=name)
    for other in state.bands:
        if other.id != besides and skeleton(other.name) == skeleton(name):
            same = fold(other.name) == fold(name)
            raise Refusal("name_taken" if same else "name_alike", name=name, other=other.name)


def _edited(ledger: Ledger, before: Character, action: a.EditCharacter) -> Character:
    changes: dict[str, Any] = {}
    if action.rename is not None:
        changes["name"] = clean_name(action.rename)
        require_free_name(ledger.state, changes["name"], besides=before.id)
    if action.pronoun is not None:
        changes["pronoun"] = action.pronoun
    if action.gear is not None:
        changes["gear"] = read_gear(action.gear)
    if action.role is not None:
        changes["role"] = action.role
    if action.stats is not None:
        changes["characteristics"], changes["brawl"] = read_stats(action.stats, before.characteristics, before.brawl)
    if action.player is not None:
        changes["owner"] = action.player
    if action.band is not None:
        nobody = fold(action.band) in NOTHING
        changes["band"] = None if nobody else ledger.band(action.band).id
    if action.hates is not None:
        changes.update(_hating(ledger, before, action.hates))
    if action.without is not None:
        changes.update(_without(before, action.without))
    if action.experience is not None:
        if not 0 <= action.experience <= MAX_EXPERIENCE:
            raise Refusal("experience_range", limit=MAX_EXPERIENCE)
        changes["experience"] = action.experience
    if action.fights_to_miss is not None:
        if not 0 <= action.fights_to_miss <= MAX_MISSED:
            raise Refusal("missed_range", limit=MAX_MISSED)
        changes |= _missing(before, action.fights_to_miss)
    if action.back:
        changes |= {"fate": "active", "captured": False, "captive_of": None}
    return replace(before, **changes)


def _hating(ledger: Ledger, before: Character, band: str) -> dict[str, Any]:
    """One more band to hate, or none any more; the sheet says so among the injuries."""
    others = tuple(injury for injury in before.injuries if injury.key != "hatred")
    if fold(band) in NOTHING:
        return {"hates": (), "injuries": others}
    hates = tuple(dict.fromkeys((*before.hates, ledger.band(band).id)))
    return {"hates": hates, "injuries": before.injuries if before.suffers("hatred") else (*others, Injury("hatred"))}


def _missing(before: Character, fights: int) -> dict[str, Any]:
    """So many fights to miss, for what keeps the character now."""
    if before.recovering and fights:
        return {"miss_next": False, "recovering": fights, "jailed": 0}
    few = fights == 1 and not before.jailed
    return {"miss_next": few, "recovering": 0, "jailed": 0 if few else fights}


def _without(before: Character, name: str) -> dict[str, Any]:
    """A lasting injury or a skill taken away. Its characteristic stays: the game master sets that as well."""
    for field in ("injuries", "skills"):
        kept = list(getattr(before, field))
        for one in kept:
            if fold(one.name) == fold(name):
                kept.remove(one)
                return {field: tuple(kept), **({"hates": ()} if one.key == "hatred" else {})}
    known = (*map(words.injury_name, before.injuries), *map(words.held_skill, before.skills))
    raise Refusal("nothing_such", name=name[:40], known=known)


def _joined_band(ledger: Ledger, name: str | None) -> Band | None:
    return ledger.band(name) if name is not None and fold(name) not in NOTHING else None


def _own_band(ledger: Ledger, name: str) -> Band:
    band = ledger.band(name)
    _require_own_or_gm(ledger.actor, band)
    return band


def _require_own_or_gm(actor: Actor, band: Band) -> None:
    if band.owner != actor.user and not actor.gm:
        raise Refusal("not_your_band", name=band.name)


def _require_money(money: int) -> None:
    if not 0 <= money <= MAX_MONEY:
        raise Refusal("money_range", limit=MAX_MONEY)


def _require_rating(rating: int) -> None:
    if not 0 <= rating <= MAX_RATING:
        raise Refusal("rating_range", limit=MAX_RATING)
