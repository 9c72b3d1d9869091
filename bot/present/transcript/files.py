"""A transcript as files of one of the formats, fitted to what may be uploaded."""

from __future__ import annotations

import gzip
import io
import zipfile
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.present.transcript.bbcode import bbcode, picture_name
from bot.present.transcript.html import html
from bot.present.transcript.markdown import markdown
from bot.present.transcript.story import Transcript, transcript
from bot.table.exporting import Log

FORMATS = ("html", "markdown", "bbcode", "json")


class File(Struct, frozen=True):
    """A file by name."""

    name: str
    data: bytes


class Package(Struct, frozen=True):
    """The files of a transcript; ``bare``: pictures were left out, since they would not fit."""

    files: tuple[File, ...]
    bare: bool = False


def packed(log: Log, format: str, *, limit: int | None = None, locale: str | None = None) -> Package:
    """A log in a format, within a limit of bytes if there is one: without its pictures, then compressed, as needed."""
    whole = Package(tuple(_written(log, format, locale, pictures=True)))
    if _fits(whole.files, limit):
        return whole
    bare = Package(tuple(_written(log, format, locale, pictures=False)), bare=True)
    if _fits(bare.files, limit):
        return bare
    return replace(bare, files=tuple(map(_compressed, bare.files)))


def pictures_of(found: Transcript) -> list[File]:
    """The maps of a transcript, a file each."""
    return [
        File(picture_name(found, chapter), chapter.map.data) for chapter in found.chapters if chapter.map is not None
    ]


def _written(log: Log, format: str, locale: str | None, *, pictures: bool) -> Sequence[File]:
    name = f"perestrelka-{log.key}"
    if format == "json":
        kept = log if pictures else replace(log, pictures={})
        return [File(f"{name}.json", msgspec.json.format(msgspec.json.encode(kept), indent=1))]
    found = transcript(log, pictures=pictures, locale=locale)
    if format == "html":
        return [File(f"{name}.html", html(found).encode())]
    text = File(f"{name}.md", markdown(found).encode())
    if format == "bbcode":
        text = File(f"{name}.txt", bbcode(found).encode())
    maps = pictures_of(found)
    return [text, File(f"{name}-maps.zip", _zipped(maps))] if maps else [text]


def _zipped(inside: Sequence[File]) -> bytes:
    packed_ = io.BytesIO()
    with zipfile.ZipFile(packed_, "w", zipfile.ZIP_STORED) as archive:  # PNGs are compressed already
        for file in inside:
            archive.writestr(zipfile.ZipInfo(file.name), file.data)
    return packed_.getvalue()


def _compressed(file: File) -> File:
    return File(f"{file.name}.gz", gzip.compress(file.data, mtime=0))


def _fits(files: Sequence[File], limit: int | None) -> bool:
    return limit is None or sum(len(file.data) for file in files) <= limit
