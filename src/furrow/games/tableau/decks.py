"""Decks and discard piles: drawing, revealing, discarding, and what each seat has seen of hidden cards.

`State.seen[card]` is the mask of seats that know where a hidden card lies, besides its holder.
"""

from __future__ import annotations

from bisect import insort

from furrow.games.tableau.state import State
from furrow.kernel.events import EVERYBODY


def top(s: State, deck: int) -> int:
    """Take the top card of a deck, renewing it from its discards if necessary; -1 if there is none."""
    cards = s.decks[deck]
    if not cards and s.piles[deck] and s.book.ways.renewed(s, deck):
        renew(s, deck)
        cards = s.decks[deck]
    if not cards:
        return -1
    s.reveals += 1
    return cards.pop()


def renew(s: State, deck: int) -> None:
    """The discards become the new deck; nobody knows its order."""
    cards = s.piles[deck]
    s.piles[deck] = []
    for card in cards:
        s.seen.pop(card, None)
    s.shuffle(cards)
    s.decks[deck] = cards
    s.tell("reshuffle", -1, deck=s.book.ways.deck_names(s)[deck], count=len(cards))


def available(s: State, deck: int) -> bool:
    """Can a card be drawn from the deck?"""
    return bool(s.decks[deck]) or bool(s.piles[deck] and s.book.ways.renewed(s, deck))


def draw(s: State, seat: int, deck: int, amount: int) -> list[int]:
    """Draw cards into the hand, as many as there are."""
    drawn = []
    hand = s.players[seat].hand
    for _ in range(amount):
        card = top(s, deck)
        if card < 0:
            break
        insort(hand, card)
        drawn.append(card)
    if s.log is not None:
        name = s.book.ways.deck_names(s)[deck]
        s.tell_secretly("draw", seat, 1 << seat, {"cards": s.words(drawn)}, count=len(drawn), deck=name)
    return drawn


def reveal(s: State, deck: int, amount: int) -> list[int]:
    """Turn cards up, as many as there are."""
    found = []
    for _ in range(amount):
        card = top(s, deck)
        if card < 0:
            break
        found.append(card)
    return found


def take_up(s: State, seat: int, card: int) -> None:
    """A face-up card goes to the hand: everybody knows that it is there."""
    insort(s.players[seat].hand, card)
    s.seen[card] = EVERYBODY


def discard(s: State, card: int, seen: int = EVERYBODY) -> None:
    """Put a card on its discard pile; `seen` are the seats that have seen it."""
    s.piles[s.book.ways.deck_of(s, card)].append(card)
    if seen:
        s.seen[card] = seen


def clear_table(s: State, table: str) -> None:
    """What lies open on a table of the game is discarded."""
    cards = s.tables[table]
    if cards:
        for card in cards:
            discard(s, card)
        s.tables[table] = ()
        s.tell("put_away", -1, table=table, cards=s.words(cards))


def announce(s: State, seat: int, card: int, action: str) -> None:
    """An action names a card of the hand: from now on everybody knows it, also while it is being paid for.

    This does not stop undo: only the acting player showed something, and learnt nothing.
    """
    s.seen[card] = EVERYBODY
    s.tell("announce", seat, card=s.book.faces[card].word, action=action)


def leave_face_down(s: State, seat: int, card: int) -> None:
    """Take a card out of a hand unseen: the others can no longer tell which of the cards they knew is left."""
    hand = s.players[seat].hand
    for each in hand:
        s.seen.pop(each, None)
    hand.remove(card)
    s.seen[card] = 1 << seat


def leave_hand(s: State, seat: int, card: int) -> None:
    """Take a card out of a hand, into the open."""
    s.players[seat].hand.remove(card)
    s.seen.pop(card, None)
