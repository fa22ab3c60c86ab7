"""What the events of the card games mean, without any rule: goods and cards go where an event says.

Some events change nothing on their own: they announce a part of the turn, or say where a gain comes from. So a payment
must stand under a part, and a gain under the card that yields it: the parts can be told from the order of events.
"""

from __future__ import annotations

from bisect import insort
from functools import cache
from typing import Any

from furrow.games import find
from furrow.games.tableau.rules import TableauRules

Document = dict[str, Any]
_PHASES = {"round": "lookout", "production": "production", "actions": "action", "cleanup": "cleanup"}
_BACKED = ("imperial_settlers",)
"""Games whose decks have backs of their own."""
_CLOSED = (("fifty_first_state", "deck"),)
"""Discards that nobody may look through."""
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
_CONTACTS = ("grey", "red", "blue")
_AFTERWARDS = ("announce", "scrap", "ruin", "foundation")
"""Events that yield nothing: what is done with their card was told before, or is told later."""


@cache
def _sets(game: str) -> dict[str, str]:
    """What is printed on the back of every card."""
    rules = find(game)
    assert isinstance(rules, TableauRules)
    return {face.word: rules.book.vocabulary.sets[face.set] for face in rules.book.faces}


def _add(amounts: dict[str, int], word: str, amount: int) -> None:
    """More or less of something; nothing below nothing, and what is used up is not there."""
    left = amounts.get(word, 0) + amount
    assert left >= 0, f"{word}: {left}"
    amounts[word] = left
    if not left:
        del amounts[word]


def _goods(event: Document) -> list[tuple[str, int]]:
    return list(zip(event.get("goods", ()), event.get("amounts", ()), strict=True))


