"""What things are worth to a seat with a number of rounds to come: locations, deals, harm done to others."""

from __future__ import annotations

from furrow.bots.tableau.aims import Aim
from furrow.bots.tableau.engine import Engine
from furrow.bots.tableau.rough import alone
from furrow.bots.tableau.taste import Taste
from furrow.games.tableau.compiling import WHEN, Trigger
from furrow.games.tableau.state import SAMURAI, Player, State


class Worths:
    """What positions are valued with: the taste, and its price list for the moment."""

    def __init__(self, s: State, seat: int, taste: Taste, left: float) -> None:
        self.taste = taste
        self.facts = taste.facts
        self.weights = weights = taste.weights
        self.seat = seat
        self.left = left
        self.years = left * weights.future
        """Later rounds, as far as they are believed."""
        self.aim = Aim(weights.envy) if s.seats > 1 else taste.habits.solo_aim(weights)
        self._moment = taste.moment(left, self.aim)
        self.prices = self._moment.prices

    def engine(self, s: State, player: Player) -> Engine:
        samurai = sum(1 for card in player.locations if s.marks.get(card, 0) & SAMURAI) if s.marks else 0
        built = (player.faction, (*player.locations,), (*player.deals, *player.foreign), samurai)
        return self.taste.engine(self._moment, built)

    def location_worth(self, engine: Engine, player: Player, card: int) -> float:
        """What a location adds to later rounds and to the end."""
        found = self.end_worth(card)
        if self.years:
            deals = (*player.deals, *player.foreign)
            built = (player.faction, (*engine.locations, card), deals, engine.samurai)
            more = self.taste.engine(self._moment, built)
            found += (more.a_round - engine.a_round) * self.years
        return found

    def end_worth(self, card: int) -> float:
        """The value of a built location at the end of the game."""
        return self.facts.book.faces[card].points + (self.aim.location if self.facts.faction[card] else self.aim.common)

    def loss(self, card: int) -> float:
        """What is lost with a location of the seat, roughly."""
        found = self._moment.losses.get(card)
        if found is None:
            found = self.end_worth(card)
            if self.years:
                found += alone(self.facts, self.prices, card) * self.years
            self._moment.losses[card] = found
        return found

    def base_loss(self, s: State, seat: int) -> float:
        """What a location that is spent for another costs: the least, or a foundation."""
        player = s.players[seat]
        if player.ruins:
            return self.weights.ruin
        own = [card for card in player.locations if card not in s.taken]
        return min(map(self.loss, own), default=1.0 + self.weights.ruin)

    def deal_worth(self, card: int) -> float:
        """What a deal yields in later rounds."""
        return self.prices.goods[self.facts.book.faces[card].deal] * self.years

    def answers(self, player: Player, when: str, card: int = -1) -> float:
        """What own features add to a deal, to a raze, or to the building of a card."""
        faces, deeds = self.facts.book.faces, self.facts.deeds
        moment = WHEN[when]
        found = 0.0
        for each in player.locations if card < 0 else (*player.locations, card):
            trigger = faces[each].triggers.get(moment)
            if trigger and (card < 0 or self._fits(trigger, card)):
                deed = deeds[trigger.program]
                found += self.prices.gain(deed.sure)
                for options in deed.options:
                    found += max(map(self.prices.gain, options))
        return found

    def _fits(self, trigger: Trigger, card: int) -> bool:
        if trigger.tag:
            return bool(self.facts.tags[card] & trigger.tag)
        return not trigger.faction or self.facts.faction[card]

    def harm(self, s: State, owner: int, card: int) -> float:
        """What razing a location of another player is worth, apart from the spoils."""
        if self.aim.alone:
            return self.aim.location
        return self.loss(card) * self.aim.envy
