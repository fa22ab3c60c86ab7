"""Refusals name the most specific rule, also for wishes that come at the wrong moment."""

from __future__ import annotations

import pytest

from tests.scythe.positions import at, legal, player, refused

_OTHER = {"faction": "nordic"}


@pytest.mark.rule("SCY-TURN-11")
def test_produce_may_be_paid_for_and_declined() -> None:
    six = {"faction": "polania", "workers": ["C1"] * 6, "power": 1, "popularity": 5}
    game = at(six, _OTHER)
    game.play("produce / done")
    assert (player(game).power, player(game).popularity) == (0, 4)
    free = at({"faction": "polania"}, _OTHER)
    assert refused(free, "produce / done") == "SCY-TURN-05"
    assert "done" not in legal(free)


@pytest.mark.rule(
    "SCY-MOVE-01",
    "SCY-TURN-05",
    "SCY-TURN-14",
    "SCY-COMBAT-01",
    "SCY-COMBAT-18",
    "SCY-COMBAT-27",
    "SCY-ENC-02",
    "SCY-TRADE-01",
    "SCY-UPGRADE-02",
    "SCY-ENLIST-03",
    "SCY-FACTORY-08",
)
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("produce / C1 / D1 / D2", "SCY-PRODUCE-03"),
        ("trade / C1 / oil / oil / D1", "SCY-TRADE-03"),
        ("move / worker C1 / D2 / coins", "SCY-MOVE-01"),
        ("move / worker C1 / D2 / worker D1 / D2 / char", "SCY-MOVE-02"),
        ("bolster / power / power", "SCY-TURN-03"),
        ("bolster / power / trade", "SCY-TURN-02"),
        ("bolster / power / pass / deploy", "SCY-TURN-04"),
        ("bolster / deploy", "SCY-TURN-05"),
        ("bolster / reveal 3", "SCY-OBJ-03"),
        ("bolster / power / end", "SCY-TURN-14"),
        ("end", "SCY-TURN-14"),
        ("fight C1", "SCY-COMBAT-01"),
        ("option A", "SCY-ENC-02"),
        ("factory", "SCY-FACTORY-07"),
        ("speed", "SCY-DEPLOY-01"),
        ("ready", "SCY-COMBAT-18"),
        ("retreat base.polania", "SCY-COMBAT-27"),
        ("oil", "SCY-TRADE-01"),
        ("cover build", "SCY-UPGRADE-02"),
        ("bonus coins", "SCY-ENLIST-03"),
        ("gain coins", "SCY-FACTORY-08"),
    ],
)
def test_a_wish_at_the_wrong_moment_is_answered_by_the_rule_on_its_moment(line: str, rule: str) -> None:
    game = at({"faction": "polania", "objectives": [3], "coins": 5}, _OTHER)
    assert refused(game, line) == rule


@pytest.mark.rule("SCY-FACTORY-04", "SCY-COMBAT-10", "SCY-COMBAT-06", "SCY-OBJ-02")
@pytest.mark.parametrize("leave", ["decline", "skip", "done", "pass", "end"])
def test_what_must_be_answered_cannot_be_left(leave: str) -> None:
    factory = at({"faction": "polania", "character": "D4"}, _OTHER, pending=[["bottom", 0, 0], ["factory_card", 0]])
    assert refused(factory, leave) == "SCY-FACTORY-04"
    nordic = {"faction": "nordic", "character": "B5", "workers": ["A5"]}
    fight = at({"faction": "polania", "character": "A4"}, nordic, {"faction": "saxony"})
    fight.play("move / char / B5 / done")
    assert refused(fight, leave, seat=0) == "SCY-COMBAT-10"
    assert refused(fight, "dial 0", seat=2) == "SCY-COMBAT-06"
    assert refused(fight, "reveal 3", seat=2) == "SCY-OBJ-02"


@pytest.mark.rule("SCY-MECH-13")
def test_underpass_leads_to_controlled_mountains_only() -> None:
    saxony = {"faction": "saxony", "character": "F1", "mechs": {"underpass": "G1"}, "workers": ["F1"]}
    assert refused(at(saxony, _OTHER), "move / char / D5") == "SCY-MECH-13"


@pytest.mark.rule("SCY-MECH-19")
def test_township_leads_to_controlled_villages_only() -> None:
    rusviet = {"faction": "rusviet", "character": "C6", "mechs": {"township": "D7"}, "workers": ["C6"]}
    assert refused(at(rusviet, _OTHER), "move / char / F2") == "SCY-MECH-19"


