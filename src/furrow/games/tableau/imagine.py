"""A state that a seat cannot tell from the true one: the cards it may not know are dealt again within their decks.

The deal depends on the caller's generator and on what the seat knows, and on nothing else: places are gone through in a
fixed order and filled from sorted and shuffled pools.
"""

from __future__ import annotations

from collections.abc import Iterable

from furrow.games.tableau.draw_and_keep import HELD
from furrow.games.tableau.state import State
from furrow.games.tableau.view import knows
from furrow.kernel.generator import Generator
from furrow.kernel.pending import Frame


def imagine(s: State, seat: int, generator: Generator) -> State:
    """Secret answers of the others are forgotten, and chance takes another course."""
    copy = s.clone()
    dealer = _Dealer(s, seat, generator)
    copy.decks = [dealer.again(deck) for deck in s.decks]
    copy.piles = [dealer.again(pile) for pile in s.piles]
    for number, player in enumerate(copy.players):
        if number != seat:
            player.hand = sorted(dealer.again(player.hand))
        player.ruins = dealer.again(player.ruins)
    copy.under = {card: tuple(dealer.again(cards)) for card, cards in sorted(s.under.items())}
    copy.dealt = tuple(
        cards if number == seat else tuple(sorted(dealer.again(cards))) for number, cards in enumerate(s.dealt)
    )
    copy.pending = [_dreamt(frame, seat, dealer) for frame in s.pending]
    copy.seen = dealer.seen
    copy.sealed = tuple(answer if number == seat else () for number, answer in enumerate(s.sealed))
    copy.chance = generator.below(1 << 32) << 32 | generator.below(1 << 32)
    return copy


def _dreamt(frame: Frame, seat: int, dealer: _Dealer) -> Frame:
    """Cards that another player is looking at."""
    if frame[0] not in HELD or frame[1] == seat:
        return frame
    return (*frame[:3], *sorted(dealer.again(frame[3:])))


class _Dealer:
    """Deals the hidden cards of each deck again."""

    def __init__(self, s: State, seat: int, generator: Generator) -> None:
        self._state = s
        self._hidden = {card for card in _face_down(s, seat) if not knows(s, seat, card)}
        self._pools: list[list[int]] = [[] for _ in s.decks]
        deck_of = s.book.ways.deck_of
        for card in sorted(self._hidden):
            self._pools[deck_of(s, card)].append(card)
        for pool in self._pools:
            generator.shuffle(pool)
        self.seen = {card: mask for card, mask in s.seen.items() if card not in self._hidden}

    def again(self, cards: Iterable[int]) -> list[int]:
        """The cards of one place; what others know about a place they still know."""
        found = []
        for card in cards:
            new = card
            if card in self._hidden:
                new = self._pools[self._state.book.ways.deck_of(self._state, card)].pop()
                if card in self._state.seen:
                    self.seen[new] = self._state.seen[card]
            found.append(new)
        return found


def _face_down(s: State, seat: int) -> list[int]:
    """Every card that lies face down for the seat."""
    found = [card for group in (*s.decks, *s.piles, *s.under.values()) for card in group]
    found += [card for player in s.players for card in player.ruins if card in s.seen]
    for number, player in enumerate(s.players):
        if number != seat:
            found += player.hand
    found += [card for number, cards in enumerate(s.dealt) if number != seat for card in cards]
    return found + [card for frame in s.pending if frame[0] in HELD and frame[1] != seat for card in frame[3:]]
