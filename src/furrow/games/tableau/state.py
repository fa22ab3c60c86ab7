"""The state that the games of the family share: ints, flat lists, small dicts keyed by card, a stack of frames.

A card is the number of its printed copy in `Book.faces`. Facts of cards live in the book, which all states share.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from furrow.kernel.events import Event, Fact, public
from furrow.kernel.pending import Frame
from furrow.kernel.streams import Stream, drawing
from furrow.kernel.unasked import Unasked

if TYPE_CHECKING:
    from furrow.games.tableau.book import Book

# Marks that lie on a built location, as bits.
SHIELD, SAMURAI, BLOCK = 1, 2, 4
MARKS = ("shield", "samurai", "block")
MOST_GOODS = 999
"""The rules set no limit to goods of a kind; this one keeps positions readable."""

LOOKOUT, PRODUCTION, ACTION, CLEANUP, ATTACK, DRAFTED, PUT_AWAY = range(7)
PHASES = ("lookout", "production", "action", "cleanup", "attack", "drafted", "put_away")
"""The phases of a round, and the moments at which a draft and the storing are over."""


class Player:
    """One seat, or the virtual player of a solo game."""

    __slots__ = (
        "board_uses",
        "connections",
        "deals",
        "faction",
        "foreign",
        "goods",
        "hand",
        "locations",
        "passed",
        "points",
        "ruins",
        "stored",
        "virtual",
    )

    def __init__(self, faction: int, tokens: int) -> None:
        self.faction = faction  # -1: the virtual player has none
        self.goods = [0] * tokens  # the player's own supply
        self.points = 0
        self.hand: list[int] = []  # sorted
        self.locations: list[int] = []  # face up, in the order of building; those taken over included
        self.ruins: list[int] = []  # razed cards that lie face down: ruins or foundations
        self.deals: list[int] = []
        self.foreign: list[int] = []  # deals that lie with locations of others
        self.connections: list[int] = []
        self.stored: tuple[int, ...] = ()  # goods kept through the clean-up, until the next production
        self.board_uses = 0  # board actions used in this round, as bits
        self.passed = False
        self.virtual = False

    def clone(self) -> Player:
        copy = Player.__new__(Player)
        copy.faction = self.faction
        copy.goods = self.goods[:]
        copy.points = self.points
        copy.hand = self.hand[:]
        copy.locations = self.locations[:]
        copy.ruins = self.ruins[:]
        copy.deals = self.deals[:]
        copy.foreign = self.foreign[:]
        copy.connections = self.connections[:]
        copy.stored = self.stored
        copy.board_uses = self.board_uses
        copy.passed = self.passed
        copy.virtual = self.virtual
        return copy


class State:
    """A whole game at one moment."""

    __slots__ = (
        "active",
        "book",
        "chance",
        "counts",
        "dealt",
        "decks",
        "ending",
        "first",
        "forgone",
        "kept",
        "log",
        "marks",
        "named",
        "over",
        "paid",
        "pending",
        "phase",
        "piles",
        "players",
        "produced",
        "reveals",
        "round",
        "row",
        "rules",
        "sealed",
        "seats",
        "seen",
        "switches",
        "tables",
        "taken",
        "unasked",
        "under",
        "used",
    )

    def __init__(self, book: Book, switches: Any, seats: int) -> None:
        self.book = book
        self.switches = switches
        self.rules = book.ways.version  # of the rules by which this game is played to its end
        self.seats = seats
        self.players: list[Player] = []
        self.first = 0  # who holds the first-player marker
        self.active = 0
        self.round = 1
        self.phase = LOOKOUT
        self.pending: list[Frame] = []  # the top is the only open question
        self.decks: list[list[int]] = []  # the last card is the top one
        self.piles: list[list[int]] = []  # the discards of each deck
        self.row: list[int] = []  # face-up cards of a draft
        self.seen: dict[int, int] = {}  # hidden cards that seats know nevertheless, as masks of seats
        self.used: dict[int, int] = {}  # how often a location was used in this round
        self.marks: dict[int, int] = {}  # what lies on a location, as bits
        self.paid: dict[int, tuple[tuple[tuple[int, int], ...], ...]] = {}  # goods paid for the uses of a location
        self.kept: dict[int, tuple[int, ...]] = {}  # goods that lie on a location for good
        self.taken: dict[int, int] = {}  # owners of locations that another player controls
        self.under: dict[int, tuple[int, ...]] = {}  # hidden cards under a location
        self.named: dict[int, int] = {}  # production locations taken in this production phase, by the taking card
        self.produced: tuple[int, ...] = ()  # goods before the production of the seat that produces now
        self.forgone: tuple[int, ...] = ()  # goods of deals given up in this production, by kind
        self.tables: dict[str, tuple[int, ...]] = {}  # open rows of cards that only one game has
        self.counts: dict[str, int] = {}  # numbers that only one game keeps
        self.dealt: tuple[tuple[int, ...], ...] = ()  # cards of a secret draft before each seat
        self.sealed: tuple[Frame, ...] = ()  # secret answers, one for each seat
        self.chance: Stream = 0  # the generator's stream
        self.ending = False  # the end of the game has been set off
        self.over = False
        self.log: list[Event] | None = None
        self.unasked: list[Unasked] | None = None  # questions that nobody was asked, while a line is read
        self.reveals = 0

    def clone(self) -> Self:
        copy = self.__class__.__new__(self.__class__)
        copy.book = self.book
        copy.switches = self.switches
        copy.rules = self.rules
        copy.seats = self.seats
        copy.players = [player.clone() for player in self.players]
        copy.first = self.first
        copy.active = self.active
        copy.round = self.round
        copy.phase = self.phase
        copy.pending = self.pending[:]
        copy.decks = [deck[:] for deck in self.decks]
        copy.piles = [pile[:] for pile in self.piles]
        copy.row = self.row[:]
        copy.seen = self.seen.copy()
        copy.used = self.used.copy()
        copy.marks = self.marks.copy()
        copy.paid = self.paid.copy()
        copy.kept = self.kept.copy()
        copy.taken = self.taken.copy()
        copy.under = self.under.copy()
        copy.named = self.named.copy()
        copy.produced = self.produced
        copy.forgone = self.forgone
        copy.tables = self.tables.copy()
        copy.counts = self.counts.copy()
        copy.dealt = self.dealt
        copy.sealed = self.sealed
        copy.chance = self.chance
        copy.ending = self.ending
        copy.over = self.over
        copy.log = None
        copy.unasked = None
        copy.reveals = self.reveals
        return copy

    # -- who owns what -------------------------------------------------------------------------------------------

    def owner_of(self, card: int) -> int:
        """The player who controls a built location; -1 if it is not built."""
        for seat, player in enumerate(self.players):
            if card in player.locations:
                return seat
        return -1

    def others(self, seat: int) -> list[int]:
        """The other players, clockwise from the seat; the virtual player too."""
        count = len(self.players)
        return [(seat + step) % count for step in range(1, count)]

    def clockwise(self) -> list[int]:
        """The seats from the first player on."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    # -- chance --------------------------------------------------------------------------------------------------

    def below(self, limit: int) -> int:
        """A random number from the game's own stream."""
        generator = drawing(self.chance)
        number = generator.below(limit)
        self.chance = generator.state
        return number

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place. Sorted first, so that the result does not show the old order."""
        cards.sort()
        generator = drawing(self.chance)
        generator.shuffle(cards)
        self.chance = generator.state

    # -- events --------------------------------------------------------------------------------------------------

    def tell(self, kind: str, seat: int, **facts: Fact) -> None:
        """Append a public event, if events are on."""
        if self.log is not None:
            self.log.append(public(kind, seat, **facts))

    def tell_secretly(self, kind: str, seat: int, seen_by: int, secret: dict[str, Fact], **facts: Fact) -> None:
        """Append an event of which only the seats of the mask `seen_by` may read the secret part."""
        if self.log is not None:
            self.log.append(Event(kind, seat, facts, secret, seen_by))

    def words(self, cards: list[int] | tuple[int, ...]) -> list[str]:
        """Cards by their names in the notation."""
        faces = self.book.faces
        return [faces[card].word for card in cards]
