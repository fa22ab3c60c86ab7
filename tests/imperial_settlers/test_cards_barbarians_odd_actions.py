"""Actions of the Barbarians with an effect of their own: Saboteurs, Rabble, Mission and Robbers."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.imperial_settlers.common_cards import designs, next_round
from tests.imperial_settlers.faction_cards import PLENTY, faction_designs, settled
from tests.imperial_settlers.phases import deck, on_top, pile, produced, thinned, told, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans, solo
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused, seen

SABOTEURS, RABBLE, MISSION, ROBBERS = "saboteurs.bar010", "rabble.bar018", "mission.bar028", "robbers.bar030"
ODD = {"saboteurs": 1, "rabble": 2, "mission": 1, "robbers": 2}
"""How many workers a use costs."""
CARDS = {"saboteurs": SABOTEURS, "rabble": RABBLE, "mission": MISSION, "robbers": ROBBERS}
FARM, LEGION = "farm.jap001", "legion.rom017"


def facing(*cards: str, goods: dict[str, int], **rest: Any) -> Game:
    """The Barbarians against the Japanese and the Romans, who have something of everything."""
    me: dict[str, Any] = barbarians(locations=[*cards, "town.com015"], goods=goods)
    tokyo = japanese(goods={"wood": 1, "food": 2, "gold": 3, "worker": 4}, deals=[FARM])
    rome = romans(goods={"stone": 1, "raze_token": 2}, deals=[LEGION, "builder.rom020"])
    return at(me, tokyo | rest.pop("tokyo", {}), rome | rest.pop("rome", {}), **rest)


@pytest.mark.rule("IMP-USE-01", "IMP-USE-02", "IMP-USE-10")
@pytest.mark.parametrize("design", ODD)
def test_it_costs_so_many_workers_and_nothing_stands_in_for_them(design: str) -> None:
    card, cost = CARDS[design], ODD[design]
    rich = PLENTY | {"gold": 9}
    assert refused(facing(card, goods=rich | {"worker": cost - 1}), f"use {card}") == "IMP-USE-02"
    game = facing(card, goods={"worker": cost})
    game.play(f"use {card}")
    settled(game)
    assert (goods(game).get("worker", 0), location(game, card).used) == (2 if design == "rabble" else 0, 1)
    for place in ("hand", "deals"):
        idle = at(barbarians(goods=rich, locations=["town.com015"]) | {place: [card]}, romans(deals=[LEGION]))
        assert refused(idle, f"use {card}") == "IMP-USE-01"


@pytest.mark.rule("IMP-USE-03")
@pytest.mark.parametrize("design", ODD)
def test_it_can_be_used_once_a_round(design: str) -> None:
    card = CARDS[design]
    game = facing(card, "village_a.com012", goods={"worker": 9})
    game.play(f"use {card}")
    settled(game)
    assert game.actors == (1,), "it is not asked for again"
    game.play("pass / pass")
    assert refused(game, f"use {card}") == "IMP-USE-03"


# -- Saboteurs -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-BAR-01")
@pytest.mark.parametrize(("good", "seat"), [("wood", 1), ("food", 1), ("stone", 2)])
def test_saboteurs_move_one_resource_from_the_supply_of_an_opponent_to_the_own(good: str, seat: int) -> None:
    game = facing(SABOTEURS, goods={"worker": 1, good: 5})
    before = goods(game, seat)
    game.play(f"use {SABOTEURS} / steal {good} from {seat}")
    assert goods(game) == {good: 6}
    assert goods(game, seat).get(good, 0) == before[good] - 1
    assert {k: v for k, v in goods(game, seat).items() if k != good} == {k: v for k, v in before.items() if k != good}


@pytest.mark.rule("IMP-BAR-01", "IMP-GOOD-13")
def test_saboteurs_take_wood_stone_or_food_that_is_there_and_nothing_else() -> None:
    game = facing(SABOTEURS, goods={"worker": 1, "wood": 1})
    game.play(f"use {SABOTEURS}")
    assert set(legal(game)) == {"steal wood from 1", "steal food from 1", "steal stone from 2"}
    for line in ("steal gold from 1", "steal worker from 1", "steal raze_token from 2", "steal wood from 0"):
        assert refused(game, line) == "IMP-BAR-01"
    poor = facing(SABOTEURS, goods={"worker": 1}, tokyo={"goods": {"gold": 3}}, rome={"goods": {"worker": 3}})
    assert refused(poor, f"use {SABOTEURS}") == "IMP-BAR-01"


@pytest.mark.rule("IMP-DIG-06", "IMP-ACT-05", "IMP-BAR-01")
def test_the_supply_of_a_player_who_has_passed_is_safe_from_saboteurs() -> None:
    game = facing(SABOTEURS, goods={"worker": 2}, tokyo={"passed": True}, rome={"goods": {"stone": 1, "wood": 1}})
    game.play(f"use {SABOTEURS}")
    assert legal(game) == ["steal wood from 2", "steal stone from 2"]
    assert refused(game, "steal wood from 1") == "IMP-ACT-05"
    both = facing(SABOTEURS, goods={"worker": 1}, tokyo={"passed": True}, rome={"passed": True})
    assert refused(both, f"use {SABOTEURS}") in ("IMP-ACT-05", "IMP-BAR-01")


@pytest.mark.rule("IMP-BAR-01")
def test_both_saboteurs_work_in_one_round_and_the_booty_can_be_spent_at_once() -> None:
    me: dict[str, Any] = barbarians(
        locations=[SABOTEURS, "saboteurs.bar011"], hand=["settlement.bar020"], goods={"worker": 2}
    )
    game = at(me, romans(goods={"wood": 2, "worker": 2}))
    game.play(f"use {SABOTEURS} / exchange / gain 1 food / use saboteurs.bar011 / steal wood from 1 / pass")
    assert (goods(game), goods(game, 1)) == ({"wood": 2}, {"food": 1})
    game.play("build settlement.bar020")
    assert goods(game) == {"wood": 1, "worker": 2}


@pytest.mark.rule("IMP-BAR-01", "IMP-SOLO-13")
def test_the_virtual_player_has_nothing_to_take() -> None:
    game = at(*solo(barbarians(locations=[SABOTEURS], goods={"worker": 1}), virtual={"locations": ["quarry.com008"]}))
    assert refused(game, f"use {SABOTEURS}") == "IMP-BAR-01"


# -- Rabble ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-BAR-04", "IMP-FND-01", "IMP-FND-02")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("mill.com006", {"worker": 1, "food": 1, "wood": 1}),
        ("town.com015", {"worker": 2, "wood": 1}),
        ("joiner.com044", {"vp": 1, "wood": 2}),
        ("quarry.com008", {"stone": 2, "wood": 1}),
        ("gold_mine.com021", {"vp": 1, "gold": 1, "wood": 1}),
    ],
)
def test_rabble_takes_the_whole_raze_field_of_an_own_common_location_and_the_wood(
    card: str, gained: dict[str, int]
) -> None:
    game = at(barbarians(locations=[RABBLE, card], goods={"worker": 2}), romans())
    game.play(f"use {RABBLE}")
    assert (wealth(game), wealth(game, 1)) == (gained, {})
    assert (built(game), player(game).ruins, pile(game, "common")) == ([RABBLE], 1, [])


@pytest.mark.rule("IMP-BAR-04", "IMP-GOOD-03")
def test_rabble_draws_the_cards_of_a_raze_field_one_by_one() -> None:
    game = at(barbarians(locations=[RABBLE, "tavern.com049"], goods={"worker": 2}), romans())
    common, faction = deck(game, "common")[0], deck(game, "barbarians")[0]
    game.play(f"use {RABBLE} / draw faction / draw common")
    assert (sorted(hand(game)), goods(game)) == (sorted([common, faction]), {"wood": 1})


@pytest.mark.rule("IMP-BAR-04", "IMP-RAZE-03", "IMP-RAZE-07")
def test_rabble_reaches_no_faction_location_no_ruins_no_foundation_and_nothing_outside_the_own_empire() -> None:
    me: dict[str, Any] = barbarians(
        locations=[RABBLE, "rabble.bar019", "settlement.bar020", "ruins.com069", "town.com015", "mill.com006"],
        hand=["quarry.com008"],
        deals=["raid.bar007"],
        ruins=["baker.com075"],
        goods={"worker": 2},
    )
    game = at(me, japanese(locations=["joiner.com044", FARM]))
    game.play(f"use {RABBLE}")
    assert legal(game) == ["choose mill.com006", "choose town.com015"]
    for card in ("quarry.com008", "raid.bar007", "joiner.com044", FARM):
        assert refused(game, f"choose {card}") == "IMP-BAR-04"
    for card in (RABBLE, "rabble.bar019", "settlement.bar020"):
        assert refused(game, f"choose {card}") == "IMP-RAZE-07"
    assert refused(game, "choose ruins.com069") == "IMP-RAZE-03"
    assert refused(game, "choose baker.com075") == "IMP-FND-05"
    bare = at(me | {"locations": [RABBLE, "settlement.bar020", "ruins.com069"]}, japanese(locations=["joiner.com044"]))
    assert refused(bare, f"use {RABBLE}") == "IMP-BAR-04"


@pytest.mark.rule("IMP-BAR-04", "IMP-RAZE-13", "IMP-DEF-06")
def test_protection_and_used_goods_are_lost_with_the_location_that_rabble_razes() -> None:
    me: dict[str, Any] = barbarians(
        locations=[RABBLE, "lumberjacks.com042"], goods={"worker": 3, "defence_token": 1, "raze_token": 1}
    )
    game = at(me, romans(passed=True))
    game.play("protect lumberjacks.com042 / use lumberjacks.com042")
    game.play(f"use {RABBLE}")
    assert goods(game) == {"wood": 2 + 2 + 1, "raze_token": 1}, "no raze token is needed, nothing comes back"
    assert game.position()["marks"] == {}
    assert refused(game, "use lumberjacks.com042") == "IMP-FND-05"


@pytest.mark.rule("IMP-BAR-04", "IMP-BUILD-09", "IMP-FND-03")
def test_the_foundation_that_rabble_makes_serves_for_building() -> None:
    me: dict[str, Any] = barbarians(locations=[RABBLE, "mill.com006"], hand=["raid.bar007"], goods={"worker": 2})
    game = at(me, romans(passed=True))
    game.play(f"use {RABBLE} / build raid.bar007 over foundation")
    assert (built(game), player(game).ruins, pile(game, "common")) == ([RABBLE, "raid.bar007"], 0, ["mill.com006"])
    assert goods(game) == {"worker": 1, "food": 1}, "with the wood of the foundation"


@pytest.mark.rule("IMP-PEACE-03", "IMP-BAR-04")
def test_rabble_works_in_the_peaceful_variant_and_while_all_others_have_passed() -> None:
    me: dict[str, Any] = barbarians(locations=[RABBLE, "mill.com006"], goods={"worker": 2})
    game = at(me, romans(passed=True), options={"peaceful": True})
    game.play(f"use {RABBLE}")
    assert player(game).ruins == 1


# -- Mission ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-BAR-05", "IMP-GEN-07", "IMP-LOOK-08")
@pytest.mark.parametrize("kept", [0, 1])
def test_mission_keeps_one_of_two_cards_in_secret_and_discards_the_other_openly(kept: int) -> None:
    cards = ["mill.com006", "raid.bar007"]
    game = at(barbarians(locations=[MISSION], hand=["baker.com075"], goods={"worker": 1}), romans())
    game = on_top(on_top(game, "common", cards[0]), "barbarians", cards[1])
    game.play(f"use {MISSION} / draw faction / draw common")
    assert (hand(game), set(legal(game))) == (["baker.com075"], {f"keep {card}" for card in cards})
    assert refused(game, "keep baker.com075") is not None
    for card in cards:
        assert card not in str(game.view(1)), "what is looked at is seen by its drawer alone"
    game.play(f"keep {cards[kept]}")
    assert sorted(hand(game)) == sorted(["baker.com075", cards[kept]])
    common, faction = ([], [cards[1]]) if kept == 0 else ([cards[0]], [])
    assert (pile(game, "common"), pile(game, "barbarians")) == (common, faction)
    assert cards[kept] not in str(game.view(1))
    assert [event["card"] for event in told(game, "discard", 1)] == [cards[1 - kept]]


@pytest.mark.rule("IMP-BAR-05")
@pytest.mark.parametrize("draw", ["common", "faction"])
def test_both_cards_of_mission_may_come_from_one_deck(draw: str) -> None:
    game = at(barbarians(locations=[MISSION], goods={"worker": 1}), romans())
    name = "common" if draw == "common" else "barbarians"
    first, second, third, *_ = deck(game, name)
    other = deck(game, "barbarians" if draw == "common" else "common")
    game.play(f"use {MISSION} / draw {draw} / draw {draw} / keep {second}")
    assert (hand(game), pile(game, name), deck(game, name)[0]) == ([second], [first], third)
    assert deck(game, "barbarians" if draw == "common" else "common") == other


@pytest.mark.rule("IMP-BAR-05", "IMP-DIG-09", "IMP-GEN-09")
def test_with_the_faction_deck_empty_mission_draws_common_cards() -> None:
    start = at(barbarians(locations=[MISSION], goods={"worker": 1}), romans())
    empty = thinned(start, 0, barbarians=([], ["raid.bar007", "raid.bar008"]))
    cards = deck(empty, "common")[:2]
    empty.play(f"use {MISSION}")
    assert set(legal(empty)) == {f"keep {card}" for card in cards}, "the discards of a faction are no deck"
    last = thinned(start, 0, barbarians=(["raid.bar007"], ["raid.bar008"]))
    top = deck(last, "common")[0]
    last.play(f"use {MISSION} / draw faction")
    assert set(legal(last)) == {"keep raid.bar007", f"keep {top}"}


@pytest.mark.rule("IMP-BAR-05", "IMP-DIG-09")
def test_of_a_single_card_that_is_left_mission_keeps_that() -> None:
    start = at(barbarians(locations=[MISSION], goods={"worker": 1}), romans())
    game = thinned(start, 1, barbarians=(["raid.bar007"], []), common=([], []))
    game.play(f"use {MISSION}")
    assert ("raid.bar007" in hand(game), pile(game, "barbarians"), game.actors) == (True, [], (1,))


# -- Robbers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-BAR-06", "IMP-GEN-07", "IMP-GOOD-03")
@pytest.mark.parametrize(
    ("deal", "seat", "name"), [(FARM, 1, "japanese"), (LEGION, 2, "romans"), ("builder.rom020", 2, "romans")]
)
@pytest.mark.parametrize("draw", ["common", "faction"])
def test_robbers_discard_a_deal_of_an_opponent_for_a_point_and_a_card(
    deal: str, seat: int, name: str, draw: str
) -> None:
    game = facing(ROBBERS, goods={"worker": 2})
    before = goods(game, seat)
    top = deck(game, "common" if draw == "common" else "barbarians")[0]
    game.play(f"use {ROBBERS} / choose {deal} / draw {draw}")
    assert (wealth(game), hand(game)) == ({"vp": 1, "card": 1}, [top]), "the good of the deal is not gained"
    assert (pile(game, name), deal in player(game, seat).deals) == ([deal], False)
    assert (goods(game, seat), player(game).deals) == (before, []), "the victim keeps what it has"


@pytest.mark.rule("IMP-BAR-06", "IMP-DEAL-06")
def test_a_deal_that_robbers_discarded_yields_no_more() -> None:
    game = facing(ROBBERS, goods={"worker": 2})
    game.play(f"use {ROBBERS} / choose {FARM} / draw common")
    next_round(game)
    assert goods(game, 1)["worker"] == 4, "the board of the Japanese alone"
    assert goods(produced(japanese(deals=[FARM]), romans()))["worker"] == 5


@pytest.mark.rule("IMP-BAR-06")
def test_robbers_choose_among_deals_of_opponents_and_nothing_else() -> None:
    me: dict[str, Any] = barbarians(locations=[ROBBERS], deals=["raid.bar007"], goods={"worker": 2})
    rival = japanese(deals=[FARM, "gate.jap013"], locations=["dojo.jap024"], hand=["casino.jap012"])
    game = at(me, rival, romans(locations=["builder.rom020"]))
    game.play(f"use {ROBBERS}")
    assert legal(game) == [f"choose {FARM}", "choose gate.jap013"]
    for card in ("raid.bar007", "dojo.jap024", "casino.jap012", "builder.rom020"):
        assert refused(game, f"choose {card}") == "IMP-BAR-06"
    assert refused(at(me, rival | {"deals": []}), f"use {ROBBERS}") == "IMP-BAR-06"


@pytest.mark.rule("IMP-DIG-06", "IMP-ACT-05", "IMP-BAR-06")
def test_robbers_cannot_touch_deals_of_a_player_who_has_passed() -> None:
    game = facing(ROBBERS, goods={"worker": 2}, rome={"passed": True}, tokyo={"deals": [FARM, "dojo.jap024"]})
    game.play(f"use {ROBBERS}")
    assert refused(game, f"choose {LEGION}") == "IMP-ACT-05"
    assert legal(game) == [f"choose {FARM}", "choose dojo.jap024"]
    trader: dict[str, Any] = japanese(foreign=["settlement.bar020"], passed=True)
    home = at(barbarians(locations=[ROBBERS, "settlement.bar020"], goods={"worker": 2}), trader)
    assert refused(home, f"use {ROBBERS}") in ("IMP-ACT-05", "IMP-BAR-06"), "nor its deals with own locations"


@pytest.mark.rule("IMP-BAR-06", "IMP-JAP-22")
def test_of_two_deals_with_the_same_location_robbers_cancel_one() -> None:
    """Only one of the two holders can still be reached."""
    me: dict[str, Any] = barbarians(locations=[ROBBERS, "settlement.bar020"], goods={"worker": 2})
    holders = japanese(foreign=["settlement.bar020"], passed=True), egyptians(foreign=["settlement.bar020"])
    game = at(me, *holders)
    game.play(f"use {ROBBERS} / draw common")
    assert (player(game, 1).foreign, player(game, 2).foreign) == (["settlement.bar020"], [])
    assert location(game, "settlement.bar020").card in built(game)


@pytest.mark.rule("IMP-SOLO-16", "IMP-BAR-06")
def test_against_the_virtual_player_robbers_take_an_attack_card_out_of_the_row() -> None:
    me: dict[str, Any] = barbarians(locations=[ROBBERS], goods={"worker": 2})
    game = at(*solo(me, virtual={"deals": ["attack_01", "attack_12"]}))
    game.play(f"use {ROBBERS} / choose attack_01 / draw common")
    shown = seen(game).players[1]
    assert (shown.deals, pile(game, "attack"), points(game)) == (["attack_12"], ["attack_01"], 1)


def test_every_action_design_with_an_effect_of_its_own_is_covered() -> None:
    """Dark Chapel and Pack: test_cards_barbarians_chapel_and_pack.py; goods for goods: …_actions.py."""
    elsewhere = {"dark_chapel", "pack", "barbarian_altar", "expedition", "barter", "fighting_ring"}
    assert designs(*CARDS.values()) == set(ODD) == faction_designs("barbarians", "action") - elsewhere
