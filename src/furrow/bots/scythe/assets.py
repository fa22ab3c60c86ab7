"""What a seat owns and is on the way to, in coins: progress towards stars, resources, workers at work."""

from __future__ import annotations

from furrow.bots.scythe.weights import WEIGHTS, Track
from furrow.games.scythe import names as n
from furrow.games.scythe.board import PLACE_OF_BIT, TERRAIN
from furrow.games.scythe.bottom import coins, cost
from furrow.games.scythe.state import Player, State
from furrow.games.scythe.tables import FACTIONS, MATS
from furrow.games.scythe.turn import amount

_YIELD = {n.FARM: n.FOOD, n.FOREST: n.WOOD, n.MOUNTAIN: n.METAL, n.TUNDRA: n.OIL}
_BOTTOM_OF_TERRAIN = {terrain: n.BOTTOM_RESOURCE.index(kind) for terrain, kind in _YIELD.items()}


def _hopes(track: Track) -> tuple[float, ...]:
    """What is hoped for with k pieces: little at first, nearly the star before the last one."""
    return tuple(WEIGHTS.promise * (k / track.full) ** 2 for k in range(track.full + 1))


def _worths(track: Track) -> tuple[float, ...]:
    """What k pieces are worth without any star."""
    return tuple(track.each * k for k in range(track.full + 1))


_TRACKS = (WEIGHTS.upgrades, WEIGHTS.mechs, WEIGHTS.structures, WEIGHTS.recruits)  # by bottom action
_BOTTOM_HOPE = tuple(_hopes(track) for track in _TRACKS)
_BOTTOM_WORTH = tuple(_worths(track) for track in _TRACKS)
_WORKER_HOPE, _WORKER_WORTH = _hopes(WEIGHTS.workers), _worths(WEIGHTS.workers)
_POPULARITY_HOPE, _POPULARITY_WORTH = _hopes(WEIGHTS.popularity), _worths(WEIGHTS.popularity)
_POWER_HOPE, _POWER_WORTH = _hopes(WEIGHTS.power), _worths(WEIGHTS.power)
_BOX_WORTH = tuple(
    sum(worth for box, worth in enumerate(WEIGHTS.boxes) if cubes >> box & 1) for cubes in range(1 << len(n.BOXES))
)
_ABILITY_WORTH = tuple(
    tuple(sum(WEIGHTS.abilities[row.mechs[k]] for k in range(4) if spaces >> k & 1) for spaces in range(16))
    for row in FACTIONS
)


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


def progress(player: Player, urge: float) -> float:
    """Everything on the way to a star, with what the pieces give besides. `urge` says how much stars count now."""
    stars = player.stars
    total = _BOX_WORTH[player.cubes] + _ABILITY_WORTH[player.faction][player.abilities]
    total += _WORKER_WORTH[player.workforce] + _POPULARITY_WORTH[player.popularity] + _POWER_WORTH[player.power]
    hope = 0.0
    for bottom in range(4):
        count = done(player, bottom)
        total += _BOTTOM_WORTH[bottom][count] + WEIGHTS.saved * player.covered[bottom] * (_TRACKS[bottom].full - count)
        if not stars[bottom]:
            hope += _BOTTOM_HOPE[bottom][count]
    for structure, place in enumerate(player.structures):
        if place >= 0:
            total += WEIGHTS.structure[structure]
    if not stars[n.STAR_WORKERS]:
        hope += _WORKER_HOPE[player.workforce]
    if not stars[n.STAR_POPULARITY]:
        hope += _POPULARITY_HOPE[player.popularity]
    if not stars[n.STAR_POWER]:
        hope += _POWER_HOPE[player.power]
    return total + hope * urge


def effect_worth(player: Player, bottom: int, urge: float) -> float:
    """What one more effect of a bottom action is worth."""
    count = done(player, bottom)
    if count >= _TRACKS[bottom].full:
        return 0.0
    gain = _TRACKS[bottom].each + WEIGHTS.piece
    if not player.stars[bottom]:
        gain += urge * (_BOTTOM_HOPE[bottom][count + 1] - _BOTTOM_HOPE[bottom][count])
        if count + 1 == _TRACKS[bottom].full:
            gain += urge * (WEIGHTS.star - WEIGHTS.promise)
    return gain


def means(player: Player, goods: list[int], urge: float) -> float:
    """Resources as parts of the actions they pay for, cards, and a coin to spend."""
    total = WEIGHTS.card * min(len(player.hand), WEIGHTS.cards_wanted)
    if not player.coins:
        total -= WEIGHTS.broke
    best = 0.0
    sections = MATS[player.mat].sections
    for bottom in range(4):
        have = goods[n.BOTTOM_RESOURCE[bottom]]
        if not have:
            continue
        left = _TRACKS[bottom].full - done(player, bottom)
        worth = effect_worth(player, bottom, urge) + coins(player, bottom)
        due = cost(player, bottom)
        if have >= due and worth > best and sections[bottom] != player.section:
            best = worth
        for part in (WEIGHTS.next_action, WEIGHTS.later_action)[:left]:
            used = min(have, due)
            total += part * worth * used / due
            have -= used
        total += WEIGHTS.surplus * have
    return total + WEIGHTS.ready * best


def bottom_to_come(player: Player, section: int, goods: list[int], urge: float) -> float:
    """What the bottom action of the section will add, if it can be paid."""
    if section == n.FACTORY:
        return WEIGHTS.factory_move
    bottom = MATS[player.mat].bottom_of[section]
    if goods[n.BOTTOM_RESOURCE[bottom]] < cost(player, bottom):
        return 0.0
    return (1 - WEIGHTS.next_action) * (effect_worth(player, bottom, urge) + coins(player, bottom))


def yields(player: Player, goods: list[int]) -> float:
    """What the workers would produce where they stand."""
    counts: dict[int, int] = {}
    for place in player.units[n.FIRST_WORKER :]:
        if place >= 0:
            counts[place] = counts.get(place, 0) + 1
    worths = sorted((_yield_of(player, TERRAIN[place], count, goods) for place, count in counts.items()), reverse=True)
    reach = amount(player, n.PRODUCE_TERRITORIES)
    return sum(worths[:reach]) + WEIGHTS.beyond_reach * sum(worths[reach:])


def _yield_of(player: Player, terrain: int, count: int, goods: list[int]) -> float:
    """What some workers on a terrain would produce."""
    if terrain == n.VILLAGE:
        return WEIGHTS.yield_village * min(count, n.ALL_WORKERS - player.workforce)
    if terrain not in _BOTTOM_OF_TERRAIN:
        return 0.0
    bottom = _BOTTOM_OF_TERRAIN[terrain]
    left = _TRACKS[bottom].full - done(player, bottom)
    need = left * cost(player, bottom) - goods[n.BOTTOM_RESOURCE[bottom]]
    wanted = max(0, min(count, need))
    return WEIGHTS.yield_needed * wanted + WEIGHTS.yield_idle * (count - wanted)
