"""What things are worth to the greedy bot, in coins. All its taste is in this table."""

from __future__ import annotations

from typing import NamedTuple


class Track(NamedTuple):
    """Something to be completed for a star: what each piece is worth, and how many there are."""

    each: float
    full: int


class Weights(NamedTuple):
    """The whole taste. Tuples are by number, see `furrow.games.scythe.names`."""

    # Progress. A star is worth its coins and `star`; on the way there a growing part of `promise`.
    star: float = 6.0
    promise: float = 7.0
    calm: float = 12.0  # rounds after which both become urgent
    impatience: float = 0.08  # by which they grow with every further round
    piece: float = 0.8  # what an upgrade, mech, structure or recruit not yet chosen gives besides
    upgrades: Track = Track(1.2, 6)
    mechs: Track = Track(2.0, 4)
    structures: Track = Track(1.4, 4)
    recruits: Track = Track(2.0, 4)
    workers: Track = Track(1.8, 8)
    popularity: Track = Track(0.7, 18)
    power: Track = Track(0.45, 16)
    # What single pieces add: the six green boxes, the twelve mech abilities, the four structures.
    boxes: tuple[float, ...] = (1.2, 0.3, 0.6, 0.2, 0.7, 1.0)
    abilities: tuple[float, ...] = (3.0, 2.0, 1.0, 0.8, 1.0, 0.5, 1.0, 0.8, 1.0, 0.8, 1.0, 0.6)
    structure: tuple[float, ...] = (0.8, 0.8, 0.8, 1.2)
    saved: float = 0.5  # each resource that later actions will cost less
    # Means. Resources for the next and the next but one action of a kind are worth parts of that action.
    next_action: float = 0.6
    later_action: float = 0.3
    surplus: float = 0.15
    ready: float = 0.15  # part of the best action that can be paid on the next turn
    card: float = 0.5
    cards_wanted: int = 4
    broke: float = 1.0  # loss for having no coin at all
    yield_needed: float = 0.8  # a worker on terrain whose resource is needed
    yield_idle: float = 0.2
    yield_village: float = 0.9
    beyond_reach: float = 0.3  # part of the yield of territories beyond the number that Produce allows
    # What open questions will still bring: a unit to move, a territory to produce on, a resource, a card's choice.
    pick: float = 0.6
    produce: float = 1.5
    good: float = 1.0
    choice: float = 3.0
    factory_move: float = 1.0
    # The map. Early in the game land and goods count less than they will at the end.
    long_game: float = 26.0  # rounds
    early_land: float = 0.35
    early_goods: float = 0.2
    encounter: float = 4.0
    factory: float = 6.0
    patience: float = 0.75  # for each move that the character is away from its goal
    # Combat: what the land may hold, a unit sent home, the power that is gone either way.
    spoils: float = 1.0
    lost_unit: float = 1.2
    spent_power: float = 2.0
    # The end of the game, if it is won or not.
    victory: float = 500.0
    step: float = 0.005  # loss for every step, so that nobody walks in circles
    defeat: float = -60.0
    weariness: float = 1.5  # what defeat loses of its fright with every round


WEIGHTS = Weights()
