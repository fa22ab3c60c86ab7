"""Temple of Ra: locations under the control of another player (IMP-EGY-09 to -18, IMP-DIG-12)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.imperial_settlers.phases import next_round, pile
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, legal, location, player, points, refused, seen

RA = "temple_of_ra.egy013"
MILL, TOWN, GALLOWS, ARMORER = "mill.com006", "town.com015", "gallows.com005", "armorer.com018"
CASINO, GATE = "casino.jap012", "gate.jap013"


def pharaoh(*taken: str, **pieces: Any) -> dict[str, Any]:
    """The Egyptians with Temple of Ra and locations that they control."""
    return egyptians(**pieces | {"locations": [RA, *pieces.get("locations", ()), *taken]})


def taken(*cards: str, owner: int = 1) -> dict[str, int]:
    return dict.fromkeys(cards, owner)


def parts(game: Game, seat: int) -> dict[str, int]:
    while not game.over:
        game.play("pass")
    return next(row for row in game.result.standings if row.seat == seat).parts


@pytest.mark.rule("IMP-EGY-09")
def test_a_production_location_taken_over_yields_nothing_at_that_moment() -> None:
    game = at(pharaoh(), romans(locations=[TOWN, MILL]))
    game.play(f"use {RA} / choose {TOWN}")
    assert (built(game), goods(game)) == ([RA, TOWN], {})


@pytest.mark.rule("IMP-EGY-12", "IMP-DIG-12")
def test_the_takeover_is_marked_and_no_own_worker_marks_the_use() -> None:
    game = at(pharaoh(goods={"worker": 1}), romans(locations=[TOWN, MILL]))
    game.play(f"use {RA} / choose {TOWN}")
    assert (location(game, TOWN).owner, location(game, RA).owner) == (1, None)
    assert (location(game, RA).used, goods(game)) == (1, {"worker": 1})
    assert (built(game, 0), built(game, 1)) == ([RA, TOWN], [MILL]), "the controller's for now"
    assert game.position()["taken"] == {TOWN: 1}, "and its owner is known"
    game.play("pass")
    assert refused(game, f"use {RA}") == "IMP-USE-03"


@pytest.mark.rule("IMP-EGY-10")
def test_neither_player_can_discard_it_for_building() -> None:
    me = pharaoh(MILL, goods={"stone": 1}, hand=["slaver.egy006"])
    rival = romans(goods={"stone": 1}, hand=["builder.rom020"])
    game = at(me, rival, taken=taken(MILL))
    assert refused(game, f"build slaver.egy006 over {MILL}") is not None
    assert [text for text in legal(game) if text.startswith("build")] == [f"build slaver.egy006 over {RA}"]
    game.play("pass")
    assert refused(game, f"build builder.rom020 over {MILL}") is not None
    assert not any(text.startswith("build") for text in legal(game))


@pytest.mark.rule("IMP-EGY-11", "IMP-EGY-16")
@pytest.mark.parametrize(("used", "left"), [(0, 2), (1, 1), (2, 0)])
def test_the_uses_of_owner_and_controller_together_keep_to_the_limit(used: int, left: int) -> None:
    game = at(pharaoh(goods={"worker": 3}), japanese(locations=[CASINO]), used={CASINO: used} if used else {})
    game.play(f"use {RA} / pass")
    found = 0
    while refused(game, f"use {CASINO}") is None:
        game.play(f"use {CASINO}")
        if game.question() == "again":
            game.play("done")
        found += 1
    assert found == left == goods(game).get("gold", 0)
    assert refused(game, f"use {CASINO}") == "IMP-EGY-16"


@pytest.mark.rule("IMP-EGY-16")
def test_tokens_stay_on_a_location_whose_control_changes() -> None:
    me = pharaoh(goods={"defence_token": 1})
    game = at(me, japanese(locations=[MILL]), barbarians(goods={"raze_token": 2}), marks={MILL: ["shield"]})
    game.play(f"use {RA}")
    assert location(game, MILL).marks == ["shield"]
    game.play("pass")
    assert refused(game, f"raze {MILL}") == "IMP-RAZE-09", "it still needs three"
    game.play("pass")
    assert refused(game, f"protect {MILL}") == "IMP-DEF-08"


@pytest.mark.rule("IMP-EGY-13")
@pytest.mark.parametrize("razer", [1, 2])
def test_of_a_razed_one_the_controller_gets_the_wood_and_the_owner_the_foundation(razer: int) -> None:
    others = [romans(goods={"raze_token": 2}), barbarians(goods={"raze_token": 2})]
    game = at(pharaoh(MILL), *others, active=razer, taken=taken(MILL))
    game.play(f"raze {MILL}")
    assert (goods(game, 0), built(game, 0), player(game, 0).ruins) == ({"wood": 1}, [RA], 0)
    assert (player(game, 1).ruins, player(game, 2).ruins) == (1, 0)
    assert goods(game, razer) == {"worker": 1, "food": 1}
    assert game.position()["taken"] == {}, "the Egyptian token is back"


@pytest.mark.rule("IMP-EGY-14")
def test_control_lasts_until_the_clean_up_of_the_round() -> None:
    game = at(pharaoh(), romans(locations=[TOWN]), barbarians())
    game.play(f"use {RA} / pass / pass")
    assert (seen(game).phase, built(game)) == ("action", [RA, TOWN]), "two of three have passed"
    next_round(game)
    assert (built(game), built(game, 1)) == ([RA], [TOWN])
    assert (location(game, TOWN).owner, game.position()["taken"]) == (None, {})


@pytest.mark.rule("IMP-EGY-14", "IMP-EGY-17")
def test_in_the_last_round_control_ends_when_all_have_passed_and_the_owner_scores() -> None:
    me = pharaoh(GATE, MILL)
    rows = me, japanese()
    game = at(*rows, round=5, taken=taken(GATE, MILL), under={GATE: ["baker.com075", "farm.jap001", "farm.jap002"]})
    assert parts(game, 0) == {"points": 0, "common": 0, "faction": 2, "extra": 0}
    assert parts(game, 1) == {"points": 0, "common": 1, "faction": 2, "extra": 2}


@pytest.mark.rule("IMP-EGY-14", "IMP-EGY-17")
def test_control_never_reaches_a_production_phase() -> None:
    game = at(pharaoh(), romans(locations=[TOWN]))
    game.play(f"use {RA}")
    next_round(game)
    assert (goods(game)["worker"], goods(game, 1)["worker"]) == (3, 4), "Town's two workers are the Romans'"


@pytest.mark.rule("IMP-EGY-15")
def test_colours_count_for_the_controller_and_not_for_the_owner() -> None:
    statue = {"goods": {"wood": 1, "stone": 2}, "hand": ["statue.com001"]}
    for seat, worth in ((0, 2), (1, 1)):
        pieces: list[dict[str, Any]] = [{}, {}]
        pieces[seat] = statue
        me, rival = pharaoh("coal_mine.com033", **pieces[0]), romans(**pieces[1])
        game = at(me, rival, active=seat, taken=taken("coal_mine.com033"))
        game.play("build statue.com001 / draw common")
        assert points(game, seat) == worth


@pytest.mark.rule("IMP-EGY-15")
def test_features_work_for_the_controller_and_not_for_the_owner() -> None:
    tokens = {"goods": {"raze_token": 1}}
    me, rival = pharaoh(GALLOWS, hand=["village_a.com012"], **tokens), romans(hand=["village_a.com013"], **tokens)
    game = at(me, rival, taken=taken(GALLOWS))
    game.play("raze village_a.com012")
    assert points(game, 0) == 1
    game.play("raze village_a.com013")
    assert (points(game, 0), points(game, 1)) == (1, 0)


@pytest.mark.rule("IMP-EGY-15")
def test_the_action_is_the_controllers_alone() -> None:
    game = at(pharaoh(CASINO, goods={"worker": 1}), japanese(goods={"worker": 1}), taken=taken(CASINO))
    game.play(f"use {CASINO}")
    assert goods(game) == {"gold": 1}
    for line in (f"use {CASINO}", f"samurai {CASINO}"):
        refusal = game.why_not(line)
        assert refusal
        assert (refusal.rule, refusal.details["faction"]) == ("IMP-EGY-15", "egyptians"), "the owner cannot"


@pytest.mark.rule("IMP-EGY-15")
def test_the_controller_is_the_one_who_is_attacked_or_safe() -> None:
    others = (
        romans(goods={"raze_token": 2}),
        barbarians(goods={"raze_token": 2, "worker": 1}, locations=["pack.bar016"]),
    )
    mine = at(pharaoh(MILL, goods={"raze_token": 2}), *others, taken=taken(MILL))
    assert refused(mine, f"raze {MILL}") == "IMP-RAZE-14"
    safe = at(pharaoh(MILL, passed=True), *others, active=2, taken=taken(MILL))
    assert refused(safe, f"raze {MILL}") == "IMP-ACT-05"
    assert refused(safe, "use pack.bar016") == "IMP-BAR-03", "nothing to take from"
    open_ = at(pharaoh(MILL), others[0] | {"passed": True}, others[1], active=2, taken=taken(MILL))
    assert refused(open_, f"raze {MILL}") is None
    assert refused(open_, f"use pack.bar016 / loot food from {MILL}") is None


@pytest.mark.rule("IMP-EGY-15")
def test_the_owner_may_act_against_it_like_anybody_else() -> None:
    garrison = japanese(goods={"raze_token": 2, "food": 1}, locations=["garrison.jap008", "trade_route.jap021"])
    game = at(garrison, pharaoh(CASINO, locations=["desert.egy001"]), taken=taken(CASINO, owner=0))
    assert refused(game, f"use garrison.jap008 / choose {CASINO}") is None
    game.play(f"use trade_route.jap021 / choose {CASINO}")
    assert (player(game).foreign, goods(game).get("gold")) == ([CASINO], 1)


@pytest.mark.rule("IMP-EGY-13", "IMP-EGY-15")
def test_rabble_under_control_razes_other_controlled_locations() -> None:
    me = pharaoh("rabble.bar018", MILL, goods={"worker": 2})
    game = at(me, barbarians(), taken=taken("rabble.bar018", MILL))
    game.play("use rabble.bar018")
    assert goods(game) == {"worker": 1, "food": 1, "wood": 1}
    assert (player(game, 0).ruins, player(game, 1).ruins) == (0, 1)


@pytest.mark.rule("IMP-EGY-17")
def test_storage_at_clean_up_is_the_owners() -> None:
    rival = romans(goods={"stone": 3}, locations=["warehouses.rom019"])
    game = at(pharaoh(goods={"stone": 3}), rival)
    game.play(f"use {RA} / pass / pass")
    assert (player(game, 0).stored, player(game, 1).stored) == ({}, {"stone": 3})


@pytest.mark.rule("IMP-EGY-18")
@pytest.mark.parametrize(("card", "name"), [(MILL, "common"), (CASINO, "japanese")])
def test_a_controlled_location_that_is_removed_goes_to_the_discards_of_its_deck(card: str, name: str) -> None:
    engineers = romans(goods={"worker": 2}, locations=["engineers.rom008"])
    game = at(engineers, pharaoh(card), japanese(), taken=taken(card, owner=2))
    game.play(f"use engineers.rom008 / choose {card}")
    assert (pile(game, name), game.position()["taken"]) == ([card], {})
    assert (built(game, 1), built(game, 2), player(game, 2).ruins) == ([RA], [], 0)
    next_round(game)
    assert built(game, 2) == []


@pytest.mark.rule("IMP-EGY-18")
def test_the_four_tokens_are_no_limit_to_a_refreshed_temple() -> None:
    four = [MILL, TOWN, GALLOWS, ARMORER]
    me = pharaoh(*four, goods={"gold": 1}, locations=["royal_bath.egy007"])
    game = at(me, romans(goods={"worker": 2}, locations=["baker.com075"]), taken=taken(*four), used={RA: 1})
    game.play("use royal_bath.egy007")
    game.play("exchange / gain 1 wood")
    game.play(f"use {RA}")
    assert len(game.position()["taken"]) == 5
    assert built(game, 1) == []
