"""The 14 production designs of the base set: what they yield when built, in the production phase and to visitors."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.fifty_first_state.base_cards import amounts, base_designs, held, next_round, producing
from tests.fifty_first_state.positions import at, mutants, rival, third
from tests.tableau.positions import built, goods, hand, location, player, points, refused

BOARD = "3 worker + 1 gun + 1 grey_contact + 1 card"


class Plain(NamedTuple):
    """Distance, the yield of the production, and that together with the building bonus."""

    distance: int
    yields: str
    when_built: str


OPEN = {
    "assassin.1": Plain(1, "1 gun", "1 gun"),
    "boiler_room.1": Plain(2, "2 worker", "3 worker"),
    "construction_vehicles.1": Plain(1, "1 grey_contact", "2 grey_contact"),
    "docks.1": Plain(1, "1 iron", "1 iron"),
    "excavator.1": Plain(2, "1 development", "1 development"),
    "fuel_tank.1": Plain(1, "1 fuel", "1 fuel"),
    "pub.1": Plain(2, "1 card", "2 card"),
    "quarry.1": Plain(1, "1 brick", "1 brick"),
    "sharrash": Plain(1, "1 universal_contact", "2 universal_contact"),
}
CLOSED = {"school.1": Plain(1, "1 worker", "2 worker")}
PLAIN = OPEN | CLOSED

PER_ICON = {
    "arena.1": ("gun", ("bioweaponry.1", "confessor", "gunsmith", "shadow")),
    "brick_supplier.1": ("brick", ("clay_pit.1", "abandoned_suburbs", "rubble_trader", "brick_storage")),
    "oil_rig.1": ("fuel", ("convoy", "oil_trader", "hideout.1", "negotiator.1")),
    "parking_lot.1": ("iron", ("shelter", "scrap_trader", "shipwreck.1", "huge_machinery.1")),
}
"""The icon that is counted, the good of the same name that it yields, and locations with it that produce nothing."""


# -- plain locations -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-BUILD-04", "FSS-BUILD-05", "FSS-BUILD-06")
@pytest.mark.parametrize("card", PLAIN)
def test_constructed_it_yields_its_production_and_its_building_bonus_at_once(card: str) -> None:
    game = at(mutants(hand=[card], goods={"grey_contact": PLAIN[card].distance}), rival())
    game.play(f"build {card}")
    assert held(game) == amounts(PLAIN[card].when_built)
    assert held(game, 1) == {}


@pytest.mark.rule("FSS-BUILD-10", "FSS-DEV-08", "FSS-DEV-09")
@pytest.mark.parametrize("card", PLAIN)
def test_developed_it_yields_the_same_and_the_point_of_the_development(card: str) -> None:
    game = at(mutants(hand=[card], goods={"brick": 1}, ruins=["motel"]), rival())
    game.play(f"develop {card} over ruin")
    assert held(game) == amounts(PLAIN[card].when_built, "1 vp")
    assert (built(game), player(game).ruins) == ([card], 0)


@pytest.mark.rule("FSS-PROD-04", "FSS-PROD-08", "FSS-OPEN-07")
@pytest.mark.parametrize("card", PLAIN)
def test_in_the_production_phase_it_yields_its_production_alone(card: str) -> None:
    game = producing(mutants(locations=[card]), rival())
    assert held(game) == amounts(BOARD, PLAIN[card].yields)


@pytest.mark.rule("FSS-PROD-11")
@pytest.mark.parametrize("card", PLAIN)
def test_as_a_ruin_it_yields_nothing(card: str) -> None:
    assert held(producing(mutants(ruins=[card]), rival())) == amounts(BOARD)


@pytest.mark.rule("FSS-OPEN-01", "FSS-OPEN-02", "FSS-OPEN-03", "FSS-OPEN-04", "FSS-OPEN-08", "FSS-OPEN-09")
@pytest.mark.parametrize("card", OPEN)
def test_a_visitor_gains_the_open_production_without_the_bonus_and_the_owner_a_worker(card: str) -> None:
    owner = third(locations=[card])
    game = at(mutants(goods={"worker": 1}), rival(goods={"worker": 1}), owner)
    game.play(f"visit {card}")
    assert held(game) == amounts(OPEN[card].yields)
    assert held(game, 2) == {"worker": 1}
    assert location(game, card).used == 1
    assert refused(game, f"visit {card}") == "FSS-OPEN-04"


@pytest.mark.rule("FSS-OPEN-05", "FSS-OPEN-06")
@pytest.mark.parametrize("card", OPEN)
def test_neither_its_owner_nor_anybody_after_its_owner_passed_can_visit_it(card: str) -> None:
    own = at(mutants(goods={"worker": 1}, locations=[card]), rival())
    assert refused(own, f"visit {card}") == "FSS-OPEN-05"
    passed = at(mutants(goods={"worker": 1}), rival(locations=[card], passed=True))
    assert refused(passed, f"visit {card}") == "FSS-OPEN-06"


@pytest.mark.rule("FSS-OPEN-01")
@pytest.mark.parametrize("card", [*CLOSED, *PER_ICON])
def test_what_is_not_open_cannot_be_visited(card: str) -> None:
    game = at(mutants(goods={"worker": 1}), rival(locations=[card]))
    assert refused(game, f"visit {card}") == "FSS-OPEN-01"


@pytest.mark.rule("FSS-GOOD-09")
def test_pub_draws_from_the_top_of_the_deck() -> None:
    game = at(mutants(hand=["pub.1"], goods={"grey_contact": 2}), rival())
    top = game.position()["decks"]["deck"][-2:]
    game.play("build pub.1")
    assert sorted(hand(game)) == sorted(top)


@pytest.mark.rule("FSS-DEV-05")
def test_the_token_of_excavator_develops_a_card_that_shares_no_type() -> None:
    game = at(mutants(hand=["excavator.1", "motel"], goods={"grey_contact": 2}, locations=["church.1"]), rival())
    game.play("build excavator.1 / pass")
    assert refused(game, "develop motel over church.1") == "FSS-DEV-02"
    game.play("develop motel over church.1 by token")
    assert (built(game), held(game)) == (["excavator.1", "motel"], {"vp": 1})


@pytest.mark.rule("FSS-GOOD-07")
@pytest.mark.parametrize(
    ("line", "gained"),
    [("build archive / pay 1 universal_contact", ""), ("deal archive", "1 worker"), ("raze archive", "2 worker")],
)
def test_the_contact_of_sharrash_serves_building_deals_and_razing(line: str, gained: str) -> None:
    game = producing(mutants(hand=["archive"], locations=["sharrash"]), rival())
    assert goods(game)["universal_contact"] == 1
    game.play(line)
    assert held(game) == amounts(BOARD, gained)


# -- locations that count icons --------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-PROD-04", "FSS-CARD-03")
@pytest.mark.parametrize("card", PER_ICON)
@pytest.mark.parametrize(("others", "yields"), [(0, 1), (1, 2), (2, 3), (4, 3)])
def test_it_produces_one_good_per_icon_in_the_own_state_and_at_most_three(card: str, others: int, yields: int) -> None:
    good, icons = PER_ICON[card]
    game = producing(mutants(locations=[*icons[:others], card]), rival())
    assert held(game) == amounts(BOARD, f"{yields} {good}")


@pytest.mark.rule("FSS-BUILD-04", "FSS-BUILD-08", "FSS-GEN-02")
@pytest.mark.parametrize("card", PER_ICON)
@pytest.mark.parametrize(("others", "yields"), [(0, 1), (1, 2), (2, 3), (4, 3)])
def test_when_built_it_counts_itself(card: str, others: int, yields: int) -> None:
    good, icons = PER_ICON[card]
    game = at(mutants(hand=[card], goods={"grey_contact": 2}, locations=list(icons[:others])), rival())
    game.play(f"build {card}")
    assert held(game) == {good: yields}


@pytest.mark.rule("FSS-AREA-04", "FSS-RAZE-13", "FSS-PROD-04")
@pytest.mark.parametrize("card", PER_ICON)
def test_icons_of_deals_ruins_hands_and_other_states_do_not_count(card: str) -> None:
    good, icons = PER_ICON[card]
    me = mutants(
        hand=[card, icons[0]], goods={"grey_contact": 2}, deals=[icons[1]], ruins=[icons[2]], locations=["motel"]
    )
    game = at(me, rival(locations=[icons[3]]))
    game.play(f"build {card}")
    assert goods(game) == {good: 1}


@pytest.mark.rule("FSS-DIG-08", "FSS-BUILD-10")
@pytest.mark.parametrize("card", PER_ICON)
def test_the_location_that_it_replaces_is_not_counted(card: str) -> None:
    good, icons = PER_ICON[card]
    game = at(mutants(hand=[card], goods={"development": 1}, locations=list(icons[:2])), rival())
    game.play(f"develop {card} over {icons[0]} by token")
    assert (goods(game), points(game)) == ({good: 2}, 1)


@pytest.mark.rule("FSS-BUILD-09", "FSS-GEN-10")
@pytest.mark.parametrize("card", PER_ICON)
def test_two_of_a_name_count_each_other(card: str) -> None:
    good, _ = PER_ICON[card]
    game = producing(mutants(locations=[card, card.replace(".1", ".2")]), rival())
    assert held(game) == amounts(BOARD, f"4 {good}")


# -- more than one round ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-CONC-02", "FSS-CLEAN-04", "FSS-CLEAN-09")
def test_a_location_yields_in_every_round_and_can_be_visited_anew() -> None:
    game = at(mutants(goods={"worker": 1}), rival(locations=["docks.1"]))
    game.play("visit docks.1")
    next_round(game)
    assert (goods(game, 1)["iron"], location(game, "docks.1").used) == (1, 0)
    game.play("contacts blue / visit docks.1")
    assert (goods(game)["iron"], goods(game)["worker"]) == (1, 2)


def test_every_production_design_of_the_base_set_is_covered() -> None:
    assert base_designs("production") == {card.split(".")[0] for card in (*PLAIN, *PER_ICON)}
