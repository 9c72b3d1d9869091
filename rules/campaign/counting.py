"""When a fight ends: who fought, who missed it, whose snake oil lapses; and taking that back (rules page 3)."""

from __future__ import annotations

from rules.campaign import actions as a
from rules.campaign import events as e
from rules.campaign.ledger import Ledger
from rules.campaign.state import Character, CountedFight, Down, Missed, RosterState, casualty
from rules.core.chronicle import require_gm
from rules.core.refusal import Refusal


def count_fight(ledger: Ledger, action: a.CountFight) -> None:
    """A fight counts once. It is a band's fight if any member of it joined."""
    require_gm(ledger.actor)
    state = ledger.state
    if state.fight(action.fight) is not None:
        raise Refusal("fight_counted", name=action.name)
    ids = tuple(dict.fromkeys(one.character for one in action.aftermath.fought if one.character is not None))
    fought = tuple(id for id in ids if any(c.id == id for c in state.characters))
    bands = {state.character(id).band for id in fought} - {None}
    missing = [c for c in state.characters if c.id not in fought and c.to_miss and (c.band is None or c.band in bands)]
    fight = CountedFight(
        action.fight,
        action.name,
        fought=fought,
        downs=tuple(
            Down(one.fighter, one.character, one.by_band)
            for one in action.aftermath.casualties
            if one.character in fought and one.character is not None
        ),
        missed=tuple(_missed(character) for character in missing if character.on_roster),
        oiled=tuple(id for id in fought if state.character(id).oiled),
        promoting=tuple(band.id for band in state.bands if band.id in bands and band.promoted),
    )
    ledger.record(e.FightCounted(fight))


def take_back(ledger: Ledger, action: a.TakeBackFight) -> None:
    """The end of a fight was undone. Raises ``Refusal("undo_hangs")`` where something hangs on it."""
    require_gm(ledger.actor)
    fight = ledger.state.fight(action.fight)
    if fight is None or _injured_since(ledger.state, fight) or not _still_stands(ledger.state, fight):
        raise Refusal("undo_hangs")
    ledger.record(e.FightTakenBack(fight))


def _missed(character: Character) -> Missed:
    what = "recovering" if character.recovering else "jailed" if character.jailed else ""
    return Missed(character.id, character.miss_next, what)  # type: ignore[arg-type]


def _injured_since(state: RosterState, fight: CountedFight) -> bool:
    """Whether an injury of one of its casualties has been thrown, whoever that was."""
    return any(thrown.startswith(casualty(fight.fight, "")) for thrown in state.thrown)


def _still_stands(state: RosterState, fight: CountedFight) -> bool:
    """Whether nobody has used up an advance throw that this fight earned."""
    characters = (state.character(id) for id in fight.fought)
    return all(c.fights - 1 + c.experience >= c.advances for c in characters)
