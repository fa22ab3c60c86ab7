"""The effect language: what its words do beyond the printed cards, and rows that it refuses."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from furrow.games.fifty_first_state.rules import make_book
from furrow.games.tableau.compiling import CardError
from furrow.games.tableau.rows import Card
from tests.fifty_first_state.positions import mutants, rival, with_card
from tests.tableau.positions import goods, points


def card(*effects: dict[str, Any], **row: Any) -> Card:
    """A feature made for the test."""
    plain: dict[str, Any] = {"id": "made", "name": "Made", "category": "feature", "copies": [{"set": "base"}]}
    return msgspec.convert(plain | {"effects": list(effects)} | row, Card)


@pytest.mark.parametrize(
    ("problem", "made"),
    [
        ("unknown good 'crown'", card({"when": "built", "steps": [{"gain": {"crown": 1}}]})),
        ("unknown tag 'crown'", card(tags=["crown"])),
        ("unknown set 'crown'", card(copies=[{"set": "crown"}])),
        ("unknown category", card(category="crown")),
        ("unknown moment 'crown'", card({"when": "crown"})),
        ("unknown handler 'crown'", card({"when": "built", "steps": [{"do": "crown"}]})),
        ("amounts are positive", card({"when": "built", "steps": [{"gain": {"gun": 0}}]})),
        ("paid with tokens", card(cost={"vp": 1})),
        ("a step is one of", card({"when": "built", "steps": [{"gain": {"gun": 1}, "place": {"gun": 1}}]})),
        ("a step is one of", card({"when": "built", "steps": [{}]})),
        ("one gain and nothing else", card({"when": "points", "at_least": 2, "steps": [{"choose": [{"gun": 1}]}]})),
        ("the deck 'faction'", card({"when": "builds", "deck": "crown", "steps": [{"gain": {"gun": 1}}]})),
        (
            "two effects for the moment 'built'",
            card(
                *[
                    {"when": "built", "steps": [{"gain": {"gun": 1}}]},
                    {"when": "built", "steps": [{"gain": {"gun": 1}}]},
                ]
            ),
        ),
    ],
)
def test_a_row_that_makes_no_sense_is_refused_by_name(problem: str, made: Card) -> None:
    with pytest.raises(CardError, match=r"card 'made'") as error:
        make_book([made])
    assert problem in str(error.value)


def test_a_row_with_an_unknown_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="crown"):
        card(crown=1)


def test_a_trigger_pays_no_more_often_than_its_limit() -> None:
    made = card({"when": "builds", "most": 1, "steps": [{"gain": {"vp": 1}}]})
    me = mutants(locations=["made"], hand=["archive", "convoy"], goods={"grey_contact": 2})
    game = with_card(made, {"players": [me, rival(passed=True)]})
    game.play("build archive")
    assert points(game) == 1
    game.play("build convoy")
    assert points(game) == 1


def test_a_bargain_may_be_taken_or_declined_and_is_not_offered_to_who_cannot_pay() -> None:
    made = card(
        {"when": "built", "steps": [{"offer": [{"pay": {"gun": 1}, "gain": {"vp": 2}}]}]}, cost={"grey_contact": 1}
    )
    rich, poor = {"grey_contact": 1, "gun": 1}, {"grey_contact": 1}
    game = with_card(made, {"players": [mutants(hand=["made"], goods=rich), rival()]})
    declined = game.clone()
    declined.play("build made / decline")
    assert (goods(declined), points(declined)) == ({"gun": 1}, 0)
    game.play("build made / accept 1 gun")
    assert (goods(game), points(game)) == ({}, 2)
    broke = with_card(made, {"players": [mutants(hand=["made"], goods=poor), rival()]})
    broke.play("build made")
    assert broke.actors == (1,)


def test_amounts_may_be_typed_in_any_order() -> None:
    game = with_card(card(), {"players": [mutants(locations=["ruined_library"], goods={"gun": 2, "iron": 2}), rival()]})
    game.play("pass / pass")
    assert game.why_not("store 1 iron + 2 gun") is None
    assert game.why_not("store 2 gun + 1 iron") is None
