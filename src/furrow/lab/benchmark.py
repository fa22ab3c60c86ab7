"""How fast the rules are: the figures of `furrow bench`, in CPU time of one process.

A decision is a step where the seat had two or more legal answers; the same is counted of a peer.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import msgspec

from furrow.games import find
from furrow.games.parts import part
from furrow.kernel import record
from furrow.kernel.contract import Rules
from furrow.kernel.errors import SetupError
from furrow.kernel.game import Game
from furrow.kernel.generator import Generator, mixed
from furrow.lab.pace import Speed
from furrow.lab.peers import find_peer

SEATS = 4
_MIDGAME_STEPS = (200, 500, 900, 1400)
_LOADS = 9


class Figure(msgspec.Struct, frozen=True):
    """One figure: the median of the rounds and their range. `who` is the game, or the peer it is measured against."""

    who: str
    label: str
    value: float
    unit: str
    low: float
    high: float


class Ratio(msgspec.Struct, frozen=True):
    """How many times better the game is than the peer: the median over the rounds of the ratio in each round."""

    label: str
    value: float
    low: float
    high: float


class BenchReport(msgspec.Struct, frozen=True):
    """All figures of a run. `effects` is the price of effects as data: the time of a whole game by the rows of its
    cards, over that of the same game with hand-written effects; None for games that have none written by hand."""

    game: str
    seats: int
    rounds: int
    seconds: float
    rows: list[Figure]
    ratios: list[Ratio]
    effects: Ratio | None = None


def run(game: str, *, seconds: float = 3.0, rounds: int = 5, peer: str | None = None) -> BenchReport:
    """Measure a game: `seconds` of CPU time in each of `rounds` rounds, for the peer as well.

    Labels: decisions, steps and games (per second), decisions_per_game, clone, view, view_size, load_mean, load_max,
    record_size. With a peer its pace and clone, measured in turns with the game's, and the ratios of decisions,
    steps and clone (above 1: the game is faster). Raises FurrowError for unknown names, or if the peer is missing.

    >>> run("scythe", seconds=0.01, rounds=1).rows[0].label
    'decisions'
    """
    if rounds < 1 or seconds <= 0:
        raise SetupError(f"a benchmark needs 1 or more rounds of more than 0 seconds, not {rounds} of {seconds}")
    rules = find(game)
    other = find_peer(peer) if peer else None
    states = midgame_states(rules)
    own: list[dict[str, float]] = []
    theirs: list[dict[str, float]] = []
    for number in range(rounds):
        own.append(_own_round(rules, states, seconds, number))
        if other is not None:
            theirs.append(_pace_figures(other.pace(seconds, number), other.clone_seconds(seconds / 10)))
    finished = finished_game(rules)
    rows = _rows(game, own) + _load_rows(game, finished)
    ratios = []
    if peer:
        rows += _rows(peer, theirs)
        ratios = [_ratio(label, own, theirs) for label in ("decisions", "steps", "clone")]
    return BenchReport(game, SEATS, rounds, seconds, rows, ratios, _price(game, seconds, rounds))


def priced(game: str) -> bool:
    """Are the effects of the game's cards also written by hand?"""
    return part(game, "furrow.lab", "handwritten") is not None


def _price(game: str, seconds: float, rounds: int) -> Ratio | None:
    """What effects as data cost, in a game that has them also written by hand."""
    own = part(game, "furrow.lab", "handwritten")
    return None if own is None else Ratio("effects", *own.price(seconds, rounds))


# -- what is measured --------------------------------------------------------------------------------------------


def random_pace(rules: Rules[Any], seconds: float, seed: int) -> Speed:
    """Random play with four seats for about `seconds` of CPU time, whole games only, their setup included."""
    actors, legal, apply = rules.actors, rules.legal, rules.apply
    generator = Generator(mixed(seed, "benchmark"))
    below = generator.below
    steps = decisions = games = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        state = rules.new(SEATS, below(1 << 31), None, {})
        state.log = None
        while owing := actors(state):
            seat = owing[0]
            found = legal(state, seat)
            steps += 1
            if len(found) > 1:
                decisions += 1
                apply(state, seat, found[below(len(found))])
            else:
                apply(state, seat, found[0])
        games += 1
        spent = process_time() - start
    return Speed(spent, games, decisions, steps)


