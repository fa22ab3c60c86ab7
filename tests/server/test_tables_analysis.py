"""A bot's analysis of a finished game: for those who may see its replay, made once, never on the server's loop."""

from __future__ import annotations

import asyncio
from pathlib import Path

import furrow
from furrow.server.afterwards import analysis
from furrow.server.afterwards.analysis import Analyses
from furrow.server.application import Application
from furrow.server.people import Person
from furrow.server.wire.analysis import AnalysisReply
from tests.server.clients import PATIENCE, SEED, begun, guest, wish, with_application
from tests.server.test_tables_library import _finished, _refused


async def _ready(app: Application, person: Person, table: str, lang: str = "en") -> AnalysisReply:
    """Ask until it is there, as a client does."""
    async with asyncio.timeout(PATIENCE):
        while (reply := await app.library.analysis(person, table, lang)).state != "ready":
            assert reply.report is None
            await asyncio.sleep(0.05)
    return reply


def test_the_course_of_a_finished_game_and_what_cost_most(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, eve = await guest(app, "Ann"), await guest(app, "Eve")
        table = await _finished(app, ann)
        assert await _refused(app.library.analysis(eve, table)) == "no_such_table"
        assert (await app.library.analysis(ann, table)).state == "waiting"
        report = (await _ready(app, ann, table)).report
        assert report is not None
        record = await app.library.record(ann, table)
        assert isinstance(record, str)
        game = furrow.load(record)
        assert (report.game, report.names) == ("imperial_settlers", ["Ann", "Ann 2"])
        assert report.decisions == len(game.history) == report.course[-1].decision
        assert report.winners == list(game.result.winners)
        assert all(abs(sum(moment.chances) - 1) < 0.01 for moment in report.course)
        assert report.course[-1].chances[report.winners[0]] == 1.0
        # A player who always takes the last answer plays badly, and is shown by how much.
        assert report.mistakes
        assert [each.cost for each in report.mistakes] == sorted((each.cost for each in report.mistakes), reverse=True)
        for each in report.mistakes:
            assert game.history[each.decision].text == each.played
            assert each.better.split(" / ")[0] != each.played
            assert each.better_label
            assert each.played_label
            assert 0 < each.cost <= report.cost[each.seat] + 0.001
            assert each.cost <= each.chance <= 1
            # What is drawn of both lines begins with the answer that was given, and with the one that was better.
            before = furrow.load(record, each.decision)
            things = before.rules.things
            of = {each.text: list(things(before.state, each.seat, each.code)) for each in before.legal(each.seat)}
            assert each.played_things[0] == of[each.played]
            assert each.better_things[0] == of[each.better.split(" / ")[0]]

        persian = (await _ready(app, ann, table, "fa")).report
        assert persian is not None
        assert [each.cost for each in persian.mistakes] == [each.cost for each in report.mistakes]
        assert persian.level != report.level
        assert [each.why for each in persian.mistakes] != [each.why for each in report.mistakes]

    with_application(sqlite, tmp_path, work)


def test_a_running_game_has_no_analysis(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, eve = await guest(app, "Ann"), await guest(app, "Eve")
        info = await begun(app, ann, table=wish("imperial_settlers", "me", "hotseat", seed=SEED, listed=True))
        assert await _refused(app.library.analysis(ann, info.id)) == "not_over"
        assert await _refused(app.library.analysis(eve, info.id)) == "forbidden"

    with_application(sqlite, tmp_path, work)


def test_what_cannot_be_judged_says_so_and_may_be_tried_again() -> None:
    async def work() -> None:
        analyses = Analyses()
        first = analyses.look("t", lambda: "no record at all")
        async with asyncio.timeout(PATIENCE):
            while not first.failed:
                await asyncio.sleep(0.05)

        async def again() -> None:
            analyses.look("t", lambda: "no record at all")

        assert await _refused(again()) == "no_analysis"
        assert analyses.look("t", lambda: "no record at all") is not first
        await analyses.stop()

    asyncio.run(work())


def test_too_many_games_at_once_are_sent_away() -> None:
    async def work() -> None:
        analyses = Analyses()
        for number in range(analysis._WAITING):
            analyses.look(f"t{number}", lambda: "")

        async def one_more() -> None:
            analyses.look("more", lambda: "")

        assert await _refused(one_more()) == "busy"
        assert analyses.look("t0", lambda: "").open
        await analyses.stop()

    asyncio.run(work())
