"""A state that a seat cannot tell from the true one: the cards it may not know change places within their decks."""

from __future__ import annotations

from furrow.games.tableau.keeping import HELD
from furrow.games.tableau.state import State
from furrow.games.tableau.view import knows
from furrow.kernel.generator import Generator
from furrow.kernel.pending import Frame


def imagine(s: State, seat: int, generator: Generator) -> State:
    copy = s.clone()
    places = _exchange_places(s, seat, generator)
    if places:
        copy.decks = [[places.get(card, card) for card in deck] for deck in s.decks]
        copy.piles = [[places.get(card, card) for card in pile] for pile in s.piles]
        for number, player in enumerate(copy.players):
            if number != seat:
                player.hand = sorted(places.get(card, card) for card in player.hand)
            player.ruins = [places.get(card, card) for card in player.ruins]
        copy.under = {card: tuple(places.get(each, each) for each in cards) for card, cards in s.under.items()}
        copy.dealt = tuple(
            cards if number == seat else tuple(sorted(places.get(card, card) for card in cards))
            for number, cards in enumerate(s.dealt)
        )
        copy.seen = {places.get(card, card): mask for card, mask in s.seen.items()}
        copy.pending = [_dreamt(frame, seat, places) for frame in s.pending]
        copy.sealed = tuple(
            answer
            if number == seat or not answer
            else (answer[0], *sorted(places.get(card, card) for card in answer[1:]))
            for number, answer in enumerate(s.sealed)
        )
    copy.chance = generator.below(1 << 32) << 32 | generator.below(1 << 32)
    return copy


def _dreamt(frame: Frame, seat: int, places: dict[int, int]) -> Frame:
    """Cards that another player is looking at."""
    if frame[0] not in HELD or frame[1] == seat:
        return frame
    return (*frame[:3], *(places.get(card, card) for card in frame[3:]))


def _exchange_places(s: State, seat: int, generator: Generator) -> dict[int, int]:
    """For every card that the seat cannot place, the card that takes its place."""
    hidden: list[list[int]] = [list(deck) for deck in s.decks]
    unseen = [card for pile in s.piles for card in pile]
    unseen += [card for cards in s.under.values() for card in cards]
    unseen += [card for number, player in enumerate(s.players) if number != seat for card in player.hand]
    unseen += [card for player in s.players for card in player.ruins if card in s.seen]
    unseen += [card for number, cards in enumerate(s.dealt) if number != seat for card in cards]
    unseen += [card for frame in s.pending if frame[0] in HELD and frame[1] != seat for card in frame[3:]]
    for card in unseen:
        if not knows(s, seat, card):
            hidden[s.book.ways.deck_of(s, card)].append(card)
    places: dict[int, int] = {}
    for cards in hidden:
        cards.sort()
        other = cards[:]
        generator.shuffle(other)
        places.update(zip(cards, other, strict=True))
    return places
