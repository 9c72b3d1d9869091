"""A game master's own picture, made fit to lie under a map: its kind looked into, bounded, encoded anew."""

from __future__ import annotations

import hashlib
import io

from PIL import Image, ImageOps

from bot.store.rows import Picture
from rules.core.refusal import Refusal

MAX_BYTES = 4 * 1024 * 1024
MAX_PIXELS = 40_000_000
KINDS = ("PNG", "JPEG", "WEBP")
SIZE = (1400, 1000)
"""Largest width and height that is kept, in pixels."""


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
        with Image.open(io.BytesIO(data), formats=KINDS) as image:
            if image.width * image.height > MAX_PIXELS:
                raise Refusal("picture_too_many_pixels", limit=MAX_PIXELS // 1_000_000)
            image.draft("RGB", SIZE)
            plain = _opaque(ImageOps.exif_transpose(image))
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        raise Refusal("picture_unknown") from error
    plain.thumbnail(SIZE, Image.Resampling.LANCZOS)
    packed = io.BytesIO()
    plain.save(packed, "JPEG", quality=80, optimize=True)
    kept = packed.getvalue()
    return Picture(hashlib.sha256(kept).hexdigest(), kept)


def _opaque(image: Image.Image) -> Image.Image:
    """Without transparency, on white."""
    if "A" not in image.getbands() and "transparency" not in image.info:
        return image.convert("RGB")
    layers = image.convert("RGBA")
    ground = Image.new("RGBA", layers.size, "white")
    return Image.alpha_composite(ground, layers).convert("RGB")
