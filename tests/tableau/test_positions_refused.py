"""Positions of the card games that make no sense are refused by an error that names the field."""

from __future__ import annotations

from typing import Any

import pytest

import furrow

ME: dict[str, Any] = {"faction": "new_york", "goods": {"worker": 3}}
RIVAL: dict[str, Any] = {"faction": "mutants_union", "locations": ["boiler_room.1"]}
NOTHING = [0] * 12


@pytest.mark.parametrize(
    ("field", "document"),
    [
        ("used.boiler_room.1", {"used": {"boiler_room.1": "x"}}),
        ("used.boiler_room.1", {"used": {"boiler_room.1": -3}}),
        ("used", {"used": {"archive": 1}}),
        ("seen.archive", {"seen": {"archive": ["a"]}}),
        ("seen.archive", {"seen": {"archive": [7]}}),
        ("seen.archive", {"seen": {"archive": 3}}),
        ("marks.boiler_room.1", {"marks": {"boiler_room.1": 3}}),
        ("marks.boiler_room.1", {"marks": {"boiler_room.1": ["crown"]}}),
        ("kept.boiler_room.1", {"kept": {"boiler_room.1": 3}}),
        ("taken.boiler_room.1", {"taken": {"boiler_room.1": 9}}),
        ("tables.connections", {"tables": {"connections": 3}}),
        ("tables.crowns", {"tables": {"crowns": []}}),
        ("decks.deck", {"decks": {"deck": 3}}),
        ("decks.crowns", {"decks": {"crowns": []}}),
        ("counts.drafts", {"counts": {"drafts": "x"}}),
        ("phase", {"phase": "drafted"}),
        ("dealt", {"dealt": [["archive"]]}),
        ("sealed", {"sealed": ["drop archive motel"]}),
        ("sealed", {"pending": [["hand", 0]]}),
        ("sealed", {"sealed": [1, None]}),
        ("sealed", {"sealed": [[1], None]}),
        ("sealed", {"sealed": ["fly", None]}),
        ("pending", {"pending": [1]}),
        ("pending", {"pending": 1}),
        ("produced", {"produced": [1, 2]}),
        ("produced", {"produced": [2**40]}),
        ("forgone", {"forgone": [-(2**40)] * len(NOTHING)}),  # would leave as many goods to give up
        ("pay has no answer", {"pending": [["pay", 0, 3, *NOTHING]]}),
        ("pending: pay", {"pending": [["pay", 0, 0, *NOTHING]]}),
        ("draft has no answer", {"pending": [["draft", 0, 1]], "phase": "lookout"}),
        ("discard has no answer", {"pending": [["discard", 0, 1]]}),
        ("cancel has no answer", {"pending": [["cancel", 0, 1]]}),
        ("store does not fit", {"pending": [["store", 0, 5]], "phase": "cleanup"}),
        ("has no step", {"pending": [["target", 0, "motel.action", 0, "motel", 1, 0]]}),
        ("has no step", {"pending": [["option", 0, "thieves_caravan.action", 0, "thieves_caravan"]]}),
        ("cannot be a program", {"pending": [["option", 0, "motel.flight", 0, "motel"]]}),
        ("must be a question", {"pending": [["run", 0, "motel.action", 0, "motel", 0]]}),
        ("unknown question", {"pending": [["flight", 0]]}),
        ("takes a seat", {"pending": [["turn", 0, 1]]}),
        ("there is no seat", {"pending": [["turn", 1]], "players": [ME, {"virtual": True}]}),
        ("has passed", {"players": [ME | {"passed": True}, RIVAL]}),
        ("is no location", {"players": [ME | {"hand": ["punks.1"]}, RIVAL]}),
        ("is no connection card", {"players": [ME | {"connections": ["archive"]}, RIVAL]}),
        ("has no deal good", {"players": [ME | {"deals": ["punks.1"]}, RIVAL]}),
        ("virtual player", {"players": [ME, {"virtual": True, "hand": ["archive"]}]}),
        ("once only", {"players": [ME, ME]}),
        ("lies in 2 places", {"players": [ME | {"hand": ["archive"], "deals": ["archive"]}, RIVAL]}),
        ("is not in this game", {"players": [ME | {"hand": ["suppliers"]}, RIVAL]}),
        ("near are: ['school", {"players": [ME | {"hand": ["scool.1"]}, RIVAL]}),
        ("goods.crowns", {"players": [ME | {"goods": {"crowns": 1}}, RIVAL]}),
        ("there is no such field", {"crowns": 1}),
    ],
)
def test_it_is_refused_by_name(field: str, document: dict[str, Any]) -> None:
    with pytest.raises(furrow.PositionError) as error:
        furrow.position("fifty_first_state", {"players": [ME, RIVAL]} | document)
    assert field in str(error.value)


