"""The tables have no gap and no overlap."""

from __future__ import annotations

import msgspec
import pytest

from rules.core.refusal import Refusal
from rules.firefight import tables as t
from rules.firefight.reckoning import outcome_of


def test_rows_read_every_total_as_one_result_in_order() -> None:
    for row in t.STANDARD_ROWS:
        outcomes = [outcome_of(total, row) for total in range(-10, 20)]
        assert outcomes == sorted(outcomes, key=("miss", "hit", "kill").index)
        assert set(outcomes) == {"miss", "hit", "kill"}


def test_rows_are_the_pages() -> None:
    assert [(row.hit, row.kill) for row in t.STANDARD_ROWS] == [(4, 5), (5, 6), (6, 7)]
    assert t.SHOT_PENALTY == {0: 0, 1: 0, 2: -1, 3: -2}
    assert t.RELOCATION_PENALTY == {1: -2, 2: -1, 3: 0}


def test_the_last_row_repeats() -> None:
    rows = t.parse_rows("3/5")
    assert [t.row_of(rows, place) for place in (1, 2, 3)] == [t.Row(3, 5)] * 3


@pytest.mark.parametrize("text", ["", "4", "5/4", "0/1", "4/5 5/6 6/7 7/8", "a/b", "4/31", "-1/2", "²/3"])
def test_rows_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(Refusal):
        t.parse_rows(text)


def test_every_house_rule_stands_in_the_table_with_its_default_first() -> None:
    defaults = t.HouseRules()
    assert list(t.RULE_VALUES) == [field.name for field in msgspec.structs.fields(t.HouseRules)]
    for key, values in t.RULE_VALUES.items():
        assert t.rule_value(defaults, key) == values[0]
        for value in values:
            field, typed = t.read_rule(key, value)
            changed = msgspec.structs.replace(defaults, **{field: typed})
            assert t.rule_value(changed, key) == value
            assert msgspec.json.decode(msgspec.json.encode(changed), type=t.HouseRules) == changed
