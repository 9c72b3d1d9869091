"""The posts' statements: what is due in a channel, what was sent."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from bot.store.rows import Post
from bot.store.schema import posts

_POST = sa.select(*(posts.c[name] for name in Post.__struct_fields__))
_PENDING = posts.c.state.in_(("due", "sending"))
# "append" sorts before "panel": the story first, then the summary.
_NEXT = _POST.where(posts.c.channel_id == sa.bindparam("channel"), _PENDING).order_by(posts.c.kind, posts.c.id).limit(1)
_ADD = sa.insert(posts)
_PANEL_DUE = (
    sa.update(posts)
    .where(posts.c.game_id == sa.bindparam("game"), posts.c.kind == "panel")
    .values(state="due", anew=sa.case((sa.bindparam("fresh"), True), else_=posts.c.anew))
)


def add_append(connection: Connection, game: int, channel: int, seq: int, nonce: str, now: datetime) -> None:
    """An entry's post is due; parts after the first are added when it is rendered."""
    _add(connection, game, channel, "append", seq, 0, nonce, now)


def add_parts(connection: Connection, post: Post, parts: int, now: datetime) -> None:
    """The further messages of a post that is too long for one."""
    have = sa.select(sa.func.count()).where(
        posts.c.game_id == post.game_id, posts.c.kind == "append", posts.c.seq == post.seq
    )
    for part in range(connection.execute(have).scalar_one(), parts):
        _add(connection, post.game_id, post.channel_id, "append", post.seq, part, f"{post.nonce}.{part}", now)


def panel_due(connection: Connection, game: int, channel: int, nonce: str, now: datetime, *, anew: bool) -> None:
    """The summary has to be shown again, in place or (``anew``) as a new message."""
    updated = connection.execute(_PANEL_DUE, {"game": game, "fresh": anew})
    if not updated.rowcount:
        _add(connection, game, channel, "panel", 0, 0, nonce, now)


def mark_undone(connection: Connection, game: int, first: int, last: int) -> None:
    """The posts of these entries are to be marked as undone."""
    span = (posts.c.game_id == game, posts.c.kind == "append", posts.c.seq.between(first, last))
    connection.execute(sa.update(posts).where(*span).values(undone=True, state="due"))


def next_post(connection: Connection, channel: int) -> Post | None:
    """The oldest post that is due in a channel, or was being sent when the program stopped; summaries come last."""
    row = connection.execute(_NEXT, {"channel": channel}).first()
    return Post(*row) if row is not None else None


def channels_with_posts(connection: Connection) -> list[int]:
    """Channels where something is due."""
    return list(connection.execute(sa.select(posts.c.channel_id).where(_PENDING).distinct()).scalars())


def set_post(connection: Connection, post: int, **values: Any) -> None:
    """Change a post."""
    connection.execute(sa.update(posts).where(posts.c.id == post).values(**values))


def finish(
    connection: Connection, post: Post, message: int | None, *, state: str = "sent", error: str | None = None
) -> None:
    """A post was sent, unless it became due again meanwhile: then only its message is remembered."""
    connection.execute(sa.update(posts).where(posts.c.id == post.id).values(message_id=message, error=error))
    mine = (posts.c.id == post.id, posts.c.state == "sending")
    connection.execute(sa.update(posts).where(*mine).values(state=state))


def channel_of_message(connection: Connection, game: int) -> tuple[int, int | None] | None:
    """Where a game's summary is: channel and message."""
    query = sa.select(posts.c.channel_id, posts.c.message_id).where(posts.c.game_id == game, posts.c.kind == "panel")
    row = connection.execute(query).first()
    return (row[0], row[1]) if row is not None else None


def parked(connection: Connection, game: int) -> int:
    """How many posts of a game could not be sent."""
    query = sa.select(sa.func.count()).where(posts.c.game_id == game, posts.c.state == "parked")
    return int(connection.execute(query).scalar_one())


def _add(
    connection: Connection, game: int, channel: int, kind: str, seq: int, part: int, nonce: str, now: datetime
) -> None:
    connection.execute(
        _ADD,
        {
            "game_id": game,
            "seq": seq,
            "part": part,
            "channel_id": channel,
            "kind": kind,
            "state": "due",
            "nonce": nonce,
            "message_id": None,
            "anew": True,
            "undone": False,
            "error": None,
            "created_at": now,
        },
    )
