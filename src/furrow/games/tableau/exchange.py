"""Exchanging workers for goods: pair by pair, so that a drawn card may influence the next choice."""

from __future__ import annotations

from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.payment import missing, pay
from furrow.games.tableau.state import State
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame

NO_PROGRAM = -1


def refusal(s: State, seat: int) -> str:
    assert s.book.exchange
    short = missing(s, seat, s.book.exchange.cost)
    return s.book.ways.unpaid(s, seat, short[0], s.book.ids.exchange_cost) if short else ""


def apply(s: State, seat: int, pairs: int = 0) -> None:
    """One pair; afterwards the question whether there is another."""
    assert s.book.exchange
    s.pending.append((f.EXCHANGE, seat, pairs + 1))
    s.pending.append((f.OPTION, seat, NO_PROGRAM, 0, -1))
    s.tell("exchange", seat)
    pay(s, seat, s.book.exchange.cost)


# -- decision (EXCHANGE, seat, pairs): another pair? -----------------------------------------------------------------


def candidates(s: State, frame: Frame) -> list[Code]:
    return [(v.DONE,)] if refusal(s, frame[1]) else [(v.AGAIN,), (v.DONE,)]


def again_refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if code[0] == v.DONE else refusal(s, frame[1])


def again_apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, pairs = frame
    s.pending.pop()
    if code[0] == v.AGAIN:
        apply(s, seat, pairs)
    else:
        s.book.ways.pairs_exchanged(s, seat, pairs)


def forced(s: State, frame: Frame) -> Code | None:
    return (v.DONE,) if refusal(s, frame[1]) else None
