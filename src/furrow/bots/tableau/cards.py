"""Questions that need no search: which card to take, keep, drop or discard, which deck to draw from, what to store,
where a shield stands best."""

from __future__ import annotations

from collections.abc import Sequence

from furrow.bots.tableau.taste import Taste
from furrow.bots.tableau.uses import hand_uses
from furrow.bots.tableau.value import Outlook
from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.state import State
from furrow.kernel.contract import Code

_COMMON, _FACTION = 0, 1


def answer(s: State, seat: int, legal: Sequence[Code], taste: Taste) -> Code | None:
    """The answer to such a question; None for all others."""
    verb = legal[0][0]
    if verb in (v.TAKE, v.KEEP):
        outlook = Outlook(s, seat, taste)
        return max(legal, key=lambda code: in_hand(outlook, s, seat, code[1]))
    if verb in (v.DROP, v.DISCARD):
        outlook = Outlook(s, seat, taste)
        return min(legal, key=lambda code: sum(outlook.card_value(card) for card in code[1:]))
    if verb == v.DRAW:
        wanted = (v.DRAW, deck(s, seat))
        return wanted if wanted in legal else legal[0]
    if verb == v.STORE:
        goods = Outlook(s, seat, taste).prices.goods
        return max(legal, key=lambda code: _sum(goods, code))
    return _shield(s, seat, legal, taste)


def in_hand(outlook: Outlook, s: State, seat: int, card: int) -> float:
    """What a card would be good for in the hand."""
    uses = hand_uses(outlook, s, seat, outlook.engine(s, s.players[seat]), card)
    prices = outlook.prices
    return max(((use.worth + prices.gain(use.gain)) * (1.0 - use.rank) for use in uses), default=0.0)


def deck(s: State, seat: int) -> int:
    """The seat's own deck, unless it lacks locations to build faction cards over."""
    player = s.players[seat]
    faces = s.book.faces
    faction = sum(1 for card in player.hand if faces[card].set > 0)
    bases = len(player.ruins) + sum(1 for card in player.locations if faces[card].set == 0)
    bases += len(player.hand) - faction
    return _COMMON if faction > bases else _FACTION


def _sum(goods: list[float], code: Code) -> float:
    return sum(goods[good] * amount for good, amount in zip(code[1::2], code[2::2], strict=True))


def _shield(s: State, seat: int, legal: Sequence[Code], taste: Taste) -> Code | None:
    """A shield costs nothing and is lost at the end of the round: it stands on the best location."""
    if s.pending[-1][0] not in (f.TURN, f.END) or not any(code[0] == v.SHIELD for code in legal):
        return None
    if s.seats == 1 and s.book.ways.rounds:  # IMP-SOLO-29: it would not help
        return None
    if all(s.players[other].passed for other in s.others(seat)):
        return None
    places = [code for code in legal if code[0] == v.SHIELD]
    outlook = Outlook(s, seat, taste)
    return max(places, key=lambda code: outlook.loss(code[1]))
