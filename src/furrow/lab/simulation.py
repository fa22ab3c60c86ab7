"""Many games between bots. Each game has a seed of its own, made from the seed of the whole and its number.

>>> from furrow.lab.simulation import SimulationPlan, play_one, simulate
>>> found = simulate("scythe", seats=2, games=2, seed=7, bots=["random"])
>>> found.games[1] == play_one(SimulationPlan("scythe", 2, 7, ["random", "random"]), 1)
True
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, suppress

import msgspec

from furrow import bots as bots_module
from furrow.api import Game
from furrow.games import find
from furrow.kernel.errors import OptionError, SetupError
from furrow.kernel.generator import mixed
from furrow.kernel.options import Value
from furrow.lab.crew import in_order
from furrow.lab.matches import Choice, GameRow, Match, play_match, replay_match
from furrow.lab.play import LIMIT
from furrow.lab.strangers import PATIENCE, add_up
from furrow.lab.thinking_times import Thinking, gather

Progress = Callable[[int, int], None]
"""Told how many games of how many are done."""


class SimulationPlan(msgspec.Struct, frozen=True):
    """What is played: everything that a single game needs besides its number. One bot name for each seat."""

    game: str
    seats: int
    seed: int
    bots: list[str]
    options: dict[str, Value] = {}
    setup: dict[str, list[Choice]] = {}
    limit: int = LIMIT
    patience: float = PATIENCE


class Simulation(msgspec.Struct, frozen=True):
    """A plan and the games that were played, in the order of their numbers. `wanted` is more if it was stopped.

    `thinking` is the time that each bot took: no part of the results, since it is never the same twice. `troubles` says
    how somebody else's bot failed first.
    """

    plan: SimulationPlan
    wanted: int
    games: list[GameRow]
    thinking: dict[str, Thinking] = {}
    troubles: dict[str, str] = {}

    @property
    def failures(self) -> dict[str, int]:
        """How often each of other people's bots failed; another answered for it."""
        return add_up(row.failures for row in self.games)

    @property
    def complete(self) -> bool:
        return len(self.games) == self.wanted

    def encode(self) -> bytes:
        """The results as JSON: the same bytes for the same plan, whatever the number of processes."""
        results = {"plan": self.plan, "wanted": self.wanted, "games": self.games}
        return msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n"


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
    patience: float = PATIENCE,
) -> Simulation:
    """Play `games` games and return their results.

    `bots`: one name for all seats, or one for each. `setup`: as for `furrow.new`, e.g. `{"factions": ["nordic", …]}`;
    what is left out is dealt again in each game. `processes`: how many cores to use; the results are the same. A
    KeyboardInterrupt ends it early: what is done is kept (`complete` is then false). Wrong values raise FurrowError
    before the first game. Games beyond `limit` steps are left unfinished and say so. Somebody else's bot that
    fails, or takes longer than `patience` seconds for an answer, is answered for: see `failures`.
    """
    plan = make_plan(game, seats=seats, seed=seed, bots=bots, options=options, setup=setup, limit=limit)
    plan = msgspec.structs.replace(plan, patience=patience)
    return run(plan, games, processes, progress)


def run(plan: SimulationPlan, games: int, processes: int = 1, progress: Progress | None = None) -> Simulation:
    """Play the first `games` games of a plan; see `simulate`."""
    _check_number("a simulation has 0 or more games", games, 0)
    _check_number("a simulation needs 1 or more processes", processes, 1)
    rows: list[GameRow] = []
    thinking: dict[str, Thinking] = {}
    troubles: dict[str, str] = {}
    with suppress(KeyboardInterrupt), closing(in_order(play_match, _matches(plan, games), processes)) as found:
        for outcome in found:
            rows.append(outcome.row)
            gather(thinking, outcome.thinking)
            troubles = {**outcome.troubles, **troubles}
            if progress is not None:
                progress(len(rows), games)
    return Simulation(plan, games, rows, thinking, troubles)


def make_plan(
    game: str,
    *,
    seats: int = 2,
    seed: int = 0,
    bots: Sequence[str] = (bots_module.DEFAULT,),
    options: Mapping[str, Value] | None = None,
    setup: Mapping[str, Sequence[Choice]] | None = None,
    limit: int = LIMIT,
) -> SimulationPlan:
    """A plan that can be played: every value is checked here, by setting up game 0."""
    _check_number("a game has a limit of 0 or more steps", limit, 0)
    _check_number("a seed is a whole number", seed)
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise SetupError(f"bots are a list of names, not {bots!r}")
    if options is not None and not isinstance(options, Mapping):
        raise OptionError(f"options are names with true or false, like {{'coin_gifts': False}}, not {options!r}")
    plan = SimulationPlan(game, seats, seed, list(bots), dict(options or {}), _choices(setup), limit)
    find(game).new(seats, game_seed(seed, 0), plan.options, plan.setup)
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
    return mixed(seed, f"game {number}") >> 11


def match_of(plan: SimulationPlan, number: int) -> Match:
    """One game of a plan, by its number."""
    seed = game_seed(plan.seed, number)
    return Match(number, plan.game, plan.bots, seed, seed, plan.options, plan.setup, plan.limit, plan.patience)


def play_one(plan: SimulationPlan, number: int) -> GameRow:
    """The row of one game, by its number."""
    return play_match(match_of(plan, number)).row


def replay(plan: SimulationPlan, number: int) -> Game:
    """One game by its number, with its whole history and all events: `replay(plan, 3).record()` is its record."""
    return replay_match(match_of(plan, number))


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


def _matches(plan: SimulationPlan, games: int) -> Iterator[Match]:
    return (match_of(plan, number) for number in range(games))
