"""Nothing leaked, over real sockets: two servers with games that differ only in what a seat may not know.

The seat and a spectator are sent the same bytes by both, whatever they ask: by socket, by REST and on the plain page.
`test_live_secrets` does the same without a server between, so that it can go through many more states.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import furrow
from furrow.games import OWN, find
from furrow.kernel.contract import Rules
from furrow.kernel.generator import Generator
from furrow.server.live import journal as j
from furrow.server.store import Entry, open_store
from tests.contract.starts import WISHES
from tests.contract.walks import walk
from tests.server.edge import Person, Served, Socket, serving
from tests.server.test_leaks_edge import told

SEATS, SPECTATOR = 2, 2
STARTS = (4, 40, 95)
STEPS = 7
TIMES = re.compile(r'"(?:created|moved)":[0-9.e+]+,?')
TOKENS = re.compile(r'name="form_token" value="[0-9a-f]+"')


class Beginning(NamedTuple):
    """A state somewhere in a game, as it is and as a seat imagines it."""

    rules: Rules[Any]
    documents: tuple[Any, Any]
    seat: int


def beginnings() -> Iterator[Beginning]:
    for game in OWN:
        rules = find(game)
        for number, stop in enumerate(walk(game, 7, SEATS, max(STARTS) + 1)):
            if number in STARTS:
                seat = number % SEATS
                dream = rules.imagine(stop.state.clone(), seat, Generator(number + 1))
                documents = rules.position(stop.state), rules.position(dream)
                assert documents[0] != documents[1]
                yield Beginning(rules, documents, seat)


class Side:
    """One of the two servers, with the same people and tables."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.cookies: list[dict[str, str]] = []
        self.tables: list[str] = []
        self.names: dict[str, str] = {}

    def prepare(self, served: Served, starts: list[Beginning]) -> None:
        """People and tables, which then get their games while no server runs."""
        people = [served.person(name) for name in ("Ann", "Bob", "Eve")]
        self.names |= {person.id: f"person {number}" for number, person in enumerate(people)}
        for number, start in enumerate(starts):
            wish = {"game": start.rules.name, "seats": [{"who": "me"}, {"who": "open"}], "listed": True}
            made = people[0].post("/api/tables", wish)
            people[1].post(f"/api/tables/{made['id']}/join")
            self.tables.append(made["id"])
            self.names |= {made["id"]: f"table {number}", made["key"]: "key"}
        for person in people:
            self.cookies.append(dict(person.http.cookies))
            person.http.close()

    async def write(self, starts: list[Beginning], which: int) -> None:
        store = await open_store(f"sqlite:///{self.home / 'furrow.sqlite'}")
        for table, start in zip(self.tables, starts, strict=True):
            game = furrow.position(start.rules.name, start.documents[which])
            body = j.encode(j.Start(game.name, SEATS, 0, record=game.record()))
            await store.append(Entry(table, 1, 0.0, -1, j.START, body))
            for seat in range(SEATS) if start.rules.ends_itself else ():  # each answer is given by the test
                said = j.encode(j.Body(answers={"open": "yes"}))
                await store.append(Entry(table, 2 + seat, 0.0, seat, j.STAND, said))
        await store.close()

    def enter(self, served: Served, stack: ExitStack) -> list[Person]:
        people = [stack.enter_context(Person(served)) for _ in self.cookies]
        for person, cookies in zip(people, self.cookies, strict=True):
            person.http.cookies.update(cookies)
        return people

    def plain(self, text: str) -> str:
        """A text without what chance and time have put there."""
        for id, name in self.names.items():
            text = text.replace(id, name)
        return TOKENS.sub("", TIMES.sub("", text))


