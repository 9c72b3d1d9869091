"""``perestrelka draw``: the map of a scenario, or of a logged fight, without a bot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.present.locales import DEFAULT as DEFAULT_LOCALE
from bot.present.locales import language, rule_words
from bot.present.picture.drawing import draw
from bot.present.picture.raster import animate, rasterise
from bot.table import scenarios
from bot.table.codec import codec_of, live
from bot.table.exporting import Log, read_log
from rules.core.contract import PUBLIC, Setup
from rules.core.refusal import Refusal
from rules.core.telling import Said
from rules.registry import FIGHTS

DRAWN = (".svg", ".png")


def draw_source(
    source: str, locale: str | None, round_: int | None, output: Path | None, *, every_round: bool
) -> Iterator[Path]:
    """Draw, and say which files were written.

    Raises ``Refusal`` for a scenario with mistakes or a round that was not played, ``ValueError`` and ``OSError``.
    """
    path = Path(source)
    if path.suffix.lower() == ".json":
        yield from _draw_log(read_log(path.read_bytes()), path, locale, round_, output, every_round=every_round)
        return
    if round_ is not None or every_round:
        raise ValueError("a scenario has no rounds; give a log")
    name, data = scenario_source(source)
    content = scenarios.read_scenario(data)
    spoken = locale or DEFAULT_LOCALE
    state = check_scenario(content, spoken)
    scene = FIGHTS[scenarios.ruleset_of(content)].view(state, PUBLIC).scene()
    titled = replace(scene, title=Said(scenarios.title_of(name, content, spoken)))
    yield _write(draw(titled, language(spoken)), output or Path(f"{name}.png"))


def scenario_source(source: str) -> tuple[str, bytes]:
    """A scenario's short name and its file, a path or one that comes along. Raises ``Refusal``, ``OSError``."""
    path = Path(source)
    if not path.is_file():
        path = scenarios.path_of(source)
    return path.stem, path.read_bytes()


def check_scenario(content: Mapping[str, Any], locale: str) -> Any:
    """The state that a scenario opens a game with. Raises ``Refusal``, with every mistake of the file."""
    codec = codec_of(scenarios.ruleset_of(content))
    setup = Setup("scenario", "0", {}, rule_words(locale), {}, dict(content), locale)
    return codec.fold(codec.ruleset.blank(), codec.ruleset.start(setup))


def _draw_log(
    log: Log, path: Path, locale: str | None, round_: int | None, output: Path | None, *, every_round: bool
) -> Iterator[Path]:
    if log.ruleset not in FIGHTS:
        raise ValueError("a roster has no map")
    rounds, spoken = _rounds(log), language(locale or log.locale)

    def drawn(number: int) -> str:
        state, tag = rounds[number]
        scene = FIGHTS[log.ruleset].view(state, PUBLIC).scene()
        return draw(replace(scene, past=()), spoken, tag=tag, picture=log.pictures.get(scene.ground or ""))

    if every_round:
        stem = (output or path).with_suffix("")
        for number in rounds:
            yield _write(drawn(number), Path(f"{stem}-{number}.png"))
        moving = stem.with_suffix(".webp")
        moving.write_bytes(animate([rasterise(drawn(number)) for number in rounds]))
        yield moving
        return
    number = round_ if round_ is not None else max(rounds)
    if number not in rounds:
        raise Refusal("no_such_round", round=number, last=max(rounds))
    yield _write(drawn(number), output or path.with_suffix(".png"))


def _rounds(log: Log) -> dict[int, tuple[Any, str]]:
    entries = ((bytes(entry.events).decode(), entry.tag) for entry in live(log.entries))
    try:
        return codec_of(log.ruleset).rounds(entries)
    except Exception as error:  # whatever a damaged log makes of the rules
        raise ValueError("this log cannot be played again; `perestrelka verify` says where it is wrong") from error


def _write(svg: str, path: Path) -> Path:
    if path.suffix.lower() not in DRAWN:
        raise ValueError(f"{path}: write to a .svg or a .png")
    if path.suffix.lower() == ".svg":
        path.write_text(svg, "utf-8")
    else:
        path.write_bytes(rasterise(svg))
    return path
