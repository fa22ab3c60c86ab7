"""Random games and wishes, for sweeping over everything that has to be said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random

import furrow
from furrow import Game
from furrow.games import find
from furrow.games.scythe import names as n
from furrow.games.scythe.board import PLACES
from tests.contract.starts import starts
from tests.words import tableau_play

_IDLE = ("skip", "pass", "done", "stop", "decline", "end")
_NUMBERS = (0, 1, 2, 3, 4, 5, 7, 9)


def games(game: str, count: int = 10, decisions: int = 1200) -> Iterator[Game]:
    """Random games, new ones and crowded ones, each again after every decision; all values of options are met."""
    if game != "scythe":  # these have more starts, and shorter games
        count, decisions = count + 2, decisions // 2
    seats = find(game).seat_counts
    for seed in range(count):
        random = Random(seed)
        chosen = {option.name: random.choice(option.values) for option in furrow.options(game)}
        yield from _played(
            furrow.new(game, seats=seats[seed % len(seats)], seed=seed, options=chosen), random, decisions
        )
    for seed, document in enumerate(starts(game)):
        yield from _played(furrow.position(game, document), Random(seed), decisions // 4)


def _played(game: Game, random: Random, decisions: int) -> Iterator[Game]:
    yield game
    for _ in range(decisions):
        if game.over:
            return
        choose(game, random.choice(game.actors), random)
        yield game


def choose(game: Game, seat: int, random: Random) -> None:
    """Play a random answer, seldom an idle one."""
    answers = [str(action) for action in game.legal(seat)]
    busy = [text for text in answers if text not in _IDLE]
    game.play(random.choice(busy if busy and random.random() < 0.9 else answers), seat)


def wishes(game: str) -> tuple[str, ...]:
    """Texts of every form that the notation knows, sensible or not."""
    return _scythe_wishes() if game == "scythe" else tableau_play.wishes(game)


@cache
def _scythe_wishes() -> tuple[str, ...]:
    found = ["char", "carry all", "carry nothing", "fire", "hold fire", "ready", "withdraw"]
    found += [*_IDLE, *n.SECTIONS, *n.ABILITIES, *n.STRUCTURES, *n.RESOURCES, *n.CHOICES, *n.BOTTOMS]
    found += [f"{choice} less" for choice in n.CHOICES]
    found += [f"{bottom} without coins" for bottom in n.BOTTOMS]
    found += [f"{verb} {bottom}" for verb in ("cover", "recruit") for bottom in n.BOTTOMS]
    found += [f"{verb} {bonus}" for verb in ("bonus", "refuse", "accept") for bonus in n.BONUSES]
    found += [f"bonus {bonus} less" for bonus in n.BONUSES]
    found += [f"cube {box}" for box in n.BOXES] + [f"gain {gain}" for gain in n.GAINS]
    found += [f"option {letter}{less}" for letter in "ABC" for less in ("", " less")]
    found += [f"scene {number}" for number in (1, 2, 3)]
    found += [f"{verb} {card}" for verb in ("reveal", "factory card") for card in (*range(1, 28), 99)]
    verbs = ("dial", "card", "take", "pay card", "discard", "look", "penalty")
    found += [f"{verb} {number}" for verb in verbs for number in _NUMBERS]
    found += [f"carry {number} {cargo}" for number in _NUMBERS for cargo in n.CARGO]
    found += [f"give {coins} to {seat}" for coins in (0, 1, 99) for seat in range(6)]
    for place in PLACES:
        found += [place, f"{place} 0", f"{place} 2", f"fight {place}", f"retreat {place}", f"mech {place}"]
        found += [f"worker {place}", *(f"pay {good} {place}" for good in n.RESOURCES)]
    return tuple(found)


def near(game: Game, seat: int) -> Iterable[str]:
    """The wishes that come near the answers of a question."""
    if game.name != "scythe":
        return tableau_play.near(game, seat)
    return _scythe_near(game.question(seat))


@cache
def _scythe_near(question: str) -> tuple[str, ...]:
    pattern = _NEAR.get(question)
    return tuple(wish for wish in _scythe_wishes() if re.fullmatch(pattern, wish)) if pattern else ()


_PLACE = r"[A-H][1-9]|base\..*"
_NEAR = {
    "top": rf"{_PLACE}|use|goods|goods less|popularity",
    "bottom": "move|factory|(upgrade|deploy|build|enlist)( without coins)?|reveal .*",
    "pick": "char|(mech|worker) .*",
    "step": f"{_PLACE}|stop",
    "cargo": "carry .*",
    "battles": "fight .*",
    "retreat": "retreat .*",
    "produce": rf"({_PLACE})( 2)?",
    "turn": "factory|move|bolster|trade|produce|reveal .*",
}
