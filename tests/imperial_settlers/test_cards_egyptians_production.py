"""The 5 production designs of the Egyptians: their yield when built and in the production phase."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.imperial_settlers.common_cards import amounts, designs, next_round, producing
from tests.imperial_settlers.faction_cards import faction_designs
from tests.imperial_settlers.phases import wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, romans
from tests.tableau.positions import built, goods, legal, points, refused

BOARD = "3 worker + 1 gold + 1 raze_token + 1 defence_token"
ALTAR, GUARD = "altar_of_bastet.egy002", "pharaohs_guard.egy004"
FARMERS, PORTERS = "farmers_at_work.com016", "porters.com084"


class Plain(NamedTuple):
    """The building cost, whether a location must go, and what the production yields."""

    cost: str
    location: bool
    yields: str


PLAIN = {
    "caravan.egy011": Plain("1 food", False, "1 food + 1 worker"),
    "caravan.egy012": Plain("1 food", False, "1 food + 1 worker"),
    "egy_stone_quarry.egy026": Plain("1 stone", True, "2 stone"),
    "egy_stone_quarry.egy027": Plain("1 stone", True, "2 stone"),
    "pyramid.egy028": Plain("2 stone", False, "1 gold + 1 stone"),
    "pyramid.egy029": Plain("2 stone", False, "1 gold + 1 stone"),
    "pyramid.egy030": Plain("2 stone", False, "1 gold + 1 stone"),
}


# -- plain locations -------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-BUILD-03", "IMP-LOC-01")
@pytest.mark.parametrize("card", PLAIN)
def test_built_it_yields_its_goods_at_once(card: str) -> None:
    plain = PLAIN[card]
    game = at(egyptians(hand=[card], goods=amounts(plain.cost), ruins=["mill.com006"]), barbarians())
    game.play(f"build {card}" + (" over foundation" if plain.location else ""))
    assert (wealth(game), wealth(game, 1), game.actors) == (amounts(plain.yields), {}, (1,))


@pytest.mark.rule("IMP-PROD-04", "IMP-LOC-01", "IMP-PROD-09")
@pytest.mark.parametrize("card", PLAIN)
def test_it_yields_them_in_every_production_phase(card: str) -> None:
    game = producing(egyptians(locations=[card]), barbarians())
    assert wealth(game) == amounts(BOARD, PLAIN[card].yields)
    next_round(game)
    stored = "2 gold" if "pyramid" in card else "1 gold"
    assert wealth(game) == amounts(stored, "3 card", BOARD, PLAIN[card].yields), "the Egyptians store gold"


@pytest.mark.rule("IMP-PROD-01", "IMP-DEAL-08")
@pytest.mark.parametrize("card", [*PLAIN, ALTAR, GUARD])
def test_a_card_in_the_hand_and_a_location_of_another_yield_nothing(card: str) -> None:
    game = producing(egyptians(hand=[card]), barbarians())
    assert (wealth(game), game.question()) == (amounts(BOARD, "1 card"), "turn")
    game = producing(romans(), egyptians(locations=[card]))
    assert wealth(game) == amounts("2 worker + 1 wood + 1 stone + 1 raze_token + 1 defence_token")


@pytest.mark.rule("IMP-PROD-04", "IMP-CMN-06")
@pytest.mark.parametrize("card", PLAIN)
def test_farmers_at_work_and_porters_take_the_same_yield(card: str) -> None:
    game = producing(egyptians(locations=[FARMERS, card]), barbarians())
    assert wealth(game) == amounts(BOARD, PLAIN[card].yields, PLAIN[card].yields)
    carried = at(egyptians(locations=[PORTERS, card], goods={"food": 1}), barbarians())
    carried.play(f"use {PORTERS}")
    assert wealth(carried) == amounts(PLAIN[card].yields)


@pytest.mark.rule("IMP-BUILD-03", "IMP-BUILD-08")
def test_what_a_location_yields_when_built_does_not_pay_for_it() -> None:
    for card in ("caravan.egy011", "pyramid.egy028"):
        game = at(egyptians(hand=[card], goods={"stone": 1, "worker": 9, "wood": 9}), barbarians())
        assert refused(game, f"build {card}") == "IMP-BUILD-02"


# -- Altar of Bastet -------------------------------------------------------------------------------------------------

GREY = ["caravan.egy011", "slaves.egy024", "coal_mine.com033", "avenue_of_sphinxes.egy016"]
"""Grey locations, faction and common."""


@pytest.mark.rule("IMP-CLAR-02", "IMP-PROD-04")
@pytest.mark.parametrize(("others", "stone"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_altar_of_bastet_produces_a_stone_for_each_grey_location_and_at_most_three(others: int, stone: int) -> None:
    """Caravan, left out here, would give goods of its own."""
    grey = GREY[1 : 1 + others]
    assert wealth(producing(egyptians(locations=[ALTAR, *grey]), barbarians())) == amounts(BOARD, f"{stone} stone")
    game = at(egyptians(locations=grey, hand=[ALTAR], goods={"stone": 1}, ruins=["mill.com006"]), barbarians())
    game.play(f"build {ALTAR} over foundation")
    assert (wealth(game), game.actors) == ({"stone": stone}, (1,))


@pytest.mark.rule("IMP-BUILD-14", "IMP-CLAR-02")
def test_a_grey_location_given_up_for_altar_of_bastet_does_not_count() -> None:
    me = egyptians(locations=["slaves.egy024", "coal_mine.com033"], hand=[ALTAR], goods={"stone": 1})
    game = at(me, barbarians())
    game.play(f"build {ALTAR} over coal_mine.com033")
    assert wealth(game) == {"stone": 2}


@pytest.mark.rule("IMP-CLAR-02", "IMP-FND-05", "IMP-DEAL-08")
def test_altar_of_bastet_counts_neither_other_colours_nor_what_is_no_location_of_its_owner() -> None:
    me: dict[str, Any] = egyptians(
        locations=[ALTAR, "desert.egy001", "sphinx.egy019", "royal_bath.egy007", "sanctuary.egy014", "ruins.com069"],
        ruins=["coal_mine.com033"],
        hand=["slaves.egy024"],
        deals=["slaves.egy025"],
    )
    game = producing(me, romans(locations=["stonecutter.rom027"]))
    assert wealth(game) == amounts(BOARD, "1 stone", "1 card", "1 stone"), "the second stone is of the deal"


@pytest.mark.rule("IMP-EGY-15", "IMP-CLAR-02")
def test_altar_of_bastet_counts_a_grey_location_under_control() -> None:
    """Trade Colony is grey among others."""
    me = egyptians(locations=["trade_colony.rom023"], hand=[ALTAR], goods={"stone": 1}, ruins=["mill.com006"])
    game = at(me, romans(), taken={"trade_colony.rom023": 1})
    game.play(f"build {ALTAR} over foundation")
    assert wealth(game) == {"stone": 2}


@pytest.mark.rule("IMP-PROD-04", "IMP-CLAR-02", "IMP-CMN-06")
def test_farmers_at_work_and_porters_count_like_altar_of_bastet() -> None:
    grey = ["slaves.egy024", "slaves.egy025", "coal_mine.com033"]
    game = producing(egyptians(locations=[FARMERS, ALTAR, *grey]), barbarians())
    assert wealth(game) == amounts(BOARD, "3 stone", "3 stone")
    carried = at(egyptians(locations=[PORTERS, ALTAR, grey[0]], goods={"food": 1}), barbarians())
    carried.play(f"use {PORTERS}")
    assert wealth(carried) == {"stone": 2}


# -- Pharaoh's Guard -------------------------------------------------------------------------------------------------

CHOICE = ["gain 1 raze_token", "gain 2 vp"]


@pytest.mark.rule("IMP-PROD-04", "IMP-PROD-07", "IMP-LOC-01")
def test_pharaohs_guard_produces_a_raze_token_or_two_points() -> None:
    game = producing(egyptians(locations=[GUARD]), barbarians())
    assert (wealth(game), legal(game)) == (amounts(BOARD), CHOICE)
    for wrong in ("gain 1 vp", "gain 2 raze_token", "gain 1 raze_token + 2 vp", "decline", "done"):
        assert refused(game, wrong) is not None
    token, two = game.clone(), game.clone()
    token.play("gain 1 raze_token")
    two.play("gain 2 vp")
    assert (wealth(token), wealth(two)) == (amounts(BOARD, "1 raze_token"), amounts(BOARD, "2 vp"))
    assert (token.question(), two.question()) == ("turn", "turn")


@pytest.mark.rule("IMP-BUILD-03", "IMP-LOC-01")
@pytest.mark.parametrize(("choice", "gained"), [("gain 1 raze_token", {"raze_token": 1}), ("gain 2 vp", {"vp": 2})])
def test_pharaohs_guard_chooses_when_it_is_built_and_anew_each_round(choice: str, gained: dict[str, int]) -> None:
    game = at(egyptians(hand=[GUARD], goods={"food": 2}, ruins=["mill.com006"]), barbarians())
    game.play(f"build {GUARD} over foundation")
    assert legal(game) == CHOICE
    game.play(choice)
    assert (wealth(game), built(game)) == (gained, [GUARD])
    while game.question() != "option":
        game.play("pass" if game.question() == "turn" else legal(game)[0])
    assert legal(game) == CHOICE
    before = points(game), goods(game)["raze_token"]
    game.play("gain 2 vp")
    assert (points(game), goods(game)["raze_token"]) == (before[0] + 2, before[1])


@pytest.mark.rule("IMP-PROD-04", "IMP-CMN-06", "IMP-EGY-08")
def test_a_copied_pharaohs_guard_chooses_for_itself_and_sphinx_adds_to_each() -> None:
    game = producing(egyptians(locations=[FARMERS, GUARD, "sphinx.egy019"]), barbarians())
    game.play("gain 2 vp / gain 2 vp")
    assert (points(game), goods(game)["raze_token"]) == (6, 1)
    carried = at(egyptians(locations=[PORTERS, GUARD], goods={"food": 1}), barbarians())
    carried.play(f"use {PORTERS} / gain 1 raze_token")
    assert wealth(carried) == {"raze_token": 1}


def test_every_egyptian_production_design_is_covered() -> None:
    assert designs(*PLAIN, ALTAR, GUARD) == faction_designs("egyptians", "production")
    assert len(faction_designs("egyptians", "production")) == 5
