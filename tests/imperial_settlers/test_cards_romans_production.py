"""The 7 production designs of the Romans: their yield when built and in the production phase; Architect and Legion."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import pytest

from furrow import Game
from tests.imperial_settlers.common_cards import amounts, designs, next_round, producing
from tests.imperial_settlers.faction_cards import faction_designs
from tests.imperial_settlers.phases import deck, pile, thinned, told, wealth
from tests.imperial_settlers.positions import at, barbarians, egyptians, romans
from tests.tableau.positions import built, goods, hand, legal, refused

BOARD = "2 worker + 1 wood + 1 stone + 1 raze_token + 1 defence_token"
ARCHITECT, LEGION, OTHER_LEGION = "architect.rom011", "legion.rom017", "legion.rom018"
FARMERS, PORTERS = "farmers_at_work.com016", "porters.com084"


class Plain(NamedTuple):
    """The building cost beside a location, and what the production yields."""

    cost: str
    yields: str


PLAIN = {
    "builder.rom020": Plain("1 stone", "1 wood + 1 stone"),
    "builder.rom021": Plain("1 stone", "1 wood + 1 stone"),
    "trade_colony.rom023": Plain("1 wood + 2 stone", "1 worker + 1 gold"),
    "trade_colony.rom024": Plain("1 wood + 2 stone", "1 worker + 1 gold"),
    "trade_colony.rom025": Plain("1 wood + 2 stone", "1 worker + 1 gold"),
    "roman_barracks.rom026": Plain("1 food", "2 worker"),
    "stonecutter.rom027": Plain("1 wood + 1 stone", "2 stone"),
    "stonecutter.rom028": Plain("1 wood + 1 stone", "2 stone"),
    "roman_bank.rom029": Plain("1 stone", "1 gold"),
}


# -- plain locations -------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-BUILD-03", "IMP-LOC-01")
@pytest.mark.parametrize("card", PLAIN)
def test_built_it_yields_its_goods_at_once(card: str) -> None:
    game = at(romans(hand=[card], goods=amounts(PLAIN[card].cost), ruins=["mill.com006"]), barbarians())
    game.play(f"build {card} over foundation")
    assert (wealth(game), wealth(game, 1), game.actors) == (amounts(PLAIN[card].yields), {}, (1,))


@pytest.mark.rule("IMP-PROD-04", "IMP-LOC-01", "IMP-PROD-09")
@pytest.mark.parametrize("card", PLAIN)
def test_it_yields_them_in_every_production_phase(card: str) -> None:
    game = producing(romans(locations=[card]), barbarians())
    assert wealth(game) == amounts(BOARD, PLAIN[card].yields)
    next_round(game)
    stored, lookout = "1 raze_token", "3 card"
    assert wealth(game) == amounts(stored, lookout, BOARD, PLAIN[card].yields)


@pytest.mark.rule("IMP-PROD-01", "IMP-DEAL-08")
@pytest.mark.parametrize("card", [*PLAIN, ARCHITECT, LEGION])
def test_a_card_in_the_hand_and_a_location_of_another_yield_nothing(card: str) -> None:
    assert wealth(producing(romans(hand=[card]), barbarians())) == amounts(BOARD, "1 card")
    rival = egyptians(goods={}, locations=[FARMERS])
    game = producing(rival, romans(locations=[card]), barbarians())
    assert wealth(game) == amounts("3 worker + 1 gold + 1 raze_token + 1 defence_token")


@pytest.mark.rule("IMP-PROD-04", "IMP-CMN-06")
@pytest.mark.parametrize("card", PLAIN)
def test_farmers_at_work_and_porters_take_the_same_yield(card: str) -> None:
    game = producing(romans(locations=[FARMERS, card]), barbarians())
    assert wealth(game) == amounts(BOARD, PLAIN[card].yields, PLAIN[card].yields)
    carried = at(romans(locations=[PORTERS, card], goods={"food": 1}), barbarians())
    carried.play(f"use {PORTERS}")
    assert wealth(carried) == amounts(PLAIN[card].yields)


@pytest.mark.rule("IMP-ROM-02", "IMP-CLAR-02")
@pytest.mark.parametrize(
    ("counter", "good"), [("rubble.com011", "stone"), ("lords_fields.com025", "food"), ("wood_supplier.com029", "wood")]
)
def test_each_trade_colony_counts_once_as_red_once_as_brown_and_once_as_grey(counter: str, good: str) -> None:
    two = ["trade_colony.rom023", "trade_colony.rom024"]
    game = producing(romans(locations=[counter, *two]), barbarians())
    assert wealth(game) == amounts(BOARD, "2 worker + 2 gold", f"3 {good}"), "two and the counting location itself"


@pytest.mark.rule("IMP-BUILD-14", "IMP-ROM-02")
def test_a_trade_colony_given_up_for_another_does_not_count_any_more() -> None:
    me = romans(
        hand=["trade_colony.rom024"],
        goods={"wood": 1, "stone": 2},
        locations=["trade_colony.rom023", "supplier.com002", "headquarters.rom015"],
    )
    game = at(me, barbarians())
    game.play("build trade_colony.rom024 over trade_colony.rom023 / choose supplier.com002 / gain 1 vp")
    assert wealth(game) == {"worker": 1, "gold": 2, "vp": 2}
    assert pile(game, "romans") == ["trade_colony.rom023"]


# -- Architect -------------------------------------------------------------------------------------------------------


def architect(*top: str) -> Game:
    """Production with Architect and these cards left in the faction deck; the others are in the hand."""
    game = at(
        romans(locations=[ARCHITECT]),
        barbarians(),
        phase="lookout",
        pending=[["phase", 0, 5], ["draft", 1, 1]],
        row=["ruins.com073", "ruins.com074"],
        counts={"drafts": 2},
    )
    game = thinned(game, 1, romans=(list(top), []))
    game.play("take ruins.com073")
    return game


@pytest.mark.rule("IMP-PROD-04", "IMP-PROD-06")
def test_architect_draws_two_faction_cards_and_keeps_one() -> None:
    game = producing(romans(locations=[ARCHITECT]), barbarians())
    top = ["sculptors_workshop.rom001", "sculptors_workshop.rom002"]
    assert (wealth(game), legal(game)) == (amounts(BOARD), [f"keep {card}" for card in top])
    assert refused(game, "keep sculptors_apprentice.rom003") is not None
    for kept, other in (top, top[::-1]):
        trial = game.clone()
        trial.play(f"keep {kept}")
        assert (hand(trial), wealth(trial)) == ([kept], amounts(BOARD, "1 card"))
        assert other in deck(trial, "romans")
        assert (len(deck(trial, "romans")), pile(trial, "romans")) == (28, []), "the other is not discarded"


@pytest.mark.rule("IMP-PROD-04")
def test_the_card_that_architect_does_not_keep_is_shuffled_into_the_deck() -> None:
    """Over several seeds each of the cards left comes to the top."""
    tops = set()
    for seed in range(24):
        game = at(
            romans(locations=[ARCHITECT]),
            barbarians(),
            phase="lookout",
            pending=[["phase", 0, 5], ["draft", 1, 1]],
            row=["ruins.com073", "ruins.com074"],
            counts={"drafts": 2},
            streams={"chance": f"{seed + 1:x}"},
        )
        game = thinned(game, 1, romans=(["builder.rom020", "legion.rom017", "spies.rom010", "gardens.rom009"], []))
        game.play("take ruins.com073 / keep builder.rom020")
        assert sorted(deck(game, "romans")) == ["gardens.rom009", "legion.rom017", "spies.rom010"]
        tops.add(deck(game, "romans")[0])
    assert tops == {"gardens.rom009", "legion.rom017", "spies.rom010"}


@pytest.mark.rule("IMP-LOOK-08", "IMP-DIG-03")
def test_nobody_else_sees_what_architect_draws() -> None:
    game = producing(romans(locations=[ARCHITECT]), barbarians())
    both = ("sculptors_workshop.rom001", "sculptors_workshop.rom002")
    for reader in (None, 1):
        shown = msgspec.json.encode(game.view(reader)).decode() + str(game.events(reader))
        assert not any(card in shown for card in both)
    game.play(f"keep {both[1]}")
    for reader in (None, 1):
        shown = msgspec.json.encode(game.view(reader)).decode() + str(game.events(reader))
        assert not any(card in shown for card in both)
    assert [event["count"] for event in told(game, "keep", 1)] == [1]


@pytest.mark.rule("IMP-BUILD-03")
def test_architect_draws_when_it_is_built() -> None:
    game = at(romans(hand=[ARCHITECT], goods={"stone": 2}, ruins=["mill.com006"]), barbarians())
    first, second, *_ = deck(game, "romans")
    game.play(f"build {ARCHITECT} over foundation")
    assert legal(game) == [f"keep {first}", f"keep {second}"]
    game.play(f"keep {second}")
    assert (hand(game), built(game), game.actors) == ([second], [ARCHITECT], (1,))


@pytest.mark.rule("IMP-GEN-09", "IMP-DIG-09")
@pytest.mark.parametrize("left", [["builder.rom020"], []])
def test_architect_makes_do_with_what_the_faction_deck_holds(left: list[str]) -> None:
    """It takes neither common cards nor the discards in their place."""
    game = architect(*left)
    assert game.question() == "turn", "nothing to choose"
    assert deck(game, "romans") == []
    assert ("builder.rom020" in hand(game)) is True
    assert not any(".com" in card for card in hand(game))
    assert len(hand(game)) == 29, "all but Architect"


@pytest.mark.rule("IMP-GEN-09", "IMP-DIG-09")
def test_architect_does_not_renew_the_faction_deck() -> None:
    game = at(romans(hand=[ARCHITECT], goods={"stone": 2}, ruins=["mill.com006"]), barbarians())
    game = thinned(game, 1, romans=([], ["builder.rom020", "builder.rom021"]))
    held = len(hand(game))
    game.play(f"build {ARCHITECT} over foundation")
    assert (len(hand(game)), pile(game, "romans")) == (held - 1, ["builder.rom020", "builder.rom021"])


@pytest.mark.rule("IMP-PROD-04", "IMP-CMN-06")
def test_porters_and_farmers_at_work_draw_with_architect_from_the_own_faction_deck() -> None:
    carried = at(romans(locations=[PORTERS, ARCHITECT], goods={"food": 1}), barbarians())
    first, second, *_ = deck(carried, "romans")
    carried.play(f"use {PORTERS} / keep {second}")
    assert (hand(carried), first in deck(carried, "romans")) == ([second], True)
    twice = producing(romans(locations=[FARMERS, ARCHITECT]), barbarians())
    twice.play(legal(twice)[0])
    assert (twice.question(), len(hand(twice))) == ("keep", 1)
    twice.play(legal(twice)[0])
    assert (len(hand(twice)), len(deck(twice, "romans"))) == (2, 27)


# -- Legion ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-BUILD-03", "IMP-BUILD-04", "IMP-BUILD-05")
@pytest.mark.parametrize("card", [LEGION, OTHER_LEGION])
def test_legion_when_built_draws_two_common_cards_without_a_choice(card: str) -> None:
    game = at(romans(hand=[card], goods={"food": 1}, ruins=["mill.com006"]), barbarians())
    first, second, *_ = deck(game, "common")
    game.play(f"build {card} over foundation")
    assert (sorted(hand(game)), goods(game), game.actors) == (sorted([first, second]), {}, (1,))
    assert len(deck(game, "romans")) == 29


@pytest.mark.rule("IMP-PROD-04", "IMP-PROD-06", "IMP-BUILD-04")
def test_legion_produces_one_common_card_without_a_choice() -> None:
    before = deck(producing(romans(), barbarians()), "common")
    game = producing(romans(locations=[LEGION]), barbarians())
    assert (game.question(), hand(game)) == ("turn", [before[0]])
    both = producing(romans(locations=[LEGION, OTHER_LEGION]), barbarians())
    assert sorted(hand(both)) == sorted(before[:2])
    assert wealth(both) == amounts(BOARD, "2 card")


@pytest.mark.rule("IMP-PROD-04")
def test_farmers_at_work_copy_the_production_of_legion_and_not_its_bonus() -> None:
    game = producing(romans(locations=[LEGION, FARMERS]), barbarians())
    assert wealth(game) == amounts(BOARD, "2 card")
    assert all(".com" in card for card in hand(game))


@pytest.mark.rule("IMP-GEN-08", "IMP-DIG-09")
def test_legion_renews_the_common_deck_and_takes_nothing_where_there_is_nothing() -> None:
    game = at(romans(hand=[LEGION], goods={"food": 1}, locations=["roman_bank.rom029"]), barbarians())
    renewed = thinned(game, 1, common=(["mill.com006"], ["town.com015", "baker.com075"]))
    renewed.play(f"build {LEGION} over roman_bank.rom029")
    cards = hand(renewed)
    assert "mill.com006" in cards
    assert len(cards) == 2
    assert pile(renewed, "common") == []
    empty = thinned(game, 1, common=([], []))
    empty.play(f"build {LEGION} over roman_bank.rom029")
    assert (hand(empty), len(deck(empty, "romans"))) == ([], 28), "no faction card in its place"


def test_every_roman_production_design_is_covered() -> None:
    assert designs(*PLAIN, ARCHITECT, LEGION) == faction_designs("romans", "production")
    assert len(faction_designs("romans", "production")) == 7
