"""What the bots know of 51st State alone: development, contacts, connections, open production, its virtual player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from furrow.bots.tableau.aims import Aim
from furrow.bots.tableau.habits import Habits, OwnTableUses
from furrow.bots.tableau.prices import make_use
from furrow.bots.tableau.program_facts import NOTHING
from furrow.bots.tableau.round_plan import Use
from furrow.games.fifty_first_state import names as n
from furrow.games.tableau.state import Player, State
from furrow.games.tableau.virtual import VIRTUAL
from furrow.kernel.contract import Code

if TYPE_CHECKING:
    from furrow.bots.tableau.value import Outlook
    from furrow.bots.tableau.worths import Worths

_CONNECTION = 1.6
"""Points that the virtual player is likely to gain by an open connection card (FSS-SOLO-12)."""
_ITS_ROUND = 5.5
"""Points that it gains in a later round: measured over 450 solo games, 4 in the first round and 5.6 from the fourth."""


class _OwnTableUses(OwnTableUses):
    """Contacts of the board, connection cards, and open production of others."""

    def __init__(self, o: Worths, s: State) -> None:
        self._seat = o.seat
        self._contacts = self._contact_uses(o, s)
        self._connections = self._connection_uses(o, s)
        self._visits = self._visit_uses(o, s)

    def _contact_uses(self, o: Worths, s: State) -> list[Use]:
        prices = o.prices
        actions = s.book.boards[s.players[o.seat].faction].actions
        return [
            make_use(prices, -1, -prices.beyond_tokens(cost), cost.tokens, 0, prices.tokens_of(gain))
            for cost, gain in actions
        ]

    def _connection_uses(self, o: Worths, s: State) -> dict[int, tuple[Use, Use]]:
        """Each card taken from the table and played at once, or played from before the player."""
        found = {}
        for card in (*s.tables["connections"], *s.players[o.seat].connections):
            action = s.book.faces[card].action
            assert action
            gain = o.facts.action[card].sure
            play = make_use(o.prices, -1, 0.0, action.cost.tokens, 0, gain)
            workers = ((n.WORKER, n.CONNECTION_WORKERS), *action.cost.tokens)
            found[card] = (make_use(o.prices, -1, 0.0, workers, 0, gain), play)
        return found

    def _visit_uses(self, o: Worths, s: State) -> dict[int, Use]:
        prices = o.prices
        found = {}
        for other in s.others(o.seat):
            for card in s.players[other].locations:
                if s.book.faces[card].open:
                    gain = (o.facts.production[card] or NOTHING).sure
                    worth = prices.points_of(gain) - o.aim.envy * prices.goods[n.WORKER]
                    found[card] = make_use(prices, -1, worth, ((n.WORKER, 1),), 0, prices.tokens_of(gain))
        return found

    def open(self, s: State, player: Player) -> list[Use]:
        uses = player.board_uses
        found = [use for number, use in enumerate(self._contacts) if not uses >> number & 1]
        connections = self._connections
        found += [connections[card][0] for card in s.tables["connections"] if card in connections]
        found += [connections[card][1] for card in player.connections if card in connections]
        if self._visits:
            for other in s.others(self._seat):
                if not s.players[other].passed:
                    found += [
                        self._visits[card]
                        for card in s.players[other].locations
                        if card in self._visits and card not in s.used
                    ]
        return found


class _FiftyFirstState(Habits):
    def built_over(self, code: Code) -> Code:
        return (code[0], code[1], code[3]) if code[0] == n.DEVELOP else ()

    def table_uses(self, o: Worths, s: State) -> OwnTableUses:
        return _OwnTableUses(o, s)

    def hand_uses(self, o: Worths, s: State, seat: int, built: Use) -> list[Use]:
        """Building over an own location for a brick or a token instead of contacts; it is worth a point."""
        player = s.players[seat]
        card = built.card
        tags = o.facts.tags
        fitting = [each for each in player.locations if tags[each] & tags[card] or not tags[each] or not tags[card]]
        found = []
        for good, bases in ((n.BRICK, fitting), (n.DEVELOPMENT, player.locations)):
            if bases or player.ruins:
                loss = 0.0 if player.ruins else min(o.loss(each) for each in bases)
                worth = built.worth + 1.0 - loss
                found.append(make_use(o.prices, card, worth, ((good, 1),), 0, built.gain, 1, True))
        return found

    def against(self, s: State, aim: Aim) -> float:
        """Its points, and those that it is about to gain."""
        cards = 0 if s.players[0].passed else len(s.tables["connections"])
        return s.players[VIRTUAL].points + _CONNECTION * cards

    def solo_lead(self, s: State, outlook: Outlook) -> float:
        """Own yields to come are in the standing, so those of the virtual player must be compared with them.

        For winning chances only: the bots choose by `against`, as their measured strength has it.
        """
        return outlook.standing(s) - self.against(s, outlook.aim) - _ITS_ROUND * outlook.left


HABITS = _FiftyFirstState()
