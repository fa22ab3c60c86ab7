"""Imperial Settlers. `rules.py` fulfils the contract; `furrow.games.tableau` holds what the family shares."""

from furrow.games.imperial_settlers.rules import RULES

__all__ = ["RULES"]
