"""How a bot is asked: it gets an imagined state of its own, never the true one, and must answer what it was offered."""

from __future__ import annotations

from collections.abc import Sequence
from reprlib import repr as short
from typing import Any

from furrow.bots.bot import Bot
from furrow.bots.budget import Budget, Stop
from furrow.bots.errors import BadAnswer
from furrow.kernel.contract import Code, Rules, S
from furrow.kernel.game import Game
from furrow.kernel.generator import Generator, mixed
from furrow.kernel.line import JOINT, Action


def seat_generator(seed: int, seat: int, decision: int = 0) -> Generator:
    """The generator of the bot on a seat, separate from all streams of the game.

    One generator can serve a whole game. A table that must survive a restart makes a new one for every question, by
    the number of decisions played so far.

    >>> seat_generator(7, 0).below(100) == seat_generator(7, 0).below(100)
    True
    """
    return Generator(mixed(seed, f"bot {seat} {decision}"))


def answers(
    bot: Bot[S],
    rules: Rules[S],
    state: S,
    seat: int,
    generator: Generator,
    legal: Sequence[Code] | None = None,
    stop: Stop | None = None,
) -> list[Code]:
    """What the bot answers to the open question of a true state, which is left alone, and what it wants to answer next.

    The answers after the first are wishes: the caller checks that they are legal, that the seat is still asked
    and that nothing new was shown. `legal` saves the time to list the legal answers again; `stop` is the cap on time.
    A bot is not asked where there is only one answer. Raises BadAnswer.
    """
    offered = tuple(rules.legal(state, seat) if legal is None else legal)
    if len(offered) == 1:
        return [offered[0]]
    imagined = rules.imagine(state, seat, generator) if bot.imagines else None
    chosen = bot.line(rules, imagined, seat, offered, generator, Budget(bot.iterations, stop))
    try:
        first = offered[offered.index(chosen[0])]  # ours: theirs may be equal, but made of floats
    except (ValueError, TypeError, LookupError):
        name, question = bot.name or type(bot).__name__, rules.question(state, seat)
        said = chosen[0] if isinstance(chosen, tuple | list) and len(chosen) == 1 else chosen
        raise BadAnswer(
            f"bot {name!r} answered {short(said)} to {question!r}; it must be one of the legal answers"
        ) from None
    return [first, *chosen[1:]]


def answer(
    bot: Bot[S],
    rules: Rules[S],
    state: S,
    seat: int,
    generator: Generator,
    legal: Sequence[Code] | None = None,
    stop: Stop | None = None,
) -> Code:
    """The first of `answers`: what the bot answers to the open question.

    >>> from furrow.bots import find
    >>> from furrow.games import find as game
    >>> rules = game("scythe")
    >>> state = rules.new(2, 7, None, {})
    >>> seat = rules.actors(state)[0]
    >>> answer(find("random"), rules, state, seat, seat_generator(7, seat)) in rules.legal(state, seat)
    True
    """
    return answers(bot, rules, state, seat, generator, legal, stop)[0]


def ask(game: Game[Any], bot: Bot[Any], seat: int, generator: Generator, stop: Stop | None = None) -> Action:
    """What the bot answers for a seat that owes an answer: `game.play(ask(…))` plays it. The game is left alone.

    >>> import furrow
    >>> from furrow.bots import find
    >>> game = furrow.new("scythe", seats=2, seed=7)
    >>> seat = game.actors[0]
    >>> game.play(ask(game, find("steady"), seat, seat_generator(7, seat, len(game.history))))
    """
    legal = {action.code: action for action in game.legal(seat)}
    return legal[answer(bot, game.rules, game.state, seat, generator, tuple(legal), stop)]


def ask_line(game: Game[Any], bot: Bot[Any], seat: int, generator: Generator, stop: Stop | None = None) -> str:
    """Like `ask`, but with all answers that the bot wants to give at once: `game.play(ask_line(…), seat)`."""
    legal = tuple(action.code for action in game.legal(seat))
    codes = answers(bot, game.rules, game.state, seat, generator, legal, stop)
    return JOINT.join(playable(game.rules, game.state, seat, codes))


def playable(rules: Rules[Any], state: Any, seat: int, codes: Sequence[Code]) -> list[str]:
    """The texts of the answers that can be given in one go: until something new is shown or somebody else is asked."""
    here = rules.imagine(state, seat, Generator(0))
    texts: list[str] = []
    for code in codes:
        if texts and (rules.actors(here) != (seat,) or rules.refusal(here, seat, code)):
            break
        shown = here.reveals
        rules.apply(here, seat, code)
        texts.append(rules.write(code))
        if here.reveals != shown:
            break
    return texts
