"""What was done in a round, drawn: shots as lines with their results, relocations as arrows, suppression as cones."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from bot.present.picture.palette import CONE, FADED
from bot.present.picture.placing import Rect
from bot.present.picture.plan import Plan
from bot.present.picture.svg import at, element, icon, number, text
from bot.present.picture.symbols import CONDITIONS, ENEMIES, FAINT, INK, PAPER, PLAYERS, RUN
from rules.core.scene import Deed, Scene

Point = tuple[float, float]

BESIDE = 4.0
"""How far a line lies to the right of the straight one, so that fire from both sides can be told apart."""

MARK = 8.0
"""Radius of a result's mark."""

BOW = 46.0
"""How far a line between two who share a cover swings out, in pixels."""


class Drawn(NamedTuple):
    """Lines, which lie under the tokens, and marks, which lie above them."""

    lines: str
    marks: str


def deeds(scene: Scene, plan: Plan) -> Drawn:
    """The last round faded, this one plain above it."""
    past, now = _drawn(scene.past, scene, plan), _drawn(scene.deeds, scene, plan)
    faded = (element("g", part, opacity=FADED) if part else "" for part in past)
    return Drawn(*("".join(parts) for parts in zip(faded, now, strict=True)))


def _drawn(done: Sequence[Deed], scene: Scene, plan: Plan) -> Drawn:
    sides = {token.id: token.side for token in scene.tokens}
    colours = {id: PLAYERS if side == "players" else ENEMIES for id, side in sides.items()}
    known = [deed for deed in done if deed.fighter in sides and (deed.target is None or deed.target in sides)]
    cones = "".join(_cone(group, plan, colours) for group in _grouped([d for d in known if d.do == "suppressed"]))
    runs = [_run(deed, plan) for deed in known if deed.do == "moved"]
    runs += [_charge(deed, plan, colours) for deed in known if deed.do == "charged"]
    shots = [_volley(group, plan, colours) for group in _grouped([d for d in known if d.do == "shot"])]
    drawn = (*runs, *shots)
    return Drawn(cones + "".join(d.lines for d in drawn), "".join(d.marks for d in drawn))


def _grouped(done: list[Deed]) -> list[list[Deed]]:
    """Shots of one shooter at one target, suppression of one place, together."""
    groups: dict[tuple[str | None, ...], list[Deed]] = {}
    for deed in done:
        aim = deed.to if deed.do == "suppressed" and deed.to is not None else deed.target
        groups.setdefault((deed.fighter, deed.at, aim, deed.to), []).append(deed)
    return list(groups.values())


def _volley(shots: list[Deed], plan: Plan, colours: dict[str, str]) -> Drawn:
    """A line from shooter to target with a mark for each shot's result."""
    colour = colours[shots[0].fighter]
    path, spots = _way(plan, shots)
    harmless = all(shot.result in ("miss", "lost", "unseen", "aimed") for shot in shots)
    style = {"stroke": colour, "stroke_width": 2.6 if harmless else 3.6, "fill": "none", "stroke_linecap": "round"}
    if harmless:
        style["stroke_dasharray"] = "3 6" if all(shot.result == "aimed" for shot in shots) else "11 6"
    lines = element("path", d=path, stroke=PAPER, stroke_width=6.5, fill="none", opacity=0.8)
    lines += element("path", d=path, **style)
    marks = (result(spot, shot.result, colour) for spot, shot in zip(spots, shots, strict=True))
    return Drawn(lines, "".join(marks))


def _way(plan: Plan, shots: list[Deed]) -> tuple[str, list[Point]]:
    """The line of a volley, and a place on it near the target for each shot's mark."""
    start_box, end_box = _box(plan, shots[0].fighter, shots[0].at), _box(plan, shots[0].target, shots[0].to)
    count = len(shots)
    if shots[0].at is None and shots[0].to is None:
        return _arc(start_box, end_box, count)
    if start_box.gap(end_box) < plan.cell * 0.3:  # side by side: swing out, or nothing would be seen
        (right, sy), (end, ey) = _side(start_box, True), _side(end_box, True)
        out = max(right, end) + BOW
        spots = [(end + MARK * (1.3 + 2.2 * (count - 1 - place)), ey) for place in range(count)]
        return (
            f"M{number(right)} {number(sy)}C{number(out)} {number(sy)} {number(out)} {number(ey)} {at((end, ey))}",
            spots,
        )
    start, end_ = _between(start_box, end_box)
    step = min(MARK * 2.3, math.dist(start, end_) / (count + 1))
    return f"M{at(start)}L{at(end_)}", [
        _along(end_, start, MARK + 1 + (count - 1 - place) * step) for place in range(count)
    ]


def _arc(start: Rect, end: Rect, count: int) -> tuple[str, list[Point]]:
    """Between two in the open, who stand in a row: over the heads of the others."""
    (sx, _), (ex, _) = start.middle, end.middle
    top = min(start.y, end.y) - 20
    turn = 1 if ex >= sx else -1
    spots = [(ex - turn * MARK * 2.2 * (count - 1 - place), end.y - MARK) for place in range(count)]
    curve = f"{number(sx)} {number(top)} {number(ex)} {number(top)} {number(ex)} {number(end.y)}"
    return f"M{number(sx)} {number(start.y)}C{curve}", spots


