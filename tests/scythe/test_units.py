"""Units (SCY-UNIT): characters, mechs and workers, what each of them can and cannot do."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused, seen

SAXONY: dict[str, Any] = {"faction": "saxony", "mat": "industrial", "workers": []}
RIVAL: dict[str, Any] = {"faction": "polania", "mat": "engineering", "workers": []}
ALL_THREE: dict[str, Any] = {"character": "D4", "mechs": {"disarm": "D4"}, "workers": ["D4"]}
UNITS = ("char", "mech D4", "worker D4")


def fight(game: Game, attacker: str = "dial 0", defender: str = "dial 0") -> None:
    """Both answers of a combat between seat 0 and seat 1."""
    game.play(f"{attacker} / ready", 0)
    game.play(f"{defender} / ready", 1)


@pytest.mark.rule("SCY-UNIT-01")
def test_units_are_characters_mechs_and_workers() -> None:
    pieces = {"structures": {"mill": "D4", "mine": "D5"}, "recruits": ["build"]}
    game = at(SAXONY | ALL_THREE | pieces, RIVAL)
    game.play("move")
    assert legal(game) == ["coins", "coins less", *UNITS, "skip"]
    assert refused(game, "mill") is not None


@pytest.mark.rule("SCY-UNIT-01")
def test_a_structure_is_no_unit_that_would_stand_in_the_way() -> None:
    rival = RIVAL | {"structures": {"mill": "D5"}}
    game = at(SAXONY | ALL_THREE, rival)
    game.play("move / worker D4 / D5 / done")
    assert player(game).workers == {"D5": 1}
    assert player(game).popularity == 2  # nobody was made to retreat
    assert player(game, 1).structures == {"mill": "D5"}


@pytest.mark.rule("SCY-UNIT-02")
@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_moves_one_territory_and_neither_over_a_river_nor_onto_a_lake(unit: str) -> None:
    game = at(SAXONY | ALL_THREE, RIVAL, encounter_tokens=[])
    for far in ("C5", "F4", "A4"):
        assert refused(game, f"move / {unit} / {far}") == "SCY-MOVE-02"
    for lake in ("C4", "D3", "E5"):
        assert refused(game, f"move / {unit} / {lake}") == "SCY-MOVE-13"
    moved = game.clone()
    moved.play(f"move / {unit} / D5" + (" / carry nothing" if unit == "mech D4" else ""))
    assert moved.question() == "pick"  # the unit has no step left
    shore = {"character": "D5", "mechs": {"disarm": "D5"}, "workers": ["D5"]}
    assert refused(at(SAXONY | shore, RIVAL), f"move / {unit.replace('D4', 'D5')} / D6") == "SCY-MOVE-13"


@pytest.mark.rule("SCY-UNIT-03")
@pytest.mark.parametrize("unit", UNITS)
def test_every_unit_carries_any_number_of_resources(unit: str) -> None:
    stock = {"food": 1, "metal": 12, "oil": 3, "wood": 7}
    game = at(SAXONY | ALL_THREE, RIVAL, goods={"D4": stock})
    all_of_it = game.clone()
    all_of_it.play(f"move / {unit} / D5 / carry all")
    assert seen(all_of_it).goods == {"D5": stock}
    game.play(f"move / {unit} / D5 / carry 11 metal / carry 1 oil / carry nothing")
    assert goods(game, "D5") == {"metal": 11, "oil": 1}
    assert goods(game, "D4") == {"food": 1, "metal": 1, "oil": 2, "wood": 7}


@pytest.mark.rule("SCY-UNIT-04")
def test_characters_fight_and_meet_people_on_encounter_tokens() -> None:
    fighting = at(SAXONY | {"character": "D4"}, RIVAL | {"character": "D5"})
    fighting.play("move / char / D5 / done")
    assert fighting.question(0) == "dials"
    meeting = at(SAXONY | {"character": "G3"}, RIVAL)
    meeting.play("move / char / G4 / done")
    assert meeting.question() == "encounter"
    for unit in ("mech G3", "worker G3"):
        game = at(SAXONY | {"mechs": {"riverwalk": "G3", "disarm": "G3"}, "workers": ["G3"]}, RIVAL)
        game.play(f"move / {unit} / G4" + (" / carry nothing" if unit == "mech G3" else "") + " / done")
        assert game.question() == "bottom"
        assert "G4" in seen(game).encounter_tokens


@pytest.mark.rule("SCY-UNIT-04")
def test_a_character_takes_a_factory_card_once_in_the_game() -> None:
    game = at(SAXONY | {"character": "D5"}, RIVAL, factory_offer=[3, 5, 7])
    game.play("move / char / D4 / done / factory card 5 / pass / end / bolster / skip / pass / end")
    assert player(game).factory_card == 5
    game.play("factory / skip / move / char / D5 / D4")
    assert game.question() == "end"
    assert seen(game).factory_cards == 2
    passing = at(SAXONY | {"character": "D5", "mechs": {"speed": "F1"}}, RIVAL)
    passing.play("move / char / D4 / E4 / done")
    assert passing.question() == "bottom"
    for unit in ("mech D5", "worker D5"):
        others = at(SAXONY | {"mechs": {"disarm": "D5"}, "workers": ["D5"]}, RIVAL)
        others.play(f"move / {unit} / D4" + (" / carry nothing" if unit == "mech D5" else "") + " / done")
        assert others.question() == "bottom"


@pytest.mark.rule("SCY-UNIT-05")
@pytest.mark.parametrize("count", [1, 3, 8])
def test_mechs_fight_and_carry_any_number_of_workers(count: int) -> None:
    own = SAXONY | {"mechs": {"disarm": "D4"}, "workers": ["D4"] * 8}
    game = at(own, RIVAL | {"mechs": {"speed": "E4"}})
    game.play("move / mech D4 / D5")
    assert legal(game) == [*(f"carry {n} worker" for n in range(1, 9)), "carry all", "carry nothing"]
    game.play(f"carry {count} worker / done")
    assert player(game).workers == {place: n for place, n in (("D4", 8 - count), ("D5", count)) if n}
    fighting = at(own, RIVAL | {"mechs": {"speed": "D5"}})
    fighting.play("move / mech D4 / D5 / carry all / done")
    assert fighting.question(0) == "dials"
    assert player(fighting).workers == {"D5": 8}


@pytest.mark.rule("SCY-UNIT-06")
def test_a_mech_does_not_carry_the_character() -> None:
    game = at(SAXONY | ALL_THREE, RIVAL)
    game.play("move / mech D4 / D5")
    assert legal(game) == ["carry 1 worker", "carry all", "carry nothing"]
    game.play("carry all")
    assert player(game).mechs == {"disarm": "D5"}
    assert player(game).workers == {"D5": 1}
    assert player(game).character == "D4"
    bare = at(SAXONY | ALL_THREE | {"workers": []}, RIVAL)
    bare.play("move / mech D4 / D5")
    assert bare.question() == "pick"  # nothing to carry: no question


@pytest.mark.rule("SCY-UNIT-07")
@pytest.mark.parametrize("unit", ["char", "worker D4"])
def test_only_mechs_carry_workers(unit: str) -> None:
    game = at(SAXONY | ALL_THREE | {"workers": ["D4", "D4"]}, RIVAL, goods={"D4": {"oil": 1}})
    game.play(f"move / {unit} / D5")
    assert legal(game) == ["carry 1 oil", "carry all", "carry nothing"]
    assert refused(game, "carry 1 worker") == "SCY-UNIT-07"
    game.play("carry all")
    assert player(game).workers == ({"D4": 2} if unit == "char" else {"D4": 1, "D5": 1})


@pytest.mark.rule("SCY-UNIT-08")
def test_workers_produce_resources_and_workers_and_other_units_do_not() -> None:
    plastic = {"character": "D5", "mechs": {"disarm": "G5"}}
    game = at(SAXONY | plastic | {"workers": ["F1", "H1"]}, RIVAL)
    assert refused(game, "produce / D5") == "SCY-PRODUCE-03"
    assert refused(game, "produce / G5") == "SCY-PRODUCE-03"
    game.play("produce / F1 / H1")
    assert goods(game, "F1") == {"metal": 1}
    assert player(game).workers == {"F1": 1, "H1": 2}
    crowd = at(SAXONY | {"character": "F1", "mechs": {"disarm": "F1", "speed": "F1"}, "workers": ["F1", "F1"]}, RIVAL)
    crowd.play("produce / F1")
    assert goods(crowd, "F1") == {"metal": 2}


@pytest.mark.rule("SCY-UNIT-08")
def test_mechs_are_deployed_and_structures_built_where_a_worker_is() -> None:
    own = SAXONY | {"character": "D5", "mechs": {"disarm": "E4"}, "workers": ["F1"]}
    stock = {"F1": {"metal": 3, "wood": 3}}
    deploying = at(own, RIVAL, goods=stock, pending=[["bottom", 0, 3]])
    building = at(own, RIVAL, goods=stock, pending=[["bottom", 0, 0]])
    for place in ("D5", "E4", "G1"):
        assert refused(deploying, f"deploy / speed / {place}") == "SCY-DEPLOY-02"
        assert refused(building, f"build / mill / {place}") == "SCY-BUILD-02"
    assert refused(deploying, "deploy / speed / F1") is None
    assert refused(building, "build / mill / F1") is None


@pytest.mark.rule("SCY-UNIT-09")
def test_workers_never_fight() -> None:
    guarded = at(SAXONY | {"workers": ["D4"]}, RIVAL | {"character": "D5"})
    assert refused(guarded, "move / worker D4 / D5") == "SCY-MOVE-30"
    settled = at(SAXONY | {"workers": ["D4"]}, RIVAL | {"workers": ["D5"]})
    assert refused(settled, "move / worker D4 / D5") == "SCY-MOVE-22"
    invaded = at(SAXONY | {"character": "D4"}, RIVAL | {"workers": ["D5"] * 3, "hand": [5], "power": 7})
    invaded.play("move / char / D5 / done")
    assert invaded.question() == "bottom"


@pytest.mark.rule("SCY-UNIT-09")
def test_workers_in_a_combat_allow_no_cards() -> None:
    own = SAXONY | {"mechs": {"disarm": "D4"}, "workers": ["D4"] * 3, "hand": [2, 3, 4]}
    game = at(own, RIVAL | {"character": "D5"})
    game.play("move / mech D4 / D5 / carry all / done")
    game.play("dial 0 / card 4", 0)
    assert legal(game, 0) == ["ready"]
    assert refused(game, "card 2", 0) == "SCY-COMBAT-14"


@pytest.mark.rule("SCY-UNIT-10")
@pytest.mark.parametrize("unit", ["char", "mech D4"])
@pytest.mark.parametrize(("workers", "before", "after"), [(1, 5, 4), (3, 5, 2), (3, 2, 0)])
def test_making_workers_retreat_by_moving_in_costs_popularity(unit: str, workers: int, before: int, after: int) -> None:
    own = SAXONY | {"character": "D4", "mechs": {"disarm": "D4"}, "popularity": before}
    game = at(own, RIVAL | {"workers": ["D5"] * workers, "popularity": 9})
    game.play(f"move / {unit} / D5 / done")
    assert (player(game).popularity, player(game, 1).popularity) == (after, 9)


@pytest.mark.rule("SCY-UNIT-10")
def test_making_workers_retreat_by_combat_costs_popularity_only_on_the_own_turn() -> None:
    own = SAXONY | {"mechs": {"disarm": "D4"}, "workers": ["D4"] * 2, "popularity": 5, "power": 7}
    rival = RIVAL | {"character": "D5", "workers": ["D5"] * 3, "popularity": 5, "power": 7}
    won = at(own, rival)
    won.play("move / mech D4 / D5 / carry all / done")
    fight(won, "dial 1")
    assert (player(won).popularity, player(won, 1).popularity) == (2, 5)
    lost = at(own, rival)
    lost.play("move / mech D4 / D5 / carry all / done")
    fight(lost, "dial 1", "dial 2")
    assert player(lost).workers == {"base.saxony": 2}
    assert (player(lost).popularity, player(lost, 1).popularity) == (5, 5)


@pytest.mark.rule("SCY-UNIT-11")
def test_displaced_workers_go_to_their_base_and_come_back() -> None:
    game = at(SAXONY | {"character": "D4"}, RIVAL | {"workers": ["D5", "D5", "C1"]})
    game.play("move / char / D5 / done / pass / end")
    assert player(game, 1).workers == {"base.polania": 2, "C1": 1}
    assert player(game, 1).workers_on_mat == 5
    game.play("move / worker base.polania / D1")
    assert player(game, 1).workers == {"base.polania": 1, "C1": 1, "D1": 1}


@pytest.mark.rule("SCY-UNIT-11")
@pytest.mark.parametrize("winner", [0, 1])
def test_defeated_units_go_to_their_base_and_come_back(winner: int) -> None:
    own = SAXONY | ALL_THREE | {"power": 7}
    rival = RIVAL | {"character": "D5", "mechs": {"speed": "D5"}, "workers": ["D5"], "power": 7}
    game = at(own, rival)
    game.play("move / char / D5 / mech D4 / D5 / carry all")
    fight(game, f"dial {2 - winner}", f"dial {1 + winner}")
    loser, base, exit_ = ((1, "base.polania", "C1"), (0, "base.saxony", "F1"))[winner]
    beaten = player(game, loser)
    assert beaten.character == base
    assert list(beaten.mechs.values()) == [base]
    assert beaten.workers == {base: 1}
    assert player(game, winner).character == "D5"
    game.play("pass / end")
    if loser == 0:  # which has just used its Move
        game.play("bolster / skip / pass / end / bolster / skip / pass / end / trade / skip / pass / end")
    game.play(f"move / mech {base} / {exit_} / carry all")
    assert set(player(game, loser).mechs.values()) == {exit_}
