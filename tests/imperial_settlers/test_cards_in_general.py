"""Cards in general: what a card is, says and can be used for (IMP-CARD, IMP-COMP-03, IMP-COMP-04)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.imperial_settlers.phases import deck, last_pass, new, next_round, produced, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import goods, hand, legal, player, points, refused

FACTIONS = ("barbarians", "japanese", "romans", "egyptians")
CODES = {"barbarians": "bar", "japanese": "jap", "romans": "rom", "egyptians": "egy", "common": "com"}
RICH = {"wood": 9, "stone": 9, "food": 9}
FOOD = {"food": 1}


def everywhere(seats: int, seed: int = 0, **setup: Any) -> list[str]:
    """Every card of a game, wherever it lies."""
    document = new(seats, seed, **setup).position()
    piles = [*document["decks"].values(), *document["discards"].values(), *document["tables"].values()]
    found = [card for cards in (*piles, document["row"]) for card in cards]
    return found + [card for row in document["players"] for card in (*row["hand"], *row["deals"])]


def marks(cards: list[str], code: str) -> list[str]:
    """The printed numbers of one affiliation."""
    return sorted(mark for mark in (card.split(".")[-1] for card in cards) if mark.startswith(code))


def cards_for(mine: dict[str, Any], *, common: bool = True) -> list[str]:
    """The cards of a player's faction, and the common ones."""
    codes = (CODES[mine["faction"]], "com" if common else "-")
    return [card for card in everywhere(4) if card.split(".")[-1][:3] in codes]


def other(mine: dict[str, Any]) -> dict[str, Any]:
    """An opponent."""
    return romans() if mine["faction"] != "romans" else barbarians()


@pytest.mark.rule("IMP-COMP-03")
def test_the_game_has_220_cards_and_attack_cards_in_solo_games_only() -> None:
    cards = everywhere(4)
    assert len(cards) == len(set(cards)) == 84 + 4 * 30
    assert [len(marks(cards, code)) for code in ("com", "bar", "jap", "rom", "egy")] == [84, 30, 30, 30, 30]
    alone = everywhere(1, factions=["japanese"])
    assert (len(marks(alone, "com")), len(marks(alone, "jap"))) == (84, 30)
    assert len({card for card in alone if card.startswith("attack_")}) == 16 == len(alone) - 84 - 30


@pytest.mark.rule("IMP-CARD-07")
def test_a_card_carries_an_affiliation_code_and_a_number() -> None:
    cards = everywhere(4)
    for code, count in (("com", 84), ("bar", 30), ("jap", 30), ("rom", 30), ("egy", 30)):
        assert marks(cards, code) == [f"{code}{number:03}" for number in range(1, count + 1)]


@pytest.mark.rule("IMP-CARD-07")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_faction_deck_has_its_designs_once_twice_or_three_times(faction: str) -> None:
    cards = [card for card in everywhere(4) if card.split(".")[-1].startswith(CODES[faction])]
    designs = Counter(card.split(".")[0] for card in cards)
    assert Counter(designs.values()) == {3: 3, 2: 6, 1: 9}


@pytest.mark.rule("IMP-COMP-04")
@pytest.mark.parametrize("seed", range(3))
def test_a_faction_deck_is_used_by_its_own_player_only(seed: int) -> None:
    game = new(4, seed)
    for _ in range(3):
        next_round(game)
    for seat in range(4):
        for card in hand(game, seat):
            assert card.split(".")[-1][:3] in ("com", CODES[player(game, seat).faction])
    holders = {seat for seat in range(4) for card in hand(game, seat) if ".com" in card}
    assert holders == {0, 1, 2, 3}, "the common deck is open to all"


@pytest.mark.rule("IMP-CARD-01")
@pytest.mark.parametrize("mine", [barbarians(), japanese(), romans(), egyptians()])
def test_every_card_can_be_built(mine: dict[str, Any]) -> None:
    """Over a foundation where the cost asks for a location."""
    cards = [card for card in cards_for(mine) if card != "mill.com006"]
    game = at(mine | {"hand": cards, "goods": RICH, "ruins": ["mill.com006"]}, other(mine))
    lines = set(legal(game))
    for card in cards:
        assert lines & {f"build {card}", f"build {card} over foundation"}


@pytest.mark.rule("IMP-CARD-01", "IMP-CARD-03")
def test_common_and_japanese_cards_can_be_razed_and_other_faction_cards_not() -> None:
    """Apart from the Ruins, the Gates and the Shrine, which have no raze field."""
    bare = {"ruins", "gate", "shrine"}
    for mine in (barbarians(), japanese(), romans(), egyptians()):
        cards = cards_for(mine)
        game = at(mine | {"hand": cards, "goods": {"raze_token": 1}}, other(mine))
        razed = {line.split()[1] for line in legal(game) if line.startswith("raze")}
        kinds = (".com", ".jap")
        assert razed == {card for card in cards if card.split(".")[0] not in bare and any(k in card for k in kinds)}
        assert len(razed) == (78 + 27 if mine["faction"] == "japanese" else 78)


