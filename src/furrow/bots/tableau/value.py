"""How good a position looks for a seat."""

from __future__ import annotations

from furrow.bots.tableau.worth import Worths
from furrow.games.fifty_first_state.names import GOAL
from furrow.games.tableau.state import Player, State

_POINTS_A_ROUND = 5.0


def rounds_left(s: State) -> float:
    """How many rounds are likely to follow this one."""
    if s.book.ways.rounds:
        return float(s.book.ways.rounds - s.round)
    if s.ending:
        return 0.0
    leading = max(player.points for player in s.players)
    return max(0.5, (GOAL - leading) / _POINTS_A_ROUND)


class Outlook:
    """Values positions for one seat, all with the same belief about the rest of the game."""

    __slots__ = ("rounds", "seat", "worths")

    def __init__(self, s: State, seat: int, worths: Worths) -> None:
        self.seat = seat
        self.worths = worths
        self.rounds = rounds_left(s)

    def value(self, s: State) -> float:
        """The own standing, less a part of the best rival's. Goods of a player who has passed are lost."""
        best = max((self.standing(s, player) for each, player in enumerate(s.players) if each != self.seat), default=0)
        return self.standing(s, s.players[self.seat]) - self.worths.weights.envy * best

    def standing(self, s: State, player: Player) -> float:
        worths = self.worths
        weights = worths.weights
        years = self.rounds * weights.yearly
        found = player.points + len(player.hand) * weights.hand + len(player.ruins) * weights.ruin
        for card in player.locations:
            unused = 0.0 if player.passed or s.used.get(card, 0) else self._this_round(s, card)
            found += worths.points[card] + worths.income[card] * years + unused
        for card in (*player.deals, *player.foreign):
            found += worths.deals[card] * years
        if not player.passed:
            goods = worths.goods
            found += sum(goods[good] * amount for good, amount in enumerate(player.goods) if amount)
        found += sum(self._lying(s, card) for card in player.locations if card in s.kept)
        return found + 0.6 * len(player.connections)

    def _this_round(self, s: State, card: int) -> float:
        """An action that can still be used in this round."""
        return self.worths.income[card] * 0.5 if s.book.faces[card].action else 0.0

    def _lying(self, s: State, card: int) -> float:
        return sum(self.worths.goods[good] * amount for good, amount in enumerate(s.kept[card]))