def midgame_states(rules: Rules[Any]) -> list[Any]:
    """Some states from the middle of random games, always the same ones."""
    states = []
    for number, length in enumerate(_MIDGAME_STEPS):
        generator = Generator(mixed(number, "midgame"))
        state = rules.new(SEATS, number, None, {})
        state.log = None
        for _ in range(length):
            owing = rules.actors(state)
            if not owing:
                break
            found = rules.legal(state, owing[0])
            before = state.clone()
            rules.apply(state, owing[0], found[generator.below(len(found))])
            if rules.over(state):
                state = before
                break
        states.append(state)
    return states


def finished_game(rules: Rules[Any], seed: int = 0) -> Game[Any]:
    """A random game with its history."""
    generator = Generator(mixed(seed, "finished"))
    origin: dict[str, Any] = {"seats": SEATS, "seed": seed, "options": {}, "setup": {}}
    game = Game(rules, rules.new(SEATS, seed, None, {}), origin)
    while game.actors:
        seat = game.actors[0]
        found = game.legal(seat)
        game.play(found[generator.below(len(found))])
    return game


def _own_round(rules: Rules[Any], states: list[Any], seconds: float, number: int) -> dict[str, float]:
    encode = msgspec.json.Encoder().encode
    seats = range(SEATS)

    def clones() -> None:
        for state in states:
            state.clone()

    def views() -> None:
        for state in states:
            for seat in seats:
                encode(rules.view(state, seat))

    figures = _pace_figures(random_pace(rules, seconds, number), seconds_each(clones, seconds / 10) / len(states))
    figures["view"] = seconds_each(views, seconds / 10) / (len(states) * SEATS) * 1e6
    figures["view_size"] = max(len(encode(rules.view(state, seat))) for state in states for seat in seats)
    return figures


def seconds_each(work: Callable[[], None], seconds: float) -> float:
    """The CPU seconds of one call, from as many as fit into `seconds`."""
    calls = 0
    batch = 1
    start = process_time()
    spent = 0.0
    while spent < seconds:
        for _ in range(batch):
            work()
        calls += batch
        batch *= 2
        spent = process_time() - start
    return spent / calls


def _pace_figures(pace: Speed, clone: float) -> dict[str, float]:
    return {
        "decisions": pace.decisions / pace.seconds,
        "steps": pace.steps / pace.seconds,
        "games": pace.games / pace.seconds,
        "decisions_per_game": pace.decisions / pace.games,
        "clone": clone * 1e6,
    }


# -- rows --------------------------------------------------------------------------------------------------------

_UNITS = {
    "decisions": "1/s",
    "steps": "1/s",
    "games": "1/s",
    "decisions_per_game": "",
    "clone": "µs",
    "view": "µs",
    "view_size": "bytes",
}


def _rows(who: str, rounds: list[dict[str, float]]) -> list[Figure]:
    rows = []
    for label in rounds[0]:
        values = [figures[label] for figures in rounds]
        rows.append(Figure(who, label, median(values), _UNITS[label], min(values), max(values)))
    return rows


def _ratio(label: str, own: list[dict[str, float]], theirs: list[dict[str, float]]) -> Ratio:
    values = [mine[label] / other[label] for mine, other in zip(own, theirs, strict=True)]
    if not _UNITS[label].endswith("/s"):
        values = [1 / value for value in values]  # less time is better
    return Ratio(label, median(values), min(values), max(values))


def _load_rows(who: str, game: Game[Any]) -> list[Figure]:
    """Loading a finished game after some of its decisions, the first and the last among them."""
    text = record.write(game)
    last = len(game.history)
    times = []
    for number in range(_LOADS):
        start = process_time()
        record.read(text, find, last * number // (_LOADS - 1))
        times.append((process_time() - start) * 1e3)
    mean = sum(times) / len(times)
    size = len(text.encode())
    return [
        Figure(who, "load_mean", mean, "ms", min(times), max(times)),
        Figure(who, "load_max", max(times), "ms", min(times), max(times)),
        Figure(who, "record_size", size, "bytes", size, size),
    ]
