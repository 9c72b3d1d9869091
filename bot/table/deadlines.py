"""Deadlines: set, postponed, stopped by a game master; followed by every action; struck by the clock.

What is due is done once, in one transaction with all that it says: the game is locked, and what is still due is read
again under the lock. A reminder that the program was down for is not lost, and nobody's turn with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from rules.core.chronicle import require_gm
from rules.core.refusal import Refusal
from rules.registry import FIGHTS
from sqlalchemy.engine import Connection

from bot.dice import ActionDice
from bot.store import deadlines as rows
from bot.store import outbox, queries
from bot.store.rows import Awaited, Deadline, Game, GuildSettings, NoticeFacts
from bot.table import calendar, playing
from bot.table.requests import Caller, Deadlining, Outcome, Request
from bot.table.saying import say

if TYPE_CHECKING:
    from bot.table.table import Table

HOUR = timedelta(hours=1)


def change(table: Table, connection: Connection, asked: Deadlining) -> Deadline | None:
    """Do what a game master asks of a deadline; what it is then.

    Raises ``Refusal``: ``no_open_fight``, ``gm_only``, ``button_stale``, ``no_deadline``, ``deadline_hours``,
    ``deadline_days``, ``deadline_lead``, ``deadline_twice``, ``deadline_stopped``, ``deadline_runs``.
    """
    seat = queries.seat_by_id(connection, asked.game_id, None)
    if seat is None or not seat.game.is_open:
        raise Refusal("no_open_fight")
    seen = table.seen(connection, seat.game, asked.caller)
    require_gm(seen.actor)
    known, now = rows.deadline_of(connection, seat.game.id), table.clock()
    if asked.page is not None and (known is None or known.page != asked.page or known.due_at is None):
        raise Refusal("button_stale")
    kind, changed = _changed(asked, known, seen.settings, FIGHTS[seat.game.ruleset].page(seen.state), now)
    if changed is None:
        rows.drop_deadline(connection, seat.game.id)
    else:
        rows.save_deadline(connection, changed)
    facts = NoticeFacts(changed.due_at if changed is not None else None)
    say(connection, seat.game, kind, FIGHTS[seat.game.ruleset].page(seen.state), facts, now)
    _show(connection, seat.game, now)
    return changed


def follow(table: Table, connection: Connection, game: Game, revision: int, state: Any) -> None:
    """After an entry: a new round has a new deadline, and the game master hears when all have acted."""
    known = rows.deadline_of(connection, game.id)
    if known is None:
        return
    rules, now = FIGHTS[game.ruleset], table.clock()
    settings = queries.guild_settings(connection, game.guild_id)
    if rules.is_over(state):
        rows.save_deadline(connection, replace(known, due_at=None, next_at=None, page=0))
    elif rules.page(state) != known.page:
        rows.save_deadline(connection, _begun(known, settings, rules.page(state), now))
    elif rules.all_acted(state) is not known.all_told:
        rows.save_deadline(connection, replace(known, all_told=not known.all_told))
        if not known.all_told and known.due_at is not None and not known.passed:
            gms = tuple(int(gm) for gm in state.chronicle.gms)
            facts = NoticeFacts(gms=gms, silent=_is_quiet(settings, now))
            say(connection, replace(game, revision=revision), "all-acted", known.page, facts, now)


def strike(table: Table, connection: Connection, game_id: int, thrown: list[ActionDice]) -> tuple[Outcome, ...]:
    """Do what a game's deadline asks for now, if anything still is: remind, or follow the standing orders."""
    seat, now = queries.seat_by_id(connection, game_id, None), table.clock()
    known = rows.deadline_of(connection, game_id)
    if seat is None or known is None or known.next_at is None or known.next_at > now or not seat.game.is_open:
        return ()
    if seat.drafted:  # nobody can act, so nobody is late
        return ()
    settings = queries.guild_settings(connection, seat.game.guild_id)
    if not known.reminded:
        _remind(table, connection, seat.game, known, settings, now)
        return ()
    return _pass(table, connection, seat.game, known, settings, thrown)


