"""The contract, part 9: whole lines and amounts that are offered can be had, and tell nothing hidden."""

from __future__ import annotations

from itertools import chain

import pytest

import furrow
from furrow.kernel.generator import Generator
from furrow.kernel.line import steps
from tests.contract.walks import GAMES, crowded_walks, walk

_FORCING = ("scythe", "imperial_settlers")
"""Games with questions that often leave no choice after an answer."""


@pytest.mark.parametrize("game", GAMES)
def test_every_longer_line_can_be_played_and_taken_back_as_one(game: str) -> None:
    for stop in chain(walk(game, 3, 3, 200), crowded_walks(game, 20)):
        played = furrow.Game(stop.rules, stop.state.clone())
        lines = stop.rules.longer(stop.state, stop.seat)
        assert len({line.text for line in lines}) == len(lines)
        for number, line in enumerate(lines):
            texts = steps(line.text)
            assert len(texts) > 1
            assert bool(line.things) != stop.rules.ends(stop.rules.parse(texts[-1]))
            assert played.why_not(line.text, stop.seat) is None
            if number % 5 == 0:
                copy = played.clone()
                copy.play(line.text, stop.seat)  # raises LineTooLong if it went on after something new
                assert len(copy.history) == len(texts)
                if copy.state.reveals == played.state.reveals:
                    copy.undo(stop.seat)
                    assert copy.position() == played.position()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_tells_nothing_hidden(game: str) -> None:
    for number, stop in enumerate(chain(walk(game, 5, 3, 200), crowded_walks(game, 20))):
        rules, state, seat = stop.rules, stop.state, stop.seat
        dream = rules.imagine(state, seat, Generator(number))
        assert list(rules.longer(dream, seat)) == list(rules.longer(state, seat))
        for code in stop.legal:
            assert rules.face(dream, seat, code) == rules.face(state, seat, code)
        assert rules.tray(dream, seat) == rules.tray(state, seat)
        text = rules.write(stop.legal[number % len(stop.legal)])
        true, dreamt = furrow.Game(rules, state.clone()), furrow.Game(rules, dream)
        assert true.completed(text, seat) == dreamt.completed(text, seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_completed_line_adds_what_leaves_no_choice_and_nothing_else(game: str) -> None:
    longer = 0
    for number, stop in enumerate(chain(walk(game, 7, 2, 300), crowded_walks(game, 20))):
        rules, seat = stop.rules, stop.seat
        played = furrow.Game(rules, stop.state.clone())
        text = rules.write(stop.legal[number % len(stop.legal)])
        line = played.completed(text, seat)
        once, by_step = played.clone(), played.clone()
        once.play(line, seat)
        for count, step in enumerate(steps(line)):
            if count:
                assert [str(answer) for answer in by_step.legal(seat)] == [step]
                assert step != rules.ending
                assert by_step.state.reveals == played.state.reveals
            by_step.play(step, seat)
        assert once.position() == by_step.position()
        longer += line != text
    assert longer > 0 or game not in _FORCING
    assert played.completed("no such answer", seat) == "no such answer"


@pytest.mark.parametrize("game", GAMES)
def test_every_amount_of_a_tray_can_be_had(game: str) -> None:
    generator = Generator(1)
    for stop in chain(walk(game, 3, 3, 200), crowded_walks(game, 40)):
        kinds = stop.rules.tray(stop.state, stop.seat)
        played = furrow.Game(stop.rules, stop.state.clone())
        least = {kind.name: kind.least for kind in kinds}
        most = {kind.name: kind.most for kind in kinds}
        some = {kind.name: kind.least + generator.below(kind.most - kind.least + 1) for kind in kinds}
        for amounts in (least, most, some) if kinds else ():
            line = stop.rules.load(stop.state, stop.seat, amounts)
            assert played.why_not(line, stop.seat) is None
        if kinds:
            more = stop.rules.load(stop.state, stop.seat, {kinds[0].name: kinds[0].most + 1})
            assert played.why_not(more, stop.seat) is not None
