"""Carrying (SCY-MOVE-06 to 12): resources, workers, and picking up and dropping on the way."""

from __future__ import annotations

from typing import Any

import pytest

from furrow.kernel.errors import NotationError
from tests.scythe.positions import at, goods, legal, player, refused

NORDIC: dict[str, Any] = {"faction": "nordic"}
SAXONY: dict[str, Any] = {"faction": "saxony"}


@pytest.mark.rule("SCY-MOVE-06")
@pytest.mark.parametrize("unit", ["char", "mech F1", "worker F1"])
def test_every_unit_takes_along_as_many_resources_as_it_likes(unit: str) -> None:
    saxony = SAXONY | {"character": "F1", "mechs": {"disarm": "F1"}, "workers": ["F1"]}
    start = {"F1": {"metal": 5, "oil": 9}, "G1": {"oil": 1}}
    game = at(saxony, NORDIC, goods=start)
    assert refused(game, f"move / {unit} / G1 / carry 6 metal") == "SCY-MOVE-06"
    assert refused(game, f"move / {unit} / G1 / carry 1 wood") == "SCY-MOVE-06"
    some, everything = game.clone(), game.clone()
    some.play(f"move / {unit} / G1 / carry 2 metal / carry nothing")
    assert (goods(some, "F1"), goods(some, "G1")) == ({"metal": 3, "oil": 9}, {"metal": 2, "oil": 1})
    everything.play(f"move / {unit} / G1 / carry all")
    assert (goods(everything, "F1"), goods(everything, "G1")) == ({}, {"metal": 5, "oil": 10})
    game.play(f"move / {unit} / G1 / carry nothing")
    assert (goods(game, "F1"), goods(game, "G1")) == (start["F1"], start["G1"])


@pytest.mark.rule("SCY-MOVE-07", "SCY-MECH-08")
@pytest.mark.parametrize("unit", ["char", "mech F1"])
def test_resources_are_picked_up_and_dropped_on_the_way(unit: str) -> None:
    saxony = SAXONY | {"character": "F1", "mechs": {"speed": "F1"}, "workers": ["base.saxony"]}
    game = at(saxony, NORDIC, goods={"F1": {"metal": 3}, "G1": {"oil": 2}}, encounter_tokens=["A3"])
    game.play(f"move / {unit} / G1 / carry 2 metal / F2 / carry 1 metal / carry 1 oil")
    assert goods(game, "F1") == {"metal": 1}
    assert goods(game, "G1") == {"metal": 1, "oil": 1}
    assert goods(game, "F2") == {"metal": 1, "oil": 1}


@pytest.mark.rule("SCY-MOVE-08")
def test_a_mech_carries_any_number_of_workers_and_resources_but_not_the_character() -> None:
    saxony = SAXONY | {"character": "F1", "mechs": {"disarm": "F1"}, "workers": ["F1"] * 7}
    game = at(saxony, NORDIC, goods={"F1": {"metal": 2}})
    game.play("move / mech F1 / G1")
    assert {text for text in legal(game) if "worker" in text} == {f"carry {n} worker" for n in range(1, 8)}
    assert refused(game, "carry 8 worker") == "SCY-MOVE-08"
    with pytest.raises(NotationError):
        game.play("carry 1 char")
    game.play("carry all")
    assert player(game).workers == {"G1": 7}
    assert player(game).character == "F1"
    assert goods(game, "G1") == {"metal": 2}


@pytest.mark.rule("SCY-MOVE-08")
@pytest.mark.parametrize("unit", ["char", "worker F1"])
def test_only_mechs_carry_workers(unit: str) -> None:
    game = at(SAXONY | {"character": "F1", "workers": ["F1"] * 3}, NORDIC, goods={"F1": {"metal": 1}})
    game.play(f"move / {unit} / G1")
    assert not [text for text in legal(game) if "worker" in text]
    assert refused(game, "carry 1 worker") == "SCY-UNIT-07"
    game.play("carry all")
    assert player(game).workers == ({"F1": 3} if unit == "char" else {"F1": 2, "G1": 1})


@pytest.mark.rule("SCY-MOVE-09")
@pytest.mark.example("SCY-EX-04")
def test_a_carried_worker_may_still_move_by_itself() -> None:
    game = at(SAXONY | {"mechs": {"disarm": "F1"}, "workers": ["F1", "F1"]}, NORDIC)
    game.play("move / mech F1 / G1 / carry 2 worker / worker G1 / F2")
    assert player(game).mechs == {"disarm": "G1"}
    assert player(game).workers == {"G1": 1, "F2": 1}
    assert game.question() == "bottom", "two units have moved"


