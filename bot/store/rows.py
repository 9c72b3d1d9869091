"""Rows as typed values."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from bot.dice import Throw


class Game(Struct, frozen=True):
    """A game without its log. ``revision`` is the last entry's number, ``tag`` its tag.

    ``kind``: a fight, or a server's roster, which has no channel.
    """

    id: int
    key: str
    guild_id: int
    channel_id: int | None
    name: str
    ruleset: str
    locale: str
    kind: str
    status: str
    revision: int
    tag: str
    epoch: int
    snapshot: str
    snapshot_version: int
    created_at: datetime

    @property
    def is_open(self) -> bool:
        return self.status == "open"

    @property
    def is_roster(self) -> bool:
        return self.kind == "roster"


class Seat(Struct, frozen=True):
    """A game locked for an action, with what acting in it needs: its dice secret, the server's GM role.

    ``repeated``: the interaction has made an entry already, in this game or another; ``drafted``: a draft is open.
    """

    game: Game
    secret: str
    gm_role_id: int | None
    repeated: bool
    drafted: bool


class Entry(Struct, frozen=True):
    """One entry of a log. ``voids``: this entry undoes that one and all after it."""

    game_id: int
    seq: int
    action: str
    events: str
    throws: str
    actor_id: int
    interaction_id: int | None
    source: str
    rules_version: int
    epoch: int
    tag: str
    voids: int | None
    created_at: datetime


class Wording(Struct, frozen=True):
    """A game master's own words for what an entry tells; an empty text is the book's words again.

    ``number``: from 1; of an entry's wordings the last one counts.
    """

    game_id: int
    seq: int
    number: int
    text: str
    actor_id: int
    created_at: datetime


class Epoch(Struct, frozen=True):
    """A secret and the entries between which its dice fell."""

    number: int
    secret: str
    commitment: str
    opened_seq: int
    closed_seq: int | None


class Post(Struct, frozen=True):
    """Something to send, or sent.

    A panel's ``seq`` is always 0: there is one for each game. It is posted anew while ``wanted`` is above ``shown``;
    ``stale_id`` is then the message before it, which is still to be folded, in ``stale_channel_id`` where the game has
    moved since. ``first_id``: the post whose further part this is.
    """

    id: int
    game_id: int
    seq: int
    part: int
    first_id: int | None
    channel_id: int
    kind: str
    state: str
    nonce: str
    message_id: int | None
    stale_id: int | None
    stale_channel_id: int | None
    wanted: int
    shown: int
    undone: bool
    error: str | None


class Deadline(Struct, frozen=True):
    """Until when a round is waited for. Either ``hours`` after it began, or ``at`` a time of day in the server's zone,
    ``days`` later; ``lead``: hours before it when who is awaited is reminded, 0 never.

    ``page``: the round that it is for; ``next_at``: when something is to be done next; ``left``: seconds that were
    left when it was stopped; ``reminded``, ``passed``, ``all_told``: what has been done about it.
    """

    game_id: int
    hours: int | None
    at: str | None
    days: int
    lead: int
    page: int = 0
    due_at: datetime | None = None
    next_at: datetime | None = None
    left: int | None = None
    reminded: bool = False
    passed: bool = False
    all_told: bool = False


class Awaited(Struct, frozen=True):
    """Somebody in a notice: the fighter's name, whose it is, whether they are pinged, the standing order, if any, and
    what of it was done.
    """

    name: str
    user: int | None = None
    pinged: bool = False
    order: str | None = None


class NoticeFacts(Struct, frozen=True, omit_defaults=True):
    """What a notice says; ``silent``: it makes nobody's telephone ring; ``channel``: where a fight has gone."""

    due_at: datetime | None = None
    people: tuple[Awaited, ...] = ()
    gms: tuple[int, ...] = ()
    silent: bool = False
    channel: int | None = None


class Notice(Struct, frozen=True):
    """Something said about a game that is no entry of its log; ``revision``: the last entry when it was said."""

    id: int
    game_id: int
    kind: str
    page: int
    revision: int
    facts: NoticeFacts


class GuildSettings(Struct, frozen=True):
    """What a server set with ``/setup``; ``house_rules`` as people type them; ``roster_on``: fights make a campaign."""

    guild_id: int
    locale: str | None = None
    gm_role_id: int | None = None
    timezone: str | None = None
    quiet_hours: str | None = None
    house_rules: str | None = None
    roster_on: bool = True


class Hanging(Struct, frozen=True):
    """A live entry of another game that hangs on one of this. ``companion``: the roster's, made by the same action."""

    game_id: int
    seq: int
    companion: bool


class Picture(Struct, frozen=True):
    """A picture that a game keeps: its name says what is in it, so the same one is kept once."""

    name: str
    data: bytes


class NewEntry(Struct, frozen=True):
    """What an action adds to a log."""

    action: str
    events: str
    throws: tuple[Throw, ...]
    actor_id: int
    interaction_id: int | None
    source: str
    rules_version: int
    voids: int | None = None
    hangs_on: tuple[int, int] | None = None
