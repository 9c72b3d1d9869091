"""What the page makes of a state: cover values, shooting bonuses, flanks, rows, room (rules page 1)."""

from __future__ import annotations

from rules.core.geometry import direction
from rules.firefight.events import CoverModifier, Outcome
from rules.firefight.state import Condition, Cover, Fighter, FirefightState, GmBonus, ShotBonus
from rules.firefight.tables import (
    FLANK_BONUS,
    HOLD_BONUS,
    ONE_EYED_PENALTY,
    RELOCATION_BONUS,
    RELOCATION_BONUS_FROM,
    RELOCATION_PENALTY,
    SHOT_PENALTY,
    STANDARD_ROWS,
    SUPPRESSION_PENALTY,
    HouseRules,
    Row,
    row_of,
)


def throws_cover_die(state: FirefightState, fighter: Fighter) -> bool:
    """Whether this fighter has a cover die where they stand: players and strong enemies, behind a cover; not in the
    round in which they left one to charge or to run.
    """
    if fighter.cover is None or fighter.turn.shown:
        return False
    enemy_type = state.type_of(fighter)
    return enemy_type is None or enemy_type.cover_die


def cover_modifiers(state: FirefightState, fighter: Fighter) -> tuple[CoverModifier, ...]:
    """Every named change of the cover value besides the face, in the order in which they are shown."""
    found: list[CoverModifier] = []
    cover, enemy_type = state.cover(fighter.cover), state.type_of(fighter)
    if cover is not None:
        found.append(CoverModifier("place", place_modifier(state, cover)))
    if enemy_type is not None:
        found.append(CoverModifier("type", enemy_type.cover_bonus))
    given = (*fighter.turn.cover_bonuses, *bonuses_of(fighter, "cover", "round", "kept"))
    found.extend(CoverModifier("gm", bonus.amount, bonus.reason) for bonus in given)
    found.extend(_penalties(state, fighter))
    return tuple(m for m in found if m.amount)


def cover_value(state: FirefightState, fighter: Fighter) -> int | None:
    """Face plus modifiers, before the floor and n; ``None`` before the die, 0 in the open whatever the modifiers, and
    for who left the cover to charge or to run.
    """
    if fighter.turn.shown:
        return 0
    if fighter.turn.cover_face is None:
        return None
    if not throws_cover_die(state, fighter):
        return 0
    return fighter.turn.cover_face + sum(m.amount for m in cover_modifiers(state, fighter))


def place_modifier(state: FirefightState, cover: Cover) -> int:
    """The place's own modifier to the cover die, else its kind's."""
    if cover.modifier is not None:
        return cover.modifier
    return next((kind.modifier for kind in state.kinds if kind.name == cover.kind), 0)


def bonuses_of(fighter: Fighter, kind: str, *lasts: str) -> tuple[GmBonus, ...]:
    """A fighter's bonuses from the game master of one kind."""
    return tuple(b for b in fighter.bonuses if b.kind == kind and b.lasts in lasts)


def own_bonuses(state: FirefightState, shooter: Fighter, *, first: bool = True) -> tuple[ShotBonus, ...]:
    """Bonuses that hold whatever the target: holding, relocating, the game master's (``next``: the first shot only)."""
    found: list[ShotBonus] = []
    if shooter.held_bonus:
        found.append(ShotBonus("held", shooter.held_bonus))
    if shooter.moved_bonus:
        found.append(ShotBonus("relocated", shooter.moved_bonus))
    if state.rules.relocation_bonus == "now" and _relocated_well(shooter):
        found.append(ShotBonus("relocated", RELOCATION_BONUS))
    lasts = ("next", "round", "kept") if first else ("round", "kept")
    found.extend(ShotBonus("gm", b.amount, b.reason) for b in bonuses_of(shooter, "shot", *lasts))
    return tuple(found)


def shot_bonuses(state: FirefightState, shooter: Fighter, target: Fighter, number: int) -> tuple[ShotBonus, ...]:
    """All bonuses of the ``number``-th shot of a volley at this target: flank, type, the shooter's own."""
    own = own_bonuses(state, shooter, first=number == 1)
    return (*flank_bonus(state, shooter, target), *type_bonus(state, shooter), *own, *sight_penalty(shooter))


def row_number(rules: HouseRules, targets: tuple[str, ...], number: int) -> int:
    """The row by which the ``number``-th shot of a volley is read: its place, or under ``shot_rows`` target its
    place among those at its target."""
    return number if rules.shot_rows == "volley" else targets[:number].count(targets[number - 1])


def sight_penalty(shooter: Fighter) -> tuple[ShotBonus, ...]:
    """What a lost eye takes (rules page 3, row 31)."""
    one_eyed = shooter.recruit is not None and shooter.recruit.one_eyed
    return (ShotBonus("one_eyed", ONE_EYED_PENALTY),) if one_eyed else ()


def type_bonus(state: FirefightState, shooter: Fighter) -> tuple[ShotBonus, ...]:
    """An enemy type's shooting bonus."""
    enemy_type = state.type_of(shooter)
    return (ShotBonus("type", enemy_type.bonus),) if enemy_type is not None and enemy_type.bonus else ()


def flank_bonus(state: FirefightState, shooter: Fighter, target: Fighter) -> tuple[ShotBonus, ...]:
    """The flank, by the game master's word or from cells and shielded sides."""
    ruled = flank_ruled(state, shooter, target)
    if ruled is not None:
        return ruled
    if shooter.side == "enemies" and state.rules.flank_for_enemies == "no":
        return ()
    place, behind = state.cover(shooter.cover), state.cover(target.cover)
    if place is None or behind is None:
        return ()
    side = direction(behind.cell, place.cell)
    return (ShotBonus("flank", FLANK_BONUS),) if side is not None and side not in behind.shields else ()


