"""What is legal now: feeds autocomplete, buttons and the private panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core.contract import Actor, Option
from rules.core.refusal import Refusal
from rules.core.telling import Line, line
from rules.firefight.contact import chargeable, in_view
from rules.firefight.exposure import clear_enemies, exposed_players, in_the_clear, standing_enemies
from rules.firefight.freedom import (
    require_apart,
    require_free_to_attack,
    require_free_to_break_off,
    require_free_to_fight_on,
    require_free_to_fire,
    require_free_to_hold,
    require_free_to_move,
    require_free_to_stand,
)
from rules.firefight.reckoning import is_full
from rules.firefight.state import Fighter, FirefightState
from rules.firefight.tables import CHECK_DICE, RULE_VALUES


def options(state: FirefightState, actor: Actor) -> Sequence[Option]:
    """What this actor may legally do: for the own fighters, and as a game master for anyone."""
    if state.phase == "ended":
        return ()
    players = [f for f in state.present if f.side == "players"]
    acting = [f for f in players if f.standing and (actor.gm or f.owner == actor.user)]
    found = [option for fighter in acting for option in _player(state, fighter)]
    if all(f.owner != actor.user or not f.standing for f in players):
        found.append(Option("join", choices={"cover": covers_with_room(state)}))
    everyone = {"fighter": tuple(name_of(f) for f in state.present)}
    found += [Option("why", choices=everyone), Option("me", choices=everyone if actor.gm else {})]
    return [*found, *_gm(state)] if actor.gm else found


def still_possible(state: FirefightState, fighter: Fighter) -> tuple[Line, ...]:
    """What a player may still do this round, in words."""
    hidden = {"check", "leave", "standing"} | (set() if fighter.cover is not None else {"shift"})
    names = (option.do for option in _player(state, fighter) if option.do not in hidden)
    return tuple(line("action", action=name) for name in names) if fighter.standing else ()


def name_of(fighter: Fighter) -> str:
    """The name under which a fighter is shown and can be typed."""
    return fighter.label or fighter.name


def covers_with_room(state: FirefightState, fighter: Fighter | None = None) -> tuple[str, ...]:
    """Covers that a newcomer, or this fighter, may go to."""
    own = fighter.cover if fighter is not None else None
    return tuple(c.name for c in state.covers if c.name != own and not is_full(state, c))


def targets_of(state: FirefightState, fighter: Fighter) -> tuple[Fighter, ...]:
    """Whom a player may fire at: enemies first."""
    standing = (f for f in state.fighters if f.standing and f.id != fighter.id and in_the_clear(state, f))
    return tuple(sorted(standing, key=lambda f: f.side))


def permits(require: Callable[[FirefightState, Fighter], None], state: FirefightState, fighter: Fighter) -> bool:
    """Whether what this asks for is given."""
    try:
        require(state, fighter)
    except Refusal:
        return False
    return True


def hand_to_hand(state: FirefightState, fighter: Fighter) -> list[Option]:
    """What a player may do in, or about, a melee."""
    found = []
    if permits(require_free_to_attack, state, fighter):
        targets = tuple(name_of(f) for f in chargeable(state, fighter))
        found += [Option("charge", fighter.name, {"target": targets})] if targets else []
    others = {
        "break": require_free_to_break_off,
        "stand": require_free_to_stand,
        "round": require_free_to_fight_on,
    }
    return [*found, *(Option(do, fighter.name) for do, free in others.items() if permits(free, state, fighter))]


def _player(state: FirefightState, fighter: Fighter) -> list[Option]:
    turn, found = fighter.turn, []
    if fighter.cover is not None and turn.cover_face is None and not turn.shown:
        found.append(Option("cover", fighter.name))
    if permits(require_free_to_move, state, fighter):
        covers = covers_with_room(state, fighter)
        found += [Option("relocate", fighter.name, {"cover": covers})] if covers else []
    if permits(require_free_to_fire, state, fighter):
        targets = tuple(name_of(f) for f in targets_of(state, fighter))
        shots = {"first": targets, "second": targets, "third": targets}
        found += [Option("shoot", fighter.name, shots)] if targets else []
        found += _suppress(state, fighter)
    found += hand_to_hand(state, fighter)
    if permits(require_free_to_hold, state, fighter):
        found.append(Option("hold", fighter.name))
    found += [
        Option("standing", fighter.name),
        Option("shift", fighter.name),
        Option("check", fighter.name, {"dice": (CHECK_DICE,)}),
    ]
    return [*found, *([Option("leave", fighter.name)] if permits(require_apart, state, fighter) else [])]


def _suppress(state: FirefightState, fighter: Fighter) -> list[Option]:
    if fighter.low_ammo and state.rules.low_ammo == "flag":
        return []
    enemies = clear_enemies(state)
    names = tuple(name_of(f) for f in enemies)
    covers = tuple(dict.fromkeys(f.cover for f in enemies if f.cover is not None))
    choices = {"cover": covers, "first": names, "second": names, "third": names}
    return [Option("suppress", fighter.name, choices)] if enemies else []


def _gm(state: FirefightState) -> list[Option]:
    everyone = tuple(name_of(f) for f in state.present)
    enemies = tuple(name_of(f) for f in standing_enemies(state))
    seen = tuple(f.name for f in exposed_players(state))
    covers = tuple(c.name for c in state.covers)
    first = tuple(f.name for f in state.fighters if f.side == "players" and in_view(state, f))
    engaged = tuple(name_of(f) for f in state.present if state.melee.engaged(f.id))
    low = tuple(name_of(f) for f in state.present if f.low_ammo)
    checks = tuple(str(check.number) for check in state.chronicle.checks)
    advance = {"player": seen} if state.rules.mode == "immediate" else {}
    return [
        Option("advance", choices=advance),
        Option("assign", choices={"fighter": tuple(f.name for f in state.present if f.side == "players")}),
        Option("enemy", choices={"type": tuple(t.label for t in state.types), "cover": covers_with_room(state)}),
        Option("type", choices={"name": tuple(t.label for t in state.types)}),
        Option("place", choices={"name": covers, "kind": tuple(kind.label or kind.name for kind in state.kinds)}),
        Option("order", choices={"fighter": enemies, "first": first, "second": seen, "third": seen, "cover": covers}),
        Option("bonus", choices={"fighter": everyone}),
        Option("flank", choices={"shooter": everyone, "target": everyone}),
        Option("set-stats", choices={"fighter": everyone}),
        Option("fire-into", choices={"fighter": engaged}),
        Option("reach", choices={"fighter": everyone, "target": everyone}),
        Option("round", choices={"fighter": engaged}),
        Option("restock", choices={"fighter": low}),
        Option("set", choices={"fighter": everyone}),
        Option("move", choices={"fighter": everyone, "cover": (*covers_with_room(state), "open")}),
        Option("remove", choices={"fighter": everyone}),
        Option("rule", choices={"key": tuple(RULE_VALUES), **{f"value:{k}": v for k, v in RULE_VALUES.items()}}),
        Option("rule-on", choices={"check": checks}),
        Option("end"),
    ]
