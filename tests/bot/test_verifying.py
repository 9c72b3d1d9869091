"""Verifying: an untouched log passes; one altered face, tag, outcome, a dropped or an added entry is found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from bot.cli import app
from bot.store import queries
from bot.store.schema import games
from bot.store.store import Store
from bot.table.exporting import last_public_entry, log_of, read_log
from bot.table.requests import Undoing
from bot.table.table import Table
from bot.table.verifying import verify
from rules.firefight import actions as a
from tests.bot.playing import CHANNEL, act, caller, new_interaction, two_in_a_fight


async def play_to_the_end(table: Table) -> int:
    """A fight with real dice, an undo and an end; its id."""
    await two_in_a_fight(table)
    shot = await act(table, "anna", a.Shoot(("Crow", "Crow")))
    await table.undo(Undoing(shot.game.id, shot.entry.seq, shot.entry.seq, caller("gm"), new_interaction()))
    await act(table, "boris", a.Shoot(("Crow",)))
    await act(table, "gm", a.Advance())
    await act(table, "gm", a.End())
    return shot.game.id


def exported(store: Store, game_id: int) -> dict[str, Any]:
    def work(connection: Any) -> bytes:
        game = queries.game_by_id(connection, game_id)
        assert game is not None
        return msgspec.json.encode(log_of(connection, game))

    found: dict[str, Any] = json.loads(store.read_here(work))
    return found


def codes(log: dict[str, Any]) -> set[str]:
    return {finding.code for finding in verify(read_log(json.dumps(log).encode())).findings}


@pytest.fixture
async def log(table: Table, store: Store) -> dict[str, Any]:
    return exported(store, await play_to_the_end(table))


def entry(log: dict[str, Any], action: str) -> dict[str, Any]:
    return next(e for e in log["entries"] if e["action"]["action"] == action and e["throws"])


async def test_an_untouched_log_passes(log: dict[str, Any]) -> None:
    report = verify(read_log(json.dumps(log).encode()))
    assert report.ok
    assert report.entries == 10
    assert report.faces >= 5


async def test_one_altered_face_is_found(log: dict[str, Any]) -> None:
    throw = entry(log, "shoot")["throws"][0]
    throw["face"] = throw["face"] % 6 + 1
    assert {"bad_face", "bad_tag", "bad_outcome"} <= codes(log)


async def test_a_dropped_entry_is_found(log: dict[str, Any]) -> None:
    del log["entries"][4]
    assert {"bad_seq", "bad_tag"} <= codes(log)


async def test_an_added_entry_is_found(log: dict[str, Any]) -> None:
    log["entries"].insert(5, {**log["entries"][4], "source": "1"})
    assert {"bad_seq", "bad_tag"} <= codes(log)


async def test_an_outcome_that_does_not_follow_from_the_faces_is_found(log: dict[str, Any]) -> None:
    events = entry(log, "shoot")["events"]
    read = next(event for event in events if event["event"] == "shot_read")
    read["outcome"] = "kill" if read["outcome"] != "kill" else "miss"
    assert "bad_outcome" in codes(log)


async def test_another_opening_is_found(log: dict[str, Any]) -> None:
    log["entries"][0]["events"][0]["rules"]["hits_to_out"] = 1
    assert "bad_outcome" in codes(log)


async def test_rules_that_were_never_released_are_found(log: dict[str, Any]) -> None:
    entry(log, "shoot")["rules_version"] = 0
    assert "bad_outcome" in codes(log)


async def test_a_die_moved_to_another_secret_or_given_to_somebody_else_is_found(log: dict[str, Any]) -> None:
    other = json.loads(json.dumps(log))
    entry(other, "shoot")["epoch"] = 77
    assert "bad_epoch" in codes(other)
    entry(log, "shoot")["throws"][0]["fighter"] = "Nobody"
    assert "bad_outcome" in codes(log)


async def test_an_entry_made_into_an_undo_is_found(log: dict[str, Any]) -> None:
    joined = log["entries"][4]
    joined.update(voids=4, events=[], action={"action": "undo", "entry": 4})
    assert "bad_tag" in codes(log)
    undo = next(e for e in log["entries"] if "voids" in e and e is not joined)
    undo["action"] = {"action": "hold"}
    assert "bad_outcome" in codes(log)


async def test_absurd_numbers_and_depths_are_refused_at_once(log: dict[str, Any]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        read_log(b'{"format": ' + b"[" * 100_000)
    log["entries"][0]["events"][0]["types"][0]["shots"] = 10**9
    assert "bad_outcome" in codes(log)


async def test_what_a_file_alone_cannot_prove_is_given_to_compare(log: dict[str, Any]) -> None:
    report = verify(read_log(json.dumps({**log, "entries": log["entries"][:-1]}).encode()))
    assert report.last_tag != verify(read_log(json.dumps(log).encode())).last_tag
    assert report.commitments == (log["epochs"][0]["commitment"],)


async def test_a_tampered_snapshot_is_found_in_the_open_fight(table: Table, store: Store) -> None:
    await two_in_a_fight(table)
    seen = await table.look(CHANNEL, caller("gm"))
    assert (await table.verified(seen)).ok
    with store.engine.begin() as connection:
        connection.execute(sa.update(games).values(snapshot=seen.game.snapshot.replace('"round":1', '"round":9')))
    tampered = await table.verified(await table.look(CHANNEL, caller("gm")))
    assert [finding.code for finding in tampered.findings] == ["bad_state"]


async def test_an_altered_state_and_a_wrong_secret_are_found(log: dict[str, Any]) -> None:
    log["state"]["round"] = 99
    log["epochs"][0]["secret"] = "11" * 32
    assert {"bad_state", "bad_secret", "bad_face"} <= codes(log)


async def test_an_open_fights_faces_are_sealed(table: Table, store: Store) -> None:
    await two_in_a_fight(table)
    shot = await act(table, "anna", a.Shoot(("Crow",)))
    log = exported(store, shot.game.id)
    assert log["epochs"][0]["secret"] is None
    report = verify(read_log(json.dumps(log).encode()))
    assert (report.sealed, report.faces, report.findings) == (2, 0, ())


async def test_an_export_for_players_ends_before_orders_that_still_wait(table: Table, store: Store) -> None:
    await two_in_a_fight(table)
    await act(table, "gm", a.GiveOrder("Crow", "down"))
    last = await act(table, "anna", a.Hold())

    def public_end(connection: Any) -> int:
        game = queries.open_game(connection, CHANNEL)
        assert game is not None
        return last_public_entry(connection, game, table.state_of(connection, game))

    assert store.read_here(public_end) == 5
    await table.undo(Undoing(last.game.id, 6, 7, caller("gm"), new_interaction()))
    assert store.read_here(public_end) == 5
    last = await act(table, "anna", a.Hold())
    await act(table, "gm", a.Advance())
    assert store.read_here(public_end) == last.entry.seq + 1


async def test_verify_command_exit_status(log: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "log.json"

    def status() -> int:
        return CliRunner().invoke(app, ["verify", str(path), "--locale", "ru"]).exit_code

    path.write_text(json.dumps(log), "utf-8")
    assert status() == 0
    throw = entry(log, "shoot")["throws"][0]
    throw["face"] = throw["face"] % 6 + 1
    path.write_text(json.dumps(log), "utf-8")
    assert status() == 1
    throw["sides"] = 2**33
    broken = [{**log, "format": "x"}, {**log, "version": 99}, {**log, "ruleset": "chess"}, {**log, "state": []}, log]
    secretless = {**log, "epochs": [{**epoch, "secret": "xyz"} for epoch in log["epochs"]]}
    for text in ("{}", "[]", "no", "\x00", *map(json.dumps, (*broken, secretless))):
        path.write_text(text, "utf-8")
        assert status() == 2
    path.unlink()
    assert status() == 2


async def test_calling_an_entry_an_earlier_releases_does_not_hide_what_was_forged(log: dict[str, Any]) -> None:
    for logged in log["entries"]:
        logged["rules_version"] = 1
    assert "bad_outcome" not in codes(log)
    shot = next(e for e in entry(log, "shoot")["events"] if e["event"] == "shot_read")
    shot["outcome"] = "kill" if shot["outcome"] != "kill" else "miss"
    assert "bad_outcome" in codes(log)


async def test_a_state_that_says_less_is_not_the_logs(log: dict[str, Any]) -> None:
    for logged in log["entries"]:
        logged["rules_version"] = 1
    log["state"] = {}
    assert "bad_state" in codes(log)
