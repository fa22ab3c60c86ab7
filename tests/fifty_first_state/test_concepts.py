"""The goal and the basic concepts (FSS-GOAL, FSS-CONC), and points without end (FSS-DIG-15)."""

from __future__ import annotations

import pytest

from tests.fifty_first_state.moments import gained, produced, wealth
from tests.fifty_first_state.positions import at, mutants, rival, third
from tests.fifty_first_state.rounds import next_round
from tests.tableau.positions import built, goods, hand, legal, player, points, refused, seen

# -- the goal --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-GOAL-01")
def test_a_state_is_built_out_of_location_cards() -> None:
    me = mutants(hand=["school.1", "church.1"], goods={"grey_contact": 3}, connections=["punks.1"])
    game = at(me, rival(passed=True))
    game.play("build school.1 / build church.1")
    assert built(game) == ["school.1", "church.1"]
    assert hand(game) == []
    assert refused(game, "build punks.1") is not None, "a connection card is no location"


@pytest.mark.rule("FSS-GOAL-02")
@pytest.mark.parametrize(
    ("line", "gain"),
    [("use archive / done", 1), ("build church.1", 2), ("raze hideout.1", 2), ("deal hideout.1", 1), ("pass", 0)],
)
def test_points_of_effects_are_counted_at_once(line: str, gain: int) -> None:
    supply = {"worker": 2, "grey_contact": 2, "red_contact": 2, "blue_contact": 2}
    game = at(mutants(points=3, goods=supply, locations=["archive"], hand=["church.1", "hideout.1"]), rival())
    game.play(line)
    assert (points(game), points(game, 1)) == (3 + gain, 0)


@pytest.mark.rule("FSS-GOAL-03")
@pytest.mark.parametrize(("before", "ending"), [(23, False), (24, True), (30, True)])
def test_whoever_reaches_25_points_sets_off_the_end(before: int, ending: bool) -> None:
    game = at(mutants(points=before, goods={"worker": 1}, locations=["archive"]), rival())
    game.play("use archive")
    assert seen(game).ending == ending
    assert not game.over
    game.play("pass / pass")
    assert game.over == ending


@pytest.mark.rule("FSS-GOAL-04", "FSS-GOAL-05")
def test_at_the_end_each_location_adds_a_point_and_the_highest_total_wins() -> None:
    me = mutants(points=26, locations=["school.1"], ruins=["school.2"])
    other = rival(points=24, locations=["pub.1", "pub.2", "archive", "church.1"], passed=True)
    game = at(me, other, third(points=27, passed=True), ending=True)
    game.play("pass")
    rows = [(row.seat, row.rank, row.total, row.parts) for row in game.result.standings]
    assert rows[0] == (1, 1, 28, {"points": 24, "locations": 4})
    assert {row[0]: row[2] for row in rows} == {0: 27, 1: 28, 2: 27}


@pytest.mark.rule("FSS-DIG-15")
@pytest.mark.parametrize("before", [49, 99, 100, 250])
def test_points_beyond_any_track_are_plain_numbers(before: int) -> None:
    game = at(mutants(points=before, goods={"worker": 2}, locations=["archive"]), rival(passed=True), ending=True)
    game.play("use archive / again")
    assert points(game) == before + 2
    game.play("pass")
    assert game.result.standings[0].total == before + 3


# -- the three uses of a card ----------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-CONC-01")
def test_a_card_of_the_hand_is_built_razed_or_dealt_and_nothing_else() -> None:
    lots = dict.fromkeys(("worker", "brick", "development", "shield", "grey_contact", "red_contact", "blue_contact"), 5)
    game = at(mutants(hand=["archive"], goods=lots, locations=["motel"]), rival())
    about = {text for text in legal(game) if "archive" in text}
    assert about == {"build archive", "deal archive", "raze archive", "develop archive over motel by token"}
    assert refused(game, "use archive") == "FSS-USE-01"
    assert refused(game, "protect archive") == "FSS-SHLD-09"
    assert refused(game, "play archive") == "FSS-CONN-05"


