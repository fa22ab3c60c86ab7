"""Paying: which way is offered, what may not stand in for what (FSS-DIG-05, FSS-GOOD-04, FSS-GOOD-08)."""

from __future__ import annotations

import pytest

from furrow import Game
from furrow.games.tableau.rows import Card, Copy, Effect, StepRow
from tests.fifty_first_state.positions import at, mutants, rival, with_card
from tests.tableau.positions import goods, legal, location, points, refused, seen


def pressing(cost: dict[str, int], supply: dict[str, int]) -> Game:
    """A player with a card made for the test: for a cost that no printed card has, 1 VP."""
    action = Effect(when="action", cost=cost, steps=[StepRow(gain={"vp": 1})])
    card = Card("press", "Press", "action", [Copy("base", deal="gun")], tags=["gun"], effects=[action])
    return with_card(card, {"players": [mutants(goods=supply, locations=["press"]), rival()]})


# -- what cannot stand in --------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-GOOD-04")
def test_no_resource_can_be_paid_where_ammo_is_asked_for() -> None:
    rich = pressing({"ammo": 1}, {"gun": 9, "fuel": 9, "iron": 9, "brick": 9, "worker": 9})
    assert refused(rich, "use press") == "FSS-USE-01"
    game = pressing({"ammo": 1}, {"gun": 9, "ammo": 1})
    game.play("use press")
    assert (points(game), goods(game)) == (1, {"gun": 9})


@pytest.mark.rule("FSS-GOOD-04", "FSS-GOOD-03")
def test_ammo_asked_for_beside_a_resource_is_paid_with_ammo() -> None:
    game = pressing({"ammo": 1, "gun": 1}, {"gun": 2, "ammo": 2})
    game.play("use press")
    assert legal(game) == ["pay 1 gun + 1 ammo", "pay 2 ammo"]
    assert refused(game, "pay 2 gun") == "FSS-GOOD-04"
    game.play("pay 2 ammo")
    assert goods(game) == {"gun": 2}


@pytest.mark.rule("FSS-GOOD-04")
@pytest.mark.parametrize("cost", [{"ammo": 1, "gun": 1}, {"gun": 1, "ammo": 1}, {"any_resource": 1, "ammo": 1}])
@pytest.mark.parametrize(
    ("supply", "allowed"),
    [({"ammo": 1}, False), ({"gun": 2}, False), ({"ammo": 2}, True), ({"ammo": 1, "gun": 1}, True)],
)
def test_one_ammo_is_not_paid_twice(cost: dict[str, int], supply: dict[str, int], allowed: bool) -> None:
    game = pressing(cost, supply)
    assert refused(game, "use press") == (None if allowed else "FSS-USE-01")
    if allowed:
        game.play("use press")
        assert (points(game), goods(game)) == (1, {})


@pytest.mark.rule("FSS-GOOD-08")
def test_a_coloured_contact_is_no_universal_one() -> None:
    coloured = {"grey_contact": 9, "red_contact": 9, "blue_contact": 9}
    assert refused(pressing({"universal_contact": 1}, coloured), "use press") == "FSS-USE-01"
    game = pressing({"universal_contact": 1, "red_contact": 1}, {"universal_contact": 2, "red_contact": 2})
    game.play("use press")
    assert legal(game) == ["pay 1 red_contact + 1 universal_contact", "pay 2 universal_contact"]
    assert refused(game, "pay 2 red_contact") == "FSS-GOOD-08"


# -- choices ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-DIG-05")
def test_where_wild_goods_leave_a_choice_it_is_put_and_nothing_is_spent_before() -> None:
    game = at(mutants(goods={"gun": 1, "ammo": 1}, locations=["weapon_trader"]), rival())
    game.play("use weapon_trader")
    assert (game.question(), goods(game), points(game)) == ("pay", {"gun": 1, "ammo": 1}, 0)
    question = seen(game).question
    assert question
    assert question.cost == {"gun": 1}
    other = game.clone()
    game.play("pay 1 gun / done")
    other.play("pay 1 ammo / done")
    assert (goods(game), goods(other), points(game), points(other)) == ({"ammo": 1}, {"gun": 1}, 1, 1)


@pytest.mark.rule("FSS-DIG-05")
@pytest.mark.parametrize(
    ("supply", "ways"),
    [
        ({"grey_contact": 3, "universal_contact": 2}, [(3, 0), (2, 1), (1, 2)]),
        ({"grey_contact": 1, "universal_contact": 4}, [(1, 2), (0, 3)]),
    ],
)
def test_the_cheapest_payment_comes_first(supply: dict[str, int], ways: list[tuple[int, int]]) -> None:
    game = at(mutants(hand=["shelter"], goods=supply), rival())
    game.play("build shelter")
    named = ("grey_contact", "universal_contact")
    texts = [" + ".join(f"{n} {kind}" for n, kind in zip(way, named, strict=True) if n) for way in ways]
    assert legal(game) == [f"pay {text}" for text in texts]
    for wrong in ("2 grey_contact", "3 universal_contact + 1 grey_contact", "9 grey_contact"):
        assert refused(game, f"pay {wrong}") == "FSS-DIG-05"


@pytest.mark.rule("FSS-DIG-05")
@pytest.mark.parametrize("supply", [{"gun": 2}, {"ammo": 2}])
def test_without_a_choice_nobody_is_asked_how_to_pay(supply: dict[str, int]) -> None:
    game = at(mutants(goods=supply, locations=["weapon_trader"]), rival())
    game.play("use weapon_trader")
    assert (game.question(), points(game), sum(goods(game).values())) == ("again", 1, 1)


@pytest.mark.rule("FSS-DIG-05")
def test_goods_that_lie_on_a_card_are_spent_only_by_an_explicit_choice() -> None:
    game = at(mutants(goods={"worker": 2}, locations=["archive", "camp"]), rival(), kept={"camp": {"worker": 2}})
    game.play("use archive")
    assert legal(game) == ["pay 1 worker", "pay 1 worker of camp"]
    game.play("pay 1 worker of camp / done")
    assert (goods(game), location(game, "camp").goods) == ({"worker": 2}, {"worker": 1})


@pytest.mark.rule("FSS-DIG-05")
def test_a_payment_can_be_part_of_the_line_that_makes_the_move() -> None:
    game = at(mutants(goods={"brick": 1, "ammo": 1}, hand=["school.1"], locations=["camp"]), rival())
    game.play("develop school.1 over camp / pay 1 ammo")
    assert goods(game) == {"brick": 1, "worker": 2}
    assert refused(game, "pay 1 brick", seat=1) == "FSS-DIG-05", "there is nothing to pay now"
