"""Components and setup (FSS-COMP, FSS-SETUP), the secret choice of the starting hand (FSS-DIG-01, FSS-DIG-02)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import furrow
from tests.fifty_first_state.moments import SETS, location_cards, new, seen_cards, started, told
from tests.tableau.positions import hand, legal, player, refused, seen

FACTIONS = ("new_york", "appalachian_federation", "mutants_union", "merchants_guild")
SEEDS = range(40)


# -- the cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-COMP-01", "FSS-SETUP-03")
def test_there_are_200_cards() -> None:
    base, new_era, winter = (set(location_cards(expansion)) for expansion in SETS)
    connections = {card for deck in ("red", "blue") for card in seen_cards(new(), deck)}
    assert (len(base), len(new_era - base), len(winter - base), len(connections)) == (88, 50, 50, 12)
    assert len(base | new_era | winter | connections) == 200


@pytest.mark.rule("FSS-COMP-01", "FSS-SETUP-03")
@pytest.mark.parametrize(("expansion", "copies"), [("none", 88), ("new_era", 138), ("winter", 138)])
def test_every_card_of_the_chosen_sets_is_in_the_game_once(expansion: str, copies: int) -> None:
    game = new(3, options={"expansion": expansion})
    cards = seen_cards(game, "deck")
    assert len(cards) == len(set(cards)) == copies
    assert sum(row.hand for row in seen(game, None).players) + seen(game, None).decks["deck"] == copies


@pytest.mark.rule("FSS-SETUP-04")
def test_a_deck_is_the_base_set_alone_or_with_one_expansion() -> None:
    base, new_era, winter = (set(location_cards(expansion)) for expansion in SETS)
    assert base < new_era
    assert base < winter
    assert new_era & winter == base
    assert set(seen_cards(new(), "deck")) == base, "alone unless one is wished"
    for wish in ("both", "all", "new_era,winter", ["new_era", "winter"], True, ""):
        with pytest.raises(furrow.OptionError):
            new(options={"expansion": wish})


@pytest.mark.rule("FSS-SETUP-05")
def test_the_draw_deck_is_shuffled_face_down_beside_an_empty_discard_pile() -> None:
    tops = set()
    for seed in SEEDS:
        game = new(2, seed)
        deck = game.position()["decks"]["deck"]
        assert deck not in (sorted(deck), sorted(deck, reverse=True))
        tops.add(deck[-1])
        view = seen(game, None)
        assert (view.decks["deck"], view.discards["deck"], view.row) == (88 - 12, 0, [])
    assert len(tops) > 20
    assert new(2, 5).position() == new(2, 5).position()


@pytest.mark.rule("FSS-SETUP-05")
def test_every_card_can_be_dealt_to_anybody() -> None:
    dealt: list[set[str]] = [set(), set()]
    for seed in range(120):
        game = new(2, seed)
        for seat in (0, 1):
            dealt[seat].update(hand(game, seat))
    assert len(dealt[0]) == len(dealt[1]) == 88


@pytest.mark.rule("FSS-SETUP-06", "FSS-SETUP-07")
def test_the_connection_cards_lie_in_two_decks_by_colour_six_cards_each() -> None:
    orders = set()
    for seed in SEEDS:
        game = new(2, seed)
        view = seen(game, None)
        assert (view.decks["red"], view.decks["blue"], view.tables) == (6, 6, {})
        decks = game.position()["decks"]
        assert Counter(card.split(".")[0] for card in decks["red"]) == {"punks": 4, "thugs": 2}
        assert Counter(card.split(".")[0] for card in decks["blue"]) == {"merchants": 4, "junk_train": 2}
        orders.add((*decks["red"], *decks["blue"]))
    assert len(orders) == len(SEEDS), "each is shuffled"
    for place in (0, 6):
        assert len({order[place] for order in orders}) == 6


# -- the players -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-COMP-08")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_can_play(seats: int) -> None:
    game = new(seats)
    assert game.seats == seats
    assert [row.virtual for row in seen(game, None).players] == [False] * seats + [True] * (seats == 1)


@pytest.mark.rule("FSS-COMP-08")
@pytest.mark.parametrize("seats", [0, 5, -1])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(furrow.SetupError):
        new(seats)


@pytest.mark.rule("FSS-SETUP-08", "FSS-DIG-02")
def test_factions_are_chosen_in_the_order_of_the_seats() -> None:
    for wish in (FACTIONS, FACTIONS[::-1], ("mutants_union", "new_york")):
        game = new(len(wish), 3, factions=list(wish))
        assert tuple(row.faction for row in seen(game, None).players) == wish


@pytest.mark.rule("FSS-SETUP-08", "FSS-DIG-02")
def test_without_a_wish_the_factions_are_random_and_different() -> None:
    found: list[set[str]] = [set(), set(), set()]
    for seed in SEEDS:
        factions = [row.faction for row in seen(new(3, seed), None).players]
        assert len(set(factions)) == 3
        for seat, faction in enumerate(factions):
            found[seat].add(faction)
    assert all(each == set(FACTIONS) for each in found)
    partly = {player(new(2, seed, factions=["new_york", None]), 1).faction for seed in SEEDS}
    assert partly == set(FACTIONS) - {"new_york"}


@pytest.mark.rule("FSS-SETUP-08", "FSS-DIG-02")
@pytest.mark.parametrize("wish", [["new_york", "new_york"], ["new_york", "texas"], ["new_york"], "new_york"])
def test_a_board_is_played_by_one_player_only(wish: Any) -> None:
    with pytest.raises(furrow.SetupError):
        new(2, factions=wish)


@pytest.mark.rule("FSS-SETUP-10")
def test_the_first_player_is_chosen_or_random_and_begins() -> None:
    assert {seen(new(3, seed), None).first for seed in SEEDS} == {0, 1, 2}
    for first in range(3):
        game = started(3, 1, first=first)
        assert (seen(game).first, game.actors) == (first, (first,))
    for wrong in (3, -1, "anna"):
        with pytest.raises(furrow.SetupError):
            new(3, first=wrong)


@pytest.mark.rule("FSS-SETUP-11", "FSS-SETUP-12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_starts_without_points_goods_and_locations(seats: int) -> None:
    for seed in range(5):
        for row in seen(new(seats, seed), None).players:
            assert (row.points, row.goods, row.stored) == (0, {}, {})
            assert (row.locations, row.ruins, row.deals, row.connections) == ([], 0, [], [])


# -- the starting hand -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-SETUP-09")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_six_cards_are_dealt_and_four_kept(seats: int) -> None:
    game = new(seats, 2)
    hands = [hand(game, seat) for seat in range(seats)]
    assert [len(cards) for cards in hands] == [6] * seats
    dropped = []
    for seat, cards in enumerate(hands):
        game.play(f"drop {cards[4]} {cards[1]}", seat)
        dropped += [cards[4], cards[1]]
    for seat, cards in enumerate(hands):
        assert sorted(hand(game, seat)) == sorted([cards[0], cards[2], cards[3], cards[5]])
    assert sorted(game.position()["discards"]["deck"]) == sorted(dropped)


@pytest.mark.rule("FSS-SETUP-09")
def test_exactly_two_cards_of_the_own_hand_are_dropped() -> None:
    game = new(2, 4)
    mine, theirs = hand(game, 0), hand(game, 1)
    assert len(legal(game, 0)) == 15, "every pair of six"
    for cards in (mine[:1], mine[:3], [mine[0], theirs[0]], theirs[:2]):
        assert refused(game, f"drop {' '.join(cards)}", seat=0) == "FSS-SETUP-09"
    game.play(f"drop {mine[0]} {mine[1]}", 0)
    game.play(f"drop {theirs[0]} {theirs[1]}", 1)
    assert refused(game, f"drop {mine[2]} {mine[3]}", seat=seen(game).first) == "FSS-SETUP-09", "once only"


@pytest.mark.rule("FSS-DIG-01")
def test_the_cards_are_dropped_at_the_same_time() -> None:
    game = new(3, 6)
    assert game.actors == (0, 1, 2)
    for seat in (2, 0):
        game.play(legal(game, seat)[3], seat)
        assert [row.hand for row in seen(game, None).players] == [6, 6, 6], "nothing happens before all have chosen"
        assert seen(game, None).discards["deck"] == 0
    assert (list(game.actors), game.question(1)) == ([1], "hand")
    game.play(legal(game, 1)[3], 1)
    assert [row.hand for row in seen(game, None).players] == [4, 4, 4]
    assert (seen(game, None).discards["deck"], game.question()) == (6, "draft")


@pytest.mark.rule("FSS-DIG-01")
def test_a_choice_is_secret_before_and_after_it_is_carried_out() -> None:
    first, other = new(2, 6), new(2, 6)
    first.play(legal(first, 0)[0], 0)
    other.play(legal(other, 0)[9], 0)
    for seat in (None, 1):
        assert first.view(seat) == other.view(seat)
        assert first.events(seat) == other.events(seat)
    dropped = set(legal(first, 1)[2].split()[1:])
    for game in (first, other):
        game.play(f"drop {' '.join(dropped)}", 1)
    assert first.view(None) == other.view(None)
    assert first.view(1) == other.view(1)
    assert first.view(0) != other.view(0)
    own = [set(event["cards"]) for event in told(first, 1, "drop") if "cards" in event]
    assert own == [dropped], "only one's own"
    assert [event["count"] for event in told(first, None, "drop")] == [2, 2]


@pytest.mark.rule("FSS-DIG-01")
def test_the_choice_does_not_depend_on_who_answers_first() -> None:
    first, other = new(2, 8), new(2, 8)
    for seat in (0, 1):
        first.play(legal(first, seat)[5], seat)
    for seat in (1, 0):
        other.play(legal(other, seat)[5], seat)
    assert first.position() == other.position()
