"""Mech abilities in combat (SCY-MECH): Disarm, Artillery, Scout, People's Army, Camaraderie, retreats to lakes."""

from __future__ import annotations

from typing import Any

import pytest

from furrow import Game
from tests.scythe.positions import at, goods, legal, player, refused, seen

NORDIC: dict[str, Any] = {"faction": "nordic"}
SAXONY: dict[str, Any] = {"faction": "saxony"}
NO_TOKENS: dict[str, Any] = {"encounter_tokens": ["A3"]}


def fight(game: Game, attacker: str, defender: str) -> None:
    """Both sides answer: "3" dials 3, "0 / card 5" adds a card."""
    game.play(f"dial {attacker} / ready", seat=0)
    game.play(f"dial {defender} / ready", seat=1)


def hand(game: Game, seat: int) -> list[int]:
    own = seen(game, seat).own
    assert own is not None
    return list(own.combat_cards)


# -- Disarm ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-MECH-15", "SCY-DIG-20")
@pytest.mark.parametrize(
    ("place", "start", "structures", "left"),
    [
        ("E3", "E4", {}, 3),
        ("E4", "D4", {}, 5),
        ("E4", "D4", {"mine": "E4"}, 3),
        ("E4", "D4", {"mill": "E4", "mine": "D5"}, 5),
    ],
)
def test_disarm_takes_two_power_on_tunnels_and_on_the_own_mine(
    place: str, start: str, structures: dict[str, str], left: int
) -> None:
    saxony = SAXONY | {"mechs": {"disarm": "base.saxony"}, "structures": structures, "power": 5}
    attack = at(saxony | {"character": start}, NORDIC | {"character": place, "power": 5})
    attack.play(f"move / char / {place} / done")
    assert (player(attack).power, player(attack, 1).power) == (5, left)
    assert refused(attack, f"dial {left + 1}", 1) == "SCY-COMBAT-13"
    defence = at(NORDIC | {"character": start, "power": 5}, saxony | {"character": place})
    defence.play(f"move / char / {place} / done")
    assert (player(defence).power, player(defence, 1).power) == (left, 5)


@pytest.mark.rule("SCY-MECH-15")
def test_disarm_does_not_work_on_a_mine_of_somebody_else() -> None:
    saxony = SAXONY | {"character": "D4", "mechs": {"disarm": "base.saxony"}}
    game = at(saxony, NORDIC | {"character": "E4", "power": 5, "structures": {"mine": "E4"}})
    game.play("move / char / E4 / done")
    assert player(game, 1).power == 5


@pytest.mark.rule("SCY-MECH-11", "SCY-MECH-16")
def test_disarm_works_once_in_each_combat_however_many_units_fight() -> None:
    saxony = SAXONY | {"character": "E4", "mechs": {"disarm": "E4", "riverwalk": "E4"}, "workers": ["F1"]}
    nordic = NORDIC | {"character": "E3", "mechs": {"speed": "F4"}, "power": 9}
    game = at(saxony | {"cubes": ["move.units"]}, nordic)
    game.play("move / char / E3 / mech E4 / E3 / mech E4 / F4 / fight E3")
    assert player(game, 1).power == 7
    fight(game, "0", "0")
    assert player(game, 1).power == 5, "the second combat is another one"


# -- Artillery ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-MECH-33", "SCY-DIG-20")
@pytest.mark.parametrize("gunner", [0, 1])
def test_artillery_pays_one_power_to_take_two(gunner: int) -> None:
    nordic = NORDIC | {"mechs": {"artillery": "base.nordic"}, "power": 4}
    saxony = SAXONY | {"power": 6}
    players = [saxony, nordic] if gunner else [nordic, saxony]
    game = at(players[0] | {"character": "D4"}, players[1] | {"character": "E4"})
    game.play("move / char / E4 / done")
    assert game.question() == "artillery"
    assert game.actors == (gunner,)
    quiet = game.clone()
    quiet.play("hold fire")
    assert (player(quiet, gunner).power, player(quiet, 1 - gunner).power) == (4, 6)
    game.play("fire")
    assert (player(game, gunner).power, player(game, 1 - gunner).power) == (3, 4)
    assert game.question(0) == "dials"
    assert refused(game, "dial 5", 1 - gunner) == "SCY-COMBAT-13"


