"""What is worth trying: the legal answers without those that a sensible player never gives."""

from __future__ import annotations

from collections.abc import Sequence

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import BIT
from furrow.games.scythe.state import State
from furrow.kernel.contract import Code

_MAY_TAKE_LESS = (v.TOP, v.BOTTOM, v.OPTION, v.BONUS)


def worth_trying(s: State, seat: int, legal: Sequence[Code]) -> list[Code]:
    """Never empty if `legal` is not. Keeps the order, except for where goods are put."""
    kind = s.pending[-1][0]
    found = [code for code in legal if code[0] != v.DECLINE and not (code[0] in _MAY_TAKE_LESS and code[2])]
    if kind == f.TOP:
        found = _top(s, seat, found)
    elif kind in (f.PRODUCE, f.GOODS):
        found = [code for code in found if code[0] not in (v.PART, v.DONE)]
    elif kind == f.CARGO:
        found = _cargo(found)
    elif kind == f.TRADE:
        found = [_safest(s, seat, found)]
    elif kind == f.TAKE:
        found = found[-1:]
    elif kind == f.PAY:
        found = _payments(found)
    elif kind == f.DISCARD:
        found = found[:1]
    return found or list(legal)


def _top(s: State, seat: int, codes: list[Code]) -> list[Code]:
    section = s.pending[-1][2]
    codes = [code for code in codes if code[0] not in (v.PART, v.DONE)]
    if section == n.TRADE:
        places = [code for code in codes if code[0] == v.PLACE]
        codes = [code for code in codes if code[0] != v.PLACE]
        if places:
            codes.append(_safest(s, seat, places))
    return codes


def _safest(s: State, seat: int, places: list[Code]) -> Code:
    """Where goods are kept best: with fighters, then with many workers."""
    player = s.players[seat]
    return max(places, key=lambda code: (bool(player.fighters & BIT[code[1]]), player.workers_on(code[1])))


def _cargo(codes: list[Code]) -> list[Code]:
    """All, nothing, one worker, all workers."""
    workers = [code for code in codes if code[0] == v.CARRY and code[1] == 0]
    others = [code for code in codes if code[0] in (v.CARRY_ALL, v.CARRY_NONE)]
    return [*workers[:1], *workers[1:][-1:], *others]


def _payments(codes: list[Code]) -> list[Code]:
    """One place is as good as another; for Crimea also the lowest card."""
    goods = [code for code in codes if code[0] == v.PAY]
    cards = [code for code in codes if code[0] == v.PAY_CARD]
    return [*goods[:1], *cards[:1]]