class Fold:
    """Follows one reader through one game."""

    unordered = ("players.known", "own.hand", "own.dealt")
    unseen = (
        *("attack.steps", "attack.rules", "attack.target"),
        *("forgo.what", "forgo.amount", "forfeit.goods", "forfeit.amounts"),
    )

    def __init__(self) -> None:
        self.view: Document = {}
        self.part: str | None = None  # of the turn, as announced; None: the story began in mid-turn
        self.named: set[str] | None = None  # cards that the turn or phase has named; None: it began before the story
        self.must_discard = -1
        self.developed = ""
        self.attacked = False  # an attack has not had its outcome yet
        self.looking = -1  # who looks at cards to keep one
        self.gathering = False  # they are drawn one by one
        self.looked: list[str] = []  # the cards, as far as the reader sees them
        self.fallen: dict[int, list[str]] = {}  # razed locations that the story has seen become ruins

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

    # -- where things lie ----------------------------------------------------------------------------------------

    def _player(self, event: Document) -> Document:
        found: Document = self.view["players"][event["seat"]]
        return found

    def _own(self, seat: int) -> Document | None:
        """The reader's own things, if the reader is this seat."""
        own: Document | None = self.view["own"]
        return own if own is not None and self.view["seat"] == seat else None

    def _deck_of(self, card: str) -> str:
        """The deck that a card goes back to."""
        back = _sets(self.view["game"])[card]
        return back if back in self.view["decks"] else "deck"

    def _location(self, card: str) -> tuple[Document, Document]:
        """A built location, with the player who holds it."""
        for player in self.view["players"]:
            for location in player["locations"]:
                if location["card"] == card:
                    return player, location
        raise LookupError(f"{card} is not built")

    def _unbuild(self, card: str) -> Document:
        player, location = self._location(card)
        player["locations"].remove(location)
        return location

    def _build(self, seat: int, card: str) -> None:
        bare = {"card": card, "used": 0, "marks": [], "goods": {}, "paid": {}, "under": 0, "owner": None}
        self.view["players"][seat]["locations"].append(bare)

    def _into_hand(self, seat: int, deck: str, cards: list[str], count: int, *, seen: bool = False) -> None:
        """Cards enter a hand: the seat sees them, everybody sees their backs; `seen`: everybody sees them."""
        player, own = self.view["players"][seat], self._own(seat)
        player["hand"] += count
        if count and self.view["game"] in _BACKED:
            _add(player["backs"], deck, count)
        for card in cards if own is not None or seen else ():
            insort(own["hand"] if own is not None else player["known"], card)

    def _from_hand(self, seat: int, deck: str, card: str | None) -> None:
        """A card leaves a hand; None: the reader does not see which."""
        player, own = self.view["players"][seat], self._own(seat)
        player["hand"] -= 1
        assert player["hand"] >= 0
        if self.view["game"] in _BACKED:
            _add(player["backs"], deck, -1)
        if own is not None:
            own["hand"].remove(card)
        elif card in player["known"]:
            player["known"].remove(card)

    def _hide(self, seat: int) -> None:
        """A card left the hand unseen: nobody can tell any more which of the known ones are left."""
        self.view["players"][seat]["known"] = []

    def _draw(self, deck: str, count: int = 1) -> None:
        self.view["decks"][deck] -= count
        assert self.view["decks"][deck] >= 0

    def _discard(self, deck: str, card: str | None) -> None:
        """A card goes to the discards; None: the reader does not see which."""
        self.view["discards"][deck] += 1
        if card is not None and (self.view["game"], deck) not in _CLOSED:
            self.view["discarded"].setdefault(deck, []).append(card)

    def _discard_open(self, card: str) -> None:
        self._discard(self._deck_of(card), card)

    def _off_table(self, table: str, card: str) -> None:
        self.view["tables"][table].remove(card)
        if not self.view["tables"][table]:
            del self.view["tables"][table]

    def _onto_table(self, table: str, cards: list[str]) -> None:
        if cards:
            self.view["tables"].setdefault(table, []).extend(cards)

    # -- gaining and paying --------------------------------------------------------------------------------------

    def _in_part(self) -> None:
        """Something is paid or gained: the turn has said what for."""
        assert self.view["phase"] != "action" or self.part != "", "nothing is announced"

    def _in_sight(self, event: Document) -> None:
        """A gain names the card that yields it: one that the turn has named, a deal, in production an own card."""
        card = event.get("card")
        if card is None or self.named is None or card in self.named:
            return
        deals = [deal for player in self.view["players"] for deal in (*player["deals"], *player["foreign"])]
        own = [location["card"] for location in self._player(event)["locations"]]
        assert card in deals or (self.view["phase"] == "production" and card in own), f"{card} is not named"

    def _in_cleanup(self) -> None:
        assert self.view["phase"] == "cleanup"

    def _take(self, event: Document) -> None:
        player = self._player(event)
        for word, amount in _goods(event):
            if word == "vp":
                player["points"] += amount
            else:
                _add(player["goods"], word, amount)

    def gain(self, event: Document) -> None:
        self._in_part()
        self._in_sight(event)
        self._take(event)

    def deal_goods(self, event: Document) -> None:
        self._take(event)

    def fetch(self, event: Document) -> None:
        for word, amount in _goods(event):
            _add(self._player(event)["stored"], word, -amount)
            _add(self._player(event)["goods"], word, amount)

    def store(self, event: Document) -> None:
        self._in_cleanup()
        for word, amount in _goods(event):
            _add(self._player(event)["stored"], word, amount)
            _add(self._player(event)["goods"], word, -amount)

    def lose(self, event: Document) -> None:
        self._in_cleanup()
        for word, amount in _goods(event):
            _add(self._player(event)["goods"], word, -amount)

    def pay(self, event: Document) -> None:
        self._in_part()
        for number, (word, amount) in enumerate(_goods(event)):
            place = event["places"][number] if "places" in event else ""
            _add(self._location(place)[1]["goods"] if place else self._player(event)["goods"], word, -amount)
            if "on" in event:
                _add(self._location(event["on"])[1]["paid"], word, amount)

    def place(self, event: Document) -> None:
        player, location = self._location(event["card"])
        assert player is self._player(event)
        for word, amount in _goods(event):
            _add(location["goods"], word, amount)

    def recover(self, event: Document) -> None:
        for word, amount in _goods(event):
            _add(self._location(event["card"])[1]["goods"], word, -amount)
            _add(self._player(event)["goods"], word, amount)

    def offer(self, event: Document) -> None:
        _add(self._player(event)["goods"], event["what"], -1)
        _add(self._location(event["card"])[1]["goods"], event["what"], 1)

    def steal(self, event: Document) -> None:
        _add(self.view["players"][event["victim"]]["goods"], event["what"], -1)

    def _points(self, event: Document) -> None:
        self._player(event)["points"] += event["points"]

    def extra_points(self, event: Document) -> None:
        self._location(event["card"])
        self._player(event)["points"] += event["amount"]

    forgo = _points
    forfeit = _points

    # -- parts of a turn -----------------------------------------------------------------------------------------

    def turn(self, event: Document) -> None:
        self._settled()
        self.view["active"] = event["seat"]
        self.part = ""
        self.named = set()

    def announce(self, event: Document) -> None:
        """A card of the hand is known to all from now on; others lay in sight before."""
        seat, card = event["seat"], event["card"]
        self.part = event["action"]
        player = self._player(event)
        held = (*player["connections"], *player["deals"], *player["known"])
        tables = [each for cards in self.view["tables"].values() for each in cards]
        built = [location["card"] for each in self.view["players"] for location in each["locations"]]
        if self._own(seat) is None and card not in (*held, *tables, *built):
            insort(player["known"], card)

    def use(self, event: Document) -> None:
        self.part = "use"
        self._location(event["card"])[1]["used"] += 1

    def visit(self, event: Document) -> None:
        self.part = "visit"
        player, location = self._location(event["card"])
        assert player is self.view["players"][event["owner"]]
        location["used"] += 1

    def exchange(self, event: Document) -> None:
        self.part = "exchange"

    def contacts(self, event: Document) -> None:
        self.part = "contacts"
        assert _CONTACTS.index(event["contact"]) == event["use"]
        insort(self._player(event)["board_uses"], event["use"])

    def feature(self, event: Document) -> None:
        """A feature answers; it is counted where it answers only so often."""
        player, location = self._location(event["card"])
        assert player is self._player(event)
        location["used"] += event["times"]

    def copy(self, event: Document) -> None:
        """What a location yields is gained; it stands there still."""
        self._location(event["card"])

    def name(self, event: Document) -> None:
        player, _ = self._location(event["card"])
        assert player is self._player(event)
        self._location(event["location"])

    def loot(self, event: Document) -> None:
        self._location(event["card"])

    # "pass" is a word of the language.
    def _pass(self, event: Document) -> None:
        self._player(event)["passed"] = True

    locals()["pass"] = _pass

    # -- cards ---------------------------------------------------------------------------------------------------

    def draw(self, event: Document) -> None:
        self._draw(event["deck"], event["count"])
        self._into_hand(event["seat"], event["deck"], event.get("cards", []), event["count"])

    def reshuffle(self, event: Document) -> None:
        deck = event["deck"]
        assert self.view["discards"][deck] == event["count"]
        self.view["decks"][deck] += event["count"]
        self.view["discards"][deck] = 0
        self.view["discarded"].pop(deck, None)

    def look(self, event: Document) -> None:
        cards = event.get("cards", [])
        if "deck" in event:
            self._draw(event["deck"], event["count"])
            self.looking, self.looked = event["seat"], cards
        assert (self.looking, sorted(self.looked)) == (event["seat"], sorted(cards))
        self.gathering = False

    def gather(self, event: Document) -> None:
        self._draw(event["deck"], event["count"])
        if not self.gathering:
            self.looking, self.looked, self.gathering = event["seat"], [], True
        assert self.looking == event["seat"]
        self.looked = [*self.looked, *event.get("cards", ())]

    def put_back(self, event: Document) -> None:
        assert event["seat"] == self.looking
        self.view["decks"][event["deck"]] += event["count"]

    def keep(self, event: Document) -> None:
        own = self._own(event["seat"])
        if self.view["phase"] != "lookout":
            assert event["seat"] == self.looking
            assert set(event.get("cards", ())) <= set(self.looked)
        if own is not None:
            own["answer"] = []
            for card in event["cards"]:
                if card in own["dealt"]:
                    own["dealt"].remove(card)
        self._into_hand(event["seat"], event["deck"], event.get("cards", []), event["count"])

    def discard(self, event: Document) -> None:
        if event["source"] == "hand":
            self._in_part()
            assert event["seat"] in (self.view["active"], self.must_discard), "nobody made this player discard"
            self.must_discard = -1
            self._from_hand(event["seat"], self._deck_of(event["card"]), event["card"])
        else:
            assert event["seat"] == self.looking
        self._discard_open(event["card"])

    def make_discard(self, event: Document) -> None:
        self.must_discard = event["victim"]

    def seal(self, event: Document) -> None:
        own = self._own(event["seat"])
        if own is not None:
            own["answer"] = list(event["cards"])

    def drop(self, event: Document) -> None:
        own = self._own(event["seat"])
        if own is not None:
            own["answer"] = []
        for card in event.get("cards", [None] * event["count"]):
            self._from_hand(event["seat"], "deck", card)
            self._discard("deck", card)

    # -- drafts --------------------------------------------------------------------------------------------------

    def draft(self, event: Document) -> None:
        self.view["counts"]["drafts"] = event["draft"]

    def reveal(self, event: Document) -> None:
        self._draw(event["deck"], len(event["cards"]))
        self.view["row"] += event["cards"]

    def take(self, event: Document) -> None:
        card = event["card"]
        self.view["row"].remove(card)
        self._into_hand(event["seat"], self._deck_of(card), [card], 1, seen=True)

    def left_over(self, event: Document) -> None:
        for card in event["cards"]:
            self.view["row"].remove(card)
            self._discard_open(card)

    def dealt(self, event: Document) -> None:
        self._draw(event["deck"], event["count"])
        own = self._own(event["seat"])
        if own is not None:
            own["dealt"] = sorted(event["cards"])

    def passed_on(self, event: Document) -> None:
        giver, receiver = self._own(event["seat"]), self._own(event["receiver"])
        for card in event.get("cards", ()):
            if giver is not None:
                giver["dealt"].remove(card)
            if receiver is not None:
                insort(receiver["dealt"], card)

    def lay_aside(self, event: Document) -> None:
        own = self._own(event["seat"])
        if own is not None:
            own["dealt"].remove(event["card"])
        self._discard(event["deck"], event.get("card"))

    # -- building, deals, razing ---------------------------------------------------------------------------------

    def build(self, event: Document) -> None:
        seat, card = event["seat"], event["card"]
        self._announced("build", "develop")
        assert self.part != "develop" or card == self.developed
        if event["source"] == "hand":
            self._from_hand(seat, self._deck_of(card), card)
        else:
            self._player(event)["deals"].remove(card)
        self._build(seat, card)

    def develop(self, event: Document) -> None:
        self._announced("develop")
        self.developed = event["card"]
        self._points(event)

    def replace(self, event: Document) -> None:
        player, _ = self._location(event["card"])
        assert player is self._player(event)
        self._unbuild(event["card"])
        self._discard_open(event["card"])

    def clear(self, event: Document) -> None:
        fallen = self.fallen.get(event["seat"], [])
        if len(fallen) == self._player(event)["ruins"]:
            fallen.remove(event.get("card", ""))
        self._player(event)["ruins"] -= 1
        self._discard(event["deck"], event.get("card"))

    def deal(self, event: Document) -> None:
        self._announced("deal")
        self._from_hand(event["seat"], self._deck_of(event["card"]), event["card"])
        self._player(event)["deals"].append(event["card"])

    def cancel(self, event: Document) -> None:
        player, card = self._player(event), event["card"]
        if card in player["deals"]:
            player["deals"].remove(card)
            self._discard_open(card)
        else:
            player["foreign"].remove(card)

    def take_deal(self, event: Document) -> None:
        self.view["players"][event["victim"]]["deals"].remove(event["card"])
        self._player(event)["deals"].append(event["card"])

    def foreign_deal(self, event: Document) -> None:
        player, location = self._location(event["card"])
        assert player is self.view["players"][event["victim"]]
        self._player(event)["foreign"].append(event["card"])
        if "marker" in event:
            self._draw(event["marker"])
            location["under"] += 1

    def _announced(self, *actions: str) -> None:
        assert self.part is None or self.part in actions, f"{actions} is not announced"

    def raze_card(self, event: Document) -> None:
        """What is taken and where the card goes follows."""
        self._announced("raze")

    def raze(self, event: Document) -> None:
        """What is taken and where the location goes follows."""
        player, _ = self._location(event["card"])
        assert player is self.view["players"][event["victim"]]
        if "points" in event:
            self._points(event)
        if self.attacked:
            self._struck()

    def ruin(self, event: Document) -> None:
        self._unbuild(event["card"])
        self._player(event)["ruins"] += 1
        self.fallen.setdefault(event["seat"], []).append(event["card"])

    foundation = ruin

    def scrap(self, event: Document) -> None:
        card, built = event["card"], self.view["players"]
        if any(card == location["card"] for player in built for location in player["locations"]):
            self._unbuild(card)
        else:
            self._from_hand(event["seat"], self._deck_of(card), card)
        self._discard_open(card)

    def remove(self, event: Document) -> None:
        player, _ = self._location(event["card"])
        assert player is self._player(event)
        self._unbuild(event["card"])
        self._discard_open(event["card"])

    def lay_foundation(self, event: Document) -> None:
        self._from_hand(event["seat"], event["deck"], event.get("card"))
        self._hide(event["seat"])
        self._player(event)["ruins"] += 1
        self.fallen.setdefault(event["seat"], []).append(event.get("card", ""))

    # -- what lies on and under locations ------------------------------------------------------------------------

    def _mark(self, event: Document, mark: str) -> None:
        marks = self._location(event["card"])[1]["marks"]
        assert mark not in marks
        order = ("shield", "samurai", "block")
        marks.append(mark)
        marks.sort(key=order.index)
        if "what" in event:
            _add(self._player(event)["goods"], event["what"], -1)

    def shield(self, event: Document) -> None:
        self._mark(event, "shield")

    def samurai(self, event: Document) -> None:
        self._mark(event, "samurai")

    def block(self, event: Document) -> None:
        self._mark(event, "block")

    def free(self, event: Document) -> None:
        """Uses, marks and goods that are there no longer."""
        player, location = self._location(event["card"])
        assert player is self._player(event)
        location["used"] -= event.get("uses", 0)
        for mark in event.get("marks", ()):
            location["marks"].remove(mark)
        for word, amount in _goods(event):
            _add(location["paid"], word, -amount)

    tidy = free

    def tidied(self, event: Document) -> None:
        self._in_cleanup()
        for player in self.view["players"]:
            player["passed"] = False
            player["board_uses"] = []

    def tuck(self, event: Document) -> None:
        seat, gate = event["seat"], event["card"]
        self._from_hand(seat, event["deck"], event.get("tucked"))
        self._hide(seat)
        self._location(gate)[1]["under"] += 1
        own = self._own(seat)
        if own is not None:
            own["under"].setdefault(gate, []).append(event["tucked"])
        self._points(event)

    def untuck(self, event: Document) -> None:
        card, tucked = event["card"], event.get("tucked")
        for player in self.view["players"]:
            for location in player["locations"]:
                if location["card"] == card:
                    assert player is self._player(event) or card in self._player(event)["foreign"]
                    location["under"] -= 1
        if tucked is not None:
            under = self.view["own"]["under"]
            under[card].remove(tucked)
            if not under[card]:
                del under[card]
        self._discard(event["deck"], tucked)

    def take_over(self, event: Document) -> None:
        player, location = self._location(event["card"])
        assert player is self.view["players"][event["victim"]]
        player["locations"].remove(location)
        location["owner"] = event["victim"]
        self._player(event)["locations"].append(location)

    def control_ends(self, event: Document) -> None:
        for card in event["cards"]:
            location = self._unbuild(card)
            self.view["players"][location["owner"]]["locations"].append(location)
            location["owner"] = None

    # -- connection cards and other tables -----------------------------------------------------------------------

    def connections(self, event: Document) -> None:
        for card in event["cards"]:
            self._draw(self._deck_of(card))
        self._onto_table("connections", event["cards"])

    def connect(self, event: Document) -> None:
        self._announced("connect")
        self._off_table("connections", event["card"])
        self._player(event)["connections"].append(event["card"])

    def play(self, event: Document) -> None:
        self._announced("play")
        self._player(event)["connections"].remove(event["card"])
        self._discard_open(event["card"])

    def put_away(self, event: Document) -> None:
        for card in event["cards"]:
            self._off_table(event["table"], card)
            self._discard_open(card)

    # -- the course of the game ----------------------------------------------------------------------------------

    def _phase(self, event: Document) -> None:
        self._settled()
        self.view["phase"] = _PHASES[event["kind"]]
        assert event["kind"] == "round" or event["round"] == self.view["round"]
        self.named = set()

    production = _phase
    actions = _phase
    cleanup = _phase

    def round(self, event: Document) -> None:
        self._phase(event)
        self.view["round"] = event["round"]
        for name in ("attempts", "struck"):
            self.view["counts"].pop(name, None)

    def attack_phase(self, event: Document) -> None:
        self.view["phase"] = "attack"
        assert event["round"] == self.view["round"]

    def first_player(self, event: Document) -> None:
        self.view["first"] = event["seat"]

    def last_round(self, event: Document) -> None:
        """Nobody had so many points before."""
        assert self._player(event)["points"] == max(player["points"] for player in self.view["players"])
        self.view["ending"] = True

    def end(self, event: Document) -> None:
        self._settled()
        self.view["over"] = True

    # -- the virtual player --------------------------------------------------------------------------------------

    def _settled(self) -> None:
        assert not self.attacked, "an attack has no outcome"

    def _struck(self) -> None:
        self.attacked = False
        if "attempts" in self.view["counts"]:
            self.view["counts"]["struck"] = 1

    def virtual_location(self, event: Document) -> None:
        card = event["card"]
        if event["source"] == "row":
            self.view["row"].remove(card)
        else:
            self._draw(self._deck_of(card))
        self._build(event["seat"], card)

    def virtual_connection(self, event: Document) -> None:
        self._off_table("connections", event["card"])
        self._discard_open(event["card"])
        self._points(event)

    def attack(self, event: Document) -> None:
        """The top card of the deck; in Imperial Settlers it names a target and is laid before the earlier ones."""
        assert self._player(event)["virtual"]
        self._settled()
        self.attacked = True
        card = event["card"]
        self._draw(self._deck_of(card))
        if "target" in event:
            self._player(event)["deals"].insert(0, card)
        else:
            self._onto_table("attack_row", [card])
            _add(self.view["counts"], "attempts", 1)

    def no_attack(self, event: Document) -> None:
        assert self._player(event)["virtual"]
        _add(self.view["counts"], "attempts", 1)

    def attack_fails(self, event: Document) -> None:
        assert self._player(event)["virtual"]
        self.attacked = False

    def attack_absorbed(self, event: Document) -> None:
        assert self._player(event)["virtual"]
        self._struck()
        marks = self._location(event["card"])[1]["marks"]
        if "shield" in marks:
            marks.remove("shield")

    def attack_spent(self, event: Document) -> None:
        deals = self._player(event)["deals"]
        for card in event["cards"]:
            deals.remove(card)
            deals.append(card)

    def collect(self, event: Document) -> None:
        assert self._player(event)["virtual"]
        for card in event["cards"]:
            self._unbuild(card)
        self._onto_table("collection", event["cards"])
