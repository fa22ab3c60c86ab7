"""The book of one game: its vocabulary, cards and boards in immutable tables, and where it differs from its family."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from furrow.games.tableau import frames as f
from furrow.games.tableau import rounds, rows
from furrow.games.tableau.compiling import GAIN, Compiler, Cost, Face, Gain, Room
from furrow.games.tableau.handling import Handler
from furrow.kernel.contract import Code
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


class Ways:
    """Where a game goes its own way. The defaults are the commonest answers of the family."""

    rounds = 0
    """How many rounds there are; 0: the game ends otherwise."""
    free_verbs: tuple[int, ...] = ()
    """Free steps that only this game has."""
    block_rule = ""
    """The rule by which a blocked location cannot be used."""
    spoils_first = False
    """A razed card of the hand is discarded only after its goods are taken; it cannot be drawn as one of them."""

    least_raze = Cost()
    """What it costs at least to raze a location of an opponent."""
    card_verbs: tuple[int, ...] = ()
    """Verbs of this game whose first number is a card."""

    def own_cost(self, s: State, seat: int, code: Code) -> Cost | None:
        """The cost of an action that only this game has."""
        return None

    def attack(self, s: State) -> None:
        """The attack phase of a solo game."""

    def uses(self, s: State, card: int, printed: int) -> int:
        """How often an action location may be used in a round."""
        return printed

    def complete(self, s: State) -> None:
        """Lay out empty tables and counters, and seat the virtual player of a solo game."""
        s.counts = {"drafts": 0}

    def check(self, s: State) -> None:
        """Invariants that only this game has. Raises PositionError."""

    def fresh_decks(self, s: State) -> list[list[int]]:
        """The cards of every deck of this game, in their printed order."""
        raise NotImplementedError

    def deck_names(self, s: State) -> list[str]:
        return ["deck"]

    def seat_decks(self, s: State) -> list[str]:
        """Names of the decks whose backs are told apart in a hand; none if all look alike."""
        return []

    def deck_of(self, s: State, card: int) -> int:
        """The deck, and so the discard pile, that a card belongs to."""
        return 0

    def renewed(self, s: State, deck: int) -> bool:
        """Is the deck renewed from its discards?"""
        return True

    def draw_decks(self, s: State, seat: int, good: int) -> tuple[int, ...]:
        """The decks that a seat may draw from for a good like `card`."""
        return (0,)

    def build_cost(self, s: State, seat: int, card: int) -> Cost:
        return s.book.faces[card].cost

    def build_refusal(self, s: State, seat: int, card: int) -> str:
        """Why a card of the hand cannot be built, apart from its cost in tokens."""
        return ""

    def misplaced(self, s: State, card: int, rule: str) -> str:
        """The rule by which a card that does not lie where it is needed cannot be used, if not simply `rule`."""
        return rule

    def deal_cost(self, s: State, card: int) -> Cost:
        raise NotImplementedError

    def deal_refusal(self, s: State, seat: int, card: int) -> str:
        """Why no deal can be made with a card of the hand, apart from the cost."""
        return ""

    def raze_hand_cost(self, s: State, card: int) -> Cost:
        raise NotImplementedError

    def raze_hand_refusal(self, s: State, seat: int, card: int) -> str:
        """Why a card of the hand cannot be razed, apart from the cost."""
        return ""

    def raze_cost(self, s: State, card: int) -> Cost:
        """What it costs to raze a location of an opponent."""
        raise NotImplementedError

    def raze_refusal(self, s: State, seat: int, card: int) -> str:
        """Why a location of an opponent cannot be razed, apart from the cost."""
        return ""

    def after_razing(self, s: State, owner: int, card: int) -> None:
        """What becomes of a razed location, which has left the row of its owner."""
        raise NotImplementedError

    def leaves(self, s: State, owner: int, card: int) -> None:
        """A location has left the row: what lies on it goes."""

    def shield_refusal(self, s: State, seat: int, card: int) -> str:
        """Why an own location takes no shield, apart from one that lies there."""
        return ""

    def payment_refusal(self, s: State, frame: Frame, code: Code) -> str:
        """The rule that forbids a payment, if it can be named more closely than by `Ids.payment`."""
        return ""

    def foreign_deal_ended(self, s: State, holder: int, card: int) -> None:
        """A deal that lay with a location of another player has been cancelled."""

    def points_gained(self, s: State, seat: int) -> None:
        """After every gain of points."""

    def pairs_exchanged(self, s: State, seat: int, pairs: int) -> None:
        """After an exchange of workers is complete."""

    def threshold_times(self, s: State, found: int, at_least: int) -> int:
        """How often a threshold pays that was reached."""
        return 1

    def turn_candidates(self, s: State, seat: int, goods: list[int]) -> list[Code]:
        """Actions that only this game has, exactly. `goods` are all that the seat can pay with."""
        return []

    def turn_refusal(self, s: State, seat: int, code: Code) -> str:
        raise NotImplementedError

    def turn_apply(self, s: State, seat: int, code: Code) -> None:
        raise NotImplementedError

    def can_free(self, s: State, seat: int, card: int) -> bool:
        """Does something lie on an own location that an effect could clear, so that it can be used again?"""
        return bool(s.book.faces[card].action) and s.used.get(card, 0) > 0

    def free(self, s: State, card: int) -> None:
        """Clear a used location."""
        s.used.pop(card, None)

    def then(self, s: State, seat: int, task: int, card: int, base: int, number: int) -> None:
        """Carry out a task of this game (see `Book.tasks`) when its time has come, e.g. once it is paid."""
        raise NotImplementedError

    def free_candidates(self, s: State, seat: int) -> list[Code]:
        """Free steps that only this game has."""
        return []

    def before_next_turn(self, s: State, seat: int) -> None:
        """After the turn of a seat: what a virtual player does."""

    def lookout(self, s: State) -> None:
        """The first phase of a round."""
        rounds.draft(s)

    def drafts_over(self, s: State) -> None:
        """Both drafts are over; the row is cleared next."""

    def after_actions(self, s: State) -> None:
        """All have passed."""
        if self.rounds and s.round == self.rounds:
            rounds.finish(s)
        else:
            rounds.clean_up(s)

    def after_cleanup(self, s: State) -> None:
        """Everything is put away."""
        rounds.pass_marker(s)
        rounds.next_round(s)


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
        self.base_words = ("nothing", vocabulary.ruin, *self.card_words)
        self.frame_names = (*f.NAMES, *frames)
        self.fields = tuple(_fields(text, vocabulary.tokens) for text in (*f.FIELDS.values(), *frames.values()))
        if len(set(self.card_words)) != len(self.card_words):
            raise ValueError(f"{name}: two cards have the same name")

    def find(self, word: str) -> int:
        """The number of a card by its name in the notation."""
        return self.card_words.index(word)

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

    def immune(self, s: State, seat: int, card: int) -> bool:
        """Does the card belong to another player who has passed?"""
        return any(
            player.passed and (card in player.locations or card in player.deals or card in player.foreign)
            for other, player in enumerate(s.players)
            if other != seat
        )


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
