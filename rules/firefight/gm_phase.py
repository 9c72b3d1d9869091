"""The game master's phase: fire that waited, each enemy's order and fire, the close (rules page 1, The round)."""

from __future__ import annotations

from rules.core.chronicle import require_gm
from rules.core.refusal import Refusal
from rules.firefight import hand_to_hand
from rules.firefight.actions import Advance
from rules.firefight.contact import chargeable
from rules.firefight.events import EnemyPassed, GmPhaseBegan, NobodyAnswered, RelocationBlocked, RoundClosed
from rules.firefight.exposure import can_attack, exposed, exposed_players, in_the_clear, standing_enemies
from rules.firefight.ledger import Ledger
from rules.firefight.movement import change_cover
from rules.firefight.reckoning import is_full
from rules.firefight.state import Fighter
from rules.firefight.volley import fire, read_waiting
from rules.melee.testing import get_up


def advance(ledger: Ledger, action: Advance) -> None:
    """The whole phase, or in immediate mode the fire at one player."""
    require_gm(ledger.actor)
    if action.player is not None:
        _answer(ledger, action.player)
        return
    ledger.record(GmPhaseBegan(ledger.state.round))
    hand_to_hand.begin_phase(ledger)
    read_waiting(ledger)
    for enemy in _enemies(ledger):
        _enemy_turn(ledger, enemy.id)
    hand_to_hand.fight_all(ledger)
    ledger.record(RoundClosed(ledger.state.round))


def _answer(ledger: Ledger, name: str) -> None:
    """Only the enemies that may fire at this player do anything; all others wait for the close."""
    if ledger.state.rules.mode != "immediate":
        raise Refusal("not_immediate")
    player = ledger.named(name)
    if player.side != "players" or not exposed(ledger.state, player):
        raise Refusal("not_exposed", name=player.label or player.name)
    ledger.record(GmPhaseBegan(ledger.state.round, player.id))
    for enemy in _enemies(ledger):
        if ledger.state.fighter(player.id).standing and _may_answer(ledger, enemy, player.id):
            _enemy_turn(ledger, enemy.id, only=player.id)
    if isinstance(ledger.events[-1], GmPhaseBegan):
        ledger.record(NobodyAnswered(player.id))


def _may_answer(ledger: Ledger, enemy: Fighter, player: str) -> bool:
    if not can_attack(ledger.state, enemy) or ledger.melee.waiting(enemy.id) is not None:
        return False
    return enemy.order is None or (enemy.order.do != "down" and set(enemy.order.targets) <= {player})


def _enemies(ledger: Ledger) -> tuple[Fighter, ...]:
    return standing_enemies(ledger.state)


def _enemy_turn(ledger: Ledger, enemy: str, only: str | None = None) -> None:
    who = ledger.state.fighter(enemy)
    order = who.order
    if ledger.melee.engaged(enemy) and order is not None and order.do == "break":
        if not hand_to_hand.break_off_by_order(ledger, enemy):
            ledger.record(EnemyPassed(enemy, "in_melee"))
        return
    if who.turn.fired:
        return
    if who.turn.suppressed:
        ledger.record(EnemyPassed(enemy, "suppressed"))
    elif who.turn.ran:
        ledger.record(EnemyPassed(enemy, "ran"))
    elif ledger.melee.engaged(enemy):
        ledger.record(EnemyPassed(enemy, "in_melee"))
    elif order is not None and order.do == "down":
        ledger.record(EnemyPassed(enemy, "down"))
    elif not _on_feet(ledger, enemy):
        ledger.record(EnemyPassed(enemy, "lying"))
    elif order is not None and order.do == "charge":
        _charge(ledger, enemy, order.targets[0])
    else:
        if order is not None and order.do == "relocate" and order.cover is not None:
            _relocate(ledger, enemy, order.cover)
        if ledger.state.rules.shooting == "no":
            return
        targets = _targets(ledger, enemy, only)
        if targets:
            fire(ledger, enemy, targets)
        else:
            ledger.record(EnemyPassed(enemy, "target_lost" if order is not None and order.targets else "no_target"))


def _on_feet(ledger: Ledger, enemy: str) -> bool:
    """Whether an enemy stands, or gets up now; who failed to this round stays down."""
    brawler = ledger.melee.of(enemy)
    return not brawler.down or (not brawler.tried and get_up(ledger, enemy))


def _charge(ledger: Ledger, enemy: str, target: str) -> None:
    """A charge by order, if the target can still be charged."""
    if ledger.state.fighter(target) in chargeable(ledger.state, ledger.state.fighter(enemy)):
        hand_to_hand.charge_by_order(ledger, enemy, target)
    else:
        ledger.record(EnemyPassed(enemy, "target_lost"))


def _relocate(ledger: Ledger, enemy: str, aim: str) -> None:
    if ledger.state.fighter(enemy).turn.relocated is not None:
        return
    cover = ledger.state.cover(aim)
    if cover is None or cover.name == ledger.state.fighter(enemy).cover or is_full(ledger.state, cover):
        ledger.record(RelocationBlocked(enemy, aim))
    else:
        change_cover(ledger, enemy, aim)


def _targets(ledger: Ledger, enemy: str, only: str | None) -> tuple[str, ...]:
    """A target for each shot: the order's, the one player's, or the rule's choice; none: no fire."""
    who = ledger.state.fighter(enemy)
    enemy_type = ledger.state.type_of(who)
    shots = enemy_type.shots if enemy_type is not None else 1
    if who.order is not None and who.order.targets:
        chosen = [t for t in who.order.targets if _can_be_shot(ledger, t)][:shots]
    elif only is not None:
        chosen = [only] if _can_be_shot(ledger, only) else []
    else:
        chosen = _least_fired_at(ledger)
    return tuple(chosen + chosen[-1:] * (shots - len(chosen))) if chosen else ()


def _can_be_shot(ledger: Ledger, target: str) -> bool:
    who = ledger.state.fighter(target)
    return who.standing and in_the_clear(ledger.state, who)


def _least_fired_at(ledger: Ledger) -> list[str]:
    state = ledger.state
    enemies = {f.id for f in state.fighters if f.side == "enemies"}
    candidates = exposed_players(state)
    if not candidates:
        return []
    return [min(candidates, key=lambda f: len(enemies.intersection(f.turn.shot_at_by))).id]
