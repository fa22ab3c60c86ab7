"""What the bots know of one game beyond the family: its own uses of goods, answers not worth trying, its solo aim.

A game brings a module `habits` with `HABITS` to `furrow.bots`; without one these defaults apply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from furrow.bots.tableau.aims import Aim
from furrow.bots.tableau.round_plan import Use
from furrow.bots.tableau.weights import Weights
from furrow.games.parts import part
from furrow.games.tableau.state import Player, State
from furrow.games.tableau.virtual import VIRTUAL
from furrow.kernel.contract import Code

if TYPE_CHECKING:
    from furrow.bots.tableau.value import Outlook
    from furrow.bots.tableau.worths import Worths


class OwnTableUses:
    """Uses of goods that need no card of the hand, as they were when the seat began to think."""

    def open(self, s: State, player: Player) -> list[Use]:
        """What can still be had in this position."""
        return []


class Habits:
    """A game that has nothing of its own."""

    def built_over(self, code: Code) -> Code:
        """What is built, if other answers build the same over another location (its base is number 2); () if not."""
        return ()

    def pointless(self, s: State, seat: int, code: Code) -> bool:
        """Is the answer not worth trying?"""
        return False

    def table_uses(self, o: Worths, s: State) -> OwnTableUses:
        """What goods buy besides cards of the hand and locations of others to raze."""
        return OwnTableUses()

    def hand_uses(self, o: Worths, s: State, seat: int, built: Use) -> list[Use]:
        """Further uses of a card of the hand; `built` is the plain one."""
        return []

    def solo_aim(self, weights: Weights) -> Aim:
        """How a solo game is won."""
        return Aim(1.0, alone=True)

    def against(self, s: State, aim: Aim) -> float:
        """How far the virtual player of a solo game has come, in points."""
        return s.players[VIRTUAL].points

    def solo_lead(self, s: State, outlook: Outlook) -> float:
        """How far the seat is ahead of the virtual player at the likely end."""
        return outlook.standing(s) - self.against(s, outlook.aim)


HABITS = Habits()


def habits_of(game: str) -> Habits:
    """The habits of a game; those of the family, which are in this module, if it brings none."""
    own = part(game, "furrow.bots", "habits")
    assert own is not None
    found: Habits = own.HABITS
    return found
