"""How far a seat has come with its objectives, part by part: half-done positions of all 27 cards."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from furrow.games.scythe.conditions import ObjectivePart as Part
from furrow.games.scythe.conditions import fulfilled, progress
from furrow.games.scythe.printed_tables import OBJECTIVES
from tests.contract.walks import crowded_walks, walk
from tests.scythe.positions import at, seen
from tests.scythe.test_objective_cards import FITS, HEDGED, MISSES, WOLF, made


class Half(NamedTuple):
    """A card, what Nordic has, how far that is, its parts; what Crimea has, and the resources on the board."""

    card: int
    own: dict[str, Any]
    have: int
    need: int
    parts: list[Part]
    rival: Mapping[str, Any] = MappingProxyType({})
    goods: Mapping[str, Mapping[str, int]] = MappingProxyType({})


def two_of_three(card: int, where: str, first: str, second: str) -> Half:
    return Half(card, {"workers": [first, second]}, 2, 3, [Part("territories", 2, 3, where)])


HALVES = [
    two_of_three(1, "mountain", "A1", "B5"),
    two_of_three(2, "tunnel", "B4", "C5"),
    two_of_three(3, "farm", "A2", "B6"),
    two_of_three(4, "tundra", "A5", "B2"),
    two_of_three(10, "forest", "A4", "C1"),
    two_of_three(11, "village", "A3", "A6"),
    Half(
        5,
        {"workers": ["D4"], "power": 5},
        1,
        2,
        [Part("territories", 1, 1, "factory"), Part("strongest", 5, 6)],
        {"power": 6},
    ),
    Half(6, {"power": 7}, 1, 2, [Part("drove_off", 0, 1), Part("power", 7, 7)]),
    Half(
        7,
        {"mechs": {"speed": "A4"}, "workers": ["A4", "A5"]},
        2,
        3,
        [Part("factory_card", 0, 1), Part("mechs", 1, 1), Part("workers", 1, 1, now=2, most=3)],
    ),
    Half(
        8,
        {"coins": 3, "workers": ["A4"] * 3, "popularity": 8},
        1,
        3,
        [Part("coins", 0, 1, now=3, most=2), Part("workers", 3, 4), Part("popularity", 8, 7)],
    ),
    Half(
        9,
        {"workers": ["A4", "A5"]},
        1,
        2,
        # Of A4 there is more altogether, but on A5 one part is met.
        [Part("resources", 4, 9, "one_place", "A5"), Part("kinds", 4, 4, "one_place", "A5")],
        goods={"A4": {"food": 6, "metal": 1, "oil": 1}, "A5": {"food": 1, "metal": 1, "oil": 1, "wood": 1}},
    ),
    Half(12, {"coins": 13}, 13, 20, [Part("coins", 13, 20)]),
    Half(
        13,
        {"character": "A5", "structures": {"mill": "A5"}, "workers": ["A4"] * 2 + ["A5"] * 3},
        5,
        6,
        [Part("pieces", 5, 6, "one_place", "A5")],
    ),
    Half(
        14,
        HEDGED | {"recruits": []},
        5,
        8,
        [
            *(Part(what, 1, 1) for what in ("upgrades", "mechs", "structures")),
            Part("recruits", 0, 1),
            *(Part("food", 0, 1), Part("metal", 3, 1), Part("oil", 0, 1), Part("wood", 2, 1)),
        ],
        goods={"A4": {"metal": 3}, "A5": {"wood": 2}, "B6": {"oil": 1}},
    ),
    Half(
        15,
        {"workers": ["A4"] * 3 + ["base.nordic"], "recruits": ["build", "deploy", "enlist"]},
        3,
        4,
        [Part("workers_and_recruits", 3, 4)],
    ),
    Half(
        16,
        WOLF | {"workers": ["A4", "A4"]},
        2,
        4,
        [
            Part("character", 1, 1, "one_place", "A4"),
            Part("mechs", 1, 1, "one_place", "A4", now=1, exactly=1),
            Part("workers", 0, 1, "one_place", "A4", now=2, exactly=1),
            Part("resources", 4, 5, "one_place", "A4"),
        ],
        goods={"A4": {"food": 4}, "A5": {"food": 9}},
    ),
    Half(
        17,
        {"workers": ["C3", "D4"]},
        1,
        2,
        [Part("factory_card", 1, 1, now=0, most=0), Part("territories", 1, 2, "by_factory")],
    ),
    Half(
        18,
        {"power": 2, "popularity": 13, "workers": ["A4"] * 5},
        2,
        3,
        [Part("power", 0, 1, now=2, most=0), Part("popularity", 13, 13), Part("workers", 5, 5)],
    ),
    Half(
        19,
        {"workers": ["A2", "A3", "B2", "D5", "E6"]},
        3,
        5,
        [Part("territories", 3, 5, "by_lake", "B3")],
    ),
    Half(
        20,
        {"structures": {"mill": "A6", "mine": "B6"}, "popularity": 7},
        2,
        3,
        [Part("structures", 2, 3), Part("popularity", 7, 7), Part("mechs", 1, 1, now=0, most=0)],
    ),
    Half(
        21,
        {"workers": ["A4", "A5"]},
        7,
        9,
        [Part("resources", 7, 9, kind="wood")],
        goods={"A4": {"oil": 6, "wood": 3}, "A5": {"wood": 4}},
    ),
    Half(
        22,
        {"factory_card": 6, "cubes": ["move.units"]},
        1,
        2,
        [Part("factory_card", 1, 1), Part("upgrades", 0, 1, now=1, most=0)],
    ),
    Half(
        23,
        {"hand": [2] * 7, "stars": {"combat": 1}},
        1,
        2,
        [Part("combat_cards", 7, 8), Part("combat_stars", 1, 1)],
    ),
    Half(24, {"workers": ["C3"] * 4 + ["E4"]}, 4, 5, [Part("workers", 4, 5, "by_factory", "C3")]),
    Half(
        25,
        {"popularity": 4, "power": 13, "mechs": {"speed": "A4"}},
        1,
        3,
        [Part("popularity", 0, 1, now=4, most=3), Part("power", 13, 13), Part("mechs", 1, 2)],
    ),
    Half(
        26,
        {"workers": ["A2", "A4", "C1"], "mechs": {"speed": "C6"}},
        2,
        5,
        [
            *(Part("workers", 1, 1, "farm"), Part("workers", 2, 1, "forest")),
            *(Part("workers", 0, 1, where) for where in ("mountain", "tundra", "village")),
        ],
    ),
    Half(
        27,
        {"structures": {"mill": "A6", "mine": "B6"}},
        1,
        2,
        [Part("structures", 2, 3), Part("structures", 1, 1, "by_base", now=0, most=0)],
    ),
]


@pytest.mark.rule("SCY-OBJ-04")
@pytest.mark.parametrize("half", HALVES, ids=[str(half.card) for half in HALVES])
def test_a_card_that_is_half_done_says_how_far_it_is(half: Half) -> None:
    own = {"faction": "nordic", "objectives": [half.card], "workers": ["A4", "A5"]} | half.own
    rival = {"faction": "crimea", **half.rival}
    options = {"promo_objectives": True}
    game = at(own, rival, goods=dict(half.goods), encounter_tokens=[], options=options)
    mine = seen(game, 0).own
    assert mine is not None
    (shown,) = mine.objective_progress
    assert (shown.card, shown.have, shown.need, shown.parts) == (half.card, half.have, half.need, half.parts)
    assert 0 < shown.have < shown.need
    assert not shown.fulfilled


def test_whoever_is_strongest_is_compared_with_the_strongest_of_the_others() -> None:
    game = at({"faction": "nordic", "objectives": [5], "power": 6}, {"faction": "crimea", "power": 4})
    mine = seen(game, 0).own
    assert mine is not None
    assert mine.objective_progress[0].parts[1] == Part("strongest", 6, 4)


def test_every_card_has_a_position_that_is_half_done() -> None:
    assert sorted(half.card for half in HALVES) == list(OBJECTIVES)


@pytest.mark.parametrize("case", FITS + MISSES, ids=[f"{case.card}: {case.why}" for case in FITS + MISSES])
def test_a_card_is_fulfilled_exactly_when_all_its_parts_are(case: Any) -> None:
    mine = seen(made(case, [["end", 0]]), 0).own
    assert mine is not None
    (shown,) = mine.objective_progress
    assert shown.fulfilled == all(part.have >= part.need for part in shown.parts) == (case in FITS)
    assert shown.fulfilled == (shown.have == shown.need)


def test_parts_and_rules_agree_in_whole_games() -> None:
    compared = 0
    for number, stop in enumerate(chain(walk("scythe", 71, 3, 3000), crowded_walks("scythe", 100))):
        if number % 15:
            continue
        for seat, card in ((seat, card) for seat in range(len(stop.state.players)) for card in OBJECTIVES):
            shown = progress(stop.state, seat, card)
            assert shown.fulfilled == fulfilled(stop.state, seat, card)
            assert shown.fulfilled == all(part.have >= part.need for part in shown.parts), (shown, card)
            assert 0 <= shown.have <= shown.need
            compared += shown.fulfilled
    assert compared > 200


@pytest.mark.rule("SCY-OBJ-01")
def test_progress_is_for_the_owner_alone() -> None:
    game = at({"faction": "nordic", "objectives": [1, 12]}, {"faction": "crimea", "objectives": [3]})
    assert seen(game, None).own is None
    for seat, cards in ((0, [1, 12]), (1, [3])):
        mine = seen(game, seat).own
        assert mine is not None
        assert [shown.card for shown in mine.objective_progress] == cards
