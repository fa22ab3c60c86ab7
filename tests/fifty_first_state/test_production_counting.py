"""Production locations that count what was gained, and threshold features (FSS-PROD-18, FSS-PROD-19)."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.fifty_first_state.moments import gained, produced, yields
from tests.fifty_first_state.positions import WINTER, at, mutants, rival
from tests.tableau.positions import goods, points

# -- per-good locations ----------------------------------------------------------------------------------------------

PER_GOOD = {
    "cistern": ("fuel", ["fuel_tank.1", "fuel_tank.2", "hangar.2", "tanker_shipwreck"]),
    "construction_site": ("brick", ["quarry.1", "quarry.2", "courthouse.2", "craftsmen_guild"]),
    "sheriffs_office": ("gun", ["assassin.1", "assassin.2", "expedition_camp.2"]),
    "small_factory": ("iron", ["docks.1", "docks.2", "haven.2", "black_fortress"]),
}


@pytest.mark.rule("FSS-PROD-18")
@pytest.mark.parametrize(("card", "good"), [(card, good) for card, (good, _) in PER_GOOD.items()])
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_a_per_good_location_pays_for_each_good_gained_up_to_three(card: str, good: str, count: int) -> None:
    sources = PER_GOOD[card][1][:count]
    found = count + (good == "gun")  # the board of the Mutants Union gives a gun
    assert yields(locations=[card, *sources]).get("vp", 0) == min(found, 3)


@pytest.mark.rule("FSS-PROD-18")
def test_board_and_deals_count_but_goods_held_before_and_stored_ones_do_not() -> None:
    assert yields(locations=["sheriffs_office"], deals=["assassin.1"]) == {"gun": 1, "vp": 2}
    stored = {"stored": {"gun": 3}, "goods": {"gun": 4}, "locations": ["sheriffs_office"]}
    assert yields(**stored) == {"gun": 3, "vp": 1}


@pytest.mark.rule("FSS-PROD-18")
@pytest.mark.parametrize(("card", "good"), [(card, good) for card, (good, _) in PER_GOOD.items()])
def test_built_in_the_action_phase_it_yields_nothing(card: str, good: str) -> None:
    me = mutants(hand=[card, "school.1"], goods={good: 5, "grey_contact": 3}, locations=["storehouse"])
    game = at(me, rival(passed=True), options=WINTER)
    game.play(f"build {card}")
    assert (points(game), goods(game)) == (0, {good: 5, "grey_contact": 1})
    game = produced(mutants(hand=[card]), rival(), first=1, options=WINTER)
    game.play("pass / exchange / gain 1 iron / pass")
    assert points(game) == 0


# -- threshold features ----------------------------------------------------------------------------------------------

REPEAT = WINTER | {"threshold_repeats": True}


class Threshold(NamedTuple):
    """A feature, deals that are one good short of its number, one that fills it up, those that reach it once more."""

    card: str
    short: str
    last: str
    again: str
    gain: dict[str, int]


THRESHOLDS = [
    Threshold("oilmen", "", "fuel_tank.1", "fuel_tank.2", {"blue_contact": 1}),
    Threshold("wreckers", "", "docks.1", "docks.2", {"grey_contact": 1}),
    Threshold("demolition_team", "", "quarry.1", "quarry.2", {"development": 1}),
    Threshold("dream_city", "church.1", "church.2", "hideout.1 hideout.2", {"worker": 1}),
    Threshold("patriot_tower", "school.1", "school.2", "school.3 camp archive merc_outpost boiler_room.1", {"vp": 2}),
    Threshold(
        "armed_merchants",
        "docks.1 quarry.1 quarry.2",
        "fuel_tank.1",
        "docks.2 fuel_tank.2 assassin.1 assassin.2 arena.1",
        {"vp": 2},
    ),
]


def paid(card: str, deals: str, options: dict[str, Any]) -> dict[str, int]:
    """What a feature adds to a production."""
    without = yields(deals=deals.split(), options=options)
    return gained(without, yields(deals=deals.split(), locations=[card], options=options))


@pytest.mark.rule("FSS-PROD-19")
@pytest.mark.parametrize("row", THRESHOLDS, ids=lambda row: row.card)
def test_a_threshold_pays_once_however_far_it_is_exceeded(row: Threshold) -> None:
    enough = f"{row.short} {row.last}"
    assert paid(row.card, row.short, WINTER) == {}
    assert paid(row.card, enough, WINTER) == row.gain
    assert paid(row.card, f"{enough} {row.again}", WINTER) == row.gain


@pytest.mark.rule("FSS-PROD-19")
@pytest.mark.parametrize("row", THRESHOLDS, ids=lambda row: row.card)
def test_with_the_switch_it_pays_for_every_full_multiple(row: Threshold) -> None:
    enough = f"{row.short} {row.last}"
    assert paid(row.card, row.short, REPEAT) == {}
    assert paid(row.card, enough, REPEAT) == row.gain
    twice = {good: 2 * amount for good, amount in row.gain.items()}
    assert paid(row.card, f"{enough} {row.again}", REPEAT) == twice
    if " " in row.again:
        almost = row.again.rsplit(" ", 1)[0]
        assert paid(row.card, f"{enough} {almost}", REPEAT) == row.gain


@pytest.mark.rule("FSS-PROD-19")
@pytest.mark.parametrize(("options", "doubled"), [(WINTER, 1), (REPEAT, 2)])
def test_the_dark_visions_gang_counts_guns(options: dict[str, Any], doubled: int) -> None:
    assert paid("dark_visions_gang", "", options) == {"red_contact": 1}, "for the gun of the board"
    assert paid("dark_visions_gang", "assassin.1", options) == {"red_contact": doubled}
    game = produced(mutants(), rival(locations=["dark_visions_gang"]), options=options)
    assert "red_contact" not in goods(game, 1), "the Merchants Guild gets no gun"


@pytest.mark.rule("FSS-PROD-19")
def test_what_another_threshold_pays_is_not_counted_whichever_was_built_first() -> None:
    deals = ["docks.1", "docks.2", "quarry.1", "fuel_tank.1"]  # and the gun of the board: five resources
    for order in (["dream_city", "armed_merchants"], ["armed_merchants", "dream_city"]):
        found = yields(deals=deals, locations=order)
        assert (found["vp"], found.get("worker")) == (2, None)
    workers = {"deals": ["church.1", "church.2", "school.1"]}  # four workers, the fifth is paid by Dream City
    for order in (["dream_city", "patriot_tower"], ["patriot_tower", "dream_city"]):
        assert yields(locations=order, **workers) == {"vp": 2, "worker": 2}


@pytest.mark.rule("FSS-PROD-19")
def test_the_count_includes_what_per_good_locations_yield() -> None:
    assert yields(deals=["fuel_tank.1"], locations=["dream_city", "cistern"]) == {"fuel": 1, "vp": 1}
    two = yields(deals=["fuel_tank.1", "fuel_tank.2"], locations=["dream_city", "cistern"])
    assert two == {"fuel": 2, "vp": 2, "worker": 1}


@pytest.mark.rule("FSS-PROD-19")
def test_thresholds_count_neither_stored_goods_nor_those_of_the_action_phase() -> None:
    assert yields(locations=["oilmen"], stored={"fuel": 2}) == {"fuel": 2}
    game = at(mutants(locations=["oilmen"], goods={"worker": 2}), rival(), options=WINTER)
    game.play("exchange / gain 1 fuel")
    assert goods(game) == {"fuel": 1}
