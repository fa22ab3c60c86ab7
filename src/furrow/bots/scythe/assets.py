"""What a seat owns and is on the way to, in coins: progress towards stars, resources, workers at work."""

from __future__ import annotations

from furrow.bots.scythe.weights import Weights
from furrow.games.scythe import names as n
from furrow.games.scythe.board import PLACE_OF_BIT, TERRAIN
from furrow.games.scythe.bottom import coins, cost
from furrow.games.scythe.printed_tables import FACTIONS, MATS
from furrow.games.scythe.state import Player, State
from furrow.games.scythe.turn import amount

_YIELD = {n.FARM: n.FOOD, n.FOREST: n.WOOD, n.MOUNTAIN: n.METAL, n.TUNDRA: n.OIL}
_BOTTOM_OF_TERRAIN = {terrain: n.BOTTOM_RESOURCE.index(kind) for terrain, kind in _YIELD.items()}
FULL = (6, 4, 4, 4)
"""How many effects of each bottom action there are."""


def goods_on(s: State, own: int) -> list[int]:
    """The resources on a set of places, by kind."""
    found = [0, 0, 0, 0]
    for kind in range(4):
        mask = s.stock[kind] & own
        while mask:
            low = mask & -mask
            found[kind] += s.goods[PLACE_OF_BIT[low] * 4 + kind]
            mask ^= low
    return found


def done(player: Player, bottom: int) -> int:
    """How often a bottom action has had its effect."""
    if bottom == n.UPGRADE:
        return player.cubes.bit_count()
    if bottom == n.DEPLOY:
        return player.abilities.bit_count()
    return player.built.bit_count() if bottom == n.BUILD else player.recruits.bit_count()


class Assets:
    """Values by one table of weights. `urge` says how much stars count now."""

    def __init__(self, weights: Weights) -> None:
        w = self.weights = weights
        self.each = (w.upgrades, w.mechs, w.structures, w.recruits)
        self.hope = tuple(self._hopes(full) for full in FULL)
        self.worker_hope = self._hopes(n.ALL_WORKERS)
        self.popularity_hope = self._hopes(n.MAX_POPULARITY)
        self.power_hope = self._hopes(n.MAX_POWER)
        self.box_worth = tuple(
            sum(w.boxes[box] for k, box in enumerate(n.BOXES) if cubes >> k & 1) for cubes in range(1 << len(n.BOXES))
        )
        self.ability_worth = tuple(
            tuple(
                sum(w.abilities[n.ABILITIES[row.mechs[k]]] for k in range(4) if spaces >> k & 1) for spaces in range(16)
            )
            for row in FACTIONS
        )
        self.structure = tuple(w.structure[name] for name in n.STRUCTURES)
        self.cards_wanted = round(w.cards_wanted)

    def _hopes(self, full: int) -> tuple[float, ...]:
        """What k pieces promise: little at first, nearly the whole star before the last one."""
        return tuple(self.weights.promise * (k / full) ** 2 for k in range(full + 1))

    def running(self, player: Player) -> float:
        """What brings something every turn."""
        total = self.box_worth[player.cubes] + self.ability_worth[player.faction][player.abilities]
        total += self.weights.workers * player.workforce
        saved = sum(player.covered[bottom] * (FULL[bottom] - done(player, bottom)) for bottom in range(4))
        return total + self.weights.saved * saved

    def progress(self, player: Player, urge: float) -> float:
        """Everything on the way to a star, with what the pieces give besides."""
        stars = player.stars
        total = self.weights.popularity * player.popularity + self.weights.power * player.power
        hope = 0.0
        for bottom in range(4):
            count = done(player, bottom)
            total += self.each[bottom] * count
            if not stars[bottom]:
                hope += self.hope[bottom][count]
        for structure, place in enumerate(player.structures):
            if place >= 0:
                total += self.structure[structure]
        if not stars[n.STAR_WORKERS]:
            hope += self.worker_hope[player.workforce]
        if not stars[n.STAR_POPULARITY]:
            hope += self.popularity_hope[player.popularity]
        if not stars[n.STAR_POWER]:
            hope += self.power_hope[player.power]
        return total + hope * urge

    def effect(self, player: Player, bottom: int, urge: float) -> float:
        """What one more effect of a bottom action is worth."""
        count = done(player, bottom)
        if count >= FULL[bottom]:
            return 0.0
        gain = self.each[bottom] + self.weights.piece
        if not player.stars[bottom]:
            gain += urge * (self.hope[bottom][count + 1] - self.hope[bottom][count])
            if count + 1 == FULL[bottom]:
                gain += urge * (self.weights.star - self.weights.promise)
        return gain

    def means(self, player: Player, goods: list[int], urge: float) -> float:
        """Resources as parts of the actions they pay for, cards, and a coin to spend."""
        w = self.weights
        total = w.card * min(len(player.hand), self.cards_wanted)
        if not player.coins:
            total -= w.broke
        best = 0.0
        sections = MATS[player.mat].sections
        for bottom in range(4):
            have = goods[n.BOTTOM_RESOURCE[bottom]]
            if not have:
                continue
            left = FULL[bottom] - done(player, bottom)
            worth = self.effect(player, bottom, urge) + coins(player, bottom)
            due = cost(player, bottom)
            if have >= due and worth > best and sections[bottom] != player.section:
                best = worth
            for part in (w.next_action, w.later_action)[:left]:
                used = min(have, due)
                total += part * worth * used / due
                have -= used
            total += w.surplus * have
        return total + w.ready * best

    def bottom_to_come(self, player: Player, section: int, goods: list[int], urge: float) -> float:
        """What the bottom action of the section will add, if it can be paid."""
        if section == n.FACTORY:
            return self.weights.factory_move
        bottom = MATS[player.mat].bottom_of[section]
        if goods[n.BOTTOM_RESOURCE[bottom]] < cost(player, bottom):
            return 0.0
        return (1 - self.weights.next_action) * (self.effect(player, bottom, urge) + coins(player, bottom))

    def yields(self, player: Player, goods: list[int]) -> float:
        """What the workers would produce where they stand."""
        counts: dict[int, int] = {}
        for place in player.units[n.FIRST_WORKER :]:
            if place >= 0:
                counts[place] = counts.get(place, 0) + 1
        worths = sorted(
            (self._yield_of(player, TERRAIN[place], count, goods) for place, count in counts.items()), reverse=True
        )
        reach = amount(player, n.PRODUCE_TERRITORIES)
        return sum(worths[:reach]) + self.weights.beyond_reach * sum(worths[reach:])

    def _yield_of(self, player: Player, terrain: int, count: int, goods: list[int]) -> float:
        """What some workers on a terrain would produce."""
        if terrain == n.VILLAGE:
            return self.weights.yield_village * min(count, n.ALL_WORKERS - player.workforce)
        if terrain not in _BOTTOM_OF_TERRAIN:
            return 0.0
        bottom = _BOTTOM_OF_TERRAIN[terrain]
        left = FULL[bottom] - done(player, bottom)
        need = left * cost(player, bottom) - goods[n.BOTTOM_RESOURCE[bottom]]
        wanted = max(0, min(count, need))
        return self.weights.yield_needed * wanted + self.weights.yield_idle * (count - wanted)
