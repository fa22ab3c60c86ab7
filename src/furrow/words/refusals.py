"""The sentence of a refusal: the message `refusal-<rule id>`, made with the details of the refusal."""

from __future__ import annotations

from furrow.kernel.line import Refusal
from furrow.words.catalogue import words
from furrow.words.lexicon import lexicon


def sentence(game: str, refusal: Refusal, language: str = "en") -> str:
    """Why a wish is refused, in a language; the bare rule id if there is no sentence for it.

    What the messages can use: words in the language, and `…_code` for choosing between variants.
    """
    speaker, own = words(language), lexicon(game)
    message = f"refusal-{refusal.rule}"
    if not speaker.knows(message):
        return refusal.rule
    arguments: dict[str, int | str] = {}
    for name, value in refusal.details.items():
        if isinstance(value, int):
            arguments[name] = value
        else:
            arguments[name] = own.word(speaker, name, value)
            arguments[f"{name}_code"] = value.replace("_", "-")
    return speaker.fullest(message, **arguments | own.of_refusal(speaker, refusal.details))
