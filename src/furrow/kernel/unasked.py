"""Questions that nobody is asked because they leave no choice: what a line may repeat, and may not say otherwise.

A rule that skips a question notes it here. That is done only while a line is read: otherwise `state.unasked` is
None. Where rules are in a hurry they look at that themselves, so that it costs next to nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, Self

Code = tuple[int, ...]
Frame = tuple[int, ...]
_CAME = -1


class Noting(Protocol):
    """A state that can note what is not asked."""

    pending: list[Frame]
    over: bool
    reveals: int
    unasked: list[Unasked] | None

    def clone(self) -> Self:
        """A copy that notes nothing."""
        ...


class Unasked(NamedTuple):
    """A question that was answered automatically: whose it was, and the answers that say what was done.

    `state` has the question open, so that another answer is refused by its own rule; `rule` is named instead where the
    question alone does not show why. Without a state there was nothing but an end: `done`.
    """

    seat: int
    answers: tuple[Code, ...]
    frame: Frame = ()
    rule: str = ""
    state: Any = None
    reveals: int = 0
    """What had been shown when the question came."""
    height: int = _CAME
    """It comes when the stack is no higher than this."""

    @property
    def came(self) -> bool:
        return self.height == _CAME

    def coming(self, s: Noting) -> Unasked:
        """The question comes now."""
        then = None
        if self.frame:
            then = s.clone()
            if not then.pending or then.pending[-1] != self.frame:
                then.pending.append(self.frame)
        return self._replace(state=then, reveals=s.reveals, height=_CAME)


def note(s: Noting, frame: Frame, *answers: Code, rule: str = "") -> None:
    """Note a question that would be asked now."""
    if s.unasked is not None:
        s.unasked.append(Unasked(frame[1], answers, frame, rule).coming(s))


def note_later(s: Noting, frame: Frame, *answers: Code) -> None:
    """Note a question that would be asked when everything that will lie on top of the present stack is done."""
    if s.unasked is not None:
        s.unasked.append(Unasked(frame[1], answers, frame, height=len(s.pending)))


def note_end(s: Noting, seat: int, *answers: Code, height: int | None = None) -> None:
    """Note that a series of answers ends on its own when everything is done that will lie on the present stack, or
    on its first `height` frames."""
    if s.unasked is not None:
        s.unasked.append(Unasked(seat, answers, height=len(s.pending) if height is None else height))


def still_to_come(unasked: list[Unasked]) -> list[Unasked]:
    """What may still be repeated after an explicit answer: only what comes after it."""
    return [each for each in unasked if not each.came]


def look_who_came(s: Noting) -> None:
    """Note which questions have come by now."""
    if s.unasked is not None:
        height = 0 if s.over else len(s.pending)
        for number, each in enumerate(s.unasked):
            if each.height >= height:
                s.unasked[number] = each.coming(s)
