"""Words: message catalogues in Fluent, one folder a language, and their look-up. Games give codes, never sentences."""

from __future__ import annotations

from furrow.words.actions import action_label
from furrow.words.cards import encounter_option, factory_card, objective, tile
from furrow.words.catalogue import LANGUAGES, UnknownLanguage, Words, words
from furrow.words.events import event_line
from furrow.words.options import option_name, option_text
from furrow.words.questions import question
from furrow.words.refusals import sentence

__all__ = [
    "LANGUAGES",
    "UnknownLanguage",
    "Words",
    "action_label",
    "encounter_option",
    "event_line",
    "factory_card",
    "objective",
    "option_name",
    "option_text",
    "question",
    "sentence",
    "tile",
    "words",
]
