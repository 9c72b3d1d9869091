"""Playing one action in a locked game: decided, logged, and what follows in other games, in the same transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace
from rules.core.chronicle import require_gm
from rules.core.contract import PUBLIC, Actor, Means
from rules.core.refusal import Refusal
from sqlalchemy.engine import Connection

from bot.dice import ActionDice
from bot.store import drafts, outbox, queries
from bot.store.rows import Entry, Game, NewEntry, Seat
from bot.table import rosters
from bot.table.codec import codec_of, encode, live
from bot.table.requests import Caller, Outcome, Request
from bot.table.seating import actor_for

if TYPE_CHECKING:
    from bot.table.table import Table


class Decided(Struct, frozen=True):
    """What an action comes to, before it is in the log."""

    game: Game
    new: NewEntry
    events: tuple[Any, ...]
    before: Any
    after: Any
    actor: Actor


def play(
    table: Table,
    connection: Connection,
    seat: Seat | None,
    request: Request,
    thrown: list[ActionDice],
    hangs_on: tuple[int, int] | None,
) -> Outcome:
    """Play an action; ``thrown`` collects the dice to be settled once it is committed, ``hangs_on`` is the entry of
    another game that its entry hangs on. Raises ``Refusal``: ``no_open_fight``, ``draft_open``, ``button_stale``, the
    rules'.
    """
    if seat is None or not seat.game.is_open:
        raise Refusal("no_open_fight")
    if seat.drafted:
        raise Refusal("draft_open")
    game = seat.game
    _require_fresh(connection, game, request)
    codec, before = codec_of(game.ruleset), table.state_of(connection, game)
    actor = actor_in(table, connection, game, before, request.caller, seat.gm_role_id, request.channel_id)
    action = _complete(table, connection, game, before, request, actor)
    source = request.source or str(request.interaction_id)
    dice = table.dice(seat.secret, game.key, source)
    events = tuple(codec.ruleset.decide(before, action, actor, Means(dice, table.vault, source)))
    thrown.append(dice)
    fight = rosters.hangs_on(connection, events) if game.is_roster else None
    new = NewEntry(
        encode(action),
        encode(events),
        tuple(dice.throws),
        request.caller.user_id,
        request.interaction_id,
        source,
        codec.ruleset.version,
        hangs_on=(fight[0].id, fight[1]) if fight is not None else hangs_on,
    )
    decided = Decided(game, new, events, before, codec.fold(before, events), actor)
    if request.preview:
        return _draft(table, connection, decided)
    outcome = add(table, connection, decided, request, thrown)
    if fight is not None:
        rosters.show_casualties(connection, fight[0], table.clock())
    return outcome


def add(table: Table, connection: Connection, decided: Decided, request: Request, thrown: list[ActionDice]) -> Outcome:
    """Add what was decided to the log, with all that follows from it."""
    game, events, before, after = decided.game, decided.events, decided.before, decided.after
    rules = codec_of(game.ruleset).ruleset
    told = any(rules.tell(after, event, PUBLIC) for event in events)
    anew = any(rules.is_milestone(event) for event in events)
    if request.picture is not None:
        queries.keep_picture(connection, game.id, request.picture)
    entry = table.append(connection, game, decided.new, after, told=told, anew=anew, channel=request.channel_id)
    if request.stands is not None:
        outbox.refresh(connection, game.id, request.stands)
    if rules.lapsed(before, after) > int(request.stands is not None):
        show_choices(connection, game, before, after)
    status = "ended" if rules.is_over(after) else "open"
    if status == "ended":
        _close(table, connection, game, entry, after, request, thrown)
    played = replace(game, status=status, revision=entry.seq, tag=entry.tag, snapshot=encode(after))
    return Outcome(played, entry, events, before, after, decided.actor)


def _draft(table: Table, connection: Connection, decided: Decided) -> Outcome:
    """Keep what was decided, with its dice, as a draft."""
    game, now = decided.game, table.clock()
    require_gm(decided.actor)
    drafts.keep_draft(connection, game.id, decided.new, now)
    if game.channel_id is not None:
        outbox.panel_due(connection, game.id, game.channel_id, f"{game.key[:8]}-", now, anew=False)
    entry = queries.next_entry(game, decided.new, now)
    return Outcome(game, entry, decided.events, decided.before, decided.after, decided.actor, drafted=True)


def tell_roster(
    table: Table,
    connection: Connection,
    fight: Game,
    action: Any,
    request: Request,
    thrown: list[ActionDice],
    hangs_on: tuple[int, int] | None,
) -> Outcome:
    """The roster's part in the end of a fight, or in its undoing, for the same caller and interaction."""
    asked = Request(
        action,
        request.caller,
        fight.channel_id,
        interaction_id=request.interaction_id,
        source=request.source,
        guild_id=fight.guild_id,
        guild_locale=fight.locale,
    )
    return play(table, connection, rosters.seat(table, connection, asked), asked, thrown, hangs_on)


def actor_in(
    table: Table,
    connection: Connection,
    game: Game,
    state: Any,
    caller: Caller,
    gm_role: int | None,
    channel: int | None,
) -> Actor:
    """A caller as an actor in a game; ``channel``: where the roster is dealt with."""
    actor = actor_for(state, caller, gm_role)
    return rosters.on_roster(table, connection, actor, caller, gm_role, channel) if game.is_roster else actor


def show_choices(connection: Connection, game: Game, before: Any, after: Any) -> None:
    """Have the posts shown again that asked for what can be answered differently now, or no more: their buttons go,
    change, or come back.
    """
    rules = codec_of(game.ruleset)
    for entry in live(queries.all_entries(connection, game.id)):
        for event in rules.events(entry.events):
            if rules.ruleset.answers(before, event) != rules.ruleset.answers(after, event):
                outbox.refresh(connection, game.id, entry.seq)


def _require_fresh(connection: Connection, game: Game, request: Request) -> None:
    """Raises ``Refusal("button_stale")`` where what was shown has been overtaken, undone, or is another server's."""
    overtaken = request.revision is not None and request.revision != game.revision
    undone = request.stands is not None and queries.is_void(connection, game.id, request.stands)
    foreign = request.guild_id is not None and request.guild_id != game.guild_id
    if overtaken or undone or foreign:
        raise Refusal("button_stale")


def _complete(table: Table, connection: Connection, game: Game, state: Any, request: Request, actor: Actor) -> Any:
    """The action, or that of an answer or for a casualty, with what another game adds to it."""
    action = request.action
    if request.answer is not None:
        action = codec_of(game.ruleset).ruleset.choose(*request.answer)
    if not game.is_roster:
        return rosters.with_recruit(table, connection, game, action, actor)
    if request.casualty is not None:
        action = rosters.injury_of(table, connection, game.guild_id, *request.casualty)
    elif request.channel_id is not None:
        action = rosters.after_fight(table, connection, state, action, request.channel_id)
    rosters.require_benched(table, connection, game, state, action)
    return action


def _close(
    table: Table,
    connection: Connection,
    game: Game,
    entry: Entry,
    state: Any,
    request: Request,
    thrown: list[ActionDice],
) -> None:
    """A fight is over: its secret may be shown, and the roster counts it and fixes a new secret."""
    queries.set_status(connection, game.id, "ended", table.clock())
    queries.close_epoch(connection, game.id, game.epoch, entry.seq)
    action = rosters.counting(table, connection, game, state)
    if action is not None:
        counted = tell_roster(table, connection, game, action, request, thrown, (game.id, entry.seq))
        rosters.turn_epoch(connection, counted.game, counted.entry.seq)
