"""The sentences that say why a card is worth something, in all languages."""

from __future__ import annotations

import furrow
from furrow import Game
from furrow.words.benefits import benefits
from furrow.words.tableau.terms import book
from tests.words.catalogues import MEMBERS, TRANSLATED, Listener, check

_OWN = {"fifty_first_state": ("mutants_union", {"base"}), "imperial_settlers": ("japanese", {"common", "japanese"})}


def _table(name: str, first: int) -> Game:
    """Seat 0 has a dozen locations."""
    faction, sets = _OWN[name]
    names = book(name).vocabulary.sets
    fitting = [face.word for face in book(name).faces if names[face.set] in sets]
    other = "new_york" if name == "fifty_first_state" else "romans"
    me = {"faction": faction, "locations": fitting[first : first + 12]}
    return furrow.position(name, {"players": [me, {"faction": other}], "active": 0})


def test_every_sentence_is_said_in_every_language(listener: Listener) -> None:
    for name in MEMBERS:
        for language in TRANSLATED[name]:
            for first in (0, 24, 48, 72, 96):
                game = _table(name, first)
                for word in book(name).card_words[::3]:
                    for sentence in benefits(game.rules, game.state, 0, f"card:{word}", language):
                        check(sentence, language)
                        assert sentence.endswith(".")
    assert not listener.unheard("tableau-benefits.ftl")
