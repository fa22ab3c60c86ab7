"""Stars (SCY-STAR)."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from tests.scythe.positions import at, player

SAXONY: dict[str, Any] = {"faction": "saxony", "mat": "industrial", "power": 5, "popularity": 5, "coins": 5}
NORDIC: dict[str, Any] = {"faction": "nordic", "mat": "engineering", "power": 5, "popularity": 5, "coins": 5}
BOXES = ["move.units", "move.coins", "bolster.power", "bolster.cards", "trade.popularity", "produce.territories"]
GOODS = {"F1": {"food": 4, "metal": 4, "oil": 4, "wood": 4}}
CONDITIONS = ["upgrades", "mechs", "structures", "recruits", "workers", "objective", "combat", "popularity", "power"]


def earned(row: dict[str, Any], line: str, **rest: Any) -> dict[str, int]:
    """The stars of Saxony after a line."""
    game = at(SAXONY | row, NORDIC, **rest)
    game.play(line)
    return player(game).stars


def fight(game: Game, attacker: int, dials: tuple[int, int]) -> None:
    """Play an open combat of two seats with these dials, the attacker's first."""
    game.play(f"dial {dials[0]} / ready", seat=attacker)
    game.play(f"dial {dials[1]} / ready", seat=1 - attacker)


@pytest.mark.rule("SCY-STAR-01", "SCY-STAR-11")
def test_a_star_for_the_sixth_upgrade() -> None:
    line = "bolster / skip / upgrade / cube move.units / cover enlist"
    assert earned({"cubes": BOXES[1:]}, line, goods=GOODS) == {"upgrades": 1}
    assert earned({"cubes": BOXES[2:]}, line, goods=GOODS) == {}


@pytest.mark.rule("SCY-STAR-02", "SCY-STAR-11")
def test_a_star_for_the_fourth_mech() -> None:
    line = "produce / skip / deploy / riverwalk / F1"
    three = {"speed": "F1", "disarm": "G1", "underpass": "base.saxony"}
    assert earned({"mechs": three}, line, goods=GOODS) == {"mechs": 1}
    assert earned({"mechs": {"speed": "F1", "disarm": "G1"}}, line, goods=GOODS) == {}


@pytest.mark.rule("SCY-STAR-03", "SCY-STAR-11")
def test_a_star_for_the_fourth_structure() -> None:
    line = "move / skip / build / mine / F1"
    three = {"mill": "E1", "monument": "E2", "armory": "F2"}
    assert earned({"structures": three}, line, goods=GOODS) == {"structures": 1}
    assert earned({"structures": {"mill": "E1", "monument": "E2"}}, line, goods=GOODS) == {}


@pytest.mark.rule("SCY-STAR-04", "SCY-STAR-11")
def test_a_star_for_the_fourth_recruit() -> None:
    line = "trade / skip / enlist / recruit enlist / bonus cards"
    assert earned({"recruits": ["upgrade", "deploy", "build"]}, line, goods=GOODS) == {"recruits": 1}
    assert earned({"recruits": ["upgrade", "deploy"]}, line, goods=GOODS) == {}


@pytest.mark.rule("SCY-STAR-05", "SCY-STAR-11")
def test_a_star_for_the_eighth_worker() -> None:
    assert earned({"workers": ["F2"] * 4}, "produce / F2") == {"workers": 1}
    assert earned({"workers": ["F2"] * 4}, "produce / F2 3") == {}


@pytest.mark.rule("SCY-STAR-16")
def test_workers_on_a_base_count_for_the_star_of_the_workers() -> None:
    assert earned({"workers": ["base.saxony"] * 6 + ["F2"]}, "produce / F2") == {"workers": 1}


@pytest.mark.rule("SCY-STAR-06")
def test_a_star_for_an_objective() -> None:
    row = {"objectives": [1, 12], "coins": 20}
    assert earned(row, "reveal 12", pending=[["end", 0]]) == {"objective": 1}
    assert earned(row, "end", pending=[["end", 0]]) == {}


@pytest.mark.rule("SCY-STAR-07", "SCY-STAR-13")
@pytest.mark.parametrize("attacks", [True, False])
def test_a_star_for_a_combat_won_up_to_twice(attacks: bool) -> None:
    """Nordic wins as attacker or as defender; nobody else gets a star."""
    for before, after in ((0, 1), (1, 2), (2, 2)):
        game = at(
            {"faction": "crimea", "mechs": {"speed": "E4"}, "workers": []},
            NORDIC | {"mechs": {"speed": "F4"}, "workers": [], "stars": {"combat": before}},
            active=1 if attacks else 0,
        )
        game.play("move / mech F4 / E4 / done" if attacks else "move / mech E4 / F4 / done")
        fight(game, 1 if attacks else 0, (1, 0) if attacks else (0, 1))
        assert (player(game, 1).stars, player(game, 0).stars) == ({"combat": after}, {})


@pytest.mark.rule("SCY-STAR-08", "SCY-STAR-11")
def test_a_star_for_18_popularity() -> None:
    assert earned({"popularity": 17}, "trade / popularity") == {"popularity": 1}
    assert earned({"popularity": 16}, "trade / popularity") == {}


