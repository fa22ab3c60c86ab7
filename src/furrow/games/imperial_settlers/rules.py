"""Imperial Settlers as the kernel sees it: its book, its notation, its questions and its end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from furrow.games.imperial_settlers import deck_building, free_steps, handlers, lookout, scoring, solo
from furrow.games.imperial_settlers import names as n
from furrow.games.imperial_settlers.hooks import SettlersWays
from furrow.games.imperial_settlers.options import OPTIONS, Switches
from furrow.games.tableau import frames as f
from furrow.games.tableau import handlers as shared
from furrow.games.tableau import setup
from furrow.games.tableau import verbs as v
from furrow.games.tableau.book import Book
from furrow.games.tableau.decks import draw
from furrow.games.tableau.event_kinds import FEATURES, KINDS
from furrow.games.tableau.handlers import Handler
from furrow.games.tableau.notation import notation
from furrow.games.tableau.rows import Card, CardFile, Copy
from furrow.games.tableau.rules import TableauRules
from furrow.games.tableau.state import LOOKOUT, State
from furrow.kernel.contract import Length, Result
from furrow.kernel.notation import row
from furrow.kernel.pending import Decision, SealedDecision
from furrow.kernel.streams import Seed

TITLE = "Imperial Settlers"
HANDLERS: dict[str, Handler] = {
    "copy_production": shared.CopyProduction("IMP-USE-04"),
    "steal": shared.Steal("IMP-BAR-01"),
    "gain_deal": shared.GainDeal("IMP-CMN-04"),
    "free_actions": shared.FreeActions("IMP-USE-11"),
    "draw_and_keep": handlers.DrawAndKeep("IMP-BAR-05"),
    "build_at_once": handlers.BuildAtOnce("IMP-CMN-02"),
    "cancel_deal": handlers.CancelDeal("IMP-BAR-06"),
    "take_deal": handlers.TakeDeal("IMP-ROM-04"),
    "foreign_deal": handlers.ForeignDeal("IMP-JAP-20"),
    "forgo_deals": handlers.ForgoDeals("IMP-PROD-03"),
    "raze_for_points": handlers.RazeForPoints("IMP-BAR-02"),
    "loot": handlers.Loot("IMP-BAR-03"),
    "raze_own": handlers.RazeOwn("IMP-BAR-04"),
    "raze_opponent": handlers.RazeOpponent("IMP-EGY-03"),
    "remove_location": handlers.RemoveLocation("IMP-CLAR-04"),
    "take_over": handlers.TakeOver("IMP-EGY-14"),
    "block": handlers.BlockLocation("IMP-USE-12"),
    "make_discard": handlers.MakeDiscard("IMP-DIG-06"),
    "lay_foundation": handlers.LayFoundation("IMP-EGY-07"),
    "samurai": handlers.Samurai("IMP-JAP-16"),
    "tuck_cards": handlers.TuckCards("IMP-JAP-12"),
    "offer_goods": handlers.OfferGoods("IMP-JAP-17"),
}
_ROWS = (
    row("samurai <card>", n.SAMURAI),
    row("tuck <card> under <card>", n.TUCK, swapped=True),
    row("offer <good> to <card>", n.OFFER_UP, swapped=True),
    row("forgo <number> <good>", n.FORGO, swapped=True),
    row("loot <good> from <card>", n.LOOT, swapped=True),
    row("forfeit <amounts>", n.FORFEIT),
)


def _data(name: str) -> bytes:
    return files("furrow.games.imperial_settlers").joinpath("data", name).read_bytes()


def _attack_cards() -> list[Card]:
    """The attack cards: each counts as a deal of the virtual player for its target (IMP-SOLO-14)."""
    rows = msgspec.json.decode(_data("attack_cards.json"))["cards"]
    return [
        Card(id=each["id"], name=each["id"], category="attack", copies=[Copy(set="attack", deal=each["target"])])
        for each in rows
    ]


@lru_cache
def _base_cards() -> int:
    """How many printed cards the base game has, without attack cards: they come first in the book."""
    return sum(len(card.copies) for card in msgspec.json.decode(_data("cards.json"), type=CardFile).cards)


def make_book(more: list[Card] | None = None) -> Book:
    """The book of the game; further cards, as of an expansion, stay in the box unless a deck asks for them."""
    factions = msgspec.json.decode(_data("factions.json"))
    cards = msgspec.json.decode(_data("cards.json"), type=CardFile).cards
    return Book(
        "imperial_settlers",
        n.VOCABULARY,
        [*cards, *_attack_cards(), *(more or [])],
        HANDLERS,
        factions["factions"],
        factions["exchange"],
        n.IDS,
        SettlersWays(),
        n.FRAMES,
        n.MOMENTS,
        n.TASKS,
    )


class ImperialSettlers(TableauRules):
    """The base game with its three lookouts and the peaceful variant; 2 to 4 seats, or 1 against the virtual player."""

    name = "imperial_settlers"
    length = Length("rounds", n.ROUNDS)
    milestones = (70, 100)
    ranks = solo.TITLES
    ends_itself = True
    options = OPTIONS
    event_kinds = (*KINDS, *FEATURES, *n.KINDS)

    def __init__(self, book: Book) -> None:
        super().__init__(
            book,
            notation(book, TITLE, _ROWS),
            Switches,
            questions={
                n.PICK: SealedDecision(
                    (v.KEEP, v.DONE), lookout.owing, lookout.pick_candidates, lookout.pick_refusal, lookout.pick_apply
                ),
                n.FORFEITING: Decision(
                    (n.FORFEIT, v.DONE),
                    free_steps.forfeit_candidates,
                    free_steps.forfeit_refusal,
                    free_steps.forfeit_apply,
                    True,
                ),
                n.VICTIM: Decision((v.CHOOSE,), solo.victim_candidates, solo.victim_refusal, solo.victim_apply, True),
            },
            never_asked=(f.NAME, f.STORE),
            target_verbs=(n.FORGO, n.LOOT),
        )

    def new(self, seats: int, seed: Seed, options: Mapping[str, object] | None, setup_: Mapping[str, Any]) -> State:
        s = setup.begin(self.book, TITLE, seats, seed, self.switches(options), setup_, ("decks",))
        s.tables["box"] = deck_building.chosen_decks(s, _base_cards(), setup_.get("decks"))
        setup.shuffle_decks(s)
        for seat in s.clockwise():
            draw(s, seat, n.COMMON_DECK, n.START_COMMON)
            draw(s, seat, 1 + seat, n.START_FACTION)
        if seats == 1:
            solo.reveal_attack(s)  # IMP-SOLO-04
        s.reveals = 0
        s.tell("start", s.first, seats=seats)
        s.pending = [(f.PHASE, s.first, LOOKOUT)]
        self.pending.run(s)
        s.reveals = 0
        return s

    def result(self, state: State) -> Result:
        return scoring.result(state)


RULES = ImperialSettlers(make_book())
