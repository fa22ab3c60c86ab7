"""Uses of goods that need no card of the hand: razing others, and what only one game offers."""

from __future__ import annotations

from furrow.bots.tableau.prices import make_use
from furrow.bots.tableau.round_plan import Use
from furrow.bots.tableau.worths import Worths
from furrow.games.tableau.state import Player, State

_MANY = 99


class TableUses:
    """What lay on the table when the seat began to think; `open` says what is still to be had."""

    def __init__(self, o: Worths, s: State) -> None:
        self._o = o
        self._targets = self._raze_uses(s)
        self._own = o.taste.habits.table_uses(o, s)
        self._rooms: dict[tuple[int, ...], list[int]] = {}

    def _raze_uses(self, s: State) -> list[tuple[int, int, Use]]:
        """Locations of others: the spoils, and what their owner loses."""
        o, ways = self._o, s.book.ways
        found = []
        for other in s.others(o.seat):
            for card in s.players[other].locations:
                if ways.raze_refusal(s, o.seat, card):
                    continue
                gain = s.book.faces[card].raze or ()
                worth = o.prices.points_of(gain) + o.harm(s, other, card) + o.answers(s.players[o.seat], "razes")
                cost = ways.raze_cost(s, card)
                use = make_use(o.prices, -1, worth, cost.tokens, 0, o.prices.tokens_of(gain))
                if use.rank < 1.0:
                    found.append((other, card, use))
        return found

    def open(self, s: State, player: Player) -> list[Use]:
        """What can still be had in this position."""
        found = [
            use
            for other, card, use in self._targets
            if not s.players[other].passed and card in s.players[other].locations
        ]
        return found + self._own.open(s, player)

    def rooms(self, s: State, player: Player) -> list[int]:
        """How many of each good stay through a clean-up: those that lie on cards, and those for which there is room."""
        key = (*player.locations,)
        found = self._rooms.get(key)
        if found is None:
            faces = s.book.faces
            found = [0] * s.book.tokens
            stores = [s.book.boards[player.faction].store, *(faces[card].store for card in player.locations)]
            for store in stores:
                for room in store:
                    for good in room.goods:
                        found[good] += room.most if room.most >= 0 else _MANY
            self._rooms[key] = found
        if not s.kept:
            return found
        lying = found[:]
        for card in player.locations:
            for good, amount in enumerate(s.kept.get(card, ())):
                lying[good] += amount
        return lying
