"""The summary's buttons, and the question before an undo."""

from __future__ import annotations

import discord
from sqlalchemy.engine import Connection

from bot.commands.player import show_personal
from bot.commands.playing import Ask, acknowledge, caller_of, language_of, play, play_fighter, refuse, say, settled
from bot.components import ids
from bot.components.base import GameButton
from bot.present.narration import tell_events
from bot.store import queries
from bot.table.codec import codec_of, live
from bot.table.requests import Seen
from rules.core.contract import Viewer
from rules.core.refusal import Refusal


class HoldButton(GameButton, template=ids.HOLD):
    """Hold with the own fighter, in the round that the summary shows."""

    async def press(self, ask: Ask) -> None:
        seen = await _game_here(ask, self.fields["game"])
        if seen is not None:
            await play_fighter(ask, codec_of(seen.game.ruleset).ruleset.hold(self.fields["page"]), None)


class MeButton(GameButton, template=ids.ME):
    """Open the private panel."""

    async def press(self, ask: Ask) -> None:
        seen = await _game_here(ask, self.fields["game"])
        if seen is not None:
            await show_personal(ask, seen, None)


class AdvanceButton(GameButton, template=ids.ADVANCE):
    """The game master's phase, unless something has happened since the summary was drawn."""

    async def press(self, ask: Ask) -> None:
        seen = await _game_here(ask, self.fields["game"])
        if seen is not None:
            await play(ask, codec_of(seen.game.ruleset).ruleset.advance(), revision=self.fields["revision"])


class UndoButton(GameButton, template=ids.UNDO):
    """Ask what to undo."""

    async def press(self, ask: Ask) -> None:
        seen = await _game_here(ask, self.fields["game"])
        if seen is not None:
            await undo_question(ask, seen)


class UndoConfirmButton(GameButton, template=ids.UNDO_CONFIRM):
    """Undo, unless something has happened since the question."""

    async def press(self, ask: Ask) -> None:
        first = await acknowledge(ask)
        fields = self.fields
        try:
            outcome = await ask.client.table.undo(
                fields["game"], fields["seq"], fields["revision"], caller_of(ask), ask.id
            )
        except Refusal as refusal:
            if first:
                await refuse(ask, refusal)
            return
        settled(ask, outcome)
        if first:
            await ask.edit_original_response(content=language_of(ask).text("undo-done"), view=None)


async def undo_question(ask: Ask, seen: Seen) -> None:
    """Show the game master what the last entry said, with a button that undoes it."""
    spoken = language_of(ask)
    try:
        seq, told = await ask.client.table.store.read(lambda c: _last_entry(c, seen, ask))
    except Refusal as refusal:
        await refuse(ask, refusal)
        return
    view = discord.ui.View(timeout=None)
    label = spoken.text("button-undo-confirm", {"count": 1})
    custom_id = ids.undo_confirm(seen.game.id, seq, seen.game.revision)
    view.add_item(discord.ui.Button(style=discord.ButtonStyle.danger, label=label, custom_id=custom_id))
    view.stop()
    quoted = "\n".join(f"> {line}" for line in told.split("\n"))[:1500]
    await say(ask, f"{spoken.text('undo-ask', {'seq': seq})}\n{quoted}", view=view)


def _last_entry(connection: Connection, seen: Seen, ask: Ask) -> tuple[int, str]:
    if not seen.actor.gm:
        raise Refusal("gm_only")
    kept = live(queries.all_entries(connection, seen.game.id))
    if len(kept) < 2:
        raise Refusal("undo_nothing")
    codec = codec_of(seen.game.ruleset)
    before, events = codec.fold_log(kept[:-1]), codec.events(kept[-1].events)
    viewer = Viewer(seen.actor.user, seen.actor.gm)
    told = tell_events(events, before, seen.game.ruleset, language_of(ask), viewer, kept[-1].seq)
    return kept[-1].seq, "\n".join(line.removeprefix("## ") for line in told) or "—"


async def _game_here(ask: Ask, game: int) -> Seen | None:
    """The channel's game if it is the one that the button belongs to."""
    await acknowledge(ask)
    try:
        seen = await ask.client.table.look(ask.channel_id or 0, caller_of(ask), ended_too=True)
        if seen.game.id != game:
            raise Refusal("button_stale")
    except Refusal as refusal:
        await refuse(ask, refusal)
        return None
    return seen


BUTTONS = (HoldButton, MeButton, AdvanceButton, UndoButton, UndoConfirmButton)
