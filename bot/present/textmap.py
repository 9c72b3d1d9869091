"""The map in text: a grid with a letter for each cover, and who stands where."""

from __future__ import annotations

from collections.abc import Sequence

from bot.present.escaping import plain
from bot.present.lines import render_all
from bot.present.locales import Language
from rules.core.geometry import column_name
from rules.core.scene import Scene, Token

_SIDES = {"players": "🔹", "enemies": "🔸"}
_OUT = "✖️"


def legend(scene: Scene, language: Language) -> list[str]:
    """Places with who is there, then what their kinds mean; never empty."""
    lines = [*whereabouts(scene, language), *render_all(scene.legend, language)]
    return lines or [language.text("map-empty")]


def grid(scene: Scene) -> str:
    """The cells in a code block: columns lettered, rows numbered from the north, covers by their letter."""
    letters: dict[tuple[int, int], str] = {}
    for place in scene.places:
        letters.setdefault((place.cell.column, place.cell.row), place.letter)
    width = 2 if scene.columns <= 26 and all(len(letter) == 1 for letter in letters.values()) else 3
    lines = ["   " + "".join(f"{column_name(column):<{width}}" for column in range(scene.columns))]
    for row in range(scene.rows):
        cells = "".join(f"{letters.get((column, row), '·'):<{width}}" for column in range(scene.columns))
        lines.append(f"{row + 1:>2} {cells}")
    return "```\n" + "\n".join(line.rstrip() for line in lines) + "\n```"


def whereabouts(scene: Scene, language: Language) -> list[str]:
    """A line for each place, then who is in the open."""
    lines = [
        language.text(
            "map-place",
            {
                "letter": place.letter,
                "cover": f"**{plain(place.name)}**",
                "cell": place.cell.name,
                "about": ", ".join(render_all(place.about, language)),
                "who": _tokens([t for t in scene.tokens if t.place == place.name], language),
            },
        )
        for place in scene.places
    ]
    in_the_open = [token for token in scene.tokens if token.place is None]
    if in_the_open:
        lines.append(f"· {language.text('map-open')}: {_tokens(in_the_open, language)}")
    return lines


def _tokens(tokens: Sequence[Token], language: Language) -> str:
    if not tokens:
        return language.text("map-empty")
    return ", ".join(f"{_OUT if t.condition == 'out' else _SIDES[t.side]} {plain(t.who.name)}" for t in tokens)
