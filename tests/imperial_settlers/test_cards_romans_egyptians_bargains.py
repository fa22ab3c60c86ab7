"""The Roman and Egyptian action designs that turn goods into goods: cost, gain and uses per round."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperial_settlers.common_cards import RESOURCES, amounts, designs, next_round, producing, times
from tests.imperial_settlers.faction_cards import PLENTY, Bargain, faction_designs
from tests.imperial_settlers.phases import wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, romans
from tests.tableau.positions import built, goods, legal, location, player, points, refused

BARGAINS = {
    "sculptors_workshop.rom001": Bargain("1 worker + 1 stone", "2 vp", 1),
    "sculptors_workshop.rom002": Bargain("1 worker + 1 stone", "2 vp", 1),
    "sculptors_apprentice.rom003": Bargain("1 stone", "1 vp", 2),
    "sculptors_apprentice.rom004": Bargain("1 stone", "1 vp", 2),
    "sculptors_apprentice.rom005": Bargain("1 stone", "1 vp", 2),
    "gladiator_school.rom006": Bargain("1 worker", "1 raze_token", 1),
    "gladiator_school.rom007": Bargain("1 worker", "1 raze_token", 1),
    "colossus.rom030": Bargain("1 worker + 3 stone", "4 vp", 1),
    "golden_bazaar.egy009": Bargain("1 food", "1 gold + 1 vp", 1),
    "avenue_of_sphinxes.egy016": Bargain("2 gold", "2 vp", 2),
    "avenue_of_sphinxes.egy017": Bargain("2 gold", "2 vp", 2),
    "avenue_of_sphinxes.egy018": Bargain("2 gold", "2 vp", 2),
    "goldsmith.egy021": Bargain("1 worker + 1 gold", "3 vp", 1),
    "goldsmith.egy022": Bargain("1 worker + 1 gold", "3 vp", 1),
    "goldsmith.egy023": Bargain("1 worker + 1 gold", "3 vp", 1),
    "slaves.egy024": Bargain("1 worker", "2 stone + 1 vp", 1),
    "slaves.egy025": Bargain("1 worker", "2 stone + 1 vp", 1),
}
STONE = {
    "sculptors_workshop": 1,
    "sculptors_apprentice": 1,
    "gladiator_school": 1,
    "colossus": 2,
    "golden_bazaar": 0,
    "avenue_of_sphinxes": 2,
    "goldsmith": 2,
    "slaves": 1,
}
"""What they cost beside a location."""
ONCE = [card for card, bargain in BARGAINS.items() if bargain.uses == 1]
TWICE = [card for card, bargain in BARGAINS.items() if bargain.uses == 2]
OTHERS = {
    "romans": {"engineers", "spies"},
    "egyptians": {
        "desert",
        "chariot_builder",
        "royal_bath",
        "scorpion_breeder",
        "temple_of_ra",
        "sanctuary",
    },
}
"""Actions with an effect of their own; they have files of their own."""


def mine(card: str, **pieces: Any) -> dict[str, Any]:
    """The player whose faction has the card."""
    return (romans if ".rom" in card else egyptians)(**pieces)


@pytest.mark.rule("IMP-USE-01", "IMP-USE-02", "IMP-USE-04", "IMP-USE-06", "IMP-LOC-04")
@pytest.mark.parametrize("card", BARGAINS)
def test_a_use_costs_exactly_this_and_gives_exactly_this(card: str) -> None:
    game = at(mine(card, locations=[card], goods=amounts(BARGAINS[card].cost)), barbarians())
    game.play(f"use {card}")
    assert wealth(game) == amounts(BARGAINS[card].gain)
    assert (wealth(game, 1), location(game, card).used, game.actors) == ({}, 1, (1,))


@pytest.mark.rule("IMP-USE-02", "IMP-LOC-04", "IMP-GOOD-09")
@pytest.mark.parametrize(
    ("card", "short"), [(card, good) for card in BARGAINS for good in amounts(BARGAINS[card].cost)]
)
def test_one_token_less_is_too_little_whatever_else_there_is(card: str, short: str) -> None:
    cost = amounts(BARGAINS[card].cost)
    game = at(mine(card, locations=[card], goods=PLENTY | cost | {short: cost[short] - 1}), barbarians())
    assert refused(game, f"use {card}") == "IMP-USE-02"


@pytest.mark.rule("IMP-USE-10", "IMP-GOOD-09")
@pytest.mark.parametrize("card", BARGAINS)
def test_gold_pays_for_the_resources_and_for_nothing_else(card: str) -> None:
    cost = amounts(BARGAINS[card].cost)
    resources = {good: amount for good, amount in cost.items() if good in RESOURCES}
    rest = {good: amount for good, amount in cost.items() if good not in RESOURCES}
    gold = rest.pop("gold", 0) + sum(resources.values())
    game = at(mine(card, locations=[card], goods=rest | {"gold": gold}), barbarians())
    game.play(f"use {card}")
    assert wealth(game) == amounts(BARGAINS[card].gain)
    if rest:
        idle = at(mine(card, locations=[card], goods={"gold": 9, "stone": 9, "food": 9}), barbarians())
        assert refused(idle, f"use {card}") == "IMP-USE-02", "a worker is needed"


@pytest.mark.rule("IMP-DIG-07", "IMP-USE-10")
@pytest.mark.parametrize(
    ("card", "payments"),
    [
        ("sculptors_workshop.rom001", ["pay 1 worker + 1 stone", "pay 1 worker + 1 gold"]),
        ("sculptors_apprentice.rom003", ["pay 1 stone", "pay 1 gold"]),
        ("colossus.rom030", ["pay 1 worker + 3 stone", "pay 1 worker + 2 stone + 1 gold"]),
        ("golden_bazaar.egy009", ["pay 1 food", "pay 1 gold"]),
    ],
)
def test_with_gold_at_hand_the_owner_says_what_is_paid(card: str, payments: list[str]) -> None:
    me = mine(card, locations=[card], goods={"worker": 1, "stone": 3, "food": 1, "gold": 1})
    game = at(me, barbarians())
    game.play(f"use {card}")
    assert (game.question(), sorted(legal(game))) == ("pay", sorted(payments))
    before = goods(game)
    game.play(payments[1])
    assert goods(game).get("gold", 0) == before["gold"] - 1 + amounts(BARGAINS[card].gain).get("gold", 0)


@pytest.mark.rule("IMP-USE-03", "IMP-ACT-03")
@pytest.mark.parametrize("card", ONCE)
def test_once_a_round_and_again_in_the_next(card: str) -> None:
    game = at(mine(card, locations=[card], goods=times(BARGAINS[card].cost, 3)), barbarians())
    game.play(f"use {card}")
    assert game.actors == (1,), "the turn is over"
    game.play("pass")
    assert refused(game, f"use {card}") == "IMP-USE-03"
    next_round(game)
    assert location(game, card).used == 0


@pytest.mark.rule("IMP-USE-03", "IMP-USE-05")
@pytest.mark.parametrize("card", TWICE)
def test_twice_a_round_in_one_turn_or_in_two(card: str) -> None:
    bargain = BARGAINS[card]
    start = at(mine(card, locations=[card], goods=times(bargain.cost, 3)), barbarians())
    for line in (f"use {card} / again / pass", f"use {card} / done / pass / use {card}"):
        game = start.clone()
        game.play(line)
        assert wealth(game) == amounts(bargain.cost) | times(bargain.gain, 2)
        assert location(game, card).used == 2
        assert refused(game, f"use {card}") == "IMP-USE-03"


@pytest.mark.rule("IMP-USE-05")
@pytest.mark.parametrize("card", TWICE)
def test_what_cannot_be_paid_twice_is_not_asked_for_again(card: str) -> None:
    game = at(mine(card, locations=[card], goods=amounts(BARGAINS[card].cost) | {"worker": 5}), barbarians())
    game.play(f"use {card}")
    assert (game.actors, points(game)) == ((1,), amounts(BARGAINS[card].gain)["vp"])


@pytest.mark.rule("IMP-USE-03")
def test_each_copy_has_uses_of_its_own() -> None:
    copies = ["sculptors_apprentice.rom003", "sculptors_apprentice.rom004", "sculptors_apprentice.rom005"]
    game = at(romans(locations=copies, goods={"stone": 6}), barbarians(passed=True))
    for card in copies:
        game.play(f"use {card} / again")
    assert (wealth(game), [location(game, card).used for card in copies]) == ({"vp": 6}, [2, 2, 2])


@pytest.mark.rule("IMP-USE-01")
@pytest.mark.parametrize("card", BARGAINS)
def test_only_a_location_of_the_own_empire_can_be_activated(card: str) -> None:
    rich = PLENTY | {"gold": 9}
    for place in ("hand", "deals"):
        assert refused(at(mine(card, goods=rich) | {place: [card]}, barbarians()), f"use {card}") == "IMP-USE-01"
    assert refused(at(barbarians(goods=rich), mine(card, locations=[card])), f"use {card}") == "IMP-USE-01"


@pytest.mark.rule("IMP-BUILD-10", "IMP-BUILD-11")
@pytest.mark.parametrize("card", ["colossus.rom030", "goldsmith.egy021"])
def test_a_used_one_may_be_given_up_for_building_and_the_goods_on_it_are_gone(card: str) -> None:
    new = "builder.rom020" if ".rom" in card else "egy_stone_quarry.egy026"
    goods_ = times(BARGAINS[card].cost, 1)
    goods_["stone"] = goods_.get("stone", 0) + 1
    game = at(mine(card, locations=[card], hand=[new], goods=goods_), barbarians(passed=True))
    game.play(f"use {card} / build {new} over {card}")
    assert built(game) == [new]
    assert goods(game) == ({"wood": 1, "stone": 1} if ".rom" in card else {"stone": 2}), "the production alone"


@pytest.mark.rule("IMP-BUILD-04", "IMP-PROD-01")
@pytest.mark.parametrize("card", BARGAINS)
def test_it_yields_neither_when_built_nor_in_the_production_phase(card: str) -> None:
    board = wealth(producing(mine(card), barbarians()))
    assert wealth(producing(mine(card, locations=[card]), barbarians())) == board
    game = at(mine(card, hand=[card], goods={"stone": 2}, ruins=["mill.com006"]), barbarians())
    game.play(f"build {card} over foundation")
    left = 2 - STONE[card.split(".")[0]]
    assert (wealth(game), game.actors) == ({"stone": left} if left else {}, (1,))


@pytest.mark.rule("IMP-GOOD-07", "IMP-CLEAN-02")
def test_the_token_of_gladiator_school_razes_and_the_romans_keep_it() -> None:
    me = romans(locations=["gladiator_school.rom006"], hand=["quarry.com008"], goods={"worker": 1})
    game = at(me, barbarians(passed=True))
    game.play("use gladiator_school.rom006")
    kept = game.clone()
    game.play("raze quarry.com008")
    assert wealth(game) == {"stone": 2}
    kept.play("pass")
    assert player(kept).stored == {"raze_token": 1}


@pytest.mark.rule("IMP-GOOD-09", "IMP-CLEAN-02")
def test_the_gold_of_golden_bazaar_pays_for_other_egyptian_actions_and_they_keep_it() -> None:
    me = egyptians(locations=["golden_bazaar.egy009", "goldsmith.egy021"], goods={"food": 1, "worker": 1})
    game = at(me, barbarians(passed=True))
    game.play("use golden_bazaar.egy009")
    kept = game.clone()
    game.play("use goldsmith.egy021")
    assert wealth(game) == {"vp": 1 + 3}
    kept.play("pass")
    assert player(kept).stored == {"gold": 1}


@pytest.mark.rule("IMP-EGY-19")
@pytest.mark.parametrize(
    ("card", "vp"),
    [
        ("golden_bazaar.egy009", 1),
        ("avenue_of_sphinxes.egy016", 3),
        ("goldsmith.egy022", 4),
        ("slaves.egy025", 1),
    ],
)
def test_with_a_sphinx_the_larger_gains_are_one_point_larger(card: str, vp: int) -> None:
    me = egyptians(locations=["sphinx.egy020", card], goods=amounts(BARGAINS[card].cost))
    game = at(me, barbarians())
    game.play(f"use {card}")
    assert points(game) == vp


def test_every_action_design_is_covered_here_or_has_a_file_of_its_own() -> None:
    for faction, mark in (("romans", ".rom"), ("egyptians", ".egy")):
        here = designs(*(card for card in BARGAINS if mark in card))
        assert here | OTHERS[faction] == faction_designs(faction, "action")
        assert not here & OTHERS[faction]
