"""The contract, part 1: legal means playable, refusal and legal are one, copies share nothing, every game ends."""

from __future__ import annotations

import msgspec
import pytest

from furrow.games import find
from furrow.games.rulebook import rulebook
from furrow.kernel.contract import Code
from furrow.kernel.generator import Generator
from tests.contract.walks import GAMES, TABLES, crowded_walks, every_option, mutable_parts, walk

MANY = 2500


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_legal_answers_are_unique_sorted_and_all_playable(game: str, seats: int) -> None:
    for stop in walk(game, seats * 11, seats, MANY):
        assert stop.legal
        assert stop.legal == sorted(set(stop.legal))
        for code in stop.legal:
            assert stop.rules.refusal(stop.state, stop.seat, code) == ""
            copy = stop.state.clone()
            stop.rules.apply(copy, stop.seat, code)
            assert stop.rules.over(copy) or stop.rules.actors(copy)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_with_every_option_turned_round(game: str, seats: int) -> None:
    for stop in walk(game, seats * 13, seats, MANY, every_option(game)):
        assert stop.legal == sorted(set(stop.legal))
        for code in stop.legal:
            stop.rules.apply(stop.state.clone(), stop.seat, code)


@pytest.mark.parametrize("game", GAMES)
def test_refusal_is_empty_exactly_for_what_legal_lists(game: str) -> None:
    known = {row.id for row in rulebook(game).rules}
    wishes: set[Code] = set()
    for seats in find(game).seat_counts:
        for stop in walk(game, seats, seats, 1500, every_option(game) if seats == 3 else None):
            wishes.update(stop.legal)
    pool = sorted(wishes)
    generator = Generator(1)
    for seats in find(game).seat_counts:
        for stop in walk(game, seats * 7, seats, 1500, every_option(game) if seats == 4 else None):
            legal = set(stop.legal)
            for code in {*stop.legal, *(pool[generator.below(len(pool))] for _ in range(30))}:
                rule = stop.rules.refusal(stop.state, stop.seat, code)
                assert (rule == "") == (code in legal), (stop.rules.write(code), rule)
                assert rule == "" or rule in known
                details = stop.rules.details(stop.state, stop.seat, code, rule) if rule else {}
                assert all(isinstance(value, int | str) for value in details.values())


@pytest.mark.parametrize("game", GAMES)
def test_crowded_positions_meet_every_question_and_keep_the_contract(game: str) -> None:
    asked = set()
    pool: list[Code] = sorted({code for stop in crowded_walks(game, 100) for code in stop.legal})
    generator = Generator(2)
    for stop in crowded_walks(game, 300):
        asked.add(stop.rules.question(stop.state, stop.seat))
        legal = set(stop.legal)
        assert stop.legal == sorted(legal)
        for code in {*legal, *(pool[generator.below(len(pool))] for _ in range(20))}:
            assert (stop.rules.refusal(stop.state, stop.seat, code) == "") == (code in legal), stop.rules.write(code)
        for code in stop.legal:
            assert stop.rules.parse(stop.rules.write(code)) == code
            stop.rules.apply(stop.state.clone(), stop.seat, code)
    assert asked == set(find(game).questions)


@pytest.mark.parametrize("game", GAMES)
def test_text_and_code_are_two_sides_of_one_action(game: str) -> None:
    for seats in find(game).seat_counts:
        for stop in walk(game, seats * 5, seats, 1500, every_option(game) if seats == 2 else None):
            for code in stop.legal:
                assert stop.rules.parse(stop.rules.write(code)) == code


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_shares_nothing_that_can_change(game: str) -> None:
    for stop in walk(game, 3, 4, 800):
        copy = stop.state.clone()
        shared = set(mutable_parts(stop.state)) & set(mutable_parts(copy))
        assert not shared
    before = stop.rules.position(stop.state)
    stop.rules.apply(copy, stop.seat, stop.legal[0])
    assert stop.rules.position(stop.state) == before


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_games_end_with_a_ranking(game: str, seats: int) -> None:
    rules = find(game)
    last = None
    for stop in walk(game, seats, seats):
        last = stop.state
    assert last is not None
    assert rules.over(last)
    result = rules.result(last)
    assert sorted(row.seat for row in result.standings) == list(range(max(seats, 2)))  # solo: the virtual player too
    assert result.winners


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_million_random_decisions_are_all_accepted(game: str) -> None:
    decisions = seed = 0
    seats = find(game).seat_counts
    while decisions < 1_000_000:
        options = every_option(game) if seed % 2 else None
        for stop in walk(game, 10_000 + seed, seats[seed % len(seats)], options=options):
            decisions += 1
            code = stop.legal[decisions % len(stop.legal)]
            assert stop.rules.refusal(stop.state, stop.seat, code) == ""
        seed += 1


@pytest.mark.parametrize("game", GAMES)
def test_a_view_stays_under_ten_kilobytes(game: str) -> None:
    walks = [*crowded_walks(game, 150), *walk(game, 41, max(find(game).seat_counts), 1500, every_option(game))]
    assert max(len(msgspec.json.encode(stop.rules.view(stop.state, stop.seat))) for stop in walks) < 10_000
    schema = msgspec.json.schema(find(game).view_type)
    document = msgspec.json.encode(walks[-1].rules.view(walks[-1].state, 0))
    assert msgspec.json.encode(msgspec.json.decode(document, type=find(game).view_type)) == document
    assert schema["$defs"]


@pytest.mark.parametrize("game", GAMES)
def test_the_view_shows_what_has_been_chosen_so_far(game: str) -> None:
    """Answers that lead to different questions of one seat lead to different views: a client can be reloaded."""
    compared = 0
    for stop in crowded_walks(game, 120):
        rules = stop.rules
        seen: dict[bytes, tuple[int, ...]] = {}
        for code in stop.legal:
            copy = stop.state.clone()
            rules.apply(copy, stop.seat, code)
            if copy.reveals != stop.state.reveals or rules.actors(copy) != (stop.seat,):
                continue
            view = msgspec.json.encode(rules.view(copy, stop.seat))
            assert seen.setdefault(view, copy.pending[-1]) == copy.pending[-1], rules.write(code)
            compared += 1
    assert compared > 500
