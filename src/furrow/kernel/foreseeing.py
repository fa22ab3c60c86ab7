"""What lines would bring to the seat that plays them, for buttons that say so before they are pressed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from furrow.kernel.contract import Rules
from furrow.kernel.generator import Generator
from furrow.kernel.line import JOINT, steps

_WORLDS = 2


class Foreseen(NamedTuple):
    """What a line brings, as the game signs it, and whether something new is shown by it.

    `usual` is the line with what a player who says nothing else would answer after it; "" where nothing is to be said.
    """

    signs: tuple[str, ...] = ()
    final: bool = False
    usual: str = ""


def foreseen(rules: Rules[Any], state: Any, seat: int, lines: Iterable[str]) -> Iterator[Foreseen]:
    """What each of several lines brings that the seat can play, by what that seat may know.

    Where something new would be shown, that is what holds in several imagined worlds: so many cards are drawn,
    whichever they are.
    """
    worlds = [rules.imagine(state, seat, Generator(number)) for number in range(_WORLDS)]
    for line in lines:
        whole = _gone_on(rules, worlds[0], seat, line)
        after = _played(rules, worlds[0], seat, whole)
        signs, final = rules.gained(worlds[0], after, seat), after.reveals != worlds[0].reveals
        for world in worlds[1:] if final else ():
            others = rules.gained(world, _played(rules, world, seat, whole), seat)
            signs = tuple(sign for sign in signs if sign in others)
        yield Foreseen(signs, final, whole if whole != line else "")


def _gone_on(rules: Rules[Any], world: Any, seat: int, line: str) -> str:
    """A line with the usual answers to what is asked after it, before anything new is shown."""
    after = _played(rules, world, seat, line)
    while after.reveals == world.reveals and rules.actors(after) == (seat,) and (more := rules.usual(after, seat)):
        line = JOINT.join((line, more))
        rules.apply(after, seat, rules.parse(more))
    return line


def _played(rules: Rules[Any], world: Any, seat: int, line: str) -> Any:
    """A world after as much of a line as can be played in it."""
    after = world.clone()
    for text in steps(line):
        code = rules.parse(text)
        if seat not in rules.actors(after) or rules.refusal(after, seat, code):
            break
        rules.apply(after, seat, code)
    return after
