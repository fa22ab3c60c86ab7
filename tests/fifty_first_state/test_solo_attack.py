"""Solo: the attacks of the virtual player and whom they hit (FSS-SOLO-19 to -31, FSS-DIG-14)."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from furrow.games.fifty_first_state.rules import FiftyFirstState, make_book
from furrow.games.tableau.rows import Card, Copy
from tests.fifty_first_state.positions import NEW_ERA, at, solo
from tests.fifty_first_state.stacking import idle_turn, run_dry, under_attack
from tests.tableau.positions import built, goods, location, player, points, seen

SPOILS = (
    "card",
    "universal_contact",
    "red_contact",
    "blue_contact",
    "grey_contact",
    "ammo",
    "development",
    "shield",
    "vp",
    "gun",
    "fuel",
    "iron",
    "brick",
    "worker",
)
"""The order of FSS-SOLO-28."""


def attacked(card: str, *locations: str, **table: Any) -> Game:
    """Your turn is over, and the virtual player has attacked with the card."""
    game = under_attack(card, locations=list(locations), goods={"worker": 2}, table=table)
    idle_turn(game)
    return game


def fallen(card: str, *locations: str, **table: Any) -> str:
    """The location hit; which of them comes first in the row makes no difference."""
    found = set()
    for row in (locations, locations[::-1]):
        game = attacked(card, *row, **table)
        assert player(game).ruins == 1
        found |= set(row) - set(built(game))
    (hit,) = found
    return hit


def told(game: Game, kind: str = "attack") -> dict[str, Any]:
    """The last event of a kind."""
    return [event for event in game.events(None) if event["kind"] == kind][-1]


# -- the attack row --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-SOLO-19", "FSS-SOLO-21")
def test_each_attempt_lays_the_top_card_of_the_deck_into_the_attack_row() -> None:
    game = under_attack("pub.1", "motel", "church.1", locations=["school.1"])
    deck = seen(game).decks["deck"]
    for row in (["pub.1"], ["pub.1", "motel"], ["pub.1", "motel", "church.1"]):
        idle_turn(game)
        assert (seen(game).tables["attack_row"], seen(game).decks["deck"]) == (row, deck - len(row))
        assert (built(game), player(game).ruins, points(game, 1)) == (["school.1"], 0, 0), "no type in common"
    idle_turn(game)
    assert "attack_row" not in seen(game).tables
    assert seen(game).decks["deck"] == deck - 3, "three at most"


@pytest.mark.rule("FSS-SOLO-20")
def test_only_the_newest_card_of_the_row_is_compared() -> None:
    goods_held = {"worker": 4, "grey_contact": 1}
    game = under_attack("archive", "pub.1", "merc_outpost", hand=["school.1"], goods=goods_held)
    idle_turn(game)
    assert seen(game).tables["attack_row"] == ["archive"]
    game.play("build school.1")
    assert seen(game).tables["attack_row"] == ["archive", "pub.1"]
    assert (built(game), points(game, 1)) == (["school.1"], 0), "the Archive shares a type, the Pub does not"
    idle_turn(game)
    assert (built(game), points(game, 1)) == ([], 2)


@pytest.mark.rule("FSS-SOLO-21")
def test_without_any_location_the_attack_fails() -> None:
    game = attacked("archive")
    assert (points(game, 1), player(game).ruins) == (0, 0)
    idle = under_attack("archive", "school.1", goods={"worker": 4})
    idle_turn(idle)
    idle_turn(idle)
    assert len(seen(idle).tables["attack_row"]) == 2, "it is no success: it attacks again"


@pytest.mark.rule("FSS-SOLO-30")
@pytest.mark.parametrize("ends", ["third attempt", "success", "your pass"])
def test_the_attack_row_is_discarded_when_it_is_done_attacking(ends: str) -> None:
    cards = ["pub.1", "motel", "archive" if ends == "success" else "church.1"]
    game = under_attack(*cards, locations=["school.1"])
    for _ in range(1 if ends == "your pass" else 3):
        idle_turn(game)
    if ends == "your pass":
        assert seen(game).tables["attack_row"] == ["pub.1"]
        game.play("pass")
    else:
        idle_turn(game)
    assert player(game, 1).passed is (ends != "your pass")
    assert "attack_row" not in seen(game).tables
    assert game.position()["discards"]["deck"][: len(cards)] == (["pub.1"] if ends == "your pass" else cards)


# -- success ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-SOLO-02", "FSS-SOLO-22", "FSS-SOLO-23", "FSS-SOLO-24")
@pytest.mark.example("FSS-EX-16")
def test_a_location_that_shares_a_type_is_razed_for_two_points() -> None:
    game = attacked("archive", "pub.1", "school.1")
    assert (built(game), player(game).ruins, points(game, 1)) == (["pub.1"], 1, 2)
    assert goods(game) == {"worker": 1, "gun": 1}, "the deal good of the School; the gun is from your turn"
    assert goods(game, 1) == {}
    assert "school.1" not in game.position()["discards"]["deck"]
    assert seen(game).decks["deck"] == 88 - 3, "it lies there as a ruin"


@pytest.mark.rule("FSS-SOLO-22", "FSS-SOLO-23")
def test_points_among_the_spoils_are_not_for_the_virtual_player() -> None:
    game = attacked("museum", "church.1")
    assert (points(game), points(game, 1)) == (1, 2), "your deal good is a point; its two are for the razing"


@pytest.mark.rule("FSS-SOLO-24")
def test_what_it_razed_is_a_ruin_like_any_other() -> None:
    pieces: dict[str, Any] = {"hand": ["pub.1"], "goods": {"worker": 2, "brick": 1}, "locations": ["camp"]}
    game = under_attack("archive", **pieces, table={"kept": {"camp": {"worker": 3}}})
    game.play("exchange / pay 2 worker / gain 1 gun / done")
    assert (built(game), player(game).ruins) == ([], 1)
    assert goods(game)["worker"] == 3 + 1, "goods on the card come to you, and the deal good"
    game.play("develop pub.1 over ruin")
    assert (built(game), player(game).ruins, points(game)) == (["pub.1"], 0, 1)


# -- which location --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-SOLO-25")
def test_of_several_locations_the_one_with_most_types_in_common_is_razed() -> None:
    """Assembly Plant: iron and points. The Shelter is farther away and an action, but shares iron alone."""
    assert fallen("assembly_plant.1", "shelter", "factory") == "factory"
    assert fallen("assembly_plant.1", "shelter", "factory", "scrap_metal", "archive") == "factory"


@pytest.mark.rule("FSS-SOLO-26", "FSS-SOLO-27")
@pytest.mark.parametrize(
    ("card", "hit", "other", "used"),
    [
        # (1) greater distance: production before an unused action, a used action before an unused one
        ("scrap_metal", "parking_lot.1", "huge_machinery.1", {}),
        ("pub.2", "motel", "crossroads", {"motel": 2}),
        ("brick_storage", "skyscraper.1", "rubble_trader", {"skyscraper.1": 1}),
        # (2) unused action: before a used one and before features, though their spoils are better
        ("scrap_metal", "shipwreck.1", "scrap_trader", {"scrap_trader": 2}),
        ("scrap_metal", "shipwreck.1", "factory", {}),
        ("rubble", "clay_pit.1", "rubble_trader", {"rubble_trader": 2}),
        ("pub.2", "motel", "pub.1", {}),
        # used once of twice is unused
        ("scrap_metal", "shipwreck.1", "scrap_trader", {"scrap_trader": 2, "shipwreck.1": 1}),
        ("scrap_metal", "shipwreck.2", "shipwreck.1", {"shipwreck.1": 2, "shipwreck.2": 1}),
        # (3) used action: before features and production
        ("scrap_metal", "shipwreck.1", "factory", {"shipwreck.1": 2}),
        ("pub.2", "motel", "pub.1", {"motel": 2}),
        # (4) feature: before production, though the Pub's spoils are better
        ("motel", "espionage_center", "pub.1", {}),
        # (5) production is left; (6) then the spoils decide
        ("rubble", "excavator.1", "brick_supplier.1", {}),
    ],
)
def test_then_distance_unused_action_used_action_feature_production_decide(
    card: str, hit: str, other: str, used: dict[str, int]
) -> None:
    assert fallen(card, other, hit, used=used, options=NEW_ERA) == hit


@pytest.mark.rule("FSS-SOLO-26")
def test_an_action_that_the_option_allows_once_is_used_after_one_use() -> None:
    used = {"shipwreck.1": 1}
    assert fallen("scrap_metal", "shipwreck.1", "scrap_trader", used=used) == "scrap_trader", "card before points"
    used = {"shipwreck.1": 1, "scrap_trader": 2}
    assert fallen("scrap_metal", "shipwreck.1", "scrap_trader", used=used) == "shipwreck.1", "used once of twice"
    once = {"shipwreck_uses": 1}
    assert fallen("scrap_metal", "shipwreck.1", "scrap_trader", used=used, options=once) == "scrap_trader"


def spoils_duel(first: dict[str, int], second: dict[str, int]) -> str:
    """Two production locations made for the test that differ in their spoils alone: which one is hit?"""
    rows = [
        Card(
            name,
            name.title(),
            "production",
            [Copy("base", deal="gun")],
            tags=["gun"],
            cost={"grey_contact": 1},
            raze=raze,
        )
        for name, raze in (("left", first), ("right", second))
    ]
    rules = FiftyFirstState(make_book(rows))
    hits = set()
    for locations in (["left", "right"], ["right", "left"]):
        document = {"players": solo(locations=locations, goods={"worker": 2})}
        deck = [card for card in rules.position(rules.from_position(document))["decks"]["deck"] if card != "arena.1"]
        game = Game(rules, rules.from_position(document | {"decks": {"deck": [*deck, "arena.1"]}}))
        game.play("exchange / gain 1 gun")
        hits |= {"left", "right"} - set(built(game))
        assert told(game)["steps"][-1] == "spoils"
    (hit,) = hits
    return hit


@pytest.mark.rule("FSS-SOLO-28")
@pytest.mark.parametrize("place", range(len(SPOILS) - 1))
def test_the_spoils_have_an_order_of_priority(place: int) -> None:
    assert spoils_duel({SPOILS[place + 1]: 1}, {SPOILS[place]: 1}) == "right"


@pytest.mark.rule("FSS-SOLO-26", "FSS-SOLO-28")
@pytest.mark.parametrize(
    ("lower", "higher"),
    [
        ({"universal_contact": 5}, {"worker": 1, "card": 1}),
        ({"worker": 5, "card": 1}, {"brick": 1, "card": 1}),
        ({"gun": 3}, {"gun": 2, "vp": 1}),
        ({"card": 1, "gun": 1, "worker": 1}, {"card": 1, "gun": 1, "brick": 1}),
        ({"gun": 1}, {"gun": 2}),
        ({"gun": 1}, {"gun": 1, "worker": 1}),
        ({"card": 2}, {"card": 2, "worker": 1}),
    ],
)
def test_spoils_are_compared_good_by_good_and_a_longer_list_comes_first(
    lower: dict[str, int], higher: dict[str, int]
) -> None:
    assert spoils_duel(lower, higher) == "right"
    assert spoils_duel(higher, lower) == "left"


@pytest.mark.rule("FSS-SOLO-26")
def test_of_equal_locations_a_random_one_is_razed() -> None:
    left = set()
    for chance in range(1, 40):
        game = attacked("archive", "school.1", "school.2", "pub.1", streams={"chance": f"{chance:x}"})
        assert "pub.1" in built(game)
        left |= set(built(game)) - {"pub.1"}
    assert left == {"school.1", "school.2"}


@pytest.mark.rule("FSS-DIG-14")
@pytest.mark.parametrize(
    ("card", "locations", "steps", "rules"),
    [
        ("pub.1", ["school.1"], [], []),
        ("archive", ["school.1", "pub.1"], [], []),
        ("assembly_plant.1", ["shelter", "factory"], ["types"], ["FSS-SOLO-25"]),
        (
            "scrap_metal",
            ["parking_lot.1", "huge_machinery.1"],
            ["types", "distance"],
            ["FSS-SOLO-25", "FSS-SOLO-26"],
        ),
        (
            "scrap_metal",
            ["shipwreck.1", "factory"],
            ["types", "distance", "category"],
            ["FSS-SOLO-25", "FSS-SOLO-26", "FSS-SOLO-26"],
        ),
        (
            "rubble",
            ["excavator.1", "brick_supplier.1"],
            ["types", "distance", "category", "spoils"],
            ["FSS-SOLO-25", "FSS-SOLO-26", "FSS-SOLO-26", "FSS-SOLO-28"],
        ),
        (
            "archive",
            ["school.1", "school.2"],
            ["types", "distance", "category", "spoils", "chance"],
            ["FSS-SOLO-25", "FSS-SOLO-26", "FSS-SOLO-26", "FSS-SOLO-28", "FSS-SOLO-26"],
        ),
    ],
)
def test_every_step_of_its_choice_is_logged_with_its_rule(
    card: str, locations: list[str], steps: list[str], rules: list[str]
) -> None:
    event = told(attacked(card, *locations))
    assert (event["seat"], event["card"], event["steps"], event["rules"]) == (1, card, steps, rules)


# -- shields, ruins, cards without type ------------------------------------------------------------------------------


@pytest.mark.rule("FSS-SOLO-29")
def test_a_shield_is_discarded_instead_of_the_location() -> None:
    game = under_attack("archive", "merc_outpost", locations=["school.1"], table={"marks": {"school.1": ["shield"]}})
    idle_turn(game)
    assert (built(game), player(game).ruins, location(game, "school.1").marks) == (["school.1"], 0, [])
    assert points(game, 1) == 0
    assert goods(game) == {"worker": 8, "gun": 1}, "no compensation, and the shield does not come back"
    assert not player(game, 1).passed
    idle_turn(game)
    assert (player(game, 1).passed, built(game)) == (True, ["school.1"]), "the attack was a success: it passes"


@pytest.mark.rule("FSS-SOLO-29")
def test_the_shield_does_not_turn_the_attack_to_another_location() -> None:
    game = attacked("assembly_plant.1", "shelter", "factory", marks={"factory": ["shield"]})
    assert (built(game), location(game, "factory").marks) == (["shelter", "factory"], [])
    other = attacked("assembly_plant.1", "shelter", "factory", marks={"shelter": ["shield"]})
    assert (built(other), location(other, "shelter").marks) == (["shelter"], ["shield"])


@pytest.mark.rule("FSS-SOLO-31")
def test_ruins_are_never_attacked() -> None:
    game = under_attack("archive", ruins=["school.1"], locations=["pub.1"])
    idle_turn(game)
    assert (player(game).ruins, built(game), points(game, 1)) == (1, ["pub.1"], 0)


@pytest.mark.rule("FSS-SOLO-31")
@pytest.mark.parametrize("typeless", ["foundation", "radioactive_colony"])
def test_a_card_without_type_matches_nothing(typeless: str) -> None:
    target = attacked("archive", typeless, options=NEW_ERA)
    assert (built(target), points(target, 1)) == ([typeless], 0)
    attacker = attacked(typeless, "school.1", "motel", "church.1", options=NEW_ERA)
    assert (len(built(attacker)), points(attacker, 1)) == (3, 0)
    both = attacked("foundation", "radioactive_colony", options=NEW_ERA)
    assert (built(both), points(both, 1)) == (["radioactive_colony"], 0)


# -- an empty deck ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-SOLO-19")
def test_an_empty_deck_is_renewed_for_an_attack() -> None:
    game = run_dry(at(*solo(goods={"worker": 2})), "deck")
    idle_turn(game)
    assert len(seen(game).tables["attack_row"]) == 1
    assert (seen(game).decks["deck"], seen(game).discards["deck"]) == (87, 0)


@pytest.mark.rule("FSS-SOLO-26")
def test_there_is_no_attack_when_deck_and_discards_are_empty() -> None:
    document = at(*solo(goods={"worker": 2}, locations=["school.1"])).position()
    document["players"][0]["hand"] = document["decks"]["deck"]
    document["decks"]["deck"] = []
    game = furrow.position("fifty_first_state", document)
    idle_turn(game)
    assert "attack" not in [event["kind"] for event in game.events(None)]
    assert (built(game), points(game, 1), "attack_row" in seen(game).tables) == (["school.1"], 0, False)
    assert game.actors == (0,)


@pytest.mark.rule("FSS-SOLO-30")
def test_until_then_cards_of_the_attack_row_are_not_shuffled_into_a_new_deck() -> None:
    game = under_attack("pub.1", locations=["school.1"])
    idle_turn(game)
    game = run_dry(game, "deck")
    game.play("exchange / gain 1 card / done")
    assert seen(game).tables["attack_row"][0] == "pub.1"
    assert seen(game).decks["deck"] == 86 - 1 - 1, "without School and Pub; one is in hand, one in the attack row"
