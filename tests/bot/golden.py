"""Plays a campaign and a brawl with real dice, whatever falls, and writes their logs: golden logs for this release."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from bot.present.locales import rule_words
from bot.store.migrating import upgrade
from bot.store.rows import Game
from bot.store.store import Store
from bot.table.exporting import log_of
from bot.table.requests import Outcome, Undoing
from bot.table.table import Table
from bot.vault import KeyVault
from rules.campaign import actions as c
from rules.core.chronicle import AppointGm, Narrate, Roll, RuleOn
from rules.core.refusal import Refusal
from rules.firefight import actions as a
from rules.melee import actions as m
from rules.registry import RULESETS
from tests.bot.playing import act, caller, new_interaction, on_roster, open_fight

LAYOUT: tuple[Any, ...] = (
    a.ChangeMap(14, 9),
    a.PlaceCover("Стена", "B6", shields="N NE NW", capacity=3),
    a.PlaceCover("Truck", "E7", kind="sandbags", legend="sacks", modifier=1),
    a.PlaceCover("Barn", "H2", shields="S SW", rows="3/5"),
    a.DefineType(
        "gunner", shots=2, bonus=1, cover_die=True, cover_bonus=-1, rows="4/6", rows_against="5/9 6/9", hits_to_out=0
    ),
    a.AddEnemies("bandit", count=3, cover=None),
    a.AddEnemies("gunner", "Ace", 1, "Barn"),
    AppointGm("102", "boris"),
    a.ChangeRule("hits_to_out", "3", "longer"),
)
ROUND: tuple[tuple[str, Any], ...] = (
    ("anna", a.Relocate("Truck")),
    ("anna", a.Shoot(("Ace", "bandit 1", "Boris"))),
    ("boris", a.ThrowCover()),
    ("boris", a.MakeCheck("look", "d100")),
    ("gm", RuleOn(1, "nothing there")),
    ("gm", a.GiveBonus("Boris", "shot", 1, "calm", "next")),
    ("gm", a.RuleFlank("Boris", "bandit 2", True, "smoke")),
    ("boris", a.Shoot(("bandit 2", "bandit 2"))),
    ("gm", a.GiveOrder("Ace", "relocate", ("Anna",), "Стена")),
    ("gm", a.GiveOrder("bandit 3", "down")),
    ("gm", a.Advance()),
    ("boris", a.GiveStandingOrder("fire")),
    ("boris", a.FollowStandingOrder("Boris")),
    ("boris", a.Suppress(targets=("bandit 3",))),
    ("anna", a.Hold()),
    ("gm", Narrate("Rain begins.")),
    ("anna", Roll("2d6+1", "anna")),
    ("gm", a.Advance()),
    ("gm", a.Restock("Boris", "a crate")),
    ("gm", a.SetCondition("Anna", "wounded", "glass")),
    ("gm", a.Move("Boris", "Стена", "thrown back")),
    ("anna", a.Shift("to the left")),
    ("gm", a.RuleReach("Anna", "bandit 1", True, "a ditch")),
    ("anna", m.Charge("bandit 1")),
    ("boris", m.Charge("bandit 3", "flank")),
    ("gm", m.SetStats("Boris", "a spade", 5, 3, 2, 1)),
    ("gm", a.RuleFireInto("bandit 1", True, "a clear line")),
    ("gm", m.FightOn()),
    ("anna", m.FightOn()),
    ("gm", a.GiveOrder("bandit 2", "charge", ("Anna",))),
    ("gm", a.Advance()),
    ("gm", a.SetCondition("Boris", "down", "slipped")),
    ("boris", m.StandUp()),
    ("anna", m.BreakOff()),
    ("gm", m.ChooseResult(1, "throw")),
)
BRAWL: tuple[tuple[str, Any], ...] = (
    ("anna", m.Charge("Brute 1")),
    ("boris", m.Charge("Brute 1")),
    ("anna", m.FightOn()),
    ("boris", m.FightOn()),
    ("gm", a.GiveOrder("Brute 2", "charge", ("Gleb",))),
    ("gm", a.Advance()),
    ("anna", m.StandUp()),
    ("boris", m.BreakOff()),
    ("gm", a.SetCondition("Vera", "fit", "a drink")),
    ("gm", a.SetCondition("Gleb", "fit", "a drink")),
    ("gm", a.AddEnemies("brute", count=1)),
    ("gm", a.Advance()),
)


def _fit(name: str) -> tuple[str, Any]:
    """The master's word that lets somebody join whatever has befallen them."""
    more: dict[str, Any] = {"role": "hero"} if name == "Anna" else {}
    return "gm", c.EditCharacter(name, back=True, experience=6, fights_to_miss=0, reason="a golden log", **more)


