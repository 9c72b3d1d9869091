"""Logs of finished games: every release folds each to the state that it had then, and finds its dice honest.

New logs, of this release: `uv run python -m tests.bot.golden tests/logs`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.present.lines import render_all
from bot.present.locales import LOCALES, language
from bot.table.codec import codec_of
from bot.table.exporting import read_log
from bot.table.verifying import verify
from rules.core.contract import Viewer

LOGS = sorted((Path(__file__).parents[1] / "logs").glob("*.json"))


def test_there_are_logs() -> None:
    assert LOGS


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_log_folds_to_its_state_and_passes(path: Path) -> None:
    log = read_log(path.read_bytes())
    report = verify(log)
    assert report.ok, report.findings
    assert report.faces > 20


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_log_can_still_be_told(path: Path) -> None:
    log = read_log(path.read_bytes())
    codec = codec_of(log.ruleset)
    for locale in LOCALES:
        state = codec.ruleset.blank()
        for entry in log.entries:
            if entry.voids is None:
                for event in codec.events(bytes(entry.events).decode()):
                    state = codec.ruleset.evolve(state, event)
                    render_all(codec.ruleset.tell(state, event, Viewer("1", gm=True)), language(locale), entry.seq)
