"""docs/events-scythe.md: its table says which facts the events of each kind have, and who reads the secret ones."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from furrow.games import find
from furrow.kernel.events import Event
from tests.contract.stories import some_stories

_PAGE = (Path(__file__).parents[2] / "docs" / "events-scythe.md").read_text(encoding="utf-8")
_READERS = {"": 0, "the seat": 1, "the seat, the victim": 2}


class Told(NamedTuple):
    """One kind of event: facts that are always there, facts that may be, secret facts and how many seats read them."""

    always: frozenset[str]
    maybe: frozenset[str]
    secret: frozenset[str]
    readers: int


def _in_page() -> dict[str, Told]:
    found = {}
    rows = _PAGE[_PAGE.index("| kind | facts |") :].splitlines()[2:]
    for row in rows:
        kind, facts, secret, _ = (cell.strip() for cell in row.strip("|").split("|"))
        always, _, maybe = facts.partition("(")
        said, _, readers = secret.partition(":")
        found[kind.strip("`")] = Told(_words(always), _words(maybe), _words(said), _READERS[readers.strip()])
    assert len(found) == len(rows)
    return found


def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"`(\w+)`", text))


def _in_play() -> dict[str, Told]:
    events: dict[str, list[Event]] = {}
    for story in some_stories("scythe"):
        for event in (event for step in story.steps for event in step.events):
            events.setdefault(event.kind, []).append(event)
    return {kind: _together(found) for kind, found in events.items()}


def _together(events: list[Event]) -> Told:
    always = frozenset(events[0].facts).intersection(*(event.facts for event in events))
    ever = frozenset[str]().union(*(event.facts for event in events))
    (secret,) = {frozenset(event.secret) for event in events}
    (readers,) = {event.seen_by.bit_count() if event.secret else 0 for event in events}
    return Told(always, ever - always, secret, readers)


def test_the_table_of_events_has_every_kind() -> None:
    assert sorted(_in_page()) == sorted(find("scythe").event_kinds)


def test_the_table_of_events_is_what_is_told_in_play() -> None:
    page = _in_page()
    for kind, told in _in_play().items():
        assert page[kind] == told, kind
