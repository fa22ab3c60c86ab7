"""The sets: which cards are in a game, and the designs of which an expansion holds further copies."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import furrow
from tests.fifty_first_state.expansions import design, designs, earned, holds, producing
from tests.fifty_first_state.positions import NEW_ERA, WINTER, at, mutants, rival
from tests.tableau.positions import hand, points

BASE: dict[str, Any] = {}
# Copies in a game of the base set, of the base set with New Era, of the base set with Winter.
COPIES = {
    "boiler_room": (1, 1, 2),
    "church": (2, 3, 2),
    "excavator": (1, 2, 2),
    "old_cinema": (1, 1, 2),
    "pub": (2, 2, 3),
    "wrecked_tank": (3, 3, 4),
    "courthouse": (0, 1, 1),
    "expedition_camp": (0, 1, 1),
    "hangar": (0, 1, 1),
    "haven": (0, 1, 1),
}
GAMES = [BASE, NEW_ERA, WINTER]
REPRINTS = {
    "church.3": NEW_ERA,
    "excavator.2": NEW_ERA,
    "boiler_room.2": WINTER,
    "excavator.3": WINTER,
    "old_cinema.2": WINTER,
    "pub.3": WINTER,
    "wrecked_tank.4": WINTER,
    "courthouse.2": WINTER,
    "expedition_camp.2": WINTER,
    "hangar.2": WINTER,
    "haven.2": WINTER,
}
# What it brings when it is built (production and building bonus), in production, as spoils, and as a deal.
YIELDS: dict[str, tuple[dict[str, int], dict[str, int], dict[str, int], str]] = {
    "church.3": ({"vp": 2}, {}, {"vp": 2}, "vp"),
    "excavator.2": ({"development": 1}, {"development": 1}, {"brick": 2, "vp": 1}, "brick"),
    "boiler_room.2": ({"worker": 3}, {"worker": 2}, {"worker": 3}, "worker"),
    "excavator.3": ({"development": 1}, {"development": 1}, {"brick": 2, "vp": 1}, "brick"),
    "old_cinema.2": ({"vp": 1}, {}, {"vp": 1, "card": 1}, "vp"),
    "pub.3": ({"card": 2}, {"card": 1}, {"card": 3}, "card"),
    "wrecked_tank.4": ({"vp": 1}, {}, {"vp": 2}, "vp"),
    "courthouse.2": ({"brick": 1, "ammo": 1}, {"brick": 1, "ammo": 1}, {"brick": 2, "ammo": 1}, "brick"),
    "expedition_camp.2": ({"gun": 1, "ammo": 1}, {"gun": 1, "ammo": 1}, {"gun": 2, "ammo": 1}, "gun"),
    "hangar.2": ({"fuel": 1, "ammo": 1}, {"fuel": 1, "ammo": 1}, {"fuel": 2, "ammo": 1}, "fuel"),
    "haven.2": ({"iron": 1, "ammo": 1}, {"iron": 1, "ammo": 1}, {"iron": 2, "ammo": 1}, "iron"),
}


def cards_in(options: dict[str, Any], seed: int) -> list[str]:
    """All location cards of a new game, in deck, hands and before the players."""
    position = furrow.new("fifty_first_state", seats=2, seed=seed, options=options).position()
    found: list[str] = [*position["decks"]["deck"], *position["discards"]["deck"], *position["row"]]
    for row in position["players"]:
        found += row["hand"]
    return found


@pytest.mark.rule("FSS-SETUP-03", "FSS-SETUP-04", "FSS-COMP-01")
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("options", "total", "kinds"), [(BASE, 88, 60), (NEW_ERA, 138, 100), (WINTER, 138, 103)])
def test_a_game_holds_the_base_set_and_the_fifty_cards_of_one_expansion(
    options: dict[str, Any], total: int, kinds: int, seed: int
) -> None:
    cards = cards_in(options, seed)
    assert len(cards) == len(set(cards)) == total
    assert len({design(card) for card in cards}) == kinds


@pytest.mark.rule("FSS-SETUP-03", "FSS-SETUP-04")
def test_an_expansion_adds_its_own_designs_and_none_of_the_other() -> None:
    base, new_era, winter = ({design(card) for card in cards_in(options, 3)} for options in GAMES)
    shared = {"courthouse", "expedition_camp", "hangar", "haven"}
    assert (len(designs("new_era")), len(designs("winter"))) == (40, 39)
    assert new_era - base == designs("new_era")
    assert winter - base == designs("winter") | shared


@pytest.mark.parametrize("which", [0, 1, 2], ids=["base", "new_era", "winter"])
def test_reprinted_designs_have_further_copies_in_the_sets_that_reprint_them(which: int) -> None:
    found = Counter(design(card) for card in cards_in(GAMES[which], 4))
    assert {name: found[name] for name in COPIES} == {name: copies[which] for name, copies in COPIES.items()}


@pytest.mark.parametrize("options", [NEW_ERA, WINTER], ids=["new_era", "winter"])
def test_no_other_base_design_is_reprinted(options: dict[str, Any]) -> None:
    base = Counter(design(card) for card in cards_in(BASE, 5))
    found = Counter(design(card) for card in cards_in(options, 5))
    more = {name for name in base if found[name] != base[name]}
    winters = {"boiler_room", "excavator", "old_cinema", "pub", "wrecked_tank"}
    assert more == ({"church", "excavator"} if options is NEW_ERA else winters)


@pytest.mark.parametrize("card", REPRINTS)
@pytest.mark.rule("FSS-SETUP-04", "FSS-CARD-09")
def test_a_reprint_belongs_to_its_set_alone(card: str) -> None:
    for options in GAMES:
        if options is REPRINTS[card]:
            assert hand(at(mutants(hand=[card]), rival(), options=options)) == [card]
        else:
            with pytest.raises(furrow.PositionError):
                at(mutants(hand=[card]), rival(), options=options)


@pytest.mark.parametrize("card", YIELDS)
@pytest.mark.rule("FSS-CARD-05", "FSS-GEN-10")
def test_a_reprint_is_the_same_card_as_its_other_copies(card: str) -> None:
    built, produced, spoils, deal = YIELDS[card]
    options = REPRINTS[card]
    distance = 1 if card == "old_cinema.2" else 2
    for verb, colour, gained in [("build", "grey", built), ("raze", "red", spoils), ("deal", "blue", {deal: 1})]:
        game = at(mutants(hand=[card], goods={f"{colour}_contact": distance}), rival(), options=options)
        game.play(f"{verb} {card}")
        assert holds(game) == gained
    assert earned(producing(mutants(locations=[card]), rival(), expansion=options)) == produced


@pytest.mark.rule("FSS-BUILD-08")
def test_a_reprinted_wrecked_tank_counts_with_the_others() -> None:
    tanks = ["wrecked_tank.1", "wrecked_tank.2", "wrecked_tank.3"]
    me = mutants(hand=["wrecked_tank.4"], goods={"grey_contact": 2}, locations=tanks)
    game = at(me, rival(), options=WINTER)
    game.play("build wrecked_tank.4")
    assert points(game) == 4


@pytest.mark.parametrize("card", ["excavator.2", "boiler_room.2", "excavator.3", "pub.3"])
@pytest.mark.rule("FSS-OPEN-01")
def test_a_reprinted_open_production_is_open(card: str) -> None:
    game = at(mutants(goods={"worker": 1}), rival(locations=[card]), options=REPRINTS[card])
    game.play(f"visit {card}")
    assert (holds(game), holds(game, 1)) == (YIELDS[card][1], {"worker": 1})


def test_every_reprint_is_in_the_tables() -> None:
    every = {card for options in GAMES for card in cards_in(options, 6)}
    further = {card for card in every if card not in cards_in(BASE, 6) and design(card) in COPIES}
    assert set(REPRINTS) == set(YIELDS) == further - {f"{name}.1" for name in COPIES}
