"""Body Hunters, Camino Real and Caravanner: used locations freed, deals of others and own deals that yield again."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.fifty_first_state.expansions import holds, winter
from tests.fifty_first_state.positions import WINTER, at, mutants, rival, third
from tests.tableau.positions import goods, hand, legal, location, player, points, refused

# -- Body Hunters ----------------------------------------------------------------------------------------------------

ACTIONS = ["archive", "motel", "teds_bus", "the_hold", "assembly_plant.1"]


def hunting(used: dict[str, int], expansion: dict[str, Any] = WINTER, **pieces: Any) -> Game:
    """The Body Hunters and five other action locations, some of them used; the opponents have passed."""
    me = mutants(locations=["body_hunters", *ACTIONS], goods={"worker": 4}) | pieces
    return at(me, rival(passed=True), options=expansion, used=used)


@pytest.mark.rule("FSS-CLAR-01", "FSS-CLAR-10")
def test_body_hunters_cost_a_worker_and_free_an_action_that_was_used() -> None:
    game = hunting({"motel": 2, "the_hold": 1})
    assert refused(game, "use motel") == "FSS-USE-02"
    game.play("use body_hunters / choose motel / done")
    assert (goods(game), location(game, "motel").used) == ({"worker": 3}, 0)
    assert refused(game, "use the_hold") == "FSS-USE-02", "it was not chosen"
    game.play("use motel / again")
    assert (goods(game), len(hand(game))) == ({"worker": 1}, 2)


@pytest.mark.rule("FSS-CLAR-10")
@pytest.mark.parametrize("before", [1, 2])
def test_all_uses_of_a_twice_per_round_action_are_free_again(before: int) -> None:
    game = hunting({"archive": before})
    game.play("use body_hunters")
    game.play("use archive / again")
    assert points(game) == 2
    assert refused(game, "use archive") == "FSS-USE-02"


@pytest.mark.rule("FSS-CLAR-10")
def test_they_free_up_to_three_used_locations_and_no_unused_one() -> None:
    game = hunting({"archive": 1, "motel": 1, "teds_bus": 1, "the_hold": 1})
    game.play("use body_hunters")
    assert set(legal(game)) == {f"choose {card}" for card in ACTIONS[:4]}
    assert refused(game, "choose assembly_plant.1") == "FSS-CLAR-10", "it has not been used"
    game.play("choose archive")
    assert refused(game, "choose archive") == "FSS-CLAR-10", "it is free already"
    assert set(legal(game)) == {"choose motel", "choose teds_bus", "choose the_hold", "done"}
    game.play("choose motel / choose the_hold")
    assert game.question() == "turn"
    assert [location(game, card).used for card in ACTIONS[:4]] == [0, 0, 1, 0]


@pytest.mark.rule("FSS-CLAR-10")
def test_fewer_than_three_may_be_chosen() -> None:
    game = hunting({"archive": 1, "motel": 1, "teds_bus": 1})
    game.play("use body_hunters / choose teds_bus / done")
    assert [location(game, card).used for card in ACTIONS[:3]] == [1, 1, 0]


@pytest.mark.rule("FSS-CLAR-10")
def test_they_choose_neither_themselves_nor_locations_of_others() -> None:
    game = at(
        mutants(locations=["body_hunters", "archive", "motel"], goods={"worker": 2}),
        rival(locations=["teds_bus"]),
        options=WINTER,
        used={"archive": 1, "motel": 1, "teds_bus": 1},
    )
    game.play("use body_hunters")
    assert legal(game) == ["choose archive", "choose motel"]
    for wrong in ("body_hunters", "teds_bus"):
        assert refused(game, f"choose {wrong}") == "FSS-CLAR-10"
    game.play("choose archive / choose motel")
    assert location(game, "body_hunters").used == 1


@pytest.mark.rule("FSS-USE-01", "FSS-USE-02")
def test_they_are_used_once_a_round_and_need_a_worker() -> None:
    assert refused(hunting({"archive": 1}, goods={}), "use body_hunters") == "FSS-USE-01"
    game = hunting({"archive": 1, "motel": 1, "teds_bus": 1, "the_hold": 1})
    game.play("use body_hunters / choose archive / done")
    assert refused(game, "use body_hunters") == "FSS-USE-02"


@pytest.mark.rule("FSS-CLAR-10", "FSS-OPEN-04")
@pytest.mark.parametrize("frees", [False, True])
def test_an_open_production_used_by_an_opponent_is_freed_with_the_switch_only(frees: bool) -> None:
    game = at(
        mutants(locations=["body_hunters", "archive", "docks.1", "quarry.1"], goods={"worker": 1}),
        rival(goods={"worker": 2}),
        options=WINTER | {"body_hunters_frees_open_production": frees},
        used={"archive": 1, "docks.1": 1},
    )
    game.play("use body_hunters")
    if frees:
        assert set(legal(game)) == {"choose archive", "choose docks.1"}
        game.play("choose docks.1 / done")
    assert refused(game, "visit docks.1") == (None if frees else "FSS-OPEN-04")


@pytest.mark.rule("FSS-CLAR-10", "FSS-CLEAN-10")
def test_goods_that_lie_on_a_card_for_good_are_not_touched() -> None:
    me = mutants(locations=["body_hunters", "archive", "brick_storage"], goods={"worker": 1})
    game = at(me, rival(), options=WINTER, used={"archive": 1}, kept={"brick_storage": {"brick": 3}})
    game.play("use body_hunters")
    assert (location(game, "archive").used, location(game, "brick_storage").goods) == (0, {"brick": 3})
    assert goods(game) == {}, "nothing comes back to the owner"


# -- Camino Real -----------------------------------------------------------------------------------------------------


def on_the_road(*others: dict[str, Any], **pieces: Any) -> Game:
    return winter(mutants(locations=["camino_real"], goods={"worker": 1}) | pieces, *others)


@pytest.mark.parametrize(
    ("deal", "gained"),
    [("docks.1", {"iron": 1}), ("museum", {"vp": 1}), ("pub.1", {"card": 1}), ("archive", {"worker": 1})],
)
def test_camino_real_costs_a_worker_and_brings_the_good_of_a_deal_of_another_player(
    deal: str, gained: dict[str, int]
) -> None:
    game = on_the_road(rival(deals=[deal]))
    game.play("use camino_real")
    assert (holds(game), holds(game, 1), player(game, 1).deals) == (gained, {}, [deal]), "who loses nothing"


def test_the_deal_is_chosen_among_those_of_all_opponents_and_one_only() -> None:
    game = on_the_road(rival(deals=["docks.1", "museum"]), third(deals=["pub.1"]), deals=["quarry.1"])
    game.play("use camino_real")
    assert legal(game) == ["choose docks.1", "choose museum", "choose pub.1"]
    assert refused(game, "choose quarry.1") is not None, "an own deal"
    game.play("choose museum")
    assert (holds(game), game.actors) == ({"vp": 1}, (1,))


@pytest.mark.rule("FSS-PASS-03", "FSS-PASS-05")
def test_deals_of_a_player_who_has_passed_are_out_of_reach() -> None:
    game = on_the_road(rival(deals=["docks.1"], passed=True), third(deals=["pub.1", "museum"]))
    game.play("use camino_real")
    assert legal(game) == ["choose museum", "choose pub.1"]
    assert refused(game, "choose docks.1") == "FSS-PASS-03"


@pytest.mark.rule("FSS-CLAR-13", "FSS-PASS-05")
def test_with_no_deal_within_reach_camino_real_is_refused() -> None:
    for other in (rival(locations=["docks.1"]), rival(deals=["docks.1"], passed=True)):
        game = on_the_road(other, deals=["quarry.1"])
        assert refused(game, "use camino_real") == "FSS-CLAR-13"


@pytest.mark.rule("FSS-USE-01", "FSS-USE-02")
def test_camino_real_is_used_once_a_round_and_needs_a_worker() -> None:
    other = rival(deals=["docks.1"], goods={"fuel": 1})
    assert refused(on_the_road(other, goods={}), "use camino_real") == "FSS-USE-01"
    game = on_the_road(other, goods={"worker": 3})
    game.play("use camino_real")
    game.play("contacts blue")
    assert refused(game, "use camino_real") == "FSS-USE-02"


# -- Caravanner ------------------------------------------------------------------------------------------------------


def caravan(*deals: str, workers: int = 1) -> Game:
    return winter(mutants(locations=["caravanner"], goods={"worker": workers}, deals=list(deals)), rival(passed=True))


@pytest.mark.rule("FSS-CLAR-12")
def test_the_caravanner_costs_a_worker_and_brings_the_goods_of_three_own_deals() -> None:
    game = caravan("docks.1", "museum", "pub.1", "docks.2", "archive")
    game.play("use caravanner / choose docks.1 / choose docks.2 / choose museum")
    assert (holds(game), game.question()) == ({"iron": 2, "vp": 1}, "turn")
    assert player(game).deals == ["docks.1", "museum", "pub.1", "docks.2", "archive"]


@pytest.mark.rule("FSS-CLAR-12")
def test_each_deal_counts_at_most_once_and_three_must_be_chosen() -> None:
    game = caravan("docks.1", "museum", "pub.1", "archive")
    game.play("use caravanner / choose museum")
    assert set(legal(game)) == {"choose docks.1", "choose pub.1", "choose archive"}
    assert refused(game, "choose museum") == "FSS-CLAR-12"
    game.play("choose archive")
    assert set(legal(game)) == {"choose docks.1", "choose pub.1"}
    assert refused(game, "choose museum") == "FSS-CLAR-12"
    game.play("choose pub.1")
    assert holds(game) == {"vp": 1, "worker": 1, "card": 1}


@pytest.mark.rule("FSS-CLAR-12")
@pytest.mark.parametrize(
    ("deals", "gained"),
    [
        (["docks.1"], {"iron": 1}),
        (["docks.1", "museum"], {"iron": 1, "vp": 1}),
        (["docks.1", "museum", "pub.1"], {"iron": 1, "vp": 1, "card": 1}),
    ],
)
def test_with_no_more_than_three_deals_it_gives_what_there_is(deals: list[str], gained: dict[str, int]) -> None:
    game = caravan(*deals)
    game.play("use caravanner")
    while game.question() == "target":
        game.play(legal(game)[0])
    assert (holds(game), location(game, "caravanner").used) == (gained, 1)


@pytest.mark.rule("FSS-CLAR-12")
def test_with_no_deal_the_caravanner_is_refused() -> None:
    assert refused(caravan(), "use caravanner") == "FSS-CLAR-12"
    me = mutants(locations=["caravanner"], goods={"worker": 1})
    assert refused(winter(me, rival(deals=["docks.1"])), "use caravanner") == "FSS-CLAR-12"


@pytest.mark.rule("FSS-CLAR-12")
def test_deals_of_others_are_none_of_the_caravanners() -> None:
    me = mutants(locations=["caravanner"], goods={"worker": 1}, deals=["docks.1", "museum"])
    game = winter(me, rival(deals=["pub.1"]))
    game.play("use caravanner")
    assert legal(game) == ["choose docks.1", "choose museum"]
    assert refused(game, "choose pub.1") == "FSS-CLAR-12"


@pytest.mark.rule("FSS-USE-01", "FSS-USE-02")
def test_the_caravanner_is_used_once_a_round_and_needs_a_worker() -> None:
    assert refused(caravan("docks.1", workers=0), "use caravanner") == "FSS-USE-01"
    game = caravan("docks.1", workers=2)
    game.play("use caravanner")
    assert refused(game, "use caravanner") == "FSS-USE-02"
