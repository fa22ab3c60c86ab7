"""The Romans: Engineers, Trade Colony, Spies and Warehouses (IMP-ROM)."""

from __future__ import annotations

import pytest

from tests.imperial_settlers.phases import next_round, pile
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, legal, player, points, refused

ENGINEERS, COLONY, SPIES, WAREHOUSES = "engineers.rom008", "trade_colony.rom023", "spies.rom010", "warehouses.rom019"
FEATURES = {
    "brown": "carpenters_workshop.com004",
    "grey": "supplier.com002",
    "red": "mill.com006",
    "pink": "canteen.com078",
    "gold": "monty_the_merchant.com080",
}


@pytest.mark.rule("IMP-ROM-01")
@pytest.mark.parametrize(
    ("target", "mark", "name"),
    [("armorer.com018", "shield", "common"), ("farm.jap001", "samurai", "japanese"), ("gate.jap013", "", "japanese")],
)
def test_engineers_remove_a_location_for_good_without_razing_it(target: str, mark: str, name: str) -> None:
    me = romans(goods={"worker": 2}, locations=[ENGINEERS, "gallows.com005"])
    game = at(me, japanese(locations=[target, "dojo.jap024"]), marks={target: [mark]} if mark else {})
    game.play(f"use {ENGINEERS} / choose {target}")
    assert (goods(game), points(game)) == ({}, 1), "the point of Engineers; no goods, and Gallows does not answer"
    assert (built(game, 1), player(game, 1).ruins, goods(game, 1)) == (["dojo.jap024"], 0, {})
    assert pile(game, name) == [target]


@pytest.mark.rule("IMP-ROM-01")
def test_engineers_remove_one_location_only() -> None:
    me = romans(goods={"worker": 4}, locations=[ENGINEERS])
    game = at(me, japanese(locations=["farm.jap001", "dojo.jap024"], goods={"worker": 1}))
    game.play(f"use {ENGINEERS} / choose farm.jap001")
    assert (built(game, 1), game.actors) == (["dojo.jap024"], (1,))


@pytest.mark.rule("IMP-ROM-02")
@pytest.mark.parametrize(
    ("colours", "answers"),
    [(["brown"], 1), (["grey"], 1), (["red"], 1), (["brown", "grey", "red"], 3), (["pink", "gold"], 0)],
)
def test_trade_colony_is_brown_grey_and_red_when_it_is_built(colours: list[str], answers: int) -> None:
    features = [FEATURES[colour] for colour in colours]
    me = romans(goods={"wood": 1, "stone": 2}, locations=["ruins.com069", *features], hand=[COLONY])
    game = at(me, barbarians())
    game.play(f"build {COLONY} over ruins.com069")
    assert points(game) == answers
    assert goods(game) == {"worker": 1, "gold": 1 + answers}, "Trade Colony itself produces a worker and a gold"


@pytest.mark.rule("IMP-ROM-03")
def test_spies_take_a_deal_without_making_one() -> None:
    me = romans(goods={"worker": 1}, locations=[SPIES], deals=["builder.rom020"])
    game = at(me, barbarians(deals=["raid.bar007", "expedition.bar023"]))
    game.play(f"use {SPIES} / choose raid.bar007")
    assert (player(game).deals, player(game, 1).deals) == (["builder.rom020", "raid.bar007"], ["expedition.bar023"])
    assert (goods(game), points(game)) == ({}, 1), "no food is needed, and the good does not come at once"
    next_round(game)
    assert goods(game)["wood"] == 2, "1 of the board, 1 of the deal"
    assert goods(game, 1).get("wood", 0) == 0


@pytest.mark.rule("IMP-ROM-03")
def test_dojo_does_not_answer_to_spies() -> None:
    """Both cards come together only under the Egyptians' control."""
    me = egyptians(goods={"worker": 1}, locations=[SPIES, "dojo.jap024"])
    others = romans(deals=["builder.rom020"]), japanese()
    game = at(me, *others, taken={SPIES: 1, "dojo.jap024": 2})
    game.play(f"use {SPIES}")
    assert (player(game).deals, points(game)) == (["builder.rom020"], 1)


@pytest.mark.rule("IMP-ROM-04")
def test_spies_take_no_deal_that_lies_with_a_location() -> None:
    me = romans(goods={"worker": 1}, locations=[SPIES, COLONY])
    trader = japanese(foreign=[COLONY, "pyramid.egy028"])
    others = trader, egyptians(locations=["pyramid.egy028"])
    assert refused(at(me, *others), f"use {SPIES}") == "IMP-ROM-04"
    game = at(me, trader | {"deals": ["farm.jap001", "dojo.jap024"]}, others[1])
    for card in (COLONY, "pyramid.egy028"):
        assert refused(game, f"use {SPIES} / choose {card}") == "IMP-ROM-04"
    game.play(f"use {SPIES}")
    assert set(legal(game)) == {"choose farm.jap001", "choose dojo.jap024"}


@pytest.mark.rule("IMP-ROM-05")
def test_goods_of_warehouses_go_to_the_supply_when_it_is_discarded_for_building() -> None:
    me = romans(goods={"wood": 3, "stone": 2, "food": 1, "gold": 2}, locations=[WAREHOUSES])
    game = at(me | {"hand": ["builder.rom020", "village_a.com012"]}, barbarians(), first=1)
    next_round(game)
    assert [goods(game)[good] for good in ("wood", "stone", "food")] == [1 + 3, 1 + 2, 1], "board and Warehouses"
    assert "gold" not in goods(game)
    game.play(f"build builder.rom020 over {WAREHOUSES}")
    assert [goods(game)[good] for good in ("wood", "stone", "food")] == [5, 3, 1], "Builder costs 1 and gives 1 and 1"
    game.play("pass")
    game.play("build village_a.com012")
    assert goods(game)["wood"] == 4, "what was stored is used"
    next_round(game)
    assert [goods(game).get(good, 0) for good in ("wood", "stone", "food")] == [2, 2, 0], "nothing was stored"


@pytest.mark.rule("IMP-ROM-05")
def test_goods_of_warehouses_go_to_the_supply_when_an_opponent_takes_it_away() -> None:
    raider = japanese(goods={"food": 2}, locations=["garrison.jap008", "barracks.com050", "armorer.com018"])
    me = romans(goods={"wood": 3}, locations=[WAREHOUSES], hand=["village_a.com012"])
    game = at(raider, me, first=1)
    next_round(game)
    assert (goods(game, 1)["wood"], goods(game)["raze_token"]) == (4, 2)
    game.play("use garrison.jap008 / end")
    assert (built(game, 1), goods(game, 1)["wood"]) == ([], 4)
    game.play("build village_a.com012 / end")
    assert goods(game, 1)["wood"] == 3, "what was stored is used"
    next_round(game)
    assert goods(game, 1)["wood"] == 1, "and what is left is lost at the clean-up"
