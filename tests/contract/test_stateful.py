"""The contract, part 4: a machine that plays, takes back, saves and looks in any order it likes."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import furrow
from furrow.games import find
from tests.contract.starts import starts
from tests.contract.walks import GAMES


class Table(RuleBasedStateMachine):
    """One game under random handling."""

    name = ""
    game: furrow.Game

    @initialize(data=st.data())
    def set_up(self, data: st.DataObject) -> None:
        if data.draw(st.booleans()):
            self.game = furrow.position(self.name, data.draw(st.sampled_from(starts(self.name))))
        else:
            seats, seed = data.draw(st.sampled_from(find(self.name).seat_counts)), data.draw(st.integers(0, 99))
            self.game = furrow.new(self.name, seats=seats, seed=seed)

    @precondition(lambda self: not self.game.over)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.game.actors))
        self.game.play(data.draw(st.sampled_from(self.game.legal(seat))))

    @precondition(lambda self: self.game.can_undo())
    @rule()
    def undo_and_redo(self) -> None:
        before = self.game.position()
        self.game.undo()
        self.game.redo()
        assert self.game.position() == before

    @precondition(lambda self: self.game.can_undo())
    @rule()
    def undo(self) -> None:
        self.game.undo()

    @rule()
    def save_and_load(self) -> None:
        text = self.game.record()
        self.game = furrow.load(text)
        assert self.game.record() == text

    @rule(text=st.sampled_from(["fly", "dial 9", "reveal 99", "F5 / / F6", "give 1 to 0", "", "/"]))
    def talk_nonsense(self, text: str) -> None:
        """No game has these as an answer at any moment (a gift is a side action, not an answer)."""
        before = self.game.position()
        with pytest.raises(furrow.FurrowError):
            self.game.play(text, self.game.actors[0] if self.game.actors else None)
        assert self.game.position() == before

    @precondition(lambda self: not self.game.over)
    @rule(text=st.sampled_from(["A1", "end", "pass", "done", "take 1"]))
    def try_something(self, text: str) -> None:
        """What may be allowed or not: `why_not` says beforehand which. What has answered itself may be said once more;
        it changes nothing and is not written down."""
        seat, before, written = self.game.actors[0], self.game.position(), len(self.game.history)
        try:
            allowed = self.game.why_not(text, seat) is None
        except furrow.NotationError:
            allowed = False
        try:
            self.game.play(text, seat)
        except furrow.FurrowError:
            assert not allowed
            assert self.game.position() == before
        else:
            assert allowed
            assert (self.game.position() != before) == (len(self.game.history) > written)

    @invariant()
    def is_a_valid_position(self) -> None:
        """Reading a position checks every invariant of the game."""
        if hasattr(self, "game"):
            document = self.game.position()
            again = furrow.position(self.name, msgspec.json.decode(msgspec.json.encode(document)))
            assert again.position() == document


@pytest.mark.parametrize("game", GAMES)
def test_a_table_survives_any_handling(game: str) -> None:
    class OneTable(Table):
        name = game

    run_state_machine_as_test(
        OneTable,
        settings=settings(
            max_examples=25, stateful_step_count=60, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
