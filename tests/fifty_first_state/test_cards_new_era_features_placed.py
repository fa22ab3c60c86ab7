"""Foundation and Radioactive Colony: features without a type, on which the building bonus lays goods."""

from __future__ import annotations

import pytest

from tests.fifty_first_state.expansions import clean_up, draft, earned, holds, new_era, producing
from tests.fifty_first_state.positions import NEW_ERA, mutants, rival
from tests.tableau.positions import built, goods, legal, location, points, refused

COLONY = {"worker": 1, "ammo": 2, "blue_contact": 1, "red_contact": 1}
PLACED = {"foundation": {"development": 1}, "radioactive_colony": COLONY}
DISTANCE = {"foundation": 1, "radioactive_colony": 2}
each_card = pytest.mark.parametrize("card", PLACED)


def kept(*cards: str) -> dict[str, dict[str, int]]:
    """What lies on the cards of a position when they have just been built."""
    return {card: PLACED[card] for card in cards}


@each_card
@pytest.mark.rule("FSS-BUILD-05", "FSS-CLEAN-10")
def test_building_it_lays_the_goods_on_the_card_and_not_into_the_supply(card: str) -> None:
    game = new_era(mutants(hand=[card], goods={"grey_contact": DISTANCE[card]}), rival())
    game.play(f"build {card}")
    assert (holds(game), location(game, card).goods) == ({}, PLACED[card])


@each_card
@pytest.mark.rule("FSS-CLEAN-10", "FSS-CLEAN-03")
def test_the_goods_survive_clean_up_and_nothing_refills_them(card: str) -> None:
    left = {"ammo": 1} if card == "radioactive_colony" else PLACED[card]
    game = new_era(mutants(locations=[card], goods={"development": 1, "ammo": 1}), rival(), kept={card: left})
    clean_up(game)
    draft(game)
    assert location(game, card).goods == left
    assert goods(game) == {"worker": 3, "gun": 1, "grey_contact": 1}


@each_card
def test_it_yields_nothing_in_production(card: str) -> None:
    game = producing(mutants(locations=[card]), rival(), expansion=NEW_ERA, kept=kept(card))
    assert (earned(game), location(game, card).goods) == ({}, PLACED[card])


@each_card
@pytest.mark.rule("FSS-RAZE-12", "FSS-RAZE-15")
def test_razed_it_leaves_the_goods_to_its_owner(card: str) -> None:
    game = new_era(mutants(goods={"red_contact": 4}), rival(locations=[card]), kept=kept(card))
    game.play(f"raze {card}")
    left = {"development": 1, "brick": 1} if card == "foundation" else COLONY | {"ammo": 3}
    assert holds(game, 1) == left, "what lay there and the deal good"
    assert holds(game) == ({"grey_contact": 2} if card == "foundation" else {"ammo": 2, "worker": 1}), "the spoils"


@each_card
@pytest.mark.rule("FSS-DEV-11", "FSS-DEV-12", "FSS-CLAR-02", "FSS-CLAR-07", "FSS-RAZE-15")
def test_any_card_replaces_it_for_a_brick_and_the_goods_go_to_the_owner(card: str) -> None:
    for new in ("church.1", "docks.1"):
        game = new_era(mutants(hand=[new], goods={"brick": 1}, locations=[card]), rival(), kept=kept(card))
        game.play(f"develop {new} over {card}" + (" / pay 1 brick" if card == "radioactive_colony" else ""))
        assert (built(game), points(game)) == ([new], 3 if new == "church.1" else 1)
        assert goods(game) == PLACED[card] | ({"iron": 1} if new == "docks.1" else {})


@each_card
@pytest.mark.rule("FSS-DEV-11", "FSS-CLAR-02", "FSS-CLAR-07")
@pytest.mark.parametrize("old", ["church.1", "docks.1", "car_garage", "pub.1"])
def test_it_replaces_any_card_for_a_brick(card: str, old: str) -> None:
    game = new_era(mutants(hand=[card], goods={"brick": 1}, locations=[old]), rival())
    game.play(f"develop {card} over {old}")
    assert (built(game), points(game), goods(game)) == ([card], 1, {})
    assert location(game, card).goods == PLACED[card]


@pytest.mark.rule("FSS-DEV-11")
def test_the_two_replace_each_other() -> None:
    game = new_era(mutants(hand=["foundation"], goods={"brick": 1}, locations=["radioactive_colony"]), rival())
    game.play("develop foundation over radioactive_colony")
    assert built(game) == ["foundation"]


