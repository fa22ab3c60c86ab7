"""The contract, part 8: events tell the whole change. Every fact of a view follows from the view before and the events.

What rules derive (`Rules.derived`) is left out; a new field is a fact unless it is listed there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from msgspec import inspect

from furrow.games import find
from furrow.kernel.events import Event, Fact
from tests.contract.stories import (
    Retold,
    Story,
    bot_story,
    crowded_stories,
    fold_of,
    followed,
    random_stories,
    some_stories,
    transcript_stories,
)
from tests.contract.walks import GAMES


@pytest.mark.parametrize("game", GAMES)
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


@pytest.mark.parametrize("game", GAMES)
def test_no_kind_of_event_can_be_left_out(game: str) -> None:
    rules = find(game)
    needless = {kind for kind in rules.event_kinds if not _noticed(game, kind, partial(_left_out, kind))}
    assert needless == set()


def _noticed(game: str, kind: str, retold: Retold) -> bool:
    """Does anybody notice that a kind of event says something else?"""
    rules = find(game)
    having = [story for story in some_stories(game) if kind in story.kinds()]
    assert having, f"{kind} is never told"
    return any(followed(story, rules, reader, retold) for story in having for reader in story.steps[0].facts)


def _left_out(kind: str, event: Event) -> Event | None:
    return None if event.kind == kind else event


@pytest.mark.parametrize("game", GAMES)
def test_no_fact_of_an_event_can_be_wrong(game: str) -> None:
    """Another number, another word, a shorter list, another seat: somebody's view does not follow any more."""
    rules = find(game)
    said: dict[tuple[str, str], set[str]] = {}
    for story in some_stories(game):
        for event in (event for step in story.steps for event in step.events):
            said.setdefault((event.kind, "seat"), set())
            for name, fact in {**event.facts, **event.secret}.items():
                said.setdefault((event.kind, name), set()).update([fact] if isinstance(fact, str) else [])
    unnoticed = set()
    for (kind, name), words in said.items():
        if not _noticed(game, kind, partial(_altered, kind, name, sorted(words))):
            unnoticed.add(f"{kind}.{name}")
    facts = {f"{kind}.{name}" for kind, name in said}
    assert unnoticed == facts & set(fold_of(rules).unseen)


def _altered(kind: str, name: str, words: list[str], event: Event) -> Event:
    if event.kind != kind:
        return event
    if name == "seat":
        return event._replace(seat=0 if event.seat else 1)
    facts, secret = (
        {key: _other(fact, words) if key == name else fact for key, fact in part.items()}
        for part in (event.facts, event.secret)
    )
    return event._replace(facts=facts, secret=secret)


def _other(fact: Fact, words: list[str]) -> Fact:
    """Something else of the same type: a number, a word that was told elsewhere, a list."""
    if isinstance(fact, int):
        return fact + 1
    if isinstance(fact, str):
        return words[(words.index(fact) + 1) % len(words)] if len(words) > 1 else f"no {fact}"
    shorter: Fact = fact[:-1]
    return shorter


@pytest.mark.parametrize("game", GAMES)
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
@pytest.mark.parametrize("game", GAMES)
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
