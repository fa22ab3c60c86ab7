"""Move (SCY-MOVE): which units, how far; rivers, lakes, tunnels, bases, encounter tokens."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.scythe.positions import at, legal, player, refused, seen

NORDIC: dict[str, Any] = {"faction": "nordic"}
SAXONY: dict[str, Any] = {"faction": "saxony"}
TUNNELS = {"B4", "C2", "C5", "E3", "E6", "F4"}
LAKES = {"B1", "B3", "C4", "D3", "E5", "E7", "G2"}
UNITS = ("char", "mech", "worker")


def goals(game: Game, unit: str) -> set[str]:
    """Where a unit may make its first step."""
    trial = game.clone()
    trial.play(f"move / {unit}")
    return set(legal(trial))


def called(unit: str, place: str) -> str:
    """The text that picks a unit."""
    return unit if unit == "char" else f"{unit} {place}"


def three_units(faction: str, place: str, ability: str) -> dict[str, Any]:
    """A character, a mech and a worker on one place."""
    return {"faction": faction, "character": place, "mechs": {ability: place}, "workers": [place]}


@pytest.mark.rule("SCY-MOVE-01")
def test_move_is_either_one_coin_or_moving_units() -> None:
    game = at(SAXONY | {"coins": 4}, NORDIC)
    paid = game.clone()
    paid.play("move / coins")
    assert player(paid).coins == 5
    assert paid.question() == "bottom"
    assert refused(paid, "char") is not None
    game.play("move / char / F1")
    assert refused(game, "coins") == "SCY-MOVE-01"
    game.play("done")
    assert player(game).coins == 4


@pytest.mark.rule("SCY-MOVE-02")
def test_up_to_two_units_step_from_territory_or_base_to_an_adjacent_territory() -> None:
    game = at(SAXONY | {"workers": ["F1", "G1"]}, NORDIC)
    assert goals(game, "char") == {"F1", "G1"}
    assert goals(game, "worker G1") == {"F1", "F2"}
    assert refused(game, "move / char / F2") == "SCY-MOVE-02"
    assert refused(game, "move / worker F1 / A1") == "SCY-MOVE-02"
    game.play("move / char / F1 / worker G1 / F2")
    assert (player(game).character, player(game).workers) == ("F1", {"F1": 1, "F2": 1})
    assert game.question() == "bottom"
    assert refused(game, "worker F1") is not None


@pytest.mark.rule("SCY-MOVE-02")
@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_makes_a_single_step(unit: str) -> None:
    game = at(three_units("saxony", "F1", "disarm"), NORDIC)
    game.play(f"move / {called(unit, 'F1')} / G1")
    if game.question() == "cargo":
        game.play("carry nothing")
    assert game.question() == "pick"
    assert refused(game, "F2") is not None


@pytest.mark.rule("SCY-MOVE-03")
def test_a_unit_is_finished_before_the_next_one_starts() -> None:
    game = at(SAXONY | {"character": "F1", "mechs": {"speed": "base.saxony"}, "workers": ["G1"]}, NORDIC)
    game.play("move / char / G1")
    assert refused(game, "worker G1") == "SCY-MOVE-03"
    assert refused(game, "mech base.saxony") == "SCY-MOVE-03"
    game.play("stop / worker G1 / F1")
    assert player(game).workers == {"F1": 1}


@pytest.mark.rule("SCY-MOVE-04")
@pytest.mark.parametrize("unit", UNITS)
def test_no_unit_moves_twice_in_one_action(unit: str) -> None:
    game = at(three_units("saxony", "F1", "disarm") | {"cubes": ["move.units"]}, NORDIC)
    game.play(f"move / {called(unit, 'F1')} / G1")
    if game.question() == "cargo":
        game.play("carry nothing")
    assert called(unit, "G1") not in legal(game)
    assert refused(game, called(unit, "G1")) == "SCY-MOVE-04"


@pytest.mark.rule("SCY-MOVE-04")
def test_of_two_equal_units_the_one_that_has_not_moved_may_follow() -> None:
    game = at(SAXONY | {"workers": ["F1", "G1"], "cubes": ["move.units"]}, NORDIC)
    game.play("move / worker F1 / G1 / worker G1 / F1")
    assert player(game).workers == {"F1": 1, "G1": 1}
    assert refused(game, "worker F1") == refused(game, "worker G1") == "SCY-MOVE-04"


@pytest.mark.rule("SCY-MOVE-05")
def test_fewer_units_than_allowed_may_be_moved() -> None:
    game = at(SAXONY, NORDIC)
    game.play("move / worker F1 / G1")
    assert {"done", "char"} <= set(legal(game))
    game.play("done")
    assert game.question() == "bottom"
    assert player(game).workers == {"G1": 2}


# -- rivers, lakes, tunnels --------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-MOVE-13")
@pytest.mark.parametrize("unit", UNITS)
def test_without_an_ability_nobody_crosses_a_river_or_enters_a_lake(unit: str) -> None:
    game = at(three_units("saxony", "F3", "disarm"), NORDIC)
    name = called(unit, "F3")
    assert goals(game, name) == {"E3", "E4", "F4"}
    assert refused(game, f"move / {name} / F2") == refused(game, f"move / {name} / G3") == "SCY-MOVE-13"
    assert refused(game, f"move / {name} / G2") in ("SCY-MOVE-12", "SCY-MOVE-13")


@pytest.mark.rule("SCY-MOVE-13")
def test_riverwalk_lake_abilities_and_swim_are_the_exceptions() -> None:
    land = {"E3", "E4", "F4"}
    rusviet = at(three_units("rusviet", "F3", "riverwalk"), NORDIC)
    assert goals(rusviet, "char") == goals(rusviet, "mech F3") == land | {"F2", "G3"}
    assert goals(rusviet, "worker F3") == land
    nordic = at(three_units("nordic", "F3", "seaworthy"), SAXONY)
    assert goals(nordic, "char") == goals(nordic, "mech F3") == land | {"G2"}
    assert goals(nordic, "worker F3") == land | {"F2", "G3"}


@pytest.mark.rule("SCY-MOVE-14")
@pytest.mark.example("SCY-EX-03")
@pytest.mark.parametrize(("faction", "ability"), [("nordic", "seaworthy"), ("polania", "submerge")])
def test_a_lake_is_entered_from_and_left_to_every_territory_around_it(faction: str, ability: str) -> None:
    shore = ("A2", "A3", "B2", "B4", "C2", "C3")
    for place in shore:
        game = at({"faction": faction, "character": place, "mechs": {ability: f"base.{faction}"}}, SAXONY)
        assert "B3" in goals(game, "char")
    afloat = at({"faction": faction, "character": "B3", "mechs": {ability: "B3"}}, SAXONY)
    assert goals(afloat, "char") - LAKES == goals(afloat, "mech B3") - LAKES == set(shore)
    afloat.play("move / char / A3")
    assert player(afloat).character == "A3"


@pytest.mark.rule("SCY-MOVE-15")
@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("start", sorted(TUNNELS))
def test_any_unit_steps_from_tunnel_to_tunnel(unit: str, start: str) -> None:
    game = at(three_units("saxony", start, "disarm"), NORDIC)
    assert goals(game, called(unit, start)) & TUNNELS == TUNNELS - {start}


@pytest.mark.rule("SCY-MOVE-15")
def test_a_tunnel_step_is_one_step_and_starts_and_ends_in_a_tunnel() -> None:
    game = at(three_units("saxony", "C3", "disarm") | {"workers": ["B4"]}, NORDIC)
    assert goals(game, "char") == {"B4", "C2", "D4"}
    assert goals(game, "worker B4") == {"C3", *TUNNELS} - {"B4"}
    game.play("move / worker B4 / E3")
    assert game.question() == "pick"


@pytest.mark.example("SCY-EX-50")
def test_an_opponent_on_the_territory_of_the_mine_does_not_close_it() -> None:
    miner = {"faction": "polania", "character": "E3", "mechs": {"speed": "C2"}, "workers": ["C2"], "popularity": 3}
    farmers = at(miner | {"structures": {"mine": "D1"}}, SAXONY | {"workers": ["D1"]})
    assert "D1" in player(farmers, 1).territories
    assert refused(farmers, "move / worker C2 / D1") == "SCY-MOVE-22"
    assert goals(farmers, "worker C2") == {"B2", "C3", *TUNNELS} - {"C2"}
    farmers.play("move / mech C2 / D1 / carry nothing")
    assert farmers.question() == "pick", "the workers stop the mech although it has a step left"
    assert (player(farmers, 1).workers, player(farmers).popularity) == ({"base.saxony": 1}, 2)
    guarded = at(miner | {"structures": {"mine": "D1"}}, SAXONY | {"workers": ["F1"], "mechs": {"speed": "D1"}})
    guarded.play("move / char / D1 / done")
    assert guarded.question(0) == "dials"
    assert goals(at(SAXONY | {"character": "D1"}, miner | {"structures": {"mine": "D1"}}), "char") == {"C1", "D2"}


# -- bases -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-MOVE-33")
@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize(("start", "base"), [("F1", "saxony"), ("A4", "nordic"), ("A1", "albion"), ("C1", "polania")])
def test_no_unit_moves_onto_a_base(unit: str, start: str, base: str) -> None:
    game = at(three_units("saxony", start, "disarm"), NORDIC | {"workers": ["B6"]})
    name = called(unit, start)
    assert not {goal for goal in goals(game, name) if goal.startswith("base")}
    assert refused(game, f"move / {name} / base.{base}") == "SCY-MOVE-33"


@pytest.mark.rule("SCY-MOVE-34")
@pytest.mark.parametrize("unit", UNITS)
def test_units_on_a_base_may_move_off_it(unit: str) -> None:
    game = at(three_units("saxony", "base.saxony", "disarm"), NORDIC)
    name = called(unit, "base.saxony")
    assert goals(game, name) == {"F1", "G1"}
    game.play(f"move / {name} / F1")
    if game.question() == "cargo":
        game.play("carry nothing")
    assert "F1" in player(game).territories


# -- encounter tokens and crowds ---------------------------------------------------------------------------------


@pytest.mark.rule("SCY-MOVE-35")
def test_an_encounter_token_stops_the_character() -> None:
    saxony = SAXONY | {"character": "F1", "mechs": {"speed": "base.saxony"}, "workers": ["base.saxony"]}
    game = at(saxony, NORDIC)
    game.play("move / char / F2")
    assert game.question() == "pick"
    assert refused(game, "char") == "SCY-MOVE-04"
    free = at(saxony, NORDIC, encounter_tokens=["A3"])
    free.play("move / char / F2 / G1")
    assert player(free).character == "G1"


@pytest.mark.rule("SCY-MOVE-36")
def test_the_encounter_comes_after_all_combats_and_takes_the_token() -> None:
    saxony = SAXONY | {"character": "F1", "mechs": {"riverwalk": "E2"}, "workers": ["G1"]}
    game = at(saxony, NORDIC | {"character": "E1"}, encounter_tokens=["F2", "A3"])
    game.play("move / char / F2")
    assert set(seen(game).encounter_tokens) == {"A3", "F2"}
    game.play("mech E2 / E1")
    assert game.question(0) == "dials"
    assert set(seen(game).encounter_tokens) == {"A3", "F2"}
    game.play("dial 0 / ready", seat=0)
    game.play("dial 0 / ready", seat=1)
    assert game.question() == "encounter"
    assert set(seen(game).encounter_tokens) == {"A3"}


@pytest.mark.rule("SCY-MOVE-36")
def test_a_character_that_has_been_driven_away_has_no_encounter() -> None:
    game = at(SAXONY | {"character": "F1"}, NORDIC | {"mechs": {"speed": "F2"}}, encounter_tokens=["F2"])
    game.play("move / char / F2 / done")
    game.play("dial 0 / ready", seat=0)
    game.play("dial 1 / ready", seat=1)
    assert player(game).character == "base.saxony"
    assert game.question() == "bottom"
    assert set(seen(game).encounter_tokens) == {"F2"}


@pytest.mark.rule("SCY-MOVE-37")
def test_encounter_tokens_mean_nothing_to_mechs_and_workers() -> None:
    game = at(SAXONY | {"mechs": {"speed": "F1"}, "workers": ["G1"]}, NORDIC)
    game.play("move / mech F1 / F2")
    assert game.question() == "step"
    game.play("stop / worker G1 / F2")
    assert game.question() == "bottom"
    assert "F2" in seen(game).encounter_tokens


@pytest.mark.rule("SCY-MOVE-38")
def test_any_number_of_units_stands_on_a_territory() -> None:
    mechs = dict.fromkeys(("riverwalk", "underpass", "disarm", "speed"), "F1")
    crowd = SAXONY | {"mechs": mechs, "workers": ["F1"] * 7 + ["G1"], "stars": {"mechs": 1, "workers": 1}}
    game = at(crowd, NORDIC)
    game.play("move / worker G1 / F1 / char / F1")
    assert (player(game).character, player(game).mechs, player(game).workers) == ("F1", mechs, {"F1": 8})
