"""A game master's own picture, made fit to lie under a map: its kind looked into, bounded, encoded anew."""

from __future__ import annotations

import hashlib
import io
import warnings
from threading import Lock

from PIL import ExifTags, Image

from bot.store.rows import Picture
from rules.core.geometry import MAX_COLUMNS, MIN_COLUMNS
from rules.core.refusal import Refusal
from rules.core.scene import Scene

MAX_BYTES = 4 * 1024 * 1024
MAX_PIXELS = 16_000_000
KINDS = ("PNG", "JPEG", "WEBP")
SIZE, QUALITY = (1200, 900), 75
"""Largest width and height that is kept, in pixels; of the JPEG."""

CUT = 0.06
"""How much of a picture may be cut away unsaid."""

_ONE_AT_A_TIME = Lock()
_FLIP = Image.Transpose
_TURNS = {
    2: _FLIP.FLIP_LEFT_RIGHT,
    3: _FLIP.ROTATE_180,
    4: _FLIP.FLIP_TOP_BOTTOM,
    5: _FLIP.TRANSPOSE,
    6: _FLIP.ROTATE_270,
    7: _FLIP.TRANSVERSE,
    8: _FLIP.ROTATE_90,
}
"""EXIF's orientations."""


def require_size(size: int) -> None:
    """Raises ``Refusal("picture_too_large")``."""
    if size > MAX_BYTES:
        raise Refusal("picture_too_large", limit=MAX_BYTES // 1024 // 1024)


def ground_picture(data: bytes) -> Picture:
    """The picture as it is kept. Slow: call it in a worker thread.

    Raises ``Refusal``: ``picture_too_large``, ``picture_unknown``, ``picture_too_many_pixels``.
    """
    require_size(len(data))
    try:
        with (
            _ONE_AT_A_TIME,
            warnings.catch_warnings(action="ignore"),
            Image.open(io.BytesIO(data), formats=KINDS) as image,
        ):
            if image.width * image.height > MAX_PIXELS:
                raise Refusal("picture_too_many_pixels", limit=MAX_PIXELS // 1_000_000)
            image.draft("RGB", SIZE)
            plain = _upright(_opaque(image), image)
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        raise Refusal("picture_unknown") from error
    plain.thumbnail(SIZE, Image.Resampling.LANCZOS)
    packed = io.BytesIO()
    plain.save(packed, "JPEG", quality=QUALITY, optimize=True)
    kept = packed.getvalue()
    return Picture(hashlib.sha256(kept).hexdigest(), kept)


def fitting_columns(picture: Picture, scene: Scene) -> int | None:
    """How many columns would show the whole picture at this number of rows; ``None`` where next to nothing is cut."""
    with Image.open(io.BytesIO(picture.data)) as image:
        ratio = image.width / image.height
    if abs(ratio * scene.rows / scene.columns - 1) <= CUT:
        return None
    return max(MIN_COLUMNS, min(MAX_COLUMNS, round(ratio * scene.rows)))


def _opaque(image: Image.Image) -> Image.Image:
    """Without transparency, on white, and no larger than it is kept."""
    if image.mode.startswith("I"):  # sixteen bits of grey
        return image.convert("I").point(lambda value: value * (1 / 256)).convert("RGB")
    if "A" not in image.getbands() and "transparency" not in image.info:
        return image.convert("RGB")
    layers = image.convert("RGBA")
    layers.thumbnail(SIZE, Image.Resampling.BOX)
    ground = Image.new("RGBA", layers.size, "white")
    return Image.alpha_composite(ground, layers).convert("RGB")


def _upright(plain: Image.Image, image: Image.Image) -> Image.Image:
    """Turned as the camera was held, where it says so in a way that can be read."""
    try:
        turn = _TURNS.get(int(image.getexif().get(ExifTags.Base.Orientation, 1)))
    except Exception:  # whatever stands there instead of what a camera writes
        return plain
    return plain.transpose(turn) if turn is not None else plain
