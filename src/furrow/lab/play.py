"""The driver: bots play a game to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, NamedTuple

from furrow.bots import BadAnswer, Bot, Stop, answers
from furrow.kernel.contract import Code, Rules
from furrow.kernel.errors import FurrowError, SetupError
from furrow.kernel.generator import Generator
from furrow.lab.thinking_times import Timer

LIMIT = 1_000_000
"""Steps after which a game that will not end is left."""

Watch = Callable[[int, Code], None]
"""Told each step before it is carried out: the seat and its answer."""
Clock = Callable[[int], Stop | None]
"""Asked before each thought of a seat: its cap on time."""


class Counts(NamedTuple):
    """What a play-out took. A decision is a step where the seat had two or more legal answers."""

    steps: int
    decisions: int
    finished: bool


def play_out(
    rules: Rules[Any],
    state: Any,
    bots: Sequence[Bot[Any]],
    generators: Sequence[Generator],
    *,
    limit: int = LIMIT,
    watch: Watch | None = None,
    clock: Clock | None = None,
    timer: Timer | None = None,
) -> Counts:
    """Play a state, which is changed, to the end of its game; bot and generator number k answer for seat k.

    A bot is not asked again for what it already wants to answer next. `clock` caps its time, `timer` notes it.
    Raises BadAnswer if a bot fails or answers what it was not offered; the state is then as before that question.

    >>> from furrow.bots import find, seat_generator
    >>> from furrow.games import find as game
    >>> rules = game("scythe")
    >>> state = rules.new(2, 7, None, {})
    >>> state.log = None
    >>> play_out(rules, state, [find("random")] * 2, [seat_generator(7, seat) for seat in range(2)]).finished
    True
    """
    seats = rules.seats(state)
    if len(bots) != seats or len(generators) != seats:
        raise SetupError(f"{seats} seats need {seats} bots and generators, not {len(bots)} and {len(generators)}")
    actors, legal, apply = rules.actors, rules.legal, rules.apply
    intent = _Intent()
    steps = decisions = 0
    while steps < limit:
        owing = actors(state)
        if not owing:
            return Counts(steps, decisions, True)
        seat = owing[0]
        found = legal(state, seat)
        decisions += len(found) > 1
        code = intent.next(state, owing, found)
        if code is None:
            stop = clock(seat) if clock is not None else None
            start = process_time()
            code, *wishes = _asked(bots[seat], rules, state, seat, generators[seat], found, stop)
            if timer is not None:
                timer.note(seat, process_time() - start, rules.opens_turn(state, seat))
            intent.hold(state, seat, wishes)
        if watch is not None:
            watch(seat, code)
        apply(state, seat, code)
        steps += 1
    return Counts(steps, decisions, not actors(state))


def _asked(
    bot: Bot[Any],
    rules: Rules[Any],
    state: Any,
    seat: int,
    generator: Generator,
    found: Sequence[Code],
    stop: Stop | None,
) -> list[Code]:
    """What the bot answers. Whatever goes wrong inside it is reported with its name: there may be many at the table."""
    try:
        return answers(bot, rules, state, seat, generator, found, stop)
    except FurrowError:
        raise
    except Exception as error:
        name, question = bot.name or type(bot).__name__, rules.question(state, seat)
        raise BadAnswer(f"bot {name!r} failed at {question!r}: {type(error).__name__}: {error}") from error


class _Intent:
    """What a bot wants to answer next, as long as nobody else is asked and nothing new is shown."""

    __slots__ = ("reveals", "seat", "wishes")

    def __init__(self) -> None:
        self.seat = -1
        self.reveals = 0
        self.wishes: list[Code] = []

    def hold(self, state: Any, seat: int, wishes: list[Code]) -> None:
        self.seat = seat
        self.reveals = state.reveals
        self.wishes = wishes

    def next(self, state: Any, owing: tuple[int, ...], found: list[Code]) -> Code | None:
        """The answer that is known already, or None: then the bot is asked."""
        holds = bool(self.wishes) and owing == (self.seat,) and state.reveals == self.reveals
        if holds and self.wishes[0] in found:
            return self.wishes.pop(0)
        self.wishes = []
        return found[0] if len(found) == 1 else None
