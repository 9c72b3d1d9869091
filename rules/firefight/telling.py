"""What to say about each event of a firefight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, get_args

from rules.core import chronicle
from rules.core.chronicle import Archived, CheckMade, CheckRuled, GmAppointed, Narrated, Rolled
from rules.core.contract import Viewer
from rules.core.telling import Line, Said, Signed, Sum, Who, line
from rules.firefight import events as e
from rules.firefight import words
from rules.firefight.state import Fighter, FirefightState
from rules.firefight.tables import BRAWL_RULES, RELOCATION_STAYS, RULE_VALUES, rule_value
from rules.melee import telling as melee_telling
from rules.melee.events import MeleeEvent
from rules.melee.state import Stats

_RELOCATED = {1: "relocated-failed", 2: "relocated-dear", 3: "relocated-clean"}


def tell(state: FirefightState, event: e.Event, viewer: Viewer) -> Sequence[Line]:
    """Lines about an event, given the state after it; an order is told to the game master alone, a standing order to
    its fighter's owner too.
    """
    if isinstance(event, e.OrderGiven) and not viewer.gm:
        return ()
    if isinstance(event, e.StandingOrderGiven) and not viewer.gm:
        owner = state.fighter(event.fighter).owner
        if owner is None or viewer.user != owner:
            return ()
    return _TELL[type(event)](state, event)


def _opened(_: FirefightState, event: e.Opened) -> Sequence[Line]:
    changed = [key for key in RULE_VALUES if rule_value(event.rules, key) != RULE_VALUES[key][0]]
    types, key = event.types, "opened"
    if event.rules.shooting == "no":
        changed, key = [k for k in changed if k in BRAWL_RULES], "opened-brawl"
        types = tuple(known for known in types if known.stats != Stats())  # the others fight like anybody
    return (
        line(key, name=Who(event.name)),
        *(words.house_rule(event.rules, key) for key in changed),
        *([line("rulebook-types")] if types else []),
        *(words.enemy_type(event.rules, enemy_type) for enemy_type in types),
    )


def _map_sized(_: FirefightState, event: e.MapSized) -> Sequence[Line]:
    return (line("map-sized", columns=event.columns, rows=event.rows),)


def _terrain_drawn(_: FirefightState, event: e.TerrainDrawn) -> Sequence[Line]:
    if event.kind is None:
        return ()
    return (line("terrain-drawn", kind=line("terrain", kind=event.kind), cells=event.cells),)


def _ground_pictured(_: FirefightState, event: e.GroundPictured) -> Sequence[Line]:
    return (line("ground-pictured" if event.picture is not None else "ground-bare"),)


def _laid_out(state: FirefightState, event: e.LaidOut) -> Sequence[Line]:
    size = {"columns": event.columns, "rows": event.rows}
    legends = (e.KindDescribed(kind) for kind in event.kinds if kind.name in {c.kind for c in event.covers})
    if state.rules.shooting == "no" and not event.covers:
        return (line("laid-out-brawl", enemies=len(event.fighters)),)
    return (
        line("laid-out", **size, covers=len(event.covers), enemies=len(event.fighters)),
        *(told for legend in legends for told in _kind_described(state, legend)),
    )


def _cover_placed(state: FirefightState, event: e.CoverPlaced) -> Sequence[Line]:
    cover = event.cover
    key = "cover-changed" if event.changed else "cover-placed"
    pieces = (words.kind(state, cover.kind), words.shields(cover), words.room(cover), *words.cover_extras(state, cover))
    return (line(key, cover=Who(cover.name), cell=cover.cell.name, pieces=pieces),)


def _kind_described(state: FirefightState, event: e.KindDescribed) -> Sequence[Line]:
    if event.kind.legend is None:
        return ()
    return (line("kind-described", kind=words.kind(state, event.kind.name), legend=Said(event.kind.legend)),)


def _type_defined(state: FirefightState, event: e.TypeDefined) -> Sequence[Line]:
    key = "type-changed" if event.changed else "type-defined"
    return (line(key, type=words.enemy_type(state.rules, event.type)),)


def _fighter_joined(state: FirefightState, event: e.FighterJoined) -> Sequence[Line]:
    fighter = event.fighter
    key = "enemy-joined" if fighter.side == "enemies" else "player-joined"
    if fighter.cover is None and state.rules.shooting == "no":
        return (line(f"{key}-brawl", who=fighter.who),)
    return (line(key, who=fighter.who, place=words.place(fighter.cover)),)


def _fighter_returned(state: FirefightState, event: e.FighterReturned) -> Sequence[Line]:
    return (line("player-returned", who=state.fighter(event.fighter).who, place=words.place(event.place)),)


def _fighter_left(state: FirefightState, event: e.FighterLeft) -> Sequence[Line]:
    who = state.fighter(event.fighter).who
    if event.reason is None:
        return (line("fighter-left", who=who),)
    return (line("fighter-removed", who=who, reason=Said(event.reason)),)


def _standing_order_given(state: FirefightState, event: e.StandingOrderGiven) -> Sequence[Line]:
    return (line("standing-given", who=state.fighter(event.fighter).who, order=event.order),)


def _standing_order_followed(state: FirefightState, event: e.StandingOrderFollowed) -> Sequence[Line]:
    return (line("standing-followed", who=state.fighter(event.fighter).who, order=event.order, does=event.does),)


def _fighter_assigned(state: FirefightState, event: e.FighterAssigned) -> Sequence[Line]:
    return (line("fighter-assigned", who=state.fighter(event.fighter).who, user=Who(event.name)),)


def _old_wound(_: FirefightState, event: e.OldWoundThrown) -> Sequence[Line]:
    who = Who(event.name, event.pronoun)
    return (line("old-wound-sits-out" if event.sits_out else "old-wound-fights", who=who, face=event.face),)


def _stood_in(state: FirefightState, event: e.StoodIn) -> Sequence[Line]:
    return (line("stood-in", who=state.fighter(event.fighter).who),)


def _cover_thrown(state: FirefightState, event: e.CoverThrown) -> Sequence[Line]:
    who = state.fighter(event.fighter).who
    return (line("cover-thrown", who=who, face=event.face),)


def _relocated(state: FirefightState, event: e.Relocated) -> Sequence[Line]:
    dice = Sum(event.face, tuple(words.gm_part(b) for b in event.bonuses))
    story = line(_RELOCATED[event.result], who=state.fighter(event.fighter).who, place=Who(event.aim))
    moved = event.result != RELOCATION_STAYS
    return (line("relocation", dice=dice, story=story, result=event.result, place=Who(event.aim), moved=int(moved)),)


def _relocation_blocked(state: FirefightState, event: e.RelocationBlocked) -> Sequence[Line]:
    return (line("relocation-blocked", who=state.fighter(event.fighter).who, place=Who(event.aim)),)


def _volley_fired(state: FirefightState, event: e.VolleyFired) -> Sequence[Line]:
    shooter = state.fighter(event.fighter)
    targets = tuple(state.fighter(t).who for t in dict.fromkeys(event.targets))
    key = "volley-enemy" if shooter.side == "enemies" else "volley"
    return (line(key, who=shooter.who, shots=len(event.faces), targets=targets),)


def _shot_aimed(state: FirefightState, event: e.ShotAimed) -> Sequence[Line]:
    shot = event.shot
    dice = Sum(shot.face, tuple(words.shot_part(b) for b in shot.bonuses))
    return (line("shot-aimed", number=shot.number, target=state.fighter(shot.target).who, dice=dice),)


def _shot_read(state: FirefightState, event: e.ShotRead) -> Sequence[Line]:
    shooter, target = state.fighter(event.shooter), state.fighter(event.target)
    by = "enemy" if shooter.side == "enemies" else "shot"
    key = "out" if event.outcome == "hit" and event.condition == "out" else f"{by}-{event.outcome}"
    if event.ignored:
        key = "shot-ignored"
    between_players = shooter.side == target.side
    return (
        line(
            "shot-between" if between_players else "shot-read",
            number=event.number,
            shooter=shooter.who,
            target=target.who,
            dice=words.shot_sum(event),
            outcome=event.outcome,
            result=words.shot_result(event, target),
            story=line(key, shooter=shooter.who, target=target.who),
        ),
    )


def _suppressed(state: FirefightState, event: e.Suppressed) -> Sequence[Line]:
    fighter = state.fighter(event.fighter)
    targets = tuple(state.fighter(t).who for t in event.targets)
    told = [line("suppression", who=fighter.who, targets=targets, place=words.place(event.cover))]
    return [*told, line("low-ammo", who=fighter.who)] if event.low_ammo else told


def _held(state: FirefightState, event: e.Held) -> Sequence[Line]:
    key = "held-brawl" if state.rules.shooting == "no" else "held" if event.earns else "held-too-long"
    return (line(key, who=state.fighter(event.fighter).who),)


def _shifted(state: FirefightState, event: e.Shifted) -> Sequence[Line]:
    return (line("shifted", who=state.fighter(event.fighter).who, note=Said(event.note)),)


def _order_given(state: FirefightState, event: e.OrderGiven) -> Sequence[Line]:
    enemy, order = state.fighter(event.fighter), event.order
    if order is None:
        return (line("order-auto", who=enemy.who),)
    targets = tuple(state.fighter(t).who for t in order.targets)
    place = Who(order.cover or "")
    told = [line(f"order-{order.do}", who=enemy.who, targets=targets, place=place, aimed=len(targets))]
    if enemy.turn.suppressed or enemy.turn.fired:
        told.append(line("order-in-vain", who=enemy.who))
    return told


def _bonus_given(state: FirefightState, event: e.BonusGiven) -> Sequence[Line]:
    bonus = event.bonus
    return (
        line(
            "bonus-given",
            who=state.fighter(event.fighter).who,
            kind=bonus.kind,
            amount=Signed(bonus.amount),
            lasts=bonus.lasts,
            reason=Said(bonus.reason),
        ),
    )


def _bonus_taken(state: FirefightState, event: e.BonusTaken) -> Sequence[Line]:
    who = state.fighter(event.fighter).who
    return (line("bonus-taken", who=who, kind=event.kind, reason=Said(event.reason)),)


def _flank_ruled(state: FirefightState, event: e.FlankRuled) -> Sequence[Line]:
    shooter, target = state.fighter(event.shooter).who, state.fighter(event.target).who
    key = "flank-granted" if event.grant else "flank-denied"
    return (line(key, shooter=shooter, target=target, reason=Said(event.reason)),)


def _fire_into_ruled(state: FirefightState, event: e.FireIntoRuled) -> Sequence[Line]:
    key = "fire-into-granted" if event.grant else "fire-into-denied"
    return (line(key, who=state.fighter(event.fighter).who, reason=Said(event.reason)),)


def _reach_ruled(state: FirefightState, event: e.ReachRuled) -> Sequence[Line]:
    who, target = state.fighter(event.fighter).who, state.fighter(event.target).who
    key = "reach-granted" if event.grant else "reach-denied"
    return (line(key, who=who, target=target, reason=Said(event.reason)),)


def _restocked(state: FirefightState, event: e.Restocked) -> Sequence[Line]:
    return (line("restocked", who=state.fighter(event.fighter).who, reason=Said(event.reason)),)


def _condition_set(state: FirefightState, event: e.ConditionSet) -> Sequence[Line]:
    fighter = state.fighter(event.fighter)
    after = words.condition(event.condition, fighter.pronoun)
    before = words.condition(event.before, fighter.pronoun)
    return (line("condition-set", who=fighter.who, before=before, after=after, reason=Said(event.reason)),)


def _moved(state: FirefightState, event: e.Moved) -> Sequence[Line]:
    who = state.fighter(event.fighter).who
    return (line("moved", who=who, place=words.place(event.place), reason=Said(event.reason)),)


def _rule_changed(_: FirefightState, event: e.RuleChanged) -> Sequence[Line]:
    changed = {"key": event.key, "before": event.before, "value": event.value}
    return (line("rule-changed", **changed, reason=Said(event.reason)),)


def _gm_phase_began(state: FirefightState, event: e.GmPhaseBegan) -> Sequence[Line]:
    if event.player is not None:
        return (line("answer-began", round=event.round, who=state.fighter(event.player).who),)
    return (line("gm-phase-began" if state.rules.shooting == "yes" else "gm-phase-brawl", round=event.round),)


def _enemy_passed(state: FirefightState, event: e.EnemyPassed) -> Sequence[Line]:
    if event.why == "in_melee" and state.rules.shooting == "no":
        return ()
    return (line(f"passed-{event.why}".replace("_", "-"), who=state.fighter(event.fighter).who),)


def _nobody_answered(_: FirefightState, __: e.NobodyAnswered) -> Sequence[Line]:
    return (line("answer-nobody"),)


def _round_closed(state: FirefightState, event: e.RoundClosed) -> Sequence[Line]:
    return (line("round-begun" if state.rules.shooting == "yes" else "round-begun-brawl", round=event.round + 1),)


def _ended(state: FirefightState, event: e.Ended) -> Sequence[Line]:
    key = "ended" if state.rules.shooting == "yes" else "ended-brawl"
    told = [line(key, name=Who(state.name), rounds=event.round)]
    casualties = tuple(state.fighter(c).who for c in state.casualties)
    told.append(line("casualty", who=casualties) if casualties else line("no-casualties"))
    did = sorted((f for f in state.fighters if f.tally_shots or f.tally_felled), key=lambda f: f.side, reverse=True)
    told += [line("statistics")] if did else []
    return [*told, *map(_statistic, did)]


def _statistic(fighter: Fighter) -> Line:
    felled = {"felled": fighter.tally_felled}
    if not fighter.tally_shots:
        return line("statistic-melee", who=fighter.who, **felled)
    shots = {"shots": fighter.tally_shots, "hits": fighter.tally_hits, "kills": fighter.tally_kills}
    return line("statistic", who=fighter.who, **shots, **felled)


def _hand_to_hand(state: FirefightState, event: MeleeEvent) -> Sequence[Line]:
    return melee_telling.tell(lambda fighter: state.fighter(fighter).who, event)


def _chronicled(_: FirefightState, event: chronicle.ChronicleEvent | Archived) -> Sequence[Line]:
    return (chronicle.tell(event),)


_TELL: dict[type, Callable[[FirefightState, Any], Sequence[Line]]] = {
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
    e.StoodIn: _stood_in,
    e.CoverThrown: _cover_thrown,
    e.Relocated: _relocated,
    e.RelocationBlocked: _relocation_blocked,
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
    e.GmPhaseBegan: _gm_phase_began,
    e.EnemyPassed: _enemy_passed,
    e.NobodyAnswered: _nobody_answered,
    e.RoundClosed: _round_closed,
    e.Ended: _ended,
    **dict.fromkeys(get_args(MeleeEvent), _hand_to_hand),
    GmAppointed: _chronicled,
    Archived: _chronicled,
    Narrated: _chronicled,
    CheckMade: _chronicled,
    CheckRuled: _chronicled,
    Rolled: _chronicled,
}
