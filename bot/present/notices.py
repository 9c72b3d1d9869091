"""What is said about a game beside its story: reminders, a deadline that has passed, that all have acted."""

from __future__ import annotations

from msgspec import Struct

from bot.components import ids
from bot.present.escaping import plain
from bot.present.locales import Language, language
from bot.present.paging import counted
from bot.present.panel import PanelButton, stamp
from bot.store.rows import Awaited, Game, Notice

POSTPONE_HOURS = 24
ROOM = 1700


class Said(Struct, frozen=True):
    """A notice in words: whom it calls, whether it makes telephones ring."""

    text: str
    rows: tuple[tuple[PanelButton, ...], ...] = ()
    pings: tuple[int, ...] = ()
    silent: bool = False


def said(notice: Notice, game: Game, *, undone: bool = False) -> Said:
    """A notice as it is sent; ``undone``: what it is about has been undone since, so it calls nobody."""
    spoken, facts = language(game.locale), notice.facts
    due = stamp(facts.due_at) if facts.due_at is not None else 0
    gms = " ".join(f"<@{gm}>" for gm in facts.gms)
    there = facts.channel or 0
    head = spoken.text(f"notice-{notice.kind}", {"due": due, "gms": gms, "round": notice.page, "channel": str(there)})
    lines = [head, *(_line(one, notice, spoken) for one in facts.people)]
    if undone:
        lines = [spoken.text("undone-mark"), *(f"> {line}" for line in lines)]
    foot = spoken.text("notice-foot", {"name": plain(game.name), "round": notice.page, "number": notice.id})
    text = f"{counted(lines, ROOM, spoken)}\n{foot}"
    if undone:
        return Said(text)
    pings = (*facts.gms, *(one.user for one in facts.people if one.user is not None and one.pinged))
    return Said(text, rows=_rows(notice, game, spoken), pings=pings, silent=facts.silent)


def _line(one: Awaited, notice: Notice, spoken: Language) -> str:
    """Somebody who is awaited, called by name where they wish no ping."""
    who = f"<@{one.user}> ({plain(one.name)})" if one.pinged else plain(one.name)
    return spoken.text(f"notice-{notice.kind}-who", {"who": who, "order": one.order or "none"})


def _rows(notice: Notice, game: Game, spoken: Language) -> tuple[tuple[PanelButton, ...], ...]:
    postpone = PanelButton(
        "secondary",
        spoken.text("button-postpone", {"hours": POSTPONE_HOURS}),
        ids.postpone(game.id, notice.page),
    )
    if notice.kind in ("remind", "late"):
        hold = PanelButton("secondary", spoken.text("button-hold"), ids.hold(game.id, notice.page))
        return ((hold, PanelButton("primary", spoken.text("button-me"), ids.me(game.id)), postpone),)
    advance = PanelButton("success", spoken.text("button-advance"), ids.advance(game.id, notice.revision))
    if notice.kind == "all-acted":
        return ((advance,),)
    if notice.kind == "passed":  # who ordered nothing is still the game master's to decide on
        return ((advance, postpone),) if all(one.order for one in notice.facts.people) else ((postpone,),)
    return ()
