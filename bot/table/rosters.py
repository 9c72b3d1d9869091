"""A server's roster beside its fights: found or opened, consulted when somebody joins, told when a fight ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rules.core.contract import Actor, Casualty, Setup
from rules.core.recruit import Fought
from rules.core.refusal import Refusal
from rules.registry import FIGHTS, ROSTER
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from bot.store import outbox, queries
from bot.store.rows import Game, NewEntry, Seat
from bot.table.codec import codec_of, encode
from bot.table.opening import add_game, begin_epoch
from bot.table.requests import Caller, Request

if TYPE_CHECKING:
    from bot.table.table import Table


def seat_of_roster(table: Table, connection: Connection, request: Request) -> Seat:
    """The server's roster, locked; opened if there is none. Raises ``Refusal("campaign_off")``."""
    if not queries.guild_settings(connection, request.guild_id or 0).roster_on:
        raise Refusal("campaign_off")
    return seat(table, connection, request)


def seat(table: Table, connection: Connection, request: Request) -> Seat:
    """The same, also where the campaign is switched off: for what was begun before."""
    assert request.guild_id is not None
    if request.casualty is not None:  # locked first, as a fight's end does it
        queries.seat_by_id(connection, request.casualty[0], None)
    game = queries.roster_of(connection, request.guild_id) or _open(table, connection, request)
    found = queries.seat_by_id(connection, game.id, request.interaction_id)
    assert found is not None
    return found


def on_roster(
    table: Table, connection: Connection, actor: Actor, caller: Caller, gm_role: int | None, channel: int | None
) -> Actor:
    """An actor on the roster: a game master by role, by managing a server that has set none, or as the game master of
    the channel's fight.
    """
    fight = queries.last_game(connection, channel) if channel is not None else None
    masters = table.state_of(connection, fight).chronicle.gms if fight is not None else ()
    gm = actor.gm or actor.user in masters or (gm_role is None and caller.manages_server)
    return Actor(actor.user, gm, actor.admin)


def with_recruit(table: Table, connection: Connection, game: Game, action: Any, actor: Actor) -> Any:
    """The action of somebody who joins, with what their character brings along. Raises ``Refusal``."""
    rules = FIGHTS[game.ruleset]
    name = rules.recruits(action)
    if name is None or not queries.guild_settings(connection, game.guild_id).roster_on:
        return action
    roster = queries.roster_of(connection, game.guild_id)
    if roster is None:
        return action
    recruit = ROSTER.recruit(table.state_of(connection, roster), name, actor)
    if recruit is None:
        return action
    _require_nowhere_else(table, connection, game, recruit.character, recruit.name)
    return rules.with_recruit(action, recruit)


def require_reopenable(table: Table, connection: Connection, game: Game, state: Any) -> None:
    """Raises ``Refusal("in_another_fight")`` where one of an ended fight's characters is in another fight by now."""
    for fought in FIGHTS[game.ruleset].aftermath(state).fought:
        if fought.character is not None and not fought.left:
            _require_nowhere_else(table, connection, game, fought.character, fought.name)


def _require_nowhere_else(table: Table, connection: Connection, game: Game, character: str, name: str) -> None:
    if any(_engaged(f) for f in _in_open_fights(table, connection, game.guild_id, character, besides=game.id)):
        raise Refusal("in_another_fight", name=name)


def _engaged(fought: Fought) -> bool:
    """In a fight, or a casualty of it."""
    return fought.out or not fought.left


def require_benched(table: Table, connection: Connection, game: Game, state: Any, action: Any) -> None:
    """Raises ``Refusal("in_open_fight")`` where an action may take somebody off the roster who stands in a fight, or is
    a casualty of it: those are thrown for once it is over.
    """
    benched = ROSTER.benches(state, action)
    if benched is None:
        return
    if any(_engaged(fought) for fought in _in_open_fights(table, connection, game.guild_id, benched[0])):
        raise Refusal("in_open_fight", name=benched[1])


def _in_open_fights(
    table: Table, connection: Connection, guild: int, character: str, besides: int = 0
) -> Iterator[Fought]:
    """A character in the open fights of a server."""
    for game in queries.open_fights(connection, guild):
        if game.id != besides:
            fought = FIGHTS[game.ruleset].aftermath(table.state_of(connection, game)).fought
            yield from (one for one in fought if one.character == character)