@pytest.mark.rule("SCY-MECH-33")
@pytest.mark.parametrize(("power", "mechs"), [(0, {"artillery": "base.nordic"}), (4, {"speed": "base.nordic"})])
def test_artillery_needs_the_ability_and_one_power(power: int, mechs: dict[str, str]) -> None:
    game = at(NORDIC | {"character": "D4", "mechs": mechs, "power": power}, SAXONY | {"character": "E4"})
    game.play("move / char / E4 / done")
    assert game.question(0) == "dials"
    assert refused(game, "fire", 0) == "SCY-MECH-33"


@pytest.mark.rule("SCY-MECH-11", "SCY-MECH-34")
def test_artillery_is_fired_once_in_each_combat_however_many_units_fight() -> None:
    nordic = NORDIC | {"character": "E4", "mechs": {"artillery": "E4", "speed": "E4"}, "workers": ["A4"], "power": 5}
    saxony = SAXONY | {"character": "E3", "mechs": {"speed": "F4"}, "power": 9}
    game = at(nordic | {"cubes": ["move.units"]}, saxony)
    game.play("move / char / E3 / mech E4 / E3 / mech E4 / F4 / fight E3 / fire")
    assert game.question(0) == "dials"
    assert refused(game, "fire", 0) == "SCY-MECH-33"
    fight(game, "0", "0")
    assert game.question() == "artillery", "the second combat is another one"
    game.play("fire")
    assert (player(game).power, player(game, 1).power) == (3, 5)


# -- Scout -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-MECH-43", "SCY-DIG-20")
@pytest.mark.parametrize("thief", [0, 1])
def test_scout_takes_one_random_combat_card(thief: int) -> None:
    crimea = {"faction": "crimea", "mechs": {"scout": "base.crimea"}, "hand": [2]}
    saxony = SAXONY | {"hand": [2, 3, 4, 5]}
    taken = set()
    for seed in range(24):
        players = [saxony, crimea] if thief else [crimea, saxony]
        units = players[0] | {"character": "D4"}, players[1] | {"character": "E4"}
        game = at(*units, streams={"chance": f"{seed:x}"})
        game.play("move / char / E4 / done")
        assert len(hand(game, thief)) == 2
        assert sorted(hand(game, 0) + hand(game, 1)) == [2, 2, 3, 4, 5]
        taken.add(sum(hand(game, thief)) - 2)
    assert taken == {2, 3, 4, 5}


@pytest.mark.rule("SCY-MECH-43")
def test_the_stolen_card_can_be_played_at_once() -> None:
    crimea = {"faction": "crimea", "character": "D4", "mechs": {"scout": "base.crimea"}, "power": 0}
    game = at(crimea, SAXONY | {"character": "E4", "hand": [5], "power": 4})
    game.play("move / char / E4 / done")
    assert (hand(game, 0), hand(game, 1)) == ([5], [])
    fight(game, "0 / card 5", "4")
    assert player(game, 1).character == "base.saxony"


@pytest.mark.rule("SCY-MECH-11", "SCY-MECH-44")
def test_scout_takes_one_card_in_each_combat_however_many_units_fight() -> None:
    crimea = {"faction": "crimea", "character": "E4", "mechs": {"scout": "E4", "speed": "E4"}, "workers": ["H1"]}
    saxony = SAXONY | {"character": "E3", "mechs": {"speed": "F4"}, "hand": [2, 3, 4, 5]}
    game = at(crimea | {"cubes": ["move.units"]}, saxony)
    game.play("move / char / E3 / mech E4 / E3 / mech E4 / F4 / fight E3")
    assert (len(hand(game, 0)), len(hand(game, 1))) == (1, 3)
    fight(game, "0", "0")
    assert (len(hand(game, 0)), len(hand(game, 1))) == (2, 2)


