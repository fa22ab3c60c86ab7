"""The texts of actions that the games of the family share, and the phrases of amounts and payments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from furrow.games.tableau import verbs as v
from furrow.games.tableau.book import Book
from furrow.games.tableau.payment import SOURCE_SIZE, payment_code
from furrow.kernel.contract import Code
from furrow.kernel.errors import NotationError
from furrow.kernel.notation import Notation, Row, row

_PLUS, _OF = "+", "of"
DECK_WORDS = ("common", "faction")

ROWS = (
    row("build <card>", v.BUILD, tail=(v.NO_BASE,)),
    row("build <card> over <base>", v.BUILD),
    row("deal <card>", v.DEAL),
    row("raze <card>", v.RAZE),
    row("use <card>", v.USE),
    row("exchange", v.EXCHANGE),
    row("take <card>", v.TAKE),
    row("drop <cards>", v.DROP),
    row("choose <card>", v.CHOOSE),
    row("steal <good> from <number>", v.STEAL),
    row("player <number>", v.PLAYER),
    row("gain <amounts>", v.GAIN),
    row("accept <amounts>", v.ACCEPT),
    row("pay <payment>", v.PAY),
    row("store <amounts>", v.STORE),
    row("discard <card>", v.DISCARD),
    row("cancel <card>", v.CANCEL),
    row("draw <deck>", v.DRAW),
    row("keep <card>", v.KEEP),
    row("protect <card>", v.SHIELD),
    row("again", v.AGAIN),
    row("decline", v.DECLINE),
    row("done", v.DONE),
    row("pass", v.PASS),
    row("end", v.END),
)


class _Amounts:
    """ "2 gun + 1 fuel": goods and their amounts."""

    def __init__(self, goods: Sequence[str]) -> None:
        self._goods = tuple(goods)
        self._numbers = {word: number for number, word in enumerate(goods)}

    def parse(self, words: Sequence[str]) -> Code | None:
        found: list[tuple[int, int]] = []
        for part in _split(words):
            amount = _whole(part[0])
            if len(part) != 2 or amount is None or part[1] not in self._numbers:
                return None
            found.append((self._numbers[part[1]], amount))
        return tuple(number for pair in sorted(found) for number in pair)  # in whatever order they were typed

    def write(self, values: Code) -> str:
        pairs = zip(values[::2], values[1::2], strict=True)
        return f" {_PLUS} ".join(f"{amount} {self._goods[good]}" for good, amount in pairs)


class _Payment:
    """ "2 grey_contact + 1 worker of camp": goods, amounts, and the location they lie on."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._goods = {word: number for number, word in enumerate(book.goods)}
        self._cards = {word: number for number, word in enumerate(book.card_words)}

    def parse(self, words: Sequence[str]) -> Code | None:
        used: dict[int, int] = {}
        for part in _split(words):
            amount = _whole(part[0])
            if len(part) not in (2, 4) or amount is None or part[1] not in self._goods:
                return None
            if len(part) == 4 and (part[2] != _OF or part[3] not in self._cards):
                return None
            card = self._cards[part[3]] if len(part) == 4 else -1
            source = (card + 1) * SOURCE_SIZE + self._goods[part[1]]
            used[source] = used.get(source, 0) + amount
        return payment_code(self._book.wilds, used)[1:]

    def write(self, values: Code) -> str:
        return f" {_PLUS} ".join(self._part(*pair) for pair in zip(values[1::2], values[2::2], strict=True))

    def _part(self, source: int, amount: int) -> str:
        card, good = source // SOURCE_SIZE - 1, source % SOURCE_SIZE
        text = f"{amount} {self._book.goods[good]}"
        return text if card < 0 else f"{text} {_OF} {self._book.card_words[card]}"


class _Cards:
    """Several cards; their order does not matter."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = tuple(words)
        self._numbers = {word: number for number, word in enumerate(words)}

    def parse(self, words: Sequence[str]) -> Code | None:
        if len(set(words)) != len(words) or not all(word in self._numbers for word in words):
            return None
        return tuple(sorted(self._numbers[word] for word in words))

    def write(self, values: Code) -> str:
        if not all(0 <= value < len(self._words) for value in values):
            raise NotationError(f"{values!r} are no cards")
        return " ".join(self._words[value] for value in values)


def _split(words: Sequence[str]) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for word in words:
        if word == _PLUS:
            parts.append([])
        else:
            parts[-1].append(word)
    return [part or ["?"] for part in parts]


def _whole(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and 0 < len(word) <= 3 and int(word) else None


def notation(
    book: Book, title: str, rows: Sequence[Row] = (), words: Mapping[str, Sequence[str]] | None = None
) -> Notation:
    """The notation of one game: the shared texts and its own. A printed number may stand for a card."""
    marks = book.printed_numbers
    return Notation(
        title,
        {
            "card": book.card_words,
            "base": book.base_words,
            "good": book.goods,
            "deck": DECK_WORDS,
            **(words or {}),
        },
        (*ROWS, *rows),
        aliases={"card": marks, "base": {mark: number + v.FIRST_BASE for mark, number in marks.items()}},
        phrases={"amounts": _Amounts(book.goods), "payment": _Payment(book), "cards": _Cards(book.card_words)},
    )