@pytest.mark.rule("IMP-CARD-01", "IMP-CARD-04", "IMP-DEAL-01")
def test_every_faction_card_can_become_a_deal_and_no_common_card() -> None:
    for mine in (barbarians(), japanese(), romans(), egyptians()):
        cards = cards_for(mine)
        game = at(mine | {"hand": cards, "goods": FOOD}, other(mine))
        deals = {line.split()[1] for line in legal(game) if line.startswith("deal")}
        assert deals == {card for card in cards if ".com" not in card}
        assert len(deals) == 30


@pytest.mark.rule("IMP-CARD-04")
@pytest.mark.parametrize("mine", [barbarians(), japanese(), romans(), egyptians()])
def test_the_deal_field_of_every_faction_card_gives_one_good(mine: dict[str, Any]) -> None:
    cards = cards_for(mine, common=False)
    assert len(cards) == 30
    for card in cards:
        game = at(mine | {"hand": [card], "goods": FOOD}, other(mine))
        game.play(f"deal {card}")
        if game.question() == "draw":
            game.play("draw common")
        assert sum(wealth(game).values()) == 1


@pytest.mark.rule("IMP-CARD-03")
@pytest.mark.parametrize(
    ("card", "spoils"),
    [
        ("wood_storage.com003", {"wood": 2}),
        ("armorer.com018", {"stone": 1, "vp": 1}),
        ("carpenters_workshop.com004", {"wood": 1, "gold": 1}),
        ("town.com015", {"worker": 2}),
        ("confectioner.com052", {"food": 1, "gold": 1}),
        ("watchtower.com065", {"card": 2}),
    ],
)
def test_the_raze_field_holds_the_goods_for_razing(card: str, spoils: dict[str, int]) -> None:
    game = at(barbarians(hand=[card], goods={"raze_token": 1}), romans())
    game.play(f"raze {card}")
    while game.question() == "draw":
        game.play("draw common")
    assert wealth(game) == spoils


@pytest.mark.rule("IMP-CARD-05")
def test_a_card_has_an_end_value_a_colour_an_ability_and_perhaps_a_building_bonus() -> None:
    """Quarry: grey, produces 1 stone, building bonus 1 stone, 1 point. Pyramid: grey, no bonus, 2 points."""
    game = at(egyptians(hand=["quarry.com008"], goods={"wood": 1, "stone": 1}), barbarians())
    game.play("build quarry.com008")
    assert goods(game) == {"stone": 2}, "ability and bonus"
    pyramid = at(egyptians(hand=["pyramid.egy028"], goods={"stone": 2}, locations=["rubble.com011"]), barbarians())
    pyramid.play("build pyramid.egy028")
    assert goods(pyramid) == {"gold": 1, "stone": 1}, "no bonus"
    grey = produced(egyptians(locations=["rubble.com011", "quarry.com008", "pyramid.egy028"]), barbarians())
    assert goods(grey)["stone"] == 3 + 1 + 1, "Rubble counts three grey locations"
    end = last_pass(egyptians(locations=["quarry.com008", "pyramid.egy028"]), barbarians(), round=5)
    assert end.result.standings[0].parts == {"points": 0, "common": 1, "faction": 2, "extra": 0}


@pytest.mark.rule("IMP-CARD-06")
@pytest.mark.parametrize(
    ("card", "rubble", "fields", "supplier"),
    [
        ("mill.com006", 1, 2, 1),
        ("mason_a.com034", 2, 1, 1),
        ("lumberjacks.com042", 1, 1, 2),
        ("trade_colony.rom023", 2, 2, 2),
        ("ruins.com069", 1, 1, 1),
        ("gold_creek.com028", 1, 1, 1),
    ],
)
def test_a_location_has_one_colour_or_several_or_none(card: str, rubble: int, fields: int, supplier: int) -> None:
    """Rubble counts grey, Lord's Fields red and Wood Supplier brown locations; each counts itself."""
    board = {"stone": 1, "wood": 1}
    for counter, good, count in (
        ("rubble.com011", "stone", rubble),
        ("lords_fields.com025", "food", fields),
        ("wood_supplier.com029", "wood", supplier),
    ):
        game = produced(romans(locations=[counter, card]), barbarians())
        assert goods(game).get(good, 0) == count + board.get(good, 0)


MIXED = ["armorer.com018", "mill.com006", "brewer.com056", "farm.jap001", "gate.jap013", "casino.jap012"]
"""A common and a faction location of each category: production, feature, action."""


