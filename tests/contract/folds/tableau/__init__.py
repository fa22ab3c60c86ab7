"""What the events of the card games mean, without any rule: goods and cards go where an event says.

Some events change nothing on their own: they announce a part of the turn, or say where a gain comes from. So a payment
must stand under a part, and a gain under the card that yields it: the parts can be told from the order of events.
"""

from __future__ import annotations

from tests.contract.folds.tableau.cards import Cards
from tests.contract.folds.tableau.course import Course
from tests.contract.folds.tableau.estate import Estate
from tests.contract.folds.tableau.goods import Goods
from tests.contract.folds.tableau.lying import Lying
from tests.contract.folds.tableau.table import Document
from tests.contract.folds.tableau.turn_parts import TurnParts
from tests.contract.folds.tableau.virtual import Virtual

_NAMES = ("card", "location", "cards")
"""Facts that name cards which may yield something."""

_NOBODY = (
    *("round", "production", "actions", "cleanup", "tidied", "attack_phase", "end", "reshuffle"),
    *("connections", "draft", "reveal", "left_over", "put_away", "control_ends"),
)
"""Events that are nobody's own."""
_ACTIVE = (
    *("announce", "use", "exchange", "contacts", "visit", "copy"),
    *("steal", "raze", "raze_card", "loot", "block", "make_discard"),
)
"""What is done in the action phase by the player who has the turn, or by the virtual player after it."""
_AFTERWARDS = ("announce", "scrap", "ruin", "foundation")
"""Events that yield nothing: what is done with their card was told before, or is told later."""


class Fold(Goods, TurnParts, Cards, Estate, Lying, Course, Virtual):
    """Follows one reader through one game. A method of each concern has the name of the kind of event that it reads."""

    unordered = ("players.known", "own.hand", "own.dealt")
    unseen = (
        *("attack.steps", "attack.rules", "attack.left", "attack.target"),
        *("attack.places", "attack.common", "attack.distances"),
        *("forgo.what", "forgo.amount", "forfeit.goods", "forfeit.amounts"),
    )

    def begin(self, view: Document, events: list[Document]) -> None:
        (start,) = (event for event in events if event["kind"] == "start")
        seats = sum(not player["virtual"] for player in view["players"])
        assert (start["seat"], start["seats"]) == (view["first"], seats)

    def tell(self, view: Document, event: Document) -> None:
        self.view = view
        kind, seat = event["kind"], event["seat"]
        assert (seat == -1) == (kind in _NOBODY)
        if kind in _ACTIVE and view["phase"] == "action":
            assert seat == view["active"] or view["players"][seat]["virtual"], "it is not this player's turn"
        getattr(self, kind)(event)
        if self.named is not None and kind not in _AFTERWARDS:
            for name in _NAMES:
                fact = event.get(name, [])
                self.named.update(fact if isinstance(fact, list) else [fact])
