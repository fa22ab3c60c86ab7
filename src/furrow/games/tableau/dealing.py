"""Making a deal with a card of the hand."""

from __future__ import annotations

from furrow.games.tableau import frames as f
from furrow.games.tableau import triggers
from furrow.games.tableau import verbs as v
from furrow.games.tableau.decks import announce, leave_hand
from furrow.games.tableau.gaining import gain
from furrow.games.tableau.payment import missing, pay, within_reach
from furrow.games.tableau.state import State
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame


def candidates(s: State, seat: int, goods: list[int]) -> list[Code]:
    ways = s.book.ways
    if not within_reach(s, goods, ways.least_deal):
        return []
    return [
        (v.DEAL, card)
        for card in s.players[seat].hand
        if within_reach(s, goods, ways.deal_cost(s, card)) and not ways.deal_refusal(s, seat, card)
    ]


def refusal(s: State, seat: int, card: int) -> str:
    if card not in s.players[seat].hand:
        return s.book.ways.misplaced(s, card, s.book.ids.deal_hand)
    refused = s.book.ways.deal_refusal(s, seat, card)
    return refused or (s.book.ids.deal_cost if missing(s, seat, s.book.ways.deal_cost(s, card)) else "")


def apply(s: State, seat: int, card: int) -> None:
    announce(s, seat, card, "deal")
    s.pending.append((f.DEAL_IT, seat, card))
    pay(s, seat, s.book.ways.deal_cost(s, card))


def deal_it(s: State, frame: Frame) -> None:
    """The card goes under the board; its good comes at once, then features react."""
    _, seat, card = frame
    leave_hand(s, seat, card)
    s.players[seat].deals.append(card)
    s.tell("deal", seat, card=s.book.faces[card].word)
    triggers.fire(s, seat, triggers.DEALS, card)
    gain_deal(s, seat, card)


def gain_deal(s: State, seat: int, card: int) -> None:
    """The good of a deal, once."""
    gain(s, seat, ((s.book.faces[card].deal, 1),), 1, card)
