"""Desert, Chariot Builder and Sanctuary. The bargains are in test_cards_romans_egyptians_bargains.py."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from furrow import Game
from tests.imperial_settlers.common_cards import next_round, producing
from tests.imperial_settlers.faction_cards import PLENTY
from tests.imperial_settlers.phases import deck, pile, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans, solo
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused

DESERT, CHARIOT = "desert.egy001", "chariot_builder.egy003"
SANCTUARY, OTHER_SANCTUARY = "sanctuary.egy014", "sanctuary.egy015"
MILL, TOWN, QUARRY, FOREST = "mill.com006", "town.com015", "quarry.com008", "old_forest.com007"


# -- Desert ----------------------------------------------------------------------------------------------------------


def desert(*others: dict[str, Any], **rest: Any) -> Game:
    """Desert is built; two cards are in the hand."""
    return at(egyptians(locations=[DESERT], hand=[MILL, "slaver.egy006"]), *others, **rest)


@pytest.mark.rule("IMP-EGY-01", "IMP-BUILD-04", "IMP-GOOD-03")
def test_desert_is_built_with_nothing_and_brings_two_cards_of_either_deck() -> None:
    game = at(egyptians(hand=[DESERT]), romans())
    common, faction = deck(game, "common")[0], deck(game, "egyptians")[0]
    game.play(f"build {DESERT}")
    assert (built(game), legal(game)) == ([DESERT], ["draw common", "draw faction"])
    game.play("draw faction")
    assert hand(game) == [faction], "the first is seen before the second is drawn"
    game.play("draw common")
    assert (set(hand(game)), wealth(game), game.actors) == ({common, faction}, {"card": 2}, (1,))


@pytest.mark.rule("IMP-BUILD-04", "IMP-PROD-01")
def test_desert_brings_no_cards_in_the_production_phase() -> None:
    game = producing(egyptians(locations=[DESERT]), romans())
    assert wealth(game) == {"worker": 3, "gold": 1, "raze_token": 1, "defence_token": 1}


@pytest.mark.rule("IMP-EGY-02", "IMP-USE-08", "IMP-GEN-07")
@pytest.mark.parametrize(("paid", "discards"), [(MILL, "common"), ("slaver.egy006", "egyptians")])
@pytest.mark.parametrize(("lost", "theirs"), [(TOWN, "common"), ("builder.rom020", "romans")])
def test_desert_costs_a_card_and_the_chosen_opponent_discards_one_of_their_choice(
    paid: str, discards: str, lost: str, theirs: str
) -> None:
    game = desert(romans(hand=[TOWN, "builder.rom020"]))
    game.play(f"use {DESERT}")
    assert legal(game) == [f"discard {MILL}", "discard slaver.egy006"]
    assert refused(game, f"discard {TOWN}") == "IMP-USE-08"
    game.play(f"discard {paid}")
    assert (game.question(), game.actors, points(game)) == ("discard", (1,), 0)
    assert legal(game, 1) == [f"discard {TOWN}", "discard builder.rom020"]
    assert refused(game, f"discard {MILL}", 1) == "IMP-USE-08"
    game.play(f"discard {lost}", 1)
    assert (wealth(game), wealth(game, 1)) == ({"vp": 1, "card": 1}, {"card": 1})
    assert paid not in hand(game)
    assert lost not in hand(game, 1)
    assert paid in pile(game, discards)
    assert lost in pile(game, theirs)
    assert (location(game, DESERT).used, game.actors) == (1, (1,))


@pytest.mark.rule("IMP-EGY-02", "IMP-USE-02", "IMP-USE-03")
def test_desert_needs_a_card_and_works_once_a_round() -> None:
    rival = romans(hand=[TOWN, QUARRY])
    bare = at(egyptians(locations=[DESERT], goods=PLENTY | {"gold": 9}), rival)
    assert refused(bare, f"use {DESERT}") == "IMP-USE-02"
    game = desert(rival)
    game.play(f"use {DESERT} / discard {MILL}")
    game.play(f"discard {TOWN}", 1)
    game.play("pass")
    assert refused(game, f"use {DESERT}") == "IMP-USE-03"


@pytest.mark.rule("IMP-DIG-06", "IMP-ACT-05")
def test_desert_chooses_an_opponent_who_has_a_card_and_has_not_passed() -> None:
    others = romans(hand=[TOWN]), barbarians(hand=["raid.bar007"]), japanese(hand=["farm.jap001"], passed=True)
    game = desert(*others)
    game.play(f"use {DESERT} / discard {MILL}")
    assert legal(game) == ["player 1", "player 2"]
    assert refused(game, "player 3") == "IMP-ACT-05"
    assert refused(game, "player 0") == "IMP-DIG-06", "an opponent"
    game.play("player 2")
    assert game.actors == (2,)
    game.play("discard raid.bar007", 2)
    assert (hand(game, 1), hand(game, 2), hand(game, 3)) == ([TOWN], [], ["farm.jap001"])
    assert (points(game), game.actors) == (1, (1,)), "and the next turn is the first opponent's"


@pytest.mark.rule("IMP-DIG-06")
@pytest.mark.parametrize(
    "others",
    [[romans(hand=[TOWN], passed=True)], [romans()], [romans(), barbarians(hand=["raid.bar007"], passed=True)]],
)
def test_desert_cannot_be_used_where_nobody_could_discard(others: list[dict[str, Any]]) -> None:
    game = desert(*others)
    assert refused(game, f"use {DESERT}") == "IMP-DIG-06"
    assert f"use {DESERT}" not in legal(game)


@pytest.mark.rule("IMP-DIG-06", "IMP-SOLO-01")
def test_desert_finds_no_hand_in_a_solo_game() -> None:
    game = at(*solo(egyptians(locations=[DESERT], hand=[MILL])))
    assert refused(game, f"use {DESERT}") == "IMP-DIG-06"


@pytest.mark.rule("IMP-LOOK-08", "IMP-DIG-03")
def test_desert_does_not_show_the_hand_of_the_opponent() -> None:
    game = desert(romans(hand=[TOWN, QUARRY, "builder.rom020"]))
    game.play(f"use {DESERT} / discard {MILL}")
    for reader in (0, None):
        shown = msgspec.json.encode(game.view(reader)).decode()
        assert not any(card in shown for card in (TOWN, QUARRY, "builder.rom020"))
    game.play(f"discard {TOWN}", 1)
    shown = msgspec.json.encode(game.view(0)).decode()
    assert not any(card in shown for card in (QUARRY, "builder.rom020"))


@pytest.mark.rule("IMP-USE-11", "IMP-USE-08")
def test_royal_bath_takes_the_marking_worker_off_desert() -> None:
    me = egyptians(locations=[DESERT, "royal_bath.egy007"], hand=[MILL], goods={"gold": 1})
    game = at(me, romans(hand=[TOWN]), used={DESERT: 1})
    game.play("use royal_bath.egy007 / pass")
    assert goods(game) == {}, "the worker was nobody's"
    assert location(game, DESERT).used == 0


# -- Chariot Builder -------------------------------------------------------------------------------------------------


def chariot(*others: dict[str, Any], tokens: int = 1, **rest: Any) -> Game:
    return at(egyptians(locations=[CHARIOT, QUARRY], goods={"raze_token": tokens}), *others, **rest)


@pytest.mark.rule("IMP-EGY-03", "IMP-RAZE-10", "IMP-RAZE-11", "IMP-FND-02")
@pytest.mark.parametrize(
    ("target", "spoils"),
    [(FOREST, {"wood": 2}), ("watchtower.com065", {"card": 2}), ("monument.com026", {"stone": 1, "vp": 1})],
)
def test_chariot_builder_razes_for_the_one_token_of_its_activation(target: str, spoils: dict[str, int]) -> None:
    game = chariot(romans(locations=[target, MILL]))
    game.play(f"use {CHARIOT} / choose {target}")
    while game.question() == "draw":
        game.play("draw common")
    assert (wealth(game), wealth(game, 1)) == (spoils, {"wood": 1})
    assert (built(game, 1), player(game, 1).ruins) == ([MILL], 1)


@pytest.mark.rule("IMP-EGY-04", "IMP-DEF-06", "IMP-JAP-10")
def test_chariot_builder_does_not_mind_protection_and_what_protected_is_gone() -> None:
    marks = {FOREST: ["shield"], "casino.jap012": ["samurai"]}
    rival = japanese(locations=[FOREST, "casino.jap012"])
    for target, ruins, wood in ((FOREST, 1, {"wood": 1}), ("casino.jap012", 0, {})):
        game = chariot(rival, tokens=2, marks=marks)
        game.play(f"use {CHARIOT} / choose {target}")
        assert goods(game)["raze_token"] == 1
        assert (player(game, 1).ruins, goods(game, 1)) == (ruins, wood)
        assert target not in game.position()["marks"]
    assert pile(game, "japanese") == ["casino.jap012"], "a Japanese one is discarded"


@pytest.mark.rule("IMP-EGY-03", "IMP-RAZE-03", "IMP-RAZE-07", "IMP-FND-05")
def test_chariot_builder_chooses_a_location_with_a_raze_field_of_an_opponent() -> None:
    rival = japanese(
        locations=[FOREST, "farm.jap001", "gate.jap013", "shrine.jap015", "ruins.com069"],
        hand=[TOWN],
        ruins=[MILL],
        deals=["dojo.jap024"],
    )
    game = chariot(rival, romans(locations=["builder.rom020"]))
    game.play(f"use {CHARIOT}")
    assert sorted(legal(game)) == sorted([f"choose {FOREST}", "choose farm.jap001"])
    for wrong in ("gate.jap013", "shrine.jap015", "ruins.com069"):
        assert refused(game, f"choose {wrong}") == "IMP-RAZE-03"
    assert refused(game, f"choose {QUARRY}") == "IMP-RAZE-14"
    for wrong in (TOWN, "dojo.jap024"):
        assert refused(game, f"choose {wrong}") == "IMP-EGY-03"
    assert refused(game, "choose builder.rom020") == "IMP-RAZE-07"
    assert refused(game, f"choose {MILL}") == "IMP-FND-05"


@pytest.mark.rule("IMP-ACT-05", "IMP-DIG-06", "IMP-EGY-03")
def test_chariot_builder_does_not_reach_who_has_passed() -> None:
    passed = romans(locations=[FOREST], passed=True)
    assert refused(chariot(passed), f"use {CHARIOT}") == "IMP-EGY-03"
    game = chariot(passed, barbarians(locations=[MILL, TOWN]))
    game.play(f"use {CHARIOT}")
    assert refused(game, f"choose {FOREST}") == "IMP-ACT-05"
    assert set(legal(game)) == {f"choose {MILL}", f"choose {TOWN}"}


@pytest.mark.rule("IMP-USE-02", "IMP-USE-03", "IMP-EGY-05")
def test_chariot_builder_needs_a_token_and_razes_once_a_round() -> None:
    rival = romans(locations=[FOREST, MILL, TOWN])
    poor = at(egyptians(locations=[CHARIOT], goods=PLENTY | {"raze_token": 0, "gold": 9}), rival)
    assert refused(poor, f"use {CHARIOT}") == "IMP-USE-02"
    game = chariot(rival, tokens=3)
    game.play(f"use {CHARIOT} / choose {FOREST}")
    assert (built(game, 1), game.actors, goods(game)) == ([MILL, TOWN], (1,), {"raze_token": 2, "wood": 2})
    game.play("pass")
    assert refused(game, f"use {CHARIOT}") == "IMP-USE-03"


@pytest.mark.rule("IMP-PEACE-03", "IMP-EGY-03")
def test_chariot_builder_razes_in_the_peaceful_variant_too() -> None:
    game = chariot(romans(locations=[FOREST, MILL]), tokens=3, options={"peaceful": True})
    assert refused(game, f"raze {FOREST}") == "IMP-PEACE-02"
    game.play(f"use {CHARIOT} / choose {FOREST}")
    assert goods(game) == {"raze_token": 2, "wood": 2}


@pytest.mark.rule("IMP-SOLO-15", "IMP-EGY-03")
def test_chariot_builder_razes_a_location_of_the_virtual_player() -> None:
    me = egyptians(locations=[CHARIOT], goods={"raze_token": 1})
    game = at(*solo(me, virtual={"locations": [FOREST]}))
    game.play(f"use {CHARIOT}")
    assert (goods(game), built(game, 1), pile(game, "common")) == ({"wood": 2}, [], [FOREST])


# -- Sanctuary -------------------------------------------------------------------------------------------------------


def sanctuary(*cards: str, workers: int = 1, card: str = SANCTUARY) -> Game:
    return at(egyptians(locations=[card], hand=list(cards), goods={"worker": workers}), romans())


@pytest.mark.rule("IMP-EGY-07", "IMP-USE-06")
@pytest.mark.parametrize("card", [SANCTUARY, OTHER_SANCTUARY])
@pytest.mark.parametrize("laid", [MILL, "ruins.com069", "watchtower.com065"])
def test_sanctuary_lays_a_common_card_for_a_stone_and_a_point(card: str, laid: str) -> None:
    """Neither the raze field nor the building cost of the card matters."""
    game = sanctuary(laid, "caravan.egy011", card=card)
    game.play(f"use {card} / choose {laid}")
    assert (wealth(game), wealth(game, 1)) == ({"stone": 1, "vp": 1, "card": 1}, {})
    assert (player(game).ruins, hand(game), built(game)) == (1, ["caravan.egy011"], [card])
    assert (pile(game, "common"), location(game, card).used, game.actors) == ([], 1, (1,))


@pytest.mark.rule("IMP-EGY-07", "IMP-USE-02", "IMP-USE-03")
def test_sanctuary_needs_a_worker_and_a_common_card_and_works_once_a_round() -> None:
    for workers, cards, rule in (
        (0, [MILL], "IMP-USE-02"),
        (1, ["caravan.egy011"], "IMP-EGY-07"),
        (1, [], "IMP-EGY-07"),
    ):
        assert refused(sanctuary(*cards, workers=workers), f"use {SANCTUARY}") == rule
    gold = at(egyptians(locations=[SANCTUARY], hand=[MILL], goods=PLENTY | {"worker": 0, "gold": 9}), romans())
    assert refused(gold, f"use {SANCTUARY}") == "IMP-USE-02"
    game = sanctuary(MILL, TOWN, workers=3)
    game.play(f"use {SANCTUARY} / choose {MILL} / pass")
    assert refused(game, f"use {SANCTUARY}") == "IMP-USE-03"


@pytest.mark.rule("IMP-EGY-07")
def test_sanctuary_lays_nothing_but_a_common_card_of_the_own_hand() -> None:
    me = egyptians(locations=[SANCTUARY, QUARRY], hand=[MILL, TOWN, "caravan.egy011"], goods={"worker": 1})
    game = at(me, romans(hand=[FOREST]))
    game.play(f"use {SANCTUARY}")
    assert legal(game) == [f"choose {MILL}", f"choose {TOWN}"]
    for wrong in ("caravan.egy011", QUARRY, FOREST, SANCTUARY):
        assert refused(game, f"choose {wrong}") == "IMP-EGY-07"


@pytest.mark.rule("IMP-EGY-07", "IMP-FND-01", "IMP-FND-03", "IMP-FND-05")
def test_what_sanctuary_lays_is_a_foundation_and_serves_for_building_only() -> None:
    me = egyptians(locations=[SANCTUARY], hand=[TOWN, "egy_stone_quarry.egy026"], goods={"worker": 1})
    game = at(me, romans(goods={"raze_token": 3, "worker": 2}))
    game.play(f"use {SANCTUARY} / choose {TOWN}")
    assert refused(game, f"raze {TOWN}") is not None
    game.play("exchange / gain 1 wood")
    game.play("build egy_stone_quarry.egy026 over foundation")
    assert (wealth(game), player(game).ruins, pile(game, "common")) == ({"stone": 2, "vp": 1}, 0, [TOWN])
    lying = at(me, romans())
    lying.play(f"use {SANCTUARY} / choose {TOWN}")
    next_round(lying)
    assert (player(lying).ruins, goods(lying)["worker"]) == (1, 3), "it stays, and Town does not produce"


@pytest.mark.rule("IMP-FND-01", "IMP-DIG-03", "IMP-LOOK-08")
def test_the_card_lies_face_down_and_nobody_else_knows_it() -> None:
    game = sanctuary(MILL, TOWN)
    game.play(f"use {SANCTUARY} / choose {MILL}")
    for reader in (None, 1):
        shown = msgspec.json.encode(game.view(reader)).decode() + str(game.events(reader))
        assert MILL not in shown
        assert TOWN not in shown


@pytest.mark.rule("IMP-EGY-07", "IMP-USE-03")
def test_both_copies_may_be_used_in_a_round() -> None:
    me = egyptians(locations=[SANCTUARY, OTHER_SANCTUARY], hand=[MILL, TOWN], goods={"worker": 2})
    game = at(me, romans(passed=True))
    game.play(f"use {SANCTUARY} / choose {MILL} / use {OTHER_SANCTUARY} / choose {TOWN}")
    assert (wealth(game), player(game).ruins) == ({"stone": 2, "vp": 2}, 2)


# -- all -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-USE-01")
@pytest.mark.parametrize("card", [DESERT, CHARIOT, SANCTUARY])
def test_none_works_from_the_hand_under_the_board_or_for_others(card: str) -> None:
    rival = romans(locations=[FOREST], hand=[TOWN, MILL], goods=PLENTY)
    for place in ("hand", "deals"):
        me = egyptians(goods=PLENTY, hand=[QUARRY])
        me[place] = [*me.get(place, []), card]
        assert refused(at(me, rival), f"use {card}") == "IMP-USE-01"
    assert refused(at(rival, egyptians(locations=[card])), f"use {card}") == "IMP-USE-01"


@pytest.mark.rule("IMP-BUILD-04", "IMP-PROD-01")
@pytest.mark.parametrize(("card", "cost"), [(CHARIOT, {"wood": 1, "stone": 1}), (SANCTUARY, {"stone": 2})])
def test_chariot_builder_and_sanctuary_yield_nothing_when_built_or_in_production(
    card: str, cost: dict[str, int]
) -> None:
    game = at(egyptians(hand=[card], goods=cost, ruins=[MILL]), romans(locations=[FOREST]))
    game.play(f"build {card} over foundation")
    assert (wealth(game), game.actors) == ({}, (1,))
    board = {"worker": 3, "gold": 1, "raze_token": 1, "defence_token": 1}
    assert wealth(producing(egyptians(locations=[card]), romans())) == board
