"""Combat cards: drawing, discarding, and what each seat has seen of hidden cards.

A seat's `known` mask has a bit for every hidden card outside its own hand that it has seen.
"""

from __future__ import annotations

from furrow.games.scythe.printed_tables import COMBAT_VALUE
from furrow.games.scythe.state import State
from furrow.kernel.streams import drawing

# Bit of a card in `Player.known`: combat cards from 0, the other decks above.
OBJECTIVE = 64
FACTORY = 128
ENCOUNTER = 192

ALL_COMBAT = (1 << len(COMBAT_VALUE)) - 1


def draw(s: State, seat: int, count: int) -> int:
    """Draw up to `count` combat cards into the hand; returns how many there were (SCY-SETUP-04, SCY-DIG-40)."""
    drawn: list[int] = []
    for _ in range(count):
        if not s.combat_deck:
            reshuffle(s)
        if not s.combat_deck:
            break
        drawn.append(s.combat_deck.pop())
    if drawn:
        player = s.players[seat]
        for card in drawn:
            player.hand.append(card)
            player.known &= ~(1 << card)
        player.hand.sort()
        s.reveals += 1
    if s.log is not None and count:
        values: list[int] = sorted(COMBAT_VALUE[card] for card in drawn)
        s.tell_secretly("draw", seat, 1 << seat, {"values": values}, count=len(drawn))
    return len(drawn)


def reshuffle(s: State) -> None:
    """The discards become the new deck; nobody knows its order any more."""
    if not s.combat_discards:
        return
    s.combat_deck = sorted(s.combat_discards)
    s.combat_discards = []
    generator = drawing(s.decks)
    generator.shuffle(s.combat_deck)
    s.decks = generator.state
    s.tell("reshuffle", -1, count=len(s.combat_deck))


def discard(s: State, seat: int, cards: tuple[int, ...]) -> None:
    """Put combat cards from the hand face up on the discard pile (SCY-COMBAT-21)."""
    for card in cards:
        leave_hand(s, seat, card)
        s.combat_discards.append(card)
        s.reveals += 1  # the others see it now


def leave_hand(s: State, seat: int, card: int) -> None:
    """Take a card out of a hand. Anyone who had seen one of its value there cannot tell whether it was this: it counts
    as this one."""
    hand = s.players[seat].hand
    hand.remove(card)
    alike = [other for other in hand if COMBAT_VALUE[other] == COMBAT_VALUE[card]]
    for player in s.players:
        if player.known:
            gone = next((each for each in (card, *alike) if player.known >> each & 1), card)
            player.known &= ~(1 << gone)


def card_of_value(cards: list[int], value: int) -> int:
    """The first card of a value, or -1. Cards of one value are all the same."""
    for card in cards:
        if COMBAT_VALUE[card] == value:
            return card
    return -1


def values_of(cards: list[int]) -> list[int]:
    """The different values among cards, ascending."""
    return sorted({COMBAT_VALUE[card] for card in cards})


def see(s: State, seats: int, bits: int) -> None:
    """The seats of a mask have seen these cards."""
    for seat, player in enumerate(s.players):
        if seats >> seat & 1:
            player.known |= bits
