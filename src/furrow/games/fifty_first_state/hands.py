"""The starting hand: six cards dealt, four kept, in secret and at the same time (FSS-SETUP-09, FSS-DIG-01)."""

from __future__ import annotations

from itertools import combinations

from furrow.games.fifty_first_state import names as n
from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.decks import discard
from furrow.games.tableau.state import LOOKOUT, State
from furrow.games.tableau.telling import seal
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame


def owing(s: State, frame: Frame) -> tuple[int, ...]:
    return tuple(seat for seat in range(s.seats) if not s.sealed[seat])


def candidates(s: State, frame: Frame, seat: int) -> list[Code]:
    hand = s.players[seat].hand
    return [(v.DROP, *pair) for pair in combinations(hand, min(n.DROPPED, len(hand)))]


def refusal(s: State, frame: Frame, seat: int, code: Code) -> str:
    return "" if code in candidates(s, frame, seat) else "FSS-SETUP-09"


def apply(s: State, frame: Frame, seat: int, code: Code) -> None:
    seal(s, seat, code)
    if all(s.sealed):
        _resolve(s)


def _resolve(s: State) -> None:
    """All have chosen: the cards go face down to the discards; only the player who dropped them knows them."""
    for seat in s.clockwise():
        dropped = s.sealed[seat][1:]
        for card in dropped:
            s.players[seat].hand.remove(card)
            discard(s, card, 1 << seat)
        s.tell_secretly("drop", seat, 1 << seat, {"cards": s.words(dropped)}, count=len(dropped))
    s.sealed = ()
    s.pending.pop()
    s.pending.append((f.PHASE, s.first, LOOKOUT))
