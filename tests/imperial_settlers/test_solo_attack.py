"""The attack phase of the solo game, priority by priority (IMP-SOLO-05, -19 to -34, IMP-DIG-14)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow.games.tableau.rows import Card, Copy
from tests.imperial_settlers.attacks import attacked, before_attack, collection, targets
from tests.imperial_settlers.positions import barbarians, egyptians, romans, with_card
from tests.tableau.positions import built, goods, legal, player, points, refused, seen

WORKSHOP, MARKETPLACE, JOINER, WOOD_SUPPLIER = (
    "carpenters_workshop.com004",  # feature; wood, gold
    "marketplace.com032",  # action; wood, gold
    "joiner.com044",  # action; wood, point
    "wood_supplier.com029",  # production; two wood
)
OLD_FOREST = "old_forest.com007"  # production; two wood
SUPPLIER = "supplier.com002"  # feature; gold, stone
MASONS_GUILD = "masons_guild.com037"  # action; gold, stone
MERCHANTS_GUILD = "merchants_guild.com027"  # production; gold, stone


def mine(*locations: str, **pieces: Any) -> dict[str, Any]:
    return romans(locations=list(locations), **pieces)


@pytest.mark.rule("IMP-SOLO-24", "IMP-SOLO-27", "IMP-SOLO-30", "IMP-SOLO-32")
@pytest.mark.example("IMP-EX-18")
def test_the_example_of_the_rulebook() -> None:
    me = mine(WORKSHOP, MARKETPLACE, JOINER, WOOD_SUPPLIER)
    game = attacked(me, ["worker", "gold", "food"], ["wood", "stone"])
    assert built(game) == [WORKSHOP, JOINER, WOOD_SUPPLIER]
    assert collection(game) == [MARKETPLACE]
    assert targets(game) == ["stone", "worker", "food", "wood", "gold"], "stone is the card of the second attack"


@pytest.mark.rule("IMP-SOLO-05")
@pytest.mark.parametrize(
    ("pair", "card"),
    [
        (("wood", "gold"), MARKETPLACE),
        (("wood", "vp"), JOINER),
        (("wood", "wood"), OLD_FOREST),
        (("stone", "worker"), "coal_mine.com033"),
        (("stone", "vp"), "monument.com026"),
        (("gold", "worker"), "gold_creek.com028"),
        (("food", "worker"), "mill.com006"),
        (("food", "wood"), "brewer.com056"),
        (("card", "card"), "tavern.com049"),
        (("card", "worker"), "meeting_place.com079"),
    ],
)
def test_the_targets_decide_what_is_razed(pair: tuple[str, str], card: str) -> None:
    every = [MARKETPLACE, JOINER, OLD_FOREST, "coal_mine.com033", "monument.com026", "gold_creek.com028"]
    every += ["mill.com006", "brewer.com056", "tavern.com049", "meeting_place.com079"]
    first, second = pair
    for row, new in (([second], first), ([first], second)):
        game = before_attack(mine(*every), row, [new, "food" if "food" not in pair else "gold"])
        game.play("pass")
        assert collection(game)[0] == card


@pytest.mark.rule("IMP-SOLO-19", "IMP-SOLO-20")
def test_two_attack_cards_are_revealed_one_after_the_other_before_the_earlier_ones() -> None:
    game = attacked(mine(), ["gold", "food"], ["wood", "stone"])
    assert targets(game) == ["stone", "wood", "gold", "food"]
    assert seen(game).decks["attack"] == 12


@pytest.mark.rule("IMP-SOLO-19", "IMP-SOLO-21")
def test_each_attack_razes_one_location_at_most() -> None:
    me = mine(WORKSHOP, MARKETPLACE, OLD_FOREST, WOOD_SUPPLIER)
    one = attacked(me, ["gold"], ["wood", "card"])
    assert collection(one) == [MARKETPLACE]
    two = attacked(me, ["gold"], ["wood", "wood"])
    assert collection(two) == [MARKETPLACE, WOOD_SUPPLIER], "the second one is wood and wood"
    assert built(two) == [WORKSHOP, OLD_FOREST]


@pytest.mark.rule("IMP-SOLO-20", "IMP-SOLO-22")
def test_the_newest_card_is_the_first_target_and_must_be_in_the_raze_field() -> None:
    game = attacked(mine(MASONS_GUILD), ["stone", "gold"], ["food", "card"])
    assert (collection(game), built(game)) == ([], [MASONS_GUILD]), "no food there"
    game = attacked(mine(MASONS_GUILD), ["food", "stone"], ["gold", "card"])
    assert collection(game) == [MASONS_GUILD]


@pytest.mark.rule("IMP-SOLO-22")
def test_only_common_locations_are_looked_for() -> None:
    """A faction location of the Romans has no raze field, Ruins have none either, and the hand is safe."""
    me = mine("builder.rom020", "ruins.com069", hand=[OLD_FOREST], deals=["trade_colony.rom023"])
    game = attacked(me, ["wood", "stone", "worker"], ["wood", "stone"])
    assert (collection(game), built(game)) == ([], ["builder.rom020", "ruins.com069"])


@pytest.mark.rule("IMP-SOLO-22")
def test_a_faction_location_with_a_fitting_raze_field_would_not_be_looked_for() -> None:
    """No printed card has such a field."""
    copies = [Copy(set="romans", mark="rom099", deal="stone")]
    forum = Card(id="forum", name="Forum", category="action", copies=copies, raze={"wood": 1, "gold": 1}, points=2)
    document = before_attack(mine(WORKSHOP), ["gold"], ["wood", "card"]).position()
    document["players"][0]["locations"] = ["forum.rom099", WORKSHOP]
    game = with_card(forum, document)
    game.play("pass")
    assert (collection(game), built(game)) == ([WORKSHOP], ["forum.rom099"])


@pytest.mark.rule("IMP-SOLO-23")
def test_after_a_miss_the_next_attack_follows() -> None:
    game = attacked(mine(MASONS_GUILD), ["stone"], ["food", "gold"])
    assert collection(game) == [MASONS_GUILD], "food hits nothing, gold and stone do"
    assert targets(game) == ["food", "gold", "stone"]
    game = attacked(mine(MASONS_GUILD), ["wood"], ["food", "card"])
    assert (collection(game), seen(game).round, game.question()) == ([], 3, "draft"), "and then the next round"


@pytest.mark.rule("IMP-SOLO-24")
@pytest.mark.parametrize(
    ("row", "fallen"),
    [
        (["gold"], [MARKETPLACE]),
        (["worker", "gold"], [MARKETPLACE]),
        (["worker", "stone", "food", "gold"], [MARKETPLACE]),
        (["worker", "stone", "food"], []),
    ],
)
def test_the_later_targets_are_tried_until_one_hits(row: list[str], fallen: list[str]) -> None:
    game = attacked(mine(MARKETPLACE), row, ["wood", "card"])
    assert collection(game) == fallen


@pytest.mark.rule("IMP-SOLO-25")
def test_pairs_without_the_first_target_are_not_tried() -> None:
    game = attacked(mine(MASONS_GUILD, OLD_FOREST), ["gold", "stone"], ["wood", "card"])
    assert collection(game) == []


@pytest.mark.rule("IMP-SOLO-25")
def test_the_order_of_the_row_comes_before_the_kind_of_the_location() -> None:
    """Wood and a point would hit an action location, but wood and gold is tried first and hits a feature."""
    game = attacked(mine(JOINER, WORKSHOP), ["gold", "vp"], ["wood", "card"])
    assert collection(game) == [WORKSHOP]
    game = attacked(mine(JOINER, WORKSHOP), ["vp", "gold"], ["wood", "card"])
    assert collection(game) == [JOINER]


@pytest.mark.rule("IMP-SOLO-26")
def test_two_equal_targets_need_the_good_twice() -> None:
    game = attacked(mine(MARKETPLACE, JOINER), ["wood"], ["wood", "card"])
    assert collection(game) == []
    game = attacked(mine(MARKETPLACE, JOINER, OLD_FOREST), ["wood"], ["wood", "card"])
    assert collection(game) == [OLD_FOREST]
    game = attacked(mine(OLD_FOREST), ["gold", "stone"], ["wood", "card"])
    assert collection(game) == [], "one wood does not make a pair"


@pytest.mark.rule("IMP-SOLO-27", "IMP-SOLO-28")
def test_nobody_gains_anything_and_the_location_goes_to_the_collection_pile() -> None:
    me = mine(MARKETPLACE, goods={"food": 1}, points=4)
    game = attacked(me, ["gold"], ["wood", "card"], round=5)
    assert (built(game), collection(game), player(game).ruins) == ([], [MARKETPLACE], 0)
    assert (goods(game), goods(game, 1)) == ({"food": 1}, {}), "no wood, and no goods of the raze field"
    assert (points(game), points(game, 1)) == (4, 0)
    assert seen(game).discards["common"] == 0


@pytest.mark.rule("IMP-SOLO-29")
def test_a_defence_token_does_not_protect() -> None:
    """In the last round no clean-up takes it away before."""
    me = mine(MARKETPLACE, WORKSHOP, goods={"defence_token": 1})
    game = before_attack(me, ["gold"], ["wood", "card"], round=5)
    game.play(f"protect {MARKETPLACE} / pass")
    assert collection(game) == [MARKETPLACE]
    assert game.position()["marks"] == {}


@pytest.mark.rule("IMP-SOLO-30")
@pytest.mark.parametrize(
    ("locations", "fallen"),
    [
        ([MERCHANTS_GUILD, SUPPLIER, MASONS_GUILD], MASONS_GUILD),
        ([MERCHANTS_GUILD, SUPPLIER], SUPPLIER),
        ([MERCHANTS_GUILD], MERCHANTS_GUILD),
    ],
)
def test_action_before_feature_before_production(locations: list[str], fallen: str) -> None:
    for order in (1, -1):
        game = attacked(mine(*locations[::order]), ["stone"], ["gold", "card"])
        assert collection(game) == [fallen]


@pytest.mark.rule("IMP-SOLO-30", "IMP-SOLO-31")
def test_the_category_comes_before_the_cost() -> None:
    """Marketplace costs two, Carpenter's Workshop three."""
    assert collection(attacked(mine(WORKSHOP, MARKETPLACE), ["gold"], ["wood", "card"])) == [MARKETPLACE]


