"""All 27 objective cards: positions that fulfil each, and near misses for every condition (SCY-OBJ-04, SCY-OBJ-08)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from furrow import Game
from tests.scythe.positions import at, player, refused


class Case(NamedTuple):
    """A card, what Nordic has, what Crimea has, and the resources on the board."""

    card: int
    why: str
    own: dict[str, Any]
    rival: Mapping[str, Any] = MappingProxyType({})
    goods: Mapping[str, Mapping[str, int]] = MappingProxyType({})


def three(card: int, first: str, second: str, third: str, fourth: str, other: str) -> tuple[list[Case], list[Case]]:
    """Cards that ask for three territories of a sort; `other` is of another sort."""
    fits = [
        Case(card, "three by workers", {"workers": [first, second, third]}),
        Case(card, "four", {"workers": [first, second, third, fourth]}),
        Case(card, "all kinds of units", {"character": first, "mechs": {"speed": second}, "workers": [third]}),
        Case(card, "one by a structure", {"workers": [first, second], "structures": {"mine": third}}),
    ]
    misses = [
        Case(card, "two", {"workers": [first, first, second]}),
        Case(card, "two and another sort", {"workers": [first, second, other]}),
        Case(card, "structure lost", {"workers": [first, second], "structures": {"mine": third}}, {"workers": [third]}),
    ]
    return fits, misses


ALL_FOUR = {"food": 2, "metal": 2, "oil": 2, "wood": 3}
EACH = {"food": 1, "metal": 1, "oil": 1, "wood": 1}
HEDGED = {
    "cubes": ["move.units"],
    "mechs": {"speed": "A4"},
    "structures": {"mill": "A5"},
    "recruits": ["build"],
    "workers": ["A4", "A5"],
}
WOLF = {"character": "A4", "mechs": {"speed": "A4"}, "workers": ["A4", "A5"]}
TERRAINS = ["A2", "A4", "B5", "B4", "C6"]  # farm, forest, mountain, tundra, village
BUILT = {"mill": "A6", "mine": "B6", "armory": "C5"}

FITS: list[Case] = [
    Case(5, "alone at the top", {"workers": ["D4"], "power": 5}, {"power": 4}),
    Case(5, "a tie is enough", {"workers": ["D4"], "power": 5}, {"power": 5}),
    Case(6, "one sent back", {"drove_off": True, "power": 7}),
    Case(7, "three workers", {"factory_card": 6, "mechs": {"speed": "A4"}, "workers": ["A4", "A5", "A5"]}),
    Case(8, "two coins", {"coins": 2, "workers": ["A4"] * 4, "popularity": 7}),
    Case(9, "nine of all four types", {"workers": ["A4"]}, goods={"A4": ALL_FOUR}),
    Case(12, "twenty coins", {"coins": 20}),
    Case(13, "six workers", {"workers": ["A4"] * 6}),
    Case(
        13,
        "all kinds of pieces",
        {"character": "A4", "mechs": {"speed": "A4"}, "structures": {"mill": "A4"}, "workers": ["A4"] * 3},
    ),
    Case(14, "one of everything", HEDGED, goods={"A4": {"food": 1, "metal": 1}, "A5": {"oil": 1, "wood": 1}}),
    Case(15, "two and two", {"workers": ["A4", "A5"], "recruits": ["build", "deploy"]}),
    Case(15, "four and four", {"workers": ["A4"] * 4, "recruits": ["build", "deploy", "enlist", "upgrade"]}),
    Case(16, "five resources", WOLF, goods={"A4": {"food": 3, "oil": 2}}),
    Case(17, "two beside it", {"workers": ["C3", "E4"]}),
    Case(17, "a lake beside it", {"workers": ["D5"], "mechs": {"seaworthy": "C4"}}),
    Case(18, "loved", {"power": 0, "popularity": 13, "workers": ["A4"] * 5}),
    Case(19, "five around B3", {"workers": ["A2", "A3", "B2", "B4", "C2"]}),
    Case(19, "all around E5", {"workers": ["D4", "D5", "E4", "E6", "F4", "F5"]}),
    Case(20, "three structures", {"structures": BUILT, "popularity": 7}),
    Case(
        21, "nine oil in two places", {"workers": ["A4", "A5"]}, goods={"A4": {"oil": 4}, "A5": {"oil": 5, "wood": 1}}
    ),
    Case(22, "no upgrade yet", {"factory_card": 6}),
    Case(23, "eight cards", {"hand": [2] * 8, "stars": {"combat": 1}}),
    Case(24, "five on C3", {"workers": ["C3"] * 5}),
    Case(25, "despised", {"popularity": 3, "power": 13, "mechs": {"speed": "A4", "riverwalk": "A5"}}),
    Case(26, "one on each terrain", {"workers": TERRAINS}),
    Case(27, "three away from home", {"structures": BUILT}),
]

MISSES: list[Case] = [
    Case(5, "somebody is stronger", {"workers": ["D4"], "power": 5}, {"power": 6}),
    Case(5, "beside the Factory", {"workers": ["E4"], "power": 5}, {"power": 4}),
    Case(6, "nobody sent back", {"power": 7}),
    Case(6, "six power", {"drove_off": True, "power": 6}),
    Case(7, "no Factory card", {"mechs": {"speed": "A4"}, "workers": ["A4", "A5"]}),
    Case(7, "no mech", {"factory_card": 6, "workers": ["A4", "A5"]}),
    Case(
        7,
        "a fourth worker, on the base",
        {"factory_card": 6, "mechs": {"speed": "A4"}, "workers": ["A4"] * 3 + ["base.nordic"]},
    ),
    Case(8, "three coins", {"coins": 3, "workers": ["A4"] * 4, "popularity": 7}),
    Case(8, "three workers", {"coins": 2, "workers": ["A4"] * 3, "popularity": 7}),
    Case(8, "six popularity", {"coins": 2, "workers": ["A4"] * 4, "popularity": 6}),
    Case(9, "eight resources", {"workers": ["A4"]}, goods={"A4": ALL_FOUR | {"wood": 2}}),
    Case(9, "three types", {"workers": ["A4"]}, goods={"A4": {"food": 3, "metal": 3, "oil": 3}}),
    Case(9, "on two territories", {"workers": ["A4", "A5"]}, goods={"A4": EACH, "A5": EACH | {"oil": 2}}),
    Case(9, "not controlled", {"workers": ["A5"]}, goods={"A4": ALL_FOUR}),
    Case(12, "nineteen coins", {"coins": 19}),
    Case(13, "five, and resources", {"workers": ["A4"] * 5}, goods={"A4": {"oil": 3}}),
    Case(13, "on two territories", {"workers": ["A4"] * 5 + ["A5"] * 3}),
    Case(13, "on the base", {"workers": ["base.nordic"] * 8}),
    Case(14, "no upgrade", HEDGED | {"cubes": []}, goods={"A4": EACH}),
    Case(14, "no mech", HEDGED | {"mechs": {}}, goods={"A4": EACH}),
    Case(14, "no structure", HEDGED | {"structures": {}}, goods={"A4": EACH}),
    Case(14, "no recruit", HEDGED | {"recruits": []}, goods={"A4": EACH}),
    *(Case(14, f"no {kind}", HEDGED, goods={"A4": EACH | {kind: 0}}) for kind in EACH),
    Case(14, "oil not controlled", HEDGED, goods={"A4": EACH | {"oil": 0}, "B6": {"oil": 1}}),
    Case(15, "more workers", {"workers": ["A4", "A5", "A5"], "recruits": ["build", "deploy"]}),
    Case(15, "more recruits", {"workers": ["A4", "A5"], "recruits": ["build", "deploy", "enlist"]}),
    Case(15, "a third on the base", {"workers": ["A4", "A5", "base.nordic"], "recruits": ["build", "deploy"]}),
    Case(16, "no character", WOLF | {"character": "A5"}, goods={"A4": {"food": 5}}),
    Case(16, "no mech", WOLF | {"mechs": {"speed": "A5"}}, goods={"A4": {"food": 5}}),
    Case(16, "two mechs", WOLF | {"mechs": {"speed": "A4", "riverwalk": "A4"}}, goods={"A4": {"food": 5}}),
    Case(16, "no worker", WOLF | {"workers": ["A5"]}, goods={"A4": {"food": 5}}),
    Case(16, "two workers", WOLF | {"workers": ["A4", "A4"]}, goods={"A4": {"food": 5}}),
    Case(16, "four resources", WOLF, goods={"A4": {"food": 4}, "A5": {"food": 1}}),
    Case(17, "a Factory card", {"workers": ["C3", "E4"], "factory_card": 6}),
    Case(17, "one beside it, and the Factory", {"workers": ["C3", "D4"]}),
    Case(18, "one power", {"power": 1, "popularity": 13, "workers": ["A4"] * 5}),
    Case(18, "twelve popularity", {"power": 0, "popularity": 12, "workers": ["A4"] * 5}),
    Case(18, "four workers", {"power": 0, "popularity": 13, "workers": ["A4"] * 4}),
    Case(19, "four", {"workers": ["A2", "A3", "B2", "B4"]}),
    Case(19, "of two lakes", {"workers": ["A2", "A3", "B2", "D5", "E6", "F4"]}),
    Case(19, "the lake itself", {"workers": ["D4", "D5", "E4", "E6"], "mechs": {"seaworthy": "E5"}}),
    Case(20, "two structures", {"structures": {"mill": "A6", "mine": "B6"}, "popularity": 7}),
    Case(20, "six popularity", {"structures": BUILT, "popularity": 6}),
    Case(20, "a mech", {"structures": BUILT, "popularity": 7, "mechs": {"speed": "A4"}}),
    Case(21, "eight of a kind", {"workers": ["A4"]}, goods={"A4": {"oil": 8, "wood": 8}}),
    Case(21, "one not controlled", {"workers": ["A4"]}, goods={"A4": {"oil": 8}, "A5": {"oil": 1}}),
    Case(22, "an upgrade", {"factory_card": 6, "cubes": ["move.units"]}),
    Case(22, "no Factory card", {}),
    Case(23, "seven cards", {"hand": [2] * 7, "stars": {"combat": 1}}),
    Case(23, "no combat won", {"hand": [2] * 8, "stars": {"workers": 1}}),
    Case(24, "four", {"workers": ["C3"] * 4}),
    Case(24, "on two territories", {"workers": ["C3"] * 4 + ["E4"]}),
    Case(24, "not beside it", {"workers": ["A4"] * 5}),
    Case(24, "on the Factory", {"workers": ["D4"] * 5}),
    Case(25, "four popularity", {"popularity": 4, "power": 13, "mechs": {"speed": "A4", "riverwalk": "A5"}}),
    Case(25, "twelve power", {"popularity": 3, "power": 12, "mechs": {"speed": "A4", "riverwalk": "A5"}}),
    Case(25, "one mech", {"popularity": 3, "power": 13, "mechs": {"speed": "A4"}}),
    *(
        Case(26, f"nobody on {place}", {"workers": [other for other in TERRAINS if other != place]})
        for place in TERRAINS
    ),
    Case(26, "a mech instead of a worker", {"workers": TERRAINS[:4], "mechs": {"speed": "C6"}}),
    Case(27, "two structures", {"structures": {"mill": "A6", "mine": "B6"}}),
    Case(27, "one beside the base", {"structures": BUILT | {"armory": "A4"}}),
]

for card, places in {
    1: ("A1", "B5", "D5", "F1", "A2"),  # mountains
    2: ("B4", "C5", "F4", "E3", "A4"),  # tunnels
    3: ("A2", "B6", "D1", "E3", "A4"),  # farms
    4: ("A5", "B2", "D6", "G1", "A4"),  # tundras
    10: ("A4", "C1", "E1", "F5", "A5"),  # forests
    11: ("A3", "A6", "C6", "G5", "A4"),  # villages
}.items():
    fitting, missing = three(card, *places)
    FITS += fitting
    MISSES += missing

END_OF_TURN = (1, 2, 3, 4, 5, 9, 10, 11, 12, 14, 16, 17, 19, 21, 24, 26)


def made(case: Case, pending: list[list[Any]]) -> Game:
    own = {"faction": "nordic", "objectives": [case.card], "workers": ["A4", "A5"]} | case.own
    rival = {"faction": "crimea", **case.rival}
    options = {"promo_objectives": True}
    return at(own, rival, goods=dict(case.goods), encounter_tokens=[], options=options, pending=pending)


@pytest.mark.rule("SCY-OBJ-04", "SCY-DIG-46")
@pytest.mark.parametrize("case", FITS, ids=[f"{case.card}: {case.why}" for case in FITS])
def test_a_card_may_be_revealed_when_its_conditions_hold(case: Case) -> None:
    game = made(case, [["end", 0]])
    before = player(game).star_count
    game.play(f"reveal {case.card}")
    assert player(game).stars["objective"] == 1
    assert player(game).star_count == before + 1


@pytest.mark.rule("SCY-OBJ-04", "SCY-DIG-46")
@pytest.mark.parametrize("case", MISSES, ids=[f"{case.card}: {case.why}" for case in MISSES])
def test_a_card_may_not_be_revealed_when_one_condition_fails(case: Case) -> None:
    assert refused(made(case, [["end", 0]]), f"reveal {case.card}") == "SCY-OBJ-04"


@pytest.mark.rule("SCY-OBJ-08", "SCY-DIG-08")
@pytest.mark.parametrize("case", FITS, ids=[f"{case.card}: {case.why}" for case in FITS])
def test_sixteen_cards_ask_for_the_end_of_the_turn_and_the_others_do_not(case: Case) -> None:
    expected = "SCY-OBJ-08" if case.card in END_OF_TURN else None
    for pending in ([["turn", 0]], [["bottom", 0, 1]]):
        assert refused(made(case, pending), f"reveal {case.card}") == expected


def test_every_card_has_a_position_that_fulfils_it_and_a_near_miss() -> None:
    assert {case.card for case in FITS} == {case.card for case in MISSES} == set(range(1, 28))
    assert len([card for card in END_OF_TURN if card <= 23]) == 14
