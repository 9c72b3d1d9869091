"""The cover firefight, rules page 1 (source: the forum post on firefights with people)."""

from rules.firefight.engine import Firefight

__all__ = ["Firefight"]
