"""The words of the card games that share one engine, 51st State and Imperial Settlers."""

from __future__ import annotations

from furrow.words.tableau.cards import CardText, card_name, card_parts, card_text
from furrow.words.tableau.lexicon import TableauLexicon
from furrow.words.tableau.terms import Terms, UnknownCard


def lexicon(game: str) -> TableauLexicon:
    """The lexicon of a game of the family that says nothing in a way of its own."""
    return TableauLexicon(game, {})


__all__ = ["CardText", "Terms", "UnknownCard", "card_name", "card_parts", "card_text", "lexicon"]
