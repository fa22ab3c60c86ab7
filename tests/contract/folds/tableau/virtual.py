"""Events of the virtual player in a solo game."""

from __future__ import annotations

from tests.contract.folds.tableau.table import Document, Table, add


class Virtual(Table):
    """The virtual player."""

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
            add(self.view["counts"], "attempts", 1)

    def no_attack(self, event: Document) -> None:
        assert self._player(event)["virtual"]
        add(self.view["counts"], "attempts", 1)

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
