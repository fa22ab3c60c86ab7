"""The sentence of a refusal: the message `refusal-<rule id>`, made with the details of the refusal."""

from __future__ import annotations

from collections.abc import Mapping

from furrow.kernel.line import Refusal
from furrow.words import terms
from furrow.words.catalogue import Words, words

# Details that are words of the engine, and the kind of their terms.
_TERMS = {"section": "action", "terrain": "terrain"}


def sentence(game: str, refusal: Refusal, language: str = "en") -> str:
    """Why a wish is refused, in a language; the bare rule id if the game has no sentence for it."""
    speaker = words(language)
    message = f"refusal-{refusal.rule}"
    if game != terms.GAME or not speaker.knows(message):
        return refusal.rule
    return speaker.fullest(message, **_arguments(speaker, refusal.details))


def _arguments(speaker: Words, details: Mapping[str, int | str]) -> dict[str, int | str]:
    """What the messages can use: words in the language, and `…_code` for choosing between variants."""
    found: dict[str, int | str] = {}
    for name, value in details.items():
        if isinstance(value, int):
            found[name] = value
            continue
        found[f"{name}_code"] = value.replace("_", "-")
        if name in _TERMS:
            found[name] = terms.term(speaker, _TERMS[name], value)
        elif name == "place":
            found[name] = terms.place(speaker, value)
    what, needs, card = details.get("what"), details.get("needs"), details.get("card")
    if isinstance(what, str) and isinstance(needs, int):
        found["cost"] = terms.counted(speaker, what, needs)
    if isinstance(card, int) and (name := terms.objective_name(speaker, card)):
        found |= {"objective": name, "condition": terms.objective_text(speaker, card)}
    return found
