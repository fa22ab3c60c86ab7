"""Mech abilities for movement (SCY-MECH): Riverwalk, Speed, Underpass, Township, Wayfare. Lakes have their own file."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused, seen

NORDIC: dict[str, Any] = {"faction": "nordic"}
SAXONY: dict[str, Any] = {"faction": "saxony"}
TUNNELS = {"B4", "C2", "C5", "E3", "E6", "F4"}
NO_TOKENS: dict[str, Any] = {"encounter_tokens": ["A3"]}


def goals(game: Game, unit: str) -> set[str]:
    """Where a unit may make its first step."""
    trial = game.clone()
    trial.play(f"move / {unit}")
    return set(legal(trial))


def opponent(faction: str) -> dict[str, Any]:
    """Somebody far away from everything."""
    return {"faction": "crimea" if faction == "saxony" else "saxony"}


# -- common ------------------------------------------------------------------------------------------------------

# (faction, ability, another ability, where the units stand, where only the ability leads)
ABILITIES = [
    ("saxony", "riverwalk", "disarm", "E1", "F1"),
    ("saxony", "underpass", "disarm", "D5", "C2"),
    ("rusviet", "township", "peoples_army", "C6", "D4"),
    ("nordic", "seaworthy", "artillery", "A2", "B3"),
    ("crimea", "wayfare", "scout", "G3", "base.albion"),
    ("polania", "submerge", "camaraderie", "C1", "B1"),
]


@pytest.mark.rule("SCY-MECH-01")
@pytest.mark.parametrize(("faction", "ability", "other", "start", "goal"), ABILITIES)
def test_an_ability_serves_the_character_and_all_mechs_but_no_worker(
    faction: str, ability: str, other: str, start: str, goal: str
) -> None:
    base = f"base.{faction}"
    units = {"faction": faction, "character": start, "mechs": {other: start}, "workers": [start]}
    before = at(units, opponent(faction))
    after = at(units | {"mechs": {other: start, ability: base}}, opponent(faction))
    for unit in ("char", f"mech {start}"):
        assert goals(after, unit) - goals(before, unit) >= {goal}
    assert goals(after, f"worker {start}") == goals(before, f"worker {start}")


# -- Riverwalk ---------------------------------------------------------------------------------------------------

CROSSINGS = {"farm": ("A5", "B6"), "forest": ("A3", "A4"), "mountain": ("B4", "B5"), "tundra": ("A3", "B4")}
CROSSINGS |= {"village": ("A4", "A3")}


@pytest.mark.rule("SCY-MECH-02", "SCY-MECH-04")
@pytest.mark.rule("SCY-MECH-12", "SCY-MECH-18", "SCY-MECH-23", "SCY-MECH-36", "SCY-MECH-46")
@pytest.mark.parametrize(
    ("faction", "terrains"),
    [
        ("saxony", {"forest", "mountain"}),
        ("nordic", {"forest", "mountain"}),
        ("rusviet", {"farm", "village"}),
        ("crimea", {"farm", "tundra"}),
        ("polania", {"village", "mountain"}),
    ],
)
def test_riverwalk_crosses_rivers_to_two_terrains_of_the_faction(faction: str, terrains: set[str]) -> None:
    for terrain, (start, goal) in CROSSINGS.items():
        units = {"faction": faction, "character": start, "workers": [f"base.{faction}"]}
        without = at(units, opponent(faction))
        assert refused(without, f"move / char / {goal}") == "SCY-MOVE-13"
        game = at(units | {"mechs": {"riverwalk": start}}, opponent(faction))
        expected = None if terrain in terrains else "SCY-MECH-04"
        assert refused(game, f"move / char / {goal}") == expected
        assert refused(game, f"move / mech {start} / {goal}") == expected


@pytest.mark.rule("SCY-MECH-03")
def test_for_riverwalk_only_the_terrain_stepped_onto_counts() -> None:
    for start, goal in (("A3", "A4"), ("B4", "A4"), ("D6", "C5"), ("B5", "C5"), ("B4", "B5"), ("G3", "F3")):
        game = at(SAXONY | {"character": start, "mechs": {"riverwalk": "base.saxony"}}, NORDIC | {"workers": ["A6"]})
        assert refused(game, f"move / char / {goal}") == (None if goal != "F3" else "SCY-MECH-04")
    forest = at(SAXONY | {"character": "C5", "mechs": {"riverwalk": "base.saxony"}}, NORDIC)
    assert goals(forest, "char") == {"B6", "D5", "B5", *TUNNELS} - {"C5"}, "from a forest not to a village or tundra"


@pytest.mark.rule("SCY-MECH-02")
def test_riverwalk_works_from_a_base_as_well() -> None:
    game = at({"faction": "rusviet", "mechs": {"riverwalk": "base.rusviet"}}, SAXONY)
    assert goals(game, "char") == {"C6", "D7", "B7"}
    assert goals(at({"faction": "rusviet"}, SAXONY), "char") == {"C6", "D7"}


# -- Speed -------------------------------------------------------------------------------------------------------

FIRST_STEPS = [
    ("nordic", "A4", "A5"),
    ("rusviet", "C6", "D7"),
    ("crimea", "G3", "H1"),
    ("saxony", "F1", "G1"),
    ("polania", "C1", "D1"),
]


@pytest.mark.rule("SCY-MECH-05", "SCY-MECH-17", "SCY-MECH-22", "SCY-MECH-35", "SCY-MECH-45", "SCY-MECH-54")
@pytest.mark.parametrize(("faction", "first", "second"), FIRST_STEPS)
@pytest.mark.parametrize("unit", ["char", "mech", "worker"])
def test_speed_gives_characters_and_mechs_a_second_step(faction: str, first: str, second: str, unit: str) -> None:
    base = f"base.{faction}"
    units = {"faction": faction, "workers": [base]}
    name = unit if unit == "char" else f"{unit} {base}"
    carry = " / carry nothing" if unit == "mech" else ""
    slow = at(units | {"mechs": {"riverwalk": base}}, opponent(faction))
    slow.play(f"move / {name} / {first}{carry}")
    assert slow.question() == "pick"
    game = at(units | {"mechs": {"speed": base}}, opponent(faction))
    game.play(f"move / {name} / {first}{carry}")
    if unit == "worker":
        assert game.question() == "pick"
        return
    assert "stop" in legal(game), "the second step is not a duty"
    game.play(second)
    assert second in player(game).territories
    assert game.question() == "pick", "there is no third one"


@pytest.mark.rule("SCY-MECH-06")
@pytest.mark.parametrize("enemy", [{"character": "G1"}, {"mechs": {"artillery": "G1"}}, {"workers": ["G1"]}])
@pytest.mark.parametrize("unit", ["char", "mech F1"])
def test_enemy_units_stop_a_unit_with_speed(enemy: dict[str, Any], unit: str) -> None:
    saxony = SAXONY | {"character": "F1", "mechs": {"speed": "F1"}, "workers": ["base.saxony"]}
    game = at(saxony, NORDIC | enemy, **NO_TOKENS)
    game.play(f"move / {unit} / G1")
    assert game.question() == "pick"
    assert refused(game, "char" if unit == "char" else "mech G1") == "SCY-MOVE-04"
    free = at(saxony, NORDIC, **NO_TOKENS)
    free.play(f"move / {unit} / G1 / F2")
    assert "F2" in player(free).territories


@pytest.mark.rule("SCY-MECH-07")
@pytest.mark.example("SCY-EX-17")
@pytest.mark.parametrize("unit", ["char", "mech B4"])
def test_with_speed_a_tunnel_is_one_of_the_two_steps(unit: str) -> None:
    units = SAXONY | {"character": "B4", "mechs": {"speed": "B4"}}
    for line in ("E3 / E4", "C3 / C2", "E3 / F4"):
        game = at(units, NORDIC)
        game.play(f"move / {unit} / {line}")
        assert line[-2:] in player(game).territories
        assert game.question() == "pick"
    late = at(SAXONY | {"character": "C3", "mechs": {"speed": "C3"}}, NORDIC)
    late.play(f"move / {'char' if unit == 'char' else 'mech C3'} / B4 / F4")
    assert late.question() == "pick"


@pytest.mark.rule("SCY-MECH-09")
def test_with_speed_too_one_unit_is_finished_before_another_starts() -> None:
    saxony = SAXONY | {"character": "F1", "mechs": {"speed": "G1"}, "workers": ["base.saxony"], "cubes": ["move.units"]}
    game = at(saxony, NORDIC, **NO_TOKENS)
    game.play("move / char / G1")
    assert refused(game, "mech G1") == "SCY-MOVE-03"
    game.play("stop / mech G1 / F2")
    assert refused(game, "char") == "SCY-MOVE-03"
    game.play("stop")
    assert refused(game, "char") == "SCY-MOVE-04", "the rest of its movement is gone"


@pytest.mark.rule("SCY-MECH-10")
@pytest.mark.parametrize(
    ("faction", "mechs", "start", "line"),
    [
        ("saxony", {"underpass"}, "D5", "C2 / C3"),
        ("saxony", {"underpass"}, "D4", "D5 / C2"),
        ("rusviet", {"township"}, "C6", "D4 / C3"),
        ("rusviet", {"township"}, "D7", "C6 / D4"),
        ("polania", {"submerge"}, "B1", "D3 / E4"),
        ("polania", {"submerge"}, "C1", "B1 / E7"),
        ("crimea", {"wayfare"}, "F5", "base.albion / A1"),
        ("crimea", {"wayfare"}, "D4", "E4 / base.albion"),
        ("polania", set(), "C2", "G6 / G5"),
        ("polania", set(), "C3", "C2 / G6"),
    ],
)
def test_abilities_that_make_places_adjacent_cost_one_step_and_combine_with_speed(
    faction: str, mechs: set[str], start: str, line: str
) -> None:
    units = {"faction": faction, "character": start, "structures": {"mine": "G6"}}
    first, last = line.split(" / ")
    slow = at(units | {"mechs": dict.fromkeys(mechs, f"base.{faction}")}, NORDIC)
    slow.play(f"move / char / {first}")
    assert slow.question() == "pick"
    game = at(units | {"mechs": dict.fromkeys(mechs | {"speed"}, f"base.{faction}")}, NORDIC)
    game.play(f"move / char / {line}")
    assert player(game).character == last
    assert game.question() == "pick"


# -- Underpass and Township --------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-MECH-13", "SCY-MECH-14")
@pytest.mark.example("SCY-EX-16")
def test_underpass_joins_controlled_mountains_tunnels_and_the_own_mine() -> None:
    saxony = SAXONY | {"character": "D5", "mechs": {"underpass": "D5"}, "workers": ["F1"]}
    saxony |= {"structures": {"mine": "H1", "mill": "G4", "armory": "F6"}}
    crimea = {"faction": "crimea", "workers": ["F6", "D7"]}
    game = at(saxony, crimea)
    hub = {"F1", "G4", "H1", *TUNNELS}
    assert goals(game, "char") == goals(game, "mech D5") == hub | {"D4"}, "not F6, D7, A1 or B5"
    game.play("move / mech D5 / F1")
    assert player(game).mechs == {"underpass": "F1"}
    for start, around in (("C5", {"B6"}), ("H1", {"G3"}), ("G4", {"G3"})):
        here = at(saxony | {"character": start}, crimea)
        assert goals(here, "char") == (hub | around | {"D5"}) - {start}


@pytest.mark.rule("SCY-MECH-13", "SCY-MECH-14")
def test_underpass_does_nothing_for_units_elsewhere_or_for_workers() -> None:
    saxony = SAXONY | {"character": "D4", "mechs": {"underpass": "F1"}, "workers": ["D5", "C5"]}
    game = at(saxony, NORDIC)
    assert goals(game, "char") == {"C3", "D5", "E4"}
    assert goals(game, "worker D5") == {"C5", "D4", "E6"}
    assert goals(game, "worker C5") == {"B6", "D5", *TUNNELS} - {"C5"}
    assert goals(game, "mech F1") == {"F2", "G1", "D5", *TUNNELS}


@pytest.mark.rule("SCY-MECH-19")
@pytest.mark.example("SCY-EX-18")
def test_township_joins_controlled_villages_and_the_factory() -> None:
    rusviet = {"faction": "rusviet", "character": "C6", "mechs": {"township": "C6"}, "workers": ["A6"]}
    rusviet |= {"structures": {"mill": "G5", "armory": "F2"}}
    saxony = SAXONY | {"workers": ["F2", "G1"]}
    game = at(rusviet, saxony)
    assert goals(game, "char") == goals(game, "mech C6") == {"D6", "D7", "A6", "G5", "D4"}, "not F2, H1 or D2"
    game.play("move / mech C6 / G5")
    assert player(game).mechs == {"township": "G5"}
    factory = at(rusviet | {"character": "D4"}, saxony)
    assert goals(factory, "char") == {"C3", "D5", "E4", "C6", "A6", "G5"}
    assert goals(at(rusviet | {"character": "D7"}, saxony), "char") == {"C6", "D6"}


@pytest.mark.rule("SCY-MECH-19")
def test_for_township_the_factory_need_not_be_controlled() -> None:
    rusviet = {"faction": "rusviet", "character": "C6", "mechs": {"township": "D7"}, "workers": ["C6"]}
    game = at(rusviet, SAXONY | {"character": "D4"})
    assert goals(game, "worker C6") == {"D6", "D7"}
    game.play("move / char / D4 / done")
    assert game.question(0) == "dials"


# -- Wayfare -----------------------------------------------------------------------------------------------------

CRIMEA: dict[str, Any] = {"faction": "crimea", "mechs": {"wayfare": "C3"}, "workers": ["C3"]}


def bases(game: Game, unit: str) -> set[str]:
    return {goal.removeprefix("base.") for goal in goals(game, unit) if goal.startswith("base")}


@pytest.mark.rule("SCY-MECH-37", "SCY-MECH-38", "SCY-MECH-40")
def test_wayfare_leads_to_the_own_base_and_to_those_of_factions_that_nobody_plays() -> None:
    two = at(CRIMEA | {"character": "F5"}, NORDIC)
    everywhere = {"crimea", "rusviet", "saxony", "polania", "albion", "togawa"}
    assert bases(two, "char") == bases(two, "mech C3") == everywhere
    assert bases(two, "worker C3") == set()
    assert refused(two, "move / char / base.nordic") == "SCY-MECH-38"
    assert refused(two, "move / worker C3 / base.albion") == "SCY-MOVE-33"
    others = [{"faction": name} for name in ("nordic", "rusviet", "saxony", "polania")]
    five = at(CRIMEA | {"character": "F5"}, *others)
    assert bases(five, "char") == {"crimea", "albion", "togawa"}
    without = at(CRIMEA | {"mechs": {"scout": "C3"}}, NORDIC)
    assert refused(without, "move / mech C3 / base.crimea") == "SCY-MOVE-33"


@pytest.mark.rule("SCY-MECH-37", "SCY-DIG-28")
def test_wayfare_starts_from_any_territory_or_base_unless_the_switch_forbids_it() -> None:
    units = CRIMEA | {"mechs": {"wayfare": "base.albion"}, "workers": ["base.albion"]}
    game = at(units, NORDIC)
    assert bases(game, "char") == {"rusviet", "saxony", "polania", "albion", "togawa"}, "from the own base"
    assert bases(game, "mech base.albion") == {"crimea", "rusviet", "saxony", "polania", "togawa"}
    assert goals(game, "worker base.albion") == {"A1", "A2"}
    strict = at(units, NORDIC, options={"wayfare_from_any_base": False})
    assert goals(strict, "mech base.albion") == {"A1", "A2"}
    assert refused(strict, "move / mech base.albion / base.crimea") == "SCY-MECH-37"
    assert bases(strict, "char") == {"rusviet", "saxony", "polania", "albion", "togawa"}
    assert "crimea" in bases(at(CRIMEA, NORDIC, options={"wayfare_from_any_base": False}), "mech C3")


@pytest.mark.rule("SCY-MECH-39")
def test_wayfare_is_one_step_of_a_move() -> None:
    game = at(CRIMEA | {"character": "F5", "cubes": ["move.units"]}, NORDIC)
    game.play("move / char / base.togawa")
    assert game.question() == "pick"
    assert refused(game, "char") == "SCY-MOVE-04"
    later = at(CRIMEA | {"character": "base.togawa"}, NORDIC)
    assert {"F7", "G6"} <= goals(later, "char")


@pytest.mark.rule("SCY-MECH-41")
def test_wayfare_brings_workers_and_resources_onto_a_base() -> None:
    game = at(CRIMEA | {"character": "F5"}, NORDIC, goods={"C3": {"wood": 2}, "F5": {"wood": 1, "oil": 1}})
    game.play("move / mech C3 / base.albion / carry all / char / base.albion / carry 1 oil / carry nothing")
    assert player(game).workers == {"base.albion": 1}
    assert goods(game, "base.albion") == {"wood": 2, "oil": 1}


@pytest.mark.rule("SCY-MECH-42")
def test_resources_on_a_base_are_neither_spent_nor_counted() -> None:
    crimea = CRIMEA | {"mat": "industrial", "mechs": {"wayfare": "base.albion"}, "workers": ["C3"], "hand": []}
    away = at(crimea, NORDIC, goods={"base.albion": {"wood": 3}})
    home = at(crimea | {"character": "base.crimea"}, NORDIC, goods={"base.crimea": {"wood": 3}})
    here = at(crimea, NORDIC, goods={"C3": {"wood": 3}})
    for game, refusal, pairs in ((away, "SCY-TURN-12", 0), (home, "SCY-TURN-12", 0), (here, None, 1)):
        own = seen(game).own
        assert own is not None
        assert own.fortune["resources"] == pairs
        assert refused(game, "move / skip / build") == refusal
