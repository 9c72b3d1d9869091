"""Who of the roster may join a fight, and what they bring (rules page 3, What the product does with it)."""

from __future__ import annotations

from rules.campaign import actions as a
from rules.campaign.injuries import character_for
from rules.campaign.ledger import require_decided, require_present
from rules.campaign.state import Character, RosterState, casualty
from rules.core.contract import Actor, Casualty
from rules.core.names import fold, skeleton
from rules.core.recruit import Aftermath, Recruit
from rules.core.refusal import Refusal
from rules.core.telling import Who


def recruit(state: RosterState, name: str, actor: Actor) -> Recruit | None:
    """The character of this name as a fight needs to know it; ``None`` where there is none.

    Raises ``Refusal``: ``name_alike``, ``not_your_character``, ``character_gone``, ``character_captive``,
    ``choice_open``, ``misses_fights``.
    """
    character = _named(state, name)
    if character is None:
        for other in state.characters:
            if skeleton(other.name) == skeleton(name):
                raise Refusal("name_alike", name=name.strip()[:40], other=other.name)
        return None
    if character.owner != actor.user and not actor.gm:
        raise Refusal("not_your_character", name=character.name)
    require_present(character)
    require_decided(state, character)
    if character.to_miss:
        raise Refusal("misses_fights", name=character.name, fights=character.to_miss)
    return Recruit(
        character=character.id,
        name=character.name,
        owner=character.owner,
        pronoun=character.pronoun,
        role=character.role,
        band=character.band,
        one_eyed=character.suffers("eye"),
        old_wound=character.suffers("old wound"),
        oiled=character.oiled,
        madness=character.suffers("madness"),
        hardened=character.suffers("hardened"),
        fearsome=bool(character.knows("fearsome reputation")),
        hates=character.hates,
        **character.hand_to_hand.unusual,
    )


def casualties(state: RosterState, fight: str, aftermath: Aftermath) -> tuple[Casualty, ...]:
    """Whose injuries are still to be thrown: not those who are beyond it."""
    found: list[Casualty] = []
    for down in aftermath.casualties:
        character = character_for(state.characters, down)
        if casualty(fight, down.fighter) in state.thrown or (character is not None and not character.on_roster):
            continue
        who = character.who if character is not None else Who(down.name, down.pronoun)
        found.append(Casualty(down.fighter, who, character.role if character is not None else "hero"))
    return tuple(found)


def benches(state: RosterState, action: a.Action) -> tuple[str, str] | None:
    """Whom an action may take off the roster, or make another fighter of: id and name."""
    match action:
        case a.Injure(character=name) | a.Retire(character=name):
            found = _named(state, name)
        case a.EditCharacter(character=name, role=role, stats=stats) if role is not None or stats is not None:
            found = _named(state, name)
        case a.InjureCasualty(fighter=fighter, aftermath=aftermath):
            down = next((one for one in aftermath.casualties if one.fighter == fighter), None)
            found = character_for(state.characters, down) if down is not None else None
        case _:
            return None
    return (found.id, found.name) if found is not None else None


def for_casualty(state: RosterState, action: a.Action, fight: str, name: str, aftermath: Aftermath) -> a.Action:
    """An injury of one of a fight's casualties is that casualty's, once, also where the fight knew them by a plain
    name.
    """
    benched = benches(state, action) if isinstance(action, a.Injure) else None
    if not isinstance(action, a.Injure) or benched is None:
        return action
    for down in aftermath.casualties:
        character = character_for(state.characters, down)
        if character is not None and character.id == benched[0]:
            return a.InjureCasualty(fight, name, down.fighter, aftermath, action.by_band)
    return action


def _named(state: RosterState, name: str) -> Character | None:
    return next((c for c in state.characters if fold(c.name) == fold(name)), None)
