"""What was done in a round, drawn: shots as lines with their results, relocations as arrows, suppression as cones."""

from __future__ import annotations

import math
from collections.abc import Sequence

from bot.present.picture.palette import CONE, FADED
from bot.present.picture.placing import Rect
from bot.present.picture.plan import Plan
from bot.present.picture.svg import element, number
from bot.present.picture.symbols import CONDITIONS, ENEMIES, FAINT, PAPER, PLAYERS, RUN
from rules.core.scene import Deed, Scene

Point = tuple[float, float]

BESIDE = 5.0
"""How far a line lies to the right of the straight one, so that fire from both sides can be told apart."""

MARK = 8.0
"""Radius of a result's mark."""


def deeds(scene: Scene, plan: Plan) -> str:
    """The last round faded, this one plain above it."""
    past = _drawn(scene.past, scene, plan)
    return (element("g", past, opacity=FADED) if past else "") + _drawn(scene.deeds, scene, plan)


def _drawn(done: Sequence[Deed], scene: Scene, plan: Plan) -> str:
    sides = {token.id: token.side for token in scene.tokens}
    colours = {id: PLAYERS if side == "players" else ENEMIES for id, side in sides.items()}
    known = [deed for deed in done if deed.fighter in sides and (deed.target is None or deed.target in sides)]
    drawn = [_cone(group, plan, colours) for group in _grouped([d for d in known if d.do == "suppressed"])]
    drawn += [_run(deed, plan) for deed in known if deed.do == "moved"]
    drawn += [_volley(group, plan, colours) for group in _grouped([d for d in known if d.do == "shot"])]
    return "".join(drawn)


def _grouped(done: list[Deed]) -> list[list[Deed]]:
    """Shots of one shooter at one target, suppression of one place, together."""
    groups: dict[tuple[str | None, ...], list[Deed]] = {}
    for deed in done:
        aim = deed.to if deed.do == "suppressed" and deed.to is not None else deed.target
        groups.setdefault((deed.fighter, deed.at, aim, deed.to), []).append(deed)
    return list(groups.values())


def _volley(shots: list[Deed], plan: Plan, colours: dict[str, str]) -> str:
    """A line from shooter to target with a mark for each shot's result."""
    colour = colours[shots[0].fighter]
    start_box, end_box = _box(plan, shots[0].fighter, shots[0].at), _box(plan, shots[0].target, shots[0].to)
    start, end = _between(start_box, end_box)
    waits = all(shot.result == "aimed" for shot in shots)
    harmless = all(shot.result in ("miss", "lost", "unseen") for shot in shots)
    style = {"stroke": colour, "stroke_width": 2.6 if harmless else 3.6, "fill": "none", "stroke_linecap": "round"}
    if waits or harmless:
        style["stroke_dasharray"] = "3 6" if waits else "11 6"
    line = element("path", d=f"M{_at(start)}L{_at(end)}", stroke=PAPER, stroke_width=6.5, opacity=0.75)
    line += element("path", d=f"M{_at(start)}L{_at(end)}", **style)
    length = math.dist(start, end)
    step = min(MARK * 2.3, length / (len(shots) + 1))
    for place, shot in enumerate(shots):
        line += result(_along(end, start, MARK + 5 + (len(shots) - 1 - place) * step), shot.result, colour)
    return line


def result(at: Point, name: str, colour: str) -> str:
    """A ring for a miss, a disc with a cross for a hit, a large disc with an X for a kill, a dot for a lost shot."""
    x, y = at
    if name in ("hit", "kill"):
        radius = MARK if name == "hit" else MARK * 1.25
        icon = _icon("wounded" if name == "hit" else "out", x, y, radius * 1.35, PAPER)
        return element("circle", cx=x, cy=y, r=radius, fill=colour, stroke=PAPER, stroke_width=1.6) + icon
    if name == "lost":
        return element("circle", cx=x, cy=y, r=MARK * 0.45, fill=FAINT, stroke=PAPER, stroke_width=1.5)
    dashes = {"stroke_dasharray": "3 2.5"} if name in ("unseen", "aimed") else {}
    return element("circle", cx=x, cy=y, r=MARK * 0.72, fill=PAPER, stroke=colour, stroke_width=2.4, **dashes)


