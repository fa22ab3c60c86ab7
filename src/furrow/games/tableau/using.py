"""Using an action location, once or as often as its text allows, in one turn or over several."""

from __future__ import annotations

from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.gaining import start
from furrow.games.tableau.payment import missing, pay, within_reach
from furrow.games.tableau.state import BLOCK, State
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame
from furrow.kernel.unasked import note_later


def candidates(s: State, seat: int, goods: list[int]) -> list[Code]:
    faces = s.book.faces
    return [
        (v.USE, card)
        for card in s.players[seat].locations
        if (action := faces[card].action) and within_reach(s, goods, action.cost) and not refusal(s, seat, card)
    ]


def uses(s: State, card: int) -> int:
    """How often a location may be used in a round."""
    action = s.book.faces[card].action
    assert action
    return s.book.ways.uses(s, card, action.uses)


def refusal(s: State, seat: int, card: int) -> str:
    """Why a location cannot be used now."""
    ids = s.book.ids
    action = s.book.faces[card].action
    if card not in s.players[seat].locations:
        return s.book.ways.not_own(s, seat, card, ids.use_own)
    if action is None:
        return ids.use_own
    if s.marks.get(card, 0) & BLOCK:
        return s.book.ways.block_rule
    if s.used.get(card, 0) >= uses(s, card):
        return s.book.ways.used_up(s, card)
    short = missing(s, seat, action.cost)
    if short:
        return s.book.ways.unpaid(s, seat, short[0], ids.use_cost)
    for step in s.book.programs[action.program]:
        if step.handler and (idle := step.handler.idle(s, seat, card, step.args)):
            return idle
    return ""


def apply(s: State, seat: int, card: int) -> None:
    action = s.book.faces[card].action
    assert action
    s.used[card] = s.used.get(card, 0) + 1
    if s.used[card] < uses(s, card):
        s.pending.append((f.AGAIN, seat, card))
    elif s.unasked is not None:
        note_later(s, (f.AGAIN, seat, card), (v.DONE,))
    s.pending.append((f.USE_IT, seat, card))
    s.tell("use", seat, card=s.book.faces[card].word)
    pay(s, seat, action.cost)


def use_it(s: State, frame: Frame) -> None:
    """Everything is paid."""
    _, seat, card = frame
    action = s.book.faces[card].action
    assert action
    start(s, seat, action.program, card)


# -- decision (AGAIN, seat, card): the same location once more in this turn ------------------------------------------


def again_candidates(s: State, frame: Frame) -> list[Code]:
    return [(v.DONE,)] if refusal(s, frame[1], frame[2]) else [(v.AGAIN,), (v.DONE,)]


def again_refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if code[0] == v.DONE else refusal(s, frame[1], frame[2])


def again_apply(s: State, frame: Frame, code: Code) -> None:
    s.pending.pop()
    if code[0] == v.AGAIN:
        apply(s, frame[1], frame[2])


def again_forced(s: State, frame: Frame) -> Code | None:
    """Asked only where it can be used again."""
    return (v.DONE,) if refusal(s, frame[1], frame[2]) else None
