"""Dark Chapel razes and turns goods into points; Pack takes goods out of raze fields without razing."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.imperial_settlers.common_cards import designs, drawn, next_round
from tests.imperial_settlers.faction_cards import PLENTY, faction_designs, over
from tests.imperial_settlers.phases import deck, pile, wealth
from tests.imperial_settlers.positions import at, barbarians, japanese, romans, solo
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused

CHAPEL, PACK = "dark_chapel.bar014", "pack.bar016"
QUARRY, ARMORER, FARM = "quarry.com008", "armorer.com018", "farm.jap001"


def chapel(tokens: int, *hand: str, rival: dict[str, Any] | None = None, **rest: Any) -> Game:
    """Dark Chapel with some raze tokens and cards in the hand, against a location or two."""
    me: dict[str, Any] = barbarians(locations=[CHAPEL], goods={"raze_token": tokens}, hand=list(hand))
    return at(me, rival or romans(locations=[QUARRY]), **rest)


# -- Dark Chapel: what it costs and what it can raze -----------------------------------------------------------------


@pytest.mark.rule("IMP-BAR-02", "IMP-RAZE-04")
@pytest.mark.parametrize(
    ("tokens", "targets"),
    [(0, []), (1, ["town.com015"]), (2, [QUARRY, "town.com015"]), (3, [QUARRY, "old_forest.com007", "town.com015"])],
)
def test_dark_chapel_costs_one_raze_token_for_the_hand_two_for_a_location_and_one_more_for_protection(
    tokens: int, targets: list[str]
) -> None:
    rival = romans(locations=[QUARRY, "old_forest.com007"])
    game = chapel(tokens, "town.com015", rival=rival, marks={"old_forest.com007": ["shield"]})
    if not targets:
        assert refused(game, f"use {CHAPEL}") is not None
        return
    game.play(f"use {CHAPEL}")
    if game.question() == "target":
        assert {line.split()[1] for line in legal(game)} == set(targets)
    for card, cost in (("town.com015", 1), (QUARRY, 2), ("old_forest.com007", 3)):
        trial = game.clone()
        if card in targets:
            trial.play(f"choose {card}")
            assert goods(trial).get("raze_token", 0) == tokens - cost, "paid before anything is gained"
        else:
            assert refused(trial, f"choose {card}") == "IMP-BAR-02"


@pytest.mark.rule("IMP-BAR-02", "IMP-USE-02")
def test_dark_chapel_takes_raze_tokens_only_and_no_worker() -> None:
    rich = PLENTY | {"gold": 9, "raze_token": 0}
    game = at(barbarians(locations=[CHAPEL], goods=rich, hand=["town.com015"]), romans(locations=[QUARRY]))
    assert refused(game, f"use {CHAPEL}") is not None
    paid = at(barbarians(locations=[CHAPEL], goods=PLENTY), romans(locations=[QUARRY]))
    paid.play(f"use {CHAPEL} / done")
    assert goods(paid) == PLENTY | {"raze_token": 7, "stone": 11}


@pytest.mark.rule("IMP-BAR-02", "IMP-RAZE-03", "IMP-RAZE-07", "IMP-RAZE-14")
def test_dark_chapel_reaches_only_what_has_a_raze_field_in_the_hand_or_with_opponents() -> None:
    me: dict[str, Any] = barbarians(
        locations=[CHAPEL, "mill.com006"],
        goods={"raze_token": 5},
        hand=["town.com015", "raid.bar007", "ruins.com069"],
        deals=["raid.bar008"],
        ruins=["baker.com075"],
    )
    tokyo = japanese(locations=[FARM, "gate.jap013", "ruins.com070", QUARRY], deals=["dojo.jap024"])
    game = at(me, tokyo, romans(locations=["builder.rom020", "brewer.com056"], hand=["joiner.com044"]))
    game.play(f"use {CHAPEL}")
    targets = {"town.com015", FARM, QUARRY, "brewer.com056"}
    assert {line.split()[1] for line in legal(game)} == targets
    wrong = {
        "IMP-RAZE-14": ["mill.com006", CHAPEL],
        "IMP-RAZE-01": ["raid.bar007"],
        "IMP-RAZE-03": ["ruins.com069", "gate.jap013", "ruins.com070"],
        "IMP-RAZE-07": ["builder.rom020"],
        "IMP-FND-05": ["baker.com075"],
        "IMP-BAR-02": ["raid.bar008", "dojo.jap024", "joiner.com044"],
    }
    for rule, cards in wrong.items():
        for card in cards:
            assert refused(game, f"choose {card}") == rule


@pytest.mark.rule("IMP-DIG-06", "IMP-ACT-05")
def test_dark_chapel_spares_who_has_passed_but_still_razes_from_the_hand() -> None:
    game = chapel(3, "town.com015", rival=romans(locations=[QUARRY], passed=True))
    assert refused(game, f"use {CHAPEL} / choose {QUARRY}") == "IMP-ACT-05"
    game.play(f"use {CHAPEL} / choose town.com015 / done")
    assert (goods(game), built(game, 1)) == ({"worker": 2, "raze_token": 2}, [QUARRY])
    assert refused(chapel(3, rival=romans(locations=[QUARRY], passed=True)), f"use {CHAPEL}") is not None


@pytest.mark.rule("IMP-USE-03")
def test_dark_chapel_works_once_a_round_and_each_copy_for_itself() -> None:
    cards = ["town.com015", "village_a.com012", "village_b.com014"]
    me: dict[str, Any] = barbarians(locations=[CHAPEL, "dark_chapel.bar015"], goods={"raze_token": 9}, hand=cards)
    game = at(me, romans(passed=True))
    game.play(f"use {CHAPEL} / choose town.com015 / done")
    assert (location(game, CHAPEL).used, refused(game, f"use {CHAPEL}")) == (1, "IMP-USE-03")
    game.play("use dark_chapel.bar015 / choose village_a.com012 / done")
    assert (hand(game), goods(game)) == (["village_b.com014"], {"raze_token": 7, "worker": 4})
    next_round(game)
    assert [row.used for row in player(game).locations] == [0, 0]


# -- Dark Chapel: what it brings -------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-BAR-07", "IMP-FND-01", "IMP-FND-02", "IMP-RAZE-11")
@pytest.mark.parametrize("answer", ["done", "forfeit 1 stone", "forfeit 2 stone"])
def test_a_common_location_becomes_a_foundation_and_its_owner_gets_wood_whatever_is_given_up(answer: str) -> None:
    game = chapel(2)
    game.play(f"use {CHAPEL} / {answer}")
    given = int(answer.split()[1]) if "forfeit" in answer else 0
    assert wealth(game) == {good: amount for good, amount in (("stone", 2 - given), ("vp", 2 * given)) if amount}
    assert (built(game, 1), player(game, 1).ruins, goods(game, 1)) == ([], 1, {"wood": 1})


@pytest.mark.rule("IMP-BAR-07", "IMP-RAZE-08", "IMP-RAZE-12")
@pytest.mark.parametrize(("answer", "worth"), [("done", 1), ("forfeit 1 vp", 2)])
def test_a_japanese_faction_location_is_discarded_and_its_point_may_be_given_up_for_two(
    answer: str, worth: int
) -> None:
    game = chapel(3, rival=japanese(locations=[FARM]), marks={FARM: ["samurai"]})
    game.play(f"use {CHAPEL} / {answer}")
    assert (wealth(game), pile(game, "japanese")) == ({"vp": worth}, [FARM])
    assert (player(game, 1).ruins, goods(game, 1), game.position()["marks"]) == (0, {}, {})


@pytest.mark.rule("IMP-BAR-07", "IMP-GOOD-03")
@pytest.mark.parametrize(
    ("card", "answer", "gained"),
    [
        ("meeting_place.com079", "done", {"worker": 1, "card": 1}),
        ("meeting_place.com079", "forfeit 1 card", {"worker": 1, "vp": 2}),
        ("meeting_place.com079", "forfeit 1 worker", {"card": 1, "vp": 2}),
        ("meeting_place.com079", "forfeit 1 worker + 1 card", {"vp": 4}),
        ("tavern.com049", "forfeit 1 card", {"card": 1, "vp": 2}),
        ("gold_mine.com021", "forfeit 1 gold", {"vp": 3}),
        ("gold_mine.com021", "forfeit 1 vp + 1 gold", {"vp": 4}),
    ],
)
def test_any_part_of_the_goods_of_a_hand_card_is_given_up_for_two_points_each(
    card: str, answer: str, gained: dict[str, int]
) -> None:
    game = chapel(1, card)
    game.play(f"use {CHAPEL} / choose {card} / {answer}")
    drawn(game)
    assert (wealth(game), card in hand(game)) == (gained, False)
    assert (pile(game, "common"), game.actors) == ([card], (1,))


@pytest.mark.rule("IMP-BAR-07")
def test_only_goods_of_the_field_and_only_as_many_as_it_shows_are_given_up() -> None:
    game = chapel(2, rival=romans(locations=[ARMORER]))
    game.play(f"use {CHAPEL}")
    assert set(legal(game)) == {"done", "forfeit 1 stone", "forfeit 1 vp", "forfeit 1 stone + 1 vp"}
    for answer in ("forfeit 2 stone", "forfeit 1 wood", "forfeit 1 raze_token", "forfeit 2 vp"):
        assert refused(game, answer) == "IMP-BAR-07"
    game.play("forfeit 1 stone + 1 vp")
    assert wealth(game) == {"vp": 4}


@pytest.mark.rule("IMP-BAR-07")
def test_goods_that_were_there_before_cannot_be_given_up() -> None:
    me: dict[str, Any] = barbarians(locations=[CHAPEL], goods={"raze_token": 2, "stone": 5})
    game = at(me, romans(locations=[QUARRY]))
    game.play(f"use {CHAPEL}")
    assert refused(game, "forfeit 3 stone") == "IMP-BAR-07"
    game.play("forfeit 2 stone")
    assert wealth(game) == {"stone": 5, "vp": 4}


@pytest.mark.rule("IMP-PEACE-03")
def test_dark_chapel_razes_locations_in_the_peaceful_variant_too() -> None:
    game = chapel(4, options={"peaceful": True})
    assert refused(game, f"raze {QUARRY}") == "IMP-PEACE-02"
    game.play(f"use {CHAPEL} / forfeit 1 stone")
    assert wealth(game) == {"raze_token": 2, "stone": 1, "vp": 2}


@pytest.mark.rule("IMP-SOLO-15", "IMP-BAR-07")
def test_dark_chapel_razes_a_location_of_the_virtual_player_which_is_discarded() -> None:
    me: dict[str, Any] = barbarians(locations=[CHAPEL], goods={"raze_token": 2})
    game = at(*solo(me, virtual={"locations": [QUARRY, ARMORER]}))
    game.play(f"use {CHAPEL} / choose {QUARRY} / forfeit 2 stone")
    assert (wealth(game), pile(game, "common"), built(game, 1)) == ({"vp": 4}, [QUARRY], [ARMORER])


# -- Pack ------------------------------------------------------------------------------------------------------------


def pack(workers: int = 2, **rest: Any) -> Game:
    """Pack against a common location, a Japanese one and one that shows cards."""
    me: dict[str, Any] = barbarians(locations=[PACK, "raid.bar007"], goods={"worker": workers})
    mine = [ARMORER, FARM, "meeting_place.com079"]
    return at(me, japanese(locations=mine, goods={"stone": 1}, hand=["ruins.com069"]), **rest)


@pytest.mark.rule("IMP-BAR-03", "IMP-USE-02")
@pytest.mark.parametrize(
    ("line", "gained"),
    [
        (f"loot stone from {ARMORER}", {"stone": 1}),
        (f"loot vp from {ARMORER}", {"vp": 1}),
        (f"loot vp from {FARM}", {"vp": 1}),
        ("loot worker from meeting_place.com079", {"worker": 1}),
        ("loot card from meeting_place.com079", {"card": 1}),
    ],
)
def test_pack_takes_one_good_for_one_worker_and_harms_nobody(line: str, gained: dict[str, int]) -> None:
    marks = {ARMORER: ["shield"], FARM: ["samurai"]}
    game = pack(1, marks=marks)
    game.play(f"use {PACK} / {line}")
    over(game)
    assert wealth(game) == gained, "Raid does not answer"
    assert (built(game, 1), player(game, 1).ruins) == ([ARMORER, FARM, "meeting_place.com079"], 0)
    assert (goods(game, 1), game.position()["marks"]) == ({"stone": 1}, marks), "the good comes from the supply"
    assert refused(pack(0), f"use {PACK}") == "IMP-USE-02"


@pytest.mark.rule("IMP-USE-03", "IMP-USE-05", "IMP-BAR-03")
def test_pack_works_twice_a_round_also_on_the_same_location_in_one_turn() -> None:
    game = pack(3)
    game.play(f"use {PACK} / loot stone from {ARMORER} / again / loot stone from {ARMORER}")
    assert (goods(game), location(game, PACK).used, game.actors) == ({"worker": 1, "stone": 2}, 2, (1,))
    game.play("pass")
    assert refused(game, f"use {PACK}") == "IMP-USE-03"
    apart = pack(2)
    apart.play(f"use {PACK} / loot stone from {ARMORER} / done / build ruins.com069 / end")
    apart.play(f"use {PACK} / loot vp from {FARM}")
    assert (goods(apart), points(apart)) == ({"stone": 1}, 1)


@pytest.mark.rule("IMP-BAR-03", "IMP-DIG-01")
def test_a_card_that_pack_takes_is_drawn_from_either_deck() -> None:
    game = pack()
    common, faction = deck(game, "common")[0], deck(game, "barbarians")[0]
    line = "loot card from meeting_place.com079"
    game.play(f"use {PACK} / {line} / draw faction / again / {line} / draw common")
    assert sorted(hand(game)) == sorted([common, faction])


@pytest.mark.rule("IMP-BAR-03", "IMP-RAZE-03")
def test_pack_finds_nothing_where_there_is_no_raze_field_nor_in_the_own_empire() -> None:
    me: dict[str, Any] = barbarians(locations=[PACK, "quarry.com009"], hand=["town.com015"], goods={"worker": 1})
    tokyo = japanese(locations=["gate.jap013", "shrine.jap015", "ruins.com069", FARM], hand=["mill.com006"])
    rome = romans(locations=["builder.rom020", QUARRY], deals=["legion.rom017"], ruins=["baker.com075"])
    game = at(me, tokyo, rome)
    game.play(f"use {PACK}")
    assert set(legal(game)) == {f"loot vp from {FARM}", f"loot stone from {QUARRY}"}
    for line in (
        "vp from gate.jap013",
        "stone from quarry.com009",
        "worker from town.com015",
    ):
        assert refused(game, f"loot {line}") == "IMP-BAR-03"
    assert refused(game, "loot food from baker.com075") == "IMP-FND-05"
    assert refused(game, f"loot wood from {QUARRY}") == "IMP-BAR-03", "the field does not show it"
    bare = at(me, romans(locations=["builder.rom020", "ruins.com069"]))
    assert refused(bare, f"use {PACK}") == "IMP-BAR-03"


@pytest.mark.rule("IMP-DIG-06", "IMP-ACT-05", "IMP-BAR-03")
def test_pack_spares_who_has_passed() -> None:
    me: dict[str, Any] = barbarians(locations=[PACK], goods={"worker": 2})
    game = at(me, romans(locations=[QUARRY], passed=True), japanese(locations=[ARMORER]))
    game.play(f"use {PACK}")
    assert set(legal(game)) == {f"loot stone from {ARMORER}", f"loot vp from {ARMORER}"}
    assert refused(game, f"loot stone from {QUARRY}") == "IMP-ACT-05"
    alone = at(me, romans(locations=[QUARRY], passed=True))
    assert refused(alone, f"use {PACK}") in ("IMP-ACT-05", "IMP-BAR-03")


@pytest.mark.rule("IMP-BAR-03", "IMP-PEACE-04", "IMP-SOLO-14")
def test_pack_works_in_the_peaceful_variant_and_against_the_virtual_player() -> None:
    me: dict[str, Any] = barbarians(locations=[PACK], goods={"worker": 1})
    calm = at(me, romans(locations=[QUARRY]), options={"peaceful": True})
    calm.play(f"use {PACK}")
    alone = at(*solo(me, virtual={"locations": [QUARRY]}))
    alone.play(f"use {PACK}")
    for game in (calm, alone):
        assert (goods(game), built(game, 1)) == ({"stone": 1}, [QUARRY])


@pytest.mark.rule("IMP-BAR-03", "IMP-USE-03")
def test_both_packs_have_two_uses_each() -> None:
    me: dict[str, Any] = barbarians(locations=[PACK, "pack.bar017"], goods={"worker": 5})
    game = at(me, romans(locations=[QUARRY], goods={"worker": 2}))
    game.play(f"use {PACK} / again / exchange / gain 1 food / use pack.bar017 / again / pass")
    assert goods(game) == {"worker": 1, "stone": 4}
    assert [refused(game, f"use {card}") for card in (PACK, "pack.bar017")] == ["IMP-USE-03"] * 2


def test_both_designs_are_action_designs() -> None:
    assert designs(CHAPEL, PACK) < faction_designs("barbarians", "action")
