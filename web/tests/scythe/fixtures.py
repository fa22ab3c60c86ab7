"""Writes the views that the component tests draw: `python web/tests/scythe/fixtures.py` from the project's folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import furrow
from furrow import bots
from furrow.games.reference import reference
from furrow.words.answers import answers
from furrow.words.printed import printed

NAMES = ("Anna", "Bendegúz", "Cyril", "Dariush", "Ema")
FOLDER = Path(__file__).parents[1] / "fixtures"
_FACTIONS = ["crimea", "saxony", "nordic", "rusviet", "polania"]


def _write(name: str, document: Any) -> None:
    text = msgspec.json.format(msgspec.json.encode(document), indent=1)
    (FOLDER / f"scythe-{name}.json").write_bytes(text + b"\n")


def _told(game: furrow.Game, seat: int) -> dict[str, Any]:
    """A view with the open answers of the seat, as the wire has them."""
    rules, state = game.rules, game.state
    codes = rules.legal(state, seat) if seat in rules.actors(state) else []
    return {"seat": seat, "view": game.view(seat), "answers": answers(rules, state, seat, codes, "en", NAMES)}


def _played(seats: int, seed: int, decisions: int) -> furrow.Game:
    game = furrow.new("scythe", seats=seats, seed=seed, factions=_FACTIONS[:seats])
    bot = bots.find("novice")
    while game.actors and (len(game.history) < decisions or game.actors != (0,) or game.question(0) != "turn"):
        seat = game.actors[0]
        game.play(bots.ask(game, bot, seat, bots.seat_generator(seed, seat, len(game.history))))
    return game


def _fighting() -> furrow.Game:
    players = [
        {
            "faction": "saxony",
            "mat": "industrial",
            "workers": ["F1", "F1"],
            "mechs": {"speed": "F1", "disarm": "G1"},
            "power": 9,
            "hand": [2, 3, 3, 5],
            "objectives": [1, 12],
            "recruits": ["deploy"],
            "cubes": ["move.units"],
            "structures": {"mine": "F1"},
            "stars": {"combat": 1},
        },
        {"faction": "nordic", "mat": "engineering", "mechs": {"speed": "F2"}, "workers": ["F2"], "power": 7},
    ]
    goods = {"F1": {"metal": 3, "oil": 1}, "F2": {"wood": 2}}
    return furrow.position("scythe", {"players": players, "active": 0, "goods": goods})


def _meeting(pending: list[list[Any]]) -> furrow.Game:
    players = [
        {"faction": "polania", "character": "D2", "workers": ["C1", "D2"], "coins": 6},
        {"faction": "nordic"},
    ]
    return furrow.position("scythe", {"players": players, "active": 0, "pending": [["bottom", 0, 0], *pending]})


def main() -> None:
    _write("reference", {"facts": reference("scythe"), "words": printed("scythe", "en")})
    _write("start", _told(_played(3, 7, 0), 0))
    _write("middle", _told(_played(5, 11, 420), 0))
    _write("over", _told(_played(2, 5, 10**6), 0))
    game = _fighting()
    game.play("move", seat=0)
    _write("move", _told(game, 0))
    game.play("mech F1 / F2 / carry nothing / done", seat=0)
    _write("combat", _told(game, 0))
    _write("encounter", _told(_meeting([["under_deck", 0, 5], ["encounter", 0, 5, 0]]), 0))
    _write("factory", _told(_meeting([["factory_card", 0]]), 0))


if __name__ == "__main__":
    main()
