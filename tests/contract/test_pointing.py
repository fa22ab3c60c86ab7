"""The contract, part 8: what callers outside the games ask of any game without knowing which it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

import pytest

import furrow
from furrow.bots.levels import LEVELS, level
from furrow.bots.minds import make_mind
from furrow.games import find
from furrow.kernel.contract import Rules
from furrow.kernel.errors import SetupError
from furrow.kernel.foreseeing import foreseen
from furrow.kernel.generator import Generator
from furrow.kernel.line import steps
from furrow.kernel.pointing import MOST, intended, meant
from furrow.lab.seats import columns
from tests.contract.walks import GAMES, Stop, crowded_walks, walk

_NO_THINGS = ("", ":", "hex", "hex:", "hex:Z9", "hand:no_such_card", "drag:a/verb:build", "seat:99")


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_can_be_dealt_what_the_game_names(game: str) -> None:
    rules = find(game)
    seats = rules.seat_counts[-1]
    assert rules.dealt
    for kind, names in rules.dealt.items():
        assert len(set(names)) == len(names) >= seats
        playable = 0
        for name in names:
            try:
                state = rules.new(seats, 3, None, rules.dealing([{kind: name}, *[{}] * (seats - 1)]))
            except SetupError:
                continue  # of an expansion that is not in play by default
            playable += 1
            assert rules.dealt_to(rules.view(state, None), 0)[kind] == name
        assert playable >= seats
    assert rules.dealing([{}] * seats) == {}


@pytest.mark.parametrize("game", GAMES)
def test_bots_levels_and_columns_are_found_by_the_family(game: str) -> None:
    rules = find(game)
    assert all(level(rules, name) for name in LEVELS)
    assert make_mind(rules) is not None
    state = rules.new(2, 3, None, {})
    view = rules.view(state, None)
    assert rules.turn_number(view) >= 0
    assert columns(game).facts(view, 0)


@pytest.mark.parametrize("game", GAMES)
def test_pointing_always_means_a_line_that_can_be_read_or_nothing(game: str) -> None:
    seen: set[str] = set(_NO_THINGS)
    lines: set[str] = set()
    for rules, state, seat, legal in chain(walk(game, 3, 2, 40), crowded_walks(game, 4)):
        seen |= {thing for code in legal for thing in rules.things(state, seat, code)}
        for asker in range(rules.seats(state)):
            for thing in sorted(seen)[:: max(1, len(seen) // 12)]:
                line = meant(rules, state, asker, [thing])
                lines.add(line)
                for step in steps(line) if line else ():
                    rules.parse(step)
    assert len(lines) > 10
    assert meant(rules, state, seat, _NO_THINGS) == ""


def _looked_at(game: str, number: int) -> Iterator[tuple[Stop, str]]:
    """Things all over a game, at moments when they can be chosen and when they cannot."""
    seen: set[str] = set(_NO_THINGS)
    for count, stop in enumerate(chain(walk(game, 3, 2, 60), crowded_walks(game, 5))):
        seen |= {thing for code in stop.legal for thing in stop.rules.things(stop.state, stop.seat, code)}
        for thing in sorted(seen)[count % 7 :: max(1, len(seen) // number)]:
            yield stop, thing


@pytest.mark.parametrize("game", GAMES)
def test_what_a_thing_may_stand_for_can_be_played_or_is_refused_by_a_rule(game: str) -> None:
    playable = refused = 0
    for stop, thing in _looked_at(game, 8):
        played = furrow.Game(stop.rules, stop.state.clone())
        lines = intended(stop.rules, stop.state, stop.seat, [thing])
        assert len(lines) == len(set(lines)) <= MOST
        speaking = [code for code in stop.legal if thing in stop.rules.things(stop.state, stop.seat, code)]
        assert {stop.rules.write(code) for code in speaking[:MOST]} <= set(lines)
        for line in lines[:4]:
            refusal = played.why_not(line, stop.seat)
            if refusal is None:
                played.clone().play(line, stop.seat)
                playable += 1
            else:
                assert refusal.rule
                refused += 1
    assert playable > 40
    assert refused > 10 or game == "hamlet"


def _playable(rules: Rules[Any], state: Any, seat: int, lines: Sequence[str]) -> list[str]:
    """Those of these lines that are answers to the open question."""
    answers = {rules.write(code) for code in rules.legal(state, seat)}
    return [line for line in lines if line in answers]


@pytest.mark.parametrize("game", GAMES)
def test_a_look_tells_nothing_hidden_and_those_who_owe_nothing_can_do_nothing(game: str) -> None:
    compared = 0
    for number, (stop, thing) in enumerate(_looked_at(game, 8)):
        rules, state, seat = stop.rules, stop.state, stop.seat
        dream = rules.imagine(state, seat, Generator(number))
        lines = intended(rules, state, seat, [thing])
        assert intended(rules, dream, seat, [thing]) == lines
        told = [list(foreseen(rules, each, seat, _playable(rules, each, seat, lines))) for each in (state, dream)]
        assert told[0] == told[1]
        true, dreamt = furrow.Game(rules, state.clone()), furrow.Game(rules, dream)
        for line in lines[:4]:
            assert true.why_not(line, seat) == dreamt.why_not(line, seat)
            compared += 1
        for other in set(range(rules.seats(state))) - set(rules.actors(state)):
            assert intended(rules, state, other, [thing]) == []
    assert compared > 50


@pytest.mark.parametrize("game", GAMES)
def test_passing_and_ending_give_something_up_and_most_answers_do_not(game: str) -> None:
    giving: set[str] = set()
    ending: set[str] = set()
    others = 0
    for rules, _, _, legal in chain(walk(game, 2, 2, 200), crowded_walks(game, 12)):
        giving |= {rules.write(code) for code in legal if rules.gives_up(code)}
        ending |= {rules.write(code) for code in legal if rules.ends(code)}
        others += sum(not rules.gives_up(code) for code in legal)
    assert "pass" in giving
    assert ending <= {"end"} & giving
    assert others > len(giving)
