"""The area of a player: three rows, deals, the faction board (FSS-AREA)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fifty_first_state.moments import gained, produced, wealth
from tests.fifty_first_state.positions import at, mutants, rival, third
from tests.tableau.positions import built, goods, legal, player, points, refused


@pytest.mark.rule("FSS-AREA-01", "FSS-AREA-05")
@pytest.mark.parametrize(("card", "defence"), [("school.1", 3), ("pub.1", 3), ("church.1", 4), ("archive", 5)])
@pytest.mark.parametrize("faction", ["mutants_union", "merchants_guild", "new_york", "appalachian_federation"])
def test_a_built_location_lies_in_the_row_of_its_category_with_its_defence(
    card: str, defence: int, faction: str
) -> None:
    attacker = "new_york" if faction != "new_york" else "mutants_union"
    others = ["school.2", "church.2", "motel"]
    for red in (defence - 1, defence):
        owner = {"faction": faction, "locations": others, "hand": [card], "goods": {"grey_contact": 2}}
        game = at({"faction": attacker, "goods": {"red_contact": red}}, owner, active=1)
        game.play(f"build {card}")
        assert built(game, 1) == [*others, card]
        assert refused(game, f"raze {card}") == ("FSS-RAZE-05" if red < defence else None)


# -- deals -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-AREA-02", "FSS-AREA-03")
def test_a_dealt_card_lies_with_the_deals_where_everybody_sees_it() -> None:
    game = at(mutants(hand=["arena.1"], goods={"blue_contact": 2}, deals=["school.1"]), rival())
    game.play("deal arena.1")
    for seat in (None, 0, 1):
        view = game.view(seat)
        assert view.players[0].deals == ["school.1", "arena.1"]
        assert view.players[0].locations == []
        assert view.discards["deck"] == 0
    assert goods(game) == {"gun": 1}, "its deal good, not its production"


@pytest.mark.rule("FSS-AREA-03")
def test_the_ability_of_a_dealt_card_cannot_be_used() -> None:
    dealt = ["archive", "excavator.1", "ruined_library", "pub.1"]
    me = mutants(deals=dealt, goods={"worker": 9, "gun": 2, "iron": 1})
    game = at(me, rival(goods={"worker": 1}))
    assert refused(game, "use archive") == "FSS-USE-01"
    game.play("contacts red")
    assert refused(game, "visit pub.1") == "FSS-OPEN-01"
    game.play("pass / pass")
    assert player(game).stored == {}, "the Library stores nothing"
    before = wealth(produced(mutants(), rival()))
    change = gained(before, wealth(produced(mutants(deals=dealt), rival())))
    assert change == {"worker": 1, "brick": 1, "gun": 1, "card": 1}, "the deal goods, no development token"


@pytest.mark.rule("FSS-AREA-04")
def test_a_dealt_card_counts_for_no_type() -> None:
    pieces: dict[str, Any] = {"hand": ["murderers_pub"], "goods": {"grey_contact": 2}}
    for place, expected in (("locations", 3), ("deals", 1)):
        game = at(mutants(**pieces, **{place: ["arena.1", "assassin.1"]}), rival())
        game.play("build murderers_pub")
        assert points(game) == expected
    game = produced(mutants(locations=["arena.1"], deals=["assassin.1", "assassin.2"]), rival())
    assert goods(game)["gun"] == 1 + 2 + 1, "board, two deals, and one for the Arena itself"


@pytest.mark.rule("FSS-AREA-04")
def test_a_dealt_card_counts_for_no_point_at_the_end() -> None:
    me = mutants(points=25, locations=["archive"], deals=["school.1", "school.2", "school.3"])
    game = at(me, rival(passed=True, points=25, locations=["pub.1", "pub.2"]), ending=True)
    game.play("pass")
    assert [(row.seat, row.total) for row in game.result.standings] == [(1, 27), (0, 26)]


@pytest.mark.rule("FSS-AREA-04")
def test_a_dealt_card_cannot_be_razed_replaced_or_protected() -> None:
    me = mutants(goods={"red_contact": 9, "brick": 1, "shield": 1, "worker": 1}, hand=["school.2"], deals=["school.1"])
    game = at(me, rival(deals=["pub.1"]))
    assert refused(game, "raze pub.1") == "FSS-RAZE-01"
    assert refused(game, "raze school.1") == "FSS-RAZE-01"
    assert refused(game, "visit pub.1") == "FSS-OPEN-01"
    assert refused(game, "develop school.2 over school.1") == "FSS-DEV-01"
    assert refused(game, "protect school.1") == "FSS-SHLD-09"
    assert not [text for text in legal(game) if "school.1" in text or "pub.1" in text]


# -- the board -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FSS-AREA-05")
@pytest.mark.parametrize(
    ("faction", "resource", "actions"),
    [
        ("mutants_union", "gun", {"grey": ("2 iron", 2), "red": ("1 gun", 3), "blue": ("1 fuel", 1)}),
        ("merchants_guild", "fuel", {"grey": ("2 iron", 2), "red": ("1 gun", 2), "blue": ("1 fuel", 3)}),
        ("new_york", "iron", {"grey": ("1 iron", 1), "red": ("1 gun", 2), "blue": ("2 fuel", 2)}),
        ("appalachian_federation", "brick", {"grey": ("1 brick", 2), "red": ("1 gun", 2), "blue": ("1 fuel", 2)}),
    ],
)
def test_the_board_shows_production_and_actions(
    faction: str, resource: str, actions: dict[str, tuple[str, int]]
) -> None:
    other = mutants() if faction != "mutants_union" else third()
    game = produced({"faction": faction}, other)
    assert wealth(game) == {"worker": 3, resource: 1, "grey_contact": 1, "card": 2}, "one card was drafted"
    for colour, (price, amount) in actions.items():
        number, good = price.split()
        supply = {good: int(number), "worker": 2}
        game = at({"faction": faction, "goods": supply, "hand": ["museum"]}, other | {"passed": True})
        game.play(f"contacts {colour}")
        if game.question() == "discard":
            game.play("discard museum")
        assert goods(game) == {"worker": 2, f"{colour}_contact": amount}
        game.play("exchange / gain 1 card")
        assert goods(game) == {f"{colour}_contact": amount}


@pytest.mark.rule("FSS-AREA-05")
def test_the_board_serves_a_player_without_any_location() -> None:
    game = at(mutants(goods={"fuel": 1}), rival())
    game.play("contacts blue")
    assert (goods(game), built(game)) == ({"blue_contact": 1}, [])