@pytest.mark.rule("IMP-SOLO-31")
@pytest.mark.parametrize(
    ("locations", "pair", "fallen"),
    [
        (["settlers.com040", "acting_troupe.com041", "sawmill.com076"], ("worker", "wood"), "acting_troupe.com041"),
        ([OLD_FOREST, WOOD_SUPPLIER], ("wood", "wood"), WOOD_SUPPLIER),
        (["joiner.com044", "carpenter.com043"], ("wood", "vp"), "carpenter.com043"),
        (["court_sculptor.com036", "coal_mine.com033"], ("stone", "worker"), "coal_mine.com033"),
    ],
)
def test_then_the_highest_building_cost(locations: list[str], pair: tuple[str, str], fallen: str) -> None:
    for order in (1, -1):
        game = attacked(mine(*locations[::order]), [pair[1]], [pair[0], "card"])
        assert collection(game) == [fallen]


@pytest.mark.rule("IMP-SOLO-31")
@pytest.mark.parametrize(
    ("locations", "pair", "fallen"),
    [
        (["castle_a.com046", "castle_b.com048", "tavern.com049"], ("card", "card"), "castle_b.com048"),
        (["pig_farmer_b.com055", "pig_farmer_a.com053"], ("worker", "food"), "pig_farmer_a.com053"),
    ],
)
def test_then_more_stone_in_the_cost(locations: list[str], pair: tuple[str, str], fallen: str) -> None:
    for order in (1, -1):
        game = attacked(mine(*locations[::order]), [pair[1]], [pair[0], "gold"])
        assert collection(game) == [fallen]


