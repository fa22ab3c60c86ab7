"""The 4 designs of connection cards: copies, cost, gain, and the discard pile of their colour."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

import furrow
from furrow.games.fifty_first_state.rules import RULES
from tests.fifty_first_state.base_cards import amounts, held
from tests.fifty_first_state.positions import at, mutants, rival
from tests.tableau.positions import goods, hand, legal, player, refused, seen


class Connection(NamedTuple):
    deck: str
    copies: int
    cost: str
    gain: str


CONNECTIONS = {
    "junk_train": Connection("blue", 2, "", "3 blue_contact"),
    "merchants": Connection("blue", 4, "", "2 blue_contact"),
    "punks": Connection("red", 4, "", "2 red_contact"),
    "thugs": Connection("red", 2, "1 gun", "3 red_contact"),
}
CARDS = [f"{design}.{number}" for design, row in CONNECTIONS.items() for number in range(1, row.copies + 1)]


def printed(card: str) -> Connection:
    return CONNECTIONS[card.split(".")[0]]


@pytest.mark.rule("FSS-SETUP-06", "FSS-SETUP-07")
@pytest.mark.parametrize("expansion", ["none", "new_era", "winter"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_decks_of_six_are_sorted_by_colour_and_shuffled(expansion: str, seed: int) -> None:
    game = furrow.new("fifty_first_state", seats=2, seed=seed, options={"expansion": expansion})
    decks = game.position()["decks"]
    for colour in ("red", "blue"):
        counted = Counter(card.split(".")[0] for card in decks[colour])
        assert counted == {design: row.copies for design, row in CONNECTIONS.items() if row.deck == colour}
        assert len(set(decks[colour])) == 6
        assert not set(decks[colour]) & set(decks["deck"])
        other = furrow.new("fifty_first_state", seats=2, seed=seed + 10, options={"expansion": expansion})
        assert other.position()["decks"][colour] != decks[colour]


@pytest.mark.rule("FSS-CONN-05", "FSS-CONN-10")
@pytest.mark.parametrize("card", CARDS)
def test_playing_it_gives_its_contacts_and_discards_it_to_its_colour(card: str) -> None:
    deck, _, cost, gain = printed(card)
    game = at(mutants(connections=[card], goods=amounts(cost)), rival())
    game.play(f"play {card}")
    assert (held(game), player(game).connections) == (amounts(gain), [])
    discards = game.position()["discards"]
    assert discards == {"deck": [], "red": [], "blue": []} | {deck: [card]}
    assert game.actors == (1,), "it was the action of the turn"


@pytest.mark.rule("FSS-CONN-06", "FSS-GOOD-03")
@pytest.mark.parametrize("card", CARDS)
def test_what_has_a_cost_cannot_be_played_without_paying_it(card: str) -> None:
    poor = at(mutants(connections=[card], goods={"worker": 5, "fuel": 5, "iron": 5, "brick": 5}), rival())
    assert refused(poor, f"play {card}") == ("FSS-CONN-06" if printed(card).cost else None)
    armed = at(mutants(connections=[card], goods={"ammo": 1}), rival())
    armed.play(f"play {card}")
    assert goods(armed) == amounts(printed(card).gain, "" if printed(card).cost else "1 ammo")


@pytest.mark.rule("FSS-CONN-06", "FSS-DIG-05")
def test_thugs_are_paid_with_the_gun_or_with_ammo() -> None:
    game = at(mutants(connections=["thugs.1"], goods={"gun": 1, "ammo": 1}), rival())
    game.play("play thugs.1")
    assert sorted(legal(game)) == ["pay 1 ammo", "pay 1 gun"]
    game.play("pay 1 ammo")
    assert goods(game) == {"gun": 1, "red_contact": 3}


@pytest.mark.rule("FSS-CONN-01", "FSS-CONN-02", "FSS-ACT-05")
@pytest.mark.parametrize("card", CARDS)
def test_taking_it_costs_two_workers_and_gives_nothing_yet(card: str) -> None:
    face_up = {"connections": [card]}
    game = at(mutants(goods={"worker": 2}), rival(), tables=face_up)
    game.play(f"connect {card}")
    assert (held(game), player(game).connections, seen(game).tables) == ({}, [card], {})
    assert game.actors == (1,)
    poor = at(mutants(goods={"worker": 1, "ammo": 3, "universal_contact": 3}), rival(), tables=face_up)
    assert refused(poor, f"connect {card}") == "FSS-CONN-02"


@pytest.mark.rule("FSS-CONN-03")
@pytest.mark.parametrize("card", CARDS)
def test_only_a_face_up_card_can_be_taken(card: str) -> None:
    wealth = {"worker": 4}
    other = "punks.1" if card != "punks.1" else "merchants.1"
    face_up = {"connections": [other]}
    assert refused(at(mutants(goods=wealth), rival(), tables=face_up), f"connect {card}") == "FSS-CONN-03"
    discarded = at(mutants(goods=wealth), rival(), tables=face_up, discards={printed(card).deck: [card]})
    assert refused(discarded, f"connect {card}") == "FSS-CONN-03"
    taken = at(mutants(goods=wealth), rival(connections=[card]), tables=face_up)
    assert refused(taken, f"connect {card}") == "FSS-CONN-03"


@pytest.mark.rule("FSS-CONN-05")
@pytest.mark.parametrize("card", CARDS)
def test_only_a_card_of_the_own_hand_can_be_played(card: str) -> None:
    me = mutants(goods={"gun": 1})
    assert refused(at(me, rival(connections=[card])), f"play {card}") == "FSS-CONN-05"
    assert refused(at(me, rival(), tables={"connections": [card]}), f"play {card}") == "FSS-CONN-05"


@pytest.mark.rule("FSS-CONN-08")
@pytest.mark.parametrize("card", CARDS)
def test_it_is_no_location(card: str) -> None:
    wealth = dict.fromkeys(("grey_contact", "blue_contact", "red_contact", "brick", "development"), 9)
    game = at(mutants(connections=[card], goods=wealth, locations=["archive"]), rival())
    for line in ("build {}", "deal {}", "raze {}", "develop {} over archive", "develop {} over archive by token"):
        assert refused(game, line.format(card)) == "FSS-CONN-08", line


@pytest.mark.rule("FSS-CONN-09")
def test_it_is_no_card_of_the_hand_for_costs_and_counts() -> None:
    appalachian = {"faction": "appalachian_federation", "goods": {"brick": 1}, "connections": ["punks.1"]}
    game = at(appalachian, rival())
    assert (player(game).hand, player(game).connections, hand(game)) == (0, ["punks.1"], [])
    assert refused(game, "contacts grey") == "FSS-CONN-09"
    more = at({**appalachian, "hand": ["archive", "motel"]}, rival())
    more.play("contacts grey")
    assert refused(more, "discard punks.1") == "FSS-CONN-09"


def test_every_connection_design_is_covered() -> None:
    assert {face.word for face in RULES.book.faces if face.row.category == "connection"} == set(CARDS)
