"""The table: one action one transaction, once, in order; undo; secrets; two games together."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from bot.dice import SecretDice, commitment_of
from bot.store import queries
from bot.store.rows import GuildSettings
from bot.store.schema import entries, games, posts
from bot.store.store import Store
from bot.table.codec import codec_of
from bot.table.requests import Request, Undoing
from bot.table.table import Table
from rules.core.contract import PUBLIC
from rules.core.refusal import Refusal
from rules.firefight import actions as a
from tests.bot.playing import CHANNEL, act, caller, new_interaction, open_fight, two_in_a_fight


def public(table: Table, channel: int = CHANNEL) -> dict[str, Any]:
    """The channel's game as everybody sees it."""

    def work(connection: sa.Connection) -> dict[str, Any]:
        game = queries.last_game(connection, channel)
        assert game is not None
        codec = codec_of(game.ruleset)
        folded = codec.fold_log(queries.all_entries(connection, game.id))
        assert codec.state(game.snapshot) == folded == table.state_of(connection, game)
        return {**codec.ruleset.view(folded, PUBLIC).public, "revision": game.revision}

    return table.store.read_here(work)


def count(store: Store, what: sa.Table) -> int:
    return int(store.read_here(lambda c: c.execute(sa.select(sa.func.count()).select_from(what)).scalar_one()))


