"""The picture in words, for who cannot see it: the round, who is where, who is out."""

from __future__ import annotations

from bot.present.locales import Language
from rules.core.scene import Scene, Token

LENGTH = 256
"""Longest alternative text shown, in characters."""


def alternative_text(scene: Scene, spoken: Language) -> str:
    """Within the limit; where not everybody fits, the rest is counted. The summary's text says everything."""
    cells = {place.name: place.cell.name for place in scene.places}
    out = ", ".join(token.who.name for token in scene.tokens if token.condition == "out")
    tokens = sorted(scene.tokens, key=lambda token: token.side == "enemies")
    standing = [_where(token, cells, spoken) for token in tokens if token.condition != "out"]
    ends = f" {spoken.text('map-alt-out', {'who': out})}" if out else ""
    text = ""
    for shown in range(len(standing), -1, -1):
        more = [spoken.text("more-lines", {"count": len(standing) - shown})] if shown < len(standing) else []
        who = "; ".join((*standing[:shown], *more)) or spoken.text("map-empty")
        facts = {"title": scene.title.text, "round": scene.round, "who": who}
        text = f"{spoken.text('map-alt', facts)}.{ends}"
        if len(text) <= LENGTH:
            return text
    return f"{text[: LENGTH - 1]}…"


def _where(token: Token, cells: dict[str, str], spoken: Language) -> str:
    place = spoken.text("map-open") if token.place is None else f"{token.place} {cells[token.place]}"
    return f"{token.who.name}: {place}"
