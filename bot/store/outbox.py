"""The posts' statements: what is due in a channel, what was sent."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from bot.store.rows import Post
from bot.store.schema import notices, posts

BUG = "bug: "
"""Begins the error of a post that failed for a bug: trying again would not help."""

ABOUT_ENTRIES = ("remind", "late", "passed", "all-acted")
"""The kinds of notices that an undo makes untrue; a deadline or a move stands whatever is undone."""

_POST = sa.select(*(posts.c[name] for name in Post.__struct_fields__))
_PENDING = posts.c.state.in_(("due", "sending"))
# "append" sorts before "notice" and that before "panel": the stories in their order, what is said about them, then the
# summary.
_NEXT = (
    _POST.where(posts.c.channel_id == sa.bindparam("channel"), _PENDING)
    .order_by(posts.c.kind, sa.func.coalesce(posts.c.first_id, posts.c.id), posts.c.part)
    .limit(1)
)
_ADD = sa.insert(posts)
_PANEL_DUE = (
    sa.update(posts)
    .where(posts.c.game_id == sa.bindparam("game"), posts.c.kind == "panel")
    .values(state="due", wanted=posts.c.wanted + sa.bindparam("fresh"))
)


def add_append(connection: Connection, game: int, channel: int, seq: int, nonce: str, now: datetime) -> None:
    """An entry's post is due; parts after the first are added when it is rendered."""
    _add(connection, game, channel, "append", seq, 0, None, nonce, now)


def refresh(connection: Connection, game: int, seq: int) -> None:
    """The posts of an entry are to be rendered again, such as when the choice that it asked for has been made."""
    mine = (posts.c.game_id == game, posts.c.kind == "append", posts.c.seq == seq, posts.c.state == "sent")
    connection.execute(sa.update(posts).where(*mine).values(state="due"))


def is_told(connection: Connection, game: int, seq: int) -> bool:
    """Whether an entry has a post."""
    query = sa.exists().where(posts.c.game_id == game, posts.c.kind == "append", posts.c.seq == seq)
    return bool(connection.execute(sa.select(query)).scalar_one())


def add_parts(connection: Connection, post: Post, parts: int, now: datetime) -> None:
    """The further messages of a post that is too long for one."""
    have = sa.select(sa.func.count()).where(
        posts.c.game_id == post.game_id, posts.c.kind == "append", posts.c.seq == post.seq
    )
    for part in range(connection.execute(have).scalar_one(), parts):
        _add(
            connection,
            post.game_id,
            post.channel_id,
            "append",
            post.seq,
            part,
            post.id,
            f"{post.nonce}.{part}",
            now,
            post.undone,
        )


def panel_due(connection: Connection, game: int, channel: int, nonce: str, now: datetime, *, anew: bool) -> None:
    """The summary has to be shown again, in place or (``anew``) as a new message."""
    updated = connection.execute(_PANEL_DUE, {"game": game, "fresh": int(anew)})
    if not updated.rowcount:
        _add(connection, game, channel, "panel", 0, 0, None, nonce, now)


def add_notice(connection: Connection, game: int, channel: int, notice: int, nonce: str, now: datetime) -> None:
    """A notice's post is due."""
    _add(connection, game, channel, "notice", notice, 0, None, nonce, now)


def move(connection: Connection, game: int, channel: int) -> None:
    """What a game has not said yet is said in another channel, and its summary is posted there; the one that it leaves
    behind is to be folded.
    """
    unsent = posts.c.message_id.is_(None) & posts.c.state.in_(("due", "parked"))
    mine, panel_ = posts.c.game_id == game, posts.c.kind == "panel"
    connection.execute(sa.update(posts).where(mine, ~panel_, unsent).values(channel_id=channel, state="due"))
    left = {
        "stale_id": sa.func.coalesce(posts.c.message_id, posts.c.stale_id),
        "stale_channel_id": sa.case(
            (posts.c.message_id.is_not(None), posts.c.channel_id), else_=posts.c.stale_channel_id
        ),
        "message_id": None,
        "channel_id": channel,
        "wanted": posts.c.wanted + 1,
        "state": "due",
    }
    connection.execute(sa.update(posts).where(mine, panel_).values(left))


