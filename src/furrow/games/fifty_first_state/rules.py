"""51st State as the kernel sees it: its book, its notation, its questions and its end."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import msgspec

from furrow.games.fifty_first_state import hands, scoring, solo
from furrow.games.fifty_first_state import names as n
from furrow.games.fifty_first_state.hooks import FiftyFirstWays
from furrow.games.fifty_first_state.options import OPTIONS, Switches
from furrow.games.tableau import frames as f
from furrow.games.tableau import handlers, setup
from furrow.games.tableau import verbs as v
from furrow.games.tableau.book import Book
from furrow.games.tableau.decks import draw
from furrow.games.tableau.event_kinds import FEATURES, KINDS
from furrow.games.tableau.handlers import Handler
from furrow.games.tableau.notation import notation
from furrow.games.tableau.rows import Card, CardFile
from furrow.games.tableau.rules import TableauRules
from furrow.games.tableau.state import State
from furrow.kernel.contract import Length, Result
from furrow.kernel.notation import row
from furrow.kernel.options import Value
from furrow.kernel.pending import SealedDecision
from furrow.kernel.streams import Seed

TITLE = "51st State"
HANDLERS: dict[str, Handler] = {
    "copy_production": handlers.CopyProduction("FSS-PROD-16"),
    "take_production": handlers.TakeProduction("FSS-PROD-13"),
    "steal": handlers.Steal("FSS-CLAR-13", passed="FSS-PASS-05", other_good="FSS-GOOD-01", on_card="FSS-RAZE-15"),
    "gain_deal": handlers.GainDeal("FSS-CLAR-12", of_others="FSS-CLAR-13"),
    "free_actions": handlers.FreeActions("FSS-CLAR-10"),
}
HAND = f.FIRST_OWN
_FRAMES = {"hand": ""}
_ROWS = (
    row("develop <card> over <base>", n.DEVELOP, tail=(0,)),
    row("develop <card> over <base> by token", n.DEVELOP, tail=(1,)),
    row("contacts <contact>", n.CONTACTS_ACTION),
    row("visit <card>", n.VISIT),
    row("connect <card>", n.CONNECT),
    row("play <card>", n.PLAY),
)


def _data(name: str) -> bytes:
    return files("furrow.games.fifty_first_state").joinpath("data", name).read_bytes()


def _cards(name: str) -> list[Card]:
    return msgspec.json.decode(_data(name), type=CardFile).cards


def make_book(more: list[Card] | None = None) -> Book:
    """The book of the game; tests may add cards of their own."""
    factions = msgspec.json.decode(_data("factions.json"))
    return Book(
        "fifty_first_state",
        n.VOCABULARY,
        [*_cards("cards.json"), *_cards("connections.json"), *(more or [])],
        HANDLERS,
        factions["factions"],
        factions["exchange"],
        n.IDS,
        FiftyFirstWays(),
        _FRAMES,
        n.MOMENTS,
        n.TASKS,
    )


class FiftyFirstState(TableauRules):
    """The Master Set: base cards, or base with one of the two expansions; 2 to 4 seats, or 1 against the virtual
    player."""

    name = "fifty_first_state"
    length = Length("points", n.GOAL)
    milestones = (30, 40)
    ranks = solo.TITLES
    options = OPTIONS
    event_kinds = (*KINDS, *FEATURES, *n.KINDS)

    def __init__(self, book: Book) -> None:
        super().__init__(
            book,
            notation(book, TITLE, _ROWS, {"contact": n.CONTACTS}),
            Switches,
            questions={HAND: SealedDecision((v.DROP,), hands.owing, hands.candidates, hands.refusal, hands.apply)},
            never_asked=(f.DRAW, f.KEEP, f.GATHER, f.OFFER, f.ORDER),
            turn_verbs=(n.DEVELOP, n.CONTACTS_ACTION, n.VISIT, n.CONNECT, n.PLAY),
        )

    def cards_with(self, option: str, value: Value) -> int:
        if option != "expansion":
            return 0
        wanted = n.VOCABULARY.sets.index("base" if value == "none" else str(value))
        return sum(face.set == wanted for face in self.book.faces)

    def new(self, seats: int, seed: Seed, options: Mapping[str, object] | None, setup_: Mapping[str, Any]) -> State:
        s = setup.begin(self.book, TITLE, seats, seed, self.switches(options), setup_)
        setup.shuffle_decks(s)
        for seat in s.clockwise():
            draw(s, seat, n.DRAW_DECK, n.DEALT)
        s.reveals = 0
        s.sealed = ((),) * seats
        s.pending = [(HAND, s.first)]
        s.tell("start", s.first, seats=seats)
        return s

    def result(self, state: State) -> Result:
        return scoring.result(state)


RULES = FiftyFirstState(make_book())
