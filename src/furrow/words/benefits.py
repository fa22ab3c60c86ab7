"""Why a thing is worth something, in sentences."""

from __future__ import annotations

from typing import Any

from furrow.kernel.contract import Rules
from furrow.words.catalogue import words
from furrow.words.lexicon import lexicon


def benefits(rules: Rules[Any], state: Any, seat: int, thing: str, language: str = "en") -> list[str]:
    """A sentence for each benefit of a thing to a seat: the messages `…-benefit-<name>`."""
    speaker, own = words(language), lexicon(rules.name)
    return [
        speaker.say(own.message(speaker, "benefit", each.name), **own.of_benefit(speaker, each.facts))
        for each in rules.benefits(state, seat, thing)
    ]