def mark_undone(connection: Connection, game: int, entries: Sequence[int]) -> None:
    """The posts of these entries, and the notices since the first of them, are to be marked as undone; what may be on
    its way stays so, to be looked for.
    """
    state = sa.case((posts.c.state == "sending", "sending"), else_="due")
    since = sa.select(notices.c.id).where(
        notices.c.game_id == game, notices.c.revision >= min(entries), notices.c.kind.in_(ABOUT_ENTRIES)
    )
    told = sa.and_(posts.c.kind == "append", posts.c.seq.in_(entries))
    said = sa.and_(posts.c.kind == "notice", posts.c.seq.in_(since), posts.c.undone.is_(False))
    connection.execute(sa.update(posts).where(posts.c.game_id == game, told | said).values(undone=True, state=state))


def next_post(connection: Connection, channel: int) -> Post | None:
    """The oldest post that is due in a channel, or was being sent when the program stopped; summaries come last."""
    row = connection.execute(_NEXT, {"channel": channel}).first()
    return Post(*row) if row is not None else None


def channels_with_posts(connection: Connection) -> list[int]:
    """Channels where something is due."""
    return list(connection.execute(sa.select(posts.c.channel_id).where(_PENDING).distinct()).scalars())


def claim(connection: Connection, post: Post) -> None:
    """A post is being sent."""
    connection.execute(sa.update(posts).where(posts.c.id == post.id).values(state="sending"))


def finish(connection: Connection, post: Post, message: int | None) -> None:
    """A post was sent; if it became due again meanwhile, or was undone on its way, it stays due. If its game moved
    meanwhile, what was sent is what the game left behind.

    A summary that was posted anew stays due too, until the message before it is folded.
    """
    mine = posts.c.id == post.id
    if post.kind == "panel" and _has_moved(connection, post):
        connection.execute(sa.update(posts).where(mine).values(stale_id=message, stale_channel_id=post.channel_id))
        return
    stale, where = None, None
    if post.kind == "panel" and message != post.message_id:
        stale, where = post.message_id, None
        if post.message_id is None:  # the first one after a move
            stale, where = post.stale_id, post.stale_channel_id
    sent = {"message_id": message, "shown": post.wanted, "error": None, "stale_id": stale, "stale_channel_id": where}
    connection.execute(sa.update(posts).where(mine).values(sent))
    done = sa.and_(posts.c.undone == post.undone, posts.c.stale_id.is_(None))
    state = sa.case((done, "sent"), else_="due")
    connection.execute(sa.update(posts).where(mine, posts.c.state == "sending").values(state=state))


def _has_moved(connection: Connection, post: Post) -> bool:
    """Whether a post belongs in another channel by now."""
    where = connection.execute(sa.select(posts.c.channel_id).where(posts.c.id == post.id)).scalar_one()
    return bool(where != post.channel_id)


def park(connection: Connection, post: Post, error: str) -> bool:
    """A post cannot be sent; whether that is news: the first of its game, and not tried before."""
    query = sa.select(sa.func.count()).where(posts.c.game_id == post.game_id, posts.c.state == "parked")
    news = post.error is None and not connection.execute(query).scalar_one()
    connection.execute(sa.update(posts).where(posts.c.id == post.id).values(state="parked", error=error))
    return news


def unpark(connection: Connection, game: int) -> int:
    """Try once more what could not be sent, but for bugs; how many posts that are."""
    refused = (posts.c.game_id == game, posts.c.state == "parked", posts.c.error.not_like(f"{BUG}%"))
    return connection.execute(sa.update(posts).where(*refused).values(state="due")).rowcount


def _add(
    connection: Connection,
    game: int,
    channel: int,
    kind: str,
    seq: int,
    part: int,
    first: int | None,
    nonce: str,
    now: datetime,
    undone: bool = False,
) -> None:
    connection.execute(
        _ADD,
        {
            "game_id": game,
            "seq": seq,
            "part": part,
            "first_id": first,
            "channel_id": channel,
            "kind": kind,
            "state": "due",
            "nonce": nonce,
            "message_id": None,
            "stale_id": None,
            "stale_channel_id": None,
            "wanted": int(kind == "panel"),
            "shown": 0,
            "undone": undone,
            "error": None,
            "created_at": now,
        },
    )
