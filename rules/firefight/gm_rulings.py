"""A game master's orders and rulings during a fight; all but orders carry a reason and are shown."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.chronicle import require_gm
from rules.core.names import clean_text, fold
from rules.core.refusal import Refusal
from rules.firefight import actions as a
from rules.firefight import events as e
from rules.firefight.contact import require_chargeable
from rules.firefight.exposure import exposed
from rules.firefight.ledger import Ledger
from rules.firefight.movement import require_room
from rules.firefight.reckoning import bonuses_of
from rules.firefight.state import Fighter, GmBonus, Order
from rules.firefight.tables import MAX_BONUS, MAX_KEPT_BONUSES, read_rule, rule_value
from rules.melee.events import KnockedDown

OPEN_WORDS = ("open", "открыто", "-", "—")
"""What stands for no cover where a cover is asked for."""


def give_order(ledger: Ledger, action: a.GiveOrder) -> None:
    """Tell an enemy what to do in this round's game master's phase."""
    require_gm(ledger.actor)
    enemy = ledger.enemy(action.fighter)
    if action.do == "auto":
        ledger.record(e.OrderGiven(enemy.id, None))
        return
    if action.do == "charge":
        ledger.record(e.OrderGiven(enemy.id, Order("charge", (_order_charge(ledger, enemy, action.targets),))))
        return
    if action.do == "break" and not ledger.melee.engaged(enemy.id):
        raise Refusal("order_not_in_melee", name=enemy.label or enemy.name)
    if action.do == "shoot" and ledger.state.rules.shooting == "no":
        raise Refusal("no_shooting")
    if action.do == "relocate" and ledger.state.rules.shooting == "no" and not ledger.state.covers:
        raise Refusal("not_in_a_brawl")
    targets = () if action.do in ("down", "break") else _order_targets(ledger, enemy, action.targets)
    if action.do == "shoot" and not targets:
        raise Refusal("order_needs_target")
    cover = _order_cover(ledger, enemy, action.cover) if action.do == "relocate" else None
    ledger.record(e.OrderGiven(enemy.id, Order(action.do, targets, cover)))


def assign(ledger: Ledger, action: a.AssignFighter) -> None:
    """A player's fighter is another user's from now on.

    Raises ``Refusal``: ``enemy_acts_by_order``, ``assigned_already``, ``user_has_fighter``.
    """
    require_gm(ledger.actor)
    fighter = ledger.named(action.fighter)
    if fighter.side == "enemies":
        raise Refusal("enemy_acts_by_order", name=fighter.label or fighter.name)
    if fighter.owner == action.user:
        raise Refusal("assigned_already", name=fighter.name, user=action.name)
    if fighter.standing and any(f.standing and f.owner == action.user for f in ledger.state.present):
        raise Refusal("user_has_fighter", user=action.name)
    ledger.record(e.FighterAssigned(fighter.id, action.user, action.name))


def give_bonus(ledger: Ledger, action: a.GiveBonus) -> None:
    """A bonus or penalty; amount 0 takes the kept ones of that kind away."""
    require_gm(ledger.actor)
    fighter, reason = ledger.named(action.fighter), clean_text(action.reason)
    if not -MAX_BONUS <= action.amount <= MAX_BONUS:
        raise Refusal("bonus_too_large", limit=MAX_BONUS)
    if action.amount == 0:
        if not bonuses_of(fighter, action.kind, "kept"):
            raise Refusal("no_kept_bonus", name=fighter.label or fighter.name)
        ledger.record(e.BonusTaken(fighter.id, action.kind, reason))
        return
    if len(fighter.bonuses) >= MAX_KEPT_BONUSES:
        raise Refusal("too_many_bonuses", limit=MAX_KEPT_BONUSES)
    ledger.record(e.BonusGiven(fighter.id, GmBonus(action.kind, action.amount, reason, action.lasts)))


def rule_flank(ledger: Ledger, action: a.RuleFlank) -> None:
    """Grant or deny a flank between two fighters for this round."""
    require_gm(ledger.actor)
    shooter, target = ledger.named(action.shooter), ledger.named(action.target)
    if shooter.id == target.id:
        raise Refusal("own_self")
    ledger.record(e.FlankRuled(shooter.id, target.id, action.grant, clean_text(action.reason)))


def restock(ledger: Ledger, action: a.Restock) -> None:
    """A fighter has ammunition again."""
    require_gm(ledger.actor)
    fighter = ledger.named(action.fighter)
    if not fighter.low_ammo:
        raise Refusal("not_low_on_ammo", name=fighter.label or fighter.name)
    ledger.record(e.Restocked(fighter.id, clean_text(action.reason)))


def set_condition(ledger: Ledger, action: a.SetCondition) -> None:
    """Overrule a condition."""
    require_gm(ledger.actor)
    fighter = ledger.named(action.fighter)
    reason = clean_text(action.reason)
    if action.condition == "down":
        if not fighter.standing:
            raise Refusal("target_out", name=fighter.label or fighter.name)
        ledger.tell(KnockedDown(fighter.id, reason))
        return
    ledger.record(e.ConditionSet(fighter.id, fighter.condition, action.condition, reason))


def move(ledger: Ledger, action: a.Move) -> None:
    """Put a fighter somewhere else, free and without a die."""
    require_gm(ledger.actor)
    fighter, reason = ledger.named(action.fighter), clean_text(action.reason)
    if fold(action.cover) in OPEN_WORDS:
        if fighter.cover is None:
            raise Refusal("already_in_the_open", name=fighter.label or fighter.name)
        ledger.record(e.Moved(fighter.id, fighter.cover, None, reason))
        return
    aim = ledger.place(action.cover)
    require_room(ledger, fighter, aim)
    ledger.record(e.Moved(fighter.id, fighter.cover, aim.name, reason))


def remove(ledger: Ledger, action: a.Remove) -> None:
    """Take a fighter out of the fight; fire already aimed is read."""
    require_gm(ledger.actor)
    ledger.record(e.FighterLeft(ledger.named(action.fighter).id, clean_text(action.reason)))


def change_rule(ledger: Ledger, action: a.ChangeRule) -> None:
    """Change a house rule of the open fight."""
    require_gm(ledger.actor)
    key, value = read_rule(action.key, action.value)
    rules = ledger.state.rules
    changed = replace(rules, **{key: value})
    reason = clean_text(action.reason)
    ledger.record(e.RuleChanged(key, rule_value(rules, key), rule_value(changed, key), changed, reason))


def end(ledger: Ledger, _: a.End) -> None:
    """Close the fight; fire between players that waits must be read first."""
    require_gm(ledger.actor)
    if ledger.state.waiting:
        raise Refusal("fire_waiting")
    ledger.record(e.Ended(ledger.state.round))


def _order_targets(ledger: Ledger, enemy: Fighter, names: tuple[str, ...]) -> tuple[str, ...]:
    enemy_type = ledger.state.type_of(enemy)
    shots = enemy_type.shots if enemy_type is not None else 1
    if len(names) > shots:
        raise Refusal("order_too_many_targets", name=enemy.label or enemy.name, shots=shots)
    targets = [ledger.named(name) for name in names]
    for target in targets:
        if not target.standing:
            raise Refusal("target_out", name=target.label or target.name)
        if target.side == "enemies" or not exposed(ledger.state, target):
            raise Refusal("not_exposed", name=target.label or target.name)
    return tuple(target.id for target in targets)


def _order_charge(ledger: Ledger, enemy: Fighter, names: tuple[str, ...]) -> str:
    if len(names) != 1:
        raise Refusal("order_needs_one_target")
    target = ledger.named(names[0])
    require_chargeable(ledger.state, enemy, target)
    return target.id


def _order_cover(ledger: Ledger, enemy: Fighter, name: str | None) -> str:
    if name is None:
        raise Refusal("order_needs_cover")
    aim = ledger.place(name)
    require_room(ledger, enemy, aim)
    return aim.name
