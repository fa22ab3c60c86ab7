"""The mind of each game, by its weights. A game's module is imported on first use: who wants rules does not wait."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any, Protocol

from furrow.bots import weights as weights_module
from furrow.bots.errors import BadWeights, UnsuitableBot
from furrow.bots.mind import Mind
from furrow.bots.weights import Table
from furrow.kernel.contract import Rules

_MODULES = {"scythe": "furrow.bots.scythe.mind", "tableau": "furrow.bots.tableau.mind"}
"""By family."""


class _Maker(Protocol):
    def __call__(self, rules: Rules[Any], table: Table | None) -> Mind[Any]: ...


def make_mind(rules: Rules[Any], table: Table | None = None) -> Mind[Any]:
    """A mind with a table of weights; without one, a game of the card family gets plain ones.

    Raises UnsuitableBot for a game that our bots do not play, BadWeights for a table that does not fit.
    """
    module = _MODULES.get(rules.family)
    if module is None:
        raise UnsuitableBot(f"our bots do not play {rules.name!r}")
    if table is not None and table.game != rules.name:
        raise BadWeights(f"these weights are for {table.game!r}, not for {rules.name!r}")
    maker: _Maker = import_module(module).make
    return maker(rules, table)


@lru_cache(maxsize=32)
def mind_of(rules: Rules[Any], name: str = "") -> Mind[Any]:
    """The mind with the weights of that name: those of the game if it is left out."""
    if name:
        return make_mind(rules, weights_module.load(name))
    return make_mind(rules, weights_module.load(rules.name) if weights_module.shipped(rules.name) else None)
