"""Practising a chapter. Nothing is kept between two calls: what was answered so far is all there is to know.

>>> from furrow.lessons import practise
>>> practise("scythe", "turn", []).step
0
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import msgspec

import furrow
from furrow.kernel.errors import FurrowError, NotationError
from furrow.kernel.line import steps as steps_of
from furrow.kernel.pointing import LineThings, line_things
from furrow.lessons.chapter import Chapter, Step, chapter
from furrow.words import event_line, sentence, words
from furrow.words.answers import Answer, about, answers, asked

NEXT = "next"
"""What a reader answers to a step that is only to be read."""
_ANY = "*"
_MOST = 200


class Practice(msgspec.Struct):
    """Where a reader is in a chapter: what is said, what lies on the table, what can be answered.

    `wrong` says why the last wish was not taken, with the rule's id if a rule forbids it; `played` is what was taken.
    `do` is the step in few words and `plan` has those of all steps, where the chapter has them; `things` is what the
    answers that are asked for speak of, one after the other.
    """

    game: str
    chapter: str
    title: str
    step: int
    steps: int
    say: str
    reading: bool
    done: bool
    light: list[str]
    seat: int
    view: msgspec.Raw
    question: str
    answers: list[Answer]
    log: list[str]
    played: list[str]
    wrong: str = ""
    rule: str = ""
    do: str = ""
    plan: list[str] = []
    things: LineThings = []


def practise(game: str, name: str, played: Sequence[str], wish: str = "", lang: str = "en") -> Practice:
    """The chapter after `played`, and after `wish` if it is what the step asks for. Raises FurrowError.

    Answers in `played` that the chapter does not ask for are refused: they can only come from somewhere else.
    """
    course = _Course(game, chapter(game, name))
    if len(played) > _MOST:
        raise NotationError(f"a chapter has fewer than {_MOST} answers")
    for answer in played:
        wrong = course.take(answer)
        if wrong is not None:
            raise NotationError(f"{answer!r} is not an answer of this chapter")
    wrong = course.take(wish) if wish else None
    return _shown(course, [*played, *([wish] if wish and wrong is None else [])], wrong, lang)


class _Wrong(msgspec.Struct):
    """A wish that was not taken: refused by a rule, or not what the step asks for."""

    refusal: Any = None


class _Course:
    """A chapter under way."""

    def __init__(self, game: str, chapter: Chapter) -> None:
        self.name = game
        self.chapter = chapter
        self.game = chapter.begin(game)
        self.step = 0
        self.given: list[str] = []
        """What was answered within the step."""
        self.told = self.game.event_count

    @property
    def current(self) -> Step | None:
        return self.chapter.steps[self.step] if self.step < len(self.chapter.steps) else None

    def wanted(self) -> LineThings:
        """What the answers that the step still asks for speak of, up to one that is free."""
        lines = [steps_of(line) for line in self.current.play] if self.current is not None else []
        line = next((each for each in lines if _begins(self.given, each)), [])
        named = list(takewhile(lambda text: not text.endswith(_ANY), line[len(self.given) :]))
        return line_things(self.game.rules, self.game.state, self.chapter.seat, named)

    def take(self, answer: str) -> _Wrong | None:
        """Take an answer, or say what is wrong with it."""
        step = self.current
        if step is None:
            return _Wrong()
        if not step.play:
            if answer != NEXT:
                return self._refused(answer)
            self._done(step)
            return None
        given = [*self.given, *steps_of(answer)]
        if not any(_begins(given, steps_of(line)) for line in step.play):
            return self._refused(answer)
        self.game.play(answer, self.chapter.seat)
        self.given = given
        if any(len(given) == len(steps_of(line)) and _begins(given, steps_of(line)) for line in step.play):
            self._done(step)
        return None

    def _refused(self, answer: str) -> _Wrong:
        """The rule that forbids a wish; none if it is allowed, but not asked for."""
        try:
            return _Wrong(self.game.why_not(answer, self.chapter.seat))
        except FurrowError:
            return _Wrong()

    def _done(self, step: Step) -> None:
        for seat, line in step.then:
            self.game.play(line, seat)
        self.step += 1
        self.given = []


def _begins(given: Sequence[str], line: Sequence[str]) -> bool:
    """Do the answers begin the line?"""
    return len(given) <= len(line) and all(map(_fits, given, line))


def _fits(answer: str, wanted: str) -> bool:
    """Is it the wanted answer? A star at the end stands for anything."""
    return answer == wanted or (wanted.endswith(_ANY) and answer.startswith(wanted.removesuffix(_ANY)))


def _shown(course: _Course, played: list[str], wrong: _Wrong | None, lang: str) -> Practice:
    speaker = words(lang)
    game, seat, step = course.game, course.chapter.seat, course.current
    head = f"lesson-{course.name.replace('_', '-')}-{course.chapter.id}"
    open_ = seat in game.actors
    names = tuple(speaker.say("lesson-you" if each == seat else "lesson-other") for each in range(game.seats))
    refusal = wrong.refusal if wrong is not None else None
    short = [f"{head}-{number + 1}-do" for number in range(len(course.chapter.steps))]
    plan = [speaker.say(each) for each in short if speaker.knows(each)]
    return Practice(
        game=course.name,
        chapter=course.chapter.id,
        title=speaker.say(f"{head}-title"),
        step=course.step,
        steps=len(course.chapter.steps),
        say=speaker.say(f"{head}-{course.step + 1}" if step is not None else f"{head}-end"),
        reading=step is not None and not step.play,
        done=step is None,
        light=list(step.light) if step is not None else [],
        seat=seat,
        view=msgspec.Raw(msgspec.json.encode(game.view(seat))),
        question=_question(game, seat, lang) if open_ else "",
        answers=answers(game.rules, game.state, seat, game.rules.legal(game.state, seat), lang, names) if open_ else [],
        log=[line for event in game.events(seat, course.told) if (line := event_line(course.name, event, lang, names))],
        played=played,
        wrong="" if wrong is None else _why(course.name, refusal, lang),
        rule=refusal.rule if refusal is not None else "",
        do=plan[course.step] if course.step < len(plan) else "",
        plan=plan,
        things=course.wanted(),
    )


def _question(game: furrow.Game, seat: int, lang: str) -> str:
    return asked(game.name, game.question(seat), lang, about(game.view(seat).question))


def _why(game: str, refusal: Any, lang: str) -> str:
    return words(lang).say("lesson-not-now") if refusal is None else sentence(game, refusal, lang)
