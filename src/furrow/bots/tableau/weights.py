"""What guides the bots of the card games: a short table of named numbers, in victory points unless said otherwise."""

from __future__ import annotations

import msgspec

from furrow.bots.weights import WeightTable, made


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights of one game. What `goods` and `odd` do not name is worth `other`."""

    goods: dict[str, float] = {}
    """A token or drawn card with the whole game to come."""
    odd: dict[str, float] = {}
    """Effects that have a handler, by its name, each time they happen."""
    other: float = 0.4
    late: float = 0.6
    """The part of a good's worth that is left in the last round."""
    plenty: dict[str, float] = {}
    """How many goods of a kind find a use in a round, besides own actions; `enough` of those that are not named."""
    enough: float = 4.0
    glut: float = 0.4
    """The worth of a good beyond that, compared with the first ones."""
    future: float = 0.85
    """How much of the yield of later rounds is believed."""
    hope: float = 0.9
    """How much of a use that is planned for this round is believed."""
    loose: float = 0.3
    """The worth of a good for which the plan has no use, compared with others."""
    hold: float = 0.45
    """How much of a card's best use in a later round is believed."""
    last_card: float = 0.3
    """A card drawn in the last round."""
    builds: float = 1.6
    """Locations that a player builds in a round, as far as features answer to them; …"""
    kin: float = 0.35
    """… the part of them that has a certain tag; …"""
    razes: float = 0.8
    deals: float = 0.8
    """… cards razed and deals made in a round."""
    store: float = 0.6
    """Room for goods through a clean-up, in a round."""
    ruin: float = 0.7
    envy: float = 0.5
    """The best rival's standing counts against the own one."""
    pace: float = 7.5
    """Points that the leader gains in a round, where points end the game, …"""
    growth: float = 1.5
    """… and how many more in every further round."""
    victory: float = 8.0
    """Winning, apart from the points."""
    solo_goal: float = 5.0
    """One step towards the aim of a solo game that is not won by points."""
    solo_card: float = 0.25
    """A card that may become such a step, …"""
    solo_raze: float = 0.3
    """… a raze token, which takes back a step of the virtual player, …"""
    solo_danger: float = 0.1
    """… and a location that it may raze, all compared with a step."""


PLAIN = Weights(goods={"vp": 1.0})
"""For a game of the family that nobody has thought about yet."""


def read(table: WeightTable | None) -> Weights:
    """The weights of a table. Raises BadWeights."""
    if table is None:
        return PLAIN
    found: Weights = made(table, Weights, table.game)
    return found
