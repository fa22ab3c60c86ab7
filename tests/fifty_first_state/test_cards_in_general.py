"""What stands on a card and what it means (FSS-CARD). Every location card of the three sets is tried."""

from __future__ import annotations

from collections import Counter

import pytest

import furrow
from furrow import Game
from furrow.games.fifty_first_state import RULES
from tests.fifty_first_state.moments import SETS, gained, location_cards, produced, wealth
from tests.fifty_first_state.positions import NEW_ERA, WINTER, at, mutants, rival
from tests.tableau.positions import built, goods, legal, player, points, refused

CARDS = {expansion: location_cards(expansion) for expansion in SETS}
PLAIN_RED = {3: "production", 4: "feature", 5: "action"}
OPEN = {
    *("assassin", "boiler_room", "construction_vehicles", "docks", "excavator", "fuel_tank", "pub", "quarry"),
    *("sharrash", "car_garage", "outpost_mercenaries", "steel_eagle"),
}
TYPES = ("gun", "fuel", "iron", "brick", "worker", "card", "vp", "contact", "ammo", "liberty", "toxic")


def design(card: str) -> str:
    return card.split(".")[0]


def own(expansion: str) -> list[str]:
    """The cards that a set adds to the base set, or the base set itself."""
    return [card for card in CARDS[expansion] if expansion == "none" or card not in CARDS["none"]]


def least(card: str, expansion: str, verb: str, colour: str) -> int:
    """How many contacts a card of the hand needs at least."""
    for count in range(6):
        me = mutants(hand=[card], goods={f"{colour}_contact": count})
        if f"{verb} {card}" in legal(at(me, rival(), options={"expansion": expansion})):
            return count
    raise AssertionError(card)


def category(card: str, expansion: str) -> str:
    """The category as an opponent finds it out: by the red contacts that razing the location costs."""
    if card == "hidden_forge":  # always shielded: 3 + 1 (FSS-CLAR-05)
        return "production"
    for count in range(6):
        game = at(mutants(goods={"red_contact": count}), rival(locations=[card]), options={"expansion": expansion})
        if f"raze {card}" in legal(game):
            return PLAIN_RED[count]
    raise AssertionError(card)


# -- distance, spoils, deal ------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-CARD-01")
@pytest.mark.parametrize(
    ("expansion", "numbers"),
    [("none", {1: 33, 2: 40, 3: 15}), ("new_era", {1: 16, 2: 34}), ("winter", {1: 17, 2: 32, 3: 1})],
)
def test_the_distance_is_the_number_of_contacts_for_each_use(expansion: str, numbers: dict[int, int]) -> None:
    found: Counter[int] = Counter()
    for card in own(expansion):
        uses = [least(card, expansion, *way) for way in (("build", "grey"), ("deal", "blue"), ("raze", "red"))]
        assert len(set(uses)) == 1, card
        found[uses[0]] += 1
    assert found == numbers


@pytest.mark.rule("FSS-CARD-01")
@pytest.mark.parametrize(("card", "distance"), [("school.1", 1), ("pub.1", 2), ("skyscraper.1", 3)])
def test_the_contacts_of_the_distance_are_spent(card: str, distance: int) -> None:
    game = at(mutants(hand=[card], goods={"red_contact": 5}), rival())
    game.play(f"raze {card}")
    assert goods(game)["red_contact"] == 5 - distance


@pytest.mark.rule("FSS-CARD-02")
@pytest.mark.parametrize(
    ("card", "spoils"),
    [
        ("school.1", {"worker": 2}),
        ("pub.1", {"card": 3}),
        ("abandoned_suburbs", {"brick": 3, "vp": 1}),
        ("gasoline_cultist", {"blue_contact": 1, "vp": 1, "card": 1}),
    ],
)
def test_razing_yields_the_spoils_from_the_hand_and_from_an_opponent(card: str, spoils: dict[str, int]) -> None:
    mine = at(mutants(hand=[card], goods={"red_contact": 5}), rival())
    before = wealth(mine)
    mine.play(f"raze {card}")
    change = gained(before, wealth(mine))
    change["card"] = change.get("card", 0) + 1  # the razed card itself has gone
    del change["red_contact"]
    assert {good: amount for good, amount in change.items() if amount} == spoils
    theirs = at(mutants(goods={"red_contact": 5}), rival(locations=[card]))
    theirs.play(f"raze {card}")
    assert {good: amount for good, amount in wealth(theirs).items() if good != "red_contact"} == spoils


@pytest.mark.rule("FSS-CARD-08")
@pytest.mark.parametrize(
    ("card", "good"),
    [("school.1", "worker"), ("excavator.1", "brick"), ("construction_vehicles.1", "iron"), ("pub.1", "card")],
)
def test_the_deal_good_is_its_own_field_not_what_the_location_produces(card: str, good: str) -> None:
    before = wealth(produced(mutants(), rival()))
    assert gained(before, wealth(produced(mutants(deals=[card]), rival()))) == {good: 1}


