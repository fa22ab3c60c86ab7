"""The words of Scythe: what its codes, events, refusals and cards say. Found by `furrow.words` by the game's name."""

from __future__ import annotations

from furrow.words.scythe.cards import encounter_option, factory_card, objective, tile
from furrow.words.scythe.lexicon import LEXICON

__all__ = ["LEXICON", "encounter_option", "factory_card", "objective", "tile"]
