"""Tuning: an evolution strategy (CMA-ES) improves the weights of a game by play against the weights it started from.

It needs the package of the extra `tune`.
"""

from __future__ import annotations

import math
import tempfile
import warnings
from collections.abc import Callable, Sequence
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from furrow.bots import weights as weights_module
from furrow.bots.levels import PLAIN
from furrow.bots.weights import WeightTable
from furrow.kernel.errors import FurrowError, SetupError
from furrow.lab.crew import in_order
from furrow.lab.intervals import Share, share
from furrow.lab.matches import GameRow, Match, play_match
from furrow.lab.results import Results
from furrow.lab.simulation import game_seed

EXTRA = "furrow[tune]"
_SIGMA = 0.7
"""Wide at first: a game is decided by luck for the most part, and a small change would drown in it."""
_STRIDE = 0.5
"""A step of one multiplies a weight by the exponential of this, …"""
_LITTLE = 0.1
"""… and adds this much to one that was zero."""
_SOLO = "solo_"
"""Weights of the solo game stay as they are: games of several seats say nothing of them."""
_MARGIN = 15.0
"""A victory by so many points counts as clear."""
_LONGEST = 4000
"""Steps after which a game counts as lost for the candidate: weights by chance may have no wish to end it."""
_CHECK = -1_000_000
"""Deals of the last comparison: none of them was tuned on."""

Progress = Callable[[int, int, str], None]
"""Told games done, games in all, and what is going on."""


class NoTuning(FurrowError):
    """The package that tunes is not installed."""


class Effort(msgspec.Struct, frozen=True):
    """What is tuned and how long. `games` are those of one candidate; `check` those of the last comparison."""

    game: str
    start: str
    seed: int
    population: int
    games: int
    check: int
    seats: int = 2


class Generation(msgspec.Struct, frozen=True):
    """How the candidates of one generation did: what the strategy gets, and what they won."""

    fitness: list[float]
    wins: list[float]


class Tuned(msgspec.Struct, frozen=True):
    """The weights found, the generations that led there, and what they win against the start on fresh deals."""

    table: WeightTable
    generations: list[Generation]
    won: Share


def tune(
    effort: Effort,
    generations: int,
    *,
    processes: int = 1,
    file: Path | None = None,
    progress: Progress | None = None,
    command: str = "",
) -> Tuned:
    """Tune for this number of generations in all; those in `file` are not played again. Raises FurrowError."""
    start = checked(effort)
    strategy = _strategy(effort, start)
    order = {"effort": effort, "weights": start.weights}
    results = Results(Generation, order, file)
    total = generations * effort.population * effort.games + effort.check
    with tempfile.TemporaryDirectory(prefix="furrow-tune-") as folder:
        arena = _Arena(effort, start, Path(folder), processes, total, progress)
        found = []
        for number in range(generations):
            points = strategy.ask()
            key = str(number)
            if key not in results.done:
                results.keep(key, arena.generation(number, [_moved(start, point) for point in points]))
            arena.done = (number + 1) * effort.population * effort.games
            found.append(results.done[key])
            strategy.tell(points, found[-1].fitness)
        best = _moved(start, strategy.result.xfavorite) if generations else start
        won = arena.against_start(best)
    run = {
        "by": "furrow tune",
        "command": command,
        "seed": effort.seed,
        "generations": generations,
        "population": effort.population,
        "games": generations * effort.population * effort.games,
        "against": effort.start,
        "check": f"{won.won:g} of {won.games} games on fresh deals, {won.low:.0%} to {won.high:.0%}",
    }
    return Tuned(msgspec.structs.replace(best, run=run), found, won)


def checked(effort: Effort) -> WeightTable:
    """The weights to start from; raises FurrowError for an impossible effort."""
    table = weights_module.load(effort.start)
    if table.game != effort.game:
        raise SetupError(f"the weights {effort.start!r} are for {table.game}, not for {effort.game}")
    if effort.population < 2 or effort.games < 1 or effort.check < 1:
        raise SetupError("tuning needs a population of 2 or more and 1 or more games")
    return table


