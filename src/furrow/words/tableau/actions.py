"""Labels of the actions that the games of the family share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from furrow.games.tableau import verbs as v
from furrow.games.tableau.book import Book
from furrow.games.tableau.notation import DECK_WORDS
from furrow.games.tableau.payment import SOURCE_SIZE
from furrow.kernel.contract import Code
from furrow.words.lexicon import Marked
from furrow.words.tableau.terms import Terms, book


class Sayer(NamedTuple):
    """Says the parts of a label; the numbers of a code mean what the book says."""

    terms: Terms
    names: Sequence[str]
    book: Book
    marked: Marked = True

    def act(self, name: str, **arguments: int | str) -> str:
        return self.terms.say("act", name, **arguments)

    def card(self, number: int) -> str:
        word = self.book.card_words[number]
        wanted = self.marked if isinstance(self.marked, bool) else word in self.marked
        return self.terms.marked(word) if wanted else self.terms.card(word)

    def cards(self, numbers: Code) -> str:
        return self.terms.speaker.all_of([self.card(number) for number in numbers])

    def on(self, name: str, number: int) -> str:
        """A label that names one card."""
        return self.act(name, card=self.card(number))

    def over(self, name: str, number: int, base: int) -> str:
        """A label that names a card and what it replaces, if anything."""
        card = self.card(number)
        if base == v.NO_BASE:
            return self.act(name, card=card)
        return self.act(name, card=card, base=self._base(base))

    def _base(self, base: int) -> str:
        return self.terms.say("ruin") if base == v.ANY_RUIN else self.card(base - v.FIRST_BASE)

    def goods(self, good: int, amount: int) -> dict[str, str]:
        return self.terms.told([(self.book.goods[good], amount)])

    def amounts(self, name: str, numbers: Code) -> str:
        """A label of goods and amounts."""
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        return self.act(name, **self.terms.told((self.book.goods[good], amount) for good, amount in pairs))

    def who(self, seat: int) -> str:
        return self.terms.player(seat, self.names)

    def payment(self, numbers: Code) -> str:
        """Goods, some of them from a location on which they lie."""
        pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
        return self.act(
            "pay", paid=self._all_paid(self.terms, pairs), paid_acc=self._all_paid(self.terms.objects, pairs)
        )

    def _all_paid(self, terms: Terms, pairs: Iterable[tuple[int, int]]) -> str:
        return self.terms.speaker.all_of([self._paid(terms, source, amount) for source, amount in pairs])

    def _paid(self, terms: Terms, source: int, amount: int) -> str:
        card, good = source // SOURCE_SIZE - 1, source % SOURCE_SIZE
        counted = terms.counted(self.book.goods[good], amount)
        return counted if card < 0 else self.act("source", counted=counted, card=self.card(card))

    def exchange(self) -> str:
        """Workers for one of several goods, as the book of the game says."""
        deal = self.book.exchange
        assert deal
        options = [self.terms.goods(self.book.gain_words(option).items()) for option in deal.options]
        price = self.terms.price(self.book.cost_words(deal.cost).items())
        return self.act("exchange", cost=price, options=self.terms.speaker.one_of(options))


Labeller = Callable[[Sayer, Code], str]

_PLAIN = {v.AGAIN: "again", v.DECLINE: "decline", v.DONE: "done", v.PASS: "pass", v.END: "end"}
_ON_CARD = {
    v.DEAL: "deal",
    v.RAZE: "raze",
    v.USE: "use",
    v.TAKE: "take",
    v.CHOOSE: "choose",
    v.DISCARD: "discard",
    v.CANCEL: "cancel",
    v.KEEP: "keep",
    v.SHIELD: "shield",
}
_AMOUNTS = {v.GAIN: "gain", v.ACCEPT: "accept", v.STORE: "store"}

_LABELS: dict[int, Labeller] = {
    v.BUILD: lambda say, code: say.over("build", code[1], code[2]),
    v.EXCHANGE: lambda say, code: say.exchange(),
    v.DROP: lambda say, code: say.act("drop", cards=say.cards(code[1:])),
    v.STEAL: lambda say, code: say.act("steal", **say.goods(code[1], 1), who=say.who(code[2])),
    v.PLAYER: lambda say, code: say.act("player", who=say.who(code[1])),
    v.PAY: lambda say, code: say.payment(code[2:]),
    v.DRAW: lambda say, code: say.act(f"draw-{DECK_WORDS[code[1]]}"),
    **{verb: lambda say, code: say.act(_PLAIN[code[0]]) for verb in _PLAIN},
    **{verb: lambda say, code: say.on(_ON_CARD[code[0]], code[1]) for verb in _ON_CARD},
    **{verb: lambda say, code: say.amounts(_AMOUNTS[code[0]], code[1:]) for verb in _AMOUNTS},
}


def label(terms: Terms, code: Code, names: Sequence[str], own: Mapping[int, Labeller], *, marked: Marked = True) -> str:
    """What one action means; `names[seat]` is what a player is called, `own` are the labels of one game's verbs."""
    labeller = own[code[0]] if code[0] in own else _LABELS[code[0]]
    return labeller(Sayer(terms, names, book(terms.game), marked), code)
