"""The map as a picture: what is drawn, that it can be read, that hostile text breaks nothing.

The snapshots are SVG files that can be looked at: `uv run pytest --snapshot-update tests/bot/test_picture.py`.
"""

from __future__ import annotations

import io
import math
import re
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from bot.present.locales import LOCALES, language
from bot.present.picture import symbols
from bot.present.picture.alt import LENGTH, alternative_text
from bot.present.picture.drawing import draw
from bot.present.picture.fonts import FALLBACK, drawable, fitted, fonts, width
from bot.present.picture.names import TOKEN, short_labels, short_names
from bot.present.picture.plan import LEAST_WIDTH, icons_of, plan
from bot.present.picture.raster import animate, rasterise
from bot.present.picture.tokens import token_shape
from bot.present.places import whereabouts
from bot.table import scenarios
from rules.core.contract import PUBLIC, Setup
from rules.core.scene import Scene
from rules.core.telling import Said, Who, line
from rules.firefight import actions as a
from rules.melee import actions as m
from rules.registry import FIGHTS
from tests.bot.test_panel import crowded
from tests.rules.dice import Fight

SVG = "{http://www.w3.org/2000/svg}"


class Drawing(SingleFileSnapshotExtension):
    """A snapshot that a browser shows."""

    _write_mode = WriteMode.TEXT
    file_extension = "svg"


@pytest.fixture
def drawing(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    return snapshot.use_extension(Drawing)


def scene(fight: Fight) -> Scene:
    return fight.rules.view(fight.state, PUBLIC).scene()


def skirmish() -> Fight:
    """A fight with everything on its map."""
    fight = Fight({"type-bandit": "Бандит"})
    for kind, area in (
        ("water", "A1:B2"),
        ("trees", "J6:L8"),
        ("building", "G1:I2"),
        ("road", "A4:L4"),
        ("wall", "F6:F7"),
        ("anomaly", "K2"),
    ):
        fight.gm(a.ChangeMap(terrain=kind, area=area))
    fight.place("Стена", "B6", kind="sturdy", shields="N NE NW W", capacity=3)
    fight.place("Truck", "E7", kind="high")
    fight.place("Well", "F4", kind="low", capacity=1)
    fight.place("Сарай", "H2", kind="flimsy", shields="S SW W", capacity=3)
    fight.place("Sacks", "E2", kind="barricade", legend="sand, +1", shields="S SE SW W")
    fight.gm(a.AddEnemies("bandit", None, 3, "Сарай"))
    fight.gm(a.AddEnemies("veteran", "Grey", 1, "Sacks"))
    fight.gm(a.AddEnemies("veteran", "Crow"))
    for name, cover in (("Анна", "Стена"), ("Boris", "Truck"), ("Вера", "Стена"), ("Глеб 🦊", None)):
        fight.player(name, cover)
    fight.by("Анна", a.Shoot(("Grey", "Grey", "Бандит 1")), 4, 2, 4, 6, 6)
    fight.by("Boris", a.Relocate("Well"), 3, 2)
    fight.by("Boris", a.Shoot(("Бандит 1", "Бандит 2")), 6, 4)
    fight.by("Вера", a.Suppress(cover="Sacks"), 5)
    fight.by("Глеб 🦊", a.Hold())
    return fight


def drawn(fight: Fight, locale: str = "en") -> str:
    return draw(scene(fight), language(locale), tag="K3F9QX")


def words_of(svg: str) -> list[str]:
    """The words in a drawing, pieces in different fonts put together."""
    return [str(element.text) for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_round_as_it_is_played(locale: str, drawing: SnapshotAssertion) -> None:
    assert drawn(skirmish(), locale) == drawing


def test_the_next_round_shows_the_last_one_faded(drawing: SnapshotAssertion) -> None:
    fight = skirmish()
    fight.advance_with_any_of([5, 6, 3] * 4)
    fight.by("Вера", a.Relocate("Truck"), 2, 1)
    assert drawn(fight) == drawing


def test_a_bare_field_of_the_least_size(drawing: SnapshotAssertion) -> None:
    fight = Fight()
    fight.gm(a.ChangeMap(6, 4))
    fight.enemy("Crow")
    fight.player("Anna")
    assert drawn(fight) == drawing


@pytest.mark.parametrize("fight", [skirmish(), crowded(30)], ids=["skirmish", "crowded"])
def test_the_png_has_the_drawings_size_and_is_not_blank(fight: Fight) -> None:
    svg = drawn(fight)
    root = ElementTree.fromstring(svg)
    with Image.open(io.BytesIO(rasterise(svg))) as image:
        assert image.format == "PNG"
        assert image.mode == "P"
        assert image.size == (int(root.attrib["width"]), int(root.attrib["height"]))
        colours = image.convert("RGB").getcolors(1 << 16) or []
    assert len(colours) > 20
    for colour in (symbols.PLAYERS, symbols.ENEMIES):
        wanted = tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))
        near = sum(n for n, c in colours if isinstance(c, tuple) and math.dist(c, wanted) < 20)
        assert near > 300


