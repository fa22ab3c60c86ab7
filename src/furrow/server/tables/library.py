"""The library: what people take away from a table, and bring to it. Running games are closed to outsiders."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import msgspec

from furrow.kernel.step import HOST
from furrow.server.afterwards import analysis
from furrow.server.afterwards.records import imported
from furrow.server.file_modes import make_folder, opener
from furrow.server.live import journal as j
from furrow.server.live.naming import names_in
from furrow.server.live.plan import IMPORT, Plan, SeatPlan, write_plan
from furrow.server.live.table import LiveTable
from furrow.server.live.table_info import table_info, table_result
from furrow.server.live.wording import language
from furrow.server.people import Person
from furrow.server.people.person import new_id
from furrow.server.store import Entry, TableRow
from furrow.server.store.chain import linked
from furrow.server.tables import documents, limits, rights
from furrow.server.tables.documents import Replayer
from furrow.server.tables.house import House
from furrow.server.wire.analysis import AnalysisReply
from furrow.server.wire.documents import BugDocument, Chart, PlayedTurns, Points, Replay, RunningRecord
from furrow.server.wire.errors import Problem
from furrow.server.wire.tables import TableInfo

_AT_ONCE = 2
"""Imports at the same time: each replays a whole game."""
_REPLAYERS = 16
"""Finished games that are kept at hand for those who step through them."""


class Library:
    """Documents of tables. `bugs` is where reports are kept for the operator, with the whole record."""

    def __init__(self, house: House, bugs: Path) -> None:
        self._house = house
        self._bugs = bugs
        self._replayers: dict[str, Replayer] = {}
        self._bringing = asyncio.Semaphore(_AT_ONCE)
        self.analyses = analysis.Analyses()

    async def _open(self, person: Person | None, id: str, key: str) -> LiveTable:
        table = await self._house.open(id)
        rights.check_sees(table.row, table.plan, person, key)
        if table.row.state == "running" and not rights.is_member(table.row, table.plan, person):
            raise Problem("forbidden")
        return table

    async def _over(self, person: Person | None, id: str, key: str) -> LiveTable:
        table = await self._open(person, id, key)
        if not table.running.game.over:
            raise Problem("not_over")
        return table

    async def record(self, person: Person | None, id: str, key: str = "") -> str | RunningRecord:
        """The whole record of a finished game; of a running one what the asker may know."""
        table = await self._open(person, id, key)
        async with table.lock:
            if table.running.game.over:
                return table.running.game.record()
            return documents.running_record(table, _seat(table, person))

    async def replay(
        self, person: Person | None, id: str, at: int, *, seat: int | None = None, lang: str = "en", key: str = ""
    ) -> Replay:
        """A finished game after decision `at`, as a seat saw it (None: the asker's own, else a spectator)."""
        table = await self._over(person, id, key)
        replayer = await self._replayer(table)
        if not 0 <= at <= len(replayer.game.history):
            raise Problem("no_such_decision")
        seat = _seat(table, person) if seat is None else seat
        if seat is not None and seat not in range(replayer.game.seats):
            raise Problem("no_such_seat")
        return await asyncio.to_thread(replayer.replay, at, seat, language(lang), names_in(table.plan.seats, lang))

    async def turns(self, person: Person | None, id: str, key: str = "") -> PlayedTurns:
        """The turns of a finished game, and after how many decisions each begins."""
        return (await self._replayer(await self._over(person, id, key))).played()

    async def _replayer(self, table: LiveTable) -> Replayer:
        replayer = self._replayers.pop(table.id, None)
        if replayer is None:
            replayer = await asyncio.to_thread(Replayer, table.running.game.record())
        self._replayers[table.id] = replayer
        while len(self._replayers) > _REPLAYERS:
            del self._replayers[next(iter(self._replayers))]
        return replayer

    async def chart(self, person: Person | None, id: str, lang: str = "en", key: str = "") -> Chart:
        """How the seats of a finished game did, round by round."""
        table = await self._over(person, id, key)
        return await asyncio.to_thread(documents.chart, table.running.game.record(), table.plan, lang)

    async def points(self, person: Person | None, id: str, lang: str = "en", key: str = "") -> Points:
        """Where the points of each player come from: of a finished game, and for its players of a running one."""
        table = await self._open(person, id, key)
        async with table.lock:
            return documents.points(table.running.game, table.plan, language(lang))

    async def analysis(self, person: Person | None, id: str, lang: str = "en", key: str = "") -> AnalysisReply:
        """What a bot says about a finished game, or how far it has come with it."""
        table = await self._over(person, id, key)
        work = self.analyses.look(table.id, table.running.game.record)
        return analysis.told(work, language(lang), names_in(table.plan.seats, lang))

    async def bug(self, person: Person, id: str, text: str, lang: str, key: str = "") -> BugDocument:
        """A bug report: the reporter gets it without the seed, the operator keeps it with the record."""
        table = await self._open(person, id, key)
        async with table.lock:
            report = documents.bug_report(table, _seat(table, person), text, language(lang))
            record = table.running.game.record()
        await asyncio.to_thread(self._file, report, record)
        return report

    def _file(self, report: BugDocument, record: str) -> None:
        make_folder(self._bugs)
        name = f"{report.game}-{secrets.token_hex(6)}.json"
        document = {"report": report, "record": record}
        with open(self._bugs / name, "xb", opener=opener) as file:
            file.write(msgspec.json.encode(document))

    async def bring(self, person: Person, text: str) -> TableInfo:
        """A record from elsewhere becomes a finished table of its own. Raises Problem unless it replays to an end."""
        await limits.check_imports(self._house.store, person, self._house.clock())
        if self._bringing.locked():
            raise Problem("busy")
        async with self._bringing:
            found = await imported(text)
        if found.result is None:
            raise Problem("not_over")
        seats = [SeatPlan("bot", dealt=dealt) for dealt in found.dealt]
        plan = Plan(found.game, seats, host_name=person.name, source=IMPORT)
        now = self._house.clock()
        row = TableRow(
            id=new_id(),
            game=found.game,
            state="over",
            host=person.id,
            key=secrets.token_urlsafe(16),
            settings=write_plan(plan),
            created=now,
            moved=now,
            decisions=found.decisions,
            people=[person.id],
            result=msgspec.json.encode(table_result(found.result, plan)),
        )
        start = j.Start(found.game, found.seats, 0, record=found.record)
        await self._house.store.add_table(row, linked(b"", Entry(row.id, 1, now, HOST, j.START, j.encode(start))))
        return table_info(row, person.id, plan)


def _seat(table: LiveTable, person: Person | None) -> int | None:
    """The first seat of the person at the table."""
    return None if person is None else next(iter(table.plan.seats_of(person.id)), None)
