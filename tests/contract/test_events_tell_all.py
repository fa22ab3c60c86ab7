"""The contract, part 8: events tell the whole change. Every fact of a view follows from the view before and the events.

What rules derive (`Rules.derived`) is left out; a new field is a fact unless it is listed there.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec

import pytest
from msgspec import inspect

from furrow.games import find
from tests.contract.stories import (
    Story,
    bot_story,
    crowded_stories,
    followed,
    random_stories,
    some_stories,
    transcript_stories,
)
from tests.contract.walks import GAMES

_TOLD = [game for game in GAMES if find_spec(f"tests.contract.folds.{find(game).family}")]


@pytest.mark.parametrize("game", _TOLD)
def test_facts_follow_from_the_view_before_and_the_events(game: str) -> None:
    for story in some_stories(game):
        _check(game, story)


def _check(game: str, story: Story) -> None:
    rules = find(game)
    for event in (event for step in story.steps for event in step.events):
        assert event.kind in rules.event_kinds
        assert -1 <= event.seat < len(story.steps[0].facts[None]["players"]), event
        assert all(_is_fact(fact) for fact in (*event.facts.values(), *event.secret.values())), event
    for reader in story.steps[0].facts:
        wrong = followed(story, rules, reader)
        assert not wrong, wrong


def _is_fact(fact: object) -> bool:
    """A number, a word, or a list of one of both: what people and clients can read without knowing the code."""
    if isinstance(fact, list):
        return all(type(each) is int for each in fact) or all(type(each) is str for each in fact)
    return type(fact) in (int, str)


@pytest.mark.parametrize("game", _TOLD)
def test_no_kind_of_event_can_be_left_out(game: str) -> None:
    rules = find(game)
    needless = set()
    for kind in rules.event_kinds:
        having = [story for story in some_stories(game) if kind in story.kinds()]
        if not any(followed(story, rules, reader, kind) for story in having for reader in story.steps[0].facts):
            needless.add(kind if having else f"{kind} (never told)")
    assert needless == set()


@pytest.mark.parametrize("game", _TOLD)
def test_what_is_derived_is_in_the_view(game: str) -> None:
    """A path of `derived` that leads nowhere would hide nothing today, and a fact tomorrow."""
    rules = find(game)
    assert set(rules.derived) <= set(_paths(inspect.type_info(rules.view_type)))


def _paths(kind: inspect.Type, path: str = "") -> Iterator[str]:
    """The paths of all fields of a view."""
    if isinstance(kind, inspect.StructType):
        for field in kind.fields:
            yield path + field.name
            yield from _paths(field.type, f"{path}{field.name}.")
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        yield from _paths(kind.item_type, path)
    elif isinstance(kind, inspect.DictType):
        yield from _paths(kind.value_type, path)
    elif isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from _paths(each, path)


@pytest.mark.soak
@pytest.mark.parametrize("game", _TOLD)
def test_the_same_over_many_whole_games(game: str) -> None:
    counts = find(game).seat_counts
    for seed in range(20):
        seats = counts[seed % len(counts)]
        for story in random_stories(game, seats, 300 + seed, 10**9, turned=seed % 3 == 0):
            _check(game, story)
    for seed in range(3):
        for story in crowded_stories(game, 300, seed + 1):
            _check(game, story)
    for seats in counts:
        for level in ("novice", "steady"):
            _check(game, bot_story(game, seats, 900 + seats, level, 10**9))
    for story in transcript_stories(game, 10**9):
        _check(game, story)
