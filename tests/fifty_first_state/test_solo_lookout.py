"""Solo: the virtual player, setup, lookout and production (FSS-SOLO-03 to -09)."""

from __future__ import annotations

import pytest

import furrow
from furrow import Game
from tests.fifty_first_state.positions import WINTER, solo
from tests.fifty_first_state.stacking import before_production, through_lookout
from tests.tableau.positions import built, goods, hand, player, points, seen

SEEDS = range(6)


def fresh(seed: int) -> Game:
    return furrow.new("fifty_first_state", seats=1, seed=seed, factions=["mutants_union"])


def drafting(seed: int) -> Game:
    """A new game at the first pick of the lookout."""
    game = fresh(seed)
    game.play(game.legal()[0])
    return game


@pytest.mark.rule("FSS-SOLO-03")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_setup_is_the_normal_one_and_the_virtual_player_has_no_board(seed: int) -> None:
    game = fresh(seed)
    table = seen(game)
    assert (game.seats, len(table.players)) == (1, 2)
    assert (table.players[0].faction, table.players[0].virtual) == ("mutants_union", False)
    assert (table.players[1].faction, table.players[1].virtual) == ("", True)
    assert (game.question(), len(hand(game)), table.decks) == ("hand", 6, {"deck": 88 - 6, "red": 6, "blue": 6})
    assert (player(game, 1).hand, built(game, 1), goods(game, 1)) == (0, [], {})
    game.play(game.legal()[0])
    assert (len(hand(game)), seen(game).discards["deck"]) == (4, 2)


@pytest.mark.rule("FSS-SOLO-04", "FSS-SOLO-05")
@pytest.mark.parametrize("seed", SEEDS)
def test_both_begin_with_no_points_and_the_marker_is_yours(seed: int) -> None:
    game = fresh(seed)
    assert (points(game), points(game, 1)) == (0, 0)
    assert (seen(game).first, game.actors) == (0, (0,))


@pytest.mark.rule("FSS-SOLO-06", "FSS-SOLO-07")
@pytest.mark.parametrize("seed", SEEDS)
def test_of_four_cards_you_take_two_and_the_virtual_player_gets_two_and_one_from_the_deck(seed: int) -> None:
    game = drafting(seed)
    table = seen(game)
    row = table.row
    assert (len(row), game.question(), table.decks) == (4, "draft", {"deck": 78, "red": 5, "blue": 5})
    assert len(table.tables["connections"]) == 2
    game.play(f"take {row[1]}")
    (given,) = built(game, 1)
    left = [card for card in row if card not in (row[1], given)]
    assert (given in row, given != row[1]) == (True, True)
    assert (seen(game).row, row[1] in hand(game), len(hand(game))) == (left, True, 5)
    top = game.position()["decks"]["deck"][-1]
    game.play(f"take {left[0]}")
    assert built(game, 1) == [given, left[1], top]
    assert (seen(game).row, seen(game).discards["deck"]) == ([], 2), "nothing of the row is discarded"
    assert {row[1], left[0]} <= set(hand(game))
    assert len(hand(game)) == 4 + 2 + 1, "the last one is from the board's production"
    assert seen(game).decks["deck"] == 78 - 1 - 1


@pytest.mark.rule("FSS-SOLO-06")
def test_the_first_card_of_the_virtual_player_is_a_random_one_of_the_three() -> None:
    places = set()
    for seed in range(40):
        game = drafting(seed)
        rest = seen(game).row[1:]
        game.play(f"take {seen(game).row[0]}")
        places.add(rest.index(built(game, 1)[0]))
    assert places == {0, 1, 2}


@pytest.mark.rule("FSS-SOLO-07")
def test_its_locations_lie_face_up_before_everybody() -> None:
    game = drafting(1)
    through_lookout(game)
    shown = [each.card for each in seen(game, None).players[1].locations]
    assert len(shown) == 3
    assert shown == [each.card for each in seen(game, 0).players[1].locations]


@pytest.mark.rule("FSS-SOLO-08")
def test_its_locations_stay_over_the_rounds() -> None:
    game = drafting(2)
    through_lookout(game)
    first = built(game, 1)
    game.play("pass")
    assert (seen(game).round, built(game, 1)) == (2, first)
    through_lookout(game)
    assert built(game, 1)[:3] == first
    assert len(built(game, 1)) == 6


@pytest.mark.rule("FSS-SOLO-09")
def test_the_virtual_player_gets_nothing_in_the_production_phase_and_you_produce_normally() -> None:
    its = ["boiler_room.1", "steel_eagle", "pub.1", "sharrash"]
    players = solo(locations=["school.1"], deals=["docks.1"], virtual={"locations": its})
    game = before_production(*players, options=WINTER)
    game.play("take wrecked_tank.1")
    assert (goods(game, 1), points(game, 1), player(game, 1).hand) == ({}, 0, 0)
    assert goods(game) == {"worker": 3 + 1, "gun": 1, "grey_contact": 1, "iron": 1}


@pytest.mark.example("FSS-EX-12")
@pytest.mark.rule("FSS-SOLO-02")
def test_the_lookout_and_production_of_monika() -> None:
    game = drafting(5)
    before = hand(game)
    row = seen(game).row
    game.play(f"take {row[3]}")
    game.play(f"take {seen(game).row[1]}")
    new = [card for card in hand(game) if card not in before]
    assert len(set(new) & set(row)) == 2
    assert (len(built(game, 1)), len(set(built(game, 1)) & set(row))) == (3, 2)
    assert goods(game) == {"worker": 3, "gun": 1, "grey_contact": 1}
    assert goods(game, 1) == {}
    assert points(game, 1) == 0, "its locations bring it no points"
    assert (seen(game).phase, game.actors) == ("action", (0,))
