"""A round of melee: everybody throws once, each pair is compared, results come together (rules page 2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from rules.melee.events import Blow, Dice, Fate, MeleeFought, Pair, SkillPart, Stroke
from rules.melee.ring import Ring
from rules.melee.state import Combatant, Contact, Fray, Melee
from rules.melee.tables import DIE, LEAST_SKILL, LYING_DICE, TEST_DICE, TURNED, WORST, crowd_penalty, result_of
from rules.melee.testing import passing


def fight(ring: Ring, fray: Fray, *, agreed: bool = False) -> None:
    """A round of one melee: the dice of all in roster order, then the damage dice, the winner's place first."""
    fighters = {one.id: one for one in ring.combatants() if one.id in fray.fighters}
    dice = {id: _throw(ring, one) for id, one in fighters.items()}
    pairs = [_compared(ring.melee, contact, fighters, dice) for contact in fray.contacts]
    blows = _blows(ring, pairs, fighters)
    struck = tuple(replace(pair, blow=blows.get(_contenders(pair))) for pair in pairs)
    ring.tell(MeleeFought(tuple(dice.values()), struck, _fates(blows.values(), list(fighters)), agreed))


def dice_of(melee: Melee, fighter: Combatant) -> int:
    """How many dice somebody throws in a round; at least one."""
    lying = LYING_DICE if melee.of(fighter.id).down else 0
    return max(1, TEST_DICE + fighter.stats.dice + lying)


def skill_parts(melee: Melee, fighter: Combatant, foe: Combatant) -> tuple[SkillPart, ...]:
    """All that changes a fighter's Skill against this opponent."""
    stats = fighter.stats
    crowd = crowd_penalty(len(melee.opponents(fighter.id)), stats.weapons)
    damage = min(0, stats.damage - foe.stats.damage)
    turned = TURNED if melee.of(fighter.id).turned else 0
    parts = [SkillPart("crowd", crowd), SkillPart("damage", damage), SkillPart("turned", turned)]
    floor = max(0, LEAST_SKILL - stats.skill - sum(part.amount for part in parts))
    return tuple(part for part in (*parts, SkillPart("floor", floor)) if part.amount)


def needed(melee: Melee, fighter: Combatant, foe: Combatant) -> int:
    """The Skill that holds against this opponent."""
    return fighter.stats.skill + sum(part.amount for part in skill_parts(melee, fighter, foe))


def _throw(ring: Ring, fighter: Combatant) -> Dice:
    count = dice_of(ring.melee, fighter)
    faces = tuple(ring.means.dice.throw(DIE, "melee", fighter.name) for _ in range(count))
    return Dice(fighter.id, faces, ring.melee.of(fighter.id).down)


def _compared(melee: Melee, contact: Contact, fighters: Mapping[str, Combatant], dice: Mapping[str, Dice]) -> Pair:
    one, other = fighters[contact.first], fighters[contact.second]
    return Pair(_stroke(melee, one, other, dice[one.id]), _stroke(melee, other, one, dice[other.id]))


def _stroke(melee: Melee, fighter: Combatant, foe: Combatant, dice: Dice) -> Stroke:
    parts = skill_parts(melee, fighter, foe)
    return Stroke(fighter.id, fighter.stats.skill, parts, passing(dice.faces, needed(melee, fighter, foe)))


def _contenders(pair: Pair) -> tuple[str, str]:
    """The winner of a pair and the loser; in the order of the contact where nobody wins."""
    first, second = pair.first, pair.second
    return (second.fighter, first.fighter) if second.passed > first.passed else (first.fighter, second.fighter)


def _blows(ring: Ring, pairs: Sequence[Pair], fighters: Mapping[str, Combatant]) -> dict[tuple[str, str], Blow]:
    """The damage dice of all who won, in the winners' roster order, then the losers'."""
    order = list(fighters)
    margins = {_contenders(pair): abs(pair.first.passed - pair.second.passed) for pair in pairs}
    won = sorted((who for who, margin in margins.items() if margin), key=lambda who: [order.index(one) for one in who])
    return {who: _blow(ring, fighters[who[0]], who[1], margins[who]) for who in won}


def _blow(ring: Ring, winner: Combatant, loser: str, margin: int) -> Blow:
    face, damage = ring.means.dice.throw(DIE, "damage", winner.name), winner.stats.damage
    return Blow(winner.id, loser, margin, face, damage, result_of(margin, face, damage))


def _fates(blows: Iterable[Blow], order: Sequence[str]) -> tuple[Fate, ...]:
    """The worst result for each who lost, in roster order."""
    fates: dict[str, Fate] = {}
    for blow in blows:
        known = fates.get(blow.loser)
        if known is None or WORST.index(blow.result) < WORST.index(known.result):
            fates[blow.loser] = Fate(blow.loser, blow.result, blow.winner)
    return tuple(fates[fighter] for fighter in order if fighter in fates)
