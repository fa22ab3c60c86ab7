"""Events of what lies on and under locations, and who holds them."""

from __future__ import annotations

from tests.contract.folds.tableau.table import Document, Table, add, goods_of


class Lying(Table):
    """Marks, uses, cards under locations."""

    def _mark(self, event: Document, mark: str) -> None:
        marks = self._location(event["card"])[1]["marks"]
        assert mark not in marks
        order = ("shield", "samurai", "block")
        marks.append(mark)
        marks.sort(key=order.index)
        if "what" in event:
            add(self._player(event)["goods"], event["what"], -1)

    def shield(self, event: Document) -> None:
        self._mark(event, "shield")

    def samurai(self, event: Document) -> None:
        self._mark(event, "samurai")

    def block(self, event: Document) -> None:
        assert self._location(event["card"])[0] is self.view["players"][event["victim"]]
        self._mark(event, "block")

    def free(self, event: Document) -> None:
        """Uses, marks and goods that are there no longer."""
        player, location = self._location(event["card"])
        assert player is self._player(event)
        location["used"] -= event.get("uses", 0)
        for mark in event.get("marks", ()):
            location["marks"].remove(mark)
        for word, amount in goods_of(event):
            add(location["paid"], word, -amount)

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
