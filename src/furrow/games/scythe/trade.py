"""Trade for resources (SCY-TRADE-02/03), and resources of free choice that cards give."""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import BIT, places_in
from furrow.games.scythe.gains import gain, places_with_workers
from furrow.games.scythe.state import State
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame
from furrow.kernel.unasked import note_end

_GOODS: list[Code] = [*((v.GOOD, kind) for kind in range(4)), (v.DONE,)]


# -- decision (TRADE, seat, amount, gain): on which territory ----------------------------------------------------


def candidates(s: State, frame: Frame) -> list[Code]:
    """Exactly the legal answers: goods are declined one by one later, a worker of a card here."""
    found: list[Code] = [(v.PLACE, place) for place in places_in(places_with_workers(s, frame[1]))]
    if frame[3] == n.G_WORKERS:
        found.append((v.DECLINE,))
    return found


def refusal(s: State, frame: Frame, code: Code) -> str:
    if code[0] == v.DECLINE:
        return "" if frame[3] == n.G_WORKERS else "SCY-TURN-11"
    return "" if BIT[code[1]] & places_with_workers(s, frame[1]) else "SCY-TRADE-03"


def apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, amount, kind = frame
    s.pending.pop()
    if code[0] == v.DECLINE:
        return
    if kind == n.G_WORKERS:
        gain(s, seat, kind, amount, code[1])
    else:
        s.pending.append((f.GOODS, seat, code[1], amount))


# -- decision (GOODS, seat, place, amount left): which resources, one by one --------------------------------------


def goods_candidates(s: State, frame: Frame) -> list[Code]:
    return _GOODS[:]


def goods_refusal(s: State, frame: Frame, code: Code) -> str:
    return ""


def goods_apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, place, left = frame
    s.pending.pop()
    if code[0] == v.DONE:
        return
    gain(s, seat, n.G_FOOD + code[1], 1, place)
    if left > 1:
        s.pending.append((f.GOODS, seat, place, left - 1))
    elif s.unasked is not None:
        note_end(s, seat, (v.DONE,))
