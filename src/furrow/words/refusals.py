"""The sentence of a refusal: the message `refusal-<rule id>`, made with the details of the refusal."""

from __future__ import annotations

from furrow.kernel.line import Refusal
from furrow.words.catalogue import words


def sentence(game: str, refusal: Refusal, language: str = "en") -> str:
    """Why a wish is refused, in a language."""
    speaker = words(language)
    arguments: dict[str, int | str] = {}
    for name, value in refusal.details.items():
        term = f"{game}-{name}-{value}".replace("_", "-")
        arguments[name] = speaker.say(term) if isinstance(value, str) and speaker.knows(term) else value
    message = f"refusal-{refusal.rule}"
    return speaker.say(message, **arguments) if speaker.knows(message) else refusal.rule