def _changed(
    asked: Deadlining, known: Deadline | None, settings: GuildSettings, page: int, now: datetime
) -> tuple[str, Deadline | None]:
    """How it is said, and what the deadline is then."""
    if asked.hours is not None or asked.at is not None:
        return "set", _begun(_planned(asked), settings, page, now)
    if known is None:
        raise Refusal("no_deadline")
    if asked.off:
        return "off", None
    if asked.lead is not None:
        return "set", _timed(replace(known, lead=asked.lead, reminded=False), known.due_at, settings, now)
    if asked.postpone is not None:
        if known.due_at is None:
            raise Refusal("deadline_stopped")
        later = max(known.due_at, now) + asked.postpone * HOUR
        return "postponed", _timed(replace(known, reminded=False, passed=False), later, settings, now)
    if asked.stop:
        if known.due_at is None:
            raise Refusal("deadline_stopped")
        left = max(0, int((known.due_at - now).total_seconds()))
        return "stopped", replace(known, due_at=None, next_at=None, left=left)
    if known.due_at is not None:
        raise Refusal("deadline_runs")
    due = now + timedelta(seconds=known.left or 0)
    return "resumed", _timed(replace(known, left=None), due, settings, now)


def _planned(asked: Deadlining) -> Deadline:
    days = asked.days if asked.days is not None else 1
    if asked.hours is not None and (asked.at is not None or asked.days is not None):
        raise Refusal("deadline_twice")
    if asked.hours is not None and not 1 <= asked.hours <= calendar.MOST_HOURS:
        raise Refusal("deadline_hours", most=calendar.MOST_HOURS)
    if not 1 <= days <= calendar.MOST_DAYS:
        raise Refusal("deadline_days", most=calendar.MOST_DAYS)
    plan = Deadline(asked.game_id, asked.hours, asked.at, days, 0)
    lead = asked.lead if asked.lead is not None else calendar.lead_of(plan)
    whole = calendar.least_hours(plan)
    if not 0 <= lead < whole:
        raise Refusal("deadline_lead", most=whole - 1)
    return replace(plan, lead=lead)


def _begun(plan: Deadline, settings: GuildSettings, page: int, now: datetime) -> Deadline:
    """The deadline of a round that begins now; a stopped one stays so, with its whole time left."""
    due = calendar.due_after(plan, now, calendar.zone_of(settings))
    fresh = replace(plan, page=page, reminded=False, passed=False, all_told=False)
    if plan.left is not None:
        return replace(fresh, due_at=None, next_at=None, left=int((due - now).total_seconds()))
    return _timed(fresh, due, settings, now)


def _timed(plan: Deadline, due: datetime | None, settings: GuildSettings, now: datetime) -> Deadline:
    """With what is to be done next, and when."""
    if due is None:
        return replace(plan, due_at=None, next_at=None)
    if plan.lead == 0:
        plan = replace(plan, reminded=True)
    if plan.reminded:
        return replace(plan, due_at=due, next_at=None if plan.passed else due)
    zone = calendar.zone_of(settings)
    return replace(plan, due_at=due, next_at=calendar.remind_at(due, plan.lead, now, settings.quiet_hours, zone))


