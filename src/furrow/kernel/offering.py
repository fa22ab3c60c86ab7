"""What is offered beside the plain answers of an open question: whole lines as one answer, and amounts on a tray.

The rules ask step by step, and records keep the steps; a player who means the whole says it at once. An offered line
does not go on after something new is shown, so it can be taken back as the one gesture that it was.
"""

from __future__ import annotations

from typing import NamedTuple


class AnswerFace(NamedTuple):
    """How an answer looks on a button: signs of what it brings, as the game's board draws them (docs/things.md), and
    its rank among the answers, the lowest first. Only what the seat may know."""

    signs: tuple[str, ...] = ()
    rank: int = 0


class LongerLine(NamedTuple):
    """A line that begins with an answer to the open question: `move / mech F5 / G6`.

    It is meant by pointing to one of `things` and, where `then` is not empty, after that to one of `then`. A line
    without things ends the turn. `gives_up` marks one that lets go what else could be done. `face` is that of its last
    answer, where the line stands among others on buttons.
    """

    text: str
    things: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    gives_up: bool = False
    face: AnswerFace | None = None


class TrayKind(NamedTuple):
    """One kind of thing of which an amount is asked for, and what stands for it on the table."""

    name: str
    things: tuple[str, ...]
    least: int
    most: int
