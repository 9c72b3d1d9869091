"""The map in words: each cover with its cell and sides, and who stands where."""

from __future__ import annotations

from collections.abc import Sequence

from bot.present.escaping import plain
from bot.present.lines import render_all
from bot.present.locales import Language
from rules.core.scene import Scene, Token

_SIDES = {"players": "🔹", "enemies": "🔸"}
_OUT = "✖️"
_MARKS = {"in-melee": "⚔️", "down": "🛌"}


def legend(scene: Scene, language: Language) -> list[str]:
    """Places with who is there, then what their kinds mean; never empty."""
    lines = [*whereabouts(scene, language), *render_all(scene.legend, language)]
    return lines or [language.text("map-empty")]


def whereabouts(scene: Scene, language: Language) -> list[str]:
    """A line for each place, then who is in the open."""
    lines = [
        language.text(
            "map-place",
            {
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
    return ", ".join(f"{_sign(t)} {plain(t.who.name)}" for t in tokens)


def _sign(token: Token) -> str:
    if token.condition == "out":
        return _OUT
    return _SIDES[token.side] + "".join(sign for mark, sign in _MARKS.items() if mark in token.marks)
