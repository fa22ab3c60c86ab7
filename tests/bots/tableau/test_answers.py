"""Which answers the bots think about in the card games, and those that need no search."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import furrow
from furrow.bots.minds import mind_of
from furrow.games import find
from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.state import State
from furrow.kernel.contract import Code, Rules
from furrow.kernel.generator import Generator

CARD_GAMES = ("fifty_first_state", "imperial_settlers")


def questions(rules: Rules[Any], seats: int, seed: int) -> Iterator[tuple[State, int, list[Code]]]:
    """The questions of a game played by chance."""
    state = rules.new(seats, seed, None, {})
    state.log = None
    generator = Generator(seed)
    for _ in range(250):
        actors = rules.actors(state)
        if not actors:
            return
        legal = rules.legal(state, actors[0])
        if len(legal) > 1:
            yield state, actors[0], legal
        rules.apply(state, actors[0], legal[generator.below(len(legal))])


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("game", CARD_GAMES)
def test_candidates_are_legal_few_and_never_none(game: str, seats: int) -> None:
    rules = find(game)
    mind = mind_of(rules)
    most = fewer = 0
    for state, seat, legal in questions(rules, seats, 11):
        found = mind.candidates(state, seat, legal)
        assert found
        assert set(found) <= set(legal)
        assert len(found) == len(set(found))
        most = max(most, len(found))
        fewer += len(found) < len(legal)
        if state.pending[-1][0] == f.TURN and found[0][0] != v.SHIELD:
            assert (v.PASS,) in found
    assert fewer
    assert most <= 60


def at_once(game: furrow.Game, seat: int = 0) -> str:
    rules = game.rules
    found = mind_of(rules).at_once(game.state, seat, rules.legal(game.state, seat), Generator(1))
    assert found is not None
    return rules.write(found)


def test_a_draft_takes_what_fits_the_own_locations() -> None:
    """Two drafts that differ in the own State only: a den of guns, or one of fuel."""
    picks = []
    for own in (["arena.1", "assassin.1", "assassin.2"], ["oil_rig.1", "fuel_tank.1", "fuel_tank.2"]):
        players = [{"faction": "new_york", "locations": own}, {"faction": "mutants_union"}]
        game = furrow.position(
            "fifty_first_state",
            {
                "players": players,
                "phase": "lookout",
                "row": ["gun_shop.1", "oilmen_fortress.1", "wrecked_tank.1"],
                "pending": [["phase", 0, "drafted"], ["draft", 0, 1]],
            },
        )
        picks.append(at_once(game))
    assert picks == ["take gun_shop.1", "take oilmen_fortress.1"]
