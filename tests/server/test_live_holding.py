"""Bots wait after the end of a turn: it can be taken back meanwhile, and a server that is killed loses nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from furrow.server.application import Application
from furrow.server.wire import socket as w
from tests.scythe.positions import at, rival, saxony
from tests.server.clients import LIVE, Client, Time, seated, with_application, with_time
from tests.server.edge import AT_ONCE, UNLIMITED, Person, Socket, serving

START = at(saxony(coins=5), rival())


async def _after_a_turn(app: Application, wait: str = "6", **more: Any) -> Client:
    """Ann, who has bolstered and ended her turn; a bot is next."""
    [ann] = await seated(app, START, "Ann", **more)
    assert _standing(ann)["wait"] == "0"
    await ann.send(w.Stand(0, {"wait": wait}))
    assert _standing(ann)["wait"] == wait
    await ann.ask(w.Play(0, "bolster / power", ann.seq, on=True))
    assert ann.state["held"] is None
    await ann.ask(w.End(0, ann.seq))
    return ann


def _standing(client: Client) -> dict[str, str]:
    return {row["name"]: row["value"] for row in client.state["standing"]}


async def _bots_thought(app: Application, client: Client, time: Time) -> None:
    """Time passes and the house looks round; the next question comes to the client."""
    time.now += 6
    await app.house.look_round()
    await client.until(lambda: client.state["questions"])


def test_the_whole_turn_can_be_taken_back_while_bots_wait(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        ann = await _after_a_turn(app)
        assert (ann.state["held"], ann.state["waiting_for"]) == ({"seat": 0, "left": 6000}, [1])
        assert ann.state["undo"]
        time.now += 2
        await ann.send(w.Hello())
        assert ann.state["held"] == {"seat": 0, "left": 4000}
        assert (await ann.ask(w.Undo(0)))["is"] == "done"
        assert (ann.state["held"], ann.texts) == (None, ["end"])
        assert (await ann.ask(w.Redo(0)))["is"] == "done"
        assert ann.state["held"] == {"seat": 0, "left": 6000}
        assert (await ann.ask(w.UndoTurn(0)))["is"] == "done"
        assert (ann.state["questions"][0]["name"], ann.state["undo"]) == ("turn", False)
        assert not app.house.live[ann.table["id"]].running.game.history
        await ann.play("bolster / power / pass / end")
        await _bots_thought(app, ann, time)
        assert ann.state["held"] is None
        assert not ann.state["undo"]

    with_time(sqlite, tmp_path, work)


def test_go_on_ends_the_wait_and_only_for_who_ended_the_turn(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        three = at(saxony(coins=5), rival(), {"faction": "crimea"})
        ann, bob = await seated(app, three, "Ann", "Bob")
        await ann.send(w.Stand(0, {"wait": "6"}))
        await ann.play("bolster / power / pass / end")
        order = app.house.live[ann.table["id"]].running.game.actors
        if order == (1,):
            assert ann.state["held"] is None  # a person is next: nobody waits
            await bob.send(w.Stand(1, {"wait": "6"}))
            await bob.play("bolster / power / pass / end", 1)
            ann, bob = bob, ann
        seat, other = ann.state["seat"], bob.state["seat"]
        assert ann.state["held"] == bob.state["held"] == {"seat": seat, "left": 6000}
        before = len(app.house.live[ann.table["id"]].running.game.history)
        await bob.ask(w.GoOn(other))
        assert (await bob.ask(w.GoOn(seat)))["error"]["code"] == "not_your_seat"
        await ann.send(w.Hello())
        assert ann.state["held"] == {"seat": seat, "left": 6000}
        assert len(app.house.live[ann.table["id"]].running.game.history) == before
        assert (await ann.ask(w.GoOn(seat)))["is"] == "done"
        await bob.until(lambda: 2 not in bob.state["waiting_for"])
        assert bob.state["held"] is None
        assert (await ann.ask(w.GoOn(seat)))["is"] == "done"  # too late: there is nothing to wait for

    with_time(sqlite, tmp_path, work)


def test_no_clock_runs_while_bots_wait(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        ann = await _after_a_turn(app, clock=LIVE)
        before = ann.state["clocks"]
        assert [row["running"] for row in before] == [False, False]
        time.now += 5
        await ann.send(w.Hello())
        assert ann.state["clocks"] == before
        await _bots_thought(app, ann, time)
        [_, bot] = ann.state["clocks"]
        earned = LIVE.increment
        assert bot["left"] == before[1]["left"] - 5 + earned  # eleven seconds, of which it waited six

    with_time(sqlite, tmp_path, work)


def test_bots_wait_for_nothing_where_nothing_can_be_taken_back(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        [ann] = await seated(app, START, "Ann")
        await ann.send(w.Stand(0, {"wait": "0"}))
        await ann.play("bolster / power / pass / end")
        await ann.until(lambda: ann.state["questions"])
        assert all(message.get("held") is None for message in ann.of("state"))
        strange = await ann.ask(w.Stand(0, {"wait": "60"}))
        assert strange["error"]["code"] == "bad_message"

    with_application(sqlite, tmp_path, work)


def _ended(socket: Socket) -> None:
    """Play a turn to its end, as quickly as can be."""
    state = socket.turn()
    seat = state["questions"][0]["seat"]
    section = next(each["text"] for each in state["questions"][0]["answers"])
    socket.send(do="play", seat=seat, line=f"{section} / skip / pass / end", at=state["seq"])
    assert socket.until("done", "refused")["is"] == "done"


def _taken_back(socket: Socket, seat: int) -> bool:
    _ended(socket)
    socket.send(do="undo_turn", seat=seat)
    return bool(socket.until("done", "refused")["is"] == "done")


def test_a_server_killed_while_bots_wait_loses_nothing_and_goes_on(tmp_path: Path) -> None:
    variables = {**UNLIMITED, **AT_ONCE, "FURROW_BOTS_WAIT": "6"}
    with serving(variables=variables, home=tmp_path) as served, served.person() as ann:
        table = ann.table("scythe", [{"who": "me"}, {"who": "bot", "level": "random"}])["id"]
        cookies = dict(ann.http.cookies)
        with ann.socket(table) as socket:
            _ended(socket)
            while not socket.state["held"]:
                socket.until("state")
            assert 0 < socket.state["held"]["left"] <= 6000
            served.process.kill()
            served.process.wait()
            ended = socket.state
    with serving(variables=variables, home=tmp_path) as served, Person(served) as ann:
        ann.http.cookies.update(cookies)
        with ann.socket(table) as socket:
            state = socket.turn()  # the bot has played on
            assert state["view"]["turn"] > ended["view"]["turn"]
            assert socket.state["held"] is None
            _ended(socket)
            seat = state["seat"]
            socket.send(do="go_on", seat=seat)
            socket.until("done")
            assert socket.turn()["questions"][0]["seat"] == seat
            assert any(_taken_back(socket, seat) for _ in range(5))  # on a machine that stands still not each time
            assert socket.turn()["questions"][0]["name"] == "turn"
