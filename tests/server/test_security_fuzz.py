"""A fuzzer on the socket: whatever comes, the server answers or refuses, never fails, and the table lives on."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.server.edge import Socket, serving

WORDS = (
    "play",
    "undo",
    "redo",
    "undo_turn",
    "end",
    "preview",
    "why",
    "hint",
    "stand",
    "side",
    "say",
    "curtain",
    "lang",
    "ping",
    "hello",
    "log",
)
FIELDS = ("seat", "line", "at", "ask", "answers", "text", "preset", "offer", "since", "before", "lang", "do", "x")
LINES = (
    "pass",
    "move / char / D4",
    "end",
    "",
    " / ",
    "/ / /",
    "build school.1",
    "give 1 to 1",
    "dial 9",
    "a" * 999,
    "\u202e",
    "0",
    "-1",
)


class Fuzzer:
    """Messages of all kinds, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.answers: list[str] = ["pass"]

    def message(self) -> str | bytes:
        makers: tuple[Callable[[], str | bytes], ...] = (self.likely, self.likely, self.odd, self.broken, self.noise)
        return self.random.choice(makers)()

    def likely(self) -> str:
        """A message that is nearly right."""
        fields: dict[str, Any] = {"do": self.random.choice(WORDS), "seat": self.random.choice((0, 0, 1, 2, 7))}
        fields |= {"line": self.random.choice((*LINES, *self.answers)), "at": self.random.randrange(30)}
        fields |= {"ask": self.random.randrange(3), "text": self.random.choice(LINES), "answers": {"pass": "yes"}}
        fields |= {"offer": {"to": 1, "amount": self.random.randrange(-1, 3)}, "lang": self.random.choice(("cs", "xx"))}
        wanted: dict[str, tuple[str, ...]] = {
            "play": ("seat", "line", "at"),
            "preview": ("seat", "line", "ask"),
            "why": ("seat", "line", "ask"),
        }
        wanted |= {"hint": ("seat", "ask"), "log": ("before", "ask"), "stand": ("seat", "answers"), "say": ("text",)}
        wanted |= {"side": ("seat", "text"), "lang": ("lang",), "ping": (), "hello": ()}
        fields["before"] = self.random.randrange(100)
        kept = {"do": fields["do"]} | {name: fields[name] for name in wanted.get(fields["do"], ("seat",))}
        return msgspec.json.encode(kept).decode()

    def odd(self) -> str:
        """Right fields with wrong values."""
        count = self.random.randrange(1, 6)
        fields = {self.random.choice(FIELDS): self.value() for _ in range(count)}
        return msgspec.json.encode({"do": self.random.choice(WORDS), **fields}).decode()

    def value(self) -> Any:
        return self.random.choice(
            (
                None,
                True,
                -1,
                0,
                3,
                2**53,
                -(2**63),
                1e308,
                "",
                "x" * 2000,
                [],
                [1, [2]],
                {},
                {"to": "x"},
                "\u0000",
                "\U0001f916",
            )
        )

    def broken(self) -> str:
        """A message that was damaged on its way."""
        text = list(self.likely())
        for _ in range(self.random.randrange(1, 4)):
            text[self.random.randrange(len(text))] = self.random.choice('{}[]",:\\0e\u00e9')
        return "".join(text)

    def noise(self) -> bytes:
        return self.random.randbytes(self.random.randrange(200))


def fuzz(messages: int, seed: int) -> None:
    with serving() as served, served.person("Anna") as anna:
        table = anna.table("imperial_settlers", [{"who": "me"}, {"who": "hotseat", "name": "B"}])["id"]
        fuzzer = Fuzzer(seed)
        with anna.socket(table) as socket:
            socket.until("state")
            for number in range(messages):
                socket.raw.send(fuzzer.message())
                if number % 20 == 19:
                    _settle(socket, fuzzer, number)
            _settle(socket, fuzzer, messages)
        assert '"internal"' not in "".join(socket.heard)
        assert '"level":"error"' not in served.log, served.log[-3000:]
        assert anna.get(f"/api/tables/{table}")["state"] in ("running", "over")
        with anna.socket(table) as again:
            assert again.until("state")["seq"] >= 1


def _settle(socket: Socket, fuzzer: Fuzzer, number: int) -> None:
    """Everything was answered: the socket is alive, and the next guesses are better ones.

    Pongs would not tell: the fuzzer pings, too.
    """
    mark = 1_000_000 + number
    socket.send(do="why", seat=0, line="pass", ask=mark)
    while socket.receive().get("ask") != mark:
        pass
    questions = socket.state["questions"]
    fuzzer.answers = [answer["text"] for question in questions for answer in question["answers"]] or ["pass"]


def test_nothing_that_comes_over_a_socket_breaks_anything() -> None:
    fuzz(400, seed=20261116)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_nothing_breaks_however_long_it_comes(seed: int) -> None:
    fuzz(10_000, seed)
