"""The Japanese in the solo game: attacks on faction locations (IMP-SOLO-35 to -41)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from furrow.games.tableau.rows import Card, Copy
from tests.imperial_settlers.attacks import attacked, before_attack, collection, targets
from tests.imperial_settlers.positions import at, japanese, romans, solo, with_card
from tests.tableau.positions import built, goods, legal, player, points, refused

FARM, JOINER, GATE, SHRINE = "farm.jap001", "joiner.com044", "gate.jap013", "shrine.jap015"
POINTS = ["vp"]


def mine(*locations: str, **pieces: Any) -> dict[str, Any]:
    return japanese(locations=list(locations), **pieces)


@pytest.mark.rule("IMP-SOLO-35", "IMP-SOLO-41")
@pytest.mark.parametrize("row", [["vp"], ["wood", "vp"], ["gold", "stone", "food", "vp"]])
def test_two_points_among_the_targets_hit_a_faction_location(row: list[str]) -> None:
    game = attacked(mine(FARM), row, ["vp", "card"])
    assert (built(game), collection(game)) == ([], [FARM])
    assert (player(game).ruins, goods(game), points(game)) == (0, {}, 0)
    assert game.position()["discards"]["japanese"] == []


@pytest.mark.rule("IMP-SOLO-35")
@pytest.mark.parametrize(
    ("row", "coming"),
    [(["wood", "gold"], ["vp", "card"]), (["vp", "wood"], ["gold", "card"]), (["stone"], ["wood", "vp"])],
)
def test_one_point_or_points_behind_another_first_target_do_not(row: list[str], coming: list[str]) -> None:
    game = attacked(mine(FARM), row, coming)
    assert (built(game), collection(game)) == ([FARM], [])


@pytest.mark.rule("IMP-SOLO-35")
def test_faction_locations_of_another_faction_are_never_attacked() -> None:
    game = attacked(romans(locations=["builder.rom020"]), POINTS, ["vp", "card"])
    assert (built(game), collection(game)) == (["builder.rom020"], [])


@pytest.mark.rule("IMP-SOLO-36")
def test_the_attack_on_faction_locations_comes_before_the_common_ones() -> None:
    game = attacked(mine(JOINER, FARM), ["wood", "vp"], ["vp", "card"])
    assert (built(game), collection(game)) == ([JOINER], [FARM]), "a point and wood would have hit Joiner"


@pytest.mark.rule("IMP-SOLO-36", "IMP-SOLO-38")
@pytest.mark.parametrize("locations", [[], [GATE], [SHRINE], [GATE, SHRINE, "gate.jap014"]])
def test_without_a_faction_location_to_raze_the_common_ones_are_searched(locations: list[str]) -> None:
    game = attacked(mine(JOINER, *locations), ["wood", "vp"], ["vp", "card"])
    assert (built(game), collection(game)) == (locations, [JOINER])
    nothing = attacked(mine(*locations), ["wood", "vp"], ["vp", "card"])
    assert (built(nothing), collection(nothing)) == (locations, [])


BY_DEAL = [
    ("card", "buddha_temple.jap011"),
    ("raze_token", "garrison.jap008"),
    ("gold", "daimyos_castle.jap010"),
    ("vp", "dojo.jap024"),
    ("stone", "daimyos_castle.jap009"),
    ("worker", "sumo_school.jap028"),
    ("food", "the_stalls.jap016"),
]
"""Locations by the good of their deal field, in the order in which they fall. Their category and cost say otherwise."""


@pytest.mark.rule("IMP-SOLO-37")
@pytest.mark.parametrize("place", range(len(BY_DEAL)))
def test_the_good_of_the_deal_field_decides(place: int) -> None:
    cards = [card for _, card in BY_DEAL[place:]]
    for order in (1, -1):
        game = attacked(mine(*cards[::order]), POINTS, ["vp", "card"])
        assert collection(game) == [BY_DEAL[place][1]]


@pytest.mark.rule("IMP-SOLO-37")
def test_wood_is_the_last_good_in_that_order() -> None:
    """No printed card has it."""
    copies = [Copy(set="japanese", mark="jap099", deal="wood")]
    grove = Card(id="grove", name="Grove", category="action", copies=copies, cost={"wood": 3}, raze={"vp": 1}, points=2)
    document = before_attack(mine("rice_fields.jap004"), POINTS, ["vp", "card"]).position()
    document["players"][0]["locations"] = ["grove.jap099", "rice_fields.jap004"]
    game = with_card(grove, document)
    game.play("pass")
    assert collection(game) == ["rice_fields.jap004"]


@pytest.mark.rule("IMP-SOLO-37")
@pytest.mark.parametrize(
    ("locations", "fallen"),
    [
        ([FARM, "geisha_house.jap006", "trade_route.jap022"], "trade_route.jap022"),
        (["school_of_diplomacy.jap030", "daimyos_castle.jap010"], "school_of_diplomacy.jap030"),
        (["rice_fields.jap004", "sake_brewery.jap020", "the_stalls.jap016"], "the_stalls.jap016"),
        (["negotiator.jap019", "casino.jap012"], "casino.jap012"),
        (["garrison.jap008", "ninjas.jap026"], "ninjas.jap026"),
        (["the_stalls.jap016", "trade_route.jap021"], "trade_route.jap021"),
    ],
)
def test_then_ability_and_building_cost_as_usual(locations: list[str], fallen: str) -> None:
    """Action before feature before production, then the most resources, then the most stone."""
    for order in (1, -1):
        game = attacked(mine(*locations[::order]), POINTS, ["vp", "card"])
        assert collection(game) == [fallen]


@pytest.mark.rule("IMP-SOLO-37")
def test_the_last_tie_is_the_players_choice() -> None:
    game = attacked(mine("ninjas.jap026", "ninjas.jap027", FARM), POINTS, ["vp", "card"])
    assert set(legal(game)) == {"choose ninjas.jap026", "choose ninjas.jap027"}
    assert refused(game, f"choose {FARM}") == "IMP-SOLO-31"
    game.play("choose ninjas.jap027")
    assert (built(game), collection(game)) == (["ninjas.jap026", FARM], ["ninjas.jap027"])


@pytest.mark.rule("IMP-SOLO-39")
def test_the_attack_cards_used_go_to_the_end_of_the_row() -> None:
    game = attacked(mine(FARM), ["wood", "vp", "gold"], ["vp", "card"])
    assert targets(game) == ["card", "wood", "gold", "vp", "vp"]


def guarded(*locations: str, samurai: list[str]) -> Game:
    marks = {card: ["samurai"] for card in samurai}
    return attacked(mine(*locations), POINTS, ["vp", "card"], marks=marks)


@pytest.mark.rule("IMP-SOLO-40")
def test_samurai_do_not_protect_against_these_attacks() -> None:
    game = guarded(FARM, "rice_fields.jap004", samurai=[FARM])
    assert (built(game), collection(game)) == (["rice_fields.jap004"], [FARM])
    assert game.position()["marks"] == {}


@pytest.mark.rule("IMP-SOLO-40")
def test_samurai_still_count_for_daimyos_castle() -> None:
    castle = "daimyos_castle.jap009"
    marks = {FARM: ["samurai"], castle: ["samurai"]}
    rest = {"phase": "lookout", "row": ["ruins.com073", "ruins.com074"], "counts": {"drafts": 2}, "marks": marks}
    game = at(*solo(mine(FARM, castle)), pending=[["phase", 0, 5], ["draft", 0, 1]], **rest)
    game.play("take ruins.com073")
    assert points(game) == 2


@pytest.mark.rule("IMP-SOLO-41")
def test_a_razed_faction_location_counts_in_the_collection_pile() -> None:
    """Without the attack the player would have won: two faction locations against one card."""
    game = attacked(mine(FARM, "rice_fields.jap004"), POINTS, ["vp", "card"], virtual=["mill.com006"], round=5)
    assert collection(game) == ["mill.com006", FARM]
    assert game.over
    assert game.result.winners == (1,)
    assert [row.total for row in game.result.standings if row.seat == 1] == [2]
