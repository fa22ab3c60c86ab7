"""A bot that fails does not stop the game: another one answers, and the failure is kept for the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from furrow.bots.bot import Bot
from furrow.bots.budget import Budget
from furrow.bots.random_bot import RandomBot
from furrow.kernel.contract import Code, Rules
from furrow.kernel.generator import Generator

Tell = Callable[[str], None]
Watch = Callable[[], AbstractContextManager[None]]


class Guarded(Bot[Any]):
    """Plays as another bot does, unless that one raises or answers what it was not offered.

    >>> troubles = []
    >>> bot = Guarded(RandomBot(), troubles.append)
    >>> bot.name
    'random'
    """

    def __init__(self, bot: Bot[Any], tell: Tell, fallback: Bot[Any] | None = None, watch: Watch = nullcontext) -> None:
        """`watch` is around each thought of the bot: a caller with a clock can raise there what counts as a failure."""
        self.bot = bot
        self.name = bot.name or type(bot).__name__
        self.iterations = bot.iterations
        self._tell = tell
        self._watch = watch
        self._fallback = fallback or RandomBot()
        self.imagines = bot.imagines or self._fallback.imagines

    def choose(
        self, rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], generator: Generator, budget: Budget
    ) -> Code:
        return self.line(rules, state, seat, legal, generator, budget)[0]

    def line(
        self, rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], generator: Generator, budget: Budget
    ) -> Sequence[Code]:
        kept = state.clone() if state is not None else None  # a bot may spoil the one it is given
        try:
            handed = state if self.bot.imagines else None
            with self._watch():
                found = list(self.bot.line(rules, handed, seat, legal, generator, budget))
            if found and found[0] in legal:
                return found
            self._say(f"answered {repr(found[:1])[:80]}, which is not legal")
        except Exception as error:  # whatever somebody else's bot does
            self._say(f"failed: {type(error).__name__}: {error}")
        return self._fallback.line(rules, kept, seat, legal, generator, Budget(self._fallback.iterations, budget.stop))

    def _say(self, trouble: str) -> None:
        self._tell(f"bot {self.name!r} {trouble}; {self._fallback.name!r} answers instead")
