"""Both languages are complete, say nothing that misleads a search, and have gender and plural right."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.client import Perestrelka
from bot.present import locales
from bot.present.lines import render
from bot.present.locales import LOCALES, language
from bot.table.table import Table
from rules.core.telling import Part, Signed, Sum, Who, line

VARIANTS = (
    "relocated-failed",
    "relocated-dear",
    "relocated-clean",
    "volley",
    "volley-enemy",
    "shot-miss",
    "shot-hit",
    "shot-kill",
    "shot-lost",
    "shot-unseen",
    "enemy-miss",
    "enemy-hit",
    "enemy-kill",
    "enemy-lost",
    "out",
    "suppression",
    "held",
    "round-begun",
    "gm-phase-began",
    "charge-charges",
    "charge-fires",
    "charge-stays",
    "charged-turns",
    "charged-fires",
    "charged-readies",
    "charged-runs",
    "sight-fires",
    "sight-passes",
    "stand-stands",
    "stand-lies",
    "melee-round",
    "fate-killed",
    "fate-out",
    "fate-down",
    "injury-dead",
    "injury-recovered",
)
OUTCOMES = {
    "en": {"miss": "miss", "hit": "hit", "kill": "kill", "out": "out", "lost": "lost"},
    "ru": {"miss": "мимо", "hit": "попада", "kill": "насмерть", "out": "выбыл", "lost": "впустую"},
}


class _Facts(Visitor):
    """The variables of a message and the keys of its selectors."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.plurals: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        self.plurals.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def messages(locale: str) -> dict[str, _Facts]:
    from fluent.runtime import FluentResource

    found: dict[str, _Facts] = {}
    for path in sorted((locales._FOLDER / locale).glob("*.ftl")):
        for entry in FluentResource(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                facts = _Facts()
                facts.visit(entry)
                found[entry.id.name] = facts
    return found


def base(key: str) -> str:
    return re.sub(r"-\d$", "", key) if base_has_variants(key) else key


def base_has_variants(key: str) -> bool:
    return re.sub(r"-\d$", "", key) in VARIANTS


def test_both_languages_have_the_same_messages() -> None:
    assert {base(key) for key in messages("en")} == {base(key) for key in messages("ru")}


def test_no_language_uses_a_fact_that_the_other_does_not_know() -> None:
    """Genders may be needed in one language only; everything else is in both."""
    english, russian = messages("en"), messages("ru")
    for key in english.keys() & russian.keys() - {k for k in english if base_has_variants(k)}:
        names = [{n for n in m[key].names if not n.endswith("gender")} for m in (english, russian)]
        assert names[0] == names[1], key


@pytest.mark.parametrize("locale", LOCALES)
def test_common_events_have_three_variants_or_more(locale: str) -> None:
    spoken = language(locale)
    for key in VARIANTS:
        assert f"{key}-3" in spoken.keys, key


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_formats_for_every_gender_and_number(locale: str) -> None:
    spoken = language(locale)
    for key, facts in messages(locale).items():
        for number in (0, 1, 2, 5, 21):
            for gender in ("he", "she", "they"):
                values: dict[str, Any] = {}
                for name in facts.names:
                    values[name] = gender if name.endswith("gender") else number if _is_number(name, facts) else "x"
                assert spoken.text(key, values), key


@pytest.mark.parametrize("locale", LOCALES)
def test_a_story_never_contains_another_results_word(locale: str) -> None:
    spoken, words = language(locale), OUTCOMES[locale]
    for key in sorted(spoken.keys):
        match = re.fullmatch(
            r"(?:shot|enemy)-(miss|hit|kill|lost|unseen)-\d|(?:fate-)?(out)-\d|(?:relocated-\w+|held|charged?-\w+)-\d"
            r"|(?:sight|stand)-\w+-\d|fate-(?:killed|down)-\d",
            key,
        )
        if match is None:
            continue
        own = match[1] or match[2]
        for gender in ("he", "she", "they"):
            text = spoken.text(key, {n: gender if n.endswith("gender") else "X" for n in messages(locale)[key].names})
            for outcome, word in words.items():
                same = outcome == own or (outcome == "kill" and key.startswith("fate-killed"))
                assert same or word not in text.lower(), (key, text)


def test_russian_gender_and_plural() -> None:
    russian = language("ru")
    anna, boris, thing = Who("Анна", "she"), Who("Борис", "he"), Who("Ким")
    assert "перебежала" in render(line("relocated-dear-1", who=anna, place=Who("Стена")), russian)
    assert "перебежал " in render(line("relocated-dear-1", who=boris, place=Who("Стена")), russian)
    assert "перебегает" in render(line("relocated-dear-1", who=thing, place=Who("Стена")), russian)
    counts = {
        1: "1 выстрел",
        2: "2 выстрела",
        5: "5 выстрелов",
        11: "11 выстрелов",
        21: "21 выстрел",
        22: "22 выстрела",
    }
    for shots, text in counts.items():
        assert render(line("did-shots", shots=shots), russian) == text


def test_a_sum_shows_face_each_bonus_and_the_total() -> None:
    flank, held = Part(2, line("bonus-flank")), Part(1, line("bonus-held"))
    cover = Part(3, line("less-cover"))

    def shown(dice: Sum, locale: str = "en") -> str:
        return render(line("shot-aimed", number=1, target=Who("X"), dice=dice), language(locale))

    assert "4 +2 flank = 6" in shown(Sum(4, (flank,)))
    assert "4 +2 flank +1 held = 7; 7 − 3 cover = 4" in shown(Sum(4, (flank, held), cover))
    assert "1 − 3 cover = −2" in shown(Sum(1, (), cover))
    assert "4 +2 фланг = 6" in shown(Sum(4, (flank,)), "ru")
    assert "2 + 1 cover = 3" in shown(Sum(2, (), Part(-1, line("less-cover"))))


def test_names_are_escaped_and_numbers_signed() -> None:
    text = render(line("piece-now", amount=Signed(-2)), language("en"))
    assert text.startswith("−2")
    hostile = render(line("player-joined", who=Who("*_~|`<@1>[a](b)#"), place=line("place-open")), language("en"))
    assert r"\*\_\~\|\`\<\@1\>\[a\]\(b\)\#" in hostile


@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_that_a_text_mentions_exists_in_that_language(locale: str, table: Table) -> None:
    spoken = language(locale)
    names = {
        " ".join(spoken.text(f"cmd-{'-'.join(path[: n + 1])}-name") for n in range(len(path)))
        for command in Perestrelka(table).tree.walk_commands()
        for path in [command.qualified_name.split()]
    }
    for path in (locales._FOLDER / locale).glob("*.ftl"):
        for mentioned in re.findall(r"`/([^`]+)`", path.read_text("utf-8")):
            assert mentioned in names, f"{path.name}: {mentioned}"


def _is_number(name: str, facts: _Facts) -> bool:
    categories = {"zero", "one", "two", "few", "many"}
    return any(selector == name and keys & categories for selector, keys in facts.plurals) or name.startswith("has_")
