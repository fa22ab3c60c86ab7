"""Trade (SCY-TRADE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scythe.positions import at, goods, legal, player, refused, seen

NORDIC: dict[str, Any] = {"faction": "nordic"}
SAXONY: dict[str, Any] = {"faction": "saxony", "coins": 3, "popularity": 2}
RESOURCES = ("food", "metal", "oil", "wood")


@pytest.mark.rule("SCY-TRADE-01")
def test_one_coin_buys_two_resources_or_one_popularity() -> None:
    game = at(SAXONY, NORDIC)
    liked = game.clone()
    game.play("trade / F1 / oil / wood")
    assert (goods(game, "F1"), player(game).coins, player(game).popularity) == ({"oil": 1, "wood": 1}, 2, 2)
    assert game.question() == "bottom"
    liked.play("trade / popularity")
    assert (player(liked).coins, player(liked).popularity) == (2, 3)
    assert liked.question() == "bottom"
    assert not seen(liked).goods


@pytest.mark.rule("SCY-TRADE-01")
def test_whoever_has_no_coin_cannot_trade() -> None:
    game = at(SAXONY | {"coins": 0}, NORDIC, goods={"F1": {"wood": 5}})
    assert refused(game, "trade / F1") == refused(game, "trade / popularity") == "SCY-TURN-12"
    game.play("trade")
    assert legal(game) == ["skip"]


@pytest.mark.rule("SCY-TRADE-02")
@pytest.mark.parametrize("first", RESOURCES)
@pytest.mark.parametrize("second", RESOURCES)
def test_the_two_resources_are_any_mix(first: str, second: str) -> None:
    game = at(SAXONY, NORDIC)
    game.play(f"trade / G1 / {first} / {second}")
    assert goods(game, "G1") == ({first: 2} if first == second else {first: 1, second: 1})


@pytest.mark.rule("SCY-TRADE-03")
def test_both_resources_go_to_one_controlled_territory_with_an_own_worker() -> None:
    saxony = SAXONY | {"character": "D4", "mechs": {"speed": "E4"}, "structures": {"mill": "G5"}}
    game = at(saxony, NORDIC)
    game.play("trade")
    assert {text for text in legal(game) if text not in ("popularity", "popularity less", "skip")} == {"F1", "G1"}
    for place in ("D4", "E4", "G5", "A4", "C3", "base.saxony"):
        assert refused(game, place) == "SCY-TRADE-03"
    game.play("F1 / metal")
    assert refused(game, "G1") is not None, "the second one goes to the same territory"
    game.play("food")
    assert (goods(game, "F1"), goods(game, "G1")) == ({"metal": 1, "food": 1}, {})


@pytest.mark.rule("SCY-TRADE-04")
@pytest.mark.example("SCY-EX-52")
def test_with_all_workers_on_the_base_only_popularity_can_be_bought() -> None:
    game = at(SAXONY | {"character": "F1", "workers": ["base.saxony", "base.saxony"]}, NORDIC)
    for place in ("base.saxony", "F1"):
        assert refused(game, f"trade / {place}") == "SCY-TRADE-04"
    game.play("trade / popularity")
    assert (player(game).popularity, player(game).coins) == (3, 2)


@pytest.mark.rule("SCY-TRADE-05")
def test_popularity_is_spent_in_encounters() -> None:
    game = at(SAXONY | {"character": "F1", "popularity": 1}, NORDIC)
    visit = "{} / pass / end / move / skip / pass / end / move / char / F2 / done"
    poor = game.clone()
    poor.play(visit.format("trade / skip"))
    assert refused(poor, "option C") == "SCY-ENC-07"
    game.play(visit.format("trade / popularity"))
    game.play("option C")
    assert player(game).popularity == 0


@pytest.mark.rule("SCY-TRADE-05")
@pytest.mark.parametrize(("popularity", "before", "after"), [(6, (3, 4, 1), (4, 6, 2)), (12, (4, 6, 2), (5, 8, 3))])
def test_popularity_sets_what_things_score(
    popularity: int, before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    saxony = SAXONY | {"popularity": popularity, "stars": {"combat": 1}}
    game = at(saxony, NORDIC, goods={"F1": {"wood": 3}})
    for expected in (before, after):
        own = seen(game).own
        assert own is not None
        assert (own.fortune["stars"], own.fortune["territories"], own.fortune["resources"]) == expected
        if expected is before:
            game.play("trade / popularity")


@pytest.mark.rule("SCY-DIG-29")
def test_trade_may_fill_a_lake_on_which_own_workers_are_carried() -> None:
    polania = {"faction": "polania", "mechs": {"submerge": "B1"}, "workers": ["B1"], "coins": 3}
    game = at(polania, NORDIC)
    game.play("trade / B1 / oil / oil / pass / end / move / skip / pass / end")
    assert goods(game, "B1") == {"oil": 2}
    assert refused(game, "move / mech B1 / C1 / carry 1 worker / carry 1 oil") == "SCY-MECH-28"
    game.play("move / mech B1 / C1 / carry all")
    assert goods(game, "C1") == {"oil": 2}
