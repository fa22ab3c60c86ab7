"""The 5 feature designs of the Romans: Gardens, Roman Fortification, Administration, Headquarters and Warehouses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperial_settlers.common_cards import cleaned_up, designs, next_round, producing
from tests.imperial_settlers.faction_cards import faction_designs
from tests.imperial_settlers.phases import last_pass, pile, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans, solo
from tests.tableau.positions import built, goods, hand, legal, player, points, refused

GARDENS, FORTIFICATION, WAREHOUSES = "gardens.rom009", "roman_fortification.rom022", "warehouses.rom019"
ADMINISTRATION = ["administration.rom012", "administration.rom013", "administration.rom014"]
HEADQUARTERS = ["headquarters.rom015", "headquarters.rom016"]
CHOOSING = [*ADMINISTRATION, *HEADQUARTERS]
GOLD_OR_POINT = ["gain 1 gold", "gain 1 vp"]

COST: dict[str, dict[str, int]] = {GARDENS: {"wood": 1, "stone": 1}, FORTIFICATION: {"stone": 2}}

NEW: dict[str, tuple[str, dict[str, int]]] = {
    "common red": ("imperial_messenger.com057", {"food": 1}),
    "common black": ("gallows.com005", {"wood": 2}),
    "common grey": ("court_sculptor.com036", {"stone": 1}),
    "common gold": ("goldsmiths_workshop.com031", {"wood": 1, "stone": 1}),
    "faction red": (WAREHOUSES, {"stone": 1}),
    "faction black": ("gladiator_school.rom006", {"stone": 1}),
    "faction grey": ("sculptors_workshop.rom001", {"stone": 1}),
    "faction gold": ("colossus.rom030", {"stone": 2}),
    "faction blue": ("spies.rom010", {"wood": 1, "stone": 1}),
}
"""Cards that yield nothing when built, and their cost."""
ONE_MORE: dict[str, Any] = {"ruins": ["ruins.com070", "ruins.com071"]}


def line(card: str) -> str:
    return f"build {card}" if ".com" in card else f"build {card} over foundation"


# -- Gardens and Roman Fortification ---------------------------------------------------------------------------------


@pytest.mark.rule("IMP-CLAR-01", "IMP-LOC-02", "IMP-GEN-01")
@pytest.mark.parametrize("card", COST)
def test_it_gives_two_points_for_itself(card: str) -> None:
    game = at(romans(hand=[card], goods=COST[card], **ONE_MORE), barbarians())
    game.play(line(card))
    assert (wealth(game), wealth(game, 1)) == ({"vp": 2}, {})


@pytest.mark.rule("IMP-LOC-02")
@pytest.mark.parametrize(("card", "colour"), [(GARDENS, "red"), (FORTIFICATION, "black")])
@pytest.mark.parametrize("kind", NEW)
def test_it_gives_two_points_for_each_later_location_of_its_colour(card: str, colour: str, kind: str) -> None:
    new, cost = NEW[kind]
    game = at(romans(locations=[card], hand=[new], goods=cost, **ONE_MORE), barbarians())
    game.play(line(new))
    assert wealth(game) == ({"vp": 2} if kind.endswith(colour) else {})


@pytest.mark.rule("IMP-ROM-02", "IMP-LOC-02")
@pytest.mark.parametrize(("card", "vp"), [(GARDENS, 2), (FORTIFICATION, 0)])
def test_trade_colony_is_red_for_gardens_and_not_black(card: str, vp: int) -> None:
    me = romans(locations=[card], hand=["trade_colony.rom025"], goods={"wood": 1, "stone": 2}, **ONE_MORE)
    game = at(me, barbarians())
    game.play(line("trade_colony.rom025"))
    assert points(game) == vp


@pytest.mark.rule("IMP-LOC-02", "IMP-DEAL-08", "IMP-FND-05")
@pytest.mark.parametrize(("card", "kind"), [(GARDENS, "common red"), (FORTIFICATION, "common black")])
def test_it_does_not_answer_from_the_hand_or_under_the_board_or_to_others(card: str, kind: str) -> None:
    new, cost = NEW[kind]
    for place in ("hand", "deals"):
        me: dict[str, Any] = romans(goods=cost, hand=[new])
        me[place] = [*me.get(place, []), card]
        game = at(me, barbarians())
        game.play(line(new))
        assert points(game) == 0
    game = at(barbarians(hand=[new], goods=cost), romans(locations=[card]))
    game.play(line(new))
    assert (points(game), points(game, 1)) == (0, 0)


@pytest.mark.rule("IMP-BUILD-14", "IMP-LOC-02")
def test_gardens_given_up_for_a_red_location_do_not_answer() -> None:
    game = at(romans(locations=[GARDENS], hand=[WAREHOUSES], goods={"stone": 1}), barbarians())
    game.play(f"build {WAREHOUSES} over {GARDENS}")
    assert (points(game), built(game), pile(game, "romans")) == (0, [WAREHOUSES], [GARDENS])


@pytest.mark.rule("IMP-EGY-15", "IMP-EGY-19")
@pytest.mark.parametrize(("card", "kind"), [(GARDENS, "common red"), (FORTIFICATION, "common black")])
def test_the_two_points_are_one_gain_for_sphinx(card: str, kind: str) -> None:
    """The Egyptians control it for a while."""
    new, cost = NEW[kind]
    me = egyptians(locations=["sphinx.egy019", card], hand=[new], goods=cost)
    game = at(me, romans(), taken={card: 1})
    game.play(line(new))
    assert (points(game), points(game, 1)) == (3, 0)


# -- Administration and Headquarters ---------------------------------------------------------------------------------


@pytest.mark.rule("IMP-CLAR-01", "IMP-LOC-02")
@pytest.mark.parametrize("card", CHOOSING)
def test_it_gives_a_gold_or_a_point_for_itself(card: str) -> None:
    game = at(romans(hand=[card], goods={"stone": 2}, **ONE_MORE), barbarians())
    game.play(line(card))
    assert legal(game) == GOLD_OR_POINT
    for other in ("gain 1 stone", "gain 2 gold", "gain 2 vp", "gain 1 gold + 1 vp", "decline", "done"):
        assert refused(game, other) is not None
    gold, point = game.clone(), game.clone()
    gold.play("gain 1 gold")
    point.play("gain 1 vp")
    assert (wealth(gold), wealth(point)) == ({"gold": 1}, {"vp": 1})
    assert (gold.actors, point.actors) == ((1,), (1,))


@pytest.mark.rule("IMP-LOC-02")
@pytest.mark.parametrize("kind", NEW)
@pytest.mark.parametrize(("card", "wanted"), [(ADMINISTRATION[0], "faction"), (HEADQUARTERS[0], "grey")])
def test_administration_answers_to_faction_locations_and_headquarters_to_grey_ones(
    card: str, wanted: str, kind: str
) -> None:
    new, cost = NEW[kind]
    game = at(romans(locations=[card], hand=[new], goods=cost, **ONE_MORE), barbarians())
    game.play(line(new))
    if wanted in kind:
        assert legal(game) == GOLD_OR_POINT
        game.play("gain 1 vp")
    assert (wealth(game), game.actors) == ({"vp": 1} if wanted in kind else {}, (1,))


@pytest.mark.rule("IMP-ROM-02", "IMP-LOC-02")
@pytest.mark.parametrize("card", [ADMINISTRATION[1], HEADQUARTERS[1]])
def test_each_answers_once_to_trade_colony_after_its_production(card: str) -> None:
    me = romans(locations=[card], hand=["trade_colony.rom023"], goods={"wood": 1, "stone": 2}, **ONE_MORE)
    game = at(me, barbarians())
    game.play(line("trade_colony.rom023"))
    assert (wealth(game), legal(game)) == ({"worker": 1, "gold": 1}, GOLD_OR_POINT)
    game.play("gain 1 gold")
    assert (wealth(game), game.actors) == ({"worker": 1, "gold": 2}, (1,))


@pytest.mark.rule("IMP-LOC-02", "IMP-DIG-08", "IMP-CLAR-01")
def test_every_copy_answers_with_a_choice_of_its_own_in_the_order_the_owner_likes() -> None:
    me = romans(locations=[*ADMINISTRATION[:2], HEADQUARTERS[0]], hand=[HEADQUARTERS[1]], goods={"stone": 2})
    game = at(me | ONE_MORE, barbarians())
    game.play(line(HEADQUARTERS[1]))
    answering = [*ADMINISTRATION[:2], *HEADQUARTERS]
    assert sorted(legal(game)) == sorted(f"choose {card}" for card in answering)
    game.play(f"choose {HEADQUARTERS[1]} / gain 1 vp")
    assert f"choose {HEADQUARTERS[1]}" not in legal(game)
    game.play(f"choose {ADMINISTRATION[0]} / gain 1 gold / choose {ADMINISTRATION[1]} / gain 1 gold / gain 1 vp")
    assert (wealth(game), game.actors) == ({"vp": 2, "gold": 2}, (1,))


@pytest.mark.rule("IMP-BUILD-08", "IMP-BUILD-14")
def test_the_gold_comes_too_late_to_pay_for_the_location_but_serves_the_next() -> None:
    me = romans(locations=[ADMINISTRATION[0]], hand=["colossus.rom030", "roman_bank.rom029"], **ONE_MORE)
    assert refused(at(me | {"goods": {"stone": 1}}, barbarians()), line("colossus.rom030")) == "IMP-BUILD-02"
    game = at(me | {"goods": {"stone": 2}}, barbarians(passed=True))
    game.play(f"{line('colossus.rom030')} / gain 1 gold / {line('roman_bank.rom029')} / gain 1 vp")
    assert (wealth(game), built(game)[1:]) == ({"gold": 1, "vp": 1}, ["colossus.rom030", "roman_bank.rom029"])


@pytest.mark.rule("IMP-BUILD-14", "IMP-CLAR-01")
@pytest.mark.parametrize(("old", "new"), [ADMINISTRATION[:2], HEADQUARTERS])
def test_a_copy_given_up_for_another_is_gone_when_the_new_one_counts_itself(old: str, new: str) -> None:
    game = at(romans(locations=[old], hand=[new], goods={"stone": 2}), barbarians())
    game.play(f"build {new} over {old} / gain 1 vp")
    assert (wealth(game), game.actors) == ({"vp": 1}, (1,))


@pytest.mark.rule("IMP-LOC-02", "IMP-DEAL-08")
@pytest.mark.parametrize("card", CHOOSING)
def test_it_answers_neither_to_a_deal_nor_to_others_nor_from_under_the_board(card: str) -> None:
    dealing = at(romans(locations=[card], hand=["stonecutter.rom027"], goods={"food": 1}), barbarians())
    dealing.play("deal stonecutter.rom027")
    assert wealth(dealing) == {"stone": 1}
    rival = at(egyptians(hand=["pyramid.egy028"], goods={"stone": 2}), romans(locations=[card]))
    rival.play("build pyramid.egy028")
    assert (wealth(rival), wealth(rival, 1)) == ({"gold": 1, "stone": 1}, {})
    under = at(
        romans(deals=[card], hand=["stonecutter.rom027"], goods={"wood": 1, "stone": 1}, **ONE_MORE), barbarians()
    )
    under.play(line("stonecutter.rom027"))
    assert wealth(under) == {"stone": 2}


@pytest.mark.rule("IMP-EGY-15", "IMP-LOC-02")
def test_administration_and_headquarters_work_for_who_controls_them() -> None:
    me = egyptians(locations=["administration.rom012"], hand=["caravan.egy011"], goods={"food": 1})
    game = at(me, romans(), taken={"administration.rom012": 1})
    game.play("build caravan.egy011 / gain 1 vp")
    assert (wealth(game), wealth(game, 1)) == ({"food": 1, "worker": 1, "vp": 1}, {})
    owner = romans(hand=["stonecutter.rom027"], goods={"wood": 1, "stone": 1}, **ONE_MORE)
    lost = at(owner, egyptians(locations=CHOOSING), taken=dict.fromkeys(CHOOSING, 0))
    lost.play(line("stonecutter.rom027"))
    assert (wealth(lost), lost.actors) == ({"stone": 2}, (1,))


# -- Warehouses ------------------------------------------------------------------------------------------------------

ALL = {"worker": 3, "wood": 12, "stone": 4, "food": 7, "gold": 2, "raze_token": 5, "defence_token": 1}


@pytest.mark.rule("IMP-CLEAN-02", "IMP-CLEAN-03", "IMP-DIG-10")
@pytest.mark.parametrize(
    ("locations", "kept"),
    [
        ([], {"raze_token": 5}),
        ([WAREHOUSES], {"wood": 12, "stone": 4, "food": 7, "raze_token": 5}),
    ],
)
def test_warehouses_keep_all_wood_stone_and_food_and_nothing_else(locations: list[str], kept: dict[str, int]) -> None:
    """The raze tokens are kept by the board."""
    game = last_pass(romans(goods=ALL, locations=locations), barbarians(goods=ALL))
    assert game.question() == "draft", "there is room for all: no question"
    assert (player(game).stored, player(game, 1).stored) == (kept, {"worker": 3})
    assert goods(game) == {}


@pytest.mark.rule("IMP-CLEAN-02", "IMP-DIG-10")
def test_what_warehouses_keep_is_there_in_the_next_round_beside_the_production() -> None:
    game = at(romans(goods={"wood": 12, "stone": 4, "food": 7}, locations=[WAREHOUSES]), barbarians())
    next_round(game)
    assert goods(game) == {"worker": 2, "wood": 13, "stone": 5, "food": 7, "raze_token": 1, "defence_token": 1}
    assert player(game).stored == {}
    next_round(game)
    expected = {"worker": 2, "wood": 14, "stone": 6, "food": 7, "raze_token": 2, "defence_token": 1}
    assert goods(game) == expected, "and in the round after"


@pytest.mark.rule("IMP-CLEAN-02")
def test_warehouses_work_in_the_round_they_are_built_and_give_nothing_then() -> None:
    me = romans(hand=[WAREHOUSES], goods={"stone": 3, "food": 1}, locations=["roman_bank.rom029"])
    game = at(me, barbarians(passed=True))
    game.play(f"build {WAREHOUSES} over roman_bank.rom029")
    assert wealth(game) == {"stone": 2, "food": 1}
    game.play("pass")
    assert player(game).stored == {"stone": 2, "food": 1}


@pytest.mark.rule("IMP-CLEAN-02", "IMP-DEAL-08", "IMP-USE-02")
def test_warehouses_keep_nothing_from_the_hand_or_under_the_board_and_no_goods_spent() -> None:
    for place in ("hand", "deals"):
        game = last_pass(romans(goods={"wood": 3}) | {place: [WAREHOUSES]}, barbarians())
        assert player(game).stored == {}
    me = romans(goods={"worker": 1, "stone": 4}, locations=[WAREHOUSES, "colossus.rom030"])
    spent = at(me, barbarians(passed=True))
    spent.play("use colossus.rom030 / pass")
    assert player(spent).stored == {"stone": 1}, "three lay on Colossus"


@pytest.mark.rule("IMP-ROM-05", "IMP-BUILD-11")
def test_goods_kept_by_warehouses_outlast_it_until_the_clean_up() -> None:
    game = at(romans(goods={"wood": 3, "food": 2}, locations=[WAREHOUSES], hand=["roman_bank.rom029"]), barbarians())
    next_round(game)
    while game.actors != (0,):
        game.play("pass")
    game.play(f"build roman_bank.rom029 over {WAREHOUSES}")
    assert (goods(game)["wood"], goods(game)["food"], pile(game, "romans")) == (4, 2, [WAREHOUSES])
    cleaned_up(game)
    assert player(game).stored == {"raze_token": 1}


@pytest.mark.rule("IMP-ROM-05", "IMP-CLAR-04")
def test_goods_kept_by_warehouses_are_not_taken_with_it() -> None:
    rival = japanese(goods={"raze_token": 2}, locations=["garrison.jap008"])
    game = at(rival, romans(goods={"wood": 4, "food": 2}, locations=[WAREHOUSES]))
    game.play("use garrison.jap008")
    assert (built(game, 1), goods(game, 1), goods(game)) == ([], {"wood": 4, "food": 2}, {})
    game.play("pass / pass")
    assert player(game, 1).stored == {}


@pytest.mark.rule("IMP-CLEAN-02", "IMP-SOLO-13")
def test_warehouses_keep_goods_in_a_solo_game_too() -> None:
    game = at(*solo(romans(goods={"wood": 2, "gold": 2}, locations=[WAREHOUSES])))
    game.play("pass")
    assert player(game).stored == {"wood": 2}


# -- all -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-LOC-02", "IMP-LOC-03")
@pytest.mark.parametrize("card", [GARDENS, FORTIFICATION, *CHOOSING, WAREHOUSES])
def test_a_feature_does_nothing_in_the_production_phase(card: str) -> None:
    game = producing(romans(locations=[card]), barbarians())
    assert wealth(game) == {"worker": 2, "wood": 1, "stone": 1, "raze_token": 1, "defence_token": 1}
    assert (game.question(), hand(game)) == ("turn", [])


def test_every_roman_feature_design_is_covered() -> None:
    assert designs(GARDENS, FORTIFICATION, *CHOOSING, WAREHOUSES) == faction_designs("romans", "feature")
    assert len(faction_designs("romans", "feature")) == 5
