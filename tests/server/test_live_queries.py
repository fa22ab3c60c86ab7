"""Questions about lines: what would it do, which rule forbids it. The game does not notice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from furrow.server.application import Application
from furrow.server.live.queries import changes
from furrow.server.wire import socket as w
from tests.server.clients import Client, begun, guest, wish, with_application


async def _client(app: Application, game: str = "scythe", lang: str = "en") -> Client:
    ann = await guest(app, "Ann")
    info = await begun(app, ann, table=wish(game, "me", "hotseat"))
    client = await Client(app, ann, lang).open(info.id)
    await client.send(w.Curtain(client.state["waiting_for"][0]))
    return client


def _answers(client: Client) -> list[dict[str, Any]]:
    [question] = client.state["questions"]
    answers: list[dict[str, Any]] = question["answers"]
    return answers


def test_a_preview_shows_what_a_line_would_change(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        client = await _client(app)
        seat, before = client.state["seat"], client.state["view"]["players"]
        told = await client.ask(w.AskPreview(seat, "bolster / power", 7))
        assert (told["is"], told["ask"], told["complete"]) == ("preview", 7, True)
        found = {(row["seat"], row["what"]): (row["from"], row["to"]) for row in told["changes"]}
        power, coins = before[seat]["power"], before[seat]["coins"]
        assert found[seat, "power"] == (power, power + 2)
        assert found[seat, "coins"] == (coins, coins - 1)
        assert found[seat, "section"] == (None, "bolster")
        assert told["view"]["players"][seat]["power"] == power + 2
        assert any("power" in line["text"] for line in told["log"])
        assert client.state["view"]["players"][seat]["power"] == power
        # That a section is chosen by choosing it goes without saying.
        assert (await client.ask(w.AskPreview(seat, "bolster", 6)))["log"] == []
        unknown = await client.ask(w.AskPreview(seat, "bolster / cards", 8))
        assert not unknown["complete"]
        assert (await client.ask(w.AskPreview(seat, "deploy", 9)))["error"]["code"] == "illegal"
        assert (await client.play("bolster / power", seat))["is"] == "done"
        assert client.state["view"] == told["view"]

    with_application(sqlite, tmp_path, work)


def test_the_server_says_what_is_meant_by_pointing_and_why_not(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        client = await _client(app)
        seat = client.state["seat"]
        far = await client.ask(w.AskPointed(seat, ["unit:4/char", "hex:D4"], 1))
        assert (far["is"], far["ask"], far["line"]) == ("why", 1, "move / char / D4")
        assert (far["error"]["code"], far["error"]["rule"]) == ("illegal", "SCY-MOVE-02")
        assert far["label"] == "Move / Character / D4 (Factory)"
        early = await client.ask(w.AskPointed(seat, ["nothing:here", "bottom:deploy"], 2))
        assert (early["line"], early["error"]["code"]) == ("deploy", "illegal")
        can = await client.ask(w.AskPointed(seat, ["section:move"], 3))
        assert (can["line"], can["error"]) == ("move", None)
        assert can["label"] == next(row["label"] for row in _answers(client) if row["text"] == "move")
        nothing = await client.ask(w.AskPointed(seat, ["nothing:here", ":", ""], 4))
        assert (nothing["is"], nothing["line"], nothing["error"]) == ("why", "", None)
        assert client.state["waiting_for"] == [seat]

    with_application(sqlite, tmp_path, work)


def test_a_look_tells_all_that_could_be_done_with_a_thing_and_decides_nothing(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        client = await _client(app, lang="hu")
        seat, seq = client.state["seat"], client.seq
        told = await client.ask(w.AskPeek(["bottom:deploy", "section:bolster"], 7, seat))
        assert (told["is"], told["ask"]) == ("peek", 7)
        can, *cannot = told["meant"]
        assert (can["line"], can["error"]) == ("bolster", None)
        assert can["label"] == next(row["label"] for row in _answers(client) if row["text"] == "bolster")
        assert [(row["error"]["rule"], row["line"].endswith("/ deploy")) for row in cannot] == [("SCY-TURN-12", True)]
        assert cannot[0]["error"]["sentence"] == cannot[0]["error"]["text"] != ""
        assert cannot[0]["label"]
        assert (await client.ask(w.AskPeek(["nothing:here", ":", ""], 8, seat)))["meant"] == []
        assert (await client.ask(w.AskPeek(["section:bolster"], 9)))["meant"] == []
        assert (await client.ask(w.AskPeek(["section:bolster"], 10, 1 - seat)))["meant"] == []  # owes nothing
        strange = await client.ask(w.AskPeek(["section:bolster"], 11, 5))
        assert strange["error"]["code"] == "not_your_seat"
        onlooker = await Client(app, await guest(app, "Bob")).open(client.table["id"], client.table["key"])
        assert (await onlooker.ask(w.AskPeek(["section:bolster"], 1)))["meant"] == []
        refused = await onlooker.ask(w.AskPeek(["section:bolster"], 2, seat))
        assert refused["error"]["code"] == "not_your_seat"
        assert (client.seq, client.state["waiting_for"]) == (seq, [seat])

    with_application(sqlite, tmp_path, work)


def test_a_look_says_why_a_card_is_worth_something(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        client = await _client(app, "fifty_first_state", "hu")
        seat = client.state["seat"]
        told = await client.ask(w.AskPeek(["card:arena.1"], 5, seat))
        assert told["benefits"] == ["Ezt számolja: fegyver – 1 / 3."]
        assert (await client.ask(w.AskPeek(["good:gun"], 6, seat)))["benefits"] == []
        assert (await client.ask(w.AskPeek(["card:arena.1"], 7)))["benefits"] == [], "to nobody it is worth nothing"

    with_application(sqlite, tmp_path, work)


def test_why_not_can_be_asked_in_plain_words(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        client = await _client(app, lang="hu")
        seat, seq = client.state["seat"], client.seq
        told = await client.ask(w.AskWhy(seat, "miért nem mehet be a karakterem a Gyárba?", 3))
        assert (told["is"], told["ask"], told["line"]) == ("why", 3, "move / char / D4")
        assert told["error"]["rule"] == "SCY-MOVE-02"
        assert told["label"].startswith("Mozgás / Karakter")
        assert len(told["near"]) == 3
        assert all(row["line"] and row["label"] for row in told["near"])
        again = await client.ask(w.AskWhy(seat, told["near"][0]["line"], 4))
        assert (again["line"], again["near"]) == (told["near"][0]["line"], [])
        assert client.seq == seq

    with_application(sqlite, tmp_path, work)


def test_changes_are_found_at_any_depth() -> None:
    before = {"players": [{"goods": {"gun": 1}, "points": 0}], "round": 1, "row": ["a"]}
    after = {"players": [{"goods": {"gun": 1, "fuel": 2}, "points": 3}], "round": 1, "row": []}
    assert [(row.seat, row.what, row.before, row.after) for row in changes(before, after)] == [
        (0, "goods.fuel", None, 2),
        (0, "points", 0, 3),
        (-1, "row", ["a"], []),
    ]


def test_why_not_names_the_rule_in_the_language_of_the_asker(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        client = await _client(app, lang="cs")
        seat = client.state["seat"]
        told = await client.ask(w.AskWhy(seat, "move / mech C5", 3))
        assert (told["is"], told["ask"], told["error"]["code"], told["error"]["step"]) == ("why", 3, "illegal", 1)
        assert told["error"]["rule"].startswith("SCY-")
        assert told["error"]["sentence"] not in ("", told["error"]["rule"])
        assert (await client.ask(w.AskWhy(seat, "produce", 4)))["error"] is None
        nonsense = await client.ask(w.AskWhy(seat, "//", 5))
        assert (nonsense["is"], nonsense["ask"], nonsense["error"]["code"]) == ("refused", 5, "bad_line")
        assert (await client.ask(w.Ping()))["is"] == "pong"

    with_application(sqlite, tmp_path, work)
