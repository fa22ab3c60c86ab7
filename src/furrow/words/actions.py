"""Labels of actions. The notation is the same in all languages; a label says in words what a text of it does."""

from __future__ import annotations

from collections.abc import Sequence

from furrow.games import find
from furrow.words.catalogue import words
from furrow.words.lexicon import Marked, lexicon


def action_label(
    game: str, text: str, language: str = "en", names: Sequence[str] = (), *, marked: Marked = True
) -> str:
    """What one action text means; `names[seat]` is what a player is called. Raises NotationError.

    `marked`: where the game has several cards of one name, their marks tell them apart;
    a set of cards: only these.

    >>> action_label("scythe", "carry 2 worker")
    'Take 2 workers along'
    >>> action_label("scythe", "C1")
    'C1 (forest)'
    >>> action_label("imperial_settlers", "build quarry.com008", marked=False)
    'Build Quarry'
    """
    code = find(game).parse(text)
    label = lexicon(game).label(words(language), code, names, marked=marked)
    return label[:1].upper() + label[1:]
