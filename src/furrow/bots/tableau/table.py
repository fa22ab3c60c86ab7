"""Uses of goods that need no card of the hand: contacts, connection cards, open production, razing others."""

from __future__ import annotations

from furrow.bots.tableau.facts import NOTHING
from furrow.bots.tableau.plan import Use
from furrow.bots.tableau.prices import make_use
from furrow.bots.tableau.worths import Worths
from furrow.games.fifty_first_state import names as fifty
from furrow.games.tableau.state import Player, State

_MANY = 99


class Table:
    """What lay on the table when the seat began to think; `open` says what is still to be had."""

    def __init__(self, o: Worths, s: State) -> None:
        self._o = o
        self._seat = o.seat
        self._targets = self._raze_uses(s)
        self._contacts: list[Use] = []
        self._connections: dict[int, tuple[Use, Use]] = {}
        self._visits: dict[int, Use] = {}
        self._rooms: dict[tuple[int, ...], list[int]] = {}
        if "connections" in s.tables:
            self._fifty_first(s)

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

    def _fifty_first(self, s: State) -> None:
        o = self._o
        prices = o.prices
        player = s.players[o.seat]
        for cost, gain in s.book.boards[player.faction].actions:
            self._contacts.append(
                make_use(prices, -1, -prices.beyond_tokens(cost), cost.tokens, 0, prices.tokens_of(gain))
            )
        for card in (*s.tables["connections"], *player.connections):
            action = s.book.faces[card].action
            assert action
            gain = o.facts.action[card].sure
            play = make_use(prices, -1, 0.0, action.cost.tokens, 0, gain)
            workers = ((fifty.WORKER, fifty.CONNECTION_WORKERS), *action.cost.tokens)
            self._connections[card] = (make_use(prices, -1, 0.0, workers, 0, gain), play)
        for other in s.others(o.seat):
            for card in s.players[other].locations:
                if s.book.faces[card].open:
                    gain = (o.facts.production[card] or NOTHING).sure
                    worth = prices.points_of(gain) - o.aim.envy * prices.goods[fifty.WORKER]
                    self._visits[card] = make_use(prices, -1, worth, ((fifty.WORKER, 1),), 0, prices.tokens_of(gain))

    def open(self, s: State, player: Player) -> list[Use]:
        """What can still be had in this position."""
        found = [
            use
            for other, card, use in self._targets
            if not s.players[other].passed and card in s.players[other].locations
        ]
        if self._contacts:
            uses = player.board_uses
            found += [use for number, use in enumerate(self._contacts) if not uses >> number & 1]
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
