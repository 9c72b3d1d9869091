"""From SVG to PNG, and from PNGs to a moving WebP. Slow: call these in a worker thread."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from functools import cache, lru_cache
from threading import Lock

import typst
from PIL import Image

from bot.present.picture.fonts import FOLDER
from bot.present.picture.palette import palette

PHOTOGRAPH_COLOURS = 200
"""Of a map on a game master's own picture; any other has the palette's."""

COMPRESSION = 7
"""Of the PNG: more takes three times as long and saves a twentieth."""

MAX_PIXELS = 6_000_000
KEPT = 16
"""How many pictures are remembered, so that the same one is not drawn twice."""

FRAME_SIZE = (900, 900)
FRAME_MS, LAST_FRAME_MS = 1800, 4500
_ONE_AT_A_TIME = Lock()
_NO_DITHER = Image.Dither.NONE
_SIZE = re.compile(r'<svg [^>]*width="(\d+)" height="(\d+)"')


@lru_cache(KEPT)
def rasterise(svg: str) -> bytes:
    """The PNG of an SVG drawing, one pixel a unit. Raises ``ValueError`` for one that is too large.

    One at a time: threads that draw beside each other would keep the event loop from its turn.
    """
    with _ONE_AT_A_TIME:
        return _rasterised(svg)


def _rasterised(svg: str) -> bytes:
    match = _SIZE.match(svg)
    assert match is not None
    wide, high = int(match[1]), int(match[2])
    if wide * high > MAX_PIXELS:
        raise ValueError(f"{wide} by {high} pixels")
    page = f'#set page(width: {wide}pt, height: {high}pt, margin: 0pt)\n#image("map.svg", width: 100%)'
    files = {"main.typ": page.encode(), "map.svg": svg.encode()}
    drawn: bytes = typst.compile(files, format="png", ppi=72, font_paths=_fonts())  # type: ignore[call-overload]
    with Image.open(io.BytesIO(drawn)) as image:
        plain = image.convert("RGB")
    photograph = "<image " in svg
    few = plain.quantize(PHOTOGRAPH_COLOURS) if photograph else plain.quantize(palette=palette(), dither=_NO_DITHER)
    packed = io.BytesIO()
    few.save(packed, "PNG", compress_level=COMPRESSION)
    return packed.getvalue()


@cache
def _fonts() -> typst.Fonts:
    return typst.Fonts(include_system_fonts=False, font_paths=[FOLDER])


def animate(pictures: Sequence[bytes]) -> bytes:
    """PNGs, one after the other, as a WebP that plays once and again; all as large as the largest."""
    frames = [_frame(picture) for picture in pictures]
    size = max(frame.width for frame in frames), max(frame.height for frame in frames)
    padded = [frame if frame.size == size else _padded(frame, size) for frame in frames]
    packed = io.BytesIO()
    durations = [FRAME_MS] * (len(padded) - 1) + [LAST_FRAME_MS]
    padded[0].save(
        packed, "WEBP", save_all=True, append_images=padded[1:], duration=durations, loop=0, quality=60, method=3
    )
    return packed.getvalue()


def _frame(picture: bytes) -> Image.Image:
    with Image.open(io.BytesIO(picture)) as image:
        frame = image.convert("RGB")
    frame.thumbnail(FRAME_SIZE, Image.Resampling.LANCZOS)
    return frame


def _padded(frame: Image.Image, size: tuple[int, int]) -> Image.Image:
    larger = Image.new("RGB", size, frame.getpixel((8, 8)))
    larger.paste(frame, ((size[0] - frame.width) // 2, 0))
    return larger
