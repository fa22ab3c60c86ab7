"""Events of phases and rounds, and of the tables that all players share."""

from __future__ import annotations

from tests.contract.folds.tableau.table import Document, Table

_PHASES = {"round": "lookout", "production": "production", "actions": "action", "cleanup": "cleanup"}


class Course(Table):
    """The course of the game."""

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