@pytest.mark.rule("FSS-CONC-01", "FSS-DEAL-01")
@pytest.mark.parametrize("verb", ["build", "deal"])
def test_only_a_card_of_the_own_hand_is_built_or_dealt(verb: str) -> None:
    lots = {"grey_contact": 9, "blue_contact": 9}
    me = mutants(goods=lots, locations=["school.1"], deals=["school.2"])
    game = at(me, rival(hand=["school.3"], locations=["pub.1"]))
    for card in ("school.1", "school.2", "school.3", "pub.1", "archive"):
        assert refused(game, f"{verb} {card}") == {"build": "FSS-CONC-01", "deal": "FSS-DEAL-01"}[verb]


@pytest.mark.rule("FSS-CONC-02")
def test_a_built_location_serves_its_owner_in_every_round() -> None:
    game = at(mutants(locations=["fuel_tank.1", "archive"], goods={"worker": 1}), rival())
    for number in range(1, 4):
        game.play("use archive")
        while game.question() != "turn":
            game.play("done")
        assert points(game) == number
        next_round(game)
        while game.actors != (0,):
            game.play("pass")
        assert goods(game) == {"worker": 3, "gun": 1, "grey_contact": 1, "fuel": 1}


@pytest.mark.rule("FSS-CONC-02", "FSS-CONC-06")
def test_a_location_razed_by_another_player_serves_nobody_any_more() -> None:
    me = mutants(locations=["archive", "fuel_tank.1"], goods={"worker": 1})
    game = at(rival(goods={"red_contact": 5}), me)
    game.play("raze archive")
    assert (built(game, 1), player(game, 1).ruins) == (["fuel_tank.1"], 1)
    assert goods(game) == {"worker": 2}, "the spoils"
    assert refused(game, "use archive") == "FSS-RAZE-13"
    before = wealth(produced(mutants(locations=["archive"]), rival()))
    assert gained(before, wealth(produced(mutants(ruins=["fuel_tank.1"]), rival()))) == {}


@pytest.mark.rule("FSS-CONC-06")
def test_locations_of_every_other_player_can_be_razed_the_own_ones_not() -> None:
    me = mutants(goods={"red_contact": 5}, locations=["school.1"])
    game = at(me, rival(locations=["school.2"]), third(locations=["school.3"]))
    assert {text for text in legal(game) if text.startswith("raze")} == {"raze school.2", "raze school.3"}
    assert refused(game, "raze school.1") == "FSS-RAZE-01"


@pytest.mark.rule("FSS-CONC-03")
def test_a_razed_hand_card_is_discarded_for_its_spoils_once() -> None:
    game = at(mutants(hand=["fuel_tank.1"], goods={"red_contact": 3}), rival(passed=True))
    game.play("raze fuel_tank.1")
    assert goods(game) == {"red_contact": 2, "fuel": 2}
    assert (hand(game), game.position()["discards"]["deck"]) == ([], ["fuel_tank.1"])
    assert refused(game, "raze fuel_tank.1") == "FSS-RAZE-01"
    next_round(game)
    while game.actors != (0,):
        game.play("pass")
    assert goods(game) == {"worker": 3, "gun": 1, "grey_contact": 1}, "nothing comes of it later"


@pytest.mark.rule("FSS-CONC-04")
def test_a_deal_supplies_its_good_at_once_and_in_every_later_production() -> None:
    game = at(mutants(hand=["fuel_tank.1"], goods={"blue_contact": 1}), rival())
    game.play("deal fuel_tank.1")
    assert goods(game) == {"fuel": 1}
    for _ in range(2):
        next_round(game)
        while game.actors != (0,):
            game.play("pass")
        assert goods(game) == {"worker": 3, "gun": 1, "grey_contact": 1, "fuel": 1}


@pytest.mark.rule("FSS-CONC-05")
def test_development_alone_takes_no_contacts() -> None:
    game = at(mutants(hand=["skyscraper.1"], locations=["quarry.1"], goods={"brick": 1}), rival())
    assert refused(game, "build skyscraper.1") == "FSS-BUILD-02"
    assert refused(game, "deal skyscraper.1") == "FSS-DEAL-02"
    assert refused(game, "raze skyscraper.1") == "FSS-RAZE-03"
    game.play("develop skyscraper.1 over quarry.1")
    assert (built(game), goods(game)) == (["skyscraper.1"], {})
