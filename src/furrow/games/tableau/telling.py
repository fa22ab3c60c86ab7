"""What events of the card games have in common: goods as facts, hidden cards, what is taken off a location."""

from __future__ import annotations

from collections.abc import Iterable

from furrow.games.tableau.state import MARKS, State
from furrow.kernel.contract import Code
from furrow.kernel.events import EVERYBODY, Fact

Facts = dict[str, Fact]


def counted(s: State, amounts: Iterable[tuple[int, int]]) -> Facts:
    """Goods and their amounts, place by place; nothing if there are none."""
    held = [(s.book.goods[good], amount) for good, amount in amounts if amount]
    if not held:
        return {}
    return {"goods": [word for word, _ in held], "amounts": [amount for _, amount in held]}


def tell_goods(s: State, kind: str, seat: int, amounts: Iterable[int], **facts: Fact) -> None:
    """An event about goods, given as an amount of every token; none if there are no goods."""
    if s.log is not None and (told := counted(s, enumerate(amounts))):
        s.tell(kind, seat, **facts, **told)


def deck_word(s: State, card: int) -> str:
    """The deck that a card belongs to: its back shows it."""
    return s.book.ways.deck_names(s)[s.book.ways.deck_of(s, card)]


def tell_card(s: State, kind: str, seat: int, name: str, card: int, seen: int, /, **facts: Fact) -> None:
    """An event about a card that lay face down: `seen` are the seats that know it; all see the back."""
    if s.log is None:
        return
    facts["deck"] = deck_word(s, card)
    word: Facts = {name: s.book.faces[card].word}
    if seen == EVERYBODY:
        s.tell(kind, seat, **facts, **word)
    else:
        s.tell_secretly(kind, seat, seen, word if seen else {}, **facts)


def seal(s: State, seat: int, code: Code) -> None:
    """A secret answer: all see that it is given, only the seat what it is."""
    answers = list(s.sealed)
    answers[seat] = code
    s.sealed = tuple(answers)
    if s.log is not None:
        s.tell_secretly("seal", seat, 1 << seat, {"cards": s.words(code[1:])})


def summed(paid: Iterable[Iterable[tuple[int, int]]]) -> dict[int, int]:
    """Goods that were paid for several uses, together."""
    found: dict[int, int] = {}
    for goods in paid:
        for good, amount in goods:
            found[good] = found.get(good, 0) + amount
    return found


class Lying:
    """What lies on a location for the round: reported once some of it has been taken off."""

    def __init__(self, s: State, card: int) -> None:
        self._used, self._marks = s.used.get(card, 0), s.marks.get(card, 0)
        self._paid = s.paid.get(card, ())

    def tell_off(self, s: State, kind: str, seat: int, card: int) -> None:
        """Uses, marks and goods that are there no longer; no event if nothing is gone."""
        if s.log is None:
            return
        facts: Facts = {}
        if uses := self._used - s.used.get(card, 0):
            facts["uses"] = uses
        gone = self._marks & ~s.marks.get(card, 0)
        if gone:
            facts["marks"] = [word for bit, word in enumerate(MARKS) if gone >> bit & 1]
        paid = self._paid[len(s.paid.get(card, ())) :]
        facts |= counted(s, summed(paid).items())
        if facts:
            s.tell(kind, seat, card=s.book.faces[card].word, **facts)
