"""A round robin of bots: every table of them plays the same deals, and every bot plays every seat of each deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from itertools import combinations
from pathlib import Path

import msgspec

from furrow import bots as bots_module
from furrow.games import find
from furrow.kernel.errors import SetupError
from furrow.kernel.options import Value
from furrow.lab.crew import in_order
from furrow.lab.matches import Match, Outcome, play_match
from furrow.lab.results import Results
from furrow.lab.simulation import game_seed

Progress = Callable[[int, int], None]


class Tournament(msgspec.Struct, frozen=True):
    """Who plays what. The number of games is not part of it: a tournament can be continued."""

    game: str
    seats: int
    seed: int
    bots: list[str]
    options: dict[str, Value] = {}


class Ladder(msgspec.Struct, frozen=True):
    """A tournament and its games so far, in the order of the schedule."""

    tournament: Tournament
    wanted: int
    games: list[Outcome]

    @property
    def troubles(self) -> dict[str, str]:
        """How each bot that failed did so first."""
        return {name: trouble for game in reversed(self.games) for name, trouble in game.troubles.items()}

    @property
    def complete(self) -> bool:
        return len(self.games) == self.wanted


def make_tournament(
    game: str, bots: Sequence[str], *, seats: int = 2, seed: int = 0, options: dict[str, Value] | None = None
) -> Tournament:
    """A tournament that can be played; raises FurrowError for anything else."""
    if len(bots) < 2 or len(set(bots)) != len(bots):
        raise SetupError("a ladder needs two or more bots, each named once")
    if seats < 2:
        raise SetupError(f"a ladder needs 2 or more seats, not {seats}")
    for name in bots:
        bots_module.find(name)
    find(game).new(seats, game_seed(seed, 0), options or {}, {})
    return Tournament(game, seats, seed, list(bots), options or {})


def tables(tournament: Tournament) -> list[list[str]]:
    """Who meets whom: every choice of bots that fills the seats, or, where they are fewer, all of them in turn.

    >>> tables(Tournament("scythe", 2, 0, ["a", "b", "c"]))
    [['a', 'b'], ['a', 'c'], ['b', 'c']]
    >>> tables(Tournament("scythe", 4, 0, ["a", "b"]))
    [['a', 'b', 'a', 'b']]
    """
    seats = tournament.seats
    met = combinations(tournament.bots, min(seats, len(tournament.bots)))
    return [[party[seat % len(party)] for seat in range(seats)] for party in met]


def schedule(tournament: Tournament, games: int) -> Iterator[Match]:
    """`games` games for each table. A deal is played once from every seat, so the luck of the deal evens out."""
    number = 0
    for game in range(games):
        deal, turn = divmod(game, tournament.seats)
        for party in tables(tournament):
            seated = party[turn:] + party[:turn]
            luck = game_seed(tournament.seed, -1 - number)
            seed = game_seed(tournament.seed, deal)
            yield Match(number, tournament.game, seated, seed, luck, tournament.options)
            number += 1


def play_ladder(
    tournament: Tournament,
    games: int,
    *,
    processes: int = 1,
    file: Path | None = None,
    progress: Progress | None = None,
) -> Ladder:
    """Play a tournament, or go on with the one in `file`. A KeyboardInterrupt ends it early: what is done is kept."""
    results = Results(Outcome, tournament, file)
    matches = list(schedule(tournament, games))
    open_ones = [match for match in matches if str(match.number) not in results.done]
    with suppress(KeyboardInterrupt), closing(in_order(play_match, open_ones, processes)) as found:
        for outcome in found:
            results.keep(str(outcome.row.number), outcome)
            if progress is not None:
                progress(len(results), len(matches))
    kept = [results.done[key] for key in (str(match.number) for match in matches) if key in results.done]
    return Ladder(tournament, len(matches), kept)
