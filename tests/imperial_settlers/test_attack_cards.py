"""The 16 attack cards of the solo game: their targets, as deals of the virtual player and as attacks."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

import pytest

import furrow
from furrow import Game
from furrow.games.imperial_settlers.rules import RULES, ImperialSettlers, make_book
from furrow.games.tableau.rows import Card, Copy
from tests.imperial_settlers.common_cards import amounts, common_designs, drawn
from tests.imperial_settlers.phases import pile, wealth
from tests.imperial_settlers.positions import at, egyptians, japanese, romans, solo
from tests.tableau.positions import built, legal, player, refused, seen

TARGETS = {
    "attack_01": "wood",
    "attack_02": "wood",
    "attack_03": "wood",
    "attack_04": "gold",
    "attack_05": "gold",
    "attack_06": "gold",
    "attack_07": "card",
    "attack_08": "card",
    "attack_09": "card",
    "attack_10": "stone",
    "attack_11": "stone",
    "attack_12": "worker",
    "attack_13": "worker",
    "attack_14": "vp",
    "attack_15": "vp",
    "attack_16": "food",
}
KINDS = ("wood", "gold", "card", "stone", "worker", "vp", "food")

# fmt: off
BY_RAZE_FIELD = {
    "2 wood": "wood_storage.com003 old_forest.com007 wood_supplier.com029 lumberjacks.com042 new_forest.com058 "
              "lumberjacks_route.com062",
    "2 stone": "quarry.com008 rubble.com011 above_ground_mine.com083",
    "2 worker": "village_a.com012 town.com015",
    "2 card": "castle_a.com046 castle_b.com048 tavern.com049 watchtower.com065",
    "2 food": "grain_field.com023 lords_fields.com025",
    "1 vp + 1 stone": "statue.com001 armorer.com018 monument.com026 mason_b.com035",
    "1 vp + 1 wood": "gallows.com005 carpenter.com043 joiner.com044",
    "1 vp + 1 gold": "gold_mine.com021 goldsmiths_workshop.com030 hanseatic_league.com061",
    "1 vp + 1 worker": "missionaries.com039 barracks.com050",
    "1 vp + 1 food": "baker.com075",
    "1 gold + 1 stone": "supplier.com002 merchants_guild.com027 masons_guild.com037 monty_the_merchant.com080 "
                        "apartment.com081",
    "1 gold + 1 wood": "carpenters_workshop.com004 marketplace.com032",
    "1 gold + 1 worker": "farmers_at_work.com016 gold_creek.com028 imperial_messenger.com057",
    "1 gold + 1 food": "confectioner.com052",
    "1 wood + 1 stone": "mason_a.com034",
    "1 wood + 1 food": "brewer.com056 hunter_joe.com082",
    "1 worker + 1 food": "mill.com006 mammas_baths.com017 pig_farmer_a.com053 pig_farmer_b.com055 canteen.com078",
    "1 worker + 1 wood": "village_b.com014 settlers.com040 acting_troupe.com041 sawmill.com076",
    "1 worker + 1 stone": "coal_mine.com033 court_sculptor.com036 porters.com084",
    "1 worker + 1 card": "meeting_place.com079",
    "": "ruins.com069",
}
# fmt: on
FIELDS = {card: amounts(field) for field, cards in BY_RAZE_FIELD.items() for card in cards.split()}
CATEGORIES = {
    "production": "old_forest quarry rubble village_a village_b town farmers_at_work mammas_baths armorer monument "
    "merchants_guild gold_creek wood_supplier lumberjacks_route watchtower",
    "feature": "statue supplier wood_storage carpenters_workshop gallows mill baker canteen meeting_place "
    "monty_the_merchant apartment",
}


def _cards_for(*targets: str) -> list[str]:
    """An attack card for each target, each card once."""
    found: list[str] = []
    for target in targets:
        found.append(next(card for card, kind in TARGETS.items() if kind == target and card not in found))
    return found


def attacked(me: dict[str, Any], newest: str, *earlier: str, then: str, **rest: Any) -> Game:
    """Round 5 ends: the first attack reveals the target `newest` before the earlier ones, the second `then`."""
    first, second, *row = _cards_for(newest, then, *earlier)
    others = [card for card in TARGETS if card not in (first, second, *row)]
    players = solo(me, virtual={"deals": row})
    game = at(*players, round=5, decks={"attack": [*others, second, first]}, **rest)
    game.play("pass")
    return game


def collected(game: Game) -> list[str]:
    """The collection pile of the virtual player."""
    return seen(game).tables.get("collection", [])


# -- the cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-COMP-03", "IMP-SOLO-03", "IMP-SOLO-04")
def test_a_solo_game_shuffles_the_16_attack_cards_and_reveals_one() -> None:
    revealed = set()
    for seed in range(12):
        document = furrow.new("imperial_settlers", seats=1, seed=seed).position()
        row, deck = document["players"][1]["deals"], document["decks"]["attack"]
        assert (len(row), sorted([*row, *deck])) == (1, sorted(TARGETS))
        revealed.update(row)
    assert len(revealed) > 4
    assert "attack" not in furrow.new("imperial_settlers", seats=2, seed=1).position()["decks"]


@pytest.mark.rule("IMP-SOLO-05", "IMP-SOLO-14", "IMP-SOLO-16")
@pytest.mark.parametrize("card", TARGETS)
def test_a_revealed_attack_card_is_a_deal_of_the_virtual_player_for_its_target(card: str) -> None:
    me: dict[str, Any] = japanese(locations=["ninjas.jap026"], goods={"worker": 1})
    game = at(*solo(me, virtual={"deals": [card]}))
    game.play("use ninjas.jap026")
    drawn(game)
    assert wealth(game) == {TARGETS[card]: 1}, "Ninjas discard a deal and take its good"
    assert (player(game, 1).deals, pile(game, "attack")) == ([], [card])


HIT = {
    "wood": ("gallows.com005", "vp"),
    "gold": ("marketplace.com032", "wood"),
    "card": ("meeting_place.com079", "worker"),
    "stone": ("supplier.com002", "gold"),
    "worker": ("porters.com084", "stone"),
    "vp": ("barracks.com050", "worker"),
    "food": ("baker.com075", "vp"),
}
"""For each target a location that it hits together with a certain second target."""


@pytest.mark.rule("IMP-SOLO-05", "IMP-SOLO-20", "IMP-SOLO-22", "IMP-SOLO-24", "IMP-SOLO-27", "IMP-SOLO-32")
@pytest.mark.parametrize("card", TARGETS)
def test_revealed_as_the_newest_it_names_the_first_target(card: str) -> None:
    location, second = HIT[TARGETS[card]]
    partner = next(each for each, kind in TARGETS.items() if kind == second and each != card)
    miss = next(each for each, kind in TARGETS.items() if kind not in FIELDS[location] and each != partner)
    rest = [each for each in TARGETS if each not in (card, partner, miss)]
    rivals = solo(romans(locations=[location, "ruins.com069"]), virtual={"deals": [partner]})
    game = at(*rivals, round=5, decks={"attack": [*rest, miss, card]})
    game.play("pass")
    assert (collected(game), built(game)) == ([location], ["ruins.com069"])
    assert player(game, 1).deals == [miss, card, partner], "both go to the end, first target before its partner"


# -- what they hit ---------------------------------------------------------------------------------------------------


def _pairs() -> list[tuple[str, str]]:
    """Every pair of targets for which there are two cards."""
    number = Counter(TARGETS.values())
    return [(a, b) for a, b in combinations_with_replacement(KINDS, 2) if a != b or number[a] > 1]


@pytest.mark.rule("IMP-SOLO-22", "IMP-SOLO-23", "IMP-SOLO-24", "IMP-SOLO-26", "IMP-SOLO-27", "IMP-CARD-03")
@pytest.mark.parametrize("card", FIELDS)
def test_a_location_is_hit_by_the_two_goods_of_its_raze_field_and_by_no_other_pair(card: str) -> None:
    field = FIELDS[card]
    then = next(kind for kind in KINDS if kind not in field)
    hits = [pair for pair in _pairs() if collected(attacked(romans(locations=[card]), *pair, then=then)) == [card]]
    assert hits == [pair for pair in _pairs() if dict(Counter(pair)) == field]
    assert len(hits) == (0 if card in BY_RAZE_FIELD["2 food"].split() or not field else 1)
    for one, other in hits:
        assert collected(attacked(romans(locations=[card]), other, one, then=then)) == [card], "in either order"


@cache
def _with_prizes() -> ImperialSettlers:
    """The game with a location for each category that any pair of targets hits and that costs more than all others."""
    field = dict.fromkeys(KINDS, 2)
    rows = [
        Card(f"prize_{each}", each, each, [Copy("common")], cost={"stone": 9}, raze=field)
        for each in ("production", "feature", "action")
    ]
    return ImperialSettlers(make_book(rows))


def _category(card: str) -> str:
    design = card.split(".")[0]
    return next((category for category, ids in CATEGORIES.items() if design in ids.split()), "action")


@pytest.mark.rule("IMP-SOLO-30", "IMP-SOLO-31", "IMP-CARD-08")
@pytest.mark.parametrize("card", [card for card, field in FIELDS.items() if field and field != {"food": 2}])
def test_actions_fall_before_features_and_features_before_production_locations(card: str) -> None:
    field = FIELDS[card]
    pair = [kind for kind, amount in field.items() for _ in range(amount)]
    first, partner, second = _cards_for(*pair, next(kind for kind in KINDS if kind not in field))
    rest = [each for each in TARGETS if each not in (first, partner, second)]
    beaten = []
    for category in ("production", "feature", "action"):
        players = solo(romans(locations=[card, f"prize_{category}"]), virtual={"deals": [partner]})
        document = {"players": players, "round": 5, "decks": {"attack": [*rest, second, first]}}
        game = Game(_with_prizes(), _with_prizes().from_position(document))
        game.play("pass")
        if collected(game)[0] == card:
            beaten.append(category)
    expected: dict[str, list[str]] = {
        "production": [],
        "feature": ["production"],
        "action": ["production", "feature"],
    }
    assert beaten == expected[_category(card)], "within its own category the dearer one falls"


@pytest.mark.rule("IMP-SOLO-31")
@pytest.mark.parametrize(
    ("pair", "falls", "stays"),
    [
        (("stone", "stone"), "rubble.com011", "quarry.com008"),
        (("vp", "wood"), "carpenter.com043", "joiner.com044"),
        (("worker", "food"), "pig_farmer_a.com053", "pig_farmer_b.com055"),
        (("card", "card"), "castle_b.com048", "castle_a.com046"),
        (("vp", "stone"), "armorer.com018", "monument.com026"),
        (("wood", "wood"), "wood_supplier.com029", "old_forest.com007"),
        (("wood", "worker"), "acting_troupe.com041", "sawmill.com076"),
        (("vp", "gold"), "hanseatic_league.com061", "gold_mine.com021"),
    ],
)
def test_within_a_category_the_dearer_location_falls_and_then_the_one_with_more_stone_in_its_cost(
    pair: tuple[str, str], falls: str, stays: str
) -> None:
    then = next(kind for kind in KINDS if kind not in FIELDS[falls])
    for locations in ([falls, stays], [stays, falls]):
        game = attacked(romans(locations=locations), *pair, then=then)
        assert (collected(game), built(game)) == ([falls], [stays])


@pytest.mark.rule("IMP-SOLO-31", "IMP-DIG-14")
def test_the_last_tie_is_the_players_choice() -> None:
    mine = ["supplier.com002", "apartment.com081", "monty_the_merchant.com080", "merchants_guild.com027"]
    game = attacked(romans(locations=mine), "gold", "stone", then="food")
    assert legal(game) == ["choose supplier.com002", "choose monty_the_merchant.com080", "choose apartment.com081"]
    assert refused(game, "choose merchants_guild.com027") == "IMP-SOLO-31"
    game.play("choose monty_the_merchant.com080")
    assert collected(game) == ["monty_the_merchant.com080"]


@pytest.mark.rule("IMP-SOLO-24", "IMP-SOLO-25", "IMP-SOLO-28", "IMP-SOLO-30", "IMP-SOLO-32")
@pytest.mark.example("IMP-EX-18")
def test_wood_worker_gold_razes_the_marketplace() -> None:
    mine = ["carpenters_workshop.com004", "marketplace.com032", "joiner.com044", "wood_supplier.com029"]
    wood, card, worker, gold = _cards_for("wood", "card", "worker", "gold")
    rest = [each for each in TARGETS if each not in (wood, card, worker, gold)]
    players = solo(romans(locations=mine), virtual={"deals": [worker, gold]})
    game = at(*players, round=2, decks={"attack": [*rest, card, wood]})
    game.play("pass")
    assert collected(game) == ["marketplace.com032"]
    assert built(game) == ["carpenters_workshop.com004", "joiner.com044", "wood_supplier.com029"]
    assert (player(game).ruins, wealth(game)) == (0, {"card": 1}), "no foundation, no wood; the card is the lookout's"
    assert player(game, 1).deals == [card, worker, wood, gold], "worker was the front card when `card` was revealed"


@pytest.mark.rule("IMP-SOLO-19", "IMP-SOLO-23", "IMP-SOLO-33")
def test_an_attack_card_that_hits_nothing_stays_in_the_row_behind_the_next() -> None:
    game = attacked(romans(locations=["quarry.com008"]), "stone", "wood", "gold", then="card")
    assert (collected(game), built(game)) == ([], ["quarry.com008"])
    assert [TARGETS[each] for each in player(game, 1).deals] == ["card", "stone", "wood", "gold"]


@pytest.mark.rule("IMP-SOLO-19", "IMP-SOLO-21", "IMP-SOLO-32")
def test_each_of_the_two_attacks_razes_one_location_at_most() -> None:
    mine = ["quarry.com008", "quarry.com009", "rubble.com011", "old_forest.com007"]
    game = attacked(egyptians(locations=mine), "stone", "stone", "wood", then="wood")
    assert collected(game) == ["rubble.com011", "old_forest.com007"]
    assert [TARGETS[each] for each in player(game, 1).deals] == ["stone", "stone", "wood", "wood"]


@pytest.mark.rule("IMP-SOLO-35", "IMP-SOLO-37", "IMP-SOLO-41")
def test_two_points_attack_a_faction_location_of_the_japanese() -> None:
    mine = ["farm.jap001", "casino.jap012", "gallows.com005"]
    game = attacked(japanese(locations=mine), "vp", "wood", "vp", then="card")
    assert collected(game) == ["casino.jap012"], "gold comes before workers, and before the pair of vp and wood"
    other = attacked(romans(locations=["roman_bank.rom029", "gallows.com005"]), "vp", "wood", "vp", then="card")
    assert collected(other) == ["gallows.com005"]


def test_every_attack_card_and_every_common_row_is_covered() -> None:
    assert {face.word for face in RULES.book.faces if face.word.startswith("attack")} == set(TARGETS)
    assert set(HIT) == set(TARGETS.values()) == set(KINDS)
    assert {card.split(".")[0] for card in FIELDS} == common_designs()
