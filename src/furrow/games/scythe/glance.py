"""A position at a glance: whose land is whose, and how many stars everybody has."""

from __future__ import annotations

from furrow.games.scythe.reference import map_facts
from furrow.games.scythe.view import View
from furrow.kernel.contract import Glance

BASE = "base"
"""Stands where a hex has its terrain."""


def glance(view: View) -> Glance:
    """Each place as (q, r, terrain, faction); a base belongs to its faction while that plays."""
    owner = {place: player.faction for player in view.players for place in player.territories}
    playing = {player.faction for player in view.players}
    facts = map_facts()
    hexes = [(hex.q, hex.r, hex.terrain, owner.get(hex.id, "")) for hex in facts.hexes]
    bases = [(base.q, base.r, BASE, base.faction if base.faction in playing else "") for base in facts.bases]
    return Glance(tuple(player.star_count for player in view.players), {"places": hexes + bases})