@pytest.mark.parametrize(
    ("field", "document"),
    [
        ("kept.camp.worker: at most 3", {"kept": {"camp": {"worker": 4}}}),
        ("kept.camp.gun: at most 0", {"kept": {"camp": {"worker": 3, "gun": 1}}}),
        ("kept.boiler_room.1.worker: at most 0", {"kept": {"boiler_room.1": {"worker": 1}}}),
        ("under.camp", {"under": {"camp": ["archive"]}}),
    ],
)
def test_nothing_lies_where_no_rule_puts_it(field: str, document: dict[str, Any]) -> None:
    players = [ME | {"locations": ["camp"]}, RIVAL]
    furrow.position("fifty_first_state", {"players": players, "kept": {"camp": {"worker": 3}}})
    with pytest.raises(furrow.PositionError) as error:
        furrow.position("fifty_first_state", {"players": players} | document)
    assert field in str(error.value)


@pytest.mark.parametrize(
    ("field", "document"),
    [
        ("kept.shrine.jap015.gold: at most 0", {"kept": {"shrine.jap015": {"gold": 1}}}),
        ("kept.gate.jap013.wood: at most 0", {"kept": {"gate.jap013": {"wood": 1}}}),
        ("under.shrine.jap015", {"under": {"shrine.jap015": ["mill.com006"]}}),
        ("under.farm.jap001: these cards", {"under": {"farm.jap001": ["mill.com006"]}}),
        ("under.farm.jap001: these cards", {"under": {"farm.jap001": ["raid.bar007", "raid.bar008"]}}),
    ],
)
def test_only_the_shrine_the_gate_and_deals_of_others_hold_something(field: str, document: dict[str, Any]) -> None:
    """A marker lies there for each deal, of the deck of the player who has it."""
    japanese = {"faction": "japanese", "locations": ["shrine.jap015", "gate.jap013", "farm.jap001"]}
    others = {"faction": "barbarians", "foreign": ["farm.jap001"]}
    under = {"gate.jap013": ["mill.com006", "dojo.jap024"], "farm.jap001": ["raid.bar007"]}
    right = {"kept": {"shrine.jap015": {"wood": 20}}, "under": under}
    furrow.position("imperial_settlers", {"players": [japanese, others]} | right)
    with pytest.raises(furrow.PositionError) as error:
        furrow.position("imperial_settlers", {"players": [japanese, others]} | document)
    assert field in str(error.value)


def test_nothing_is_the_same_as_not_there() -> None:
    document = {"players": [ME, RIVAL], "used": {"boiler_room.1": 0}, "marks": {"boiler_room.1": []}}
    game = furrow.position("fifty_first_state", document | {"kept": {"boiler_room.1": {}}})
    assert "visit boiler_room.1" in [str(action) for action in game.legal()]
    assert game.position()["used"] == game.position()["marks"] == game.position()["kept"] == {}


def test_a_question_that_can_only_be_ended_says_so() -> None:
    players = [ME | {"locations": ["archive"], "goods": {}}, RIVAL]
    game = furrow.position("fifty_first_state", {"players": players, "pending": [["again", 0, "archive"]]})
    assert [str(action) for action in game.legal()] == ["done"]
    assert game.why_not("again") is not None


def test_documents_name_effects_and_not_their_numbers() -> None:
    """A new card must not change what an older record says."""
    players = [ME | {"locations": ["thieves_caravan"]}, RIVAL | {"goods": {"gun": 1, "iron": 1}}]
    game = furrow.position("fifty_first_state", {"players": players})
    game.play("use thieves_caravan")
    assert game.position()["pending"][-1][:3] == ["target", 0, "thieves_caravan.action"]
    assert game.view(0).question.effect == "thieves_caravan.action"
