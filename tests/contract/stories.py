"""Stories: games as their readers see them, the facts of each view and the events between two of them.

A fold takes the facts of one view and the events after it, and must arrive at the facts of the next view. Each family
has one in `folds/<family>`: a class `Fold` that follows one reader through one game and knows no rules, only what
the words of the events mean.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from functools import cache
from importlib import import_module
from itertools import chain, islice
from typing import Any, NamedTuple, Protocol

import msgspec

from furrow import Game, bots
from furrow.games import find
from furrow.kernel.contract import Rules
from furrow.kernel.events import Event
from furrow.kernel.step import HOST, Played, perform
from furrow.lab.play import play_out
from tests.contract.starts import SIDES, starts
from tests.contract.tableau_built import BUILT as _CARDS
from tests.contract.walks import Stop, every_option, walk, walk_on
from tests.transcript import FOLDER, parts
from tests.words import told

Document = dict[str, Any]
Reader = int | None
_ASIDE_EVERY = 25
BUILT: dict[str, Callable[[], list[Game]]] = {"scythe": told.played, **_CARDS}
"""Games from built positions."""


class Fold(Protocol):
    """What `folds/<family>` offers. Lists at the paths of `unordered` are kept sorted; `unseen` are the facts of
    events (`dial.total`) that are for people only: no view shows them."""

    unordered: tuple[str, ...]
    unseen: tuple[str, ...]

    def begin(self, view: Document, events: list[Document]) -> None:
        """Check the first view of a game against the events of its setup."""

    def tell(self, view: Document, event: Document) -> None:
        """Change the facts of a view as an event says. May raise AssertionError, LookupError or ValueError."""


class Step(NamedTuple):
    """Events, and what each reader sees after them."""

    events: list[Event]
    facts: dict[Reader, Document]


class Story(NamedTuple):
    """A stretch of a game. The first step has the events of the setup, or none if the story begins in mid-game."""

    name: str
    steps: list[Step]

    def kinds(self) -> set[str]:
        return {event.kind for step in self.steps for event in step.events}


def fold_of(rules: Rules[Any]) -> Fold:
    """A new fold of the game's family."""
    made: Fold = import_module(f"tests.contract.folds.{rules.family}").Fold()
    return made


def facts(thing: Any, derived: Iterable[str] = (), unordered: Iterable[str] = (), path: str = "") -> Any:
    """A view as a document without what rules derive. Lists are no step of a path: `players.costs`."""
    if isinstance(thing, msgspec.Struct):
        found = {}
        for name in thing.__struct_fields__:
            at = path + name
            if at not in derived:
                value = facts(getattr(thing, name), derived, unordered, at + ".")
                found[name] = sorted(value) if at in unordered else value
        return found
    if isinstance(thing, list | tuple):
        return [facts(each, derived, unordered, path) for each in thing]
    if isinstance(thing, dict):
        return {key: facts(each, derived, unordered, path) for key, each in thing.items()}
    return thing


class _Writer:
    """Writes a story down while somebody plays."""

    def __init__(self, name: str, rules: Rules[Any], state: Any, opening: list[Event] | None = None) -> None:
        self.story = Story(name, [])
        self.rules, self.state = rules, state
        self.derived, self.unordered = frozenset(rules.derived), frozenset(fold_of(rules).unordered)
        state.log = opening
        self.note()

    def note(self) -> None:
        """What has happened since the last note, and what everybody sees now."""
        rules, state = self.rules, self.state
        views = rules.views(state, [None, *range(rules.seats(state))])
        seen = {reader: facts(view, self.derived, self.unordered) for reader, view in views.items()}
        self.story.steps.append(Step(state.log or [], seen))
        state.log = []

    def asides(self, number: int) -> Iterator[Story]:
        """Each side action that the rules allow now, on a copy: a short story of its own."""
        for text in SIDES.get(self.rules.name, ()):
            code = self.rules.parse(text)
            for seat in (None, *range(self.rules.seats(self.state))):
                if not self.rules.side_refusal(self.state, seat, code):
                    copy = self.state.clone()
                    writer = _Writer(f"{self.story.name}, {text} at {number}", self.rules, copy)
                    perform(self.rules, copy, Played(HOST if seat is None else seat, text, True))
                    writer.note()
                    yield writer.story
                    break


Retold = Callable[[Event], Event | None]
"""How an event is told in its place; None: not at all."""


