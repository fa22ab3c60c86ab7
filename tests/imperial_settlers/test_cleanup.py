"""The clean-up phase (IMP-CLEAN)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow.games.tableau.rows import Card, Copy, Effect, Slot
from tests.imperial_settlers.phases import last_pass, next_round, told
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans, with_card
from tests.tableau.positions import goods, hand, legal, location, player, points, refused, seen

ALL = {"worker": 2, "wood": 2, "stone": 2, "food": 2, "gold": 2, "raze_token": 2, "defence_token": 2}
CELLAR = Card(
    id="cellar",
    name="Cellar",
    category="feature",
    cost={"wood": 1},
    copies=[Copy("romans", "x01", "gold")],
    effects=[Effect("cleanup", store=[Slot(["wood", "stone", "food"], 2)])],
)
"""No printed card stores a limited number of goods; this one does."""


@pytest.mark.rule("IMP-CLEAN-01", "IMP-DIG-11")
def test_there_is_no_cleanup_in_the_last_round() -> None:
    game = last_pass(romans(goods=ALL, locations=["quarry.com008"]), barbarians(goods=ALL), round=5, first=1)
    assert game.over
    assert (goods(game), goods(game, 1)) == (ALL, ALL)
    assert (seen(game).first, seen(game).round, told(game, "cleanup")) == (1, 5, [])
    before = last_pass(romans(goods=ALL), barbarians(goods=ALL), round=4)
    assert (before.over, goods(before), len(told(before, "cleanup"))) == (False, {}, 1)


@pytest.mark.rule("IMP-CLEAN-02", "IMP-CLEAN-03")
@pytest.mark.parametrize(
    ("me", "stored"),
    [(barbarians(), "worker"), (japanese(), "food"), (romans(), "raze_token"), (egyptians(), "gold")],
)
def test_the_board_keeps_its_good_and_everything_else_is_discarded(me: dict[str, Any], stored: str) -> None:
    rival = romans() if me["faction"] != "romans" else barbarians()
    game = last_pass(me | {"goods": ALL}, rival)
    assert (player(game).stored, goods(game)) == ({stored: 2}, {})


@pytest.mark.rule("IMP-CLEAN-02")
def test_a_card_keeps_the_goods_it_names_besides_the_board() -> None:
    game = last_pass(romans(goods=ALL, locations=["warehouses.rom019"]), barbarians())
    assert player(game).stored == {"wood": 2, "stone": 2, "food": 2, "raze_token": 2}


@pytest.mark.rule("IMP-CLEAN-03")
def test_goods_used_for_activation_are_discarded_and_all_locations_are_fresh() -> None:
    me = barbarians(goods={"worker": 3, "wood": 1}, locations=["lumberjacks.com042", "sawmill.com076"])
    game = at(me, romans(goods=ALL, passed=True), used={"sawmill.com076": 2})
    game.play("use lumberjacks.com042 / pass")
    assert player(game).stored == {"worker": 2}, "not the one on Lumberjacks"
    assert [each.used for each in player(game).locations] == [0, 0]
    assert (goods(game, 1), player(game, 1).stored) == ({}, {"raze_token": 2})


@pytest.mark.rule("IMP-CLEAN-04")
def test_hand_cards_are_kept() -> None:
    cards = ["mill.com006", "quarry.com008", "raid.bar007"]
    game = last_pass(barbarians(hand=cards, points=8), romans(hand=["town.com015"]))
    assert set(cards) < set(hand(game))
    assert "town.com015" in hand(game, 1)
    assert points(game) == 8


@pytest.mark.rule("IMP-CLEAN-05")
@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_player_marker_passes_clockwise(first: int, then: int) -> None:
    game = last_pass(romans(), barbarians(), egyptians(), first=first)
    assert (seen(game).first, game.actors) == (then, (then,)), "and its holder picks first"


@pytest.mark.rule("IMP-CLEAN-06")
def test_the_round_marker_advances_and_a_new_round_starts() -> None:
    game = at(romans(), barbarians(), round=2)
    game.play("pass")
    assert seen(game).round == 2
    game.play("pass")
    assert (seen(game).round, seen(game).phase) == (3, "lookout")
    assert [player(game, seat).passed for seat in range(2)] == [False, False]


@pytest.mark.rule("IMP-CLEAN-07")
def test_the_japanese_board_stores_any_amount_of_food() -> None:
    game = last_pass(japanese(goods={"food": 40, "worker": 1}), barbarians())
    assert player(game).stored == {"food": 40}


@pytest.mark.rule("IMP-CLEAN-02", "IMP-CLEAN-03", "IMP-CLEAN-07")
@pytest.mark.example("IMP-EX-05")
def test_example_of_the_japanese_cleanup() -> None:
    tom = japanese(goods={"food": 3, "worker": 2}, locations=["the_stalls.jap016", "casino.jap012"])
    game = at(tom, barbarians(passed=True))
    game.play("use the_stalls.jap016 / done / end / use casino.jap012 / done / end")
    assert goods(game) == {"food": 2, "worker": 1, "gold": 1}
    game.play("pass")
    assert (player(game).stored, goods(game)) == ({"food": 2}, {})
    assert [each.used for each in player(game).locations] == [0, 0]


@pytest.mark.rule("IMP-CLEAN-08")
def test_samurai_cards_under_the_gate_and_resources_on_the_shrine_stay() -> None:
    me = japanese(
        goods={"worker": 1, "wood": 2},
        hand=["mill.com006"],
        locations=["gate.jap013", "shrine.jap015", "quarry.com008"],
    )
    game = at(me, barbarians(passed=True), marks={"quarry.com008": ["shield"]})
    game.play("samurai gate.jap013 / tuck mill.com006 under gate.jap013 / offer wood to shrine.jap015 / pass")
    assert seen(game).round == 2
    gate, shrine = location(game, "gate.jap013"), location(game, "shrine.jap015")
    assert (gate.marks, gate.under, shrine.goods) == (["samurai"], 1, {"wood": 1})
    assert location(game, "quarry.com008").marks == []
    assert player(game).stored == {}, "the wood that was not offered is gone"


@pytest.mark.rule("IMP-DIG-10", "IMP-CLEAN-02")
def test_the_owner_chooses_what_to_keep_if_a_card_limits_it() -> None:
    me = romans(goods={"wood": 1, "stone": 2, "gold": 1}, locations=["cellar.x01"])
    game = with_card(CELLAR, {"players": [me, barbarians(passed=True)]})
    game.play("pass")
    assert (game.question(), game.actors) == ("store", (0,))
    assert set(legal(game)) == {"store 1 wood + 1 stone", "store 2 stone"}
    for wrong in ("store 1 wood + 2 stone", "store 1 gold + 1 wood", "store 2 wood"):
        assert refused(game, wrong) == "IMP-CLEAN-02"
    game.play("store 1 wood + 1 stone")
    assert player(game).stored == {"wood": 1, "stone": 1}


@pytest.mark.rule("IMP-DIG-10")
def test_stored_goods_are_seen_by_all_and_back_in_the_supply_in_the_next_round() -> None:
    game = last_pass(japanese(goods={"food": 3}), barbarians(goods={"worker": 2}))
    for reader in (None, 0, 1):
        assert [each.stored for each in seen(game, reader).players] == [{"food": 3}, {"worker": 2}]
    while seen(game).phase != "action":
        game.play(legal(game)[0])
    assert [player(game, seat).stored for seat in range(2)] == [{}, {}]
    assert (goods(game)["food"], goods(game, 1)["worker"]) == (3, 2 + 5)
    next_round(game)
    assert goods(game)["food"] == 3, "and stored again"