async def refused(code: str, call: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        await call
    assert refusal.value.code == code


async def test_an_accepted_action_is_an_entry_a_snapshot_and_its_posts(table: Table, store: Store) -> None:
    await two_in_a_fight(table)
    outcome = await act(table, "anna", a.Shoot(("Crow",)))
    assert outcome.entry.seq == 6
    assert public(table)["fighters"]["Anna"]["shots"] == 1
    assert count(store, posts) == 7  # six entries and the one summary


async def test_a_refused_action_leaves_nothing(table: Table, store: Store) -> None:
    await two_in_a_fight(table)
    before = public(table), count(store, entries), count(store, posts)
    await refused("same_cover", act(table, "anna", a.Relocate("Wall")))
    await refused("gm_only", act(table, "anna", a.Advance()))
    await refused("no_open_fight", act(table, "anna", a.Hold(), channel=99))
    assert (public(table), count(store, entries), count(store, posts)) == before


async def test_an_error_in_mid_action_rolls_all_back(table: Table, store: Store) -> None:
    await two_in_a_fight(table)

    class Broken(SecretDice):
        def throw(self, sides: int, purpose: str, fighter: str | None = None) -> int:
            if self.throws:
                raise RuntimeError("power cut")
            return super().throw(sides, purpose, fighter)

    before, table.dice = public(table), Broken
    with pytest.raises(RuntimeError):
        await act(table, "anna", a.Shoot(("Crow",)))
    assert public(table) == before


async def test_one_interaction_is_one_entry_and_answered_from_it(table: Table) -> None:
    await two_in_a_fight(table)
    interaction = new_interaction()
    first = await act(table, "anna", a.Shoot(("Crow",)), interaction=interaction)
    again = await act(table, "anna", a.Shoot(("Crow",)), interaction=interaction)
    assert again.repeated
    assert not first.repeated
    assert (again.entry, again.events, again.after) == (first.entry, first.events, first.after)
    assert public(table)["revision"] == 6


async def test_the_end_delivered_twice_is_one_end(table: Table) -> None:
    await open_fight(table)
    interaction = new_interaction()
    await act(table, "gm", a.End(), interaction=interaction)
    assert (await act(table, "gm", a.End(), interaction=interaction)).repeated
    await refused("no_open_fight", act(table, "gm", a.End()))


async def test_a_button_shown_for_an_entry_refuses_once_that_has_passed(table: Table) -> None:
    await two_in_a_fight(table)
    stale = Request(a.Advance(), caller("gm"), CHANNEL, interaction_id=new_interaction(), revision=4)
    await refused("button_stale", table.act(stale))


async def test_twenty_actions_at_once_all_land_in_some_order(table: Table) -> None:
    await open_fight(table)
    names = [str(number) for number in range(200, 220)]
    await asyncio.gather(*(act(table, name, a.Join(f"Fighter {name}")) for name in names))
    await asyncio.gather(*(act(table, name, a.Hold()) for name in names))
    state = public(table)
    assert state["revision"] == 41
    assert all(state["fighters"][f"Fighter {name}"]["held"] for name in names)


async def test_two_tables_on_one_database_lose_nothing(table: Table, store: Store, database_url: str) -> None:
    await open_fight(table)
    other_store = Store(database_url)
    other = Table(other_store, table.vault, clock=table.clock)
    names = [str(number) for number in range(300, 320)]
    await asyncio.gather(*(act(t, n, a.Join(f"F {n}")) for t, n in zip([table, other] * 10, names, strict=True)))
    assert public(table)["revision"] == 21
    other_store.close()


async def test_a_second_fight_in_a_channel_is_refused_but_not_in_another(table: Table) -> None:
    await open_fight(table)
    await refused("two_fights", open_fight(table))
    await open_fight(table, channel=11)


async def test_the_database_itself_forbids_two_open_fights(table: Table, store: Store) -> None:
    await open_fight(table)
    await open_fight(table, channel=11)
    with pytest.raises(sa.exc.IntegrityError), store.engine.begin() as connection:
        connection.execute(sa.update(games).values(channel_id=CHANNEL))


async def test_with_a_gm_role_only_its_holders_open_and_master_fights(table: Table, store: Store) -> None:
    settings = GuildSettings(1, gm_role_id=77)
    store.write_here(lambda connection: queries.save_guild_settings(connection, settings))
    await refused("gm_role_needed", open_fight(table))
    await open_fight(table, by=caller("gm", roles=frozenset({77})))
    holder = caller("boris", roles=frozenset({77}))
    await table.act(Request(a.Advance(), holder, CHANNEL, interaction_id=new_interaction()))
    await refused("gm_only", act(table, "anna", a.Advance()))


async def test_house_rules_of_the_server_then_of_the_opening(table: Table, store: Store) -> None:
    settings = GuildSettings(1, house_rules="cover_floor=none hits_to_out=3")
    store.write_here(lambda connection: queries.save_guild_settings(connection, settings))
    outcome = await open_fight(table, settings="hits_to_out=0", mode="immediate")
    rules = outcome.after.rules
    assert (rules.cover_floor, rules.hits_to_out, rules.mode) == ("none", 0, "immediate")


async def test_a_game_speaks_the_servers_language_unless_told_otherwise(table: Table, store: Store) -> None:
    assert (await open_fight(table, channel=11, guild_locale="ru")).game.locale == "ru"
    assert (await open_fight(table, channel=12, guild_locale="fr")).game.locale == "en"
    assert (await open_fight(table, channel=13, guild_locale="ru", locale="en")).game.locale == "en"
    settings = GuildSettings(1, locale="ru")
    store.write_here(lambda connection: queries.save_guild_settings(connection, settings))
    assert (await open_fight(table, channel=14)).game.locale == "ru"


async def test_undo_returns_the_state_before_and_keeps_the_faces(table: Table, store: Store) -> None:
    await two_in_a_fight(table)
    before = public(table)
    shot = await act(table, "anna", a.Shoot(("Crow",)))
    outcome = await table.undo(Undoing(shot.game.id, shot.entry.seq, shot.entry.seq, caller("gm"), new_interaction()))
    assert {**public(table), "revision": before["revision"]} == before
    assert outcome.entry.voids == shot.entry.seq
    log = store.read_here(lambda connection: queries.all_entries(connection, shot.game.id))
    assert log[shot.entry.seq - 1].throws == shot.entry.throws


async def test_undo_voids_an_entry_and_all_after_it_and_there_is_no_redo(table: Table) -> None:
    await two_in_a_fight(table)
    game = (await act(table, "anna", a.Hold())).game
    await act(table, "boris", a.Hold())
    await table.undo(Undoing(game.id, 6, 7, caller("gm"), new_interaction()))
    assert public(table)["awaited"] == ["Anna", "Boris"]
    await refused("undo_nothing", table.undo(Undoing(game.id, 7, 8, caller("gm"), new_interaction())))
    await refused("undo_nothing", table.undo(Undoing(game.id, 1, 8, caller("gm"), new_interaction())))
    await refused("gm_only", table.undo(Undoing(game.id, 5, 8, caller("anna"), new_interaction())))


async def test_two_clicks_on_one_undo_are_one_undo(table: Table) -> None:
    await two_in_a_fight(table)
    game = (await act(table, "anna", a.Hold())).game
    clicks = [table.undo(Undoing(game.id, 6, 6, caller("gm"), new_interaction())) for _ in range(2)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Outcome", "Refusal"]
    assert public(table)["revision"] == 7


async def test_the_secret_is_announced_at_the_opening_and_revealed_at_the_end(table: Table, store: Store) -> None:
    opened = await open_fight(table)
    story = store.read_here(lambda connection: table.story(connection, opened.game, 1))
    assert story.announced is not None
    assert story.announced.commitment == commitment_of(story.announced.secret)
    ended = await act(table, "gm", a.End())
    story = store.read_here(lambda connection: table.story(connection, ended.game, 2))
    assert story.revealed is not None


async def test_undoing_the_end_begins_a_new_epoch_with_a_new_secret(table: Table, store: Store) -> None:
    await open_fight(table)
    game = (await act(table, "gm", a.End())).game
    outcome = await table.undo(Undoing(game.id, 2, 2, caller("gm"), new_interaction()))
    assert outcome.game.is_open
    first, second = store.read_here(lambda connection: queries.all_epochs(connection, game.id))
    assert (first.closed_seq, second.opened_seq, second.closed_seq) == (2, 3, None)
    assert first.secret != second.secret
    await act(table, "anna", a.Join("Anna"))


async def test_undoing_the_end_is_refused_if_another_fight_is_open_in_the_channel(table: Table) -> None:
    await open_fight(table)
    game = (await act(table, "gm", a.End())).game
    await open_fight(table)
    await refused("two_fights", table.undo(Undoing(game.id, 2, 2, caller("gm"), new_interaction())))


async def test_an_action_may_append_to_two_games_all_or_nothing(table: Table) -> None:
    await two_in_a_fight(table)
    await open_fight(table, channel=11)
    first = Request(a.Hold(), caller("anna"), CHANNEL, interaction_id=new_interaction())
    second = Request(a.Join("Anna"), caller("anna"), 11, interaction_id=first.interaction_id)
    one, two = await table.act_together((first, second))
    assert (public(table)["revision"], public(table, 11)["revision"]) == (6, 2)
    await refused("undo_hangs", table.undo(Undoing(one.game.id, 6, 6, caller("gm"), new_interaction())))
    await table.undo(Undoing(two.game.id, 2, 2, caller("gm"), new_interaction()))
    await table.undo(Undoing(one.game.id, 6, 6, caller("gm"), new_interaction()))
    refused_second = Request(a.Relocate("Moon"), caller("anna"), 11, interaction_id=new_interaction())
    again = Request(a.Hold(), caller("anna"), CHANNEL, interaction_id=refused_second.interaction_id)
    before = public(table)
    with pytest.raises(Refusal):
        await table.act_together((again, refused_second))
    assert public(table) == before


async def test_a_snapshot_of_another_release_is_folded_anew(table: Table, store: Store, database_url: str) -> None:
    await two_in_a_fight(table)
    with store.engine.begin() as connection:
        connection.execute(sa.update(games).values(snapshot='{"old": true}', snapshot_version=0))
    fresh = Table(store, table.vault, clock=table.clock)
    await act(fresh, "anna", a.Hold())
    assert public(fresh)["fighters"]["Anna"]["held"] is True


async def test_a_game_without_a_channel_has_no_posts(table: Table, store: Store) -> None:
    game = (await open_fight(table)).game
    with store.engine.begin() as connection:
        connection.execute(sa.update(games).values(channel_id=None))
    before = count(store, posts)
    request = Request(a.Join("Anna"), caller("anna"), game_id=game.id, interaction_id=new_interaction())
    assert (await table.act(request)).entry.seq == 2
    assert count(store, posts) == before
