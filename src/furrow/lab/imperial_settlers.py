"""Imperial Settlers in the tables."""

from furrow.lab.tableau import facts, traits, turns

__all__ = ["facts", "traits", "turns"]
