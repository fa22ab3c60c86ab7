"""51st State: Master Set. `rules.py` fulfils the contract; `furrow.games.tableau` holds what the family shares."""

from furrow.games.fifty_first_state.rules import RULES

__all__ = ["RULES"]