def _remind(
    table: Table, connection: Connection, game: Game, known: Deadline, settings: GuildSettings, now: datetime
) -> None:
    """Remind whom the round still waits for. Where the program was down until too late, they get that time now."""
    state, rules = table.state_of(connection, game), FIGHTS[game.ruleset]
    assert known.due_at is not None
    due, kind = known.due_at, "remind"
    zone = calendar.zone_of(settings)
    spell = calendar.quiet_spell(now, settings.quiet_hours, zone)
    if due <= now:
        if rules.awaited(state):
            due, kind = max(now, spell[1] if spell is not None else now) + known.lead * HOUR, "late"
    elif spell is not None and spell[1] < due:  # it was down, and is back in the quiet hours
        rows.save_deadline(connection, replace(known, next_at=spell[1]))
        return
    rows.save_deadline(connection, replace(known, due_at=due, next_at=due, reminded=True))
    _show(connection, game, now)
    awaited = _people(table, connection, game, state, rules.awaited(state))
    if awaited:
        facts = NoticeFacts(due, awaited, silent=kind == "late" and spell is not None)
        say(connection, game, kind, known.page, facts, now)


def _pass(
    table: Table,
    connection: Connection,
    game: Game,
    known: Deadline,
    settings: GuildSettings,
    thrown: list[ActionDice],
) -> tuple[Outcome, ...]:
    """The deadline has passed: what is ordered for the absent is done, the game master hears of the others."""
    rules, now = FIGHTS[game.ruleset], table.clock()
    rows.save_deadline(connection, replace(known, passed=True, next_at=None))
    before = table.state_of(connection, game)
    absent, outcomes = rules.awaited(before), []
    for place, fighter in enumerate(absent):
        outcome = _follow_order(table, connection, game.id, known, fighter, place, thrown)
        outcomes += [outcome] if outcome is not None else []
    after = outcomes[-1].after if outcomes else before
    last = outcomes[-1].game if outcomes else game
    people = _people(table, connection, game, before, absent)
    gms = tuple(int(gm) for gm in after.chronicle.gms)
    silent = _is_quiet(settings, now)
    facts = NoticeFacts(known.due_at, tuple(replace(one, pinged=False) for one in people), gms, silent)
    if absent:
        say(connection, last, "passed", known.page, facts, now)
    _show(connection, game, now)
    return tuple(outcomes)


def _follow_order(
    table: Table,
    connection: Connection,
    game_id: int,
    known: Deadline,
    fighter: str,
    place: int,
    thrown: list[ActionDice],
) -> Outcome | None:
    """Do for an absent player what they ordered; ``None`` where they ordered nothing, or nothing can be done."""
    seat = queries.seat_by_id(connection, game_id, None)
    assert seat is not None
    rules, state = FIGHTS[seat.game.ruleset], table.state_of(connection, seat.game)
    owner = rules.owner_of(state, fighter)
    if owner is None or rules.standing_order(state, fighter) is None or fighter not in rules.awaited(state):
        return None
    assert known.due_at is not None
    source = f"deadline {known.page}.{place} {int(known.due_at.timestamp())} {seat.game.tag}"
    action = rules.follow_standing_order(state, fighter)
    request = Request(action, Caller(int(owner), ""), game_id=game_id, source=source)
    try:
        return playing.play(table, connection, seat, request, thrown, None)
    except Refusal:
        return None


def _people(
    table: Table, connection: Connection, game: Game, state: Any, fighters: Sequence[str]
) -> tuple[Awaited, ...]:
    rules = FIGHTS[game.ruleset]
    owners = {fighter: int(rules.owner_of(state, fighter) or 0) for fighter in fighters}
    silent = rows.silent_among(connection, game.guild_id, set(owners.values()))
    return tuple(
        Awaited(
            rules.name_of(state, fighter).name,
            owner or None,
            bool(owner) and owner not in silent,
            rules.standing_order(state, fighter),
        )
        for fighter, owner in owners.items()
    )


def _is_quiet(settings: GuildSettings, now: datetime) -> bool:
    return calendar.quiet_spell(now, settings.quiet_hours, calendar.zone_of(settings)) is not None


def _show(connection: Connection, game: Game, now: datetime) -> None:
    """The summary names the deadline."""
    if game.channel_id is not None:
        outbox.panel_due(connection, game.id, game.channel_id, f"{game.key[:8]}-", now, anew=False)
