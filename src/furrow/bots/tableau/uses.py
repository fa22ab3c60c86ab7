"""What the cards of a hand are good for: built, dealt, razed; each as a use of goods at the prices of the moment."""

from __future__ import annotations

from furrow.bots.tableau.engine import Engine, bonus
from furrow.bots.tableau.prices import make_use
from furrow.bots.tableau.round_plan import Use
from furrow.bots.tableau.worths import Worths
from furrow.games.tableau.compiling import Gain
from furrow.games.tableau.state import State

_BEST = 2
"""How many uses of one card a plan chooses from."""


def hand_uses(o: Worths, s: State, seat: int, engine: Engine, card: int) -> list[Use]:
    """The best uses of a card of the hand."""
    found = [build(o, s, seat, engine, card)]
    deal = _deal(o, s, seat, card)
    if deal is not None:
        found.append(deal)
    spoils = _raze(o, s, seat, card)
    if spoils is not None:
        found.append(spoils)
    found += o.taste.habits.hand_uses(o, s, seat, found[0])
    found = [use for use in found if use.rank < 1.2]
    found.sort()
    return found[:_BEST]


def build(o: Worths, s: State, seat: int, engine: Engine, card: int) -> Use:
    """Building a card: its yields in later rounds and its value at the end, and what it brings at once."""
    gain, odd = bonus(engine, o.facts, card)
    prices = o.prices
    worth = o.location_worth(engine, s.players[seat], card) + prices.points_of(gain)
    worth += o.answers(s.players[seat], "builds", card)
    if odd:
        worth += prices.odd_effects(odd)
    cost = s.book.ways.build_cost(s, seat, card)
    base = cost.locations > 0
    if base:
        worth -= o.base_loss(s, seat)
    bases = -1 if base else 0 if o.facts.faction[card] else 1
    return make_use(prices, card, worth, cost.tokens, cost.any, prices.tokens_of(gain), 1, base, bases)


def _deal(o: Worths, s: State, seat: int, card: int) -> Use | None:
    face = s.book.faces[card]
    if face.deal < 0 or s.book.ways.deal_refusal(s, seat, card):
        return None
    prices = o.prices
    gain: Gain = ((face.deal, 1),)
    worth = prices.points_of(gain) + o.deal_worth(card) + o.answers(s.players[seat], "deals")
    cost = s.book.ways.deal_cost(s, card)
    return make_use(prices, card, worth, cost.tokens, 0, prices.tokens_of(gain))


def _raze(o: Worths, s: State, seat: int, card: int) -> Use | None:
    if s.book.ways.raze_hand_refusal(s, seat, card):
        return None
    prices = o.prices
    gain = s.book.faces[card].raze or ()
    worth = prices.points_of(gain) + o.answers(s.players[seat], "razes")
    cost = s.book.ways.raze_hand_cost(s, card)
    return make_use(prices, card, worth, cost.tokens, 0, prices.tokens_of(gain))
