"""Forgetting: nothing of somebody is left in a database, and the others' logs still fold and check out."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import sqlalchemy as sa

from bot.store import personal
from bot.store.schema import metadata
from bot.store.store import Store
from bot.table.exporting import log_of
from bot.table.requests import Deadlining, Request, Rewording, Undoing
from bot.table.table import Table
from bot.table.verifying import verify
from rules.campaign.actions import NewCharacter
from rules.core.chronicle import AppointGm, Narrate, Roll
from rules.core.refusal import Refusal
from rules.firefight import actions as a
from tests.bot.playing import CHANNEL, GUILD, PEOPLE, act, caller, new_interaction, on_roster, two_in_a_fight

BORIS = PEOPLE["boris"]


def word(locale: str) -> str:
    return {"en": "Player", "ru": "Игрок"}[locale]


def everything(store: Store) -> Iterator[tuple[str, str]]:
    """Every value of every column of the database, as text."""
    with store.engine.connect() as connection:
        for table in metadata.sorted_tables:
            for row in connection.execute(sa.select(table)):
                yield from ((f"{table.name}.{column}", str(value)) for column, value in row._mapping.items())


def traces(store: Store, *words: str) -> list[str]:
    return [where for where, text in everything(store) if any(word in text for word in words)]


async def checked(table: Table) -> Any:
    seen = await table.look(CHANNEL, caller("gm"), ended_too=True)
    return verify(await table.store.read(lambda c: log_of(c, seen.game, kept=True)))


async def busy(table: Table) -> None:
    """Boris in every corner: a fighter, a character, a game master, shot at, spoken of, awaited, in a draft."""
    await on_roster(table, "boris", NewCharacter("Boris"))
    await two_in_a_fight(table)
    await act(table, "gm", a.AddEnemies("bandit", "Jay"))
    await act(table, "gm", AppointGm(str(BORIS), "Boris the Great"))
    seen = await table.look(CHANNEL, caller("gm"))
    await table.set_deadline(Deadlining(seen.game.id, caller("gm"), hours=48))
    await table.set_silent(GUILD, BORIS, silent=True)
    await act(table, "boris", Roll("d6", "Boris the Great"))
    told = await act(table, "gm", Narrate("boris runs; Borisov stays. BORIS!"))
    await table.reword(Rewording(told.game.id, told.entry.seq, 0, "Boris!", caller("boris")))
    shot = await act(table, "boris", a.Shoot(("Crow",)))
    await table.undo(Undoing(shot.game.id, shot.entry.seq, shot.entry.seq, caller("gm"), new_interaction()))
    await act(table, "boris", a.Shoot(("Jay",)))
    await act(table, "anna", a.Shoot(("boris",)))
    await act(table, "gm", a.GiveOrder("Crow", "shoot", ("Boris",)))
    await table.act(Request(a.Advance(), caller("gm"), CHANNEL, interaction_id=new_interaction(), preview=True))


async def test_nothing_is_left_of_somebody_and_every_log_holds(table: Table, store: Store) -> None:
    await busy(table)
    assert traces(store, str(BORIS))
    before = await checked(table)
    done = await table.forget_person(GUILD, BORIS, word)
    assert len(done.games) == 2
    assert done.stayed == ()
    assert traces(store, f'"{BORIS}"', f" {BORIS}", "Boris ", '"Boris"', "boris ", "BORIS") == []
    assert [where for where, text in everything(store) if text == str(BORIS)] == []
    assert traces(store, "Borisov")
    after = await checked(table)
    assert after.findings == before.findings == ()
    assert (after.last_tag, after.faces) == (before.last_tag, before.faces)


async def test_the_fight_goes_on_and_the_gm_acts_for_who_is_gone(table: Table) -> None:
    await two_in_a_fight(table)
    await table.forget_person(GUILD, BORIS, word)
    with pytest.raises(Refusal):
        await act(table, "boris", a.Hold())
    await act(table, "gm", a.Hold("Player 1"))
    await act(table, "anna", a.Shoot(("Player 1",)))
    await act(table, "gm", a.Advance())
    await act(table, "gm", a.End())
    assert (await checked(table)).findings == ()


async def test_two_who_are_forgotten_stay_two(table: Table, store: Store) -> None:
    await two_in_a_fight(table)
    await table.forget_person(GUILD, BORIS, word)
    await table.forget_person(GUILD, PEOPLE["anna"], word)
    names = (await table.look(CHANNEL, caller("gm"))).state.fighters
    assert {fighter.name for fighter in names} >= {"Player 1", "Player 2"}
    assert (await checked(table)).findings == ()


async def test_a_name_that_is_a_word_of_the_rules_stays_and_is_said(table: Table) -> None:
    await two_in_a_fight(table)
    await act(table, "gm", a.Leave("Boris"))
    await act(table, "boris", a.Join("high", "Wall"))
    await act(table, "gm", a.PlaceCover("Log", "C3", "high"))
    done = await table.forget_person(GUILD, BORIS, word)
    assert (await checked(table)).findings == ()
    state = (await table.look(CHANNEL, caller("gm"))).state
    assert all(fighter.owner != str(BORIS) for fighter in state.fighters)
    assert done.stayed == ("high",)
    assert "Boris" not in {fighter.name for fighter in state.fighters}


async def test_what_is_kept_is_shown(table: Table) -> None:
    await busy(table)
    kept = await table.kept_of(GUILD, BORIS)
    assert kept.silent
    assert {held.roster for held in kept.games} == {True, False}
    fight = next(held for held in kept.games if not held.roster)
    assert {"Boris", "Boris the Great"} <= set(fight.names)
    assert all(entry.actor_id == BORIS for entry in fight.entries)
    assert (await table.kept_of(GUILD, 4711)).games == ()
    assert (await table.kept_of(GUILD + 1, BORIS)).games == ()


async def test_another_server_is_not_touched(table: Table, store: Store) -> None:
    await two_in_a_fight(table)
    await table.forget_person(GUILD + 1, BORIS, word)
    assert traces(store, str(BORIS))
    await table.forget_guild(GUILD + 1)
    assert (await table.look(CHANNEL, caller("gm"))).state.fighters


async def test_a_server_that_says_so_is_gone_at_once(table: Table, store: Store) -> None:
    await busy(table)
    assert await table.forget_guild(GUILD) == 2
    kept = {where for where, _ in everything(store) if not where.startswith("notes.")}
    assert kept == set()


async def test_a_server_goes_thirty_days_after_the_bot_was_removed(store: Store, table: Table) -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    clocked = Table(store, table.vault, clock=lambda: now)
    await two_in_a_fight(clocked)
    await clocked.depart(GUILD)
    now += timedelta(days=29)
    await clocked.depart(GUILD)  # the first day counts
    assert await clocked.forget_departed() == []
    now += timedelta(days=2)
    assert await clocked.forget_departed() == [GUILD]
    assert store.read_here(personal.known_guilds) == set()


async def test_a_server_that_takes_the_bot_back_keeps_its_fights(store: Store, table: Table) -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    clocked = Table(store, table.vault, clock=lambda: now)
    await two_in_a_fight(clocked)
    await clocked.see_guilds({5})  # removed while the program was down
    now += timedelta(days=20)
    await clocked.see_guilds({5, GUILD})
    now += timedelta(days=20)
    assert await clocked.forget_departed() == []
    await clocked.see_guilds({5})
    now += timedelta(days=31)
    assert await clocked.forget_departed() == [GUILD]
