"""Two checkouts of Furrow measured against each other: the figures of `furrow bench --against`.

Machines change their pace from one minute to the next, so nothing is measured first and last: two processes play the
same seeds in turns, game by game. Two processes differ by a percent by chance (where things come to lie in memory), so
each round has two new ones and gives one ratio. Both run with the same Python and packages.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import msgspec

import furrow
from furrow.kernel.errors import FurrowError, SetupError
from furrow.lab.benchmark import SEATS, Ratio
from furrow.lab.pace import Speed

ROUNDS = 9
"""So many give a median that one slow moment does not move."""
_DRIVER = Path(__file__).with_name("random_games.py")
_HERE = Path(furrow.__file__).parents[1]
_SEEDS_A_ROUND = 1_000_000


class NoCheckout(FurrowError):
    """A folder that is not there, or holds no `src/furrow`."""


class DriverEnded(FurrowError):
    """A checkout cannot be run with this Python and these packages; the text is the last line that it wrote."""


class Comparison(msgspec.Struct, frozen=True):
    """One game in both checkouts: decisions a CPU second (medians), and how many times as fast it is here: the median
    over the rounds of the ratio in each round. `alike` if both made the same decisions, so that only the time differs.
    """

    game: str
    here: float
    there: float
    ratio: Ratio
    alike: bool


def source_of(path: Path) -> Path:
    """The folder that `furrow` is imported from in a checkout. Raises NoCheckout."""
    source = path.resolve() / "src"
    if not (source / "furrow" / "__init__.py").is_file():
        raise NoCheckout(f"{path} is no checkout of Furrow: it has no src/furrow")
    return source


def compare(path: Path, games: Sequence[str], *, seconds: float = 3.0, rounds: int = ROUNDS) -> list[Comparison]:
    """This checkout against the one at `path`: `seconds` of CPU time for each game and checkout in each of the rounds.

    Above 1 this one is faster. Raises NoCheckout, DriverEnded, or SetupError for a game that one of them lacks.
    """
    if rounds < 1 or seconds <= 0:
        raise SetupError(f"a benchmark needs 1 or more rounds of more than 0 seconds, not {rounds} of {seconds}")
    source = source_of(path)
    pairs: dict[str, list[tuple[Speed, Speed]]] = {game: [] for game in games}
    for number in range(rounds):
        with _driver(_HERE, number) as here, _driver(source, number) as there:
            for game in games:
                pairs[game].append(_round(here, there, game, seconds, number))
    return [judged(game, pairs[game]) for game in games]


class _Driver:
    """A process that plays with one checkout."""

    def __init__(self, process: subprocess.Popen[str], source: Path) -> None:
        self._process = process
        found = self._answer()
        if not isinstance(found, str) or not Path(found).resolve().is_relative_to(source.resolve()):
            raise DriverEnded(f"the rules did not come from {source}, but from {found}")

    def play(self, game: str, seed: int) -> Speed:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{game} {SEATS} {seed}\n")
        self._process.stdin.flush()
        answer = self._answer()
        if isinstance(answer, str):
            raise SetupError(answer)
        seconds, decisions, steps = answer
        return Speed(seconds, 1, decisions, steps)

    def _answer(self) -> str | tuple[float, int, int]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise self._failure()
        return msgspec.convert(json.loads(line), str | tuple[float, int, int])

    def _failure(self) -> DriverEnded:
        """Why the process has ended: the last line that it wrote."""
        assert self._process.stderr is not None
        lines = self._process.stderr.read().strip().splitlines()
        return DriverEnded(lines[-1] if lines else "it ended without a word")


@contextmanager
def _driver(source: Path, number: int) -> Iterator[_Driver]:
    """A running driver. The same interpreter for both: a version of Python is worth more than any change of ours."""
    process = subprocess.Popen(
        [sys.executable, "-P", str(_DRIVER)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONPATH": str(source), "PYTHONHASHSEED": str(number), "PYTHONIOENCODING": "utf-8"},
    )
    with process:
        try:
            yield _Driver(process, source)
        finally:
            process.kill()


def judged(game: str, pairs: Sequence[tuple[Speed, Speed]]) -> Comparison:
    """The verdict on rounds that were played: what was played here, and there.

    >>> judged("scythe", [(Speed(1.0, 5, 300, 400), Speed(2.0, 5, 300, 400))]).ratio.value
    2.0
    """
    ratios = [mine.decisions / mine.seconds / (other.decisions / other.seconds) for mine, other in pairs]
    return Comparison(
        game,
        median(mine.decisions / mine.seconds for mine, _ in pairs),
        median(other.decisions / other.seconds for _, other in pairs),
        Ratio("decisions", median(ratios), min(ratios), max(ratios)),
        all((mine.decisions, mine.steps) == (other.decisions, other.steps) for mine, other in pairs),
    )


def _round(here: _Driver, there: _Driver, game: str, seconds: float, number: int) -> tuple[Speed, Speed]:
    """The same seeds in turns, until both have had their time; they alternate in starting."""
    for driver in (here, there):
        driver.play(game, 0)  # what is made on first use must not count in any round
    own = theirs = Speed(0.0, 0, 0, 0)
    seed = number * _SEEDS_A_ROUND
    while own.seconds + theirs.seconds < 2 * seconds:
        seed += 1
        if seed % 2:
            own = _sum(own, here.play(game, seed))
            theirs = _sum(theirs, there.play(game, seed))
        else:
            theirs = _sum(theirs, there.play(game, seed))
            own = _sum(own, here.play(game, seed))
    return own, theirs


def _sum(one: Speed, other: Speed) -> Speed:
    return Speed(
        one.seconds + other.seconds, one.games + other.games, one.decisions + other.decisions, one.steps + other.steps
    )
