"""The 17 feature designs of the base set: building bonuses, goods laid on the card, points per icon, storage."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.fifty_first_state.base_cards import amounts, base_designs, held, next_round, producing
from tests.fifty_first_state.positions import at, mutants, rival
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused

BOARD = "3 worker + 1 gun + 1 grey_contact + 1 card"

BONUS = {"church.1": (2, "2 vp"), "crossroads": (1, "2 card"), "old_cinema.1": (1, "1 vp")}
"""The distance, and what the building bonus gives."""


class Laid(NamedTuple):
    """The good that the building bonus lays on the card, three of it; an action that spends some of it, its gain, and
    the rule that refuses it to those who have none."""

    good: str
    line: str
    spent: int
    gained: str
    rule: str


LAID = {
    "brick_storage": Laid("brick", "develop archive over ruin", 1, "1 vp", "FSS-DEV-03"),
    "camp": Laid("worker", "exchange / gain 1 iron", 2, "1 iron", "FSS-USE-10"),
    "city_guards": Laid("gun", "contacts red", 1, "3 red_contact", "FSS-USE-08"),
    "methane_storage": Laid("fuel", "contacts blue", 1, "1 blue_contact", "FSS-USE-08"),
    "scrap_metal": Laid("iron", "contacts grey", 2, "2 grey_contact", "FSS-USE-08"),
}

_GUN = ("bioweaponry.1", "confessor", "gunsmith", "shadow", "gun_shop.1", "weapon_trader")
_FUEL = ("convoy", "oil_trader", "hideout.1", "negotiator.1", "radioactive_fuel.1", "gasoline_cultist")
_IRON = ("shelter", "scrap_trader", "shipwreck.1", "huge_machinery.1", "assembly_plant.1", "docks.1")
_BRICK = ("clay_pit.1", "abandoned_suburbs", "rubble_trader", "brick_storage", "skyscraper.1", "quarry.1")
_LIBERTY = ("church.1", "church.2", "old_cinema.1", "wrecked_tank.2", "wrecked_tank.3")
PER_ICON = {
    "factory": _IRON,
    "murderers_pub": _GUN,
    "museum": (*_LIBERTY, "wrecked_tank.1"),
    "refinery": _FUEL,
    "rubble": _BRICK,
    "wrecked_tank.1": (*_LIBERTY, "museum"),
}
"""Six other locations with the icon that is counted; all of these cards have distance 2."""

STORAGE = {
    "ruined_library": (3, 0),
    "thieves_den": (2, 2),
    "underground_warehouse": (3, 0),
}
"""How many resources and how many workers each keeps through the clean-up."""


# -- building bonuses ------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-BUILD-05", "FSS-CARD-10")
@pytest.mark.parametrize("card", BONUS)
def test_the_building_bonus_comes_once_when_it_is_built(card: str) -> None:
    distance, bonus = BONUS[card]
    game = at(mutants(hand=[card], goods={"grey_contact": distance}), rival())
    game.play(f"build {card}")
    assert held(game) == amounts(bonus)
    assert held(producing(mutants(locations=[card]), rival())) == amounts(BOARD), "nothing more in production"


@pytest.mark.rule("FSS-BUILD-10")
@pytest.mark.parametrize("card", BONUS)
def test_a_development_brings_the_bonus_too(card: str) -> None:
    game = at(mutants(hand=[card], goods={"brick": 1}, ruins=["motel"]), rival())
    game.play(f"develop {card} over ruin")
    assert held(game) == amounts(BONUS[card][1], "1 vp")


@pytest.mark.rule("FSS-GOOD-09")
def test_crossroads_draws_the_two_top_cards() -> None:
    game = at(mutants(hand=["crossroads"], goods={"grey_contact": 1}), rival())
    top = game.position()["decks"]["deck"][-2:]
    game.play("build crossroads")
    assert sorted(hand(game)) == sorted(top)


# -- goods laid on the card ------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-BUILD-05", "FSS-CLEAN-10")
@pytest.mark.parametrize("card", LAID)
def test_when_built_three_goods_are_laid_on_it(card: str) -> None:
    game = at(mutants(hand=[card], goods={"grey_contact": 1}), rival())
    game.play(f"build {card}")
    assert (location(game, card).goods, held(game)) == ({LAID[card].good: 3}, {})


@pytest.mark.rule("FSS-CLEAN-10")
@pytest.mark.parametrize("card", LAID)
def test_what_lies_on_it_pays_like_the_own_supply(card: str) -> None:
    good, line, spent, gained, _ = LAID[card]
    me = mutants(hand=["archive"], locations=[card], ruins=["motel"])
    game = at(me, rival(), kept={card: {good: 3}})
    game.play(line)
    assert location(game, card).goods == {good: 3 - spent}
    assert goods(game) | {"vp": points(game)} == {"vp": 0} | amounts(gained)


@pytest.mark.rule("FSS-CLEAN-10", "FSS-DIG-05")
@pytest.mark.parametrize("card", LAID)
def test_the_owner_chooses_between_the_card_and_the_supply(card: str) -> None:
    good, line, spent, _, _ = LAID[card]
    me = mutants(hand=["archive"], locations=[card], ruins=["motel"], goods={good: 3})
    game = at(me, rival(), kept={card: {good: 3}})
    first, *rest = line.split(" / ")
    game.play(first)
    mixed = [f"pay 1 {good} + 1 {good} of {card}"] if spent == 2 else []
    assert sorted(legal(game)) == sorted([f"pay {spent} {good}", f"pay {spent} {good} of {card}", *mixed])
    game.play(" / ".join([f"pay {spent} {good} of {card}", *rest]))
    assert (location(game, card).goods, goods(game)[good]) == ({good: 3 - spent}, 3)


@pytest.mark.rule("FSS-CLEAN-10")
@pytest.mark.parametrize("card", LAID)
def test_what_lies_on_it_survives_the_clean_up_and_is_never_refilled(card: str) -> None:
    good = LAID[card].good
    game = at(mutants(locations=[card], goods={good: 2}), rival(), kept={card: {good: 2}})
    next_round(game)
    assert location(game, card).goods == {good: 2}
    assert goods(game) == {"worker": 3, "gun": 1, "grey_contact": 1}, "the supply was emptied, then the board paid"


@pytest.mark.rule("FSS-RAZE-15", "FSS-RAZE-12", "FSS-DEV-12")
@pytest.mark.parametrize("card", LAID)
def test_what_lies_on_it_goes_to_its_owner_when_it_is_razed_or_developed_away(card: str) -> None:
    good = LAID[card].good
    razed = at(mutants(goods={"red_contact": 4}), rival(locations=[card]), kept={card: {good: 3}})
    razed.play(f"raze {card}")
    assert (goods(razed), goods(razed, 1)) == ({good: 2}, {good: 3 + 1}), "spoils; what lay there and the deal good"
    me = mutants(hand=["archive"], locations=[card], goods={"development": 1})
    replaced = at(me, rival(), kept={card: {good: 3}})
    replaced.play(f"develop archive over {card} by token")
    assert (built(replaced), goods(replaced)) == (["archive"], {good: 3})


@pytest.mark.rule("FSS-CLEAN-10")
@pytest.mark.parametrize("card", LAID)
def test_nobody_else_can_spend_what_lies_on_it(card: str) -> None:
    good, line, _, _, rule = LAID[card]
    me = mutants(hand=["archive"], ruins=["motel"])
    game = at(me, rival(locations=[card]), kept={card: {good: 3}})
    assert refused(game, line.split(" / ")[0]) == rule


# -- points per icon -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-BUILD-05", "FSS-BUILD-08")
@pytest.mark.parametrize("card", PER_ICON)
@pytest.mark.parametrize(("others", "scored"), [(0, 1), (1, 2), (3, 4), (4, 5), (6, 5)])
def test_when_built_it_scores_a_point_per_icon_itself_included_and_at_most_five(
    card: str, others: int, scored: int
) -> None:
    locations = [*PER_ICON[card][:others], "motel"]
    game = at(mutants(hand=[card], goods={"grey_contact": 2}, locations=locations), rival())
    game.play(f"build {card}")
    assert held(game) == {"vp": scored}


@pytest.mark.rule("FSS-AREA-04", "FSS-RAZE-13")
@pytest.mark.parametrize("card", PER_ICON)
def test_icons_of_deals_ruins_hands_and_other_states_score_nothing(card: str) -> None:
    icons = PER_ICON[card]
    me = mutants(
        hand=[card, icons[0]], goods={"grey_contact": 2}, deals=[icons[1]], ruins=[icons[2]], locations=[icons[4]]
    )
    game = at(me, rival(locations=[icons[3], icons[5]]))
    game.play(f"build {card}")
    assert points(game) == 2


@pytest.mark.rule("FSS-DIG-08", "FSS-DEV-08")
@pytest.mark.parametrize("card", PER_ICON)
def test_the_location_that_it_replaces_scores_nothing(card: str) -> None:
    replaced, other, *_ = PER_ICON[card]
    game = at(mutants(hand=[card], goods={"brick": 1}, locations=[replaced, other]), rival())
    game.play(f"develop {card} over {replaced}")
    assert (points(game), built(game)) == (2 + 1, [other, card])


@pytest.mark.parametrize("card", PER_ICON)
def test_points_per_icon_come_on_building_only(card: str) -> None:
    game = producing(mutants(locations=[PER_ICON[card][0], card]), rival())
    assert points(game) == 0


# -- storage ---------------------------------------------------------------------------------------------------------

_PLENTY = {"worker": 2, "gun": 1, "fuel": 2, "iron": 1, "brick": 1, "ammo": 2, "grey_contact": 2, "red_contact": 1}


@pytest.mark.rule("FSS-CLEAN-01", "FSS-CLEAN-02", "FSS-PROD-12", "FSS-DIG-09", "FSS-CLAR-11")
@pytest.mark.parametrize(
    ("card", "answers", "back"),
    [
        ("ruined_library", ["store 1 gun + 2 fuel"], "1 gun + 2 fuel"),
        ("ruined_library", ["store 1 fuel + 1 iron + 1 brick"], "1 fuel + 1 iron + 1 brick"),
        ("underground_warehouse", ["store 1 gun + 1 iron + 1 brick"], "1 gun + 1 iron + 1 brick"),
        ("underground_warehouse", ["store 2 fuel + 1 brick"], "2 fuel + 1 brick"),
        ("thieves_den", ["store 2 fuel"], "2 worker + 2 fuel"),
        ("thieves_den", ["store 1 gun + 1 brick"], "2 worker + 1 gun + 1 brick"),
    ],
)
def test_chosen_goods_stay_through_the_clean_up_and_return_in_production(
    card: str, answers: list[str], back: str
) -> None:
    game = at(mutants(locations=[card], goods=_PLENTY), rival(goods=_PLENTY))
    stored = game.clone()
    stored.play(" / ".join(["pass", "pass", *answers]))
    assert (player(stored).stored, goods(stored)) == (amounts(back), {})
    next_round(game, *answers)
    assert held(game) == amounts(BOARD, back, "2 card"), "two cards from the drafts"
    assert goods(game, 1) == {"worker": 3, "fuel": 1, "grey_contact": 1}, "the others keep nothing"


@pytest.mark.rule("FSS-CLEAN-01")
@pytest.mark.parametrize("card", STORAGE)
def test_it_keeps_no_more_than_it_has_room_for(card: str) -> None:
    resources, workers = STORAGE[card]
    game = at(mutants(locations=[card], goods={"worker": 4, "fuel": 4, "iron": 1}), rival())
    game.play("pass / pass")
    assert player(game).stored.get("worker", 0) == workers, "a single way needs no question"
    assert sorted(legal(game)) == sorted([f"store {resources} fuel", f"store {resources - 1} fuel + 1 iron"])
    assert refused(game, f"store {resources + 1} fuel") == "FSS-CLEAN-01"
    for other in ("ammo", "grey_contact", "worker"):
        assert refused(game, f"store 1 {other}") == "FSS-CLEAN-01"


@pytest.mark.rule("FSS-CLEAN-01", "FSS-CLEAN-02")
@pytest.mark.parametrize("card", STORAGE)
def test_without_a_choice_everything_that_fits_is_kept(card: str) -> None:
    resources, workers = STORAGE[card]
    game = at(mutants(locations=[card], goods={"worker": 2, "brick": resources, "ammo": 3, "shield": 1}), rival())
    next_round(game)
    assert goods(game) == amounts("3 worker + 1 gun + 1 grey_contact", f"{resources} brick", f"{workers} worker")


@pytest.mark.rule("FSS-CLEAN-01")
def test_the_rooms_of_several_cards_add_up() -> None:
    game = at(mutants(locations=list(STORAGE), goods={"worker": 2, "fuel": 8}), rival())
    next_round(game)
    assert goods(game) == {"worker": 5, "gun": 1, "fuel": 8, "grey_contact": 1}


@pytest.mark.rule("FSS-CLEAN-02")
@pytest.mark.parametrize("card", STORAGE)
def test_a_ruin_stores_nothing(card: str) -> None:
    game = at(mutants(ruins=[card], goods={"worker": 2, "brick": 2}), rival())
    next_round(game)
    assert goods(game) == {"worker": 3, "gun": 1, "grey_contact": 1}


def test_every_feature_design_of_the_base_set_is_covered() -> None:
    covered = (*BONUS, *LAID, *PER_ICON, *STORAGE)
    assert base_designs("feature") == {card.split(".")[0] for card in covered}
