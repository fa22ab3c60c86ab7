"""The alternative lookout: keep one of three, pass two on, keep one of two (IMP-VARA, IMP-DIG-04)."""

from __future__ import annotations

import pytest

import furrow
from furrow import Game
from tests.imperial_settlers.phases import deck, new, pile, told
from tests.tableau.positions import goods, hand, legal, player, refused, seen

SEATS = [2, 3, 4]


def alternative(seats: int = 3, seed: int = 0) -> Game:
    """The first choice is open."""
    return new(seats, seed, options={"lookout": "alternative"})


def dealt(game: Game, seat: int) -> list[str]:
    """The cards before a seat, as it sees them itself."""
    own = seen(game, seat).own
    assert own
    return own.dealt


def common(cards: list[str]) -> list[str]:
    return [card for card in cards if ".com" in card]


def choose(game: Game, place: int = 0) -> list[str]:
    """Every seat keeps the card at a place of what it has been dealt; returns those cards."""
    kept = [dealt(game, seat)[place] for seat in range(game.seats)]
    for seat, card in enumerate(kept):
        game.play(f"keep {card}", seat)
    return kept


@pytest.mark.rule("IMP-VARA-01", "IMP-VARA-02")
@pytest.mark.parametrize("seats", SEATS)
def test_each_draws_a_faction_card_and_is_dealt_three_common_cards(seats: int) -> None:
    game = alternative(seats)
    before = [card for seat in range(seats) for card in dealt(game, seat)]
    assert len(set(before)) == 3 * seats == len(common(before))
    for seat in range(seats):
        assert len(dealt(game, seat)) == 3
        assert (len(common(hand(game, seat))), len(hand(game, seat))) == (2, 5), "2 + 2 at the start, 1 faction card"
    assert seen(game).decks["common"] == 84 - 2 * seats - 3 * seats
    assert seen(game).row == [], "nothing lies open"


@pytest.mark.rule("IMP-VARA-01")
def test_the_faction_card_is_the_top_one_of_the_own_deck() -> None:
    game = alternative(2)
    choose(game)
    choose(game)
    tops = [deck(game, player(game, seat).faction)[0] for seat in (0, 1)]
    game.play("pass")
    game.play("pass")
    assert [top in hand(game, seat) for seat, top in enumerate(tops)] == [True, True]


@pytest.mark.rule("IMP-VARA-03")
@pytest.mark.parametrize("seats", SEATS)
def test_each_keeps_one_of_three_and_passes_two_to_the_clockwise_neighbour(seats: int) -> None:
    game = alternative(seats)
    before = [dealt(game, seat) for seat in range(seats)]
    hands = [hand(game, seat) for seat in range(seats)]
    kept = choose(game, 1)
    for seat in range(seats):
        assert sorted(hand(game, seat)) == sorted([*hands[seat], kept[seat]])
        giver = (seat - 1) % seats
        assert sorted(dealt(game, seat)) == sorted(card for card in before[giver] if card != kept[giver])


@pytest.mark.rule("IMP-VARA-03")
def test_only_a_card_that_was_dealt_to_the_seat_can_be_kept() -> None:
    game = alternative()
    for card in (dealt(game, 1)[0], hand(game, 0)[0]):
        assert refused(game, f"keep {card}", 0) == "IMP-VARA-03"
    assert set(legal(game, 0)) == {f"keep {card}" for card in dealt(game, 0)}
    assert refused(game, "pass", 0) is not None


@pytest.mark.rule("IMP-VARA-04", "IMP-VARA-05")
@pytest.mark.parametrize("seats", SEATS)
def test_each_keeps_one_of_two_and_discards_the_other_and_has_it_all_in_hand(seats: int) -> None:
    game = alternative(seats)
    hands = [hand(game, seat) for seat in range(seats)]
    first = choose(game)
    offered = [dealt(game, seat) for seat in range(seats)]
    assert all(len(cards) == 2 for cards in offered)
    second = choose(game, 1)
    assert sorted(pile(game, "common")) == sorted(cards[0] for cards in offered)
    for seat in range(seats):
        assert sorted(hand(game, seat)) == sorted([*hands[seat], first[seat], second[seat]])
        assert goods(game, seat)["defence_token"] == 1, "production follows"
    assert (seen(game).phase, game.question()) == ("action", "turn")


@pytest.mark.rule("IMP-VARA-06")
def test_a_seat_sees_its_own_pile_all_the_time() -> None:
    game = alternative()
    before = hand(game, 0)
    assert len(before) == 5
    game.play(f"keep {dealt(game, 0)[2]}", 0)
    assert hand(game, 0) == before
    own = seen(game, 0).own
    assert own
    assert own.answer == [dealt(game, 0)[2]], "the card that was just laid there too"
    for seat in (1, 2):
        game.play(legal(game, seat)[0], seat)
    assert len(hand(game, 0)) == 6


@pytest.mark.rule("IMP-DIG-04")
def test_all_choose_at_the_same_time_in_two_steps_and_in_any_order() -> None:
    game = alternative(seed=3)
    backwards = game.clone()
    for table, order in ((game, (0, 1, 2)), (backwards, (2, 1, 0))):
        for _ in range(2):
            assert table.actors == (0, 1, 2)
            for seat in order:
                table.play(legal(table, seat)[0], seat)
    assert game.position() == backwards.position()


@pytest.mark.rule("IMP-DIG-04")
def test_each_answers_once() -> None:
    game = alternative()
    first, second = dealt(game, 1)[:2]
    game.play(f"keep {first}", 1)
    assert game.actors == (0, 2)
    assert refused(game, f"keep {second}", 1) == "IMP-ACT-01"


@pytest.mark.rule("IMP-DIG-04")
def test_an_answer_is_secret_until_all_have_given_theirs() -> None:
    game = alternative()
    before = game.view(1), game.view(None), len(told(game, "keep"))
    game.play(legal(game, 0)[0], 0)
    after = game.view(1), game.view(None), len(told(game, "keep"))
    for old, found in zip(before[:2], after[:2], strict=True):
        found.question = old.question  # it may tell who still owes an answer
        assert old == found
    assert before[2] == after[2]


@pytest.mark.rule("IMP-DIG-04")
def test_only_giver_and_receiver_know_the_cards_that_are_passed_on() -> None:
    game = alternative(4)
    choose(game)
    passed = sorted(dealt(game, 1))
    rows = {seat: [row for row in told(game, "passed_on", seat) if row["seat"] == 0] for seat in range(4)}
    assert [sorted(rows[seat][0]["cards"]) for seat in (0, 1)] == [passed, passed]
    assert all("cards" not in rows[seat][0] for seat in (2, 3))
    for seat in range(4):
        dreams = {tuple(sorted(game.imagine(seat, number).position()["dealt"][1])) for number in range(9)}
        assert (dreams == {tuple(passed)}) == (seat in (0, 1))


@pytest.mark.rule("IMP-VARA-02", "IMP-DIG-04")
def test_every_round_has_the_same_lookout_and_a_record_keeps_it() -> None:
    game = alternative(2, seed=5)
    choose(game)
    choose(game, 1)
    game.play("pass")
    game.play("pass")
    assert (seen(game).round, game.actors, [len(dealt(game, seat)) for seat in (0, 1)]) == (2, (0, 1), [3, 3])
    assert furrow.load(game.record()).position() == game.position()
