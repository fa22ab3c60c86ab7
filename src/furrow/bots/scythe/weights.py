"""What things are worth to a bot in Scythe, in coins. The numbers are in `weights*.json` beside this file."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole taste. Dicts go by the words of `furrow.games.scythe.names`."""

    # Progress. A star is worth its coins and `star`; on the way there a growing part of `promise`.
    star: float
    promise: float
    calm: float
    """Rounds after which both become urgent."""
    impatience: float
    """By which they grow with every further round."""
    piece: float
    """What an upgrade, mech, structure or recruit not yet chosen gives besides."""
    # What each piece on the way to a star is worth without the star.
    upgrades: float
    mechs: float
    structures: float
    recruits: float
    workers: float
    popularity: float
    tier: float
    """Part of what the next popularity tier would add, by the way to it that is gone."""
    power: float
    # What single pieces add: the six green boxes, the twelve mech abilities, the four structures.
    boxes: dict[str, float]
    abilities: dict[str, float]
    structure: dict[str, float]
    saved: float
    """Each resource that later actions will cost less."""
    engine: float
    """How much more what brings something every turn counts early, and less late."""
    fading: float
    """How much less promises count when a rival is about to end the game."""
    # Means. Resources for the next and the next but one action of a kind are worth parts of that action.
    next_action: float
    later_action: float
    surplus: float
    ready: float
    """Part of the best action that can be paid on the next turn."""
    card: float
    cards_wanted: float
    broke: float
    """Loss for having no coin at all."""
    yield_needed: float
    """A worker on terrain whose resource is needed."""
    yield_idle: float
    yield_village: float
    beyond_reach: float
    """Part of the yield of territories beyond the number that Produce allows."""
    # What open questions will still bring: a unit to move, a territory to produce on, a resource, a card's choice.
    pick: float
    produce: float
    good: float
    choice: float
    factory_move: float
    # The map. Early in the game land and goods count less than they will at the end.
    long_game: float
    """Rounds."""
    early_land: float
    early_goods: float
    encounter: float
    factory: float
    patience: float
    """For each move that the character is away from its goal."""
    # Combat: what the land may hold, a unit sent home, the power that is gone either way.
    spoils: float
    lost_unit: float
    spent_power: float
    # The end of the game, if it is won or not.
    victory: float
    defeat: float
    weariness: float
    """What defeat loses of its fright with every round."""
