"""The lookout phase, and the order of rounds and phases (IMP-ROUND, IMP-LOOK)."""

from __future__ import annotations

import msgspec
import pytest

from furrow import Game
from tests.imperial_settlers.phases import deck, new, next_round, pile, play_through_draft, thinned, told
from tests.imperial_settlers.positions import at, barbarians, romans
from tests.tableau.positions import goods, hand, legal, player, refused, seen

SEATS = [2, 3, 4]


def row(game: Game) -> list[str]:
    """The draft row."""
    return seen(game).row


def draft_order(game: Game) -> list[int]:
    """Play the rest of the draft: who picked, in order."""
    seats = []
    while game.question() == "draft":
        seats.append(game.actors[0])
        game.play(legal(game)[0])
    return seats


@pytest.mark.rule("IMP-ROUND-01", "IMP-GOAL-01")
@pytest.mark.parametrize("seats", SEATS)
def test_the_game_has_five_rounds(seats: int) -> None:
    game = new(seats)
    for number in range(1, 5):
        assert seen(game).round == number
        next_round(game)
        assert not game.over
    assert seen(game).round == 5
    for _ in range(seats):
        assert not game.over
        game.play("pass")
    assert game.over
    assert len(told(game, "round")) == 5


@pytest.mark.rule("IMP-ROUND-02")
def test_lookout_production_action_and_cleanup_follow_each_other() -> None:
    game = new(2)
    next_round(game)
    next_round(game)
    phases = {"round", "production", "actions", "cleanup"}
    order = [event["kind"] for event in game.events() if event["kind"] in phases]
    assert order == ["round", "production", "actions", "cleanup"] * 2 + ["round", "production", "actions"]
    assert refused(new(2), "exchange") == "IMP-ACT-03", "no action before its phase"


@pytest.mark.rule("IMP-LOOK-01")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_gains_one_faction_and_two_common_cards(seats: int) -> None:
    game = new(seats)
    play_through_draft(game)
    for seat in range(seats):
        backs = player(game, seat).backs
        assert backs == {"common": 2 + 2, player(game, seat).faction: 2 + 1}, "with the starting hand"
    next_round(game)
    for seat in range(seats):
        assert player(game, seat).backs == {"common": 6, player(game, seat).faction: 4}


@pytest.mark.rule("IMP-LOOK-02")
def test_first_everybody_draws_the_top_card_of_the_own_faction_deck() -> None:
    game = at(barbarians(), romans(passed=True))
    tops = [deck(game, "barbarians")[0], deck(game, "romans")[0]]
    game.play("pass")
    assert ([hand(game, 0), hand(game, 1)], game.question()) == ([tops[:1], tops[1:]], "draft")


@pytest.mark.rule("IMP-LOOK-03")
@pytest.mark.parametrize("seats", SEATS)
def test_one_card_more_than_there_are_players_is_revealed(seats: int) -> None:
    game = new(seats, seed=3)
    assert len(row(game)) == seats + 1
    assert all(".com" in card for card in row(game))
    assert seen(game).decks["common"] == 84 - 2 * seats - (seats + 1), "from the common deck"


@pytest.mark.rule("IMP-LOOK-03")
@pytest.mark.example("IMP-EX-01")
def test_three_players_see_four_cards() -> None:
    game = new(3)
    assert len(row(game)) == 4
    for reader in (None, 0, 1, 2):
        assert seen(game, reader).row == row(game)


@pytest.mark.rule("IMP-LOOK-04", "IMP-LOOK-06")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("first", [0, 1])
def test_picks_go_clockwise_from_the_first_player_and_then_back(seats: int, first: int) -> None:
    game = new(seats, first=first)
    clockwise = [(first + step) % seats for step in range(seats)]
    assert draft_order(game) == clockwise + clockwise[::-1]


