"""Many games between bots. Each game has a seed of its own, made from the seed of the whole and its number.

>>> from furrow.lab.simulation import Plan, play_one, simulate
>>> found = simulate("scythe", seats=2, games=2, seed=7, bots=["random"])
>>> found.games[1] == play_one(Plan("scythe", 2, 7, ["random", "random"]), 1)
True
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing, suppress
from functools import partial
from multiprocessing.context import BaseContext
from typing import Any

import msgspec

from furrow import bots as bots_module
from furrow.api import Game
from furrow.games import find
from furrow.kernel.errors import OptionError, SetupError
from furrow.kernel.generator import stream
from furrow.kernel.options import Value
from furrow.lab.play import LIMIT, Counts, play_out
from furrow.lab.seats import SeatRow, seat_rows, turns

Choice = str | int | None
"""A value of the setup: the name of a faction, a seat, or None for any."""
Progress = Callable[[int, int], None]
"""Told how many games of how many are done."""


class Plan(msgspec.Struct, frozen=True):
    """What is played: everything that a single game needs besides its number. One bot name for each seat."""

    game: str
    seats: int
    seed: int
    bots: list[str]
    options: dict[str, Value] = {}
    setup: dict[str, list[Choice]] = {}
    limit: int = LIMIT


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


class Simulation(msgspec.Struct, frozen=True):
    """A plan and the games that were played, in the order of their numbers. `wanted` is more if it was stopped."""

    plan: Plan
    wanted: int
    games: list[GameRow]

    @property
    def complete(self) -> bool:
        return len(self.games) == self.wanted

    def encode(self) -> bytes:
        """The results as JSON: the same bytes for the same plan, whatever the number of processes."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def simulate(
    game: str,
    *,
    seats: int = 2,
    games: int = 100,
    seed: int = 0,
    bots: Sequence[str] = (bots_module.DEFAULT,),
    options: Mapping[str, Value] | None = None,
    setup: Mapping[str, Sequence[Choice]] | None = None,
    processes: int = 1,
    progress: Progress | None = None,
    limit: int = LIMIT,
) -> Simulation:
    """Play `games` games and give their results.

    `bots`: one name for all seats, or one for each. `setup`: as for `furrow.new`, e.g. `{"factions": ["nordic", …]}`;
    what is left out is dealt anew in each game. `processes`: how many cores to use; the results are the same. A
    KeyboardInterrupt ends it early: what is done is kept (`complete` is then false). Wrong values raise FurrowError
    before the first game. Games beyond `limit` steps are left unfinished and say so.
    """
    plan = make_plan(game, seats=seats, seed=seed, bots=bots, options=options, setup=setup, limit=limit)
    _check_number("a simulation has 0 or more games", games, 0)
    _check_number("a simulation needs 1 or more processes", processes, 1)
    rows: list[GameRow] = []
    with suppress(KeyboardInterrupt), closing(_rows(plan, games, processes)) as found:
        for row in found:
            rows.append(row)
            if progress is not None:
                progress(len(rows), games)
    return Simulation(plan, games, rows)


def make_plan(
    game: str,
    *,
    seats: int = 2,
    seed: int = 0,
    bots: Sequence[str] = (bots_module.DEFAULT,),
    options: Mapping[str, Value] | None = None,
    setup: Mapping[str, Sequence[Choice]] | None = None,
    limit: int = LIMIT,
) -> Plan:
    """A plan that can be played: every value is checked here, by setting up game 0."""
    _check_number("a game has a limit of 0 or more steps", limit, 0)
    _check_number("a seed is a whole number", seed)
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise SetupError(f"bots are a list of names, not {bots!r}")
    if options is not None and not isinstance(options, Mapping):
        raise OptionError(f"options are names with true or false, like {{'coin_gifts': False}}, not {options!r}")
    plan = Plan(game, seats, seed, list(bots), dict(options or {}), _choices(setup), limit)
    _new_state(plan, game_seed(seed, 0))
    if len(plan.bots) == 1:
        plan = msgspec.structs.replace(plan, bots=plan.bots * seats)
    if len(plan.bots) != seats:
        raise SetupError(f"{seats} seats need 1 or {seats} bots, not {len(plan.bots)}")
    for name in plan.bots:
        bots_module.find(name)
    return plan


def game_seed(seed: int, number: int) -> int:
    """The seed of a single game: 53 bits, so that every JSON reader keeps it whole.

    >>> game_seed(7, 0) == game_seed(7, 0) != game_seed(7, 1)
    True
    """
    return stream(seed, f"game {number}") >> 11


def play_one(plan: Plan, number: int) -> GameRow:
    """The row of one game, by its number."""
    seed = game_seed(plan.seed, number)
    state = _new_state(plan, seed)
    return _row(plan, number, state, _play(plan, seed, state))


def replay(plan: Plan, number: int) -> Game:
    """One game by its number, with its whole history and all events: `replay(plan, 3).record()` is its record."""
    rules = find(plan.game)
    seed = game_seed(plan.seed, number)
    origin = {"seats": plan.seats, "seed": seed, "options": dict(plan.options), "setup": dict(plan.setup)}
    game = Game(rules, _new_state(plan, seed), origin)
    steps: list[tuple[int, str]] = []
    _play(plan, seed, game.state.clone(), lambda seat, code: steps.append((seat, rules.write(code))))
    for seat, text in steps:
        game.play(text, seat)
    return game


# -- inside ------------------------------------------------------------------------------------------------------


def _check_number(rule: str, value: object, low: int | None = None) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or (low is not None and value < low):
        raise SetupError(f"{rule}, not {value!r}")


def _choices(setup: Mapping[str, Sequence[Choice]] | None) -> dict[str, list[Choice]]:
    if setup is not None and not isinstance(setup, Mapping):
        raise SetupError(f"the setup is names with lists, like {{'factions': ['nordic', None]}}, not {setup!r}")
    for name, value in (setup or {}).items():
        if isinstance(value, str) or not isinstance(value, Sequence):
            raise SetupError(f"{name} in the setup are a list, one for each seat, not {value!r}")
    return {name: list(value) for name, value in (setup or {}).items()}


def _new_state(plan: Plan, seed: int) -> Any:
    state = find(plan.game).new(plan.seats, seed, plan.options, plan.setup)
    state.log = None
    return state


def _play(plan: Plan, seed: int, state: Any, watch: Callable[[int, Any], None] | None = None) -> Counts:
    players = [bots_module.find(name) for name in plan.bots]
    generators = [bots_module.seat_generator(seed, seat) for seat in range(plan.seats)]
    return play_out(find(plan.game), state, players, generators, limit=plan.limit, watch=watch)


def _row(plan: Plan, number: int, state: Any, counts: Counts) -> GameRow:
    rules = find(plan.game)
    return GameRow(
        number,
        game_seed(plan.seed, number),
        turns(rules, state),
        counts.decisions,
        counts.steps,
        counts.finished,
        rules.result(state).tie_break,
        seat_rows(rules, state, plan.bots),
    )


def _rows(plan: Plan, games: int, processes: int) -> Generator[GameRow, None, None]:
    """The rows in the order of their numbers, whoever plays them."""
    play = partial(play_one, plan)
    if processes == 1 or games < 2:
        yield from map(play, range(games))
        return
    chunk = max(1, min(16, games // (processes * 4)))
    with _context().Pool(processes, _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(play, range(games), chunk)


def _context() -> BaseContext:
    """Copies of this process start quickest, but copying one with threads may lock up."""
    copying = "fork" in multiprocessing.get_all_start_methods() and threading.active_count() == 1
    return multiprocessing.get_context("fork" if copying else "spawn")


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
