"""Nothing leaked: neither the seed nor a card that nobody has seen is in any message, reply, log line or figure."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import furrow
from furrow.games import OWN, find
from furrow.games.scythe.state import State as ScytheState
from furrow.games.tableau.rules import TableauRules
from furrow.kernel.streams import luck, seal
from tests.server.edge import Person, Socket, serving

MARK = re.compile(r"\b[a-z_]+\.[a-z]*\d+\b")
"""A printed copy of a card, as the notation names it."""


def told(person: Person, table: str) -> list[str]:
    """All that REST and the plain page tell a person about a running table."""
    paths = ["", "/record", "/replay?at=0", "/turns", "/chart", "/replay?at=1&seat=0"]
    found = [person.http.get(f"/api/tables/{table}{path}").text for path in paths]
    found.append(person.http.post(f"/api/tables/{table}/bug", json={"text": "odd"}).text)
    found.append(person.http.get(f"/plain/tables/{table}").text)
    return found


@pytest.mark.parametrize("game", OWN)
def test_seed_and_decks_stay_inside(game: str) -> None:
    with serving(["--log-level", "debug"]) as served, served.person("Anna") as anna, served.person("Béla") as bela:
        seats = [{"who": "me"}, {"who": "open"}]
        table = anna.table(game, seats, listed=True)["id"]
        bela.post(f"/api/tables/{table}/join")
        anna.post(f"/api/tables/{table}/start")
        with (
            served.person("Eve") as eve,
            anna.socket(table) as one,
            bela.socket(table) as two,
            eve.socket(table) as eyes,
        ):
            for socket in (one, two, eyes):
                socket.until("state")
            for step in range(24):
                _answer(one, two, step)
            eyes.send(do="ping")
            eyes.until("pong")
            replies = [text for person in (anna, bela, eve) for text in told(person, table)]
            replies += [anna.http.get(f"/api/tables{query}").text for query in ("", "?mine=1")]
            streams = {0: one.heard, 1: two.heard, None: eyes.heard}
        replies.append(anna.http.get("/metrics").text)
        record = _truth(served.home)
        played = furrow.load(record)
        seed = played.origin["seed"]
        streams_of = played.position()["streams"].values()
        secrets = [seed, *(each.partition(":")[0] for each in streams_of), str(luck(seed)), f"{luck(seed):x}"]
        unseen, orders = (set(), _orders(record)) if game == "scythe" else (_unseen(record, game), [])
        assert [len(each) for each in secrets[:-2]] == [64] * (len(secrets) - 2)
        assert all(f'"seal":"{seal(seed)}"' in next(iter(heard)) for heard in streams.values())
        assert len(unseen) > 30 or len(orders) > 30
        for text in [*replies, *(text for heard in streams.values() for text in heard), served.log]:
            assert not [each for each in secrets if each in text]
            assert not unseen & set(MARK.findall(text))
            assert not [order for order in orders if order in text.replace(" ", "")]
        assert len(served.log.splitlines()) > 20


def _answer(asked: Socket, other: Socket, step: int) -> None:
    """The one who is asked answers, for their own seat alone; then both have heard of it."""
    for socket in (asked, other):
        if socket.state["questions"]:
            assert socket.play(step)["is"] in ("done", "refused")
            break
    for socket in (asked, other):
        socket.send(do="ping")
        socket.until("pong")


def _truth(home: Path) -> str:
    """The game as the operator's copy of a bug report tells it: the whole truth."""
    report = next((home / "bugs").iterdir())
    record: str = msgspec.json.decode(report.read_bytes())["record"]
    return record


def _orders(record: str) -> list[str]:
    """What the decks of Scythe would look like in a message: so many cards in a row are no chance."""
    state = furrow.load(record).state
    assert isinstance(state, ScytheState)
    decks = [state.encounter_deck, state.objective_deck, state.combat_deck]
    return [",".join(map(str, deck[first : first + 5])) for deck in decks for first in range(len(deck) - 5)]


def _unseen(record: str, game: str) -> set[str]:
    """The cards that never left the decks: what a player drew and put back is no secret to them."""
    rules = find(game)
    assert isinstance(rules, TableauRules)
    unseen = {face.word for face in rules.book.faces}
    for at in range(len(furrow.load(record).history) + 1):
        state = furrow.load(record, at).state
        unseen &= {word for deck in state.decks for word in state.words(deck)}
    return unseen
