"""Playing through the public API: lines, refusals, undo and redo, previews, side actions."""

from __future__ import annotations

import pytest

import furrow
from tests.scythe.positions import at, legal, player


def _game() -> furrow.Game:
    return at({"faction": "polania", "workers": ["C1", "D1"], "coins": 5}, {"faction": "saxony"})


def test_a_line_is_played_whole_or_not_at_all() -> None:
    game = _game()
    before = game.position()
    with pytest.raises(furrow.IllegalAction) as error:
        game.play("produce / C1 / H1")
    assert (error.value.rule, error.value.step, error.value.text) == ("SCY-PRODUCE-03", 2, "H1")
    assert game.position() == before
    assert not game.history
    game.play("produce / C1 / D1")
    assert [step.text for step in game.history] == ["produce", "C1", "D1"]


def test_an_action_from_legal_can_be_played_and_written() -> None:
    game = _game()
    action = game.legal()[0]
    assert str(action) == "move"
    game.play(action)
    assert game.question() == "top"


def test_upper_case_and_spaces_do_not_matter() -> None:
    game = _game()
    game.play("  PRODUCE /  c1  / d1 ")
    assert [step.text for step in game.history] == ["produce", "C1", "D1"]


def test_a_line_is_the_unit_of_undo() -> None:
    game = _game()
    start = game.position()
    game.play("produce / C1 / D1")
    middle = game.position()
    game.play("pass")
    game.undo()
    assert game.position() == middle
    game.undo()
    assert game.position() == start
    game.redo()
    assert game.position() == middle
    game.redo()
    assert game.question() == "end"
    with pytest.raises(furrow.NothingToUndo, match="redo"):
        game.redo()


def test_undo_all_goes_to_the_start_of_the_own_turn() -> None:
    game = _game()
    game.play("produce / skip / pass / end", seat=0)
    begun = game.position()
    game.play("bolster / power", seat=1)
    game.play("pass", seat=1)
    game.undo(all=True)
    assert game.position() == begun
    with pytest.raises(furrow.NothingToUndo, match="another seat answered"):
        game.undo()


def test_a_seat_takes_back_only_its_own_line() -> None:
    game = _game()
    game.play("produce / skip / pass / end", seat=0)
    assert game.can_undo(0)
    assert not game.can_undo(1)
    with pytest.raises(furrow.NothingToUndo):
        game.undo(1)
    game.undo(0)
    assert game.actors == (0,)


def test_undo_stops_where_a_card_was_drawn() -> None:
    game = _game()
    game.play("bolster")
    game.play("cards")
    assert not game.can_undo()
    with pytest.raises(furrow.NothingToUndo, match="revealed"):
        game.undo()


def test_a_new_action_forgets_what_could_be_redone() -> None:
    game = _game()
    game.play("produce")
    game.undo()
    game.play("trade")
    assert not game.can_redo()


def test_undo_takes_back_the_events_too() -> None:
    game = _game()
    told = game.events(0)
    game.play("produce / C1 / D1")
    assert len(game.events(0)) > len(told)
    game.undo()
    assert game.events(0) == told


def test_a_preview_changes_nothing_and_stops_at_the_unknown() -> None:
    game = _game()
    before = game.position()
    known = game.preview("produce / C1 / D1", seat=0)
    assert known.complete
    assert [event["kind"] for event in known.events] == ["section", "top", "produce", "produce"]
    unknown = game.preview("bolster / cards / pass", seat=0)
    assert not unknown.complete
    assert [event["kind"] for event in unknown.events] == ["section"]
    assert unknown.things == ()
    assert game.position() == before


def test_a_preview_tells_what_the_next_answers_speak_of() -> None:
    game = _game()
    foreseen = game.preview("move / worker C1", seat=0)
    game.play("move / worker C1")
    spoken = [game.rules.things(game.state, 0, action.code) for action in game.legal(0)]
    assert foreseen.things == tuple(dict.fromkeys(thing for things in spoken for thing in things))
    assert "hex:D1" in foreseen.things
    assert _game().preview("produce / C1 / D1 / pass / end", seat=0).things == ()


def test_a_clone_goes_its_own_way() -> None:
    game = _game()
    copy = game.clone()
    copy.play("produce / C1")
    assert legal(game) == ["move", "bolster", "trade", "produce"]
    assert game.history == []


def test_a_side_action_is_recorded_and_replayed() -> None:
    game = _game()
    game.side("give 2 to 1", seat=0)
    game.side("refuse coins", seat=1)
    assert (player(game, 0).coins, player(game, 1).refused) == (3, ("coins",))
    assert str(game.legal()[0]) == "move"
    again = furrow.load(game.record())
    assert again.position() == game.position()
    game.undo()
    game.redo()
    assert again.position() == game.position()


def test_why_not_names_rule_details_and_sentence() -> None:
    game = at({"faction": "polania", "coins": 0}, {"faction": "saxony"})
    refusal = game.why_not("bolster / power")
    assert refusal is not None
    assert (refusal.rule, refusal.step) == ("SCY-TURN-12", 1)
    assert refusal.details == {"what": "coins", "needs": 1, "has": 0}
    assert refusal.sentence
    assert game.why_not("bolster / skip") is None


def test_a_seat_out_of_turn_is_told_so() -> None:
    refusal = _game().why_not("move", seat=1)
    assert refusal is not None
    assert refusal.rule == "SCY-TURN-01"


def test_the_schema_of_the_view_is_exported() -> None:
    schema = furrow.schema("scythe")
    view = schema["$defs"]["View"]
    assert {"players", "goods", "question", "own"} <= set(view["properties"])


def test_a_seat_that_owes_nothing_has_neither_a_question_nor_answers() -> None:
    game = furrow.new("scythe", seats=3, seed=7)
    idle = next(seat for seat in range(3) if seat not in game.actors)
    for ask in (game.legal, game.question):
        with pytest.raises(furrow.WrongSeat, match=f"seat {idle} owes no answer now"):
            ask(idle)
        with pytest.raises(furrow.WrongSeat, match="there is no seat 3"):
            ask(3)
        assert ask() == ask(game.actors[0])


def test_after_the_end_nobody_has_a_question_or_answers() -> None:
    game = furrow.position("scythe", {"players": [{"faction": "saxony"}, {"faction": "nordic"}], "over": True})
    assert game.actors == ()
    for seat in (None, 0, 1):
        for ask in (game.legal, game.question):
            with pytest.raises(furrow.GameOver):
                ask(seat)
