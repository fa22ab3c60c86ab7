"""What a table does automatically in a game that adds nothing to it: time, standing answers, gifts, ends of turns."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from furrow import games
from furrow.server.application import Application
from furrow.server.wire import socket as w
from furrow.server.wire.play import Offer
from tests.server.clients import LIVE, Client, Time, begun, guest, wish, with_time


@pytest.fixture
def _nim() -> Iterator[None]:
    games.add("nim", "tests.toy.nim")
    yield
    games.remove("nim")


@pytest.mark.usefixtures("_nim")
def test_time_runs_out_nothing_stands_and_nothing_is_given(tmp_path: Path) -> None:
    async def work(app: Application, time: Time) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        info = await begun(app, ann, bob, table=wish("nim", "me", "open", clock=LIVE, timeout="pass"))
        first = await Client(app, ann).open(info.id)
        assert (first.state["standing"], first.state["gifts"]) == ([], [])
        for refused in (w.End(0), w.Give(0, 1, 1), w.Say(offer=Offer(1, 1))):
            assert (await first.ask(refused))["error"]["code"] == "forbidden"
        assert (await first.ask(w.Stand(0, {"end": "skip"})))["error"]["code"] == "bad_message"
        time.now += 61.0
        await app.house.look_round()
        await first.until(lambda: first.state["waiting_for"] == [1])
        history = app.house.live[info.id].running.game.history
        assert [step.text for step in history] == ["take 1 from 0"]

    with_time(f"sqlite:///{tmp_path / 'furrow.sqlite'}", tmp_path, work)