# -- People's Army -----------------------------------------------------------------------------------------------


def cards_allowed(game: Game, seat: int) -> int:
    """How many combat cards a seat may add; it holds plenty."""
    trial = game.clone()
    trial.play("dial 0", seat)
    count = 0
    while "card 2" in legal(trial, seat):
        trial.play("card 2", seat)
        count += 1
    assert refused(trial, "card 2", seat) == "SCY-COMBAT-14"
    return count


@pytest.mark.rule("SCY-MECH-20")
@pytest.mark.example("SCY-EX-19")
@pytest.mark.parametrize(
    ("mechs", "workers", "allowed"),
    [
        (("peoples_army", "riverwalk"), 3, 3),
        (("peoples_army", "riverwalk"), 1, 3),
        (("peoples_army", "riverwalk"), 0, 2),
        (("riverwalk", "township"), 3, 2),
        (("peoples_army",), 3, 2),
    ],
)
def test_peoples_army_adds_one_card_where_a_worker_stands(mechs: tuple[str, ...], workers: int, allowed: int) -> None:
    there = {"mechs": dict.fromkeys(mechs, "E4"), "workers": ["E4"] * workers + ["C6"], "hand": [2] * 6}
    game = at(SAXONY | {"character": "D4", "hand": [2] * 6}, {"faction": "rusviet"} | there)
    game.play("move / char / E4 / done")
    assert cards_allowed(game, 1) == allowed
    assert cards_allowed(game, 0) == 1


@pytest.mark.rule("SCY-MECH-20")
def test_peoples_army_counts_workers_that_were_carried_into_the_attack() -> None:
    rusviet = {"faction": "rusviet", "mechs": {"peoples_army": "D4"}, "workers": ["D4", "C6"], "hand": [2] * 6}
    for carry, allowed in (("carry 1 worker", 2), ("carry nothing", 1)):
        game = at(rusviet, SAXONY | {"character": "E4"})
        game.play(f"move / mech D4 / E4 / {carry} / done")
        assert cards_allowed(game, 0) == allowed


@pytest.mark.rule("SCY-MECH-21")
def test_with_peoples_army_workers_alone_do_not_fight_either() -> None:
    rusviet = {"faction": "rusviet", "mechs": {"peoples_army": "C6"}, "workers": ["E4", "E4"], "hand": [5, 5]}
    game = at(SAXONY | {"character": "D4", "popularity": 4}, rusviet)
    game.play("move / char / E4 / done")
    assert game.question() == "bottom"
    assert (player(game, 1).workers, player(game).popularity) == ({"base.rusviet": 2}, 2)


# -- Camaraderie -------------------------------------------------------------------------------------------------

POLANIA: dict[str, Any] = {"faction": "polania", "character": "D4", "popularity": 6, "power": 4, "workers": ["C1"]}


@pytest.mark.rule("SCY-MECH-51", "SCY-MECH-52")
@pytest.mark.parametrize(("ability", "left"), [("camaraderie", 6), ("submerge", 3)])
def test_camaraderie_saves_the_popularity_in_every_combat_of_the_turn(ability: str, left: int) -> None:
    polania = POLANIA | {"mechs": {ability: "E3"}, "cubes": ["move.units"]}
    saxony = SAXONY | {"character": "E4", "mechs": {"speed": "F3"}, "workers": ["E4", "E4", "F3"], "power": 0}
    game = at(polania, saxony, **NO_TOKENS)
    game.play("move / char / E4 / mech E3 / F3 / done / fight E4")
    fight(game, "0", "0")
    fight(game, "0", "0")
    assert player(game, 1).workers == {"base.saxony": 3}
    assert player(game).popularity == left


