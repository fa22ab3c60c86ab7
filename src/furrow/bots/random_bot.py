"""The bot that plays any game: every legal answer is as good as any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from furrow.bots.bot import Bot
from furrow.bots.budget import Budget
from furrow.kernel.contract import Code, Rules
from furrow.kernel.generator import Generator


class RandomBot(Bot[Any]):
    """Uniform over the legal answers."""

    name = "random"
    imagines = False

    def choose(
        self, rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], generator: Generator, budget: Budget
    ) -> Code:
        return legal[generator.below(len(legal))]
