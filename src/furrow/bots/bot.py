"""What a bot is, and how it is asked: it gets an imagined state of its own, never the true one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from furrow.kernel.contract import Code, Rules, S
from furrow.kernel.generator import Generator, stream


class Bot(ABC, Generic[S]):
    """Answers for a seat. Bots keep nothing between two questions: all they remember lies on the table."""

    name: str
    imagines = True
    """False for a bot that looks at the legal answers alone; it is handed no state."""

    @abstractmethod
    def choose(self, rules: Rules[S], state: S | None, seat: int, legal: Sequence[Code], generator: Generator) -> Code:
        """One of the legal answers.

        `state` is imagined for this question and belongs to the bot: it may be changed, and imagined again for more
        worlds. `generator` is the only randomness that a bot uses.
        """


def seat_generator(seed: int, seat: int, decision: int = 0) -> Generator:
    """The generator of the bot on a seat, apart from all streams of the game.

    One generator can serve a whole game. A table that must survive a restart makes a new one for every question, by
    the number of decisions played so far.

    >>> seat_generator(7, 0).below(100) == seat_generator(7, 0).below(100)
    True
    """
    return Generator(stream(seed, f"bot {seat} {decision}"))


def answer(bot: Bot[S], rules: Rules[S], state: S, seat: int, generator: Generator) -> Code:
    """What the bot answers to the open question of a true state, which is left alone.

    >>> from furrow.bots import find
    >>> from furrow.games import find as game
    >>> rules = game("scythe")
    >>> state = rules.new(2, 7, None, {})
    >>> seat = rules.actors(state)[0]
    >>> answer(find("random"), rules, state, seat, seat_generator(7, seat)) in rules.legal(state, seat)
    True
    """
    legal = rules.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    imagined = rules.imagine(state, seat, generator) if bot.imagines else None
    return bot.choose(rules, imagined, seat, legal, generator)
