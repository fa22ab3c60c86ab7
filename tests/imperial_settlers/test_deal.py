"""Making deals (IMP-DEAL)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import IllegalAction
from furrow.games.tableau.rows import Card, Copy
from tests.imperial_settlers.phases import deck, last_pass, next_round, pile, produced, told, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans, with_card
from tests.tableau.positions import built, goods, hand, legal, player, points, refused, seen

HERMIT = Card(
    id="hermit",
    name="Hermit",
    category="feature",
    cost={"wood": 1},
    copies=[Copy("romans", "x01", "gold"), Copy("romans", "x02")],
)
"""No printed faction card lacks a deal field; the second copy of this one does."""


@pytest.mark.rule("IMP-DEAL-01")
def test_a_deal_is_made_with_a_faction_card_of_the_hand_and_never_with_a_common_card() -> None:
    me = barbarians(
        goods={"food": 5}, hand=["raid.bar007", "mill.com006"], locations=["settlement.bar020"], deals=["raid.bar008"]
    )
    game = at(me, romans(hand=["builder.rom020"], locations=["roman_bank.rom029"]))
    assert [line for line in legal(game) if line.startswith("deal")] == ["deal raid.bar007"]
    assert refused(game, "deal mill.com006") == "IMP-DEAL-01"
    for elsewhere in ("settlement.bar020", "raid.bar008", "raid.bar009", "builder.rom020", "roman_bank.rom029"):
        assert refused(game, f"deal {elsewhere}") is not None


@pytest.mark.rule("IMP-DEAL-02")
def test_the_card_needs_a_deal_field() -> None:
    me = romans(goods={"food": 2}, hand=["hermit.x01", "hermit.x02"])
    game = with_card(HERMIT, {"players": [me, barbarians()]})
    with pytest.raises(IllegalAction) as error:  # no catalogue has words for this card
        game.play("deal hermit.x02")
    assert error.value.rule == "IMP-DEAL-02"
    assert "deal hermit.x02" not in legal(game)
    game.play("deal hermit.x01")
    assert goods(game) == {"food": 1, "gold": 1}


@pytest.mark.rule("IMP-DEAL-03")
def test_the_card_is_chosen() -> None:
    me = barbarians(goods={"food": 1}, hand=["raid.bar007", "robbers.bar030", "saboteurs.bar011"])
    game = at(me, romans())
    for card, good in (("raid.bar007", "wood"), ("robbers.bar030", "worker"), ("saboteurs.bar011", "gold")):
        trial = game.clone()
        trial.play(f"deal {card}")
        assert (player(trial).deals, goods(trial)) == ([card], {good: 1})


@pytest.mark.rule("IMP-DEAL-04")
def test_a_deal_costs_one_food() -> None:
    game = at(barbarians(goods={"food": 3}, hand=["raid.bar007"]), romans())
    game.play("deal raid.bar007")
    assert goods(game) == {"food": 2, "wood": 1}
    rich = {"wood": 9, "stone": 9, "worker": 9, "raze_token": 9}
    assert refused(at(barbarians(goods=rich, hand=["raid.bar007"]), romans()), "deal raid.bar007") == "IMP-DEAL-04"


@pytest.mark.rule("IMP-DEAL-04")
def test_gold_may_pay_for_a_deal() -> None:
    game = at(barbarians(goods={"gold": 1}, hand=["raid.bar007"]), romans())
    game.play("deal raid.bar007")
    assert goods(game) == {"wood": 1}
    choice = at(barbarians(goods={"gold": 1, "food": 1}, hand=["raid.bar007"]), romans())
    choice.play("deal raid.bar007")
    assert legal(choice) == ["pay 1 food", "pay 1 gold"]
    choice.play("pay 1 gold")
    assert goods(choice) == {"food": 1, "wood": 1}


@pytest.mark.rule("IMP-DEAL-05")
def test_the_card_goes_under_the_board_where_all_see_its_deal_field() -> None:
    game = at(barbarians(goods={"food": 1}, hand=["robbers.bar030", "raid.bar007"]), romans())
    game.play("deal robbers.bar030")
    for reader in (None, 0, 1):
        assert seen(game, reader).players[0].deals == ["robbers.bar030"]
    assert (hand(game), built(game), pile(game, "barbarians")) == (["raid.bar007"], [], [])
    assert "robbers.bar030" not in deck(game, "barbarians")


@pytest.mark.rule("IMP-DEAL-06")
@pytest.mark.example("IMP-EX-09")
def test_the_good_comes_at_once_and_in_every_later_production() -> None:
    game = at(barbarians(goods={"food": 1}, hand=["sentry_tower.bar012"]), japanese(passed=True))
    game.play("deal sentry_tower.bar012")
    assert (goods(game), player(game).deals, hand(game)) == ({"worker": 1}, ["sentry_tower.bar012"], [])
    next_round(game)
    assert goods(game)["worker"] == 1 + 5 + 1, "stored, board, deal"
    next_round(game)
    assert goods(game)["worker"] == 7 + 5 + 1


@pytest.mark.rule("IMP-DEAL-06")
@pytest.mark.parametrize(
    ("me", "card", "gained"),
    [
        (japanese(), "dojo.jap024", {"vp": 1}),
        (japanese(), "rice_fields.jap004", {"food": 1}),
        (romans(), "stonecutter.rom027", {"stone": 1}),
        (romans(), "engineers.rom008", {"raze_token": 1}),
        (egyptians(), "pyramid.egy028", {"gold": 1}),
    ],
)
def test_each_deal_gives_its_own_good_at_once(me: dict[str, Any], card: str, gained: dict[str, int]) -> None:
    game = at(me | {"goods": {"food": 1}, "hand": [card]}, barbarians())
    game.play(f"deal {card}")
    assert wealth(game) == gained
    assert game.actors == (1,)


@pytest.mark.rule("IMP-DEAL-07")
def test_there_is_no_limit_on_deals() -> None:
    cards = deck(at(barbarians(), romans(passed=True)), "barbarians")
    worth_a_token = [card for card in cards if card not in ("saboteurs.bar010", "mission.bar028")]
    game = at(barbarians(goods={"food": 28}, hand=worth_a_token), romans(passed=True))
    for card in worth_a_token:
        game.play(f"deal {card}" + (" / pay 1 food" if goods(game).get("gold") and goods(game).get("food") else ""))
    assert len(player(game).deals) == 28
    assert len(told(game, "deal")) == 28


@pytest.mark.rule("IMP-DEAL-08")
def test_a_dealt_card_is_no_location() -> None:
    deals = ["settlement.bar020", "barbarian_altar.bar004", "raid.bar007"]
    me = barbarians(goods={"worker": 1, "raze_token": 1, "wood": 1}, deals=deals, hand=["mill.com006", "pyre.bar029"])
    game = at(me, romans(passed=True))
    assert refused(game, "use barbarian_altar.bar004") == "IMP-USE-01", "no action"
    assert refused(game, "build pyre.bar029 over raid.bar007") == "IMP-BUILD-07"
    game.play("raze mill.com006")
    assert points(game) == 0, "no feature"
    producing = produced(barbarians(deals=["settlement.bar020"]), romans())
    assert goods(producing)["worker"] == 5 + 1, "the deal's one worker, not the location's two"
    end = last_pass(barbarians(deals=deals, points=3), romans(points=1), round=5)
    assert end.result.standings[0].total == 3, "no end value"


@pytest.mark.rule("IMP-DEAL-08")
def test_a_dealt_card_is_no_target_for_razing() -> None:
    rival = japanese(deals=["farm.jap001"], locations=["farm.jap002"])
    game = at(barbarians(goods={"raze_token": 9}), rival)
    assert [line for line in legal(game) if line.startswith("raze")] == ["raze farm.jap002"]
    assert refused(game, "raze farm.jap001") == "IMP-RAZE-06"
