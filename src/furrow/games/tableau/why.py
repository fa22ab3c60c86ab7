"""The numbers and names behind a refusal: "needs 3, has 1". Only what the asking seat may know."""

from __future__ import annotations

from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.compiling import Cost
from furrow.games.tableau.payment import frame_cost, missing
from furrow.games.tableau.state import State
from furrow.kernel.contract import Code

Details = dict[str, int | str]
_WITH_CARD = (v.BUILD, v.DEAL, v.RAZE, v.USE, v.TAKE, v.CHOOSE, v.DISCARD, v.CANCEL, v.KEEP, v.SHIELD)


def details(s: State, seat: int, code: Code, rule: str) -> Details:
    """Facts for the sentence of a refusal."""
    if s.over or not s.pending or not 0 <= seat < s.seats:
        return {}
    found: Details = {}
    if code[0] in _WITH_CARD or code[0] in s.book.ways.card_verbs:
        found["card"] = s.book.card_words[code[1]]
    elif code[0] == v.AGAIN and s.pending[-1][0] == f.AGAIN:
        found["card"] = s.book.card_words[s.pending[-1][2]]
    cost = _cost(s, seat, code)
    short = missing(s, seat, cost) if cost else None
    if short:
        what, needs, has = short
        found |= {"what": what, "needs": needs, "has": has}
    return found | s.book.ways.facts(s, seat, code, rule)


def _cost(s: State, seat: int, code: Code) -> Cost | None:
    ways, verb = s.book.ways, code[0]
    if verb == v.BUILD:
        return ways.build_cost(s, seat, code[1])
    if verb == v.DEAL:
        return ways.deal_cost(s, code[1])
    if verb == v.RAZE:
        if code[1] in s.players[seat].hand:
            return ways.raze_hand_cost(s, code[1])
        return ways.raze_cost(s, code[1]) if s.owner_of(code[1]) >= 0 else None
    if verb == v.USE:
        action = s.book.faces[code[1]].action
        return action.cost if action else None
    if verb == v.AGAIN:
        return _cost_again(s)
    if verb == v.EXCHANGE and s.book.exchange:
        return s.book.exchange.cost
    if verb == v.PAY and s.pending[-1][0] == f.PAY:
        return frame_cost(s.pending[-1])
    return ways.own_cost(s, seat, code)


def _cost_again(s: State) -> Cost | None:
    """What the same once more costs, if that is the open question."""
    frame = s.pending[-1]
    if frame[0] == f.EXCHANGE and s.book.exchange:
        return s.book.exchange.cost
    if frame[0] == f.AGAIN:
        action = s.book.faces[frame[2]].action
        return action.cost if action else None
    return None
