"""The round (FSS-ROUND), and chance (FSS-DIG-13)."""

from __future__ import annotations

import pytest

import furrow
from furrow import Game
from tests.fifty_first_state.moments import new, phase, started, thin, told
from tests.fifty_first_state.positions import at, mutants, rival, solo
from tests.tableau.positions import hand, legal, seen

STEPS = ("round", "connections", "reveal", "production", "actions", "cleanup")


def answer(game: Game) -> None:
    """The fastest way on: pass, or the first answer."""
    game.play("pass" if "pass" in legal(game) else legal(game)[0])


def play_rounds(game: Game, count: int) -> None:
    while seen(game).round <= count and not game.over:
        answer(game)


@pytest.mark.rule("FSS-ROUND-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lookout_production_action_and_clean_up_follow_one_another(seats: int) -> None:
    game = started(seats, 5)
    phases = []
    while seen(game).round == 1:
        phases.append(seen(game).phase)
        answer(game)
    assert phases == ["lookout"] * 2 * seats + ["action"] * seats
    kinds = [event["kind"] for event in game.events() if event["kind"] in STEPS]
    assert kinds[:8] == ["round", "connections", "reveal", "reveal", "production", "actions", "cleanup", "round"]
    assert phase(game) == (2, "lookout")


@pytest.mark.rule("FSS-ROUND-01")
def test_the_production_phase_is_one_of_its_own() -> None:
    game = at(
        mutants(locations=["storehouse"]),
        rival(),
        phase="lookout",
        pending=[["phase", 0, 5], ["draft", 0, 1]],
        row=["archive", "camp"],
        counts={"drafts": 2},
        options={"expansion": "winter"},
    )
    game.play("take camp")
    assert (phase(game), game.question()) == ((1, "production"), "option")
    game.play("gain 1 gun")
    assert phase(game) == (1, "action")


@pytest.mark.rule("FSS-ROUND-02")
@pytest.mark.parametrize("seats", [2, 3])
def test_after_the_clean_up_the_new_first_player_begins_a_round(seats: int) -> None:
    game = started(seats, 2, first=0)
    for number in range(1, 5):
        first = (number - 1) % seats
        assert (phase(game), seen(game).first, game.actors) == ((number, "lookout"), first, (first,))
        while seen(game).phase == "lookout":
            answer(game)
        assert (phase(game), game.actors) == ((number, "action"), (first,))
        while seen(game).phase == "action":
            answer(game)


@pytest.mark.rule("FSS-ROUND-03")
def test_rounds_go_on_until_somebody_sets_off_the_end() -> None:
    game = started(2, 1)
    play_rounds(game, 40)
    assert (game.over, seen(game).round) == (False, 41)


@pytest.mark.rule("FSS-ROUND-03")
@pytest.mark.parametrize("number", [2, 57])
def test_the_end_depends_on_points_whatever_the_round(number: int) -> None:
    game = at(mutants(points=23, deals=["church.1"]), rival(), round=number)
    play_rounds(game, number + 2)
    assert (seen(game).round, game.result.standings[0].total) == (number + 2, 25)


# -- chance ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-DIG-13")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_same_seed_and_answers_give_the_same_game(seats: int) -> None:
    games = [started(seats, seed) for seed in (7, 7, 8)]
    for game in games:
        play_rounds(game, 12)  # the draw deck is shuffled again on the way
    same, again, other = games
    assert same.position() == again.position()
    assert same.events(0) == again.events(0)
    assert same.position() != other.position()
    assert told(same, None, "reshuffle")
    loaded = furrow.load(same.record(), replay=True)
    assert (loaded.position(), loaded.events(0)) == (same.position(), same.events(0))


@pytest.mark.rule("FSS-DIG-13")
def test_every_shuffle_of_the_discards_is_logged() -> None:
    me = mutants(hand=["crossroads"], goods={"grey_contact": 1})
    game = thin(at(me, rival()), [], ["museum", "archive", "rubble"], holder=1)
    game.play("build crossroads")
    assert [event["count"] for event in told(game, None, "reshuffle")] == [3]


@pytest.mark.rule("FSS-DIG-13")
def test_the_random_picks_of_a_solo_game_are_logged() -> None:
    found = set()
    for seed in range(20):
        game = started(1, seed)
        row = seen(game).row
        game.play(f"take {row[0]}")
        given = told(game, None, "virtual_location")
        assert [event["card"] for event in given] == [location.card for location in seen(game).players[1].locations]
        found.add(row.index(given[0]["card"]))
        game.play(f"take {seen(game).row[0]}")
        assert len(told(game, None, "virtual_location")) == 3
    assert found == {1, 2, 3}


@pytest.mark.rule("FSS-DIG-13")
def test_the_random_connection_of_a_solo_game_is_logged() -> None:
    found = set()
    for chance in range(1, 20):
        both = {"connections": ["punks.1", "merchants.1"]}
        game = at(*solo(goods={"fuel": 1}), tables=both, streams={"chance": f"{chance:x}"})
        game.play("contacts blue")
        (event,) = told(game, None, "virtual_connection")
        assert seen(game).tables["connections"] == [card for card in both["connections"] if card != event["card"]]
        found.add(event["card"])
    assert found == {"punks.1", "merchants.1"}


@pytest.mark.rule("FSS-DIG-13")
def test_the_last_tie_break_of_an_attack_is_random_and_logged() -> None:
    found = set()
    for chance in range(1, 20):
        game = at(*solo(goods={"fuel": 1}, locations=["school.1", "school.2"]), streams={"chance": f"{chance:x}"})
        document = game.position()
        deck = document["decks"]["deck"]
        deck.append(deck.pop(deck.index("school.3")))
        game = furrow.position("fifty_first_state", document)
        game.play("contacts blue")
        (event,) = told(game, None, "raze")
        assert [location.card for location in seen(game).players[0].locations] == [
            card for card in ("school.1", "school.2") if card != event["card"]
        ]
        found.add(event["card"])
    assert found == {"school.1", "school.2"}


@pytest.mark.rule("FSS-DIG-13")
def test_seating_and_dealing_depend_on_the_seed_alone() -> None:
    for seed in range(6):
        first, second = new(3, seed), new(3, seed)
        assert first.position() == second.position()
        assert told(first, 0, "start") == [{"kind": "start", "seat": seen(first).first, "seats": 3}]
        assert [event["count"] for event in told(first, None, "draw")] == [6, 6, 6]
    assert len({tuple(hand(new(3, seed), 0)) for seed in range(6)}) == 6
