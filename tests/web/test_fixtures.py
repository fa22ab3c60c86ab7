"""What the client's tests take for the server's answers is what the server says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from furrow.games import OWN, find
from furrow.server.web.routes.games import game_info, reference_of
from furrow.server.wire.documents import GameList

_FIXTURES = Path(__file__).resolve().parents[2] / "web" / "tests" / "fixtures"
_REFERENCES = {"scythe": "scythe", "imperial_settlers": "tableau-empire", "fifty_first_state": "tableau-state"}
_HOW = "make the files again: python -m tests.web.test_fixtures"


def _said(document: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"


def _made() -> dict[str, bytes]:
    """The files that say the same for every table."""
    cards = msgspec.json.encode({game: _designs(game) for game in OWN if find(game).family == "tableau"})
    return {
        "games.json": _said(GameList([game_info(game, "en") for game in OWN])),
        "tableau-designs.json": cards + b"\n",
    }


def _designs(game: str) -> Any:
    """The printed facts of a game with one card of each design."""
    said = msgspec.json.decode(msgspec.json.encode(reference_of(game, "en")))
    first = {card["design"]: word for word, card in reversed(said["facts"]["cards"].items())}
    for part in ("facts", "words"):
        said[part]["cards"] = {word: said[part]["cards"][word] for word in reversed(first.values())}
    return {"facts": said["facts"], "words": said["words"]}


@pytest.mark.parametrize("name", _made())
def test_the_file_is_what_the_server_says(name: str) -> None:
    assert (_FIXTURES / name).read_bytes() == _made()[name], _HOW


@pytest.mark.parametrize("game", OWN)
def test_printed_facts_are_among_those_of_the_server(game: str) -> None:
    """The files hold the cards that the tests need."""
    kept = msgspec.json.decode((_FIXTURES / f"{_REFERENCES[game]}-reference.json").read_bytes())
    said = msgspec.json.decode(msgspec.json.encode(reference_of(game, "en")))
    assert list(_strange(kept, said, "")) == []


def _strange(kept: Any, said: Any, path: str) -> Iterator[str]:
    """Where a file says something else; it may leave out entries."""
    if isinstance(kept, dict) and isinstance(said, dict):
        for name, value in kept.items():
            yield from _strange(value, said.get(name), f"{path}.{name}")
    elif kept != said:
        yield path


def test_a_file_that_says_something_else_is_found_out() -> None:
    assert list(_strange({"a": {"b": 1}, "c": 2}, {"a": {"b": 2, "d": 3}}, "")) == [".a.b", ".c"]


if __name__ == "__main__":
    for name, text in _made().items():
        (_FIXTURES / name).write_bytes(text)
