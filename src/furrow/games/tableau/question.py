"""The open question as everybody sees it, and the result rows of a view."""

from __future__ import annotations

import msgspec

from furrow.games.tableau import frames as f
from furrow.games.tableau.book import frame_fields
from furrow.games.tableau.payment import COSTS
from furrow.games.tableau.state import State
from furrow.kernel.pending import Frame


class Question(msgspec.Struct, omit_defaults=True):
    """The open decision. Fields beyond the first two are there where they say something.

    `cost` is what is to be paid; `amount` how many picks, cards or targets are left; `chosen` the positions chosen or
    still open; `offered` the cards to choose from, if the reader may see them; `effect` and `step` say which part of
    which card asks; `card` is that card, or, for its owner, the one for which something is given.
    """

    name: str
    seats: list[int]
    card: str = ""
    amount: int = 0
    cost: dict[str, int] = {}
    chosen: list[int] = []
    offered: list[str] = []
    effect: str = ""
    step: int = 0


def question(s: State, frame: Frame, seats: tuple[int, ...], seat: int | None) -> Question:
    """The open question for a reader."""
    asked = Question(s.book.frame_names[frame[0]], list(seats))
    for name, sort, number in frame_fields(s.book, frame):
        if sort == "card":
            if not name.startswith("*"):
                asked.card = s.book.card_words[number] if number >= 0 else ""
            elif seat == frame[1]:
                asked.offered.append(s.book.card_words[number])
        elif sort == "mask":
            asked.chosen = [place for place in range(number.bit_length()) if number >> place & 1]
        elif frame[0] == f.PAY:
            if number:
                asked.cost[name] = number
        elif sort == "program":
            asked.effect = s.book.program_names[number] if number >= 0 else ""
        elif name == "amount":
            asked.amount = number
        elif number > 0:
            asked.step += number
    if frame[0] in COSTS and seat == frame[1]:
        asked.card = _cause(s)
    return asked


_CAUSES = (f.BUILD_IT, f.DEAL_IT, f.RAZE_IT, f.USE_IT, f.RUN)


def _cause(s: State) -> str:
    """The card for whose sake something is given; only the one who decides knows it: it may still be in hand."""
    under = next(frame for frame in reversed(s.pending) if frame[0] not in COSTS)
    if under[0] not in _CAUSES:
        return ""
    return next((s.book.card_words[n] for _, sort, n in frame_fields(s.book, under) if sort == "card" and n >= 0), "")
