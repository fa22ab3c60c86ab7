"""How good a position looks for a seat: points, what the locations will yield, what the goods can still buy in this
round, and what the hand is good for later."""

from __future__ import annotations

from furrow.bots.tableau.engine import Engine
from furrow.bots.tableau.round_plan import Use, carry_out
from furrow.bots.tableau.table_uses import TableUses
from furrow.bots.tableau.taste import Taste
from furrow.bots.tableau.uses import hand_uses
from furrow.bots.tableau.weights import Weights
from furrow.bots.tableau.worths import Worths
from furrow.games.tableau.payment import holdings
from furrow.games.tableau.state import ACTION, LOOKOUT, PRODUCTION, Player, State

_SHORTEST = 0.25
"""Rounds that are likely to follow, at least, until the end has been set off."""
_CLOSE = 3.0
"""A lead, in points, that is as good as half a victory."""
_TIE = 0.01
"""Goods that are left at the end decide ties."""
_CROWD = 0.88
"""Every further card of a hand finds so much less use."""


def rounds_left(s: State, weights: Weights) -> float:
    """How many productions are likely to follow. The lookout of a round comes before its production."""
    coming = 1.0 if s.phase == LOOKOUT else 0.0
    ways = s.book.ways
    if ways.rounds:
        return ways.rounds - s.round + coming
    if s.ending:
        return coming
    leading = max(player.points for player in s.players)
    pace = weights.pace + weights.growth * (s.round - 1)
    return max(_SHORTEST, round(4.0 * (ways.goal - leading) / pace) / 4.0) + coming


