"""A melee at the table: a hero's buttons over deliveries, undo and restart; the summary's rows; the roster's stats."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import pytest

from bot.local.scripted_dice import DiceScript
from bot.post.outbox import Outbox
from bot.present.locales import language
from bot.present.panel import panel
from bot.store.store import Store
from bot.table.requests import Outcome, Request, Undoing
from bot.table.table import Table
from bot.vault import KeyVault
from rules.campaign import actions as c
from rules.core.contract import PUBLIC
from rules.core.refusal import Refusal
from rules.firefight import actions as a
from rules.melee import actions as m
from rules.registry import FIGHTS
from tests.bot.playing import (
    CHANNEL,
    GUILD,
    Channel,
    act,
    caller,
    new_interaction,
    on_roster,
    open_fight,
)


@pytest.fixture
def script() -> DiceScript:
    return DiceScript()


@pytest.fixture
def table(store: Store, vault: KeyVault, script: DiceScript) -> Table:
    return Table(store, vault, dice=script.box)


async def asked(table: Table, script: DiceScript) -> Outcome:
    """Anna became a hero and is charged by Jay in the game master's phase: the entry that asks her."""
    await open_fight(table)
    for name in ("Crow", "Jay"):
        await act(table, "gm", a.AddEnemies("bandit", name))
    await act(table, "anna", a.Join("Anna"))
    script.queue.extend([1, 1, 6, 6])
    await act(table, "anna", m.Charge("Crow"))
    await act(table, "gm", a.GiveOrder("Jay", "charge", ("Anna",)))
    script.queue.extend([1, 2])
    return await act(table, "gm", a.Advance())


async def press(table: Table, who: str, asking: Outcome, value: str, interaction: int = 0, choice: int = 1) -> Outcome:
    """A button under the post that asks."""
    request = Request(
        None,
        caller(who),
        CHANNEL,
        game_id=asking.game.id,
        guild_id=GUILD,
        interaction_id=interaction or new_interaction(),
        answer=(choice, value),
        stands=asking.entry.seq,
    )
    return await table.act(request)


