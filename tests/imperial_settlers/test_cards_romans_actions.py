"""Engineers and Spies, the Roman actions against others; the bargains have a file of their own."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.imperial_settlers.common_cards import designs, next_round, producing
from tests.imperial_settlers.faction_cards import PLENTY, faction_designs
from tests.imperial_settlers.phases import pile, told, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused

ENGINEERS, SPIES = "engineers.rom008", "spies.rom010"
MILL, TOWN, QUARRY = "mill.com006", "town.com015", "quarry.com008"


def engineers(*others: dict[str, Any], workers: int = 2, **rest: Any) -> Game:
    return at(romans(goods={"worker": workers}, locations=[ENGINEERS, "roman_bank.rom029"]), *others, **rest)


def spies(*others: dict[str, Any], workers: int = 1, **rest: Any) -> Game:
    return at(romans(goods={"worker": workers}, locations=[SPIES], deals=["builder.rom020"]), *others, **rest)


# -- Engineers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-ROM-01", "IMP-USE-02", "IMP-USE-06")
@pytest.mark.parametrize(
    ("target", "discards"),
    [(MILL, "common"), ("ruins.com069", "common"), ("settlement.bar020", "barbarians")],
)
def test_engineers_take_a_location_off_the_table_for_two_workers_and_give_a_point(target: str, discards: str) -> None:
    game = engineers(barbarians(locations=[MILL, "ruins.com069", "settlement.bar020"], goods={"wood": 1}), workers=3)
    game.play(f"use {ENGINEERS} / choose {target}")
    assert (wealth(game), wealth(game, 1)) == ({"worker": 1, "vp": 1}, {"wood": 1})
    assert target not in built(game, 1)
    assert (len(built(game, 1)), player(game, 1).ruins, pile(game, discards)) == (2, 0, [target])
    assert (location(game, ENGINEERS).used, game.actors) == (1, (1,))


@pytest.mark.rule("IMP-USE-02", "IMP-USE-10", "IMP-ROM-01")
def test_engineers_need_two_workers() -> None:
    for goods_ in ({"worker": 1}, PLENTY | {"worker": 1, "gold": 9}):
        game = at(romans(goods=goods_, locations=[ENGINEERS]), barbarians(locations=[MILL]))
        assert refused(game, f"use {ENGINEERS}") == "IMP-USE-02"
    assert refused(engineers(barbarians(locations=[MILL])), f"use {ENGINEERS}") is None


@pytest.mark.rule("IMP-USE-03", "IMP-USE-05", "IMP-ROM-01")
def test_engineers_work_once_a_round_on_one_location() -> None:
    game = engineers(barbarians(locations=[MILL, TOWN, QUARRY]), workers=6)
    game.play(f"use {ENGINEERS} / choose {TOWN}")
    assert (built(game, 1), game.actors) == ([MILL, QUARRY], (1,))
    game.play("pass")
    assert refused(game, f"use {ENGINEERS}") == "IMP-USE-03"


@pytest.mark.rule("IMP-CLAR-04", "IMP-FND-05", "IMP-DEAL-08")
def test_engineers_need_a_location_of_an_opponent() -> None:
    """Neither own locations nor foundations, deals or cards in the hand of others."""
    rival = barbarians(ruins=[MILL], deals=["raid.bar007"], hand=[TOWN, "pack.bar016"])
    game = engineers(rival, workers=9)
    assert refused(game, f"use {ENGINEERS}") == "IMP-CLAR-04"
    assert f"use {ENGINEERS}" not in legal(game)
    with_one = engineers(rival | {"locations": [QUARRY, "ruins.com070"]})
    with_one.play(f"use {ENGINEERS}")
    assert sorted(legal(with_one)) == sorted([f"choose {QUARRY}", "choose ruins.com070"])
    for wrong in (ENGINEERS, "roman_bank.rom029", TOWN, "raid.bar007", "pack.bar016"):
        assert refused(with_one, f"choose {wrong}") == "IMP-CLAR-04"
    assert refused(with_one, f"choose {MILL}") == "IMP-FND-05"


@pytest.mark.rule("IMP-ACT-05", "IMP-GEN-10", "IMP-DIG-06", "IMP-CLAR-04")
def test_engineers_do_not_reach_who_has_passed() -> None:
    passed = barbarians(locations=[MILL], passed=True)
    assert refused(engineers(passed), f"use {ENGINEERS}") == "IMP-CLAR-04"
    game = engineers(passed, egyptians(locations=[TOWN, QUARRY]))
    game.play(f"use {ENGINEERS}")
    assert sorted(legal(game)) == sorted([f"choose {TOWN}", f"choose {QUARRY}"])
    assert refused(game, f"choose {MILL}") == "IMP-ACT-05"


@pytest.mark.rule("IMP-CLAR-04", "IMP-DEF-06", "IMP-JAP-10")
def test_what_lies_on_the_removed_location_goes_to_the_supply() -> None:
    """Marks of use, a defence token and a samurai are gone for good, also if the card comes back."""
    rival = japanese(locations=["sawmill.com076", "casino.jap012"], goods={"wood": 2})
    marks = {"sawmill.com076": ["shield"], "casino.jap012": ["samurai"]}
    for target in marks:
        game = engineers(rival, marks=marks, used={"sawmill.com076": 1, "casino.jap012": 2})
        game.play(f"use {ENGINEERS} / choose {target}")
        assert (goods(game), goods(game, 1)) == ({}, {"wood": 2})
        document = game.position()
        assert target not in document["marks"]
        assert target not in document["used"]


@pytest.mark.rule("IMP-ROM-01", "IMP-CLAR-04")
def test_a_feature_and_a_production_location_work_no_more_once_removed() -> None:
    rival = barbarians(locations=[MILL, TOWN], hand=["brewer.com056"], goods={"wood": 1})
    game = engineers(rival)
    game.play(f"use {ENGINEERS} / choose {MILL} / build brewer.com056")
    assert wealth(game, 1) == {}, "Mill does not answer to the red location"
    other = engineers(rival)
    other.play(f"use {ENGINEERS} / choose {TOWN}")
    next_round(other)
    assert goods(other, 1)["worker"] == 5, "the board alone"


@pytest.mark.rule("IMP-JAP-11", "IMP-JAP-22", "IMP-DIG-15")
def test_a_trade_route_deal_outlives_the_location_that_engineers_remove() -> None:
    game = engineers(
        egyptians(locations=["pyramid.egy028", MILL]),
        japanese(foreign=["pyramid.egy028"]),
        under={"pyramid.egy028": ["farm.jap001"]},
    )
    game.play(f"use {ENGINEERS} / choose pyramid.egy028")
    assert (player(game, 2).foreign, pile(game, "japanese")) == (["pyramid.egy028"], ["farm.jap001"])
    assert pile(game, "egyptians") == ["pyramid.egy028"]
    next_round(game)
    assert goods(game, 2)["gold"] == 1


# -- Spies -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-ROM-03", "IMP-USE-02", "IMP-USE-06")
@pytest.mark.parametrize(
    ("deal", "good"),
    [("settlement.bar020", "worker"), ("raid.bar007", "wood"), ("expedition.bar023", "stone")],
)
def test_spies_take_a_deal_for_a_worker_and_a_point_and_it_yields_from_the_next_production_on(
    deal: str, good: str
) -> None:
    """The Romans' board: 2 workers, 1 wood, 1 stone, 1 raze token; the deal of Builder: 1 stone."""
    game = spies(barbarians(deals=["settlement.bar020", "raid.bar007", "expedition.bar023"]), workers=2)
    game.play(f"use {SPIES} / choose {deal}")
    assert (wealth(game), wealth(game, 1)) == ({"worker": 1, "vp": 1}, {}), "its good does not come at once"
    assert (player(game).deals, len(player(game, 1).deals)) == (["builder.rom020", deal], 2)
    assert deal not in player(game, 1).deals
    assert (pile(game, "barbarians"), hand(game), location(game, SPIES).used) == ([], [], 1)
    next_round(game)
    board = {"worker": 2, "wood": 1, "stone": 2, "raze_token": 1, "defence_token": 1}
    assert goods(game) == board | {good: board.get(good, 0) + 1}