@pytest.mark.rule("FSS-CARD-08", "FSS-CARD-13")
@pytest.mark.parametrize("expansion", SETS)
def test_a_deal_with_any_card_yields_exactly_one_good(expansion: str) -> None:
    for card in own(expansion):
        game = at(mutants(hand=[card], goods={"blue_contact": 3}), rival(), options={"expansion": expansion})
        before = wealth(game)
        before["blue_contact"] -= least(card, expansion, "deal", "blue")
        before["card"] -= 1
        game.play(f"deal {card}")
        assert sum(gained(before, wealth(game)).values()) == 1, card
        assert all(amount == 1 for amount in gained(before, wealth(game)).values()), card


# -- types -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-CARD-03")
def test_types_decide_which_card_replaces_which_and_what_an_effect_counts() -> None:
    game = at(
        mutants(hand=["murderers_pub"], goods={"brick": 1}, locations=["arena.1", "archive", "school.1"]), rival()
    )
    assert refused(game, "develop murderers_pub over arena.1") is None, "both have the gun"
    assert refused(game, "develop murderers_pub over archive") is None, "both have the VP"
    assert refused(game, "develop murderers_pub over school.1") == "FSS-DEV-02"
    counting = at(mutants(hand=["murderers_pub"], goods={"grey_contact": 2}, locations=["arena.1", "archive"]), rival())
    counting.play("build murderers_pub")
    assert points(counting) == 2, "1 VP for each location with the gun type, itself included"


@pytest.mark.rule("FSS-CARD-04")
def test_most_cards_have_two_types_some_one_and_two_none() -> None:
    types = {face.row.id: face.tags.bit_count() for face in RULES.book.faces if face.row.category != "connection"}
    numbers = Counter(types.values())
    assert set(numbers) == {0, 1, 2}
    assert numbers[2] > len(types) / 2
    assert {card for card, count in types.items() if not count} == {"foundation", "radioactive_colony"}
    assert types["pub"] == 1


@pytest.mark.rule("FSS-CARD-04")
@pytest.mark.parametrize("typeless", ["foundation", "radioactive_colony"])
def test_cards_of_one_type_and_of_none(typeless: str) -> None:
    others = ["motel", "school.1", "church.1", "sharrash"]
    me = mutants(hand=["pub.1", typeless], goods={"brick": 1}, locations=others)
    game = at(me, rival(), options=NEW_ERA)
    assert [text for text in legal(game) if text.startswith("develop pub.1")] == ["develop pub.1 over motel"]
    assert {f"develop {typeless} over {other}" for other in others} <= set(legal(game))
    none = at(
        mutants(locations=[typeless, "arena.1"], hand=["murderers_pub"], goods={"grey_contact": 2}),
        rival(),
        options=NEW_ERA,
    )
    none.play("build murderers_pub")
    assert points(none) == 2, "no type counts for no effect"


@pytest.mark.rule("FSS-CARD-12")
def test_the_types_are_those_of_the_data_and_each_is_on_cards() -> None:
    found = {tag for face in RULES.book.faces for tag in face.row.tags}
    assert found == set(TYPES)
    for pair, expansion in [(("church.1", "museum"), {}), (("caravanner", "body_hunters"), WINTER)]:
        first, second = pair
        game = at(mutants(hand=[first], locations=[second], goods={"brick": 1}), rival(), options=expansion)
        assert refused(game, f"develop {first} over {second}") is None


# -- names and sets --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-CARD-05")
def test_several_cards_share_a_name() -> None:
    names = Counter(face.row.name for face in RULES.book.faces if face.row.category != "connection")
    assert (names["School"], names["Wrecked Tank"], names["Archive"]) == (3, 4, 1)
    assert all(names)
    me = mutants(locations=["school.1"], hand=["school.2", "school.3"], goods={"grey_contact": 2})
    game = at(me, rival(passed=True))
    game.play("build school.2 / build school.3")
    assert built(game) == ["school.1", "school.2", "school.3"]


@pytest.mark.rule("FSS-CARD-09")
def test_the_set_mark_decides_which_games_a_card_is_in() -> None:
    assert {card for card in CARDS["none"] if design(card) in ("church", "pub", "excavator")} == {
        *("church.1", "church.2", "pub.1", "pub.2", "excavator.1")
    }
    assert {"church.3", "excavator.2", "foundation"} <= set(own("new_era"))
    assert {"pub.3", "excavator.3", "suppliers"} <= set(own("winter"))
    assert not set(own("new_era")) & set(own("winter"))
    for card, expansion in [("foundation", "none"), ("church.3", "winter"), ("suppliers", "new_era")]:
        with pytest.raises(furrow.PositionError):
            at(mutants(hand=[card]), rival(), options={"expansion": expansion})
    assert {face.row.copies[0].set for face in RULES.book.faces} == {"base", "new_era", "winter", "red", "blue"}