class Outlook(Worths):
    """Values positions for one seat, all with the same belief about the rest of the game."""

    def __init__(self, s: State, seat: int, taste: Taste, left: float | None = None) -> None:
        super().__init__(s, seat, taste, rounds_left(s, taste.weights) if left is None else left)
        self._began = s.round
        self._round = s.round + (s.phase != LOOKOUT)
        self._rivals: dict[tuple[object, ...], float] = {}
        self._later: dict[float, Outlook] = {}
        player = s.players[seat]
        engine = self.engine(s, player)
        self._uses = {card: hand_uses(self, s, seat, engine, card) for card in player.hand}
        self._held = {card: self._hold(uses) for card, uses in self._uses.items()}
        self._table = TableUses(self, s)

    def _hold(self, uses: list[Use]) -> float:
        """A card that is kept for a later round."""
        if not self.left or not uses:
            return 0.0
        net = max((use.worth + self.prices.gain(use.gain)) * (1.0 - use.rank) for use in uses)
        return max(0.1, net) * self.weights.hold * min(1.0, self.left)

    def card_value(self, card: int) -> float:
        """A card of the root's hand, kept."""
        return self._held.get(card, self.prices.card)

    # -- positions -----------------------------------------------------------------------------------------------

    def value(self, s: State) -> float:
        """The seat's own standing, less a part of the best rival's."""
        left = self._left_at(s)
        if left != self.left:
            later = self._later.get(left)
            if later is None:
                later = self._later[left] = Outlook(s, self.seat, self.taste, left)
            return later.value(s)
        mine = self.standing(s)
        rival = self.against(s)
        if s.over or s.ending:
            lead = mine - rival / (self.aim.envy or 1.0)
            return mine - rival + self.weights.victory * lead / (abs(lead) + _CLOSE)
        return mine - rival

    def _left_at(self, s: State) -> float:
        """Productions that follow: as at first, less those that have been."""
        if s.ending or s.over:
            return 0.0
        passed = s.round + (s.phase != LOOKOUT) - self._round
        return max(0.0, self.left - passed) if passed else self.left

    def parts(self, s: State) -> dict[str, float]:
        """The seat's own standing by named parts."""
        player = s.players[self.seat]
        engine = self.engine(s, player)
        end = sum(map(self.end_worth, player.locations))
        found = {
            "points": float(player.points),
            "locations": end + sum(_extra(s, card) for card in player.locations if card in self.facts.scores),
            "yields": engine.a_round * self.years,
            "ruins": len(player.ruins) * self.weights.ruin * min(1.0, self.left + 0.3),
        }
        acting = s.phase in (ACTION, PRODUCTION) and not player.passed and not s.over
        if acting:
            found["plan"], found["hand"] = self._plan(s, player, engine)
        else:
            found["plan"] = self._put_by(s, player) if self.left else 0.0
            found["hand"] = self._hand(s, player, set())
        return found

    def standing(self, s: State) -> float:
        return sum(self.parts(s).values())

    def _plan(self, s: State, player: Player, engine: Engine) -> tuple[float, float]:
        """What the goods can still buy in this round, and what the rest of the hand is good for."""
        uses: list[Use] = []
        for card in player.hand:
            uses += self._uses.get(card, ())
        for card, use in engine.actions:
            left = s.book.ways.uses(s, card, use.times) - s.used.get(card, 0)
            if left > 0:
                uses.append(use if left == use.times else use._replace(times=left))
        uses += self._table.open(s, player)
        uses.sort()
        pool = list(holdings(s, player))
        spent: set[int] = set()
        faction = self.facts.faction
        bases = len(player.ruins) + sum(1 for card in player.locations if not faction[card])
        found = carry_out(pool, uses, self.prices.market, spent, bases) * self.weights.hope
        return found + self._left_over(s, player, pool), self._hand(s, player, spent)

    def _left_over(self, s: State, player: Player, pool: list[int]) -> float:
        """Goods for which there is no use: some can be kept, for the others something may turn up."""
        prices, weights = self.prices, self.weights
        if not self.left:
            return _TIE * sum(pool)
        room = self._table.rooms(s, player)
        found = 0.0
        for good, amount in enumerate(pool):
            if amount > 0:
                kept = min(amount, room[good])
                loose = prices.useful(good, amount - kept) * weights.loose
                found += prices.goods[good] * (prices.useful(good, kept) * weights.store + loose)
        return found

    def _put_by(self, s: State, player: Player) -> float:
        """Goods of a player who has passed: what is stored, or can be."""
        prices = self.prices
        kept = player.stored
        if not kept:
            room = self._table.rooms(s, player)
            kept = tuple(map(min, holdings(s, player), room))
        worth = sum(prices.goods[good] * prices.useful(good, amount) for good, amount in enumerate(kept) if amount)
        return worth * self.weights.store

    def _hand(self, s: State, player: Player, spent: set[int]) -> float:
        """Cards that stay in the hand; the best ones find a use first.

        What a new round brings comes anyway: it must not be a reason to pass.
        """
        held = self._held
        flat = self.prices.card if s.round == self._began else 0.0
        values = sorted((held.get(card, flat) for card in player.hand if card not in spent), reverse=True)
        found, share = 0.0, 1.0
        for each in values:
            found += each * share
            share *= _CROWD
        return found

    def against(self, s: State) -> float:
        """What counts against the seat's own standing: the best rival, or how far the virtual player has come."""
        if self.aim.alone:
            return self.taste.habits.against(s, self.aim)
        rivals = (self.rival(s, each) for each in range(len(s.players)) if each != self.seat)
        return self.aim.envy * max(rivals, default=0.0)

    def rival(self, s: State, seat: int) -> float:
        """The standing of another player, seen from afar."""
        player = s.players[seat]
        key = (seat, player.points, *player.locations, -1, *player.deals, -1, *player.goods, player.passed)
        found = self._rivals.get(key)
        if found is None:
            engine = self.engine(s, player)
            found = player.points + sum(map(self.end_worth, player.locations)) + engine.a_round * self.years
            if not player.passed and s.phase == ACTION:
                found += sum(self.prices.goods[good] * amount for good, amount in enumerate(player.goods)) * 0.7
            self._rivals[key] = found
        return found


def _extra(s: State, card: int) -> float:
    """Points at the end for what lies on or under a location, and half of the way to the next step."""
    things = len(s.under.get(card, ())) + sum(s.kept.get(card, ()))
    found = 0.0
    before = 0
    for least, points in s.book.faces[card].score:
        if things >= least:
            found, before = points, least
        else:
            return found + (points - found) * (things - before) / (least - before) * 0.6
    return found
