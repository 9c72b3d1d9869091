"""A game master's own picture under the map: looked into, bounded, encoded anew, kept with the game."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.present.locales import language
from bot.present.picture import ground
from bot.present.picture.drawing import draw
from bot.present.picture.ground import MAX_BYTES, SIZE, fitting_columns, ground_picture
from bot.present.picture.raster import rasterise
from bot.store.queries import MAX_PICTURES
from bot.store.rows import Picture
from bot.store.store import Store
from bot.table.exporting import log_of
from bot.table.requests import Request
from bot.table.table import Table
from rules.core.contract import PUBLIC
from rules.core.refusal import Refusal
from rules.firefight import actions as a
from tests.bot.playing import CHANNEL, act, caller, new_interaction, open_fight
from tests.rules.dice import Fight


def picture(kind: str = "PNG", size: tuple[int, int] = (320, 200), mode: str = "RGB") -> bytes:
    packed = io.BytesIO()
    Image.new(mode, size, (200, 40, 40, 128)[: len(mode)] if mode != "L" else 90).save(packed, kind)
    return packed.getvalue()


@pytest.mark.parametrize(
    ("kind", "mode"), [("PNG", "RGB"), ("PNG", "RGBA"), ("PNG", "L"), ("JPEG", "RGB"), ("WEBP", "RGBA")]
)
def test_a_picture_is_kept_as_a_plain_jpeg(kind: str, mode: str) -> None:
    kept = ground_picture(picture(kind, mode=mode))
    with Image.open(io.BytesIO(kept.data)) as image:
        assert (image.format, image.mode, image.size) == ("JPEG", "RGB", (320, 200))
        assert not image.getexif()
    assert len(kept.name) == 64


def test_a_large_picture_is_made_smaller() -> None:
    with Image.open(io.BytesIO(ground_picture(picture("JPEG", (5000, 3000))).data)) as image:
        assert image.width <= SIZE[0]
        assert image.height <= SIZE[1]


def test_where_the_picture_was_taken_is_not_kept() -> None:
    exif = Image.Exif()
    exif[0x010E] = "at home"
    packed = io.BytesIO()
    Image.new("RGB", (64, 64)).save(packed, "JPEG", exif=exif)
    assert b"at home" not in ground_picture(packed.getvalue()).data


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "picture_unknown"),
        (b"not a picture", "picture_unknown"),
        (picture()[:60], "picture_unknown"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "picture_unknown"),
        (picture("GIF"), "picture_unknown"),
        (picture("BMP"), "picture_unknown"),
        (b"\x89PNG" + b"\0" * MAX_BYTES, "picture_too_large"),
    ],
)
def test_what_is_no_picture_or_too_large_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        ground_picture(data)


def test_a_bomb_of_pixels_is_refused_before_it_is_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ground, "MAX_PIXELS", 1000)
    with pytest.raises(Refusal, match="picture_too_many_pixels"):
        ground_picture(picture(size=(64, 64)))


def test_a_picture_lies_under_the_grid() -> None:
    fight = Fight()
    fight.enemy("Crow")
    kept = ground_picture(picture(size=(400, 300)))
    svg = draw(fight.rules.view(fight.state, PUBLIC).scene(), language("en"), picture=kept.data)
    with Image.open(io.BytesIO(rasterise(svg))) as image:
        red, green, blue = image.convert("RGB").getpixel((150, 200))  # type: ignore[misc]
    assert red > 150
    assert green < 90
    assert blue < 90


async def test_the_picture_is_in_the_database_with_the_entry_and_in_the_exported_log(
    table: Table, store: Store
) -> None:
    await open_fight(table)
    kept = ground_picture(picture())
    asked = Request(a.ChangeMap(picture=kept.name), caller("gm"), CHANNEL, None, new_interaction(), None, None, kept)
    game = (await table.act(asked)).game
    assert await table.pictures(game) == {kept.name: kept.data}
    assert (await table.look(CHANNEL, caller("gm"))).state.ground == kept.name
    log = store.read_here(lambda connection: log_of(connection, game))
    assert log.pictures == {kept.name: kept.data}
    await act(table, "gm", a.ChangeMap(picture=""))
    assert (await table.look(CHANNEL, caller("gm"))).state.ground is None


async def test_a_refused_picture_is_not_kept(table: Table, store: Store) -> None:
    game = (await open_fight(table)).game
    kept = ground_picture(picture())
    asked = Request(a.ChangeMap(picture=kept.name), caller("anna"), CHANNEL, None, new_interaction(), None, None, kept)
    with pytest.raises(Refusal, match="gm_only"):
        await table.act(asked)
    assert store.read_here(lambda connection: log_of(connection, game)).pictures == {}


def test_a_picture_is_turned_as_the_camera_was_held() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    packed = io.BytesIO()
    Image.new("RGB", (64, 32)).save(packed, "JPEG", exif=exif)
    with Image.open(io.BytesIO(ground_picture(packed.getvalue()).data)) as image:
        assert image.size == (32, 64)


@pytest.mark.parametrize("exif", [b"Exif\0\0garbage", b"Exif\0\0MM\0*\0\0\0\x08\xff\xff" + b"\xff" * 40, b""])
def test_what_a_broken_camera_writes_is_no_bug(exif: bytes) -> None:
    packed = io.BytesIO()
    Image.new("RGB", (64, 32)).save(packed, "JPEG", exif=exif)
    with Image.open(io.BytesIO(ground_picture(packed.getvalue()).data)) as image:
        assert image.size == (64, 32)


def test_sixteen_bits_of_grey_stay_grey() -> None:
    packed = io.BytesIO()
    Image.new("I;16", (40, 40), 32768).save(packed, "PNG")
    with Image.open(io.BytesIO(ground_picture(packed.getvalue()).data)) as image:
        assert abs(image.getpixel((20, 20))[0] - 128) < 4  # type: ignore[index]


async def test_a_game_keeps_no_more_than_its_share(table: Table) -> None:
    await open_fight(table)
    for number in range(MAX_PICTURES + 1):
        kept = Picture(f"{number:064}", b"x")
        asked = Request(
            a.ChangeMap(picture=kept.name), caller("gm"), CHANNEL, None, new_interaction(), None, None, kept
        )
        if number < MAX_PICTURES:
            await table.act(asked)
        else:
            with pytest.raises(Refusal, match="too_many_pictures"):
                await table.act(asked)


@pytest.mark.parametrize(
    ("size", "columns", "rows", "fitting"),
    [((300, 200), 12, 8, None), ((300, 200), 6, 8, 12), ((900, 100), 12, 8, 30), ((100, 900), 12, 8, 2)],
)
def test_a_picture_that_is_cut_is_told_what_would_show_it_whole(
    size: tuple[int, int], columns: int, rows: int, fitting: int | None
) -> None:
    fight = Fight()
    fight.gm(a.ChangeMap(columns, rows))
    scene = fight.rules.view(fight.state, PUBLIC).scene()
    assert fitting_columns(ground_picture(picture(size=size)), scene) == fitting
