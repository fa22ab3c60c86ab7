"""The words of Imperial Settlers: labels of the actions that only it has. The rest is that of its family."""

from __future__ import annotations

from furrow.games.imperial_settlers import names as n
from furrow.words.tableau.actions import Labeller
from furrow.words.tableau.lexicon import TableauLexicon

_LABELS: dict[int, Labeller] = {
    n.SAMURAI: lambda say, code: say.on("samurai", code[1]),
    n.TUCK: lambda say, code: say.act("tuck", location=say.card(code[1]), card=say.card(code[2])),
    n.OFFER_UP: lambda say, code: say.act("offer-up", card=say.card(code[1]), **say.goods(code[2], 1)),
    n.FORGO: lambda say, code: say.act("forgo", **say.goods(code[1], code[2])),
    n.LOOT: lambda say, code: say.act("loot", card=say.card(code[1]), **say.goods(code[2], 1)),
    n.FORFEIT: lambda say, code: say.amounts("forfeit", code[1:]),
}


def lexicon(game: str) -> TableauLexicon:
    """The lexicon with the labels that only this game has."""
    return TableauLexicon(game, _LABELS)
