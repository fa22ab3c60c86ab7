"""The contract that each game fulfils. `tests/contract` holds the suite that every game must pass."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

import msgspec

from furrow.kernel.accounts import Account
from furrow.kernel.events import Event, Fact
from furrow.kernel.generator import Generator
from furrow.kernel.offering import AnswerFace, LongerLine, TrayKind
from furrow.kernel.options import Clash, Option, Value
from furrow.kernel.streams import Seed
from furrow.kernel.unasked import Unasked

Code = tuple[int, ...]
"""An action inside: a verb and its numbers. Outside it is always its text."""


class State(Protocol):
    """What the kernel needs of a game state."""

    log: list[Event] | None
    """Events of the decision being applied; None switches them off (simulation)."""
    reveals: int
    """Grows whenever hidden or random information becomes known: the barrier of undo."""

    def clone(self) -> Self:
        """A copy that shares nothing mutable; its log is off."""
        ...


class Asked(Protocol):
    """The open question of a view: its name in the catalogues, and the seats to which it is put."""

    @property
    def name(self) -> str: ...

    @property
    def seats(self) -> Sequence[int]: ...


class TableView(Protocol):
    """What a view of any game has: nobody outside the game's own rooms reads more of it."""

    @property
    def players(self) -> Sequence[Any]:
        """One document for each seat; after them perhaps a player without a seat, such as a virtual one."""
        ...

    @property
    def question(self) -> Asked | None: ...

    @property
    def over(self) -> bool: ...


class StandingAnswer(NamedTuple):
    """An answer that the rules let a player give beforehand: its value now, and for each value the side action that
    chooses it."""

    name: str
    value: str
    sides: Mapping[str, str]


class Length(NamedTuple):
    """How long a game goes, as its rules say: an amount of `minutes`, of `points` that end it, or of `rounds`."""

    unit: str
    amount: int


class Glance(NamedTuple):
    """A position so small that it fits on a ticket: a count for each seat by which it is known how they stand, and what
    a client draws of the board; only what everybody may see."""

    counts: tuple[int, ...] = ()
    drawing: Mapping[str, Any] = MappingProxyType({})


class Benefit(NamedTuple):
    """A reason why a thing is worth something: the name of its sentence, and the facts in it."""

    name: str
    facts: dict[str, Fact]


class Standing(NamedTuple):
    """One row of a result."""

    seat: int
    rank: int
    total: int
    parts: dict[str, int]


class Result(NamedTuple):
    """The end of a game: standings best first, the name of the tie-break that decided the first place, if any, and
    the rank that a solo game awards. Where no totals decide, `compared` has the numbers that did."""

    standings: tuple[Standing, ...]
    tie_break: str
    title: str = ""
    compared: dict[str, int] | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(row.seat for row in self.standings if row.rank == 1)


S = TypeVar("S", bound=State)


