"""Events by which cards go to hands, decks and discards, and drafts."""

from __future__ import annotations

from bisect import insort

from tests.contract.folds.tableau.table import Document, Table


class Cards(Table):
    """Drawing, keeping, discarding, drafting."""

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
