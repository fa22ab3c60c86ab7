"""What the bots know of Imperial Settlers alone: samurai, and a solo game that is won by faction locations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from furrow.bots.tableau.aims import Aim
from furrow.bots.tableau.habits import Habits
from furrow.bots.tableau.program_facts import facts
from furrow.bots.tableau.weights import Weights
from furrow.games.imperial_settlers import names as n
from furrow.games.tableau.compiling import PER_SAMURAI
from furrow.games.tableau.state import State
from furrow.games.tableau.virtual import VIRTUAL
from furrow.kernel.contract import Code

if TYPE_CHECKING:
    from furrow.bots.tableau.value import Outlook


class _ImperialSettlers(Habits):
    def pointless(self, s: State, seat: int, code: Code) -> bool:
        """A samurai where no location yields anything for it."""
        return code[0] == n.SAMURAI and not _counts_samurai(s, seat)

    def solo_aim(self, weights: Weights) -> Aim:
        goal = weights.solo_goal
        card, danger, raze = goal * weights.solo_card, goal * weights.solo_danger, goal * weights.solo_raze
        return Aim(1.0, goal, card, -danger, raze, alone=True)

    def against(self, s: State, aim: Aim) -> float:
        """Cards that it has, or will have at the end of the round."""
        return aim.location * (len(s.tables["collection"]) + len(s.players[VIRTUAL].locations))

    def solo_lead(self, s: State, outlook: Outlook) -> float:
        return outlook.value(s)


def _counts_samurai(s: State, seat: int) -> bool:
    """Does an own location yield something for samurai?"""
    known = facts(s.book)
    own = (known.production[card] for card in s.players[seat].locations)
    return any(counted.kind == PER_SAMURAI for deed in own if deed for counted in deed.counted)


HABITS = _ImperialSettlers()