def result(spot: Point, name: str, colour: str) -> str:
    """A ring for a miss, a disc with a cross for a hit, a large disc with an X for a kill, a dot for a lost shot."""
    x, y = spot
    if name in ("hit", "kill"):
        radius = MARK if name == "hit" else MARK * 1.25
        size, sign = radius * 1.35, CONDITIONS["wounded" if name == "hit" else "out"]
        disc = element("circle", cx=x, cy=y, r=radius, fill=colour, stroke=PAPER, stroke_width=1.6)
        return disc + icon(sign, x - size / 2, y - size / 2, size, fill=PAPER)
    if name == "lost":
        return element("circle", cx=x, cy=y, r=MARK * 0.45, fill=FAINT, stroke=PAPER, stroke_width=1.5)
    dashes = {"stroke_dasharray": "3 2.5"} if name in ("unseen", "aimed") else {}
    return element("circle", cx=x, cy=y, r=MARK * 0.72, fill=PAPER, stroke=colour, stroke_width=2.4, **dashes)


def _run(deed: Deed, plan: Plan) -> Drawn:
    """An arrow to the new cover with the runner's name; one that ends half way at a bar where it failed."""
    start, end = _between(_place(plan, deed.at), _place(plan, deed.to), beside=0.0, ends=False)
    stays = deed.result == "stays"
    if stays:
        end = _along(start, end, math.dist(start, end) * 0.5)
    bend = _bend(start, end)
    style = {"stroke": RUN, "stroke_width": 4, "fill": "none", "stroke_dasharray": "9 6", "stroke_linecap": "round"}
    curve = f"M{at(start)}Q{at(bend)} {at(end)}"
    lines = element("path", d=curve, stroke=PAPER, stroke_width=7.5, fill="none", opacity=0.8)
    lines += element("path", d=curve, **style)
    lines += _bar(bend, end) if stays else _head(bend, end, RUN)
    middle = ((start[0] + 2 * bend[0] + end[0]) / 4, (start[1] + 2 * bend[1] + end[1]) / 4)
    chip, size = plan.chips.get(deed.fighter), plan.font * 0.75
    name = text(*middle, chip.name, size, anchor="middle", halo=PAPER, fill=RUN) if chip is not None else ""
    return Drawn(lines, name)


def _charge(deed: Deed, plan: Plan, colours: dict[str, str]) -> Drawn:
    """A broad arrow at the target; a bar where the charge was stopped, a stub where it never began. None between two in
    the open, who stand side by side.
    """
    if deed.at is None and deed.to is None:
        return Drawn("", "")
    start, end = _between(_place(plan, deed.at), _box(plan, deed.target, deed.to), beside=0.0, ends=False)
    reached = {"charges": 1.0, "stopped": 0.55}.get(deed.result, 0.18)
    if reached < 1:
        end = _along(start, end, math.dist(start, end) * reached)
    return Drawn(_arrow(start, end, colours[deed.fighter], arrives=reached == 1), "")


def _arrow(start: Point, end: Point, colour: str, *, arrives: bool) -> str:
    path = f"M{at(start)}L{at(end)}"
    drawn = element("path", d=path, stroke=PAPER, stroke_width=10, fill="none", opacity=0.8)
    drawn += element("path", d=path, stroke=colour, stroke_width=6, fill="none", opacity=0.9)
    return drawn + (_head(start, end, colour) if arrives else _bar(start, end, colour))


def charge_sign(x: float, y: float) -> str:
    """A charge for the legend, by the middle of its left edge."""
    return _arrow((x, y), (x + 32, y), INK, arrives=True)


def run_sign(x: float, y: float, *, stays: bool) -> str:
    """A relocation for the legend, by the middle of its left edge."""
    end = (x + 24, y) if stays else (x + 32, y)
    line = element("path", d=f"M{at((x, y))}L{at(end)}", stroke=RUN, stroke_width=4, stroke_dasharray="7 4")
    return line + (_bar((x, y), end) if stays else _head((x, y), end, RUN))


def fan_sign(x: float, y: float) -> str:
    """Suppression for the legend."""
    fan = f"M{at((x, y))}L{at((x + 32, y - 10))}L{at((x + 32, y + 10))}Z"
    return element("path", d=fan, fill=PLAYERS, opacity=CONE) + element(
        "path", d=fan, stroke=PLAYERS, stroke_width=1.6, fill="none"
    )


def past_sign(x: float, y: float) -> str:
    """A shot of the round before, for the legend."""
    line = element("path", d=f"M{at((x, y))}L{at((x + 32, y))}", stroke=PLAYERS, stroke_width=3.6)
    return element("g", line + result((x + 26, y), "miss", PLAYERS), opacity=FADED)


