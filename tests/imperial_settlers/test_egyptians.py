"""The Egyptians: Desert, Chariot Builder, Oasis, Sanctuary and Sphinx (IMP-EGY-01 to -08, IMP-EGY-19)."""

from __future__ import annotations

import pytest

from tests.imperial_settlers.phases import next_round, pile, produced
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused

DESERT, CHARIOT, OASIS, SANCTUARY = "desert.egy001", "chariot_builder.egy003", "oasis.egy005", "sanctuary.egy014"
SPHINX, OTHER_SPHINX, GUARD = "sphinx.egy019", "sphinx.egy020", "pharaohs_guard.egy004"
MILL, ARMORER, FARM = "mill.com006", "armorer.com018", "farm.jap001"


@pytest.mark.rule("IMP-EGY-01")
def test_desert_is_built_for_nothing_but_takes_the_action() -> None:
    game = at(egyptians(hand=[DESERT, "ruins.com069"]), romans())
    game.play(f"build {DESERT}")
    assert (built(game), goods(game)) == ([DESERT], {})
    game.play("draw common / draw common")
    assert game.actors == (1,), "Ruins has to wait for the next turn"
    assert refused(game, "build ruins.com069", 0) == "IMP-ACT-01"


@pytest.mark.rule("IMP-EGY-02")
def test_the_card_paid_for_desert_is_discarded_and_no_own_worker_marks_the_use() -> None:
    me = egyptians(goods={"worker": 1}, locations=[DESERT], hand=[MILL, "slaver.egy006"])
    game = at(me, romans(hand=["builder.rom020"], goods={"worker": 1}))
    game.play(f"use {DESERT} / discard {MILL}")
    game.play("discard builder.rom020", 1)
    assert (pile(game, "common"), hand(game), hand(game, 1)) == ([MILL], ["slaver.egy006"], [])
    assert (goods(game), points(game), location(game, DESERT).used) == ({"worker": 1}, 1, 1)
    game.play("pass")
    assert refused(game, f"use {DESERT}") == "IMP-USE-03"
    next_round(game)
    assert location(game, DESERT).used == 0, "clean-up took the mark away"
    assert refused(at(me | {"hand": []}, romans(hand=["builder.rom020"])), f"use {DESERT}") == "IMP-USE-02"


@pytest.mark.rule("IMP-EGY-03", "IMP-EGY-04")
@pytest.mark.parametrize(
    ("target", "marks", "gained", "worth"),
    [
        (ARMORER, [], {"stone": 1}, 1),
        (ARMORER, ["shield"], {"stone": 1}, 1),
        (FARM, ["samurai"], {}, 1),
        (MILL, ["shield"], {"worker": 1, "food": 1}, 0),
    ],
)
def test_chariot_builder_razes_for_its_one_token_whatever_protects(
    target: str, marks: list[str], gained: dict[str, int], worth: int
) -> None:
    me = egyptians(goods={"raze_token": 1}, locations=[CHARIOT, "gallows.com005"])
    game = at(me, japanese(locations=[target]), marks={target: marks} if marks else {})
    game.play(f"use {CHARIOT}")
    assert (goods(game), points(game)) == (gained, worth + 1), "Gallows answers: it is razing"
    assert built(game, 1) == []
    assert (player(game, 1).ruins, goods(game, 1)) == ((0, {}) if target == FARM else (1, {"wood": 1}))


@pytest.mark.rule("IMP-EGY-03")
def test_chariot_builder_needs_its_token_and_something_to_raze() -> None:
    assert refused(at(egyptians(locations=[CHARIOT]), romans(locations=[MILL])), f"use {CHARIOT}") == "IMP-USE-02"
    me = egyptians(goods={"raze_token": 3}, locations=[CHARIOT, ARMORER])
    game = at(me, romans(locations=["builder.rom020", "ruins.com069"]))
    assert refused(game, f"use {CHARIOT}") == "IMP-EGY-03", "no raze field among the locations of opponents"


@pytest.mark.rule("IMP-EGY-05")
def test_chariot_builder_razes_one_location_for_each_activation() -> None:
    game = at(egyptians(goods={"raze_token": 3}, locations=[CHARIOT]), romans(locations=[MILL, ARMORER]))
    game.play(f"use {CHARIOT} / choose {MILL}")
    assert built(game, 1) == [ARMORER]
    assert (goods(game)["raze_token"], game.actors) == (2, (1,))


@pytest.mark.rule("IMP-EGY-06")
@pytest.mark.example("IMP-EX-15")
def test_oasis_gives_a_worker_for_each_pair_that_an_opponent_exchanges() -> None:
    game = at(barbarians(goods={"worker": 6}), egyptians(locations=[OASIS]))
    game.play("exchange / gain 1 wood / again / gain 1 stone / again / gain 1 food")
    assert goods(game) == {"wood": 1, "stone": 1, "food": 1}
    assert goods(game, 1) == {"worker": 3}


