"""One game between bots, wholly described: who sits where, the deal, the luck of the bots. Any process can play it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from furrow import bots as bots_module
from furrow.api import Game
from furrow.games import find
from furrow.kernel.contract import Code
from furrow.kernel.options import Value
from furrow.lab.play import LIMIT, Counts, play_out
from furrow.lab.seats import SeatRow, seat_rows, turns
from furrow.lab.strangers import PATIENCE, Failures, clock, seated
from furrow.lab.thinking_times import Thinking, Timer

Choice = str | int | None
"""A value of the setup: the name of a faction, a seat, or None for any."""


class Match(msgspec.Struct, frozen=True):
    """A game to be played. `seed` deals it; `luck` is the seed of the bots, so that one deal can be played again."""

    number: int
    game: str
    bots: list[str]
    seed: int
    luck: int
    options: dict[str, Value] = {}
    setup: dict[str, list[Choice]] = {}
    limit: int = LIMIT
    patience: float = PATIENCE
    """Seconds that are waited for an answer of somebody else's bot."""


class GameRow(msgspec.Struct, frozen=True):
    """One game: its number and seed, what it took, how it ended for each seat. `finished` is false at the limit."""

    number: int
    seed: int
    turns: int
    decisions: int
    steps: int
    finished: bool
    tie_break: str
    seats: list[SeatRow]
    title: str = ""
    """The rank that a solo game awards."""
    failures: dict[str, int] = {}
    """How often a bot of somebody else's failed, and another answered for it."""

    def share(self, bot: str) -> float:
        """What a bot has won of the game: 1 alone in the first place, a part of it where several share the place."""
        first = [row.bot for row in self.seats if row.rank == 1]
        return first.count(bot) / len(first)


class Outcome(msgspec.Struct, frozen=True):
    """A game that was played, and what its bots took to think. The row is always the same, the times are not.

    `troubles` says of each bot that failed how it failed first.
    """

    row: GameRow
    thinking: dict[str, Thinking]
    troubles: dict[str, str] = {}


def play_match(match: Match) -> Outcome:
    """Play a game to its end."""
    rules = find(match.game)
    state = new_state(match)
    timer = Timer(match.bots)
    failures = Failures()
    counts = _play(match, state, failures, timer=timer)
    timer.close()
    result = rules.result(state)
    row = GameRow(
        match.number,
        match.seed,
        turns(rules, state),
        counts.decisions,
        counts.steps,
        counts.finished,
        result.tie_break,
        seat_rows(rules, state, match.bots),
        result.title,
        failures.counts,
    )
    return Outcome(row, timer.thinking, failures.troubles)


def replay_match(match: Match) -> Game:
    """The same game with its whole history and all events."""
    rules = find(match.game)
    origin = {
        "seats": len(match.bots),
        "seed": match.seed,
        "options": dict(match.options),
        "setup": dict(match.setup),
    }
    game = Game(rules, rules.new(len(match.bots), match.seed, match.options, match.setup), origin)
    steps: list[tuple[int, str]] = []
    _play(match, game.state.clone(), Failures(), watch=lambda seat, code: steps.append((seat, rules.write(code))))
    for seat, text in steps:
        game.play(text, seat)
    return game


def new_state(match: Match) -> Any:
    """The start of the game, without a log of events."""
    state = find(match.game).new(len(match.bots), match.seed, match.options, match.setup)
    state.log = None
    return state


def _play(
    match: Match,
    state: Any,
    failures: Failures,
    *,
    watch: Callable[[int, Code], None] | None = None,
    timer: Timer | None = None,
) -> Counts:
    players = [seated(name, failures, match.patience) for name in match.bots]
    generators = [bots_module.seat_generator(match.luck, seat) for seat in range(len(match.bots))]
    return play_out(
        find(match.game),
        state,
        players,
        generators,
        limit=match.limit,
        watch=watch,
        clock=lambda seat: clock(players[seat], match.patience),
        timer=timer,
    )