BETWEEN: tuple[tuple[str, Any], ...] = (
    ("anna", c.Injure("Anna")),
    ("boris", c.Injure("Boris")),
    _fit("Anna"),
    _fit("Boris"),
    ("anna", c.ThrowAdvance("Anna")),
    ("boris", c.ThrowAdvance("Boris")),
    ("gm", c.LearnSkill("Anna", "shooting")),
    ("gm", c.LearnSkill("Anna", "moving")),
    ("gm", c.ChangeMoney("Wolves", 3, "found")),
)


async def play() -> dict[str, bytes]:
    """Play a campaign: some throws, a fight of its characters, more throws; the log of each rule system."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/golden.db")
        upgrade(store.engine)
        table = Table(store, KeyVault.at(Path(folder) / "vault.key"), words=rule_words)
        game = (await open_fight(table)).game
        await on_roster(table, "gm", c.NewBand("Wolves", 9, "outlaw", "shooting moving", 40))
        await on_roster(table, "anna", c.NewCharacter("Anna", "she", "Wolves", gear="revolver"))
        await on_roster(table, "boris", c.NewCharacter("Boris", "he", "Wolves", "henchman", "S5+ F2"))
        await _attempt(table, BETWEEN * 5, _answering)
        await _attempt(table, (_fit("Anna"), _fit("Boris")), _answering)
        for action in LAYOUT:
            await act(table, "gm", action)
        await _attempt(table, (("anna", a.Join("Anna", "Стена")), ("boris", a.Join("Boris", "Truck"))), act)
        game = await _attempt(table, ROUND * 4, act) or game
        await table.undo(Undoing(game.id, game.revision, game.revision, caller("gm"), new_interaction()))
        await act(table, "gm", a.Advance())
        ended = (await act(table, "gm", a.End())).game
        for fighter in ("f5", "f6"):
            await _attempt(table, (("gm", fighter),), partial(_throw_for, game=ended.id))
        await _attempt(table, BETWEEN * 3, _answering)
        roster = (await on_roster(table, "gm", c.NewBand("The last", 1))).game
        seen = store.read_here(lambda connection: [log_of(connection, one) for one in (ended, roster)])
        brawl = await _brawl(table)
        seen.append(store.read_here(lambda connection: log_of(connection, brawl)))
        store.close()
        return {log.ruleset: msgspec.json.format(msgspec.json.encode(log), indent=0) for log in seen}


async def _brawl(table: Table) -> Game:
    """A brawl in another channel, from its opening to its end."""
    here = partial(act, channel=20)
    await open_fight(table, channel=20, name="Saloon", ruleset="melee")
    await here(table, "gm", a.DefineType("brute", skill=5, damage=3))
    await here(table, "gm", a.AddEnemies("brute", count=2))
    await _attempt(table, (("anna", a.Join("Vera")), ("boris", a.Join("Gleb"))), here)
    await _attempt(table, BRAWL * 4, here)
    return (await here(table, "gm", a.End())).game


async def _answering(table: Table, name: str, action: Any) -> Outcome:
    """An action on the roster, and an answer to whatever it asks."""
    outcome = await on_roster(table, name, action)
    while outcome.after.choices:
        choice = outcome.after.choices[-1]
        answer = choice.options[outcome.entry.seq % len(choice.options)]
        outcome = await on_roster(table, "gm", c.Choose(choice.number, answer))
    return outcome


async def _throw_for(table: Table, name: str, fighter: str, *, game: int) -> Outcome:
    return await on_roster(table, name, None, casualty=(game, fighter))


async def _attempt(table: Table, actions: Sequence[tuple[str, Any]], play_one: Any) -> Game | None:
    """Play what the rules allow; the game after it."""
    game = None
    for name, action in actions:
        try:
            game = (await play_one(table, name, action)).game
        except Refusal as refusal:
            print(f"{name}: {action!r:.40} refused: {refusal.code}")
    return game


if __name__ == "__main__":
    for ruleset, log in asyncio.run(play()).items():
        (Path(sys.argv[1]) / f"{ruleset}-{RULESETS[ruleset].version}.json").write_bytes(log)
