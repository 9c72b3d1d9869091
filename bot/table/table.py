"""Playing: every change of a game goes through here, one action in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import structlog
from msgspec.structs import replace
from rules.core.contract import Vault
from rules.core.refusal import Refusal
from sqlalchemy.engine import Connection

from bot.clock import Clock, system_clock
from bot.dice import ActionDice, DiceBox, SecretDice, Throw
from bot.store import deadlines as deadline_rows
from bot.store import outbox, personal, queries
from bot.store.rows import Deadline, Entry, Game, GuildSettings, NewEntry
from bot.store.store import Store
from bot.table import deadlines, drafts, moving, opening, playing, privacy, reading, rosters, throws, undoing
from bot.table.codec import Codec, codec_of, encode
from bot.table.exporting import Log, last_public_entry, log_of
from bot.table.privacy import Forgotten, Kept
from bot.table.requests import (
    Caller,
    Deadlining,
    Drafting,
    Opening,
    Outcome,
    Placing,
    Request,
    Rewording,
    Seen,
    Story,
    Told,
    Undoing,
)
from bot.table.seating import address, seats_of
from bot.table.states import States
from bot.table.throws import Counting
from bot.table.verifying import Report, verify

log = structlog.get_logger()


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
                outcomes.append(playing.play(self, connection, seats[address(request)], request, thrown, hangs_on))
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

    async def kept_of(self, guild: int, user: int) -> Kept:
        """All that is kept of somebody on a server."""
        return await self.store.read(lambda connection: privacy.kept_of(connection, guild, user))

    async def forget_person(self, guild: int, user: int, word: Callable[[str], str]) -> Forgotten:
        """Replace somebody in every log of a server by a pseudonym; ``word`` is a player in a language."""
        done = await self.store.write(lambda c: privacy.forget_person(self, c, guild, user, word))
        for game in done.games:  # again, for whoever read the old log meanwhile
            self.states.forget(game)
        return done

    async def forget_guild(self, guild: int) -> int:
        """Drop all that is kept of a server; how many games that were."""
        return await self.store.write(lambda connection: personal.drop_guild(connection, guild))

    async def depart(self, guild: int) -> None:
        """The bot was removed from a server: after a while its data go."""
        await self.store.write(lambda connection: personal.depart(connection, guild, self.clock()))

    async def see_guilds(self, present: Collection[int]) -> None:
        """After a start: which servers the bot is on; of any other of which something is kept it was removed."""

        def work(connection: Connection) -> None:
            personal.return_to(connection, present)
            for guild in personal.known_guilds(connection) - set(present):
                personal.depart(connection, guild, self.clock())

        await self.store.write(work)

    async def forget_departed(self) -> list[int]:
        """Drop the data of servers that the bot was removed from long enough ago; which these are."""
        return await self.store.write(lambda connection: privacy.forget_departed(self, connection))

    async def throws(self, asked: Counting) -> list[Throw]:
        """The dice that fell in a fight or on a server. Raises ``Refusal``."""
        return await self.store.read(lambda connection: throws.throws(self, connection, asked))

    async def fights(self, guild: int) -> list[Seen]:
        """The open fights of a server, the newest first, as anybody may see them."""

        def work(connection: Connection) -> list[Seen]:
            nobody = Caller(0, "")
            return [self.seen(connection, g, nobody) for g in queries.fights_of(connection, guild) if g.is_open]

        return await self.store.read(work)

    async def titles(self, guild: int, *, is_open: bool) -> list[str]:
        """What the open or the ended fights of a server are called, the newest first."""
        found = await self.store.read(lambda connection: queries.fights_of(connection, guild))
        return list(moving.titles([game for game in found if game.is_open is is_open]))

    async def fight_named(self, guild: int, name: str, *, is_open: bool) -> Game:
        """A fight of a server by its title. Raises ``Refusal("no_such_fight")``."""
        return await self.store.read(lambda c: moving.fight_named(c, guild, name, is_open=is_open))

    async def move(self, asked: Placing) -> int | None:
        """Move an open fight to another channel; the channel that it leaves. Raises ``Refusal``."""
        async with self._locks.setdefault(f"game {asked.game_id}", asyncio.Lock()):
            return await self.store.write(lambda connection: moving.move(self, connection, asked))

    async def reopen(self, asked: Placing) -> Outcome:
        """Open a fight again that has ended. Raises ``Refusal``."""

        def work(connection: Connection) -> tuple[Outcome, ...]:
            repeated = self._repeated(connection, asked.interaction_id, asked.caller)
            return repeated or (moving.reopen(self, connection, asked),)

        return (await self._write(f"game {asked.game_id}", work))[0]

    async def channel_gone(self, channel: int) -> Game | None:
        """A channel was deleted; the open fight that was played there, if any."""
        return await self.store.write(lambda connection: moving.channel_gone(self, connection, channel))

    async def draft(self, game: Game) -> Story | None:
        """A game's open draft."""
        return await self.store.read(lambda connection: drafts.draft_of(self, connection, game))

    async def publish(self, asked: Drafting) -> Outcome:
        """Post a draft. Raises ``Refusal``."""
        thrown: list[ActionDice] = []
        key = f"game {asked.game_id}"
        outcome = (await self._write(key, lambda c: (drafts.publish(self, c, asked, thrown),)))[0]
        for dice in thrown:
            dice.settle()
        return outcome

    async def withdraw(self, asked: Drafting) -> Outcome:
        """Withdraw a draft, in public. Raises ``Refusal``."""
        return (await self._write(f"game {asked.game_id}", lambda c: (drafts.withdraw(self, c, asked),)))[0]

    async def reword(self, asked: Rewording) -> Game:
        """Take a game master's words for an entry or a draft. Raises ``Refusal``."""
        async with self._locks.setdefault(f"game {asked.game_id}", asyncio.Lock()):
            return await self.store.write(lambda connection: drafts.reword(self, connection, asked))

    async def to_reword(self, game_id: int, seq: int, caller: Caller) -> Story | None:
        """An entry or a draft as it is told now; ``None`` where there is nothing that this caller may reword."""

        def work(connection: Connection) -> Story | None:
            game = queries.game_by_id(connection, game_id)
            if game is None or not self.seen(connection, game, caller).actor.gm:
                return None
            draft = drafts.draft_of(self, connection, game)
            if draft is not None and draft.entry.seq == seq:
                return draft
            return self.story(connection, game, seq) if drafts.may_be_reworded(self, connection, game, seq) else None

        return await self.store.read(work)

    async def set_deadline(self, asked: Deadlining) -> Deadline | None:
        """Change a game's deadline; what it is then. Raises ``Refusal``."""
        async with self._locks.setdefault(f"game {asked.game_id}", asyncio.Lock()):
            return await self.store.write(lambda connection: deadlines.change(self, connection, asked))

    async def deadline(self, game: Game) -> Deadline | None:
        """A game's deadline."""
        return await self.store.read(lambda connection: deadline_rows.deadline_of(connection, game.id))

    async def keep_time(self) -> set[int]:
        """Do all that deadlines ask for now; the channels in which something is to be said then."""
        now = self.clock()
        channels: set[int] = set()
        for game in await self.store.read(lambda connection: deadline_rows.games_due(connection, now)):
            channels |= await self._strike(game)
        return channels

    async def _strike(self, game_id: int) -> set[int]:
        """A game whose deadline cannot be kept does not keep the others from theirs."""
        thrown: list[ActionDice] = []
        try:
            await self._write(f"game {game_id}", lambda c: deadlines.strike(self, c, game_id, thrown))
        except Exception:
            log.exception("deadline.failed", game=game_id)
            return set()
        for dice in thrown:
            dice.settle()
        game = await self.store.read(lambda connection: queries.game_by_id(connection, game_id))
        return {game.channel_id} if game is not None and game.channel_id is not None else set()

    async def set_silent(self, guild_id: int, user_id: int, *, silent: bool) -> None:
        """Whether somebody wishes no ping in a server."""
        await self.store.write(lambda c: deadline_rows.save_silent(c, guild_id, user_id, silent))

    async def is_silent(self, guild_id: int, user_id: int) -> bool:
        """Whether somebody wishes no ping in a server."""
        return bool(await self.store.read(lambda c: deadline_rows.silent_among(c, guild_id, {user_id})))

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
        actor = playing.actor_in(self, connection, game, state, caller, settings.gm_role_id, channel)
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
        return drafts.worded(connection, Story(game, entry, events, before, after, announced, revealed, frames=frames))

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
        if not game.is_roster:
            deadlines.follow(self, connection, game, added.seq, state)
        return added

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
        actor = playing.actor_in(self, connection, game, story.before, caller, settings.gm_role_id, None)
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
            if not outcome.drafted:
                self.states.put(outcome.game.id, outcome.entry.tag, outcome.after)
        return outcomes
