"""No two modules and no two public classes have one name with two meanings.

What occurs twice and means the same is listed here, with the places where it may stand and a word why. A room of a game
or a family (`games/scythe`, `bots/tableau`, …) counts as `games/*`, so that another game may bring its own.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import furrow
from furrow.games import OWN, find

_SOURCES = Path(furrow.__file__).parent
_ROOMS = {*OWN, *(find(game).family for game in OWN)}
_SERVER = "server/afterwards server/live server/people server/store server/tables server/web server/web/pages"
_SERVER += " server/web/routes server/wire"

_SAME_MODULES = {
    "achievements": ("games/* server/afterwards", "what is achieved over many games"),
    "actions": ("words words/* games/*", "the actions of a game"),
    "admin": ("cli server/web/routes", "what only operators and moderators may do"),
    "afterwards": (_SERVER, "what remains of finished games"),
    "analysis": (f"lab {_SERVER}", "a bot's analysis of a finished game"),
    "answers": ("cli words", "the answers to an open question, in words"),
    "any_sheet": ("cli server/web/pages", "the sheet of a game that brings none"),
    "arrival": (_SERVER, "the page of a table: what it says with itself"),
    "bench": ("cli server", "measuring"),
    "bench_look": ("cli server", "measuring what is seen"),
    "benefits": ("games/* words", "why a card is worth something, and its words"),
    "board": ("games/* cli/*", "the printed board"),
    "candidates": ("bots/*", "answers that are worth a thought"),
    "cards": ("games/* bots/* cli/* words/*", "the cards of a game"),
    "checks": ("games/*", "invariants of a position"),
    "clocks": (_SERVER, "the clocks of a table"),
    "columns": ("lab/*", "what a game adds to the rows of a simulation"),
    "documents": (f"kernel {_SERVER}", "documents: read field by field in the kernel, about a game in the server"),
    "errors": (f"kernel bots {_SERVER}", "what a package raises"),
    "event_kinds": ("games/*", "all kinds of events of a game"),
    "events": ("kernel words words/*", "events, and their words"),
    "foreign": (_SERVER, "what a game from elsewhere brings to the browser"),
    "frames": ("games/*", "kinds of frames on the stack"),
    "habits": ("bots/*", "what only one game of a family offers to the search"),
    "handlers": ("games/*", "effects that rows cannot say"),
    "hooks": ("games/*", "where a game of a family goes its own way"),
    "imagine": ("games/*", "a part of the contract"),
    "ladder": ("cli lab", "the ladder of bots, and its command"),
    "lessons": (_SERVER, "lessons over the wire"),
    "lexicon": ("words words/*", "which words a game uses"),
    "limits": (_SERVER, "how much one person may ask for"),
    "lookout": ("games/*", "the phase of that name"),
    "mind": ("bots bots/*", "what a game offers to the search"),
    "names": ("games/*", "the vocabulary of a game"),
    "notation": ("kernel games/*", "actions as text"),
    "options": ("kernel words games/*", "the options of a game"),
    "payment": ("games/*", "paying"),
    "people": (_SERVER, "guests and accounts"),
    "play": ("cli lab server/wire", "a game being played"),
    "pointing": ("kernel games/*", "what pointing to a thing means"),
    "position": ("games/*", "positions as documents"),
    "printed": ("words words/*", "what is printed on cards, in words"),
    "question": ("games/*", "the open question of a view"),
    "ratings": ("lab server/afterwards", "ratings of those who play"),
    "records": ("cli server/afterwards", "records that are brought along"),
    "reference": ("games games/*", "the printed facts of a game"),
    "refusals": ("words words/*", "refusals in words"),
    "results": ("lab server/store", "results of games, kept"),
    "rulebook": ("games server/web/pages words", "the rulebook as data, in words, and its page"),
    "rules": ("cli games/*", "the rules: as the contract, and to read by `furrow rules`"),
    "scoring": ("games/*", "the final score"),
    "sessions": (_SERVER, "where people are signed in"),
    "setup": ("games/*", "the start of a game"),
    "sheet": ("cli/* server/web/pages", "a view as lines of text"),
    "sheets": ("cli server/web/pages", "which sheet a game has"),
    "socket": (_SERVER, "the socket of a table"),
    "solo": ("games/*", "the solo mode"),
    "state": ("games/*", "the state of a game"),
    "strength": ("cli lab", "the bars of the bots, and the command"),
    "table": (_SERVER, "a table, and its page"),
    "tables": (_SERVER, "the tables of a site"),
    "terms": ("words words/*", "terms of a game in a language"),
    "things": ("games/*", "what answers point to"),
    "turn": ("bots games/*", "the turn of a player"),
    "verbs": ("games/*", "the verbs of actions"),
    "view": ("games/*", "what a seat may know"),
    "weights": ("bots bots/*", "the taste of the bots"),
    "why": ("games/*", "numbers behind a refusal"),
    "wording": ("cli/* server/live", "parts of a game in a reader's words"),
}
_SAME_CLASSES = {
    "Exchange": ("games/*", "workers for goods: by numbers, and for clients"),
    "Facts": ("games/*", "all printed facts of a game, for clients"),
    "Figure": ("lab server", "one measured number"),
    "Game": (". kernel", "a game; the public one speaks languages"),
    "Order": ("cli server", "what a command was told to do"),
    "Outlook": ("bots bots/*", "how a position looks"),
    "Own": ("games/*", "what only the seat itself sees"),
    "Player": ("games/*", "a player in the state"),
    "Printed": ("words/*", "what is printed on cards, in words"),
    "Question": ("games/*", "the open question of a view"),
    "Rank": ("games/*", "a row of the result in a view"),
    "Seat": ("games/*", "a player in a view"),
    "Sheet": ("cli cli/* server/web/pages", "a view as lines of text"),
    "Snapshot": ("kernel server/store", "a game as it stood, so that it need not be played again"),
    "StandingAnswer": ("kernel server/wire", "an answer given beforehand"),
    "State": ("kernel games/*", "the state of a game"),
    "Switches": ("games/*", "the chosen options"),
    "Taste": ("bots/*", "what weights mean"),
    "View": ("games/*", "what a seat may know"),
    "Weights": ("bots/*", "named numbers of a mind"),
}


def _modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(_SOURCES.rglob("*.py")):
        if path.name != "__init__.py" and "versions" not in path.parts:
            yield path.stem, path


def _classes() -> Iterator[tuple[str, Path]]:
    for path in sorted(_SOURCES.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name, path


def _place(path: Path) -> str:
    return "/".join("*" if part in _ROOMS else part for part in path.parent.relative_to(_SOURCES).parts) or "."


def _twice(named: Iterator[tuple[str, Path]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, path in named:
        found.setdefault(name, []).append(_place(path))
    return {name: places for name, places in found.items() if len(places) > 1}


@pytest.mark.parametrize(("named", "same"), [(_modules, _SAME_MODULES), (_classes, _SAME_CLASSES)])
def test_a_name_has_one_meaning(
    named: Callable[[], Iterator[tuple[str, Path]]], same: dict[str, tuple[str, str]]
) -> None:
    twice = _twice(named())
    assert len(twice) > 10, "the sources were found"
    strange = {
        name: places for name, places in twice.items() if not set(places) <= set(same.get(name, ("", ""))[0].split())
    }
    assert strange == {}, "choose another name, or say here why it means the same"
    assert sorted(set(same) - set(twice)) == [], "stands there once only: no need to list it"
