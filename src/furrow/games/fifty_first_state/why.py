"""What only 51st State can say of a refusal."""

from __future__ import annotations

from furrow.games.tableau import verbs as v
from furrow.games.tableau.handlers import lying_on
from furrow.games.tableau.state import State
from furrow.kernel.contract import Code


def facts(s: State, code: Code, rule: str) -> dict[str, int | str]:
    """What would be stolen, and the card on which it lies."""
    if code[0] != v.STEAL:
        return {}
    _, good, victim = code
    found: dict[str, int | str] = {"what": s.book.goods[good]}
    if rule == "FSS-RAZE-15":
        found["location"] = s.book.card_words[lying_on(s, victim, good)]
    return found
