"""Help for a player, a game master, a server's owner: what can be done now, and every command there is."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any, Literal

import discord
from discord import app_commands

from bot.commands.declaring import choices, command, command_key
from bot.commands.playing import Ask, acknowledge, caller_of, channel_of, language_of, say_lines
from bot.present.escaping import plain, visible
from bot.present.lines import render_all
from bot.present.locales import Language
from bot.present.panel import until
from bot.present.transcript.html import page
from bot.table.requests import Seen
from rules.core.refusal import Refusal
from rules.registry import FIGHTS

OWNERS = ("setup", "privacy")
GM_GROUPS = ("gm", "roster", "band")
GM_ALONE = (
    "fight new",
    "fight undo",
    "fight end",
    "fight gm",
    "fight deadline",
    "fight pause",
    "fight move",
    "fight archive",
    "fight reopen",
    "melee round",
)
ASIDE = ("standing", "shift", "check", "leave")
"""What can be done at any time, after what a round is about."""

NAMED = 10
"""People named as awaited."""


@app_commands.choices(topic=choices("player", "gm", "owner", "rules"))
async def help_(ask: Ask, topic: Literal["player", "gm", "owner", "rules"] | None = None) -> None:
    """In context: what can be done here and now comes first."""
    if not await acknowledge(ask):
        return
    seen = await _here(ask)
    spoken = language_of(ask)
    if topic == "rules":
        await _rules(ask, seen, spoken)
        return
    view = topic or _view_of(ask, seen)
    now = await _now(ask, seen, spoken, gm=view == "gm")
    listed = [spoken.text("help-commands"), *_commands(ask, view, spoken)]
    await say_lines(ask, [*spoken.text(f"help-{view}").split("\n"), *now, *listed, spoken.text("help-more")])


async def _here(ask: Ask) -> Seen | None:
    try:
        return await ask.client.table.look(channel_of(ask), caller_of(ask), ended_too=True)
    except Refusal:
        return None


def _view_of(ask: Ask, seen: Seen | None) -> str:
    """A game master's here, a player's in a fight, an owner's where nothing is played and they manage the server."""
    if seen is not None and seen.actor.gm:
        return "gm"
    return "owner" if seen is None and ask.permissions.manage_guild else "player"


async def _now(ask: Ask, seen: Seen | None, spoken: Language, *, gm: bool) -> list[str]:
    """What can be done in this channel at this moment."""
    head = spoken.text("help-now")
    if seen is None:
        return [head, spoken.text("help-no-fight")]
    if not seen.game.is_open:
        return [head, spoken.text("help-over", {"name": plain(seen.game.name)})]
    if await ask.client.table.draft(seen.game) is not None:
        return [head, spoken.text("draft-waited-for"), *([spoken.text("help-draft")] if gm else [])]
    deadline = await ask.client.table.deadline(seen.game)
    lines = [head, *([until(deadline, spoken)] if deadline is not None else [])]
    return [*lines, *(_for_gm(seen, spoken) if gm else _for_player(ask, seen, spoken))]


def _for_gm(seen: Seen, spoken: Language) -> Iterator[str]:
    rules = FIGHTS[seen.game.ruleset]
    names = [plain(rules.name_of(seen.state, fighter).name) for fighter in rules.awaited(seen.state)]
    if names:
        more = len(names) - NAMED
        yield spoken.text("help-awaited", {"names": ", ".join(names[:NAMED]), "more": max(0, more)})
    elif rules.all_acted(seen.state):
        yield spoken.text("help-all-acted")
    else:
        yield spoken.text("help-nobody")
    yield from (spoken.text("help-check", {"number": check.number}) for check in seen.state.chronicle.checks[:3])


def _for_player(ask: Ask, seen: Seen, spoken: Language) -> Iterator[str]:
    rules = FIGHTS[seen.game.ruleset]
    own = rules.own_fighter(seen.state, seen.actor.user)
    options = rules.options(seen.state, seen.actor)
    mine = [o for o in options if o.fighter is not None and rules.find_fighter(seen.state, o.fighter) == own]
    doing = sorted(dict.fromkeys(o.do for o in mine), key=ASIDE.__contains__) if own is not None else ["join"]
    known = _by_last_word(ask)
    if own is not None:
        yield spoken.text("help-waits" if own in rules.awaited(seen.state) else "help-acted")
    yield from (_described(known[do], spoken) for do in doing if do in known)


def _by_last_word(ask: Ask) -> dict[str, str]:
    """Commands by their last word; those of players first, since the same word may be a game master's too."""
    names = sorted(_names(ask, "player"), key=lambda name: -name.count(" "))
    return {name.split()[-1]: name for name in names if not name.startswith("fight ")}


def _commands(ask: Ask, view: str, spoken: Language) -> list[str]:
    return [_described(name, spoken) for name in _names(ask, view)]


def _names(ask: Ask, view: str) -> list[str]:
    """The commands of a view by their English names, as they are registered."""
    found: Any = ask.client.tree.walk_commands()
    names = [one.qualified_name for one in found if not isinstance(one, app_commands.Group)]
    return [name for name in names if view_of_command(name) == view]


def view_of_command(name: str) -> str:
    """Whose a command is: ``player``, ``gm``, ``owner``."""
    if name in OWNERS:
        return "owner"
    return "gm" if name.split()[0] in GM_GROUPS or name in GM_ALONE else "player"


def _described(name: str, spoken: Language) -> str:
    """A command as it is called in a client of this language, and what it does."""
    words = name.split()
    keys = [command_key(" ".join(words[: place + 1])) for place in range(len(words))]
    typed = " ".join(spoken.text(f"{key}-name") for key in keys)
    return f"`/{typed}` — {spoken.text(keys[-1])}"


async def _rules(ask: Ask, seen: Seen | None, spoken: Language) -> None:
    """The rules of the channel's fight, to read here or in a browser."""
    if seen is None:
        raise Refusal("no_open_fight")
    lines = render_all(FIGHTS[seen.game.ruleset].handbook(seen.state), spoken)
    title = visible(lines[0].removeprefix("# "))
    file = discord.File(io.BytesIO(page(title, lines, spoken.locale).encode()), "rules.html")
    split = [line for text in lines for line in text.split("\n")]
    await say_lines(ask, split, files=[file])


COMMANDS = [command("help", help_)]