def followed(story: Story, rules: Rules[Any], reader: Reader, retold: Retold = lambda event: event) -> str:
    """What is wrong with the events of a story as a reader gets them, told as they were or otherwise; "" if nothing."""

    def read(step: Step) -> list[Document]:
        """Copies: a fold may put a list of an event into its view."""
        return [deepcopy(told.read_by(reader)) for event in step.events if (told := retold(event)) is not None]

    fold = fold_of(rules)
    first, *rest = story.steps
    view = deepcopy(first.facts[reader])
    events: list[Document] = []
    number = 0
    try:
        if first.events:
            fold.begin(view, read(first))
        for number, step in enumerate(rest, 1):
            events = read(step)
            for event in events:
                fold.tell(view, event)
            if view != step.facts[reader]:
                wrong = "; ".join(differences(view, step.facts[reader]))
                return f"{story.name}, step {number}, reader {reader}: {wrong} after {events}"
    except (AssertionError, LookupError, ValueError) as error:
        return f"{story.name}, step {number}, reader {reader}: {error!r} at {events}"
    return ""


def differences(folded: Any, real: Any, path: str = "") -> Iterator[str]:
    """Where two documents differ."""
    if isinstance(folded, dict) and isinstance(real, dict):
        for key in sorted({*folded, *real}):
            yield from differences(folded.get(key), real.get(key), f"{path}.{key}" if path else key)
    elif isinstance(folded, list) and isinstance(real, list) and len(folded) == len(real):
        for number, (one, other) in enumerate(zip(folded, real, strict=True)):
            yield from differences(one, other, f"{path}.{number}")
    elif folded != real:
        yield f"{path}: folded {folded!r}, really {real!r}"


# -- stories to fold ---------------------------------------------------------------------------------------------


def _written(name: str, stops: Iterable[Stop], opening: list[Event] | None = None) -> Iterator[Story]:
    """The story of a walk, and those of side actions on its way."""
    writer = None
    for number, stop in enumerate(stops):
        if writer is None:
            writer = _Writer(name, stop.rules, stop.state, opening)
        else:
            writer.note()
        if number % _ASIDE_EVERY == 0:
            yield from writer.asides(number)
    assert writer is not None, f"{name}: nothing happens"
    writer.note()
    yield writer.story


def random_stories(game: str, seats: int, seed: int, most: int, *, turned: bool = False) -> Iterator[Story]:
    """Random play from the beginning; `turned`: with every option turned round."""
    options = every_option(game) if turned else None
    opening = find(game).new(seats, seed, options, {}).log
    stops = islice(walk(game, seed, seats, options=options), most)
    yield from _written(f"random {game}, {seats} seats, seed {seed}", stops, opening)


def crowded_stories(game: str, most: int, seed: int = 0) -> Iterator[Story]:
    """Lively play from the crowded positions."""
    rules = find(game)
    for number, document in enumerate(starts(game)):
        stops = walk_on(rules, rules.from_position(document), seed * 100 + number * 2 + 1, most)
        yield from _written(f"crowded {game} {number}, seed {seed}", stops)


def built_stories(game: str) -> Iterator[Story]:
    """Positions made for what random games seldom meet, with the lines played there."""
    for number, played in enumerate(BUILT.get(game, list)()):
        state = played.start.clone()
        writer = _Writer(f"built {game} {number}", played.rules, state)
        for step in played.history:
            perform(played.rules, state, step)
            writer.note()
        yield writer.story


def bot_story(game: str, seats: int, seed: int, level: str, most: int) -> Story:
    """Bots play from the beginning."""
    rules = find(game)
    state = rules.new(seats, seed, None, {})
    writer = _Writer(f"{level} {game}, {seats} seats, seed {seed}", rules, state, state.log)
    played = 0

    def watch(seat: int, code: Any) -> None:
        nonlocal played
        if played:
            writer.note()
        played += 1

    generators = [bots.seat_generator(seed, seat) for seat in range(seats)]
    play_out(rules, state, [bots.find(level)] * seats, generators, limit=most, watch=watch)
    writer.note()
    return writer.story


def transcript_stories(game: str, most: int) -> Iterator[Story]:
    """The games of bots that are kept as fixtures."""
    for path in sorted(FOLDER.glob("*.txt")):
        origin, decisions = parts(path.read_text(encoding="utf-8"))
        if origin["game"] != game:
            continue
        rules = find(game)
        setup = {key: value for key, value in origin.items() if key not in ("game", "seats", "seed", "options")}
        options: Any = origin.get("options")
        state = rules.new(int(str(origin["seats"])), int(str(origin["seed"])), options, setup)
        writer = _Writer(path.stem, rules, state, state.log)
        for seat, text in decisions[:most]:
            perform(rules, state, Played(seat, text, False))
            writer.note()
        yield writer.story


@cache
def some_stories(game: str) -> tuple[Story, ...]:
    """Random games with few and with many seats, crowded and built positions, games of bots."""
    some, few = 200, 80
    counts = find(game).seat_counts
    return (
        *chain.from_iterable(
            random_stories(game, seats, seats * 17 + 1, some, turned=seats % 2 == 1) for seats in counts
        ),
        *crowded_stories(game, few),
        *built_stories(game),
        bot_story(game, min(max(counts), 3), 5, "novice", few),
        *transcript_stories(game, some),
    )
