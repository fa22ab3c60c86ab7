"""How far the game is: rounds, the last one, the phases of a round, decks."""

from __future__ import annotations

import pytest

import furrow
from furrow.games.tableau.view import View
from furrow.kernel.generator import Generator
from tests.tableau.positions import position, seen


@pytest.mark.parametrize(
    ("name", "rounds", "goal", "alone"), [("fifty_first_state", 0, 25, ()), ("imperial_settlers", 5, 0, ("attack",))]
)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_view_says_what_ends_the_game_and_which_phase_is_which(
    name: str, rounds: int, goal: int, alone: tuple[str, ...], seats: int
) -> None:
    game, generator = furrow.new(name, seats=seats, seed=6), Generator(2)
    ends = alone if seats == 1 else ()
    while not game.over:
        view = seen(game, 0)
        assert (view.rounds, view.goal) == (rounds, goal)
        assert view.phases == ["lookout", "production", "action", *(() if view.last else ("cleanup",)), *ends]
        assert view.phase in view.phases
        assert view.last == (view.round == rounds or view.ending)
        assert all(count >= 0 for count in (*view.decks.values(), *view.discards.values()))
        lively = [action for action in game.legal(game.actors[0]) if str(action) != "pass"]
        choices = lively if lively and generator.below(9) else game.legal(game.actors[0])
        game.play(choices[generator.below(len(choices))])
    assert seen(game).last


def test_the_round_in_which_somebody_reaches_the_goal_is_the_last() -> None:
    def at(points: int) -> View:
        game = position("fifty_first_state", {"faction": "new_york", "points": points}, {"faction": "mutants_union"})
        return seen(game)

    assert (at(24).last, at(24).phases[-1]) == (False, "cleanup")
    assert (at(25).last, at(25).phases[-1]) == (True, "action")
