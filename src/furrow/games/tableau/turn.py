"""A turn of the action phase: free steps, one action or a pass, free steps."""

from __future__ import annotations

from furrow.games.tableau import building, dealing, exchange, razing, using
from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.payment import holdings, within_reach
from furrow.games.tableau.razing import shielded
from furrow.games.tableau.state import ACTION, SHIELD, State
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame


def begin(s: State) -> None:
    """The first player begins."""
    s.phase = ACTION
    s.named = {}
    s.tell("actions", -1, round=s.round)
    _turn(s, s.first)


def _turn(s: State, seat: int) -> None:
    s.active = seat
    s.tell("turn", seat)
    s.pending.append((f.TURN, seat))


def next_turn(s: State, seat: int) -> None:
    """Clockwise to the next seat that has not passed; when all have, the phase is over."""
    s.book.ways.before_next_turn(s, seat)
    for step in range(1, s.seats + 1):
        other = (seat + step) % s.seats
        if not s.players[other].passed:
            _turn(s, other)
            return
    s.book.ways.after_actions(s)


# -- decision (TURN, seat) -------------------------------------------------------------------------------------------


def candidates(s: State, frame: Frame) -> list[Code]:
    """Exact: every part looks at what can be paid once, and asks the rest of its refusals."""
    seat = frame[1]
    goods = holdings(s, s.players[seat])
    found = building.candidates(s, seat, goods)
    found += dealing.candidates(s, seat, goods)
    found += razing.candidates(s, seat, goods)
    found += using.candidates(s, seat, goods)
    if s.book.exchange and within_reach(s, goods, s.book.exchange.cost):
        found.append((v.EXCHANGE,))
    found += free_candidates(s, seat)
    found.append((v.PASS,))
    found += s.book.ways.turn_candidates(s, seat, goods)
    found.sort()
    return found


def refusal(s: State, frame: Frame, code: Code) -> str:
    seat, verb = frame[1], code[0]
    if verb == v.BUILD:
        return building.refusal(s, seat, code[1], code[2])
    if verb == v.DEAL:
        return dealing.refusal(s, seat, code[1])
    if verb == v.RAZE:
        return razing.refusal(s, seat, code[1])
    if verb == v.USE:
        return using.refusal(s, seat, code[1])
    if verb == v.EXCHANGE:
        return exchange.refusal(s, seat) if s.book.exchange else s.book.ids.wrong_moment
    if verb == v.SHIELD:
        return shield_refusal(s, seat, code[1])
    return "" if verb == v.PASS else s.book.ways.turn_refusal(s, seat, code)


def apply(s: State, frame: Frame, code: Code) -> None:
    seat, verb = frame[1], code[0]
    if is_free(s, code):
        free_apply(s, seat, code)
        return
    s.pending.pop()
    if verb == v.PASS:
        s.players[seat].passed = True
        s.tell("pass", seat)
        next_turn(s, seat)
        return
    s.pending.append((f.END, seat))
    if verb == v.BUILD:
        building.apply(s, seat, code[1], code[2])
    elif verb == v.DEAL:
        dealing.apply(s, seat, code[1])
    elif verb == v.RAZE:
        razing.apply(s, seat, code[1])
    elif verb == v.USE:
        using.apply(s, seat, code[1])
    elif verb == v.EXCHANGE:
        exchange.apply(s, seat)
    else:
        s.book.ways.turn_apply(s, seat, code)


# -- free steps ------------------------------------------------------------------------------------------------------


def is_free(s: State, code: Code) -> bool:
    return code[0] == v.SHIELD or code[0] in s.book.ways.free_verbs


def free_candidates(s: State, seat: int) -> list[Code]:
    """Free steps, before or after the action."""
    player = s.players[seat]
    found: list[Code] = []
    if s.book.shield >= 0 and player.goods[s.book.shield]:
        found += [(v.SHIELD, card) for card in player.locations if not shield_refusal(s, seat, card)]
    return found + s.book.ways.free_candidates(s, seat)


def shield_refusal(s: State, seat: int, card: int) -> str:
    ids, player = s.book.ids, s.players[seat]
    if s.book.shield < 0 or not player.goods[s.book.shield]:
        return s.book.ways.no_shield(s, seat)
    if card not in player.locations:
        return s.book.ways.not_own(s, seat, card, ids.shield_place)
    return ids.shield_twice if shielded(s, card) else s.book.ways.shield_refusal(s, seat, card)


def free_apply(s: State, seat: int, code: Code) -> None:
    if code[0] == v.SHIELD:
        s.players[seat].goods[s.book.shield] -= 1
        s.marks[code[1]] = s.marks.get(code[1], 0) | SHIELD
        s.tell("shield", seat, card=s.book.faces[code[1]].word, what=s.book.goods[s.book.shield])
    else:
        s.book.ways.turn_apply(s, seat, code)


# -- decision (END, seat): free steps after the action ---------------------------------------------------------------


def end_candidates(s: State, frame: Frame) -> list[Code]:
    return sorted([*free_candidates(s, frame[1]), (v.END,)])


def end_refusal(s: State, frame: Frame, code: Code) -> str:
    if code[0] == v.END:
        return ""
    return refusal(s, frame, code)


def end_apply(s: State, frame: Frame, code: Code) -> None:
    if code[0] != v.END:
        free_apply(s, frame[1], code)
        return
    s.pending.pop()
    next_turn(s, frame[1])


def end_forced(s: State, frame: Frame) -> Code | None:
    """Asked only where a free step is possible."""
    return None if free_candidates(s, frame[1]) else (v.END,)
