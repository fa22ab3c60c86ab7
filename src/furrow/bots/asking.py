"""How a bot is asked: it gets an imagined state of its own, never the true one, and must answer what it was offered."""

from __future__ import annotations

from collections.abc import Sequence
from reprlib import repr as short
from typing import Any

from furrow.bots.bot import Bot
from furrow.bots.errors import BadAnswer
from furrow.kernel.contract import Code, Rules, S
from furrow.kernel.game import Game
from furrow.kernel.generator import Generator, stream
from furrow.kernel.line import Action


def seat_generator(seed: int, seat: int, decision: int = 0) -> Generator:
    """The generator of the bot on a seat, apart from all streams of the game.

    One generator can serve a whole game. A table that must survive a restart makes a new one for every question, by
    the number of decisions played so far.

    >>> seat_generator(7, 0).below(100) == seat_generator(7, 0).below(100)
    True
    """
    return Generator(stream(seed, f"bot {seat} {decision}"))


def answer(
    bot: Bot[S], rules: Rules[S], state: S, seat: int, generator: Generator, legal: Sequence[Code] | None = None
) -> Code:
    """What the bot answers to the open question of a true state, which is left alone. Raises BadAnswer.

    `legal` saves the time to list the legal answers again. A bot is not asked where there is only one.

    >>> from furrow.bots import find
    >>> from furrow.games import find as game
    >>> rules = game("scythe")
    >>> state = rules.new(2, 7, None, {})
    >>> seat = rules.actors(state)[0]
    >>> answer(find("random"), rules, state, seat, seat_generator(7, seat)) in rules.legal(state, seat)
    True
    """
    offered = tuple(rules.legal(state, seat) if legal is None else legal)
    if len(offered) == 1:
        return offered[0]
    imagined = rules.imagine(state, seat, generator) if bot.imagines else None
    chosen = bot.choose(rules, imagined, seat, offered, generator)
    try:
        return offered[offered.index(chosen)]  # ours: theirs may be equal, but made of floats
    except ValueError:
        name, question = bot.name or type(bot).__name__, rules.question(state, seat)
        raise BadAnswer(
            f"bot {name!r} answered {short(chosen)} to {question!r}; it must be one of the legal answers"
        ) from None


def ask(game: Game[Any], bot: Bot[Any], seat: int, generator: Generator) -> Action:
    """What the bot answers for a seat that owes an answer: `game.play(ask(…))` plays it. The game is left alone.

    >>> import furrow
    >>> from furrow.bots import find
    >>> game = furrow.new("scythe", seats=2, seed=7)
    >>> seat = game.actors[0]
    >>> game.play(ask(game, find("greedy"), seat, seat_generator(7, seat, len(game.history))))
    """
    legal = {action.code: action for action in game.legal(seat)}
    return legal[answer(bot, game.rules, game.state, seat, generator, tuple(legal))]