@pytest.mark.rule("IMP-SOLO-31", "IMP-DIG-14")
@pytest.mark.parametrize("chosen", ["castle_a.com046", "tavern.com049"])
def test_the_last_tie_is_the_players_choice(chosen: str) -> None:
    me = mine("castle_a.com046", "tavern.com049", "watchtower.com065", MARKETPLACE)
    game = attacked(me, ["card"], ["card", "gold"])
    assert (game.question(), game.actors) == ("victim", (0,))
    assert set(legal(game)) == {"choose castle_a.com046", "choose tavern.com049"}
    for card in ("watchtower.com065", MARKETPLACE):
        assert refused(game, f"choose {card}") == "IMP-SOLO-31"
    game.play(f"choose {chosen}")
    assert collection(game) == [chosen]
    assert (targets(game), game.question()) == (["gold", "card", "card"], "draft"), "the second attack follows"


@pytest.mark.rule("IMP-SOLO-31", "IMP-DIG-14")
def test_both_attacks_may_ask() -> None:
    """Three Gold Mines and Goldsmith's Workshops alike: gold and a point."""
    alike = ["gold_mine.com021", "gold_mine.com022", "goldsmiths_workshop.com030"]
    game = attacked(mine(*alike), ["vp"], ["gold", "vp"], round=5)
    game.play("choose gold_mine.com022")
    assert set(legal(game)) == {"choose gold_mine.com021", "choose goldsmiths_workshop.com030"}
    game.play("choose goldsmiths_workshop.com030")
    assert collection(game) == ["gold_mine.com022", "goldsmiths_workshop.com030"]
    assert (game.over, built(game)) == (True, ["gold_mine.com021"])


@pytest.mark.rule("IMP-SOLO-32")
def test_the_two_cards_used_go_to_the_end_first_target_then_partner() -> None:
    game = attacked(mine(MARKETPLACE), ["worker", "gold", "food", "stone"], ["wood", "card"])
    assert targets(game) == ["card", "worker", "food", "stone", "wood", "gold"]
    game = attacked(mine(MARKETPLACE), ["worker", "wood", "food", "stone"], ["gold", "card"])
    assert targets(game) == ["card", "worker", "food", "stone", "gold", "wood"]


@pytest.mark.rule("IMP-SOLO-33")
def test_without_a_hit_the_card_stays_in_front_behind_the_next_one() -> None:
    game = attacked(mine(MARKETPLACE), ["worker", "gold"], ["food", "wood"])
    assert collection(game) == [MARKETPLACE]
    assert targets(game) == ["food", "worker", "wood", "gold"], "food missed, wood and gold hit"
    game = attacked(mine(), ["worker", "gold"], ["food", "wood"])
    assert targets(game) == ["wood", "food", "worker", "gold"]


@pytest.mark.rule("IMP-SOLO-34")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_after_both_attacks_a_new_round_starts_unless_it_was_the_fifth(number: int) -> None:
    for make in (barbarians, egyptians):
        game = attacked(make(locations=[MARKETPLACE]), ["gold"], ["wood", "card"], round=number)
        assert collection(game) == [MARKETPLACE]
        if number == 5:
            assert game.over
        else:
            assert (seen(game).round, seen(game).phase, game.question()) == (number + 1, "lookout", "draft")
