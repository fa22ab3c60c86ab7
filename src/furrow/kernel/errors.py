"""Typed errors: each names what is wrong and what to do. All are `ValueError`s, so `except ValueError` catches them."""

from __future__ import annotations

from collections.abc import Mapping


class FurrowError(ValueError):
    """Base of everything that Furrow raises on bad input. The game is never changed by a call that raises."""


class UnknownGame(FurrowError):
    """No game of that name."""


class SetupError(FurrowError):
    """A seat count, a thing to play with or another setup value that is impossible.

    The usual mistakes have a `code` and `details`, for callers that put it into other words: of each kind that is
    dealt `faction_twice` and `faction_unknown`, further `option_unknown`, `option_value` and what a game adds.
    """

    def __init__(self, text: str, code: str = "", **details: str) -> None:
        super().__init__(text)
        self.code = code
        self.details = details


class OptionError(SetupError):
    """An unknown game option, or a value it cannot take."""


class NotationError(FurrowError):
    """A text that is not an action of this game."""


class WrongSeat(FurrowError):
    """The seat does not exist or owes no answer now, or several seats owe one and none was named."""


class GameOver(FurrowError):
    """The game has ended: nothing can be played any more."""


class NotOver(FurrowError):
    """The game has not ended: there is no result yet."""


class NothingToUndo(FurrowError):
    """Nothing was played, or undo has reached the point where information was revealed or somebody else answered."""


class PositionError(FurrowError):
    """A position that breaks the game's invariants; names the field."""


class RecordError(FurrowError):
    """A record that is damaged, truncated, or of an unknown format."""


class LineTooLong(FurrowError):
    """A line that goes on after something new is shown: play it up to step `step` (from 0), then the rest."""

    def __init__(self, text: str, step: int) -> None:
        super().__init__(f"{text!r} shows something new: play the line up to it, then the rest")
        self.text = text
        self.step = step


class IllegalAction(FurrowError):
    """A wish that a rule forbids.

    `rule` is the ledger id, `details` the numbers and names behind it, `text` the refused step, `step` its place
    (from 0) in the line that was played, and `question` the decision that was open.
    """

    def __init__(
        self, text: str, rule: str, details: Mapping[str, int | str], step: int = 0, question: str = ""
    ) -> None:
        facts = [f"{key} {value}" for key, value in details.items()]
        if question:
            facts.append(f"open question: {question}")
        super().__init__(f"{text!r} is not allowed by {rule}" + (f" ({', '.join(facts)})" if facts else ""))
        self.text = text
        self.rule = rule
        self.details = dict(details)
        self.step = step
        self.question = question
