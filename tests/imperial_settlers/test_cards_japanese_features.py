"""The features of the Japanese that answer or keep: Gate, Shrine, Sake Brewery and Dojo."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.imperial_settlers.common_cards import designs, next_round, producing
from tests.imperial_settlers.faction_cards import PLENTY, faction_designs
from tests.imperial_settlers.phases import deck, pile, thinned, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused, seen

GATE, SHRINE, SAKE, DOJO = "gate.jap013", "shrine.jap015", "sake_brewery.jap020", "dojo.jap024"
SCHOOL = "school_of_diplomacy.jap030"
"""In test_cards_japanese_school.py."""
RUINS = [f"ruins.com0{number}" for number in range(69, 75)]


def parts(game: Game, seat: int = 0) -> dict[str, int]:
    """The parts of a final score."""
    while not game.over:
        game.play("pass")
    return next(rank.parts for rank in seen(game).result if rank.seat == seat)


# -- Gate: cards of the hand under it, 1 point each, 2 at the end for 3 or more --------------------------------------


@pytest.mark.rule("IMP-JAP-12", "IMP-DIG-05")
def test_any_number_of_hand_cards_goes_under_the_gate_before_and_after_the_action() -> None:
    cards = ["mill.com006", "farm.jap002", "ruins.com069"]
    game = at(japanese(locations=[GATE], hand=[*cards, "dojo.jap025"], goods={"worker": 2}), romans())
    game.play(f"tuck mill.com006 under {GATE}")
    assert (points(game), game.question(), game.actors) == (1, "turn", (0,))
    game.play("exchange / gain 1 wood")
    game.play(f"tuck farm.jap002 under {GATE} / tuck ruins.com069 under {GATE}")
    assert (points(game), hand(game), location(game, GATE).under) == (3, ["dojo.jap025"], 3)
    assert game.actors == (0,)
    game.play("end")
    assert refused(game, f"tuck dojo.jap025 under {GATE}", 0) == "IMP-DIG-05", "only on the own turn"


@pytest.mark.rule("IMP-JAP-12", "IMP-DIG-05", "IMP-ACT-04")
def test_after_passing_nothing_goes_under_the_gate_and_it_is_no_action_to_use() -> None:
    game = at(japanese(locations=[GATE], hand=["mill.com006"]), romans(goods={"worker": 2}))
    assert refused(game, f"use {GATE}") == "IMP-USE-01"
    game.play("pass / exchange / gain 1 wood")
    assert game.actors == (1,)
    assert refused(game, f"tuck mill.com006 under {GATE}", 0) is not None


@pytest.mark.rule("IMP-JAP-12")
def test_only_cards_of_the_own_hand_go_under_a_gate_of_the_own_empire() -> None:
    me: dict[str, Any] = japanese(
        locations=[GATE, "farm.jap001"], hand=["mill.com006", "gate.jap014"], deals=["dojo.jap024"], ruins=RUINS[:1]
    )
    game = at(me, romans(hand=["baker.com075"], locations=["town.com015"]), discards={"common": ["brewer.com056"]})
    for card in ("farm.jap001", GATE, "dojo.jap024", RUINS[0], "baker.com075", "town.com015", "brewer.com056"):
        assert refused(game, f"tuck {card} under {GATE}") == "IMP-JAP-12"
    for place in ("gate.jap014", "farm.jap001", "town.com015"):
        assert refused(game, f"tuck mill.com006 under {place}") == "IMP-JAP-12"
    game.play(f"tuck gate.jap014 under {GATE}")
    assert (points(game), hand(game)) == (1, ["mill.com006"]), "another Gate may lie there as a card"


@pytest.mark.rule("IMP-JAP-12", "IMP-END-05")
@pytest.mark.parametrize(("first", "second", "extra"), [(2, 2, 0), (3, 1, 2), (3, 3, 4), (6, 0, 2)])
def test_each_gate_counts_its_own_cards_at_the_end(first: int, second: int, extra: int) -> None:
    other = "gate.jap014"
    game = at(japanese(locations=[GATE, other], hand=RUINS), romans(), round=5)
    for number, card in enumerate(RUINS[: first + second]):
        game.play(f"tuck {card} under {GATE if number < first else other}")
    assert parts(game) == {"points": first + second, "common": 0, "faction": 4, "extra": extra}


@pytest.mark.rule("IMP-JAP-12", "IMP-BUILD-11", "IMP-GEN-07")
def test_cards_under_a_gate_that_is_discarded_for_building_are_lost_and_their_points_stay() -> None:
    me: dict[str, Any] = japanese(locations=[GATE], hand=["mill.com006", "farm.jap002", DOJO], goods={"wood": 1})
    game = at(me, romans(), round=5)
    game.play(f"tuck mill.com006 under {GATE} / tuck farm.jap002 under {GATE} / build {DOJO} over {GATE}")
    assert (pile(game, "common"), sorted(pile(game, "japanese"))) == (["mill.com006"], ["farm.jap002", GATE])
    assert points(game) == 2
    assert parts(game)["extra"] == 0


@pytest.mark.rule("IMP-JAP-12", "IMP-DIG-03")
def test_cards_under_the_gate_are_no_hand_cards() -> None:
    game = at(japanese(locations=[GATE], hand=RUINS[:2]), romans(), round=4)
    game.play(f"tuck {RUINS[0]} under {GATE}")
    assert (seen(game, 1).players[0].hand, seen(game, 1).players[0].locations[0].under) == (1, 1)


# -- Shrine: resources on it; 2, 5 or 10 at the end for 3, 7 or 12 ---------------------------------------------------


@pytest.mark.rule("IMP-JAP-17", "IMP-DIG-05")
def test_wood_stone_and_food_are_offered_one_by_one_before_and_after_the_action() -> None:
    supply = {"wood": 2, "stone": 1, "food": 1, "gold": 1, "raze_token": 1, "worker": 2}
    game = at(japanese(locations=[SHRINE], goods=supply), romans())
    offers = {line for line in legal(game) if line.startswith("offer")}
    assert offers == {f"offer {good} to {SHRINE}" for good in ("wood", "stone", "food")}
    game.play(f"offer wood to {SHRINE} / offer food to {SHRINE}")
    assert (location(game, SHRINE).goods, game.question()) == ({"wood": 1, "food": 1}, "turn")
    game.play(f"exchange / gain 1 food / offer food to {SHRINE} / offer stone to {SHRINE}")
    assert location(game, SHRINE).goods == {"wood": 1, "stone": 1, "food": 2}
    assert (goods(game), points(game)) == ({"wood": 1, "gold": 1, "raze_token": 1}, 0), "no points before the end"
    for good in ("gold", "raze_token", "stone", "worker"):
        assert refused(game, f"offer {good} to {SHRINE}") == "IMP-JAP-17"
    game.play("end")
    assert refused(game, f"offer wood to {SHRINE}", 0) == "IMP-DIG-05"


@pytest.mark.rule("IMP-JAP-17")
def test_goods_are_offered_to_an_own_shrine_only() -> None:
    game = at(japanese(locations=[GATE], hand=[SHRINE], goods={"wood": 1}), romans())
    assert refused(game, f"offer wood to {SHRINE}") == refused(game, f"offer wood to {GATE}") == "IMP-JAP-17"
    other = at(romans(goods={"wood": 1}), japanese(locations=[SHRINE]))
    assert refused(other, f"offer wood to {SHRINE}") == "IMP-JAP-17"
    assert refused(at(japanese(locations=[SHRINE]), romans()), f"use {SHRINE}") == "IMP-USE-01"


@pytest.mark.rule("IMP-JAP-17", "IMP-CLEAN-08", "IMP-CLEAN-03")
def test_offerings_stay_through_clean_up_and_grow_over_the_rounds() -> None:
    game = at(japanese(locations=[SHRINE], goods={"wood": 2}), romans(passed=True), first=1, active=0)
    game.play(f"offer wood to {SHRINE}")
    next_round(game)
    assert goods(game)["wood"] == 1, "of the board; the wood in the supply is gone"
    game.play(f"offer wood to {SHRINE}")
    assert location(game, SHRINE).goods == {"wood": 2}


@pytest.mark.rule("IMP-JAP-17")
def test_offerings_pay_for_nothing_and_never_come_back() -> None:
    me: dict[str, Any] = japanese(locations=[SHRINE, "the_stalls.jap016"], hand=["farm.jap001", DOJO])
    game = at(me, romans(), kept={SHRINE: {"wood": 5, "food": 5}})
    assert refused(game, "build farm.jap001") == "IMP-BUILD-02"
    assert refused(game, "use the_stalls.jap016") == "IMP-USE-02"
    assert refused(game, f"deal {DOJO}") == "IMP-DEAL-04"
    assert legal(game) == ["pass"]
    lost = at(me | {"goods": {"wood": 1}}, romans(), kept={SHRINE: {"wood": 5}})
    lost.play(f"build {DOJO} over {SHRINE}")
    assert goods(lost) == {}, "they go with the Shrine"


@pytest.mark.rule("IMP-JAP-19", "IMP-END-05")
@pytest.mark.parametrize(
    ("offering", "extra"),
    [
        ({"wood": 2}, 0),
        ({"wood": 1, "stone": 1, "food": 1}, 2),
        ({"stone": 6}, 2),
        ({"food": 7}, 5),
        ({"wood": 4, "food": 7}, 5),
        ({"wood": 4, "stone": 4, "food": 4}, 10),
        ({"wood": 20}, 10),
    ],
)
def test_the_shrine_scores_its_highest_step_for_resources_of_all_kinds_together(
    offering: dict[str, int], extra: int
) -> None:
    game = at(japanese(locations=[SHRINE], goods=offering), romans(), round=5)
    for good, amount in offering.items():
        for _ in range(amount):
            game.play(f"offer {good} to {SHRINE}")
    assert parts(game) == {"points": 0, "common": 0, "faction": 2, "extra": extra}


@pytest.mark.rule("IMP-TIE-04", "IMP-TIE-01")
@pytest.mark.parametrize(("offered", "winner"), [(0, 0), (2, 1)])
def test_offerings_do_not_count_in_a_tie(offered: int, winner: int) -> None:
    rival = romans(goods={"wood": 1}, locations=["builder.rom020"])
    game = at(japanese(locations=[SHRINE], goods={"wood": 2}), rival, round=5)
    for _ in range(offered):
        game.play(f"offer wood to {SHRINE}")
    game.play("pass / pass")
    assert next(rank.seat for rank in seen(game).result if rank.rank == 1) == winner


# -- Sake Brewery: 1 gold and 1 point whenever its owner builds a pink location --------------------------------------


@pytest.mark.rule("IMP-CLAR-01", "IMP-LOC-02", "IMP-CARD-06")
@pytest.mark.parametrize(
    ("card", "over", "pays"),
    [
        ("geisha_house.jap006", " over quarry.com009", True),
        ("town.com015", "", True),
        ("missionaries.com039", "", True),
        ("porters.com084", "", True),
        ("farm.jap001", "", False),
        ("dojo.jap024", " over quarry.com009", False),
        ("armorer.com018", "", False),
        ("ruins.com069", "", False),
    ],
)
def test_sake_brewery_pays_for_every_pink_location_and_for_no_other(card: str, over: str, pays: bool) -> None:
    me: dict[str, Any] = japanese(locations=[SAKE, "quarry.com009"], hand=[card], goods=PLENTY)
    game = at(me, romans())
    game.play(f"build {card}{over}")
    assert (goods(game).get("gold", 0), points(game)) == ((1, 1) if pays else (0, 0))


@pytest.mark.rule("IMP-CLAR-01", "IMP-BUILD-14")
def test_sake_brewery_counts_itself_and_pays_each_time_but_not_for_others() -> None:
    me: dict[str, Any] = japanese(hand=[SAKE, "village_a.com013"], goods={"wood": 2}, ruins=["mill.com006"])
    game = at(me, romans(hand=["town.com015"], goods={"wood": 1, "stone": 1}))
    game.play(f"build {SAKE} over foundation / build town.com015")
    assert wealth(game) == {"wood": 1, "gold": 1, "vp": 1, "card": 1}
    game.play("build village_a.com013 / pay 1 wood / end / pass")
    assert wealth(game) == {"gold": 2, "vp": 2, "worker": 2}
    assert wealth(producing(japanese(locations=[SAKE, "town.com015"]), romans())).get("vp") is None
    lost = at(japanese(locations=[SAKE], hand=["geisha_house.jap006"], goods={"wood": 1}), romans())
    lost.play(f"build geisha_house.jap006 over {SAKE}")
    assert wealth(lost) == {"worker": 1}, "discarded for it, it does not answer"


# -- Dojo: a faction card when built, 1 point for every deal made ----------------------------------------------------


@pytest.mark.rule("IMP-BUILD-04", "IMP-GOOD-03")
def test_dojo_draws_the_top_faction_card_when_built_and_only_then() -> None:
    game = at(japanese(hand=[DOJO], goods={"wood": 1}, ruins=["mill.com006"]), romans())
    top, common = deck(game, "japanese")[0], deck(game, "common")
    game.play(f"build {DOJO} over foundation")
    assert (hand(game), deck(game, "common"), points(game)) == ([top], common, 0)
    phase = producing(japanese(locations=[DOJO]), romans())
    assert (hand(phase), points(phase)) == ([], 0)
    assert refused(at(japanese(locations=[DOJO], goods=PLENTY), romans()), f"use {DOJO}") == "IMP-USE-01"


@pytest.mark.rule("IMP-GEN-09", "IMP-BUILD-04")
def test_with_the_faction_deck_empty_dojo_draws_nothing() -> None:
    start = at(japanese(hand=[DOJO], goods={"wood": 1}, ruins=["mill.com006"]), romans())
    game = thinned(start, 1, japanese=([], ["farm.jap001"]))
    before = len(hand(game))
    game.play(f"build {DOJO} over foundation")
    assert (len(hand(game)), pile(game, "japanese"), built(game)) == (before - 1, ["farm.jap001"], [DOJO])


@pytest.mark.rule("IMP-LOC-02", "IMP-DEAL-06", "IMP-DEAL-07")
@pytest.mark.parametrize("dojos", [["dojo.jap024"], ["dojo.jap024", "dojo.jap025"]])
def test_dojo_gives_a_point_for_every_deal_and_each_copy_does(dojos: list[str]) -> None:
    cards = ["farm.jap001", "casino.jap012"]
    game = at(japanese(locations=dojos, hand=cards, goods={"food": 2}), romans(passed=True))
    game.play("deal farm.jap001")
    assert (points(game), goods(game)) == (len(dojos), {"food": 1, "worker": 1})
    game.play("end / deal casino.jap012")
    assert (points(game), goods(game)) == (2 * len(dojos), {"worker": 1, "gold": 1})


@pytest.mark.rule("IMP-JAP-20", "IMP-DEAL-06")
def test_dojo_answers_to_a_deal_for_a_point_and_to_trade_route() -> None:
    """The two points are two gains: that of the deal and that of Dojo."""
    game = at(japanese(locations=[DOJO], hand=["dojo.jap025"], goods={"food": 1}), romans())
    game.play("deal dojo.jap025")
    assert (points(game), player(game).deals) == (2, ["dojo.jap025"])
    me: dict[str, Any] = japanese(locations=[DOJO, "trade_route.jap021"], goods={"food": 1})
    route = at(me, romans(locations=["roman_bank.rom029"]))
    route.play("use trade_route.jap021")
    assert (points(route), goods(route)) == (1, {"gold": 1})


@pytest.mark.rule("IMP-LOC-02", "IMP-LOC-03", "IMP-JAP-13")
def test_dojo_answers_to_nothing_else() -> None:
    dealer = at(barbarians(hand=["raid.bar007"], goods={"food": 1}), japanese(locations=[DOJO]))
    dealer.play("deal raid.bar007")
    assert (points(dealer), points(dealer, 1)) == (0, 0), "deals of others"
    mine = [DOJO, "negotiator.jap019", "imperial_messenger.com057", "ninjas.jap026"]
    me: dict[str, Any] = japanese(locations=mine, deals=["farm.jap001"], goods={"worker": 3, "wood": 1})
    game = at(me, egyptians(deals=["pyramid.egy028"]))
    for card in ("negotiator.jap019", "imperial_messenger.com057", "ninjas.jap026"):
        trial = game.clone()
        trial.play(f"use {card}")
        assert (points(trial), location(trial, card).used) == (0, 1)
    assert points(producing(japanese(locations=[DOJO], deals=["farm.jap001"]), romans())) == 0
    gone = at(japanese(deals=[DOJO], hand=["farm.jap001"], goods={"food": 1}), romans())
    gone.play("deal farm.jap001")
    assert points(gone) == 0, "a dealt Dojo has no ability"


def test_every_feature_design_is_covered() -> None:
    assert designs(GATE, SHRINE, SAKE, DOJO, SCHOOL) == faction_designs("japanese", "feature")
