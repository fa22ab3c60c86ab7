"""The value of a position to a seat, in coins: what it has, what it is on the way to, and where it stands."""

from __future__ import annotations

from furrow.bots.scythe.assets import Assets, goods_on
from furrow.bots.scythe.distance import FAR, steps_from
from furrow.bots.scythe.fighting import chance
from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import scoring
from furrow.games.scythe.board import BIT, FACTORY, places_in
from furrow.games.scythe.bottom import coins
from furrow.games.scythe.printed_tables import FACTORY_COUNTS_AS, TIERS
from furrow.games.scythe.state import Player, State
from furrow.games.scythe.territory import controlled

_FACTORY_BIT = BIT[FACTORY]
_EFFECT_OF = {
    f.CUBE: n.UPGRADE,
    f.COVER: n.UPGRADE,
    f.MECH: n.DEPLOY,
    f.DEPLOY: n.DEPLOY,
    f.STRUCTURE: n.BUILD,
    f.BUILD: n.BUILD,
    f.RECRUIT: n.ENLIST,
    f.BONUS: n.ENLIST,
}
_EACH = (f.PICK, f.PRODUCE)


def _climbs() -> tuple[tuple[float, int, int, int], ...]:
    """By popularity: how much of the way to the next tier is gone, and what a star, territory and pair gain there."""
    found = []
    for popularity, tier in enumerate(TIERS):
        first, above = TIERS.index(tier), len(TIERS) - TIERS[::-1].index(tier)
        if above < len(TIERS):
            star, territory, pair = (then - now for then, now in zip(TIERS[above], tier, strict=True))
            found.append(((popularity - first) / (above - first), star, territory, pair))
        else:
            found.append((0.0, 0, 0, 0))
    return tuple(found)


_CLIMBS = _climbs()


