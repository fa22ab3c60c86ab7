"""What a player means by pointing to a thing that no open answer speaks of, to say why it cannot be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from furrow.kernel.contract import Rules
from furrow.kernel.errors import NotationError
from furrow.kernel.line import steps


def meant(rules: Rules[Any], state: Any, seat: int, things: Sequence[str]) -> str:
    """The most likely line of a seat that points to things, the most specific first; "" if nothing can be meant.

    The line need not be allowed. It rests on the thing and on what the seat may answer, and on nothing hidden.
    """
    for thing in things:
        for line in (*_alike(rules, state, seat, thing), *rules.wishes(state, seat, thing)):
            if _is_line(rules, line):
                return line
    return ""


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


def _is_line(rules: Rules[Any], line: str) -> bool:
    try:
        for step in steps(line):
            rules.parse(step)
    except NotationError:
        return False
    return True
