"""Common action rows with an effect of their own: Settlers, Acting Troupe, Tavern and Porters."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperial_settlers.common_cards import ODD_ACTIONS, TOKENS, amounts, designs, drawn, next_round, producing
from tests.imperial_settlers.phases import deck, pile, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused

SETTLERS, TROUPE, TAVERN = "settlers.com040", "acting_troupe.com041", "tavern.com049"
PORTERS = "porters.com084"
MESSENGER, LEAGUE = "imperial_messenger.com057", "hanseatic_league.com061"
"""In test_cards_common_deal_actions.py."""
ALL = (SETTLERS, TROUPE, TAVERN, MESSENGER, LEAGUE, PORTERS)


@pytest.mark.rule("IMP-USE-01")
@pytest.mark.parametrize("card", ALL)
def test_it_works_in_the_own_empire_only(card: str) -> None:
    rich: dict[str, Any] = romans(
        goods={"worker": 9, "wood": 9, "stone": 9, "food": 9}, deals=["legion.rom017"], locations=["town.com015"]
    )
    hand_too = rich | {"hand": [card, "builder.rom020"]}
    assert refused(at(hand_too, barbarians()), f"use {card}") == "IMP-USE-01"
    assert refused(at(rich, barbarians(locations=[card])), f"use {card}") == "IMP-USE-01"
    assert refused(at(rich | {"ruins": [card]}, barbarians()), f"use {card}") == "IMP-FND-05"


# -- Settlers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-CMN-02", "IMP-BUILD-03")
def test_settlers_build_a_faction_card_at_once_without_giving_up_a_location() -> None:
    me: dict[str, Any] = romans(
        locations=[SETTLERS], hand=["builder.rom020"], goods={"wood": 1, "stone": 1}, ruins=["mill.com006"]
    )
    game = at(me, barbarians())
    game.play(f"use {SETTLERS} / choose builder.rom020")
    assert built(game) == [SETTLERS, "builder.rom020"]
    assert wealth(game) == {"wood": 1, "stone": 1}, "all is paid, and Builder produces at once"
    assert (player(game).ruins, pile(game, "common")) == (1, [])
    assert (location(game, SETTLERS).used, game.actors) == (1, (1,))


@pytest.mark.rule("IMP-CMN-02", "IMP-USE-02")
@pytest.mark.parametrize(
    ("cards", "goods", "rule"),
    [
        (["builder.rom020"], {"stone": 9, "worker": 9}, "IMP-USE-02"),
        (["builder.rom020"], {"wood": 9, "food": 9}, "IMP-CMN-02"),
        (["trade_colony.rom023"], {"wood": 1, "stone": 2}, "IMP-CMN-02"),
        (["trade_colony.rom023"], {"wood": 2, "stone": 1}, "IMP-CMN-02"),
        (["trade_colony.rom023"], {"wood": 2, "stone": 2}, None),
        (["trade_colony.rom023"], {"gold": 3}, "IMP-CMN-02"),
        (["trade_colony.rom023"], {"gold": 4}, None),
        (["trade_colony.rom023"], {"wood": 1, "stone": 1, "gold": 2}, None),
        (["quarry.com008"], {"wood": 9, "stone": 9}, "IMP-CMN-02"),
        ([], {"wood": 9, "stone": 9}, "IMP-CMN-02"),
    ],
)
def test_settlers_need_their_own_wood_and_the_whole_building_cost_in_goods(
    cards: list[str], goods: dict[str, int], rule: str | None
) -> None:
    game = at(romans(locations=[SETTLERS], hand=cards, goods=goods), barbarians())
    assert refused(game, f"use {SETTLERS}") == rule


@pytest.mark.rule("IMP-CMN-02")
def test_settlers_choose_among_the_faction_cards_of_the_hand_that_can_be_paid() -> None:
    cards = ["builder.rom020", "legion.rom017", "colossus.rom030", "quarry.com008"]
    me: dict[str, Any] = romans(locations=[SETTLERS], hand=cards, goods={"wood": 9, "stone": 1, "food": 1})
    game = at(me, barbarians())
    game.play(f"use {SETTLERS}")
    assert legal(game) == ["choose legion.rom017", "choose builder.rom020"]
    assert refused(game, "choose quarry.com008") == "IMP-CMN-02", "no common card"
    assert refused(game, "choose colossus.rom030") == "IMP-CMN-02", "it costs two stone"
    common = deck(game, "common")[:2]
    game.play("choose legion.rom017")
    assert built(game) == [SETTLERS, "legion.rom017"]
    assert goods(game) == {"wood": 8, "stone": 1}
    assert set(common) <= set(hand(game)), "its production and its building bonus"


@pytest.mark.rule("IMP-CMN-02")
@pytest.mark.parametrize(
    ("me", "card", "cost", "gained"),
    [
        (barbarians(), "primeval_forest.bar001", "1 wood", "2 wood"),
        (japanese(), "rice_fields.jap004", "1 food", "2 food"),
        (egyptians(), "golden_bazaar.egy009", "", ""),
        (egyptians(), "pyramid.egy028", "2 stone", "1 gold + 1 stone"),
        (barbarians(), "idol.bar027", "3 stone", "4 vp"),
    ],
)
def test_settlers_build_cards_of_every_faction_with_and_without_a_location_in_the_cost(
    me: dict[str, Any], card: str, cost: str, gained: str
) -> None:
    game = at(me | {"locations": [SETTLERS], "hand": [card], "goods": amounts(cost, "1 wood")}, romans())
    game.play(f"use {SETTLERS} / choose {card}")
    assert (built(game), wealth(game)) == ([SETTLERS, card], amounts(gained))


@pytest.mark.rule("IMP-CMN-02", "IMP-BUILD-14")
def test_what_settlers_build_is_built_features_answer() -> None:
    mine = [SETTLERS, "supplier.com002", "administration.rom012"]
    game = at(romans(locations=mine, hand=["stonecutter.rom027"], goods={"wood": 2, "stone": 1}), barbarians())
    game.play(f"use {SETTLERS} / choose stonecutter.rom027 / choose administration.rom012 / gain 1 vp")
    assert wealth(game) == {"stone": 2, "gold": 1, "vp": 2}


@pytest.mark.rule("IMP-USE-03", "IMP-CMN-02")
def test_settlers_work_once_a_round() -> None:
    me: dict[str, Any] = romans(
        locations=[SETTLERS], hand=["builder.rom020", "builder.rom021"], goods={"wood": 9, "stone": 9}
    )
    game = at(me, barbarians())
    game.play(f"use {SETTLERS} / choose builder.rom021 / pass")
    assert refused(game, f"use {SETTLERS}") == "IMP-USE-03"


# -- Acting Troupe ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-USE-11", "IMP-USE-02")
def test_acting_troupe_lets_another_action_location_be_activated_again() -> None:
    me: dict[str, Any] = romans(locations=[TROUPE, "coal_mine.com033"], goods={"worker": 3})
    game = at(me, barbarians(passed=True))
    game.play("use coal_mine.com033")
    assert refused(game, "use coal_mine.com033") == "IMP-USE-03"
    game.play(f"use {TROUPE}")
    assert (goods(game), location(game, "coal_mine.com033").used) == ({"worker": 1, "stone": 2}, 0)
    game.play("use coal_mine.com033")
    assert (goods(game), location(game, TROUPE).used) == ({"stone": 4}, 1)


@pytest.mark.rule("IMP-USE-11")
@pytest.mark.parametrize(("restores", "left"), [("all", 0), ("one", 1)])
def test_acting_troupe_frees_both_uses_unless_the_switch_says_one(restores: str, left: int) -> None:
    me: dict[str, Any] = romans(locations=[TROUPE, "gold_mine.com021"], goods={"worker": 5})
    game = at(me, barbarians(passed=True), options={"refresh_restores": restores})
    game.play(f"use gold_mine.com021 / again / use {TROUPE}")
    assert location(game, "gold_mine.com021").used == left
    game.play("use gold_mine.com021")
    assert (game.question() == "again") is (restores == "all")


@pytest.mark.rule("IMP-USE-11")
@pytest.mark.parametrize("restores", ["all", "one"])
def test_acting_troupe_frees_the_single_use_of_a_location_with_two(restores: str) -> None:
    me: dict[str, Any] = romans(locations=[TROUPE, "gold_mine.com021"], goods={"worker": 5})
    game = at(me, barbarians(passed=True), options={"refresh_restores": restores})
    game.play(f"use gold_mine.com021 / done / use {TROUPE} / use gold_mine.com021 / again")
    assert goods(game) == {"worker": 1, "gold": 3}


@pytest.mark.rule("IMP-USE-11", "IMP-USE-02")
def test_acting_troupe_chooses_only_another_own_action_location_that_was_used() -> None:
    mine = [TROUPE, "coal_mine.com033", "joiner.com044", "lumberjacks.com042", "town.com015"]
    me: dict[str, Any] = romans(locations=mine, goods={"worker": 1})
    used = {"coal_mine.com033": 1, "joiner.com044": 1, "sawmill.com076": 2}
    game = at(me, barbarians(locations=["sawmill.com076"]), used=used)
    game.play(f"use {TROUPE}")
    assert legal(game) == ["choose coal_mine.com033", "choose joiner.com044"]
    for wrong in (TROUPE, "lumberjacks.com042", "town.com015", "sawmill.com076"):
        assert refused(game, f"choose {wrong}") == "IMP-USE-11"
    game.play("choose joiner.com044")
    assert (location(game, "joiner.com044").used, location(game, "coal_mine.com033").used) == (0, 1)


@pytest.mark.rule("IMP-USE-11", "IMP-USE-02", "IMP-USE-03")
def test_acting_troupe_needs_a_used_location_and_a_worker_and_works_once() -> None:
    mine = [TROUPE, "coal_mine.com033", "lumberjacks.com042"]
    assert refused(at(romans(locations=mine, goods={"worker": 9}), barbarians()), f"use {TROUPE}") == "IMP-USE-11"
    used = {"coal_mine.com033": 1, "lumberjacks.com042": 1}
    poor = at(romans(locations=mine, goods={"wood": 9, "gold": 9}), barbarians(), used=used)
    assert refused(poor, f"use {TROUPE}") == "IMP-USE-02"
    game = at(romans(locations=mine, goods={"worker": 9}), barbarians(passed=True), used=used)
    game.play(f"use {TROUPE} / choose coal_mine.com033")
    assert refused(game, f"use {TROUPE}") == "IMP-USE-03"


@pytest.mark.rule("IMP-USE-11")
def test_royal_bath_may_free_acting_troupe() -> None:
    mine = [TROUPE, "royal_bath.egy007", "coal_mine.com033"]
    me: dict[str, Any] = egyptians(locations=mine, goods={"worker": 2, "gold": 1})
    game = at(me, romans(passed=True), used={"coal_mine.com033": 1})
    game.play(f"use {TROUPE} / use royal_bath.egy007")
    assert [location(game, card).used for card in mine] == [0, 1, 0]
    game.play(f"use {TROUPE}")
    assert [location(game, card).used for card in mine] == [1, 0, 0], "and Acting Troupe frees Royal Bath"


@pytest.mark.rule("IMP-USE-12")
@pytest.mark.parametrize(("lifts", "rule"), [(False, "IMP-USE-12"), (True, None)])
def test_acting_troupe_does_not_lift_a_block_unless_the_switch_says_so(lifts: bool, rule: str | None) -> None:
    me: dict[str, Any] = romans(locations=[TROUPE, "gold_mine.com021"], goods={"worker": 2})
    game = at(
        me,
        egyptians(passed=True),
        used={"gold_mine.com021": 1},
        marks={"gold_mine.com021": ["block"]},
        options={"refresh_lifts_block": lifts},
    )
    game.play(f"use {TROUPE}")
    assert refused(game, "use gold_mine.com021") == rule


# -- Tavern ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-BUILD-04")
def test_tavern_brings_a_card_when_built() -> None:
    game = at(romans(hand=[TAVERN], goods={"wood": 1, "stone": 1}), barbarians())
    top = deck(game, "romans")[0]
    game.play(f"build {TAVERN} / draw faction")
    assert (wealth(game), hand(game), game.actors) == ({"card": 1}, [top], (1,))


@pytest.mark.rule("IMP-CMN-03", "IMP-USE-08", "IMP-USE-09", "IMP-GEN-07")
@pytest.mark.parametrize(("card", "discards"), [("mill.com006", "common"), ("builder.rom020", "romans")])
def test_tavern_turns_a_card_of_the_hand_into_two_points(card: str, discards: str) -> None:
    me: dict[str, Any] = romans(locations=[TAVERN], hand=["mill.com006", "builder.rom020"])
    game = at(me, barbarians(hand=["rabble.bar018"]))
    game.play(f"use {TAVERN}")
    assert legal(game) == ["discard mill.com006", "discard builder.rom020"]
    assert refused(game, "discard rabble.bar018") == "IMP-USE-08"
    game.play(f"discard {card}")
    assert (wealth(game), card in hand(game), pile(game, discards)) == ({"card": 1, "vp": 2}, False, [card])
    assert location(game, TAVERN).used == 1


@pytest.mark.rule("IMP-CMN-03", "IMP-USE-02", "IMP-USE-03", "IMP-USE-09")
def test_tavern_needs_a_card_and_works_once_and_its_marking_worker_is_nobodys() -> None:
    rich = {"worker": 9, "wood": 9, "stone": 9, "food": 9, "gold": 9}
    empty = at(romans(locations=[TAVERN], goods=rich), barbarians())
    assert refused(empty, f"use {TAVERN}") == "IMP-USE-02"
    me: dict[str, Any] = barbarians(locations=[TAVERN], hand=["mill.com006", "rabble.bar018"])
    game = at(me, romans(passed=True), first=1, active=0)
    game.play(f"use {TAVERN} / discard mill.com006")
    assert refused(game, f"use {TAVERN}") == "IMP-USE-03"
    next_round(game)
    assert goods(game)["worker"] == 5, "the Barbarians, who store workers, have those of their board"
    assert refused(game, f"use {TAVERN}") is None


# -- Porters ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-CMN-06", "IMP-USE-04")
@pytest.mark.parametrize(
    ("me", "chosen", "gained"),
    [
        (romans(), "quarry.com008", "1 stone"),
        (romans(), "town.com015", "2 worker"),
        (romans(), "monument.com026", "1 vp"),
        (romans(), "watchtower.com065", "1 card"),
        (romans(), "rubble.com011", "1 stone"),
        (romans(), "mammas_baths.com017", "2 worker"),
        (romans(), "trade_colony.rom023", "1 worker + 1 gold"),
        (romans(), "legion.rom017", "1 card"),
        (barbarians(), "sentry_tower.bar012", "1 raze_token + 1 worker"),
        (egyptians(), "pyramid.egy028", "1 gold + 1 stone"),
        (japanese(), "farm.jap001", "1 worker + 1 food"),
    ],
)
def test_porters_take_the_goods_of_a_common_or_faction_production_location(
    me: dict[str, Any], chosen: str, gained: str
) -> None:
    rival = barbarians() if me["faction"] == "romans" else romans()
    game = at(me | {"locations": [PORTERS, chosen], "goods": {"food": 1}}, rival)
    game.play(f"use {PORTERS}")
    drawn(game)
    assert wealth(game) == amounts(gained), "its building bonus is not taken, and Porters are pink"


@pytest.mark.rule("IMP-CMN-06")
def test_porters_choose_among_the_own_production_locations() -> None:
    mine = [PORTERS, "town.com015", "builder.rom020", "mill.com006", "sawmill.com076", "gardens.rom009"]
    me: dict[str, Any] = romans(locations=mine, deals=["legion.rom017"], goods={"food": 2}, hand=["quarry.com008"])
    game = at(me, barbarians(locations=["settlement.bar020"]))
    game.play(f"use {PORTERS}")
    assert legal(game) == ["choose town.com015", "choose builder.rom020"]
    for wrong in (PORTERS, "mill.com006", "gardens.rom009", "legion.rom017", "quarry.com008", "settlement.bar020"):
        assert refused(game, f"choose {wrong}") is not None
    game.play("choose builder.rom020 / pass")
    assert goods(game) == {"food": 1, "wood": 1, "stone": 1}
    assert refused(game, f"use {PORTERS}") == "IMP-USE-03"


@pytest.mark.rule("IMP-USE-02", "IMP-USE-10")
def test_porters_are_paid_with_food_or_gold() -> None:
    me: dict[str, Any] = romans(locations=[PORTERS, "town.com015"])
    poor = at(me | {"goods": {"worker": 9, "wood": 9, "stone": 9}}, barbarians())
    assert refused(poor, f"use {PORTERS}") == "IMP-USE-02"
    game = at(me | {"goods": {"gold": 1}}, barbarians())
    game.play(f"use {PORTERS}")
    assert wealth(game) == {"worker": 2}


@pytest.mark.rule("IMP-CMN-06", "IMP-USE-04")
def test_porters_with_no_production_location_cannot_be_used() -> None:
    game = at(romans(locations=[PORTERS, "mill.com006"], goods={"food": 9}), barbarians(locations=["town.com015"]))
    assert refused(game, f"use {PORTERS}") == "IMP-USE-04"


@pytest.mark.rule("IMP-CMN-06")
def test_porters_count_samurai_for_daimyos_castle() -> None:
    castle, farm = "daimyos_castle.jap009", "farm.jap001"
    me: dict[str, Any] = japanese(locations=[PORTERS, castle, farm], goods={"food": 1})
    game = at(me, romans(), marks={castle: ["samurai"], farm: ["samurai"]})
    game.play(f"use {PORTERS} / choose {castle}")
    assert wealth(game) == {"vp": 2}


@pytest.mark.rule("IMP-PROD-01")
@pytest.mark.parametrize("card", ALL)
def test_none_of_them_produces(card: str) -> None:
    game = producing(romans(locations=[card, "legion.rom017"]), barbarians())
    assert goods(game) == {"worker": 2, "wood": 1, "stone": 1, "raze_token": 1, "defence_token": 1}


@pytest.mark.rule("IMP-LOC-04", "IMP-BUILD-04")
@pytest.mark.parametrize("card", [card for card in ALL if card != TAVERN])
def test_built_it_yields_nothing(card: str) -> None:
    plenty = {"wood": 2, "stone": 2, "food": 1}
    game = at(romans(hand=[card], goods=plenty), barbarians())
    game.play(f"build {card}")
    assert (game.actors, built(game), points(game), hand(game)) == ((1,), [card], 0, [])
    assert all(goods(game).get(good, 0) <= plenty.get(good, 0) for good in TOKENS)


def test_every_odd_common_action_is_covered() -> None:
    assert designs(*ALL) == ODD_ACTIONS
