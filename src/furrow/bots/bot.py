"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from furrow.bots.budget import Budget
from furrow.kernel.contract import Code, Rules, S
from furrow.kernel.generator import Generator


class Bot(ABC, Generic[S]):
    """Answers for a seat. Bots keep nothing between two questions: all they remember lies on the table."""

    name: str = ""
    """How error messages call it; the name of the class if empty."""
    imagines = True
    """False for a bot that looks at the legal answers alone; it is handed no state."""
    iterations = 0
    """How much it thinks about one question; 0 for a bot that does not search."""

    @abstractmethod
    def choose(
        self, rules: Rules[S], state: S | None, seat: int, legal: Sequence[Code], generator: Generator, budget: Budget
    ) -> Code:
        """One of the legal answers, of which there are at least two.

        `state` is imagined for this question and belongs to the bot: it may be changed, and imagined again for more
        worlds. `generator` is the only randomness that a bot uses. When `budget.spent`, it is time to answer.
        """

    def line(
        self, rules: Rules[S], state: S | None, seat: int, legal: Sequence[Code], generator: Generator, budget: Budget
    ) -> Sequence[Code]:
        """The answer with those that should follow it, as long as nothing new is shown and nobody else is asked.

        A bot that thinks in whole turns need not think again at each of their steps.
        """
        return (self.choose(rules, state, seat, legal, generator, budget),)
