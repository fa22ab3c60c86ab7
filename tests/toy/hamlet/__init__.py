"""Hamlet: a toy of the family, in twelve designs. It is data and this module, as `docs/adding-a-game.md` tells."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from furrow.games.tableau import frames as f
from furrow.games.tableau import handlers, setup
from furrow.games.tableau.book import Book, Ids, Vocabulary
from furrow.games.tableau.compiling import Cost
from furrow.games.tableau.decks import draw
from furrow.games.tableau.event_kinds import KINDS
from furrow.games.tableau.hooks import Ways
from furrow.games.tableau.notation import notation
from furrow.games.tableau.payment import single
from furrow.games.tableau.ranking import ranked
from furrow.games.tableau.razing import become_ruin
from furrow.games.tableau.rows import CardFile
from furrow.games.tableau.rules import TableauRules
from furrow.games.tableau.state import LOOKOUT, State
from furrow.kernel.contract import Result
from furrow.kernel.options import Option
from furrow.kernel.streams import Seed

WORDS = Vocabulary(
    tokens=("worker", "grain", "coin"),
    drawn=("card",),
    resources=("grain",),
    wild={"grain": "coin"},
    tags=("farm", "home", "craft"),
    sets=("deck",),
    shield="",
    ruin="ruin",
)
WORKER, GRAIN, COIN = range(3)
_GENERAL = dict.fromkeys(Ids._fields, "HAM-CARD-01")
IDS = Ids(
    **_GENERAL
    | {
        "out_of_turn": "HAM-TURN-01",
        "after_end": "HAM-END-01",
        "wrong_moment": "HAM-TURN-01",
        "one_action": "HAM-TURN-01",
        "build_cost": "HAM-BUILD-01",
        "deal_cost": "HAM-DEAL-01",
        "raze_hand_cost": "HAM-RAZE-01",
        "raze_cost": "HAM-RAZE-01",
        "immune": "HAM-PASS-01",
        "raze_immune": "HAM-PASS-01",
        "passed": "HAM-PASS-01",
        "payment": "HAM-PAY-01",
        "draft": "HAM-LOOK-01",
        "store": "HAM-STORE-01",
        "use_again": "HAM-USE-01",
        "use_cost": "HAM-USE-01",
    }
)
HANDLERS = {
    "steal": handlers.Steal("HAM-CARD-01"),
    "copy_production": handlers.CopyProduction("HAM-CARD-01"),
}


class Switches(NamedTuple):
    """The options."""

    hard: bool


class HamletWays(Ways):
    """Four rounds; deals for a coin, razing for workers; razed locations become ruins."""

    rounds = 4
    least_raze = single(WORKER, 3)

    def fresh_decks(self, s: State) -> list[list[int]]:
        return [[face.number for face in s.book.faces]]

    def deal_cost(self, s: State, card: int) -> Cost:
        return single(COIN, 2 if s.switches.hard else 1)

    def raze_hand_cost(self, s: State, card: int) -> Cost:
        return single(WORKER, 1)

    def raze_cost(self, s: State, card: int) -> Cost:
        return self.least_raze

    def after_razing(self, s: State, owner: int, card: int) -> None:
        become_ruin(s, owner, card)


def _data(name: str) -> bytes:
    return (Path(__file__).parent / "data" / name).read_bytes()


class Hamlet(TableauRules):
    """Two to four seats."""

    name = "hamlet"
    version = 1
    seat_counts = range(2, 5)
    event_kinds = (*KINDS, "place", "ruin")
    options = (Option("hard", False, "HAM-DEAL-01"),)

    def __init__(self) -> None:
        factions = msgspec.json.decode(_data("factions.json"))
        cards = msgspec.json.decode(_data("cards.json"), type=CardFile).cards
        book = Book(
            self.name,
            WORDS,
            cards,
            HANDLERS,
            factions["factions"],
            factions["exchange"],
            IDS,
            HamletWays(),
            {},
            {},
        )
        never = (f.END, f.DISCARD, f.CANCEL, f.DRAW, f.KEEP, f.GATHER, f.OFFER, f.NAME, f.ORDER)
        super().__init__(book, notation(book, "Hamlet"), Switches, never_asked=never)

    def new(self, seats: int, seed: Seed, options: Mapping[str, object] | None, wishes: Mapping[str, Any]) -> State:
        s = setup.begin(self.book, "Hamlet", seats, seed, self.switches(options), wishes)
        setup.shuffle_decks(s)
        for seat in s.clockwise():
            draw(s, seat, 0, 3)
        s.tell("start", s.first, seats=seats)
        s.pending = [(f.PHASE, s.first, LOOKOUT)]
        self.pending.run(s)
        s.reveals = 0
        return s

    def result(self, state: State) -> Result:
        parts = [{"points": player.points, "locations": len(player.locations)} for player in state.players]
        return ranked(parts, (("goods", [sum(player.goods) for player in state.players]),))


RULES = Hamlet()
