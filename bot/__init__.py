"""The Discord game master: commands, the table where games are played, the store, the telling."""

__version__ = "0.1.0"
