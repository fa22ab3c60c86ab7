"""Bots think in processes of their own: a bad one is replaced, a slow one delays nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import furrow
from furrow.games import OWN
from furrow.kernel.line import JOINT
from furrow.lab.hints import hints
from furrow.server.application import Application
from furrow.server.thinking import ThinkingPool
from furrow.server.thinking.pool import HINT_LEVEL
from furrow.server.wire import socket as w
from tests.server.clients import Client, begun, guest, wish, with_application

ENOUGH = 120.0
"""Seconds: no process is late on a busy machine, unless it hangs."""


def _with_thinking(
    patience: float, work: Callable[[ThinkingPool], Awaitable[None]], *, unhurried: bool = False
) -> None:
    async def run() -> None:
        thinking = ThinkingPool(1, patience, unhurried=unhurried)
        try:
            await work(thinking)
        finally:
            await thinking.stop()

    asyncio.run(run())


def _bot(name: str) -> str:
    return f"tests.server.bad_bots:{name}"


@pytest.mark.parametrize("game", OWN)
def test_a_process_answers_with_a_line_that_can_be_played(game: str) -> None:
    async def work(thinking: ThinkingPool) -> None:
        played = furrow.new(game, seats=2, seed=3)
        for _ in range(4):
            seat = played.actors[0]
            line = await thinking.line(played, seat, "novice", 3)
            assert line == await thinking.line(played, seat, "novice", 3)
            played.play(line, seat)
        assert thinking.troubles == 0

    _with_thinking(ENOUGH, work, unhurried=True)


def test_a_hint_without_hurry_is_what_the_bot_finds_without_a_clock() -> None:
    async def work(thinking: ThinkingPool) -> None:
        game = furrow.new("scythe", seats=2, seed=3)
        seat = game.actors[0]
        expected = hints(furrow.position(game.name, game.position()), seat, HINT_LEVEL)
        found = await thinking.hint(game, seat)
        assert [(each.line, each.chance) for each in found] == [
            (JOINT.join(each.line), each.chance) for each in expected
        ]
        assert len(found) > 1

    _with_thinking(ENOUGH, work, unhurried=True)


def test_a_bot_that_fails_or_talks_nonsense_is_replaced() -> None:
    async def work(thinking: ThinkingPool) -> None:
        game = furrow.new("scythe", seats=2, seed=3)
        seat = game.actors[0]
        legal = [action.text for action in game.legal(seat)]
        for number, name in enumerate(("Failing", "Rambling", "Dying", "Missing"), 1):
            assert await thinking.line(game, seat, _bot(name), 3) in legal
            assert thinking.troubles == number
        assert await thinking.line(game, seat, "steady", 3)
        assert thinking.troubles == 4

    _with_thinking(ENOUGH, work)


def test_a_bot_that_never_answers_is_ended_and_delays_nobody() -> None:
    async def work(thinking: ThinkingPool) -> None:
        game = furrow.new("scythe", seats=2, seed=3)
        seat = game.actors[0]
        sleeping = asyncio.create_task(thinking.line(game, seat, _bot("Sleeping"), 3))
        quick = await thinking.line(game, seat, "novice", 3)
        assert quick.split(" / ")[0] in [action.text for action in game.legal(seat)]
        line = await asyncio.wait_for(sleeping, ENOUGH)
        assert line in [action.text for action in game.legal(seat)]
        assert thinking.troubles >= 1

    _with_thinking(4.0, work)


def test_no_level_waits_for_a_slower_one() -> None:
    """There is one process for each lane here, and the slowest is busy for as long as the test lasts."""

    async def work(thinking: ThinkingPool) -> None:
        game = furrow.new("imperial_settlers", seats=2, seed=3)
        seat = game.actors[0]
        sleeping = asyncio.create_task(thinking.line(game, seat, _bot("Sleeping"), 3))
        for level in ("novice", "sharp"):
            assert await thinking.line(game, seat, level, 3)
        assert not sleeping.done()
        sleeping.cancel()
        await asyncio.gather(sleeping, return_exceptions=True)

    _with_thinking(ENOUGH, work)


def test_a_hint_names_lines_with_their_chances(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        info = await begun(app, ann, table=wish("imperial_settlers", "me", "random"))
        client = await Client(app, ann).open(info.id)
        await client.until(lambda: client.texts)
        hint = await client.ask(w.AskHint(0, 3))
        assert (hint["is"], hint["ask"]) == ("hint", 3)
        for answer in hint["answers"]:
            assert answer["line"].split(" / ")[0] in client.texts
            assert answer["label"]
            assert 0.0 <= answer["chance"] <= 1.0
            assert 0 < len(answer["things"]) <= len(answer["line"].split(" / "))
        assert hint["answers"]
        assert (await client.play(hint["answers"][0]["line"]))["is"] == "done"

    with_application(sqlite, tmp_path, work)


def test_a_table_without_hints_gives_none(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        info = await begun(app, ann, table=wish("scythe", "me", "hotseat", hints=False))
        client = await Client(app, ann).open(info.id)
        assert (await client.ask(w.AskHint(0, 3)))["error"]["code"] == "no_hints"

    with_application(sqlite, tmp_path, work)


def test_bots_alone_play_a_whole_game_and_its_result_is_kept(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        info = await begun(app, ann, table=wish("fifty_first_state", "random", "random", "random"))
        watching = await Client(app, ann).open(info.id)
        await watching.until(lambda: watching.table["state"] == "over")
        assert watching.state["view"]["over"]
        assert len(watching.table["result"]["standings"]) == 3
        row = await app.store.table(info.id)
        assert row is not None

    with_application(sqlite, tmp_path, work)


def test_a_table_that_is_closed_while_a_bot_thinks_is_no_trouble(
    sqlite: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        info = await begun(app, ann, table=wish("imperial_settlers", "sharp", "sharp"))
        bots = app.house._autoplays[info.id]
        assert bots.busy
        await app.tables.close(ann, info.id)
        while bots.busy:
            await asyncio.sleep(0.02)

    with_application(sqlite, tmp_path, work)
    assert [record.getMessage() for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


def test_a_bot_that_still_thinks_when_the_player_is_back_decides_nothing(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        info = await begun(app, ann, table=wish("imperial_settlers", "me"))
        client = await Client(app, ann).open(info.id)
        thinks, goes_on, text = asyncio.Event(), asyncio.Event(), client.texts[0]

        async def slow(game: furrow.Game, seat: int, level: str, seed: int) -> str:
            thinks.set()
            await goes_on.wait()
            return text

        monkeypatch.setattr(app.house.thinking, "line", slow)
        await app.tables.leave(ann, info.id)
        await thinks.wait()
        await app.tables.join(ann, info.id)
        goes_on.set()
        async with asyncio.timeout(ENOUGH):
            while app.house._autoplays[info.id].busy:
                await asyncio.sleep(0.02)
        assert app.house.live[info.id].running.game.history == []
        assert (await client.play(text))["is"] == "done"

    with_application(sqlite, tmp_path, work)
