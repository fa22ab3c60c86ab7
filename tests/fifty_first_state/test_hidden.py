"""What each seat can and cannot know (FSS-DIG-03)."""

from __future__ import annotations

import json

import msgspec
import pytest

import furrow
from furrow import Game
from tests.fifty_first_state.moments import on_top, produced, started, told
from tests.fifty_first_state.positions import at, mutants, rival, third
from tests.tableau.positions import hand, legal, player, seen


def read(game: Game, seat: int | None) -> str:
    """All that a seat can read: its view and its events."""
    return msgspec.json.encode(game.view(seat)).decode() + json.dumps(game.events(seat))


def mentions(game: Game, seat: int | None, card: str) -> bool:
    return f'"{card}"' in read(game, seat)


@pytest.mark.rule("FSS-DIG-03")
def test_hands_deck_order_and_dropped_cards_are_hidden() -> None:
    for seed in range(5):
        game = started(3, seed)
        document = game.position()
        secrets = {seat: set(document["players"][seat]["hand"]) for seat in range(3)}
        deck = set(document["decks"]["deck"]) | set(document["decks"]["red"]) | set(document["decks"]["blue"])
        for reader in (None, 0, 1, 2):
            for seat, cards in secrets.items():
                assert all(mentions(game, reader, card) == (reader == seat) for card in cards)
            assert not any(mentions(game, reader, card) for card in deck)


@pytest.mark.rule("FSS-DIG-01", "FSS-DIG-03")
def test_the_dropped_cards_are_known_to_who_dropped_them_only() -> None:
    game = started(2, 3)
    for card in game.position()["discards"]["deck"]:
        assert [mentions(game, seat, card) for seat in (None, 0, 1)].count(True) == 1


@pytest.mark.rule("FSS-DIG-03")
def test_a_drawn_card_is_seen_by_who_draws_it_only() -> None:
    game = on_top(at(mutants(goods={"worker": 2}), rival(), third()), "museum", "archive")
    game.play("exchange / gain 1 card")
    assert hand(game) == ["museum"]
    assert [mentions(game, seat, "museum") for seat in (None, 0, 1, 2)] == [False, True, False, False]
    assert not any(mentions(game, seat, "archive") for seat in (None, 0, 1, 2))
    assert [event["count"] for event in told(game, 1, "draw")] == [1], "that a card was drawn is public"


@pytest.mark.rule("FSS-DIG-03")
def test_numbers_goods_states_deals_and_connections_are_public() -> None:
    me = mutants(
        goods={"worker": 2, "gun": 1},
        hand=["museum", "archive"],
        locations=["school.1", "camp"],
        deals=["pub.1"],
        ruins=["pub.2"],
        connections=["punks.1"],
        points=4,
    )
    game = at(
        rival(),
        me,
        tables={"connections": ["thugs.1", "merchants.2"]},
        marks={"school.1": ["shield"]},
        kept={"camp": {"worker": 3}},
    )
    for reader in (None, 0, 1):
        view = seen(game, reader)
        row = view.players[1]
        assert (row.goods, row.points, row.hand, row.ruins) == ({"worker": 2, "gun": 1}, 4, 2, 1)
        assert [(each.card, each.marks, each.goods) for each in row.locations] == [
            ("school.1", ["shield"], {}),
            ("camp", [], {"worker": 3}),
        ]
        assert (row.deals, row.connections) == (["pub.1"], ["punks.1"])
        assert view.tables["connections"] == ["thugs.1", "merchants.2"]
        assert (view.decks["deck"], view.decks["red"], view.decks["blue"]) == (88 - 6, 4, 5)
        assert row.known == []
        assert mentions(game, reader, "museum") == (reader == 1)


@pytest.mark.rule("FSS-DIG-03")
def test_a_taken_connection_card_stays_public() -> None:
    game = at(mutants(goods={"worker": 2}), rival(), tables={"connections": ["thugs.1", "merchants.2"]})
    game.play("connect thugs.1")
    for reader in (None, 0, 1):
        assert seen(game, reader).players[0].connections == ["thugs.1"]
        assert seen(game, reader).players[0].hand == 0, "counted apart from the hand"
        assert told(game, reader, "connect")[0]["card"] == "thugs.1"


@pytest.mark.rule("FSS-DIG-03")
def test_the_discard_pile_is_not_shown_but_open_discards_stay_in_the_log() -> None:
    me = mutants(hand=["school.1", "school.2"], goods={"red_contact": 1, "brick": 1}, locations=["camp"])
    game = at(me, rival(passed=True), discards={"deck": ["museum", "archive"]})
    game.play("raze school.1 / develop school.2 over camp")
    for reader in (None, 0, 1):
        assert seen(game, reader).discards["deck"] == 4
        view = msgspec.json.encode(game.view(reader)).decode()
        assert not any(f'"{card}"' in view for card in ("school.1", "camp", "museum", "archive"))
        assert told(game, reader, "raze_card")[0]["card"] == "school.1"
        assert told(game, reader, "replace")[0]["card"] == "camp"
        assert not mentions(game, reader, "museum"), "what was discarded face down is in no log"


@pytest.mark.rule("FSS-DIG-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_imagined_game_keeps_what_the_seat_knows_and_mixes_the_rest(seat: int) -> None:
    game = started(2, 4)
    while game.question() == "draft":
        game.play(legal(game)[-1])
    other = 1 - seat
    public = set(seen(game, seat).players[other].known)
    assert len(public) == 2, "the cards of the draft"
    hands, tops, piles = set(), set(), set()
    for number in range(12):
        dream = game.imagine(seat, number)
        assert dream.view(seat) == game.view(seat)
        assert hand(dream, seat) == hand(game, seat)
        assert public <= set(hand(dream, other))
        assert len(hand(dream, other)) == player(game, other).hand
        hands.add(tuple(hand(dream, other)))
        tops.add(dream.position()["decks"]["deck"][-1])
        piles.add(tuple(sorted(dream.position()["discards"]["deck"])))
    assert min(len(hands), len(tops), len(piles)) > 6, "secret cards may be any"


@pytest.mark.rule("FSS-DIG-03")
def test_cards_of_the_production_are_drawn_in_secret() -> None:
    game = produced(mutants(locations=["pub.1"]), rival(deals=["pub.2"]))
    for seat in (0, 1):
        new = [card for card in hand(game, seat) if card != "shelter"]
        assert len(new) == 2
        assert all(mentions(game, seat, card) and not mentions(game, 1 - seat, card) for card in new)
        assert not any(mentions(game, None, card) for card in new)


@pytest.mark.rule("FSS-DIG-01")
def test_what_follows_the_own_secret_answer_cannot_be_foreseen() -> None:
    game = furrow.new("fifty_first_state", seats=2, seed=3)
    first = game.preview(game.legal(0)[0], 0)
    game.play(game.legal(1)[0])
    second = game.preview(game.legal(0)[0], 0)
    assert not first.complete
    assert (first.events, first.complete) == (second.events, second.complete), "nor does it tell who has answered"
