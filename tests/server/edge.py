"""A real server process for the tests of the edge, and people who talk to it over real sockets."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.services import PATIENCE, stop, wait_for

PROGRAM = [sys.executable, "-c", "from furrow.cli.main import main; main()", "serve"]
UNLIMITED = {f"FURROW_LIMIT_{name}": "0" for name in ("REQUESTS", "ENTRIES", "MESSAGES", "SOCKETS")}
"""For tests that are about something else than limits."""
AT_ONCE = {"FURROW_BOTS_WAIT": "0"}
"""Bots wait for nobody, except in tests about that."""
PASSWORD = "long enough"


class Served:
    """A running server."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, home: Path) -> None:
        self.process, self.port, self.home = process, port, home
        self.origin = f"http://127.0.0.1:{port}"

    @property
    def log(self) -> str:
        return (self.home / "log").read_text(encoding="utf-8")

    def person(self, name: str = "Anna") -> Person:
        """A guest."""
        return Person(self).enter(name)


@contextmanager
def serving(
    flags: Sequence[str] = (), variables: dict[str, str] | None = None, home: Path | None = None
) -> Iterator[Served]:
    """A server of its own on a free port, with its files in a temporary folder unless one is given."""
    with tempfile.TemporaryDirectory(prefix="furrow-served-") as made:
        place = Path(made) if home is None else home
        port_file = place / "port"
        port_file.unlink(missing_ok=True)
        given = UNLIMITED if variables is None else variables
        environment = {name: text for name, text in os.environ.items() if not name.startswith("FURROW_")}
        environment |= AT_ONCE | given
        order = [*PROGRAM, "--port", "0", "--port-file", str(port_file), "--data-dir", str(place), *flags]
        with (place / "log").open("wb") as log:
            process = subprocess.Popen(order, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=environment)
        try:
            wait_for(port_file.exists, "the server starts", process)
            yield Served(process, int(port_file.read_text(encoding="ascii")), place)
        finally:
            if process.poll() is None:
                stop(process)


class Person:
    """Somebody with a browser: cookies, and an origin."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.http = httpx.Client(base_url=served.origin, timeout=PATIENCE, headers={"x-furrow": "1"})

    def enter(self, name: str) -> Self:
        reply = self.http.post("/api/guest", json={"name": name})
        assert reply.status_code == 201, reply.text
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def id(self) -> str:
        return str(self.get("/api/me")["id"])

    def get(self, path: str, **query: Any) -> Any:
        """The body of a reply that must be fine."""
        reply = self.http.get(path, params=query)
        assert reply.status_code == 200, reply.text
        return reply.json()

    def post(self, path: str, body: Any = None) -> Any:
        reply = self.http.post(path, json={} if body is None else body)
        assert reply.is_success, reply.text
        return reply.json()

    def table(self, game: str = "imperial_settlers", seats: Sequence[dict[str, Any]] = (), **wish: Any) -> Any:
        """A table that has begun, by default against a bot."""
        wanted = seats or ({"who": "me"}, {"who": "bot", "level": "novice"})
        made = self.post("/api/tables", {"game": game, "seats": list(wanted), **wish})
        return self.post(f"/api/tables/{made['id']}/start") if all(map(_sits, made["seats"])) else made

    @contextmanager
    def socket(self, table: str, query: str = "", headers: dict[str, str] | None = None) -> Iterator[Socket]:
        """A socket of the table, greeted."""
        with self.raw_socket(table, query, headers) as made:
            socket = Socket(made)
            with suppress(ConnectionClosed):  # the code says who may not come in
                socket.send(do="hello")
            yield socket

    def raw_socket(self, table: str, query: str = "", headers: dict[str, str] | None = None) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://127.0.0.1:{self.served.port}/api/tables/{table}/socket{query}"
        given = {"origin": self.served.origin, **(headers or {})}
        if cookies:
            given["cookie"] = cookies
        return connect(
            address,
            additional_headers=given,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            ping_interval=None,  # our own patience decides, not a ping that a busy machine answers late
            proxy=None,
            max_size=None,
        )


def _sits(seat: Any) -> bool:
    return bool(seat["bot"] or seat["person"])


class Socket:
    """An open socket that speaks JSON."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.heard: list[str] = []
        self.state: Any = None

    def send(self, **message: Any) -> None:
        self.raw.send(msgspec.json.encode(message).decode())

    def receive(self) -> Any:
        text = self.raw.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message = msgspec.json.decode(text)
        if message["is"] == "state":
            self.state = message
        return message

    def until(self, *kinds: str) -> Any:
        """The next message of one of these kinds."""
        while True:
            message = self.receive()
            if message["is"] in kinds:
                return message

    def closing(self) -> int:
        """The code with which the server closes the socket, whatever it says before."""
        while True:
            try:
                self.receive()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd is not None else 1006

    def turn(self) -> Any:
        """A state in which the reader owes an answer, or in which the game is over."""
        while self.state is None or not (self.state["questions"] or self.state["view"]["over"]):
            self.until("state")
        return self.state

    def play(self, choice: int = 0) -> Any:
        """Give an answer to the open question: done, or refused."""
        state = self.turn()
        question = state["questions"][0]
        answer = question["answers"][choice % len(question["answers"])]
        self.send(do="play", seat=question["seat"], line=answer["text"], at=state["seq"])
        return self.until("done", "refused")


def moderator(served: Served, name: str) -> Person:
    """Somebody whom the operator has made a moderator."""
    made = Person(served)
    made.post("/api/accounts", {"name": name, "password": PASSWORD})
    order = [sys.executable, "-c", "from furrow.cli.main import main; main()", "admin", "moderators", name]
    subprocess.run([*order, "--data-dir", str(served.home)], check=True, capture_output=True)
    return made


def table_of(host: Person, other: Person, game: str = "imperial_settlers") -> str:
    """A game of two people that has begun."""
    made = host.post("/api/tables", {"game": game, "seats": [{"who": "me"}, {"who": "open"}], "listed": True})
    other.post(f"/api/tables/{made['id']}/join")
    return str(host.post(f"/api/tables/{made['id']}/start")["id"])
