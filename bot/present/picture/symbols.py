"""The signs of a map as paths: conditions, results of shots, kinds of cover, ground. Every icon fills 24 by 24."""

from __future__ import annotations

PAPER, FLOOR, INK, FAINT, GRID = "#ede6d6", "#f6f1e4", "#2b2a26", "#8b8475", "#dcd4c0"
PLAYERS, ENEMIES, OUT = "#1b5795", "#a83c17", "#7d786d"
RUN = "#2f6b3a"
"""The colour of a relocation."""

SIGN, PATTERN = "#5d564a", "#4a463c"
"""The colours of covers' signs and of the ground's patterns."""

CONDITIONS = {
    "wounded": "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
    "out": "M5 2l7 7 7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7z",
    "suppressed": "M3 3l9 7 9-7v6l-9 7-9-7zM3 13l9 7 9-7v4l-9 7-9-7z",
    "held": "M4 3h6v18H4zM14 3h6v18h-6z",
    "keeping-down": "M12 22L1 10h7V2h8v8h7z",
    "down": "M2 15h20v5H2zM6 6a3.5 3.5 0 1 0 .1 0z",
    "low-ammo": "M6 1h12v22H6zM10 5v9h4V5z",
    "hero": "M12 1l3.3 7 7.7.9-5.7 5.3 1.5 7.6L12 18l-6.8 3.8 1.5-7.6L1 8.9 8.7 8z",
}
"""What a token's icon says; in this order beside each other."""

SWORDS = (
    "M2 1h4l6.5 8L19 1h4l-1 4-6 8 3.5 4.3 2-1.6 1.5 1.9-2 1.6 1 1.3-2 1.7-1-1.3-2 1.6-1.5-1.9 2-1.6L12.5 15 9 19.4"
    "l2 1.6-1.5 1.9-2-1.6-1 1.3-2-1.7 1-1.3-2-1.6L5 16.1l2 1.6L10.5 13 3 5z"
)
"""Between two who fight hand to hand."""

KINDS = {
    "low": "M2 14h20v8H2zM8 14v8h1.2v-8zM15 14v8h1.2v-8z",
    "high": "M5 2h14v20H5zM5 8.2v1.2h14V8.2zM5 14.6v1.2h14v-1.2zM11.4 2v6.2h1.2V2zM9 9.4v5.2h1.2V9.4z"
    "M15 15.8V22h1.2v-6.2z",
    "sturdy": "M1 4h22v16H1zM1 9.2v1.2h22V9.2zM1 14.2v1.2h22v-1.2zM8 4v5.2h1.2V4zM16 4v5.2h1.2V4z"
    "M4.5 10.4v3.8h1.2v-3.8zM12 10.4v3.8h1.2v-3.8zM19 10.4v3.8h1.2v-3.8zM8 15.4V20h1.2v-4.6zM16 15.4V20h1.2v-4.6z",
    "flimsy": "M2 20L5 3h3L5 20zM9 20l3-17h3l-3 17zM16 20l3-17h3l-3 17zM1 8h22v1.6H1zM1 14h22v1.6H1z",
}
"""How the four standard kinds of cover look; any other is a crate with its first letter."""

CRATE = "M2 2h20v20H2zM4.2 4.2v15.6h15.6V4.2z"

GROUND = {
    "wall": "#6b6358",
    "water": "#a9ccd8",
    "building": "#c9b897",
    "road": "#d8d2c4",
    "trees": "#b5c898",
    "anomaly": "#d8bfe0",
}
"""The colour of each kind of ground; its pattern tells it apart without colour."""

PATTERNS = {
    "wall": "M0 8h24M0 16h24M0 24h24M7 0v8M19 0v8M1 8v8M13 8v8M7 16v8M19 16v8",
    "water": "M2 12q2.5-4 5 0t5 0 5 0 5 0",
    "building": "M0 12L12 0M0 24L24 0M12 24L24 12",
    "road": "M10.5 12h3",
    "trees": "M12 3l5.5 8h-3l4.5 7H5l4.5-7h-3zM12 18v4",
    "anomaly": "M12 12m-2 0a2 2 0 1 1 4 1a4.5 4.5 0 1 1-7-4a7 7 0 1 1 9 11",
}
"""Lines, not areas."""
