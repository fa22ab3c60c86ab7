"""Setup for 2 to 4 players (IMP-SETUP)."""

from __future__ import annotations

import msgspec
import pytest

import furrow
from furrow import Game, SetupError
from tests.imperial_settlers.phases import deck, new, play_through_draft, told
from tests.tableau.positions import goods, hand, player, points, seen

SEATS = [2, 3, 4]
CODES = {"barbarians": "bar", "japanese": "jap", "romans": "rom", "egyptians": "egy"}


def starting_hand(game: Game, seat: int) -> list[str]:
    """The cards that a seat drew before the first round began: the first two draws."""
    draws = [event for event in told(game, "draw", seat) if event["seat"] == seat]
    return [card for event in draws[:2] for card in event["cards"]]


@pytest.mark.rule("IMP-SETUP-01", "IMP-GOAL-01")
def test_two_to_four_play_by_the_standard_rules_and_one_alone_plays_solo() -> None:
    for seats in SEATS:
        game = new(seats)
        assert (game.seats, len(seen(game).players)) == (seats, seats)
        assert not any(row.virtual for row in seen(game).players)
    alone = seen(new(1)).players
    assert [row.virtual for row in alone] == [False, True]
    for seats in (0, 5):
        with pytest.raises(SetupError):
            new(seats)


@pytest.mark.rule("IMP-SETUP-02")
def test_common_cards_and_the_cards_of_each_faction_are_separate_decks() -> None:
    game = new(3, factions=["romans", "japanese", "egyptians"])
    assert set(seen(game).decks) == {"common", "romans", "japanese", "egyptians"}
    for name, code in {"common": "com", "romans": "rom", "japanese": "jap", "egyptians": "egy"}.items():
        cards = deck(game, name)
        assert cards
        assert {card.split(".")[-1][:3] for card in cards} == {code}


@pytest.mark.rule("IMP-SETUP-03", "IMP-SETUP-07")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_round_begins_with_no_points_and_no_goods(seats: int) -> None:
    game = new(seats)
    assert (seen(game).round, seen(game).phase) == (1, "lookout")
    for seat in range(seats):
        row = player(game, seat)
        assert (points(game, seat), goods(game, seat), row.locations, row.deals) == (0, {}, [], [])


@pytest.mark.rule("IMP-SETUP-04")
def test_the_common_deck_is_shuffled() -> None:
    orders = [deck(new(2, seed, first=0), "common") for seed in range(8)]
    assert all(order != sorted(order, key=lambda card: card.split(".")[1]) for order in orders)
    assert len({tuple(order) for order in orders}) == 8
    assert len({order[0] for order in orders}) > 4, "every card may be on top"
    assert deck(new(2, 3, first=0), "common") == orders[3], "the seed decides"


@pytest.mark.rule("IMP-SETUP-05", "IMP-GOAL-01")
@pytest.mark.parametrize("faction", sorted(CODES))
def test_each_player_chooses_a_faction_and_gets_its_board_and_its_shuffled_deck(faction: str) -> None:
    rival = "romans" if faction != "romans" else "barbarians"
    game = new(2, factions=[rival, faction], first=0)
    assert [player(game, seat).faction for seat in range(2)] == [rival, faction]
    own = [card for card in hand(game, 1) if CODES[faction] in card]
    cards = [*deck(game, faction), *own]
    assert len(set(cards)) == 30
    assert {card.split(".")[-1][:3] for card in cards} == {CODES[faction]}
    orders = {tuple(deck(new(2, seed, factions=[rival, faction], first=0), faction)) for seed in range(6)}
    assert len(orders) == 6, "shuffled"
    play_through_draft(game)
    boards = {"barbarians": 5, "japanese": 4, "romans": 2, "egyptians": 3}
    assert goods(game, 1)["worker"] == boards[faction]


@pytest.mark.rule("IMP-SETUP-05")
def test_no_faction_is_played_twice() -> None:
    with pytest.raises(SetupError):
        new(2, factions=["romans", "romans"])
    with pytest.raises(SetupError):
        new(2, factions=["romans", "greeks"])
    with pytest.raises(furrow.PositionError):
        furrow.position("imperial_settlers", {"players": [{"faction": "romans"}, {"faction": "romans"}]})
    for seed in range(10):
        game = new(3, seed)
        assert len({player(game, seat).faction for seat in range(3)}) == 3


@pytest.mark.rule("IMP-SETUP-05")
def test_the_faction_deck_lies_face_down() -> None:
    game = new(2, factions=["romans", "japanese"])
    for reader in (None, 0, 1):
        shown = msgspec.json.encode(game.view(reader)).decode()
        assert not any(card in shown for card in (*deck(game, "romans"), *deck(game, "japanese")))


@pytest.mark.rule("IMP-SETUP-06")
@pytest.mark.parametrize("seed", range(4))
def test_factions_not_chosen_go_back_to_the_box(seed: int) -> None:
    game = new(2, seed, factions=["romans", "egyptians"])
    text = str(game.position())
    assert ".rom" in text
    assert ".egy" in text
    assert ".bar" not in text
    assert ".jap" not in text


@pytest.mark.rule("IMP-SETUP-09")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_chosen_at_random(seats: int) -> None:
    games = [new(seats, seed) for seed in range(40)]
    assert {seen(game).first for game in games} == set(range(seats))
    assert all(game.actors == (seen(game).first,) for game in games), "and begins"


@pytest.mark.rule("IMP-SETUP-10")
@pytest.mark.parametrize("seats", SEATS)
def test_the_starting_hand_is_two_common_and_two_own_faction_cards(seats: int) -> None:
    for seed in range(4):
        game = new(seats, seed)
        for seat in range(seats):
            cards = starting_hand(game, seat)
            code = CODES[player(game, seat).faction]
            assert [card.split(".")[-1][:3] for card in cards] == ["com", "com", code, code]
            assert set(cards) <= set(hand(game, seat))


@pytest.mark.rule("IMP-SETUP-10")
def test_starting_hands_are_drawn_from_the_first_player_on() -> None:
    for seed in range(6):
        game = new(4, seed)
        drawers = [event["seat"] for event in told(game, "draw") if event["deck"] == "common"]
        first = seen(game).first
        assert drawers == [(first + step) % 4 for step in range(4)]
