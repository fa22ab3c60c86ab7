"""Hints: legal lines, best first, with chances and reasons, from what the seat may know and nothing else."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import furrow
from furrow import bots
from furrow.games import OWN
from furrow.kernel.generator import Generator
from furrow.lab.analysis import analyse
from furrow.lab.hints import Hint, hints
from furrow.lab.matches import Match, replay_match


@cache
def played(name: str, *players: str) -> furrow.Game:
    return replay_match(Match(0, name, list(players), 11, 11))


def middle(name: str, part: float = 0.5) -> furrow.Game:
    """A game in its course, where somebody has a choice."""
    text = played(name, "steady", "random").record()
    whole = furrow.load(text)
    at = int(len(whole.history) * part)
    while len(furrow.load(text, at=at).legal(whole.history[at].seat)) < 3:
        at += 1
    return furrow.load(text, at=at)


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("part", [0.1, 0.5])
def test_hints_can_be_played(name: str, part: float) -> None:
    game = middle(name, part)
    seat = game.actors[0]
    before = game.position()
    found = hints(game, seat, "steady")
    assert game.position() == before
    assert 1 <= len(found) <= 3
    assert found[0].behind == 0
    assert [hint.behind for hint in found] == sorted(hint.behind for hint in found)
    assert [hint.chance for hint in found] == sorted((hint.chance for hint in found), reverse=True)
    assert len({hint.line[0] for hint in found}) == len(found)
    for hint in found:
        assert 0.0 <= hint.chance <= 1.0
        game.clone().play(" / ".join(hint.line), seat)


@pytest.mark.parametrize("name", OWN)
def test_hints_do_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    game = middle(name)
    seat = game.actors[0]
    expected = hints(game, seat, "sharp%10")
    for seed in range(3):
        other = game.clone()
        other.state = game.rules.imagine(game.state, seat, Generator(seed))
        assert hints(other, seat, "sharp%10") == expected


def test_hints_give_reasons() -> None:
    found = [hint for part in (0.2, 0.4, 0.6) for hint in hints(middle("scythe", part), _asked(part), "steady")]
    assert any(hint.reasons for hint in found)
    names = {reason.feature for hint in found for reason in hint.reasons}
    assert "to_come" not in names


@pytest.mark.parametrize("name", OWN)
def test_reasons_agree_with_the_ranking(name: str) -> None:
    """The best line begins with what it has over the second, the others with what they lack beside the best."""
    compared = 0
    for part in (0.05, 0.2, 0.4, 0.6, 0.8):
        game = middle(name, part)
        found = hints(game, game.actors[0], "sharp%10")
        for hint in found:
            assert hint.against == ("now" if len(found) == 1 else "second" if hint is found[0] else "best")
            signs = [reason.change > 0 for reason in hint.reasons]
            if hint.against == "now" or not signs or abs(found[1].behind) < 0.1:
                continue
            assert signs == sorted(signs, reverse=hint.against == "second")
            assert signs[0] == (hint.against == "second")
            compared += 1
    assert compared >= 6


def _asked(part: float) -> int:
    return middle("scythe", part).actors[0]


def test_the_cap_on_time_is_kept() -> None:
    game = middle("scythe")
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return True

    found = hints(game, game.actors[0], "master", stop=stop)
    assert asked
    assert found[0].line


def test_who_owes_no_answer_gets_no_hint() -> None:
    game = middle("scythe")
    with pytest.raises(furrow.WrongSeat, match="owes no answer"):
        hints(game, 1 - game.actors[0])
    with pytest.raises(bots.UnsuitableBot, match="does not tell what it thinks"):
        hints(game, game.actors[0], "random")
    with pytest.raises(bots.UnknownBot):
        hints(game, game.actors[0], "clever")


@pytest.mark.parametrize("name", ["fifty_first_state", "imperial_settlers"])
def test_the_course_of_a_game(name: str) -> None:
    game = played(name, "steady", "random")
    told: list[int] = []
    found = analyse(game, most=4, progress=lambda done, total: told.append(done))
    assert told[-1] == found.decisions == len(game.history)
    assert found.course[-1].chances == [float(seat in game.result.winners) for seat in range(2)]
    assert all(sum(moment.chances) == pytest.approx(1.0) for moment in found.course)
    assert [moment.decision for moment in found.course] == sorted(moment.decision for moment in found.course)
    assert len(found.mistakes) == 4
    assert [each.cost for each in found.mistakes] == sorted((each.cost for each in found.mistakes), reverse=True)
    assert found.cost[1] > found.cost[0], "random play costs more than that of the bot"
    for mistake in found.mistakes:
        step = game.history[mistake.decision]
        assert (step.seat, step.text) == (mistake.seat, mistake.played)
        before = furrow.load(game.record(), at=mistake.decision)
        before.play(" / ".join(mistake.better), mistake.seat)


def test_one_seat_alone_is_judged() -> None:
    game = played("fifty_first_state", "steady", "random")
    found = analyse(game, seat=0, most=50)
    assert {mistake.seat for mistake in found.mistakes} <= {0}
    assert found.cost[1] == 0


@pytest.mark.parametrize("name", OWN)
def test_a_game_that_is_not_over_can_be_analysed(name: str) -> None:
    found = analyse(middle(name, 0.1), most=1)
    assert found.winners == []
    assert all(0.0 < chance < 1.0 for chance in found.course[-1].chances)


@pytest.mark.parametrize("name", ["fifty_first_state", "imperial_settlers"])
def test_solo_games(name: str) -> None:
    game: Any = replay_match(Match(0, name, ["random"], 11, 11))
    found = analyse(game, most=2)
    assert len(found.course[0].chances) == 1
    half = furrow.load(game.record(), at=len(game.history) // 2)
    assert all(isinstance(hint, Hint) for hint in hints(half, 0, "steady"))
