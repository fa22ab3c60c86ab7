"""Refusals name the most specific rule, with the facts behind it: each by a position and a line."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.fifty_first_state.positions import WINTER, at, mutants, rival, solo, third
from tests.tableau.positions import legal, refused

_FEDERATION = {"faction": "appalachian_federation"}


def _thief(*others: dict[str, Any], **rest: Any) -> Game:
    return at(mutants(goods={"worker": 2}, locations=["thieves_caravan"]), *others, **rest)


def _facts(game: Game, line: str) -> dict[str, int | str]:
    refusal = game.why_not(line)
    assert refusal
    return refusal.details


# -- stealing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-RAZE-15", "FSS-GOOD-01", "FSS-PASS-05", "FSS-CLAR-13")
@pytest.mark.parametrize(
    ("what", "rule"),
    [
        ("fuel from 1", None),
        ("gun from 1", "FSS-RAZE-15"),
        ("ammo from 1", "FSS-GOOD-01"),
        ("worker from 1", "FSS-GOOD-01"),
        ("brick from 1", "FSS-CLAR-13"),
        ("gun from 2", "FSS-PASS-05"),
        ("ammo from 2", "FSS-PASS-05"),
        ("gun from 0", "FSS-CLAR-13"),
    ],
)
def test_what_cannot_be_stolen(what: str, rule: str | None) -> None:
    guarded = rival(goods={"fuel": 1, "iron": 1, "ammo": 2, "worker": 1}, locations=["city_guards"])
    game = _thief(guarded, third(goods={"gun": 1}, passed=True), kept={"city_guards": {"gun": 3}})
    assert refused(game, f"use thieves_caravan / steal {what}") == rule


def test_it_is_said_where_the_good_lies() -> None:
    guarded = rival(goods={"fuel": 1, "iron": 1}, locations=["city_guards"])
    game = _thief(guarded, kept={"city_guards": {"gun": 3}})
    facts = _facts(game, "use thieves_caravan / steal gun from 1")
    assert facts == {"what": "gun", "location": "city_guards"}
    said = game.why_not("use thieves_caravan / steal gun from 1")
    assert said
    assert "gun lies on City Guards" in said.sentence


# -- cards and connection cards --------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-CONN-09")
@pytest.mark.parametrize(
    ("connections", "hand", "rule"),
    [(["punks.1"], [], "FSS-CONN-09"), ([], [], "FSS-USE-08"), (["punks.1"], ["archive"], None)],
)
def test_contacts_for_a_card_of_the_hand(connections: list[str], hand: list[str], rule: str | None) -> None:
    me = _FEDERATION | {"goods": {"brick": 1}, "connections": connections, "hand": hand}
    assert refused(at(me, rival()), "contacts grey") == rule


@pytest.mark.rule("FSS-CONN-09", "FSS-USE-01")
@pytest.mark.parametrize(
    ("pieces", "rule"),
    [
        ({"connections": ["punks.1"], "goods": {"worker": 1}}, "FSS-CONN-09"),
        ({"goods": {"worker": 1}}, "FSS-USE-01"),
        ({"connections": ["punks.1"], "hand": ["archive"]}, "FSS-USE-01"),
    ],
)
def test_a_location_that_asks_for_a_card_of_the_hand(pieces: dict[str, Any], rule: str) -> None:
    game = at(mutants(locations=["propaganda_station"], **pieces), rival(), options=WINTER)
    assert refused(game, "use propaganda_station") == rule


# -- ruins -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-RAZE-13")
@pytest.mark.parametrize("line", ["raze motel", "raze church.1", "protect motel", "use motel"])
def test_a_ruin_is_no_location(line: str) -> None:
    me = mutants(goods={"red_contact": 9, "shield": 1, "worker": 9}, ruins=["motel"])
    assert refused(at(me, rival(ruins=["church.1"])), line) == "FSS-RAZE-13"


# -- one action in a turn --------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-USE-03", "FSS-USE-09")
def test_a_second_action_of_the_board() -> None:
    me = mutants(goods={"iron": 4, "gun": 1, "shield": 1}, locations=["school.1"])
    game = at(me, rival(passed=True))
    game.play("contacts grey")
    assert legal(game) == ["protect school.1", "end"]
    for line in ("contacts red", "contacts grey"):
        assert refused(game, line) == "FSS-USE-03", "in one turn"
    game.play("end")
    assert refused(game, "contacts grey") == "FSS-USE-09", "in one round"
    assert refused(game, "contacts red") is None


@pytest.mark.rule("FSS-GOOD-05", "FSS-USE-10")
@pytest.mark.parametrize(
    ("supply", "rule"),
    [({"ammo": 2}, "FSS-GOOD-05"), ({"worker": 1, "ammo": 1}, "FSS-GOOD-05"), ({"worker": 1}, "FSS-USE-10")],
)
def test_ammo_is_no_worker_for_an_exchange(supply: dict[str, int], rule: str) -> None:
    game = at(mutants(goods=supply), rival())
    assert refused(game, "exchange") == rule
    assert _facts(game, "exchange") == {"what": "worker", "needs": 2, "has": supply.get("worker", 0)}


# -- the virtual player ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-SOLO-34")
@pytest.mark.parametrize("line", ["raze docks.1", "visit boiler_room.1"])
@pytest.mark.parametrize("passed", [True, False])
def test_the_virtual_player_who_has_passed(line: str, passed: bool) -> None:
    its = {"locations": ["docks.1", "boiler_room.1"], "passed": passed}
    game = at(*solo(goods={"red_contact": 9, "worker": 1}, virtual=its))
    assert refused(game, line) == ("FSS-SOLO-34" if passed else None)
