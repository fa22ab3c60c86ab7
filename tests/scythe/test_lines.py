"""Lines that spell out what the game answers automatically, and lines that say something else there."""

from __future__ import annotations

from typing import Any

import pytest

import furrow
from furrow import Game
from tests.scythe.positions import at, legal, refused, rival, saxony

_ENCOUNTER = [["under_deck", 0, 5], ["encounter", 0, 5, 0]]


def _texts(game: Game) -> list[str]:
    return [step.text for step in game.history]


def _same(game: Game, short: str, long: str) -> None:
    """Both lines are one line: state, events, history and what can be taken back."""
    first, second = game.clone(), game.clone()
    first.play(short)
    second.play(long)
    assert second.position() == first.position()
    assert second.events() == first.events()
    assert _texts(second) == _texts(first) == short.split(" / ")
    assert game.why_not(long) is None
    assert game.why_not(long, 0) is None
    second.undo()
    assert second.position() == game.position()


def _at_encounter(**rest: Any) -> Game:
    return at(saxony(character="E4", **rest), rival(), pending=[["end", 0], *_ENCOUNTER])


def test_the_end_of_a_production_of_all_there_is() -> None:
    game = at(saxony(workers=["F1"]), rival())
    _same(game, "produce / F1 / pass", "produce / F1 / done / pass")


def test_the_end_of_a_move_and_what_a_unit_carries_and_where_it_stops() -> None:
    game = at(saxony(workers=["F1", "F1"], cubes=[]), rival())
    short = "move / worker F1 / G1 / worker F1 / G1 / pass"
    long = "move / worker F1 / G1 / carry nothing / stop / worker F1 / G1 / carry all / stop / done / pass"
    _same(game, short, long)


def test_the_only_way_to_pay() -> None:
    game = at(saxony(), rival(), goods={"F1": {"oil": 3}}, pending=[["bottom", 0, 1]])
    _same(
        game,
        "upgrade / cube move.units / cover build",
        "upgrade / pay oil F1 / pay oil F1 / pay oil F1 / cube move.units / cover build",
    )
    assert refused(game, "upgrade / pay oil G1") == "SCY-RES-04"
    assert refused(game, "upgrade / pay metal F1") == "SCY-BOTTOM-02"
    assert refused(game, "upgrade / pay card 2") == "SCY-FACTION-04"
    assert refused(game, "upgrade / pay oil F1 / pay oil F1 / pay oil F1 / pay oil F1") == "SCY-TURN-11"


@pytest.mark.rule("SCY-ENC-11")
def test_the_place_of_an_encounter_is_the_only_one() -> None:
    game = at(saxony(character="E4"), rival(), pending=[["end", 0], ["mech", 0, "E4"]])
    _same(game, "speed", "speed / E4")
    assert refused(game, "speed / F1") == "SCY-ENC-11"
    assert refused(game, "speed / E4 / E4") == "SCY-TURN-05"


def test_the_only_combat() -> None:
    enemy = rival(character="F4")
    game = at(saxony(character="F5"), enemy)
    assert game.why_not("move / char / F4 / done / fight F4") is None
    refusal = game.why_not("move / char / F4 / done / fight F5")
    assert refusal is not None
    assert (refusal.rule, refusal.question) == ("SCY-COMBAT-02", "battles")


def test_each_answer_is_repeated_at_most_once_and_not_before_its_time() -> None:
    game = at(saxony(workers=["F1", "F1"]), rival())
    assert refused(game, "produce / F1 / done / done") == "SCY-TURN-05"
    assert refused(game, "move / worker F1 / G1 / worker F1 / done") == "SCY-TURN-05"


def test_step_by_step_is_the_same_as_in_one_line() -> None:
    game = at(saxony(workers=["F1"]), rival())
    game.play("produce / F1")
    before = game.position(), game.event_count, list(game.history)
    game.play("done")
    assert (game.position(), game.event_count, game.history) == before
    with pytest.raises(furrow.IllegalAction):
        game.play("done")
    game.play("pass")
    assert _texts(game) == ["produce", "F1", "pass"]
    game.undo()
    game.undo()
    assert legal(game) == ["move", "bolster", "trade", "produce"]


def test_a_repeated_answer_leaves_what_was_taken_back_to_be_played_again() -> None:
    game = at(saxony(workers=["F1"]), rival())
    game.play("produce / F1")
    game.play("pass")
    game.undo()
    game.play("done")
    assert game.can_redo()
    game.redo()
    assert _texts(game) == ["produce", "F1", "pass"]


def test_what_the_open_question_takes_is_its_answer() -> None:
    """Polania may choose a second option: `done` after the goods of the first one ends the encounter …"""
    players = {"faction": "polania", "character": "D2", "coins": 9}, rival()
    card = [["under_deck", 0, 5], ["encounter", 0, 5, 1], ["goods", 0, "D2", 1]]
    game = at(*players, pending=[["end", 0], *card])
    game.play("food / done")
    assert _texts(game) == ["food", "done"]
    other = at(*players, pending=[["end", 0], *card])
    other.play("food / done / option B")  # … unless the line goes on: then it only ends the goods
    assert _texts(other) == ["food", "option B"]


def test_a_seat_cannot_go_on_after_something_new_even_with_what_answers_itself() -> None:
    game = at(saxony(power=5), rival())
    with pytest.raises(furrow.LineTooLong):
        game.play("bolster / cards / pass", 0)
    assert game.why_not("bolster / cards / done", 0) is None
    with pytest.raises(furrow.LineTooLong):
        game.play("bolster / cards / done", 0)


def test_a_preview_passes_over_what_is_repeated() -> None:
    game = at(saxony(workers=["F1"]), rival())
    short, long = game.preview("produce / F1"), game.preview("produce / F1 / done")
    assert long == short
    assert long.complete


def test_a_question_that_has_nothing_left_to_give() -> None:
    everything = [
        "move.units",
        "move.coins",
        "bolster.power",
        "bolster.cards",
        "trade.popularity",
        "produce.territories",
    ]
    player = saxony(cubes=everything, stars={"upgrades": 1})
    game = at(player, rival(), goods={"F1": {"oil": 3}}, pending=[["bottom", 0, 1]])
    assert game.why_not("upgrade / decline") is None
    assert refused(game, "upgrade / cube move.units") == "SCY-UPGRADE-06"
