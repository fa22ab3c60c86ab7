"""What a player's locations and deals bring in a round: the goods of a production, and what actions make of them."""

from __future__ import annotations

from collections.abc import Sequence

from furrow.bots.tableau.prices import Prices, make_use
from furrow.bots.tableau.program_facts import NOTHING, Counted, Deed, ProgramFacts
from furrow.bots.tableau.round_plan import Use, carry_out
from furrow.games.tableau import compiling as c
from furrow.games.tableau.compiling import WHEN, Gain

_BUILDS, _RAZES, _DEALS, _PRODUCED = WHEN["builds"], WHEN["razes"], WHEN["deals"], WHEN["produced"]
_POINTS, _EXCHANGED, _DEAL_GOODS = WHEN["points"], WHEN["exchanged"], WHEN["deal_goods"]


class Engine:
    """One set of locations and deals. `a_round` is its worth in a later round, `actions` its action locations."""

    __slots__ = ("_faction", "_facts", "_prices", "a_round", "actions", "income", "locations", "samurai", "tags")

    def __init__(
        self,
        facts: ProgramFacts,
        prices: Prices,
        faction: int,
        locations: Sequence[int],
        deals: Sequence[int],
        samurai: int,
    ) -> None:
        self._facts = facts
        self._prices = prices
        self._faction = faction
        self.locations = locations
        self.samurai = samurai
        book = facts.book
        self.tags = _counts(facts, locations, len(book.vocabulary.tags))
        self.income = [0.0] * len(book.goods)
        self._board(faction, deals)
        later: list[Counted] = []
        copies = 0
        extra = 0.0
        best = 0.0
        for card in locations:
            deed = facts.production[card]
            if deed is not None:
                before = extra
                extra += self._produce(deed, later)
                if book.faces[card].plain:
                    best = max(best, prices.gain(self.gains(deed)) + extra - before)
                copies += "copy_production" in deed.odd
        for counted in later:
            times = min(counted.most or 99, self.income[counted.what])
            for good, amount in counted.gain:
                self.income[good] += amount * times
        extra += copies * best + self._features()
        self.actions = [(card, self._action(card)) for card in locations if book.faces[card].action]
        self.a_round = extra + self._round()

    # -- income --------------------------------------------------------------------------------------------------

    def _board(self, faction: int, deals: Sequence[int]) -> None:
        book = self._facts.book
        if faction >= 0:
            for good, amount in book.boards[faction].production:
                self.income[good] += amount
        for card in deals:
            self.income[book.faces[card].deal] += 1

    def _produce(self, deed: Deed, later: list[Counted]) -> float:
        """Add the yield of a production to the income; returns what is not goods."""
        income = self.income
        for good, amount in deed.sure:
            income[good] += amount
        for counted in deed.counted:
            if counted.kind == c.PER_PRODUCED:
                later.append(counted)
                continue
            times = self.count(counted)
            for good, amount in counted.gain:
                income[good] += amount * times
        for options in deed.options:
            for good, amount in max(options, key=self._prices.gain):
                income[good] += amount
        odd = tuple(name for name in deed.odd if name != "copy_production")
        return self._prices.odd_effects(odd) if odd else 0.0

    def count(self, counted: Counted, more: int = 0) -> int:
        """How often a counted gain is taken; `more` for a card that is not built yet."""
        if counted.kind == c.PER_TAG:
            found = self.tags[counted.what.bit_length() - 1] + more
        else:
            found = self.samurai if counted.kind == c.PER_SAMURAI else 0
        return min(found, counted.most) if counted.most else found

    def gains(self, deed: Deed, tags: int = 0) -> Gain:
        """The goods of a program; `tags` are those of a card that is about to be built."""
        found = deed.sure
        for counted in deed.counted:
            times = self.count(counted, int(counted.kind == c.PER_TAG and bool(tags & counted.what)))
            if times:
                found += tuple((good, amount * times) for good, amount in counted.gain)
        for options in deed.options:
            found += max(options, key=self._prices.gain)
        return found

    # -- features ------------------------------------------------------------------------------------------------

    def _features(self) -> float:
        """Features that react to what their owner is likely to do in a round, and room for goods."""
        facts, weights = self._facts, self._prices.weights
        faces = facts.book.faces
        found = 0.0
        for card in self.locations:
            face = faces[card]
            if face.triggers:
                for when, trigger in face.triggers.items():
                    found += self._times(when, trigger) * self._once(facts.deeds[trigger.program])
            if face.store:
                found += sum(0.5 + 0.25 * min(4, room.most if room.most >= 0 else 4) for room in face.store) * (
                    weights.store * 0.5
                )
            if face.anytime >= 0:
                found += self._prices.odd_effects(facts.deeds[face.anytime].odd)
        return found

    def _times(self, when: int, trigger: c.Trigger) -> float:
        """How often a feature is likely to take effect in a round."""
        weights = self._prices.weights
        if when == _BUILDS:
            return weights.builds * (weights.kin if trigger.tag else 0.6 if trigger.faction else 1.0)
        if when == _RAZES:
            return weights.razes
        if when == _DEALS:
            return weights.deals
        if when == _PRODUCED:
            return 1.0 if self._gained(trigger.good) >= trigger.at_least else 0.0
        if when == _POINTS:
            return 1.5
        return 1.0 if when in (_EXCHANGED, _DEAL_GOODS) else 0.5

    def _gained(self, good: int) -> float:
        if good >= len(self.income):
            return sum(self.income[each] for each in self._facts.book.resources)
        return self.income[good]

    def _once(self, deed: Deed) -> float:
        prices = self._prices
        found = prices.gain(self.gains(deed)) + (prices.odd_effects(deed.odd) if deed.odd else 0.0)
        if deed.offers:
            found += max(0.0, *(prices.gain(gain) - prices.cost(cost) for cost, gain in deed.offers))
        return found

    # -- actions -------------------------------------------------------------------------------------------------

    def _action(self, card: int) -> Use:
        """An action location as a use of goods."""
        face = self._facts.book.faces[card]
        action = face.action
        assert action
        deed = self._facts.action[card]
        prices = self._prices
        gain = self.gains(deed)
        worth = prices.points_of(gain) - prices.beyond_tokens(action.cost)
        if deed.odd:
            worth += prices.odd_effects(deed.odd)
        tokens = prices.tokens_of(gain)
        return make_use(prices, -1, worth, action.cost.tokens, action.cost.any, tokens, action.uses)

    def _round(self) -> float:
        """The worth of a round with this income: actions first, then the goods that are left."""
        prices = self._prices
        tokens = prices.tokens
        pool = [int(amount) for amount in self.income[:tokens]]
        uses = sorted(use for _, use in self.actions if use.rank < 1.0)
        if self._faction >= 0:
            uses += prices.board_uses(self._faction)
        found = carry_out(pool, uses, prices.market, set(), 0) if uses else 0.0
        goods = prices.goods
        for good, amount in enumerate(pool):
            if amount:
                found += goods[good] * prices.useful(good, amount)
        for good in range(tokens, len(goods)):
            found += goods[good] * self.income[good]
        return found


def _counts(facts: ProgramFacts, locations: Sequence[int], tags: int) -> list[int]:
    found = [0] * tags
    for card in locations:
        mask = facts.tags[card]
        while mask:
            low = mask & -mask
            found[low.bit_length() - 1] += 1
            mask ^= low
    return found


def bonus(engine: Engine, facts: ProgramFacts, card: int) -> tuple[Gain, tuple[str, ...]]:
    """What building a card brings at once: goods, and odd effects by name. Per-good productions yield nothing then."""
    tags = facts.tags[card]
    built = facts.built[card]
    produced = facts.production[card] or NOTHING
    gain = engine.gains(produced, tags) + engine.gains(built, tags)
    if built.placed:
        gain += tuple((good, amount) for good, amount in enumerate(built.placed) if amount)
    return gain, tuple(name for name in (*produced.odd, *built.odd) if name != "take_production")
