"""Final scoring (SCY-SCORE) and tie-breakers (SCY-TIE). All positions but one are of finished games."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.scythe.positions import at, seen

SAXONY: dict[str, Any] = {"faction": "saxony", "coins": 0, "power": 0, "popularity": 0, "workers": []}
POLANIA: dict[str, Any] = {"faction": "polania", "coins": 0, "power": 0, "popularity": 0, "workers": []}
SIX_STARS = {"upgrades": 1, "mechs": 1, "structures": 1, "workers": 1, "combat": 2}


def parts(row: dict[str, Any], other: dict[str, Any] | None = None, **rest: Any) -> dict[str, int]:
    """The fortune of Saxony by category; what is 0 is left out."""
    game = at(SAXONY | row, POLANIA | (other or {}), over=True, **rest)
    found = next(standing.parts for standing in game.result.standings if standing.seat == 0)
    return {category: coins for category, coins in found.items() if coins}


@pytest.mark.rule("SCY-SCORE-01")
def test_the_fortune_is_coins_stars_territories_resource_pairs_and_structure_bonus() -> None:
    row = {"coins": 7, "popularity": 10, "workers": ["F1", "G1"], "structures": {"monument": "F2"}}
    row["stars"] = {"upgrades": 1, "combat": 2}
    stock = {"F1": {"metal": 3}, "G1": {"oil": 2}}
    expected = {"coins": 7, "stars": 3 * 4, "territories": 3 * 3, "resources": 2 * 2, "structures": 2}
    assert parts(row, goods=stock, tile="adjacent_lakes") == expected
    game = at(SAXONY | row, POLANIA, goods=stock, tile="adjacent_lakes", over=True)
    assert game.result.standings[0].total == 34


@pytest.mark.rule("SCY-SCORE-01")
def test_a_result_says_how_each_part_of_it_came_about() -> None:
    row = {"coins": 7, "popularity": 18, "workers": ["F1", "G1"], "mechs": {"speed": "E4"}, "stars": SIX_STARS}
    row["structures"] = {"monument": "F2"}
    game = at(SAXONY | row, POLANIA, goods={"F1": {"metal": 3}, "G1": {"oil": 2}}, tile="adjacent_lakes", over=True)
    first, second = seen(game, 1).result
    made = {name: (factors.count, factors.each) for name, factors in first.factors.items()}
    assert made == {"coins": (7, 1), "stars": (6, 5), "territories": (4, 4), "resources": (2, 3), "structures": (1, 0)}
    assert first.parts == {"coins": 7, "stars": 30, "territories": 16, "resources": 6, "structures": 2}
    assert (second.factors["stars"].count, second.factors["stars"].each) == (0, 3)


@pytest.mark.rule("SCY-SCORE-02", "SCY-SCORE-03", "SCY-SCORE-04", "SCY-SCORE-05")
@pytest.mark.example("SCY-EX-44")
@pytest.mark.parametrize("popularity", range(19))
def test_the_tiers_of_popularity(popularity: int) -> None:
    star, territory, pair = (5, 4, 3) if popularity >= 13 else (4, 3, 2) if popularity >= 7 else (3, 2, 1)
    row = {"popularity": popularity, "stars": {"combat": 1}, "workers": ["F1"]}
    assert parts(row, goods={"F1": {"metal": 2}}) == {"stars": star, "territories": territory, "resources": pair}


@pytest.mark.rule("SCY-SCORE-06")
def test_every_placed_star_scores() -> None:
    assert parts({"stars": SIX_STARS}) == {"stars": 6 * 3}
    assert parts({"stars": {"combat": 4, "objective": 2}, "popularity": 18}) == {"stars": 6 * 5}
    assert parts({}) == {}


@pytest.mark.rule("SCY-SCORE-07", "SCY-SCORE-08", "SCY-SCORE-12")
def test_territories_and_lakes_score_and_bases_do_not() -> None:
    polania: dict[str, Any] = {"mechs": {"submerge": "B1"}, "workers": ["D1", "D1"], "character": "base.polania"}
    game = at(POLANIA | polania, SAXONY, over=True)
    assert game.result.standings[0].parts["territories"] == 2 * 2
    assert parts({"workers": ["base.saxony"] * 4, "mechs": {"speed": "base.saxony"}}) == {}
    assert parts({"workers": ["F1"] * 4, "mechs": {"speed": "F1"}}) == {"territories": 2}


@pytest.mark.rule("SCY-SCORE-08")
def test_bases_reached_by_wayfare_and_the_resources_there_score_nothing() -> None:
    crimea = {"faction": "crimea", "coins": 0, "workers": [], "mechs": {"wayfare": "base.togawa"}}
    game = at(crimea, POLANIA, over=True, goods={"base.togawa": {"oil": 4}})
    assert [standing.total for standing in game.result.standings] == [0, 0]


@pytest.mark.rule("SCY-SCORE-09")
def test_control_is_by_an_own_unit_or_by_a_structure_without_enemies() -> None:
    for unit in ({"character": "E4"}, {"mechs": {"speed": "E4"}}, {"workers": ["E4"]}, {"structures": {"mine": "E4"}}):
        assert parts(unit, goods={"E4": {"oil": 2}}, tile="on_tunnels") == {"territories": 2, "resources": 1}
    structure = {"structures": {"mine": "E4"}}
    game = at(SAXONY | structure, POLANIA | {"workers": ["E4"]}, goods={"E4": {"oil": 2}}, over=True)
    by_seat = {standing.seat: standing.parts for standing in game.result.standings}
    assert (by_seat[0]["territories"], by_seat[0]["resources"]) == (0, 0)
    assert (by_seat[1]["territories"], by_seat[1]["resources"]) == (2, 1)


@pytest.mark.rule("SCY-SCORE-10")
def test_the_factory_counts_as_three_territories() -> None:
    assert parts({"workers": ["D4"]}) == {"territories": 3 * 2}
    assert parts({"structures": {"mine": "D4"}, "popularity": 7}, tile="adjacent_encounters") == {"territories": 3 * 3}
    assert parts({"workers": ["D4", "F1"], "popularity": 13}) == {"territories": 4 * 4}


@pytest.mark.rule("SCY-SCORE-11")
@pytest.mark.example("SCY-EX-45")
def test_thirteen_resources_at_popularity_ten_pay_twelve() -> None:
    row = {"popularity": 10, "workers": ["F1", "G1"], "structures": {"mine": "E1"}}
    stock = {"F1": {"metal": 3, "food": 1}, "G1": {"oil": 5}, "E1": {"wood": 4}, "H1": {"wood": 9}}
    assert parts(row, goods=stock)["resources"] == 12


@pytest.mark.rule("SCY-SCORE-11", "SCY-SCORE-12")
@pytest.mark.parametrize(("tokens", "pairs"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_resources_are_counted_together_and_score_by_complete_pairs(tokens: int, pairs: int) -> None:
    """One token of each kind on each territory; the workers are no resources."""
    places = ["F1", "G1", "E1", "E2"]
    stock = {place: {kind: 1} for place, kind in zip(places[:tokens], ("metal", "oil", "wood", "food"), strict=False)}
    assert parts({"workers": places * 2}, goods=stock).get("resources", 0) == pairs


@pytest.mark.rule("SCY-SCORE-13")
def test_combat_cards_power_and_unused_objectives_score_nothing() -> None:
    row = {"workers": ["F1"], "coins": 3}
    rich = {"hand": [5, 5, 5, 4], "power": 16, "objectives": [1, 2], "factory_card": 5, "recruits": ["build"]}
    assert parts(row) == parts(row | rich) == {"coins": 3, "territories": 2}


@pytest.mark.rule("SCY-SCORE-14")
def test_the_tile_scores_regardless_of_control() -> None:
    row = {"structures": {"mine": "C3", "mill": "A1"}}
    assert parts(row, tile="adjacent_lakes") == {"territories": 4, "structures": 6}
    assert parts(row, {"workers": ["C3", "A1"]}, tile="adjacent_lakes") == {"structures": 6}


@pytest.mark.rule("SCY-SCORE-16")
def test_the_totals_are_announced_to_everybody_and_the_highest_wins() -> None:
    five = {"upgrades": 1, "mechs": 1, "structures": 1, "workers": 1, "combat": 1}
    rows = [
        SAXONY | {"power": 14, "coins": 1, "stars": five},
        POLANIA | {"coins": 60},
        {"faction": "nordic", "coins": 5},
    ]
    game = at(*rows)
    assert not seen(game, None).result
    game.play("bolster / power")
    assert game.over
    assert (game.result.winners, game.result.tie_break) == ((1,), "")
    for reader in (None, 0, 1, 2):
        announced = [(row.seat, row.rank, row.total) for row in seen(game, reader).result]
        assert announced == [(1, 1, 60), (0, 2, 18), (2, 3, 9)]
        assert all(row.total == sum(row.parts.values()) for row in seen(game, reader).result)


# -- ties --------------------------------------------------------------------------------------------------------

CRITERIA = ["pieces", "power", "popularity", "resources", "territories", "stars"]


def tied(first: dict[str, Any], second: dict[str, Any], goods: dict[str, Any]) -> Game:
    """A finished game in which coins make the fortunes of Saxony and Polania equal."""
    rows = [SAXONY | first, POLANIA | second]
    totals = {row.seat: row.total for row in at(*rows, goods=goods, over=True).result.standings}
    rows[0]["coins"], rows[1]["coins"] = totals[1], totals[0]
    game = at(*rows, goods=goods, over=True)
    assert len({row.total for row in game.result.standings}) == 1
    return game


def with_more(own: str, far: str, criteria: list[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """A player with a worker on `own` who has more of some criteria than another one, and the resources there."""
    row: dict[str, Any] = {
        "workers": [own] * (2 if "pieces" in criteria else 1),
        "power": 5 if "power" in criteria else 4,
        "popularity": 5 if "popularity" in criteria else 4,
        "stars": {"combat": 2 if "stars" in criteria else 1},
    }
    if "territories" in criteria:
        row["character"] = far
    return row, {own: {"oil": 3 if "resources" in criteria else 2}}


@pytest.mark.rule("SCY-TIE-01", "SCY-TIE-02")
@pytest.mark.parametrize("decides", range(6))
@pytest.mark.parametrize("winner", [0, 1])
def test_the_first_criterion_that_differs_decides(decides: int, winner: int) -> None:
    """The winner has more of one criterion, the loser of all later ones."""
    wished = [CRITERIA[decides : decides + 1], CRITERIA[decides + 1 :]]
    first, first_goods = with_more("F1", "E1", wished[winner])
    second, second_goods = with_more("C1", "D2", wished[1 - winner])
    result = tied(first, second, first_goods | second_goods).result
    assert (result.winners, result.tie_break) == ((winner,), CRITERIA[decides])
    assert [(row.seat, row.rank) for row in result.standings] == [(winner, 1), (1 - winner, 2)]


@pytest.mark.rule("SCY-TIE-01")
@pytest.mark.parametrize(
    "piece",
    [
        {"workers": ["F1", "F1"]},
        {"workers": ["F1", "base.saxony"]},
        {"mechs": {"speed": "F1"}},
        {"mechs": {"speed": "base.saxony"}},
        {"structures": {"mine": "F1"}},
    ],
)
def test_workers_mechs_and_structures_on_the_board_count_alike(piece: dict[str, Any]) -> None:
    result = tied({"workers": ["F1"]} | piece, {"workers": ["C1"], "power": 16, "character": "D2"}, {}).result
    assert (result.winners, result.tie_break) == ((0,), "pieces")
    even = tied({"workers": ["F1"]} | piece, {"workers": ["C1"] * 2, "power": 16}, {}).result
    assert (even.winners, even.tie_break) == ((1,), "power")


@pytest.mark.rule("SCY-TIE-03", "SCY-DIG-41")
def test_a_full_tie_is_a_shared_victory() -> None:
    row = {"coins": 3, "power": 5, "popularity": 5, "stars": {"combat": 1}}
    last = {"faction": "nordic", "coins": 0, "workers": []}
    result = at(POLANIA | row | {"workers": ["C1"]}, last, SAXONY | row | {"workers": ["F1"]}, over=True).result
    assert (result.winners, result.tie_break) == ((0, 2), "shared")
    assert [(standing.seat, standing.rank) for standing in result.standings] == [(0, 1), (2, 1), (1, 3)]
