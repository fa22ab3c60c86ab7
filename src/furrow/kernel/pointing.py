"""What a player means by pointing to a thing: all that could be done with it, and why it cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from furrow.kernel.contract import Rules
from furrow.kernel.errors import NotationError
from furrow.kernel.line import steps

LineThings = list[list[str]]
"""What on the table each answer of a line speaks of."""


def meant(rules: Rules[Any], state: Any, seat: int, things: Sequence[str]) -> str:
    """The most likely line of a seat that points to things, the most specific first; "" if nothing can be meant.

    The line need not be allowed. It rests on the thing and on what the seat may answer, and on nothing hidden.
    """
    for thing in things:
        for line in (*_alike(rules, state, seat, thing), *rules.wishes(state, seat, thing)):
            if is_line(rules, line):
                return line
    return ""


MOST = 40
"""More lines than these are no help to anybody who looks at one thing."""


def intended(rules: Rules[Any], state: Any, seat: int, things: Sequence[str]) -> list[str]:
    """Every line that a seat may have in mind when it points to things, allowed or not, each once.

    First the answers that speak of them, then what the game takes them for, then answers like those for another thing
    of the kind. A seat that owes no answer has nothing in mind. It rests on nothing hidden, as `meant` does.
    """
    if seat not in rules.actors(state):
        return []
    speaking = [
        code for code in rules.legal(state, seat) if not set(things).isdisjoint(rules.things(state, seat, code))
    ]
    lines = [rules.write(code) for code in speaking]
    lines += [line for thing in things for line in rules.intents(state, seat, thing)]
    lines += [line for thing in things for line in _alike(rules, state, seat, thing)]
    return [line for line in dict.fromkeys(lines) if is_line(rules, line)][:MOST]


def askable(rules: Rules[Any], state: Any, seat: int) -> list[str]:
    """Every line that somebody at a seat may ask about, allowed or not, each once: the open answers, then what the game
    thinks of. It rests on nothing hidden."""
    owes = seat in rules.actors(state)
    answers = [rules.write(code) for code in rules.legal(state, seat)] if owes else []
    return [line for line in dict.fromkeys((*answers, *rules.askable(state, seat))) if is_line(rules, line)]


def named(thing: str) -> tuple[str, str]:
    """The kind of a thing and the name by which answers call it.

    >>> named("location:0/camino_real")
    ('location', 'camino_real')
    """
    kind, _, name = thing.partition(":")
    return kind, name.rpartition("/")[2]


def _alike(rules: Rules[Any], state: Any, seat: int, thing: str) -> Iterator[str]:
    """Open answers with this thing in the place of another of its kind: beside `F5`, pointing to G6 means `G6`."""
    kind, name = named(thing)
    for code in rules.legal(state, seat) if seat in rules.actors(state) else ():
        words = rules.write(code).split()
        for other_kind, other in map(named, rules.things(state, seat, code)):
            if other_kind == kind and other != name and other in words:
                yield " ".join(name if word == other else word for word in words)


def is_line(rules: Rules[Any], line: str) -> bool:
    """Is a text a line of the notation, whether it can be played or not?"""
    try:
        for step in steps(line):
            rules.parse(step)
    except NotationError:
        return False
    return True


def line_things(rules: Rules[Any], state: Any, seat: int, texts: Sequence[str]) -> LineThings:
    """What the answers of a line speak of, as long as they belong to one turn and can be given."""
    here = state.clone()
    found: LineThings = []
    for text in texts:
        code = rules.parse(text)
        if rules.actors(here) != (seat,) or rules.refusal(here, seat, code):
            break
        if found and rules.opens_turn(here, seat):
            break
        found.append(list(rules.things(here, seat, code)))
        rules.apply(here, seat, code)
    return found
