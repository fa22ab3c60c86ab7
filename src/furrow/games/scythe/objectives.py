"""Objectives (SCY-OBJ): when a card may be revealed, and what happens then. Conditions: `conditions.py`."""

from __future__ import annotations

from furrow.games.scythe import cards
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.conditions import fulfilled
from furrow.games.scythe.printed_tables import OBJECTIVES
from furrow.games.scythe.stars import place
from furrow.games.scythe.state import State
from furrow.kernel.contract import Code
from furrow.kernel.events import EVERYBODY


def candidates(s: State, seat: int) -> list[Code]:
    return [(v.REVEAL, card) for card in s.players[seat].objectives]


def refusal(s: State, seat: int, card: int, *, end_of_turn: bool) -> str:
    """May this card be revealed now? Depends on the seat's own hand only."""
    if card not in s.players[seat].objectives:
        return "SCY-OBJ-01"
    objective = OBJECTIVES[card]
    if objective.at_end_of_turn and not end_of_turn:
        return "SCY-OBJ-08"
    return "" if fulfilled(s, seat, card) else "SCY-OBJ-04"


def reveal(s: State, seat: int, card: int) -> None:
    """Place the star; both cards go under the deck, Saxony keeps the other one (SCY-OBJ-06/07)."""
    player = s.players[seat]
    s.reveals += 1
    player.objectives.remove(card)
    s.objective_deck.insert(0, card)
    cards.see(s, EVERYBODY, 1 << cards.OBJECTIVE + card)
    others = [] if player.faction == n.SAXONY else player.objectives
    for other in others:
        s.objective_deck.insert(0, other)
        player.known |= 1 << cards.OBJECTIVE + other
    s.tell_secretly("objective", seat, 1 << seat, {"others": others[:]}, card=card, returned=len(others))
    if others:
        player.objectives = []
    place(s, seat, n.STAR_OBJECTIVE)
