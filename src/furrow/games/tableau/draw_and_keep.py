"""Drawing some cards and keeping one of them; the others are discarded or shuffled back."""

from __future__ import annotations

from bisect import insort

from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.decks import discard, top
from furrow.games.tableau.gaining import draw_candidates
from furrow.games.tableau.state import State
from furrow.games.tableau.telling import deck_word
from furrow.kernel.contract import Code
from furrow.kernel.events import Fact
from furrow.kernel.pending import Frame

SHUFFLE, DISCARD = 0, 1
"""What becomes of the cards that are not kept."""
HELD = (f.KEEP, f.GATHER)
"""Frames in which a player holds cards: from the third number on."""


def look(s: State, seat: int, deck: int, amount: int, rest: int) -> None:
    """Draw from one deck and ask which card to keep."""
    found = [card for card in (top(s, deck) for _ in range(amount)) if card >= 0]
    ask(s, seat, rest, found, deck)


def ask(s: State, seat: int, rest: int, cards: list[int], deck: int = -1) -> None:
    """The cards are looked at; without a deck they were gathered one by one."""
    if s.log is not None:
        drawn: dict[str, Fact] = {"deck": s.book.ways.deck_names(s)[deck]} if deck >= 0 else {}
        s.tell_secretly("look", seat, 1 << seat, {"cards": s.words(cards)}, count=len(cards), **drawn)
    if cards:
        s.pending.append((f.KEEP, seat, rest, *sorted(cards)))


# -- decision (KEEP, seat, rest, cards…) -----------------------------------------------------------------------------


def candidates(s: State, frame: Frame) -> list[Code]:
    return [(v.KEEP, card) for card in frame[3:]]


def refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if code[1] in frame[3:] else s.book.ids.draw


def apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, rest, *cards = frame
    s.pending.pop()
    insort(s.players[seat].hand, code[1])
    tell_kept(s, seat, code[1:], s.book.ways.deck_of(s, code[1]))
    for card in cards:
        if card == code[1]:
            continue
        s.reveals += 1
        if rest == DISCARD:
            discard(s, card)
            s.tell("discard", seat, card=s.book.faces[card].word, source="look")
        else:
            deck = s.decks[s.book.ways.deck_of(s, card)]
            deck.append(card)
            s.shuffle(deck)
            if s.log is not None:
                s.tell("put_back", seat, count=1, deck=deck_word(s, card))


def tell_kept(s: State, seat: int, cards: tuple[int, ...], deck: int) -> None:
    """Only the seat sees what it keeps; its back all can see."""
    if s.log is not None:
        name = s.book.ways.deck_names(s)[deck]
        s.tell_secretly("keep", seat, 1 << seat, {"cards": s.words(cards)}, count=len(cards), deck=name)


def forced(s: State, frame: Frame) -> Code | None:
    return (v.KEEP, frame[3]) if len(frame) == 4 else None


# -- decision (GATHER, seat, amount left, cards…): from which deck, card by card -------------------------------------


def gather_candidates(s: State, frame: Frame) -> list[Code]:
    return draw_candidates(s, frame)


def gather_refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if code in draw_candidates(s, frame) else s.book.ids.draw


def gather_apply(s: State, frame: Frame, code: Code) -> None:
    """Each card is seen before the next is drawn."""
    kind, seat, left, *cards = frame
    s.pending.pop()
    decks = s.book.ways.draw_decks(s, seat, s.book.card)
    if code[0] == v.DRAW:
        deck = decks[-1] if code[1] else decks[0]
        cards.append(top(s, deck))
        left -= 1
        if s.log is not None:
            name = s.book.ways.deck_names(s)[deck]
            s.tell_secretly("gather", seat, 1 << seat, {"cards": s.words(cards[-1:])}, count=1, deck=name)
    else:
        left = 0
    if left:
        s.pending.append((kind, seat, left, *cards))
    else:
        ask(s, seat, DISCARD, cards)


def gather_forced(s: State, frame: Frame) -> Code | None:
    """One deck left, or none."""
    found = draw_candidates(s, frame)
    return None if len(found) > 1 else found[0] if found else (v.DONE,)