@pytest.mark.rule("SCY-MECH-53")
def test_camaraderie_does_not_cover_workers_driven_off_without_a_combat() -> None:
    game = at(POLANIA | {"mechs": {"camaraderie": "base.polania"}}, SAXONY | {"workers": ["E4", "E4"]})
    game.play("move / char / E4")
    assert player(game).popularity == 4


# -- lakes -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SCY-MECH-31")
def test_two_seafaring_factions_fight_on_a_lake() -> None:
    polania = POLANIA | {"mechs": {"submerge": "base.polania"}}
    game = at(polania, NORDIC | {"character": "D3", "mechs": {"seaworthy": "base.nordic"}, "power": 2})
    game.play("move / char / D3 / done")
    fight(game, "3", "2")
    assert (player(game).character, player(game, 1).character) == ("D3", "base.nordic")
    assert player(game).stars == {"combat": 1}
    back = at(NORDIC | {"character": "D4", "mechs": {"seaworthy": "base.nordic"}}, polania | {"character": "D3"})
    back.play("move / char / D3 / done")
    assert back.question(0) == "dials"


@pytest.mark.example("SCY-EX-30")
@pytest.mark.rule("SCY-MECH-31", "SCY-MECH-51")
@pytest.mark.parametrize(("ability", "left"), [("speed", 4), ("camaraderie", 6)])
def test_a_mech_beaten_on_a_lake_retreats_with_its_workers_and_leaves_the_resources(ability: str, left: int) -> None:
    nordic = NORDIC | {"mechs": {"seaworthy": "D3"}, "workers": ["D3", "D3"], "power": 1}
    polania = POLANIA | {"mechs": {"submerge": "base.polania", ability: "base.polania"}}
    game = at(polania, nordic, goods={"D3": {"wood": 2}, "D4": {"oil": 1}})
    game.play("move / char / D3 / carry all / done")
    fight(game, "2", "1")
    assert player(game).popularity == left
    assert (player(game, 1).mechs, player(game, 1).workers) == ({"seaworthy": "base.nordic"}, {"base.nordic": 2})
    assert goods(game, "D3") == {"wood": 2, "oil": 1}
    assert "D3" in player(game).territories


# -- retreats ----------------------------------------------------------------------------------------------------


def beaten_nordic() -> Game:
    """Nordic has lost on C3, which touches the lakes B3, C4 and D3; a Polanian stands on C4."""
    rusviet = {"faction": "rusviet", "character": "D4", "power": 3}
    nordic = NORDIC | {"character": "C3", "mechs": {"seaworthy": "C3", "speed": "C3"}, "power": 2}
    nordic |= {"workers": ["C3", "C3", "C3", "A4"]}
    polania = {"faction": "polania", "character": "C4", "mechs": {"submerge": "base.polania"}}
    game = at(rusviet, nordic, polania, goods={"C3": {"wood": 2}})
    game.play("move / char / C3 / done")
    fight(game, "3", "2")
    return game


@pytest.mark.rule("SCY-MECH-25", "SCY-MECH-26", "SCY-MECH-27", "SCY-DIG-22")
def test_seaworthy_lets_each_beaten_unit_choose_between_the_base_and_a_free_lake_near_by() -> None:
    game = beaten_nordic()
    assert (game.question(), game.actors) == ("retreat", (1,))
    assert set(legal(game)) == {"retreat B3", "retreat D3", "retreat base.nordic"}
    assert refused(game, "retreat C4") == "SCY-MECH-27"
    assert refused(game, "retreat B1") == refused(game, "retreat B4") == "SCY-MECH-25"
    assert refused(game, "retreat base.saxony") is not None
    game.play("retreat B3 / retreat base.nordic / retreat D3")
    assert (player(game, 1).character, player(game, 1).mechs) == ("B3", {"seaworthy": "base.nordic", "speed": "D3"})
    assert refused(game, "retreat B3") == "SCY-DIG-22", "the character carries no workers"
    game.play("retreat D3 / retreat base.nordic / retreat D3")
    assert player(game, 1).workers == {"D3": 2, "base.nordic": 1, "A4": 1}
    assert goods(game, "C3") == {"wood": 2}
    assert (goods(game, "D3"), goods(game, "B3")) == ({}, {})
    assert game.actors == (0,)


