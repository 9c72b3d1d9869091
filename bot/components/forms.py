"""Forms behind the summary's buttons: opened in private, picked in menus, confirmed once."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any

import discord

from bot.commands.playing import (
    NO_PINGS,
    Ask,
    acknowledge,
    answer,
    answer_with_status,
    caller_of,
    carry_out,
    channel_of,
    language_of,
    see,
    told,
)
from bot.components import ids
from bot.components.base import GameButton, GameMenu, game_here
from bot.present.forms import TURN, FormPanel, form_panel
from bot.present.paging import counted
from bot.present.panel import ROOM
from bot.table.requests import Outcome, Request, Seen
from rules.core.form import NAME
from rules.core.names import NAME_LENGTH
from rules.core.refusal import Refusal
from rules.registry import FIGHTS


class FormButton(GameButton, template=ids.FORM):
    """Open a form in private; from any summary of this game, however old."""

    async def press(self, ask: Ask) -> None:
        seen = await game_here(ask, self.fields["game"])
        if seen is not None:
            shown = await _shown(ask, seen, self.fields["do"], {})
            await ask.followup.send(view=shown.layout(), ephemeral=True, allowed_mentions=NO_PINGS)


class PickMenu(GameMenu, template=ids.PICK):
    """A choice in a form, or another page of choices."""

    async def press(self, ask: Ask) -> None:
        seen = await game_here(ask, self.fields["game"])
        if seen is None:
            return
        picks, field, value = ids.unpacked(self.fields["picks"]), self.fields["field"], self.chosen
        turned = {}
        if value.startswith(TURN):
            turned[field] = int(value.removeprefix(TURN))
        else:
            picks[field] = value
        await _redraw(ask, await _shown(ask, seen, self.fields["do"], picks, turned=turned))


class ConfirmButton(GameButton, template=ids.CONFIRM):
    """Do what the form says."""

    async def press(self, ask: Ask) -> None:
        await _confirm(ask, self.fields, ids.unpacked(self.fields["picks"]))


class NamingButton(GameButton, template=ids.NAMING):
    """Ask for a name first. What opens a modal cannot be acknowledged before, and looks nothing up."""

    async def press(self, ask: Ask) -> None:
        spoken, fields = language_of(ask), self.fields
        custom_id = ids.named(fields["game"], fields["revision"], fields["do"], ids.unpacked(fields["picks"]))
        modal = discord.ui.Modal(title=spoken.text("naming-title"), custom_id=custom_id)
        modal.add_item(discord.ui.TextInput(label=spoken.text("naming-label"), custom_id=NAME, max_length=NAME_LENGTH))
        await ask.response.send_modal(modal)


async def named(ask: Ask, fields: Mapping[str, Any], values: Mapping[str, str]) -> None:
    """The name that was asked for comes back; this works after a restart too."""
    await _confirm(ask, fields, {**ids.unpacked(fields["picks"]), NAME: values.get(NAME, "")})


async def _confirm(ask: Ask, fields: Mapping[str, Any], picks: dict[str, str]) -> None:
    """Act once; where something has happened meanwhile, show the form anew instead."""
    seen = await game_here(ask, fields["game"])
    if seen is None:
        return
    do, rules, spoken = fields["do"], FIGHTS[seen.game.ruleset], language_of(ask)
    form = await asyncio.to_thread(rules.form, seen.state, seen.actor, do, picks)
    if form.confirm is None:  # what was picked may be chosen no more
        await _redraw(ask, await _shown(ask, seen, do, picks, notice=spoken.text("form-changed")))
        return
    action = rules.fill(seen.state, do, form, picks.get(NAME))

    async def act() -> Outcome:
        request = Request(action, caller_of(ask), channel_of(ask), interaction_id=ask.id, revision=fields["revision"])
        return await ask.client.table.act(request)

    async def tell(outcome: Outcome) -> None:
        if form.again is not None:
            now = Seen(outcome.game, outcome.after, outcome.actor, seen.settings)
            kept = {key: value for key, value in form.picks.items() if key in form.again}
            await _redraw(ask, await _shown(ask, now, do, kept, notice="\n".join(told(outcome, spoken))))
            return
        theirs = partial(answer_with_status, fighter=getattr(action, "fighter", None))
        compose = answer if do in rules.gm_forms else theirs
        await _redraw(ask, FormPanel(counted(compose(outcome, spoken), ROOM, spoken)))

    try:
        await carry_out(ask, act, tell)
    except Refusal as refusal:
        if refusal.code != "button_stale":
            raise
        now = await see(ask)
        if now is not None:
            await _redraw(ask, await _shown(ask, now, do, picks, notice=spoken.text("form-changed")))


async def _shown(
    ask: Ask,
    seen: Seen,
    do: str,
    picks: Mapping[str, str],
    *,
    turned: Mapping[str, int] | None = None,
    notice: str | None = None,
) -> FormPanel:
    """The form as it stands; its odds are counted in a thread."""
    rules, spoken = FIGHTS[seen.game.ruleset], language_of(ask)

    def draw() -> FormPanel:
        form = rules.form(seen.state, seen.actor, do, picks)
        return form_panel(form, seen.game, do, spoken, turned=turned, notice=notice)

    return await asyncio.to_thread(draw)


async def _redraw(ask: Ask, shown: FormPanel) -> None:
    """Replace the private panel that was clicked."""
    await acknowledge(ask)
    await ask.edit_original_response(view=shown.layout(), allowed_mentions=NO_PINGS)


FORMS = (FormButton, PickMenu, ConfirmButton, NamingButton)