class Pair:
    """A table at both servers, and everybody who looks at it."""

    def __init__(self, sides: list[Side], people: list[list[Person]], number: int, start: Beginning) -> None:
        self.sides, self.people, self.number, self.start = sides, people, number, start
        self.games = [furrow.position(start.rules.name, document) for document in start.documents]
        self.sockets: list[list[Socket]] = []
        self.compared = 0

    def open(self, stack: ExitStack) -> None:
        for side, people in zip(self.sides, self.people, strict=True):
            table = side.tables[self.number]
            self.sockets.append([])
            for person in people:
                self.sockets[-1].append(stack.enter_context(person.socket(table)))
                self.sockets[-1][-1].until("state")  # one by one: each hears who comes after
        self.compare()

    def ask(self, **message: Any) -> None:
        """The seat that watches sends the same to both."""
        for sockets in self.sockets:
            sockets[self.start.seat].send(**message)
        self.compare()

    def compare(self) -> None:
        """Everybody has heard everything; the seat and the spectator have heard the same from both."""
        heard = []
        for side, sockets in zip(self.sides, self.sockets, strict=True):
            for socket in sockets:
                socket.send(do="ping")
                socket.until("pong")
            readers = [sockets[self.start.seat].heard, sockets[SPECTATOR].heard]
            heard.append([[side.plain(text) for text in texts] for texts in readers])
        for true, dreamt in zip(*heard, strict=True):
            for one, other in zip(true, dreamt, strict=True):
                assert one == other
        self.compared = sum(map(len, heard[0]))

    @property
    def differs(self) -> bool:
        """Is the other seat sent something else? Else there was nothing to leak."""
        other = 1 - self.start.seat
        texts = [
            [side.plain(text) for text in sockets[other].heard]
            for side, sockets in zip(self.sides, self.sockets, strict=True)
        ]
        return texts[0] != texts[1]

    def ask_around(self, number: int) -> None:
        seat = self.start.seat
        for ask, text in enumerate(WISHES[self.start.rules.name][:3]):
            self.ask(do="why", seat=seat, line=text, ask=ask)
            self.ask(do="play", seat=seat, line=text, at=10**6 + 10 * number + ask)
            self.ask(do="preview", seat=seat, line=text, ask=ask)
        for text in [a["text"] for q in self.sockets[0][seat].state["questions"] for a in q["answers"]][:2]:
            self.ask(do="preview", seat=seat, line=text, ask=number)
        for message in ({"do": "undo", "seat": seat}, {"do": "redo", "seat": seat}, {"do": "bogus"}):
            self.ask(**message)
        self.ask(do="log", before=50, ask=number)
        self.ask(do="hello", since=self.sockets[0][seat].state["seq"])
        self.ask(do="hello")
        for reader in (seat, SPECTATOR):
            replies = [
                [side.plain(text) for text in told(people[reader], side.tables[self.number])]
                for side, people in zip(self.sides, self.people, strict=True)
            ]
            assert replies[0] == replies[1]

    def decide(self, generator: Generator) -> bool:
        """A decision that both games allow and that shows nothing new; False where there is none."""
        actors = self.games[0].actors
        if len(actors) != 1 or actors != self.games[1].actors:
            return False
        (seat,), rules = actors, self.start.rules
        shared: set[str] | None = None
        for game in self.games:
            texts = set()
            for code in rules.legal(game.state, seat):
                copy = game.state.clone()
                rules.apply(copy, seat, code)
                if copy.reveals == game.state.reveals:
                    texts.add(rules.write(code))
            shared = texts if shared is None else shared & texts
        if not shared:
            return False
        text = sorted(shared)[generator.below(len(shared))]
        for game, sockets in zip(self.games, self.sockets, strict=True):
            game.play(text, seat)
            sockets[seat].send(do="play", seat=seat, line=text, at=sockets[seat].state["seq"])
            assert sockets[seat].until("done", "refused")["is"] == "done"
        self.compare()
        return True


def test_hidden_facts_change_no_byte_on_a_socket(tmp_path: Path) -> None:
    starts, sides = list(beginnings()), []
    for which, name in enumerate(("true", "dreamt")):
        home = tmp_path / name
        home.mkdir()
        side = Side(home)
        with serving(["--bot-workers", "0"], home=home) as served:
            side.prepare(served, starts)
        asyncio.run(side.write(starts, which))
        sides.append(side)
    with ExitStack() as stack:
        served_ = [stack.enter_context(serving(["--bot-workers", "0"], home=side.home)) for side in sides]
        people = [side.enter(served, stack) for side, served in zip(sides, served_, strict=True)]
        decisions = compared = differing = 0
        for number, start in enumerate(starts):
            with ExitStack() as table:
                pair = Pair(sides, people, number, start)
                pair.open(table)
                pair.ask_around(0)
                generator, made = Generator(number), 0
                while made < STEPS and pair.decide(generator):
                    made += 1
                pair.ask_around(1)
            decisions += made
            compared += pair.compared
            differing += pair.differs
        assert decisions > len(starts)
        assert compared > 40 * len(starts)
        assert differing > len(starts) // 2
