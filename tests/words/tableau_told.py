"""Events of the card games that random games seldom meet, as the engine tells them."""

from __future__ import annotations

from furrow.kernel.events import Fact

Facts = dict[str, Fact]


def happened(game: str) -> list[Facts]:
    return [*_shared(), *(_fifty_first_state() if game == "fifty_first_state" else _imperial_settlers())]


def _shared() -> list[Facts]:
    return [
        {"kind": "reveal", "seat": -1, "cards": []},
        {"kind": "draw", "seat": 0, "count": 0, "deck": "common", "cards": []},
    ]


def _fifty_first_state() -> list[Facts]:
    return [
        {"kind": "connections", "seat": -1, "cards": []},
    ]


def _imperial_settlers() -> list[Facts]:
    return [
        {"kind": "keep", "seat": 0, "count": 0, "deck": "common", "cards": []},
        {"kind": "look", "seat": 0, "count": 0, "cards": []},
        {"kind": "dealt", "seat": 0, "count": 0, "cards": []},
        {"kind": "forgo", "seat": 0, "what": "stone", "amount": 2},
        {"kind": "take_deal", "seat": 0, "card": "legion.rom017", "victim": 1},
    ]
