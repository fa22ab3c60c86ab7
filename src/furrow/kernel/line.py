"""Actions as people write them: a step is one text, a line is several steps joined by " / "."""

from __future__ import annotations

from typing import NamedTuple

from furrow.kernel.contract import Code
from furrow.kernel.errors import NotationError

JOINT = " / "
"""What joins the steps of a line."""


class Action(NamedTuple):
    """One legal answer. Its text is stable and is what records, tests and bug reports hold.

    >>> str(Action(0, (2, 5), "dial 5"))
    'dial 5'
    """

    seat: int
    code: Code
    text: str

    def __str__(self) -> str:
        return self.text


class Refusal(NamedTuple):
    """Why a wish is refused: the ledger id of the rule, the facts behind it, which step of the line it was, and the
    decision that is open at that step."""

    rule: str
    details: dict[str, int | str]
    text: str
    step: int
    question: str = ""
    sentence: str = ""


def steps(line: str | Action) -> list[str]:
    """The steps of a line. Spaces and case do not matter."""
    if isinstance(line, Action):
        return [line.text]
    if not isinstance(line, str):
        raise NotationError(f"an action is a text or an Action, not {type(line).__name__}")
    found = [" ".join(part.split()) for part in line.split("/")]
    if not all(found):
        raise NotationError(f"empty step in {line!r}: write steps joined by ' / '")
    return found
