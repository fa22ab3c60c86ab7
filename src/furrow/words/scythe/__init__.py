"""The words of Scythe: what its codes, events, refusals and cards say. Found by the game's name."""

from __future__ import annotations

from furrow.words.scythe.cards import encounter_option, factory_card, objective, objective_progress, tile
from furrow.words.scythe.lexicon import lexicon

__all__ = ["encounter_option", "factory_card", "lexicon", "objective", "objective_progress", "tile"]
