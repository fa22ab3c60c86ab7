"""Objectives (SCY-OBJ): secret, revealed by the player at the right moment, one star (Saxony two)."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from tests.scythe.positions import at, legal, player, refused, seen

# Card 22 asks for a Factory card and no upgrade, between any actions; card 12 for 20 coins at the end of the turn.
READY = {"faction": "nordic", "mat": "engineering", "factory_card": 6, "coins": 20, "objectives": [12, 22]}
RIVAL = {"faction": "crimea"}


def owned(game: Game, seat: int = 0) -> list[int]:
    """The objective cards in a hand, as the seat itself sees them."""
    own = seen(game, seat).own
    assert own is not None
    return list(own.objectives)


@pytest.mark.rule("SCY-OBJ-01")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_starts_with_two_secret_objectives(seats: int) -> None:
    game = furrow.new("scythe", seats=seats, seed=4)
    hands = [owned(game, seat) for seat in range(seats)]
    assert all(len(hand) == 2 for hand in hands)
    assert len({card for hand in hands for card in hand}) == 2 * seats
    assert seen(game).objective_deck == 23 - 2 * seats
    assert [row.objectives for row in seen(game, None).players] == [2] * seats
    assert seen(game, None).own is None
    told = [event for seat in (None, 0, 1) for event in game.events(seat)]
    assert not [event for event in told if "objective" in str(event)]


@pytest.mark.rule("SCY-OBJ-01")
def test_nobody_can_tell_which_objectives_another_holds() -> None:
    one = at(READY, RIVAL | {"objectives": [1, 2]})
    two = at(READY, RIVAL | {"objectives": [3, 4]})
    for seat in (0, None):
        assert seen(one, seat) == seen(two, seat)
    assert refused(one, "reveal 1") == refused(two, "reveal 1") == "SCY-OBJ-01"


@pytest.mark.rule("SCY-OBJ-02", "SCY-DIG-08")
@pytest.mark.parametrize(
    "before", ["", "bolster / power", "bolster / skip", "bolster / power / pass", "bolster / skip / pass"]
)
def test_a_fulfilled_objective_may_be_revealed_before_between_and_after_the_actions(before: str) -> None:
    game = at(READY, RIVAL)
    if before:
        game.play(before)
    assert "reveal 22" in legal(game)
    question = game.question()
    game.play("reveal 22")
    assert player(game).stars == {"objective": 1}
    assert game.question() == question  # revealing answers nothing else


@pytest.mark.rule("SCY-OBJ-02", "SCY-DIG-08")
def test_no_objective_is_revealed_on_the_turn_of_another() -> None:
    game = at(READY, RIVAL)
    game.play("bolster / skip / pass / end")
    assert game.actors == (1,)
    for line in ("", "bolster", "skip", "pass"):
        if line:
            game.play(line)
        assert refused(game, "reveal 22", seat=0) == "SCY-OBJ-02"


@pytest.mark.rule("SCY-OBJ-03", "SCY-DIG-08")
@pytest.mark.parametrize(
    ("line", "question"),
    [
        ("move / char / A4", "step"),
        ("move / char / A4 / stop", "pick"),
        ("move / mech B4 / C3 / done", "dials"),
        ("move / char / B5 / done", "encounter"),
        ("produce / A5", "produce"),
        ("trade / A5 / oil", "goods"),
        ("produce / skip / upgrade", "cube"),
        ("bolster / skip / build / mill", "build"),
    ],
)
def test_no_objective_is_revealed_in_the_middle_of_an_action(line: str, question: str) -> None:
    own = READY | {"character": "A5", "mechs": {"speed": "B4"}, "workers": ["A5", "A4"]}
    game = at(own, RIVAL | {"character": "C3"}, goods={"A4": {"oil": 3, "wood": 3}})
    game.play(line)
    assert game.question(0) == question
    assert refused(game, "reveal 22", seat=0) == "SCY-OBJ-03"


@pytest.mark.rule("SCY-OBJ-04")
def test_all_conditions_must_hold_at_the_moment_of_revealing() -> None:
    assert refused(at(READY, RIVAL), "reveal 22") is None
    assert refused(at(READY | {"cubes": ["move.units"]}, RIVAL), "reveal 22") == "SCY-OBJ-04"
    assert refused(at(READY | {"factory_card": None}, RIVAL), "reveal 22") == "SCY-OBJ-04"


@pytest.mark.rule("SCY-OBJ-05")
@pytest.mark.example("SCY-EX-41")
def test_revealing_may_be_put_off_and_the_chance_may_lapse() -> None:
    own = READY | {"workers": ["A5"]}
    game = at(own, RIVAL, goods={"A5": {"oil": 3}})
    assert refused(game, "reveal 22") is None
    game.play("produce / skip")
    assert refused(game, "reveal 22") is None  # still possible
    game.play("upgrade / cube move.units / cover build")
    assert refused(game, "reveal 22") == "SCY-OBJ-04"  # not any more
    assert owned(game) == [12, 22]


@pytest.mark.rule("SCY-OBJ-05", "SCY-DIG-08")
def test_nothing_is_revealed_by_itself() -> None:
    game = at(READY, RIVAL)
    for _ in range(2):
        game.play("bolster / skip / pass / end")
    assert player(game).stars == {}
    assert owned(game) == [12, 22]
    assert "reveal 22" in legal(game)


@pytest.mark.rule("SCY-OBJ-06")
def test_both_cards_go_under_the_deck_and_one_star_is_placed() -> None:
    game = at(READY, RIVAL, objective_deck=[card for card in range(1, 24) if card not in (12, 22)])
    game.play("reveal 22")
    assert player(game).stars == {"objective": 1}
    assert player(game).objectives == 0
    deck = game.position()["objective_deck"]
    assert sorted(deck[:2]) == [12, 22]
    assert deck[2:] == [card for card in range(1, 24) if card not in (12, 22)]
    # everybody has seen the fulfilled card, nobody the other one
    told = {"kind": "objective", "seat": 0, "card": 22, "returned": 1}
    assert told in game.events(None)
    assert told in game.events(1)
    assert told | {"others": [12]} in game.events(0)
    assert not [event for event in game.events(1) if event.get("card") == 12]
    assert "12" not in str(game.position()["players"][1]["knows"])


@pytest.mark.rule("SCY-OBJ-07")
def test_only_saxony_keeps_the_other_card_and_may_gain_a_second_star() -> None:
    game = at(READY, RIVAL)
    game.play("reveal 22 / bolster / skip / pass")
    assert refused(game, "reveal 12") == "SCY-OBJ-01"
    assert player(game).stars == {"objective": 1}
    saxony = at(READY | {"faction": "saxony"}, RIVAL)
    saxony.play("reveal 22")
    assert owned(saxony) == [12]
    assert saxony.position()["objective_deck"][0] == 22
    saxony.play("bolster / skip / pass / reveal 12")
    assert player(saxony).stars == {"objective": 2}
    assert player(saxony).star_count == 2


@pytest.mark.rule("SCY-OBJ-08", "SCY-DIG-08")
@pytest.mark.parametrize("last", ["pass", "build / mill / A5", "build / decline"])
def test_a_card_for_the_end_of_the_turn_waits_until_the_bottom_action_is_over(last: str) -> None:
    game = at(READY | {"workers": ["A5"]}, RIVAL, goods={"A5": {"wood": 3}})
    assert refused(game, "reveal 12") == "SCY-OBJ-08"
    game.play("bolster / skip")
    assert refused(game, "reveal 12") == "SCY-OBJ-08"
    game.play(last)
    assert game.question() == "end"
    game.play("reveal 12")
    assert player(game).stars == {"objective": 1}


@pytest.mark.rule("SCY-OBJ-08")
def test_the_moment_does_not_come_if_the_bottom_action_ends_the_game() -> None:
    five = {"mechs": 1, "power": 1, "popularity": 1, "combat": 2}
    three = {"mill": "A4", "mine": "B6", "armory": "C5"}
    own: dict[str, Any] = READY | {"workers": ["A5"], "stars": five, "structures": three}
    game = at(own, RIVAL, goods={"A5": {"wood": 3}})
    game.play("bolster / skip / build / monument / A5")
    assert game.over
    assert "objective" not in player(game).stars
    with pytest.raises(furrow.GameOver):
        game.play("reveal 12", seat=0)


@pytest.mark.rule("SCY-DIG-47")
def test_the_own_mine_is_no_tunnel_for_underworld_advantage() -> None:
    own = {"faction": "nordic", "objectives": [2], "workers": ["B4", "C5", "A5"], "structures": {"mine": "A5"}}
    end: dict[str, Any] = {"pending": [["end", 0]]}
    assert refused(at(own, RIVAL, **end), "reveal 2") == "SCY-OBJ-04"
    assert refused(at(own | {"workers": ["B4", "C5", "C2"]}, RIVAL, **end), "reveal 2") is None


@pytest.mark.rule("SCY-DIG-47")
def test_send_one_back_as_a_warning_means_in_the_same_turn() -> None:
    own = {"faction": "nordic", "objectives": [6, 7], "power": 7, "popularity": 3, "mechs": {"riverwalk": "D5"}}
    game = at(own, RIVAL | {"workers": ["E6", "E6"]})
    assert refused(game, "reveal 6") == "SCY-OBJ-04"
    game.play("move / mech D5 / E6 / done")
    assert refused(game, "reveal 6") is None
    game.play("pass")
    assert refused(game, "reveal 6") is None
    game.play("end / bolster / skip / pass / end")
    assert refused(game, "reveal 6") == "SCY-OBJ-04"  # a turn later


@pytest.mark.rule("SCY-DIG-47")
@pytest.mark.parametrize(("dial", "fits"), [(7, False), (0, True)])
def test_a_retreat_after_combat_is_a_warning_too(dial: int, fits: bool) -> None:
    own = {"faction": "nordic", "objectives": [6], "power": 8, "popularity": 3, "mechs": {"riverwalk": "D5"}}
    game = at(own, RIVAL | {"workers": ["E6"], "character": "E6", "power": 0})
    game.play("move / mech D5 / E6 / done")
    game.play(f"dial {dial} / ready", seat=0)
    game.play("dial 0 / ready", seat=1)
    assert (refused(game, "reveal 6") is None) is fits  # power 7 or more is the other condition
