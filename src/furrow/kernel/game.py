"""A game being played: the state, its history, undo and redo, previews. All rules are behind `Rules`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Self

from furrow.kernel.accounts import Account
from furrow.kernel.contract import Result, Rules, S, TableView
from furrow.kernel.errors import (
    FurrowError,
    GameOver,
    IllegalAction,
    LineTooLong,
    NotationError,
    NothingToUndo,
    NotOver,
    WrongSeat,
)
from furrow.kernel.events import Event, Fact
from furrow.kernel.generator import Generator
from furrow.kernel.line import JOINT, Action, Refusal, steps
from furrow.kernel.line_reader import LineReader
from furrow.kernel.step import HOST, Played, check_owing, perform
from furrow.kernel.unasked import Unasked, still_to_come

SNAPSHOT_EVERY = 64


class Preview(NamedTuple):
    """What a seat may foresee of a line: events, the view afterwards, and whether the whole line could be foreseen.

    `things` are what the seat's next answers speak of, if it is still the one to answer.
    """

    events: list[dict[str, Fact]]
    view: TableView
    complete: bool
    things: tuple[str, ...]


class _Undoable(NamedTuple, Generic[S]):
    state: S
    seat: int
    length: int
    told: int
    line: tuple[Played, ...]
    unasked: list[Unasked]


class Game(Generic[S]):
    """One game. Every method that can fail raises a `FurrowError` and then has changed nothing."""

    def __init__(self, rules: Rules[S], state: S, origin: Mapping[str, Any] | None = None) -> None:
        self.rules = rules
        self.state = state
        self.origin: dict[str, Any] = dict(origin or {})
        """How the game was set up (seats, seed, options, choices); empty for a game from a position."""
        self.start = state.clone()
        self.history: list[Played] = []
        self.notice = ""
        """Says so when a record could not be replayed to its end."""
        self.snapshots: list[tuple[int, dict[str, Any]]] = []
        """A position after about every `SNAPSHOT_EVERY` decisions, so that records load quickly."""
        self._events: list[Event] = list(state.log or [])
        self._undo: list[_Undoable[S]] = []
        self._redo: list[tuple[Played, ...]] = []
        self._unasked: list[Unasked] = []
        """Questions that were answered by themselves since the last answer: what a line may repeat."""
        state.log = None

    def __repr__(self) -> str:
        """E.g. `<scythe, 3 seats, 12 decisions, seat 1: top>`."""
        asked = ", ".join(f"seat {seat}: {self.rules.question(self.state, seat)}" for seat in self.actors)
        return f"<{self.name}, {self.seats} seats, {len(self.history)} decisions, {asked or 'over'}>"

    # -- who and what --------------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def seats(self) -> int:
        return self.rules.seats(self.state)

    @property
    def over(self) -> bool:
        return self.rules.over(self.state)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that owe an answer now; several in combat and drafts, none when the game is over."""
        return self.rules.actors(self.state)

    @property
    def result(self) -> Result:
        """Ranking, fortunes by category, tie-break used. Raises NotOver while the game runs."""
        if not self.over:
            raise NotOver(f"the game is not over: seat {self.actors[0]} owes an answer")
        return self.rules.result(self.state)

    def question(self, seat: int | None = None) -> str:
        """The name of the open decision that the seat owes; the seat may be left out when only one owes an answer.

        Raises WrongSeat for a seat that owes nothing, and GameOver after the end: `actors` says who owes one.
        """
        return self.rules.question(self.state, self._actor(self.state, seat))

    def opens_turn(self, seat: int | None = None) -> bool:
        """Does the open decision begin a new turn of the seat?"""
        return self.rules.opens_turn(self.state, self._actor(self.state, seat))

    def legal(self, seat: int | None = None) -> list[Action]:
        """The answers to the open decision, sorted. The seat may be left out when only one owes an answer.

        Never empty: a seat that owes nothing has no answers to list, so WrongSeat is raised for it, and GameOver after
        the end. `actors` says who owes one.
        """
        actor = self._actor(self.state, seat)
        write = self.rules.write
        return [Action(actor, code, write(code)) for code in self.rules.legal(self.state, actor)]

    def view(self, seat: int | None = None) -> TableView:
        """What a seat may see; None is a spectator."""
        self._known(seat)
        return self.rules.view(self.state, seat)

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Fact]]:
        """The events as the seat may read them, from number `since` on."""
        self._known(seat)
        return [event.read_by(seat) for event in self._events[since:]]

    def accounts(self) -> tuple[Account, ...]:
        """Where the points of each player come from, by way and by source; () in games that do not keep accounts."""
        return self.rules.accounts(self.start, self.state, self.events())

    @property
    def event_count(self) -> int:
        """How many events there are: what `since` of `events` counts."""
        return len(self._events)

    # -- playing -------------------------------------------------------------------------------------------------

    def play(self, line: str | Action, seat: int | None = None) -> None:
        """Play a step or a line, all or nothing. Raises IllegalAction with `.rule` and `.details`.

        With a seat, the line is that seat's, and it ends at the latest where something new is shown (a drawn card, a
        reveal): going on without a look would be a way to peek. LineTooLong says where to stop. Without a seat the call
        speaks for the whole table, which knows everything: the seat that owes the answer gives it.

        A step may repeat what the game answered automatically since the last answer (`done`, the only way to pay, the
        only target): it is right, and it is no decision, so it is neither kept nor counted.
        """
        texts = steps(line)
        if isinstance(line, Action):
            seat = line.seat
        self._known(seat)
        reader = LineReader(self.rules, texts, lambda state: self._actor(state, seat), seat)
        if seat is None or len(texts) == 1:
            trial = self.state.clone()
            trial.log = []
            read = reader.read(trial, self._unasked)
            if read.played:
                self._keep(read.state, read.played, read.unasked)
                self._redo.clear()
        else:
            # A line is read on an imagined copy, so that a refusal cannot reveal what the seat does not know.
            read = reader.read(self._dream(seat), self._unasked)
            self._perform([Played(seat, texts[number], False) for number in read.numbers])
        if not read.played:
            self._unasked = read.unasked

    def completed(self, line: str, seat: int, *, closing: bool = False) -> str:
        """A line of a seat and the answers after it that leave no choice, to be played as one.

        It does not end the turn, unless it is `closing`: then it ends it as soon as that can be said. It does not go on
        to an answer by which something new is shown. A line that cannot be played stays as it is.
        """
        rules, state = self.rules, self._dream(seat)
        shown = state.reveals
        reader = LineReader(rules, steps(line), lambda state: self._actor(state, seat), seat)
        try:
            state = reader.read(state, self._unasked).state
        except FurrowError:
            return line
        more: list[str] = []
        while state.reveals == shown and rules.actors(state) == (seat,) and not rules.opens_turn(state, seat):
            legal = rules.legal(state, seat)
            ending = next(filter(rules.ends, legal), None)
            code = ending if closing and ending is not None else legal[0]
            if (code is not ending and len(legal) > 1) or (ending is not None and not closing):
                break
            ahead = state.clone()
            rules.apply(ahead, seat, code)
            if ahead.reveals != shown:
                break
            more.append(rules.write(code))
            state = ahead
        return JOINT.join((line, *more))

    def play_again(self, step: Played) -> None:
        """Play a decision of a history: it is one, or it is refused."""
        self._perform([step])

    def _dream(self, seat: int) -> S:
        """An imagined state, always the same one."""
        return self.rules.imagine(self.state, seat, Generator(0))

    def side(self, text: str, seat: int | None) -> None:
        """A side action: allowed while somebody else's question is open. The seat None is the host."""
        self._known(seat)
        texts = steps(text)
        if len(texts) > 1:
            raise NotationError(f"a side action stands alone, not in a line: {text!r}")
        self._perform([Played(HOST if seat is None else seat, texts[0], True)])

    def why_not(self, line: str | Action, seat: int | None = None) -> Refusal | None:
        """The rule that forbids the first refused step of a line, or None.

        With a seat the answer rests on what that seat can know; without one the whole table is asked, as in `play`.
        """
        self._known(seat)
        if seat is None and isinstance(line, Action):
            seat = line.seat
        texts = steps(line)
        code, *_ = [self.rules.parse(text) for text in texts]
        if len(texts) == 1 and self.rules.is_side(code):
            rule = self.rules.side_refusal(self.state, seat, code)
            details = self.rules.details(self.state, HOST if seat is None else seat, code, rule) if rule else {}
            return Refusal(rule, details, texts[0], 0) if rule else None
        trial = self.state.clone() if seat is None else self._dream(seat)
        try:
            LineReader(self.rules, texts, lambda state: self._asker(state, seat), seat).read(trial, self._unasked)
        except IllegalAction as refused:
            return Refusal(refused.rule, refused.details, refused.text, refused.step, refused.question)
        except LineTooLong:
            return None
        return None

    def preview(self, line: str | Action, seat: int | None = None) -> Preview:
        """Play a line on an imagined copy and stop before the first fact that the seat cannot know."""
        actor = self._actor(self.state, seat)
        texts = steps(line)
        answers, complete = self._answers(texts, actor)
        trial = self._dream(actor)
        foreseen: list[Event] = []
        for number in answers:
            ahead = trial.clone()
            ahead.log = []
            perform(self.rules, ahead, Played(actor, texts[number], False), number)
            if ahead.reveals != trial.reveals:
                complete = False
                break
            if len(self.rules.actors(trial)) > 1 and actor not in self.rules.actors(ahead):
                complete = False  # a secret answer is given: what follows depends on the others
            foreseen += ahead.log
            ahead.log = None
            trial = ahead
        things = self._next_things(trial, actor) if complete else ()
        return Preview([event.read_by(actor) for event in foreseen], self.rules.view(trial, actor), complete, things)

    def _answers(self, texts: list[str], seat: int) -> tuple[tuple[int, ...], bool]:
        """Which steps of a line are answers of the seat, as far as they can be foreseen, and whether those are all."""
        reader = LineReader(self.rules, texts, lambda state: self._actor(state, seat), seat)
        try:
            return reader.read(self._dream(seat), self._unasked).numbers, True
        except (LineTooLong, WrongSeat, GameOver):
            return reader.furthest.numbers, False

    def _next_things(self, state: S, seat: int) -> tuple[str, ...]:
        """What the answers that a seat has in a state speak of."""
        if seat not in self.rules.actors(state):
            return ()
        legal = self.rules.legal(state, seat)
        return tuple(dict.fromkeys(thing for code in legal for thing in self.rules.things(state, seat, code)))

    # -- taking back ---------------------------------------------------------------------------------------------

    def undo(self, seat: int | None = None, *, all: bool = False) -> None:
        """Take back the last line, or with `all` everything back to the barrier (a turn's start at the earliest).

        With a seat, only a line of that seat is taken back.
        """
        self._known(seat)
        if not self.can_undo(seat):
            raise NothingToUndo(
                "nothing to undo: information was revealed or another seat answered" if self.history else "nothing yet"
            )
        for _ in range(len(self._undo) if all else 1):
            entry = self._undo.pop()
            self.state = entry.state
            self._unasked = entry.unasked
            del self.history[entry.length :]
            if self.snapshots and self.snapshots[-1][0] > entry.length:
                self.snapshots.pop()
            del self._events[entry.told :]
            self._redo.append(entry.line)

    def redo(self, seat: int | None = None) -> None:
        """Play again what was taken back last; with a seat, only a line of that seat."""
        self._known(seat)
        if not self.can_redo(seat):
            raise NothingToUndo("nothing to redo: nothing was taken back since the last play")
        line = self._redo[-1]
        taken_back = self._redo[:-1]
        self._perform(line)
        self._redo = taken_back

    def can_undo(self, seat: int | None = None) -> bool:
        """Can the last line be taken back, by this seat or by anybody?"""
        return bool(self._undo) and seat in (None, self._undo[-1].seat)

    def can_redo(self, seat: int | None = None) -> bool:
        """Can a line that was taken back be played again, by this seat or by anybody?"""
        return bool(self._redo) and seat in (None, self._redo[-1][0].seat)

    # -- copies and documents ------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """A game of its own from here on. It shares nothing that can change."""
        copy = type(self)(self.rules, self.state.clone(), self.origin)
        copy.start = self.start.clone()
        copy.history = list(self.history)
        copy.snapshots = list(self.snapshots)
        copy._events = list(self._events)
        copy._undo = list(self._undo)
        copy._redo = list(self._redo)
        copy._unasked = self._unasked
        copy.notice = self.notice
        return copy

    def imagine(self, seat: int, generator: Generator | int) -> Self:
        """A game that the seat cannot tell from this one, without history: what bots think with. A number is a seed."""
        self._known(seat)
        chosen = generator if isinstance(generator, Generator) else Generator(generator)
        return type(self)(self.rules, self.rules.imagine(self.state, seat, chosen))

    def position(self) -> dict[str, Any]:
        """The readable document of the state, complete: `furrow.position(name, document)` gives the state back."""
        return self.rules.position(self.state)

    # -- inside --------------------------------------------------------------------------------------------------

    def _known(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.seats):
            raise WrongSeat(f"there is no seat {seat!r}: this game has seats 0 to {self.seats - 1}")

    def _actor(self, state: S, seat: int | None) -> int:
        """The seat that answers; raises if it owes no answer."""
        self._known(seat)
        actors = self.rules.actors(state)
        if seat is None and len(actors) > 1:
            raise WrongSeat(f"seats {', '.join(map(str, actors))} owe an answer: name one with seat=")
        actor = seat if seat is not None else actors[0] if actors else 0
        check_owing(self.rules, state, actor)
        return actor

    def _asker(self, state: S, seat: int | None) -> int:
        """Like `_actor`, but anybody may ask, out of turn and after the end."""
        self._known(seat)
        if seat is not None:
            return seat
        return self._actor(state, None) if self.rules.actors(state) else 0

    def _perform(self, line: Sequence[Played]) -> None:
        """Carry out steps of known seats on a copy, then make the copy the true state."""
        if not line:
            return
        trial = self.state.clone()
        trial.log = []
        unasked = self._unasked
        played = []
        for number, step in enumerate(line):
            unasked = unasked if step.side else still_to_come(unasked)
            played.append(perform(self.rules, trial, step, number, unasked))
        self._keep(trial, tuple(played), unasked)
        self._redo.clear()

    def _keep(self, trial: S, played: tuple[Played, ...], unasked: list[Unasked]) -> None:
        """Make the trial state the true one. The barrier is set where a fact was revealed or another seat answered."""
        seat = played[0].seat
        if self._undo and self._undo[-1].seat != seat:
            self._undo.clear()
        if trial.reveals == self.state.reveals and seat != HOST and all(step.seat == seat for step in played):
            self._undo.append(_Undoable(self.state, seat, len(self.history), len(self._events), played, self._unasked))
        else:
            self._undo.clear()
        self._events += trial.log or []
        trial.log = None
        self.state = trial
        self._unasked = unasked
        self.history += played
        self._take_snapshot(len(self.history), None)

    def _take_snapshot(self, at: int, position: dict[str, Any] | None) -> None:
        """Keep a snapshot if enough decisions have been made since the last one."""
        last = self.snapshots[-1][0] if self.snapshots else 0
        if at - last >= SNAPSHOT_EVERY:
            self.snapshots.append((at, self.rules.position(self.state) if position is None else position))

    def resume(
        self,
        state: S,
        history: list[Played],
        snapshots: Iterable[tuple[int, dict[str, Any]]],
        unasked: list[Unasked],
    ) -> None:
        """Continue from a state with its history; used when a record is loaded."""
        self.state = state
        self.history = history
        self._unasked = unasked
        for at, position in snapshots:
            if at <= len(history):
                self._take_snapshot(at, position)
