"""Writes web/tests/fixtures/tableau-*.json: what the server would send at some moments of games that bots play.

Run it from the project's folder: `.venv/bin/python web/tests/tableau/make_fixtures.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import furrow
from furrow import bots
from furrow.games import find
from furrow.games.tableau.reference import reference
from furrow.games.tableau.rules import TableauRules
from furrow.server.live.plan import Plan, SeatPlan
from furrow.server.tables.documents import points
from furrow.words import question
from furrow.words.answers import answers
from furrow.words.tableau.printed import printed

FOLDER = Path(__file__).parent.parent / "fixtures"
NAMES = ["Anna", "Bendegúz", "Cyril", "Dariush"]
Moment = Callable[[Any, int], bool]


def asked(name: str, since: int = 1, seat: int = 0) -> Moment:
    """The moment at which a seat is asked a question, in a round or later."""
    return lambda view, actor: bool(
        view.question and view.question.name == name and view.round >= since and actor == seat
    )


def attacked(view: Any, actor: int) -> bool:
    """A turn after the virtual player has turned up a card to attack with."""
    return bool(view.question and view.question.name == "turn" and view.round > 1 and "attack_row" in view.tables)


def play_to(game: furrow.Game, moment: Moment, limit: int = 4000) -> int:
    """Lets bots play until a moment; the seat that is asked then, or -1 at the end."""
    bot = bots.find("steady")
    for number in range(limit):
        if game.over:
            return -1
        seat = game.actors[0]
        if moment(game.view(seat), seat):
            return seat
        game.play(bots.ask(game, bot, seat, bots.seat_generator(5, seat, number)), seat)
    raise AssertionError("that moment does not come")


def document(game: furrow.Game, seat: int | None) -> dict[str, Any]:
    """A view with the open question and the latest events, as the socket sends them."""
    rules = find(game.name)
    found: dict[str, Any] = {}
    if seat is not None and not game.over:
        legal = rules.legal(game.state, seat)
        shown = answers(rules, game.state, seat, legal, "en", tuple(NAMES[: game.seats]))
        name = game.question(seat)
        found = {"seat": seat, "name": name, "text": question(game.name, name), "answers": msgspec.to_builtins(shown)}
    return {
        "view": msgspec.to_builtins(game.view(seat)),
        "names": NAMES[: game.seats],
        "question": found,
        "events": game.events(seat)[-12:],
    }


def ending(game: furrow.Game) -> dict[str, Any]:
    """The document of a game that is over, with where the points came from."""
    plan = Plan(game.name, [SeatPlan("me", name) for name in NAMES[: game.seats]])
    return {**document(game, 0), "points": msgspec.to_builtins(points(game, plan, "en"))}


def moments() -> dict[str, dict[str, Any]]:
    """The documents by the names of their files."""
    found = {}
    for game, word in (("fifty_first_state", "state"), ("imperial_settlers", "empire")):
        table = furrow.new(game, seats=3, seed=4)
        play_to(table, asked("draft"))
        found[f"{word}-draft"] = document(table, 0)
        play_to(table, asked("turn", since=3))
        found[f"{word}-turn"] = document(table, 0)
        found[f"{word}-watched"] = document(table, None)
        play_to(table, lambda view, seat: False)
        found[f"{word}-over"] = ending(table)
        alone = furrow.new(game, seats=1, seed=6)
        play_to(alone, attacked if word == "state" else asked("turn", since=3))
        found[f"{word}-solo"] = document(alone, 0)
        play_to(alone, lambda view, seat: False)
        found[f"{word}-alone"] = ending(alone)
    found["state-hand"] = document(furrow.new("fifty_first_state", seats=2, seed=2), 0)
    secret = furrow.new("imperial_settlers", seats=2, seed=2, options={"lookout": "alternative"})
    play_to(secret, asked("pick"))
    found["empire-pick"] = document(secret, 0)
    return found


def shortened(game: str, texts: list[str]) -> dict[str, Any]:
    """The reference of a game with the cards that the moments speak of."""
    rules = find(game)
    assert isinstance(rules, TableauRules)
    facts, said = msgspec.to_builtins(reference(rules)), msgspec.to_builtins(printed(game, "en"))
    spoken = set(re.findall(r'"([a-z_0-9.]+)"', " ".join(texts)))
    for part in (facts, said):
        part["cards"] = {word: card for word, card in part["cards"].items() if word in spoken}
    return {"facts": facts, "words": said}


def main() -> None:
    """Writes all files."""
    found = {name: msgspec.json.encode(each).decode() for name, each in moments().items()}
    for game, word in (("fifty_first_state", "state"), ("imperial_settlers", "empire")):
        texts = [text for name, text in found.items() if name.startswith(word)]
        found[f"{word}-reference"] = msgspec.json.encode(shortened(game, texts)).decode()
    FOLDER.mkdir(exist_ok=True)
    for name, text in found.items():
        (FOLDER / f"tableau-{name}.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
