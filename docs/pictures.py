"""Makes the README's pictures: `uv run python docs/pictures.py [--locale ru]`. Needs a Chromium."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import tempfile
from pathlib import Path

from playwright.async_api import async_playwright

from bot.local.play import USERS, lay_out
from bot.local.world import World, discord_locale

FOLDER = Path(__file__).parent
WIDTH, HEIGHT = 1000, 1500
ROUND = {
    "en": (
        ("anna", "shoot", {"first": "Grey", "second": "Grey"}),
        ("boris", "relocate", {"cover": "Well"}),
        ("boris", "shoot", {"first": "Bandit 1", "second": "Bandit 1"}),
        ("gm", "gm advance", {}),
        ("anna", "hold", {}),
    ),
    "ru": (
        ("anna", "shoot", {"first": "Седой", "second": "Седой"}),
        ("boris", "relocate", {"cover": "Колодец"}),
        ("boris", "shoot", {"first": "Бандит 1", "second": "Бандит 1"}),
        ("gm", "gm advance", {}),
        ("anna", "hold", {}),
    ),
}


async def picture(locale: str, to: Path) -> None:
    """Play a round and take the page as anna sees it."""
    with tempfile.TemporaryDirectory() as folder:
        async with World(f"sqlite:///{folder}/table.db", Path(folder) / "vault.key", guild_locale=locale) as world:
            await world.settle_in([(name, locale) for name in USERS])
            await lay_out(world, locale)
            channel = world.channels["table"]
            for user, command, options in ROUND[locale]:
                await world.users[user].slash(channel, command, **options)
            viewers = [world.users[name] for name in ("anna", "gm", "boris")]
            async with world.env.preview(
                channel, viewers=viewers, layout="channel", locale=discord_locale(locale)
            ) as preview:
                await _take(preview.url, to)


async def _take(url: str, to: Path) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-background-networking"]
        )
        page = await browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        await page.goto(url)
        await page.get_by_role("button", name="Hold").or_(page.get_by_role("button", name="Выждать")).last.wait_for()
        await page.wait_for_load_state("networkidle")
        await page.screenshot(path=to)
        await browser.close()


def main() -> None:
    """Read the arguments, take the picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--locale", choices=sorted(ROUND), default="en")
    parser.add_argument("--to", type=Path, default=FOLDER / "round.png")
    arguments = parser.parse_args()
    asyncio.run(picture(arguments.locale, to=arguments.to))


if __name__ == "__main__":
    main()
