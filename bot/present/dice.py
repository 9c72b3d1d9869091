"""Tallies of dice in words and as a small chart."""

from __future__ import annotations

from collections.abc import Sequence

from bot.present.locales import Language
from bot.present.picture.fonts import drawable
from bot.present.picture.svg import element, text
from bot.present.picture.symbols import FAINT, FLOOR, INK, PAPER, PLAYERS
from bot.table.tallies import LEAST, Tally

MOST_SIDES = 20
"""Of a die whose faces are counted one by one."""

SMALLEST = 0.001
"""A smaller chance is only said to be smaller."""

CHARTS = 2
WIDTH, BAR_HEIGHT, HEAD, FOOT, EDGE = 720, 150, 46, 34, 24


def tally_text(tally: Tally, spoken: Language) -> str:
    """How often each face fell, the mean, and whether fair dice would look so."""
    faces = " · ".join(f"{face}×{count}" for face, count in enumerate(tally.faces, start=1) if count)
    facts = {
        "sides": tally.sides,
        "count": tally.thrown,
        "mean": tally.mean,
        "fair": tally.fair_mean,
        "faces": faces if tally.sides <= MOST_SIDES else "",
        "one_by_one": int(tally.sides <= MOST_SIDES),
    }
    return f"{spoken.text('dice-tally', facts)} {_verdict(tally, spoken)}"


def chart(found: Sequence[Tally], spoken: Language) -> str | None:
    """Bars for the faces of the dice thrown most, with a line where fair dice would be; ``None`` for none."""
    shown = [tally for tally in found if tally.sides <= MOST_SIDES][:CHARTS]
    if not shown:
        return None
    one = HEAD + BAR_HEIGHT + FOOT
    high = one * len(shown) + EDGE
    drawn = element("rect", width=WIDTH, height=high, fill=PAPER)
    for place, tally in enumerate(shown):
        drawn += _bars(tally, EDGE / 2 + place * one, spoken)
    drawn += element("rect", x=1.5, y=1.5, width=WIDTH - 3, height=high - 3, fill="none", stroke=INK, stroke_width=3)
    size = {"width": WIDTH, "height": high, "viewBox": f"0 0 {WIDTH} {high}"}
    return element("svg", drawn, xmlns="http://www.w3.org/2000/svg", font_weight=700, **size)


def _bars(tally: Tally, top: float, spoken: Language) -> str:
    room, floor = WIDTH - 2 * EDGE, top + HEAD + BAR_HEIGHT
    step = room / tally.sides
    highest, counts = max(*tally.faces, tally.thrown / tally.sides), ""
    facts = {"sides": tally.sides, "count": tally.thrown}
    drawn = text(EDGE, top + 28, drawable(spoken.text("dice-chart-head", facts)), 24, fill=INK)
    drawn += element("rect", x=EDGE, y=top + HEAD, width=room, height=BAR_HEIGHT, fill=FLOOR)
    size = min(22.0, step * 0.5)
    fair = floor - (BAR_HEIGHT - 26) * tally.thrown / tally.sides / highest
    for face, count in enumerate(tally.faces, start=1):
        x, tall = EDGE + step * (face - 1), (BAR_HEIGHT - 26) * count / highest
        drawn += element("rect", x=x + step * 0.14, y=floor - tall, width=step * 0.72, height=tall, fill=PLAYERS)
        counts += text(x + step / 2, floor - tall - 5, str(count), size, anchor="middle", halo=FLOOR, fill=INK)
        drawn += text(x + step / 2, floor + 24, str(face), size, anchor="middle", fill=INK)
    line = f"M{EDGE} {fair:.1f}H{EDGE + room}"
    return drawn + element("path", d=line, stroke=FAINT, stroke_width=2.5, stroke_dasharray="8 6") + counts


def _verdict(tally: Tally, spoken: Language) -> str:
    if tally.chance is None:
        return spoken.text("dice-few", {"least": LEAST * tally.sides})
    tiny = tally.chance < SMALLEST
    facts = {"percent": round(100 * max(tally.chance, SMALLEST), 1), "below": int(tiny)}
    return spoken.text(f"dice-{tally.verdict}", facts)
