"""Nothing leaks: two games that differ only in what a seat may not know send that seat equal bytes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import furrow
from furrow.games import OWN, find
from furrow.kernel.contract import Rules
from furrow.kernel.generator import Generator
from furrow.server.application import Application
from furrow.server.live import journal as j
from furrow.server.people import Person
from furrow.server.wire import socket as w
from tests.contract.starts import WISHES
from tests.contract.walks import crowded_walks, walk
from tests.server.clients import LIVE, Client, Time, closed, guest, opened, wish

STEPS = 9
SPECTATOR = -1


class Side:
    """One of the two games: an application of its own, the seat that watches and the one whose secrets differ."""

    def __init__(self, app: Application, people: list[Person]) -> None:
        self.app = app
        self.people = people
        self.table = ""
        self.clients: list[Client] = []

    async def begin(self, game: furrow.Game) -> None:
        made = await self.app.tables.create(
            self.people[0], wish(game.name, "me", *["open"] * (game.seats - 1), clock=LIVE)
        )
        for person in self.people[1 : game.seats]:
            await self.app.tables.join(person, made.id, None, made.key or "")
        self.table = made.id
        self.names = {made.id: "table", made.key or "": "key"}
        self.names |= {person.id: f"person {number}" for number, person in enumerate(self.people)}
        record = game.record()
        start = j.Start(game.name, game.seats, 0, record=record)
        await (await self.app.tables.open(made.id)).start(lambda plan: start)
        self.clients = [await Client(self.app, person).open(made.id) for person in self.people[: game.seats]]
        self.clients.append(await Client(self.app, self.people[-1]).open(made.id, made.key or ""))

    async def end(self) -> None:
        """Leave the table: the next one is another."""
        for client in self.clients:
            client.close()
        await self.app.house.let_go(self.app.house.live[self.table])

    def stream(self, seat: int, since: int) -> list[str]:
        """What the seat was sent (-1: a spectator) after so many messages, with the ids that chance gave taken out."""
        found = []
        for data in self.clients[seat].stream[since:]:
            text = data.decode()
            for id, name in self.names.items():
                text = text.replace(id, name)
            found.append(text)
        return found

    @property
    def state(self) -> Any:
        return self.app.house.live[self.table].running.game.state


class Pair:
    """Both games, driven alike as far as the watching seat can tell."""

    def __init__(self, rules: Rules[Any], sides: tuple[Side, Side], watching: int) -> None:
        self.rules = rules
        self.sides = sides
        self.watching = watching
        self.compared = {watching: 0, SPECTATOR: 0}
        """How many messages were compared already, by reader."""

    def compare(self) -> None:
        for reader, since in self.compared.items():
            true, dreamt = (side.stream(reader, since) for side in self.sides)
            assert true == dreamt
            self.compared[reader] += len(true)

    async def both(self, seat: int, message: w.ClientMessage) -> None:
        for side in self.sides:
            await side.clients[seat].send(message)
        self.compare()

    def shared(self, seat: int) -> list[str]:
        """Answers that the seat could give in both games without anything being shown."""
        found = None
        for side in self.sides:
            state = side.state
            if seat not in self.rules.actors(state):
                return []
            texts = set()
            for code in self.rules.legal(state, seat):
                copy = state.clone()
                self.rules.apply(copy, seat, code)
                if copy.reveals == state.reveals:
                    texts.add(self.rules.write(code))
            found = texts if found is None else found & texts
        return sorted(found or ())


async def _ask_around(pair: Pair, number: int) -> None:
    """Everything that the watching seat can ask without deciding."""
    seat, game = pair.watching, pair.rules.name
    for ask, text in enumerate(WISHES[game][:4]):
        await pair.both(seat, w.AskWhy(seat, text, ask))
        await pair.both(seat, w.Play(seat, text, 10**6 + number * 100 + ask))
        await pair.both(seat, w.AskPreview(seat, text, ask))
    await pair.both(seat, w.Undo(seat))
    await pair.both(seat, w.Redo(seat))
    await pair.both(seat, w.Side(seat, "withdraw"))
    await pair.both(seat, w.AskLog(50, number))
    client = pair.sides[0].clients[seat]
    for things in _looked_at(client)[:6]:
        await pair.both(seat, w.AskPeek(things, number, seat))
    for text in client.texts[:3]:
        await pair.both(seat, w.AskPreview(seat, text, number))
        await pair.both(seat, w.AskPreview(seat, f"{text} / {WISHES[game][0]}", number))
    if number == 0:
        await pair.both(seat, w.AskHint(seat, number))
    await pair.both(seat, w.Hello(client.seq))
    await pair.both(seat, w.Hello())


def _looked_at(client: Client) -> list[list[str]]:
    """Things of the answers that are open, and some that may lie anywhere."""
    answers = [answer for question in client.state["questions"] for answer in question["answers"]]
    found = [answer["things"] for answer in answers if answer.get("things")]
    return [*found[:3], ["hex:D4"], ["bottom:deploy"], ["objective:3"], *found[3:]]


async def _answer_in_secret(pair: Pair, generator: Generator) -> bool:
    """Others answer a secret question, differently in the two games, and never the last answer of all."""
    state = pair.sides[0].state
    actors = pair.rules.actors(state)
    if len(actors) < 2:
        return False
    for seat in actors:
        if seat == pair.watching:
            continue
        for number, side in enumerate(pair.sides):
            for _ in range(1 + number):
                texts = side.clients[seat].texts
                if texts and len(pair.rules.actors(side.state)) > 1:
                    await side.clients[seat].play(texts[generator.below(len(texts))], seat)
        pair.compare()
    return True


async def _drive(pair: Pair, generator: Generator, steps: int = STEPS, asking: int = 5) -> int:
    """Play on until only something hidden could follow; how many decisions were compared.

    After so many decisions the seat asks all that one can ask.
    """
    done = 0
    pair.compare()
    for number in range(steps):
        if number % asking == 0:
            await _ask_around(pair, number)
        if await _answer_in_secret(pair, generator):
            await _ask_around(pair, number)
            return done + 1
        actors = pair.rules.actors(pair.sides[0].state)
        if not actors or actors != pair.rules.actors(pair.sides[1].state):
            return done
        seat = actors[0]
        texts = pair.shared(seat)
        if not texts:
            return done
        text = texts[generator.below(len(texts))]
        for side in pair.sides:
            reply = await side.clients[seat].play(text, seat)
            assert reply["is"] == "done"
        pair.compare()
        done += 1
        if number % 3 == 0:
            await pair.both(seat, w.Undo(seat))
            await pair.both(seat, w.Redo(seat))
    return done


def _starts(game: str, many: int) -> Iterator[tuple[Any, int]]:
    """States all over a game, and a seat that does not know everything; with secret questions among them."""
    secret, most, apart = 0, 3 * many, 797 // many
    for number, stop in enumerate(crowded_walks(game, 60)):
        waits = len(stop.rules.actors(stop.state)) > 1
        if waits and secret < most:
            secret += 1
            yield stop.state.clone(), stop.rules.actors(stop.state)[number % 2]
        elif number % apart == 5:
            yield stop.state.clone(), number // apart % stop.rules.seats(stop.state)
    for number, stop in enumerate(walk(game, 7, 3, 180 * many)):
        waits = len(stop.rules.actors(stop.state)) > 1
        if number % 60 == 3 or (waits and secret < most):
            secret += waits
            yield stop.state.clone(), number % 3


@asynccontextmanager
async def _two_sides(folder: Path) -> AsyncIterator[tuple[Side, Side]]:
    """Two servers with the same people."""
    sides = []
    for name in ("true", "dreamt"):
        app = await opened(f"sqlite:///{folder / name}.sqlite", folder, Time())
        sides.append(Side(app, [await guest(app, person) for person in ("Ann", "Bob", "Cyd", "Dan", "Eli", "Eve")]))
    try:
        yield sides[0], sides[1]
    finally:
        for side in sides:
            await closed(side.app)


async def _dreaming(sides: tuple[Side, Side], rules: Rules[Any], state: Any, seat: int, number: int) -> bool:
    """Begin a game at both: the true one, and one as the seat imagines it. Do they differ?"""
    dream = rules.imagine(state, seat, Generator(number + 1))
    documents = [rules.position(state), rules.position(dream)]
    for side, document in zip(sides, documents, strict=True):
        await side.begin(furrow.position(rules.name, document))
    return documents[0] != documents[1]


@pytest.mark.parametrize("game", OWN)
def test_hidden_facts_change_no_byte_of_what_a_seat_is_sent(
    game: str, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    many = 10 if pytestconfig.getoption("--soak") else 1
    rules = find(game)

    async def run() -> None:
        compared = differing = 0
        async with _two_sides(tmp_path) as sides:
            for number, (state, seat) in enumerate(_starts(game, many)):
                differing += await _dreaming(sides, rules, state, seat, number)
                compared += await _drive(Pair(rules, sides, seat), Generator(number))
                for side in sides:
                    await side.end()
        assert differing > 5
        assert compared > 10

    asyncio.run(run())


@pytest.mark.soak
@pytest.mark.parametrize("game", OWN)
def test_hidden_facts_change_no_byte_in_a_whole_game(game: str, tmp_path: Path) -> None:
    """From the first decision to the last. Where something hidden is shown, the seat dreams again."""
    rules = find(game)

    async def run() -> None:
        state, generator = rules.new(2, 11, None, {}), Generator(11)
        dreams = compared = 0
        async with _two_sides(tmp_path) as sides:
            while rules.actors(state):
                await _dreaming(sides, rules, state, dreams % 2, dreams)
                compared += await _drive(Pair(rules, sides, dreams % 2), generator, steps=10**6, asking=30)
                state = sides[0].state.clone()
                for side in sides:
                    await side.end()
                actors = rules.actors(state)
                if actors:  # what must be shown is shown
                    legal = rules.legal(state, actors[0])
                    rules.apply(state, actors[0], legal[generator.below(len(legal))])
                dreams += 1
        assert dreams > 5
        assert compared > 50

    asyncio.run(run())
