"""Trade Route: deals that lie with locations of other players (IMP-JAP-15, -18, -20 to -22, IMP-DIG-13, -15)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import furrow
from furrow import Game
from tests.imperial_settlers.phases import deck, next_round, on_top, pile, produced
from tests.imperial_settlers.positions import at, barbarians, egyptians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, location, player, points, refused, seen

ROUTE, COLONY = "trade_route.jap021", "trade_colony.rom023"
MARKER = "buddha_temple.jap011"
GATE = "gate.jap013"


def trader(**pieces: Any) -> dict[str, Any]:
    """The Japanese with a Trade Route and 1 food."""
    return japanese(**{"goods": {"food": 1}, "locations": [ROUTE]} | pieces)


def marked(*players: dict[str, Any], **rest: Any) -> Game:
    """A deal with Trade Colony has been made; its marker lies there."""
    return at(*players, under={COLONY: [MARKER]}, **rest)


@pytest.mark.rule("IMP-JAP-20")
def test_one_food_is_the_whole_price_and_the_good_comes_at_once() -> None:
    game = at(trader(), romans(locations=[COLONY, "mill.com006"]))
    game.play(f"use {ROUTE}")
    assert goods(game) == {"worker": 1}
    assert (player(game).foreign, player(game).deals) == ([COLONY], [])
    assert built(game, 1) == [COLONY, "mill.com006"], "the location stays where it is"
    assert refused(at(trader(goods={"worker": 3}), romans(locations=[COLONY])), f"use {ROUTE}") == "IMP-USE-02"


@pytest.mark.rule("IMP-JAP-20")
def test_only_faction_locations_of_opponents_can_be_chosen() -> None:
    rivals = romans(locations=["mill.com006", COLONY, "builder.rom020"]), egyptians(locations=["pyramid.egy028"])
    game = at(trader(locations=[ROUTE, "farm.jap001"]), *rivals)
    for card in ("mill.com006", "farm.jap001", "builder.rom021"):
        assert refused(game, f"use {ROUTE} / choose {card}") == "IMP-JAP-20"
    game.play(f"use {ROUTE}")
    assert set(legal(game)) == {f"choose {COLONY}", "choose builder.rom020", "choose pyramid.egy028"}
    game.play("choose pyramid.egy028")
    assert goods(game) == {"gold": 1}
    assert refused(at(trader(), romans(locations=["mill.com006"])), f"use {ROUTE}") == "IMP-JAP-20"


@pytest.mark.rule("IMP-JAP-20")
def test_the_deal_yields_in_every_later_production_phase() -> None:
    game = at(trader(), romans(locations=["builder.rom020"]))
    game.play(f"use {ROUTE}")
    for _ in range(2):
        next_round(game)
        assert goods(game)["stone"] == 1, "the board of the Japanese gives none"
    assert goods(game, 1)["stone"] == 2, "the owner loses nothing: 1 of the board, 1 of Builder"


@pytest.mark.rule("IMP-JAP-20")
def test_it_is_making_a_deal_for_dojo() -> None:
    game = at(trader(locations=[ROUTE, "dojo.jap024"]), romans(locations=[COLONY]))
    game.play(f"use {ROUTE}")
    assert points(game) == 1


@pytest.mark.rule("IMP-JAP-21")
def test_the_marker_is_the_top_card_of_the_own_deck_and_hidden_from_everybody() -> None:
    game = on_top(at(trader(), romans(locations=[COLONY])), "japanese", MARKER)
    before = seen(game).decks["japanese"]
    game.play(f"use {ROUTE}")
    assert game.position()["under"] == {COLONY: [MARKER]}
    assert location(game, COLONY).under == 1
    assert seen(game).decks["japanese"] == before - 1
    for seat in (0, 1, None):
        assert MARKER not in msgspec.json.encode(seen(game, seat)).decode()
        assert MARKER not in str(game.events(seat))
    for seat in (0, 1):
        dreams = {tuple(game.imagine(seat, number).position()["under"][COLONY]) for number in range(9)}
        assert len(dreams) > 1, "it could be any card of the deck"


@pytest.mark.rule("IMP-JAP-21")
def test_the_marker_counts_for_nothing() -> None:
    game = on_top(at(trader(), romans(locations=[COLONY]), round=5), "japanese", MARKER)
    game.play(f"use {ROUTE}")
    assert (hand(game), MARKER in deck(game, "japanese"), built(game)) == ([], False, [ROUTE])
    game.play("end / pass / pass")
    totals = {row.seat: row.parts for row in game.result.standings}
    assert totals[0] == {"points": 0, "common": 0, "faction": 2, "extra": 0}
    assert totals[1] == {"points": 0, "common": 0, "faction": 2, "extra": 0}


def with_the_gate(cards: list[str], *others: dict[str, Any], **rest: Any) -> Game:
    """The Egyptians, seat 0, have taken over Trade Route and then made a deal with the Gate, where cards lie."""
    pharaoh = egyptians(goods={"food": 1}, locations=["temple_of_ra.egy013"])
    owner = japanese(locations=[GATE, ROUTE], hand=[*cards, "ruins.com069", "farm.jap002"])
    game = on_top(at(pharaoh, owner, *others, **rest), "egyptians", "pyramid.egy028")
    game.play(f"use temple_of_ra.egy013 / choose {ROUTE}")
    game.play(" / ".join([*(f"tuck {card} under {GATE}" for card in cards), "build ruins.com069 / end"]))
    while game.actors != (0,):
        game.play("exchange / gain 1 wood / done")
    game.play(f"use {ROUTE} / choose {GATE}" if others else f"use {ROUTE}")
    assert (goods(game), player(game).foreign) == ({"food": 1}, [GATE])
    return game


@pytest.mark.rule("IMP-JAP-21")
@pytest.mark.parametrize(("own", "worth"), [(2, 0), (3, 2)])
def test_a_marker_under_the_gate_is_none_of_its_cards(own: int, worth: int) -> None:
    game = with_the_gate(["mill.com006", "baker.com075", "farm.jap001"][:own], round=5)
    assert location(game, GATE).under == own + 1
    while not game.over:
        game.play("pass")
    assert next(row.parts["extra"] for row in game.result.standings if row.seat == 1) == worth


@pytest.mark.rule("IMP-JAP-22")
def test_the_marker_is_discarded_and_not_another_card_under_the_location() -> None:
    robber = barbarians(goods={"worker": 6}, locations=["robbers.bar030"])
    game = with_the_gate(["mill.com006", "baker.com075"], robber)
    game.play(f"tuck farm.jap002 under {GATE} / pass")
    game.play("use robbers.bar030 / draw common")
    assert (player(game).foreign, pile(game, "egyptians")) == ([], ["pyramid.egy028"])
    assert (location(game, GATE).under, pile(game, "japanese"), pile(game, "common")) == (3, [], [])


@pytest.mark.rule("IMP-JAP-22")
@pytest.mark.parametrize("order", [1, -1])
def test_of_two_markers_the_own_one_is_discarded(order: int) -> None:
    pharaoh = egyptians(goods={"worker": 1}, locations=["hanseatic_league.com061"], foreign=[COLONY])
    others = trader(foreign=[COLONY]), romans(locations=[COLONY])
    game = at(pharaoh, *others, under={COLONY: [MARKER, "pyramid.egy028"][::order]})
    game.play(f"use hanseatic_league.com061 / cancel {COLONY}")
    assert (pile(game, "egyptians"), pile(game, "japanese")) == (["pyramid.egy028"], [])
    assert (player(game).foreign, player(game, 1).foreign) == ([], [COLONY])


@pytest.mark.rule("IMP-JAP-21")
def test_with_an_empty_faction_deck_the_deal_is_kept_without_a_marker() -> None:
    """The discards of a faction are no deck."""
    rows = trader(), romans(locations=[COLONY])
    rest = deck(at(*rows), "japanese")
    game = at(*rows, decks={"japanese": []}, discards={"japanese": rest})
    game.play(f"use {ROUTE}")
    assert (player(game).foreign, goods(game)) == ([COLONY], {"worker": 1})
    assert (location(game, COLONY).under, hand(game), pile(game, "japanese")) == (0, [], rest)


@pytest.mark.rule("IMP-JAP-18", "IMP-DIG-13")
@pytest.mark.parametrize("loss", ["razed", "discarded"])
def test_the_deal_stays_when_trade_route_is_lost(loss: str) -> None:
    if loss == "razed":
        game = marked(romans(goods={"raze_token": 2}, locations=[COLONY]), trader(foreign=[COLONY]))
        game.play(f"raze {ROUTE}")
        seat = 1
    else:
        game = marked(trader(goods={"wood": 1}, foreign=[COLONY], hand=["dojo.jap024"]), romans(locations=[COLONY]))
        game.play(f"build dojo.jap024 over {ROUTE}")
        seat = 0
    assert pile(game, "japanese") == [ROUTE]
    assert (player(game, seat).foreign, location(game, COLONY).under) == ([COLONY], 1)
    next_round(game)
    assert goods(game, seat)["worker"] == 5, "4 of the board, 1 of the deal"


@pytest.mark.rule("IMP-JAP-22", "IMP-DIG-15")
@pytest.mark.parametrize("loss", ["removed", "discarded"])
def test_the_deal_stays_when_the_marked_location_is_lost_and_the_marker_is_discarded(loss: str) -> None:
    if loss == "removed":
        garrison = ["garrison.jap008", ROUTE]
        game = marked(trader(goods={"raze_token": 2}, locations=garrison, foreign=[COLONY]), romans(locations=[COLONY]))
        game.play("use garrison.jap008")
        seat = 0
    else:
        owner = romans(goods={"stone": 1}, locations=[COLONY], hand=["builder.rom020"])
        game = marked(owner, trader(foreign=[COLONY]))
        game.play(f"build builder.rom020 over {COLONY}")
        seat = 1
    assert (pile(game, "romans"), pile(game, "japanese")) == ([COLONY], [MARKER])
    for reader in (0, 1):
        dreams = {game.imagine(reader, number).position()["discards"]["japanese"][0] for number in range(9)}
        assert len(dreams) > 1, "nobody has seen it"
    assert player(game, seat).foreign == [COLONY]
    next_round(game)
    assert goods(game, seat)["worker"] == 5


@pytest.mark.rule("IMP-DIG-15", "IMP-JAP-22")
def test_the_deal_stays_when_the_marked_location_is_razed() -> None:
    """The Egyptians made a deal with a Japanese location while they controlled Trade Route."""
    pharaoh = egyptians(foreign=["casino.jap012"])
    others = barbarians(goods={"raze_token": 2}), japanese(locations=["casino.jap012"])
    game = at(*others, pharaoh, under={"casino.jap012": ["pyramid.egy028"]})
    game.play("raze casino.jap012")
    assert (pile(game, "japanese"), pile(game, "egyptians")) == (["casino.jap012"], ["pyramid.egy028"])
    assert player(game, 2).foreign == ["casino.jap012"]
    game = produced(pharaoh, japanese(), discards={"japanese": ["casino.jap012"]})
    assert goods(game)["gold"] == 2, "1 of the board, 1 of the deal"


@pytest.mark.rule("IMP-JAP-22")
def test_the_marker_is_discarded_when_the_deal_is_cancelled() -> None:
    robber = barbarians(goods={"worker": 2}, locations=["robbers.bar030"])
    game = marked(robber, trader(foreign=[COLONY]), romans(locations=[COLONY]))
    game.play("use robbers.bar030 / draw common")
    assert (player(game, 1).foreign, location(game, COLONY).under) == ([], 0)
    assert (pile(game, "japanese"), built(game, 2)) == ([MARKER], [COLONY])
    league = trader(goods={"worker": 1}, locations=["hanseatic_league.com061"], foreign=[COLONY])
    game = marked(league, romans(locations=[COLONY]))
    game.play(f"use hanseatic_league.com061 / cancel {COLONY}")
    assert (player(game).foreign, location(game, COLONY).under, pile(game, "japanese")) == ([], 0, [MARKER])


@pytest.mark.rule("IMP-DIG-13")
def test_a_deal_with_a_location_is_kept_apart_from_deals_under_the_board() -> None:
    me = trader(foreign=[COLONY], deals=["farm.jap001"])
    game = marked(me, romans(locations=[COLONY], deals=["builder.rom020"]))
    for seat in (0, 1, None):
        shown = seen(game, seat).players
        assert (shown[0].deals, shown[0].foreign) == (["farm.jap001"], [COLONY]), "everybody sees it"
        assert (shown[1].deals, shown[1].foreign) == (["builder.rom020"], [])
    again = furrow.position("imperial_settlers", game.position())
    assert again.position() == game.position()
