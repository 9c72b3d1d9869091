"""Makes the README's pictures: `uv run python docs/pictures.py [--locale ru] [--to FOLDER]`. Needs a Chromium.

A fight from a bundled scenario is played with forced dice; `round.png` is its summary in the page, `form.png` a
player's form, `map.png` the map of its first round, `melee.png` of its second, in which people go at each other,
`fight.webp` the whole of it in motion, `sheet.png` what became of one of its people, `transcript.png` its story.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import shutil
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import simcord
from PIL import Image
from playwright.async_api import Browser, Playwright, ViewportSize, async_playwright

from bot.local import simcord_private
from bot.local.play import USERS
from bot.local.scripted_dice import DiceScript
from bot.local.world import World, discord_locale
from bot.present.transcript.html import html
from bot.present.transcript.story import transcript
from bot.table.requests import Caller

FOLDER = Path(__file__).parent
WIDTH, HEIGHT = 1000, 1900
PAGE: ViewportSize = {"width": 480, "height": 860}
LEFT, TOP, RIGHT = 66, 30, 62
SCENARIO = "toll"
SHOOT = {"en": "Shoot", "ru": "Стрелять"}
PRONOUNS = ("she", "he", "she")
HISTORY = {"en": "History", "ru": "История"}
BAND = {"en": "The Lanterns", "ru": "Фонари"}
GEAR = {"en": "carbine, two knives, a tin of matches", "ru": "карабин, два ножа, коробок спичек"}
NAMES = {"en": ("Anna", "Boris", "Vera"), "ru": ("Анна", "Борис", "Вера")}


async def pictures(locale: str, to: Path) -> None:
    """Play, and take the pictures."""
    dice = DiceScript()
    with tempfile.TemporaryDirectory() as folder:
        url, key = f"sqlite:///{folder}/table.db", Path(folder) / "vault.key"
        async with World(url, key, guild_locale=locale, dice=dice.box) as world:
            await world.settle_in([(name, locale) for name in (*USERS, "vera")])
            await _play(world, locale, dice)
            await _take(world, locale, to)
            await _melee(world, locale, dice)
            await world.users["gm"].slash(world.channels["table"], "fight end")
            _keep(world, to)
            await _take_transcript(world, to)
            await _between(world, locale, dice)
            await _take_sheet(world, locale, to)


async def _play(world: World, locale: str, dice: DiceScript) -> None:
    """Two rounds of a fight at a checkpoint."""

    say = _speaker(world, dice)
    await say("gm", "band new", name=BAND[locale], money=12, rating=60)
    await say("anna", "character new", name=NAMES[locale][0], pronoun="she", band=BAND[locale], gear=GEAR[locale])
    await say("gm", "fight new", name=_title(locale), scenario=SCENARIO)
    state = await world.bot.table.look(world.channels["table"].id, Caller(world.users["gm"].id, "gm"))
    covers = [cover.name for cover in state.state.covers]
    enemies = [fighter.label or fighter.name for fighter in state.state.fighters]
    for user, name, cover, pronoun in zip(("anna", "boris", "vera"), NAMES[locale], covers, PRONOUNS, strict=False):
        await say(user, "join", character=name, cover=cover, pronoun=pronoun)
    await say("anna", "shoot", 5, 5, 6, 2, first=enemies[0], second=enemies[0], third=enemies[1])
    await say("boris", "relocate", 4, 3, cover=covers[3])
    await say("boris", "shoot", 4, 3, first=enemies[2], second=enemies[2])
    await say("vera", "suppress", 6, first=enemies[4], cover=state.state.fighters[4].cover)
    await say("gm", "gm advance", *[4, 6, 3, 5, 2, 6, 3, 4, 5])
    dice.queue.clear()
    await say("vera", "hold")


async def _melee(world: World, locale: str, dice: DiceScript) -> None:
    """The second round: two charges, one of which makes a hero, and an enemy who comes to help."""
    say, (anna, boris, _) = _speaker(world, dice), NAMES[locale]
    state = await world.bot.table.look(world.channels["table"].id, Caller(world.users["gm"].id, "gm"))
    enemies = [fighter.label or fighter.name for fighter in state.state.fighters]
    await say("gm", "gm set-stats", fighter=anna, skill=5, damage=3, reason="machete")
    await say("anna", "melee charge", 1, 1, 6, 5, target=enemies[1])
    await say("boris", "melee charge", 4, 4, 2, 6, 3, target=enemies[3])
    await say("gm", "gm order", fighter=enemies[4], do="charge", first=boris)
    await say("gm", "gm advance", *[2, 3, 2, 5], *[6, 5, 3, 6, 4], *[5, 6, 6, 6, 5, 5])


async def _between(world: World, locale: str, dice: DiceScript) -> None:
    """What became of one of them: an injury in three parts, a skill, an advance that still asks something."""
    say, anna = _speaker(world, dice), NAMES[locale][0]
    await say("anna", "injury", 1, 6, 3, 4, 2, 3, 1, 1, 3, 3, 6, 2, 5, character=anna)
    await say("gm", "skill", 6, character=anna, list="moving")
    await say("anna", "experience", 3, 4, character=anna)
    await say("anna", "character show", name=anna)


def _speaker(world: World, dice: DiceScript) -> Callable[..., Awaitable[simcord.InteractionResult]]:
    async def say(by: str, command: str, *faces: int, **options: str | int) -> simcord.InteractionResult:
        dice.queue.extend(faces)
        return await world.users[by].slash(world.channels["table"], command, **options)

    return say


async def _take_sheet(world: World, locale: str, to: Path) -> None:
    channel, viewers = world.channels["table"], [world.users["anna"]]
    preview = world.env.preview(channel, viewers=viewers, layout="channel", locale=discord_locale(locale))
    async with preview as shown, async_playwright() as playwright:
        browser = await _browser(playwright)
        page = await browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        await page.goto(shown.url)
        article = page.get_by_role("article").filter(has_text=HISTORY[locale]).last
        await article.scroll_into_view_if_needed()
        await article.screenshot(path=to / "sheet.png")
        _without_margin(to / "sheet.png")
        await browser.close()


async def _take_transcript(world: World, to: Path) -> None:
    """The first round of the fight to take home, on light and on dark."""
    table = world.bot.table
    seen = await table.look(world.channels["table"].id, Caller(world.users["gm"].id, "gm"), ended_too=True)
    written = html(transcript(await table.exported(seen)))
    async with async_playwright() as playwright:
        browser = await _browser(playwright)
        shots = []
        for scheme in ("light", "dark"):
            page = await browser.new_page(viewport=PAGE, color_scheme=scheme)  # type: ignore[arg-type]
            await page.set_content(written)
            target = page.get_by_role("img").first if scheme == "dark" else page.get_by_role("heading").first
            await target.evaluate("it => it.scrollIntoView({block: 'center'})" if scheme == "dark" else "it => 0")
            shots.append(Image.open(io.BytesIO(await page.screenshot())))
        await browser.close()
    both = Image.new("RGB", (2 * PAGE["width"] + 20, PAGE["height"]), "#808080")
    for place, shot in enumerate(shots):
        both.paste(shot, (place * (PAGE["width"] + 20), 0))
    both.quantize(128).save(to / "transcript.png")


async def _browser(playwright: Playwright) -> Browser:
    return await playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-background-networking"]
    )


def _title(locale: str) -> str:
    return "Night at the toll" if locale == "en" else "Ночь у шлагбаума"


async def _take(world: World, locale: str, to: Path) -> None:
    viewers = [world.users[name] for name in ("anna", "gm", "boris")]
    async with (
        world.env.preview(
            world.channels["table"], viewers=viewers, layout="channel", locale=discord_locale(locale)
        ) as preview,
        async_playwright() as playwright,
    ):
        browser = await _browser(playwright)
        page = await browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        await page.goto(preview.url)
        shoot = page.get_by_role("button", name=SHOOT[locale], exact=True).last
        await shoot.click()
        await page.get_by_role("combobox").last.wait_for()
        await page.get_by_role("img").last.scroll_into_view_if_needed()
        await page.get_by_role("article").filter(has=shoot).last.screenshot(path=to / "round.png")
        form = page.get_by_role("article").filter(has=page.get_by_role("combobox"))
        await form.last.screenshot(path=to / "form.png")
        for name in ("round.png", "form.png"):
            _without_margin(to / name)
        await browser.close()


def _without_margin(path: Path) -> None:
    """Cut off the page's left margin, with its avatars, times and toolbar."""
    with Image.open(path) as image:
        inner = image.crop((LEFT, TOP if path.name == "round.png" else 0, image.width - RIGHT, image.height))
    inner.save(path)


def _keep(world: World, to: Path) -> None:
    """The map of the first round and the fight in motion, as they were posted."""
    files = [a for m in simcord_private.messages(world.env) if m.content for a in m.attachments]
    for name, kind, nth in (("map.png", ".png", 0), ("melee.png", ".png", 1), ("fight.webp", ".webp", 0)):
        found = [file for file in files if file["filename"].endswith(kind)][nth]
        (to / name).write_bytes(simcord_private.attachment_bytes(world.env, found["url"]))


def main() -> None:
    """Read the arguments, take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--locale", choices=sorted(SHOOT), default="en")
    parser.add_argument("--to", type=Path, default=FOLDER)
    arguments = parser.parse_args()
    arguments.to.mkdir(parents=True, exist_ok=True)
    asyncio.run(pictures(arguments.locale, arguments.to))


if __name__ == "__main__":
    main()
