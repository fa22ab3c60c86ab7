"""docs/events-cards.md: its table says which facts the events of each kind have, and who reads the secret ones."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from furrow.games import find
from furrow.kernel.events import Event
from furrow.words.lexicon import lexicon
from tests.contract.stories import some_stories

_PAGE = (Path(__file__).parents[2] / "docs" / "events-cards.md").read_text(encoding="utf-8")
_GAMES = ("fifty_first_state", "imperial_settlers")
_READERS = {"": {0}, "the seat": {1}, "the seat, the receiver": {2}, "those who know it": {0, 1}}


class Told(NamedTuple):
    """One kind of event: facts that are always there, facts that may be, secret facts and how many seats read them."""

    always: frozenset[str]
    maybe: frozenset[str]
    secret: frozenset[str]
    readers: frozenset[int]


def _rows() -> dict[str, list[str]]:
    rows = _PAGE[_PAGE.index("| kind | facts |") :].splitlines()[2:]
    found = {row.split("`")[1]: [cell.strip() for cell in row.strip("|").split("|")] for row in rows}
    assert len(found) == len(rows)
    return found


def _in_page() -> dict[str, Told]:
    found = {}
    for kind, (_, facts, secret, _) in _rows().items():
        always, _, maybe = facts.partition("(")
        said, _, readers = secret.partition(":")
        found[kind] = Told(_words(always), _words(maybe), _words(said), frozenset(_READERS[readers.strip()]))
    return found


def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"`(\w+)`", text))


def _in_play() -> dict[str, Told]:
    events: dict[str, list[Event]] = {}
    for story in (story for game in _GAMES for story in some_stories(game)):
        for event in (event for step in story.steps for event in step.events):
            events.setdefault(event.kind, []).append(event)
    return {kind: _together(found) for kind, found in events.items()}


def _together(events: list[Event]) -> Told:
    always = frozenset(events[0].facts).intersection(*(event.facts for event in events))
    ever = frozenset[str]().union(*(event.facts for event in events))
    secret = frozenset[str]().union(*(event.secret for event in events))
    return Told(always, ever - always, secret, frozenset(_readers(event) for event in events))


def _readers(event: Event) -> int:
    """How many seats read what is secret."""
    assert event.seen_by.bit_count() == 1 or event.kind == "passed_on" or not event.secret, event
    return event.seen_by.bit_count() if event.secret else 0


def test_the_table_has_every_kind_that_the_rules_can_tell() -> None:
    kinds = {kind for game in _GAMES for kind in find(game).event_kinds}
    assert sorted(_in_page()) == sorted(kinds)


def test_the_table_is_what_is_told_in_play() -> None:
    page = _in_page()
    for kind, told in _in_play().items():
        assert page[kind] == told, kind


def test_the_table_says_which_kinds_have_no_line() -> None:
    marked = {kind for kind, (name, *_) in _rows().items() if name.endswith("°")}
    assert marked == set().union(*(lexicon(game).unsaid for game in _GAMES))
