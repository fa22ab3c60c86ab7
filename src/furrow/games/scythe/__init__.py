"""Scythe, the base game, by the ledger SCY. `rules.py` ties the rooms together; each rule area has its own module."""

from furrow.games.scythe.rules import RULES

__all__ = ["RULES"]
