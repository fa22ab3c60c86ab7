"""Pending decisions: a stack of small tuples in the state, of which the top is the only open question.

A game gives a table of decisions and of automatic steps; this module lists answers, refuses wishes and carries out
answers with everything that follows without a question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, Protocol, TypeVar

from furrow.kernel.contract import Code
from furrow.kernel.unasked import Noting, Unasked, look_who_came, note

Frame = tuple[int, ...]
"""(kind, seat, numbers…)"""


class Stacked(Noting, Protocol):
    """A state with a stack of frames."""


T = TypeVar("T", bound=Stacked)


class Decision(NamedTuple, Generic[T]):
    """A question to the seat that its frame names.

    `candidates` may be generous; `refusal` is the one predicate behind legal answers and explanations. Where the
    candidates are legal by construction, the decision is `exact` and they are not asked again. `forced` answers a
    question that leaves no choice.
    """

    verbs: tuple[int, ...]
    candidates: Callable[[T, Frame], list[Code]]
    refusal: Callable[[T, Frame, Code], str]
    apply: Callable[[T, Frame, Code], None]
    exact: bool = False
    forced: Callable[[T, Frame], Code | None] | None = None


class SealedDecision(NamedTuple, Generic[T]):
    """A question that several seats answer in secret; candidates are exact. It is over when nobody owes an answer."""

    verbs: tuple[int, ...]
    owing: Callable[[T, Frame], tuple[int, ...]]
    candidates: Callable[[T, Frame, int], list[Code]]
    refusal: Callable[[T, Frame, int, Code], str]
    apply: Callable[[T, Frame, int, Code], None]


class Pending(Generic[T]):
    """The table of a game's questions and steps. Frame kinds are numbers; the steps come after the questions."""

    def __init__(
        self,
        questions: Mapping[int, Decision[T] | SealedDecision[T]],
        steps: Mapping[int, Callable[[T, Frame], None]],
        out_of_turn: Callable[[T, Frame, int, Code], str],
        wrong_moment: Callable[[T, Frame, Code], str],
        after_the_end: str,
    ) -> None:
        self._decisions = {kind: found for kind, found in questions.items() if isinstance(found, Decision)}
        self._sealed = {kind: found for kind, found in questions.items() if isinstance(found, SealedDecision)}
        self._forced = {kind: found.forced for kind, found in self._decisions.items() if found.forced}
        self._steps = dict(steps)
        self._out_of_turn = out_of_turn
        self._wrong_moment = wrong_moment
        self._after_the_end = after_the_end

    def actors(self, s: T) -> tuple[int, ...]:
        """The seats that owe an answer now."""
        if s.over:
            return ()
        frame = s.pending[-1]
        sealed = self._sealed.get(frame[0])
        return (frame[1],) if sealed is None else sealed.owing(s, frame)

    def legal(self, s: T, seat: int) -> list[Code]:
        """What the seat may answer, unique and sorted."""
        frame = s.pending[-1]
        decision = self._decisions.get(frame[0])
        if decision is None:
            return self._sealed[frame[0]].candidates(s, frame, seat)
        found = decision.candidates(s, frame)
        if decision.exact:
            return found
        refused = decision.refusal
        return [code for code in found if not refused(s, frame, code)]

    def refusal(self, s: T, seat: int, code: Code) -> str:
        """The rule that forbids a wish, or "" if it may be played."""
        if s.over:
            return self._after_the_end
        frame = s.pending[-1]
        if seat not in self.actors(s):
            return self._out_of_turn(s, frame, seat, code)
        sealed = self._sealed.get(frame[0])
        if sealed is not None:
            allowed = code[0] in sealed.verbs
            return sealed.refusal(s, frame, seat, code) if allowed else self._wrong_moment(s, frame, code)
        decision = self._decisions[frame[0]]
        return decision.refusal(s, frame, code) if code[0] in decision.verbs else self._wrong_moment(s, frame, code)

    def apply(self, s: T, seat: int, code: Code) -> None:
        """Carry out a legal answer and everything that follows without a question."""
        frame = s.pending[-1]
        decision = self._decisions.get(frame[0])
        if decision is None:
            self._sealed[frame[0]].apply(s, frame, seat, code)
        else:
            decision.apply(s, frame, code)
        self.run(s)

    def understands(self, s: T, code: Code) -> bool:
        """Is the wish an answer to the open question at all, allowed or not?"""
        if s.over:
            return False
        kind = s.pending[-1][0]
        asked = self._decisions.get(kind) or self._sealed[kind]
        return code[0] in asked.verbs

    def apply_noting(self, s: T, seat: int, code: Code, unasked: list[Unasked]) -> None:
        """Like `apply`; adds the questions that are answered automatically."""
        s.unasked = unasked
        self.apply(s, seat, code)
        look_who_came(s)
        s.unasked = None

    def run(self, s: T) -> None:
        """Carry out automatic frames until a real question is on top or the game is over."""
        steps, forced, noting = self._steps, self._forced, s.unasked is not None
        while not s.over:
            if noting:
                look_who_came(s)
            frame = s.pending[-1]
            kind = frame[0]
            step = steps.get(kind)
            if step is not None:
                s.pending.pop()
                step(s, frame)
                continue
            way = forced.get(kind)
            code = way(s, frame) if way else None
            if code is None:
                return
            decision = self._decisions[kind]
            if noting and code[0] in decision.verbs:
                note(s, frame, code)
            decision.apply(s, frame, code)