class Rules(ABC, Generic[S]):
    """One game. Stateless: every method reads or changes the state it is given, and nothing else.

    `legal` lists codes unique and sorted; `refusal` is "" for exactly these and otherwise the ledger id of the rule
    that forbids the wish; both depend only on what the seat may know.
    """

    name: str
    family: str
    """Games that are played alike share bots, levels and sheets by it; a game like no other is its own family."""
    version: int
    """Of the rules; it rises when what is legal, or what follows from an answer, changes. Records name theirs."""
    seat_counts: range
    usual_seats: int = 2
    """How many sit down where nobody says how many."""
    length: Length | None = None
    """How long a game goes; None where the rules do not say."""
    questions: tuple[str, ...]
    """The names of all decisions."""
    options: tuple[Option, ...]
    clashes: tuple[Clash, ...] = ()
    """Which of them cannot be together, or not with what a seat is dealt."""
    view_type: type[msgspec.Struct]
    """Documents of this type are `TableView`s."""
    derived: tuple[str, ...] = ()
    """The fields of the view that rules derive, as paths (`question`, `players.costs`; lists are no step of a path).
    Every other field is a fact: it follows from the view before and the events, as the contract suite proves."""
    event_kinds: tuple[str, ...] = ()
    """The kinds of all events. Two mean the same in every game that tells them: with `turn` a turn of the event's seat
    begins, with `round` a round."""
    highlights: tuple[str, ...] = ()
    """Those of them, known to everybody, by which one finds one's way through a game that was played."""
    ending: str = ""
    """The answer that ends a turn and does nothing else; "" where turns end by themselves."""
    ends_itself: bool = False
    """Does a turn end as soon as that can be said, unless its player wants to keep it open? What could still be done
    can be done at the beginning of the next one."""
    passing: str = ""
    """The answer that leaves the round; "" where nobody can."""
    idle: tuple[str, ...] = ()
    """Answers that do as little as can be, in the order in which they are tried when somebody's time is up."""
    milestones: tuple[int, ...] = ()
    """Final totals that are worth an achievement."""
    ranks: tuple[tuple[int, str], ...] = ()
    """The ranks that a solo game awards: (least points, word), the highest first."""

    dealt: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """What a seat is given to play with: the names of all there are, by kind (`faction`, `clan`)."""

    def dealt_to(self, view: TableView, seat: int) -> dict[str, str]:
        """What a seat was given, by kind; by default the fields of its player that are called like the kinds."""
        player = view.players[seat]
        return {kind: name for kind in self.dealt if (name := getattr(player, kind, None))}

    def dealing(self, wishes: Sequence[Mapping[str, str]]) -> dict[str, Any]:
        """The words of a `setup` that give each seat what it wishes, by kind; by default lists (`factions`), in which
        None is any."""
        wished = [kind for kind in self.dealt if any(kind in seat for seat in wishes)]
        return {f"{kind}s": [seat.get(kind) for seat in wishes] for kind in wished}

    def cards_with(self, option: str, value: Value) -> int:
        """How many cards a value of an option brings to the game; 0 where it is not about cards."""
        return 0

    @abstractmethod
    def new(self, seats: int, seed: Seed, options: Mapping[str, object] | None, setup: Mapping[str, Any]) -> S:
        """A new game. `setup` are wishes by name, such as `factions`; `bots` has the seats that bots play.

        Raises SetupError or OptionError for what is impossible.
        """

    def new_by(
        self, version: int, seats: int, seed: Seed, options: Mapping[str, object] | None, setup: Mapping[str, Any]
    ) -> S:
        """A new game by the rules as they were in a version; a game whose rules never changed has only one."""
        return self.new(seats, seed, options, setup)

    def version_of(self, state: S) -> int:
        """The version of the rules by which a state is played, to its last decision."""
        return self.version

    @abstractmethod
    def seats(self, state: S) -> int: ...

    @abstractmethod
    def actors(self, state: S) -> tuple[int, ...]: ...

    @abstractmethod
    def question(self, state: S, seat: int) -> str:
        """The name of the decision that the seat owes. For a seat that is not among `actors` it means nothing: `Game`
        raises WrongSeat there."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[Code]:
        """The answers of a seat of `actors`, never none; like `question` it means nothing for another seat."""

    @abstractmethod
    def refusal(self, state: S, seat: int, code: Code) -> str: ...

    @abstractmethod
    def details(self, state: S, seat: int, code: Code, rule: str) -> dict[str, int | str]:
        """The numbers and names behind a refusal; only what the seat may know."""

    @abstractmethod
    def apply(self, state: S, seat: int, code: Code) -> None:
        """Carry out a legal action."""

    def apply_noting(self, state: S, seat: int, code: Code, unasked: list[Unasked]) -> None:
        """Like `apply`; adds the questions answered automatically, so that a line may repeat their answers."""
        self.apply(state, seat, code)

    def understands(self, state: S, code: Code) -> bool:
        """Is a wish an answer to the open question at all, allowed or not? Then that question's refusal is the one to
        give; else that of a question which was answered automatically may be."""
        return True

    @abstractmethod
    def side_refusal(self, state: S, seat: int | None, code: Code) -> str:
        """Like `refusal`, for an action that answers no open question; the seat None is the host."""

    @abstractmethod
    def side_apply(self, state: S, seat: int | None, code: Code) -> None: ...

    @abstractmethod
    def is_side(self, code: Code) -> bool: ...

    def is_hosts(self, code: Code) -> bool:
        """Is the side action one that the host of the table takes, for no seat?"""
        return False

    @abstractmethod
    def parse(self, text: str) -> Code:
        """Raises NotationError."""

    @abstractmethod
    def write(self, code: Code) -> str: ...

    def things(self, state: S, seat: int, code: Code) -> tuple[str, ...]:
        """What on the table an answer speaks of, for clients that light it up: see docs/things.md."""
        return ()

    def face(self, state: S, seat: int, code: Code) -> AnswerFace:
        """How an answer of a seat that owes one looks on a button."""
        return AnswerFace()

    def deed(self, code: Code) -> str:
        """What kind of thing an answer does, by which the answers that speak of one thing are told apart: `raze`; ""
        where the things tell all."""
        return ""

    def usual(self, state: S, seat: int) -> str:
        """The answer that goes without saying for a player who says nothing else, such as the cheapest payment; ""
        where the open question is one to think about."""
        return ""

    def gained(self, before: S, after: S, seat: int) -> tuple[str, ...]:
        """Signs of what has become of a seat's own between two states (docs/things.md), as counts that anybody may
        know; () where a game does not draw them."""
        return ()

    def event_things(self, event: Mapping[str, Any]) -> tuple[str, ...]:
        """What an event, as a seat reads it, speaks of; its own seat goes without saying."""
        return ()

    def wishes(self, state: S, seat: int, thing: str) -> tuple[str, ...]:
        """Lines that may be meant by pointing to a thing, the most likely first; `kernel/pointing.py` asks for them."""
        return ()

    def intents(self, state: S, seat: int, thing: str) -> tuple[str, ...]:
        """All lines that a seat which owes an answer may have in mind with a thing, allowed or not, besides the open
        answers that speak of it; `kernel/pointing.py` asks for them."""
        return self.wishes(state, seat, thing)

    def benefits(self, state: S, seat: int, thing: str) -> Iterable[Benefit]:
        """Why a thing that a seat looks at is worth something to it, by rules and open facts alone."""
        return ()

    def askable(self, state: S, seat: int) -> Iterable[str]:
        """Lines that somebody at a seat may ask about in words, allowed or not, whoever owes an answer: what could be
        wished for with anything in sight. `kernel/pointing.py` asks for them."""
        return ()

    def longer(self, state: S, seat: int) -> Sequence[LongerLine]:
        """Lines that are offered as one answer beside those of `legal` to a seat that owes one, each playable."""
        return ()

    def tray(self, state: S, seat: int) -> tuple[TrayKind, ...]:
        """The kinds of which the open question asks for amounts; () where it asks for something else."""
        return ()

    def load(self, state: S, seat: int, amounts: Mapping[str, int]) -> str:
        """The line that takes amounts of the kinds of the `tray`, one of each kind. Whether they can be had is for the
        line's refusal to say."""
        return ""

    def opens_turn(self, state: S, seat: int) -> bool:
        """Does the question that the seat owes begin a new turn of it? In a plain game each question does."""
        return True

    def ends(self, code: Code) -> bool:
        """Does the answer end the turn, and nothing else?"""
        return bool(self.ending) and self.write(code) == self.ending

    def gives_up(self, code: Code) -> bool:
        """Does the answer give up something that could be had? Clients ask before they send it."""
        return False

    def waives(self, code: Code) -> bool:
        """Does the answer take less than another one that is offered? Lists may leave it out; it can be typed."""
        return False

    def idle_answer(self, state: S, seat: int) -> Code:
        """What is answered for a seat whose time is up and that no bot replaces."""
        legal = {self.write(code): code for code in self.legal(state, seat)}
        return next((legal[text] for text in self.idle if text in legal), next(iter(legal.values())))

    def standing_answers(self, state: S, seat: int) -> tuple[StandingAnswer, ...]:
        """What the rules themselves let a seat answer beforehand."""
        return ()

    def gift(self, amount: int, to: int) -> str:
        """The side action by which a seat gives something to another; "" if nobody can give anything."""
        return ""

    def may_offer(self, state: S, seat: int, to: int) -> bool:
        """May the seat talk of a gift to another, though it may not be able to give it yet?"""
        return False

    def penalty(self, state: S, seat: int) -> str:
        """The host's side action for a seat whose time is up; "" if it costs nothing."""
        return ""

    def turn_number(self, view: TableView) -> int:
        """How many turns all seats together have begun; by rounds where a seat has many in a round."""
        return 0

    def round_number(self, view: TableView) -> int:
        """The round, for charts: how often all seats have had their turns."""
        return 0

    def measures(self, view: TableView, seat: int) -> dict[str, float]:
        """What a chart can show of a player, the score first; `view` is that of the seat, or of a spectator."""
        return {}

    def glance(self, view: TableView) -> Glance:
        """A position at a glance; `view` is that of a spectator."""
        return Glance()

    def accounts(self, start: S, state: S, events: Sequence[Mapping[str, Any]]) -> tuple[Account, ...]:
        """Where the points of each player came from: `events` are all since `start`, as a spectator reads them. ()
        where the parts of the result say all."""
        return ()

    @abstractmethod
    def position(self, state: S) -> dict[str, Any]:
        """The readable, complete document of a state."""

    @abstractmethod
    def from_position(self, document: Mapping[str, Any]) -> S:
        """The state of a position; what is left out gets its default. Raises PositionError."""

    def from_snapshot(self, document: Mapping[str, Any]) -> S:
        """The state of a document that a game has written. More may be asked of positions by hand now than
        then: a game that began with one like it goes on. Raises PositionError."""
        return self.from_position(document)

    @abstractmethod
    def view(self, state: S, seat: int | None) -> TableView: ...

    def views(self, state: S, seats: Iterable[int | None]) -> dict[int | None, TableView]:
        """The views of several seats, to be read only: a game may let them share what everybody sees."""
        return {seat: self.view(state, seat) for seat in seats}

    @abstractmethod
    def imagine(self, state: S, seat: int, generator: Generator) -> S:
        """A state that the seat cannot tell from the true one: what it may not know is dealt again."""

    @abstractmethod
    def over(self, state: S) -> bool: ...

    @abstractmethod
    def result(self, state: S) -> Result: ...