@pytest.mark.rule("IMP-EGY-06")
def test_oasis_gives_four_workers_in_a_round_at_most() -> None:
    others = romans(goods={"worker": 2}), egyptians(locations=[OASIS])
    game = at(barbarians(goods={"worker": 6}), *others)
    game.play("exchange / gain 1 wood / again / gain 1 wood / again / gain 1 wood")
    assert goods(game, 2) == {"worker": 3}
    game.play("exchange / gain 1 wood")
    assert goods(game, 2) == {"worker": 4}
    at_once = at(barbarians(goods={"worker": 12}), egyptians(locations=[OASIS]))
    at_once.play("exchange" + " / gain 1 wood / again" * 5 + " / gain 1 wood")
    assert goods(at_once, 1) == {"worker": 4}
    full = at(romans(goods={"worker": 2}), egyptians(locations=[OASIS]), used={OASIS: 4})
    full.play("exchange / gain 1 wood")
    assert goods(full, 1) == {}
    next_round(full)
    assert location(full, OASIS).used == 0, "a new round, a new count"


@pytest.mark.rule("IMP-EGY-06")
def test_oasis_answers_to_exchanges_of_opponents_only() -> None:
    game = at(egyptians(goods={"worker": 2}, locations=[OASIS]), barbarians())
    game.play("exchange / gain 1 wood")
    assert goods(game) == {"wood": 1}
    game = at(barbarians(goods={"worker": 2}, locations=["fighting_ring.bar026"]), egyptians(locations=[OASIS]))
    game.play("use fighting_ring.bar026")
    assert goods(game, 1) == {}, "two workers spent, but not exchanged"


@pytest.mark.rule("IMP-EGY-07")
def test_sanctuary_makes_a_foundation_of_a_card_for_a_stone_without_razing() -> None:
    me = egyptians(goods={"worker": 1}, locations=[SANCTUARY, "gallows.com005"], hand=[ARMORER, MILL, "slaver.egy006"])
    game = at(me, romans(goods={"worker": 1}))
    game.play(f"use {SANCTUARY}")
    assert set(legal(game)) == {f"choose {ARMORER}", f"choose {MILL}"}
    assert refused(game, "choose slaver.egy006") == "IMP-EGY-07", "the card says: a common card"
    game.play(f"choose {ARMORER}")
    assert goods(game) == {"stone": 1}, "a stone and no wood, and nothing of the raze field"
    assert points(game) == 1, "of Sanctuary itself; neither Armorer's raze field nor Gallows gives any"
    assert (player(game).ruins, hand(game)) == (1, [MILL, "slaver.egy006"])
    game.play("pass")
    game.play("build slaver.egy006 over foundation")
    assert (player(game).ruins, pile(game, "common")) == (0, [ARMORER])


@pytest.mark.rule("IMP-EGY-08")
def test_sphinx_works_in_the_production_phase() -> None:
    game = produced(egyptians(locations=[GUARD, SPHINX]), romans())
    game.play("gain 2 vp")
    assert points(game) == 3
    plain = produced(egyptians(locations=[GUARD]), romans())
    plain.play("gain 2 vp")
    assert points(plain) == 2


@pytest.mark.rule("IMP-EGY-08", "IMP-EGY-19")
@pytest.mark.parametrize(
    ("sphinxes", "card", "line", "worth"),
    [
        ([], "goldsmith.egy021", "", 3),
        ([SPHINX], "goldsmith.egy021", "", 4),
        ([SPHINX, OTHER_SPHINX], "goldsmith.egy021", "", 5),
        ([SPHINX, OTHER_SPHINX], "avenue_of_sphinxes.egy016", " / done", 4),
        ([SPHINX, OTHER_SPHINX], "avenue_of_sphinxes.egy016", " / again", 8),
        ([SPHINX, OTHER_SPHINX], "slaves.egy024", "", 1),
        ([SPHINX, OTHER_SPHINX], "court_sculptor.com036", " / pay 1 stone / again / pay 1 stone", 2),
    ],
)
def test_each_sphinx_adds_one_point_to_a_gain_of_two_or_more(
    sphinxes: list[str], card: str, line: str, worth: int
) -> None:
    game = at(egyptians(goods={"worker": 1, "gold": 5, "stone": 2}, locations=[*sphinxes, card]), romans())
    game.play(f"use {card}{line}")
    assert points(game) == worth


@pytest.mark.rule("IMP-EGY-19")
def test_points_of_different_gains_do_not_add_up_for_sphinx() -> None:
    """Two deals for a point each are two gains; the points of a counted bonus are one."""
    route = "trade_route.jap023"
    game = produced(egyptians(locations=[SPHINX], foreign=[route, "dojo.jap024"]), japanese(locations=[route]))
    assert points(game) == 2
    me = egyptians(goods={"wood": 1, "stone": 2}, locations=[SPHINX, "coal_mine.com033"], hand=["statue.com001"])
    game = at(me, romans())
    game.play("build statue.com001 / draw common")
    assert points(game) == 3, "two grey locations, and one more"
