"""The contract, part 3: nothing hidden shines through (non-interference), and imagination keeps the view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import furrow
from furrow.kernel.contract import Rules
from furrow.kernel.generator import Generator
from furrow.kernel.pointing import askable
from tests.contract.starts import WISHES
from tests.contract.walks import GAMES, TABLES, Stop, crowded_walks, every_option, walk

SEED = 987_654_321_987
"""Long enough to be noticed wherever it turned up."""


def _bytes(document: Any) -> bytes:
    return msgspec.json.encode(document)


def _told(rules: Rules[Any], state: Any, seat: int, code: tuple[int, ...], reader: int) -> tuple[bytes, bytes, int]:
    """What the reader learns when the seat plays a code: events, the view afterwards, and how much was revealed."""
    copy = state.clone()
    copy.log = []
    rules.apply(copy, seat, code)
    events = [event.read_by(reader) for event in copy.log or []]
    return _bytes(events), _bytes(rules.view(copy, reader)), copy.reveals


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_imagination_keeps_the_view(game: str, seats: int) -> None:
    for number, stop in enumerate(walk(game, seats * 19, seats, 1000, every_option(game) if seats == 3 else None)):
        for seat in range(seats):
            dream = stop.rules.imagine(stop.state, seat, Generator(number))
            assert _bytes(stop.rules.view(dream, seat)) == _bytes(stop.rules.view(stop.state, seat))


@pytest.mark.parametrize("game", GAMES)
def test_imagination_keeps_the_view_in_crowded_positions(game: str) -> None:
    for number, stop in enumerate(crowded_walks(game, 150)):
        for seat in range(stop.rules.seats(stop.state)):
            dream = stop.rules.imagine(stop.state, seat, Generator(number))
            assert _bytes(stop.rules.view(dream, seat)) == _bytes(stop.rules.view(stop.state, seat))


def _walks(game: str) -> Iterator[Stop]:
    yield from walk(game, 58, 2, 700, every_option(game))
    yield from walk(game, 117, 4, 700)
    yield from crowded_walks(game, 120)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_may_not_know_changes_nothing_it_gets(game: str) -> None:
    """Two games that differ only in hidden facts give the seat equal answers, refusals, events and views."""
    differing = 0
    for number, stop in enumerate(_walks(game)):
        rules, state, seat = stop.rules, stop.state, stop.seat
        other = rules.imagine(state, seat, Generator(number + 77))
        differing += rules.position(other) != rules.position(state)
        assert rules.legal(other, seat) == stop.legal
        for code in stop.legal[:6]:
            true = _told(rules, state, seat, code, seat)
            dreamt = _told(rules, other, seat, code, seat)
            if true[2] == state.reveals and dreamt[2] == other.reveals:
                assert true[:2] == dreamt[:2]
    assert differing > 1000


@pytest.mark.parametrize("game", GAMES)
def test_onlookers_learn_the_same_in_both_games(game: str) -> None:
    """As before, for the seats that do not act."""
    compared = 0
    for number, stop in enumerate(_walks(game)):
        rules, state, seat = stop.rules, stop.state, stop.seat
        for reader in range(rules.seats(state)):
            if reader == seat:
                continue
            other = rules.imagine(state, reader, Generator(number))
            if seat not in rules.actors(other):
                continue
            allowed = set(rules.legal(other, seat))
            shared = [code for code in stop.legal if code in allowed]
            for code in shared[:3]:
                true = _told(rules, state, seat, code, reader)
                dreamt = _told(rules, other, seat, code, reader)
                if true[2] == state.reveals and dreamt[2] == other.reveals:
                    compared += 1
                    assert true[:2] == dreamt[:2]
    assert compared > 1000


@pytest.mark.parametrize("game", GAMES)
def test_previews_and_refusals_do_not_depend_on_hidden_facts(game: str) -> None:
    played = furrow.new(game, seats=3, seed=SEED)
    generator = Generator(5)
    for number in range(400):
        if played.over:
            break
        seat = played.actors[0]
        legal = played.legal(seat)
        dream = played.imagine(seat, Generator(number))
        for action in legal[:4]:
            true, dreamt = played.preview(action, seat), dream.preview(str(action), seat)
            assert _bytes(true.view) == _bytes(dreamt.view)
            assert (true.events, true.complete, true.things) == (dreamt.events, dreamt.complete, dreamt.things)
        for text in WISHES[game]:
            assert played.why_not(text, seat) == dream.why_not(text, seat)
        for reader in range(3):
            other = played.rules.imagine(played.state, reader, Generator(number))
            assert askable(played.rules, other, reader) == askable(played.rules, played.state, reader)
        played.play(legal[generator.below(len(legal))])


@pytest.mark.parametrize("game", GAMES)
def test_accounts_do_not_depend_on_hidden_facts(game: str) -> None:
    """Where points come from is the same for all who watch: it rests on what a spectator is told."""
    played = furrow.new(game, seats=3, seed=SEED)
    generator = Generator(9)
    for number in range(300):
        if played.over:
            break
        if not number % 20:
            for seat in range(3):
                dream = played.rules.imagine(played.state, seat, Generator(number))
                assert played.rules.accounts(played.start, dream, played.events()) == played.accounts()
        legal = played.legal(played.actors[0])
        played.play(legal[generator.below(len(legal))])
    assert str(SEED) not in _bytes(played.accounts()).decode()


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_and_the_streams_appear_nowhere(game: str) -> None:
    played = furrow.new(game, seats=3, seed=SEED)
    generator = Generator(6)
    for _ in range(300):
        if played.over:
            break
        legal = played.legal(played.actors[0])
        played.play(legal[generator.below(len(legal))])
        streams = list(played.position()["streams"].values())
        for seat in (None, 0, 1, 2):
            text = _bytes(played.view(seat)).decode()
            assert str(SEED) not in text
            assert "streams" not in text
            assert not any(value in text for value in streams)
    for seat in (None, 0, 1, 2):
        assert str(SEED) not in _bytes(played.events(seat)).decode()


@pytest.mark.parametrize("game", GAMES)
def test_a_dream_can_be_played_to_its_end(game: str) -> None:
    rules, state, *_ = list(walk(game, 37, 3, 300))[-1]
    for seat in range(3):
        dream = rules.imagine(state, seat, Generator(seat))
        generator = Generator(seat)
        while rules.actors(dream):
            legal = rules.legal(dream, rules.actors(dream)[0])
            rules.apply(dream, rules.actors(dream)[0], legal[generator.below(len(legal))])
        assert rules.over(dream)


def _tried(game: furrow.Game, line: str, seat: int) -> tuple[str, str]:
    """What a seat learns by trying a line: the error, if any."""
    try:
        game.clone().play(line, seat)
    except furrow.FurrowError as error:
        return type(error).__name__, str(error)
    return "", ""


@pytest.mark.parametrize("game", GAMES)
def test_lines_tell_nothing_of_what_lies_behind_a_reveal(game: str) -> None:
    """A seat that tries long lines, by asking or by playing, learns the same in both games."""
    played = furrow.new(game, seats=3, seed=12)
    generator = Generator(3)
    too_long = 0
    for number in range(250):
        if played.over:
            break
        seat = played.actors[0]
        dream = played.imagine(seat, Generator(number))
        ahead = played.imagine(seat, Generator(number + 999))
        line: list[str] = []
        for _ in range(7):
            if seat not in ahead.actors:
                break
            choices = ahead.legal(seat)
            line.append(str(choices[generator.below(len(choices))]))
            ahead.play(line[-1], seat)
        text = " / ".join([*line, WISHES[game][0]])
        assert played.why_not(text, seat) == dream.why_not(text, seat)
        assert _tried(played, text, seat) == _tried(dream, text, seat)
        too_long += _tried(played, text, seat)[0] == "LineTooLong"
        legal = played.legal(seat)
        played.play(legal[generator.below(len(legal))])
    assert too_long > 5
