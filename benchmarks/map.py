"""The map of a large fight: how long it takes, how large it is, how long the event loop stands still meanwhile.

`uv run python -m benchmarks.map`. The floor is the same scene drawn by Pillow at twice the size, in the same run.
"""

from __future__ import annotations

import asyncio
import io
import random
import statistics
import time
from collections.abc import Callable

from PIL import Image, ImageDraw, ImageFont

from bot.present.locales import language
from bot.present.picture.drawing import draw
from bot.present.picture.fonts import FOLDER
from bot.present.picture.plan import Plan, plan
from bot.present.picture.raster import rasterise
from bot.present.picture.symbols import ENEMIES, FLOOR, GRID, GROUND, INK, OUT, PAPER, PLAYERS
from rules.core.contract import PUBLIC
from rules.core.refusal import Refusal
from rules.core.scene import Scene
from rules.core.terrain import KINDS
from rules.firefight import actions as a
from tests.rules.dice import Fight

RUNS, AT_ONCE = 15, 10
COLUMNS, ROWS, COVERS, FIGHTERS = 20, 14, 15, 20


def fight(*, busy: bool) -> Fight:
    """A fight of this size; ``busy``: with the players' whole round on the map."""
    chance, made = random.Random(7), Fight()
    made.gm(a.ChangeMap(COLUMNS, ROWS, "water", f"A1:B{ROWS}"))
    made.gm(a.ChangeMap(terrain="trees", area="F1:H3"))
    made.gm(a.ChangeMap(terrain="building", area="K5:M7"))
    made.gm(a.ChangeMap(terrain="road", area="C11:T11"))
    kinds, sides = ("low", "high", "sturdy", "flimsy", "crates"), ("all", "N NE NW", "S SE SW W")
    for number in range(COVERS):
        cell = f"{'CFILOR'[number % 6]}{1 + 4 * (number // 6) + number % 3}"
        made.place(f"Cover {number}", cell, kind=kinds[number % 5], shields=sides[number % 3], capacity=4)
    for number in range(FIGHTERS // 2):
        made.player(f"Player {number}", f"Cover {number}")
        made.enemy(f"Enemy {number}", "bandit", f"Cover {(number * 4 + 7) % COVERS}")
    for number in range(FIGHTERS // 2 if busy else 0):
        try:
            target = f"Enemy {chance.randrange(FIGHTERS // 2)}"
            made.by(f"Player {number}", a.Shoot((target, target)), *(chance.randint(1, 6) for _ in range(3)))
        except Refusal:
            made.by(f"Player {number}", a.Hold())
    return made


def by_pillow(scene: Scene, measures: Plan) -> bytes:
    """The same scene by Pillow: twice the size, made smaller, in as many colours."""
    wide, high = round(measures.width), round(measures.bottom + 70)
    image = Image.new("RGB", (2 * wide, 2 * high), PAPER)
    pen = ImageDraw.Draw(image)
    large, small = (ImageFont.truetype(FOLDER / "PTSansNarrow-Bold.ttf", 2 * size) for size in (27, measures.font))
    grid, cell = measures.grid, measures.cell
    box = (2 * grid.x, 2 * grid.y, 2 * (grid.x + grid.width), 2 * (grid.y + grid.height))
    pen.rectangle(box, fill=FLOOR, outline=INK, width=4)
    for row, signs in enumerate(scene.terrain):
        for column, sign in enumerate(signs):
            x, y = 2 * (grid.x + column * cell), 2 * (grid.y + row * cell)
            if KINDS[sign] in GROUND:
                pen.rectangle((x, y, x + 2 * cell, y + 2 * cell), fill=GROUND[KINDS[sign]])
                for step in range(4):
                    pen.line((x, y + step * cell / 2, x + 2 * cell, y + step * cell / 2 + 8), fill=INK, width=2)
    for column in range(scene.columns):
        pen.line((2 * (grid.x + column * cell), box[1], 2 * (grid.x + column * cell), box[3]), fill=GRID, width=2)
    for row in range(scene.rows):
        pen.line((box[0], 2 * (grid.y + row * cell), box[2], 2 * (grid.y + row * cell)), fill=GRID, width=2)
    for place in scene.places:
        x, y = measures.marks[place.name].middle
        pen.regular_polygon((2 * x, 2 * y, measures.marks[place.name].width), 8, 22, fill=PAPER, outline=INK, width=8)
        pen.rectangle((2 * x - 14, 2 * y - 10, 2 * x + 14, 2 * y + 10), fill=INK)
    for deed in scene.deeds:
        if deed.target is not None:
            ends = [2 * v for id in (deed.fighter, deed.target) for v in measures.chips[id].box.middle]
            pen.line(ends, fill=PLAYERS, width=7)
    for label in measures.labels:
        pen.text(
            (2 * label.box.x, 2 * label.box.y), label.text, font=small, fill=INK, stroke_width=4, stroke_fill=PAPER
        )
    for chip in measures.chips.values():
        rect = chip.box
        colour = OUT if chip.token.condition == "out" else PLAYERS if chip.token.side == "players" else ENEMIES
        corners = (2 * rect.x, 2 * rect.y, 2 * (rect.x + rect.width), 2 * (rect.y + rect.height))
        pen.rounded_rectangle(corners, rect.height, fill=colour, outline=PAPER, width=4)
        pen.text((2 * rect.x + measures.font, 2 * rect.y), chip.name, font=small, fill="white")
    pen.text((28, 20), scene.title.text, font=large, fill=INK)
    smaller = image.resize((wide, high), Image.Resampling.LANCZOS)
    packed = io.BytesIO()
    smaller.quantize(64, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(packed, "PNG")
    return packed.getvalue()


def milliseconds(work: Callable[[], object]) -> float:
    """The median of some runs."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        work()
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


async def longest_stall(svgs: list[str]) -> float:
    """The event loop's longest pause while as many pictures are drawn at once."""
    longest, done = 0.0, asyncio.Event()

    async def watch() -> None:
        nonlocal longest
        while not done.is_set():
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            longest = max(longest, (time.perf_counter() - before) * 1000 - 1)

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0.05)
    longest = 0.0
    await asyncio.gather(*(asyncio.to_thread(rasterise, svg) for svg in svgs))
    done.set()
    await watching
    return longest


def main() -> None:
    """Print what was measured."""
    spoken = language("en")
    for name, busy in (("a quiet round", False), ("a round in which all have fired", True)):
        made = fight(busy=busy)
        scene = made.rules.view(made.state, PUBLIC).scene()
        svg = draw(scene, spoken, tag="K3F9QX")
        png = rasterise(svg)
        ours = milliseconds(lambda svg=svg: rasterise.__wrapped__(svg))  # type: ignore[misc]
        words = milliseconds(lambda scene=scene: draw(scene, spoken, tag="K3F9QX"))  # type: ignore[misc]
        floor = milliseconds(lambda scene=scene: by_pillow(scene, plan(scene)))  # type: ignore[misc]
        with Image.open(io.BytesIO(png)) as image:
            size = image.size
        print(f"{name}: {COLUMNS}x{ROWS} cells, {COVERS} covers, {FIGHTERS} fighters, {size[0]}x{size[1]} pixels")
        print(f"  SVG text {words:.1f} ms ({len(svg) / 1024:.0f} KB); PNG {ours:.1f} ms; Pillow at 2x {floor:.1f} ms")
        print(f"  ratio to Pillow: {(ours + words) / floor:.2f} (aim 0.60 or less)")
        print(f"  PNG: {len(png) / 1024:.1f} KB (aim 30 or less)")
    svgs = [svg.replace("K3F9QX", f"TAG{number}") for number in range(AT_ONCE)]
    print(f"longest stall of the loop while {AT_ONCE} are drawn: {asyncio.run(longest_stall(svgs)):.1f} ms (aim 10)")


if __name__ == "__main__":
    main()
