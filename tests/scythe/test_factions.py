"""Faction abilities (SCY-FACTION)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import furrow
from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused, seen

FACTIONS = ["nordic", "rusviet", "crimea", "saxony", "polania"]
NORDIC: dict[str, Any] = {"faction": "nordic", "mat": "engineering"}
SAXONY: dict[str, Any] = {"faction": "saxony", "mat": "industrial"}


def duel(faction: str, row: dict[str, Any], **rest: Any) -> Game:
    """A faction on Industrial against one that is not in its way."""
    opponent = {"faction": "saxony" if faction != "saxony" else "rusviet", "mat": "engineering"}
    return at({"faction": faction, "mat": "industrial", **row}, opponent, **rest)


def swims(faction: str) -> bool:
    return refused(duel(faction, {"workers": ["C2"]}), "move / worker C2 / D2") is None


def is_relentless(faction: str) -> bool:
    return refused(duel(faction, {"section": "trade"}), "trade") is None


def coerces(faction: str) -> bool:
    game = duel(faction, {"workers": ["A2"], "hand": [3]}, goods={"A2": {"oil": 2}})
    return refused(game, "bolster / skip / upgrade") is None


def dominates(faction: str) -> bool:
    game = duel(faction, {"objectives": [1, 12], "coins": 20}, pending=[["end", 0]])
    game.play("reveal 12")
    return player(game).objectives == 1


def meanders(faction: str) -> bool:
    game = duel(faction, {"character": "A2", "workers": []})
    game.play("move / char / A3 / done / option A")
    return game.question() == "encounter"


ABILITIES: dict[str, Callable[[str], bool]] = {
    "nordic": swims,
    "rusviet": is_relentless,
    "crimea": coerces,
    "saxony": dominates,
    "polania": meanders,
}


@pytest.mark.rule("SCY-FACTION-01")
@pytest.mark.parametrize("faction", FACTIONS)
def test_each_faction_has_its_one_ability_and_no_other(faction: str) -> None:
    """No mech is deployed: the ability is there from the start."""
    assert [owner for owner, shows in ABILITIES.items() if shows(faction)] == [faction]


# -- Rusviet: Relentless -----------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-FACTION-02")
@pytest.mark.example("SCY-EX-31")
@pytest.mark.parametrize("section", ["move", "bolster", "trade", "produce"])
def test_only_rusviet_may_choose_the_section_of_the_previous_turn(section: str) -> None:
    for faction in FACTIONS:
        game = duel(faction, {"section": section})
        assert refused(game, section) == (None if faction == "rusviet" else "SCY-TURN-02")


@pytest.mark.rule("SCY-FACTION-02")
def test_rusviet_may_stay_on_a_section_turn_after_turn() -> None:
    game = duel("rusviet", {"power": 0, "coins": 9})
    for other in ("move", "trade", "move"):
        game.play(f"bolster / power / pass / end / {other} / skip / pass / end")
    assert player(game).power == 6


@pytest.mark.rule("SCY-FACTION-03", "SCY-DIG-31")
def test_relentless_serves_the_factory_card_unless_switched_off() -> None:
    row = {"factory_card": 5, "section": "factory"}
    assert refused(duel("rusviet", row), "factory") is None
    assert refused(duel("nordic", row), "factory") == "SCY-FACTORY-09"
    off = {"relentless_on_factory_card": False}
    assert refused(duel("rusviet", row, options=off), "factory") == "SCY-FACTORY-09"
    assert refused(duel("rusviet", {"section": "move"}, options=off), "move") is None  # the mat is not concerned
    assert {option.name: option.default for option in furrow.options("scythe")}["relentless_on_factory_card"] is True


# -- Crimea: Coercion --------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-FACTION-04")
@pytest.mark.example("SCY-EX-32")
@pytest.mark.parametrize("value", [2, 3, 4, 5])
def test_crimea_pays_two_metal_and_a_combat_card_of_any_value(value: int) -> None:
    game = duel("crimea", {"hand": [value, 2], "coins": 0}, goods={"G3": {"metal": 2}})
    game.play(f"produce / skip / deploy / pay card {value}")
    assert refused(game, "pay card 2") is not None  # once per turn: the two metal are due
    game.play("speed / G3")
    assert (goods(game, "G3"), player(game).combat_cards, player(game).mechs) == ({}, 1, {"speed": "G3"})
    assert list(seen(game).combat_discards) == [value]
    other = duel("nordic", {"hand": [value], "workers": ["A4"]}, goods={"A4": {"metal": 2}})
    assert refused(other, "produce / skip / deploy") == "SCY-TURN-12"


@pytest.mark.rule("SCY-FACTION-04")
@pytest.mark.parametrize(
    ("line", "resource", "cost"),
    [
        ("bolster / skip / upgrade", "oil", 3),
        ("produce / skip / deploy", "metal", 3),
        ("move / skip / build", "wood", 3),
        ("trade / skip / enlist", "food", 4),
    ],
)
def test_a_card_stands_for_one_resource_of_any_kind_once_per_turn(line: str, resource: str, cost: int) -> None:
    row = {"hand": [2, 5, 5]}
    assert refused(duel("crimea", row, goods={"G3": {resource: cost - 2}}), line) == "SCY-TURN-12"
    game = duel("crimea", row, goods={"G3": {resource: cost}})
    game.play(f"{line} / pay card 5")
    assert refused(game, "pay card 2") == "SCY-FACTION-04"
    assert (goods(game, "G3"), player(game).combat_cards) == ({resource: 1}, 2)


@pytest.mark.rule("SCY-FACTION-04", "SCY-DIG-33")
def test_coercion_is_offered_and_may_be_passed_over_and_comes_back_next_turn() -> None:
    game = duel("crimea", {"hand": [2, 4], "coins": 0}, goods={"G3": {"oil": 5, "wood": 3}})
    game.play("bolster / skip / upgrade")
    assert legal(game) == ["pay oil G3", "pay card 2", "pay card 4"]
    unpaid = game.clone()
    unpaid.play("pay oil G3 / pay oil G3 / pay oil G3")
    assert (goods(unpaid, "G3"), player(unpaid).combat_cards) == ({"oil": 2, "wood": 3}, 2)
    game.play("pay card 2 / decline / end / move / skip / pass / end")
    game.play("move / skip / build")
    assert legal(game) == ["pay wood G3", "pay card 4"]


@pytest.mark.rule("SCY-DIG-33")
def test_coercion_pays_resource_costs_on_cards_too() -> None:
    """Factory card 13 (promo) costs any two resources."""
    row = {"factory_card": 13, "hand": [2, 3]}
    promo: dict[str, Any] = {"options": {"promo_factory_cards": True}, "factory_offer": [1, 2]}
    game = duel("crimea", row, goods={"G3": {"oil": 1}}, **promo)
    game.play("factory / use / pay card 2")
    assert (goods(game, "G3"), player(game).combat_cards) == ({}, 1)
    assert game.question() == "choice"
    assert refused(duel("crimea", row, **promo), "factory / use") == "SCY-TURN-12"
    assert refused(duel("nordic", row, goods={"A4": {"oil": 1}}, **promo), "factory / use") == "SCY-TURN-12"


@pytest.mark.rule("SCY-FACTION-05")
def test_combat_cards_are_worth_nothing_at_the_end() -> None:
    for faction in ("crimea", "polania"):
        totals = [duel(faction, {"hand": hand}, over=True).result.standings for hand in ([], [2], [5, 5, 5, 4, 4, 3])]
        assert totals[0] == totals[1] == totals[2]


# -- Nordic: Swim ------------------------------------------------------------------------------------------------

RIVERS = [("C2", "D2"), ("D2", "C2"), ("A3", "A4"), ("D2", "E3"), ("A6", "A5"), ("E2", "D1"), ("C2", "C1")]


@pytest.mark.rule("SCY-FACTION-06")
@pytest.mark.parametrize(("start", "goal"), RIVERS)
def test_nordic_workers_cross_rivers_onto_any_terrain(start: str, goal: str) -> None:
    """The goals are village, mountain, forest, farm, tundra, farm and forest."""
    assert refused(duel("nordic", {"workers": [start]}), f"move / worker {start} / {goal}") is None
    assert refused(duel("polania", {"workers": [start]}), f"move / worker {start} / {goal}") == "SCY-MOVE-13"


@pytest.mark.rule("SCY-FACTION-06")
def test_nordic_workers_do_not_enter_lakes() -> None:
    game = duel("nordic", {"workers": ["C2"]})
    game.play("move / worker C2")
    assert legal(game) == ["B2", "B4", "C1", "C3", "C5", "D2", "E3", "E6", "F4"]  # all around it, and tunnels
    assert refused(game, "B3") is not None
    assert refused(game, "D3") is not None


@pytest.mark.rule("SCY-FACTION-06")
def test_swimming_workers_meet_the_usual_rules_of_entering() -> None:
    """Saxony holds F1 beyond the river."""
    assert refused(duel("nordic", {"workers": ["E1"]}), "move / worker E1 / F1") == "SCY-MOVE-22"


@pytest.mark.rule("SCY-FACTION-07")
@pytest.mark.parametrize("unit", ["char", "mech C2"])
def test_the_character_and_the_mechs_of_nordic_do_not_swim(unit: str) -> None:
    game = duel("nordic", {"character": "C2", "mechs": {"speed": "C2"}})
    assert refused(game, f"move / {unit} / D2") == "SCY-MOVE-13"
    assert refused(game, f"move / {unit} / C1") == "SCY-MOVE-13"


# -- Polania: Meander --------------------------------------------------------------------------------------------


def meeting(card: int, **row: Any) -> Game:
    """Polania has just met an encounter card on A3."""
    deck = [each for each in range(1, 29) if each != card] + [card]
    game = duel("polania", {"character": "A2", "workers": []} | row, encounter_deck=deck)
    game.play("move / char / A3 / done")
    return game


@pytest.mark.rule("SCY-FACTION-08")
def test_polania_may_choose_two_different_options_in_any_order() -> None:
    """Card 1: A gives 2 coins and 1 popularity; B costs 2 coins, gives 4 food; C costs 2 popularity, builds."""
    options = ["option A", "option B", "option C / mill"]
    for first in options:
        for second in options:
            game = meeting(1, coins=5, popularity=5)
            game.play(first)
            if first == second:
                assert refused(game, second) == "SCY-FACTION-08"
            else:
                game.play(second)
                assert game.question() == "bottom"  # there is no third
    one = meeting(1)
    assert refused(one, "done") == "SCY-ENC-06"
    one.play("option A / done")
    assert one.question() == "bottom"


@pytest.mark.rule("SCY-FACTION-09")
@pytest.mark.example("SCY-EX-33")
def test_gains_of_the_first_option_pay_for_the_second() -> None:
    """Card 1: A gives 2 coins, B costs 2. Card 15: A gives 2 popularity, C costs 3."""
    game = meeting(1, coins=0)
    assert refused(game, "option B") == "SCY-ENC-07"
    game.play("option A / option B")
    assert (player(game).coins, goods(game, "A3")) == (0, {"food": 4})
    game = meeting(15, popularity=1)
    assert refused(game, "option C") == "SCY-ENC-07"
    game.play("option A / option C / oil / oil / oil / oil / wood")
    assert (player(game).popularity, goods(game, "A3")) == (0, {"oil": 4, "wood": 1})


@pytest.mark.rule("SCY-FACTION-10")
def test_meander_draws_one_card_only() -> None:
    game = meeting(1, coins=5, popularity=5)
    game.play("option A / option B")
    assert game.question() == "bottom"
    assert sum(event["kind"] == "encounter" for event in game.events()) == 1
    deck = game.position()["encounter_deck"]
    assert (len(deck), deck[0], deck[-1]) == (28, 1, 28)  # the used card lies under the deck, the next one on top


# -- Saxony: Dominate --------------------------------------------------------------------------------------------


def attack(faction: str, stars: dict[str, int]) -> Game:
    """A faction with some stars attacks Crimea on E4 and wins."""
    game = at(
        {"faction": faction, "mat": "industrial", "mechs": {"riverwalk": "F4"}, "workers": [], "stars": stars},
        {"faction": "crimea", "mat": "engineering", "mechs": {"riverwalk": "E4"}, "workers": []},
    )
    game.play("move / mech F4 / E4 / done")
    game.play("dial 1 / ready", seat=0)
    game.play("dial 0 / ready", seat=1)
    return game


@pytest.mark.rule("SCY-FACTION-11", "SCY-FACTION-13")
@pytest.mark.parametrize("before", [0, 1, 2, 3, 4, 5])
def test_saxony_places_a_star_after_every_win(before: int) -> None:
    game = attack("saxony", {"combat": before})
    assert player(game).stars == {"combat": before + 1}
    assert game.over == (before == 5)


@pytest.mark.rule("SCY-FACTION-11")
@pytest.mark.parametrize("faction", ["nordic", "rusviet", "polania"])
def test_other_factions_get_two_combat_stars(faction: str) -> None:
    assert player(attack(faction, {"combat": 1})).stars == {"combat": 2}
    assert player(attack(faction, {"combat": 2})).stars == {"combat": 2}


@pytest.mark.rule("SCY-FACTION-11", "SCY-FACTION-12")
def test_saxony_keeps_the_second_objective_and_may_complete_it() -> None:
    row = SAXONY | {"objectives": [3, 12], "coins": 20, "workers": ["A2", "B6", "D1"]}
    game = at(row, NORDIC, pending=[["end", 0]])
    game.play("reveal 12")
    assert player(game).stars == {"objective": 1}
    assert legal(game) == ["reveal 3", "end"]
    game.play("reveal 3")
    assert player(game).stars == {"objective": 2}
    other = duel("polania", {k: v for k, v in row.items() if k not in ("faction", "mat")}, pending=[["end", 0]])
    other.play("reveal 12")
    assert legal(other) == ["end"]
    assert refused(other, "reveal 3") == "SCY-OBJ-01"


@pytest.mark.rule("SCY-FACTION-13", "SCY-STAR-15")
def test_without_a_star_left_a_win_places_none() -> None:
    """In a running game that can only be inside a combat, see SCY-COMBAT-35."""
    game = at(
        SAXONY | {"mechs": {"riverwalk": "E4"}, "workers": [], "stars": {"combat": 5, "power": 1}},
        NORDIC | {"mechs": {"riverwalk": "E4"}, "workers": []},
        in_combat=1,
        contested=["E4"],
        pending=[["end", 0], ["fight", 0, 1, "E4"], ["dials", 0, 1, "E4"]],
    )
    game.play("dial 1 / ready", seat=0)
    game.play("dial 0 / ready", seat=1)
    assert (player(game).star_count, game.over) == (6, True)