async def refused(code: str, work: Awaitable[Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        await work
    assert refusal.value.code == code


async def test_the_choice_is_the_owners_once_whatever_is_delivered(table: Table, script: DiceScript) -> None:
    asking = await asked(table, script)
    await refused("not_your_choice", press(table, "boris", asking, "readies"))
    interaction = new_interaction()
    first = await press(table, "anna", asking, "readies", interaction)
    again = await press(table, "anna", asking, "readies", interaction)
    assert (first.entry.seq, first.repeated, again.repeated) == (again.entry.seq, False, True)
    assert [contact.first for contact in first.after.melee.contacts] == ["f2"]
    await refused("choice_gone", press(table, "anna", asking, "runs"))


async def test_no_outcome_can_be_chosen_that_was_not_offered(table: Table, script: DiceScript) -> None:
    asking = await asked(table, script)
    for value in ("turns", "stays", "nonsense"):
        await refused("result_gone", press(table, "anna", asking, value))


async def test_undone_with_its_question_the_button_is_stale(table: Table, script: DiceScript) -> None:
    asking = await asked(table, script)
    game = asking.game
    await table.undo(Undoing(game.id, game.revision, game.revision, caller("gm"), new_interaction()))
    await refused("button_stale", press(table, "anna", asking, "readies"))


async def test_another_servers_button_does_nothing(table: Table, script: DiceScript) -> None:
    asking = await asked(table, script)
    request = Request(
        None,
        caller("anna"),
        CHANNEL,
        game_id=asking.game.id,
        guild_id=GUILD + 1,
        interaction_id=new_interaction(),
        answer=(1, "readies"),
        stands=asking.entry.seq,
    )
    await refused("button_stale", table.act(request))


@pytest.mark.parametrize("settled_by", ["button", "phase"])
async def test_the_buttons_go_from_the_post_once_the_choice_is_made_or_thrown(
    table: Table, script: DiceScript, settled_by: str
) -> None:
    asking = await asked(table, script)
    channel = Channel()
    outbox = Outbox(table, channel, pauses=())

    async def offered() -> list[str]:
        outbox.wake(CHANNEL)
        await outbox.idle()
        return [button.label for m in channel.messages.values() for row in m.rows for button in row]

    choices = [f"{do} (Jay)" for do in ("Fire", "Make ready", "Run away", "Throw the dice")]
    assert await offered() == choices
    if settled_by == "button":
        settled = await press(table, "anna", asking, "runs")
    else:
        script.queue.extend([6, 6, 1, 1])
        settled = await act(table, "gm", a.Advance())
    assert await offered() == []
    game = settled.game
    await table.undo(Undoing(game.id, game.revision, game.revision, caller("gm"), new_interaction()))
    assert await offered() == choices


async def test_of_more_choices_than_a_post_has_rows_the_others_follow_as_the_first_are_made(
    table: Table, script: DiceScript
) -> None:
    await open_fight(table)
    await act(table, "gm", a.AddEnemies("bandit", "Jay", count=8))
    await act(table, "anna", a.Join("Anna"))
    script.queue.extend([1, 1, 6, 6])
    await act(table, "anna", m.Charge("Jay 1"))
    for number in range(2, 9):
        await act(table, "gm", a.GiveOrder(f"Jay {number}", "charge", ("Anna",)))
    script.queue.extend([1, 2] * 7)
    asking = await act(table, "gm", a.Advance())
    channel = Channel()
    outbox = Outbox(table, channel, pauses=())
    for number in range(1, 8):
        outbox.wake(CHANNEL)
        await outbox.idle()
        (rows,) = [message.rows for message in channel.messages.values() if message.rows]
        labels = [[button.label for button in row] for row in rows]
        assert len(labels) == min(5, 8 - number)
        assert all(label.endswith(f"(Jay {number + 1})") for label in labels[0])
        await press(table, "anna", asking, "readies", choice=number)
    outbox.wake(CHANNEL)
    await outbox.idle()
    assert not any(message.rows for message in channel.messages.values())


async def test_after_a_restart_the_state_with_its_question_is_read_from_the_database(
    store: Store, vault: KeyVault, table: Table, script: DiceScript
) -> None:
    asking = await asked(table, script)
    fresh = Table(store, vault, dice=script.box)
    answered = await press(fresh, "anna", asking, "readies")
    assert answered.before == asking.after
    assert [contact.second for contact in answered.after.melee.contacts] == ["f3"]


async def test_the_summary_has_a_row_of_what_is_of_use_now(table: Table, script: DiceScript) -> None:
    spoken = language("en")

    def labels(outcome: Outcome) -> list[list[str]]:
        return [[button.label for button in row] for row in panel(outcome.game, outcome.after).rows]

    always, master = ["Shoot", "Relocate", "Suppress", "Hold", "Me"], ["Advance", "Order", "Layout", "Undo"]
    opened = await open_fight(table)
    assert labels(opened) == [always, master]
    await act(table, "gm", a.AddEnemies("bandit", "Crow"))
    joined = await act(table, "anna", a.Join("Anna"))
    assert labels(joined) == [always, ["Charge"], master]
    script.queue.extend([4, 4, 4, 6])
    charged = await act(table, "anna", m.Charge("Crow"))
    assert labels(charged) == [always, ["Break off", "Fight now"], master]
    lying = await act(table, "gm", a.SetCondition("Anna", "down", "slipped"))
    assert labels(lying) == [always, ["Break off", "Stand up", "Fight now"], master]
    assert spoken.text("button-stand") in labels(lying)[1]


async def test_a_characters_stats_come_along_and_a_lost_hand_leaves_one_weapon(
    table: Table, script: DiceScript
) -> None:
    await on_roster(table, "anna", c.NewCharacter("Anna", stats="Sk5 D3 Wp2 F4"))
    await on_roster(table, "boris", c.NewCharacter("Boris", stats="ум2 ущ6 ор2"))
    script.queue.extend([2, 3, 1])  # the hand, amputated
    await on_roster(table, "boris", c.Injure("Boris"))
    await open_fight(table)
    await act(table, "anna", a.Join("Anna"))
    outcome = await act(table, "boris", a.Join("Boris"))
    shown = FIGHTS[outcome.game.ruleset].view(outcome.after, PUBLIC).public["fighters"]
    stats = {name: [shown[name][key] for key in ("skill", "damage", "weapons")] for name in ("Anna", "Boris")}
    assert stats == {"Anna": [5, 3, 2], "Boris": [2, 6, 1]}


@pytest.mark.parametrize(("stats", "code"), [("Sk7", "bad_melee_stat"), ("D0", "bad_melee_stat"), ("Sk", "bad_stats")])
async def test_stats_of_a_character_out_of_bounds_are_refused(table: Table, stats: str, code: str) -> None:
    await refused(code, on_roster(table, "anna", c.NewCharacter("Anna", stats=stats)))


async def test_a_casualty_of_a_melee_has_its_injury_thrown_like_any_other(table: Table, script: DiceScript) -> None:
    await on_roster(table, "anna", c.NewCharacter("Anna"))
    await open_fight(table)
    await act(table, "gm", a.AddEnemies("bandit", "Crow"))
    await act(table, "anna", a.Join("Anna"))
    script.queue.extend([4, 4, 4, 6, 1, 2, 6, 6, 4])
    await act(table, "anna", m.Charge("Crow"))
    fought = await act(table, "gm", m.FightOn())
    assert fought.after.casualties == ("f2",)
    ended = await act(table, "gm", a.End())
    script.queue.extend([4, 4])
    thrown = await on_roster(table, "anna", None, casualty=(ended.game.id, "f2"))
    assert thrown.after.characters[0].on_roster