# -- categories and abilities ----------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-CARD-07")
@pytest.mark.parametrize(
    ("expansion", "numbers"),
    [
        ("none", {"production": 27, "feature": 20, "action": 41}),
        ("new_era", {"production": 13, "feature": 18, "action": 19}),
        ("winter", {"production": 22, "feature": 11, "action": 17}),
    ],
)
def test_every_card_has_one_category_and_open_production_is_production(expansion: str, numbers: dict[str, int]) -> None:
    found = {card: category(card, expansion) for card in own(expansion)}
    assert Counter(found.values()) == numbers
    assert all(kind == "production" for card, kind in found.items() if design(card) in OPEN)


def ready(card: str, expansion: str) -> Game:
    """Somebody who has the location, and everything that any action could need."""
    lots = dict.fromkeys(("worker", "gun", "fuel", "iron", "brick", "blue_contact", "red_contact"), 9)
    helpers = [each for each in ("quarry.1", "rubble_trader") if each != card]
    return at(
        mutants(goods=lots, locations=[card, *helpers], deals=["docks.1", "docks.2"], hand=["museum"]),
        rival(goods={"gun": 1}, deals=["fuel_tank.1" if card != "fuel_tank.1" else "fuel_tank.2"]),
        used={"rubble_trader": 1},
        options={"expansion": expansion},
    )


@pytest.mark.rule("FSS-CARD-06", "FSS-CARD-07")
@pytest.mark.parametrize("expansion", SETS)
def test_action_locations_and_no_others_are_used_in_a_turn(expansion: str) -> None:
    for card in own(expansion):
        if card in ("museum", "docks.1", "docks.2"):
            continue
        usable = f"use {card}" in legal(ready(card, expansion))
        assert usable == (category(card, expansion) == "action"), card


@pytest.mark.rule("FSS-CARD-06", "FSS-CARD-07")
@pytest.mark.parametrize("expansion", SETS)
def test_every_production_location_yields_in_production(expansion: str) -> None:
    deals = ["assembly_plant.1", "gun_shop.1", "oilmen_fortress.1", "skyscraper.1"]  # one of each resource
    for card in own(expansion):
        if category(card, expansion) != "production":
            continue
        total = []
        for mine in ([card], []):
            helper = "quarry.1" if card != "quarry.1" else "quarry.2"
            theirs = "fuel_tank.1" if card != "fuel_tank.1" else "fuel_tank.2"
            game = produced(
                mutants(locations=[helper, *mine], deals=deals),
                rival(locations=[theirs]),
                options={"expansion": expansion},
            )
            while game.question() != "turn":
                game.play(legal(game)[0])
            total.append(sum(wealth(game).values()))
        assert total[0] > total[1], card


@pytest.mark.rule("FSS-CARD-06")
def test_no_location_is_without_an_ability() -> None:
    for face in RULES.book.faces:
        row = face.row
        assert row.effects, row.id
        moments = {effect.when for effect in row.effects}
        assert ("production" in moments) == (row.category == "production"), row.id
        assert ("action" in moments) == (row.category in ("action", "connection")), row.id


@pytest.mark.rule("FSS-CARD-10")
@pytest.mark.parametrize(
    ("card", "at_once", "later"),
    [
        ("school.1", {"worker": 2}, {"worker": 1}),
        ("boiler_room.1", {"worker": 3}, {"worker": 2}),
        ("sharrash", {"universal_contact": 2}, {"universal_contact": 1}),
        ("assassin.1", {"gun": 1}, {"gun": 1}),
        ("old_cinema.1", {"vp": 1}, {}),
        ("crossroads", {"card": 2}, {}),
        ("ruined_library", {}, {}),
    ],
)
def test_some_locations_have_a_building_bonus_beside_their_ability(
    card: str, at_once: dict[str, int], later: dict[str, int]
) -> None:
    game = at(mutants(hand=[card], goods={"grey_contact": least(card, "none", "build", "grey")}), rival())
    game.play(f"build {card}")
    assert wealth(game) == at_once
    before = wealth(produced(mutants(), rival()))
    assert gained(before, wealth(produced(mutants(locations=[card]), rival()))) == later


@pytest.mark.rule("FSS-CARD-11")
@pytest.mark.parametrize(("expansion", "copies"), [("none", 16), ("new_era", 2), ("winter", 5)])
def test_the_words_open_production_are_on_some_production_locations(expansion: str, copies: int) -> None:
    found = []
    for card in own(expansion):
        game = at(mutants(goods={"worker": 1}), rival(locations=[card]), options={"expansion": expansion})
        assert refused(game, f"visit {card}") == (None if design(card) in OPEN else "FSS-OPEN-01"), card
        found += [card] if f"visit {card}" in legal(game) else []
    assert len(found) == copies


@pytest.mark.rule("FSS-CARD-07")
def test_open_production_counts_as_production_for_effects_too() -> None:
    game = produced(mutants(locations=["power_station", "pub.1", "docks.1"]), rival(), options=WINTER)
    assert set(legal(game)) == {"choose pub.1", "choose docks.1"}
    assert player(game).hand == 3, "the drafted card, that of the board and that of the Pub"
