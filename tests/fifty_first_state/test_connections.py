"""Connection cards (FSS-CONN)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.fifty_first_state.positions import at, mutants, rival
from tests.fifty_first_state.rounds import next_round
from tests.tableau.positions import built, goods, hand, legal, player, refused, seen

FACE_UP = {"connections": ["punks.1", "merchants.1"]}


def offering(supply: dict[str, int], **rest: Any) -> Game:
    """Two connection cards lie face up."""
    return at(mutants(goods=supply), rival(), tables=FACE_UP, **rest)


def holding(*cards: str, **pieces: Any) -> dict[str, Any]:
    return mutants(connections=list(cards), **pieces)


@pytest.mark.rule("FSS-CONN-01", "FSS-CONN-02")
def test_a_face_up_connection_card_is_taken_for_two_workers() -> None:
    game = offering({"worker": 3, "gun": 1})
    game.play("connect punks.1")
    assert (goods(game), player(game).connections, game.actors) == ({"worker": 1, "gun": 1}, ["punks.1"], (1,))
    assert seen(game).tables["connections"] == ["merchants.1"]


@pytest.mark.rule("FSS-CONN-02")
def test_one_worker_is_not_enough_and_nothing_stands_for_the_other() -> None:
    game = offering({"worker": 1, "ammo": 5, "universal_contact": 5})
    assert refused(game, "connect punks.1") == "FSS-CONN-02"
    assert refused(offering({"worker": 2}), "connect punks.1") is None


@pytest.mark.rule("FSS-CONN-03")
def test_only_a_face_up_connection_card_can_be_taken() -> None:
    rich = mutants(goods={"worker": 8})
    bare = at(rich, rival(), discards={"red": ["punks.2"]})
    assert not [text for text in legal(bare) if text.startswith("connect")]
    game = at(rich, rival(connections=["thugs.1"]), tables=FACE_UP, discards={"red": ["punks.2"]})
    for card in ("punks.2", "punks.3", "thugs.1", "school.1"):  # discarded, in the deck, of the rival, no such card
        assert refused(game, f"connect {card}") == "FSS-CONN-03"
        assert refused(bare, f"connect {card}") == "FSS-CONN-03"


@pytest.mark.rule("FSS-CONN-04")
def test_no_new_connection_card_is_turned_up_before_the_next_lookout_phase() -> None:
    game = at(mutants(goods={"worker": 8}), rival(passed=True), tables=FACE_UP)
    decks = seen(game).decks
    game.play("connect punks.1")
    assert seen(game).tables["connections"] == ["merchants.1"]
    game.play("connect merchants.1")
    assert "connections" not in seen(game).tables
    assert seen(game).decks == decks
    assert not [text for text in legal(game) if text.startswith("connect")], "two in a round at most"
    game.play("pass")
    assert (seen(game).phase, len(seen(game).tables["connections"])) == ("lookout", 2)
    assert (seen(game).decks["red"], seen(game).decks["blue"]) == (decks["red"] - 1, decks["blue"] - 1)


@pytest.mark.rule("FSS-CONN-05")
@pytest.mark.parametrize(
    ("card", "gained", "pile"),
    [
        ("punks.1", {"red_contact": 2}, "red"),
        ("merchants.1", {"blue_contact": 2}, "blue"),
        ("junk_train.1", {"blue_contact": 3}, "blue"),
    ],
)
def test_playing_a_connection_card_gains_its_goods_and_discards_it(
    card: str, gained: dict[str, int], pile: str
) -> None:
    game = at(holding(card), rival())
    game.play(f"play {card}")
    assert (goods(game), player(game).connections, game.actors) == (gained, [], (1,))
    assert game.position()["discards"][pile] == [card]
    assert refused(game, f"play {card}", 0) is not None


@pytest.mark.rule("FSS-CONN-05")
def test_only_a_connection_card_that_one_holds_can_be_played() -> None:
    game = at(holding("punks.1"), rival(connections=["punks.2"]), tables={"connections": ["merchants.1"]})
    assert [text for text in legal(game) if text.startswith("play")] == ["play punks.1"]
    for card in ("punks.2", "merchants.1", "punks.3", "school.1"):
        assert refused(game, f"play {card}") == "FSS-CONN-05"


@pytest.mark.rule("FSS-CONN-06")
def test_a_connection_card_with_a_cost_must_be_paid_for_first() -> None:
    game = at(holding("thugs.1", goods={"gun": 2}), rival())
    game.play("play thugs.1")
    assert goods(game) == {"gun": 1, "red_contact": 3}
    poor = at(holding("thugs.1", goods={"fuel": 3, "iron": 3, "worker": 3}), rival())
    assert refused(poor, "play thugs.1") == "FSS-CONN-06"
    by_ammo = at(holding("thugs.1", goods={"ammo": 1}), rival())
    by_ammo.play("play thugs.1")
    assert goods(by_ammo) == {"red_contact": 3}


@pytest.mark.rule("FSS-CONN-07")
def test_a_taken_connection_card_may_be_kept_over_rounds() -> None:
    game = offering({"worker": 2})
    game.play("connect punks.1")
    for _ in range(2):
        next_round(game)
        assert player(game).connections == ["punks.1"]
    game.play("play punks.1")
    assert goods(game)["red_contact"] == 2


@pytest.mark.rule("FSS-CONN-08")
def test_a_connection_card_cannot_be_built_dealt_razed_or_developed() -> None:
    supply = {"grey_contact": 3, "blue_contact": 3, "red_contact": 3, "brick": 1, "development": 1}
    me = holding("punks.1", goods=supply, locations=["foundation"])
    game = at(me, rival(), options={"expansion": "new_era"})
    assert legal(game) == ["pass", "play punks.1"]
    for line in ("build punks.1", "deal punks.1", "raze punks.1"):
        assert refused(game, line) == "FSS-CONN-08"
    assert refused(game, "develop punks.1 over foundation") == "FSS-CONN-08"
    assert refused(game, "develop punks.1 over foundation by token") == "FSS-CONN-08"


@pytest.mark.rule("FSS-CONN-09")
def test_a_connection_card_does_not_pay_a_cost_of_a_card() -> None:
    federation = {"faction": "appalachian_federation", "goods": {"brick": 1}, "connections": ["punks.1"]}
    assert refused(at(federation, rival()), "contacts grey") == "FSS-CONN-09"
    assert refused(at(federation | {"connections": []}, rival()), "contacts grey") == "FSS-USE-08"
    game = at(federation | {"hand": ["school.1"]}, rival())
    game.play("contacts grey")
    assert legal(game) == ["discard school.1"]
    assert refused(game, "discard punks.1") == "FSS-CONN-09"
    game.play("discard school.1")
    assert (goods(game), player(game).connections) == ({"grey_contact": 2}, ["punks.1"])


@pytest.mark.rule("FSS-CONN-09")
def test_connection_cards_are_shown_apart_from_the_hand() -> None:
    game = at(holding("punks.1", "thugs.1", hand=["school.1", "pub.1", "docks.1"]), rival())
    for reader in (0, 1, None):
        row = seen(game, reader).players[0]
        assert (row.hand, row.connections) == (3, ["punks.1", "thugs.1"])
    assert hand(game) == ["docks.1", "pub.1", "school.1"]


@pytest.mark.rule("FSS-CONN-10", "FSS-GEN-06")
def test_each_colour_has_its_own_discard_pile_from_which_its_deck_is_renewed() -> None:
    place: dict[str, Any] = {
        "decks": {"red": [], "blue": ["junk_train.2"]},
        "discards": {
            "red": ["punks.2", "punks.3", "punks.4", "thugs.1", "thugs.2"],
            "blue": ["junk_train.1", "merchants.1", "merchants.2", "merchants.3"],
        },
    }
    game = at(holding("punks.1", "merchants.4"), rival(), **place)
    game.play("play punks.1 / pass / play merchants.4 / pass")
    view = seen(game)
    assert view.phase == "lookout"
    red, blue = view.tables["connections"]
    assert red in {"punks.1", *place["discards"]["red"]}, "from its own six discards"
    assert blue == "junk_train.2"
    assert (view.decks["red"], view.discards["red"]) == (5, 0)
    assert (view.decks["blue"], view.discards["blue"]) == (0, 5)
    assert built(game) == []
