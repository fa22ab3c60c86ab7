"""Goods (FSS-GOOD): resources, ammo, contacts, and where gained and spent goods go."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fifty_first_state.moments import drawn, gained, on_top, produced, wealth
from tests.fifty_first_state.positions import NEW_ERA, WINTER, at, mutants, rival
from tests.tableau.positions import goods, hand, legal, player, points, refused

RESOURCES = ("gun", "fuel", "iron", "brick")
TOKENS = (
    *("worker", "gun", "fuel", "iron", "brick", "ammo", "shield", "development"),
    *("grey_contact", "red_contact", "blue_contact", "universal_contact"),
)
DEALS = {
    "gun": "assassin.1",
    "fuel": "fuel_tank.1",
    "iron": "docks.1",
    "brick": "quarry.1",
    "ammo": "corner_shop.1",
    "worker": "school.1",
    "grey_contact": "crossing",
    "red_contact": "gunsmith",
    "blue_contact": "convoy",
    "universal_contact": "sharrash",
    "shield": "wire_entanglement.1",
    "development": "demolition_team",
    "card": "pub.1",
    "vp": "church.1",
}


@pytest.mark.rule("FSS-GOOD-01", "FSS-GOOD-02")
def test_brick_gun_fuel_and_iron_are_the_resources_and_nothing_else_is() -> None:
    game = at(mutants(goods=dict.fromkeys(TOKENS, 2), locations=["merc_outpost"]), rival())
    game.play("use merc_outpost")
    assert set(legal(game)) == {"pay 1 gun", "pay 1 fuel", "pay 1 iron", "pay 1 brick", "pay 1 ammo"}
    for token in TOKENS:
        if token not in (*RESOURCES, "ammo"):
            assert refused(game, f"pay 1 {token}") == "FSS-GOOD-02"
    board = at(mutants(goods={"worker": 2}), rival())
    board.play("exchange")
    assert set(legal(board)) == {*(f"gain 1 {kind}" for kind in RESOURCES), "gain 1 card"}
    assert refused(board, "gain 1 ammo") is not None


@pytest.mark.rule("FSS-GOOD-02")
def test_a_card_that_keeps_resources_keeps_the_four_kinds_only() -> None:
    everything = dict.fromkeys(TOKENS, 1) | {"brick": 0}
    game = at(mutants(goods=everything, locations=["ruined_library"]), rival(passed=True))
    game.play("pass")
    assert player(game).stored == {"gun": 1, "fuel": 1, "iron": 1}


@pytest.mark.rule("FSS-GOOD-02", "FSS-GOOD-11")
@pytest.mark.parametrize(("good", "deal"), DEALS.items())
def test_every_kind_of_good_can_be_gained_and_comes_into_the_own_supply(good: str, deal: str) -> None:
    before = wealth(produced(mutants(), rival(), options=WINTER))
    game = produced(mutants(deals=[deal]), rival(), options=WINTER)
    assert gained(before, wealth(game)) == {good: 1}
    assert wealth(game, 1) == {"worker": 3, "fuel": 1, "grey_contact": 1, "card": 1}, "nobody else gives it"


# -- ammo ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-GOOD-03")
@pytest.mark.parametrize("card", ["weapon_trader", "oil_trader", "scrap_trader", "rubble_trader"])
def test_ammo_pays_for_a_resource_of_any_kind(card: str) -> None:
    game = at(mutants(goods={"ammo": 1}, locations=[card]), rival())
    game.play(f"use {card}")
    assert (points(game), goods(game)) == (1, {})


@pytest.mark.rule("FSS-GOOD-03")
@pytest.mark.parametrize(
    ("pieces", "line", "left"),
    [
        ({"goods": {"ammo": 1}}, "contacts red", {"red_contact": 3}),
        ({"goods": {"ammo": 2}}, "contacts grey", {"grey_contact": 2}),
        ({"goods": {"ammo": 1}, "connections": ["thugs.1"]}, "play thugs.1", {"red_contact": 3}),
        (
            {"goods": {"ammo": 1}, "hand": ["school.1"], "ruins": ["church.1"]},
            "develop school.1 over ruin",
            {"worker": 2},
        ),
        ({"goods": {"ammo": 1}, "locations": ["merc_outpost"]}, "use merc_outpost", {"worker": 2}),
        ({"goods": {"ammo": 1, "iron": 1}}, "contacts grey / pay 1 iron + 1 ammo", {"grey_contact": 2}),
    ],
)
def test_ammo_may_be_paid_whatever_the_action(pieces: dict[str, Any], line: str, left: dict[str, int]) -> None:
    game = at(mutants(**pieces), rival())
    game.play(line.split(" / ")[0])
    if game.question() == "pay":
        game.play(line.split(" / ")[1])
    assert goods(game) == left


@pytest.mark.rule("FSS-GOOD-05")
@pytest.mark.parametrize(
    ("pieces", "line", "rule"),
    [
        ({"locations": ["archive"]}, "use archive", "FSS-USE-01"),
        ({"locations": ["shipwreck.1"]}, "use shipwreck.1", "FSS-USE-01"),
        ({"locations": ["shadow"]}, "use shadow", "FSS-USE-01"),
        ({"locations": ["gasoline_cultist"]}, "use gasoline_cultist", "FSS-USE-01"),
        ({"locations": ["hideout.1"]}, "use hideout.1", "FSS-USE-01"),
        ({"goods": {"worker": 1}, "locations": ["propaganda_station"]}, "use propaganda_station", "FSS-USE-01"),
        ({}, "exchange", "FSS-GOOD-05"),
        ({"hand": ["school.1"]}, "build school.1", "FSS-BUILD-02"),
        ({"hand": ["school.1"]}, "deal school.1", "FSS-DEAL-02"),
        ({"hand": ["school.1"]}, "raze school.1", "FSS-RAZE-03"),
        ({"hand": ["pub.1"], "locations": ["school.1"]}, "develop pub.1 over school.1 by token", "FSS-DEV-05"),
        ({"locations": ["school.1"]}, "protect school.1", "FSS-SHLD-01"),
    ],
)
def test_ammo_replaces_resources_only(pieces: dict[str, Any], line: str, rule: str) -> None:
    supply = {"ammo": 9} | pieces.get("goods", {})
    assert refused(at(mutants(**(pieces | {"goods": supply})), rival(), options=WINTER), line) == rule


@pytest.mark.rule("FSS-GOOD-05")
def test_ammo_beside_a_resource_does_not_pay_for_the_worker() -> None:
    game = at(mutants(goods={"worker": 2, "iron": 2, "ammo": 2}, locations=["shipwreck.1"]), rival())
    game.play("use shipwreck.1")
    assert legal(game) == ["pay 1 worker + 1 iron", "pay 1 worker + 1 ammo"]
    assert refused(game, "pay 2 ammo") == "FSS-GOOD-05"
    assert refused(game, "pay 1 iron + 1 ammo") is not None


# -- contacts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-GOOD-06", "FSS-CONC-05")
@pytest.mark.parametrize(
    ("verb", "colour", "rule"),
    [("build", "grey", "FSS-BUILD-02"), ("deal", "blue", "FSS-DEAL-02"), ("raze", "red", "FSS-RAZE-03")],
)
def test_each_use_of_a_card_has_its_own_colour(verb: str, colour: str, rule: str) -> None:
    for kind in ("grey", "blue", "red"):
        game = at(mutants(hand=["oil_rig.1"], goods={f"{kind}_contact": 2}), rival())
        assert refused(game, f"{verb} oil_rig.1") == (None if kind == colour else rule)
    game = at(
        mutants(hand=["oil_rig.1"], goods=dict.fromkeys(("grey_contact", "blue_contact", "red_contact"), 2)), rival()
    )
    game.play(f"{verb} oil_rig.1")
    left = {kind for kind in ("grey", "blue", "red") if goods(game).get(f"{kind}_contact") == 2}
    assert left == {"grey", "blue", "red"} - {colour}
    assert goods(game).get(f"{colour}_contact") is None


@pytest.mark.rule("FSS-GOOD-06")
def test_red_contacts_raze_a_location_of_an_opponent_too() -> None:
    assert refused(at(mutants(goods={"red_contact": 3}), rival(locations=["school.1"])), "raze school.1") is None
    other = at(mutants(goods={"grey_contact": 9, "blue_contact": 9}), rival(locations=["school.1"]))
    assert refused(other, "raze school.1") == "FSS-RAZE-05"


@pytest.mark.rule("FSS-GOOD-07")
@pytest.mark.parametrize(("verb", "colour"), [("build", "grey"), ("deal", "blue"), ("raze", "red")])
@pytest.mark.parametrize("universal", [1, 2])
def test_a_universal_contact_counts_as_any_colour_for_all_or_a_part(verb: str, colour: str, universal: int) -> None:
    mixed = {"universal_contact": universal, f"{colour}_contact": 2 - universal}
    game = at(mutants(hand=["oil_rig.1"], goods=mixed), rival())
    game.play(f"{verb} oil_rig.1")
    assert not {"universal_contact", f"{colour}_contact"} & set(goods(game))
    assert (game.question(), hand(game)) == ("turn", [])
    one_less = {"universal_contact": universal - 1, f"{colour}_contact": 2 - universal}
    poor = at(mutants(hand=["oil_rig.1"], goods=one_less), rival())
    assert refused(poor, f"{verb} oil_rig.1") is not None


@pytest.mark.rule("FSS-GOOD-07")
@pytest.mark.parametrize(("card", "colour"), [("shadow", "red"), ("gasoline_cultist", "blue")])
def test_a_universal_contact_pays_for_the_action_of_a_card(card: str, colour: str) -> None:
    game = at(mutants(goods={"universal_contact": 1}, locations=[card]), rival())
    game.play(f"use {card}")
    assert (points(game), goods(game)) == (1, {})
    raze = at(mutants(goods={"universal_contact": 1, "red_contact": 2}), rival(locations=["school.1"]))
    raze.play("raze school.1")
    assert goods(raze) == {"worker": 2}


@pytest.mark.rule("FSS-GOOD-08")
@pytest.mark.parametrize(
    ("verb", "colour", "wrong"),
    [("build", "grey", "blue"), ("build", "grey", "red"), ("deal", "blue", "grey"), ("raze", "red", "blue")],
)
def test_a_coloured_contact_is_no_contact_of_another_colour(verb: str, colour: str, wrong: str) -> None:
    supply = {f"{colour}_contact": 1, f"{wrong}_contact": 2, "universal_contact": 1}
    game = at(mutants(hand=["school.1"], goods=supply), rival())
    game.play(f"{verb} school.1")
    assert legal(game) == [f"pay 1 {colour}_contact", "pay 1 universal_contact"]
    assert refused(game, f"pay 1 {wrong}_contact") == "FSS-GOOD-08"


# -- where goods come from and go ------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-GOOD-09")
def test_gaining_a_card_is_drawing_the_top_card_of_the_deck() -> None:
    game = on_top(at(mutants(goods={"worker": 2}, locations=["motel"]), rival()), "museum", "archive", "rubble")
    game.play("use motel")
    assert hand(game) == ["museum"]
    game.play("again")
    assert sorted(hand(game)) == ["archive", "museum"]
    assert drawn(game, 0) == ["museum", "archive"]
    assert game.position()["decks"]["deck"][-1] == "rubble"


@pytest.mark.rule("FSS-GOOD-10")
def test_gaining_points_moves_the_own_marker_only() -> None:
    game = at(mutants(goods={"worker": 1}, locations=["archive"], points=7), rival(points=4))
    game.play("use archive")
    assert (points(game), points(game, 1), goods(game)) == (8, 4, {})


@pytest.mark.rule("FSS-GOOD-12")
@pytest.mark.parametrize("token", TOKENS)
def test_there_is_always_one_more_token(token: str) -> None:
    plenty = dict.fromkeys(TOKENS, 60)
    game = produced(mutants(goods=plenty, deals=[DEALS[token]]), rival(goods=plenty), options=WINTER)
    assert goods(game)[token] == 61 + {"worker": 3, "gun": 1, "grey_contact": 1}.get(token, 0)
    assert goods(game, 1)[token] == 60 + {"worker": 3, "fuel": 1, "grey_contact": 1}.get(token, 0)


@pytest.mark.rule("FSS-GOOD-13")
@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("use archive / again", {"red_contact": 4}),
        ("raze pub.1", {"worker": 2}),
    ],
)
def test_what_is_spent_is_in_nobodys_supply(line: str, left: dict[str, int]) -> None:
    me = mutants(goods={"worker": 2, "red_contact": 4}, locations=["archive"])
    game = at(me, rival(locations=["pub.1"]), marks={"pub.1": ["shield"]})
    game.play(line)
    assert goods(game) == left
    assert goods(game, 1) == {}


@pytest.mark.rule("FSS-GOOD-13")
def test_the_supply_is_given_back_at_the_clean_up() -> None:
    supply = dict.fromkeys(TOKENS, 2)
    game = at(mutants(goods=supply, locations=["school.1"]), rival(passed=True), marks={"school.1": ["shield"]})
    game.play("pass")
    assert (goods(game), goods(game, 1), player(game).stored) == ({}, {}, {})
    assert player(game).locations[0].marks == []


@pytest.mark.rule("FSS-GOOD-11")
def test_goods_of_locations_and_spoils_come_from_the_common_supply() -> None:
    game = at(mutants(hand=["arena.1"], goods={"red_contact": 2}), rival(goods={"gun": 5}))
    game.play("raze arena.1")
    assert (goods(game), goods(game, 1)) == ({"gun": 3}, {"gun": 5})
    shield = produced(mutants(locations=["car_garage"]), rival(), options=NEW_ERA)
    assert goods(shield)["shield"] == 1