class _Arena:
    """Where candidates play: each against the weights of the start, on deals of its own, from every seat.

    Deals of their own: what one deal favours must not decide a whole generation.
    """

    def __init__(
        self, effort: Effort, start: WeightTable, folder: Path, processes: int, total: int, progress: Progress | None
    ) -> None:
        self.effort = effort
        self.folder = folder
        self.processes = processes
        self.progress = progress
        self.total = total
        self.done = 0
        self._rival = self._bot("start", start)

    def generation(self, number: int, tables: Sequence[WeightTable]) -> Generation:
        names = [self._bot(f"g{number}-{each}", table) for each, table in enumerate(tables)]
        games = self.effort.games
        first = number * len(names) * games
        matches = [self._match(names[k // games], first + k) for k in range(len(names) * games)]
        rows = self._played(matches, str(number + 1))
        fitness, wins = [], []
        for each, name in enumerate(names):
            own = rows[each * games : (each + 1) * games]
            fitness.append(-sum(_merit(row, name) for row in own) / games)
            wins.append(sum(_won(row, name) for row in own) / games)
        return Generation(fitness, wins)

    def against_start(self, table: WeightTable) -> Share:
        """The last comparison, on deals of its own."""
        name = self._bot("best", table)
        rows = self._played([self._match(name, _CHECK + game) for game in range(self.effort.check)], "")
        return share(sum(_won(row, name) for row in rows), len(rows))

    def _bot(self, name: str, table: WeightTable) -> str:
        path = self.folder / f"{name}.json"
        weights_module.save(path, table)
        return f"{PLAIN}@{path}"

    def _match(self, name: str, number: int) -> Match:
        seats = self.effort.seats
        deal, seat = divmod(number, seats)
        seated = [name if each == seat else self._rival for each in range(seats)]
        return Match(number, self.effort.game, seated, game_seed(self.effort.seed, deal), number, limit=_LONGEST)

    def _played(self, matches: Sequence[Match], about: str) -> list[GameRow]:
        rows = []
        with closing(in_order(play_match, matches, self.processes)) as found:
            for outcome in found:
                rows.append(outcome.row)
                self.done += 1
                if self.progress is not None:
                    self.progress(self.done, self.total, about)
        return rows


def _won(row: GameRow, name: str) -> float:
    return row.share(name) if row.finished else 0.0


def _merit(row: GameRow, name: str) -> float:
    """Half for the victory, half for its margin: the winners of few games alone say little."""
    if not row.finished:
        return 0.0
    own = max(seat.total for seat in row.seats if seat.bot == name)
    other = max(seat.total for seat in row.seats if seat.bot != name)
    margin = max(-50.0, min(50.0, (own - other) / _MARGIN))
    return 0.5 * row.share(name) + 0.5 / (1 + math.exp(-margin))


def _moved(start: WeightTable, point: Sequence[float]) -> WeightTable:
    """The weights at a point of the search; the start is the origin. No weight changes its sign or vanishes."""
    numbers = weights_module.flat(start.weights)
    moved = {}
    for (name, value), step in zip(numbers.items(), point, strict=True):
        found = value * math.exp(_STRIDE * float(step)) if value else _LITTLE * float(step)
        moved[name] = value if name.startswith(_SOLO) else round(found, 4)
    return WeightTable(start.game, {}, weights_module.changed(start.weights, moved))


def _strategy(effort: Effort, start: WeightTable) -> Any:
    """CMA-ES with a diagonal matrix: there are many weights and few generations."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it would draw charts, too
            cma: Any = import_module("cma")
    except ImportError as error:
        raise NoTuning(f"tuning needs one more package: pip install '{EXTRA}'") from error
    options = {"popsize": effort.population, "seed": effort.seed + 1, "verbose": -9, "CMA_diagonal": True}
    origin = [0.0] * len(weights_module.flat(start.weights))
    return cma.CMAEvolutionStrategy(origin, _SIGMA, options)
