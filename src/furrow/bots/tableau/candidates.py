"""Answers that a sensible player would think about, of all that are legal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from furrow.bots.tableau.habits import Habits
from furrow.bots.tableau.rough import Rough
from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.payment import SOURCE_SIZE
from furrow.games.tableau.state import State
from furrow.kernel.contract import Code

_BASES = 2
"""Own locations that are thought of as the one to build over."""
_RAZED = 3
"""Locations of others that are thought of as the one to raze."""
_TARGETS = 8
_PAYMENTS = 2


def candidates(s: State, seat: int, legal: Sequence[Code], rough: Rough, habits: Habits) -> list[Code]:
    """Never empty; the order means nothing."""
    kind = s.pending[-1][0]
    if kind == f.TURN:
        return _of_turn(s, seat, legal, rough, habits)
    if kind == f.END:
        return [code for code in legal if code[0] != v.SHIELD]
    if kind == f.PAY:
        return sorted(legal, key=lambda code: _price(s, code, rough))[:_PAYMENTS]
    if kind in (f.TARGET, f.NAME, f.ORDER):
        return _targets(s, seat, legal, rough)
    return list(legal[:_TARGETS])


def _of_turn(s: State, seat: int, legal: Sequence[Code], rough: Rough, habits: Habits) -> list[Code]:
    found: list[Code] = []
    over: dict[Code, list[Code]] = {}
    razed: list[Code] = []
    hand = s.players[seat].hand
    alike: set[tuple[int | str, ...]] = set()
    for code in legal:
        verb = code[0]
        if verb == v.BUILD and code[2] != v.NO_BASE:
            over.setdefault((verb, code[1]), []).append(code)
        elif verb == v.RAZE and code[1] not in hand:
            razed.append(code)
        elif verb == v.SHIELD:
            continue
        elif verb in (v.BUILD, v.RAZE, v.DEAL, v.USE):
            face = s.book.faces[code[1]]
            sign = (verb, face.row.id, face.deal if verb == v.DEAL else s.used.get(code[1], 0))
            if sign not in alike:
                alike.add(sign)
                found.append(code)
        elif built := habits.built_over(code):
            over.setdefault(built, []).append(code)
        elif not habits.pointless(s, seat, code):
            found.append(code)
    for codes in over.values():
        found += _least(codes, lambda code: rough.base(s, code[2]), _BASES)
    return found + _least(razed, lambda code: -rough.loss[code[1]], _RAZED)


def _least(codes: Iterable[Code], key: Callable[[Code], float], most: int) -> list[Code]:
    return sorted(codes, key=key)[:most]


def _price(s: State, code: Code, rough: Rough) -> float:
    """What a way to pay costs; plentiful goods are spent rather than rare ones."""
    goods = s.players[s.pending[-1][1]].goods
    found = 0.0
    for source, amount in zip(code[2::2], code[3::2], strict=True):
        good = source % SOURCE_SIZE
        found += (
            amount * rough.goods[good] * (1.0 if source < SOURCE_SIZE else 1.5) * (1.2 - 0.05 * min(4, goods[good]))
        )
    return found


def _targets(s: State, seat: int, legal: Sequence[Code], rough: Rough) -> list[Code]:
    """Of many targets the most valuable of others and the cheapest of the seat's own."""
    if len(legal) <= _TARGETS:
        return list(legal)
    own = {*s.players[seat].hand, *s.players[seat].locations}

    def dearness(code: Code) -> float:
        if code[0] != v.CHOOSE:
            return -9.0
        return rough.loss[code[1]] if code[1] in own else -rough.loss[code[1]]

    return sorted(legal, key=dearness)[:_TARGETS]
