"""docs/events-cards.md: its table is what the engine tells."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from furrow.games.tableau.state import State
from furrow.kernel.events import Event
from tests.contract.walks import crowded_walks

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "events-cards.md").read_text(encoding="utf-8")
READERS = {"": 0, "the seat": 1, "the seat, the receiver": 2}


class Told(NamedTuple):
    """One kind of event: facts that are always there, facts that may be, secret facts and how many seats read them."""

    always: frozenset[str]
    maybe: frozenset[str]
    secret: frozenset[str]
    readers: int


def in_page() -> dict[str, Told]:
    found = {}
    for row in PAGE[PAGE.index("| kind | facts |") :].splitlines()[2:]:
        kind, facts, secret, _ = (cell.strip() for cell in row.strip("|").split("|"))
        always, _, maybe = facts.partition("(")
        said, _, readers = secret.partition(":")
        found[kind.strip("`")] = Told(_words(always), _words(maybe), _words(said), READERS[readers.strip()])
    return found


def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"`(\w+)`", text))


def test_the_table_has_every_kind_that_the_rules_can_tell() -> None:
    told: set[str] = set()
    for package in ("tableau", "fifty_first_state", "imperial_settlers"):
        for path in (ROOT / "src" / "furrow" / "games" / package).glob("*.py"):
            told.update(re.findall(r"\.tell(?:_secretly)?\(\s*\"(\w+)\"", path.read_text(encoding="utf-8")))
    assert told == set(in_page())


@pytest.mark.parametrize("game", ["fifty_first_state", "imperial_settlers"])
def test_the_facts_are_those_of_the_table(game: str) -> None:
    page = in_page()
    met = set()
    for stop in crowded_walks(game, 200):
        for code in stop.legal[:4]:
            state: State = stop.state.clone()
            state.log = []
            stop.rules.apply(state, stop.seat, code)
            for event in state.log:
                _check(event, page[event.kind])
                met.add(event.kind)
    assert len(met) > 40


def _check(event: Event, told: Told) -> None:
    facts = set(event.facts)
    assert told.always <= facts <= told.always | told.maybe, event
    assert set(event.secret) == told.secret, event
    if told.secret:
        assert event.seen_by.bit_count() == told.readers, event
