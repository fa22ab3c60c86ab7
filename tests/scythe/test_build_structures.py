"""What the four structures do: Monument, Mill, Mine, Armory (SCY-BUILD-12 to 20)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scythe.positions import at, goods, legal, player, refused

SAXONY: dict[str, Any] = {"faction": "saxony", "mat": "industrial", "coins": 5, "power": 5, "popularity": 5}
NORDIC: dict[str, Any] = {"faction": "nordic", "mat": "engineering", "coins": 5, "power": 5, "popularity": 5}


@pytest.mark.rule("SCY-BUILD-12")
@pytest.mark.parametrize("choice", ["power", "cards"])
def test_the_monument_gives_a_popularity_with_every_bolster(choice: str) -> None:
    plain = at(SAXONY, NORDIC)
    plain.play(f"bolster / {choice}")
    assert player(plain).popularity == 5
    game = at(SAXONY | {"structures": {"monument": "F1"}}, NORDIC)
    game.play(f"bolster / {choice}")
    assert player(game).popularity == 6
    assert (player(game).power, player(game).combat_cards) == (player(plain).power, player(plain).combat_cards)
    skipped = at(SAXONY | {"structures": {"monument": "F1"}}, NORDIC)
    skipped.play("bolster / skip")
    assert player(skipped).popularity == 5


@pytest.mark.rule("SCY-BUILD-13")
def test_the_mill_is_an_additional_territory() -> None:
    game = at(SAXONY | {"workers": ["F1", "E1", "F2", "G1"], "structures": {"mill": "G1"}}, NORDIC)
    game.play("produce / F1 / E1")
    assert legal(game) == ["G1", "G1 1", "done"]
    assert refused(game, "F2") == "SCY-PRODUCE-03"
    game.play("G1")
    assert game.question() == "bottom"
    first = at(SAXONY | {"workers": ["F1", "E1", "F2", "G1"], "structures": {"mill": "G1"}}, NORDIC)
    first.play("produce / G1 / F1 / E1")  # in any order
    assert first.question() == "bottom"
    assert (goods(first, "F1"), goods(first, "E1"), goods(first, "G1")) == ({"metal": 1}, {"wood": 1}, {"oil": 2})


@pytest.mark.rule("SCY-BUILD-13")
def test_the_mill_adds_to_the_upgraded_number_too() -> None:
    row = SAXONY | {"cubes": ["produce.territories"], "workers": ["F1", "E1", "F2", "G1"]}
    game = at(row | {"structures": {"mill": "G1"}}, NORDIC)
    game.play("produce / F1 / E1 / F2 / G1")
    assert goods(game, "G1") == {"oil": 2}


@pytest.mark.rule("SCY-BUILD-14")
def test_the_mill_produces_one_as_if_it_were_a_worker() -> None:
    game = at(SAXONY | {"workers": ["G1", "G1", "F1"], "structures": {"mill": "G1"}}, NORDIC)
    only_one = game.clone()
    game.play("produce / G1")
    assert goods(game, "G1") == {"oil": 3}
    only_one.play("produce / G1 1")
    assert goods(only_one, "G1") == {"oil": 1}


@pytest.mark.rule("SCY-BUILD-14", "SCY-BUILD-15")
def test_a_mill_on_a_village_produces_a_worker_even_alone() -> None:
    game = at(SAXONY | {"workers": ["F1", "G1"], "structures": {"mill": "F2"}}, NORDIC)
    game.play("produce / F2")
    assert player(game).workers == {"F1": 1, "G1": 1, "F2": 1}
    assert player(game).workers_on_mat == 5


@pytest.mark.rule("SCY-BUILD-15")
def test_the_mill_needs_no_worker_but_control() -> None:
    row = SAXONY | {"workers": ["F1"], "structures": {"mill": "E4"}}
    game = at(row, NORDIC)
    game.play("produce / E4")
    assert goods(game, "E4") == {"oil": 1}
    lost = at(row, NORDIC | {"character": "E4"})
    assert refused(lost, "produce / E4") == "SCY-BUILD-06"


@pytest.mark.rule("SCY-BUILD-16")
@pytest.mark.parametrize(("unit", "pick"), [("character", "char"), ("mechs", "mech {}"), ("workers", "worker {}")])
def test_the_mine_is_a_tunnel_for_all_units_of_its_owner(unit: str, pick: str) -> None:
    """E6 and B4 are tunnels, G6 is not."""

    def standing(place: str) -> dict[str, Any]:
        where = {"character": place, "mechs": {"disarm": place}, "workers": [place]}[unit]
        return SAXONY | {"workers": []} | {unit: where}

    for start, goal in (("E6", "G6"), ("G6", "B4")):
        line = f"move / {pick.format(start)} / {goal}"
        assert refused(at(standing(start), NORDIC), line) == "SCY-MOVE-02"
        assert refused(at(standing(start) | {"structures": {"mine": "G6"}}, NORDIC), line) is None
        foreign = at(standing(start), NORDIC | {"structures": {"mine": "G6"}})
        assert refused(foreign, line) == "SCY-MOVE-02"


@pytest.mark.rule("SCY-BUILD-16")
def test_the_mine_works_while_an_opponent_controls_its_territory() -> None:
    row = SAXONY | {"structures": {"mine": "G6"}, "mechs": {"disarm": "E6"}, "workers": []}
    game = at(row, NORDIC | {"workers": ["G6", "A4"]})
    game.play("move / mech E6 / G6 / done")
    assert player(game).mechs == {"disarm": "G6"}
    assert player(game, 1).workers == {"A4": 1, "base.nordic": 1}


@pytest.mark.rule("SCY-BUILD-16")
def test_a_worker_in_the_mine_meets_the_usual_rules_of_entering() -> None:
    row = SAXONY | {"structures": {"mine": "G6"}, "workers": ["E6"]}
    assert refused(at(row, NORDIC | {"workers": ["G6", "A4"]}), "move / worker E6 / G6") == "SCY-MOVE-22"
    assert refused(at(row, NORDIC | {"character": "G6"}), "move / worker E6 / G6") == "SCY-MOVE-30"


@pytest.mark.rule("SCY-BUILD-17")
def test_the_mine_works_in_the_move_of_a_factory_card() -> None:
    row = SAXONY | {"factory_card": 5, "workers": ["E6"]}
    line = "factory / skip / move / worker E6 / H1"
    assert refused(at(row, NORDIC), line) == "SCY-MOVE-02"
    assert refused(at(row | {"structures": {"mine": "H1"}}, NORDIC), line) is None


@pytest.mark.rule("SCY-BUILD-18")
def test_the_mill_does_not_serve_a_factory_card() -> None:
    """Factory card 1 produces on two territories."""
    row = SAXONY | {"factory_card": 1, "hand": [2], "workers": ["F1", "G1"], "structures": {"mill": "G1"}}
    game = at(row, NORDIC)
    game.play("factory / use / discard 2 / G1 / F1")
    assert (goods(game, "G1"), goods(game, "F1")) == ({"oil": 1}, {"metal": 1})
    alone = at(row | {"workers": ["F1"]}, NORDIC)
    alone.play("factory / use / discard 2")
    assert legal(alone) == ["F1", "done"]


@pytest.mark.rule("SCY-BUILD-18")
@pytest.mark.parametrize(("card", "steps"), [(8, " / discard 2 / F1 / oil / oil / oil"), (12, " / decline")])
def test_monument_and_armory_do_not_serve_a_factory_card(card: int, steps: str) -> None:
    """Card 8 gives resources as Trade does, card 12 power as Bolster does."""
    row = SAXONY | {"factory_card": card, "hand": [2], "workers": ["F1"]}
    game = at(row | {"structures": {"monument": "G1", "armory": "E1"}}, NORDIC)
    game.play(f"factory / use{steps}")
    assert (player(game).power, player(game).popularity) == (6 if card == 12 else 5, 5)


@pytest.mark.rule("SCY-BUILD-18")
@pytest.mark.parametrize(("card", "power"), [(25, 7), (3, 5)])
def test_structures_do_not_serve_an_encounter(card: int, power: int) -> None:
    """Option A of both gives 1 popularity; card 25 also 2 power, card 3 also 2 food."""
    deck = [each for each in range(1, 29) if each != card] + [card]
    row = SAXONY | {"character": "F1", "structures": {"monument": "F1", "armory": "G1", "mill": "E1"}}
    game = at(row, NORDIC, encounter_deck=deck)
    game.play("move / char / F2 / done / option A")
    assert (player(game).power, player(game).popularity) == (power, 6)


@pytest.mark.rule("SCY-BUILD-19")
@pytest.mark.parametrize("choice", ["popularity", "F1 / oil / oil"])
def test_the_armory_gives_a_power_with_every_trade(choice: str) -> None:
    plain = at(SAXONY, NORDIC)
    plain.play(f"trade / {choice}")
    assert player(plain).power == 5
    assert refused(at(SAXONY, NORDIC), "trade / goods less") == "SCY-BUILD-19", "there is no bonus to decline"
    game = at(SAXONY | {"structures": {"armory": "G1"}}, NORDIC)
    game.play(f"trade / {choice}")
    assert player(game).power == 6
    assert (player(game).popularity, goods(game, "F1")) == (player(plain).popularity, goods(plain, "F1"))


@pytest.mark.rule("SCY-BUILD-20")
def test_the_bonus_of_a_structure_may_be_declined() -> None:
    row = SAXONY | {"structures": {"monument": "F1", "armory": "G1", "mill": "E1"}, "workers": ["F2"]}
    game = at(row, NORDIC)
    bolster, trade, sell, produce = game.clone(), game.clone(), game.clone(), game.clone()
    bolster.play("bolster / power less / take 2 / take 0")
    assert (player(bolster).power, player(bolster).popularity) == (7, 5)
    trade.play("trade / popularity less / take 1 / take 0")
    assert (player(trade).power, player(trade).popularity) == (5, 6)
    sell.play("trade / goods less / F2 / oil / oil / take 0")
    assert (player(sell).power, goods(sell, "F2")) == (5, {"oil": 2})
    produce.play("produce / F2 / done")
    assert (produce.question(), goods(produce, "E1")) == ("bottom", {})
