"""The advanced lookout: two passes in the same direction from one row (IMP-VARB)."""

from __future__ import annotations

import pytest

from furrow import Game
from tests.imperial_settlers.phases import new, pile
from tests.tableau.positions import hand, legal, player, refused, seen

SIZES = {2: [5, 4, 3, 2], 3: [5, 4, 4, 3, 3, 2], 4: [5, 4, 4, 4, 3, 3, 3, 2]}
"""From how many cards each pick is made."""


def advanced(seats: int, seed: int = 0, first: int = 0) -> Game:
    return new(seats, seed, first=first, options={"lookout": "advanced"})


def common(cards: list[str]) -> int:
    return sum(".com" in card for card in cards)


@pytest.mark.rule("IMP-VARB-01")
@pytest.mark.parametrize("seats", SIZES)
def test_each_draws_a_faction_card_and_five_common_cards_are_revealed(seats: int) -> None:
    game = advanced(seats)
    assert len(seen(game).row) == common(seen(game).row) == 5
    for seat in range(seats):
        backs = player(game, seat).backs
        assert backs == {"common": 2, player(game, seat).faction: 3}


def picks(game: Game) -> tuple[list[int], list[int], list[str]]:
    """Play the draft: who picks, from how many cards, and every card that was in the row."""
    order, sizes, shown = [], [], list(seen(game).row)
    while game.question() == "draft":
        order.append(game.actors[0])
        sizes.append(len(seen(game).row))
        game.play(legal(game)[-1])
        shown += [card for card in seen(game).row if card not in shown]
    return order, sizes, shown


@pytest.mark.rule("IMP-VARB-02", "IMP-VARB-04", "IMP-VARB-06")
@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("first", [0, 1])
def test_all_pick_in_turn_from_the_first_player_clockwise_twice(seats: int, first: int) -> None:
    game = advanced(seats, seed=first, first=first)
    order, _, _ = picks(game)
    assert order == [(first + step) % seats for step in range(seats)] * 2
    assert [common(hand(game, seat)) for seat in range(seats)] == [4] * seats, "two at the start, two picks"
    assert seen(game).phase == "action"


@pytest.mark.rule("IMP-VARB-03")
def test_two_players_choose_from_five_four_three_and_two_without_a_refill() -> None:
    for seed in range(3):
        game = advanced(2, seed)
        row = list(seen(game).row)
        _, sizes, shown = picks(game)
        assert (sizes, shown) == ([5, 4, 3, 2], row)


@pytest.mark.rule("IMP-VARB-04", "IMP-VARB-05", "IMP-VARB-06")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_the_row_is_refilled(seats: int) -> None:
    _, sizes, _ = picks(advanced(seats, seed=2))
    first, second = sizes[:seats], sizes[seats:]
    assert first == [5] + [4] * (seats - 1)
    assert first[-1] - 1 == second[0] == 3, "three cards are left after the first pass"
    assert second == [3] * (seats - 1) + [2]


@pytest.mark.rule("IMP-VARB-04", "IMP-VARB-06")
@pytest.mark.example("IMP-EX-16")
def test_three_players_choose_from_five_four_four_three_three_two() -> None:
    game = advanced(3, seed=4)
    _, sizes, shown = picks(game)
    assert sizes == [5, 4, 4, 3, 3, 2]
    taken = {card for seat in range(3) for card in hand(game, seat)}
    assert pile(game, "common") == [card for card in shown if card not in taken]
    assert len(pile(game, "common")) == 1


@pytest.mark.rule("IMP-VARB-07", "IMP-VARB-08")
@pytest.mark.parametrize(("seats", "revealed"), [(2, 5), (3, 7), (4, 9)])
def test_the_last_card_is_discarded_after_two_for_each_and_one_more_were_revealed(seats: int, revealed: int) -> None:
    game = advanced(seats, seed=1)
    before = seen(game).decks["common"] + 5
    _, _, shown = picks(game)
    assert len(shown) == revealed == before - seen(game).decks["common"]
    assert (seen(game).row, seen(game).discards["common"]) == ([], 1)


@pytest.mark.rule("IMP-VARB-02")
def test_only_cards_of_the_row_can_be_picked_and_in_turn() -> None:
    game = advanced(3)
    row = seen(game).row
    assert set(legal(game)) == {f"take {card}" for card in row}
    assert refused(game, f"take {hand(game, 0)[0]}") == "IMP-LOOK-04"
    assert refused(game, f"take {row[0]}", 1) == "IMP-ACT-01"
