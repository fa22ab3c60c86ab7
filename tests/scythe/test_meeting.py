"""Territories of an opponent (SCY-MOVE-16 to 32): workers, structures, characters and mechs."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused, seen

NORDIC: dict[str, Any] = {"faction": "nordic"}
SAXONY: dict[str, Any] = {"faction": "saxony"}
RIDER: dict[str, Any] = SAXONY | {"character": "F1", "mechs": {"speed": "F1"}, "workers": ["base.saxony"]}
NO_TOKENS: dict[str, Any] = {"encounter_tokens": ["A3"]}


def fight(game: Game, attacker: int, defender: int) -> None:
    """Both sides dial and reveal."""
    game.play(f"dial {attacker} / ready", seat=0)
    game.play(f"dial {defender} / ready", seat=1)


# -- only workers ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-MOVE-16", "SCY-MOVE-17", "SCY-MOVE-18", "SCY-MOVE-19", "SCY-MOVE-20")
@pytest.mark.example("SCY-EX-08")
@pytest.mark.parametrize("unit", ["char", "mech F1"])
def test_a_character_or_mech_displaces_workers_and_stops(unit: str) -> None:
    game = at(
        RIDER | {"popularity": 5}, NORDIC | {"workers": ["G1", "G1", "A4"]}, goods={"G1": {"oil": 3}}, **NO_TOKENS
    )
    game.play(f"move / {unit} / G1")
    assert game.question() == "pick", "a step is left, but the movement is over"
    assert refused(game, "char" if unit == "char" else "mech G1") == "SCY-MOVE-04"
    assert player(game, 1).workers == {"base.nordic": 2, "A4": 1}
    assert goods(game, "G1") == {"oil": 3}
    assert "G1" in player(game).territories
    assert "G1" not in player(game, 1).territories
    assert player(game).popularity == 3
    game.play("done")
    assert game.question() == "bottom"
    assert not seen(game).contested
    assert (player(game).power, player(game).star_count) == (1, 0)


@pytest.mark.rule("SCY-MOVE-19")
def test_the_resources_of_displaced_workers_can_be_spent_by_the_mover() -> None:
    saxony = RIDER | {"mat": "industrial", "workers": ["F1"]}
    game = at(saxony, NORDIC | {"workers": ["G1"]}, goods={"G1": {"wood": 3}})
    game.play("move / char / G1 / done / build / mine / F1")
    assert (goods(game, "G1"), player(game).structures) == ({}, {"mine": "F1"})


@pytest.mark.rule("SCY-MOVE-20", "SCY-MOVE-21")
@pytest.mark.example("SCY-EX-09")
@pytest.mark.parametrize(("popularity", "workers", "left"), [(4, 3, 1), (3, 3, 0), (2, 3, 0), (0, 3, 0), (0, 1, 0)])
def test_popularity_falls_by_one_for_each_worker_but_not_below_zero(popularity: int, workers: int, left: int) -> None:
    game = at(RIDER | {"popularity": popularity}, NORDIC | {"workers": ["G1"] * workers})
    game.play("move / mech F1 / G1")
    assert player(game).popularity == left
    assert player(game, 1).workers == {"base.nordic": workers}


@pytest.mark.rule("SCY-MOVE-22")
def test_workers_do_not_walk_onto_workers_of_an_opponent() -> None:
    game = at(SAXONY | {"workers": ["F1", "B4"]}, NORDIC | {"workers": ["G1", "E3"]})
    assert refused(game, "move / worker F1 / G1") == "SCY-MOVE-22"
    assert refused(game, "move / worker B4 / E3") == "SCY-MOVE-22", "nor through a tunnel"
    game.play("move / worker F1")
    assert legal(game) == ["F2"]


@pytest.mark.rule("SCY-MOVE-23")
def test_later_units_use_the_territory_as_if_nobody_had_been_there() -> None:
    saxony = RIDER | {"workers": ["F1"], "cubes": ["move.units"]}
    game = at(saxony, NORDIC | {"workers": ["G1"]}, **NO_TOKENS)
    game.play("move / mech F1 / G1 / carry nothing / char / G1")
    assert game.question() == "step", "nobody is left to stop the second unit"
    game.play("F2 / worker F1 / G1")
    assert (player(game).character, player(game).workers) == ("F2", {"G1": 1})


# -- only a structure --------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-MOVE-24", "SCY-MOVE-25")
@pytest.mark.example("SCY-EX-10")
@pytest.mark.parametrize("unit", ["char", "mech F1", "worker F1"])
def test_any_unit_takes_over_a_territory_with_only_a_structure(unit: str) -> None:
    saxony = SAXONY | {"character": "F1", "mechs": {"disarm": "F1"}, "workers": ["F1"]}
    game = at(saxony, NORDIC | {"structures": {"mill": "G1"}})
    assert "G1" in player(game, 1).territories
    game.play(f"move / {unit} / G1")
    if game.question() == "cargo":
        game.play("carry nothing")
    assert "G1" in player(game).territories
    assert "G1" not in player(game, 1).territories
    assert (player(game).structures, player(game, 1).structures) == ({}, {"mill": "G1"})
    assert player(game).popularity == 2


@pytest.mark.rule("SCY-MOVE-25")
def test_the_bonus_of_a_structure_stays_with_its_owner() -> None:
    saxony = SAXONY | {"character": "G1", "workers": ["F1"], "popularity": 3, "coins": 4}
    monument = at(saxony, NORDIC | {"structures": {"monument": "G1"}})
    monument.play("bolster / power")
    assert player(monument).popularity == 3
    armory = at(saxony, NORDIC | {"structures": {"armory": "G1"}})
    armory.play("trade / popularity")
    assert player(armory).power == 1
    mill = at(saxony | {"workers": ["G1", "F1", "F2"]}, NORDIC | {"structures": {"mill": "G1"}})
    mill.play("produce / G1 / F1")
    assert (goods(mill, "G1"), mill.question()) == ({"oil": 1}, "bottom")
    mine = at(saxony, NORDIC | {"structures": {"mine": "G1"}})
    mine.play("move / char")
    assert set(legal(mine)) == {"F1", "F2"}


@pytest.mark.rule("SCY-MOVE-26")
@pytest.mark.parametrize("unit", ["char", "mech F1"])
def test_a_structure_alone_does_not_stop_movement(unit: str) -> None:
    game = at(RIDER, NORDIC | {"structures": {"mill": "G1"}}, **NO_TOKENS)
    game.play(f"move / {unit} / G1 / F2")
    assert "G1" in player(game, 1).territories
    assert "F2" in player(game).territories


# -- characters and mechs ----------------------------------------------------------------------------------------

GUARDS = [{"character": "G1"}, {"mechs": {"artillery": "G1"}}, {"mechs": {"speed": "G1"}, "workers": ["G1", "A4"]}]


@pytest.mark.rule("SCY-MOVE-27", "SCY-MOVE-28")
@pytest.mark.parametrize("unit", ["char", "mech F1"])
@pytest.mark.parametrize("guard", GUARDS)
def test_a_character_or_mech_stops_where_it_meets_another(unit: str, guard: dict[str, Any]) -> None:
    game = at(RIDER | {"popularity": 5}, NORDIC | guard, goods={"G1": {"oil": 2}}, **NO_TOKENS)
    game.play(f"move / {unit} / G1")
    assert game.question() == "pick"
    assert refused(game, "char" if unit == "char" else "mech G1") == "SCY-MOVE-04"
    assert "G1" in player(game, 1).territories
    assert "G1" not in player(game).territories
    assert (player(game).popularity, player(game, 1).workers) == (5, player(at(RIDER, NORDIC | guard), 1).workers)


@pytest.mark.rule("SCY-MOVE-29")
def test_combat_waits_for_the_last_move_and_happens_on_every_shared_territory() -> None:
    saxony = SAXONY | {"character": "F1", "mechs": {"disarm": "F1", "riverwalk": "B6"}}
    saxony |= {"workers": ["base.saxony"], "cubes": ["move.units"]}
    nordic = NORDIC | {"character": "G1", "mechs": {"speed": "A6", "artillery": "B5"}, "workers": ["F2"], "power": 0}
    game = at(saxony, nordic, **NO_TOKENS)
    game.play("move / char / G1")
    assert game.question() == "pick"
    game.play("mech B6 / A6 / mech F1 / F2")
    assert game.question() == "battles"
    assert set(legal(game)) == {"fight G1", "fight A6"}, "workers alone are no reason to fight, nor is B5"
    game.play("fight A6")
    fight(game, 0, 0)
    assert game.question(0) == "dials", "the second one follows"
    fight(game, 0, 0)
    assert game.question() == "bottom"
    assert player(game, 1).character == "base.nordic"
    assert player(game, 1).mechs == {"speed": "base.nordic", "artillery": "B5"}


@pytest.mark.rule("SCY-MOVE-30", "SCY-MOVE-31")
@pytest.mark.parametrize("guard", GUARDS)
def test_workers_reach_guarded_territories_only_in_a_mech(guard: dict[str, Any]) -> None:
    game = at(SAXONY | {"mechs": {"disarm": "F1"}, "workers": ["F1", "F1"]}, NORDIC | guard)
    assert refused(game, "move / worker F1 / G1") == "SCY-MOVE-30"
    game.play("move / mech F1 / G1 / carry 1 worker")
    assert player(game).workers == {"F1": 1, "G1": 1}
    assert refused(game, "worker F1 / G1") == "SCY-MOVE-30", "not even behind the own mech"


@pytest.mark.rule("SCY-MOVE-32", "SCY-DIG-27")
def test_carried_workers_stay_for_the_combat_unless_the_switch_lets_them_go() -> None:
    saxony = SAXONY | {"mechs": {"disarm": "F1"}, "workers": ["F1"]}
    nordic = NORDIC | {"character": "G1"}
    line = "move / mech F1 / G1 / carry 1 worker"
    game = at(saxony, nordic)
    game.play(line)
    assert refused(game, "worker G1") == "SCY-MOVE-32"
    lenient = at(saxony, nordic, options={"contested_workers_may_leave": True})
    lenient.play(f"{line} / worker G1 / F2")
    assert player(lenient).workers == {"F2": 1}


@pytest.mark.rule("SCY-MOVE-16", "SCY-MOVE-32")
def test_workers_carried_onto_mere_workers_may_walk_on() -> None:
    game = at(SAXONY | {"mechs": {"disarm": "F1"}, "workers": ["F1"]}, NORDIC | {"workers": ["G1"]})
    game.play("move / mech F1 / G1 / carry 1 worker / worker G1 / F2")
    assert player(game).workers == {"F2": 1}


@pytest.mark.rule("SCY-DIG-21")
def test_further_units_may_join_a_contested_territory_and_stop_there_too() -> None:
    game = at(RIDER | {"cubes": ["move.units"], "hand": [2, 3, 5]}, NORDIC | {"character": "G1"}, **NO_TOKENS)
    game.play("move / mech F1 / G1 / char / G1")
    assert game.question() == "pick"
    assert refused(game, "char") == "SCY-MOVE-04"
    game.play("done")
    assert refused(game, "dial 0 / card 2 / card 3", 0) is None, "both fight"
    assert refused(game, "dial 0 / card 2 / card 3 / card 5", 0) == "SCY-COMBAT-14"


# -- the end of the game in the middle of it ----------------------------------------------------------------------


@pytest.mark.rule("SCY-DIG-16")
def test_at_the_end_units_that_would_still_have_to_fight_go_back_to_their_start_with_their_cargo() -> None:
    saxony = SAXONY | {"character": "F1", "mechs": {"riverwalk": "B6", "speed": "E1"}, "workers": ["E1", "E1"]}
    saxony |= {"cubes": ["move.units"], "stars": {"combat": 5}, "popularity": 3}
    nordic = NORDIC | {"character": "E3", "mechs": {"seaworthy": "A6"}, "workers": ["G1"], "power": 0}
    game = at(saxony, nordic, goods={"E1": {"wood": 3}, "E3": {"wood": 1, "food": 1}}, **NO_TOKENS)
    game.play("move / char / G1 / mech B6 / A6")
    game.play("mech E1 / E2 / carry 1 worker / carry 2 wood / E3 / carry all / fight A6")
    fight(game, 0, 0)
    assert game.over
    assert player(game).mechs == {"riverwalk": "A6", "speed": "E1"}
    assert player(game).workers == {"E1": 2}
    assert (goods(game, "E1"), goods(game, "E3")) == ({"wood": 3}, {"wood": 1, "food": 1})
    assert player(game, 1).character == "E3"
    assert "E3" in player(game, 1).territories
    assert (player(game).character, player(game).popularity) == ("G1", 2), "what was done on the way stays done"
    assert player(game, 1).workers == {"base.nordic": 1}


@pytest.mark.rule("SCY-DIG-16", "SCY-DIG-27")
def test_a_worker_that_leaves_a_contested_territory_takes_nothing_out_of_it() -> None:
    saxony = SAXONY | {"mechs": {"riverwalk": "B6", "disarm": "F1"}, "workers": ["F1"]}
    saxony |= {"cubes": ["move.units"], "stars": {"combat": 5}}
    nordic = NORDIC | {"character": "G1", "mechs": {"seaworthy": "A6"}, "power": 0}
    options = {"contested_workers_may_leave": True}
    game = at(saxony, nordic, goods={"F1": {"metal": 2}}, options=options, **NO_TOKENS)
    game.play("move / mech F1 / G1 / carry all / worker G1 / F2 / mech B6 / A6 / fight A6")
    fight(game, 0, 0)
    assert game.over
    assert (player(game).mechs["disarm"], player(game).workers) == ("F1", {"F2": 1})
    assert (goods(game, "F1"), goods(game, "G1"), goods(game, "F2")) == ({"metal": 2}, {}, {})


@pytest.mark.rule("SCY-DIG-16", "SCY-CTRL-03")
def test_a_unit_whose_lake_was_taken_by_a_retreat_goes_to_its_base_at_the_end() -> None:
    """Nordic retreats to the lake from which Polania attacks elsewhere; the sixth star falls before that fight."""
    five = dict.fromkeys(("combat", "power", "popularity", "mechs", "upgrades"), 1)
    polania = {"faction": "polania", "character": "D4", "mechs": {"submerge": "D3"}, "stars": five}
    nordic = NORDIC | {"character": "C3", "mechs": {"seaworthy": "base.nordic"}, "power": 0}
    game = at(polania, nordic, SAXONY | {"character": "E4"})
    game.play("move / char / C3 / mech D3 / E4 / fight C3")
    fight(game, 0, 0)
    assert "C3" not in player(game, 1).territories, "the loser is as good as gone while it chooses"
    game.play("retreat D3")
    assert game.over
    assert player(game).mechs == {"submerge": "base.polania"}
    assert ("D3" in player(game, 1).territories, "D3" in player(game).territories) == (True, False)
    assert furrow.load(game.record()).position() == game.position()
