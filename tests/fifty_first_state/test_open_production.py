"""Open production (FSS-OPEN)."""

from __future__ import annotations

import pytest

from tests.fifty_first_state.positions import WINTER, at, mutants, rival, third
from tests.fifty_first_state.rounds import next_round
from tests.tableau.positions import goods, hand, legal, location, points, refused

WORKER = {"worker": 1}


@pytest.mark.rule("FSS-OPEN-01")
def test_a_worker_is_sent_to_an_opponents_open_production_location() -> None:
    closed = ["school.1", "arena.1", "camp", "archive"]
    owner = rival(locations=["docks.1", *closed], hand=["quarry.1"], deals=["quarry.2"])
    game = at(mutants(goods={"worker": 2}), owner)
    assert [text for text in legal(game) if text.startswith("visit")] == ["visit docks.1"]
    for card in (*closed, "quarry.1", "quarry.2", "fuel_tank.1"):
        assert refused(game, f"visit {card}") == "FSS-OPEN-01"
    game.play("visit docks.1")
    assert (goods(game), game.actors) == ({"worker": 1, "iron": 1}, (1,))


@pytest.mark.rule("FSS-OPEN-01")
def test_without_a_worker_nobody_can_be_sent() -> None:
    game = at(mutants(goods={"gun": 5, "ammo": 5, "universal_contact": 5}), rival(locations=["docks.1"]))
    assert refused(game, "visit docks.1") == "FSS-OPEN-01"


@pytest.mark.rule("FSS-OPEN-02")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("assassin.1", {"gun": 1}),
        ("quarry.1", {"brick": 1}),
        ("excavator.1", {"development": 1}),
        ("boiler_room.1", {"worker": 2}),
    ],
)
def test_the_sender_takes_the_produced_goods_from_the_common_supply(card: str, gained: dict[str, int]) -> None:
    good = next(iter(gained))
    game = at(mutants(goods=WORKER), rival(goods={good: 5}, locations=[card]))
    game.play(f"visit {card}")
    assert goods(game) == gained
    assert goods(game, 1)[good] >= 5, "nothing comes from the owner"


@pytest.mark.rule("FSS-OPEN-02")
def test_the_sender_also_draws_scores_and_chooses() -> None:
    game = at(mutants(goods=WORKER), rival(locations=["pub.1"]))
    top = game.position()["decks"]["deck"][-1]
    game.play("visit pub.1")
    assert (hand(game), hand(game, 1)) == ([top], [])
    game = at(mutants(goods=WORKER), rival(locations=["steel_eagle"]), options=WINTER)
    game.play("visit steel_eagle")
    assert (points(game), points(game, 1)) == (1, 0)
    game = at(mutants(goods=WORKER), rival(locations=["outpost_mercenaries"]), options=WINTER)
    game.play("visit outpost_mercenaries")
    assert (game.actors, set(legal(game))) == ((0,), {"gain 1 red_contact", "gain 1 blue_contact"})
    game.play("gain 1 blue_contact")
    assert (goods(game), goods(game, 1)) == ({"blue_contact": 1}, {"worker": 1})


@pytest.mark.rule("FSS-OPEN-03")
def test_the_owner_takes_a_worker_from_the_supply_and_the_sent_one_marks_the_card() -> None:
    game = at(mutants(goods={"worker": 3}), rival(goods=WORKER, locations=["docks.1"]))
    game.play("visit docks.1")
    assert (goods(game), goods(game, 1)) == ({"worker": 2, "iron": 1}, {"worker": 2})
    assert (location(game, "docks.1").used, location(game, "docks.1").paid) == (1, {"worker": 1})
    next_round(game)
    assert (location(game, "docks.1").used, location(game, "docks.1").paid) == (0, {})


@pytest.mark.rule("FSS-OPEN-04", "FSS-GEN-07")
def test_each_open_production_location_is_used_once_per_round_by_one_player_in_all() -> None:
    owner = third(locations=["docks.1", "docks.2"])
    game = at(mutants(goods={"worker": 4}), rival(goods={"worker": 2}), owner)
    game.play("visit docks.1")
    assert refused(game, "visit docks.1") == "FSS-OPEN-04", "by nobody else"
    game.play("visit docks.2")
    assert goods(game, 1) == {"worker": 1, "iron": 1}, "another card of the same name has its own use"
    game.play("exchange / gain 1 gun")
    assert game.actors == (0,)
    for card in ("docks.1", "docks.2"):
        assert refused(game, f"visit {card}") == "FSS-OPEN-04", "nor by the same player"


