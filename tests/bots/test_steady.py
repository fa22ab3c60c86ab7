"""Steady play of Scythe: it finishes its games, beats random play, and does the obvious."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import bots
from furrow.bots.minds import mind_of
from furrow.games import find
from furrow.lab.simulation import simulate

RULES = find("scythe")
ROUNDS = 60


def answer(game: furrow.Game, seat: int = 0, seed: int = 1) -> str:
    """What steady answers to the open question."""
    return RULES.write(bots.answer(bots.find("steady"), RULES, game.state, seat, bots.seat_generator(seed, seat)))


def turn(game: furrow.Game, seat: int = 0) -> list[str]:
    """The whole turn that steady plays."""
    played = []
    while game.actors == (seat,):
        text = answer(game, seat)
        played.append(text)
        game.play(text, seat)
    return played


def at(*players: dict[str, Any], **rest: Any) -> furrow.Game:
    rest.setdefault("active", 0)
    return furrow.position("scythe", {"players": list(players), **rest})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_steady_finishes_games(seats: int) -> None:
    found = simulate("scythe", seats=seats, games=1, seed=seats, bots=["steady"])
    (game,) = found.games
    assert game.finished
    assert game.turns <= ROUNDS * seats
    assert max(row.facts["star_count"] for row in game.seats) == 6
    assert max(row.total for row in game.seats) >= 35


@pytest.mark.soak
@pytest.mark.parametrize("shift", range(5))
def test_steady_plays_every_faction_with_every_mat(shift: int) -> None:
    mats = ["industrial", "engineering", "patriotic", "mechanical", "agricultural"]
    factions = ["nordic", "rusviet", "crimea", "saxony", "polania"]
    setup = {"factions": factions, "mats": mats[shift:] + mats[:shift]}
    for game in simulate("scythe", seats=5, games=3, seed=shift, bots=["steady"], setup=setup).games:
        assert game.finished
        assert game.turns <= ROUNDS * 5


def test_steady_plays_with_all_options_turned_over() -> None:
    options = {option.name: not option.default for option in furrow.options("scythe")}
    (game,) = simulate("scythe", seats=2, games=1, seed=4, bots=["steady"], options=options).games
    assert game.finished


def test_steady_beats_random() -> None:
    first = simulate("scythe", seats=2, games=3, seed=1, bots=["steady", "random"])
    second = simulate("scythe", seats=3, games=1, seed=2, bots=["random", "steady", "random"])
    for found in (first, second):
        for game in found.games:
            assert [row.bot for row in game.seats if row.rank == 1] == ["steady"]
            assert game.turns <= 2 * ROUNDS * len(game.seats)


def test_the_same_seed_and_position_give_the_same_answer() -> None:
    game = furrow.new("scythe", seats=3, seed=5)
    for _ in range(40):
        seat = game.actors[0]
        text = answer(game, seat)
        assert {answer(game.clone(), seat) for _ in range(3)} == {text}
        game.play(text, seat)


def test_steady_takes_the_sixth_star_when_it_wins() -> None:
    stars = {"combat": 1, "mechs": 1, "structures": 1, "workers": 1, "power": 1}
    rich = {
        "faction": "nordic",
        "mat": "industrial",
        "stars": stars,
        "power": 16,
        "coins": 40,
        "recruits": ["upgrade", "deploy", "build"],
        "workers": {"A4": 8},
        "mechs": {"riverwalk": "A4", "speed": "A4", "seaworthy": "A4", "artillery": "A4"},
        "structures": {"mine": "A4", "mill": "A5", "armory": "A3", "monument": "A2"},
        "cubes": ["move.units", "move.coins", "bolster.power", "bolster.cards", "trade.popularity"],
    }
    game = at(rich, {"faction": "saxony", "mat": "engineering"}, goods={"A4": {"food": 9}})
    turn(game)
    assert game.over
    assert game.result.winners == (0,)


def test_steady_does_not_end_a_game_that_it_would_lose() -> None:
    stars = {"combat": 2, "popularity": 1, "objective": 1, "power": 0, "workers": 1}
    poor = {"faction": "nordic", "mat": "industrial", "stars": stars, "power": 15, "coins": 3, "workers": {"A4": 8}}
    game = at(poor, {"faction": "saxony", "mat": "engineering", "coins": 150})
    turn(game)
    assert not game.over


def test_steady_reveals_an_objective() -> None:
    game = at(
        {"faction": "nordic", "mat": "industrial", "objectives": [12], "coins": 25},
        {"faction": "saxony", "mat": "engineering"},
        pending=[["end", 0]],
    )
    assert answer(game) == "reveal 12"


def test_steady_does_not_walk_in_circles() -> None:
    """Nothing is left to gain on the way: the units are not moved to and fro."""
    game = at(
        {"faction": "nordic", "mat": "industrial", "workers": ["A4"]},
        {"faction": "saxony", "mat": "engineering"},
        pending=[["bottom", 0, 0], ["pick", 0, 1, 1, 1]],
    )
    played = turn(game)
    assert len(played) == len(set(played))


def test_a_sure_combat_costs_no_more_than_it_must() -> None:
    """Against a foe without power and cards the dial stays at nothing, since attackers win ties."""
    game = at(
        {"faction": "saxony", "mat": "industrial", "character": "F5", "power": 7, "hand": [5, 5]},
        {"faction": "nordic", "mat": "engineering", "character": "F4", "power": 0},
    )
    game.play("move / char / F4 / done", 0)
    assert game.question(0) == "dials"
    assert answer(game) == "dial 0"


def test_popularity_counts_by_the_way_to_the_next_tier() -> None:
    """At the same land and stars a step towards a tier is worth more than a step within the last one."""
    mind = mind_of(find("scythe"))

    def step(popularity: int) -> float:
        values = []
        for now in (popularity, popularity + 1):
            player = {"faction": "nordic", "mat": "industrial", "popularity": now, "workers": {"A4": 4}}
            state = at(player, {"faction": "saxony", "mat": "engineering"}).state
            values.append(mind.features(state, 0)["popularity"])
        return values[1] - values[0]

    assert step(3) > step(14) == 0


def test_features_add_up_to_the_value() -> None:
    stars = {"combat": 2, "mechs": 1, "workers": 1, "power": 1}
    state = at(
        {"faction": "nordic", "mat": "industrial"}, {"faction": "saxony", "mat": "engineering", "stars": stars}
    ).state
    mind = mind_of(find("scythe"))
    assert sum(mind.features(state, 0).values()) == pytest.approx(mind.outlook(state, 0).value(state))


def test_promises_count_less_when_a_rival_is_about_to_end_the_game() -> None:
    """Three mechs of four promise a star early on; at the end what is there counts for more."""
    mind = mind_of(find("scythe"))
    own = {"faction": "nordic", "mat": "industrial", "mechs": {"riverwalk": "A4", "speed": "A4", "seaworthy": "A4"}}

    def progress(stars: dict[str, int]) -> float:
        game = at(own, {"faction": "saxony", "mat": "engineering", "stars": stars})
        return mind.features(game.state, 0)["progress"]

    assert progress({}) > progress({"combat": 2, "mechs": 1, "workers": 1, "power": 1}) > 0
