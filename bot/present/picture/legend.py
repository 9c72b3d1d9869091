"""The legend under the map: only what this map shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from bot.present.escaping import visible
from bot.present.lines import render
from bot.present.locales import Language
from bot.present.picture.deeds import charge_sign, fan_sign, past_sign, result, run_sign
from bot.present.picture.field import kind_label, mark, swatch
from bot.present.picture.fonts import drawable, fitted, width
from bot.present.picture.placing import Rect
from bot.present.picture.plan import MARGIN, Plan, icons_of
from bot.present.picture.svg import element, icon, number, text
from bot.present.picture.symbols import CONDITIONS, GROUND, INK, PAPER, SIGN
from bot.present.picture.tokens import swords, token_colour, token_shape
from rules.core.scene import Place, Scene
from rules.core.terrain import KINDS as TERRAIN

SIZE, LINE, WIDE = 17.0, 30.0, 24.0
MAX_NOTES = 4
"""How many of the game master's own lines are shown."""

RESULTS = ("miss", "hit", "kill", "lost", "unseen", "aimed")


class Item(Struct, frozen=True):
    """A sign with its words; ``sign`` draws it by the middle of its left edge."""

    words: str
    sign: Callable[[float, float], str]
    wide: float = WIDE

    @property
    def width(self) -> float:
        """Of sign and words."""
        return self.wide + 7 + width(self.words, SIZE)


def legend(scene: Scene, plan: Plan, spoken: Language) -> tuple[str, float]:
    """The legend's drawing and its height."""
    left, room = MARGIN, plan.width - 2 * MARGIN
    x, y, drawn = left, plan.bottom, ""
    for item in _items(scene, spoken):
        if x > left and x + item.width > left + room:
            x, y = left, y + LINE
        drawn += item.sign(x, y + LINE / 2) + text(
            x + item.wide + 7, y + LINE / 2 + SIZE * 0.34, item.words, SIZE, fill=INK
        )
        x += item.width + 20
    y += LINE if drawn else 0.0
    for note in scene.legend[:MAX_NOTES]:
        words = fitted(drawable(visible(render(note, spoken))), SIZE, room)
        drawn += text(left, y + LINE / 2 + SIZE * 0.34, words, SIZE, fill=INK)
        y += LINE * 0.8
    return drawn, y - plan.bottom + MARGIN


def _items(scene: Scene, spoken: Language) -> Iterator[Item]:
    def words(key: str) -> str:
        return drawable(spoken.text(f"map-{key}"))

    done = (*scene.deeds, *scene.past)
    for side in ("players", "enemies"):
        if any(token.side == side for token in scene.tokens):
            yield Item(words(side), _chip(side), 40.0)
    shown = {name for token in scene.tokens for name in icons_of(token)}
    for name in CONDITIONS:
        if name in shown:
            yield Item(words(name), _condition(name))
    if scene.contacts:
        yield Item(words("in-melee"), lambda x, y: swords((x + 12, y), 11))
    results = {deed.result for deed in done if deed.do == "shot"}
    for name in RESULTS:
        if name in results:
            yield Item(words(f"shot-{name}"), _result(name))
    runs = {deed.result for deed in done if deed.do == "moved"}
    if "moved" in runs:
        yield Item(words("run"), lambda x, y: run_sign(x, y, stays=False), 34.0)
    if "stays" in runs:
        yield Item(words("run-stays"), lambda x, y: run_sign(x, y, stays=True), 34.0)
    if any(deed.do == "charged" and (deed.at or deed.to) for deed in done):
        yield Item(words("charge"), charge_sign, 34.0)
    if any(deed.do == "suppressed" for deed in done):
        yield Item(words("fan"), fan_sign, 34.0)
    if any(deed.do != "charged" or deed.at or deed.to for deed in scene.past):
        yield Item(words("past"), past_sign, 34.0)
    kinds = {place.kind: place for place in scene.places}
    for place in kinds.values():
        label = kind_label(place, spoken)
        yield Item(label, _kind(place, label), WIDE + 4)
    if any(place.sides for place in scene.places):
        yield Item(words("shielded"), _shielded)
    ground = {TERRAIN.get(sign, "ground") for row in scene.terrain for sign in row}
    for kind in GROUND:
        if kind in ground:
            yield Item(drawable(spoken.text("terrain", {"kind": kind})), _swatch(kind))


def _chip(side: str) -> Callable[[float, float], str]:
    def draw(x: float, y: float) -> str:
        return element("path", d=token_shape(Rect(x, y - 10, 38, 20), side), fill=token_colour(side, "fit"))

    return draw


def _condition(name: str) -> Callable[[float, float], str]:
    def draw(x: float, y: float) -> str:
        plate = element("rect", x=x, y=y - 12, width=24, height=24, rx=5, fill=SIGN)
        return plate + icon(CONDITIONS[name], x + 4, y - 8, 16, fill=PAPER, fill_rule="evenodd")

    return draw


def _result(name: str) -> Callable[[float, float], str]:
    return lambda x, y: result((x + 12, y), name, INK)


def _kind(place: Place, label: str) -> Callable[[float, float], str]:
    plain = Place(place.name, place.cell, (), place.kind)
    return lambda x, y: mark(plain, label, x + 14, y, 28)


def _shielded(x: float, y: float) -> str:
    line = f"M{number(x + 2)} {number(y)}h20"
    return element("path", d=line, stroke=INK, stroke_width=5, stroke_linecap="round")


def _swatch(kind: str) -> Callable[[float, float], str]:
    return lambda x, y: swatch(kind, x, y - 12, 24)