class Taste:
    """What one table of weights means everywhere: tables made once."""

    def __init__(self, assets: Assets) -> None:
        w = self.weights = assets.weights
        self.assets = assets
        self.patience = tuple(w.patience**k for k in range(FAR + 1))
        # What an open question will still bring; for PICK and PRODUCE each unit or territory that is left.
        self.to_come = {
            f.PICK: w.pick,
            f.STEP: w.pick,
            f.CARGO: w.pick,
            f.PRODUCE: w.produce,
            f.TRADE: w.produce,
            f.GOODS: w.good,
            f.ENCOUNTER: w.encounter,
            f.SCENES: w.encounter,
            f.FACTORY_CARD: w.factory,
            f.CHOICE: w.choice,
        }

    def goals(self, s: State, player: Player) -> float:
        """The pull of encounters and the Factory on the character."""
        steps = steps_from(player.faction, player.abilities, player.units[0])
        pace = 2 if player.can(n.SPEED) else 1
        total = 0.0
        if s.tokens:
            nearest = min(steps[place] for place in places_in(s.tokens))
            total += self.weights.encounter * self.patience[-(-nearest // pace)]
        if not player.factory_card and s.factory_offer:
            total += self.weights.factory * self.patience[-(-steps[FACTORY] // pace)]
        return total


class Outlook:
    """What stays the same while a seat thinks about one question: how late it is, and what land and goods count.

    `Outlook(taste, state, seat).value(state)` is the value of the position as it stands.
    """

    __slots__ = ("engine", "faith", "goods", "land", "rounds", "seat", "taste", "urge")

    def __init__(self, taste: Taste, s: State, seat: int) -> None:
        w = taste.weights
        self.taste = taste
        self.seat = seat
        self.rounds = s.turn / len(s.players)
        most = max(player.star_count for player in s.players)
        phase = min(1.0, max(self.rounds / w.long_game, most / n.MAX_STARS))
        self.land = w.early_land + (1 - w.early_land) * phase
        self.goods = w.early_goods + (1 - w.early_goods) * phase
        self.urge = 1 + w.impatience * max(0.0, self.rounds - w.calm)
        self.engine = max(0.0, 1 + w.engine * (1 - 2 * phase))
        rival = max((player.star_count for each, player in enumerate(s.players) if each != seat), default=0)
        self.faith = 1 - w.fading * (rival / n.MAX_STARS) ** 3

    def value(self, s: State) -> float:
        """The value of a position, also in the middle of a turn."""
        if s.over:
            return self._end(s)
        player = s.players[self.seat]
        assets, urge = self.taste.assets, self.urge
        own = controlled(s, self.seat)
        goods = goods_on(s, own)
        per_star, per_territory, per_pair = TIERS[player.popularity]
        land = own.bit_count() + (FACTORY_COUNTS_AS - 1 if own & _FACTORY_BIT else 0)
        promised = player.star_count * self.taste.weights.star * urge + self._climb(player, land, goods)
        promised += assets.progress(player, urge) + assets.means(player, goods, urge)
        promised += self.engine * (assets.running(player) + assets.yields(player, goods))
        promised += self.taste.goals(s, player)
        total = player.coins + player.star_count * per_star + self.faith * promised
        total += land * per_territory * self.land + sum(goods) * 0.5 * per_pair * self.goods
        if player.built:
            total += scoring.tile_coins(s.tile, player) * self.land
        return float(total + self._to_come(s, player, goods))

    def features(self, s: State) -> dict[str, float]:
        """The value by its parts."""
        player = s.players[self.seat]
        assets, faith = self.taste.assets, self.faith
        own = controlled(s, self.seat)
        goods = goods_on(s, own)
        per_star, per_territory, per_pair = TIERS[player.popularity]
        land = own.bit_count() + (FACTORY_COUNTS_AS - 1 if own & _FACTORY_BIT else 0)
        return {
            "coins": float(player.coins),
            "stars": player.star_count * (per_star + faith * self.taste.weights.star * self.urge),
            "land": land * per_territory * self.land,
            "goods": sum(goods) * 0.5 * per_pair * self.goods + faith * assets.means(player, goods, self.urge),
            "popularity": faith * self._climb(player, land, goods),
            "progress": faith * assets.progress(player, self.urge),
            "engine": faith * self.engine * (assets.running(player) + assets.yields(player, goods)),
            "goals": faith * self.taste.goals(s, player),
            "structures": scoring.tile_coins(s.tile, player) * self.land if player.built else 0.0,
            "to_come": 0.0 if s.over else self._to_come(s, player, goods),
        }

    def _climb(self, player: Player, land: int, goods: list[int]) -> float:
        """What the way to the next popularity tier promises, if all stars will be placed."""
        part, star, territory, pair = _CLIMBS[player.popularity]
        gain = n.MAX_STARS * star + land * territory + sum(goods) * 0.5 * pair * self.goods
        return self.taste.weights.tier * part * gain

    def _end(self, s: State) -> float:
        """Ending the game is very good for the winner, and for hardly anybody else."""
        result = scoring.result(s)
        w = self.taste.weights
        total = next(row.total for row in result.standings if row.seat == self.seat)
        if self.seat in result.winners:
            return w.victory + total
        return total + min(0.0, w.defeat + w.weariness * self.rounds)

    def _to_come(self, s: State, player: Player, goods: list[int]) -> float:
        """What the open questions of the own turn will still bring."""
        total = 0.0
        assets, to_come = self.taste.assets, self.taste.to_come
        for frame in s.pending:
            kind = frame[0]
            if frame[1] != self.seat:
                continue
            if kind in to_come:
                total += to_come[kind] * (frame[2] if kind in _EACH else 1)
            elif kind in _EFFECT_OF:
                total += assets.effect(player, _EFFECT_OF[kind], self.urge)
            elif kind == f.FINISH:
                total += coins(player, frame[2])
            elif kind == f.BOTTOM:
                total += assets.bottom_to_come(player, frame[2], goods, self.urge)
        if s.contested and s.active == self.seat:
            for place in places_in(s.contested):
                total += self._battle(s, player, place)
        return total

    def _battle(self, s: State, player: Player, place: int) -> float:
        """What a combat is worth before it is fought."""
        w = self.taste.weights
        odds = chance(s, self.seat, place)
        per_star, per_territory, _ = TIERS[player.popularity]
        win: float = per_territory * self.land + w.spoils
        if player.faction == n.SAXONY or player.stars[n.STAR_COMBAT] < n.COMBAT_STARS:
            win += per_star + w.star * self.urge
        for other in s.players:
            if other is not player:
                win -= other.workers_on(place)
        loss = w.lost_unit * player.units.count(place)
        return odds * win - (1 - odds) * loss - w.spent_power
