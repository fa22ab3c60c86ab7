"""Walks through games for the contract suite: random play that stops at every decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from furrow.games import OWN, add, find, remove
from furrow.games.tableau.book import Book
from furrow.kernel.contract import Code, Rules
from furrow.kernel.generator import Generator
from tests.contract.starts import starts

TOY = ("hamlet", "tests.toy.hamlet")
"""The toy of the card family is a game while the contract is tested, and nowhere else: other tests see ours alone."""
GAMES = (*OWN, TOY[0])
add(*TOY)
TABLES = [(game, seats) for game in GAMES for seats in find(game).seat_counts]
remove(TOY[0])  # who only borrows the walks has it no longer
ONE_GAME = 10**9


class Stop(NamedTuple):
    """A decision on the way: the state is the live one; clone it before changing anything."""

    rules: Rules[Any]
    state: Any
    seat: int
    legal: list[Code]


_IDLE = ("skip", "pass", "decline", "done", "stop", "carry nothing")
_MEEK = (" less", " without coins")


def walk(
    game: str, seed: int, seats: int, most: int = ONE_GAME, options: dict[str, object] | None = None
) -> Iterator[Stop]:
    """Random play; with an odd seed lively play, which mostly does something. The caller sees each decision first.

    With a number of decisions, game follows game until there are so many; without, there is one game.
    """
    assert most > 0
    rules = find(game)
    left = most
    while left > 0:
        for stop in walk_on(rules, rules.new(seats, seed, options, {}), seed, left):
            left -= 1
            yield stop
        if most == ONE_GAME:
            return
        seed += 1000


def crowded_walks(game: str, most: int) -> Iterator[Stop]:
    """Lively play from every crowded position."""
    rules = find(game)
    documents = starts(game)
    assert documents, f"{game} has no crowded positions: what loops over them would test nothing"
    for number, document in enumerate(documents):
        yield from walk_on(rules, rules.from_position(document), number * 2 + 1, most)


def walk_on(rules: Rules[Any], state: Any, seed: int, most: int) -> Iterator[Stop]:
    """The same from a state, which is changed. It has at least one stop: a loop over none would test nothing."""
    assert most > 0
    assert rules.actors(state), "nobody owes an answer where this walk begins"
    state.log = None
    generator = Generator(seed)
    for _ in range(most):
        actors = rules.actors(state)
        if not actors:
            return
        seat = actors[generator.below(len(actors))]
        legal = rules.legal(state, seat)
        yield Stop(rules, state, seat, legal)
        chosen = legal
        if seed % 2 and generator.below(5):
            chosen = [code for code in legal if not _is_idle(rules.write(code))] or legal
        rules.apply(state, seat, chosen[generator.below(len(chosen))])


def _is_idle(text: str) -> bool:
    return text in _IDLE or text.endswith(_MEEK)


def every_option(game: str) -> dict[str, object]:
    """All options turned round: the other half of the rules."""
    return {
        option.name: next(value for value in reversed(option.values) if value != option.default)
        for option in find(game).options
    }


def mutable_parts(thing: Any, found: dict[int, Any] | None = None) -> dict[int, Any]:
    """Every list, dict, set or slotted object that can be reached from a state, by identity."""
    found = {} if found is None else found
    if id(thing) in found or isinstance(thing, int | str | bytes | type(None) | Book):
        return found
    if isinstance(thing, tuple | frozenset):
        for part in thing:
            mutable_parts(part, found)
        return found
    found[id(thing)] = thing
    if isinstance(thing, dict):
        for part in thing.values():
            mutable_parts(part, found)
    elif isinstance(thing, list | set):
        for part in thing:
            mutable_parts(part, found)
    else:
        for name in getattr(type(thing), "__slots__", ()):
            mutable_parts(getattr(thing, name), found)
    return found
