"""Events by which locations and deals come and go."""

from __future__ import annotations

from tests.contract.folds.tableau.table import Document, Table


class Estate(Table):
    """Building, deals, razing."""

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