def _run(deed: Deed, plan: Plan) -> str:
    """An arrow to the new cover; one that ends half way where the relocation failed."""
    start_box, end_box = _place(plan, deed.at), _place(plan, deed.to)
    start, end = _between(start_box, end_box, beside=0.0)
    if deed.result == "stays":
        end = _along(start, end, math.dist(start, end) * 0.5)
    bend = _bend(start, end)
    style = {"stroke": RUN, "stroke_width": 4, "fill": "none", "stroke_dasharray": "9 6", "stroke_linecap": "round"}
    curve = f"M{_at(start)}Q{_at(bend)} {_at(end)}"
    drawn = element("path", d=curve, stroke=PAPER, stroke_width=7.5, fill="none", opacity=0.75)
    drawn += element("path", d=curve, **style)
    if deed.result == "stays":
        return drawn + _icon("out", *end, 15, RUN)
    return drawn + _head(bend, end, RUN)


def _cone(aimed: list[Deed], plan: Plan, colours: dict[str, str]) -> str:
    """A fan from the shooter over the place that is kept down."""
    start = _box(plan, aimed[0].fighter, aimed[0].at).middle
    end_box = _box(plan, aimed[0].target, aimed[0].to) if aimed[0].to is None else _place(plan, aimed[0].to)
    end, colour = end_box.middle, colours[aimed[0].fighter]
    angle, spread = math.atan2(end[1] - start[1], end[0] - start[0]), min(end_box.height, plan.cell) * 0.7
    reach = math.dist(start, end) + spread * 0.6
    across = math.atan2(spread, max(reach, 1.0))
    left, right = (_polar(start, angle + turn, reach) for turn in (-across, across))
    fan = f"M{_at(start)}L{_at(left)}A{number(reach)} {number(reach)} 0 0 1 {_at(right)}Z"
    rays = "".join(
        f"M{_at(start)}L{_at(_polar(start, angle + across * turn, reach))}" for turn in (-0.66, -0.33, 0, 0.33, 0.66)
    )
    drawn = element("path", d=fan, fill=colour, opacity=CONE)
    drawn += element("path", d=rays, stroke=colour, stroke_width=1.8, stroke_dasharray="2 7", fill="none")
    return drawn + element("path", d=fan, stroke=colour, stroke_width=1.6, fill="none", opacity=0.7)


def _box(plan: Plan, fighter: str | None, place: str | None) -> Rect:
    """A fighter's token where it was then; if it has moved since, the place."""
    chip = plan.chips.get(fighter or "")
    return chip.box if chip is not None and chip.token.place == place else _place(plan, place)


def _place(plan: Plan, place: str | None) -> Rect:
    if place in plan.marks:
        return plan.marks[place]
    return plan.strip or Rect(plan.grid.x, plan.grid.y + plan.grid.height, plan.grid.width, 1.0)


def _between(start: Rect, end: Rect, beside: float = BESIDE) -> tuple[Point, Point]:
    """From edge to edge, a little to the right of the straight line."""
    (sx, sy), (ex, ey) = start.middle, end.middle
    length = math.dist((sx, sy), (ex, ey)) or 1.0
    dx, dy = -(ey - sy) / length * beside, (ex - sx) / length * beside
    out, home = _edge(start, (ex, ey)), _edge(end, (sx, sy))
    return (out[0] + dx, out[1] + dy), (home[0] + dx, home[1] + dy)


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
    head = f"M{_at(end)}L{_at(left)}L{_at(right)}Z"
    return element("path", d=head, fill=colour, stroke=PAPER, stroke_width=1.5)


def _icon(name: str, x: float, y: float, size: float, colour: str) -> str:
    scale = size / 24
    where = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({scale:.3f})"
    return element("path", d=CONDITIONS[name], transform=where, fill=colour)


def _bend(start: Point, end: Point) -> Point:
    (sx, sy), (ex, ey) = start, end
    return (sx + ex) / 2 + (ey - sy) * 0.16, (sy + ey) / 2 - (ex - sx) * 0.16


def _along(start: Point, end: Point, far: float) -> Point:
    length = math.dist(start, end) or 1.0
    share = min(far / length, 1.0)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _polar(start: Point, angle: float, far: float) -> Point:
    return start[0] + math.cos(angle) * far, start[1] + math.sin(angle) * far


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
