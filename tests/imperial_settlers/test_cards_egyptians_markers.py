"""Royal Bath, Scorpion Breeder and Temple of Ra: what lies on locations, and who may use them."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.imperial_settlers.common_cards import designs, next_round, producing
from tests.imperial_settlers.faction_cards import PLENTY, faction_designs
from tests.imperial_settlers.phases import wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, legal, location, points, refused

BATH, OTHER_BATH = "royal_bath.egy007", "royal_bath.egy008"
SCORPION, RA = "scorpion_breeder.egy010", "temple_of_ra.egy013"
SLAVES, SAWMILL, COAL, MILL, TOWN = "slaves.egy024", "sawmill.com076", "coal_mine.com033", "mill.com006", "town.com015"


# -- Royal Bath ------------------------------------------------------------------------------------------------------


def bath(used: dict[str, int], *more: str, gold: int = 2, **rest: Any) -> Game:
    """Royal Bath beside Slaves, Sawmill and more; the Romans have passed."""
    me = egyptians(locations=[BATH, SLAVES, SAWMILL, *more], goods={"gold": gold, "worker": 3})
    return at(me, romans(locations=[COAL], passed=True), used=used, **rest)


@pytest.mark.rule("IMP-USE-11", "IMP-USE-02")
@pytest.mark.parametrize("card", [BATH, OTHER_BATH])
def test_for_a_gold_royal_bath_clears_another_own_action_location(card: str) -> None:
    me = egyptians(locations=[card, SLAVES], goods={"gold": 1, "worker": 2})
    game = at(me, romans(passed=True))
    game.play(f"use {SLAVES}")
    assert refused(game, f"use {SLAVES}") == "IMP-USE-03"
    game.play(f"use {card}")
    assert goods(game) == {"worker": 1, "stone": 2}, "the worker that lay there is discarded"
    assert (location(game, SLAVES).used, location(game, card).used) == (0, 1)
    game.play(f"use {SLAVES}")
    assert wealth(game) == {"stone": 4, "vp": 2}


@pytest.mark.rule("IMP-USE-02", "IMP-GOOD-09")
def test_royal_bath_takes_gold_only() -> None:
    me = egyptians(locations=[BATH, SLAVES], goods=PLENTY)
    assert refused(at(me, romans(), used={SLAVES: 1}), f"use {BATH}") == "IMP-USE-02", "nothing stands for gold"


@pytest.mark.rule("IMP-USE-05", "IMP-USE-03", "IMP-USE-11")
@pytest.mark.parametrize("between", [" / again", " / done / use royal_bath.egy007"])
def test_royal_bath_works_twice_a_round_in_one_turn_or_in_two(between: str) -> None:
    game = bath({SLAVES: 1, SAWMILL: 2, "goldsmith.egy021": 1}, "goldsmith.egy021", gold=3)
    game.play(f"use {BATH} / choose {SLAVES}{between} / choose {SAWMILL}")
    assert [location(game, card).used for card in (SLAVES, SAWMILL, "goldsmith.egy021")] == [0, 0, 1]
    assert (goods(game)["gold"], location(game, BATH).used) == (1, 2)
    assert refused(game, f"use {BATH}") == "IMP-USE-03"


@pytest.mark.rule("IMP-USE-05", "IMP-USE-11")
def test_royal_bath_is_not_asked_again_where_nothing_is_left_to_clear() -> None:
    game = bath({SLAVES: 1})
    game.play(f"use {BATH}")
    assert (game.question(), goods(game)["gold"]) == ("turn", 1)
    assert refused(game, f"use {BATH}") == "IMP-USE-11"
    game.play(f"use {SLAVES}")
    assert refused(game, f"use {BATH}") is None


@pytest.mark.rule("IMP-USE-11")
def test_royal_bath_chooses_another_own_action_location_that_was_used() -> None:
    game = bath({BATH: 1, SLAVES: 1, COAL: 1, OTHER_BATH: 1, "oasis.egy005": 3}, OTHER_BATH, "oasis.egy005", TOWN)
    game.play(f"use {BATH}")
    assert sorted(legal(game)) == sorted([f"choose {SLAVES}", f"choose {OTHER_BATH}"])
    for wrong in (BATH, SAWMILL, COAL, "oasis.egy005", TOWN):
        assert refused(game, f"choose {wrong}") == "IMP-USE-11"
    game.play(f"choose {OTHER_BATH}")
    assert location(game, OTHER_BATH).used == 0, "the other copy is another location"


@pytest.mark.rule("IMP-USE-11")
@pytest.mark.parametrize(("restores", "left"), [("all", 0), ("one", 1)])
def test_royal_bath_gives_back_all_uses_or_one_by_the_switch(restores: str, left: int) -> None:
    game = bath({SAWMILL: 2}, options={"refresh_restores": restores})
    game.play(f"use {BATH}")
    assert location(game, SAWMILL).used == left


@pytest.mark.rule("IMP-USE-12", "IMP-USE-11")
@pytest.mark.parametrize(("lifts", "rule"), [(False, "IMP-USE-12"), (True, None)])
def test_royal_bath_lifts_a_block_by_the_switch_only(lifts: bool, rule: str | None) -> None:
    game = bath({SLAVES: 1}, marks={SLAVES: ["block"]}, options={"refresh_lifts_block": lifts})
    game.play(f"use {BATH}")
    assert refused(game, f"use {SLAVES}") == rule


@pytest.mark.rule("IMP-EGY-15", "IMP-EGY-16", "IMP-USE-11")
def test_royal_bath_clears_a_location_under_control_and_not_one_that_another_holds() -> None:
    """What its owner has used up can be used again by the controller."""
    me = egyptians(locations=[BATH, COAL], goods={"gold": 1, "worker": 1})
    game = at(me, romans(passed=True), used={COAL: 1}, taken={COAL: 1})
    assert refused(game, f"use {COAL}") == "IMP-EGY-16"
    game.play(f"use {BATH} / use {COAL}")
    assert goods(game) == {"stone": 2}
    theirs = bath({COAL: 1})
    assert refused(theirs, f"use {BATH}") == "IMP-USE-11"


# -- Scorpion Breeder ------------------------------------------------------------------------------------------------


def scorpion(*others: dict[str, Any], workers: int = 1, **rest: Any) -> Game:
    return at(egyptians(locations=[SCORPION, SLAVES], goods={"worker": workers}), *others, **rest)


@pytest.mark.rule("IMP-USE-12", "IMP-USE-02")
@pytest.mark.parametrize("target", [COAL, "gladiator_school.rom006"])
def test_for_a_worker_scorpion_breeder_blocks_an_action_location_of_an_opponent(target: str) -> None:
    rival = romans(locations=[COAL, "gladiator_school.rom006"], goods={"worker": 4})
    game = scorpion(rival)
    game.play(f"use {SCORPION} / choose {target}")
    assert (wealth(game), wealth(game, 1)) == ({}, {"worker": 4}), "the blocking worker is the supply's"
    assert (location(game, target).marks, location(game, target).used) == (["block"], 0)
    assert refused(game, f"use {target}") == "IMP-USE-12"
    other = COAL if target != COAL else "gladiator_school.rom006"
    assert refused(game, f"use {other}") is None


@pytest.mark.rule("IMP-USE-12")
def test_a_location_used_once_of_two_times_can_be_blocked_for_the_second() -> None:
    game = scorpion(romans(locations=[SAWMILL], goods={"wood": 3}), used={SAWMILL: 1})
    assert location(game, SAWMILL).used == 1
    game.play(f"use {SCORPION}")
    assert refused(game, f"use {SAWMILL}") == "IMP-USE-12"


@pytest.mark.rule("IMP-USE-12", "IMP-CARD-08", "IMP-FND-05")
def test_scorpion_breeder_chooses_action_locations_of_opponents_only() -> None:
    rival = romans(
        locations=[COAL, SAWMILL, MILL, TOWN, "administration.rom012", "builder.rom020"],
        hand=["joiner.com044"],
        ruins=["lumberjacks.com042"],
        deals=["spies.rom010"],
    )
    game = scorpion(rival)
    game.play(f"use {SCORPION}")
    assert sorted(legal(game)) == sorted([f"choose {COAL}", f"choose {SAWMILL}"])
    inert = (MILL, TOWN, "administration.rom012", "builder.rom020", "joiner.com044")
    assert refused(game, "choose lumberjacks.com042") == "IMP-FND-05"
    for wrong in (*inert, "spies.rom010", SLAVES, SCORPION):
        assert refused(game, f"choose {wrong}") == "IMP-USE-12"


@pytest.mark.rule("IMP-USE-12", "IMP-USE-02", "IMP-USE-03")
def test_scorpion_breeder_needs_a_worker_and_a_target_and_works_once_a_round() -> None:
    rival = romans(locations=[COAL, SAWMILL])
    assert refused(scorpion(rival, workers=0), f"use {SCORPION}") == "IMP-USE-02"
    assert refused(scorpion(romans(locations=[MILL, TOWN])), f"use {SCORPION}") == "IMP-USE-12"
    assert refused(scorpion(romans(locations=[COAL]), marks={COAL: ["block"]}), f"use {SCORPION}") == "IMP-USE-12"
    game = scorpion(rival, workers=3)
    game.play(f"use {SCORPION} / choose {COAL} / pass")
    assert refused(game, f"use {SCORPION}") == "IMP-USE-03"


@pytest.mark.rule("IMP-ACT-05", "IMP-DIG-06", "IMP-USE-12")
def test_scorpion_breeder_does_not_reach_who_has_passed() -> None:
    passed = romans(locations=[COAL], passed=True)
    assert refused(scorpion(passed), f"use {SCORPION}") == "IMP-USE-12"
    game = scorpion(passed, japanese(locations=["casino.jap012", SAWMILL]))
    game.play(f"use {SCORPION}")
    assert refused(game, f"choose {COAL}") == "IMP-ACT-05"
    assert set(legal(game)) == {"choose casino.jap012", f"choose {SAWMILL}"}


@pytest.mark.rule("IMP-USE-12", "IMP-BUILD-10", "IMP-BUILD-11")
def test_a_blocked_location_may_still_be_razed_or_given_up_and_is_free_in_the_next_round() -> None:
    rival = romans(locations=[COAL, SAWMILL], hand=["builder.rom020"], goods={"stone": 1, "worker": 2})
    game = scorpion(rival, barbarians(goods={"raze_token": 2}))
    game.play(f"use {SCORPION} / choose {COAL}")
    razed = game.clone()
    game.play(f"build builder.rom020 over {COAL}")
    assert (built(game, 1), game.position()["marks"]) == ([SAWMILL, "builder.rom020"], {})
    razed.play(f"exchange / gain 1 food / raze {COAL}")
    assert (goods(razed, 2), razed.position()["marks"]) == ({"worker": 1, "stone": 1}, {})
    later = scorpion(romans(locations=[COAL]))
    later.play(f"use {SCORPION}")
    next_round(later)
    assert location(later, COAL).marks == []
    while later.actors != (1,):
        later.play("pass")
    assert refused(later, f"use {COAL}") is None


# -- Temple of Ra ----------------------------------------------------------------------------------------------------


def temple(*others: dict[str, Any], **rest: Any) -> Game:
    return at(egyptians(locations=[RA]), *others, **rest)


@pytest.mark.rule("IMP-EGY-12", "IMP-EGY-14", "IMP-USE-03")
@pytest.mark.parametrize("target", [MILL, TOWN, COAL, "ruins.com069", "gardens.rom009", "colossus.rom030"])
def test_temple_of_ra_takes_any_location_of_an_opponent_for_nothing_once_a_round(target: str) -> None:
    cards = [MILL, TOWN, COAL, "ruins.com069", "gardens.rom009", "colossus.rom030"]
    game = temple(romans(locations=cards))
    game.play(f"use {RA} / choose {target}")
    assert (wealth(game), wealth(game, 1)) == ({}, {}), "nothing paid, nothing gained"
    assert (built(game), built(game, 1)) == ([RA, target], [card for card in cards if card != target])
    assert (location(game, target).owner, location(game, RA).used, game.actors) == (1, 1, (1,))
    game.play("pass")
    assert refused(game, f"use {RA}") == "IMP-USE-03"


@pytest.mark.rule("IMP-EGY-14", "IMP-FND-05", "IMP-DEAL-08")
def test_temple_of_ra_needs_a_location_of_an_opponent() -> None:
    rest: dict[str, Any] = {"ruins": [COAL], "deals": ["builder.rom020"], "hand": ["legion.rom017"]}
    assert refused(temple(romans(**rest)), f"use {RA}") == "IMP-EGY-14"
    game = temple(romans(locations=[MILL, TOWN], **rest))
    game.play(f"use {RA}")
    assert set(legal(game)) == {f"choose {MILL}", f"choose {TOWN}"}
    for wrong in (RA, "builder.rom020", "legion.rom017"):
        assert refused(game, f"choose {wrong}") == "IMP-EGY-14"
    assert refused(game, f"choose {COAL}") == "IMP-FND-05"


@pytest.mark.rule("IMP-ACT-05", "IMP-DIG-06", "IMP-EGY-14")
def test_temple_of_ra_does_not_reach_who_has_passed() -> None:
    passed = romans(locations=[MILL], passed=True)
    assert refused(temple(passed), f"use {RA}") == "IMP-EGY-14"
    game = temple(passed, barbarians(locations=[TOWN, COAL]))
    game.play(f"use {RA}")
    assert refused(game, f"choose {MILL}") == "IMP-ACT-05"
    assert set(legal(game)) == {f"choose {TOWN}", f"choose {COAL}"}


@pytest.mark.rule("IMP-EGY-15", "IMP-CMN-06")
def test_porters_carry_the_goods_of_a_production_location_that_temple_of_ra_took() -> None:
    me = egyptians(locations=[RA, "porters.com084"], goods={"food": 1})
    game = at(me, romans(locations=[TOWN]))
    game.play(f"use {RA} / pass / use porters.com084")
    assert goods(game) == {"worker": 2}


@pytest.mark.rule("IMP-EGY-15")
def test_a_roman_feature_that_temple_of_ra_took_pays_the_egyptians() -> None:
    me = egyptians(locations=[RA], hand=["caravan.egy011"], goods={"food": 1})
    game = at(me, romans(locations=["headquarters.rom015"]))
    game.play(f"use {RA} / pass / build caravan.egy011 / gain 1 vp")
    assert wealth(game) == {"food": 1, "worker": 1, "vp": 1}


@pytest.mark.rule("IMP-EGY-10", "IMP-CMN-02", "IMP-DEF-02")
def test_a_taken_location_may_be_protected_but_not_be_given_up() -> None:
    me = egyptians(locations=[RA], hand=["golden_bazaar.egy009"], goods={"defence_token": 1})
    game = at(me, romans(locations=[MILL]))
    game.play(f"use {RA} / end / pass")
    assert refused(game, f"build golden_bazaar.egy009 over {MILL}") == "IMP-EGY-10"
    assert refused(game, f"protect {MILL}") is None


@pytest.mark.rule("IMP-EGY-14", "IMP-EGY-18")
def test_a_cleared_temple_of_ra_takes_a_second_location_and_all_go_home_together() -> None:
    me = egyptians(locations=[RA, BATH], goods={"gold": 1})
    others = romans(locations=[MILL, TOWN], goods={"worker": 4}), barbarians(locations=[COAL], goods={"worker": 4})
    game = at(me, *others)
    wait = "exchange / gain 1 food / done"
    game.play(f"use {RA} / choose {TOWN} / {wait} / {wait}")
    game.play(f"use {BATH} / exchange / gain 1 food / exchange / gain 1 food")
    game.play(f"use {RA} / choose {COAL}")
    assert (built(game), game.position()["taken"]) == ([RA, BATH, TOWN, COAL], {TOWN: 1, COAL: 2})
    game.play("pass / pass / pass")
    assert [built(game, seat) for seat in range(3)] == [[RA, BATH], [MILL, TOWN], [COAL]]


@pytest.mark.rule("IMP-EGY-09", "IMP-EGY-17")
def test_the_next_production_is_the_owners_again() -> None:
    game = temple(romans(locations=["trade_colony.rom023"]))
    game.play(f"use {RA}")
    next_round(game)
    assert (built(game), built(game, 1)) == ([RA], ["trade_colony.rom023"])
    assert (goods(game)["gold"], goods(game, 1)["gold"]) == (1, 1), "of the board and of Trade Colony"


# -- all -------------------------------------------------------------------------------------------------------------

COST = {BATH: {"stone": 1}, SCORPION: {"wood": 1, "stone": 1}, RA: {"stone": 1}}


@pytest.mark.rule("IMP-USE-01")
@pytest.mark.parametrize("card", COST)
def test_none_works_from_the_hand_under_the_board_or_for_others(card: str) -> None:
    rival = romans(locations=[COAL], goods=PLENTY | {"gold": 9})
    for place in ("hand", "deals"):
        me = egyptians(goods=PLENTY | {"gold": 9}, locations=[SLAVES]) | {place: [card]}
        assert refused(at(me, rival, used={SLAVES: 1}), f"use {card}") == "IMP-USE-01"
    assert refused(at(rival, egyptians(locations=[card])), f"use {card}") == "IMP-USE-01"


@pytest.mark.rule("IMP-BUILD-04", "IMP-PROD-01")
@pytest.mark.parametrize("card", COST)
def test_it_yields_nothing_when_built_or_in_production(card: str) -> None:
    game = at(egyptians(hand=[card], goods=COST[card], ruins=[MILL]), romans(locations=[COAL]))
    game.play(f"build {card} over foundation")
    assert (wealth(game), points(game), built(game, 1), game.actors) == ({}, 0, [COAL], (1,))
    board = {"worker": 3, "gold": 1, "raze_token": 1, "defence_token": 1}
    assert wealth(producing(egyptians(locations=[card]), romans())) == board


def test_every_egyptian_action_with_an_effect_of_its_own_is_covered() -> None:
    """The first three are in test_cards_egyptians_actions.py."""
    bargains = {"golden_bazaar", "avenue_of_sphinxes", "goldsmith", "slaves"}
    others = {"desert", "chariot_builder", "sanctuary"}
    assert designs(*COST) | others == faction_designs("egyptians", "action") - bargains
