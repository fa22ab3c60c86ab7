"""What refusals of Scythe say besides their details: costs and objectives."""

from __future__ import annotations

from collections.abc import Mapping

from furrow.words.catalogue import Words
from furrow.words.scythe import terms


def arguments(speaker: Words, details: Mapping[str, int | str]) -> dict[str, int | str]:
    """Arguments made of several details, or of a card's number."""
    found: dict[str, int | str] = {}
    what, needs, card = details.get("what"), details.get("needs"), details.get("card")
    if isinstance(what, str) and isinstance(needs, int):
        found["cost"] = terms.counted(speaker, what, needs)
    if isinstance(card, int) and (name := terms.objective_name(speaker, card)):
        found |= {"objective": name, "condition": terms.objective_text(speaker, card)}
    return found
