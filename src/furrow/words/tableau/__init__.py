"""The words of the card games that share one engine, 51st State and Imperial Settlers."""

from __future__ import annotations

from furrow.words.tableau.cards import CardText, card_name, card_parts, card_text
from furrow.words.tableau.terms import Terms, UnknownCard

__all__ = ["CardText", "Terms", "UnknownCard", "card_name", "card_parts", "card_text"]
