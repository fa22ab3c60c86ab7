"""The fit of winning chances: our bots play each other, and leads are compared with who won in the end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import cycle
from typing import Any

import msgspec

from furrow import bots
from furrow.bots.minds import mind_of
from furrow.games import find
from furrow.kernel.contract import Code
from furrow.lab.chances import Scale, leads_of
from furrow.lab.crew import in_order
from furrow.lab.matches import Match, new_state
from furrow.lab.play import play_out
from furrow.lab.seats import turns
from furrow.lab.simulation import game_seed

_LEAST = 1e-9
_DOUBT = 0.02
"""The part of each result that is given to chance: who has never seen a defeat still does not rule it out."""
_TOGETHER = ("steady",)
_ALONE = ("novice", "steady")
"""Who plays the games of a fit, in turn. A solo game needs both: who hardly ever loses teaches nothing of defeats."""
_STEPS = (2.0, 1.3, 1.1, 1.03)
"""By what the widths are changed while that helps, coarse first."""
_LOW, _HIGH = 0.2, 1000.0
"""Widths beyond say that the samples tell nothing."""


class Sample(msgspec.Struct, frozen=True):
    """One position of a game: the leads, the round, and what each seat had won in the end."""

    leads: list[float]
    round: float
    won: list[float]


class SampledGame(msgspec.Struct, frozen=True):
    """The positions of one game, and how many rounds it took."""

    samples: list[Sample]
    rounds: float


def fit(game: str, seats: int, games: int, *, bot: str = "", seed: int = 0, processes: int = 1) -> Scale:
    """The scale of a game for a number of seats, from a number of games of a bot against itself, or alone."""
    players = (bot,) if bot else _ALONE if seats == 1 else _TOGETHER
    matches = [
        Match(number, game, [player] * seats, game_seed(seed, number), game_seed(seed, -1 - number))
        for number, player in zip(range(games), cycle(players), strict=False)
    ]
    played = list(in_order(play_and_note, matches, processes))
    rounds = sum(each.rounds for each in played) / len(played)
    return fitted([sample for each in played for sample in each.samples], rounds, games)


def play_and_note(match: Match) -> SampledGame:
    """Play a game, and note how things stood at the beginning of every turn."""
    rules = find(match.game)
    mind = mind_of(rules)
    state = new_state(match)
    seats = len(match.bots)
    noted: list[tuple[list[float], float]] = []

    def watch(seat: int, code: Code) -> None:
        if mind.turns(state, seat):
            noted.append((leads_of(mind, state), turns(rules, state) / seats))

    players = [bots.find(name) for name in match.bots]
    generators = [bots.seat_generator(match.luck, seat) for seat in range(seats)]
    play_out(rules, state, players, generators, watch=watch)
    winners = rules.result(state).winners
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return SampledGame([Sample(leads, at, won) for leads, at in noted], turns(rules, state) / seats)


def fitted(samples: Sequence[Sample], rounds: float, games: int) -> Scale:
    """The scale that makes what happened most likely."""
    alone = len(samples[0].leads) == 1
    zero = sum(sample.leads[0] for sample in samples) / len(samples) if alone else 0.0
    best = Scale(20.0, 10.0, rounds, zero, games)
    loss = _loss(best, samples)
    for step in _STEPS:
        best, loss = _climbed(best, loss, samples, step, alone)
    return msgspec.structs.replace(
        best,
        early=round(best.early, 2),
        late=round(best.late, 2),
        zero=round(best.zero, 2),
        rounds=round(rounds, 1),
        loss=round(loss, 4),
    )


def _neighbours(scale: Scale, step: float, alone: bool) -> list[Scale]:
    """The scale with small changes."""
    found = []
    for factor in (step, 1 / step):
        found.append(msgspec.structs.replace(scale, early=scale.early * factor))
        found.append(msgspec.structs.replace(scale, late=scale.late * factor))
        if alone:
            found.append(msgspec.structs.replace(scale, zero=scale.zero + math.copysign(8 * (step - 1), factor - 1)))
    return [each for each in found if _LOW < each.early < _HIGH and _LOW < each.late < _HIGH]


def _climbed(scale: Scale, loss: float, samples: Sequence[Sample], step: float, alone: bool) -> tuple[Scale, float]:
    """As far as changes by this step help."""
    while True:
        tried = [(_loss(each, samples), each) for each in _neighbours(scale, step, alone)]
        found, best = min(tried, key=lambda each: each[0])
        if found >= loss - 1e-7:
            return scale, loss
        scale, loss = best, found


def _loss(scale: Scale, samples: Sequence[Sample]) -> float:
    """The mean of minus the logarithm of the chance that was given to what happened."""
    total = 0.0
    for sample in samples:
        shares = scale.shares(sample.leads, sample.round / scale.rounds)
        if len(shares) == 1:
            shares, won = [shares[0], 1 - shares[0]], [sample.won[0], 1 - sample.won[0]]
        else:
            won = sample.won
        for part, share in zip(won, shares, strict=True):
            total -= ((1 - _DOUBT) * part + _DOUBT / len(won)) * math.log(max(_LEAST, share))
    return total / len(samples)


def scales_with(known: dict[str, Any], game: str, seats: int, scale: Scale) -> dict[str, Any]:
    """The document with one more scale; games and seats in order, so that it compares well."""
    own = {**known.get(game, {}), str(seats): msgspec.to_builtins(scale)}
    found = {**known, game: dict(sorted(own.items()))}
    return dict(sorted(found.items()))
