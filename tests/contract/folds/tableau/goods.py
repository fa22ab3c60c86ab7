"""Events by which goods and points come and go."""

from __future__ import annotations

from tests.contract.folds.tableau.table import Document, Table, add, goods_of


class Goods(Table):
    """Gaining and paying."""

    def _take(self, event: Document) -> None:
        player = self._player(event)
        for word, amount in goods_of(event):
            if word == "vp":
                player["points"] += amount
            else:
                add(player["goods"], word, amount)

    def gain(self, event: Document) -> None:
        self._in_part()
        self._in_sight(event)
        self._take(event)

    def deal_goods(self, event: Document) -> None:
        self._take(event)

    def fetch(self, event: Document) -> None:
        for word, amount in goods_of(event):
            add(self._player(event)["stored"], word, -amount)
            add(self._player(event)["goods"], word, amount)

    def store(self, event: Document) -> None:
        self._in_cleanup()
        for word, amount in goods_of(event):
            add(self._player(event)["stored"], word, amount)
            add(self._player(event)["goods"], word, -amount)

    def lose(self, event: Document) -> None:
        self._in_cleanup()
        for word, amount in goods_of(event):
            add(self._player(event)["goods"], word, -amount)

    def pay(self, event: Document) -> None:
        self._in_part()
        for number, (word, amount) in enumerate(goods_of(event)):
            place = event["places"][number] if "places" in event else ""
            add(self._location(place)[1]["goods"] if place else self._player(event)["goods"], word, -amount)
            if "on" in event:
                add(self._location(event["on"])[1]["paid"], word, amount)

    def place(self, event: Document) -> None:
        player, location = self._location(event["card"])
        assert player is self._player(event)
        for word, amount in goods_of(event):
            add(location["goods"], word, amount)

    def recover(self, event: Document) -> None:
        for word, amount in goods_of(event):
            add(self._location(event["card"])[1]["goods"], word, -amount)
            add(self._player(event)["goods"], word, amount)

    def offer(self, event: Document) -> None:
        add(self._player(event)["goods"], event["what"], -1)
        add(self._location(event["card"])[1]["goods"], event["what"], 1)

    def steal(self, event: Document) -> None:
        add(self.view["players"][event["victim"]]["goods"], event["what"], -1)

    def extra_points(self, event: Document) -> None:
        self._location(event["card"])
        self._player(event)["points"] += event["amount"]

    forgo = Table._points
    forfeit = Table._points
