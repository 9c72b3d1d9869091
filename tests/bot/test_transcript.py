"""Transcripts: the whole story in every format, whatever people are called; into another database and on from there."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import bbcode  # type: ignore[import-untyped]
import msgspec
import pytest
from markdown_it import MarkdownIt
from msgspec.structs import replace
from typer.testing import CliRunner

from bot.cli import app
from bot.clock import system_clock
from bot.present.transcript.bbcode import bbcode as as_bbcode
from bot.present.transcript.files import packed
from bot.present.transcript.html import html
from bot.present.transcript.markdown import markdown
from bot.present.transcript.markup import marked
from bot.present.transcript.story import transcript
from bot.store import queries
from bot.store.migrating import upgrade
from bot.store.store import Store
from bot.table.exporting import Log, log_of, read_log
from bot.table.importing import CannotImport, import_log
from bot.table.requests import Placing, Rewording, Undoing
from bot.table.table import Table
from bot.table.verifying import verify
from rules.core.chronicle import Roll
from rules.firefight import actions as a
from tests.bot.playing import CHANNEL, GUILD, act, caller, new_interaction, open_fight

ROOT = Path(__file__).parents[2]
HOSTILE = ("[b]Bo[/b] [url=x]", "*star* _line_ ~~x~~", "& &amp; \" '", "[img]x[/img]", "1. # > - |x|", "Ёж\\")
BBCODES = {"b", "i", "size", "color", "quote", "img"}
VOID = {"meta", "img"}


async def whole_fight(table: Table, *, ended: bool = True) -> Log:
    """A fight of people with hostile names: fired, undone, reworded, with a map and maybe an end; its log."""
    await open_fight(table, name="[b]Ford[/b] *&*")
    await act(table, "gm", a.PlaceCover("Wall [url]", "B3"))
    await act(table, "gm", a.AddEnemies("bandit", "Crow"))
    await act(table, "gm", a.AddEnemies("bandit", "Jay"))
    for name in HOSTILE:
        await act(table, "gm", a.AddEnemies("bandit", name))
    await act(table, "anna", a.Join("Anna", "Wall [url]"))
    shot = await act(table, "anna", a.Shoot(("Crow", "Jay")))
    await table.undo(Undoing(shot.game.id, shot.entry.seq, shot.entry.seq, caller("gm"), new_interaction()))
    await act(table, "anna", a.Shoot((HOSTILE[0], HOSTILE[1])))
    advanced = await act(table, "gm", a.Advance())
    words = "Rain. **Loud** [b]no[/b]\n<script>alert(1)</script>"
    await table.reword(Rewording(advanced.game.id, advanced.entry.seq, 0, words, caller("gm")))
    if ended:
        await act(table, "gm", a.End())
    return await logged(table)


async def logged(table: Table) -> Log:
    seen = await table.look(CHANNEL, caller("gm"), ended_too=True)
    return await table.exported(seen)


class Page(HTMLParser):
    """A page's text, its elements checked for balance, and what it fetches."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.sources: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.sources += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


async def test_a_page_of_html_needs_nothing_else_and_is_whole(table: Table) -> None:
    page = Page()
    page.feed(html(transcript(await whole_fight(table))))
    assert page.open == []
    assert all(source.startswith(("data:image/png;base64,", "#")) for source in page.sources)
    assert sum(source.startswith("data:") for source in page.sources) == 2
    assert "script" not in page.tags
    for name in (*HOSTILE, "[b]Ford[/b] *&*", "Wall [url]", "<script>alert(1)</script>"):
        assert name in page.text
    assert "❌" in page.text
    assert "In the GM's words" in page.text