def test_a_drawing_beyond_all_bounds_is_refused_before_it_is_drawn() -> None:
    with pytest.raises(ValueError, match="pixels"):
        rasterise('<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>')
    huge = {**{name: getattr(scene(Fight()), name) for name in Scene.__struct_fields__}, "columns": 10**9}
    with pytest.raises(ValueError, match="bounds"):
        draw(Scene(**huge), language("en"))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("fight", [skirmish(), crowded(30)], ids=["skirmish", "crowded"])
def test_every_label_is_in_a_font_that_has_all_its_glyphs(fight: Fight, locale: str) -> None:
    have = {font.family: font.widths for font in fonts()}
    for element in ElementTree.fromstring(drawn(fight, locale)).iter(f"{SVG}text"):
        missing = [c for c in str(element.text) if c not in have[element.attrib["font-family"]]]
        assert not missing, element.text


@pytest.mark.parametrize("locale", LOCALES)
def test_no_word_of_the_map_needs_the_fallback(locale: str) -> None:
    spoken = language(locale)
    shown = ("map-", "kind-name-", "type-name-")
    said = [key for key in spoken.keys if key.startswith(shown) and key != "map-sized"]
    for key in said:
        facts: dict[str, Any] = dict.fromkeys(("round", "rounds", "title", "who", "cover", "cell", "about"), 2)
        assert FALLBACK not in drawable(spoken.text(key, facts)), key


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Анна", "Анна"),
        ("Глеб 🦊", "Глеб ◇"),
        ("👨‍👩‍👧", "◇"),
        ("👍🏽", "◇"),
        ("☠ Ωψ Հայ", "☠ Ωψ Հայ"),
        ("é", "é"),
        ("漢", "◇"),
    ],
)
def test_what_no_font_has_becomes_a_lozenge(typed: str, shown: str) -> None:
    assert drawable(typed) == shown


@given(st.text(max_size=60))
def test_anything_is_drawable_and_fits_where_it_must(typed: str) -> None:
    shown = drawable(typed)
    assert all(any(c in font.widths for font in fonts()) for c in shown)
    assert width(fitted(shown, 20, 80), 20) <= 80 + width("…", 20)


@given(st.lists(st.text(min_size=1, max_size=40), min_size=1, max_size=60))
def test_short_names_fit_and_are_each_their_own(names: list[str]) -> None:
    short = short_names(names)
    assert len(set(short)) == len(names)
    assert all(len(name) <= TOKEN for name in short)


def test_short_names_keep_numbers_and_surnames_apart() -> None:
    assert short_names(["Бандит 1", "Бандит 12", "Старший лейтенант Иванов", "Старший лейтенант Петров"]) == [
        "Бандит 1",
        "Бандит 12",
        "С.л.Иванов",
        "С.л.Петров",
    ]
    assert short_labels(["Overturned market stall"]) == ["Overturned market s…"]
    assert short_names(["Long Name Bandit 10", "Long Name Bandit 44"]) == ["Long Na… 10", "Long Na… 44"]


HOSTILE = ("</svg><script>alert(1)</script>", '"><image href="file:///etc/passwd"/>', "&lt;&amp;&#0;", "]]>", "#{sys}")


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_stays_text(name: str) -> None:
    plain = scene(skirmish())
    tokens = tuple(replace(token, who=Who(f"{name} {number}")) for number, token in enumerate(plain.tokens))
    svg = draw(
        replace(plain, title=Said(name), tokens=tokens, legend=(line("narrated", text=Said(name)),)), language("en")
    )
    root = ElementTree.fromstring(svg)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
        "svg", "g", "defs", "rect", "path", "circle", "text", "use"
    }  # fmt: skip
    assert len(rasterise(svg)) > 1000


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", sorted(scenarios.bundled()))
def test_tokens_of_every_scenario_stand_inside_and_apart(name: str, locale: str) -> None:
    content = scenarios.bundled()[name]
    rules = FIGHTS[scenarios.ruleset_of(content)]
    state = rules.blank()
    for event in rules.start(Setup("Test", "1", scenario=content, locale=locale)):
        state = rules.evolve(state, event)
    planned = plan(rules.view(state, PUBLIC).scene())
    boxes = [chip.box for chip in planned.chips.values()]
    for box in boxes:
        assert box.x >= 0
        assert box.x + box.width <= planned.width
        assert box.y + box.height <= planned.bottom
    for at, box in enumerate(boxes):
        for other in boxes[at + 1 :]:
            assert box.shared(other) <= 0.15 * box.width * box.height


