"""The data files agree with themselves: the map follows from its coordinates, mats and decks add up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from furrow.games.rulebook import rulebook
from furrow.games.scythe import board, names
from furrow.games.scythe.printed_tables import load

RESOURCES = {"food", "metal", "oil", "wood"}
FILES = ("encounters", "factions", "factory_cards", "map", "mats", "objectives", "scoring")
STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
HOME_TERRAINS = {
    "nordic": {"forest", "tundra"},
    "rusviet": {"village", "mountain"},
    "crimea": {"farm", "village"},
    "saxony": {"mountain", "tundra"},
    "polania": {"forest", "farm"},
    "albion": {"mountain", "farm"},
    "togawa": {"tundra", "farm"},
}


def rows(file: str, key: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = load(f"{file}.json")[key]
    return found


def hexes() -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in rows("map", "hexes")}


def around(row: dict[str, Any]) -> set[str]:
    """The hexes next to a hex or base, by its coordinates."""
    spots = {(row["q"] + q, row["r"] + r) for q, r in STEPS}
    return {other["id"] for other in hexes().values() if (other["q"], other["r"]) in spots}


def distance(one: dict[str, Any], other: dict[str, Any]) -> int:
    q: int = one["q"] - other["q"]
    r: int = one["r"] - other["r"]
    return max(abs(q), abs(r), abs(q + r))


def named(mask: int) -> set[str]:
    return {board.PLACES[place] for place in board.places_in(mask)}


@pytest.mark.parametrize("file", FILES)
def test_every_file_says_where_its_facts_come_from(file: str) -> None:
    assert load(f"{file}.json")["provenance"]


# -- the map -----------------------------------------------------------------------------------------------------


def test_there_are_47_hexes_and_seven_bases_on_different_spots() -> None:
    spots = [(row["q"], row["r"]) for row in (*rows("map", "hexes"), *rows("map", "bases"))]
    assert len(spots) == len(set(spots)) == 54
    assert len(hexes()) == 47
    assert [row["faction"] for row in rows("map", "bases") if row["expansion"]] == ["albion", "togawa"]


def test_the_name_of_a_hex_is_its_row_and_its_place_in_the_row() -> None:
    for letter in "ABCDEFGH":
        line = sorted((row for row in hexes().values() if row["id"][0] == letter), key=lambda row: int(row["q"]))
        assert [row["id"] for row in line] == [f"{letter}{k + 1}" for k in range(len(line))]
        assert {row["r"] for row in line} == {"ABCDEFGH".index(letter) + 1}


def test_the_terrains_are_counted() -> None:
    assert Counter(row["terrain"] for row in hexes().values()) == {
        "mountain": 8,
        "farm": 7,
        "forest": 7,
        "tundra": 8,
        "village": 9,
        "lake": 7,
        "factory": 1,
    }


def test_tunnels_and_encounters_lie_apart_on_land() -> None:
    tunnels = [row for row in hexes().values() if row.get("tunnel")]
    encounters = [row for row in hexes().values() if row.get("encounter")]
    assert (len(tunnels), len(encounters)) == (6, 11)
    assert not any(row.get("encounter") for row in tunnels)
    assert not {"lake", "factory"} & {row["terrain"] for row in (*tunnels, *encounters)}


def test_no_hex_is_as_central_as_the_factory_and_the_tunnels_ring_it() -> None:
    every = hexes()
    spread = {name: max(distance(row, other) for other in every.values()) for name, row in every.items()}
    assert [name for name, far in spread.items() if far == min(spread.values())] == ["D4"]
    assert every["D4"]["terrain"] == "factory"
    assert {distance(every["D4"], row) for row in every.values() if row.get("tunnel")} == {2}
    assert len(around(every["D4"])) == 6


def test_the_board_has_the_adjacency_of_the_coordinates_in_both_directions() -> None:
    for place, row in enumerate((*hexes().values(), *rows("map", "bases"))):
        assert named(board.ADJACENT[place]) == around(row)
    for place in range(board.HEX_COUNT):
        for other in board.places_in(board.ADJACENT[place]):
            assert board.ADJACENT[other] & board.BIT[place]
            assert bool(board.RIVER[other] & board.BIT[place]) == bool(board.RIVER[place] & board.BIT[other])


def test_rivers_run_between_neighbours_on_land() -> None:
    rivers = {frozenset(edge) for edge in load("map.json")["rivers"]}
    assert len(rivers) == 31
    for edge in rivers:
        one, other = sorted(edge)
        assert other in around(hexes()[one])
        assert "lake" not in (hexes()[one]["terrain"], hexes()[other]["terrain"])
    assert {row["faction"]: row["rivers"] for row in rows("map", "bases") if row["rivers"]} == {"rusviet": ["B7"]}


@pytest.mark.parametrize("base", rows("map", "bases"), ids=lambda base: str(base["faction"]))
def test_two_hexes_join_each_base_by_land(base: dict[str, Any]) -> None:
    land = {name for name in around(base) if hexes()[name]["terrain"] != "lake"} - set(base["rivers"])
    assert len(land) == 2
    assert {hexes()[name]["terrain"] for name in land} == HOME_TERRAINS[base["faction"]]


@pytest.mark.parametrize("faction", names.FACTIONS)
def test_water_closes_each_home_region_to_three_hexes_with_one_encounter(faction: str) -> None:
    region = board.START[names.FACTIONS.index(faction)]
    for _ in range(47):
        for place in board.places_in(region):
            region |= board.LAND[place]
    assert region.bit_count() == 3
    assert (region & board.ENCOUNTERS).bit_count() == 1
    assert not region & board.TUNNELS


# -- mats --------------------------------------------------------------------------------------------------------


def test_faction_mats_have_four_mechs_and_five_of_power_and_cards() -> None:
    start = {row["id"]: (row["power"], row["combat_cards"]) for row in rows("factions", "factions")}
    assert start == {"nordic": (4, 1), "rusviet": (3, 2), "crimea": (5, 0), "saxony": (1, 4), "polania": (2, 3)}
    assert {sum(values) for values in start.values()} == {5}
    for row in rows("factions", "factions"):
        assert len(set(row["mechs"])) == 4
        assert (row["mechs"][0], row["mechs"][3]) == ("riverwalk", "speed")
        assert len(set(row["riverwalk"])) == 2
        assert set(row["mechs"]) <= set(names.ABILITIES)
    middle = [ability for row in rows("factions", "factions") for ability in row["mechs"][1:3]]
    assert len(set(middle)) == 10
    assert len({row["ability"] for row in rows("factions", "factions")}) == 5


def test_the_one_time_bonuses_are_two_of_each_kind() -> None:
    bonuses = [(row["kind"], row["amount"]) for row in rows("factions", "recruit_bonuses")]
    assert bonuses == [("power", 2), ("coins", 2), ("popularity", 2), ("combat_cards", 2)]


def test_banned_pairs_name_a_faction_and_a_mat() -> None:
    for faction, mat in load("factions.json")["banned_pairs"]:
        assert faction in names.FACTIONS
        assert mat in names.MATS


def test_player_mats_differ_in_number_and_start() -> None:
    start = [(row["id"], row["number"], row["popularity"], row["coins"]) for row in rows("mats", "mats")]
    assert start == [
        ("industrial", 1, 2, 4),
        ("engineering", 2, 2, 5),
        ("patriotic", 3, 2, 6),
        ("mechanical", 4, 3, 6),
        ("agricultural", 5, 4, 7),
    ]


@pytest.mark.parametrize("mat", rows("mats", "mats"), ids=lambda mat: str(mat["id"]))
def test_costs_coins_and_dashed_boxes_of_every_mat_add_up(mat: dict[str, Any]) -> None:
    sections = mat["sections"]
    assert [row["bottom"] for row in sections] == ["upgrade", "deploy", "build", "enlist"]
    assert sorted(row["top"] for row in sections) == ["bolster", "move", "produce", "trade"]
    assert sum(row["cost"] for row in sections) == 13
    assert sum(row["dashed"] for row in sections) == 6
    assert sum(row["coins"] for row in sections) == 6
    assert all(0 <= row["dashed"] < row["cost"] and 0 <= row["coins"] <= 3 for row in sections)


def test_the_six_cubes_lie_on_boxes_that_an_upgrade_raises_by_one() -> None:
    boxes = {f"{row['id']}.{box['id']}": box for row in rows("mats", "top_actions") for box in row["boxes"]}
    raised = [name for name, box in boxes.items() if box["upgraded"] == box["amount"] + 1]
    assert sorted(raised) == sorted(load("mats.json")["cubes"])
    assert len(raised) == 6
    assert [name for name, box in boxes.items() if box["upgraded"] == box["amount"]] == ["trade.goods"]


def test_every_bottom_action_has_its_own_resource_and_bonus() -> None:
    bottom = rows("mats", "bottom_actions")
    assert {row["resource"] for row in bottom} == RESOURCES
    assert [row["ongoing_bonus"] for row in bottom] == ["power", "coins", "popularity", "combat_cards"]
    assert {row["structure"] for row in rows("mats", "top_actions")} == set(names.STRUCTURES)


# -- cards, tiles, tracks ----------------------------------------------------------------------------------------


def test_popularity_tiers_cover_the_track_without_a_gap() -> None:
    tiers = rows("scoring", "popularity_tiers")
    assert [value for row in tiers for value in range(row["min"], row["max"] + 1)] == list(range(19))
    assert [(row["star"], row["territory"], row["resource_pair"]) for row in tiers] == [(3, 2, 1), (4, 3, 2), (5, 4, 3)]


def test_there_are_42_combat_cards_six_tiles_and_ten_stars() -> None:
    assert {row["value"]: row["count"] for row in rows("scoring", "combat_deck")} == {2: 16, 3: 12, 4: 8, 5: 6}
    assert len(rows("scoring", "tiles")) == 6
    spaces = [row["id"] for row in rows("scoring", "stars")]
    assert len(spaces) + spaces.count("combat") == 10  # a combat can be starred twice


def test_tiles_pay_more_for_more() -> None:
    for tile in rows("scoring", "tiles"):
        counts, coins = zip(*tile["steps"], strict=True)
        assert counts[0] == 1
        assert sorted(set(counts)) == list(counts)
        assert coins in ((2, 4, 6, 9), (2, 4, 6))


def test_encounter_cards_have_a_free_option_one_for_coins_and_one_for_popularity() -> None:
    cards = rows("encounters", "encounters")
    assert [(card["id"], card["set"] == "base") for card in cards] == [(k, k <= 28) for k in range(1, 43)]
    for card in cards:
        free, bought, asked = card["options"]
        assert free["cost"] == {}
        assert free["gain"]["popularity"] in (1, 2)
        assert list(bought["cost"]) == ["coins"]
        assert bought["cost"]["coins"] in (2, 3, 4)
        assert list(asked["cost"]) == ["popularity"]
        assert asked["cost"]["popularity"] in (2, 3)


def test_encounter_cards_give_only_known_things() -> None:
    for card in rows("encounters", "encounters"):
        for option in card["options"]:
            assert set(option) <= {"cost", "gain", "special"}
            assert set(option["gain"]) <= set(names.GAINS) - {"produce_territories"}
            assert option["gain"] or option["special"]
            assert option.get("special", "relocate") in ("look_at_hand", "relocate")
            assert min(option["gain"].values(), default=1) >= 1


def test_every_option_has_a_scene_of_its_own() -> None:
    scenes: dict[str, list[int]] = load("scenes.json")["scenes"]
    assert sorted(map(int, scenes)) == list(range(1, 43))
    assert sorted(scene for row in scenes.values() for scene in row) == list(range(126))


def test_factory_cards_differ_and_cost_and_give_only_known_things() -> None:
    cards = rows("factory_cards", "factory_cards")
    assert [(card["id"], card["set"] == "base") for card in cards] == [(k, k <= 12) for k in range(1, 19)]
    contents = [(sorted(card["cost"].items()), card["mode"], sorted(card["gain"].items())) for card in cards]
    assert all(contents.count(content) == 1 for content in contents)
    for card in cards:
        assert card["cost"]
        assert card["gain"]
        assert set(card["cost"]) <= {"coins", "power", "popularity", "combat_cards", "any_resources"}
        assert set(card["gain"]) <= set(names.GAINS)
        assert card["mode"] in ("all", "choose_one")


def test_objectives_are_23_base_and_4_promo_cards_with_a_timing() -> None:
    cards = rows("objectives", "objectives")
    assert [(card["id"], card["set"] == "base") for card in cards] == [(k, k <= 23) for k in range(1, 28)]
    at_end = [card["id"] for card in cards if card["timing"] == "end_of_own_turn"]
    between = [card["id"] for card in cards if card["timing"] == "own_turn_between_actions"]
    assert len(at_end) + len(between) == 27
    assert len([card for card in at_end if card <= 23]) == 14
    assert all(card["condition"] and all(len(part) == 1 for part in card["condition"]) for card in cards)


def test_the_rulebook_knows_every_section_and_rule_it_names() -> None:
    book = rulebook("scythe")
    ids = [*(rule.id for rule in book.rules), *(example.id for example in book.examples)]
    assert len(ids) == len(set(ids))
    assert {row.section for row in book.rules} <= {section.code for section in book.sections}
    assert {rule for example in book.examples for rule in example.rules} <= set(ids)
    assert len(book.examples) == 54