@pytest.mark.rule("SCY-MOVE-13", "SCY-MECH-02", "SCY-MECH-04")
@pytest.mark.parametrize(
    ("mechs", "line", "rule", "way"),
    [
        ({}, "move / char / D2", "SCY-MOVE-13", "wrong"),
        ({}, "move / char / C1", "SCY-MOVE-13", "open"),
        ({}, "move / worker C2 / C1", "SCY-MOVE-13", "worker"),
        ({"riverwalk": "F1"}, "move / char / D2", "SCY-MECH-04", "wrong"),
        ({"riverwalk": "F1"}, "move / worker C2 / C1", "SCY-MOVE-13", "worker"),
    ],
)
def test_a_river_refusal_says_what_riverwalk_would_allow(mechs: dict[str, str], line: str, rule: str, way: str) -> None:
    saxony = {"faction": "saxony", "character": "C2", "workers": ["C2"], "mechs": mechs}
    game = at(saxony, _OTHER)
    assert refused(game, line) == rule
    refusal = game.why_not(line)
    assert refusal
    facts = {"way": way, "leads_to": "forest", "or_to": "mountain"}
    assert {name: refusal.details[name] for name in facts} == facts
    assert "forest and mountain" in refusal.sentence


@pytest.mark.rule("SCY-MECH-02")
def test_what_riverwalk_is_said_to_allow_it_allows() -> None:
    saxony = {"faction": "saxony", "character": "C2", "mechs": {"riverwalk": "F1"}}
    assert refused(at(saxony, _OTHER), "move / char / C1") is None


@pytest.mark.rule("SCY-MOVE-13", "SCY-FACTION-06")
def test_no_worker_steps_onto_a_lake() -> None:
    assert refused(at({"faction": "polania", "workers": ["C1"]}, _OTHER), "move / worker C1 / B1") == "SCY-MOVE-13"
    nordic = {"faction": "nordic", "workers": ["B5"]}
    assert refused(at(nordic, {"faction": "saxony"}), "move / worker B5 / C4") == "SCY-FACTION-06"


@pytest.mark.rule("SCY-TRADE-04")
def test_no_goods_without_a_worker_on_a_territory_not_even_for_the_armory() -> None:
    game = at({"faction": "polania", "workers": ["base.polania"] * 2, "structures": {"armory": "C1"}}, _OTHER)
    assert refused(game, "trade / goods less") == "SCY-TRADE-04"
    assert refused(game, "trade / C1") == "SCY-TRADE-04"
    game.play("trade")
    assert legal(game) == ["popularity", "popularity less", "skip"]


@pytest.mark.rule("SCY-TURN-11", "SCY-BOTTOM-05")
def test_the_coins_of_a_bottom_action_may_be_taken_in_part() -> None:
    """Industrial: Upgrade gives 3 coins, Build 1, Enlist none."""
    rich = {"faction": "polania", "mat": "industrial", "coins": 5}
    goods = {"C1": {"oil": 3, "wood": 3, "food": 4}}
    game = at(rich, _OTHER, goods=goods)
    game.play("bolster / skip / upgrade less / cube move.units / cover deploy / take 2")
    assert player(game).coins == 7
    assert refused(at(rich, _OTHER, goods=goods), "move / skip / build less") == "SCY-BOTTOM-05"
    assert refused(at(rich, _OTHER, goods=goods), "trade / skip / enlist without coins") == "SCY-BOTTOM-05"


@pytest.mark.rule("SCY-END-02")
def test_after_the_end_every_wish_is_refused() -> None:
    game = at({"faction": "polania"}, _OTHER, over=True, pending=[])
    refusal = game.why_not("move")
    assert refusal is not None
    assert refusal.rule == "SCY-END-02"


@pytest.mark.rule("SCY-DIG-05")
def test_the_worker_of_promo_factory_card_14_may_be_declined() -> None:
    saxony = {"faction": "saxony", "factory_card": 14, "hand": [2], "workers": ["F1"] * 3, "coins": 1}
    game = at(saxony, _OTHER, options={"promo_factory_cards": True})
    game.play("factory / use / discard 2 / decline")
    assert (player(game).workers, player(game).coins) == ({"F1": 3}, 3)


def test_tokens_paid_from_one_place_are_told_at_once() -> None:
    saxony = {"faction": "saxony", "mat": "industrial", "workers": ["F1", "G1"]}
    game = at(saxony, _OTHER, goods={"F1": {"oil": 2}, "G1": {"oil": 1}})
    game.play("bolster / skip / upgrade")
    paid = [(event["amount"], event["place"]) for event in game.events() if event["kind"] == "pay_goods"]
    assert paid == [(2, "F1"), (1, "G1")]
