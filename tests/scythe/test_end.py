"""The end of the game (SCY-END)."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from tests.scythe.positions import at, goods, player, seen

FIVE = {"upgrades": 1, "mechs": 1, "recruits": 1, "workers": 1, "objective": 1}
SAXONY: dict[str, Any] = {"faction": "saxony", "mat": "industrial", "power": 5, "popularity": 5, "coins": 5}
NORDIC: dict[str, Any] = {"faction": "nordic", "mat": "engineering", "power": 5, "popularity": 5, "coins": 5}
POLANIA: dict[str, Any] = {"faction": "polania", "mat": "mechanical", "power": 5, "popularity": 5, "coins": 5}
CRIMEA: dict[str, Any] = {"faction": "crimea", "mat": "patriotic", "power": 5, "popularity": 5, "coins": 5}
THREE_BUILT = {"structures": {"monument": "E1", "armory": "E2", "mine": "F2"}}
WOOD = {"F1": {"wood": 3}}
LAST_BUILD = "move / skip / build / mill / F1"


def fight(game: Game, dials: tuple[int, int] = (1, 0)) -> None:
    """Seat 0 attacks seat 1 with these dials."""
    game.play(f"dial {dials[0]} / ready", seat=0)
    game.play(f"dial {dials[1]} / ready", seat=1)


@pytest.mark.rule("SCY-END-01")
def test_the_sixth_star_ends_the_game_although_the_player_could_still_act() -> None:
    row = SAXONY | {"power": 14, "stars": FIVE}
    game = at(row, NORDIC, goods={"F1": {"oil": 3}})
    game.play("bolster / power")
    assert game.over
    assert game.actors == ()
    assert goods(game, "F1") == {"oil": 3}
    assert [event["kind"] for event in game.events()][-2:] == ["star", "game_over"]
    four = at(row | {"stars": FIVE | {"objective": 0}}, NORDIC)
    four.play("bolster / power")
    assert (four.over, four.question()) == (False, "bottom")


@pytest.mark.rule("SCY-END-01")
def test_a_revealed_objective_ends_the_game_before_the_turn_is_played() -> None:
    """Objective 8: at most 2 coins, 4 workers, 7 popularity."""
    stars = {"upgrades": 1, "mechs": 1, "recruits": 1, "workers": 1, "combat": 1}
    row = SAXONY | {"coins": 2, "popularity": 7, "workers": ["F1"] * 4, "objectives": [8], "stars": stars}
    game = at(row, NORDIC)
    game.play("reveal 8")
    assert game.over
    assert player(game).section is None


@pytest.mark.rule("SCY-END-02")
def test_nothing_can_be_played_after_the_end() -> None:
    game = at(SAXONY | {"power": 14, "stars": FIVE}, NORDIC)
    game.play("bolster / power")
    before = game.position()
    for seat in (None, 0, 1):
        with pytest.raises(furrow.GameOver):
            game.play("move", seat)
    for line in ("give 1 to 1", "refuse power"):
        with pytest.raises(furrow.IllegalAction) as error:
            game.side(line, seat=0)
        assert error.value.rule == "SCY-END-02"
    assert game.position() == before


@pytest.mark.rule("SCY-END-02")
@pytest.mark.parametrize(("character", "goal", "kind"), [("F1", "F2", "encounter"), ("C3", "D4", "factory")])
def test_neither_encounter_nor_factory_visit_follows_a_sixth_star_in_combat(
    character: str, goal: str, kind: str
) -> None:
    """The character arrives, then the mech wins the combat on E4."""
    row = SAXONY | {"character": character, "mechs": {"riverwalk": "F4"}, "workers": []}
    foe = NORDIC | {"mechs": {"riverwalk": "E4"}}
    for stars, over in ((FIVE, True), ({}, False)):
        game = at(row | {"stars": stars}, foe)
        game.play(f"move / char / {goal} / mech F4 / E4")
        fight(game)
        assert game.over == over
        assert (kind in [event["kind"] for event in game.events()]) == (not over)
        assert ("F2" in seen(game).encounter_tokens) == (over or kind == "factory")
        assert player(game).factory_card is None


@pytest.mark.rule("SCY-END-02", "SCY-END-05")
def test_a_pending_combat_is_not_fought_and_its_units_go_back_with_all_they_carried() -> None:
    """Mech and workers came from G1 by way of F1 onto F2; the win on E4 gives the sixth star."""
    row = SAXONY | {"mechs": {"speed": "F4", "disarm": "G1"}, "workers": ["G1", "G1", "E3"], "stars": FIVE}
    game = at(row, NORDIC | {"mechs": {"riverwalk": "E4", "speed": "F2"}}, goods={"G1": {"metal": 2}, "F2": {"oil": 1}})
    game.play("move / mech F4 / E4 / mech G1 / F1 / carry all / F2 / carry all")
    assert player(game).workers == {"F2": 2, "E3": 1}
    game.play("fight E4")
    fight(game)
    assert game.over
    assert player(game).mechs == {"speed": "E4", "disarm": "G1"}
    assert player(game).workers == {"G1": 2, "E3": 1}
    assert (goods(game, "G1"), goods(game, "F2")) == ({"metal": 2}, {"oil": 1})
    assert (player(game, 1).mechs["speed"], player(game, 1).power) == ("F2", 5)
    assert "F2" in player(game, 1).territories
    assert "F2" not in player(game).territories


@pytest.mark.rule("SCY-END-05")
def test_units_that_need_not_fight_stay_where_they_are() -> None:
    row = SAXONY | {"mechs": {"riverwalk": "F4", "disarm": "G1"}, "workers": [], "stars": FIVE}
    game = at(row, NORDIC | {"mechs": {"riverwalk": "E4"}, "workers": ["F2"]})
    game.play("move / mech G1 / F2 / mech F4 / E4")
    fight(game)
    assert game.over
    assert player(game).mechs == {"riverwalk": "E4", "disarm": "F2"}
    assert player(game).popularity == 4  # for the worker driven off on the way


@pytest.mark.rule("SCY-END-05")
def test_a_defenders_sixth_star_sends_the_attackers_other_units_back_too() -> None:
    row = SAXONY | {"mechs": {"riverwalk": "F4", "disarm": "G1"}, "workers": []}
    game = at(row, NORDIC | {"mechs": {"riverwalk": "E4", "speed": "F2"}, "stars": FIVE})
    game.play("move / mech F4 / E4 / mech G1 / F2 / fight E4")
    fight(game, (0, 1))
    assert game.over
    assert player(game).mechs == {"riverwalk": "base.saxony", "disarm": "G1"}
    assert player(game, 1).mechs == {"riverwalk": "E4", "speed": "F2"}


@pytest.mark.rule("SCY-END-03")
@pytest.mark.example("SCY-EX-42")
def test_a_bottom_row_action_is_finished_before_its_sixth_star() -> None:
    row = SAXONY | THREE_BUILT | {"workers": ["F1"], "recruits": ["build"], "stars": FIVE}
    game = at(row, NORDIC, goods=WOOD)
    game.play(LAST_BUILD)
    assert game.over
    built = player(game)
    assert built.structures["mill"] == "F1"
    assert (built.coins, built.popularity) == (5 + 1, 5 + 1)
    kinds = [event["kind"] for event in game.events() if event["kind"] in ("build", "gain", "star", "game_over")]
    assert kinds == ["build", "gain", "gain", "star", "game_over"]


@pytest.mark.rule("SCY-END-04", "SCY-DIG-13")
def test_neighbours_get_their_bonus_on_the_last_action_but_no_star() -> None:
    row = SAXONY | THREE_BUILT | {"workers": ["F1"], "stars": FIVE}
    neighbour = NORDIC | {"recruits": ["build"], "popularity": 17}
    game = at(row, neighbour, goods=WOOD)
    game.play(LAST_BUILD)
    assert game.over
    assert (player(game, 1).popularity, player(game, 1).stars) == (18, {})
    off = at(row, neighbour, goods=WOOD, options={"neighbour_bonus_on_last_action": False})
    off.play(LAST_BUILD)
    assert off.over
    assert (player(off, 1).popularity, player(off, 1).stars) == (17, {})


@pytest.mark.rule("SCY-DIG-13")
def test_without_the_switch_neighbours_still_get_the_bonus_of_every_other_action() -> None:
    row = SAXONY | {"workers": ["F1"], "stars": FIVE, "recruits": ["build"]}
    off = at(row, NORDIC | {"recruits": ["build"]}, goods=WOOD, options={"neighbour_bonus_on_last_action": False})
    off.play(LAST_BUILD)
    assert not off.over
    assert (player(off, 0).popularity, player(off, 1).popularity) == (6, 6)


@pytest.mark.rule("SCY-END-06", "SCY-ENLIST-13")
@pytest.mark.example("SCY-EX-43")
def test_a_neighbours_star_is_placed_after_the_action_unless_the_action_ended_the_game() -> None:
    neighbour = NORDIC | {"recruits": ["build"], "popularity": 17}
    for stars, expected in (({}, {"popularity": 1}), (FIVE, {})):
        game = at(SAXONY | THREE_BUILT | {"workers": ["F1"], "stars": stars}, neighbour, goods=WOOD)
        game.play(LAST_BUILD)
        assert (game.over, player(game, 1).popularity, player(game, 1).stars) == (bool(stars), 18, expected)
        kinds = [(event["kind"], event["seat"]) for event in game.events()]
        assert kinds.index(("build", 0)) < kinds.index(("ongoing_bonus", 1)) < kinds.index(("star", 0))
        if expected:
            assert kinds.index(("star", 0)) < kinds.index(("star", 1))


@pytest.mark.rule("SCY-ENLIST-13", "SCY-END-06", "SCY-ENLIST-11")
@pytest.mark.example("SCY-EX-23")
@pytest.mark.parametrize(
    ("action", "line", "track", "top"),
    [
        ("build", "move / skip / build / decline", "popularity", 18),
        ("upgrade", "bolster / skip / upgrade / decline", "power", 16),
    ],
)
def test_the_left_neighbours_sixth_star_ends_the_game_before_the_right_ones(
    action: str, line: str, track: str, top: int
) -> None:
    """Saxony acts; left of it sits Polania, right of it Crimea. All three reach the end of the track."""
    ready = {"recruits": [action], track: top - 1}
    rows = [CRIMEA | ready, SAXONY | ready | {"workers": ["F1"]}, POLANIA | ready]
    stock = {"F1": {"wood": 3, "oil": 3}}
    game = at(rows[0], rows[1], rows[2] | {"stars": FIVE}, active=1, goods=stock)
    game.play(line)
    assert game.over
    assert [getattr(player(game, seat), track) for seat in range(3)] == [top] * 3
    assert [player(game, seat).star_count for seat in range(3)] == [0, 1, 6]
    told = [(event["kind"], event["seat"]) for event in game.events()]
    assert [row for row in told if row[0] in ("ongoing_bonus", "star")] == [
        *[("ongoing_bonus", seat) for seat in (1, 2, 0)],
        *[("star", seat) for seat in (1, 2)],
    ]
    right = at(rows[0] | {"stars": FIVE}, rows[1], rows[2], active=1, goods=stock)
    right.play(line)
    assert [player(right, seat).star_count for seat in range(3)] == [6, 1, 1]
    active = at(rows[0] | {"stars": FIVE}, rows[1] | {"stars": FIVE}, rows[2] | {"stars": FIVE}, active=1, goods=stock)
    active.play(line)
    assert [player(active, seat).star_count for seat in range(3)] == [5, 6, 5]


@pytest.mark.rule("SCY-END-07")
def test_players_may_end_with_unequal_numbers_of_turns() -> None:
    game = at(SAXONY | {"power": 12, "stars": FIVE}, NORDIC, POLANIA)
    rest = " / move / skip / pass / end"
    game.play(f"bolster / power / pass / end{rest}{rest} / trade / skip / pass / end / trade / skip / pass / end")
    game.play("trade / skip / pass / end / bolster / power")
    assert game.over
    turns = [event["seat"] for event in game.events() if event["kind"] == "section"]
    assert [turns.count(seat) for seat in range(3)] == [3, 2, 2]
    assert len(game.result.standings) == 3
