"""Plays a fight with real dice, whatever falls, and writes its log: a golden log for this release."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from bot.present.locales import rule_words
from bot.store.migrating import upgrade
from bot.store.store import Store
from bot.table.exporting import log_of
from bot.table.requests import Undoing
from bot.table.table import Table
from bot.vault import KeyVault
from rules.core.chronicle import AppointGm, Narrate, Roll, RuleOn
from rules.core.refusal import Refusal
from rules.firefight import actions as a
from tests.bot.playing import act, caller, new_interaction, open_fight

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
    ("boris", a.Suppress(targets=("bandit 3",))),
    ("anna", a.Hold()),
    ("gm", Narrate("Rain begins.")),
    ("anna", Roll("2d6+1", "anna")),
    ("gm", a.Advance()),
    ("gm", a.Restock("Boris", "a crate")),
    ("gm", a.SetCondition("Anna", "wounded", "glass")),
    ("gm", a.Move("Boris", "Стена", "thrown back")),
    ("anna", a.Shift("to the left")),
)


async def play() -> bytes:
    """Play; the log."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/golden.db")
        upgrade(store.engine)
        table = Table(store, KeyVault.at(Path(folder) / "vault.key"), words=rule_words)
        game = (await open_fight(table)).game
        for action in LAYOUT:
            await act(table, "gm", action)
        await act(table, "anna", a.Join("Anna", "Стена", "she"))
        await act(table, "boris", a.Join("Boris", "Truck", "he"))
        for name, action in ROUND * 4:
            try:
                outcome = await act(table, name, action)
            except Refusal as refusal:
                print(f"{name}: {type(action).__name__} refused: {refusal.code}")
            else:
                game = outcome.game
        await table.undo(Undoing(game.id, game.revision, game.revision, caller("gm"), new_interaction()))
        await act(table, "gm", a.Advance())
        ended = (await act(table, "gm", a.End())).game
        log = store.read_here(lambda connection: log_of(connection, ended))
        store.close()
        return msgspec.json.format(msgspec.json.encode(log), indent=0)


if __name__ == "__main__":
    Path(sys.argv[1]).write_bytes(asyncio.run(play()))