@pytest.mark.rule("FSS-OPEN-04")
def test_in_the_next_round_it_can_be_used_again() -> None:
    game = at(mutants(goods={"worker": 2}), rival(locations=["docks.1"]))
    game.play("visit docks.1")
    next_round(game)
    assert game.actors == (1,)
    game.play("exchange / gain 1 gun")
    assert refused(game, "visit docks.1") is None


@pytest.mark.rule("FSS-OPEN-05")
def test_own_open_production_locations_cannot_be_visited() -> None:
    game = at(mutants(goods={"worker": 2}, locations=["docks.1"]), rival(locations=["quarry.1"]))
    assert refused(game, "visit docks.1") == "FSS-OPEN-05"
    assert refused(game, "visit quarry.1") is None


@pytest.mark.rule("FSS-OPEN-06")
def test_after_its_owner_has_passed_it_cannot_be_used() -> None:
    game = at(mutants(goods={"worker": 4}), rival(locations=["docks.1"]), third(locations=["quarry.1"]))
    assert refused(game, "visit docks.1") is None
    game.play("exchange / gain 1 gun / done / pass")
    assert goods(game, 2) == {}
    game.play("pass")
    for card in ("docks.1", "quarry.1"):
        assert refused(game, f"visit {card}") == "FSS-OPEN-06"


@pytest.mark.rule("FSS-OPEN-06")
def test_who_has_passed_is_safe_but_the_others_are_not() -> None:
    game = at(mutants(goods={"worker": 1}), rival(locations=["docks.1"], passed=True), third(locations=["quarry.1"]))
    assert [text for text in legal(game) if text.startswith("visit")] == ["visit quarry.1"]


@pytest.mark.rule("FSS-OPEN-07")
def test_for_its_owner_it_is_an_ordinary_production_location() -> None:
    game = at(mutants(goods={"grey_contact": 1}, hand=["docks.1"]), rival(goods=WORKER))
    game.play("build docks.1")
    assert goods(game) == {"iron": 1}, "it produces on building"
    game.play("visit docks.1")
    assert goods(game) == {"iron": 1, "worker": 1}
    next_round(game)
    assert goods(game) == {"worker": 3, "gun": 1, "grey_contact": 1, "iron": 1}, "and in every production phase"


@pytest.mark.rule("FSS-OPEN-08")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("boiler_room.1", {"worker": 2}),  # production 2, bonus 1
        ("construction_vehicles.1", {"grey_contact": 1}),
        ("sharrash", {"universal_contact": 1}),
    ],
)
def test_the_building_bonus_is_no_part_of_the_open_production(card: str, gained: dict[str, int]) -> None:
    game = at(mutants(goods=WORKER), rival(locations=[card]))
    game.play(f"visit {card}")
    assert goods(game) == gained


@pytest.mark.rule("FSS-OPEN-09")
def test_the_new_worker_of_the_owner_may_be_used_in_this_round() -> None:
    game = at(mutants(goods=WORKER), rival(locations=["docks.1", "archive"]))
    game.play("visit docks.1 / use archive")
    assert (points(game, 1), goods(game, 1)) == (1, {})


@pytest.mark.example("FSS-EX-03")
def test_the_open_production_of_a_player_who_has_passed_is_closed() -> None:
    game = at(mutants(goods=WORKER, locations=["archive", "boiler_room.1"]), rival(goods=WORKER))
    acting, passing = game.clone(), game.clone()
    acting.play("use archive")
    assert refused(acting, "visit boiler_room.1") is None
    passing.play("pass")
    assert refused(passing, "visit boiler_room.1") == "FSS-OPEN-06"


@pytest.mark.example("FSS-EX-09")
def test_angela_sends_a_worker_to_saras_generator() -> None:
    game = at(mutants(goods=WORKER), rival(goods=WORKER, locations=["boiler_room.1"]), third(goods={"worker": 2}))
    game.play("visit boiler_room.1")
    assert (goods(game), goods(game, 1)) == ({"worker": 2}, {"worker": 2})
    assert location(game, "boiler_room.1").used == 1
    for line in ("exchange / gain 1 gun", "exchange / gain 1 gun", "pass"):  # of Sára, of the third player, of Angela
        assert refused(game, "visit boiler_room.1") == ("FSS-OPEN-05" if game.actors == (1,) else "FSS-OPEN-04")
        game.play(line)
