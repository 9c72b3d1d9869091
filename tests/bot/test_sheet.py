"""A sheet and an ended fight's buttons fit Discord's limits, whatever is on them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.local.scripted_dice import DiceScript
from bot.present.locales import LOCALES, language
from bot.present.panel import MOST_BUTTONS, TEXT_LENGTH, panel
from bot.present.sheet import HISTORY, Sheet, sheet
from bot.store.rows import Game
from bot.store.store import Store
from bot.table.table import Table
from bot.vault import KeyVault
from rules.campaign import actions as c
from rules.campaign.tables import MAX_GEAR
from rules.campaign.view import RosterView
from rules.core.contract import Casualty
from rules.core.telling import Who
from tests.bot.playing import CHANNEL, GUILD, caller, on_roster
from tests.bot.test_panel import crowded

LONGEST = "Ы" * 38
HOSTILE = "@everyone <@1> [x](http://a.b) **b** `c` ~~d~~ ||e|| # f"


async def sheet_of(table: Table, locale: str) -> Sheet:
    seen = await table.look_at_roster(GUILD, CHANNEL, caller("gm"))
    character = seen.state.characters[0]
    lines = RosterView(seen.state).sheet(character)
    return sheet(seen, await table.log(seen), character.id, character.owner, lines, language(locale))


@pytest.fixture
def script() -> DiceScript:
    return DiceScript()


@pytest.fixture
def rigged(store: Store, vault: KeyVault, script: DiceScript) -> Table:
    """A table whose dice are dictated."""
    return Table(store, vault, dice=script.box)


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_fullest_sheet_fits(rigged: Table, script: DiceScript, locale: str) -> None:
    owner = caller("gm", manages_server=True)
    await on_roster(rigged, owner, c.NewBand(LONGEST, 9))
    gear = ", ".join("ш" * 38 for _ in range(MAX_GEAR))
    await on_roster(rigged, owner, c.NewCharacter("Щ" * 40, "she", LONGEST, gear=gear))
    for faces in ([2, 2], [2, 5], [2, 4], [3, 2], [6, 1], [6, 3]) * 6:
        script.queue.extend(faces)
        await on_roster(rigged, owner, c.Injure("Щ" * 40))
    for skills in ("moving", "brawling", "shooting", "savvy"):
        for face in (1, 3, 4, 5, 6):
            script.queue.append(face)
            await on_roster(rigged, owner, c.LearnSkill("Щ" * 40, skills))
    script.queue.append(2)
    await on_roster(rigged, owner, c.LearnSkill("Щ" * 40, "shooting"))
    drawn = await sheet_of(rigged, locale)
    assert len(drawn.head) + len(drawn.body) + len(drawn.history) <= TEXT_LENGTH
    assert language(locale).text("more-lines", {"count": 1}).split("1")[0].strip()[:3] in drawn.body
    assert [button.label for button in drawn.buttons]
    assert drawn.layout().total_children_count <= 40


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_history_shows_the_newest_and_counts_the_rest(rigged: Table, locale: str) -> None:
    owner = caller("gm", manages_server=True)
    await on_roster(rigged, owner, c.NewCharacter("Anna", "she"))
    for number in range(HISTORY + 3):
        await on_roster(rigged, owner, c.EditCharacter("Anna", experience=number + 1, reason=f"reason {number}"))
    history = (await sheet_of(rigged, locale)).history.splitlines()
    assert f"reason {HISTORY + 2}" in history[1]
    assert len([line for line in history if "reason" in line]) == HISTORY
    assert "4" in history[-1]


async def test_what_people_typed_breaks_no_sheet(rigged: Table) -> None:
    owner = caller("gm", manages_server=True)
    await on_roster(rigged, owner, c.NewCharacter("**Anna** _x_", "she", gear=HOSTILE.replace(" ", ", ")))
    await on_roster(rigged, owner, c.Retire("**Anna** _x_", HOSTILE))
    drawn = await sheet_of(rigged, "en")
    for text in (drawn.head, drawn.body, drawn.history):
        assert "<@1>" not in text
        assert "@everyone" not in text.replace("\\@everyone", "")
        assert "](http" not in text.replace("\\]\\(", "")
    assert r"\*\*Anna\*\*" in drawn.head


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", [1, 5, 6, 20, 21, 60])
def test_casualties_buttons_fit_and_the_others_follow(locale: str, count: int) -> None:
    fight = crowded(30, long=True)
    now = datetime(2026, 1, 1, tzinfo=UTC)
    game = Game(1, "k", 1, 10, "Farm", "firefight", locale, "fight", "ended", 41, "TAG", 1, "{}", 1, now)
    down = [Casualty(f"f{n}", Who("Щ" * 37 + f"{n:03}"), "henchman" if n % 2 else "hero") for n in range(count)]
    shown = panel(game, fight.state, None, down)
    labels = [button.label for row in shown.rows for button in row]
    assert len(labels) == min(count, MOST_BUTTONS)
    assert all(len(label) <= 80 for label in labels)
    assert all(len(row) <= 5 for row in shown.rows)
    assert sum(map(len, shown.texts)) <= TEXT_LENGTH
    assert (str(count - MOST_BUTTONS) in shown.texts[-1]) or count <= MOST_BUTTONS
    assert shown.layout().total_children_count <= 40
