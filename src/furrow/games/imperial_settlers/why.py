"""What only Imperial Settlers can say of a refusal."""

from __future__ import annotations

from furrow.games.imperial_settlers import empire
from furrow.games.tableau import verbs as v
from furrow.games.tableau.payment import paid_use
from furrow.games.tableau.state import State
from furrow.games.tableau.turn import is_free
from furrow.kernel.contract import Code


def facts(s: State, seat: int, code: Code, rule: str) -> dict[str, int | str]:
    """Who holds a location, where the defence token lies, what a free step is for, what is being paid for."""
    words = s.book.card_words
    if rule in ("IMP-EGY-15", "IMP-EGY-16") and len(code) > 1:
        return {"faction": s.book.factions[s.players[s.owner_of(code[1])].faction]}
    if rule == "IMP-DEF-05":
        return {"location": words[empire.defended(s, seat)]}
    if rule == "IMP-DIG-05" and is_free(s, code):
        return {"location": words[code[1]]}
    if rule == "IMP-CMN-02" and code[0] == v.PAY:
        return {"location": words[paid_use(s)[2]]}
    return {}