def test_thirty_fighters_with_long_names_are_all_on_the_map() -> None:
    planned = plan(scene(crowded(30)))
    assert len(planned.chips) == 30
    assert len({chip.name for chip in planned.chips.values()}) == 30


def test_sides_differ_in_shape_and_conditions_in_icon_not_in_colour_alone() -> None:
    box = plan(scene(skirmish())).chips["f1"].box
    assert "a" in token_shape(box, "players")
    assert "a" not in token_shape(box, "enemies")
    assert len(set(symbols.CONDITIONS.values())) == len(symbols.CONDITIONS)
    assert len(set(symbols.PATTERNS.values())) == len(symbols.GROUND)


def test_a_token_shows_its_condition_and_marks() -> None:
    fight = skirmish()
    icons = {token.who.name: icons_of(token) for token in scene(fight).tokens}
    assert icons["Бандит 1"] == ("out",)
    assert icons["Grey"] == ("suppressed",)
    assert icons["Вера"] == ("low-ammo",)
    assert icons["Глеб 🦊"] == ("held",)
    assert icons["Crow"] == ()


def test_round_title_and_tag_are_on_the_picture() -> None:
    words = words_of(drawn(skirmish()))
    assert {"Test", "Round 1", "K3F9QX"} <= set(words)


def test_the_legend_explains_only_what_is_there() -> None:
    words = words_of(drawn(skirmish()))
    assert {"sturdy", "barricade", "suppressed", "shielded side", "water", "barricade: sand, +1"} <= set(words)
    assert "wounded" not in words
    assert "missed" not in words


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("fight", [Fight(), skirmish(), crowded(30)], ids=["empty", "skirmish", "crowded"])
def test_the_alternative_text_fits_and_says_round_and_people(fight: Fight, locale: str) -> None:
    text = alternative_text(scene(fight), language(locale))
    assert 1 <= len(text) <= LENGTH
    assert re.search(r"\b1\b", text)
    if fight.state.fighters:
        assert fight.state.fighters[0].name[:10] in text or "Бандит 1" in text


def test_the_alternative_text_names_who_is_out() -> None:
    text = alternative_text(scene(skirmish()), language("en"))
    assert text.endswith("Out: Бандит 1.")
    assert "Анна: Стена B6" in text


def test_a_fight_in_motion_has_a_frame_a_round_of_one_size() -> None:
    first, second = rasterise(drawn(skirmish())), rasterise(drawn(crowded(2)))
    with Image.open(io.BytesIO(animate([first, second, first]))) as film:
        assert film.format == "WEBP"
        assert getattr(film, "n_frames") == 3  # noqa: B009
        assert max(film.size) <= 900


@given(data=st.data())
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_layout_can_be_drawn(data: st.DataObject) -> None:
    columns, rows = data.draw(st.integers(2, 30)), data.draw(st.integers(2, 20))
    fight = Fight()
    fight.gm(a.ChangeMap(columns, rows))
    cells = data.draw(st.lists(st.tuples(st.integers(1, rows), st.integers(0, columns - 1)), max_size=12))
    for number, (row, column) in enumerate(cells):
        letter = chr(65 + column) if column < 26 else "A" + chr(65 + column - 26)
        fight.place(f"Cover {number}", f"{letter}{row}", capacity=20)
    for number in range(data.draw(st.integers(0, 25))):
        cover = f"Cover {number % len(cells)}" if cells and number % 5 else None
        fight.enemy(f"Enemy {number}", cover=cover)
    svg = drawn(fight)
    ElementTree.fromstring(svg)
    assert "nan" not in svg


def test_a_small_map_stands_in_the_middle_of_a_picture_wide_enough_for_its_head() -> None:
    fight = Fight()
    fight.gm(a.ChangeMap(2, 2))
    fight.enemy("Crow")
    planned = plan(scene(fight))
    assert planned.width == LEAST_WIDTH
    middle = planned.grid.x + planned.grid.width / 2
    assert abs(middle - planned.width / 2) < 12


def test_covers_in_one_cell_are_all_seen() -> None:
    fight = Fight()
    for name in ("Wall", "Barn", "Cart"):
        fight.place(name, "C3")
    marks = list(plan(scene(fight)).marks.values())
    assert all(not one.shared(other) for at, one in enumerate(marks) for other in marks[at + 1 :])


def test_a_stack_stays_where_it_was_when_conditions_change() -> None:
    fight = skirmish()
    before = plan(scene(fight)).chips["f1"].box
    fight.gm(a.SetCondition("Бандит 1", "fit", "test"))
    assert abs(plan(scene(fight)).chips["f1"].box.y - before.y) < 1