# -- Foundation: the development token -------------------------------------------------------------------------------


@pytest.mark.rule("FSS-CLEAN-10", "FSS-DEV-05")
def test_the_token_of_the_foundation_pays_for_one_development() -> None:
    me = mutants(hand=["docks.1", "docks.2"], locations=["foundation", "church.1", "church.2"])
    game = new_era(me, rival(passed=True), kept=kept("foundation"))
    assert refused(game, "develop docks.1 over church.1") == "FSS-DEV-02"
    game.play("develop docks.1 over church.1 by token")
    assert (location(game, "foundation").goods, points(game)) == ({}, 1)
    assert built(game) == ["foundation", "church.2", "docks.1"]
    assert refused(game, "develop docks.2 over church.2 by token") == "FSS-DEV-05"


@pytest.mark.rule("FSS-CLEAN-10", "FSS-DIG-05")
def test_with_a_token_in_the_supply_too_the_owner_chooses_which_to_spend() -> None:
    me = mutants(hand=["docks.1"], locations=["foundation", "church.1"], goods={"development": 1})
    game = new_era(me, rival(), kept=kept("foundation"))
    game.play("develop docks.1 over church.1 by token")
    assert set(legal(game)) == {"pay 1 development", "pay 1 development of foundation"}
    game.play("pay 1 development of foundation")
    assert (location(game, "foundation").goods, goods(game)) == ({}, {"development": 1, "iron": 1})


@pytest.mark.rule("FSS-CLEAN-10", "FSS-DEV-05")
def test_the_token_may_pay_for_replacing_the_foundation_itself() -> None:
    game = new_era(mutants(hand=["docks.1"], locations=["foundation"]), rival(), kept=kept("foundation"))
    game.play("develop docks.1 over foundation by token")
    assert (built(game), holds(game)) == (["docks.1"], {"vp": 1, "iron": 1})


def test_nobody_else_can_spend_the_token() -> None:
    me = mutants(hand=["docks.1"], locations=["church.1"])
    game = new_era(me, rival(locations=["foundation"]), kept=kept("foundation"))
    assert refused(game, "develop docks.1 over church.1 by token") == "FSS-DEV-05"


# -- Radioactive Colony: worker, ammo and contacts -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("use labor_camp", {"ammo": 2, "blue_contact": 1, "red_contact": 1}),  # the worker
        ("use builders / done", COLONY | {"ammo": 1}),  # in place of a brick
        ("develop docks.1 over school.1", COLONY | {"ammo": 1}),  # both have the type ammo
        ("deal docks.1", {"worker": 1, "ammo": 2, "red_contact": 1}),
        ("raze docks.1", {"worker": 1, "ammo": 2, "blue_contact": 1}),
    ],
)
@pytest.mark.rule("FSS-CLEAN-10", "FSS-GOOD-03")
def test_everything_on_the_colony_can_be_spent_on_an_own_turn(line: str, left: dict[str, int]) -> None:
    me = mutants(hand=["docks.1"], locations=["radioactive_colony", "labor_camp", "builders", "school.1"])
    game = new_era(me, rival(), kept=kept("radioactive_colony"))
    game.play(line)
    assert location(game, "radioactive_colony").goods == left


@pytest.mark.rule("FSS-CLEAN-10")
def test_goods_of_the_supply_and_of_the_colony_pay_together() -> None:
    me = mutants(goods={"red_contact": 2}, locations=["radioactive_colony"])
    game = new_era(me, rival(locations=["docks.1", "church.1"]), kept=kept("radioactive_colony"))
    assert refused(game, "raze church.1") == "FSS-RAZE-05"
    game.play("raze docks.1")
    assert (goods(game), location(game, "radioactive_colony").goods) == (
        {"iron": 2},
        {"worker": 1, "ammo": 2, "blue_contact": 1},
    )


@pytest.mark.rule("FSS-CLEAN-10")
def test_what_the_colony_does_not_hold_it_cannot_pay() -> None:
    me = mutants(hand=["docks.1"], locations=["radioactive_colony"])
    game = new_era(me, rival(), kept=kept("radioactive_colony"))
    assert refused(game, "build docks.1") == "FSS-BUILD-02"
    assert refused(game, "exchange") == "FSS-USE-10"
