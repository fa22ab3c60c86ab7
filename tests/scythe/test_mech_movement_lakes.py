"""Lakes (SCY-MECH-24, 28 to 32, 47, 48, 50): Seaworthy and Submerge, and what may not be left on the water."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused

SAXONY: dict[str, Any] = {"faction": "saxony"}
LAKES = {"B1", "B3", "C4", "D3", "E5", "E7", "G2"}
SAILORS = [("nordic", "seaworthy", "artillery"), ("polania", "submerge", "camaraderie")]
sailors = pytest.mark.parametrize(("faction", "ability", "other"), SAILORS)


def goals(game: Game, unit: str) -> set[str]:
    """Where a unit may make its first step."""
    trial = game.clone()
    trial.play(f"move / {unit}")
    return set(legal(trial))


@pytest.mark.rule("SCY-MECH-24", "SCY-MECH-47")
@sailors
def test_characters_and_mechs_move_onto_and_off_lakes(faction: str, ability: str, other: str) -> None:
    base = f"base.{faction}"
    units = {"faction": faction, "character": "A2", "mechs": {other: "A2"}, "workers": [base]}
    assert goals(at(units, SAXONY), "char") == {"A1", "A3", "B2"}
    units |= {"mechs": {other: "A2", ability: base}}
    game = at(units, SAXONY)
    assert goals(game, "char") == goals(game, "mech A2") == {"A1", "A3", "B2", "B3"}
    game.play("move / char / B3 / mech A2 / B3")
    assert (player(game).character, player(game).mechs[other]) == ("B3", "B3")
    assert "B3" in player(game).territories
    afloat = at(units | {"character": "B3"}, SAXONY)
    afloat.play("move / char / C3")
    assert player(afloat).character == "C3"


@pytest.mark.rule("SCY-MECH-24")
def test_with_speed_a_lake_is_passed_like_any_territory() -> None:
    nordic = {"faction": "nordic", "character": "A2", "mechs": {"seaworthy": "base.nordic", "speed": "base.nordic"}}
    game = at(nordic, SAXONY)
    game.play("move / char / B3 / C3")
    assert player(game).character == "C3"


@pytest.mark.rule("SCY-MECH-48")
@pytest.mark.parametrize("unit", ["char", "mech"])
@pytest.mark.parametrize("lake", sorted(LAKES))
def test_submerge_leads_from_any_lake_to_any_other(lake: str, unit: str) -> None:
    units = {"character": lake, "workers": ["C1"]}
    name = "char" if unit == "char" else f"mech {lake}"
    polania = at({"faction": "polania", "mechs": {"submerge": lake}} | units, SAXONY)
    assert goals(polania, name) & LAKES == LAKES - {lake}
    nordic = at({"faction": "nordic", "mechs": {"seaworthy": lake}} | units, SAXONY)
    assert goals(nordic, name) & LAKES == set(), "Seaworthy has no such jump"


@pytest.mark.rule("SCY-MECH-48")
def test_submerge_starts_on_a_lake_only() -> None:
    polania = {"faction": "polania", "character": "C1", "mechs": {"submerge": "base.polania"}}
    game = at(polania, SAXONY)
    assert goals(game, "char") & LAKES == {"B1"}
    assert goals(game, "mech base.polania") & LAKES == {"B1"}, "the lake beside the base"


@pytest.mark.rule("SCY-MECH-28", "SCY-MECH-50", "SCY-DIG-26")
@sailors
def test_a_lone_carrier_takes_everything_off_a_lake(faction: str, ability: str, other: str) -> None:
    units = {"faction": faction, "mechs": {ability: "B3"}, "workers": ["B3", "B3"]}
    game = at(units, SAXONY, goods={"B3": {"oil": 1, "wood": 2}})
    game.play("move / mech B3 / C3")
    for answer in ("nothing", "1 worker", "2 worker / carry nothing", "2 worker / carry 2 wood"):
        assert refused(game, f"carry {answer}") == "SCY-MECH-28"
    game.play("carry 2 worker / carry 1 oil / carry 2 wood")
    assert (player(game).workers, goods(game, "C3")) == ({"C3": 2}, {"oil": 1, "wood": 2})
    alone = at({"faction": faction, "character": "B3", "mechs": {ability: "C1"}}, SAXONY, goods={"B3": {"oil": 2}})
    assert refused(alone, "move / char / C3 / carry nothing") == "SCY-MECH-28"
    assert refused(alone, "move / char / C3 / carry 1 oil") == "SCY-MECH-28"
    assert refused(alone, "move / char / C3 / carry all") is None


@pytest.mark.rule("SCY-MECH-29", "SCY-MECH-50", "SCY-DIG-26")
@sailors
def test_on_a_lake_a_mech_hands_workers_and_resources_to_another(faction: str, ability: str, other: str) -> None:
    units = {"faction": faction, "mechs": {ability: "B3", other: "B2"}, "workers": ["B3"], "cubes": ["move.units"]}
    game = at(units, SAXONY, goods={"B3": {"oil": 1}})
    assert refused(game, "move / mech B3 / C3 / carry nothing") == "SCY-MECH-28", "before the other one has come"
    game.play("move / mech B2 / B3 / mech B3 / C3 / carry nothing")
    assert player(game).mechs == {ability: "C3", other: "B3"}
    assert (player(game).workers, goods(game, "B3")) == ({"B3": 1}, {"oil": 1})
    game.play("done / pass / end / move / skip / pass / end")
    game.play("bolster / skip / pass / end / bolster / skip / pass / end")
    assert refused(game, "move / mech B3 / C3 / carry nothing") == "SCY-MECH-28", "now it is the last one"


@pytest.mark.rule("SCY-MECH-29", "SCY-DIG-26")
@sailors
def test_on_a_lake_the_character_can_keep_resources_but_no_workers(faction: str, ability: str, other: str) -> None:
    units = {"faction": faction, "character": "B3", "mechs": {ability: "B3"}, "workers": ["B3"]}
    game = at(units, SAXONY, goods={"B3": {"oil": 1}})
    assert refused(game, "move / mech B3 / C3 / carry nothing") == "SCY-MECH-28"
    keeping = game.clone()
    keeping.play("move / mech B3 / C3 / carry 1 worker / carry nothing")
    assert (player(keeping).workers, goods(keeping, "B3")) == ({"C3": 1}, {"oil": 1})
    game.play("move / char / C3 / carry nothing")
    assert (player(game).workers, goods(game, "B3")) == ({"B3": 1}, {"oil": 1}), "the mech stays with them"


@pytest.mark.rule("SCY-MECH-30", "SCY-MECH-50")
@sailors
def test_a_worker_leaves_a_lake_only_in_a_mech(faction: str, ability: str, other: str) -> None:
    game = at({"faction": faction, "mechs": {ability: "B3"}, "workers": ["B3", "A2"]}, SAXONY)
    assert refused(game, "move / worker B3") == "SCY-MECH-30"
    assert "B3" not in goals(game, "worker A2")
    game.play("move / mech B3 / A2 / carry all / worker A2 / A1")
    assert player(game).workers == {"A1": 1, "A2": 1}


@pytest.mark.rule("SCY-MECH-32", "SCY-MECH-50")
@sailors
def test_nothing_is_built_or_deployed_on_a_lake(faction: str, ability: str, other: str) -> None:
    units = {"faction": faction, "mat": "industrial", "mechs": {ability: "B3"}, "workers": ["B3", "A2"]}
    game = at(units, SAXONY, goods={"A2": {"wood": 3, "metal": 3}})
    assert refused(game, f"produce / skip / deploy / {other} / B3") == "SCY-DEPLOY-03"
    assert refused(game, f"produce / skip / deploy / {other} / A2") is None
    assert refused(game, "move / skip / build / mill / B3") == "SCY-BUILD-09"
    assert refused(game, "move / skip / build / mill / A2") is None
