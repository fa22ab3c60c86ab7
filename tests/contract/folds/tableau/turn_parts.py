"""Events that say what a player does in a turn: some change nothing on their own; what follows stands under them."""

from __future__ import annotations

from bisect import insort

from tests.contract.folds.tableau.table import Document, Table

_CONTACTS = ("grey", "red", "blue")


class TurnParts(Table):
    """Parts of a turn."""

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
