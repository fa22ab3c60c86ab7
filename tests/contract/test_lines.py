"""The contract, part 8: a line may spell out what the game answers automatically, and may not say anything else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import pytest

import furrow
from furrow.api import Game
from furrow.games import find
from furrow.games.rulebook import rulebook
from furrow.kernel.contract import Code, Rules
from furrow.kernel.errors import FurrowError, IllegalAction, LineTooLong
from furrow.kernel.generator import Generator
from furrow.kernel.line import JOINT
from furrow.kernel.unasked import Unasked
from tests.contract.walks import GAMES, Stop, crowded_walks, every_option, walk

LENGTH = 4


class Step(NamedTuple):
    """A decision, and the questions after it that were answered automatically."""

    seat: int
    code: Code
    unasked: list[Unasked]


class Line(NamedTuple):
    """Some decisions in a row from a state."""

    rules: Rules[Any]
    start: Any
    steps: list[Step]
    end: Any

    def game(self) -> Game:
        return Game(self.rules, self.start.clone())

    def short(self) -> str:
        return JOINT.join(self.rules.write(step.code) for step in self.steps)

    def long(self, *, foreseen: bool = False) -> str:
        """With the answers that gave themselves; what the open question at the end takes for its own is left out."""
        texts = []
        for number, step in enumerate(self.steps, 1):
            texts.append(self.rules.write(step.code))
            for each in step.unasked:
                known = each.seat == step.seat and each.reveals == self.start.reveals
                if (known or not foreseen) and not (number == len(self.steps) and self._takes(each.answers[0])):
                    texts += _texts(self.rules, each)
        return JOINT.join(texts)

    def _takes(self, code: Code) -> bool:
        return any(not self.rules.refusal(self.end, seat, code) for seat in self.rules.actors(self.end))


def _texts(rules: Rules[Any], unasked: Unasked) -> list[str]:
    """The answer as text, if it has one: who stores nothing need not say so, and cannot."""
    text = rules.write(unasked.answers[0])
    return [] if text.strip() == "store" else [text]


def _line(stop: Stop, generator: Generator, *, seat: int | None = None) -> Line:
    """A random line from a stop; with a seat only as far as that seat can foresee it."""
    rules, state = stop.rules, stop.state.clone()
    shown = state.reveals
    unasked: list[Unasked] = []
    found: list[Step] = []
    while len(found) < LENGTH and len(rules.actors(state)) == 1:
        actor = rules.actors(state)[0]
        if seat is not None and (actor != seat or state.reveals != shown):
            break
        legal = rules.legal(state, actor)
        code = legal[generator.below(len(legal))]
        before = [each for each in unasked if each.came]
        rules.apply_noting(state, actor, code, unasked)
        came = [each for each in unasked if each.came and not any(each is old for old in before)]
        found.append(Step(actor, code, came))
    return Line(rules, stop.state.clone(), found, state)


def _stops(game: str) -> Iterator[Stop]:
    for seats in find(game).seat_counts:
        yield from walk(game, seats * 18 + 1, seats, 120, every_option(game) if seats == 3 else None)
    yield from crowded_walks(game, 20)


def _told(game: Game) -> tuple[object, ...]:
    """Everything that must be the same whichever way a line is written."""
    return game.position(), game.history, game.record(), game.events(), game.can_undo(), game.event_count


@pytest.mark.parametrize("game", GAMES)
def test_a_line_may_spell_out_what_is_answered_by_itself(game: str) -> None:
    generator = Generator(1)
    repeated = 0
    for stop in _stops(game):
        line = _line(stop, generator)
        if not any(step.unasked for step in line.steps):
            continue
        short, long = line.game(), line.game()
        short.play(line.short())
        long.play(line.long())
        repeated += line.long() != line.short()
        assert _told(long) == _told(short), (line.short(), line.long())
    assert repeated > 50


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_loaded_knows_what_was_answered_by_itself(game: str) -> None:
    """Loaded at its end, which is a snapshot, or at a decision before: what may be repeated is the same."""
    generator = Generator(3)
    repeated = 0
    for stop in islice(_stops(game), 0, None, 3):
        line = _line(stop, generator)
        if not line.steps or not any(_texts(stop.rules, each) for each in line.steps[-1].unasked):
            continue
        played = line.game()
        played.play(line.short())
        at = len(played.history)
        more = _play_on(played.clone())
        for loaded in (furrow.load(played.record()), furrow.load(more.record(), at)):
            for each in line.steps[-1].unasked:
                for text in _texts(stop.rules, each):
                    assert _played(loaded, text) == _played(played, text), (line.short(), text)
                    repeated += 1
    assert repeated > 20


def _play_on(game: Game) -> Game:
    """One decision further."""
    if game.actors:
        game.play(game.legal(game.actors[0])[0])
    return game


def _played(game: Game, text: str) -> tuple[object, ...]:
    """What comes of an answer: the refusal, or the history and the position after it."""
    copy = game.clone()
    try:
        copy.play(text)
    except FurrowError as error:
        return type(error).__name__, str(error)
    return copy.history, copy.position()


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_may_do_so_as_far_as_it_can_foresee(game: str) -> None:
    generator = Generator(2)
    repeated = 0
    for stop in _stops(game):
        line = _line(stop, generator, seat=stop.seat)
        if not any(step.unasked for step in line.steps):
            continue
        short, long = line.game(), line.game()
        short.play(line.short(), stop.seat)
        long.play(line.long(foreseen=True), stop.seat)
        repeated += line.long(foreseen=True) != line.short()
        assert _told(long) == _told(short), (line.short(), line.long(foreseen=True))
        assert line.game().why_not(line.long(foreseen=True), stop.seat) is None
        ahead = line.game().preview(line.long(foreseen=True), stop.seat)
        assert ahead == line.game().preview(line.short(), stop.seat)
    assert repeated > 50


@pytest.mark.parametrize("game", ["fifty_first_state", "imperial_settlers"])
def test_no_seat_reads_from_a_line_what_answered_itself_after_something_new(game: str) -> None:
    """Whether it is accepted would tell what is only shown by the line itself."""
    generator = Generator(4)
    tried = 0
    for stop in _stops(game):
        line = _line(stop, generator, seat=stop.seat)
        known = [each.answers for step in line.steps for each in step.unasked if each.reveals == line.start.reveals]
        for each in line.steps[-1].unasked if line.end.reveals != line.start.reveals else ():
            if each.reveals == line.start.reveals or each.answers in known:
                continue
            for text in _texts(line.rules, each):
                with pytest.raises(LineTooLong):
                    line.game().play(line.short() + JOINT + text, stop.seat)
                assert line.game().why_not(line.short() + JOINT + text, stop.seat) is None
                tried += 1
    assert tried


@pytest.mark.parametrize("game", GAMES)
def test_another_answer_is_refused_by_the_rule_of_the_question_that_left_no_choice(game: str) -> None:
    known = {row.id for row in rulebook(game).rules}
    pool = sorted({code for stop in _stops(game) for code in stop.legal})
    generator = Generator(3)
    refused = 0
    for stop in _stops(game):
        line = _line(stop, generator)
        unasked = [each for each in line.steps[-1].unasked if each.state is not None] if line.steps else []
        wishes = [pool[generator.below(len(pool))] for _ in range(60)] if unasked else []
        for code in wishes:
            meant = [each for each in unasked if line.rules.understands(each.state, code)]
            if not meant or line.rules.understands(line.end, code) or any(code in each.answers for each in meant):
                continue
            wrong = line.short() + JOINT + line.rules.write(code)
            found = line.game().why_not(wrong)
            assert found is not None
            assert found.rule in known
            rules = {each.rule or line.rules.refusal(each.state, each.seat, code): each for each in meant}
            if "" in rules:
                continue  # one of several ways that come to the same, said once too often
            assert found.rule in rules, wrong
            assert found.question == line.rules.question(rules[found.rule].state, rules[found.rule].seat)
            with pytest.raises(IllegalAction) as raised:
                line.game().play(wrong)
            assert (raised.value.rule, raised.value.details, raised.value.step) == (
                found.rule,
                found.details,
                found.step,
            )
            refused += 1
    assert refused > 20
