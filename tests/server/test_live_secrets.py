"""Nothing leaks: two games that differ only in what a seat may not know send that seat equal bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import furrow
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

    def stream(self, seat: int) -> list[str]:
        """What the seat was sent (-1: a spectator), with the ids that chance gave taken out."""
        found = []
        for data in self.clients[seat].stream:
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

    def compare(self) -> None:
        for reader in (self.watching, SPECTATOR):
            true, dreamt = (side.stream(reader) for side in self.sides)
            assert true == dreamt

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
    for text in client.texts[:3]:
        await pair.both(seat, w.AskPreview(seat, text, number))
        await pair.both(seat, w.AskPreview(seat, f"{text} / {WISHES[game][0]}", number))
    if number == 0:
        await pair.both(seat, w.AskHint(seat, number))
    await pair.both(seat, w.Hello(client.seq))
    await pair.both(seat, w.Hello())


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


async def _drive(pair: Pair, generator: Generator) -> int:
    """Play on until only something hidden could follow; how many decisions were compared."""
    done = 0
    pair.compare()
    for number in range(STEPS):
        if number % 5 == 0:
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


@pytest.mark.parametrize("game", furrow.GAMES)
def test_hidden_facts_change_no_byte_of_what_a_seat_is_sent(
    game: str, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    many = 10 if pytestconfig.getoption("--soak") else 1

    async def run() -> None:
        sides = []
        for name in ("true", "dreamt"):
            time = Time()
            app = await opened(f"sqlite:///{tmp_path / name}.sqlite", tmp_path, time)
            sides.append(Side(app, [await guest(app, person) for person in ("Ann", "Bob", "Cyd", "Dan", "Eli", "Eve")]))
        compared = differing = 0
        try:
            for number, (state, seat) in enumerate(_starts(game, many)):
                rules = furrow.new(game, seed=0).rules
                dream = rules.imagine(state, seat, Generator(number + 1))
                documents = [rules.position(state), rules.position(dream)]
                differing += documents[0] != documents[1]
                for side, document in zip(sides, documents, strict=True):
                    await side.begin(furrow.position(game, document))
                compared += await _drive(Pair(rules, (sides[0], sides[1]), seat), Generator(number))
                for side in sides:
                    for client in side.clients:
                        client.close()
        finally:
            for side in sides:
                await closed(side.app)
        assert differing > 5
        assert compared > 10

    asyncio.run(run())
