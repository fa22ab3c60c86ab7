"""Time: clocks run, run short and run out; who was away is not charged; people come back."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from furrow.kernel.step import HOST
from furrow.server.application import Application
from furrow.server.live import journal as j
from furrow.server.live.clocks import Clocks
from furrow.server.live.plan import Plan, SeatPlan
from furrow.server.live.progress import begin, replay
from furrow.server.live.timeouts import MISSED
from furrow.server.store import Entry
from furrow.server.wire import socket as w
from furrow.server.wire.tables import Clock, SeatChange
from tests.server.clients import LIVE, Client, Time, begun, closed, fighting, guest, opened, wish, with_time


async def _pair(app: Application, **more: Any) -> tuple[Client, Client]:
    """Two people at a Scythe table with clocks; the one who begins comes first."""
    people = [await guest(app, name) for name in ("Ann", "Bob")]
    info = await begun(app, *people, table=wish(**more))
    clients = [await Client(app, person).open(info.id) for person in people]
    clients.sort(key=lambda client: not client.state["questions"])
    return clients[0], clients[1]


def test_a_clock_runs_while_its_seat_owes_an_answer() -> None:
    clocks = Clocks(Clock("live", minutes=1, increment=5), 2)
    clocks.decided(100.0, [0])
    assert (clocks.remaining(0, 130.0), clocks.remaining(1, 130.0)) == (30.0, 60.0)
    clocks.decided(130.0, [0])
    assert clocks.remaining(0, 130.0) == 30.0
    clocks.decided(140.0, [1])
    assert (clocks.remaining(0, 150.0), clocks.remaining(1, 150.0)) == (25.0, 50.0)
    assert (clocks.expired(199.0), clocks.expired(200.0)) == ([], [1])


def test_days_begin_anew_with_every_turn() -> None:
    clocks = Clocks(Clock("days", days=2), 2)
    clocks.decided(0.0, [0])
    clocks.decided(86400.0, [0])
    assert clocks.remaining(0, 86400.0) == 86400.0
    clocks.decided(90000.0, [1])
    assert clocks.remaining(1, 90000.0) == 2 * 86400.0


async def _to_the_end(client: Client) -> None:
    """A short turn, up to the question whether to end it."""
    assert (await client.play("bolster / power / pass", client.state["seat"]))["is"] == "done"


def _left(*clients: Client) -> list[float]:
    """What each has left, as the first of them was sent last."""
    return [clients[0].state["clocks"][client.state["seat"]]["left"] for client in clients]


def test_taking_back_the_end_of_a_turn_takes_back_what_was_earned_by_it(sqlite: str, tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        app = await opened(sqlite, tmp_path, time)
        first, second = await _pair(app, clock=LIVE)
        seat = first.state["seat"]
        time.now += 10.0
        await _to_the_end(first)
        assert _left(first, second) == [50.0, 60.0]
        await first.ask(w.End(seat))
        assert _left(first, second) == [55.0, 60.0]
        for again in (w.Undo(seat), w.UndoTurn(seat), w.Undo(seat)):
            assert (await first.ask(again))["is"] == "done"
            assert _left(first, second) == [50.0, 60.0]
            while first.state["redo"]:
                assert (await first.ask(w.Redo(seat)))["is"] == "done"
            assert _left(first, second) == [55.0, 60.0]
        time.now += 3.0
        await first.ask(w.Undo(seat))
        assert _left(first, second) == [50.0, 57.0]  # the time that ran is over, whatever is taken back
        await closed(app)

        app = await opened(sqlite, tmp_path, time)
        back = [await Client(app, client.person).open(first.table["id"]) for client in (first, second)]
        assert _left(*back) == [50.0, 57.0]
        await back[0].ask(w.Redo(seat) if back[0].state["redo"] else w.End(seat))
        assert _left(*back) == [55.0, 57.0]
        await closed(app)

    asyncio.run(run())


def test_taking_back_does_not_give_another_turn_of_days(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        first, second = await _pair(app, clock=Clock("days", days=2))
        seat, day = first.state["seat"], 86400.0
        time.now += day
        await _to_the_end(first)
        await first.ask(w.End(seat))
        time.now += day / 2
        await first.ask(w.Undo(seat))
        assert _left(first) == [day]
        await first.ask(w.Redo(seat))
        assert _left(first, second) == [day, 2 * day]

    with_time(sqlite, tmp_path, work)


def test_a_sealed_answer_that_is_taken_back_earns_no_time(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        first, second, _ = await fighting(app, LIVE)
        for _ in range(3):
            assert (await first.play("dial 1 / ready", 0))["is"] == "done"
            assert _left(first) == [65.0]
            assert (await first.ask(w.Side(0, "withdraw")))["is"] == "done"
            assert _left(first) == [60.0]
        time.now += 7.0
        await first.play("dial 1 / ready", 0)
        await second.play("dial 0 / ready", 1)
        assert first.state["clocks"][0]["left"] == 58.0

    with_time(sqlite, tmp_path, work)


def test_who_leaves_and_comes_back_gains_no_time(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        first, _ = await _pair(app, clock=LIVE)
        seat = first.state["seat"]
        assert first.person is not None
        time.now += 35.0
        await app.tables.leave(first.person, first.table["id"])
        await app.tables.join(first.person, first.table["id"])
        assert first.state["clocks"][seat]["left"] <= 30.0

    with_time(sqlite, tmp_path, work)


def test_a_bot_plays_on_when_time_is_up_until_the_player_is_back(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        first, second = await _pair(app, clock=LIVE)
        seat = first.state["seat"]
        assert first.state["clocks"][seat] == {"seat": seat, "left": 60.0, "running": True}
        time.now += 40.0
        await app.house.look_round()
        assert [notice["code"] for notice in first.of("notice")] == ["time_short"]
        await app.house.look_round()
        assert len(first.of("notice")) == 1
        time.now += 20.0
        await app.house.look_round()
        assert [notice["code"] for notice in second.of("notice")] == ["time_short", "time_up", "replaced"]
        assert second.table["seats"][seat]["bot"]
        await second.until(lambda: second.texts)
        assert (await first.play("end", seat))["error"]["code"] == "bot_plays"
        assert first.person is not None
        info = await app.tables.join(first.person, first.table["id"])
        assert not info.seats[seat].bot
        assert first.state["clocks"][seat]["left"] == 60.0
        assert second.of("notice")[-1]["text"] == f"{first.table['seats'][seat]['name']} is back."

    with_time(sqlite, tmp_path, work)


def test_a_turn_passes_when_time_is_up(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        first, second = await _pair(app, clock=LIVE, timeout="pass")
        seat = first.state["seat"]
        time.now += 61.0
        await app.house.look_round()
        await second.until(lambda: second.texts)
        assert not second.table["seats"][seat]["bot"]
        history = app.house.live[first.table["id"]].running.game.history
        assert [step.text for step in history][1:] == ["skip", "pass", "end"]

    with_time(sqlite, tmp_path, work)


def test_a_game_that_everybody_has_left_is_brought_to_an_end(sqlite: str, tmp_path: Path) -> None:
    """Where turns pass nobody would ever win, so bots play on after some; doing something resets the count."""

    async def work(app: Application, time: Time) -> None:
        first, second = await _pair(app, clock=LIVE, timeout="pass")
        table, seat = app.house.live[first.table["id"]], first.state["seat"]
        for turn in range(2 * MISSED):
            if turn == 2:
                assert (await first.play(first.texts[0], seat))["is"] == "done"
            time.now += 61.0
            (acting,) = second.state["waiting_for"]
            await app.house.look_round()
            if turn < 2 * MISSED - 1:
                await second.until(partial(_has_passed, second, acting))
        assert [table.plan.seats[each].bot for each in (seat, 1 - seat)] == [False, True]
        await first.until(lambda: first.texts)

    with_time(sqlite, tmp_path, work)


def _has_passed(eyes: Client, seat: int) -> bool:
    return bool(eyes.state["waiting_for"] != [seat])


def test_delay_costs_popularity_where_the_option_says_so(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        first, second = await _pair(app, clock=LIVE, timeout="pass", options={"delay_penalty": True})
        seat = first.state["seat"]
        before = first.state["view"]["players"][seat]["popularity"]
        time.now += 61.0
        await app.house.look_round()
        await second.until(lambda: second.texts)
        assert second.state["view"]["players"][seat]["popularity"] == max(0, before - 2)

    with_time(sqlite, tmp_path, work)


def test_nobody_is_charged_while_the_server_is_away(sqlite: str, tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        app = await opened(sqlite, tmp_path, time)
        first, _ = await _pair(app, clock=LIVE)
        time.now += 10.0
        await first.play("produce", first.state["seat"])
        await closed(app)
        time.now += 3600.0
        app = await opened(sqlite, tmp_path, time)
        back = await Client(app, first.person).open(first.table["id"])
        assert back.state["clocks"][first.state["seat"]] == {"seat": first.state["seat"], "left": 50.0, "running": True}
        await closed(app)

    asyncio.run(run())


def test_a_sleeping_game_by_correspondence_is_woken_when_it_is_overdue(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        first, second = await _pair(app, clock=Clock("days", days=2), timeout="pass")
        table, seat = first.table["id"], first.state["seat"]
        first.close()
        second.close()
        time.now += 86400.0
        await app.house.look_round()
        assert table not in app.house.live
        await app.house.wake_overdue()
        assert table not in app.house.live
        time.now += 86400.0 + 1.0
        await app.house.wake_overdue()
        assert table in app.house.live
        assert second.person is not None
        back = await Client(app, second.person).open(table)
        await app.house.look_round()
        await back.until(lambda: back.texts)
        assert back.state["waiting_for"] == [1 - seat]

    with_time(sqlite, tmp_path, work)


def test_who_leaves_is_replaced_and_may_come_back(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        first, second = await _pair(app)
        table, seat = first.table["id"], first.state["seat"]
        assert first.person is not None
        await app.tables.leave(first.person, table)
        await second.until(lambda: second.texts)
        assert second.of("notice")[-1]["code"] == "left"
        await app.tables.arrange(first.person, table, seat, SeatChange("me"))
        assert not second.table["seats"][seat]["bot"]

    with_time(sqlite, tmp_path, work)


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_a_machine_s_clock_that_jumps_takes_and_gives_nothing(sqlite: str, tmp_path: Path, jump: float) -> None:
    """What counts are the seconds by a steady clock, in this process and in one that reads the log."""

    async def work(app: Application, time: Time) -> None:
        steady = Time()
        app.house.steady = steady
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        info = await begun(app, ann, bob, table=wish(clock=LIVE))
        clients = [await Client(app, each).open(info.id) for each in (ann, bob)]
        table = app.house.live[info.id]
        mover = table.running.game.actors[0]
        for gone in (7.0, 5.0):
            time.now += gone + jump
            steady.now += gone
            await app.house.look_round()
            assert not table.plan.seats[mover].bot, "its time is not up"
            seat = table.running.game.actors[0]
            assert (await clients[seat].play(clients[seat].texts[0], seat))["is"] == "done"
        left = [table.running.clocks.left[seat] for seat in range(2)]
        spent = [j.read_body(entry.body).spent for entry in await app.store.entries(info.id)][1:]
        assert spent == [7.0, 5.0]
        again = replay(await app.store.entries(info.id), table.plan)
        assert [again.clocks.left[seat] for seat in range(2)] == left
        assert sum(left) in (120.0 - 12.0 + earned for earned in (0.0, 5.0, 10.0))

    with_time(sqlite, tmp_path, work)


def test_logs_without_seconds_go_by_their_times() -> None:
    entries = [
        Entry("t", 1, 100.0, HOST, j.START, j.encode(j.Start("scythe", 2, 5))),
        Entry("t", 2, 110.0, 0, j.PLAY, b""),
        Entry("t", 3, 107.0, HOST, j.CLOCK, j.encode(j.Body())),
        Entry("t", 4, 127.0, 0, j.PLAY, b""),
        Entry("t", 5, 9999.0, 0, j.PLAY, b""),
    ]
    plan = Plan("scythe", [SeatPlan("open"), SeatPlan("open")], clock=LIVE)
    progress = begin(entries[0], plan)
    [mover] = progress.game.actors
    line = progress.game.legal(mover)[0].text
    spent: list[float] = []
    for entry, seconds in zip(entries[1:], (None, None, None, 3.0), strict=True):
        kind, seat = entry.kind, mover if entry.kind == j.PLAY else HOST
        if kind == j.PLAY:
            [seat] = progress.game.actors
            line = progress.game.legal(seat)[0].text
        body = j.Body(line=line if kind == j.PLAY else "", spent=seconds)
        before = progress.time
        progress.perform(msgspec.structs.replace(entry, seat=seat, body=j.encode(body)))
        spent.append(progress.time - before)
    assert spent == [10.0, 0.0, 20.0, 3.0]