def flank_ruled(state: FirefightState, shooter: Fighter, target: Fighter) -> tuple[ShotBonus, ...] | None:
    """The flank by the game master's word; ``None`` where there was none."""
    for ruling in state.flanks:
        if (ruling.shooter, ruling.target) == (shooter.id, target.id):
            return (ShotBonus("gm_flank", FLANK_BONUS),) if ruling.grant else ()
    return None


def bonus_now(state: FirefightState, fighter: Fighter) -> int:
    """What the next shot would get from holding, relocating and the game master."""
    return sum(b.amount for b in own_bonuses(state, fighter))


def bonus_next(state: FirefightState, fighter: Fighter) -> int:
    """What is already earned for the next round's shots."""
    return earned_by_holding(fighter) + earned_by_moving(state, fighter)


def earned_by_holding(fighter: Fighter) -> int:
    """The next round's bonus from this round's declared hold."""
    return HOLD_BONUS if fighter.turn.held and fighter.turn.hold_earns else 0


def earned_by_moving(state: FirefightState, fighter: Fighter) -> int:
    """The next round's bonus from this round's relocation, where the house rule says so."""
    return RELOCATION_BONUS if state.rules.relocation_bonus == "next" and _relocated_well(fighter) else 0


def rows_for(state: FirefightState, shooter: Fighter, target: Fighter) -> tuple[Row, ...]:
    """The rows in which a shot is read: the target's place, else the enemy type's, else the standard ones."""
    place, own, against = state.cover(target.cover), state.type_of(shooter), state.type_of(target)
    if place is not None and place.rows is not None:
        return place.rows
    if own is not None and own.rows is not None:
        return own.rows
    if against is not None and against.rows_against is not None:
        return against.rows_against
    return STANDARD_ROWS


def row_for(state: FirefightState, shooter: Fighter, target: Fighter, place: int) -> Row:
    """The row of a shot by its place, counted from 1."""
    return row_of(rows_for(state, shooter, target), place)


def nth_shooter(rules: HouseRules, shooter: Fighter, target: Fighter) -> int:
    """n: the shooter's place among the different shooters at this target this round (or the shot's, ``decay`` shot)."""
    if rules.decay == "shot":
        return target.turn.shots_taken + 1
    others = target.turn.shot_at_by
    return others.index(shooter.id) + 1 if shooter.id in others else len(others) + 1


def taken_away(state: FirefightState, target: Fighter, nth: int) -> int:
    """What is subtracted from a shot at this target: nothing where it has no cover die, from 0 before the die."""
    if not throws_cover_die(state, target):
        return 0
    lowered = (cover_value(state, target) or 0) - (nth - 1)
    return max(0, lowered) if state.rules.cover_floor == "0" else lowered


def outcome_of(read: int, row: Row) -> Outcome:
    """What a row makes of a total."""
    return "kill" if read >= row.kill else "hit" if read >= row.hit else "miss"


def ignores(target: Fighter, outcome: Outcome) -> bool:
    """Whether snake oil cancels this shot: the first hit, not a kill (rules page 3, row 33)."""
    return outcome == "hit" and target.recruit is not None and target.recruit.oiled


def condition_after(state: FirefightState, target: Fighter, outcome: Outcome) -> tuple[Condition, int]:
    """The target's condition and count of hits after a shot."""
    if outcome == "kill":
        return "out", target.hits
    if outcome != "hit" or ignores(target, outcome):
        return target.condition, target.hits
    hits, limit = target.hits + 1, hits_to_out(state, target)
    return ("out" if limit and hits >= limit else "wounded"), hits


def hits_to_out(state: FirefightState, fighter: Fighter) -> int:
    """How many hits put this fighter out; 0: none ever do."""
    enemy_type = state.type_of(fighter)
    if enemy_type is not None and enemy_type.hits_to_out is not None:
        return enemy_type.hits_to_out
    return state.rules.hits_to_out


def occupants(state: FirefightState, cover: str) -> tuple[Fighter, ...]:
    """Who takes room at a cover; the out take none."""
    return tuple(f for f in state.fighters if f.cover == cover and f.standing)


def free_places(state: FirefightState, cover: Cover) -> int:
    """How many more find room at a cover."""
    return max(0, cover.capacity - len(occupants(state, cover.name)))


def is_full(state: FirefightState, cover: Cover, newcomers: int = 1) -> bool:
    """Whether so many newcomers find no room."""
    return newcomers > free_places(state, cover)


def _relocated_well(fighter: Fighter) -> bool:
    return fighter.turn.relocated is not None and fighter.turn.relocated >= RELOCATION_BONUS_FROM


def _penalties(state: FirefightState, fighter: Fighter) -> tuple[CoverModifier, ...]:
    firing = _firing_penalty(state, fighter)
    relocated = fighter.turn.relocated if fighter.turn.relocated is not None else fighter.carried_relocation
    moving = CoverModifier("relocation", RELOCATION_PENALTY[relocated] if relocated is not None else 0)
    if state.rules.relocation_penalty == "worst":
        return (min(firing, moving, key=lambda penalty: penalty.amount),)
    return firing, moving


def _firing_penalty(state: FirefightState, fighter: Fighter) -> CoverModifier:
    enemy_type = state.type_of(fighter)
    if enemy_type is not None:
        return CoverModifier("shots", 0 if fighter.turn.suppressed else SHOT_PENALTY[enemy_type.shots])
    if fighter.turn.suppressing:
        return CoverModifier("suppression", SUPPRESSION_PENALTY)
    return CoverModifier("shots", SHOT_PENALTY[fighter.turn.shots])
