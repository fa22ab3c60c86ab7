"""The 3 feature designs of the Egyptians: Oasis, Slaver and Sphinx."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperial_settlers.common_cards import designs, next_round, producing
from tests.imperial_settlers.faction_cards import faction_designs
from tests.imperial_settlers.phases import wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, legal, location, player, points, refused

OASIS, SLAVER, SPHINX, OTHER_SPHINX = "oasis.egy005", "slaver.egy006", "sphinx.egy019", "sphinx.egy020"
PAIR = "exchange / gain 1 wood"


def pairs(number: int) -> str:
    """An exchange of so many pairs in one action."""
    return PAIR + " / again / gain 1 wood" * (number - 1)


# -- Oasis -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-BUILD-04", "IMP-LOC-02")
def test_oasis_brings_two_workers_when_built_and_none_in_production() -> None:
    game = at(egyptians(hand=[OASIS], goods={"food": 1}, ruins=["mill.com006"]), barbarians())
    game.play(f"build {OASIS} over foundation")
    assert (wealth(game), game.actors) == ({"worker": 2}, (1,))
    assert goods(producing(egyptians(locations=[OASIS]), barbarians()))["worker"] == 3, "those of the board"


@pytest.mark.rule("IMP-EGY-06")
@pytest.mark.parametrize(("number", "workers"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (7, 4)])
def test_oasis_gives_a_worker_for_each_pair_and_four_at_most(number: int, workers: int) -> None:
    game = at(barbarians(goods={"worker": 2 * number}), egyptians(locations=[OASIS]))
    game.play(pairs(number))
    assert (goods(game), goods(game, 1)) == ({"wood": number}, {"worker": workers})
    assert location(game, OASIS).used == workers


@pytest.mark.rule("IMP-EGY-06", "IMP-DIG-02")
def test_oasis_answers_when_all_pairs_are_exchanged() -> None:
    game = at(barbarians(goods={"worker": 9}), egyptians(locations=[OASIS]))
    game.play("exchange / gain 1 wood / again / gain 1 food")
    assert (game.question(), goods(game, 1)) == ("exchange", {})
    game.play("done")
    assert (goods(game, 1), game.actors) == ({"worker": 2}, (1,))


@pytest.mark.rule("IMP-EGY-06", "IMP-WORK-01")
@pytest.mark.parametrize(
    "gained", ["gain 1 stone", "gain 1 food", "gain 1 card / draw common", "gain 1 card / draw faction"]
)
def test_oasis_answers_whatever_the_pair_is_exchanged_for(gained: str) -> None:
    game = at(romans(goods={"worker": 2}), egyptians(locations=[OASIS]))
    game.play(f"exchange / {gained}")
    assert goods(game, 1) == {"worker": 1}


@pytest.mark.rule("IMP-EGY-06")
def test_the_four_workers_of_a_round_may_come_from_several_opponents_and_turns() -> None:
    me = egyptians(locations=[OASIS])
    game = at(me, romans(goods={"worker": 4}), barbarians(goods={"worker": 4}), japanese(goods={"worker": 2}), active=1)
    game.play(f"{PAIR} / done")
    game.play(pairs(2))
    game.play(PAIR)
    assert goods(game) == {"worker": 4}
    game.play("pass")
    game.play(PAIR)
    assert goods(game) == {"worker": 4}, "the fifth pair of the round"


@pytest.mark.rule("IMP-EGY-06", "IMP-CLEAN-03")
def test_the_count_of_oasis_begins_anew_in_each_round() -> None:
    game = at(egyptians(locations=[OASIS]), barbarians(goods={"worker": 8}), active=1)
    game.play(pairs(4))
    next_round(game)
    while game.actors != (1,):
        game.play("pass")
    had = goods(game)["worker"]
    game.play(f"{pairs(2)}")
    assert goods(game)["worker"] == had + 2


@pytest.mark.rule("IMP-DIG-06", "IMP-EGY-06")
def test_oasis_works_for_an_owner_who_has_passed() -> None:
    game = at(barbarians(goods={"worker": 4}), egyptians(locations=[OASIS], passed=True))
    game.play(pairs(2))
    assert goods(game, 1) == {"worker": 2}


@pytest.mark.rule("IMP-EGY-06", "IMP-DEAL-08")
def test_oasis_does_not_answer_to_its_owner_nor_from_elsewhere_nor_to_other_uses_of_workers() -> None:
    own = at(egyptians(goods={"worker": 4}, locations=[OASIS]), barbarians())
    own.play(pairs(2))
    assert goods(own) == {"wood": 2}
    for place in ("hand", "deals"):
        game = at(barbarians(goods={"worker": 2}), egyptians() | {place: [OASIS]})
        game.play(PAIR)
        assert goods(game, 1) == {}
    user = romans(goods={"worker": 2}, locations=["engineers.rom008"])
    game = at(user, egyptians(locations=[OASIS, "mill.com006"]))
    game.play("use engineers.rom008 / choose mill.com006")
    assert goods(game, 1) == {}, "a cost of two workers is no exchange"


@pytest.mark.rule("IMP-EGY-06", "IMP-USE-11")
def test_royal_bath_does_not_renew_the_four_workers_of_oasis() -> None:
    me = egyptians(goods={"gold": 2}, locations=[OASIS, "royal_bath.egy007"])
    game = at(me, barbarians(goods={"worker": 4}), used={OASIS: 4})
    assert refused(game, "use royal_bath.egy007") == "IMP-USE-11", "Oasis is no action location"


# -- Slaver ----------------------------------------------------------------------------------------------------------

FACTION, COMMON = "golden_bazaar.egy009", "court_sculptor.com036"


def building(goods_: dict[str, int], card: str = FACTION, *more: str) -> Any:
    """Slaver is built, and a card that yields nothing is about to be."""
    me = egyptians(locations=[SLAVER, *more], hand=[card], goods=goods_, ruins=["mill.com006"])
    game = at(me, barbarians())
    game.play(f"build {card}" + ("" if ".com" in card else " over foundation"))
    return game


@pytest.mark.rule("IMP-LOC-02")
@pytest.mark.parametrize(
    ("answer", "left"),
    [
        ("accept 1 gold", {"stone": 1, "vp": 2}),
        ("accept 1 stone / pay 1 stone", {"gold": 1, "vp": 1}),
        ("decline", {"stone": 1, "gold": 1}),
    ],
)
def test_slaver_turns_a_gold_into_two_points_or_a_stone_into_one_or_nothing(answer: str, left: dict[str, int]) -> None:
    game = building({"stone": 1, "gold": 1})
    assert sorted(legal(game)) == ["accept 1 gold", "accept 1 stone", "decline"]
    game.play(answer)
    assert (wealth(game), game.actors) == (left, (1,)), "once for each location"


@pytest.mark.rule("IMP-LOC-02", "IMP-GOOD-09")
@pytest.mark.parametrize(
    ("goods_", "gold", "stone"),
    [({"gold": 1}, None, None), ({"stone": 1}, "IMP-LOC-02", None)],
)
def test_slaver_is_paid_with_what_is_there_and_gold_may_stand_for_the_stone(
    goods_: dict[str, int], gold: str | None, stone: str | None
) -> None:
    game = building(goods_)
    assert (refused(game, "accept 1 gold"), refused(game, "accept 1 stone")) == (gold, stone)
    assert refused(game, "accept 1 food") is not None
    game.play("accept 1 stone")
    assert wealth(game) == {"vp": 1}


@pytest.mark.rule("IMP-LOC-02")
def test_slaver_asks_nobody_who_cannot_pay() -> None:
    game = building({"worker": 3, "wood": 3, "food": 3})
    assert (game.actors, points(game)) == ((1,), 0)


@pytest.mark.rule("IMP-CLAR-01", "IMP-LOC-02")
def test_slaver_counts_itself() -> None:
    game = at(egyptians(hand=[SLAVER], goods={"stone": 2}, ruins=["mill.com006"]), barbarians())
    game.play(f"build {SLAVER} over foundation / accept 1 stone")
    assert (wealth(game), built(game)) == ({"vp": 1}, [SLAVER])


@pytest.mark.rule("IMP-LOC-02", "IMP-DEAL-08")
def test_slaver_answers_to_own_faction_locations_only() -> None:
    assert building({"stone": 3}, COMMON).actors == (1,), "a common one"
    dealing = at(egyptians(locations=[SLAVER], hand=[FACTION], goods={"food": 1, "stone": 1}), barbarians())
    dealing.play(f"deal {FACTION}")
    assert (wealth(dealing), dealing.actors) == ({"stone": 1, "worker": 1}, (1,))
    rival = romans(hand=["roman_bank.rom029"], goods={"stone": 1}, ruins=["mill.com006"])
    game = at(rival, egyptians(locations=[SLAVER], goods={"gold": 1, "stone": 1}))
    game.play("build roman_bank.rom029 over foundation")
    assert (goods(game, 1), points(game, 1), game.actors) == ({"gold": 1, "stone": 1}, 0, (1,))


@pytest.mark.rule("IMP-BUILD-14", "IMP-LOC-02")
def test_slaver_may_be_paid_with_what_the_new_location_yields() -> None:
    game = at(egyptians(locations=[SLAVER], hand=["pyramid.egy028"], goods={"stone": 2}), barbarians())
    game.play("build pyramid.egy028")
    assert (wealth(game), sorted(legal(game))) == (
        {"gold": 1, "stone": 1},
        ["accept 1 gold", "accept 1 stone", "decline"],
    )
    game.play("accept 1 gold")
    assert wealth(game) == {"stone": 1, "vp": 2}


@pytest.mark.rule("IMP-BUILD-14")
def test_a_slaver_given_up_for_the_location_does_not_answer() -> None:
    game = at(egyptians(locations=[SLAVER], hand=[FACTION], goods={"stone": 1}), barbarians())
    game.play(f"build {FACTION} over {SLAVER}")
    assert (wealth(game), game.actors) == ({"stone": 1}, (1,))


@pytest.mark.rule("IMP-CMN-02", "IMP-LOC-02")
def test_slaver_answers_to_what_settlers_build() -> None:
    me = egyptians(locations=[SLAVER, "settlers.com040"], hand=[FACTION], goods={"wood": 1, "stone": 1})
    game = at(me, barbarians())
    game.play(f"use settlers.com040 / choose {FACTION} / accept 1 stone")
    assert wealth(game) == {"vp": 1}


# -- Sphinx ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-EGY-08", "IMP-EGY-19")
@pytest.mark.parametrize(
    ("sphinxes", "answer", "vp"),
    [
        ([SPHINX], "accept 1 gold", 3),
        ([OTHER_SPHINX], "accept 1 gold", 3),
        ([SPHINX, OTHER_SPHINX], "accept 1 gold", 4),
        ([SPHINX, OTHER_SPHINX], "accept 1 stone / pay 1 stone", 1),
    ],
)
def test_each_sphinx_adds_to_the_two_points_of_slaver_and_not_to_the_one(
    sphinxes: list[str], answer: str, vp: int
) -> None:
    game = building({"stone": 1, "gold": 1}, FACTION, *sphinxes)
    game.play(answer)
    assert points(game) == vp


@pytest.mark.rule("IMP-EGY-19")
def test_points_of_several_gains_in_one_action_are_not_added_up_for_sphinx() -> None:
    """Chariot Builder razes Armorer for a point, and Gallows gives another."""
    me = egyptians(locations=[SPHINX, "chariot_builder.egy003", "gallows.com005"], goods={"raze_token": 1})
    game = at(me, romans(locations=["armorer.com018"]))
    game.play("use chariot_builder.egy003")
    assert points(game) == 2
    me = egyptians(locations=[SPHINX, "avenue_of_sphinxes.egy017"], goods={"gold": 4})
    game = at(me, romans())
    game.play("use avenue_of_sphinxes.egy017 / again")
    assert points(game) == 3 + 3, "each use is a gain of its own"


@pytest.mark.rule("IMP-EGY-08", "IMP-EGY-19")
def test_in_production_sphinx_adds_to_each_gain_of_two_and_to_no_smaller_one() -> None:
    mine = [SPHINX, "monument.com026", "pharaohs_guard.egy004"]
    game = producing(egyptians(locations=mine), romans())
    game.play("gain 2 vp")
    assert points(game) == 1 + 3, "the point of Monument is a gain of its own"


@pytest.mark.rule("IMP-EGY-19", "IMP-LOC-02", "IMP-DEAL-08")
def test_sphinx_adds_nothing_to_the_gains_of_others_nor_from_elsewhere_nor_when_built() -> None:
    game = at(romans(locations=["colossus.rom030"], goods={"worker": 1, "stone": 3}), egyptians(locations=[SPHINX]))
    game.play("use colossus.rom030")
    assert (points(game), points(game, 1)) == (4, 0)
    for place in ("hand", "deals"):
        me = egyptians(locations=["goldsmith.egy021"], goods={"worker": 1, "gold": 1}) | {place: [SPHINX]}
        game = at(me, romans())
        game.play("use goldsmith.egy021")
        assert points(game) == 3
    built_now = at(egyptians(hand=[SPHINX], goods={"stone": 1}, ruins=["mill.com006"]), romans())
    built_now.play(f"build {SPHINX} over foundation")
    assert (wealth(built_now), built_now.actors) == ({}, (1,))


@pytest.mark.rule("IMP-EGY-19", "IMP-END-02")
def test_sphinx_adds_nothing_to_the_final_scoring() -> None:
    game = at(egyptians(locations=[SPHINX, OTHER_SPHINX], points=6), romans(passed=True), round=5)
    game.play("pass")
    mine = next(row for row in game.result.standings if row.seat == 0)
    assert (mine.total, mine.parts) == (10, {"points": 6, "common": 0, "faction": 4, "extra": 0})


@pytest.mark.rule("IMP-EGY-15", "IMP-EGY-19")
def test_sphinx_adds_to_gains_through_locations_under_control() -> None:
    me = egyptians(locations=[SPHINX, "colossus.rom030"], goods={"worker": 1, "stone": 3})
    game = at(me, romans(), taken={"colossus.rom030": 1})
    game.play("use colossus.rom030")
    assert (points(game), player(game, 1).points) == (5, 0)


@pytest.mark.rule("IMP-LOC-02")
@pytest.mark.parametrize("card", [OASIS, SLAVER, SPHINX])
def test_a_feature_yields_nothing_in_the_production_phase(card: str) -> None:
    game = producing(egyptians(locations=[card]), barbarians())
    assert wealth(game) == {"worker": 3, "gold": 1, "raze_token": 1, "defence_token": 1}
    assert game.question() == "turn"


def test_every_egyptian_feature_design_is_covered() -> None:
    assert designs(OASIS, SLAVER, SPHINX) == faction_designs("egyptians", "feature")
    assert len(faction_designs("egyptians", "feature")) == 3