@pytest.mark.rule("SCY-STAR-09", "SCY-STAR-11")
def test_a_star_for_16_power() -> None:
    assert earned({"power": 14}, "bolster / power") == {"power": 1}
    assert earned({"power": 13}, "bolster / power") == {}


@pytest.mark.rule("SCY-DIG-39")
def test_gains_beyond_the_end_of_a_track_are_lost_and_the_action_stays_legal() -> None:
    game = at(SAXONY | {"power": 15, "popularity": 18, "stars": {"popularity": 1}}, NORDIC)
    bolster = game.clone()
    bolster.play("bolster / power")
    assert (player(bolster).power, player(bolster).coins) == (16, 4)
    game.play("trade / popularity")
    assert (player(game).popularity, player(game).coins, player(game).stars) == (18, 4, {"popularity": 1})
    full = at(SAXONY | {"power": 16, "stars": {"power": 1}}, NORDIC)
    full.play("bolster / power")
    assert (player(full).power, player(full).coins, player(full).stars) == (16, 4, {"power": 1})


@pytest.mark.rule("SCY-STAR-10", "SCY-STAR-13", "SCY-STAR-15")
def test_there_are_ten_ways_of_which_a_player_can_use_six() -> None:
    """A position with more stars than a condition gives, or with more than six, cannot be."""

    def possible(stars: dict[str, int]) -> bool:
        try:
            at(NORDIC | {"stars": stars}, SAXONY, over=True)
        except furrow.PositionError:
            return False
        return True

    most = {each: max(count for count in range(7) if possible({each: count})) for each in CONDITIONS}
    assert most == dict.fromkeys(CONDITIONS, 1) | {"combat": 2}
    assert sum(most.values()) == 10
    assert possible(dict.fromkeys(CONDITIONS[:6], 1))
    assert not possible(dict.fromkeys(CONDITIONS[:7], 1))


@pytest.mark.rule("SCY-STAR-11", "SCY-DIG-07")
def test_a_star_is_placed_at_once_and_without_a_question() -> None:
    """The Bolster places it before the bottom-row action; nothing else is offered."""
    game = at(SAXONY | {"power": 14, "recruits": ["upgrade", "deploy", "build"]}, NORDIC, goods=GOODS)
    game.play("bolster / power")
    assert (player(game).stars, game.question()) == ({"power": 1}, "bottom")
    kinds = [event["kind"] for event in game.events()]
    assert kinds.index("star") == kinds.index("gain") + 1


@pytest.mark.rule("SCY-STAR-11")
def test_the_star_of_a_condition_met_between_two_encounter_options_stays() -> None:
    """Card 15: option A gives 2 popularity, option C costs 3 and gives 5 resources."""
    polania = {"faction": "polania", "character": "A2", "workers": [], "popularity": 16}
    deck = [each for each in range(1, 29) if each != 15] + [15]
    game = at(polania, NORDIC, encounter_deck=deck)
    game.play("move / char / A3 / done / option A")
    assert player(game).stars == {"popularity": 1}
    game.play("option C / done")
    assert (player(game).popularity, player(game).stars) == (15, {"popularity": 1})


@pytest.mark.rule("SCY-STAR-12", "SCY-STAR-13")
@pytest.mark.example("SCY-EX-40")
def test_a_star_stays_when_its_condition_fails_and_is_not_given_twice() -> None:
    game = at(
        SAXONY | {"popularity": 17, "coins": 9, "mechs": {"speed": "F1"}, "workers": ["F1"]},
        NORDIC | {"workers": ["F2", "A4"]},
    )
    game.play("trade / popularity / pass / end / bolster / skip / pass / end")
    assert (player(game).popularity, player(game).stars) == (18, {"popularity": 1})
    game.play("move / mech F1 / F2 / carry nothing / done / pass / end / move / skip / pass / end")
    assert (player(game).popularity, player(game).stars) == (17, {"popularity": 1})
    game.play("bolster / power / pass / end / bolster / skip / pass / end")
    assert player(game).stars == {"popularity": 1}
    game.play("trade / popularity")
    assert (player(game).popularity, player(game).stars) == (18, {"popularity": 1})


@pytest.mark.rule("SCY-STAR-14")
def test_stars_of_others_do_not_block() -> None:
    game = at(SAXONY | {"power": 14}, NORDIC | {"stars": {"power": 1}})
    game.play("bolster / power")
    assert (player(game, 0).stars, player(game, 1).stars) == ({"power": 1}, {"power": 1})


@pytest.mark.rule("SCY-STAR-15", "SCY-DIG-07")
def test_two_conditions_at_once_with_one_star_left_place_one() -> None:
    """The fourth recruit on the power bonus also reaches 16 power."""
    five = {"upgrades": 1, "mechs": 1, "structures": 1, "workers": 1, "objective": 1}
    row = {"power": 14, "recruits": ["upgrade", "deploy", "build"], "bonuses": ["coins", "popularity", "cards"]}
    line = "trade / skip / enlist / recruit enlist / bonus power"
    game = at(SAXONY | row | {"stars": five}, NORDIC, goods=GOODS)
    game.play(line)
    assert game.over
    assert (player(game).star_count, sum(player(game).stars.values())) == (6, 6)
    assert earned(row, line, goods=GOODS) == {"recruits": 1, "power": 1}