@pytest.mark.rule("SCY-MOVE-09", "SCY-MOVE-10")
@pytest.mark.example("SCY-EX-05")
def test_a_worker_may_walk_to_a_mech_and_be_carried_off_by_it() -> None:
    game = at(SAXONY | {"mechs": {"disarm": "F1"}, "workers": ["G1"], "cubes": ["move.units"]}, NORDIC)
    game.play("move / worker G1 / F1 / mech F1 / F2 / carry 1 tired")
    assert (player(game).mechs, player(game).workers) == ({"disarm": "F2"}, {"F2": 1})
    assert refused(game, "worker F2") == "SCY-MOVE-04", "the ride gives no second walk"


@pytest.mark.rule("SCY-MOVE-09", "SCY-MOVE-10")
def test_a_walk_and_a_ride_are_two_units_of_the_move() -> None:
    game = at(SAXONY | {"mechs": {"disarm": "F1"}, "workers": ["G1"]}, NORDIC)
    game.play("move / worker G1 / F1 / mech F1 / F2 / carry all")
    assert player(game).workers == {"F2": 1}
    assert game.question() == "bottom"


@pytest.mark.rule("SCY-MOVE-11", "SCY-MECH-08")
def test_a_mech_loads_and_unloads_workers_between_its_steps() -> None:
    saxony = SAXONY | {"mechs": {"speed": "F1"}, "workers": ["F1", "F1", "G1", "G1"]}
    unloading = at(saxony, NORDIC)
    unloading.play("move / mech F1 / G1 / carry 2 worker / F2 / carry 1 worker")
    assert player(unloading).workers == {"G1": 3, "F2": 1}
    loading = at(saxony, NORDIC)
    loading.play("move / mech F1 / G1 / carry nothing / F2 / carry all")
    assert player(loading).workers == {"F1": 2, "F2": 2}


@pytest.mark.rule("SCY-MOVE-12")
@pytest.mark.parametrize(("faction", "ability"), [("nordic", "seaworthy"), ("polania", "submerge")])
def test_nothing_is_left_behind_on_a_lake(faction: str, ability: str) -> None:
    sailor = {"faction": faction, "mechs": {ability: "B2", "speed": "B2"}, "workers": ["B2", "B2"]}
    game = at(sailor, SAXONY, goods={"B2": {"oil": 2}})
    game.play("move / mech B2 / B3 / carry all / A2")
    for answer in ("carry nothing", "carry 1 worker", "carry 2 worker / carry nothing", "carry 2 worker / carry 1 oil"):
        assert refused(game, answer) == "SCY-MECH-28"
    assert refused(game, "carry 2 oil") == "SCY-MECH-28", "the workers would stay"
    game.play("carry all")
    assert player(game).workers == {"A2": 2}
    assert (goods(game, "A2"), goods(game, "B3")) == ({"oil": 2}, {})


@pytest.mark.rule("SCY-DIG-24")
def test_what_to_take_along_is_asked_at_every_step_and_nothing_goes_silently() -> None:
    game = at(SAXONY | {"mechs": {"speed": "F1"}, "workers": ["F1"]}, NORDIC, goods={"F1": {"metal": 1}})
    game.play("move / mech F1 / G1")
    assert game.question() == "cargo"
    assert (player(game).mechs, goods(game, "F1")) == ({"speed": "F1"}, {"metal": 1})
    assert set(legal(game)) == {"carry 1 worker", "carry 1 metal", "carry all", "carry nothing"}
    game.play("carry all / F2")
    assert game.question() == "cargo"
    game.play("carry nothing")
    assert (player(game).mechs, player(game).workers, goods(game, "G1")) == ({"speed": "F2"}, {"G1": 1}, {"metal": 1})
    assert game.question() == "pick"


@pytest.mark.rule("SCY-DIG-24")
def test_nothing_is_asked_where_there_is_nothing_to_take() -> None:
    game = at(SAXONY | {"character": "F1", "mechs": {"disarm": "G1"}, "workers": ["F1"]}, NORDIC)
    game.play("move / char / G1 / mech G1 / F1")
    assert game.question() == "bottom"


@pytest.mark.rule("SCY-DIG-25")
@pytest.mark.parametrize("unit", ["char", "mech F1"])
def test_a_unit_with_two_steps_may_go_there_and_back(unit: str) -> None:
    saxony = SAXONY | {"character": "F1", "mechs": {"speed": "F1"}, "workers": ["base.saxony"]}
    game = at(saxony, NORDIC, goods={"F1": {"metal": 2}, "G1": {"oil": 1}})
    game.play(f"move / {unit} / G1 / carry all")
    assert "F1" in legal(game)
    game.play("F1 / carry 1 oil")
    assert (player(game).character, player(game).mechs) == ("F1", {"speed": "F1"})
    assert (goods(game, "F1"), goods(game, "G1")) == ({"oil": 1}, {"metal": 2})
    assert game.question() == "pick"
