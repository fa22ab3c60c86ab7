"""The words of 51st State: labels of the actions that only it has. The rest is that of its family."""

from __future__ import annotations

from furrow.games.fifty_first_state import names as n
from furrow.words.tableau.actions import Labeller
from furrow.words.tableau.lexicon import TableauLexicon

_DEVELOP = ("develop", "develop-by-token")
_LABELS: dict[int, Labeller] = {
    n.DEVELOP: lambda say, code: say.over(_DEVELOP[code[3]], code[1], code[2]),
    n.CONTACTS_ACTION: lambda say, code: say.act("contacts", good=say.terms.kind(f"{n.CONTACTS[code[1]]}_contact")),
    n.VISIT: lambda say, code: say.on("visit", code[1]),
    n.CONNECT: lambda say, code: say.on("connect", code[1]),
    n.PLAY: lambda say, code: say.on("play", code[1]),
}


def lexicon(game: str) -> TableauLexicon:
    """The lexicon with the labels that only this game has."""
    return TableauLexicon(game, _LABELS)