def test_marks_lie_above_tokens_and_lines_below() -> None:
    svg = drawn(skirmish())
    token = svg.index(token_shape(plan(scene(skirmish())).chips["f1"].box, "enemies"))
    first_line, last_mark = svg.index('stroke-dasharray="11 6"'), svg.rindex("<circle")
    assert first_line < token < last_mark


def test_fire_between_two_in_the_open_goes_over_their_heads() -> None:
    fight = Fight()
    for name in ("Anna", "Boris", "Vera"):
        fight.player(name)
    fight.enemy("Crow")
    fight.by("Anna", a.Shoot(("Crow",)), 4)
    planned = plan(scene(fight))
    box = planned.chips["f1"].box
    path = next(p for p in re.findall(r'<path d="(M[^"]*C[^"]*)"', drawn(fight)))
    assert min(float(y) for y in re.findall(r"[ ](\d+\.?\d*)", path)) < box.y - 10


def test_what_was_done_in_the_round_before_is_in_the_legend_as_such() -> None:
    fight = skirmish()
    assert "the round before" not in words_of(drawn(fight))
    fight.advance_with_any_of([5, 6, 3] * 4)
    assert {"the round before", "change of cover", "suppression"} <= set(words_of(drawn(fight)))


def fray() -> Fight:
    """A melee at the barn with somebody on the ground, one in the open, a charge that was stopped, a hero."""
    fight = Fight({"type-bandit": "Бандит"})
    fight.place("Стена", "B6", capacity=4)
    fight.place("Сарай", "H2", capacity=4)
    for name, cover in (("Анна", "Стена"), ("Boris", "Стена"), ("Вера", None), ("Глеб", "Стена")):
        fight.player(name, cover)
    for name, cover in (("Crow", "Сарай"), ("Jay", "Сарай"), ("Grey", None)):
        fight.enemy(name, cover=cover)
    fight.by("Анна", m.Charge("Crow"), 1, 1, 2, 6, 3)
    fight.by("Boris", m.Charge("Crow"), 4, 4, 6, 6)
    fight.by("Вера", m.Charge("Grey"), 4, 4, 4, 6)
    fight.by("Глеб", m.Charge("Jay"), 4, 4, 2, 2, 4)
    fight.gm(a.SetCondition("Crow", "down", "slipped"))
    return fight


@pytest.mark.parametrize("locale", LOCALES)
def test_a_melee(locale: str, drawing: SnapshotAssertion) -> None:
    assert drawn(fray(), locale) == drawing


def test_contacts_are_drawn_together_with_crossed_swords_between_them() -> None:
    fight = fray()
    svg, planned = drawn(fight), plan(scene(fight))
    assert svg.count(symbols.SWORDS) == len(scene(fight).contacts) + 1  # and one in the legend
    for one, other in scene(fight).contacts:
        first, second = planned.chips[one].box, planned.chips[other].box
        assert first.gap(second) <= 2 * first.height
    assert "in melee" in words_of(svg)
    fight.gm(a.Move("Crow", "open", "dragged out"))
    fight.gm(a.Move("Grey", "Сарай", "dragged in"))
    assert symbols.SWORDS not in drawn(fight)


def test_who_lies_is_drawn_fallen_over_and_the_out_are_not() -> None:
    fight = fray()
    assert drawn(fight).count("skewX") == 1
    fight.gm(a.SetCondition("Crow", "out", "a beam"))
    assert "skewX" not in drawn(fight)


def test_fire_at_who_has_charged_home_is_drawn_to_the_token_in_the_melee() -> None:
    fight = fray()
    crow = plan(scene(fight)).chips["f5"].box
    shots = [deed for deed in scene(fight).deeds if deed.do == "shot"]
    assert [shot.result for shot in shots] == ["miss", "hit"]
    near = [
        math.dist(crow.middle, tuple(map(float, ring)))
        for ring in re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="5.8"', drawn(fight))
    ]
    assert min(near) < 4 * crow.height


def test_a_charge_is_an_arrow_that_ends_at_a_bar_where_it_was_stopped() -> None:
    fight = fray()
    charges = [deed.result for deed in scene(fight).deeds if deed.do == "charged"]
    assert charges == ["charges", "charges", "charges", "stopped"]
    assert "charge" in words_of(drawn(fight))


def test_a_brawl_is_drawn_without_a_grid() -> None:
    plain = replace(scene(fray()), rows=0, columns=7, places=(), terrain=(), deeds=())
    plain = replace(plain, tokens=tuple(replace(token, place=None) for token in plain.tokens))
    words = words_of(draw(plain, language("en")))
    assert "A" not in words
    assert "in the open" not in words
    assert {"Анна", "Crow"} <= set(words)


def test_the_map_in_words_says_who_is_in_a_melee_and_who_lies() -> None:
    lines = "\n".join(whereabouts(scene(fray()), language("en")))
    assert "🔸⚔️🛌 Crow" in lines
    assert "🔹⚔️ Анна" in lines