async def test_bbcode_holds_nothing_but_what_phpbb_knows_and_is_balanced(table: Table) -> None:
    """Read by a parser that we did not write: a bracket that it takes for a tag is one that we meant."""
    text = as_bbcode(transcript(await whole_fight(table)))
    parser = bbcode.Parser(install_defaults=False, newline="\n", escape_html=False, replace_links=False)
    for name in ("b", "i", "u", "size", "color", "quote", "img", "url", "list", "code"):
        parser.add_simple_formatter(name, f"<{name}>%(value)s</{name}>")
    stack: list[str] = []
    read = ""
    for kind, name, _, data in parser.tokenize(text):
        if kind == parser.TOKEN_TAG_START:
            assert name in BBCODES
            stack.append(name)
        elif kind == parser.TOKEN_TAG_END:
            assert stack.pop() == name
        else:
            read += data.replace("\u200b", "")
    assert stack == []
    for name in (*HOSTILE, "[b]Ford[/b] *&*", "Wall [url]", "[b]no[/b]"):
        assert name in read
    assert re.findall(r"\[img\](.*?)\[/img\]", text) == [
        f"{(await logged(table)).key[:6]}-round-{n}.png" for n in (1, 2)
    ]


async def test_markdown_reads_as_it_was_said(table: Table) -> None:
    written = MarkdownIt("commonmark").enable("strikethrough").render(markdown(transcript(await whole_fight(table))))
    page = Page()
    page.feed(written.replace("<br />", "\n").replace(" />", ">"))
    for name in (*HOSTILE, "[b]Ford[/b] *&*", "Wall [url]"):
        assert name in page.text
    assert page.tags <= {"h1", "h2", "p", "strong", "em", "blockquote", "img", "code", "s"}


@pytest.mark.parametrize(
    "line", ["a\\*b", "\\<t:1:f\\>", "**x** ~~y~~ `z`", "-# small", "> quoted", "## Head", "<t:0:R>"]
)
def test_markup_is_taken_apart_and_no_word_is_lost(line: str) -> None:
    words = marked(line).words
    assert re.sub(r"\W", "", words) in re.sub(r"\W", "", line) or words == "1970-01-01 00:00 UTC"
    assert words


async def test_what_is_still_secret_is_in_no_transcript(table: Table) -> None:
    await whole_fight(table, ended=False)
    await act(table, "gm", a.GiveOrder("Crow", "down"))
    story = transcript(await logged(table))
    assert not any("order" in line.casefold() for passage in story.passages for line in passage.lines)


async def test_over_the_limit_pictures_go_first_then_it_is_compressed(table: Table) -> None:
    log = await whole_fight(table)
    (whole,) = packed(log, "html").files
    (bare,) = packed(log, "html", limit=len(whole.data) - 1).files
    assert b"<img" not in bare.data
    small = packed(log, "html", limit=len(bare.data) - 1)
    assert small.bare
    assert [file.name.endswith(".html.gz") for file in small.files] == [True]
    (packed_log,) = packed(log, "json", limit=1).files
    assert msgspec.to_builtins(read_log(packed_log.data).entries[0].tag) == log.entries[0].tag
    assert len(packed(log, "bbcode").files) == 2


@pytest.mark.parametrize("ended", [True, False])
async def test_exported_and_imported_it_is_the_same_fight(table: Table, tmp_path: Path, ended: bool) -> None:
    log = await whole_fight(table, ended=ended)
    data = packed(log, "json").files[0].data
    other = elsewhere(tmp_path, table)
    game = other.store.write_here(lambda c: import_log(c, read_log(data), GUILD, system_clock))
    seen = await other.fight_named(GUILD, log.name, is_open=not ended)
    assert seen == game
    again = await other.store.read(lambda c: log_of(c, game))
    assert [entry.tag for entry in again.entries] == [entry.tag for entry in log.entries]
    assert again.words == log.words
    there = await other.store.read(lambda c: other.state_of(c, game))
    here = await table.look(CHANNEL, caller("gm"), ended_too=True)
    assert there == here.state
    assert verify(again).findings == ()
    assert verify(await other.store.read(lambda c: log_of(c, game, kept=True))).findings == ()


