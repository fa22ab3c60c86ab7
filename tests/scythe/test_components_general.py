"""What the game is about (SCY-GEN): factions, fortune, the sixth star."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused, seen

FIVE_STARS = {"combat": 2, "mechs": 1, "workers": 1, "recruits": 1}


def ended(first: dict[str, Any], second: dict[str, Any], **rest: Any) -> Game:
    """A game that the first player has just ended: the sixth star is the one for 16 power."""
    game = at(first | {"stars": FIVE_STARS, "power": 14}, second, **rest)
    game.play("bolster / power")
    assert game.over
    return game


def parts(game: Game, seat: int = 0) -> dict[str, int]:
    """The fortune of a seat by category."""
    return next(row.parts for row in game.result.standings if row.seat == seat)


@pytest.mark.rule("SCY-GEN-01")
def test_two_to_five_can_play() -> None:
    for seats in range(2, 6):
        assert furrow.new("scythe", seats=seats).seats == seats
    for seats in (0, 1, 6):
        with pytest.raises(furrow.SetupError):
            furrow.new("scythe", seats=seats)


@pytest.mark.rule("SCY-GEN-02")
def test_each_player_leads_one_faction_and_moves_its_character() -> None:
    for seed in range(10):
        game = furrow.new("scythe", seats=5, seed=seed)
        assert len({row.faction for row in seen(game).players}) == 5
        assert all(row.character == f"base.{row.faction}" for row in seen(game).players)
    with pytest.raises(furrow.SetupError):
        furrow.new("scythe", seats=2, factions=["nordic", "nordic"])
    game = at({"faction": "nordic"}, {"faction": "saxony"})
    game.play("move / char / A4")
    assert (player(game, 0).character, player(game, 1).character) == ("A4", "base.saxony")


@pytest.mark.rule("SCY-GEN-03")
def test_the_largest_fortune_wins_not_the_most_stars() -> None:
    rich = ended({"faction": "nordic", "coins": 2}, {"faction": "saxony", "coins": 50})
    assert [(row.seat, row.rank) for row in rich.result.standings] == [(1, 1), (0, 2)]
    poor = ended({"faction": "nordic", "coins": 2}, {"faction": "saxony", "coins": 10})
    assert [(row.seat, row.rank) for row in poor.result.standings] == [(0, 1), (1, 2)]


@pytest.mark.rule("SCY-GEN-05", "SCY-GEN-06")
@pytest.mark.parametrize(
    ("popularity", "star", "territory", "pair"),
    [(0, 3, 2, 1), (6, 3, 2, 1), (7, 4, 3, 2), (12, 4, 3, 2), (13, 5, 4, 3), (17, 5, 4, 3)],
)
def test_stars_territories_and_pairs_of_resources_pay_by_popularity(
    popularity: int, star: int, territory: int, pair: int
) -> None:
    first = {"faction": "nordic", "coins": 10, "popularity": popularity, "workers": ["A4", "A5", "A5", "B6"]}
    game = ended(first, {"faction": "saxony"}, goods={"A4": {"wood": 3}, "A5": {"oil": 2}, "D5": {"metal": 8}})
    assert parts(game) == {
        "coins": 10 - 1,  # what is left after the Bolster
        "stars": 6 * star,
        "territories": 3 * territory,
        "resources": 2 * pair,
        "structures": 0,
    }
    assert game.result.standings[0].total == sum(parts(game).values())


@pytest.mark.rule("SCY-GEN-05")
def test_coins_earned_during_play_count() -> None:
    game = at({"faction": "nordic", "coins": 3}, {"faction": "saxony"})
    game.play("move / coins")
    own = seen(game, 0).own
    assert own is not None
    assert own.fortune["coins"] == player(game).coins == 4


@pytest.mark.rule("SCY-GEN-07")
@pytest.mark.parametrize(
    ("tile", "places", "coins"),
    [
        ("on_farms_and_tundras", ("A5", "B6"), 4),
        ("on_farms_and_tundras", ("A4", "B5"), 0),
        ("adjacent_lakes", ("A4", "B5"), 2),
        ("on_tunnels", ("B4", "C5"), 4),
    ],
)
def test_extra_coins_come_from_where_structures_stand(tile: str, places: tuple[str, str], coins: int) -> None:
    first = {"faction": "nordic", "structures": {"mine": places[0], "mill": places[1]}}
    assert parts(ended(first, {"faction": "saxony"}, tile=tile))["structures"] == coins


@pytest.mark.rule("SCY-GEN-08")
def test_the_sixth_star_ends_the_game_at_once() -> None:
    game = ended({"faction": "saxony", "workers": ["G1"]}, {"faction": "nordic"}, goods={"G1": {"oil": 9}})
    assert game.actors == ()
    with pytest.raises(furrow.GameOver):
        game.play("pass")
    fifth = at(
        {"faction": "saxony", "stars": {"combat": 2, "mechs": 1, "workers": 1}, "power": 14}, {"faction": "nordic"}
    )
    fifth.play("bolster / power")
    assert player(fifth).star_count == 5
    assert not fifth.over


@pytest.mark.rule("SCY-GEN-09")
def test_a_stroke_between_two_benefits_means_or_and_a_dollar_is_a_coin() -> None:
    game = at({"faction": "saxony", "coins": 5, "power": 1, "popularity": 2}, {"faction": "nordic"})
    assert refused(game, "bolster / power / cards") is not None
    assert refused(game, "trade / popularity / F1") is not None
    assert refused(game, "trade / F1 / oil / oil / popularity") is not None
    assert refused(game, "move / coins / char") is not None
    assert refused(game, "move / char / F1 / coins") is not None
    one = game.clone()
    one.play("move / coins")
    assert player(one).coins == 6
    game.play("trade / popularity")
    assert (player(game).coins, player(game).popularity, goods(game, "F1")) == (4, 3, {})
    assert "coins" not in legal(game)
