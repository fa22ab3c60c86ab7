"""A game being played: the state, its history, undo and redo, previews. All rules are behind `Rules`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, NamedTuple, Self

import msgspec

from furrow.kernel.contract import Result, Rules, S
from furrow.kernel.errors import GameOver, IllegalAction, NothingToUndo, NotOver, WrongSeat
from furrow.kernel.events import Event, Fact
from furrow.kernel.generator import Generator
from furrow.kernel.line import Action, Refusal, steps

SNAPSHOT_EVERY = 64


class Played(NamedTuple):
    """One decision of the history. The seat -1 is the host; `side` marks an action that answered no question."""

    seat: int
    text: str
    side: bool


class Preview(NamedTuple):
    """What a seat may foresee of a line: events, the view afterwards, and whether the whole line could be foreseen."""

    events: list[dict[str, Fact]]
    view: msgspec.Struct
    complete: bool


class _Undoable(NamedTuple, Generic[S]):
    state: S
    seat: int
    length: int
    told: int
    line: tuple[Played, ...]


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
        state.log = None

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
        """The name of the open decision."""
        return self.rules.question(self.state, self._actor(self.state, seat))

    def legal(self, seat: int | None = None) -> list[Action]:
        """The answers to the open decision, sorted. The seat may be left out when only one owes an answer."""
        actor = self._actor(self.state, seat)
        write = self.rules.write
        return [Action(actor, code, write(code)) for code in self.rules.legal(self.state, actor)]

    def view(self, seat: int | None = None) -> msgspec.Struct:
        """What a seat may see; None is a spectator."""
        self._known(seat)
        return self.rules.view(self.state, seat)

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Fact]]:
        """The events as the seat may read them, from number `since` on."""
        self._known(seat)
        return [event.read_by(seat) for event in self._events[since:]]

    @property
    def event_count(self) -> int:
        """How many events there are: what `since` of `events` counts."""
        return len(self._events)

    # -- playing -------------------------------------------------------------------------------------------------

    def play(self, line: str | Action, seat: int | None = None) -> None:
        """Play a step or a line, all or nothing. Raises IllegalAction with `.rule` and `.details`."""
        if seat is None and isinstance(line, Action):
            seat = line.seat
        trial = self.state.clone()
        trial.log = []
        played = tuple(self._play_step(trial, text, seat, number) for number, text in enumerate(steps(line)))
        self._keep(trial, played)
        self._redo.clear()

    def side(self, text: str, seat: int | None) -> None:
        """A side action: allowed while somebody else's question is open. The seat None is the host."""
        self._known(seat)
        code = self.rules.parse(text)
        rule = self.rules.side_refusal(self.state, seat, code)
        if rule:
            raise IllegalAction(text, rule, {}, 0)
        trial = self.state.clone()
        trial.log = []
        self.rules.side_apply(trial, seat, code)
        self._keep(trial, (Played(-1 if seat is None else seat, self.rules.write(code), True),))
        self._redo.clear()

    def why_not(self, line: str | Action, seat: int | None = None) -> Refusal | None:
        """None if the line can be played; else the rule that forbids its first refused step."""
        if seat is None and isinstance(line, Action):
            seat = line.seat
        trial = self.state.clone()
        for number, text in enumerate(steps(line)):
            code = self.rules.parse(text)
            if self.rules.is_side(code):
                rule = self.rules.side_refusal(trial, seat, code)
                return Refusal(rule, {}, text, number) if rule else None
            actor = self._asker(trial, seat)
            rule = self.rules.refusal(trial, actor, code)
            if rule:
                return Refusal(rule, self.rules.details(trial, actor, code, rule), text, number)
            self.rules.apply(trial, actor, code)
        return None

    def preview(self, line: str | Action, seat: int | None = None) -> Preview:
        """Play a line on an imagined copy and stop before the first fact that the seat cannot know."""
        actor = self._actor(self.state, seat)
        trial = self.rules.imagine(self.state, actor, Generator(0))
        foreseen: list[Event] = []
        complete = True
        for number, text in enumerate(steps(line)):
            if actor not in self.rules.actors(trial):
                complete = False
                break
            ahead = trial.clone()
            ahead.log = []
            self._play_step(ahead, text, actor, number)
            if ahead.reveals != trial.reveals:
                complete = False
                break
            foreseen += ahead.log
            ahead.log = None
            trial = ahead
        return Preview([event.read_by(actor) for event in foreseen], self.rules.view(trial, actor), complete)

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
            del self.history[entry.length :]
            if self.snapshots and self.snapshots[-1][0] > entry.length:
                self.snapshots.pop()
            del self._events[entry.told :]
            self._redo.append(entry.line)

    def redo(self) -> None:
        """Play again what was taken back last."""
        if not self._redo:
            raise NothingToUndo("nothing to redo: nothing was taken back since the last play")
        line = self._redo[-1]
        trial = self.state.clone()
        trial.log = []
        for number, step in enumerate(line):
            if step.side:
                self.rules.side_apply(trial, None if step.seat < 0 else step.seat, self.rules.parse(step.text))
            else:
                self._play_step(trial, step.text, step.seat, number)
        self._keep(trial, line)
        self._redo.pop()

    def can_undo(self, seat: int | None = None) -> bool:
        """Can the last line be taken back, by this seat or by anybody?"""
        return bool(self._undo) and seat in (None, self._undo[-1].seat)

    def can_redo(self) -> bool:
        """Can a line that was taken back be played again?"""
        return bool(self._redo)

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
        copy.notice = self.notice
        return copy

    def imagine(self, seat: int, generator: Generator) -> Self:
        """A game that the seat cannot tell from this one, without history: what bots think with."""
        self._known(seat)
        return type(self)(self.rules, self.rules.imagine(self.state, seat, generator))

    def position(self) -> dict[str, Any]:
        """The readable document of the state, complete: `furrow.position(name, document)` gives the state back."""
        return self.rules.position(self.state)

    # -- inside --------------------------------------------------------------------------------------------------

    def _known(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.seats):
            raise WrongSeat(f"there is no seat {seat!r}: this game has seats 0 to {self.seats - 1}")

    def _actor(self, state: S, seat: int | None) -> int:
        """The seat that answers; raises if it owes no answer."""
        actors = self.rules.actors(state)
        self._known(seat)
        if not actors:
            raise GameOver("the game is over")
        if seat is None:
            if len(actors) > 1:
                raise WrongSeat(f"seats {', '.join(map(str, actors))} owe an answer: name one with seat=")
            return actors[0]
        if seat not in actors:
            raise WrongSeat(f"seat {seat} owes no answer now; seat {' and '.join(map(str, actors))} does")
        return seat

    def _asker(self, state: S, seat: int | None) -> int:
        """Like `_actor`, but anybody may ask, out of turn and after the end."""
        self._known(seat)
        if seat is not None:
            return seat
        return self._actor(state, None) if self.rules.actors(state) else 0

    def _play_step(self, state: S, text: str, seat: int | None, number: int) -> Played:
        actor = self._actor(state, seat)
        code = self.rules.parse(text)
        rule = self.rules.refusal(state, actor, code)
        if rule:
            raise IllegalAction(text, rule, self.rules.details(state, actor, code, rule), number)
        self.rules.apply(state, actor, code)
        return Played(actor, self.rules.write(code), False)

    def _keep(self, trial: S, played: tuple[Played, ...]) -> None:
        """Make the trial state the true one. The barrier falls where a fact was revealed or another seat answered."""
        seat = played[0].seat
        if self._undo and self._undo[-1].seat != seat:
            self._undo.clear()
        if trial.reveals == self.state.reveals and all(step.seat == seat for step in played):
            self._undo.append(_Undoable(self.state, seat, len(self.history), len(self._events), played))
        else:
            self._undo.clear()
        self._events += trial.log or []
        trial.log = None
        self.state = trial
        self.history += played
        self._take_snapshot(len(self.history), None)

    def _take_snapshot(self, at: int, position: dict[str, Any] | None) -> None:
        """Keep a snapshot if enough decisions have been made since the last one."""
        last = self.snapshots[-1][0] if self.snapshots else 0
        if at - last >= SNAPSHOT_EVERY:
            self.snapshots.append((at, self.rules.position(self.state) if position is None else position))

    def resume(self, state: S, history: list[Played], snapshots: Iterable[tuple[int, dict[str, Any]]]) -> None:
        """Continue from a state with its history; used when a record is loaded."""
        self.state = state
        self.history = history
        for at, position in snapshots:
            if at <= len(history):
                self._take_snapshot(at, position)
