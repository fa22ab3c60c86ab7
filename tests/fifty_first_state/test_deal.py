"""Making a deal (FSS-DEAL)."""

from __future__ import annotations

import pytest

from furrow import Game
from tests.fifty_first_state.positions import at, mutants, rival
from tests.fifty_first_state.rounds import next_round
from tests.tableau.positions import built, goods, hand, legal, player, points, refused, seen


def dealing(card: str, supply: dict[str, int]) -> Game:
    return at(mutants(goods=supply, hand=[card]), rival())


@pytest.mark.rule("FSS-DEAL-01")
def test_a_deal_is_made_with_a_location_card_of_the_own_hand() -> None:
    me = mutants(
        goods={"blue_contact": 9}, hand=["school.1"], locations=["pub.1"], connections=["punks.1"], deals=["docks.1"]
    )
    game = at(me, rival(hand=["school.2"], locations=["pub.2"]))
    assert [text for text in legal(game) if text.startswith("deal")] == ["deal school.1"]
    for card in ("school.2", "pub.1", "pub.2", "punks.1", "docks.1", "archive"):
        assert refused(game, f"deal {card}") is not None


@pytest.mark.rule("FSS-DEAL-02")
@pytest.mark.parametrize(("card", "distance"), [("docks.1", 1), ("pub.1", 2), ("gun_shop.1", 3)])
def test_a_deal_costs_blue_contacts_equal_to_the_distance(card: str, distance: int) -> None:
    game = dealing(card, {"blue_contact": distance + 1, "grey_contact": 1})
    game.play(f"deal {card}")
    assert (goods(game)["blue_contact"], goods(game)["grey_contact"]) == (1, 1)
    poor = {"blue_contact": distance - 1, "grey_contact": 5, "red_contact": 5, "worker": 5, "fuel": 5}
    assert refused(dealing(card, poor), f"deal {card}") == "FSS-DEAL-02"


@pytest.mark.rule("FSS-DEAL-02", "FSS-GOOD-07")
def test_universal_contacts_may_pay_for_a_deal() -> None:
    game = dealing("gun_shop.1", {"blue_contact": 1, "universal_contact": 2})
    game.play("deal gun_shop.1")
    assert goods(game) == {"gun": 1}


@pytest.mark.rule("FSS-DEAL-03")
def test_the_card_lies_under_the_deals_edge_and_is_no_location() -> None:
    game = dealing("archive", {"blue_contact": 1})
    game.play("deal archive / pass")
    assert (player(game).deals, built(game), hand(game)) == (["archive"], [], [])
    assert (goods(game), refused(game, "use archive")) == ({"worker": 1}, "FSS-USE-01")
    assert seen(game, 1).players[0].deals == ["archive"], "everybody sees it"


@pytest.mark.rule("FSS-DEAL-04")
@pytest.mark.parametrize(
    ("card", "good"),
    [("school.1", "worker"), ("quarry.1", "brick"), ("convoy", "blue_contact"), ("sharrash", "universal_contact")],
)
def test_the_deal_good_is_gained_at_once_and_only_it(card: str, good: str) -> None:
    game = dealing(card, {"blue_contact": 1})
    game.play(f"deal {card}")
    assert (goods(game), points(game), hand(game)) == ({good: 1}, 0, [])


@pytest.mark.rule("FSS-DEAL-04")
def test_a_deal_good_may_be_a_card_or_a_point() -> None:
    game = dealing("church.1", {"blue_contact": 2})
    game.play("deal church.1")
    assert (goods(game), points(game)) == ({}, 1)
    drawing = dealing("pub.1", {"blue_contact": 2})
    top = drawing.position()["decks"]["deck"][-1]
    drawing.play("deal pub.1")
    assert (goods(drawing), hand(drawing)) == ({}, [top])


@pytest.mark.rule("FSS-DEAL-05")
def test_any_number_of_deals_may_be_held() -> None:
    held = [f"{name}.{copy}" for name in ("arena", "assassin", "docks", "quarry", "fuel_tank") for copy in (1, 2)]
    me = mutants(goods={"blue_contact": 2}, hand=["school.1", "school.2"], deals=held)
    game = at(me, rival(passed=True))
    game.play("deal school.1 / deal school.2")
    assert player(game).deals == [*held, "school.1", "school.2"]
    next_round(game)
    assert goods(game) == {"worker": 3 + 2, "gun": 1 + 4, "iron": 2, "brick": 2, "fuel": 2, "grey_contact": 1}


@pytest.mark.rule("FSS-DEAL-06")
def test_deals_cannot_be_given_up_or_razed_and_stay_for_the_game() -> None:
    game = at(mutants(goods={"red_contact": 9}, deals=["school.1"]), rival(deals=["docks.1"]))
    assert not [text for text in legal(game) if text.startswith(("raze", "cancel"))]
    assert refused(game, "cancel school.1") == "FSS-DEAL-06"
    for card in ("school.1", "docks.1"):
        assert refused(game, f"raze {card}") in ("FSS-RAZE-01", "FSS-DEAL-06")
    for _ in range(3):
        next_round(game)
        assert (player(game, 0).deals, player(game, 1).deals) == (["school.1"], ["docks.1"])
        assert goods(game, 0)["worker"] == 4
        assert goods(game, 1)["iron"] == 1


@pytest.mark.rule("FSS-DEAL-06")
def test_only_a_card_whose_cost_is_a_deal_ends_one() -> None:
    game = at(mutants(locations=["hideout.1"], deals=["school.1", "docks.1"]), rival(deals=["docks.2"]))
    assert refused(game, "use hideout.1 / cancel docks.2") == "FSS-DEAL-06"
    game.play("use hideout.1 / cancel docks.1 / done")
    assert (player(game).deals, points(game)) == (["school.1"], 1)


@pytest.mark.example("FSS-EX-06")
def test_angela_makes_a_deal_with_the_school() -> None:
    game = dealing("school.1", {"blue_contact": 1})
    game.play("deal school.1")
    assert (goods(game), player(game).deals, built(game)) == ({"worker": 1}, ["school.1"], [])
