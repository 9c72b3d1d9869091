"""Playing: every change of a game goes through here, one action in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from msgspec.structs import replace
from rules.core.contract import PUBLIC, Actor, Means, Vault
from rules.core.refusal import Refusal
from sqlalchemy.engine import Connection

from bot.clock import Clock, system_clock
from bot.dice import ActionDice, DiceBox, SecretDice
from bot.store import outbox, queries
from bot.store.rows import Entry, Game, GuildSettings, NewEntry, Seat
from bot.store.store import Store
from bot.table import opening, reading, rosters, undoing
from bot.table.codec import Codec, codec_of, encode
from bot.table.exporting import Log, last_public_entry, log_of
from bot.table.requests import Caller, Opening, Outcome, Request, Seen, Story, Told, Undoing
from bot.table.seating import actor_for, address, seats_of
from bot.table.states import States
from bot.table.verifying import Report, verify


class Table:
    """Where games are played. ``words`` gives the names that a rule system brings along in a language."""

    def __init__(
        self,
        store: Store,
        vault: Vault,
        *,
        clock: Clock = system_clock,
        dice: DiceBox = SecretDice,
        words: Callable[[str], Mapping[str, str]] = lambda locale: {},
    ) -> None:
        self.store = store
        self.clock = clock
        self.dice = dice
        self.vault = vault
        self.words = words
        self.states = States()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def act(self, request: Request) -> Outcome:
        """Play one action. Raises ``Refusal``; then nothing has changed."""
        return (await self.act_together((request,)))[0]

    async def act_together(self, requests: Sequence[Request]) -> tuple[Outcome, ...]:
        """Play one action in several games at once; the later entries hang on the first."""
        thrown: list[ActionDice] = []

        def work(connection: Connection) -> tuple[Outcome, ...]:
            seats = seats_of(connection, requests, partial(rosters.seat_of_roster, self))
            if any(seat is None or seat.repeated for seat in seats.values()):
                repeated = self._repeated(connection, requests[0].interaction_id, requests[0].caller)
                if repeated:
                    return repeated
            outcomes: list[Outcome] = []
            for request in requests:
                hangs_on = (outcomes[0].game.id, outcomes[0].entry.seq) if outcomes else None
                outcomes.append(self._play(connection, seats[address(request)], request, thrown, hangs_on))
            return tuple(outcomes)

        outcomes = await self._write(address(requests[0]), work)
        for dice in thrown:
            dice.settle()
        return outcomes

    async def open(self, asked: Opening) -> Outcome:
        """Open a game in a channel. Raises ``Refusal``."""

        def work(connection: Connection) -> tuple[Outcome, ...]:
            repeated = self._repeated(connection, asked.interaction_id, asked.caller)
            return repeated or (opening.open_game(self, connection, asked),)

        return (await self._write(f"channel {asked.channel_id}", work))[0]

    async def require_opener(self, channel: int, guild: int, caller: Caller) -> None:
        """Raises ``Refusal`` where this caller may not open a game now; before a file is read for one."""
        await self.store.read(lambda connection: opening.require_opener(connection, channel, guild, caller))

    async def undo(self, asked: Undoing) -> Outcome:
        """Void an entry and all after it. Raises ``Refusal``."""

        def work(connection: Connection) -> tuple[Outcome, ...]:
            repeated = self._repeated(connection, asked.interaction_id, asked.caller)
            return repeated or (undoing.undo(self, connection, asked),)

        return (await self._write(f"game {asked.game_id}", work))[0]

    async def look(self, channel_id: int, caller: Caller, *, ended_too: bool = False) -> Seen:
        """The channel's open game (or its last one). Raises ``Refusal("no_open_fight")``."""

        def work(connection: Connection) -> Seen:
            find = queries.last_game if ended_too else queries.open_game
            game = find(connection, channel_id)
            if game is None:
                raise Refusal("no_open_fight")
            return self.seen(connection, game, caller)

        return await self.store.read(work)

    async def look_at_roster(self, guild_id: int, channel_id: int, caller: Caller) -> Seen:
        """The server's roster. Raises ``Refusal("no_roster")``."""

        def work(connection: Connection) -> Seen:
            game = queries.roster_of(connection, guild_id)
            if game is None:
                raise Refusal("no_roster")
            return self.seen(connection, game, caller, channel_id)

        return await self.store.read(work)

    async def show_again(self, game: Game) -> None:
        """Have the summary of a game posted anew in its channel."""
        channel, now = game.channel_id, self.clock()
        if channel is not None:
            await self.store.write(lambda c: outbox.panel_due(c, game.id, channel, f"{game.key[:8]}-", now, anew=True))

    async def pictures(self, game: Game) -> dict[str, bytes]:
        """The pictures that a game keeps for the ground of its maps, by name."""
        return await self.store.read(lambda connection: queries.pictures_of(connection, game.id))

    async def rounds(self, seen: Seen) -> dict[int, tuple[Any, str]]:
        """How each round of a game looked at its end, and how the last one looks now: the state and its tag."""
        return await self.store.read(lambda connection: reading.rounds(connection, seen.game))

    async def log(self, seen: Seen) -> list[Told]:
        """A game's whole log."""
        return await self.store.read(lambda connection: reading.read_all(connection, seen.game))

    async def exported(self, seen: Seen) -> Log:
        """A game's log for a file: a game master's whole, anybody else's without what is still secret."""

        def work(connection: Connection) -> Log:
            upto = None if seen.actor.gm else last_public_entry(connection, seen.game, seen.state)
            return log_of(connection, seen.game, upto=upto)

        return await self.store.read(work)

    async def verified(self, seen: Seen) -> Report:
        """A check of every face, tag and outcome, also under a secret that is still sealed."""
        return await self.store.read(lambda c: verify(log_of(c, seen.game, kept=True)))

    async def retry_unsent(self, game: Game) -> int:
        """Make the posts of a game due again that could not be sent; how many they are."""
        return await self.store.write(lambda connection: outbox.unpark(connection, game.id))

    async def configure(self, guild_id: int, changes: Mapping[str, Any]) -> GuildSettings:
        """Change a server's settings; what they are now."""

        def work(connection: Connection) -> GuildSettings:
            settings = replace(queries.guild_settings(connection, guild_id), **changes)
            if changes:
                queries.save_guild_settings(connection, settings)
            if changes.get("locale") is not None:
                queries.set_roster_locale(connection, guild_id, changes["locale"])
            return settings

        return await self.store.write(work)

    def seen(self, connection: Connection, game: Game, caller: Caller, channel: int | None = None) -> Seen:
        """A game as it stands, for a caller; ``channel``: where the roster is looked at."""
        state = self.state_of(connection, game)
        settings = queries.guild_settings(connection, game.guild_id)
        actor = self._actor(connection, game, state, caller, settings.gm_role_id, channel)
        return Seen(game, state, actor, settings)

    def state_of(self, connection: Connection, game: Game) -> Any:
        """A game's present state: its snapshot, or its log folded where the snapshot is of another release."""
        known = self.states.get(game.id, game.tag)
        if known is not None:
            return known
        codec = codec_of(game.ruleset)
        if game.snapshot_version == codec.ruleset.version:
            state = codec.state(game.snapshot)
        else:
            state = codec.fold_log(queries.all_entries(connection, game.id))
        self.states.put(game.id, game.tag, state)
        return state

    def story(self, connection: Connection, game: Game, seq: int) -> Story:
        """An entry with all that its telling needs; the same whenever it is asked for."""
        codec = codec_of(game.ruleset)
        entry = queries.entry_at(connection, game.id, seq)
        assert entry is not None
        before = self._state_at(connection, codec, game, seq - 1)
        epochs = queries.all_epochs(connection, game.id)
        announced = next((e for e in epochs if e.opened_seq == seq), None)
        revealed = next((e for e in epochs if e.closed_seq == seq), None)
        if entry.voids is not None:
            return Story(
                game,
                entry,
                (),
                before,
                self._state_at(connection, codec, game, seq),
                announced,
                revealed,
                undoing.undone_by(queries.all_entries(connection, game.id, seq)),
            )
        events = codec.events(entry.events)
        after = codec.fold(before, events)
        ends = codec.ruleset.is_over(after) and not codec.ruleset.is_over(before)
        frames = tuple(reading.rounds(connection, game).values()) if ends else ()
        return Story(game, entry, events, before, after, announced, revealed, frames=frames)

    def append(
        self,
        connection: Connection,
        game: Game,
        entry: NewEntry,
        state: Any,
        *,
        told: bool,
        anew: bool,
        channel: int | None = None,
    ) -> Entry:
        """Add an entry to a game, with the posts that it makes due; a roster's are told in ``channel``."""
        now = self.clock()
        added = queries.append(connection, game, entry, encode(state), now)
        where = game.channel_id if game.channel_id is not None else channel
        if told and where is not None:
            outbox.add_append(connection, game.id, where, added.seq, f"{game.key[:10]}-{added.seq}", now)
        if game.channel_id is not None:
            outbox.panel_due(connection, game.id, game.channel_id, f"{game.key[:8]}-", now, anew=anew)
        return added

    def tell_roster(
        self,
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
        seat = rosters.seat(self, connection, asked)
        return self._play(connection, seat, asked, thrown, hangs_on)

    def _play(
        self,
        connection: Connection,
        seat: Seat | None,
        request: Request,
        thrown: list[ActionDice],
        hangs_on: tuple[int, int] | None,
    ) -> Outcome:
        if seat is None or not seat.game.is_open:
            raise Refusal("no_open_fight")
        game = seat.game
        if request.revision is not None and request.revision != game.revision:
            raise Refusal("button_stale")
        if request.guild_id is not None and request.guild_id != game.guild_id:
            raise Refusal("button_stale")
        if request.stands is not None and queries.is_void(connection, game.id, request.stands):
            raise Refusal("button_stale")
        codec, before = codec_of(game.ruleset), self.state_of(connection, game)
        actor = self._actor(connection, game, before, request.caller, seat.gm_role_id, request.channel_id)
        action = self._complete(connection, game, request, actor)
        source = request.source or str(request.interaction_id)
        dice = self.dice(seat.secret, game.key, source)
        events = tuple(codec.ruleset.decide(before, action, actor, Means(dice, self.vault, source)))
        after = codec.fold(before, events)
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
        told = any(codec.ruleset.tell(after, event, PUBLIC) for event in events)
        anew = any(codec.ruleset.is_milestone(event) for event in events)
        if request.picture is not None:
            queries.keep_picture(connection, game.id, request.picture)
        entry = self.append(connection, game, new, after, told=told, anew=anew, channel=request.channel_id)
        if fight is not None:
            rosters.show_casualties(connection, fight[0], self.clock())
        if request.stands is not None:
            outbox.refresh(connection, game.id, request.stands)
        status = "ended" if codec.ruleset.is_over(after) else "open"
        if status == "ended":
            self._close(connection, game, entry, after, request, thrown)
        played = replace(game, status=status, revision=entry.seq, tag=entry.tag, snapshot=encode(after))
        return Outcome(played, entry, events, before, after, actor)

    def _actor(
        self, connection: Connection, game: Game, state: Any, caller: Caller, gm_role: int | None, channel: int | None
    ) -> Actor:
        actor = actor_for(state, caller, gm_role)
        return rosters.on_roster(self, connection, actor, caller, gm_role, channel) if game.is_roster else actor

    def _complete(self, connection: Connection, game: Game, request: Request, actor: Actor) -> Any:
        """The action with what another game adds to it."""
        if request.casualty is not None:
            return rosters.injury_of(self, connection, game.guild_id, *request.casualty)
        if game.is_roster:
            rosters.require_benched(self, connection, game, self.state_of(connection, game), request.action)
            return request.action
        return rosters.with_recruit(self, connection, game, request.action, actor)

    def _close(
        self,
        connection: Connection,
        game: Game,
        entry: Entry,
        state: Any,
        request: Request,
        thrown: list[ActionDice],
    ) -> None:
        """A fight is over: its secret may be shown, and the roster counts it and fixes a new secret."""
        queries.set_status(connection, game.id, "ended", self.clock())
        queries.close_epoch(connection, game.id, game.epoch, entry.seq)
        action = rosters.counting(self, connection, game, state)
        if action is not None:
            counted = self.tell_roster(connection, game, action, request, thrown, (game.id, entry.seq))
            rosters.turn_epoch(connection, counted.game, counted.entry.seq)

    def _repeated(self, connection: Connection, interaction: int | None, caller: Caller) -> tuple[Outcome, ...]:
        """What an interaction already did, in every game that it did it in."""
        if interaction is None:
            return ()
        entries = queries.entries_of_interaction(connection, interaction)
        return tuple(self._answer_again(connection, entry, caller) for entry in entries)

    def _answer_again(self, connection: Connection, entry: Entry, caller: Caller) -> Outcome:
        game = queries.game_by_id(connection, entry.game_id)
        assert game is not None
        story = self.story(connection, game, entry.seq)
        settings = queries.guild_settings(connection, game.guild_id)
        actor = self._actor(connection, game, story.before, caller, settings.gm_role_id, None)
        return Outcome(game, entry, story.events, story.before, story.after, actor, repeated=True)

    def _state_at(self, connection: Connection, codec: Codec, game: Game, seq: int) -> Any:
        if seq < 1:
            return codec.ruleset.blank()
        if seq == game.revision:
            return self.state_of(connection, game)
        entry = queries.entry_at(connection, game.id, seq)
        assert entry is not None
        known = self.states.get(game.id, entry.tag)
        if known is None:
            known = codec.fold_log(queries.all_entries(connection, game.id, seq))
            self.states.put(game.id, entry.tag, known)
        return known

    async def _write(self, key: str, work: Callable[[Connection], tuple[Outcome, ...]]) -> tuple[Outcome, ...]:
        """Run a transaction; whoever waits for the same game does so here, not in a worker thread."""
        async with self._locks.setdefault(key, asyncio.Lock()):
            outcomes = await self.store.write(work)
        for outcome in outcomes:
            self.states.put(outcome.game.id, outcome.entry.tag, outcome.after)
        return outcomes
