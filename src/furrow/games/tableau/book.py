"""The book of one game: its vocabulary, cards and boards in immutable tables, and where it differs from its family."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from furrow.games.tableau import frames as f
from furrow.games.tableau import rows
from furrow.games.tableau.compiling import GAIN, Compiler, Cost, Face, Gain, Room
from furrow.games.tableau.handlers import Handler
from furrow.games.tableau.hooks import Ways
from furrow.kernel.pending import Frame

if TYPE_CHECKING:
    from furrow.games.tableau.state import State


class Board(NamedTuple):
    """A faction board."""

    id: str
    production: Gain
    store: tuple[Room, ...] = ()
    actions: tuple[tuple[Cost, Gain], ...] = ()


class Exchange(NamedTuple):
    """Workers for goods: the cost and one of several gains."""

    cost: Cost
    options: tuple[Gain, ...]


class Ids(NamedTuple):
    """The ledger ids by which this game refuses what all games of the family refuse."""

    out_of_turn: str
    after_end: str
    wrong_moment: str
    in_hand: str
    build_cost: str
    build_base: str
    build_controlled: str
    deal_hand: str
    deal_cost: str
    raze_hand_cost: str
    raze_cost: str
    raze_own: str
    raze_target: str
    ruin: str
    immune: str
    raze_immune: str
    passed: str
    one_action: str
    use_own: str
    use_again: str
    use_cost: str
    payment: str
    draft: str
    discard: str
    cancel: str
    draw: str
    shield: str
    shield_place: str
    shield_twice: str
    exchange_cost: str
    store: str
    option: str
    offer_cost: str
    order: str
    name: str


class Vocabulary(NamedTuple):
    """The words of a game. Tokens come first among the goods, then `vp`, then what is drawn."""

    tokens: tuple[str, ...]
    drawn: tuple[str, ...]
    """`card`, and cards of a certain deck."""
    resources: tuple[str, ...]
    wild: Mapping[str, str]
    """What may be paid in place of a token."""
    tags: tuple[str, ...]
    sets: tuple[str, ...]
    shield: str
    """The token that protects a location."""
    ruin: str
    """How a razed card that stays is called."""


class Book:
    """All that never changes in a game. `faces[card]` is a printed card, `programs[number]` an effect."""

    def __init__(
        self,
        name: str,
        vocabulary: Vocabulary,
        cards: Iterable[rows.Card],
        handlers: Mapping[str, Handler],
        boards: Iterable[Mapping[str, Any]],
        exchange: Mapping[str, Any] | None,
        ids: Ids,
        ways: Ways,
        frames: Mapping[str, str],
        moments: Mapping[int, str],
        tasks: tuple[str, ...] = (),
    ) -> None:
        self.name, self.vocabulary, self.ids, self.ways = name, vocabulary, ids, ways
        self.moments = dict(moments)
        self.tasks = tasks
        self.goods = (*vocabulary.tokens, "vp", *vocabulary.drawn)
        self.tokens = len(vocabulary.tokens)
        self.vp = self.tokens
        self.card = self.tokens + 1
        self.resources = tuple(map(self.goods.index, vocabulary.resources))
        self.wild = tuple(
            self.goods.index(vocabulary.wild[token]) if token in vocabulary.wild else -1 for token in vocabulary.tokens
        )
        self.wilds = frozenset(number for number in self.wild if number >= 0)
        self.shield = self.goods.index(vocabulary.shield) if vocabulary.shield else -1
        compiler = Compiler(self.goods, self.tokens, vocabulary.tags, vocabulary.sets, handlers)
        found: list[Face] = []
        for row in cards:
            found += compiler.faces(len(found), row)
        self.faces = tuple(found)
        self.boards = tuple(_board(compiler, row) for row in boards)
        self.factions = tuple(board.id for board in self.boards)
        self.exchange = (
            Exchange(compiler.cost(exchange["cost"]), tuple(compiler.gain(each) for each in exchange["choose"]))
            if exchange
            else None
        )
        self.programs = tuple(compiler.programs)
        self.program_names = tuple(compiler.names)
        """A card's id and the moment: what documents call a program, whatever its number is in this version."""
        choice_of_decks = len(vocabulary.drawn) > 1
        self.at_once = tuple(
            all(
                step.op == GAIN and not (choice_of_decks and any(good == self.card for good, _ in step.gain))
                for step in program
            )
            for program in self.programs
        )
        """Programs that put no question."""
        self.card_words = tuple(face.word for face in self.faces)
        marks = {word.rpartition(".")[2]: number for number, word in enumerate(self.card_words) if "." in word}
        self.printed_numbers = {mark: number for mark, number in marks.items() if not mark.isdigit()}
        """Cards by the number that is printed on them, where it tells them apart."""
        self.base_words = ("nothing", vocabulary.ruin, *self.card_words)
        self.frame_names = (*f.NAMES, *frames)
        self.fields = tuple(_fields(text, vocabulary.tokens) for text in (*f.FIELDS.values(), *frames.values()))
        if len(set(self.card_words)) != len(self.card_words):
            raise ValueError(f"{name}: two cards have the same name")

    def find(self, word: str) -> int:
        """The number of a card by its name in the notation, or by its printed number."""
        return self.printed_numbers[word] if word in self.printed_numbers else self.card_words.index(word)

    def cost_words(self, cost: Cost) -> dict[str, int]:
        """A cost by names, as the rows write it."""
        found = {self.goods[good]: amount for good, amount in cost.tokens}
        for word, amount in zip(("any_resource", "card", "deal", "location"), cost[1:], strict=True):
            if amount:
                found[word] = amount
        return found

    def gain_words(self, gain: Gain) -> dict[str, int]:
        """Goods by names."""
        return {self.goods[good]: amount for good, amount in gain}

    def immune(self, s: State, seat: int, card: int) -> str:
        """The rule by which a card of another player who has passed cannot be touched; "" if it is not such a card."""
        for other, player in enumerate(s.players):
            if other != seat and player.passed and card in (*player.locations, *player.deals, *player.foreign):
                return self.ways.passed_rule(s, other, self.ids.immune)
        return ""


def _board(compiler: Compiler, row: Mapping[str, Any]) -> Board:
    compiler.place = f"board {row['id']!r}"
    actions = tuple((compiler.cost(each["cost"]), compiler.gain(each["gain"])) for each in row.get("actions", ()))
    store = compiler.rooms([rows.Slot(row["store"])]) if row.get("store") else ()
    return Board(row["id"], compiler.gain(row["production"]), store, actions)


def _fields(text: str, tokens: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The fields of a frame; `*goods` stands for an amount of every token, another star for a list of cards."""
    found: list[tuple[str, str]] = []
    for part in text.split():
        if part == "*goods":
            found += [(token, "count") for token in tokens]
        elif part.startswith("*"):
            found.append((part, "cards"))
        else:
            name, sort = part.split(":")
            found.append((name, sort))
    return tuple(found)


def frame_fields(book: Book, frame: Frame) -> list[tuple[str, str, int]]:
    """The numbers of a frame after its kind and seat, with their names and types."""
    fields = book.fields[frame[0]]
    if fields and fields[-1][0].startswith("*"):
        fixed = fields[:-1]
        extra = [(fields[-1][0], "card")] * (len(frame) - 2 - len(fixed))
        fields = (*fixed, *extra)
    return [(name, sort, number) for (name, sort), number in zip(fields, frame[2:], strict=True)]
