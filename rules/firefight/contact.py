"""What a firefight brings into a melee: its fighters' stats, who can be charged and reached, from which side."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import lru_cache
from itertools import product

from msgspec.structs import replace

from rules.core.geometry import Cell
from rules.core.refusal import Refusal
from rules.core.terrain import SIGNS, Terrain
from rules.firefight.exposure import exposed, in_the_clear
from rules.firefight.reckoning import flank_bonus, flank_ruled
from rules.firefight.state import Fighter, FirefightState
from rules.melee.odds import of_pair
from rules.melee.state import Combatant, Contact, GivenStats, Stats
from rules.melee.tables import Side

BLOCKED = (SIGNS["wall"], SIGNS["water"])
"""Ground that nobody charges across."""

MAPS_KEPT = 256
"""Of ways from a cell, which are the same for everybody there until the ground changes."""


def stats_of(state: FirefightState, fighter: Fighter) -> Stats:
    """How somebody fights hand to hand: the game master's word, else the type's or what the character brings."""
    enemy_type, recruit = state.type_of(fighter), fighter.recruit
    base = enemy_type.stats if enemy_type is not None else Stats()
    if recruit is not None:
        base = GivenStats(recruit.skill, recruit.damage, recruit.weapons).over(base)
    return fighter.stats.over(base)


def combatants(state: FirefightState) -> tuple[Combatant, ...]:
    """Everybody who is not out, in roster order, as a melee sees them."""
    return tuple(combatant_of(state, fighter) for fighter in state.fighters if fighter.standing)


def may_fire(state: FirefightState, fighter: Fighter) -> bool:
    """Whether somebody could fire the one shot that a test allows."""
    bound = state.melee.engaged(fighter.id) or state.melee.of(fighter.id).down
    return state.rules.shooting == "yes" and not (bound or fighter.turn.suppressed or fighter.turn.ran)


def require_chargeable(state: FirefightState, charger: Fighter, target: Fighter) -> None:
    """Raises ``Refusal``: ``charge_self``, ``target_out``, ``charge_friend``, ``not_exposed``, ``out_of_reach``."""
    name = target.label or target.name
    if charger.id == target.id:
        raise Refusal("charge_self")
    if not target.standing:
        raise Refusal("target_out", name=name)
    if charger.side == target.side:
        raise Refusal("charge_friend", name=name)
    if not in_view(state, target):
        raise Refusal("not_exposed", name=name)
    if not reaches(state, charger, target):
        raise Refusal("out_of_reach", name=charger.label or charger.name, target=name)


def in_view(state: FirefightState, target: Fighter) -> bool:
    """Whether somebody can be seen, to be charged: exposed to fire, or in a melee; anybody where nobody shoots."""
    if not target.standing:
        return False
    return exposed(state, target) or state.melee.engaged(target.id) or state.rules.shooting == "no"


def chargeable(state: FirefightState, charger: Fighter) -> tuple[Fighter, ...]:
    """Whom somebody could charge now, in roster order."""
    return tuple(f for f in state.fighters if _may_charge(state, charger, f))


def reaches(state: FirefightState, charger: Fighter, target: Fighter) -> bool:
    """Whether a charger can get to a target: the game master's word, else the map's.

    The map says no where walls and water leave no way, or where a way is longer than the house rule ``charge_reach`` in
    cells. Who stands in the open has no cell, so nothing is against it.
    """
    for ruling in state.reaches:
        if (ruling.charger, ruling.target) == (charger.id, target.id):
            return ruling.grant
    start, goal = state.cover(charger.cover), state.cover(target.cover)
    if start is None or goal is None:
        return True
    steps = _steps(state.terrain, state.columns, state.rows, start.cell).get(goal.cell)
    limit = state.rules.charge_reach
    return steps is not None and (limit is None or steps <= limit)


def charge_side(state: FirefightState, charger: Fighter, target: Fighter, said: Side | None = None) -> Side:
    """From where a charge comes: as the charger says, else as the map does. A game master's word on the flank beats
    both, but leaves the rear to who says so.
    """
    flank: Side = "rear" if said == "rear" else "flank"
    ruled = flank_ruled(state, charger, target)
    if ruled is not None:
        return flank if ruled else "front"
    return said or ("flank" if flank_bonus(state, charger, target) else "front")


def round_odds(state: FirefightState, fighter: Fighter, foe: Fighter, side: Side = "front") -> dict[str, int]:
    """What the next round between two may come to, in whole percent: the foe out or down, the fighter out or down.
    ``side``: from where a charge is yet to come; a foe who is there in flank or rear has turned to face.
    """
    melee = state.melee
    if side != "front":
        melee = replace(melee, brawlers={**melee.brawlers, foe.id: replace(melee.of(foe.id), turned=True)})
    if foe.id not in melee.opponents(fighter.id):  # as it would be after a charge
        melee = replace(melee, contacts=(*melee.contacts, Contact(fighter.id, foe.id)))
    odds = of_pair(melee, combatant_of(state, fighter), combatant_of(state, foe))

    def chance(loser: str, *results: str) -> int:
        return round(
            100 * sum(share for fate, share in odds.items() if fate and fate[0] == loser and fate[1] in results)
        )

    return {
        "foe_out": chance("second", "killed", "out"),
        "foe_down": chance("second", "down"),
        "own_out": chance("first", "killed", "out"),
        "own_down": chance("first", "down"),
    }


def combatant_of(state: FirefightState, fighter: Fighter) -> Combatant:
    """A fighter as a melee sees one."""
    stats, in_cover = stats_of(state, fighter), fighter.cover is not None
    clear = in_the_clear(state, fighter)
    return Combatant(fighter.id, fighter.name, stats, in_cover, may_fire(state, fighter), clear)


def _may_charge(state: FirefightState, charger: Fighter, target: Fighter) -> bool:
    try:
        require_chargeable(state, charger, target)
    except Refusal:
        return False
    return True


@lru_cache(maxsize=MAPS_KEPT)
def _steps(terrain: Terrain, columns: int, rows: int, start: Cell) -> Mapping[Cell, int]:
    """Steps from a cell to each that can be reached, in eight directions; no way leads across blocked ground, nor cuts
    its corners, but one may end on it: somebody stands there.
    """
    found, queue = {start: 0}, deque([start])
    while queue:
        cell = queue.popleft()
        for column, row in product(range(cell.column - 1, cell.column + 2), range(cell.row - 1, cell.row + 2)):
            following = Cell(column, row)
            inside = 0 <= column < columns and 0 <= row < rows
            if not inside or following in found or _cuts_corner(terrain, cell, following):
                continue
            found[following] = found[cell] + 1
            if not _blocked(terrain, following):
                queue.append(following)
    return found


def _cuts_corner(terrain: Terrain, cell: Cell, following: Cell) -> bool:
    if cell.column == following.column or cell.row == following.row:
        return False
    return any(_blocked(terrain, Cell(*at)) for at in ((cell.column, following.row), (following.column, cell.row)))


def _blocked(terrain: Terrain, cell: Cell) -> bool:
    return bool(terrain) and terrain[cell.row][cell.column] in BLOCKED
