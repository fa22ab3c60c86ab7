"""Deploy (SCY-DEPLOY)."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused

ABILITIES = {
    "saxony": {"riverwalk", "underpass", "disarm", "speed"},
    "rusviet": {"riverwalk", "township", "peoples_army", "speed"},
    "nordic": {"riverwalk", "seaworthy", "artillery", "speed"},
    "crimea": {"riverwalk", "wayfare", "scout", "speed"},
    "polania": {"riverwalk", "submerge", "camaraderie", "speed"},
}
EVERY = set().union(*ABILITIES.values())


def deploying(faction: str = "saxony", **row: Any) -> Game:
    """A seat at the choice of a mech, against one opponent."""
    opponent = "nordic" if faction != "nordic" else "saxony"
    return at({"faction": faction, **row}, {"faction": opponent}, pending=[["end", 0], ["mech", 0, -1]])


@pytest.mark.rule("SCY-DEPLOY-01")
def test_the_metal_is_paid_before_the_mech_is_placed() -> None:
    row = {"faction": "saxony", "mat": "industrial"}
    game = at(row, {"faction": "nordic"}, goods={"F1": {"metal": 3, "oil": 3}})
    assert refused(game, "produce / skip / speed") == "SCY-DEPLOY-01"
    game.play("produce / skip / deploy")
    assert goods(game, "F1") == {"oil": 3}
    game.play("speed / G1")
    assert player(game).mechs == {"speed": "G1"}
    poor = at(row, {"faction": "nordic"}, goods={"F1": {"metal": 2, "oil": 3}})
    assert refused(poor, "produce / skip / deploy") == "SCY-TURN-12"


@pytest.mark.rule("SCY-DEPLOY-02")
def test_any_mech_left_goes_to_a_territory_with_an_own_worker() -> None:
    row: dict[str, Any] = {"character": "E2", "mechs": {"speed": "F2"}, "workers": ["F1", "F1", "G1"]}
    game = deploying(**row, structures={"mine": "E1"})
    assert legal(game) == ["riverwalk", "underpass", "disarm", "decline"]
    assert refused(game, "speed") == "SCY-DEPLOY-02"
    game.play("disarm")
    assert legal(game) == ["F1", "G1"]
    # the character, a mech or a structure alone is not enough; neither are the workers of somebody else
    for place in ("E2", "F2", "E1", "D4", "A4"):
        assert refused(game, place) == "SCY-DEPLOY-02"
    game.play("G1")
    assert player(game).mechs == {"speed": "F2", "disarm": "G1"}


@pytest.mark.rule("SCY-DEPLOY-03")
def test_no_mech_is_deployed_on_a_lake_even_by_a_faction_that_enters_lakes() -> None:
    game = deploying("nordic", mechs={"seaworthy": "E5"}, workers=["E5", "E5", "A4"])
    game.play("speed")
    assert legal(game) == ["A4"]
    assert refused(game, "E5") == "SCY-DEPLOY-03"


@pytest.mark.rule("SCY-DEPLOY-04")
def test_no_mech_is_deployed_on_a_base() -> None:
    game = deploying(workers=["base.saxony", "F1"])
    game.play("speed")
    assert legal(game) == ["F1"]
    assert refused(game, "base.saxony") == "SCY-DEPLOY-04"


@pytest.mark.rule("SCY-DEPLOY-02", "SCY-DEPLOY-03", "SCY-DEPLOY-04")
@pytest.mark.parametrize("workers", [["base.nordic"] * 2, ["E5"] * 2])
def test_without_a_place_for_it_the_action_gives_only_its_coins(workers: list[str]) -> None:
    row = {"faction": "nordic", "mat": "industrial", "mechs": {"seaworthy": "E5"}, "workers": workers, "coins": 0}
    game = at(row, {"faction": "saxony"}, goods={"E5": {"metal": 3}})
    game.play("produce / skip / deploy")
    assert game.question() == "end"
    assert (player(game).mechs, player(game).coins) == ({"seaworthy": "E5"}, 2)


@pytest.mark.rule("SCY-DEPLOY-05")
def test_the_uncovered_ability_serves_the_character_and_all_mechs_but_no_worker() -> None:
    """Riverwalk of Saxony leads from mountain F1 over the river to forest E1."""
    row = {"faction": "saxony", "character": "F1", "mechs": {"speed": "F1"}, "workers": ["F1", "G1"]}
    units = ("char", "mech F1", "worker F1")
    before = at(row, {"faction": "nordic"})
    assert [refused(before, f"move / {unit} / E1") for unit in units] == ["SCY-MOVE-13"] * 3
    game = at(row, {"faction": "nordic"}, pending=[["end", 0], ["mech", 0, -1]])
    game.play("riverwalk / F1 / end / move / skip / pass / end")
    assert [refused(game, f"move / {unit} / E1") for unit in units] == [None, None, "SCY-MOVE-13"]
    game.play("move / mech F1 / E1 / carry nothing / stop / mech F1 / E1 / carry nothing / stop")
    assert player(game).mechs == {"speed": "E1", "riverwalk": "E1"}


@pytest.mark.rule("SCY-DEPLOY-06")
@pytest.mark.parametrize("faction", ABILITIES)
def test_each_faction_has_its_own_four_abilities(faction: str) -> None:
    game = deploying(faction)
    assert set(legal(game)) == ABILITIES[faction] | {"decline"}
    for foreign in EVERY - ABILITIES[faction]:
        assert refused(game, foreign) == "SCY-DEPLOY-06"


@pytest.mark.rule("SCY-DEPLOY-07")
def test_the_ability_of_a_mech_that_retreats_is_not_lost() -> None:
    """The only mech of Saxony, which brought Speed, is beaten by Nordic on E4."""
    game = at(
        {"faction": "saxony", "mechs": {"speed": "E4"}, "workers": ["F1"]},
        {"faction": "nordic", "mechs": {"riverwalk": "F4"}, "workers": ["A4"]},
        active=1,
    )
    game.play("move / mech F4 / E4 / done")
    game.play("dial 1 / ready", seat=1)
    game.play("dial 0 / ready", seat=0)
    assert player(game).mechs == {"speed": "base.saxony"}
    game.play("pass / end / move / char / F1 / G1")
    assert player(game).character == "G1"


@pytest.mark.rule("SCY-DIG-05")
def test_the_mech_may_be_declined() -> None:
    game = deploying()
    game.play("decline")
    assert (game.question(), player(game).mechs) == ("end", {})
