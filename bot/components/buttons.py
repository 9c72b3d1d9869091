"""The summary's buttons, and the question before an undo."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.commands.deadline import change_deadline
from bot.commands.player import show_personal
from bot.commands.playing import (
    Ask,
    caller_of,
    carry_out,
    channel_of,
    language_of,
    play,
    play_answer,
    play_fighter,
    play_on_roster,
    say,
)
from bot.commands.privacy import forget
from bot.commands.rewording import drop_draft, post_draft, show_draft
from bot.commands.telling import entry_named, entry_text
from bot.components import ids
from bot.components.base import GameButton, game_here
from bot.present.notices import POSTPONE_HOURS
from bot.present.paging import counted
from bot.table.requests import Deadlining, Outcome, Seen, Told, Undoing
from rules.core.refusal import Refusal
from rules.registry import FIGHTS, ROSTER

QUOTE_LENGTH = 1500
"""Of what an entry said, in the question whether to undo it."""


class HoldButton(GameButton, template=ids.HOLD):
    """Hold with the own fighter, in the round that the summary shows."""

    async def press(self, ask: Ask) -> None:
        seen = await game_here(ask, self.fields["game"])
        if seen is not None:
            await play_fighter(ask, FIGHTS[seen.game.ruleset].hold(self.fields["page"]), None)


class MeButton(GameButton, template=ids.ME):
    """Open the private panel."""

    async def press(self, ask: Ask) -> None:
        seen = await game_here(ask, self.fields["game"])
        if seen is not None:
            await show_personal(ask, seen, None)


class AdvanceButton(GameButton, template=ids.ADVANCE):
    """The game master's phase, unless something has happened since the summary was drawn."""

    async def press(self, ask: Ask) -> None:
        seen = await game_here(ask, self.fields["game"])
        if seen is not None:
            await play(ask, FIGHTS[seen.game.ruleset].advance(), revision=self.fields["revision"])


class UndoButton(GameButton, template=ids.UNDO):
    """Ask what to undo."""

    async def press(self, ask: Ask) -> None:
        seen = await game_here(ask, self.fields["game"])
        if seen is not None:
            await undo_question(ask, seen)


class UndoConfirmButton(GameButton, template=ids.UNDO_CONFIRM):
    """Undo, unless something has happened since the question."""

    async def press(self, ask: Ask) -> None:
        fields = self.fields

        async def undo() -> Outcome:
            asked = Undoing(fields["game"], fields["seq"], fields["revision"], caller_of(ask), ask.id, channel_of(ask))
            return await ask.client.table.undo(asked)

        async def tell(_: Outcome) -> None:
            await ask.edit_original_response(content=language_of(ask).text("undo-done"), view=None)

        await carry_out(ask, undo, tell)


class DraftButton(GameButton, template=ids.DRAFT):
    """Show the draft to its game master."""

    async def press(self, ask: Ask) -> None:
        seen = await game_here(ask, self.fields["game"])
        if seen is not None:
            await show_draft(ask, seen)


class PostDraftButton(GameButton, template=ids.POST_DRAFT):
    """Post the draft, unless it was reworded since it was shown."""

    async def press(self, ask: Ask) -> None:
        await post_draft(ask, self.fields)


class DropDraftButton(GameButton, template=ids.DROP_DRAFT):
    """Withdraw the draft."""

    async def press(self, ask: Ask) -> None:
        await drop_draft(ask, self.fields)


class ForgetButton(GameButton, template=ids.FORGET):
    """Forget somebody or a server, once it was asked for."""

    async def press(self, ask: Ask) -> None:
        if self.fields["user"] != ask.user.id:
            raise Refusal("button_stale")
        await forget(ask, self.fields["what"])


class PostponeButton(GameButton, template=ids.POSTPONE):
    """Put off a deadline by a day, while its round lasts."""

    async def press(self, ask: Ask) -> None:
        seen = await game_here(ask, self.fields["game"])
        if seen is not None:
            asked = Deadlining(seen.game.id, caller_of(ask), postpone=POSTPONE_HOURS, page=self.fields["page"])
            await change_deadline(ask, asked)


class AnswerButton(GameButton, template=ids.ANSWER):
    """An answer to a choice, of its owner or a game master, while the entry that asked it stands."""

    async def press(self, ask: Ask) -> None:
        fields = self.fields
        await play_answer(ask, (fields["choice"], fields["value"]), game=fields["game"], stands=fields["seq"])


class InjuryButton(GameButton, template=ids.INJURY):
    """Throw for a casualty of an ended fight, once."""

    async def press(self, ask: Ask) -> None:
        await play_on_roster(ask, casualty=(self.fields["game"], self.fields["fighter"]))


async def undo_question(ask: Ask, seen: Seen, to: str | None = None) -> None:
    """Show the game master what an entry and all after it said, with a button that undoes it; the last one where no
    entry is named. Raises ``Refusal``.
    """
    spoken = language_of(ask)
    if not seen.actor.gm:
        raise Refusal("gm_only")
    log = await ask.client.table.log(seen)
    kept = [told for told in log if not told.undone and told.entry.voids is None]
    if len(kept) < 2:
        raise Refusal("undo_nothing")
    if to is None:
        gone = _undone_together(kept, seen)
    else:
        first = entry_named(log, to)
        if first not in kept[1:]:
            raise Refusal("undo_not_this", name=to.strip()[:20])
        gone = kept[kept.index(first) :]
    seq = gone[0].entry.seq
    view = discord.ui.View(timeout=None)
    label = spoken.text("button-undo-confirm", {"count": len(gone)})
    custom_id = ids.undo_confirm(seen.game.id, seq, seen.game.revision)
    view.add_item(discord.ui.Button(style=discord.ButtonStyle.danger, label=label, custom_id=custom_id))
    view.stop()
    lines = [line for one in gone for text in entry_text(one, seen, spoken) or ["—"] for line in text.split("\n")]
    quoted = counted([f"> {line}" for line in lines], QUOTE_LENGTH, spoken)
    facts = {"seq": seq, "count": len(gone), "counted": int(seen.game.is_roster and len(gone) > 1)}
    await say(ask, f"{spoken.text('undo-ask', facts)}\n{quoted}", view=view)


def _undone_together(kept: Sequence[Told], seen: Seen) -> Sequence[Told]:
    """The last entry; on the roster, where a fight's end was counted and taken back, all from the counting on."""
    if not seen.game.is_roster:
        return kept[-1:]
    now = ROSTER.counted(seen.state)
    places = range(len(kept) - 1, 0, -1)
    first = next((at for at in places if ROSTER.counted(kept[at].before) == now), len(kept) - 1)
    return kept[first:]


BUTTONS = (
    HoldButton,
    MeButton,
    AdvanceButton,
    UndoButton,
    UndoConfirmButton,
    DraftButton,
    PostDraftButton,
    DropDraftButton,
    ForgetButton,
    PostponeButton,
    AnswerButton,
    InjuryButton,
)
