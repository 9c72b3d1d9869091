"""The whole picture of a scene as one SVG string."""

from __future__ import annotations

from bot.present.locales import Language
from bot.present.picture.deeds import deeds
from bot.present.picture.field import field
from bot.present.picture.fonts import drawable, fitted, width
from bot.present.picture.legend import legend
from bot.present.picture.plan import MARGIN, Plan, plan
from bot.present.picture.svg import element, number, text
from bot.present.picture.symbols import FAINT, FLOOR, INK, PAPER
from bot.present.picture.tokens import contacts, tokens
from rules.core.scene import Scene


def draw(scene: Scene, spoken: Language, *, tag: str = "", picture: bytes | None = None) -> str:
    """The map. ``tag`` is the log's, so that a stale map is recognised; ``picture`` a JPEG to draw the grid on."""
    plan_ = plan(scene)
    below, legend_height = legend(scene, plan_, spoken)
    wide, high = round(plan_.width), round(plan_.bottom + legend_height)
    drawn = element("rect", width=wide, height=high, fill=PAPER)
    drawn += _head(scene, plan_, spoken, tag) + (field(scene, plan_, spoken, picture) if scene.rows else "")
    done, melees = deeds(scene, plan_), contacts(scene, plan_)
    drawn += _open_ground(scene, plan_, spoken) + done.lines + melees.bars + tokens(plan_) + melees.swords + done.marks
    drawn += below
    drawn += element("rect", x=1.5, y=1.5, width=wide - 3, height=high - 3, fill="none", stroke=INK, stroke_width=3)
    size = {"width": wide, "height": high, "viewBox": f"0 0 {wide} {high}"}
    return element("svg", drawn, xmlns="http://www.w3.org/2000/svg", font_weight=700, **size)


def _head(scene: Scene, plan_: Plan, spoken: Language, tag: str) -> str:
    """Title on the left; round and tag on the right; which way is north."""
    right = plan_.width - MARGIN
    round_ = drawable(spoken.text("map-round", {"round": scene.round}))
    room = plan_.width - 2 * MARGIN - 90 - max(width(round_, 26), width(tag, 15))
    title = fitted(drawable(scene.title.text), 27, room)
    drawn = text(MARGIN, 38, title, 27, fill=INK) + text(right - 46, 32, round_, 26, anchor="end", fill=INK)
    drawn += text(right - 46, 50, drawable(tag), 15, anchor="end", fill=FAINT)
    x, top = right - 16, 12.0
    needle = f"M{number(x)} {number(top)}l10 26l-10 -6l-10 6z"
    north = drawable(spoken.text("side", {"side": "N"}))
    return drawn + element("path", d=needle, fill=INK) + text(x, top + 42, north, 16, anchor="middle", fill=INK)


def _open_ground(scene: Scene, plan_: Plan, spoken: Language) -> str:
    """The strip for those who stand in the open."""
    if plan_.strip is None:
        return ""
    strip = plan_.strip
    box = {"x": strip.x, "y": strip.y, "width": strip.width, "height": strip.height, "rx": 6}
    drawn = element("rect", **box, fill=FLOOR, stroke=FAINT, stroke_width=1.5, stroke_dasharray="6 4")
    if not scene.rows:
        return drawn
    words = drawable(spoken.text("map-open"))
    size = plan_.font * 0.8
    return drawn + text(strip.x + 10, strip.y + size * 1.1, words, size, fill=FAINT)