def counting(table: Table, connection: Connection, game: Game, state: Any) -> Any | None:
    """The action that counts a fight which has just ended; ``None`` where the roster has nothing to do with it."""
    settings = queries.guild_settings(connection, game.guild_id)
    if state.chronicle.archived or not settings.roster_on or queries.roster_of(connection, game.guild_id) is None:
        return None
    return ROSTER.count(game.key, game.name, FIGHTS[game.ruleset].aftermath(state))


def casualties(table: Table, connection: Connection, game: Game, state: Any) -> tuple[Casualty, ...]:
    """Whose injuries are still to be thrown after an ended fight; nobody's where the campaign is switched off."""
    if (
        game.is_open
        or game.is_roster
        or state.chronicle.archived
        or not queries.guild_settings(connection, game.guild_id).roster_on
    ):
        return ()
    aftermath = FIGHTS[game.ruleset].aftermath(state)
    if not aftermath.casualties:
        return ()
    roster = queries.roster_of(connection, game.guild_id)
    known = table.state_of(connection, roster) if roster is not None else codec_of(ROSTER.key).ruleset.blank()
    return tuple(ROSTER.casualties(known, game.key, aftermath))


def injury_of(table: Table, connection: Connection, guild: int, fight: int, fighter: str) -> Any:
    """The action of a casualty's button. Raises ``Refusal``: ``button_stale`` while the fight is not over."""
    game = queries.game_by_id(connection, fight)
    if game is None or game.is_open or game.guild_id != guild:
        raise Refusal("button_stale")
    ended = table.state_of(connection, game)
    if ended.chronicle.archived:
        raise Refusal("button_stale")
    aftermath = FIGHTS[game.ruleset].aftermath(ended)
    return ROSTER.injure(game.key, game.name, aftermath, fighter)


def after_fight(table: Table, connection: Connection, state: Any, action: Any, channel: int) -> Any:
    """An action on the roster as it is after the channel's last fight."""
    game = queries.last_game(connection, channel)
    if game is None or game.is_open:
        return action
    ended = table.state_of(connection, game)
    if ended.chronicle.archived:
        return action
    aftermath = FIGHTS[game.ruleset].aftermath(ended)
    return ROSTER.for_casualty(state, action, game.key, game.name, aftermath)


def hangs_on(connection: Connection, events: tuple[Any, ...]) -> tuple[Game, int] | None:
    """The ended fight on which events of the roster hang, and the entry that ended it."""
    key = ROSTER.hangs_on(events)
    game = queries.game_by_key(connection, key) if key is not None else None
    if game is None:
        return None
    closed = queries.all_epochs(connection, game.id)[-1].closed_seq
    return (game, closed) if closed is not None else None


def show_casualties(connection: Connection, game: Game, now: Any) -> None:
    """Have a fight's summary shown again, in place: who of its casualties is still to be thrown for."""
    if game.channel_id is not None:
        outbox.panel_due(connection, game.id, game.channel_id, f"{game.key[:8]}-", now, anew=False)


def turn_epoch(connection: Connection, game: Game, seq: int) -> None:
    """The roster's dice secret is shown and a new one fixed, at a fight's end, if any of its dice have fallen."""
    if not queries.thrown_in(connection, game.id, game.epoch):
        return
    queries.close_epoch(connection, game.id, game.epoch, seq)
    begin_epoch(connection, game.id, game.epoch + 1, seq)


def _open(table: Table, connection: Connection, request: Request) -> Game:
    """Open a server's roster; if another process is first, theirs."""
    guild = request.guild_id or 0
    settings = queries.guild_settings(connection, guild)
    locale = settings.locale or ("ru" if request.guild_locale.startswith("ru") else "en")
    name = table.words(locale).get("roster-own", "Roster")
    try:
        with connection.begin_nested():
            game = add_game(
                table,
                connection,
                guild=guild,
                channel=None,
                name=name,
                ruleset=ROSTER.key,
                locale=locale,
                kind="roster",
            )
    except IntegrityError:
        known = queries.roster_of(connection, guild)
        assert known is not None
        return known
    codec = codec_of(ROSTER.key)
    setup = Setup(name, "")
    events = tuple(ROSTER.start(setup))
    new = NewEntry(
        encode({"action": "open", "setup": setup}),
        encode(events),
        (),
        request.caller.user_id,
        None,
        f"roster of {guild}",
        ROSTER.version,
    )
    state = codec.fold(ROSTER.blank(), events)
    table.append(connection, game, new, state, told=True, anew=False, channel=request.channel_id)
    opened = queries.game_by_id(connection, game.id)
    assert opened is not None
    return opened
