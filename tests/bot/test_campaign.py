"""The roster beside the fights: one transaction over both, once for each casualty, taken back together."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from bot.local.scripted_dice import DiceScript
from bot.post.outbox import Outbox
from bot.store.store import Store
from bot.table.requests import Caller, Outcome, Request, Seen, Undoing
from bot.table.table import Table
from bot.vault import KeyVault
from rules.campaign import actions as c
from rules.core.contract import PUBLIC
from rules.core.refusal import Refusal
from rules.firefight import actions as a
from rules.registry import ROSTER
from tests.bot.playing import CHANNEL, GUILD, Channel, act, caller, new_interaction, on_roster, open_fight


async def looked(table: Table, name: str = "gm") -> Seen:
    return await table.look_at_roster(GUILD, CHANNEL, caller(name))


async def characters(table: Table) -> dict[str, Any]:
    seen = await looked(table)
    found: dict[str, Any] = ROSTER.view(seen.state, PUBLIC).public["characters"]
    return found


async def an_ended_fight(table: Table, *, channel: int = CHANNEL) -> Outcome:
    """Anna, a character, is out at the end of a fight; Boris came under a plain name."""
    await open_fight(table, channel=channel)
    await act(table, "anna", a.Join("Anna"), channel=channel)
    await act(table, "boris", a.Join("Boris"), channel=channel)
    for name in ("Anna", "Boris"):
        await act(table, "gm", a.SetCondition(name, "out", "a fall"), channel=channel)
    return await act(table, "gm", a.End(), channel=channel)


async def refused(code: str, doing: Any) -> None:
    with pytest.raises(Refusal, match=code):
        await doing


def undoing(outcome: Outcome, seq: int | None = None) -> Undoing:
    entry = outcome.entry.seq
    return Undoing(outcome.game.id, seq or entry, entry, caller("gm"), new_interaction(), CHANNEL)


async def test_there_is_no_roster_until_somebody_needs_one(table: Table) -> None:
    await an_ended_fight(table)
    await refused("no_roster", looked(table))


async def test_a_server_has_one_roster_even_if_two_begin_it_at_once(table: Table, database_url: str) -> None:
    other_store = Store(database_url)
    other = Table(other_store, table.vault, clock=table.clock)
    names = ("anna", "boris")
    await asyncio.gather(
        *(on_roster(t, n, c.NewCharacter(n.title())) for t, n in zip((table, other), names, strict=True))
    )
    assert set(await characters(table)) == {"Anna", "Boris"}
    other_store.close()


async def test_one_delivery_more_makes_nothing_twice(table: Table) -> None:
    interaction = new_interaction()
    first = await on_roster(table, "anna", c.NewCharacter("Anna"), interaction=interaction)
    again = await on_roster(table, "anna", c.NewCharacter("Anna"), interaction=interaction)
    assert again.repeated
    assert again.entry == first.entry


async def test_a_fights_end_counts_on_the_roster_in_the_same_transaction(table: Table, store: Store) -> None:
    await on_roster(table, "anna", c.NewCharacter("Anna", "she"))
    ended = await an_ended_fight(table)
    seen = await looked(table)
    (fight,) = seen.state.fights
    assert (fight.fight, fight.fought) == (ended.game.key, (seen.state.characters[0].id,))
    assert seen.state.characters[0].earned == 1
    again = Request(a.End(), caller("gm"), CHANNEL, interaction_id=ended.entry.interaction_id)
    assert (await table.act(again)).repeated
    assert (await looked(table)).game.revision == seen.game.revision


async def test_two_masters_in_two_processes_give_one_injury(table: Table, database_url: str) -> None:
    await on_roster(table, "anna", c.NewCharacter("Anna", "she"))
    ended = await an_ended_fight(table)
    other_store = Store(database_url)
    other = Table(other_store, table.vault, clock=table.clock)
    casualty = (ended.game.id, "f1")
    results = await asyncio.gather(
        *(on_roster(t, "gm", None, casualty=casualty) for t in (table, other) * 3), return_exceptions=True
    )
    assert sum(isinstance(result, Outcome) for result in results) == 1
    assert {r.code for r in results if isinstance(r, Refusal)} <= {"injury_thrown", "choice_open", "character_gone"}
    assert (await looked(table)).state.thrown == (f"{ended.game.key}:f1",)
    other_store.close()


async def test_a_plain_name_becomes_a_character_when_its_injury_is_thrown(table: Table) -> None:
    ended = await an_ended_fight(table)
    await on_roster(table, "gm", None, casualty=(ended.game.id, "f2"))
    found = await characters(table)
    assert set(found) == {"Boris"}
    assert (await looked(table)).state.characters[0].owner == str(caller("boris").user_id)


async def test_the_end_stays_while_an_injury_hangs_on_it(table: Table) -> None:
    await on_roster(table, "anna", c.NewCharacter("Anna", "she"))
    ended = await an_ended_fight(table)
    injury = await on_roster(table, "gm", None, casualty=(ended.game.id, "f1"))
    await refused("undo_hangs", table.undo(undoing(ended)))
    await table.undo(undoing(injury))
    await table.undo(undoing(ended))
    assert (await looked(table)).state.fights == ()


async def test_a_plain_fights_end_stays_too(table: Table) -> None:
    ended = await an_ended_fight(table)
    await on_roster(table, "gm", None, casualty=(ended.game.id, "f2"))
    await refused("undo_hangs", table.undo(undoing(ended)))


async def test_undone_and_ended_again_a_fight_counts_once(table: Table) -> None:
    await on_roster(table, "anna", c.NewCharacter("Anna", "she"))
    ended = await an_ended_fight(table)
    undone = await table.undo(undoing(ended))
    assert (await looked(table)).state.characters[0].earned == 0
    # What was undone together may be undone with what came before it.
    earlier = Undoing(undone.game.id, 5, undone.entry.seq, caller("gm"), new_interaction(), CHANNEL)
    await table.undo(earlier)
    await act(table, "gm", a.End())
    assert (await looked(table)).state.characters[0].earned == 1


async def test_a_counted_fight_is_undone_in_its_channel_alone(table: Table) -> None:
    await on_roster(table, "anna", c.NewCharacter("Anna", "she"))
    await an_ended_fight(table)
    seen = await looked(table)
    last = Undoing(seen.game.id, seen.game.revision, seen.game.revision, caller("gm"), new_interaction(), CHANNEL)
    await refused("undo_counted", table.undo(last))


async def test_who_is_no_master_undoes_nothing(table: Table) -> None:
    made = await on_roster(table, "anna", c.NewCharacter("Anna"))
    mine = Undoing(made.game.id, made.entry.seq, made.entry.seq, caller("anna"), new_interaction(), CHANNEL)
    await refused("gm_only", table.undo(mine))


@pytest.mark.parametrize(
    ("who", "allowed"),
    [
        (caller("anna"), False),
        (caller("gm", manages_server=True), True),
        (caller("boris", roles=frozenset({7})), False),
    ],
)
async def test_masters_of_the_roster_where_no_role_is_set(table: Table, who: Caller, allowed: bool) -> None:
    await on_roster(table, "900", c.NewCharacter("Vera"))
    doing = on_roster(table, who, c.EditCharacter("Vera", role="henchman", reason="why"))
    if allowed:
        await doing
    else:
        await refused("not_your_character", doing)


async def test_the_role_decides_where_one_is_set(table: Table) -> None:
    await table.configure(GUILD, {"gm_role_id": 7})
    await on_roster(table, "900", c.NewCharacter("Vera"))
    edit = c.EditCharacter("Vera", role="henchman", reason="why")
    await refused("not_your_character", on_roster(table, caller("gm", manages_server=True), edit))
    await on_roster(table, caller("boris", roles=frozenset({7})), edit)


async def test_the_master_of_the_channels_fight_is_one_on_the_roster(table: Table) -> None:
    await on_roster(table, "900", c.NewCharacter("Vera"))
    edit = c.EditCharacter("Vera", role="henchman", reason="why")
    await refused("not_your_character", on_roster(table, "gm", edit))
    await open_fight(table)
    await on_roster(table, "gm", edit)
    await refused("not_your_character", on_roster(table, "gm", edit, channel=11))


async def test_switched_off_names_are_only_names_and_nothing_is_counted(table: Table) -> None:
    await on_roster(table, "anna", c.NewCharacter("Anna", "she"))
    before = (await looked(table)).game.revision
    await table.configure(GUILD, {"roster_on": False})
    await refused("campaign_off", on_roster(table, "anna", c.Retire("Anna")))
    await open_fight(table)
    joined = await act(table, "boris", a.Join("Anna"))
    assert joined.after.fighters[-1].recruit is None
    ended = await act(table, "gm", a.End())
    assert (await looked(table)).game.revision == before
    await refused("campaign_off", on_roster(table, "gm", None, casualty=(ended.game.id, "f1")))
    await table.configure(GUILD, {"roster_on": True})
    await table.undo(undoing(ended))


async def test_a_campaign_switched_off_meanwhile_can_still_be_taken_back(table: Table) -> None:
    await on_roster(table, "anna", c.NewCharacter("Anna", "she"))
    ended = await an_ended_fight(table)
    await table.configure(GUILD, {"roster_on": False})
    await table.undo(undoing(ended))
    assert (await looked(table)).state.fights == ()


async def test_a_casualty_of_an_open_fight_is_not_thrown_for(table: Table) -> None:
    opened = await open_fight(table)
    await act(table, "anna", a.Join("Anna"))
    await refused("button_stale", on_roster(table, "gm", None, casualty=(opened.game.id, "f1")))


async def test_an_answer_is_refused_once_what_asked_for_it_is_undone(store: Store, vault: KeyVault) -> None:
    """The same choice number, asked anew by another entry, is not answered by the old button."""
    script, owner = DiceScript(), caller("gm", manages_server=True)
    table = Table(store, vault, dice=script.box)
    await on_roster(table, owner, c.NewBand("Wolves", 9))
    await on_roster(table, "anna", c.NewCharacter("Anna", band="Wolves"))
    script.queue.extend([6, 5, 3, 4, 6, 5, 2, 1])
    asked = await on_roster(table, "anna", c.Injure("Anna"))
    seq = asked.entry.seq
    await table.undo(Undoing(asked.game.id, seq, seq, owner, new_interaction(), CHANNEL))
    again = await on_roster(table, "anna", c.Injure("Anna"))
    assert [choice.number for choice in again.after.choices] == [choice.number for choice in asked.after.choices]

    def answer(stands: int) -> Request:
        choice = c.Choose(1, "pay")
        return Request(
            choice, caller("anna"), CHANNEL, game_id=asked.game.id, interaction_id=new_interaction(), stands=stands
        )

    await refused("button_stale", table.act(answer(seq)))
    paid = await table.act(answer(again.entry.seq))
    assert paid.after.bands[0].money == 8
    await refused("choice_gone", table.act(answer(again.entry.seq)))


async def test_the_rosters_log_is_honest_over_its_epochs(table: Table) -> None:
    for name in ("anna", "boris"):
        await on_roster(table, name, c.NewCharacter(name.title()))
        await on_roster(table, name, c.Injure(name.title()))
        await on_roster(table, "900", c.NewCharacter(f"Friend of {name}"))
        await open_fight(table)
        await act(table, "900", a.Join(f"Friend of {name}"))
        await act(table, "gm", a.End())
    assert (await looked(table)).game.epoch == 3
    report = await table.verified(await looked(table))
    assert report.ok, report.findings
    exported = await table.exported(await looked(table))
    assert [entry.seq for entry in exported.entries] == list(range(1, len(exported.entries) + 1))


async def test_posts_of_both_games_go_out_in_the_order_in_which_they_were_made(table: Table) -> None:
    await on_roster(table, "anna", c.NewCharacter("Anna", "she"))
    await an_ended_fight(table)
    channel = Channel()
    outbox = Outbox(table, channel, pauses=())
    outbox.wake(CHANNEL)
    await outbox.idle()
    texts = channel.texts
    order = [
        next(n for n, text in enumerate(texts) if word in text)
        for word in ("roster of this", "begins", "is over", "Fought")
    ]
    assert order == sorted(order)
    shown = channel.messages[channel.panels[-1]].panel
    assert shown is not None
    labels = [button.label for row in shown.rows for button in row]
    assert labels == ["🎲 Anna · hero", "🎲 Boris · hero"]


async def test_the_roster_speaks_the_servers_language_also_when_it_changes(table: Table) -> None:
    await on_roster(table, "anna", c.NewCharacter("Anna"))
    assert (await looked(table)).game.locale == "en"
    await table.configure(GUILD, {"locale": "ru"})
    assert (await looked(table)).game.locale == "ru"


async def test_another_servers_buttons_do_nothing_here(table: Table) -> None:
    made = await on_roster(table, "anna", c.NewCharacter("Anna"))
    ended = await an_ended_fight(table)
    foreign = Request(
        c.Choose(1, "pay"), caller("gm"), 99, game_id=made.game.id, interaction_id=new_interaction(), guild_id=2
    )
    await refused("button_stale", table.act(foreign))
    casualty = Request(
        None,
        caller("gm"),
        99,
        interaction_id=new_interaction(),
        roster=True,
        guild_id=2,
        casualty=(ended.game.id, "f1"),
    )
    await refused("button_stale", table.act(casualty))


async def test_an_id_is_never_used_again(table: Table) -> None:
    """A character undone while in a fight leaves nothing to the next one who is made."""
    owner = caller("gm", manages_server=True)
    made = await on_roster(table, "anna", c.NewCharacter("Anna"))
    await open_fight(table)
    joined = await act(table, "anna", a.Join("Anna"))
    seq = made.entry.seq
    await table.undo(Undoing(made.game.id, seq, seq, owner, new_interaction(), CHANNEL))
    await on_roster(table, "boris", c.NewCharacter("Bob"))
    await act(table, "gm", a.SetCondition("Anna", "out", "a fall"))
    await act(table, "gm", a.End())
    (bob,) = (await looked(table)).state.characters
    assert bob.id != joined.after.fighters[-1].recruit.character
    assert bob.fights == 0


async def test_a_character_is_in_one_fight_at_a_time_and_once(table: Table) -> None:
    await on_roster(table, "anna", c.NewCharacter("Anna"))
    await open_fight(table)
    await open_fight(table, channel=11)
    await act(table, "anna", a.Join("Anna"))
    await refused("in_another_fight", act(table, "anna", a.Join("Anna"), channel=11))
    await refused("in_open_fight", on_roster(table, "anna", c.Injure("anna")))
    await refused("in_open_fight", on_roster(table, "anna", c.Retire("Anna")))
    await act(table, "gm", a.SetCondition("Anna", "out", "a fall"))
    await refused("in_open_fight", on_roster(table, "anna", c.Injure("Anna")))
    await on_roster(table, "anna", c.EditCharacter("Anna", rename="Annie"))
    await refused("already_here", act(table, "anna", a.Join("Annie")))
    await act(table, "anna", a.Leave())
    returned = await act(table, "anna", a.Join("Annie"))
    assert [fighter.condition for fighter in returned.after.fighters] == ["out"]
    await act(table, "anna", a.Leave())
    await refused("in_open_fight", on_roster(table, "anna", c.Injure("Annie")))
    await refused("in_another_fight", act(table, "anna", a.Join("Annie"), channel=11))


async def test_who_left_under_a_plain_name_comes_back_as_the_character(table: Table) -> None:
    await open_fight(table)
    await act(table, "anna", a.Join("Anna"))
    await act(table, "anna", a.Leave())
    await on_roster(table, "anna", c.NewCharacter("Anna"))
    returned = await act(table, "anna", a.Join("Anna"))
    assert returned.after.fighters[0].recruit.name == "Anna"
    await act(table, "gm", a.End())
    assert (await looked(table)).state.characters[0].earned == 1


async def test_undoing_a_fights_end_at_once_leaves_the_roster_as_free_as_before(table: Table) -> None:
    made = await on_roster(table, "anna", c.NewCharacter("Anna"))
    ended = await an_ended_fight(table)
    await table.undo(undoing(ended))
    seen = await looked(table)
    last = Undoing(
        seen.game.id, made.entry.seq, seen.game.revision, caller("gm", manages_server=True), new_interaction(), CHANNEL
    )
    await table.undo(last)
    assert (await looked(table)).state.characters == ()


async def test_an_end_counted_before_other_entries_is_taken_back(table: Table) -> None:
    await on_roster(table, "anna", c.NewCharacter("Anna"))
    ended = await an_ended_fight(table)
    await on_roster(table, "boris", c.NewCharacter("Bob"))
    await table.undo(undoing(ended))
    state = (await looked(table)).state
    assert [(one.name, one.earned) for one in state.characters] == [("Anna", 0), ("Bob", 0)]


async def test_what_is_not_found_is_an_error_not_a_wait_for_ever(store: Store) -> None:
    """A future cannot carry StopIteration."""
    with pytest.raises(RuntimeError, match="a bug"):
        await asyncio.wait_for(store.read(lambda _: next(iter(()))), 5)


async def test_what_decided_as_a_master_or_not_passes_the_check(store: Store, vault: KeyVault) -> None:
    """A ransom is offered by a player and paid by a master: the log says which, and both can be decided again."""
    script, owner = DiceScript(), caller("gm", manages_server=True)
    table = Table(store, vault, dice=script.box)
    for name in ("Wolves", "Crows"):
        await on_roster(table, owner, c.NewBand(name, 9))
    await on_roster(table, "anna", c.NewCharacter("Anna", band="Wolves"))
    for who in ("anna", owner):
        script.queue.extend([6, 2])
        await on_roster(table, "anna", c.Injure("Anna", "Crows"))
        await on_roster(table, who, c.Ransom("Anna", 2))
        if who == "anna":
            await on_roster(table, owner, c.Choose(1, "accept"))
    report = await table.verified(await looked(table))
    assert not report.findings


async def test_a_casualty_who_fights_again_already_is_thrown_for_after_that_fight(table: Table) -> None:
    await on_roster(table, "anna", c.NewCharacter("Anna"))
    ended = await an_ended_fight(table)
    await open_fight(table)
    await act(table, "anna", a.Join("Anna"))
    await refused("in_open_fight", on_roster(table, "gm", None, casualty=(ended.game.id, "f1")))
    await act(table, "gm", a.End())
    await on_roster(table, "gm", None, casualty=(ended.game.id, "f1"))


async def test_a_plain_casualty_made_a_character_by_hand_is_thrown_for_once(table: Table) -> None:
    ended = await an_ended_fight(table)
    await on_roster(table, "anna", c.NewCharacter("Anna"))
    thrown = await on_roster(table, "anna", c.Injure("Anna"))
    assert thrown.after.thrown == (f"{ended.game.key}:f1",)
    await refused("injury_thrown", on_roster(table, "gm", None, casualty=(ended.game.id, "f1")))
    await refused("injury_thrown", on_roster(table, "gm", c.Injure("Anna")))
    await refused("undo_hangs", table.undo(undoing(ended)))


async def test_a_fight_is_not_reopened_while_its_people_fight_elsewhere(table: Table) -> None:
    await on_roster(table, "anna", c.NewCharacter("Anna"))
    await open_fight(table)
    await act(table, "anna", a.Join("Anna"))
    ended = await act(table, "gm", a.End())
    await open_fight(table, channel=11)
    await act(table, "anna", a.Join("Anna"), channel=11)
    await refused("in_another_fight", table.undo(undoing(ended)))
    await act(table, "gm", a.End(), channel=11)
    await table.undo(undoing(ended))


async def test_a_name_taken_meanwhile_is_said_at_the_casualtys_button(table: Table) -> None:
    await open_fight(table)
    await act(table, "boris", a.Join("Zed"))
    await on_roster(table, "anna", c.NewCharacter("Zed"))
    await act(table, "gm", a.SetCondition("Zed", "out", "a fall"))
    ended = await act(table, "gm", a.End())
    await refused("casualty_name_taken", on_roster(table, "gm", None, casualty=(ended.game.id, "f1")))
    await on_roster(table, "anna", c.EditCharacter("Zed", rename="Zoe"))
    await on_roster(table, "gm", None, casualty=(ended.game.id, "f1"))


async def test_a_lapsed_choices_buttons_go_from_its_post_and_come_back_with_an_undo(
    store: Store, vault: KeyVault
) -> None:
    script, owner = DiceScript(), caller("gm", manages_server=True)
    table = Table(store, vault, dice=script.box)
    await on_roster(table, owner, c.NewBand("Wolves", 9))
    await on_roster(table, "anna", c.NewCharacter("Anna", band="Wolves"))
    script.queue.extend([6, 5, 3, 4])
    await on_roster(table, "anna", c.Injure("Anna"))
    channel = Channel()
    outbox = Outbox(table, channel, pauses=())
    for step in ("asked", "retired", "undone"):
        if step == "retired":
            gone = await on_roster(table, "anna", c.Retire("Anna"))
        elif step == "undone":
            await table.undo(msgspec.structs.replace(undoing(gone), caller=owner))
        outbox.wake(CHANNEL)
        await outbox.idle()
        asked = [message for message in channel.messages.values() if message.rows]
        assert len(asked) == int(step != "retired")


async def test_nobody_becomes_another_fighter_while_a_fight_is_on(table: Table) -> None:
    await on_roster(table, "anna", c.NewCharacter("Anna"))
    await open_fight(table)
    await act(table, "anna", a.Join("Anna"))
    await refused("in_open_fight", on_roster(table, "anna", c.EditCharacter("Anna", role="henchman")))
    await on_roster(table, "anna", c.EditCharacter("Anna", gear="knife"))
