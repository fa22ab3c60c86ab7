"""Words: message catalogues in Fluent, one folder a language, and their look-up. Games give codes, never sentences.

What a game says beyond plain messages is in a package of its name, found when it is asked for.
"""

from __future__ import annotations

from furrow.languages import LANGUAGES
from furrow.words.actions import action_label
from furrow.words.catalogue import UnknownLanguage, Words, words
from furrow.words.events import event_line
from furrow.words.options import option_name, option_text, option_value
from furrow.words.questions import question
from furrow.words.refusals import sentence
from furrow.words.terms import term

__all__ = [
    "LANGUAGES",
    "UnknownLanguage",
    "Words",
    "action_label",
    "event_line",
    "option_name",
    "option_text",
    "option_value",
    "question",
    "sentence",
    "term",
    "words",
]
