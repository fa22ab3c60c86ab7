"""Solo: the turns of the virtual player and what you can do to it (FSS-SOLO-10 to -18, -32 to -34, -41)."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from tests.fifty_first_state.positions import WINTER, at, solo
from tests.fifty_first_state.stacking import before_production, idle_turn, on_top, through_lookout, under_attack
from tests.tableau.positions import built, goods, legal, location, player, points, refused, seen

BOTH = ["punks.1", "merchants.1"]
ITS_DOINGS = ("virtual_connection", "attack", "pass")


def with_connections(cards: list[str], chance: int = 1, **pieces: Any) -> Game:
    """A solo game where these connection cards lie open."""
    table = {"tables": {"connections": cards}, "streams": {"chance": f"{chance:x}"}}
    return at(*solo(**({"goods": {"worker": 10}} | pieces)), **table)


def doings(game: Game, since: int = 0) -> list[str]:
    """What the virtual player did, one entry for each of its turns."""
    return [
        str(event["kind"]) for event in game.events(None, since) if event["seat"] == 1 and event["kind"] in ITS_DOINGS
    ]


def discards(game: Game, deck: str = "deck") -> list[str]:
    found: list[str] = game.position()["discards"][deck]
    return found


@pytest.mark.rule("FSS-SOLO-10", "FSS-SOLO-15")
def test_you_act_first_and_then_the_turns_alternate() -> None:
    game = furrow.new("fifty_first_state", seats=1, seed=4)
    game.play(game.legal()[0])
    through_lookout(game)
    assert (seen(game).phase, game.actors, doings(game)) == ("action", (0,), [])
    game = with_connections(BOTH)
    for done in range(1, 5):
        idle_turn(game)
        assert len(doings(game)) == done
        assert game.actors == (0,)
    assert doings(game) == ["virtual_connection", "virtual_connection", "attack", "attack"]


@pytest.mark.rule("FSS-SOLO-11", "FSS-SOLO-12", "FSS-SOLO-13")
def test_it_takes_one_open_connection_card_free_of_charge_for_two_points() -> None:
    game = with_connections(BOTH)
    idle_turn(game)
    (left,) = seen(game).tables["connections"]
    (taken,) = [card for card in BOTH if card != left]
    assert (points(game, 1), goods(game, 1), player(game, 1).connections) == (2, {}, [])
    assert discards(game, "red" if taken == "punks.1" else "blue") == [taken]
    idle_turn(game)
    assert (points(game, 1), seen(game).tables.get("connections", [])) == (4, [])
    assert (discards(game, "red"), discards(game, "blue")) == (["punks.1"], ["merchants.1"])
    assert "attack_row" not in seen(game).tables, "it has not attacked"


@pytest.mark.rule("FSS-SOLO-13")
def test_of_two_cards_it_takes_a_random_one() -> None:
    left = set()
    for chance in range(1, 30):
        game = with_connections(BOTH, chance)
        idle_turn(game)
        left |= set(seen(game).tables["connections"])
    assert left == set(BOTH)


@pytest.mark.rule("FSS-SOLO-14")
def test_it_attacks_only_when_no_connection_card_lies_open() -> None:
    game = on_top(with_connections(["thugs.1"], locations=["school.1"]), "archive")
    idle_turn(game)
    assert (doings(game), built(game), points(game, 1)) == (["virtual_connection"], ["school.1"], 2)
    idle_turn(game)
    assert (doings(game)[-1], built(game), player(game).ruins) == ("attack", [], 1)


@pytest.mark.rule("FSS-SOLO-15", "FSS-SOLO-16")
def test_it_tries_once_in_each_turn_three_times_in_a_round_and_then_passes() -> None:
    game = under_attack("pub.1", "pub.2", "motel", locations=["school.1"])
    for attempt in (1, 2, 3):
        idle_turn(game)
        assert len(seen(game).tables["attack_row"]) == attempt
        assert (player(game, 1).passed, built(game)) == (False, ["school.1"])
    idle_turn(game)
    assert (player(game, 1).passed, doings(game)) == (True, ["attack"] * 3 + ["pass"])
    idle_turn(game)
    assert len(doings(game)) == 4, "and does nothing more in this round"


@pytest.mark.rule("FSS-SOLO-15", "FSS-SOLO-16")
@pytest.mark.parametrize("misses", [[], ["pub.1"], ["pub.1", "motel"]])
def test_it_attacks_until_a_success_and_passes_on_the_turn_after_it(misses: list[str]) -> None:
    game = under_attack(*misses, "archive", "merc_outpost", locations=["school.1", "school.2"])
    for _ in misses:
        idle_turn(game)
        assert len(built(game)) == 2
    idle_turn(game)
    assert (len(built(game)), player(game, 1).passed) == (1, False)
    idle_turn(game)
    assert (len(built(game)), player(game, 1).passed, points(game, 1)) == (1, True, 2)


@pytest.mark.rule("FSS-SOLO-15")
def test_in_the_next_round_it_attacks_anew() -> None:
    game = under_attack("archive", locations=["school.1", "school.2", "school.3"], connections=["punks.1"])
    idle_turn(game)
    idle_turn(game)
    assert (len(built(game)), player(game, 1).passed) == (2, True)
    game.play("pass")
    through_lookout(game)
    assert not player(game, 1).passed
    game.play("contacts red / play punks.1")
    game = on_top(game, "merc_outpost")
    idle_turn(game)
    assert (len(built(game)), player(game).ruins) == (1, 2)
    assert seen(game).tables["attack_row"] == ["merc_outpost"]


@pytest.mark.rule("FSS-SOLO-17")
def test_when_you_pass_it_passes_too_and_attacks_no_more() -> None:
    game = under_attack("archive", locations=["school.1"])
    game.play("pass")
    assert (doings(game), built(game), points(game, 1)) == (["pass"], ["school.1"], 0)
    assert (seen(game).round, seen(game).phase) == (2, "lookout")


@pytest.mark.rule("FSS-SOLO-18")
def test_when_you_pass_it_takes_no_connection_card() -> None:
    game = with_connections(BOTH)
    game.play("pass")
    assert (doings(game), points(game, 1)) == (["pass"], 0)
    assert (discards(game, "red"), discards(game, "blue")) == (["punks.1"], ["merchants.1"]), "the clean-up took them"


@pytest.mark.rule("FSS-SOLO-32")
@pytest.mark.example("FSS-EX-17")
def test_using_its_open_production_gives_it_a_point_instead_of_a_worker() -> None:
    game = with_connections(["punks.1"], goods={"worker": 3, "shield": 1}, locations=["camp"], virtual=_boiler())
    game.play("visit boiler_room.1")
    assert game.question() == "end", "its turn has not come yet"
    assert goods(game)["worker"] == 3 - 1 + 2, "the production, not the building bonus"
    assert (points(game, 1), goods(game, 1)) == (1, {})
    game.play("end")
    assert refused(game, "visit boiler_room.1") == "FSS-OPEN-04"
    assert location(game, "boiler_room.1").used == 1


def _boiler() -> dict[str, Any]:
    return {"locations": ["boiler_room.1"]}


@pytest.mark.rule("FSS-SOLO-33")
@pytest.mark.parametrize(
    ("card", "defence", "spoils"),
    [("docks.1", 3, {"iron": 2}), ("camp", 4, {"worker": 2}), ("archive", 5, {"worker": 2})],
)
def test_a_location_of_it_that_you_raze_is_discarded(card: str, defence: int, spoils: dict[str, int]) -> None:
    its = {"locations": ["pub.1", card]}
    game = with_connections(BOTH, goods={"red_contact": defence}, virtual=its)
    game.play(f"raze {card}")
    assert (built(game, 1), player(game, 1).ruins, discards(game)) == (["pub.1"], 0, [card])
    assert (goods(game), goods(game, 1)) == (spoils, {})
    assert points(game, 1) == 2, "for the connection card that it took; nothing for what it lost"
    poor = with_connections(BOTH, goods={"red_contact": defence - 1}, virtual=its)
    assert refused(poor, f"raze {card}") == "FSS-RAZE-05"


@pytest.mark.rule("FSS-SOLO-33")
def test_it_gets_no_compensation_even_of_points() -> None:
    game = with_connections(["punks.1"], goods={"red_contact": 4}, virtual={"locations": ["church.1"]})
    game.play("raze church.1")
    assert (points(game), points(game, 1)) == (2, 2), "your spoils; its connection card and no deal good"


@pytest.mark.rule("FSS-SOLO-34")
@pytest.mark.example("FSS-EX-18", "FSS-EX-19")
def test_once_it_has_passed_you_cannot_interact_with_it() -> None:
    its = {"locations": ["boiler_room.1", "docks.1"]}
    mine = {"goods": {"worker": 12, "red_contact": 3}, "locations": ["school.1"]}
    game = under_attack("archive", virtual=its, **mine)
    idle_turn(game)
    assert (refused(game, "raze docks.1"), refused(game, "visit docks.1")) == (None, None), "it has not passed yet"
    idle_turn(game)
    assert player(game, 1).passed
    for line in ("raze docks.1", "visit boiler_room.1"):
        assert refused(game, line) == "FSS-SOLO-34"
    for _ in range(3):
        idle_turn(game)
        assert game.actors == (0,)
    assert goods(game)["gun"] == 5, "any number of actions"


@pytest.mark.rule("FSS-SOLO-34", "FSS-DIG-14")
def test_the_virtual_player_is_no_seat() -> None:
    game = with_connections(BOTH, virtual={"locations": ["docks.1"]})
    assert (game.seats, game.actors) == (1, (0,))
    for ask in (game.view, game.legal, game.events):
        with pytest.raises(furrow.WrongSeat):
            ask(1)
    with pytest.raises(furrow.WrongSeat):
        game.play("pass", seat=1)
    idle_turn(game)
    told = [(event["kind"], event["seat"]) for event in game.events(0) if event["seat"] == 1]
    assert told == [("virtual_connection", 1)], "its turn is told as its own"


@pytest.mark.rule("FSS-SOLO-41")
def test_suppliers_take_the_production_of_a_location_of_it() -> None:
    players = solo(locations=["suppliers"], virtual={"locations": ["boiler_room.1", "docks.1"]})
    game = before_production(*players, options=WINTER)
    game.play("take wrecked_tank.1")
    assert legal(game) == ["choose boiler_room.1", "choose docks.1"]
    game.play("choose boiler_room.1")
    assert goods(game) == {"worker": 3 + 2, "gun": 1, "grey_contact": 1}
    assert (goods(game, 1), points(game, 1), location(game, "boiler_room.1").used) == ({}, 0, 0)


@pytest.mark.rule("FSS-SOLO-41")
def test_suppliers_just_built_copy_a_location_of_it_unless_it_has_passed() -> None:
    pieces: dict[str, Any] = {"hand": ["suppliers"], "goods": {"grey_contact": 2, "worker": 1}}
    table = {"options": WINTER, "tables": {"connections": ["punks.1"]}}
    game = at(*solo(**pieces, virtual=_boiler()), **table)
    game.play("build suppliers")
    assert goods(game) == {"worker": 1 + 2}
    assert points(game, 1) == 2, "for the connection card alone"
    passed = at(*solo(**pieces, virtual=_boiler() | {"passed": True}), **table)
    passed.play("build suppliers")
    assert (built(passed), goods(passed)) == (["suppliers"], {"worker": 1})


@pytest.mark.example("FSS-EX-13", "FSS-EX-14", "FSS-EX-15", "FSS-EX-16", "FSS-EX-17", "FSS-EX-18", "FSS-EX-19")
@pytest.mark.example("FSS-EX-20")
def test_the_whole_round_of_monika() -> None:
    """A shield in her supply lets her look at the table between her action and the turn of the virtual player."""
    mine = {"goods": {"worker": 7, "grey_contact": 1, "shield": 1}, "hand": ["quarry.1"], "locations": ["church.1"]}
    start = at(*solo(**mine, virtual=_boiler()), tables={"connections": BOTH})
    game = on_top(start, "rubble")
    game.play("connect punks.1")
    assert (goods(game)["worker"], player(game).connections) == (5, ["punks.1"])
    assert (seen(game).tables["connections"], points(game, 1)) == (["merchants.1"], 0)
    game.play("end")
    assert (seen(game).tables.get("connections"), points(game, 1)) == (None, 2)
    game.play("build quarry.1")
    assert (goods(game)["brick"], "grey_contact" in goods(game)) == (1, False)
    game.play("end")
    assert (built(game), player(game).ruins, points(game, 1)) == (["church.1"], 1, 4)
    assert goods(game)["brick"] == 2, "the deal good of the Quarry"
    game.play("visit boiler_room.1")
    assert (goods(game)["worker"], points(game, 1), player(game, 1).passed) == (5 - 1 + 2, 5, False)
    game.play("end")
    assert (player(game, 1).passed, points(game, 1)) == (True, 5)
    game.play("exchange / gain 1 iron / done / end")
    game.play("exchange / gain 1 fuel / done / end")
    assert refused(game, "visit boiler_room.1") == "FSS-SOLO-34"
    game.play("play punks.1 / end")
    assert goods(game)["red_contact"] == 2
    game.play("pass")
    assert (seen(game).round, seen(game).first, goods(game)) == (2, 0, {})