@pytest.mark.rule("IMP-ROM-03", "IMP-PROD-03")
def test_a_taken_deal_that_gives_a_card_lets_its_new_owner_choose_the_own_decks() -> None:
    game = producing(romans(deals=["caravan.egy011"]), egyptians())
    assert legal(game) == ["draw common", "draw faction"]
    game.play("draw faction")
    assert hand(game) == ["sculptors_workshop.rom001"]


@pytest.mark.rule("IMP-USE-02", "IMP-USE-03", "IMP-USE-10")
def test_spies_need_a_worker_and_work_once_a_round() -> None:
    rival = barbarians(deals=["raid.bar007", "raid.bar008"])
    poor = at(romans(goods=PLENTY | {"worker": 0, "gold": 9}, locations=[SPIES]), rival)
    assert refused(poor, f"use {SPIES}") == "IMP-USE-02"
    game = spies(rival, workers=5)
    game.play(f"use {SPIES} / choose raid.bar007")
    assert (player(game, 1).deals, game.actors) == (["raid.bar008"], (1,))
    game.play("pass")
    assert refused(game, f"use {SPIES}") == "IMP-USE-03"


@pytest.mark.rule("IMP-ROM-04", "IMP-ROM-03")
def test_spies_need_a_deal_under_the_board_of_an_opponent() -> None:
    rival = barbarians(locations=["pack.bar016"], hand=["rabble.bar018"])
    game = spies(rival)
    assert refused(game, f"use {SPIES}") == "IMP-ROM-04", "the own deal is none of an opponent"
    game = spies(rival | {"deals": ["raid.bar007", "raid.bar008"]})
    game.play(f"use {SPIES}")
    assert legal(game) == ["choose raid.bar007", "choose raid.bar008"]
    for wrong in ("builder.rom020", "pack.bar016", "rabble.bar018", "raid.bar009"):
        assert refused(game, f"choose {wrong}") == "IMP-ROM-04"


