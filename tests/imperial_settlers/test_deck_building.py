"""Building a faction deck (IMP-DECK)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from furrow import Game, SetupError
from furrow.games.imperial_settlers.rules import ImperialSettlers, make_book
from furrow.games.tableau.rows import Card, Copy
from tests.imperial_settlers.phases import new
from tests.tableau.positions import seen

THREE = {
    "barbarians": {"primeval_forest", "barbarian_altar", "raid"},
    "japanese": {"farm", "the_stalls", "trade_route"},
    "romans": {"sculptors_apprentice", "administration", "trade_colony"},
    "egyptians": {"avenue_of_sphinxes", "goldsmith", "pyramid"},
}
TWO = {
    "barbarians": {"saboteurs", "sentry_tower", "dark_chapel", "pack", "rabble", "settlement"},
    "japanese": {"rice_fields", "geisha_house", "daimyos_castle", "gate", "dojo", "ninjas"},
    "romans": {"sculptors_workshop", "gladiator_school", "headquarters", "legion", "builder", "stonecutter"},
    "egyptians": {"royal_bath", "caravan", "sanctuary", "sphinx", "slaves", "egy_stone_quarry"},
}


def extra(name: str, copies: int) -> Card:
    """A Roman card as of an expansion, with so many copies."""
    found = [Copy(set="romans", mark=f"{name[:3]}{number:03}", deal="stone") for number in range(copies)]
    return Card(id=name, name=name, category="production", copies=found, cost={"wood": 1}, points=2)


RULES = ImperialSettlers(make_book([extra("aqueduct", 3), extra("bridge", 2), extra("circus", 1)]))


def start(decks: dict[str, Any] | None = None, factions: tuple[str, ...] = ("romans", "japanese")) -> Game:
    """A new game of the book with the three more Roman designs."""
    setup: dict[str, Any] = {"factions": list(factions)} | ({"decks": decks} if decks is not None else {})
    return Game(RULES, RULES.new(len(factions), 1, None, setup))


def cards(game: Game, faction: str) -> list[str]:
    """The whole faction deck: what is still to be drawn, and what its player has drawn."""
    document = game.position()
    others = {card for name, deck in document["decks"].items() if name != faction for card in deck}
    seat = [row["faction"] for row in document["players"]].index(faction)
    drawn = [card for card in document["players"][seat]["hand"] if card not in others and ".com" not in card]
    return [*document["decks"][faction], *drawn]


def designs(game: Game, faction: str) -> Counter[str]:
    return Counter(card.split(".")[0] for card in cards(game, faction))


ROMANS = sorted(designs(new(2, factions=["romans", "japanese"]), "romans"))


def swapped(old: str, name: str) -> dict[str, list[str]]:
    """The printed Roman deck with another design in place of one."""
    return {"romans": [name if design == old else design for design in ROMANS]}


@pytest.mark.rule("IMP-DECK-01", "IMP-DECK-02")
@pytest.mark.parametrize("faction", THREE)
def test_a_faction_deck_has_thirty_cards_with_three_two_or_one_copies(faction: str) -> None:
    rival = next(name for name in THREE if name != faction)
    found = designs(new(2, factions=[faction, rival]), faction)
    assert found.total() == 30
    assert {design for design, copies in found.items() if copies == 3} == THREE[faction]
    assert {design for design, copies in found.items() if copies == 2} == TWO[faction]
    assert sum(copies == 1 for copies in found.values()) == 9


@pytest.mark.rule("IMP-DECK-01", "IMP-DECK-03")
def test_the_printed_deck_may_be_named_and_cards_of_an_expansion_stay_in_the_box_unless_wished() -> None:
    named, printed = start({"romans": ROMANS}), start()
    assert sorted(cards(named, "romans")) == sorted(cards(printed, "romans"))
    assert set(designs(printed, "romans")) == set(ROMANS)


@pytest.mark.rule("IMP-DECK-02", "IMP-DECK-03")
@pytest.mark.example("IMP-EX-17")
@pytest.mark.parametrize(
    ("old", "name", "copies"), [("trade_colony", "aqueduct", 3), ("builder", "bridge", 2), ("spies", "circus", 1)]
)
def test_a_card_goes_in_with_all_its_copies_for_one_with_as_many(old: str, name: str, copies: int) -> None:
    game = start(swapped(old, name))
    found = designs(game, "romans")
    assert (found[name], found[old], found.total()) == (copies, 0, 30)
    assert {design for design in found if design != name} == {design for design in ROMANS if design != old}
    assert designs(game, "japanese").total() == 30


@pytest.mark.rule("IMP-DECK-01", "IMP-DECK-03")
@pytest.mark.example("IMP-EX-17")
@pytest.mark.parametrize(
    ("old", "name"),
    [
        ("trade_colony", "bridge"),
        ("trade_colony", "circus"),
        ("builder", "aqueduct"),
        ("builder", "circus"),
        ("spies", "bridge"),
    ],
)
def test_a_card_with_another_number_of_copies_cannot_take_the_place(old: str, name: str) -> None:
    with pytest.raises(SetupError):
        start(swapped(old, name))


@pytest.mark.rule("IMP-DECK-01", "IMP-DECK-03")
@pytest.mark.parametrize(
    "deck",
    [
        ROMANS[:-1],
        [*ROMANS, "aqueduct"],
        [*ROMANS, "circus"],
        [*ROMANS, "spies"],
        [*ROMANS[:-1], ROMANS[0]],
        ["spies" if design == "engineers" else design for design in ROMANS],
        ["shrine" if design == "spies" else design for design in ROMANS],
        ["mill" if design == "spies" else design for design in ROMANS],
        ["nowhere" if design == "spies" else design for design in ROMANS],
        [],
    ],
)
def test_a_deck_of_another_shape_or_with_cards_of_others_is_refused(deck: list[str]) -> None:
    with pytest.raises(SetupError):
        start({"romans": deck})


@pytest.mark.rule("IMP-DECK-03")
def test_cards_taken_out_are_not_in_the_game() -> None:
    game = start(swapped("trade_colony", "aqueduct"))
    document = game.position()
    assert not any("trade_colony" in card for deck in document["decks"].values() for card in deck)
    assert seen(game).decks["romans"] == 30 - 3, "two at the start, one in the lookout"
    with pytest.raises(SetupError):
        start({"egyptians": ROMANS})
