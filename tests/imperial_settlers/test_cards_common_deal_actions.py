"""Common action rows that have to do with the own deals: Imperial Messenger and Hanseatic League."""

from __future__ import annotations

from typing import Any

import pytest

from tests.imperial_settlers.common_cards import amounts, drawn, next_round
from tests.imperial_settlers.phases import pile, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, legal, player, points, refused

MESSENGER, LEAGUE = "imperial_messenger.com057", "hanseatic_league.com061"


def trading(card: str, **more: Any) -> dict[str, Any]:
    """A Japanese player with a Trade Route deal beside a deal under the board."""
    mine = {"locations": [card], "goods": {"worker": 2}, "deals": ["farm.jap001"], "foreign": ["sentry_tower.bar012"]}
    return japanese() | mine | more


# -- Imperial Messenger ----------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-USE-04", "IMP-CMN-04")
@pytest.mark.parametrize(
    ("me", "deal", "gained"),
    [
        (romans(), "legion.rom017", "1 raze_token"),
        (romans(), "builder.rom020", "1 stone"),
        (romans(), "gardens.rom009", "1 food"),
        (romans(), "administration.rom012", "1 card"),
        (egyptians(), "oasis.egy005", "1 worker"),
        (egyptians(), "sphinx.egy019", "1 gold"),
        (barbarians(), "raid.bar007", "1 wood"),
        (japanese(), "dojo.jap024", "1 vp"),
    ],
)
def test_imperial_messenger_takes_the_good_of_an_own_deal_once_more(me: dict[str, Any], deal: str, gained: str) -> None:
    rival = barbarians() if me["faction"] == "romans" else romans()
    game = at(me | {"locations": [MESSENGER], "deals": [deal], "goods": {"worker": 1}}, rival)
    game.play(f"use {MESSENGER}")
    drawn(game)
    assert (wealth(game), player(game).deals) == (amounts(gained), [deal])


@pytest.mark.rule("IMP-CMN-04", "IMP-USE-02", "IMP-USE-03")
def test_imperial_messenger_chooses_one_own_deal_for_a_worker_once_a_round() -> None:
    mine = ["legion.rom017", "builder.rom020", "builder.rom021"]
    me: dict[str, Any] = romans(locations=[MESSENGER], deals=mine, goods={"worker": 3})
    game = at(me, barbarians(deals=["rabble.bar018"]))
    game.play(f"use {MESSENGER}")
    assert legal(game) == [f"choose {deal}" for deal in mine]
    assert refused(game, "choose rabble.bar018") == "IMP-CMN-04"
    game.play("choose builder.rom021")
    assert goods(game) == {"worker": 2, "stone": 1}
    game.play("pass")
    assert refused(game, f"use {MESSENGER}") == "IMP-USE-03"
    poor = at(me | {"goods": {"food": 9, "gold": 9}}, barbarians())
    assert refused(poor, f"use {MESSENGER}") == "IMP-USE-02"
    none = at(me | {"deals": []}, barbarians(deals=["rabble.bar018"]))
    assert refused(none, f"use {MESSENGER}") == "IMP-CMN-04"


@pytest.mark.rule("IMP-CMN-04", "IMP-DIG-06")
@pytest.mark.parametrize("passed", [False, True])
def test_imperial_messenger_may_choose_a_trade_route_deal_even_when_its_owner_has_passed(passed: bool) -> None:
    mine = trading(MESSENGER, deals=["the_stalls.jap016"])
    game = at(mine, barbarians(locations=["sentry_tower.bar012"], passed=passed))
    game.play(f"use {MESSENGER} / choose sentry_tower.bar012")
    assert goods(game) == {"worker": 2}


@pytest.mark.rule("IMP-CMN-04")
def test_using_imperial_messenger_is_not_making_a_deal() -> None:
    me: dict[str, Any] = japanese(locations=[MESSENGER, "dojo.jap024"], deals=["farm.jap001"], goods={"worker": 1})
    game = at(me, romans())
    game.play(f"use {MESSENGER}")
    assert wealth(game) == {"worker": 1}, "no point for Dojo"


# -- Hanseatic League ------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-USE-02", "IMP-USE-05", "IMP-GEN-07")
def test_hanseatic_league_turns_up_to_two_deals_into_two_points_each() -> None:
    mine = ["legion.rom017", "builder.rom020", "gardens.rom009"]
    game = at(romans(locations=[LEAGUE], deals=mine, goods={"worker": 3}), barbarians())
    game.play(f"use {LEAGUE}")
    assert legal(game) == ["cancel gardens.rom009", "cancel legion.rom017", "cancel builder.rom020"]
    game.play("cancel legion.rom017")
    assert (wealth(game), player(game).deals) == ({"worker": 2, "vp": 2}, ["builder.rom020", "gardens.rom009"])
    game.play("again / cancel gardens.rom009")
    assert (wealth(game), player(game).deals) == ({"worker": 1, "vp": 4}, ["builder.rom020"])
    assert pile(game, "romans") == ["legion.rom017", "gardens.rom009"]
    game.play("pass")
    assert refused(game, f"use {LEAGUE}") == "IMP-USE-03"


@pytest.mark.rule("IMP-USE-02", "IMP-USE-05", "IMP-CMN-05")
def test_hanseatic_league_needs_a_worker_and_an_own_deal_for_each_use() -> None:
    me: dict[str, Any] = romans(locations=[LEAGUE], deals=["legion.rom017", "builder.rom020"], goods={"worker": 2})
    assert refused(at(me | {"goods": {"gold": 9}}, barbarians()), f"use {LEAGUE}") == "IMP-USE-02"
    none = at(me | {"deals": []}, barbarians(deals=["rabble.bar018"]))
    assert refused(none, f"use {LEAGUE}") == "IMP-USE-02"
    theirs = at(me, barbarians(deals=["rabble.bar018"]))
    theirs.play(f"use {LEAGUE}")
    assert refused(theirs, "cancel rabble.bar018") == "IMP-CMN-05"
    last = at(me | {"deals": ["legion.rom017"]}, barbarians())
    last.play(f"use {LEAGUE} / cancel legion.rom017")
    assert (wealth(last), last.actors) == ({"worker": 1, "vp": 2}, (1,)), "no second deal, so no second use"


@pytest.mark.rule("IMP-PROD-03")
def test_a_deal_given_up_for_hanseatic_league_yields_no_more() -> None:
    me: dict[str, Any] = romans(locations=[LEAGUE], deals=["legion.rom017", "gardens.rom009"], goods={"worker": 1})
    game = at(me, barbarians(passed=True))
    game.play(f"use {LEAGUE} / cancel gardens.rom009")
    next_round(game)
    assert goods(game) == {"worker": 2, "wood": 1, "stone": 1, "raze_token": 2, "defence_token": 1}


@pytest.mark.rule("IMP-CMN-05", "IMP-JAP-22", "IMP-DIG-06")
@pytest.mark.parametrize("passed", [False, True])
def test_hanseatic_league_may_cancel_a_trade_route_deal_in_place_of_one_under_the_board(passed: bool) -> None:
    game = at(
        trading(LEAGUE),
        barbarians(locations=["sentry_tower.bar012"], passed=passed),
        under={"sentry_tower.bar012": ["casino.jap012"]},
    )
    game.play(f"use {LEAGUE} / cancel sentry_tower.bar012")
    assert (points(game), player(game).deals, player(game).foreign) == (2, ["farm.jap001"], [])
    assert (pile(game, "japanese"), pile(game, "barbarians")) == (["casino.jap012"], []), "the marker"
    assert built(game, 1) == ["sentry_tower.bar012"]