@pytest.mark.rule("IMP-ACT-05", "IMP-DIG-06", "IMP-ROM-04")
def test_spies_do_not_reach_who_has_passed() -> None:
    passed = barbarians(deals=["raid.bar007"], passed=True)
    assert refused(spies(passed), f"use {SPIES}") == "IMP-ROM-04"
    game = spies(passed, egyptians(deals=["pyramid.egy028", "slaver.egy006"]))
    game.play(f"use {SPIES}")
    assert set(legal(game)) == {"choose pyramid.egy028", "choose slaver.egy006"}
    assert refused(game, "choose raid.bar007") == "IMP-ACT-05"


@pytest.mark.rule("IMP-ROM-03")
def test_a_taken_deal_is_an_own_deal_for_messenger_and_league_and_goes_to_the_pile_of_its_deck() -> None:
    me = romans(goods={"worker": 3}, locations=["imperial_messenger.com057"], deals=["expedition.bar023"])
    game = at(me, barbarians())
    game.play("use imperial_messenger.com057")
    assert goods(game) == {"worker": 2, "stone": 1}
    league = at(
        romans(goods={"worker": 3}, locations=["hanseatic_league.com061"], deals=["expedition.bar023"]),
        barbarians(),
    )
    league.play("use hanseatic_league.com061 / cancel expedition.bar023")
    assert (player(league).deals, pile(league, "barbarians"), pile(league, "romans")) == ([], ["expedition.bar023"], [])


@pytest.mark.rule("IMP-ROM-03", "IMP-GEN-05")
def test_everybody_sees_which_deal_changes_hands() -> None:
    game = spies(barbarians(deals=["raid.bar007", "raid.bar008"]), egyptians())
    game.play(f"use {SPIES} / choose raid.bar008")
    for reader in (None, 1, 2):
        assert [event["card"] for event in told(game, "take_deal", reader)] == ["raid.bar008"]
    assert told(game, "deal") == [], "no deal was made"


@pytest.mark.rule("IMP-END-07", "IMP-BAR-06")
def test_a_taken_deal_can_be_lost_again_and_is_worth_nothing_at_the_end() -> None:
    thief = barbarians(goods={"worker": 2}, locations=["robbers.bar030"])
    game = at(thief, romans(deals=["pyramid.egy028"]), egyptians())
    game.play("use robbers.bar030")
    assert (player(game, 1).deals, pile(game, "egyptians")) == ([], ["pyramid.egy028"])
    end = at(romans(deals=["raid.bar007"], points=3), barbarians(passed=True), round=5)
    end.play("pass")
    assert next(row for row in end.result.standings if row.seat == 0).total == 3


# -- both ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-USE-01")
@pytest.mark.parametrize("card", [ENGINEERS, SPIES])
def test_neither_works_from_the_hand_under_the_board_or_for_others(card: str) -> None:
    rival = barbarians(locations=[MILL], deals=["raid.bar007"], goods=PLENTY)
    for place in ("hand", "deals"):
        assert refused(at(romans(goods=PLENTY) | {place: [card]}, rival), f"use {card}") == "IMP-USE-01"
    assert refused(at(rival, romans(locations=[card])), f"use {card}") == "IMP-USE-01"


@pytest.mark.rule("IMP-BUILD-04", "IMP-PROD-01")
@pytest.mark.parametrize("card", [ENGINEERS, SPIES])
def test_neither_yields_anything_when_built_or_in_the_production_phase(card: str) -> None:
    me = romans(hand=[card], goods={"wood": 1, "stone": 1}, ruins=[TOWN])
    game = at(me, barbarians(locations=[MILL], deals=["raid.bar007"]))
    game.play(f"build {card} over foundation")
    assert (wealth(game), points(game), built(game, 1), game.actors) == ({}, 0, [MILL], (1,))
    board = {"worker": 2, "wood": 1, "stone": 1, "raze_token": 1, "defence_token": 1}
    assert wealth(producing(romans(locations=[card]), barbarians())) == board


def test_engineers_and_spies_are_the_actions_that_are_no_bargains() -> None:
    bargains = {"sculptors_workshop", "sculptors_apprentice", "gladiator_school", "colossus"}
    assert designs(ENGINEERS, SPIES) == faction_designs("romans", "action") - bargains
