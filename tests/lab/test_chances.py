"""Winning chances: shares that add up, certainty at the end, and a fit that finds what was put in."""

from __future__ import annotations

import math
from typing import Any

import pytest

from furrow.bots.minds import mind_of
from furrow.games import OWN, find
from furrow.kernel.generator import Generator
from furrow.kernel.step import perform
from furrow.lab.analysis import analyse
from furrow.lab.chances import Scale, chances, scale_of, without
from furrow.lab.fitting import Sample, fit, fitted, scales_with
from furrow.lab.matches import Match, new_state, replay_match

SCALE = Scale(20.0, 5.0, 20.0)


@pytest.mark.parametrize("progress", [-1.0, 0.0, 0.5, 1.0, 3.0])
def test_shares_add_up_and_follow_the_lead(progress: float) -> None:
    found = SCALE.shares([12.0, -3.0, -12.0], progress)
    assert sum(found) == pytest.approx(1.0)
    assert found == sorted(found, reverse=True)


def test_a_lead_is_worth_more_later() -> None:
    early, late = SCALE.shares([5.0, -5.0], 0.0)[0], SCALE.shares([5.0, -5.0], 1.0)[0]
    assert 0.5 < early < late < 1.0


def test_no_lead_is_too_large() -> None:
    assert SCALE.shares([1e6, -1e6], 1.0) == pytest.approx([1.0, 0.0])
    assert SCALE.shares([-1e6], 1.0)[0] == pytest.approx(0.0)


def test_a_solo_game_is_even_at_its_zero() -> None:
    assert Scale(20.0, 5.0, 20.0, 7.0).shares([7.0], 0.3) == [0.5]


def test_our_numbers_are_sound() -> None:
    for name in OWN:
        for seats in find(name).seat_counts:
            scale = scale_of(name, seats)
            assert scale.early > 0
            assert scale.late > 0
            assert scale.rounds > 1


@pytest.mark.parametrize("name", OWN)
def test_chances_of_a_real_game(name: str) -> None:
    match = Match(0, name, ["random"] * 3, 7, 7)
    mind = mind_of(find(name))
    start = new_state(match)
    found = chances(mind, start)
    assert sum(found) == pytest.approx(1.0)
    assert all(0.0 < chance < 1.0 for chance in found)
    seat = find(name).actors(start)[0]
    assert without(mind, start, seat, 5.0) < without(mind, start, seat, 0.0) == pytest.approx(found[seat])
    game = replay_match(match)
    over = chances(mind, game.state)
    assert sum(over) == pytest.approx(1.0)
    assert {seat for seat, chance in enumerate(over) if chance} == set(game.result.winners)


def solo_chance(its: int, mine: int = 10) -> float:
    """Just after the lookout of round 4 of a solo game of 51st State."""
    rules = find("fifty_first_state")
    game = replay_match(Match(0, rules.name, ["novice"], 7, 7))
    state = game.start.clone()
    for step in game.history:
        view: Any = rules.view(state, None)
        if (view.round, view.phase) == (4, "action"):
            break
        perform(rules, state, step)
    document = rules.position(state)
    document["players"][0]["points"], document["players"][1]["points"] = mine, its
    return chances(mind_of(rules), rules.from_position(document))[0]


def test_a_solo_chance_falls_as_the_virtual_player_nears_its_goal() -> None:
    found = [solo_chance(its) for its in (0, 6, 12, 18, 24)]
    assert found == sorted(found, reverse=True)
    assert found[0] > 0.9
    assert found[-1] < 0.2
    assert solo_chance(18, mine=20) > solo_chance(18, mine=10) > solo_chance(18, mine=2)


def test_a_solo_game_that_is_lost_by_far_looks_lost_before_its_end() -> None:
    game = replay_match(Match(0, "fifty_first_state", ["random"], 1, 1))
    totals = {row.seat: row.total for row in game.result.standings}
    assert totals[0] < totals[1] - 5
    course = [moment.chances[0] for moment in analyse(game, "novice", most=1).course]
    assert course[-1] == 0.0
    assert course[-2] < 0.25
    assert min(course[:-1]) < course[0]


def test_a_solo_fit_needs_defeats() -> None:
    """One player who always wins would leave the fit without a measure."""
    found = fit("fifty_first_state", 1, 8, seed=1)
    assert found.games == 8
    assert found.loss > 0.1


def test_a_fit_finds_what_was_put_in() -> None:
    generator = Generator(7)
    samples = []
    for number in range(3000):
        lead = generator.below(400) / 10 - 20
        at = number % 20
        win = generator.below(1 << 20) / (1 << 20) < SCALE.shares([lead, -lead], at / 20)[0]
        samples.append(Sample([lead, -lead], at, [float(win), float(not win)]))
    found = fitted(samples, 20.0, 100)
    assert 14 < found.early < 28
    assert 3 < found.late < 8
    assert found.loss < math.log(2)


def test_a_solo_fit_finds_its_zero() -> None:
    true = Scale(6.0, 6.0, 10.0, 30.0)
    generator = Generator(7)
    samples = []
    for _ in range(3000):
        lead = 20.0 + generator.below(200) / 10
        win = generator.below(1 << 20) / (1 << 20) < true.shares([lead], 0.5)[0]
        samples.append(Sample([lead], 5.0, [float(win)]))
    assert 28 < fitted(samples, 10.0, 100).zero < 32


def test_a_fit_to_games() -> None:
    found = fit("fifty_first_state", 2, 2, bot="random", seed=3)
    assert (found.games, found.zero) == (2, 0.0)
    assert found.rounds > 1
    document = scales_with({"scythe": {"2": {}}}, "fifty_first_state", 2, found)
    assert list(document) == ["fifty_first_state", "scythe"]
    assert document["fifty_first_state"]["2"]["rounds"] == found.rounds
