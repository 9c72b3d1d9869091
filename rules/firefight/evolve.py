"""The state after an event. Total: reads every event ever released, throws no dice, refuses nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from msgspec.structs import replace

from rules.core import chronicle, terrain
from rules.core.chronicle import Archived, CheckMade, CheckRuled, GmAppointed, Narrated, Rolled
from rules.firefight import deeds, effects
from rules.firefight import events as e
from rules.firefight.changes import change, fallen, without_next
from rules.firefight.reckoning import earned_by_holding, earned_by_moving
from rules.firefight.state import Fighter, FirefightState, FlankRuling, ReachRuling, Turn
from rules.melee import events as m
from rules.melee import evolve as melee


def evolve(state: FirefightState, event: e.Event) -> FirefightState:
    """The state after an event."""
    return _EVOLVE[type(event)](state, event)


def _opened(state: FirefightState, event: e.Opened) -> FirefightState:
    return replace(
        state,
        name=event.name,
        rules=event.rules,
        types=event.types,
        kinds=event.kinds,
        columns=event.columns,
        rows=event.rows,
        chronicle=chronicle.Chronicle(gms=(event.gm,)),
    )


def _map_sized(state: FirefightState, event: e.MapSized) -> FirefightState:
    drawn = terrain.resized(state.terrain, event.columns, event.rows)
    return replace(state, columns=event.columns, rows=event.rows, terrain=drawn)


def _terrain_drawn(state: FirefightState, event: e.TerrainDrawn) -> FirefightState:
    return replace(state, terrain=event.terrain)


def _ground_pictured(state: FirefightState, event: e.GroundPictured) -> FirefightState:
    return replace(state, ground=event.picture)


def _laid_out(state: FirefightState, event: e.LaidOut) -> FirefightState:
    return replace(
        state,
        columns=event.columns,
        rows=event.rows,
        terrain=event.terrain,
        kinds=event.kinds,
        covers=event.covers,
        fighters=event.fighters,
    )


def _cover_placed(state: FirefightState, event: e.CoverPlaced) -> FirefightState:
    if state.cover(event.cover.name) is None:
        return replace(state, covers=(*state.covers, event.cover))
    return replace(state, covers=tuple(event.cover if c.name == event.cover.name else c for c in state.covers))


def _kind_described(state: FirefightState, event: e.KindDescribed) -> FirefightState:
    others = tuple(kind for kind in state.kinds if kind.name != event.kind.name)
    return replace(state, kinds=(*others, event.kind))


def _type_defined(state: FirefightState, event: e.TypeDefined) -> FirefightState:
    if all(known.name != event.type.name for known in state.types):
        return replace(state, types=(*state.types, event.type))
    return replace(state, types=tuple(event.type if t.name == event.type.name else t for t in state.types))


def _fighter_joined(state: FirefightState, event: e.FighterJoined) -> FirefightState:
    return replace(state, fighters=(*state.fighters, event.fighter))


def _fighter_returned(state: FirefightState, event: e.FighterReturned) -> FirefightState:
    earned: dict[str, Any] = {"held_bonus": 0, "moved_bonus": 0, "hold_streak": 0}  # who was away has earned nothing
    recruit = event.recruit or state.fighter(event.fighter).recruit
    return change(state, event.fighter, gone=False, may_return=False, cover=event.place, recruit=recruit, **earned)


def _fighter_left(state: FirefightState, event: e.FighterLeft) -> FirefightState:
    state = replace(state, melee=melee.parted(state.melee, event.fighter))
    return change(state, event.fighter, gone=True, may_return=event.reason is None)


def _standing_order_given(state: FirefightState, event: e.StandingOrderGiven) -> FirefightState:
    return change(state, event.fighter, standing_order=event.order)


def _standing_order_followed(state: FirefightState, event: e.StandingOrderFollowed) -> FirefightState:
    late = event.does == "nothing" or state.fighter(event.fighter).turn.late
    return change(state, event.fighter, turn=replace(state.fighter(event.fighter).turn, late=late))


def _fighter_assigned(state: FirefightState, event: e.FighterAssigned) -> FirefightState:
    return change(state, event.fighter, owner=event.user, standing_order=None)


def _old_wound(state: FirefightState, event: e.OldWoundThrown) -> FirefightState:
    return replace(state, sitting_out=(*state.sitting_out, event.character)) if event.sits_out else state


def _cover_thrown(state: FirefightState, event: e.CoverThrown) -> FirefightState:
    fighter = state.fighter(event.fighter)
    turn = replace(fighter.turn, cover_face=event.face, cover_bonuses=event.bonuses)
    return change(state, fighter.id, turn=turn, bonuses=without_next(fighter, "cover"))


def _relocated(state: FirefightState, event: e.Relocated) -> FirefightState:
    fighter = state.fighter(event.fighter)
    turn = replace(fighter.turn, relocated=event.result)
    state = deeds.run(state, event)
    return change(state, fighter.id, turn=turn, cover=event.place, bonuses=without_next(fighter, "relocation"))


def _volley_fired(state: FirefightState, event: e.VolleyFired) -> FirefightState:
    fighter, shots = state.fighter(event.fighter), len(event.targets)
    turn = replace(fighter.turn, shots=shots, fired=True)
    tally = fighter.tally_shots + shots
    return change(state, fighter.id, turn=turn, bonuses=without_next(fighter, "shot"), tally_shots=tally)


def _shot_aimed(state: FirefightState, event: e.ShotAimed) -> FirefightState:
    state = deeds.aimed(state, event)
    return replace(state, waiting=(*state.waiting, event.shot))


def _shot_read(state: FirefightState, event: e.ShotRead) -> FirefightState:
    state = deeds.read(state, event)
    if not event.provoked:
        waiting = (w for w in state.waiting if (w.shooter, w.number) != (event.shooter, event.number))
        state = replace(state, waiting=tuple(waiting))
    if event.outcome in ("lost", "unseen"):
        return state
    shooter, target = state.fighter(event.shooter), state.fighter(event.target)
    by = target.turn.shot_at_by
    turn = replace(
        target.turn,
        shot_at_by=by if shooter.id in by else (*by, shooter.id),
        shots_taken=target.turn.shots_taken + 1,
    )
    state = change(state, target.id, turn=turn, condition=event.condition, hits=event.hits)
    if event.ignored and target.recruit is not None:
        state = change(state, target.id, recruit=replace(target.recruit, oiled=False))
    state = change(
        state,
        shooter.id,
        tally_hits=shooter.tally_hits + (event.outcome == "hit"),
        tally_kills=shooter.tally_kills + (event.outcome == "kill"),
    )
    if event.condition != "out":
        return state
    return fallen(change(state, target.id, downed_by=shooter.id), target.id)


def _suppressed(state: FirefightState, event: e.Suppressed) -> FirefightState:
    fighter = state.fighter(event.fighter)
    turn = replace(fighter.turn, suppressing=True)
    state = change(deeds.suppressed(state, event), fighter.id, turn=turn, low_ammo=fighter.low_ammo or event.low_ammo)
    for target in event.targets:
        state = change(state, target, turn=replace(state.fighter(target).turn, suppressed=True))
    return replace(state, melee=melee.uncharging(state.melee, *event.targets))


def _held(state: FirefightState, event: e.Held) -> FirefightState:
    turn = replace(state.fighter(event.fighter).turn, held=True, hold_earns=event.earns)
    return change(state, event.fighter, turn=turn)


def _shifted(state: FirefightState, event: e.Shifted) -> FirefightState:
    return change(state, event.fighter, turn=replace(state.fighter(event.fighter).turn, shifted=True))


def _order_given(state: FirefightState, event: e.OrderGiven) -> FirefightState:
    return change(state, event.fighter, order=event.order)


def _bonus_given(state: FirefightState, event: e.BonusGiven) -> FirefightState:
    return change(state, event.fighter, bonuses=(*state.fighter(event.fighter).bonuses, event.bonus))


def _bonus_taken(state: FirefightState, event: e.BonusTaken) -> FirefightState:
    kept = (b for b in state.fighter(event.fighter).bonuses if (b.kind, b.lasts) != (event.kind, "kept"))
    return change(state, event.fighter, bonuses=tuple(kept))


def _flank_ruled(state: FirefightState, event: e.FlankRuled) -> FirefightState:
    others = tuple(f for f in state.flanks if (f.shooter, f.target) != (event.shooter, event.target))
    return replace(state, flanks=(*others, FlankRuling(event.shooter, event.target, event.grant)))


def _fire_into_ruled(state: FirefightState, event: e.FireIntoRuled) -> FirefightState:
    others = tuple(fighter for fighter in state.fire_into if fighter != event.fighter)
    return replace(state, fire_into=(*others, event.fighter) if event.grant else others)


def _reach_ruled(state: FirefightState, event: e.ReachRuled) -> FirefightState:
    others = tuple(r for r in state.reaches if (r.charger, r.target) != (event.fighter, event.target))
    return replace(state, reaches=(*others, ReachRuling(event.fighter, event.target, event.grant)))


def _restocked(state: FirefightState, event: e.Restocked) -> FirefightState:
    return change(state, event.fighter, low_ammo=False)


def _condition_set(state: FirefightState, event: e.ConditionSet) -> FirefightState:
    if event.condition == "out":
        return fallen(change(state, event.fighter, condition="out"), event.fighter)
    state = replace(state, melee=melee.on_feet(state.melee, event.fighter))
    hits = int(event.condition == "wounded")
    state = change(state, event.fighter, condition=event.condition, hits=hits, downed_by=None)
    return replace(state, casualties=tuple(c for c in state.casualties if c != event.fighter))


def _moved(state: FirefightState, event: e.Moved) -> FirefightState:
    state = replace(state, melee=melee.parted(state.melee, event.fighter))
    return change(state, event.fighter, cover=event.place)


def _rule_changed(state: FirefightState, event: e.RuleChanged) -> FirefightState:
    return replace(state, rules=event.rules)


def _round_closed(state: FirefightState, event: e.RoundClosed) -> FirefightState:
    fighters = tuple(_rested(state, fighter) for fighter in state.fighters)
    cleared: dict[str, Any] = {"waiting": (), "flanks": (), "fire_into": (), "reaches": (), "deeds": ()}
    rested = melee.rested(state.melee)
    return replace(state, fighters=fighters, round=event.round + 1, past=state.deeds, melee=rested, **cleared)


def _enemy_passed(state: FirefightState, event: e.EnemyPassed) -> FirefightState:
    if event.why != "down":
        return state
    return change(state, event.fighter, turn=replace(state.fighter(event.fighter).turn, down=True))


def _ended(state: FirefightState, _: e.Ended) -> FirefightState:
    return replace(state, phase="ended")


def _hand_to_hand(state: FirefightState, event: m.MeleeEvent) -> FirefightState:
    state = effects.affect(state, event)
    return replace(state, melee=melee.evolve(state.melee, event))


def _chronicled(state: FirefightState, event: chronicle.ChronicleEvent | Archived) -> FirefightState:
    return replace(state, chronicle=chronicle.evolve(state.chronicle, event))


def _nothing(state: FirefightState, _: e.Event) -> FirefightState:
    return state


def _rested(state: FirefightState, fighter: Fighter) -> Fighter:
    """A fighter at the start of the next round."""
    return replace(
        fighter,
        turn=Turn(),
        order=None,
        held_bonus=earned_by_holding(fighter),
        moved_bonus=earned_by_moving(state, fighter),
        hold_streak=fighter.hold_streak + 1 if fighter.turn.held else 0,
        carried_relocation=fighter.turn.relocated if fighter.side == "enemies" else None,
        bonuses=tuple(b for b in fighter.bonuses if b.lasts != "round"),
    )


_EVOLVE: dict[type, Callable[[FirefightState, Any], FirefightState]] = {
    e.Opened: _opened,
    e.MapSized: _map_sized,
    e.TerrainDrawn: _terrain_drawn,
    e.GroundPictured: _ground_pictured,
    e.LaidOut: _laid_out,
    e.CoverPlaced: _cover_placed,
    e.KindDescribed: _kind_described,
    e.TypeDefined: _type_defined,
    e.FighterJoined: _fighter_joined,
    e.FighterReturned: _fighter_returned,
    e.FighterLeft: _fighter_left,
    e.StandingOrderGiven: _standing_order_given,
    e.StandingOrderFollowed: _standing_order_followed,
    e.FighterAssigned: _fighter_assigned,
    e.OldWoundThrown: _old_wound,
    e.StoodIn: _nothing,
    e.CoverThrown: _cover_thrown,
    e.Relocated: _relocated,
    e.RelocationBlocked: _nothing,
    e.VolleyFired: _volley_fired,
    e.ShotAimed: _shot_aimed,
    e.ShotRead: _shot_read,
    e.Suppressed: _suppressed,
    e.Held: _held,
    e.Shifted: _shifted,
    e.OrderGiven: _order_given,
    e.BonusGiven: _bonus_given,
    e.BonusTaken: _bonus_taken,
    e.FlankRuled: _flank_ruled,
    e.FireIntoRuled: _fire_into_ruled,
    e.ReachRuled: _reach_ruled,
    e.Restocked: _restocked,
    e.ConditionSet: _condition_set,
    e.Moved: _moved,
    e.RuleChanged: _rule_changed,
    e.GmPhaseBegan: _nothing,
    e.EnemyPassed: _enemy_passed,
    e.NobodyAnswered: _nothing,
    e.RoundClosed: _round_closed,
    e.Ended: _ended,
    **dict.fromkeys(get_args(m.MeleeEvent), _hand_to_hand),
    GmAppointed: _chronicled,
    Archived: _chronicled,
    Narrated: _chronicled,
    CheckMade: _chronicled,
    CheckRuled: _chronicled,
    Rolled: _chronicled,
}
