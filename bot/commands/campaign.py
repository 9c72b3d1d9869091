"""The tables between fights, applied to a character."""

from __future__ import annotations

from typing import Literal

from discord import app_commands

from bot.commands.declaring import choices, command
from bot.commands.free import post_freely
from bot.commands.playing import Ask, acknowledge, language_of, play_on_roster
from bot.commands.suggesting import suggest_on_roster
from rules.campaign import actions as a
from rules.campaign.tables import MAX_RATING, rethrows
from rules.core.refusal import Refusal


async def injury(ask: Ask, character: str, by_band: str | None = None) -> None:
    await play_on_roster(ask, a.Injure(character, by_band))


async def experience(ask: Ask, character: str) -> None:
    await play_on_roster(ask, a.ThrowAdvance(character))


@app_commands.choices(list=choices("moving", "brawling", "shooting", "savvy"))
async def skill(ask: Ask, character: str, list: Literal["moving", "brawling", "shooting", "savvy"]) -> None:
    await play_on_roster(ask, a.LearnSkill(character, list))


@app_commands.rename(against="for")
@app_commands.choices(do=choices("ransom", "exchange", "law", "captor"))
async def captive(
    ask: Ask,
    character: str,
    do: Literal["ransom", "exchange", "law", "captor"],
    amount: int | None = None,
    against: str | None = None,
    by_band: str | None = None,
) -> None:
    if await acknowledge(ask):
        await play_on_roster(ask, _captive(character, do, amount, against, by_band))


def _captive(character: str, do: str, amount: int | None, against: str | None, by_band: str | None) -> a.Action:
    """The action. Raises ``Refusal``: ``ransom_needs_amount``, ``exchange_needs_other``, ``captor_needs_band``."""
    match do:
        case "ransom":
            if amount is None:
                raise Refusal("ransom_needs_amount")
            return a.Ransom(character, amount)
        case "exchange":
            if against is None:
                raise Refusal("exchange_needs_other")
            return a.Exchange(character, against)
        case "captor":
            if by_band is None:
                raise Refusal("captor_needs_band")
            return a.HoldCaptive(character, by_band)
        case _:
            return a.HandOver(character)


async def underdog(ask: Ask, ours: int, theirs: int) -> None:
    """What the difference of two ratings gives the lower side; it belongs to no game."""
    if not await acknowledge(ask):
        return
    for rating in (ours, theirs):
        if not 0 <= rating <= MAX_RATING:
            raise Refusal("rating_range", limit=MAX_RATING)
    facts = {
        "ours": ours,
        "theirs": theirs,
        "difference": abs(ours - theirs),
        "count": rethrows(ours, theirs),
        "lower": "ours" if ours < theirs else "theirs",
    }
    await post_freely(ask, language_of(ask).text("underdog", facts))


COMMANDS = [
    command(name, handler, suggest=suggest_on_roster)
    for name, handler in (
        ("injury", injury),
        ("experience", experience),
        ("skill", skill),
        ("captive", captive),
        ("underdog", underdog),
    )
]