def _bar(start: Point, end: Point, colour: str = RUN) -> str:
    """Across the end of a run that came to nothing."""
    angle = math.atan2(end[1] - start[1], end[0] - start[0]) + math.pi / 2
    across = f"M{at(_polar(end, angle, 11))}L{at(_polar(end, angle, -11))}"
    return element("path", d=across, stroke=colour, stroke_width=4.5, stroke_linecap="round", fill="none")


def _cone(aimed: list[Deed], plan: Plan, colours: dict[str, str]) -> str:
    """A fan from the shooter over the place that is kept down."""
    start = _box(plan, aimed[0].fighter, aimed[0].at).middle
    end_box = _box(plan, aimed[0].target, aimed[0].to) if aimed[0].to is None else _place(plan, aimed[0].to)
    end, colour = end_box.middle, colours[aimed[0].fighter]
    angle, spread = math.atan2(end[1] - start[1], end[0] - start[0]), min(end_box.height, plan.cell) * 0.7
    reach = math.dist(start, end) + spread * 0.6
    across = math.atan2(spread, max(reach, 1.0))
    left, right = (_polar(start, angle + turn, reach) for turn in (-across, across))
    fan = f"M{at(start)}L{at(left)}A{number(reach)} {number(reach)} 0 0 1 {at(right)}Z"
    rays = "".join(
        f"M{at(start)}L{at(_polar(start, angle + across * turn, reach))}" for turn in (-0.66, -0.33, 0, 0.33, 0.66)
    )
    drawn = element("path", d=fan, fill=colour, opacity=CONE)
    drawn += element("path", d=rays, stroke=colour, stroke_width=1.8, stroke_dasharray="2 7", fill="none")
    return drawn + element("path", d=fan, stroke=colour, stroke_width=1.6, fill="none", opacity=0.7)


def _box(plan: Plan, fighter: str | None, place: str | None) -> Rect:
    """A fighter's token where it was then, or in the melee that it has got into; if it has moved since, the place."""
    chip = plan.chips.get(fighter or "")
    if chip is not None and (chip.token.place == place or "in-melee" in chip.token.marks):
        return chip.box
    return _place(plan, place)


def _place(plan: Plan, place: str | None) -> Rect:
    """A cover's mark; for the open, which has no place, the middle of its strip."""
    if place in plan.marks:
        return plan.marks[place]
    open_ground = plan.strip or Rect(plan.grid.x, plan.grid.y + plan.grid.height, plan.grid.width, 1.0)
    return Rect(open_ground.middle[0], open_ground.y + 6, 1.0, 1.0)


def _between(start: Rect, end: Rect, beside: float = BESIDE, *, ends: bool = True) -> tuple[Point, Point]:
    """From one to the other, a little to the right of the straight line: between the ends of two tokens' rows, so
    that it is seen whose they are in a stack, or (``ends`` not) between the edges."""
    (sx, sy), (ex, ey) = start.middle, end.middle
    length = math.dist((sx, sy), (ex, ey)) or 1.0
    dx, dy = -(ey - sy) / length * beside, (ex - sx) / length * beside
    if not ends:
        return _edge(start, (ex, ey)), _edge(end, (sx, sy))
    out = _side(start, ex >= sx) if start.width > start.height * 1.2 else _edge(start, (ex, ey))
    home = _side(end, sx >= ex) if end.width > end.height * 1.2 else _edge(end, (sx, sy))
    return (out[0] + dx, out[1] + dy), (home[0] + dx, home[1] + dy)


def _side(box: Rect, right: bool) -> Point:
    """The right or the left end of a token."""
    return (box.x + box.width + 2 if right else box.x - 2), box.y + box.height / 2


def _edge(box: Rect, towards: Point) -> Point:
    """Where the line from a box's centre leaves it, with a small gap."""
    (x, y), (tx, ty) = box.middle, towards
    dx, dy = tx - x, ty - y
    if not dx and not dy:
        return x, y
    reach = min((box.width / 2 + 2) / abs(dx) if dx else 1.0, (box.height / 2 + 2) / abs(dy) if dy else 1.0)
    return x + dx * min(reach, 1.0), y + dy * min(reach, 1.0)


def _head(start: Point, end: Point, colour: str) -> str:
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    left, right = (_polar(end, angle + turn, 15) for turn in (math.pi - 0.45, math.pi + 0.45))
    head = f"M{at(end)}L{at(left)}L{at(right)}Z"
    return element("path", d=head, fill=colour, stroke=PAPER, stroke_width=1.5)


def _bend(start: Point, end: Point) -> Point:
    (sx, sy), (ex, ey) = start, end
    return (sx + ex) / 2 + (ey - sy) * 0.16, (sy + ey) / 2 - (ex - sx) * 0.16


def _along(start: Point, end: Point, far: float) -> Point:
    length = math.dist(start, end) or 1.0
    share = min(far / length, 1.0)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _polar(start: Point, angle: float, far: float) -> Point:
    return start[0] + math.cos(angle) * far, start[1] + math.sin(angle) * far
