"""The view: one JSON document with what a seat may know, built from a whitelist. A spectator has no seat."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from furrow.games.tableau.cleanup import in_supply
from furrow.games.tableau.points import adds
from furrow.games.tableau.question import Question, question
from furrow.games.tableau.state import MARKS, PHASES, Player, State
from furrow.games.tableau.telling import summed
from furrow.games.tableau.threats import Solo
from furrow.kernel.contract import Result


class Location(msgspec.Struct, omit_defaults=True):
    """A built location: how often it was used in this round, what lies on and under it, and whose it really is.

    `worth` is what it adds to its owner's points if it stands at the end.
    `goods` can be spent or stay for good; `paid` was paid to use the location and goes in the clean-up.
    """

    card: str
    used: int = 0
    marks: list[str] = []
    goods: dict[str, int] = {}
    paid: dict[str, int] = {}
    under: int = 0
    owner: int | None = None
    worth: int = 0


class Seat(msgspec.Struct, omit_defaults=True):
    """What the reader sees of a player. `adds` is what the locations will add to the `points` at the end, as they stand
    now. `known` are the cards of the hand that the reader knows; `backs` counts the
    hand by decks where the backs differ."""

    faction: str
    points: int
    goods: dict[str, int]
    hand: int
    locations: list[Location]
    deals: list[str]
    adds: int = 0
    stored: dict[str, int] = {}
    known: list[str] = []
    backs: dict[str, int] = {}
    foreign: list[str] = []
    connections: list[str] = []
    ruins: int = 0
    board_uses: list[int] = []
    passed: bool = False
    virtual: bool = False


class Own(msgspec.Struct, omit_defaults=True):
    """What only the seat itself sees: its hand, cards dealt to it in a secret draft, what it laid under its
    locations, its secret answer."""

    hand: list[str]
    dealt: list[str] = []
    under: dict[str, list[str]] = {}
    answer: list[str] = []


class Rank(msgspec.Struct):
    """One row of the final result."""

    seat: int
    rank: int
    total: int
    parts: dict[str, int]

    @property
    def scored(self) -> bool:
        """Is the total one of points? A virtual player may count something else."""
        return "points" in self.parts


class View(msgspec.Struct, omit_defaults=True):
    """The whole table as one seat sees it. Cards go by their names in the notation.

    `discards` counts the cards of each pile; `discarded` are those that the reader has seen go there, oldest first,
    where a pile may be looked through. `solo` is there in a game of one seat.

    The game has so many `rounds`, or it ends with the round in which somebody has so many points (`goal`); `last` says
    that this round is the last one, and `phases` are those of this round in their order.
    """

    game: str
    seat: int | None
    round: int
    phase: str
    first: int
    active: int
    over: bool
    question: Question | None
    players: list[Seat]
    decks: dict[str, int]
    discards: dict[str, int]
    options: dict[str, bool | int | str]
    discarded: dict[str, list[str]] = {}
    ending: bool = False
    row: list[str] = []
    tables: dict[str, list[str]] = {}
    counts: dict[str, int] = {}
    own: Own | None = None
    result: list[Rank] = []
    tie_break: str = ""
    title: str = ""
    compared: dict[str, int] = {}
    solo: Solo | None = None
    rounds: int = 0
    goal: int = 0
    last: bool = False
    phases: list[str] = []


DERIVED = (
    *("question", "players.adds", "players.locations.worth", "solo", "result", "tie_break", "title", "compared"),
    *("rounds", "goal", "last", "phases"),
)
"""What rules derive; every other field is a fact, which events tell."""


def amounts(s: State, goods: Iterable[int]) -> dict[str, int]:
    """Tokens by name, those that are there."""
    return {word: amount for word, amount in zip(s.book.goods, goods, strict=False) if amount}


def view(s: State, seat: int | None, asked: tuple[int, ...], result: Result | None) -> View:
    """What the seat may know; `asked` are the seats that the open question was put to."""
    names = s.book.ways.deck_names(s)
    document = View(
        game=s.book.name,
        seat=seat,
        round=s.round,
        phase=PHASES[s.phase],
        first=s.first,
        active=s.active,
        over=s.over,
        question=None if s.over else question(s, s.pending[-1], asked, seat),
        players=[_player(s, number, player, seat) for number, player in enumerate(s.players)],
        decks={name: len(deck) for name, deck in zip(names, s.decks, strict=True)},
        discards={name: len(pile) for name, pile in zip(names, s.piles, strict=True)},
        options=s.switches._asdict(),
        discarded=_discarded(s, names, seat),
        ending=s.ending,
        row=s.words(s.row),
        tables={name: s.words(cards) for name, cards in s.tables.items() if cards},
        counts={name: count for name, count in s.counts.items() if count},
        rounds=s.book.ways.rounds,
        goal=s.book.ways.goal,
        last=s.book.ways.last(s),
        phases=[PHASES[phase] for phase in s.book.ways.phases(s)],
    )
    if s.seats == 1 and not s.over:
        document.solo = s.book.ways.solo(s)
    if seat is not None:
        document.own = _own(s, seat)
    if result is not None:
        document.result = [Rank(row.seat, row.rank, row.total, row.parts) for row in result.standings]
        document.tie_break = result.tie_break
        document.title = result.title
        document.compared = result.compared or {}
    return document


def _discarded(s: State, names: list[str], reader: int | None) -> dict[str, list[str]]:
    """What the reader has seen go to the piles that may be looked through."""
    found = {}
    for deck, (name, pile) in enumerate(zip(names, s.piles, strict=True)):
        known = [card for card in pile if knows(s, reader, card)]
        if known and deck not in s.book.ways.closed_piles:
            found[name] = s.words(known)
    return found


def _player(s: State, number: int, player: Player, reader: int | None) -> Seat:
    words = s.book.card_words
    shown = Seat(
        faction=s.book.factions[player.faction] if player.faction >= 0 else "",
        points=player.points,
        goods=amounts(s, in_supply(s, player)),
        hand=len(player.hand),
        locations=[_location(s, number, card) for card in player.locations],
        deals=[words[card] for card in player.deals],
        ruins=len(player.ruins),
        passed=player.passed,
        virtual=player.virtual,
        adds=adds(s, number),
    )
    if player.stored:
        shown.stored = amounts(s, player.stored)
    if player.foreign:
        shown.foreign = [words[card] for card in player.foreign]
    if player.connections:
        shown.connections = [words[card] for card in player.connections]
    if player.board_uses:
        shown.board_uses = [use for use in range(player.board_uses.bit_length()) if player.board_uses >> use & 1]
    if reader != number and player.hand:
        shown.known = [words[card] for card in player.hand if knows(s, reader, card)]
    backs = s.book.ways.seat_decks(s)
    if backs and player.hand:
        decks = [s.book.ways.deck_of(s, card) for card in player.hand]
        shown.backs = {name: decks.count(deck) for deck, name in enumerate(backs) if deck in decks}
    return shown


def knows(s: State, reader: int | None, card: int) -> bool:
    """Does the reader know where a hidden card lies? A spectator knows what everybody knows."""
    seen = s.seen.get(card, 0)
    return seen == -1 if reader is None else bool(seen >> reader & 1)


def _location(s: State, seat: int, card: int) -> Location:
    shown = Location(s.book.card_words[card], worth=sum(s.book.ways.worth(s, s.taken.get(card, seat), card)))
    if card in s.used:
        shown.used = s.used[card]
    if card in s.marks:
        shown.marks = [word for bit, word in enumerate(MARKS) if s.marks[card] >> bit & 1]
    if card in s.kept:
        shown.goods = amounts(s, s.kept[card])
    if card in s.paid:
        shown.paid = {s.book.goods[good]: amount for good, amount in sorted(summed(s.paid[card]).items())}
    if card in s.under:
        shown.under = len(s.under[card])
    if card in s.taken:
        shown.owner = s.taken[card]
    return shown


def _own(s: State, seat: int) -> Own:
    own = Own(s.words(s.players[seat].hand))
    own.under = {
        s.book.card_words[card]: s.words([each for each in cards if knows(s, seat, each)])
        for card, cards in sorted(s.under.items())
        if any(knows(s, seat, each) for each in cards)
    }
    if s.dealt:
        own.dealt = s.words(s.dealt[seat])
    if s.sealed and s.sealed[seat]:
        own.answer = s.words(s.sealed[seat][1:])
    return own