@pytest.mark.rule("IMP-LOOK-04")
def test_each_takes_one_of_the_revealed_cards_into_the_hand() -> None:
    game = new(3, first=1)
    card = row(game)[2]
    before = hand(game, 1)
    assert legal(game) == sorted((f"take {each}" for each in row(game)), key=lambda line: line.split(".")[-1])
    assert refused(game, f"take {deck(game, 'common')[0]}") == "IMP-LOOK-04"
    assert refused(game, f"take {card}", seat=0) == "IMP-ACT-01", "not before the turn comes"
    game.play(f"take {card}")
    assert sorted(hand(game, 1)) == sorted([*before, card])
    assert (len(row(game)), card in row(game), game.actors) == (3, False, (2,))
    assert refused(game, f"take {card}") == "IMP-LOOK-04"


@pytest.mark.rule("IMP-LOOK-05")
def test_the_card_left_is_discarded_without_effect() -> None:
    game = new(2, seed=2, first=0)
    for _ in range(2):
        last = game.clone()
        game.play(legal(game)[0])
    left = [card for card in row(last) if f"take {card}" != legal(last)[0]]
    assert len(left) == 1
    assert pile(game, "common") == left
    for seat in range(2):
        assert left[0] not in hand(game, seat)
        assert goods(game, seat) == {}


@pytest.mark.rule("IMP-LOOK-06")
@pytest.mark.parametrize("seats", SEATS)
def test_a_second_row_is_revealed_and_its_last_card_discarded(seats: int) -> None:
    game = new(seats)
    upcoming = deck(game, "common")[: seats + 1]
    for _ in range(seats):
        game.play(legal(game)[0])
    assert row(game) == upcoming, "fresh cards of the deck"
    assert game.actors == ((seen(game).first - 1) % seats,), "who picked last begins"
    play_through_draft(game)
    assert (row(game), len(pile(game, "common"))) == ([], 2)
    assert len(set(upcoming) & set(pile(game, "common"))) == 1
    assert seen(game).phase == "action"


@pytest.mark.rule("IMP-LOOK-07", "IMP-CLEAN-04")
def test_there_is_no_hand_limit() -> None:
    cards = [card for card in deck(at(barbarians(), romans()), "common") if card != "mill.com006"][:40]
    game = at(barbarians(hand=cards), romans(passed=True))
    game.play("pass")
    play_through_draft(game)
    assert (seen(game).phase, player(game).hand) == ("action", 43)
    assert set(cards) < set(hand(game))


@pytest.mark.rule("IMP-LOOK-08", "IMP-DIG-03")
@pytest.mark.parametrize("seed", range(4))
def test_hands_and_decks_are_secret_and_picks_are_public(seed: int) -> None:
    game = new(3, seed)
    taken: dict[int, list[str]] = {0: [], 1: [], 2: []}
    while game.question() == "draft":
        card = legal(game)[0].split()[1]
        taken[game.actors[0]].append(card)
        game.play(f"take {card}")
    decks = [card for name in seen(game).decks for card in deck(game, name)]
    for seat in range(3):
        secret = [card for card in hand(game, seat) if card not in taken[seat]]
        assert len(secret) == 5
        for reader in (None, *(other for other in range(3) if other != seat)):
            told_to = msgspec.json.encode([game.view(reader), game.events(reader)]).decode()
            assert not [card for card in (*secret, *decks) if card in told_to]
            assert sorted(seen(game, reader).players[seat].known) == sorted(taken[seat])
            assert seen(game, reader).players[seat].hand == 7, "how many there are is public"
        assert set(taken[seat]) < set(hand(game, seat)), "the owner sees them all"


@pytest.mark.rule("IMP-DIG-09")
def test_with_an_empty_faction_deck_the_first_draw_of_the_lookout_is_skipped() -> None:
    used_up = ["raid.bar007", "raid.bar008"]
    game = at(barbarians(), romans(passed=True))
    game = thinned(game, 1, barbarians=([], used_up))
    before = player(game).hand
    game.play("pass")
    assert (game.question(), player(game).hand, pile(game, "barbarians")) == ("draft", before, used_up)
    assert player(game, 1).hand == 1