@pytest.mark.parametrize("ended", [True, False])
async def test_an_imported_fight_goes_on_under_a_secret_of_its_own(table: Table, tmp_path: Path, ended: bool) -> None:
    log = await whole_fight(table, ended=ended)
    other = elsewhere(tmp_path, table)
    game = other.store.write_here(lambda c: import_log(c, log, GUILD, system_clock))
    placing = Placing(game.id, GUILD, CHANNEL, caller("gm"), new_interaction())
    await (other.reopen(placing) if ended else other.move(placing))
    await act(other, "gm", Roll("3d6", "gm"))
    await act(other, "gm", a.End())
    report = verify(await logged(other))
    assert report.findings == ()
    assert (report.sealed > 0) is not ended


async def test_what_does_not_check_out_or_is_there_already_is_not_taken(table: Table, tmp_path: Path) -> None:
    log = await whole_fight(table)
    store = elsewhere(tmp_path, table).store
    first = log.entries[-2]
    throws = tuple(replace(throw, face=throw.face % throw.sides + 1) for throw in first.throws)
    forged = replace(log, entries=(*log.entries[:-2], replace(first, throws=throws, tag="AAAAAAAA"), log.entries[-1]))
    with pytest.raises(CannotImport, match="wrong"):
        store.write_here(lambda c: import_log(c, forged, GUILD, system_clock))
    store.write_here(lambda c: import_log(c, log, GUILD, system_clock))
    with pytest.raises(CannotImport, match="known"):
        store.write_here(lambda c: import_log(c, log, GUILD, system_clock))
    assert len(store.read_here(lambda c: queries.fights_of(c, GUILD))) == 1


async def test_the_two_commands_between_two_databases(table: Table, database_url: str, tmp_path: Path) -> None:
    log = await whole_fight(table)
    run, there = CliRunner().invoke, f"sqlite:///{tmp_path}/there.db"
    out = run(app, ["export", log.name, "--format", "json", "-o", str(tmp_path), "--database-url", database_url])
    assert out.exit_code == 0, out.stderr
    file = out.stdout.strip()
    taken = run(app, ["import", file, "--guild", "7", "--database-url", there])
    assert taken.exit_code == 0, taken.stderr
    assert log.entries[-1].tag in taken.stdout
    assert run(app, ["import", file, "--guild", "7", "--database-url", there]).exit_code == 2
    for format, count in (("html", 1), ("bbcode", 3), ("markdown", 3)):
        made = run(app, ["export", log.key, "--format", format, "-o", str(tmp_path), "--database-url", there])
        assert made.exit_code == 0, made.stderr
        assert len(made.stdout.splitlines()) == count
    assert run(app, ["export", "Nowhere", "--database-url", there]).exit_code == 2
    assert run(app, ["verify", file]).exit_code == 0


@pytest.fixture(scope="module", params=["en", "ru"])
def kept(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the three days' rehearsal leaves behind, in a language."""
    folder = tmp_path_factory.mktemp(request.param)
    script = ROOT / "tests/rehearsals/three-days.table"
    command = [sys.executable, "-c", "from bot.cli import main; main()", "rehearse", str(script)]
    subprocess.run([*command, "--locale", request.param, "--keep", str(folder)], check=True, cwd=ROOT)
    return folder


@pytest.mark.parametrize("width", [390, 1200])
def test_the_page_reads_well_on_a_phone_and_on_a_screen(browser: Any, kept: Path, width: int) -> None:
    (file,) = kept.glob("*.html")
    page = browser.new_page(viewport={"width": width, "height": 800})
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(file.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    sizes = page.evaluate("[...document.images].map(image => [image.naturalWidth, image.complete])")
    assert len(sizes) == 3
    assert all(natural > 0 and complete for natural, complete in sizes)
    assert all(url.startswith(("file:", "data:")) for url in fetched)
    assert page.locator("details.undone").count() == 2
    page.close()


def elsewhere(tmp_path: Path, table: Table) -> Table:
    """Another database with its table."""
    store = Store(f"sqlite:///{tmp_path}/elsewhere.db")
    upgrade(store.engine)
    return Table(store, table.vault, clock=system_clock)
