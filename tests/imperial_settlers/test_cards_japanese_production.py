"""The production locations of the Japanese: Farm, Rice Fields, Geisha House, Daimyo's Castle and Buddha Temple."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.imperial_settlers.common_cards import amounts, designs, next_round, producing
from tests.imperial_settlers.faction_cards import PLENTY, faction_designs, settled
from tests.imperial_settlers.phases import deck, on_top, pile, thinned, told, wealth
from tests.imperial_settlers.positions import at, barbarians, japanese, romans
from tests.tableau.positions import built, goods, hand, legal, location, points, refused, seen

BOARD = "4 worker + 1 wood + 1 raze_token + 1 defence_token"
FARM, RICE, GEISHA = "farm.jap001", "rice_fields.jap004", "geisha_house.jap006"
CASTLE, TEMPLE = "daimyos_castle.jap009", "buddha_temple.jap011"
PINK = ["settlers.com040", "porters.com084", "acting_troupe.com041", "sake_brewery.jap020"]
"""Pink locations that produce nothing."""
HOSTS = ["dojo.jap024", "casino.jap012", "gate.jap013", "shrine.jap015"]
"""Japanese locations that produce nothing, to put samurai on."""


# -- Farm and Rice Fields --------------------------------------------------------------------------------------------

PLAIN = {
    "farm.jap001": ("1 wood", "1 worker + 1 food"),
    "farm.jap003": ("1 wood", "1 worker + 1 food"),
    "rice_fields.jap004": ("1 food", "2 food"),
    "rice_fields.jap005": ("1 food", "2 food"),
}


@pytest.mark.rule("IMP-BUILD-03", "IMP-LOC-01")
@pytest.mark.parametrize("card", PLAIN)
def test_built_it_yields_at_once(card: str) -> None:
    cost, gained = PLAIN[card]
    game = at(japanese(hand=[card], goods=amounts(cost)), romans())
    game.play(f"build {card}")
    assert (wealth(game), wealth(game, 1), built(game)) == (amounts(gained), {}, [card])


@pytest.mark.rule("IMP-PROD-04", "IMP-LOC-01", "IMP-CLEAN-07")
@pytest.mark.parametrize("card", PLAIN)
def test_it_yields_the_same_in_every_production_phase(card: str) -> None:
    gained = PLAIN[card][1]
    game = producing(japanese(locations=[card]), romans())
    assert wealth(game) == amounts(BOARD, gained)
    next_round(game)
    food = amounts(gained)["food"]
    assert wealth(game) == amounts(BOARD, gained, f"{food} food", "3 card"), "food is stored, the rest is new"


@pytest.mark.rule("IMP-PROD-04")
def test_every_copy_yields_for_itself() -> None:
    mine = [f"farm.jap00{number}" for number in (1, 2, 3)] + ["rice_fields.jap004", "rice_fields.jap005"]
    game = producing(japanese(locations=mine), romans())
    assert goods(game) == {"worker": 4 + 3, "food": 3 + 4, "wood": 1, "raze_token": 1, "defence_token": 1}


@pytest.mark.rule("IMP-USE-01", "IMP-PROD-01")
@pytest.mark.parametrize("card", [FARM, RICE, GEISHA, CASTLE, TEMPLE])
def test_it_cannot_be_activated_and_yields_nothing_in_the_hand_or_for_others(card: str) -> None:
    game = at(japanese(locations=[card], goods=PLENTY | {"gold": 9}), romans())
    assert refused(game, f"use {card}") == "IMP-USE-01"
    assert wealth(producing(japanese(hand=[card]), romans())) == amounts(BOARD, "1 card")
    other = producing(romans(), japanese(locations=[card]))
    assert wealth(other) == amounts("2 worker + 1 wood + 1 stone + 1 raze_token + 1 defence_token")


# -- Geisha House: 1 worker for each pink location, at most 3 --------------------------------------------------------


@pytest.mark.rule("IMP-CLAR-02", "IMP-BUILD-03", "IMP-BUILD-14")
@pytest.mark.parametrize(("others", "workers"), [(0, 1), (1, 2), (2, 3), (3, 3), (4, 3)])
def test_geisha_house_yields_a_worker_for_each_pink_location_with_itself_up_to_three(others: int, workers: int) -> None:
    mine = [*PINK[:others], "mill.com006"]
    rival = romans(locations=["town.com015", "village_a.com012"])
    game = at(japanese(locations=mine, hand=[GEISHA], goods={"wood": 1}), rival)
    game.play(f"build {GEISHA} over mill.com006")
    assert wealth(game) == {"worker": workers} | ({"gold": 1, "vp": 1} if others == 4 else {}), "Sake Brewery answers"
    phase = producing(japanese(locations=[*mine, GEISHA]), rival)
    assert wealth(phase) == amounts(BOARD, f"{workers} worker")


@pytest.mark.rule("IMP-BUILD-14", "IMP-FND-05", "IMP-DEAL-08")
def test_geisha_house_counts_neither_what_was_discarded_for_it_nor_foundations_hand_and_deals() -> None:
    me: dict[str, Any] = japanese(
        locations=PINK[:1], hand=[GEISHA, "town.com015"], deals=["geisha_house.jap007"], ruins=["village_a.com012"]
    ) | {"goods": {"wood": 1}}
    over_pink, over_foundation = at(me, romans()), at(me, romans())
    over_pink.play(f"build {GEISHA} over {PINK[0]}")
    assert goods(over_pink) == {"worker": 1}
    over_foundation.play(f"build {GEISHA} over foundation")
    assert goods(over_foundation) == {"worker": 2}


@pytest.mark.rule("IMP-CLAR-02", "IMP-PROD-04")
def test_two_geisha_houses_count_each_other_and_each_has_its_own_limit() -> None:
    both = ["geisha_house.jap006", "geisha_house.jap007"]
    assert goods(producing(japanese(locations=both), romans()))["worker"] == 4 + 2 + 2
    assert goods(producing(japanese(locations=[*both, *PINK]), romans()))["worker"] == 4 + 3 + 3


# -- Daimyo's Castle: 1 point for each samurai, at most 3 ------------------------------------------------------------


def guarded(count: int, *cards: str, **pieces: Any) -> tuple[dict[str, Any], dict[str, list[str]]]:
    """Four Japanese locations, so many of them with a samurai."""
    return japanese(locations=[*HOSTS, *cards], **pieces), {card: ["samurai"] for card in HOSTS[:count]}


@pytest.mark.rule("IMP-PROD-04", "IMP-LOC-01", "IMP-JAP-07")
@pytest.mark.parametrize(("samurai", "worth"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_daimyos_castle_yields_a_point_for_each_samurai_up_to_three(samurai: int, worth: int) -> None:
    me, marks = guarded(samurai, "mill.com006", hand=[CASTLE], goods={"stone": 2})
    game = at(me, romans(), marks=marks)
    game.play(f"build {CASTLE} over mill.com006")
    assert points(game) == worth
    me, marks = guarded(samurai, CASTLE)
    assert points(producing(me, romans(), marks=marks)) == worth


@pytest.mark.rule("IMP-BUILD-14", "IMP-JAP-10")
def test_a_samurai_on_the_location_discarded_for_the_castle_does_not_count() -> None:
    me, marks = guarded(2, hand=[CASTLE], goods={"stone": 2})
    game = at(me, romans(), marks=marks)
    game.play(f"build {CASTLE} over {HOSTS[0]}")
    assert points(game) == 1


@pytest.mark.rule("IMP-JAP-08", "IMP-PROD-07")
def test_samurai_placed_later_count_in_the_next_production_phase_and_the_one_on_the_castle_too() -> None:
    game = at(japanese(locations=[CASTLE, FARM], goods={"worker": 3}), romans(passed=True), first=1, active=0)
    game.play(f"samurai {CASTLE} / samurai {FARM}")
    assert points(game) == 0
    next_round(game)
    assert points(game) == 2
    next_round(game)
    assert points(game) == 4, "again in every round"


@pytest.mark.rule("IMP-PROD-04")
def test_neither_workers_nor_defence_tokens_are_samurai_and_two_castles_yield_each() -> None:
    me, marks = guarded(2, CASTLE, "daimyos_castle.jap010", "mill.com006")
    game = producing(me, romans(), marks=marks)
    assert points(game) == 4
    shielded = at(
        japanese(locations=["mill.com006", "baker.com075"], hand=[CASTLE], goods={"stone": 2, "worker": 5}),
        romans(),
        marks={"mill.com006": ["shield"]},
    )
    shielded.play(f"build {CASTLE} over baker.com075")
    assert points(shielded) == 0


# -- Buddha Temple: 2 faction cards, one is kept, the other goes back into the deck ----------------------------------


def temple(game: Game, *cards: str) -> Game:
    """The same game with these cards on top of the Japanese deck."""
    return on_top(game, "japanese", *cards)


@pytest.mark.rule("IMP-BUILD-03", "IMP-PROD-04", "IMP-GOOD-03")
@pytest.mark.parametrize("kept", [0, 1])
def test_built_buddha_temple_draws_two_faction_cards_and_keeps_one(kept: int) -> None:
    cards = ["casino.jap012", "dojo.jap024"]
    me: dict[str, Any] = japanese(hand=[TEMPLE], goods={"stone": 1}, ruins=["mill.com006"])
    game = temple(at(me, romans()), *cards, FARM)
    before, common = sorted(deck(game, "japanese")), deck(game, "common")
    game.play(f"build {TEMPLE} over foundation")
    assert set(legal(game)) == {f"keep {card}" for card in cards}, "there is no choice of decks"
    assert refused(game, f"keep {FARM}") == "IMP-GOOD-03"
    game.play(f"keep {cards[kept]}")
    assert (hand(game), pile(game, "japanese"), deck(game, "common")) == ([cards[kept]], [], common)
    assert sorted(deck(game, "japanese")) == [card for card in before if card != cards[kept]]


@pytest.mark.rule("IMP-PROD-04", "IMP-LOC-01")
def test_buddha_temple_draws_in_every_production_phase() -> None:
    game = producing(japanese(locations=[TEMPLE]), romans())
    for _ in range(2):
        left = len(deck(game, "japanese"))
        assert game.question() == "keep"
        game.play(legal(game)[0])
        assert len(deck(game, "japanese")) == left + 1, "two were drawn, one goes back"
        while game.question() != "keep":
            game.play("pass" if game.question() == "turn" else legal(game)[0])
    assert location(game, TEMPLE).used == 0


@pytest.mark.rule("IMP-LOOK-08", "IMP-DIG-03")
def test_only_the_owner_of_buddha_temple_sees_the_two_cards() -> None:
    cards = ["casino.jap012", "dojo.jap024"]
    me: dict[str, Any] = japanese(hand=[TEMPLE], goods={"stone": 1}, ruins=["mill.com006"])
    game = temple(at(me, romans()), *cards)
    game.play(f"build {TEMPLE} over foundation")
    asked = seen(game, 0).question
    assert asked
    assert sorted(asked.offered) == cards
    for reader in (1, None):
        assert not any(card in str(game.view(reader)) for card in cards)
    game.play(f"keep {cards[0]}")
    for reader in (1, None):
        assert not any(card in str(game.view(reader)) for card in cards)
        assert not any(card in str(told(game, kind, reader)) for card in cards for kind in ("look", "keep", "discard"))


@pytest.mark.rule("IMP-PROD-04", "IMP-DIG-03")
def test_the_card_that_goes_back_is_shuffled_in() -> None:
    """Over several streams of chance it lies in different places, and so do the others."""
    places = set()
    for chance in range(1, 9):
        me: dict[str, Any] = japanese(hand=[TEMPLE], goods={"stone": 1}, ruins=["mill.com006"])
        game = temple(at(me, romans(), streams={"chance": f"{chance:x}"}), "casino.jap012", "dojo.jap024")
        game.play(f"build {TEMPLE} over foundation / keep casino.jap012")
        places.add(deck(game, "japanese").index("dojo.jap024"))
    assert len(places) > 3


@pytest.mark.rule("IMP-GEN-09", "IMP-DIG-09")
def test_a_single_card_left_is_kept_and_an_empty_faction_deck_yields_nothing() -> None:
    me: dict[str, Any] = japanese(hand=[TEMPLE], goods={"stone": 1}, ruins=["mill.com006"])
    one = thinned(at(me, romans()), 1, japanese=([FARM], ["dojo.jap024", "dojo.jap025"]))
    one.play(f"build {TEMPLE} over foundation")
    assert (FARM in hand(one), deck(one, "japanese")) == (True, [])
    none = thinned(at(me, romans()), 1, japanese=([], ["dojo.jap024", "dojo.jap025"]))
    before = len(hand(none))
    none.play(f"build {TEMPLE} over foundation")
    assert (len(hand(none)), pile(none, "japanese")) == (before - 1, ["dojo.jap024", "dojo.jap025"])
    assert built(none) == [TEMPLE]


@pytest.mark.rule("IMP-BUILD-03", "IMP-JAP-13")
def test_built_by_negotiator_they_yield_at_once_too() -> None:
    me: dict[str, Any] = japanese(locations=["negotiator.jap019", PINK[0]], goods={"worker": 1, "wood": 1, "stone": 2})
    geisha = at(me | {"deals": [GEISHA]}, barbarians())
    geisha.play("use negotiator.jap019")
    assert goods(geisha) == {"stone": 2, "worker": 2}
    castle = at(me | {"deals": [CASTLE]}, barbarians(), marks={"negotiator.jap019": ["samurai"]})
    castle.play("use negotiator.jap019")
    assert (goods(castle), points(castle)) == ({"wood": 1}, 1)
    sanctum = at(me | {"deals": [TEMPLE]}, barbarians())
    sanctum.play("use negotiator.jap019")
    assert sanctum.question() == "keep"
    assert len(hand(settled(sanctum))) == 1


def test_every_production_design_is_covered() -> None:
    assert designs(*PLAIN, GEISHA, CASTLE, TEMPLE) == faction_designs("japanese", "production")
