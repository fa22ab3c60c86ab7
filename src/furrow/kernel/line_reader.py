"""Reading a line: which steps answer open questions, and which repeat what the game has answered automatically.

A step that the open question takes is its answer. Any other may repeat the answer of a question that nobody was asked
since the answer before (`kernel/unasked.py`), each at most once: then there is nothing to do. Where both can be meant,
the reading with which the whole line can be played is taken.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple

from furrow.kernel.contract import Code, Rules, S
from furrow.kernel.errors import FurrowError, GameOver, IllegalAction, LineTooLong, NotationError, WrongSeat
from furrow.kernel.step import Played, forbidden, refusal
from furrow.kernel.unasked import Unasked, still_to_come


class Read(NamedTuple, Generic[S]):
    """A line as far as it was read: the state after it, the answers in it and which of its steps they were, and the
    questions that were answered automatically since the last answer."""

    state: S
    played: tuple[Played, ...]
    numbers: tuple[int, ...]
    unasked: list[Unasked]


class LineReader(Generic[S]):
    """Reads one line on a state of its own, which it changes.

    `actor` says who answers in a state; it may raise. With a seat the line is that seat's, and nothing is read after
    something new was shown, except what repeats an answer from before that.
    """

    def __init__(self, rules: Rules[S], texts: list[str], actor: Callable[[S], int], seat: int | None) -> None:
        self._rules = rules
        self._texts = texts
        self._actor = actor
        self._seat = seat
        self._shown = 0
        self._reached = -1
        self._problem: FurrowError | None = None
        self.furthest: Read[S]
        """The reading that came furthest."""

    def read(self, state: S, unasked: list[Unasked]) -> Read[S]:
        """The whole line; `unasked` is from before it. Raises IllegalAction, NotationError, WrongSeat,
        GameOver or LineTooLong."""
        self._shown = state.reveals
        self.furthest = Read(state, (), (), unasked)
        found = self._go_on(0, self.furthest)
        if found is None:
            assert self._problem
            raise self._problem
        return found

    def _go_on(self, at: int, so_far: Read[S]) -> Read[S] | None:
        """Read the steps from `at` on; None if that is impossible."""
        if at == len(self._texts):
            return so_far
        stopped = self._seat is not None and so_far.state.reveals != self._shown
        too_long = LineTooLong(self._texts[at - 1], at - 1)
        try:
            code = self._rules.parse(self._texts[at])
        except NotationError as problem:
            return self._fail(at, too_long if stopped else problem, so_far)
        repeated = self._repeated(code, so_far)
        found = self._fail(at, too_long, so_far) if stopped else self._answer(at, code, so_far, last=repeated is None)
        if found is None and repeated is not None:
            left = [each for each in so_far.unasked if each is not repeated]
            found = self._go_on(at + 1, so_far._replace(unasked=left))
        return found

    def _answer(self, at: int, code: Code, so_far: Read[S], *, last: bool) -> Read[S] | None:
        """Read on with a step as the answer to the open question; the state is changed if this is the last reading."""
        state, played, numbers, unasked = so_far
        try:
            actor = self._actor(state)
        except (WrongSeat, GameOver) as problem:
            return self._fail(at, self._wrong_answer(at, code, unasked) or problem, so_far)
        refused = refusal(self._rules, state, actor, self._texts[at], at)
        if refused:
            if actor not in self._rules.actors(state) or not self._rules.understands(state, code):
                refused = self._wrong_answer(at, code, unasked) or refused
            return self._fail(at, refused, so_far)
        after = state if last else _branch(state)
        more = still_to_come(unasked)
        self._rules.apply_noting(after, actor, code, more)
        step = Played(actor, self._rules.write(code), False)
        return self._go_on(at + 1, Read(after, (*played, step), (*numbers, at), more))

    def _repeated(self, code: Code, so_far: Read[S]) -> Unasked | None:
        """The question whose answer a step repeats. What begins a line and could answer the open question means that
        one, and nothing from before the line."""
        if not so_far.played and self._rules.understands(so_far.state, code):
            return None
        return next((each for each in self._known(so_far.unasked) if code in each.answers), None)

    def _known(self, unasked: list[Unasked]) -> list[Unasked]:
        """The questions whose answers the speaker can know."""
        return [
            each
            for each in unasked
            if each.came and (self._seat is None or (each.seat == self._seat and each.reveals <= self._shown))
        ]

    def _wrong_answer(self, at: int, code: Code, unasked: list[Unasked]) -> IllegalAction | None:
        """The step as another answer to a question that left no choice: refused by the rule of that question."""
        rules = self._rules
        for each in reversed(self._known(unasked)):
            if each.state is not None and rules.understands(each.state, code):
                rule = each.rule or rules.refusal(each.state, each.seat, code)
                if rule:
                    return forbidden(rules, each.state, each.seat, self._texts[at], at, rule)
        return None

    def _fail(self, at: int, problem: FurrowError, so_far: Read[S]) -> Read[S] | None:
        """Remember what ended the reading that got furthest; of equal ones the first."""
        if at > self._reached:
            self._reached, self._problem, self.furthest = at, problem, so_far
        return None


def _branch(state: Any) -> Any:
    """A copy with the events of the line so far."""
    copy = state.clone()
    copy.log = None if state.log is None else list(state.log)
    return copy
