"""Words: message catalogues in Fluent, one folder a language, and their look-up. Games give codes, never sentences."""

from __future__ import annotations

from furrow.words.catalogue import LANGUAGES, Words, words
from furrow.words.refusals import sentence

__all__ = ["LANGUAGES", "Words", "sentence", "words"]
