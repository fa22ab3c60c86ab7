"""The peaceful variant (IMP-PEACE)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.imperial_settlers.phases import new, next_round
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, legal, player, points, refused, seen

PEACE = {"peaceful": True}


@pytest.mark.rule("IMP-PEACE-01")
@pytest.mark.parametrize("lookout", ["standard", "alternative", "advanced"])
@pytest.mark.parametrize("seats", [2, 4])
def test_each_also_draws_a_common_card_before_the_draft(lookout: str, seats: int) -> None:
    for peaceful in (False, True):
        game = new(seats, options={"lookout": lookout, "peaceful": peaceful})
        for seat in range(seats):
            backs = player(game, seat).backs
            assert backs == {"common": 3 if peaceful else 2, player(game, seat).faction: 3}


@pytest.mark.rule("IMP-PEACE-01")
def test_the_common_card_comes_in_every_round() -> None:
    found = []
    for peaceful in (False, True):
        game = at(romans(), barbarians(), options={"peaceful": peaceful})
        game.play("pass")
        game.play("pass")
        assert (game.question(), len(seen(game).row)) == ("draft", 3), "the draft follows as usual"
        found.append([player(game, seat).backs for seat in (0, 1)])
    assert found == [
        [{"romans": 1}, {"barbarians": 1}],
        [{"common": 1, "romans": 1}, {"common": 1, "barbarians": 1}],
    ]


@pytest.mark.rule("IMP-PEACE-02")
def test_locations_of_opponents_cannot_be_razed_but_cards_of_the_hand_can() -> None:
    me = barbarians(goods={"raze_token": 5}, hand=["mill.com006"])
    rival = japanese(locations=["armorer.com018", "farm.jap001"])
    war, peace = at(me, rival), at(me, rival, options=PEACE)
    for card in ("armorer.com018", "farm.jap001"):
        assert refused(war, f"raze {card}") is None
        assert refused(peace, f"raze {card}") == "IMP-PEACE-02"
    assert [text for text in legal(peace) if text.startswith("raze")] == ["raze mill.com006"]
    peace.play("raze mill.com006")
    assert goods(peace) == {"raze_token": 4, "worker": 1, "food": 1}
    own = at(japanese(goods={"raze_token": 1}, hand=["farm.jap001"]), barbarians(), options=PEACE)
    own.play("raze farm.jap001")
    assert points(own) == 1


@pytest.mark.rule("IMP-PEACE-03")
@pytest.mark.parametrize(
    ("me", "line"),
    [
        (egyptians(goods={"raze_token": 1}, locations=["chariot_builder.egy003"]), "use chariot_builder.egy003"),
        (barbarians(goods={"raze_token": 2}, locations=["dark_chapel.bar014"]), "use dark_chapel.bar014 / done"),
    ],
)
def test_a_card_that_says_so_still_razes_a_location_of_an_opponent(me: dict[str, Any], line: str) -> None:
    game = at(me, romans(locations=["armorer.com018"]), options=PEACE)
    game.play(line)
    assert (built(game, 1), player(game, 1).ruins, goods(game)) == ([], 1, {"stone": 1})


SAME: list[tuple[dict[str, Any], str]] = [
    (romans(goods={"wood": 1}, hand=["village_a.com012"]), "build village_a.com012"),
    (romans(goods={"food": 1}, hand=["builder.rom020"]), "deal builder.rom020"),
    (romans(goods={"worker": 4}), "exchange / gain 1 wood / again / gain 1 card / draw faction"),
    (romans(goods={"worker": 2}, locations=["engineers.rom008"]), "use engineers.rom008 / choose armorer.com018"),
    (romans(goods={"defence_token": 1}, locations=["mill.com006"]), "protect mill.com006 / pass"),
    (romans(goods={"raze_token": 1}, hand=["mill.com006"]), "raze mill.com006"),
    (barbarians(goods={"worker": 1}, locations=["pack.bar016"]), "use pack.bar016 / loot vp from farm.jap001"),
    (barbarians(goods={"worker": 2}, locations=["rabble.bar018", "mill.com006"]), "use rabble.bar018"),
]


@pytest.mark.rule("IMP-PEACE-04")
@pytest.mark.parametrize(("me", "line"), SAME)
def test_everything_else_goes_as_usual(me: dict[str, Any], line: str) -> None:
    documents = []
    for peaceful in (False, True):
        game = at(me, japanese(locations=["armorer.com018", "farm.jap001"]), options={"peaceful": peaceful})
        game.play(line)
        document = game.position()
        assert document.pop("options")["peaceful"] is peaceful
        documents.append(document)
    assert documents[0] == documents[1]


@pytest.mark.rule("IMP-PEACE-04")
def test_rounds_and_the_end_are_as_usual() -> None:
    def last(peaceful: bool) -> Game:
        me = romans(locations=["mill.com006", "builder.rom020"], points=7)
        game = at(me, japanese(locations=["gate.jap013"]), options={"peaceful": peaceful}, round=4)
        next_round(game)
        assert seen(game).round == 5
        while not game.over:
            game.play("pass")
        return game

    assert last(True).result.standings == last(False).result.standings
    assert [row.total for row in last(True).result.standings] == [10, 2]