@pytest.mark.rule("IMP-CARD-08")
def test_common_and_faction_cards_are_production_feature_or_action() -> None:
    me = japanese(locations=MIXED, goods={"worker": 1, "food": 1, "wood": 3}, hand=["grain_field.com023"])
    game = at(me, romans(passed=True))
    assert [line for line in legal(game) if line.startswith("use")] == ["use brewer.com056", "use casino.jap012"]
    for card in ("armorer.com018", "mill.com006", "farm.jap001", "gate.jap013"):
        assert refused(game, f"use {card}") == "IMP-USE-01"
    assert "tuck grain_field.com023 under gate.jap013" in legal(game), "a feature works without being used"
    game.play("build grain_field.com023 / end")
    assert (points(game), goods(game)["gold"]) == (1, 1), "so does the Mill"
    producing = produced(japanese(locations=MIXED), romans())
    assert goods(producing) == {"worker": 4 + 1, "food": 1, "wood": 1, "raze_token": 1 + 1, "defence_token": 1}


@pytest.mark.rule("IMP-CARD-09")
def test_production_lies_in_the_top_row_features_in_the_middle_actions_at_the_bottom() -> None:
    """Porters copy what lies in the top row, Scorpion Breeder blocks what lies in the bottom row."""
    porters = at(japanese(locations=[*MIXED, "porters.com084"], goods={"food": 1}), egyptians())
    porters.play("use porters.com084")
    assert legal(porters) == ["choose armorer.com018", "choose farm.jap001"]
    breeder = at(egyptians(locations=["scorpion_breeder.egy010"], goods={"worker": 1}), japanese(locations=MIXED))
    breeder.play("use scorpion_breeder.egy010")
    assert legal(breeder) == ["choose brewer.com056", "choose casino.jap012"]


@pytest.mark.rule("IMP-CARD-11")
@pytest.mark.parametrize(
    ("mine", "design", "copies"),
    [
        (barbarians(), "saboteurs", {"bar010": "card", "bar011": "gold"}),
        (barbarians(), "dark_chapel", {"bar014": "worker", "bar015": "raze_token"}),
        (barbarians(), "pack", {"bar016": "raze_token", "bar017": "gold"}),
        (japanese(), "daimyos_castle", {"jap009": "stone", "jap010": "gold"}),
        (japanese(), "trade_route", {"jap021": "food", "jap022": "worker", "jap023": "vp"}),
        (romans(), "sculptors_apprentice", {"rom003": "gold", "rom004": "gold", "rom005": "stone"}),
    ],
)
def test_copies_of_a_design_differ_in_their_deal(mine: dict[str, Any], design: str, copies: dict[str, str]) -> None:
    for mark, good in copies.items():
        game = at(mine | {"hand": [f"{design}.{each}" for each in copies], "goods": FOOD}, other(mine))
        game.play(f"deal {mark}")
        if good == "card":
            game.play("draw common")
        expected = {good: 1, "card": len(copies) - 1}
        assert wealth(game) == (expected if good != "card" else {"card": len(copies)})
        assert player(game).deals == [f"{design}.{mark}"]


@pytest.mark.rule("IMP-CARD-11")
def test_hand_deck_deal_and_record_name_the_printed_copy() -> None:
    game = at(barbarians(hand=["saboteurs.bar010", "saboteurs.bar011"], goods=FOOD), romans())
    assert hand(game) == ["saboteurs.bar010", "saboteurs.bar011"]
    assert legal(game)[:2] == ["deal saboteurs.bar010", "deal saboteurs.bar011"]
    assert {"pack.bar016", "pack.bar017"} <= set(deck(game, "barbarians"))
    game.play("deal bar011")
    assert '"0 deal saboteurs.bar011"' in game.record()
    assert (player(game).deals, hand(game)) == (["saboteurs.bar011"], ["saboteurs.bar010"])


@pytest.mark.rule("IMP-CARD-12")
def test_where_printings_differ_the_data_hold() -> None:
    statue = at(romans(hand=["statue.com001"], goods={"wood": 1, "stone": 2}), barbarians())
    statue.play("build statue.com001 / draw common")
    assert wealth(statue) == {"vp": 1, "card": 1}, "a card besides the points"
    sculptor = at(romans(hand=["court_sculptor.com036"], goods={"stone": 1}), barbarians())
    sculptor.play("build court_sculptor.com036")
    assert (wealth(sculptor), sculptor.actors) == ({}, (1,)), "no building bonus"
    ruins = at(romans(hand=["ruins.com069"]), barbarians())
    ruins.play("build ruins.com069")
    assert wealth(ruins) == {"worker": 1}
    meeting = at(romans(hand=["meeting_place.com079"], goods={"raze_token": 1}), barbarians())
    meeting.play("raze meeting_place.com079 / draw common")
    assert wealth(meeting) == {"worker": 1, "card": 1}