@pytest.mark.rule("SCY-MECH-25", "SCY-DIG-22")
def test_workers_without_a_mech_on_a_lake_go_to_the_base() -> None:
    game = beaten_nordic()
    game.play("retreat B3 / retreat base.nordic / retreat base.nordic")
    assert player(game, 1).workers == {"base.nordic": 3, "A4": 1}
    assert game.actors == (0,)


@pytest.mark.rule("SCY-MECH-28")
def test_workers_that_retreated_to_a_lake_may_not_be_left_there_either() -> None:
    game = beaten_nordic()
    game.play("retreat base.nordic / retreat B3 / retreat base.nordic")
    game.play("retreat B3 / retreat base.nordic / retreat base.nordic", seat=1)
    game.play("pass / end")
    for _ in range(2):
        while game.actors != (1,):
            game.play("produce / skip / pass / end")
    assert refused(game, "move / mech B3 / A2 / carry nothing") == "SCY-MECH-28"
    assert refused(game, "move / mech B3 / A2 / carry 1 worker") is None


@pytest.mark.rule("SCY-MECH-25", "SCY-MECH-27")
@pytest.mark.parametrize(
    ("mechs", "taken"), [({"speed": "A1"}, "D1"), ({"seaworthy": "A1"}, "B1"), ({"seaworthy": "A1"}, "D1")]
)
def test_only_seaworthy_and_only_a_free_lake_give_a_choice(mechs: dict[str, str], taken: str) -> None:
    polania = {"faction": "polania", "character": taken, "mechs": {"submerge": "base.polania"}, "workers": ["C1"]}
    nordic = NORDIC | {"mechs": mechs, "power": 0}
    game = at(SAXONY | {"character": "A2"}, nordic, polania)
    game.play("move / char / A1 / done")
    fight(game, "0", "0")
    if "seaworthy" in mechs and taken != "B1":
        assert game.question() == "retreat"
    else:
        assert list(player(game, 1).mechs.values()) == ["base.nordic"]


@pytest.mark.rule("SCY-MECH-25")
def test_a_beaten_attacker_may_retreat_to_a_lake_too() -> None:
    nordic = NORDIC | {"character": "A2", "mechs": {"seaworthy": "base.nordic"}, "power": 0}
    game = at(nordic, SAXONY | {"character": "A1", "power": 5})
    game.play("move / char / A1 / done")
    fight(game, "0", "1")
    game.play("retreat B1")
    assert player(game).character == "B1"


@pytest.mark.rule("SCY-MECH-49", "SCY-DIG-23")
@pytest.mark.parametrize(
    ("faction", "abilities", "place", "start"),
    [
        ("polania", ("submerge",), "C3", "D4"),
        ("crimea", ("wayfare", "speed"), "C3", "D4"),
        ("rusviet", ("township", "riverwalk"), "C6", "D6"),
        ("polania", ("submerge", "riverwalk", "speed"), "D2", "C1"),
    ],
)
def test_no_other_ability_helps_in_a_retreat(faction: str, abilities: tuple[str, ...], place: str, start: str) -> None:
    base = f"base.{faction}"
    beaten = {"faction": faction, "mechs": dict.fromkeys(abilities, place), "workers": [place, base], "power": 0}
    game = at(SAXONY | {"character": start}, beaten, **NO_TOKENS)
    game.play(f"move / char / {place} / done")
    fight(game, "0", "0")
    assert game.actors == (0,)
    assert player(game, 1).mechs == dict.fromkeys(abilities, base)
    assert player(game, 1).workers == {base: 2}
