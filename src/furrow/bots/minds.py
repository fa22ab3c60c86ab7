"""The mind of each game, made from its weights. A game's module is imported on first use."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from furrow.bots import weights as weights_module
from furrow.bots.any_game import AnyMind
from furrow.bots.errors import BadWeights
from furrow.bots.mind import Mind
from furrow.bots.weights import WeightTable
from furrow.games import until_games_change
from furrow.games.parts import part
from furrow.kernel.contract import Rules


def make_mind(rules: Rules[Any], table: WeightTable | None = None) -> Mind[Any]:
    """What `make(rules, table)` in the module `mind` of the game, or its family, gives; without a table, plain weights.

    A game that brings no mind is thought about by playing it out. Raises BadWeights for a table that does not fit.
    """
    if table is not None and table.game != rules.name:
        raise BadWeights(f"these weights are for {table.game!r}, not for {rules.name!r}")
    own = part(rules.name, "furrow.bots", "mind")
    made: Mind[Any] = AnyMind(rules) if own is None else own.make(rules, table)
    return made


@until_games_change
@lru_cache(maxsize=32)
def mind_of(rules: Rules[Any], name: str = "") -> Mind[Any]:
    """The mind with the weights of that name: those of the game if it is left out."""
    if name:
        return make_mind(rules, weights_module.load(name))
    return make_mind(rules, weights_module.load(rules.name) if weights_module.shipped(rules.name) else None)
