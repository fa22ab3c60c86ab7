"""The greedy bot: for each game the module that knows how to value its positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from furrow.bots.bot import Bot
from furrow.bots.errors import UnsuitableBot
from furrow.games.tableau.rules import TableauRules
from furrow.kernel.contract import Code, Rules
from furrow.kernel.generator import Generator

_MODULES = {"scythe": "furrow.bots.scythe.greedy"}
_TABLEAU = "furrow.bots.tableau.greedy"

Choose = Callable[[Rules[Any], Any, int, Sequence[Code], Generator], Code]


class GreedyBot(Bot[Any]):
    """Plays the turn that looks best at its end, without a thought for the turns after it."""

    name = "greedy"

    def choose(self, rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], generator: Generator) -> Code:
        return _thinker(rules)(rules, state, seat, legal, generator)


def _thinker(rules: Rules[Any]) -> Choose:
    """Imported on first use: a bot's tables are of no use to somebody who only wants the rules."""
    module = _TABLEAU if isinstance(rules, TableauRules) else _MODULES.get(rules.name)
    if module is None:
        raise UnsuitableBot(f"the bot 'greedy' does not play {rules.name!r}")
    found: Choose = import_module(module).choose
    return found
